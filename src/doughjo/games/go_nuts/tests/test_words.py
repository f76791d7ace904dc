"""What players read: the question, the story of a round, the table as text."""

import numpy as np
import pytest

from doughjo.core.contract import record_of
from doughjo.games.go_nuts.tests.helpers import GAME, after_picks, table
from doughjo.testing import refused

FILLERS = "glazed plain powdered maple-bar jelly-filled"


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("french-cruller", "French Cruller: discard cards of the row that nobody picked, one at a time, or stop."),
        ("red-velvet", "Red Velvet: take a card from the discard pile."),
        ("sprinkled", "Sprinkled: give one of your cards to an opponent."),
        ("bear-claw", "Bear Claw: take a card from an opponent."),
        (
            "cinnamon-twist",
            "Cinnamon Twist: choose a card to pass to your left. Nobody sees your choice until everyone has chosen.",
        ),
        ("day-old-donuts", "Day-Old Donuts: take up to 3 cards from the discard pile, one at a time, or stop."),
        ("milk", "Milk: discard three of your other cards, one at a time, or Milk itself."),
        ("raspberry-frosted", "Raspberry Frosted: discard one of your other cards."),
        ("strawberry-glazed", "Strawberry Glazed: discard an opponent’s card."),
    ],
)
def test_the_question_of_every_power(card: str, question: str) -> None:
    others = ["plain"] * 4
    m = after_picks(table(f"{card} {FILLERS}", "glazed glazed eclair", *others, discard="eclair coffee"), 1, 2, 3, 4, 5)
    assert m.view(0)["question"] == question
    assert m.view("spectator")["question"] is None


@pytest.mark.parametrize(
    ("card", "moves", "sentences"),
    [
        ("french-cruller", ["clear 6"], ["Seat 0 discards Jelly-Filled from position 6."]),
        ("french-cruller", ["done"], ["Seat 0 stops."]),
        ("eclair", [], ["Seat 0 takes Glazed from the discard pile."]),
        ("red-velvet", ["take coffee"], ["Seat 0 takes Coffee from the discard pile."]),
        ("red-velvet", ["take deeper glazed"], ["Seat 0 takes Glazed from deeper in the discard pile."]),
        ("sprinkled", ["give eclair to seat 2"], ["Seat 0 gives Éclair to Seat 2."]),
        ("bear-claw", ["steal plain from seat 2"], ["Seat 0 takes Plain from Seat 2."]),
        ("milk", ["discard itself"], ["Seat 0 discards Milk."]),
        ("raspberry-frosted", ["discard eclair"], ["Seat 0 discards Éclair."]),
        ("strawberry-glazed", ["discard plain of seat 1"], ["Seat 0 discards Plain from Seat 1’s collection."]),
    ],
)
def test_the_story_of_every_power(card: str, moves: list[str], sentences: list[str]) -> None:
    collections = ["eclair eclair plain", "plain", "plain", "plain", "plain"]
    m = after_picks(table(f"{card} {FILLERS}", *collections, discard="glazed coffee glazed"), 1, 2, 3, 4, 5)
    for move in moves:
        m.play(0, move)
    story = m.log[m.log.index(f"Position 1: Seat 0 takes {name_of(card)}.") + 1 :]
    assert story[: len(sentences)] == sentences
    assert story[-1] == "The round is over."


def name_of(card: str) -> str:
    text = GAME.start(6).teller.lookup(card)
    assert text is not None
    return text.split(":")[0]


def test_the_story_of_a_round_with_a_clash_and_a_forced_discard() -> None:
    m = table(f"raspberry-frosted {FILLERS}", deck="")
    assert after_picks(m, 1, 2, 2, 3, 3).log[-6:] == [
        "Everyone reveals: Seat 0 1, Seat 1 2, Seat 2 2, Seat 3 3 and Seat 4 3.",
        "Position 1: Seat 0 takes Raspberry Frosted.",
        "Seat 0 discards Raspberry Frosted itself, as there are too few other cards.",
        "Position 2: Seat 1 and Seat 2 clash, and Glazed is lost.",
        "Position 3: Seat 3 and Seat 4 clash, and Plain is lost.",
        "The deck cannot fill the row: the game is over.",
    ]


def test_a_power_without_effect_is_told() -> None:
    m = after_picks(table("eclair glazed plain"), 1, 2)
    assert "Éclair has no effect." in m.log
    m.play("chance", "draw plain")
    assert m.log[-1] == "Plain is dealt to position 1."


def test_the_table_as_text_shows_what_is_known() -> None:
    m = table("plain glazed powdered", "eclair eclair", top_of_deck={"card": "plain", "known_to": 1})
    m.play(0, "pick 2")
    mine, theirs = (m.teller.drawn(m.view(seat)) or "" for seat in (0, 1))
    assert "Éclair × 2" in mine and "Éclair × 2" in theirs
    assert "← Seat 0" in mine and "←" not in theirs
    assert "on top ? [dim](only Seat 1 knows)" in mine
    assert "on top Plain [dim](only you know)" in theirs


def test_a_round_is_told_in_german_too() -> None:
    m = table(f"sprinkled {FILLERS}", "glazed", deck="plain plain")
    m.names, m.language = ["Ann", "Ben", "Cleo", "Dan", "Eve"], "de"
    after_picks(m, 1, 2, 2, 3, 4)
    assert m.view(0)["question"] == "Sprinkled: Gib jemand anderem eine deiner Karten."
    reason = refused(m, 0, "give sprinkled to seat 1").told
    assert reason == "Sprinkled selbst darfst du nur weggeben, wenn du keine andere Karte hast."
    m.play(0, "give glazed to seat 1")
    gift = next(facts for facts in m.events_of("spectator") if facts["kind"] == "gave")
    assert [m.teller.event(gift, reader) for reader in (None, 0, 1)] == [
        "Ann gibt Ben Glazed.",
        "Du gibst Ben Glazed.",
        "Ann gibt dir Glazed.",
    ]
    clash = next(facts for facts in m.events_of("spectator") if facts["kind"] == "clash")
    assert [m.teller.event(clash, reader) for reader in (None, 1)] == [
        "Position 2: Ben und Cleo haben dasselbe gewählt, Glazed ist verloren.",
        "Position 2: Cleo und du habt dasselbe gewählt, Glazed ist verloren.",
    ]


@pytest.mark.parametrize("word", ["day-old-donuts", "Day-Old Donuts", "DAY-OLD DONUTS"])
def test_a_card_is_looked_up_by_id_or_name(word: str) -> None:
    text = GAME.start(2).teller.lookup(word)
    assert text is not None and text.startswith("Day-Old Donuts: Costs 7.")
    assert GAME.start(2).teller.lookup("biscuit") is None


def test_taken_and_clashed_cards_are_counted_at_the_reveal() -> None:
    m = table("plain glazed powdered eclair", picks=[2, 2, None])
    names = m.edition.counters
    counts = np.zeros(len(names), np.int64)
    m.game.tally(record_of(m.hidden(2)), m.components.box, 0, 0, counts)
    assert not counts.any()
    laid = m.game.lay(m.position(), m.components)
    m.game.tally(record_of(laid), m.components.box, 2, 3, counts)
    assert {name: n for name, n in zip(names, counts.tolist(), strict=True) if n} == {
        "taken Éclair": 1,
        "clashed Glazed": 1,
    }
