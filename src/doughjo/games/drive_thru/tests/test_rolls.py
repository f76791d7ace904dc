"""Preparing, serving, Recognition, coffee breaks, and what bakers add."""

from collections import Counter
from typing import Any

import pytest

import doughjo
from doughjo.games.drive_thru import rules
from doughjo.games.drive_thru.tests.helpers import (
    FIVE,
    GAME,
    at,
    kitchen,
    learned,
    moves,
    quiet_turn,
    roll,
    seat,
    table,
)
from doughjo.testing import refused

# Prepare and Serve numbers of the box: Honey Matcha 4 and 4, General Custard 3 and 5, Triple Truffle Tower 5 and 7,
# Cinnamoan 4 and 2, Cherryberry 2 and 4, Saffron Sugar Crown 6 and 6, Fluffy Bun 2 and 3.

SERVED = "fluffy-bun cinnamoan cherryberry"


def prepared(m: doughjo.Match) -> list[str]:
    found: list[str] = at(m, 0)["prepared"]
    return found


def served(m: doughjo.Match) -> list[str]:
    found: list[str] = at(m, 0)["served"]
    return found


# --- Prepare


@pytest.mark.clause("DT-30")
@pytest.mark.parametrize(("die", "success"), [(2, False), (3, False), (4, True), (5, True), (6, True)])
def test_a_recipe_is_prepared_by_at_least_its_prepare_number(die: int, success: bool) -> None:
    m = table(seat("honey-matcha cinnamoan"))
    roll(m, 0, "prepare honey-matcha with 1", die)
    assert prepared(m) == (["honey-matcha"] if success else [])
    assert at(m, 0)["unprepared"] == (["cinnamoan"] if success else ["cinnamoan", "honey-matcha"])
    assert (kitchen(m), m.to_act) == ([0, 1, 0, 0], {1})


@pytest.mark.clause("DT-30")
@pytest.mark.parametrize(("doughnuts", "success"), [(1, False), (2, True)])
def test_the_bonus_adds_1_to_a_prepare_roll(doughnuts: int, success: bool) -> None:
    m = table(seat("honey-matcha"))
    roll(m, 0, f"prepare honey-matcha with {doughnuts}", 3)
    assert bool(prepared(m)) == success


@pytest.mark.clause("DT-30")
def test_the_prepare_number_counts_and_not_the_serve_number() -> None:
    m = table(seat("general-custard"))
    roll(m, 0, "prepare general-custard with 1", 3)
    assert prepared(m) == ["general-custard"]


@pytest.mark.clause("DT-30")
def test_only_unprepared_recipes_of_one_s_own_are_prepared() -> None:
    m = table(seat("honey-matcha", "cinnamoan", "fluffy-bun"), seat("cherryberry"))
    assert moves(m, "prepare") == ["prepare honey-matcha with 1", "prepare honey-matcha with 2"]
    assert "Your Cinnamoan is already prepared." in str(refused(m, 0, "prepare cinnamoan with 1"))
    assert "You have no Cherryberry." in str(refused(m, 0, "prepare cherryberry with 1"))
    assert moves(table(seat("", "cinnamoan")), "prepare") == []


@pytest.mark.clause("DT-30", "DT-40")
def test_a_die_has_six_faces_each_as_likely() -> None:
    for hand, move in [(seat("honey-matcha"), "prepare"), (seat("", "honey-matcha"), "serve")]:
        m = table(hand)
        m.play(0, f"{move} honey-matcha with 1")
        assert m.odds() == {f"roll {face}": 1 for face in range(1, 7)}


@pytest.mark.clause("DT-31")
def test_a_rolled_1_fails_to_prepare_whatever_is_added() -> None:
    m = table(
        seat("cherryberry", served="fluffy-bun cinnamoan", baker="sally"),
        seat(baker="tina"),
        options={"bakers": "draft"},
    )
    roll(m, 0, "prepare cherryberry with 2", 1)  # 1 + 1 + 1, and two Recognitions, against 2
    assert (prepared(m), m.to_act, at(m, 0)["upright"]) == ([], {1}, 2)


@pytest.mark.clause("DT-31", "DT-50")
@pytest.mark.parametrize("hand", [seat("honey-matcha", served=SERVED), seat("", "honey-matcha", SERVED)])
def test_recognition_cannot_mend_a_rolled_1(hand: dict[str, Any]) -> None:
    m = table(hand)
    roll(m, 0, f"{'prepare' if hand['unprepared'] else 'serve'} honey-matcha with 1", 1)
    assert (m.to_act, at(m, 0)["upright"]) == ({1}, 3)


# --- Serve


@pytest.mark.clause("DT-40")
@pytest.mark.parametrize(("die", "success"), [(2, False), (4, False), (5, True), (6, True)])
def test_a_recipe_is_served_by_at_least_its_serve_number(die: int, success: bool) -> None:
    m = table(seat("cinnamoan", "general-custard honey-matcha"))
    roll(m, 0, "serve general-custard with 1", die)
    assert served(m) == (["general-custard"] if success else [])
    assert prepared(m) == (["honey-matcha"] if success else ["general-custard", "honey-matcha"])
    assert m.scores == [2 if success else 0, 0]
    assert (kitchen(m), m.to_act) == ([0, 0, 1, 0], {1})


@pytest.mark.clause("DT-40")
def test_a_served_recipe_becomes_an_upright_recognition() -> None:
    m = table(seat("", "honey-matcha", "fluffy-bun", upright=0))
    roll(m, 0, "serve honey-matcha with 1", 6)
    assert (at(m, 0)["upright"], at(m, 0)["used"]) == (1, 1)


@pytest.mark.clause("DT-40")
@pytest.mark.parametrize(("doughnuts", "success"), [(1, False), (2, True)])
def test_the_bonus_adds_1_to_a_serve_roll(doughnuts: int, success: bool) -> None:
    m = table(seat("", "triple-truffle-tower"))
    roll(m, 0, f"serve triple-truffle-tower with {doughnuts}", 6)
    assert bool(served(m)) == success


@pytest.mark.clause("DT-40")
def test_a_rolled_1_fails_to_serve_whatever_is_added() -> None:
    m = table(
        seat("", "cinnamoan", "fluffy-bun cherryberry", baker="tina"), seat(baker="sally"), options={"bakers": "draft"}
    )
    roll(m, 0, "serve cinnamoan with 2", 1)
    assert (served(m), prepared(m), m.to_act) == (["fluffy-bun", "cherryberry"], ["cinnamoan"], {1})


@pytest.mark.clause("DT-40")
def test_only_prepared_recipes_are_served() -> None:
    m = table(seat("honey-matcha", "cinnamoan", "fluffy-bun"), seat("", "cherryberry"))
    assert moves(m, "serve") == ["serve cinnamoan with 1", "serve cinnamoan with 2"]
    assert "Your Honey Matcha is not prepared yet." in str(refused(m, 0, "serve honey-matcha with 1"))
    assert "You have no Cherryberry." in str(refused(m, 0, "serve cherryberry with 1"))


@pytest.mark.clause("DT-40")
def test_one_of_two_equal_recipes_is_served() -> None:
    m = table(seat("fluffy-bun", "fluffy-bun"), seat())
    roll(m, 0, "serve fluffy-bun with 1", 3)
    assert (prepared(m), served(m), at(m, 0)["unprepared"]) == ([], ["fluffy-bun"], ["fluffy-bun"])


# --- Recognition


@pytest.mark.clause("DT-50")
def test_recognition_adds_1_each_after_the_roll_is_seen() -> None:
    m = table(seat("honey-matcha", served="fluffy-bun cinnamoan cherryberry"))
    roll(m, 0, "prepare honey-matcha with 1", 2)
    assert (m.to_act, m.legal(0)) == ({0}, ["spend 0", "spend 1", "spend 2", "spend 3"])
    attempt = m.position()["attempt"]
    assert (attempt["die"], attempt["needed"], attempt["bonus"], attempt["missing"]) == (2, 4, 0, 2)
    m.play(0, "spend 2")
    assert (prepared(m), at(m, 0)["upright"], at(m, 0)["used"]) == (["honey-matcha"], 1, 2)
    assert m.to_act == {1}


@pytest.mark.clause("DT-50")
@pytest.mark.parametrize(("spent", "success"), [(0, False), (1, False), (2, True), (3, True)])
def test_any_number_may_be_spent_and_is_used_up(spent: int, success: bool) -> None:
    m = table(seat("", "general-custard", "fluffy-bun cinnamoan cherryberry"))
    roll(m, 0, "serve general-custard with 1", 3)
    m.play(0, f"spend {spent}")
    assert ("general-custard" in served(m)) == success
    assert at(m, 0)["used"] == spent
    assert at(m, 0)["upright"] == 3 - spent + (1 if success else 0)


@pytest.mark.clause("DT-50")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_nothing_is_asked_when_the_roll_is_enough(die: int) -> None:
    m = table(seat("honey-matcha", served="fluffy-bun"))
    roll(m, 0, "prepare honey-matcha with 1", die)
    assert (m.to_act, at(m, 0)["upright"]) == ({1}, 1)


@pytest.mark.clause("DT-50")
@pytest.mark.parametrize(("die", "asked"), [(1, False), (2, False), (3, True)])
def test_nothing_is_asked_when_the_roll_cannot_be_enough(die: int, asked: bool) -> None:
    m = table(seat("honey-matcha", served="fluffy-bun"))
    roll(m, 0, "prepare honey-matcha with 1", die)
    assert (m.to_act == {0}) == asked


@pytest.mark.clause("DT-50")
def test_used_recognition_does_not_help() -> None:
    m = table(seat("honey-matcha", served="fluffy-bun cinnamoan", upright=1))
    roll(m, 0, "prepare honey-matcha with 1", 2)
    assert m.to_act == {1}
    m = table(seat("honey-matcha", served="fluffy-bun cinnamoan", upright=1))
    roll(m, 0, "prepare honey-matcha with 2", 2)
    assert m.legal(0) == ["spend 0", "spend 1"]


@pytest.mark.clause("DT-50")
def test_spending_counts_besides_the_bonus() -> None:
    m = table(seat("", "triple-truffle-tower", "fluffy-bun cinnamoan"))
    roll(m, 0, "serve triple-truffle-tower with 2", 4)
    m.play(0, "spend 2")
    assert "triple-truffle-tower" in served(m)


@pytest.mark.clause("DT-51")
def test_the_recipe_being_served_does_not_help_its_own_roll() -> None:
    m = table(seat("", "honey-matcha"))
    roll(m, 0, "serve honey-matcha with 1", 3)
    assert (served(m), m.to_act) == ([], {1})
    m = table(seat("", "honey-matcha", "fluffy-bun"))
    roll(m, 0, "serve honey-matcha with 1", 3)
    assert m.legal(0) == ["spend 0", "spend 1"]
    m.play(0, "spend 1")
    assert (at(m, 0)["upright"], at(m, 0)["used"]) == (1, 1)


# --- Coffee Break


@pytest.mark.clause("DT-60")
def test_a_coffee_break_turns_all_used_recognitions_upright() -> None:
    m = table(seat(served="fluffy-bun cinnamoan cherryberry", upright=1), seat(served="honey-matcha", upright=0))
    m.play(0, "coffee break")
    assert (at(m, 0)["upright"], at(m, 0)["used"]) == (3, 0)
    assert (at(m, 1)["upright"], at(m, 1)["used"]) == (0, 1)
    assert (kitchen(m), at(m, 0)["doughnuts"]) == ([0, 0, 0, 1], 2)


@pytest.mark.clause("DT-60")
def test_a_coffee_break_takes_exactly_one_doughnut() -> None:
    m = table(seat())
    assert moves(m, "coffee") == ["coffee break"]
    assert not any(text and text.startswith("coffee") and text != "coffee break" for text in m.notation.actions)


@pytest.mark.clause("DT-60")
def test_a_coffee_break_is_allowed_with_nothing_to_refresh() -> None:
    m = table(seat(served="fluffy-bun"))
    m.play(0, "coffee break")
    assert (m.to_act, at(m, 0)["upright"]) == ({1}, 1)


# --- Bakers


def with_baker(baker: str, *args: str, doughnuts: int = 3, **more: object) -> doughjo.Match:
    """Seat 0 has a baker, and so has seat 1."""
    other = "dwight" if baker != "dwight" else "sally"
    kitchen = "coffee-break " * (3 - doughnuts)
    return table(
        seat(*args, baker=baker, doughnuts=doughnuts, **more),  # type: ignore[arg-type]
        seat(baker=other),
        options={"bakers": "draft"},
        kitchen=kitchen,
    )


@pytest.mark.clause("DT-70")
@pytest.mark.parametrize(("doughnuts", "drawn"), [(1, 3), (2, 4)])
def test_tommy_draws_one_more(doughnuts: int, drawn: int) -> None:
    m = with_baker("tommy", "fluffy-bun")
    m.play(0, f"learn with {doughnuts}")
    assert m.position()["learning"]["to_draw"] == drawn


@pytest.mark.clause("DT-70")
def test_tommy_keeps_up_to_two() -> None:
    m = learned(with_baker("tommy"), "cinnamoan honey-matcha cherryberry")
    m.play(0, "keep honey-matcha")
    assert m.legal(0) == ["keep cherryberry", "keep cinnamoan", "keep none"]
    m.play(0, "keep cinnamoan")
    assert at(m, 0)["unprepared"] == ["cinnamoan", "honey-matcha"]
    assert (m.position()["discard"], m.to_act) == ({"cherryberry": 1}, {1})


@pytest.mark.clause("DT-70")
def test_tommy_may_keep_one_or_none() -> None:
    m = learned(with_baker("tommy"), "cinnamoan honey-matcha cherryberry")
    m.play(0, "keep honey-matcha")
    m.play(0, "keep none")
    assert at(m, 0)["unprepared"] == ["honey-matcha"]
    m = learned(with_baker("tommy"), "cinnamoan honey-matcha cherryberry")
    m.play(0, "keep none")
    assert (at(m, 0)["unprepared"], m.to_act) == ([], {1})


@pytest.mark.clause("DT-70")
def test_tommy_too_has_at_most_two_unprepared_recipes() -> None:
    m = learned(with_baker("tommy", "fluffy-bun"), "cinnamoan honey-matcha cherryberry")
    m.play(0, "keep honey-matcha")
    assert m.legal(0) == [
        "keep cherryberry discard fluffy-bun",
        "keep cherryberry discard honey-matcha",
        "keep cinnamoan discard fluffy-bun",
        "keep cinnamoan discard honey-matcha",
        "keep none",
    ]
    m.play(0, "keep cinnamoan discard fluffy-bun")
    assert at(m, 0)["unprepared"] == ["cinnamoan", "honey-matcha"]
    assert m.position()["discard"] == {"fluffy-bun": 1, "cherryberry": 1}


@pytest.mark.clause("DT-70")
@pytest.mark.parametrize("baker", ["sally", "tina", "dwight"])
def test_nobody_else_draws_or_keeps_more(baker: str) -> None:
    m = learned(with_baker(baker), "cinnamoan honey-matcha cherryberry", 2)
    m.play(0, "keep cherryberry")
    assert m.to_act == {1}


@pytest.mark.clause("DT-71")
@pytest.mark.parametrize(
    ("baker", "prepares", "serves"), [("sally", 1, 0), ("tina", 0, 1), ("tommy", 0, 0), ("dwight", 0, 0)]
)
def test_sally_helps_to_prepare_and_tina_to_serve(baker: str, prepares: int, serves: int) -> None:
    m = with_baker(baker, "honey-matcha", "general-custard")
    assert {odds["move"]: odds["bonus"] for odds in m.position()["attempts"]} == {
        "prepare honey-matcha with 1": prepares,
        "prepare honey-matcha with 2": prepares + 1,
        "serve general-custard with 1": serves,
        "serve general-custard with 2": serves + 1,
    }
    roll(m, 0, "prepare honey-matcha with 1", 3)
    assert bool("honey-matcha" in prepared(m)) == bool(prepares)
    m = with_baker(baker, "honey-matcha", "general-custard")
    roll(m, 0, "serve general-custard with 2", 3)
    assert served(m) == (["general-custard"] if serves else [])


@pytest.mark.clause("DT-71")
@pytest.mark.parametrize(
    ("baker", "move"), [("sally", "prepare cherryberry with 1"), ("tina", "serve cinnamoan with 1")]
)
def test_a_rolled_1_fails_in_spite_of_the_baker(baker: str, move: str) -> None:
    m = with_baker(baker, "cherryberry", "cinnamoan")
    roll(m, 0, move, 1)
    assert (prepared(m), served(m)) == (["cinnamoan"], [])


@pytest.mark.clause("DT-72")
def test_dwight_turns_one_used_recognition_upright_and_still_has_his_turn() -> None:
    m = with_baker("dwight", "honey-matcha", "", "fluffy-bun cinnamoan cherryberry", upright=0)
    assert m.legal(0)[0] == "refresh"
    m.play(0, "refresh")
    assert (at(m, 0)["upright"], at(m, 0)["used"], m.to_act) == (1, 2, {0})
    assert "refresh" not in m.legal(0)
    assert "Your baker has done that this turn." in str(refused(m, 0, "refresh"))
    roll(m, 0, "prepare honey-matcha with 1", 3)
    assert m.legal(0) == ["spend 0", "spend 1"]


@pytest.mark.clause("DT-72")
def test_dwight_may_do_so_in_every_turn_of_his_own() -> None:
    m = with_baker("dwight", "honey-matcha", "", "fluffy-bun cinnamoan", upright=0)
    for upright in (1, 2):
        m.play(0, "refresh")
        assert at(m, 0)["upright"] == upright
        m.play(0, "prepare honey-matcha with 1")
        m.play("chance", "roll 1")
        quiet_turn(m, 1)
    assert "refresh" not in m.legal(0)


@pytest.mark.clause("DT-72")
def test_dwight_needs_a_used_recognition_and_need_not_refresh() -> None:
    assert "refresh" not in with_baker("dwight", "", "", "fluffy-bun").legal(0)
    assert "You have no used Recognition." in str(refused(with_baker("dwight"), 0, "refresh"))
    m = with_baker("dwight", "", "", "fluffy-bun", upright=0)
    m.play(0, "learn with 1")
    assert at(m, 0)["upright"] == 0


@pytest.mark.clause("DT-72")
@pytest.mark.parametrize("baker", ["tommy", "sally", "tina"])
def test_nobody_else_refreshes(baker: str) -> None:
    m = with_baker(baker, "", "", "fluffy-bun", upright=0)
    assert "refresh" not in m.legal(0)
    assert "DT-72" in str(refused(m, 0, "refresh"))


@pytest.mark.clause("DT-13", "DT-72")
def test_dwight_may_refresh_before_he_passes() -> None:
    hands = [seat(served="fluffy-bun", upright=0, baker="dwight"), seat(baker="tina"), seat(baker="tommy")]
    m = table(*hands, kitchen="learn learn coffee-break coffee-break", options={"bakers": "draft"})
    assert m.legal(0) == ["refresh", "pass"]


# --- Chances


@pytest.mark.clause("DT-30", "DT-40", "DT-50")
def test_the_table_tells_the_exact_chance_of_every_attempt() -> None:
    m = table(seat("triple-truffle-tower", "cinnamoan", "fluffy-bun cherryberry"))
    told = {
        odds["move"]: (odds["needed"], odds["chance"], odds["chance_with_recognition"])
        for odds in m.position()["attempts"]
    }
    assert told == {
        "prepare triple-truffle-tower with 1": (5, 2 / 6, 4 / 6),
        "prepare triple-truffle-tower with 2": (5, 3 / 6, 5 / 6),
        "serve cinnamoan with 1": (2, 5 / 6, 5 / 6),
        "serve cinnamoan with 2": (2, 5 / 6, 5 / 6),
    }
    m = table(seat("triple-truffle-tower", served=SERVED, upright=1))
    assert [odds["chance_with_recognition"] for odds in m.position()["attempts"]] == [3 / 6, 4 / 6]


@pytest.mark.parametrize("number", range(2, 10))
@pytest.mark.parametrize("added", range(5))
def test_chances_agree_with_the_die(number: int, added: int) -> None:
    assert rules.good_faces(number, added) == sum(face + added >= number for face in range(2, 7))


def test_dice_and_cards_are_fair_when_luck_is_left_to_the_seed() -> None:
    faces: Counter[str] = Counter()
    for seed in range(240):
        m = table(seat("honey-matcha"), seed=seed)
        m.play(0, "prepare honey-matcha with 1")
        faces[m.moves[1][1]] += 1
    assert len(faces) == 6 and min(faces.values()) > 15


def test_a_game_of_five_orders_from_the_first_to_the_last_move() -> None:
    m = table(seat("fluffy-bun", "", FIVE.partition(" ")[2]), turn=0)
    roll(m, 0, "prepare fluffy-bun with 1", 2)
    m.play(1, "coffee break")
    roll(m, 0, "serve fluffy-bun with 1", 3)
    m.play(1, "coffee break")
    assert (m.over, m.winners, m.scores) == (True, [0], [6, 0])
    assert GAME.start(2).over is False
