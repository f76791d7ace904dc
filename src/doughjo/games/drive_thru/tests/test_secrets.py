"""What a player may know, what nobody else may, and what can be taken back."""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import doughjo
from doughjo.core.chance import seeded
from doughjo.core.contract import record_of
from doughjo.games.drive_thru.tests.helpers import GAME, draw, learned, random_game, roll, seat, table
from doughjo.testing import refused

OTHERS: list[Any] = [1, 2, "spectator"]


def known(m: doughjo.Match, viewer: Any) -> str:
    """Everything a seat or a spectator is told, as one text."""
    return json.dumps([m.view(viewer), m.log_of(viewer), m.events_of(viewer)])


def knowledge(situation: Callable[[Any], doughjo.Match], choices: list[Any], viewer: Any) -> set[str]:
    """What a viewer is told in situations that differ in a choice; one text means that nothing shows."""
    return {known(situation(choice), viewer) for choice in choices}


def drawn(recipes: str) -> doughjo.Match:
    """Seat 0 of three has drawn these."""
    return learned(table(seat("fluffy-bun"), seat("fluffy-bun"), seat("fluffy-bun")), recipes)


PAIRS = ["cinnamoan cherryberry", "honey-matcha general-custard", "general-custard cinnamoan"]


@pytest.mark.clause("DT-20")
@pytest.mark.parametrize("viewer", OTHERS)
def test_only_the_drawer_sees_the_drawn_recipes(viewer: Any) -> None:
    assert len(knowledge(drawn, PAIRS, viewer)) == 1
    seen = drawn(PAIRS[0]).view(viewer)["table"]
    assert seen["learning"]["drawn"] == ["?", "?"]
    assert (seen["deck_size"], sum(seen["deck"].values())) == (18, 20)


@pytest.mark.clause("DT-20")
@pytest.mark.parametrize("viewer", OTHERS)
def test_the_first_drawn_recipe_is_secret_at_once(viewer: Any) -> None:
    def first(recipe: str) -> doughjo.Match:
        m = table(seat("fluffy-bun"), players=3)
        m.play(0, "learn with 1")
        m.play("chance", f"draw {recipe}")
        return m

    assert len(knowledge(first, ["cinnamoan", "honey-matcha"], viewer)) == 1
    assert first("cinnamoan").view(0)["table"]["learning"]["drawn"] == ["cinnamoan"]


@pytest.mark.clause("DT-20")
def test_the_drawer_knows_what_was_drawn() -> None:
    m = drawn("cinnamoan cherryberry")
    assert m.view(0)["table"]["learning"]["drawn"] == ["cherryberry", "cinnamoan"]
    assert m.log_of(0)[-2:] == ["Seat 0 draws Cinnamoan.", "Seat 0 draws Cherryberry."]
    assert m.log_of(1)[-2:] == ["Seat 0 draws a recipe."] * 2


@pytest.mark.clause("DT-20")
def test_kept_and_discarded_recipes_are_seen_by_all() -> None:
    m = drawn("cinnamoan cherryberry")
    m.play(0, "keep cinnamoan")
    for viewer in OTHERS:
        assert m.view(viewer)["table"]["seats"][0]["unprepared"] == ["fluffy-bun", "cinnamoan"]
        assert m.view(viewer)["table"]["discard"] == {"cherryberry": 1}
        assert m.log_of(viewer)[-2:] == ["Seat 0 keeps Cinnamoan.", "Seat 0 discards Cherryberry."]


@pytest.mark.clause("DT-20", "DT-70")
def test_what_tommy_has_not_kept_yet_stays_secret() -> None:
    def kept(recipes: str) -> doughjo.Match:
        hands = [seat(baker="tommy"), seat(baker="tina"), seat(baker="sally")]
        m = table(*hands, options={"bakers": "draft"})
        learned(m, f"honey-matcha {recipes}")
        m.play(0, "keep honey-matcha")
        return m

    for viewer in OTHERS:
        assert len(knowledge(kept, ["cinnamoan cherryberry", "general-custard coated-baby"], viewer)) == 1
        assert kept("cinnamoan cherryberry").view(viewer)["table"]["learning"]["drawn"] == ["?", "?"]


@pytest.mark.parametrize("move", ["keep cinnamoan", "keep none", "learn with 1", "spend 1", "nonsense"])
def test_a_refusal_tells_no_other_seat_what_was_drawn(move: str) -> None:
    assert len({str(refused(drawn(pair), 1, move)) for pair in PAIRS}) == 1


@pytest.mark.clause("DT-22")
def test_everybody_can_tell_the_last_cards_of_a_deck_when_it_is_made_anew() -> None:
    m = table(seat(), deck="cherryberry", discard="cinnamoan honey-matcha general-custard", players=3)
    learned(m, "cherryberry honey-matcha cinnamoan", 2)
    for viewer in OTHERS:
        assert m.view(viewer)["table"]["learning"]["drawn"] == ["cherryberry", "?", "?"]
    assert m.view(0)["table"]["learning"]["drawn"] == ["cherryberry", "cinnamoan", "honey-matcha"]
    hands = {tuple(described(m, imagined(m, 1, number))["learning"]["drawn"]) for number in range(40)}
    assert {hand[0] for hand in hands} == {"cherryberry"} and len(hands) == 3


@pytest.mark.clause("DT-22", "DT-70")
@pytest.mark.parametrize(("kept", "left"), [("cherryberry", ["?", "?"]), ("cinnamoan", ["cherryberry", "?"])])
def test_a_counted_card_that_tommy_keeps_is_no_longer_in_his_hand(kept: str, left: list[str]) -> None:
    hands = [seat(baker="tommy"), seat(baker="tina"), seat(baker="sally")]
    m = table(*hands, deck="cherryberry", discard="cinnamoan honey-matcha coated-baby", options={"bakers": "draft"})
    learned(m, "cherryberry cinnamoan honey-matcha")
    m.play(0, f"keep {kept}")
    assert m.view(1)["table"]["learning"]["drawn"] == left
    assert GAME.start_from(m.position()).table == m.table


# --- Imagining what is hidden


def imagined(m: doughjo.Match, number: int, seed: int) -> Any:
    """The table as a seat may imagine it."""
    tables = m.hidden(number)
    m.game.imagine(record_of(tables), m.components.box, number, seeded(seed))
    return tables


def described(m: doughjo.Match, tables: Any) -> dict[str, Any]:
    return m.edition.described(tables)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_table_is_possible_and_looks_the_same_to_the_seat(players: int) -> None:
    for number, m in enumerate(random_game(players, seed=players, bakers="draft")):
        viewer = number % players
        if m.hidden(viewer).tobytes() != m.table:
            tables = imagined(m, viewer, number)
            again = GAME.start_from(described(m, tables))
            assert again.table == tables.tobytes()
            assert again.hidden(viewer).tobytes() == m.hidden(viewer).tobytes()


@pytest.mark.clause("DT-20")
def test_any_unseen_recipes_are_imaginable_in_the_drawer_s_hand() -> None:
    m = learned(table(seat(), players=3, deck="cinnamoan cherryberry honey-matcha"), "cinnamoan cherryberry")
    hands = Counter(tuple(described(m, imagined(m, 1, number))["learning"]["drawn"]) for number in range(150))
    assert len(hands) == 3 and min(hands.values()) > 25
    own = {tuple(described(m, imagined(m, 0, number))["learning"]["drawn"]) for number in range(5)}
    assert own == {("cherryberry", "cinnamoan")}


def test_nothing_else_is_hidden() -> None:
    for m in random_game(3, seed=9, bakers="random"):
        if m.position()["learning"] is None:
            assert m.hidden("spectator").tobytes() == m.table


# --- Undo


def test_luck_and_drawn_cards_are_not_taken_back() -> None:
    m = drawn("cinnamoan cherryberry")
    assert m.why_no_undo(0) == "Luck has decided since your move."
    m.play(0, "keep none")
    assert m.why_no_undo(0) == "Your move showed something that was hidden."
    m = table(seat("honey-matcha", served="fluffy-bun"))
    m.play(0, "prepare honey-matcha with 1")
    assert m.why_no_undo(0) is None
    m.play("chance", "roll 3")
    assert m.why_no_undo(0) == "Luck has decided since your move."
    m.play(0, "spend 1")
    assert m.why_no_undo(0) == "It is now up to Seat 1."


@pytest.mark.clause("DT-72")
def test_a_refreshed_recognition_can_be_taken_back() -> None:
    hands = [seat(served="fluffy-bun", upright=0, baker="dwight"), seat(baker="tina")]
    m = table(*hands, options={"bakers": "draft"})
    before = m.table
    m.play(0, "refresh")
    m.undo(0)
    assert m.table == before


def test_a_turn_that_has_passed_on_stays() -> None:
    m = table(seat())
    m.play(0, "coffee break")
    assert m.why_no_undo(0) == "It is now up to Seat 1."
    m = table(seat(), deck="cinnamoan cherryberry")
    m.play(0, "learn with 1")
    draw(m, "cinnamoan cherryberry")
    assert m.why_no_undo(0) == "Luck has decided since your move."
    roll_first = table(seat("fluffy-bun"))
    roll(roll_first, 0, "prepare fluffy-bun with 1", 2)
    assert roll_first.why_no_undo(0) == "Luck has decided since your move."
