"""Why a move cannot be made: a reason for exactly what is not legal, and the facts of each."""

from collections.abc import Callable

import pytest

from doughjo.core.codes import Facts
from doughjo.core.contract import SPECTATOR, new_tables
from doughjo.core.edition import Reason
from doughjo.games.dollars.derived import Facts as Derived
from doughjo.games.dollars.tests.helpers import FULL_TILES, GAME, play, random_game, shop, table, with_tiles
from doughjo.match import Match


def reason(m: Match, move: str, seat: int = 0) -> Reason:
    """Why a seat cannot make a move."""
    found = m.edition.reason(m.hidden(seat), seat, m.notation.action_ids[move])
    assert found is not None
    return found


@pytest.mark.parametrize("players", [1, 2, 3])
def test_there_is_a_reason_for_exactly_what_is_not_legal(players: int) -> None:
    texts = [action for action, text in enumerate(GAME.start(players).notation.actions) if text]
    for number, m in enumerate(random_game(players, seed=players, starters_last=players == 2)):
        if number % 20 == 0:
            for seat in range(players):
                legal = m.legal_ids(seat)
                refused = [action for action in texts if m.edition.reason(m.hidden(seat), seat, action)]
                assert sorted([*legal, *refused]) == texts


@pytest.mark.parametrize(
    ("match", "move", "clause", "facts"),
    [
        (
            lambda: table(shop(dollars="2 plain-hole")),
            "buy $4 at a1 east",
            "DD-20",
            {"kind": "too-dear", "price": 4, "dollars": 2},
        ),
        (lambda: table(shop()), "buy $0 aside", "DD-22", {"kind": "fits"}),
        (
            lambda: table(shop("t59 b1 east, plain-hole c3"), board=("t02", "t03", "t04", "t05", "t06", "t07")),
            "buy $0 at c1 south",
            "DD-21",
            {"kind": "covered", "cells": ["c1", "c3"]},
        ),
        (lambda: table(shop(dollars="1 half-plain"), step="lay"), "serve nobody", "DD-25", {"kind": "not-asked"}),
        (
            lambda: table(shop("plain-hole a1", dollars="1 half-plain"), step="lay"),
            "lay half-plain at a1 north",
            "DD-25",
            {"kind": "covered", "cells": ["a1"]},
        ),
        (
            lambda: table(shop(tokens="2 plain"), step="serve", line=("juniper", "sanjay")),
            "serve juniper thrilled",
            "DD-26",
            {
                "kind": "lacks-tokens",
                "customer": "juniper",
                "level": "thrilled",
                "missing": {"plain": 1, "chocolate": 1},
            },
        ),
        (
            lambda: table(shop(tokens="2 plain"), step="serve", line=("juniper",)),
            "serve otis contented",
            "DD-26",
            {"kind": "not-waiting", "customer": "otis"},
        ),
    ],
)
def test_a_reason_says_what_stands_in_the_way(match: Callable[[], Match], move: str, clause: str, facts: Facts) -> None:
    assert reason(match(), move) == Reason(facts, clause)


@pytest.mark.clause("DD-21")
def test_a_tile_that_turns_into_itself_is_named_one_way() -> None:
    m = table(shop(), components=with_tiles(*["PCCP/PCCP"] * 6))
    assert reason(m, "buy $0 at d1 west") == Reason({"kind": "same-turned"}, "DD-21")


@pytest.mark.clause("DD-03")
def test_starters_are_refused_for_what_lies_there() -> None:
    m = play(GAME.start(2, options={"first_player": "first seat"}), "start plain at b2 east-west")
    assert reason(m, "start plain at c3 east-west") == Reason({"kind": "is-placed", "starter": "plain"}, "DD-03")
    for at in ("b5", "e2"):
        assert reason(m, f"start jelly at {at} east-west") == Reason({"kind": "same-line", "at": at}, "DD-03")


def test_a_question_has_the_numbers_of_the_seat_that_is_asked() -> None:
    m = table(shop(dollars="5 plain-hole"), shop(dollars="2 plain-hole"), seat=1)
    assert m.edition.asked(m.hidden(1), 1) == {"kind": "buy", "dollars": 2}


# --- The facts that follow from a table


def test_facts_that_are_equal_are_equal_bytes() -> None:
    facts = new_tables(Derived)
    for number, m in enumerate(random_game(3, seed=4)):
        if number % 5 == 0:
            for viewer in (*range(3), SPECTATOR):
                m.game.doors.follow(m.hidden("spectator"), m.components.boxes, viewer, facts)
                fresh = new_tables(Derived)
                m.game.doors.follow(m.hidden("spectator"), m.components.boxes, viewer, fresh)
                assert facts.tobytes() == fresh.tobytes()


def test_a_mat_that_is_filled_is_told_of_once() -> None:
    left_one = FULL_TILES.replace("t26 e6 east", "plain-hole e6")
    m = table(shop(left_one, "2 plain-hole, 1 half-plain"), board=("t01", "t02", "t03", "t04", "t05", "t06"))
    play(m, "buy $2 at f6 east", "pay plain-hole")
    assert [facts["kind"] for facts in m.events_of(0)][:3] == ["bought", "mat-full", "paid"]
    assert [facts["kind"] for facts in m.events_of(0)].count("mat-full") == 1
