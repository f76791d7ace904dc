"""Questions, refusals, the log, the table as text."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import doughjo
from doughjo.core.contract import record_of
from doughjo.core.edition import usual_teller
from doughjo.games.drive_thru.tests.helpers import FIVE, GAME, learned, random_game, roll, seat, table
from doughjo.testing import refused

BAKERS = {"bakers": "draft"}


def drafting() -> doughjo.Match:
    m = GAME.start(2, options={"bakers": "draft", "first_player": "first seat"})
    m.play(1, "choose tina")
    return m


def spending() -> doughjo.Match:
    m = table(seat("honey-matcha", served="fluffy-bun"))
    roll(m, 0, "prepare honey-matcha with 2", 2)
    return m


def learning(unprepared: str = "") -> doughjo.Match:
    return learned(table(seat(unprepared)), "cinnamoan cherryberry")


def tommy(unprepared: str = "") -> doughjo.Match:
    m = table(seat(unprepared, baker="tommy"), seat(baker="tina"), options=BAKERS)
    return learned(m, "cinnamoan cherryberry coated-baby")


def kept_one() -> doughjo.Match:
    m = tommy("fluffy-bun")
    m.play(0, "keep cinnamoan")
    return m


QUESTIONS: list[tuple[Callable[[], doughjo.Match], str]] = [
    (drafting, "Choose a baker for the whole game."),
    (lambda: table(seat()), "Your turn: place doughnuts on a kitchen card."),
    (lambda: table(seat(doughnuts=0), kitchen="learn learn serve"), "Your turn: take doughnuts from a kitchen card."),
    (lambda: table(seat(doughnuts=1), kitchen="learn learn"), "Your turn: place or take doughnuts."),
    (
        lambda: table(seat(served="fluffy-bun", upright=0, baker="dwight"), seat(baker="tina"), options=BAKERS),
        "Your turn: you may turn a Recognition upright, then place or take doughnuts.",
    ),
    (
        lambda: table(seat(), players=3, kitchen="learn learn coffee-break coffee-break"),
        "Your turn: you can neither place nor take doughnuts, so pass.",
    ),
    (learning, "Keep one recipe, or none."),
    (lambda: learning("fluffy-bun honey-matcha"), "Keep one recipe in place of an unprepared one, or none."),
    (tommy, "Keep up to 2 recipes, or none."),
    (lambda: tommy("fluffy-bun honey-matcha"), "Keep up to 2 recipes in place of unprepared ones, or none."),
    (kept_one, "Keep another recipe in place of an unprepared one, or none."),
    (spending, "You rolled 2 + 1 and need 4: spend 1 Recognition?"),
]


@pytest.mark.parametrize(("laid", "words"), QUESTIONS, ids=[words for _, words in QUESTIONS])
def test_every_decision_is_asked_for_in_words(laid: Callable[[], doughjo.Match], words: str) -> None:
    m = laid()
    assert m.view(0)["question"] == words
    assert m.view(1)["question"] is None


REFUSALS: list[tuple[Callable[[], doughjo.Match], str, str, str | None]] = [
    (lambda: table(seat(doughnuts=1), kitchen="serve serve"), "learn with 2", "You have only 1 doughnut.", "DT-10"),
    (lambda: table(seat(), kitchen="learn learn"), "learn with 1", "Learn a Recipe has no empty plate.", "DT-10"),
    (lambda: table(seat(), kitchen="learn"), "learn with 2", "Learn a Recipe has only 1 empty plate.", "DT-10"),
    (
        lambda: table(seat(), kitchen="coffee-break coffee-break"),
        "coffee break",
        "Coffee Break has no empty plate.",
        "DT-10",
    ),
    (
        lambda: table(seat(), kitchen="learn"),
        "take 1 from learn",
        "You have 3 doughnuts and may hold 3 at most.",
        "DT-11",
    ),
    (
        lambda: table(seat(doughnuts=1), kitchen="learn serve"),
        "take 2 from learn",
        "There is only 1 doughnut on Learn a Recipe.",
        "DT-11",
    ),
    (lambda: table(seat()), "pass", "You pass only when you can neither work nor take.", "DT-13"),
    (lambda: table(seat()), "keep cinnamoan", "First learn: recipes are kept after they are drawn.", "DT-20"),
    (lambda: table(seat()), "keep none", "First learn: recipes are kept after they are drawn.", "DT-20"),
    (learning, "keep honey-matcha", "You drew Cherryberry and Cinnamoan, not Honey Matcha.", "DT-20"),
    (learning, "learn with 1", "First choose among the recipes you drew.", "DT-20"),
    (
        lambda: learning("fluffy-bun honey-matcha"),
        "keep cinnamoan",
        "You already have two unprepared recipes: say which one you discard.",
        "DT-21",
    ),
    (
        lambda: learning("fluffy-bun"),
        "keep cinnamoan discard fluffy-bun",
        "You have room for another unprepared recipe, so you discard none.",
        "DT-21",
    ),
    (
        lambda: learning("fluffy-bun honey-matcha"),
        "keep cinnamoan discard coated-baby",
        "You have no unprepared Coated Baby to discard.",
        "DT-21",
    ),
    (lambda: table(seat("fluffy-bun")), "prepare cinnamoan with 1", "You have no Cinnamoan.", "DT-30"),
    (lambda: table(seat()), "prepare cinnamoan with 1", "You have no unprepared recipe.", "DT-30"),
    (lambda: table(seat()), "serve cinnamoan with 1", "You have nothing prepared to serve yet.", "DT-40"),
    (lambda: table(seat("", "cinnamoan")), "prepare cinnamoan with 1", "Your Cinnamoan is already prepared.", "DT-30"),
    (lambda: table(seat("cinnamoan")), "serve cinnamoan with 1", "Your Cinnamoan is not prepared yet.", "DT-40"),
    (
        lambda: table(seat("cinnamoan"), kitchen="prepare prepare"),
        "prepare cinnamoan with 1",
        "Prepare has no empty plate.",
        "DT-10",
    ),
    (lambda: table(seat()), "spend 1", "Recognition is spent after a roll that falls short.", "DT-50"),
    (spending, "spend 2", "The die is rolled, and you have 1 upright Recognition to spend.", "DT-50"),
    (spending, "pass", "The die is rolled", "DT-50"),
    (lambda: table(seat()), "choose tommy", "Bakers are chosen before the first turn.", "DT-05"),
    (drafting, "choose tina", "Seat 1 already has Tina.", "DT-05"),
    (drafting, "learn with 1", "Everyone is choosing a baker, the last player first.", "DT-05"),
    (
        lambda: table(seat()),
        "refresh",
        "Without a baker like Dwight, Recognitions are turned upright by a Coffee Break only.",
        "DT-72",
    ),
    (
        lambda: table(seat()),
        "bake bread",
        "That is not what you are asked to do. Your turn: place doughnuts on a kitchen card.",
        None,
    ),
]


@pytest.mark.parametrize(
    ("laid", "move", "reason", "clause"), REFUSALS, ids=[f"{move}: {reason}" for _, move, reason, _ in REFUSALS]
)
def test_a_refusal_gives_the_reason_and_the_clause(
    laid: Callable[[], doughjo.Match], move: str, reason: str, clause: str | None
) -> None:
    error = refused(laid(), 0, move)
    assert reason in error.reason
    assert error.clause == clause


def test_moves_and_luck_out_of_turn_are_refused() -> None:
    m = table(seat())
    assert "It is up to Seat 0 now." in str(refused(m, 1, "learn with 1"))
    assert "It is up to Seat 0 now." in str(refused(m, "chance", "roll 3"))
    m.play(0, "learn with 1")
    assert "It is up to luck now." in str(refused(m, 0, "keep none"))
    assert "Expected draw" in str(refused(m, "chance", "roll 3"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_texts_are_told_apart(players: int) -> None:
    words = GAME.start(players).notation
    named = [text for text in words.actions if text]
    assert len(named) == len(set(named)) == len(words.action_ids)
    luck = [text for text in words.outcomes if text]
    assert len(luck) == len(set(luck))
    assert {"draw honey-matcha", "roll 6", "start 3", "deal tommy", "deal fluffy-bun"} <= set(luck)


def test_the_log_of_a_few_turns() -> None:
    m = table(
        seat("fluffy-bun cinnamoan", served="cherryberry", upright=0), seat("fluffy-bun", "honey-matcha"), kitchen=""
    )
    learned(m, "coated-baby general-custard")
    m.play(0, "keep coated-baby discard cinnamoan")
    roll(m, 1, "serve honey-matcha with 2", 5)
    m.play(0, "coffee break")
    roll(m, 1, "prepare fluffy-bun with 1", 1)
    m.play(0, "take 1 from serve")
    m.play(1, "take 2 from prepare" if "take 2 from prepare" in m.legal(1) else "take 1 from prepare")
    roll(m, 0, "prepare coated-baby with 1", 3)
    m.play(0, "spend 1")
    assert m.log == [
        "Seat 0 places 1 doughnut on Learn a Recipe.",
        "Seat 0 draws a recipe.",
        "Seat 0 draws a recipe.",
        "Seat 0 discards the unprepared Cinnamoan.",
        "Seat 0 keeps Coated Baby.",
        "Seat 0 discards General Custard.",
        "Seat 1 tries to serve Honey Matcha with 2 doughnuts.",
        "Seat 1 rolls 5 + 1 for Honey Matcha, which needs 4.",
        "Honey Matcha is served for 2 tips.",
        "Seat 0 places 1 doughnut on Coffee Break.",
        "Seat 0 turns 1 Recognition upright.",
        "Seat 1 tries to prepare Fluffy Bun with 1 doughnut.",
        "Seat 1 rolls a 1 for Fluffy Bun; a 1 always fails.",
        "Fluffy Bun is not prepared.",
        "Seat 0 takes 1 doughnut from Serve.",
        "Seat 1 takes 1 doughnut from Prepare.",
        "Seat 0 tries to prepare Coated Baby with 1 doughnut.",
        "Seat 0 rolls 3 for Coated Baby, which needs 4.",
        "Seat 0 spends 1 Recognition.",
        "Coated Baby is prepared.",
    ]


def test_the_log_of_bakers_and_odd_turns() -> None:
    m = GAME.start(3, options={"bakers": "draft"})
    m.play("chance", "start 1")
    for number, baker in [(0, "dwight"), (2, "tommy"), (1, "sally")]:
        m.play(number, f"choose {baker}")
    assert m.log == [
        "Seat 1 is the starting player, drawn by lot.",
        "Seat 0 chooses Dwight.",
        "Seat 2 chooses Tommy.",
        "Seat 1 chooses Sally.",
    ]
    m = table(seat(), players=3, kitchen="learn learn coffee-break coffee-break")
    m.play(0, "pass")
    assert m.log == ["Seat 0 can neither work nor take, and passes."]
    m = learning()
    m.play(0, "keep none")
    assert m.log[-2:] == ["Seat 0 keeps none of them.", "Seat 0 discards Cherryberry and Cinnamoan."]


def test_every_event_names_what_a_board_needs() -> None:
    m = table(seat("", "honey-matcha", FIVE.replace(" honey-matcha", "")), kitchen="")
    roll(m, 0, "serve honey-matcha with 1", 4)
    assert m.events_of("spectator") == [
        {"kind": "placed", "seat": 0, "card": "serve", "doughnuts": 1, "recipe": "honey-matcha"},
        {
            "kind": "rolled",
            "seat": 0,
            "work": "serve",
            "recipe": "honey-matcha",
            "needed": 4,
            "bonus": 0,
            "die": 4,
        },
        {"kind": "served", "seat": 0, "recipe": "honey-matcha", "tips": 2},
        {"kind": "last-round", "seat": 0, "served": 5},
    ]


def test_the_story_agrees_with_the_table() -> None:
    """Doughnuts, recipes and Recognitions counted from the events alone are those of the table."""
    for bakers in ("off", "draft"):
        last = None
        for m in random_game(3, seed=4, bakers=bakers):
            last = m
        assert last is not None
        tips = [0, 0, 0]
        plates = dict.fromkeys(last.position()["kitchen"], 0)
        for event in last.events_of("spectator"):
            if event["kind"] == "served":
                tips[event["seat"]] += event["tips"]
            if event["kind"] in ("placed", "took"):
                plates[event["card"]] += event["doughnuts"] * (1 if event["kind"] == "placed" else -1)
        assert tips == last.scores
        assert plates == last.position()["kitchen"]


def drawn_table(m: doughjo.Match, viewer: Any) -> str:
    return str(m.teller.drawn(m.view(viewer)))


def test_the_table_as_text_shows_what_is_known() -> None:
    m = learning("fluffy-bun")
    assert "You have drawn Cherryberry and Cinnamoan" in drawn_table(m, 0)
    assert "Seat 0 has drawn ? and ?" in drawn_table(m, 1)
    assert "unprepared  Fluffy Bun [dim]prepare 2, serve 3, no tips[/]" in drawn_table(m, 1)
    text = drawn_table(spending(), 1)
    assert "Seat 0 tries to prepare Honey Matcha, needs 4, rolled 2, bonus 1" in text
    assert "served      1 of 5; Recognition: 1 upright, 0 used" in text
    assert "Prepare         ● ● " in text
    m = table(seat("honey-matcha", served="fluffy-bun"))
    assert f"{'prepare honey-matcha with 1':<46}3 of 6, 4 with Recognition" in drawn_table(m, 1)
    m = table(seat(served=FIVE), seat(), turn=1)
    assert "the last one" in drawn_table(m, 0) and "types A B C D" in drawn_table(m, 0)


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (
            "honey-matcha",
            "Honey Matcha: Prepare with 4, serve with 4; 2 tips, type D. Name as told in reviews; the rest is ours.",
        ),
        (
            "CINNAMOAN",
            "Cinnamoan: Prepare with 4, serve with 2; 1 tip, type B. Name as told in reviews; the rest is ours.",
        ),
        ("Tommy", "Tommy: Draws one more recipe when learning. May keep two of the recipes drawn. As printed."),
        (
            "coffee break",
            "Coffee Break: With exactly one doughnut: turn all your used Recognitions upright. As printed.",
        ),
        ("biscuit", None),
    ],
)
def test_recipes_bakers_and_kitchen_cards_are_looked_up(word: str, text: str | None) -> None:
    assert usual_teller(GAME.rules).lookup(word) == text


COUNTED = [
    ("prepare fluffy-bun with 2", "preparing Fluffy Bun"),
    ("serve cinnamoan with 1", "serving Cinnamoan"),
    ("keep honey-matcha", "kept Honey Matcha"),
    ("keep honey-matcha discard fluffy-bun", "kept Honey Matcha"),
    ("learn with 2", "turns Learn a Recipe"),
    ("coffee break", "turns Coffee Break"),
    ("take 2 from serve", "turns taking doughnuts"),
    ("pass", "turns passing"),
    ("spend 1", None),
]


@pytest.mark.parametrize(("move", "counter"), COUNTED)
def test_moves_are_counted_for_the_simulator(move: str, counter: str | None) -> None:
    m = table(seat())
    names = m.edition.counters
    counts = np.zeros(len(names), np.int64)
    m.game.tally(record_of(m.hidden(0)), m.components.box, 0, m.notation.action_ids[move], counts)
    assert {name for name, n in zip(names, counts.tolist(), strict=True) if n} == ({counter} if counter else set())


@pytest.mark.parametrize(
    ("progress", "words"), [(4, "round 10, 5 of at most 20 quiet ones are over"), (5, "round 10[/]")]
)
def test_a_quiet_game_is_drawn_as_one(progress: int, words: str) -> None:
    assert words in drawn_table(table(round=10, progress=progress), 0)


# --- In German, and to those who are meant


def told(m: doughjo.Match, number: int, tag: str) -> list[str]:
    """The log as a seat is told it, where it is "you"."""
    teller = m.edition.speaker(tag, m.names)
    return [teller.event(facts, number) for facts in m.events_of(number)]


def test_whoever_does_something_is_told_so_as_you() -> None:
    m = learned(table(seat("fluffy-bun")), "coated-baby honey-matcha")
    m.play(0, "keep coated-baby")
    assert told(m, 0, "en") == [
        "You place 1 doughnut on Learn a Recipe.",
        "You draw Coated Baby.",
        "You draw Honey Matcha.",
        "You keep Coated Baby.",
        "You discard Honey Matcha.",
    ]
    assert told(m, 1, "de") == [
        "Seat 0 legt einen Donut auf Rezept lernen.",
        "Seat 0 zieht ein Rezept.",
        "Seat 0 zieht ein Rezept.",
        "Seat 0 behält Coated Baby.",
        "Seat 0 legt Honey Matcha ab.",
    ]


def test_a_roll_in_german() -> None:
    m = spending()
    m.play(0, "spend 1")
    assert told(m, 0, "de") == [
        "Du versuchst, Honey Matcha mit 2 Donuts zuzubereiten.",
        "Du würfelst 2 + 1 für Honey Matcha; nötig sind 4.",
        "Du setzt eine Anerkennung ein.",
        "Honey Matcha ist zubereitet.",
    ]


@pytest.mark.parametrize(("laid", "words"), QUESTIONS, ids=[words for _, words in QUESTIONS])
def test_every_decision_is_asked_for_in_german(laid: Callable[[], doughjo.Match], words: str) -> None:
    m = laid()
    assert m.edition.speaker("de", m.names).question(m.hidden(0), 0) not in ("", words)


@pytest.mark.parametrize(
    ("laid", "move", "reason", "clause"), REFUSALS, ids=[f"{move}: {reason}" for _, move, reason, _ in REFUSALS]
)
def test_a_refusal_in_german_is_another_sentence_for_the_same_clause(
    laid: Callable[[], doughjo.Match], move: str, reason: str, clause: str | None
) -> None:
    m = laid()
    refusal = m.edition.speaker("de", m.names).refusal(m.hidden(0), 0, m.notation.action_ids.get(move, -1))
    assert refusal.reason and reason not in refusal.reason
    assert refusal.clause == clause


@pytest.mark.parametrize(("players", "bakers"), [(2, "draft"), (3, "random"), (4, "off")])
def test_there_is_a_reason_exactly_for_what_is_not_legal(players: int, bakers: str) -> None:
    for number, m in enumerate(random_game(players, seed=7, bakers=bakers)):
        asked = [seat for seat in range(players) if seat in m.to_act] if number % 12 == 0 else []
        for seat_number in range(players) if asked else ():
            hidden, legal = m.hidden(seat_number), m.legal(seat_number)
            named = [(action, text) for action, text in enumerate(m.notation.actions) if text]
            free = [text for action, text in named if m.edition.reason(hidden, seat_number, action) is None]
            assert free == legal


# --- What happened


def test_a_deck_of_a_single_recipe_is_told_of_too() -> None:
    m = table(seat(served=FIVE[:10]), deck="cinnamoan", discard="cherryberry")
    learned(m, "cinnamoan")
    assert m.log[-1] == "The deck is empty: the discard pile is shuffled into a new deck of 1 recipe."


def test_nothing_is_told_of_a_deck_that_stays_empty() -> None:
    m = table(seat(served=FIVE[:10]), deck="")
    m.play(0, "learn with 1")
    assert m.log == ["Seat 0 places 1 doughnut on Learn a Recipe.", "Seat 0 finds nothing to draw."]


def test_declining_the_second_recipe_is_not_keeping_none() -> None:
    m = kept_one()
    m.play(0, "keep none")
    assert m.log[-2:] == ["Seat 0 keeps Cinnamoan.", "Seat 0 discards Cherryberry and Coated Baby."]


def test_the_last_round_is_told_once() -> None:
    first = seat("", "honey-matcha", FIVE.replace(" honey-matcha", ""))
    second = seat("", "maple-morning-twist", "fluffy-bun saffron-sugar-crown")
    m = table(first, second)
    roll(m, 0, "serve honey-matcha with 1", 6)
    roll(m, 1, "serve maple-morning-twist with 1", 6)
    assert [event["kind"] for event in m.events_of("spectator")].count("last-round") == 1


@pytest.mark.parametrize(
    ("upright", "words"),
    [
        (0, "Seat 0 turns 2 Recognitions upright."),
        (1, "Seat 0 turns 1 Recognition upright."),
        (2, "Seat 0 has no used Recognition to turn upright."),
    ],
)
def test_a_coffee_break_tells_how_many_recognitions_were_used(upright: int, words: str) -> None:
    m = table(seat(served="fluffy-bun cherryberry", upright=upright))
    m.play(0, "coffee break")
    assert m.log[-1] == words


@pytest.mark.clause("DT-13")
def test_there_is_no_reason_against_passing_where_nothing_else_can_be_done() -> None:
    stuck = table(seat(), players=3, kitchen="learn learn coffee-break coffee-break")
    passing = stuck.notation.action_ids["pass"]
    assert stuck.legal(0) == ["pass"] and stuck.edition.reason(stuck.hidden(0), 0, passing) is None
    others = table(seat()), table(seat("fluffy-bun"), players=3, kitchen="learn learn coffee-break coffee-break")
    reasons = [m.edition.reason(m.hidden(0), 0, passing) for m in others]
    assert [reason and reason.clause for reason in reasons] == ["DT-13", "DT-13"]
