"""What players read: questions, refusals, the log, the score sheet, the table as text, and what boards get."""

import json
from typing import Any

import pytest
from rich.text import Text

from doughjo.core.components import open_box
from doughjo.core.notation import notation
from doughjo.games.dollars.tests.helpers import FULL_TILES, GAME, play, random_game, shop, step, table, with_tiles
from doughjo.lab import simulate
from doughjo.testing import refused

BOX = open_box(GAME.rules)


def kinds(m: Any) -> list[str]:
    return [facts["kind"] for facts in m.events_of("spectator")]


def test_every_action_has_one_text_and_every_text_one_action() -> None:
    words = notation(GAME.rules, BOX)
    named = [text for text in words.actions if text]
    # 6 slots of 216 placements and one aside, six backs to pay with, three holes and three halves on 36 cells, 39
    # customers at three levels, four starters on 36 cells, and three ways to pass.
    assert len(named) == len(set(named)) == 6 * 216 + 6 + 6 + 36 * (3 + 3 * 4) + 39 * 3 + 4 * 36 * 2 + 3
    assert len([text for text in words.outcomes if text]) == 61 + 39 + 6 + 4


@pytest.mark.parametrize(
    ("match", "asked"),
    [
        (lambda: table(shop(dollars="1 plain-hole")), "You have 1 dollar: buy a tile"),
        (lambda: table(shop(dollars="2 plain-hole")), "You have 2 dollars"),
        (lambda: table(shop(dollars="1 plain-hole"), step="lay"), "lay one of your Dollar Tiles"),
        (lambda: table(shop(tokens="9 plain"), step="serve", line=("juniper",)), "serve one customer"),
        (
            lambda: play(table(shop(dollars="2 plain-hole, 1 half-plain")), "buy $2 at a1 east"),
            "Choose a Dollar Tile to pay with: 2 dollars to go.",
        ),
    ],
)
def test_every_decision_is_asked_for(match: Any, asked: str) -> None:
    assert asked in match().view(0)["question"]


def test_starters_are_asked_for_with_or_without_the_others() -> None:
    for shared in (False, True):
        m = GAME.start(2, seed=1, options={"shared_starters": shared})
        (seat,) = m.to_act
        question = m.view(seat)["question"]  # type: ignore[arg-type]
        whom = " for everyone" if shared else ""
        assert question == f"Place a starter{whom}: no two may share a row or column."


def test_a_move_of_another_step_is_refused_with_what_is_asked() -> None:
    m = table(shop(dollars="1 plain-hole"))
    error = refused(m, 0, "serve nobody")
    assert error.clause == "DD-20"
    assert "That is not what you are asked to do. You have 1 dollar" in error.reason
    assert refused(m, 1, "no purchase").reason.endswith("It is up to Seat 0 now.")
    assert "Expected no purchase" in refused(m, 0, "buy everything").reason


def test_what_is_missing_for_a_customer_is_named() -> None:
    m = table(shop(tokens="1 chocolate, 3 plain"), step="serve", line=("sanjay", "juniper"))
    error = refused(m, 0, "serve sanjay thrilled")
    assert error.clause == "DD-26"
    assert "To make Sanjay thrilled, you need 1 jelly more." in error.reason


# --- The story


def test_a_purchase_tells_what_was_paid_and_made() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 4, "PPJC/PPPP", "PPPP/PPPP", "PPPP/PCPP")
    m = table(shop("t07 a1 east", dollars="1 plain-hole"), components=box, bag={"half-plain": 9})
    play(m, "buy $1 at a2 east")
    assert m.log == [
        "Seat 0 buys tile PPJC/PPPP for $1 and places it on a2 facing east.",
        "Seat 0 pays a dollar with plain holes.",
        "Seat 0 makes a perfect plain donut on a2 and a1.",
        "Seat 0 sells a mismatched donut, plain and chocolate, on b2 and b1 for $2.",
        "A mismatched donut, jelly and plain, on c2 and c1 brings Seat 0 nothing.",
        "Seat 0 sells a mismatched donut, chocolate and plain, on d2 and d1 for $2.",
    ]
    facts = m.events_of(0)
    assert facts[0] == {
        "kind": "bought",
        "seat": 0,
        "price": 1,
        "tile": "t05",
        "at": "a2",
        "facing": "east",
        "over": 0,
    }
    assert facts[3] == {
        "kind": "sold",
        "seat": 0,
        "cells": ["b2", "b1"],
        "flavours": ["plain", "chocolate"],
        "dollars": 2,
    }
    assert facts[4] == {"kind": "spoiled", "seat": 0, "cells": ["c2", "c1"], "flavours": ["jelly", "plain"]}


def test_a_tile_paid_for_in_steps_tells_its_donuts_when_it_is_paid() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 7)
    m = table(shop("t07 a1 east", dollars="3 plain-hole, 1 half-plain"), components=box)
    play(m, "buy $3 at a2 east")
    assert kinds(m) == ["bought"]
    play(m, "pay plain-hole")
    assert kinds(m) == ["bought", "paid"]
    play(m, "pay half-plain")  # and the rest pays itself
    assert kinds(m) == ["bought", "paid", "paid", *["perfect"] * 4]
    assert m.events_of(0)[2]["dollars"] == ["plain-hole", "half-plain"]


def test_a_turn_tells_its_end() -> None:
    m = table(shop(tokens="3 plain"), line=("juniper",), deck=[])
    play(m, "buy $0 at a1 east over 2", "serve juniper delighted", "draw tile t30")
    assert m.log == [
        "Seat 0 takes the free tile, CJCJ/PCPS, and places it on a1 facing east, 2 cells over the edge.",
        "Seat 0 serves Juniper 3 plain: delighted, 5 points.",
        "The tiles slide to close the gap.",
        "Tile JCCC/CPJP comes to the $5 slot.",
        "It is Seat 1’s turn.",
    ]
    slid = m.events_of(0)[2]
    assert slid == {"kind": "slid", "gap": 6, "board": [None, "t01", "t02", "t03", "t04", "t05"]}


def test_laying_and_passing_are_told() -> None:
    m = table(shop(dollars="1 plain-hole, 1 half-plain"))
    play(m, "no purchase", "lay half-plain at a1 north", "no purchase", "no purchase", "no dollar tile")
    assert "Seat 0 buys nothing." in m.log
    assert "Seat 0 lays a plain half on a1 facing north." in m.log
    assert "Seat 0 lays no Dollar Tile." in m.log


def test_the_rival_is_told_of() -> None:
    m = table(shop(), players=1, line=("otis", "fern", "dev", "hank"), deck=["coral"])
    play(m, "no purchase", "draw tile t30")
    assert m.log == [
        "Seat 0 buys nothing.",
        "The rival shop takes tile CJCJ/PCPS.",
        "The tiles slide to close the gap.",
        "Tile JCCC/CPJP comes to the $5 slot.",
        "Otis has waited too long and goes to the rival shop.",
    ]


def test_a_full_mat_is_told_of() -> None:
    m = table(shop(FULL_TILES.replace("t26 e6 east", "plain-hole e6"), "1 plain-hole"), step="lay")
    play(m, "lay plain-hole at f6")
    assert "Seat 0’s mat is full." in m.log


def test_the_story_of_whole_games_leaves_nothing_out() -> None:
    seen: set[str] = set()
    for players, seed in ((1, 1), (1, 2), (2, 3), (4, 4)):
        *_, m = random_game(players, seed, shared_starters=players == 4)
        assert all(m.log)
        seen.update(kinds(m))
    assert seen >= {
        "starts",
        "tile-dealt",
        "customer-came",
        "starter-placed",
        "bought",
        "no-purchase",
        "paid",
        "perfect",
        "sold",
        "spoiled",
        "drew",
        "laid",
        "served",
        "slid",
        "rival-took",
        "customer-left",
        "turn",
        "game-over",
    }


# --- Undo


def test_a_purchase_can_be_taken_back_until_luck_decides() -> None:
    m = table(shop(dollars="2 plain-hole, 1 half-plain"))
    before = m.table
    play(m, "buy $2 at a1 east", "pay half-plain")
    m.undo(0)
    m.undo(0)
    assert m.table == before
    m = table(shop(), seed=4)
    m.play(0, "buy $0 at a1 east")
    assert m.why_no_undo(0) == "Luck has decided since your move."


# --- The table as text, and looking things up


def test_the_table_is_drawn_within_eighty_columns() -> None:
    for players in (1, 2, 4):
        *_, m = random_game(players, players)
        lines = Text.from_markup(m.teller.drawn(m.view(0)) or "").plain.splitlines()
        assert max(map(len, lines)) <= 80
        assert any("Specials Board" in line for line in lines)


def test_a_drawn_mat_shows_tiles_halves_and_holes() -> None:
    m = table(shop("t59 b1 east, t12 f2 south, plain-starter a3 east-west, half-plain a1 south, sprinkle-hole a6"))
    text = Text.from_markup(m.teller.drawn(m.view(0)) or "").plain
    assert "S    C    C    P" in text
    assert "╶────" in text
    assert "(s)" in text
    assert "P * P" in text


@pytest.mark.parametrize("word", ["t01", "CCCP/PSCJ", "OTIS", "plain-hole", "Plain half", "jelly-starter"])
def test_every_piece_can_be_looked_up(word: str) -> None:
    assert GAME.start(2).teller.lookup(word)
    assert GAME.start(2).teller.lookup("croissant") is None


def test_a_piece_in_words() -> None:
    assert GAME.start(2).teller.lookup("t01") == (
        "CCCP/PSCJ: From left to right: chocolate, chocolate, chocolate and plain above; "
        "plain, sprinkle, chocolate and jelly below. Ours, not the publisher’s."
    )
    assert GAME.start(2).teller.lookup("sanjay") == (
        "Sanjay: The Rose District. Wants chocolate and plain (contented, 4), then plain (delighted, 6), "
        "then jelly (thrilled, 12). As printed."
    )


def test_counters_fit_what_is_counted() -> None:
    counts = simulate(GAME.rules, players=2, games=3, seed=2, workers=1).counts
    assert sum(count for label, count in counts.items() if label.startswith("bought")) > 0
    assert {"bought $5", "bought nothing", "laid plain holes", "thrilled Sanjay"} <= counts.keys()


# --- What boards get


def test_previews_name_what_a_move_would_complete() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 5, "PPJC/PPPP", "PPPP/PCPP")
    m = table(shop("t07 a1 east"), components=box)
    previews = m.view(0)["table"]["derived"]["previews"]
    assert previews["buy $0 at a2 east"] == [
        ["a2", "a1", "plain"],
        ["b2", "b1", 2],
        ["c2", "c1", 0],
        ["d2", "d1", 2],
    ]
    assert "buy $0 at a6 east" not in previews
    assert m.view(1)["table"]["derived"]["previews"] == {}
    assert m.view("spectator")["table"]["derived"]["previews"] == {}


def test_previews_of_dollars_and_customers() -> None:
    m = table(shop("plain-starter c3 north-south", dollars="1 half-plain"), step="lay")
    previews = m.view(0)["table"]["derived"]["previews"]
    assert previews == {
        "lay half-plain at c2 south": [["c2", "c3", "plain"]],
        "lay half-plain at c4 north": [["c4", "c3", "plain"]],
    }
    m = table(shop(tokens="2 plain, 1 chocolate"), step="serve", line=("sanjay",))
    assert m.view(0)["table"]["derived"]["previews"] == {
        "serve sanjay contented": {"tokens": ["chocolate", "plain"], "points": 4},
        "serve sanjay delighted": {"tokens": ["chocolate", "plain", "plain"], "points": 6},
    }


@pytest.mark.parametrize(
    ("words", "x", "y", "turn", "cells"),
    [
        ("t01 c4 east", 2, 3, 0, ["c4", "d4", "e4", "f4"]),
        ("t01 c2 south", 2, 1, 90, ["c2", "c3", "c4", "c5"]),
        ("t01 f4 west", 5, 3, 180, ["f4", "e4", "d4", "c4"]),
        ("t01 c5 north", 2, 4, 270, ["c5", "c4", "c3", "c2"]),
        ("t01 a4 east 2", -2, 3, 0, [None, None, "a4", "b4"]),
        ("t01 f4 west 1", 6, 3, 180, [None, "f4", "e4", "d4"]),
        ("t01 e4 east", 4, 3, 0, ["e4", "f4", None, None]),
    ],
)
def test_a_board_knows_where_to_draw_a_tile(words: str, x: int, y: int, turn: int, cells: list[str | None]) -> None:
    m = table(shop(words), board=("t02", "t03", "t04", "t05", "t06", "t07"))
    (drawn,) = m.view(0)["table"]["derived"]["mats"][0]["pieces"]
    expected = {"piece": "t01", "kind": "tile", "top": "CCCP", "bottom": "PSCJ"}
    assert drawn == {**expected, "x": x, "y": y, "turn": turn, "cells": cells}


@pytest.mark.parametrize(
    ("words", "kind", "turn"),
    [
        ("plain-starter c4 north-south", "starter", 0),
        ("plain-starter c4 east-west", "starter", 90),
        ("half-plain c4 north", "half", 0),
        ("half-plain c4 west", "half", 270),
        ("plain-hole c4", "hole", 0),
    ],
)
def test_a_board_knows_where_to_draw_a_small_piece(words: str, kind: str, turn: int) -> None:
    m = table(shop(words))
    (drawn,) = m.view(0)["table"]["derived"]["mats"][0]["pieces"]
    where = {"x": 2, "y": 3, "turn": turn, "cells": ["c4"]}
    assert drawn == {"piece": words.split(maxsplit=1)[0], "kind": kind, "flavour": "plain", **where}


def test_a_view_is_json_and_small() -> None:
    largest = 0
    for m in random_game(3, seed=2):
        for seat in [seat for seat in m.to_act if isinstance(seat, int) and len(m.moves) % 9 == 0]:
            largest = max(largest, len(json.dumps(m.view(seat))))
    assert 0 < largest < 100_000


def test_the_seat_whose_turn_it_is_sees_what_it_can_pay() -> None:
    m = table(shop(dollars="2 plain-hole"), shop(dollars="5 plain-hole"))
    assert [slot["affordable"] for slot in m.view(1)["table"]["derived"]["specials"]] == [False] * 3 + [True] * 3
    assert step(m) == "0 buy"
