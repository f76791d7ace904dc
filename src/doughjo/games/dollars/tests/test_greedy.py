"""The greedy bot: what it likes best on tables where that is plain to see."""

from itertools import pairwise

import numpy as np
import pytest

import doughjo
from doughjo.core.contract import Record, record_of
from doughjo.games.dollars import heuristics, rules
from doughjo.games.dollars.moves import decode
from doughjo.games.dollars.state import BUYING, EAST, FIRST, HALF, LENGTH, NONE, NORTH, SECOND, SOUTH, WEST
from doughjo.games.dollars.tests.helpers import FULL_TILES, GAME, play, shop, step, table, with_tiles


def favourite(m: doughjo.Match) -> str:
    """The move that the greedy bot makes most often."""
    (seat,) = m.to_act
    assert isinstance(seat, int)
    actions = np.array([*m.legal_ids(seat), *[0] * 8], np.int32)
    weights = np.zeros(GAME.rules.room, np.float64)
    n = len(actions) - 8
    GAME.rules.prefer(record_of(m.hidden(seat)), m.components.box, seat, actions, n, weights)
    return m.legal(seat)[int(weights[:n].argmax())]


def test_it_completes_perfect_donuts() -> None:
    m = table(shop("sprinkle-starter c3 north-south", dollars="1 half-sprinkle, 1 half-plain"), step="lay")
    assert favourite(m) in ("lay half-sprinkle at c2 south", "lay half-sprinkle at c4 north")
    box = with_tiles(*["PPPP/PPPP"] * 5, "SSSS/CCCC", "JJJJ/SSSS")
    m = table(shop("t07 b2 east"), components=box)
    assert favourite(m) == "buy $0 at b3 east"


def test_it_takes_the_dearer_tile_where_that_pays() -> None:
    box = with_tiles("SSSS/CCCC", *["PPPP/PPPP"] * 5, "JJJJ/SSSS")
    m = table(shop("t07 b2 east", dollars="5 plain-hole"), components=box)
    assert favourite(m) == "buy $5 at b3 east"


def test_it_pays_with_what_is_least_useful() -> None:
    m = play(table(shop(dollars="2 plain-hole, 1 sprinkle-hole, 1 half-sprinkle")), "buy $2 at a1 east")
    assert favourite(m) == "pay plain-hole"


def test_it_makes_customers_happy() -> None:
    m = table(shop(tokens="3 plain, 1 chocolate, 1 jelly"), step="serve", line=("sanjay",))
    assert favourite(m) == "serve sanjay thrilled"


def test_it_fills_a_cell_that_no_tile_can_reach() -> None:
    crowded = FULL_TILES.replace("t22 e2 east", "plain-hole f2")  # e2 is empty
    m = table(shop(crowded, dollars="1 chocolate-hole"))
    assert favourite(m) == "buy $0 aside"  # so that the game comes to an end
    play(m, "buy $0 aside")
    assert step(m) == "0 lay"
    assert favourite(m) == "lay chocolate-hole at e2"


def test_a_placement_is_worth_what_its_cells_and_ends_bring() -> None:
    """All placements of a game, also those that hang over the edge, added up one by one."""
    m, seen = GAME.start(players=2, seed=4), 0
    while not m.over:
        (seat,) = m.to_act
        assert isinstance(seat, int)
        s, box, actions = record_of(m.hidden(seat)), m.components.box, np.array(m.legal_ids(seat), np.int32)
        if s.phase == BUYING and len(actions) > 1:
            weights = np.full(GAME.rules.room, 99.0)  # what another weighing may have left there
            wanted = heuristics.wanted_flavours(s, box, seat)
            heuristics.weigh_tiles(s, box, seat, actions, len(actions), wanted, weights)
            plain = [plain_worth(s, box, seat, int(action), wanted) for action in actions[1:]]
            assert weights[1 : len(actions)] == pytest.approx(plain)
            seen += len(plain)
        m.play(seat, favourite(m))
    assert seen > 1000


def plain_worth(s: Record, box: Record, seat: int, action: int, wanted: int) -> float:
    """What one placement is worth: cell by cell, half by half."""
    _, slot, placement, _ = decode(action)
    across = rules.lies_across(rules.facing_of(placement))
    sides, ends = ((NORTH, SOUTH), (WEST, EAST)) if across else ((WEST, EAST), (NORTH, SOUTH))
    value = -heuristics.DOLLAR * box.prices[slot]
    for k, face in enumerate(box.faces[s.board[slot], rules.facing_of(placement)]):
        cell = rules.cell_of(box, placement, k)
        if cell != NONE:
            value += heuristics.CELL
            for side, which in zip(sides, (FIRST, SECOND), strict=True):
                value += heuristics.half_worth(s, box, seat, cell, int(face) >> which & HALF, side, wanted)
            for end, at in zip(ends, (0, LENGTH - 1), strict=True):
                value -= heuristics.blocked(s, box, seat, cell, end) if k == at else 0.0
    return float(value)


def test_the_further_behind_a_move_is_the_less_it_is_liked_and_absurd_ones_never() -> None:
    likings = [heuristics.liking(behind / 100) for behind in range(502)]
    assert all(more > less for more, less in pairwise(likings[:501]))
    assert likings[0] == 1 and likings[500:] == [0, 0]
    assert likings[int(100 * heuristics.RARE)] < 1e-10
