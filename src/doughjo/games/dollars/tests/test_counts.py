"""How many ways a small table can go on: any rule that allows too much or too little changes a count."""

from typing import Any

import pytest

from doughjo.games.dollars.tests.helpers import BOARD, FULL_TILES, GAME, piece, shop


def ways(position: dict[str, Any], moves: int) -> int:
    """How many sequences of so many moves there are, luck's among them; shorter where the game ends."""
    match = GAME.start_from(position)
    if moves == 0 or match.over:
        return 1
    (mover,) = match.to_act
    if moves == 1:
        return len(match.legal(mover))
    count = 0
    for move in match.legal(mover):
        after = GAME.start_from(position)
        after.play(mover, move)
        count += ways(after.position(), moves - 1)
    return count


TABLE = {"players": 2, "turn": {"seat": 0, "step": "buy"}, "board": list(BOARD), "supply": ["t30", "t31"], "deck": []}
CROWDED = FULL_TILES.replace("t22 e2 east", "plain-hole f2").replace("t25 e5 east", "chocolate-hole f5")
"""Two cells are empty, e2 and e5, which no tile can reach."""


CASES: dict[str, tuple[dict[str, Any], list[int]]] = {
    # Nothing, or the dollar or free tile aside; then a dollar on one of two cells or none, but after the dollar tile
    # nothing is left to lay, and one of two tiles is drawn.
    "tiles that fit nowhere": ({"shops": [shop(CROWDED, "1 sprinkle-hole"), shop()]}, [1, 3, 3 + 2 + 3]),
    # Three tiles can be paid for; in row 6 each has two starts in two turns, in the columns one start each.
    "two cells at the edge": (
        {"shops": [shop(FULL_TILES.replace(", t26 e6 east", ""), "1 plain-hole, 1 half-plain"), shop()]},
        [1, 1 + 3 * (2 * 2 + 2 * 2)],
    ),
    # Three kinds to choose from; after a plain one all three are still there, else two.
    "two dollars to pay": (
        {
            "turn": {"seat": 0, "step": "pay", "tile": "t40", "owing": 2},
            "board": [None, *BOARD[1:]],
            "shops": [shop("t40 a1 east", "2 plain-hole, 1 half-plain, 1 sprinkle-hole"), shop()],
        },
        [1, 3, 3 + 2 + 2],
    ),
    # Two starters, 16 cells, two turns each; then one starter on 9 cells.
    "two starters left": (
        {
            "turn": {"seat": 0, "step": "start"},
            "options": {"starters_last": True},
            "shops": [
                {
                    "starters": ["plain", "jelly"],
                    "pieces": [piece("chocolate-starter a1 east-west"), piece("sprinkle-starter f6 east-west")],
                },
                {"starters": ["plain", "chocolate", "sprinkle", "jelly"]},
            ],
        },
        [1, 2 * 16 * 2, 2 * 16 * 2 * 9 * 2],
    ),
}


@pytest.mark.parametrize(("changes", "counts"), CASES.values(), ids=[*CASES])
def test_a_small_table_goes_on_in_so_many_ways(changes: dict[str, Any], counts: list[int]) -> None:
    assert [ways({**TABLE, **changes}, moves) for moves in range(len(counts))] == counts
