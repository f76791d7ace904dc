"""The greedy bot: what it likes best on tables where that is plain to see."""

import numpy as np

import doughjo
from doughjo.core.contract import record_of
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
