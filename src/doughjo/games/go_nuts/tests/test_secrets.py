"""What a player may know, and what nobody else may."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import doughjo
from doughjo.core.chance import seeded
from doughjo.core.contract import record_of
from doughjo.games.go_nuts.tests.helpers import GAME, after_picks, cards, pick_all, random_game, row, table
from doughjo.testing import refused

TWIST = "cinnamon-twist glazed plain powdered maple-bar"
DOUBLE = "double-chocolate glazed plain powdered"
OTHERS: list[Any] = [1, 2, "spectator"]


def known(m: doughjo.Match, viewer: Any) -> str:
    """Everything a seat or a spectator is told, as one text."""
    return json.dumps([m.view(viewer), m.log_of(viewer), m.events_of(viewer)])


def knowledge(situation: Callable[[Any], doughjo.Match], choices: list[Any], viewer: Any) -> set[str]:
    """What a viewer is told in situations that differ in a choice; one text means that nothing shows."""
    return {known(situation(choice), viewer) for choice in choices}


# --- Picks


def picked(position: int) -> doughjo.Match:
    m = table("plain glazed powdered eclair")
    m.play(0, f"pick {position}")
    return m


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize("viewer", OTHERS)
def test_nobody_learns_a_pick_before_everyone_has_chosen(viewer: Any) -> None:
    assert len(knowledge(picked, [1, 2, 3, 4], viewer)) == 1
    assert picked(3).view(viewer)["table"]["picks"] == ["?", None, None]


@pytest.mark.clause("GN-04")
def test_everybody_sees_who_has_chosen() -> None:
    m = picked(3)
    assert m.view(1)["to_act"] == [1, 2]
    assert m.log == ["Seat 0 has chosen."]
    assert m.events_of(1) == [{"kind": "picked", "seat": 0, "pending": True}]


@pytest.mark.clause("GN-04")
def test_you_know_your_own_pick() -> None:
    m = picked(3)
    assert m.view(0)["table"]["picks"] == [3, None, None]
    assert m.log_of(0) == ["Seat 0 has chosen position 3."]
    assert m.events_of(0) == [{"kind": "picked", "seat": 0, "pending": True, "position": 3}]


@pytest.mark.clause("GN-04")
def test_all_picks_are_shown_when_everyone_has_chosen() -> None:
    m = after_picks(table("sprinkled glazed powdered eclair"), 1, 2, 2)
    assert m.view("spectator")["table"]["picks"] == [1, 2, 2]
    assert m.log == [
        "Everyone reveals: Seat 0 1, Seat 1 2 and Seat 2 2.",
        "Position 1: Seat 0 takes Sprinkled.",
    ]


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize("move", ["pick 1", "pick 9", "done", "", "keep glazed"])
def test_a_refusal_does_not_tell_a_pick(move: str) -> None:
    for seat in (0, 1):
        if (seat, move) != (1, "pick 1"):
            assert len({str(refused(picked(position), seat, move)) for position in (1, 2, 3, 4)}) == 1


# --- Passes


def chosen_to_pass(card: str) -> doughjo.Match:
    m = after_picks(table(TWIST, "eclair plain", "coffee", "plain", "milk"), 1, 2, 3, 4)
    m.play(0, f"pass {card}")
    return m


@pytest.mark.clause("GN-27")
@pytest.mark.parametrize("viewer", [*OTHERS, 3])
def test_nobody_learns_a_pass_before_everyone_has_chosen(viewer: Any) -> None:
    assert len(knowledge(chosen_to_pass, ["eclair", "plain"], viewer)) == 1
    assert chosen_to_pass("plain").view(viewer)["table"]["resolving"]["passes"] == ["?", None, None, None]


@pytest.mark.clause("GN-27")
def test_you_know_your_own_pass() -> None:
    m = chosen_to_pass("plain")
    assert m.view(0)["table"]["resolving"]["passes"] == ["plain", None, None, None]
    assert m.log_of(0)[-1] == "Seat 0 has chosen to pass Plain."
    assert m.log[-1] == "Seat 0 has chosen a card to pass."


@pytest.mark.clause("GN-27")
def test_a_refusal_does_not_tell_a_pass() -> None:
    for seat, move in [(0, "pass plain"), (1, "pass plain"), (1, "pick 1")]:
        assert len({str(refused(chosen_to_pass(card), seat, move)) for card in ("eclair", "plain")}) == 1


@pytest.mark.clause("GN-27")
def test_all_passes_are_shown_when_everyone_has_chosen() -> None:
    m = chosen_to_pass("plain")
    for seat, card in [(1, "coffee"), (2, "plain"), (3, "milk")]:
        m.play(seat, f"pass {card}")
    shown = "Everyone passes a card to the left: Seat 0 Plain, Seat 1 Coffee, Seat 2 Plain and Seat 3 Milk."
    assert all(shown in m.log_of(viewer) for viewer in (*OTHERS, 0, 3))


# --- Double Chocolate


def drawn(card: str) -> doughjo.Match:
    """Seat 0 has drawn this card, and the next."""
    m = after_picks(table(DOUBLE), 1, 2, 3)
    m.play("chance", f"draw {card}")
    m.play("chance", "draw glazed")
    return m


def put_back(card: str) -> doughjo.Match:
    """Seat 0 has put this card back on top of the deck."""
    m = drawn(card)
    m.play(0, "keep glazed")
    return m


@pytest.mark.clause("GN-23")
@pytest.mark.parametrize("viewer", OTHERS)
def test_only_the_drawer_sees_the_drawn_cards(viewer: Any) -> None:
    assert len(knowledge(drawn, ["eclair", "plain", "glazed"], viewer)) == 1
    seen = drawn("eclair").view(viewer)["table"]
    assert seen["resolving"]["drawn"] == ["?", "?"]
    assert seen["deck_size"] == 44
    assert (seen["deck"]["eclair"], seen["deck"]["glazed"]) == (3, 4)


@pytest.mark.clause("GN-23")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_first_drawn_card_is_secret_at_once(viewer: Any) -> None:
    def first(card: str) -> doughjo.Match:
        m = after_picks(table(DOUBLE), 1, 2, 3)
        m.play("chance", f"draw {card}")
        return m

    assert len(knowledge(first, ["eclair", "plain"], viewer)) == 1
    assert first("eclair").view(0)["table"]["resolving"]["drawn"] == ["eclair"]


@pytest.mark.clause("GN-23")
def test_the_drawer_knows_both_cards() -> None:
    m = drawn("eclair")
    assert m.view(0)["table"]["resolving"]["drawn"] == ["eclair", "glazed"]
    assert m.view(0)["legal"] == ["keep eclair", "keep glazed"]
    assert m.log_of(0)[-2:] == ["Seat 0 draws Éclair in secret.", "Seat 0 draws Glazed in secret."]
    assert m.log_of(1)[-2:] == ["Seat 0 draws a card in secret."] * 2


@pytest.mark.clause("GN-23")
@pytest.mark.parametrize("viewer", OTHERS)
def test_only_that_player_knows_the_card_put_back(viewer: Any) -> None:
    assert len(knowledge(put_back, ["eclair", "plain", "powdered"], viewer)) == 1
    m = put_back("eclair")
    assert m.view(viewer)["table"]["top_of_deck"] == {"card": "?", "known_to": 0}
    assert m.view(0)["table"]["top_of_deck"] == {"card": "eclair", "known_to": 0}
    assert "Seat 0 keeps Glazed and puts Éclair back on top of the deck." in m.log_of(0)
    assert "Seat 0 keeps Glazed and puts the other card back on top of the deck." in m.log_of(viewer)


@pytest.mark.clause("GN-23")
def test_the_card_put_back_is_known_until_it_is_drawn() -> None:
    m = put_back("eclair")
    m.play("chance", "draw eclair")
    assert row(m)[0] == "eclair"
    assert all(m.view(viewer)["table"]["top_of_deck"] is None for viewer in (0, *OTHERS))


@pytest.mark.clause("GN-23")
def test_the_card_put_back_stays_known_in_the_next_picks() -> None:
    top = {"card": "eclair", "known_to": 1}
    m = after_picks(table("sprinkled glazed plain powdered", top_of_deck=top), 1, 2, 3)
    assert m.view(0)["table"]["top_of_deck"] == {"card": "?", "known_to": 1}
    m.play(0, "give sprinkled to seat 1")
    assert m.view(1)["table"]["top_of_deck"] == top


@pytest.mark.clause("GN-23")
def test_a_card_put_back_and_drawn_in_secret_again_is_secret_again() -> None:
    m = after_picks(
        table("double-chocolate glazed plain powdered", top_of_deck={"card": "eclair", "known_to": 1}), 1, 2, 3
    )
    m.play("chance", "draw eclair")
    m.play("chance", "draw plain")
    m.play(0, "keep plain")
    assert m.view(1)["table"]["top_of_deck"] == {"card": "?", "known_to": 0}
    assert m.view(0)["table"]["top_of_deck"] == {"card": "eclair", "known_to": 0}


@pytest.mark.clause("GN-20")
def test_a_card_drawn_by_chocolate_frosted_is_open() -> None:
    m = after_picks(table("chocolate-frosted glazed plain"), 1, 2)
    m.play("chance", "draw powdered")
    assert "Seat 0 draws Powdered from the deck and keeps it." in m.log_of(1)


@pytest.mark.clause("GN-10")
def test_everybody_knows_which_cards_are_unseen() -> None:
    m = table("plain glazed powdered", "plain plain", discard="eclair")
    unseen = {"chocolate-frosted": 3, "donut-holes": 6, "eclair": 2, "french-cruller": 1, "glazed": 4}
    unseen |= {"jelly-filled": 6, "maple-bar": 2, "plain": 4, "powdered": 3}
    assert m.view(0)["table"]["deck"] == m.view("spectator")["table"]["deck"] == unseen


# --- Imagining what is hidden


def imagined(m: doughjo.Match, seat: int, seed: int) -> Any:
    """The table as a seat may imagine it."""
    tables = m.hidden(seat)
    m.game.imagine(record_of(tables), m.components.box, seat, seeded(seed))
    return tables


def described(m: doughjo.Match, tables: Any) -> dict[str, Any]:
    return m.edition.described(tables)


@pytest.mark.parametrize("players", range(2, 7))
def test_an_imagined_table_is_possible_and_looks_the_same_to_the_seat(players: int) -> None:
    for number, m in enumerate(random_game(players, seed=players)):
        seat = number % players
        if number % 3 == 0 and m.hidden(seat).tobytes() != m.table:
            tables = imagined(m, seat, number)
            again = GAME.start_from(described(m, tables))
            assert again.table == tables.tobytes()
            assert again.hidden(seat).tobytes() == m.hidden(seat).tobytes()


@pytest.mark.clause("GN-04")
def test_any_pick_of_another_is_imaginable_and_your_own_is_certain() -> None:
    m = picked(3)
    m.play(1, "pick 1")
    picks = [described(m, imagined(m, 1, seed))["picks"] for seed in range(60)]
    assert {pick[0] for pick in picks} == {1, 2, 3, 4}
    assert {(pick[1], pick[2]) for pick in picks} == {(1, None)}


@pytest.mark.clause("GN-27")
def test_any_card_that_can_be_passed_is_imaginable() -> None:
    m = chosen_to_pass("plain")
    passes = [described(m, imagined(m, 1, seed))["resolving"]["passes"] for seed in range(60)]
    assert {choice[0] for choice in passes} == {"eclair", "plain"}
    assert {(choice[1], choice[2], choice[3]) for choice in passes} == {(None, None, None)}


@pytest.mark.clause("GN-23")
def test_any_unseen_card_is_imaginable_on_top_of_the_deck() -> None:
    deck = "plain plain plain eclair eclair glazed"
    m = table("plain glazed powdered", deck=deck, top_of_deck={"card": "eclair", "known_to": 0})
    tops = [described(m, imagined(m, 1, seed))["top_of_deck"]["card"] for seed in range(60)]
    assert set(tops) == {"plain", "eclair", "glazed"}
    assert tops.count("plain") > tops.count("glazed")
    assert described(m, imagined(m, 0, 1))["top_of_deck"]["card"] == "eclair"


@pytest.mark.clause("GN-23")
def test_any_unseen_cards_are_imaginable_in_the_drawer_s_hand() -> None:
    m = after_picks(table(DOUBLE, deck="plain eclair glazed"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    hands = [described(m, imagined(m, 1, seed)) for seed in range(80)]
    pairs = {tuple(hand["resolving"]["drawn"]) for hand in hands}
    assert len(pairs) == 6
    assert all(sum(hand["deck"].values()) == hand["deck_size"] == 1 for hand in hands)


def test_hiding_twice_hides_nothing_more() -> None:
    m = drawn("eclair")
    tables = m.hidden(1)
    m.game.hide(record_of(tables), m.components.box, 1)
    assert np.array_equal(tables, m.hidden(1))


def test_the_whole_table_is_known_when_nothing_is_pending() -> None:
    m = table("plain glazed powdered", "eclair", discard="plain")
    assert all(m.hidden(viewer).tobytes() == m.table for viewer in (0, 1, "spectator"))
    pick_all(m, 1, 2)
    assert cards(m, 1) == ["glazed"]
