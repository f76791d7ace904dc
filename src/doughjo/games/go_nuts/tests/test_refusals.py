"""Moves that cannot be made: each is refused with a reason and its clause, and changes nothing."""

from typing import Any

import pytest

import doughjo
from doughjo.games.go_nuts.tests.helpers import GAME, after_picks, finished, pick_all, table
from doughjo.testing import refused

FILLERS = "glazed plain powdered maple-bar jelly-filled"


# --- Picking


@pytest.mark.parametrize("move", ["pick 5", "pick 7"])
@pytest.mark.clause("GN-01")
def test_a_pick_beyond_the_row(move: str) -> None:
    error = refused(table("plain glazed powdered eclair"), 1, move)
    assert error.clause == "GN-01"
    assert error.reason == f"'{move}': The row has positions 1 to 4. Expected pick 1, pick 2, pick 3 or pick 4."


@pytest.mark.parametrize(
    "move", ["pick 0", "pick 8", "pick -1", "pick", "pick one", "Pick 1", "pick  1", " pick 1", ""]
)
def test_a_malformed_pick(move: str) -> None:
    error = refused(table("plain glazed powdered eclair"), 0, move)
    assert error.clause == "GN-04"
    assert repr(move) in str(error) and "pick 1, pick 2, pick 3 or pick 4" in str(error)


@pytest.mark.parametrize("move", [None, 1, 1.5, True, b"pick 1", ["pick 1"], {"move": "pick 1"}, ("pick", 1)])
def test_a_move_that_is_not_a_text(move: Any) -> None:
    assert "Expected pick 1" in str(refused(table("plain glazed powdered"), 0, move))


def test_a_slip_of_the_pen_is_understood_but_not_played() -> None:
    assert "did you mean 'pick 3'" in str(refused(table("plain glazed powdered"), 0, "pik 3"))


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize("move", ["pick 1", "pick 2", "pick 9"])
def test_a_second_pick(move: str) -> None:
    m = table("plain glazed powdered")
    m.play(0, "pick 1")
    error = refused(m, 0, move)
    assert error.clause == "GN-04"
    assert error.reason == f"'{move}': You have already chosen. Now it is up to the others."


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize("move", ["done", "keep glazed", "steal plain from seat 1", "discard itself", "clear 1"])
def test_another_move_while_everybody_picks(move: str) -> None:
    error = refused(table("plain glazed powdered", "glazed", "plain"), 0, move)
    assert error.clause == "GN-04"
    assert "Everyone is choosing" in error.reason


@pytest.mark.parametrize("seat", [2, -2, 99, "0", "seat 0", None, True, 0.0, "spectator"])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    error = refused(table("plain glazed powdered"), seat, "pick 1")
    assert error.reason == f"there is no seat {seat!r}; expected 0 to 1 or 'chance'"


# --- Luck


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("move", ["pick 1", "done", "draw plain", "nonsense"])
def test_a_move_while_cards_are_dealt(seat: int, move: str) -> None:
    assert "luck" in refused(GAME.start(2), seat, move).reason


@pytest.mark.parametrize("move", ["done", "keep plain", "draw plain", "nonsense"])
def test_a_move_while_a_card_is_drawn(move: str) -> None:
    for power in ("chocolate-frosted", "double-chocolate"):
        m = after_picks(table(f"{power} glazed plain powdered"), 1, 2, 3)
        assert "luck" in refused(m, 0, move).reason
        assert "luck" in refused(m, 1, move).reason


@pytest.mark.parametrize("move", ["draw milk", "draw nothing", "pick 1", None, "draw eclair"])
def test_luck_cannot_do_what_the_deck_does_not_hold(move: Any) -> None:
    m = table("- glazed plain", deck="plain glazed")
    assert "Expected draw glazed or draw plain" in refused(m, "chance", move).reason


def test_luck_cannot_move_out_of_turn() -> None:
    error = refused(table("plain glazed powdered"), "chance", "draw plain")
    assert error.reason == "'draw plain': It is up to Seat 0 and Seat 1 now."


@pytest.mark.clause("GN-23")
def test_luck_cannot_pass_over_the_card_put_back() -> None:
    m = table("- glazed plain", top_of_deck={"card": "eclair", "known_to": 0})
    refused(m, "chance", "draw plain")


# --- Powers


@pytest.mark.parametrize(
    ("card", "collections", "move", "clause", "reason"),
    [
        ("french-cruller", [""], "clear 2", "GN-22", "Position 2 was picked this round."),
        ("french-cruller", [""], "clear 1", "GN-22", "Position 1 is empty."),
        ("french-cruller", [""], "clear 7", "GN-22", "The row has positions 1 to 6"),
        ("french-cruller", [""], "clear 8", "GN-22", "That is not what you are asked to do."),
        ("french-cruller", [""], "pick 6", "GN-22", "That is not what you are asked to do."),
        ("red-velvet", [""], "done", "GN-24", "That is not what you are asked to do."),
        ("red-velvet", [""], "take glazed", "GN-24", "There is no Glazed in the discard pile."),
        ("red-velvet", [""], "take deeper eclair", "GN-24", "There is no Éclair on top"),
        ("red-velvet", [""], "take deeper coffee", "GN-24", "There is no Coffee on top"),
        ("sprinkled", ["plain"], "give sprinkled to seat 1", "GN-25", "You may give Sprinkled itself only when"),
        ("sprinkled", ["plain"], "give plain to seat 0", "GN-25", "You are not your own opponent."),
        ("sprinkled", ["plain"], "give plain to seat 5", "GN-25", "Nobody sits there."),
        ("sprinkled", ["plain"], "give plain to seat 6", "GN-25", "That is not what you are asked to do."),
        ("sprinkled", ["plain"], "give glazed to seat 1", "GN-25", "You have no Glazed."),
        ("sprinkled", ["plain"], "give biscuit to seat 1", "GN-25", "That is not what you are asked to do."),
        ("sprinkled", ["plain"], "done", "GN-25", "That is not what you are asked to do."),
        ("bear-claw", ["plain", "glazed"], "steal plain from seat 0", "GN-26", "You are not your own opponent."),
        ("bear-claw", ["plain", "glazed"], "steal plain from seat 1", "GN-26", "Seat 1 has no Plain"),
        ("bear-claw", ["plain", "glazed"], "steal glazed from seat 5", "GN-26", "Nobody sits there."),
        ("bear-claw", ["plain", "glazed"], "done", "GN-26", "That is not what you are asked to do."),
        (
            "cinnamon-twist",
            ["plain"] * 5,
            "pass cinnamon-twist",
            "GN-27",
            "You cannot choose this Cinnamon Twist itself, and you have no other.",
        ),
        ("cinnamon-twist", ["plain"] * 5, "pass glazed", "GN-27", "You have no Glazed."),
        ("cinnamon-twist", ["plain"] * 5, "done", "GN-27", "That is not what you are asked to do."),
        ("day-old-donuts", [""], "take glazed", "GN-28", "There is no Glazed in the discard pile."),
        ("day-old-donuts", [""], "discard itself", "GN-28", "That is not what you are asked to do."),
        (
            "milk",
            ["plain plain plain"],
            "discard milk",
            "GN-29",
            "You cannot choose this Milk itself, and you have no other.",
        ),
        ("milk", ["plain plain plain"], "discard glazed", "GN-29", "You have no Glazed."),
        ("milk", ["plain plain plain"], "done", "GN-29", "That is not what you are asked to do."),
        (
            "raspberry-frosted",
            ["plain"],
            "discard raspberry-frosted",
            "GN-30",
            "You cannot choose this Raspberry Frosted itself, and you have no other.",
        ),
        ("raspberry-frosted", ["plain"], "discard itself", "GN-30", "That is not what you are asked to do."),
        ("raspberry-frosted", ["plain"], "done", "GN-30", "That is not what you are asked to do."),
        (
            "strawberry-glazed",
            ["plain", "glazed"],
            "discard plain of seat 0",
            "GN-31",
            "You are not your own opponent.",
        ),
        ("strawberry-glazed", ["plain", "glazed"], "discard plain of seat 1", "GN-31", "Seat 1 has no Plain"),
        ("strawberry-glazed", ["plain", "glazed"], "done", "GN-31", "That is not what you are asked to do."),
    ],
)
def test_a_move_that_does_not_fit_the_power(
    card: str, collections: list[str], move: str, clause: str, reason: str
) -> None:
    m = after_picks(table(f"{card} {FILLERS}", *collections, discard="eclair coffee"), 1, 2, 3, 4, 5)
    error = refused(m, 0, move)
    assert error.clause == clause
    assert error.reason.startswith(f"{move!r}: {reason}")
    assert str(error).endswith(f"({clause})")
    assert any(legal in error.reason for legal in m.legal(0))


@pytest.mark.clause("GN-23")
def test_keeping_a_card_that_was_not_drawn() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    error = refused(m, 0, "keep plain")
    assert error.clause == "GN-23"
    assert "You drew Éclair and Glazed, not Plain." in error.reason


@pytest.mark.parametrize("move", ["give plain to seat 2", "give glazed to seat 2", "done", "pick 1", "nonsense"])
def test_acting_for_the_power_of_another(move: str) -> None:
    m = after_picks(table("sprinkled glazed plain powdered", "plain", "glazed"), 1, 2, 3)
    assert refused(m, 1, move).reason == f"{move!r}: It is up to Seat 0 now."


@pytest.mark.clause("GN-27")
def test_a_second_pass() -> None:
    m = table("cinnamon-twist glazed plain powdered maple-bar", "plain eclair", "plain", "plain", "plain")
    pick_all(m, 1, 2, 3, 4)
    m.play(0, "pass plain")
    error = refused(m, 0, "pass eclair")
    assert (error.clause, "already" in error.reason) == ("GN-27", True)


# --- After the end


@pytest.mark.clause("GN-12")
@pytest.mark.parametrize("seat", [0, 1, "chance"])
@pytest.mark.parametrize("move", ["pick 1", "draw plain", "done", "nonsense", None])
def test_a_move_after_the_end(seat: Any, move: Any) -> None:
    assert refused(finished("plain", players=2), seat, move).reason == f"{move!r}: The game is over."


def test_nothing_is_legal_after_the_end() -> None:
    m = finished("plain", players=2)
    assert m.legal(0) == m.legal(1) == m.legal("chance") == []
    with pytest.raises(doughjo.CannotUndo):
        m.undo(0)
