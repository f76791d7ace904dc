"""Donut tiles: how they lie, where they fit, and what they cost."""

from typing import Any

import pytest

from doughjo.games.dollars.tests.helpers import (
    FULL_TILES,
    GAME,
    own,
    own_box,
    play,
    rows_of_tiles,
    shop,
    step,
    table,
    with_tiles,
)
from doughjo.testing import refused

RICH = "5 plain-hole"


def halves(m: Any, seat: int = 0) -> dict[str, dict[str, str]]:
    """Every covered cell of a mat with the halves on its sides."""
    cells = m.view(seat)["table"]["derived"]["mats"][seat]["cells"]
    return {name: {side: half for side, half in cell.items() if side != "piece"} for name, cell in cells.items()}


# --- How a tile lies

# t01 shows C C C P on top and P S C J below.
TURNED = [
    ("at b2 east", "b2 c2 d2 e2", "north", "south"),
    ("at b2 south", "b2 b3 b4 b5", "east", "west"),
    ("at e2 west", "e2 d2 c2 b2", "south", "north"),
    ("at b5 north", "b5 b4 b3 b2", "west", "east"),
]
TOP, BOTTOM = ["chocolate", "chocolate", "chocolate", "plain"], ["plain", "sprinkle", "chocolate", "jelly"]


@pytest.mark.clause("DD-10")
@pytest.mark.parametrize(("where", "cells", "top", "bottom"), TURNED)
def test_a_tile_is_turned_but_never_flipped(where: str, cells: str, top: str, bottom: str) -> None:
    m = play(table(shop(dollars=RICH)), f"buy $5 {where}")
    expected = zip(cells.split(), TOP, BOTTOM, strict=True)
    assert halves(m) == {cell: {top: above, bottom: below} for cell, above, below in expected}


@pytest.mark.clause("DD-10")
def test_all_ways_to_turn_a_tile_are_offered_and_no_other() -> None:
    m = table(shop(dollars=RICH))
    assert {move.split()[4] for move in m.legal(0) if " at " in move} == {"north", "east", "south", "west"}


@pytest.mark.clause("DD-10")
def test_the_short_ends_of_a_tile_show_no_half() -> None:
    m = table(shop("plain-starter a1 east-west, plain-starter f6 east-west"))
    play(m, "buy $0 at b1 east")
    assert own(m)["tokens"] == {}
    assert m.view(0)["table"]["derived"]["mats"][0]["donuts"] == []


@pytest.mark.clause("DD-10")
def test_a_tile_that_looks_the_same_after_half_a_turn_is_listed_once() -> None:
    m = table(shop(), components=with_tiles(*["PPPP/CCCC"] * 5, "PCSJ/JSCP"))
    facings = {move.split()[4] for move in m.legal(0) if " at " in move}
    assert facings == {"east", "south"}
    assert len(m.legal(0)) == 1 + 216 // 2
    assert "half a turn" in str(refused(m, 0, "buy $0 at d1 west"))


# --- Where it fits


@pytest.mark.clause("DD-21")
def test_on_an_empty_mat_a_tile_fits_in_216_ways() -> None:
    m = table(shop())
    assert len(m.legal(0)) == 1 + 4 * 6 * 9  # four turns, six lines, nine starts
    m = table(shop(dollars=RICH))
    assert len(m.legal(0)) == 1 + 6 * 4 * 6 * 9


@pytest.mark.clause("DD-21")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("at a1 east over 2", {"a1": ("chocolate", "chocolate"), "b1": ("plain", "jelly")}),
        ("at a1 east over 3", {"a1": ("plain", "jelly")}),
        ("at f1 east", {"f1": ("chocolate", "plain")}),
        ("at f1 west over 3", {"f1": ("jelly", "plain")}),
        ("at a1 west", {"a1": ("plain", "chocolate")}),
    ],
)
def test_a_tile_may_hang_over_the_edge(where: str, expected: dict[str, tuple[str, str]]) -> None:
    m = play(table(shop(dollars=RICH)), f"buy $5 {where}")
    assert {cell: (sides["north"], sides["south"]) for cell, sides in halves(m).items()} == expected


@pytest.mark.clause("DD-21")
def test_at_least_one_cell_of_a_tile_is_on_the_mat_and_on_nothing_else() -> None:
    m = table(shop("plain-hole c1"))
    moves = " ".join(m.legal(0))
    assert "over 4" not in moves
    for where in ("at a1 east", "at b1 east", "at c1 east", "at a1 east over 1", "at c1 south", "at f1 west"):
        error = refused(m, 0, f"buy $0 {where}")
        assert error.clause == "DD-21"
        assert "This cell is covered already: c1." in error.reason
    assert "buy $0 at a1 east over 2" in m.legal(0)
    assert "buy $0 at d1 east" in m.legal(0)


@pytest.mark.clause("DD-21")
def test_a_donut_off_the_mat_does_not_count() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 6)
    m = table(shop("t11 e1 east"), components=box, seed=None)
    # t11 shows C P C C over P C S P: two cells on the mat, e1 and f1, with plain and chocolate below.
    play(m, "buy $0 at e2 east")
    assert own(m)["tokens"] == {"plain": 1}
    assert m.position()["turn"]["draws"] == 2  # chocolate over plain on f; nothing for the two cells beyond


@pytest.mark.clause("DD-21")
def test_a_placed_tile_stays() -> None:
    m = table(shop("t20 a1 east", dollars="1 plain-hole"))
    before = own(m)["pieces"]
    play(m, "buy $0 at a6 east", "lay plain-hole at f1")
    assert all(piece in own(m)["pieces"] for piece in before)


@pytest.mark.clause("DD-22")
def test_a_tile_is_laid_aside_only_if_it_fits_nowhere() -> None:
    m = table(shop(dollars="1 plain-hole"))
    assert not any("aside" in move for move in m.legal(0))
    assert refused(m, 0, "buy $0 aside").clause == "DD-22"
    # One empty cell, e2, inside the mat: a tile cannot reach it from the edge.
    crowded = shop(
        rows_of_tiles("t11 t12 t13 t14 t15 t16")
        + ", t21 e1 east, plain-hole f2, t23 e3 east, t24 e4 east, t25 e5 east, t26 e6 east",
        dollars="1 plain-hole",
    )
    m = table(crowded)
    assert m.legal(0) == ["no purchase", "buy $1 aside", "buy $0 aside"]
    play(m, "buy $1 aside")
    assert own(m)["aside"] == ["t05"]
    assert own(m)["dollars"] == {}
    assert own(m)["tokens"] == {}
    assert m.view(0)["table"]["derived"]["mats"][0]["empty"] == 1


@pytest.mark.clause("DD-22")
def test_you_need_not_buy_and_your_turn_goes_on() -> None:
    m = table(shop(dollars="1 plain-hole", tokens="2 plain"), line=("juniper",))
    play(m, "no purchase")
    assert step(m) == "0 lay"
    play(m, "no dollar tile")
    assert step(m) == "0 serve"


# --- What it costs


@pytest.mark.clause("DD-20")
def test_a_tile_costs_the_price_of_its_slot() -> None:
    m = table(shop(dollars="3 plain-hole"))
    prices = {move.split()[1] for move in m.legal(0) if move.startswith("buy")}
    assert prices == {"$3", "$2", "$1", "$0"}
    error = refused(m, 0, "buy $4 at a1 east")
    assert error.clause == "DD-20"
    assert "costs $4, and you have 3 dollars." in error.reason
    play(m, "buy $2 at a1 east")
    assert own(m)["pieces"] == [{"piece": "t04", "at": "a1", "facing": "east"}]
    assert own(m)["dollars"] == {"plain-hole": 1}


@pytest.mark.clause("DD-20")
def test_you_choose_which_dollar_tiles_you_spend() -> None:
    m = table(shop(dollars="1 plain-hole, 2 sprinkle-hole, 1 half-plain"), bag={"half-sprinkle": 2})
    play(m, "buy $2 at a1 east")
    assert m.position()["turn"] == {"seat": 0, "step": "pay", "tile": "t04", "owing": 2}
    assert m.legal(0) == ["pay plain-hole", "pay sprinkle-hole", "pay half-plain"]
    play(m, "pay half-plain")
    assert m.legal(0) == ["pay plain-hole", "pay sprinkle-hole"]
    assert m.position()["bag"] == {"half-plain": 1, "half-sprinkle": 2}
    play(m, "pay sprinkle-hole")
    assert own(m)["dollars"] == {"plain-hole": 1, "sprinkle-hole": 1}
    assert m.position()["bag"] == {"sprinkle-hole": 1, "half-plain": 1, "half-sprinkle": 2}


@pytest.mark.clause("DD-20")
@pytest.mark.parametrize(
    ("dollars", "price", "left"),
    [
        ("4 half-plain", 2, {"half-plain": 2}),  # all alike
        ("1 plain-hole, 1 half-plain", 2, {}),  # all are spent
        ("3 plain-hole, 1 half-plain", 0, {"plain-hole": 3, "half-plain": 1}),  # free
    ],
)
def test_where_there_is_no_choice_nobody_is_asked(dollars: str, price: int, left: dict[str, int]) -> None:
    m = play(table(shop(dollars=dollars)), f"buy ${price} at a1 east")
    assert own(m)["dollars"] == left
    assert m.position()["turn"]["step"] != "pay"


@pytest.mark.clause("DD-20")
def test_the_rest_pays_itself_as_soon_as_there_is_only_one_way() -> None:
    m = play(table(shop(dollars="3 plain-hole, 1 half-plain")), "buy $3 at a1 east", "pay half-plain")
    assert own(m)["dollars"] == {"plain-hole": 1}


@pytest.mark.clause("DD-20")
def test_spent_dollars_are_in_the_bag_before_new_ones_are_drawn() -> None:
    m = table(shop("plain-starter a1 north-south", dollars="2 half-sprinkle"), bag={})
    play(m, "buy $2 at a2 east")  # t04 shows chocolate over plain
    assert m.position()["turn"] == {"seat": 0, "step": "draw for tile", "draws": 2}
    assert m.odds() == {"draw dollar half-sprinkle": 2}


@pytest.mark.clause("DD-20")
def test_nothing_is_paid_with_what_you_do_not_have() -> None:
    m = play(table(shop(dollars="2 plain-hole, 1 half-plain")), "buy $2 at a1 east")
    error = refused(m, 0, "pay sprinkle-hole")
    assert error.clause == "DD-20"
    assert "You have no sprinkle holes." in error.reason


@pytest.mark.clause("DD-27")
@pytest.mark.parametrize(
    ("price", "after"),
    [
        (5, [None, "t02", "t03", "t04", "t05", "t06"]),
        (3, [None, "t01", "t02", "t04", "t05", "t06"]),
        (0, [None, "t01", "t02", "t03", "t04", "t05"]),
    ],
)
def test_tiles_slide_toward_the_free_slot_and_a_new_one_costs_five(price: int, after: list[str | None]) -> None:
    m = play(table(shop(dollars=f"{price} plain-hole" if price else "")), f"buy ${price} at a1 east")
    assert step(m) == "0 refill"
    assert m.position()["board"] == after
    play(m, "draw tile t50")
    assert m.position()["board"] == ["t50", *after[1:]]
    assert step(m) == "1 buy"


@pytest.mark.clause("DD-27")
def test_the_gap_stays_until_the_end_of_the_turn() -> None:
    m = play(table(shop(dollars="3 plain-hole")), "buy $2 at a1 east")
    assert step(m) == "0 lay"
    assert m.position()["board"] == ["t01", "t02", "t03", None, "t05", "t06"]


@pytest.mark.clause("DD-27")
def test_without_a_purchase_nothing_slides() -> None:
    m = play(table(shop()), "no purchase")
    assert m.position()["board"] == ["t01", "t02", "t03", "t04", "t05", "t06"]
    assert step(m) == "1 buy"


def test_a_mat_of_another_size_is_another_grid() -> None:
    box = own_box()
    box["mat"] |= {"columns": 8, "rows": 4}
    m = table(shop(), components=box)
    assert len(m.legal(0)) == 1 + 2 * 4 * 11 + 2 * 8 * 7
    assert "buy $0 at h4 west over 3" in m.legal(0)
    assert not any(" a5 " in move for move in m.legal(0))
    play(m, "buy $0 at h1 south over 0".removesuffix(" over 0"))
    assert own(m)["pieces"] == [{"piece": "t06", "at": "h1", "facing": "south"}]
    assert m.view(0)["table"]["derived"]["mats"][0]["empty"] == 28


def test_a_full_mat_is_full() -> None:
    assert GAME.start_from({"players": 2, "over": True, "shops": [shop(FULL_TILES), shop()]}).sheet()[0] == []
