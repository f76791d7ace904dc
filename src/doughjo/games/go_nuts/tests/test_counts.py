"""How many ways a small table can go on: any rule that allows too much or too little changes a count."""

from typing import Any

import pytest

import doughjo

GAME = doughjo.game("go-nuts")


def ways(position: dict[str, Any], moves: int) -> int:
    """How many sequences of so many moves there are, luck's among them; shorter where the game ends."""
    match = GAME.start_from(position)
    if moves == 0 or match.over:
        return 1
    seat = min(match.to_act, key=str)
    count = 0
    for move in match.legal(seat):
        after = GAME.start_from(position)
        after.play(seat, move)
        count += ways(after.position(), moves - 1)
    return count


TWO = {"players": 2, "row": ["glazed", "plain", "powdered"], "deck": {"glazed": 1, "plain": 1}}
FOUR = {
    "players": 4,
    "row": [None, None, "bear-claw", "plain", "coffee"],
    "collections": [["cinnamon-twist", "plain", "glazed"], ["plain"], ["glazed", "powdered"], ["plain"]],
    "deck": {"glazed": 1},
    "picks": [2, 1, 1, 1],
    "resolving": {"position": 2, "seat": 0, "card": "cinnamon-twist"},
}
DAY_OLD = {
    "players": 4,
    "row": [None, "glazed", "glazed", "plain", "plain"],
    "collections": [["day-old-donuts"], [], [], []],
    "discard": ["plain", "milk", "plain"],
    "deck": {},
    "picks": [1, 2, 2, 2],
    "resolving": {"position": 1, "seat": 0, "card": "day-old-donuts"},
}


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        # 3 picks each; then 3 joint picks empty one position (2 outcomes) and 6 empty two (2, then 1 outcome).
        (TWO, [1, 3, 9, 18, 3 * 2 * 3 + 6 * 2]),
        # 2 · 1 · 2 · 1 passes, after which the deck cannot fill the row.
        (FOUR, [1, 2, 2, 4, 4]),
        # Stop, the upper plain, milk or the deeper plain; then stop or each kind left; then stop or the last card.
        (DAY_OLD, [1, 4, 1 + 3 + 2 + 3, 1 + (1 + 2 + 2) + (1 + 2) + (1 + 2 + 2)]),
    ],
)
def test_a_small_table_goes_on_in_so_many_ways(position: dict[str, Any], counts: list[int]) -> None:
    assert [ways(position, moves) for moves in range(len(counts))] == counts
