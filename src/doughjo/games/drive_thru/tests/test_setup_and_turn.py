"""Setup, working, taking, learning."""

from collections import Counter

import pytest

import doughjo
from doughjo.core.contract import FIRST_PLAYERS
from doughjo.games.drive_thru.tests.helpers import (
    FIVE,
    GAME,
    at,
    draw,
    kitchen,
    learned,
    moves,
    quiet_turn,
    roll,
    seat,
    table,
    two_starters,
)
from doughjo.testing import refused

COUNTS = [2, 3, 4]


# --- Setup


@pytest.mark.clause("DT-01")
@pytest.mark.parametrize(("players", "plates"), [(2, 2), (3, 2), (4, 3)])
def test_four_kitchen_cards_with_plates_for_the_number_of_players(players: int, plates: int) -> None:
    position = GAME.start(players).position()
    assert position["kitchen"] == {"learn": 0, "prepare": 0, "serve": 0, "coffee-break": 0}
    assert position["plates"] == plates
    m = table(players=players, kitchen="learn " * (plates - 1))
    assert moves(m, "learn") == ["learn with 1"]
    m = table(players=players, kitchen="learn " * plates)
    assert moves(m, "learn") == []


@pytest.mark.clause("DT-02")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_one_unprepared_recipe_without_tips(players: int) -> None:
    m = GAME.start(players)
    for entry in m.position()["seats"]:
        assert (entry["unprepared"], entry["prepared"], entry["served"]) == (["fluffy-bun"], [], [])
    assert (
        m.teller.lookup("fluffy-bun")
        == "Fluffy Bun: Prepare with 2, serve with 3; no tips. Name and tips as printed; the rest is ours."
    )


@pytest.mark.clause("DT-02")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_is_all_other_recipes_and_unused_starters_leave_the_game(players: int) -> None:
    position = GAME.start(players).position()
    assert position["deck_size"] == 20 and position["discard"] == {}
    assert set(position["deck"].values()) == {1} and "fluffy-bun" not in position["deck"]


@pytest.mark.clause("DT-02")
def test_a_discarded_starter_goes_to_the_discard_pile_and_comes_back() -> None:
    m = learned(table(seat("fluffy-bun cinnamoan"), deck="cherryberry honey-matcha"), "cherryberry honey-matcha")
    m.play(0, "keep honey-matcha discard fluffy-bun")
    assert m.position()["discard"] == {"cherryberry": 1, "fluffy-bun": 1}
    m.play(1, "learn with 1")
    assert m.odds() == {"draw fluffy-bun": 1, "draw cherryberry": 1}


@pytest.mark.clause("DT-02")
def test_starters_of_several_kinds_are_dealt() -> None:
    m = GAME.start(3, components=two_starters())
    assert m.odds() == {"deal fluffy-bun": 3, "deal plain-jane": 2}
    for recipe, left in [("plain-jane", (3, 1)), ("fluffy-bun", (2, 1)), ("plain-jane", None)]:
        m.play("chance", f"deal {recipe}")
        if left:
            assert tuple(m.odds().values()) == left
    assert [entry["unprepared"] for entry in m.position()["seats"]] == [["plain-jane"], ["fluffy-bun"], ["plain-jane"]]
    assert m.odds() == {"start 0": 1, "start 1": 1, "start 2": 1}
    assert m.position()["deck_size"] == 20


@pytest.mark.clause("DT-03")
@pytest.mark.parametrize(("players", "doughnuts"), [(2, 3), (3, 2), (4, 2)])
def test_doughnuts_at_the_start_are_the_most_one_may_hold(players: int, doughnuts: int) -> None:
    position = GAME.start(players).position()
    assert [entry["doughnuts"] for entry in position["seats"]] == [doughnuts] * players
    assert position["most_doughnuts"] == doughnuts
    m = table(players=players, kitchen="learn learn", turn=0)
    assert moves(m, "take") == []


@pytest.mark.clause("DT-04")
@pytest.mark.parametrize("players", COUNTS)
def test_the_starting_player_is_decided_by_lot_and_play_goes_clockwise(players: int) -> None:
    m = GAME.start(players)
    assert m.odds() == {f"start {number}": 1 for number in range(players)}
    m.play("chance", "start 1")
    assert m.position()["first"] == 1
    order = []
    for _ in range(players + 1):
        (mover,) = m.to_act
        order.append(mover)
        assert isinstance(mover, int)
        quiet_turn(m, mover)
    assert order == [(1 + i) % players for i in range(players + 1)]


@pytest.mark.clause("DT-04")
@pytest.mark.parametrize("number", range(3))
def test_people_may_agree_who_starts(number: int) -> None:
    m = GAME.start(3, options={"first_player": FIRST_PLAYERS[1 + number]})
    assert (m.to_act, m.position()["first"]) == ({number}, number)


@pytest.mark.clause("DT-04")
def test_only_a_seat_at_the_table_may_start() -> None:
    with pytest.raises(doughjo.BadSetup, match="'lot', 'first seat' or 'second seat' with 2 players"):
        GAME.start(2, options={"first_player": "third seat"})


# --- Bakers


@pytest.mark.clause("DT-05")
def test_there_are_no_bakers_by_default() -> None:
    m = GAME.start(3)
    assert m.options["bakers"] == "off"
    m.play("chance", "start 2")
    assert m.to_act == {2}
    assert [entry["baker"] for entry in m.position()["seats"]] == [None] * 3


@pytest.mark.clause("DT-05")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("first", [0, 1])
def test_in_a_draft_the_last_player_chooses_first(players: int, first: int) -> None:
    m = GAME.start(players, options={"bakers": "draft"})
    m.play("chance", f"start {first}")
    left = ["tommy", "sally", "tina", "dwight"]
    for number in reversed([(first + i) % players for i in range(players)]):
        assert (m.to_act, m.legal(number)) == ({number}, [f"choose {baker}" for baker in left])
        assert m.position()["bakers_left"] == left
        m.play(number, f"choose {left.pop(1 if len(left) > 1 else 0)}")
    assert m.to_act == {first}
    assert m.position()["bakers_left"] == []


@pytest.mark.clause("DT-05")
def test_bakers_may_be_dealt_at_random() -> None:
    m = GAME.start(3, options={"bakers": "random"})
    m.play("chance", "start 2")
    assert m.odds() == {"deal tommy": 1, "deal sally": 1, "deal tina": 1, "deal dwight": 1}
    m.play("chance", "deal tina")
    assert m.odds() == {"deal tommy": 1, "deal sally": 1, "deal dwight": 1}
    m.play("chance", "deal tommy")
    m.play("chance", "deal dwight")
    assert [entry["baker"] for entry in m.position()["seats"]] == ["tommy", "dwight", "tina"]
    assert m.to_act == {2}


@pytest.mark.clause("DT-05")
def test_a_baker_is_random_among_all_that_are_left() -> None:
    dealt = Counter(
        GAME.start(2, seed=seed, options={"bakers": "random", "first_player": "first seat"}).position()["seats"][1][
            "baker"
        ]
        for seed in range(80)
    )
    assert set(dealt) == {"tommy", "sally", "tina", "dwight"}


# --- Working and taking


@pytest.mark.clause("DT-10")
def test_work_places_doughnuts_of_one_s_own_on_one_card() -> None:
    m = table(seat("fluffy-bun"))
    m.play(0, "prepare fluffy-bun with 2")
    assert (kitchen(m), at(m, 0)["doughnuts"], at(m, 1)["doughnuts"]) == ([0, 2, 0, 0], 1, 3)
    m.play("chance", "roll 5")
    m.play(1, "learn with 1")
    assert (kitchen(m), at(m, 1)["doughnuts"]) == ([1, 2, 0, 0], 2)


@pytest.mark.clause("DT-10")
@pytest.mark.parametrize(("doughnuts", "offered"), [(0, []), (1, [1]), (2, [1, 2])])
def test_nobody_places_doughnuts_they_do_not_have(doughnuts: int, offered: list[int]) -> None:
    m = table(seat(doughnuts=doughnuts), kitchen="coffee-break coffee-break serve")
    assert moves(m, "learn") == [f"learn with {number}" for number in offered]
    if doughnuts < 2:
        assert "DT-10" in str(refused(m, 0, "learn with 2"))


@pytest.mark.clause("DT-10")
@pytest.mark.parametrize(
    ("card", "verb"),
    [("learn", "learn"), ("prepare", "prepare"), ("serve", "serve"), ("coffee-break", "coffee")],
)
def test_never_more_than_the_empty_plates(card: str, verb: str) -> None:
    hand = seat("fluffy-bun", "cinnamoan")
    free, tight, full = (table(hand, kitchen=f"{card} " * number) for number in range(3))
    assert len(moves(free, verb)) == (1 if verb == "coffee" else 2)
    assert len(moves(tight, verb)) == 1
    assert moves(full, verb) == []


@pytest.mark.clause("DT-10", "DT-12")
def test_one_or_two_doughnuts_even_with_three_in_hand() -> None:
    m = table(seat("fluffy-bun", "cinnamoan"), kitchen="")
    assert at(m, 0)["doughnuts"] == 3
    assert moves(m, "learn") == ["learn with 1", "learn with 2"]
    assert moves(m, "prepare") == ["prepare fluffy-bun with 1", "prepare fluffy-bun with 2"]
    assert moves(m, "serve") == ["serve cinnamoan with 1", "serve cinnamoan with 2"]
    refused(m, 0, "learn with 3")


@pytest.mark.clause("DT-11")
def test_take_one_or_two_from_one_card_whoever_placed_them() -> None:
    m = table(seat(doughnuts=0), kitchen="learn learn serve")
    assert moves(m, "take") == ["take 1 from learn", "take 2 from learn", "take 1 from serve"]
    m.play(0, "take 2 from learn")
    assert (kitchen(m), at(m, 0)["doughnuts"], m.to_act) == ([0, 0, 1, 0], 2, {1})


@pytest.mark.clause("DT-11")
def test_nobody_takes_beyond_the_most() -> None:
    m = table(seat(doughnuts=2), kitchen="learn learn coffee-break coffee-break")
    assert moves(m, "take") == ["take 1 from learn", "take 1 from coffee break"]
    error = refused(m, 0, "take 2 from learn")
    assert "You have 2 doughnuts and may hold 3 at most." in error.reason
    assert error.clause == "DT-11"
    m = table(seat(doughnuts=3), kitchen="learn learn")
    assert moves(m, "take") == []


@pytest.mark.clause("DT-12")
def test_with_two_players_too_at_most_two_are_taken() -> None:
    m = table(seat(doughnuts=0), kitchen="learn learn serve serve prepare")
    assert max(move.split()[1] for move in moves(m, "take")) == "2"
    assert "take 3 from learn" not in m.notation.action_ids


@pytest.mark.clause("DT-13")
def test_whoever_can_neither_work_nor_take_passes() -> None:
    m = table(seat(), players=3, kitchen="learn learn coffee-break coffee-break")
    assert m.legal(0) == ["pass"]
    m.play(0, "pass")
    assert m.to_act == {1}


@pytest.mark.clause("DT-13")
def test_nobody_passes_who_can_do_something() -> None:
    m = table(seat("fluffy-bun"), players=3, kitchen="learn learn coffee-break coffee-break")
    assert m.legal(0) == ["prepare fluffy-bun with 1", "prepare fluffy-bun with 2"]
    assert "DT-13" in str(refused(m, 0, "pass"))


# --- Learning


@pytest.mark.clause("DT-20")
@pytest.mark.parametrize(("doughnuts", "drawn"), [(1, 2), (2, 3)])
def test_learning_draws_two_recipes_and_three_with_the_bonus(doughnuts: int, drawn: int) -> None:
    m = table(seat("fluffy-bun"), deck="cherryberry cinnamoan honey-matcha coated-baby")
    m.play(0, f"learn with {doughnuts}")
    for left in range(drawn, 0, -1):
        assert m.position()["learning"]["to_draw"] == left
        m.play("chance", m.legal("chance")[0])
    assert m.to_act == {0}
    assert len(m.position()["learning"]["drawn"]) == drawn


@pytest.mark.clause("DT-20")
def test_one_drawn_recipe_is_kept_unprepared_and_the_others_are_discarded() -> None:
    m = learned(table(seat("fluffy-bun")), "honey-matcha cinnamoan cherryberry", 2)
    assert m.legal(0) == ["keep cherryberry", "keep cinnamoan", "keep honey-matcha", "keep none"]
    m.play(0, "keep cinnamoan")
    assert at(m, 0)["unprepared"] == ["fluffy-bun", "cinnamoan"]
    assert m.position()["discard"] == {"cherryberry": 1, "honey-matcha": 1}
    assert (m.to_act, m.position()["learning"]) == ({1}, None)


@pytest.mark.clause("DT-20")
def test_keeping_none_is_allowed() -> None:
    m = learned(table(seat()), "honey-matcha cinnamoan")
    m.play(0, "keep none")
    assert at(m, 0)["unprepared"] == []
    assert m.position()["discard"] == {"cinnamoan": 1, "honey-matcha": 1}
    assert m.to_act == {1}


@pytest.mark.clause("DT-20")
def test_draws_are_as_likely_as_there_are_copies() -> None:
    m = table(seat(), seat("fluffy-bun"), deck="cherryberry fluffy-bun")
    m.play(0, "learn with 1")
    assert m.odds() == {"draw fluffy-bun": 1, "draw cherryberry": 1}
    box = two_starters()
    m = table(seat(), deck="plain-jane plain-jane cherryberry", components=box)
    m.play(0, "learn with 1")
    assert m.odds() == {"draw cherryberry": 1, "draw plain-jane": 2}
    m.play("chance", "draw plain-jane")
    assert m.odds() == {"draw cherryberry": 1, "draw plain-jane": 1}


@pytest.mark.clause("DT-21")
def test_a_third_unprepared_recipe_costs_one_of_the_others() -> None:
    m = learned(table(seat("fluffy-bun cinnamoan")), "honey-matcha cherryberry")
    assert m.legal(0) == [
        "keep cherryberry discard fluffy-bun",
        "keep cherryberry discard cinnamoan",
        "keep honey-matcha discard fluffy-bun",
        "keep honey-matcha discard cinnamoan",
        "keep none",
    ]
    m.play(0, "keep honey-matcha discard cinnamoan")
    assert at(m, 0)["unprepared"] == ["fluffy-bun", "honey-matcha"]
    assert m.position()["discard"] == {"cherryberry": 1, "cinnamoan": 1}


@pytest.mark.clause("DT-21")
def test_prepared_recipes_do_not_count_and_are_unlimited() -> None:
    many = "cinnamoan coated-baby general-custard lemon-drizzle-deluxe"
    m = learned(table(seat("fluffy-bun", many)), "honey-matcha cherryberry")
    assert m.legal(0) == ["keep cherryberry", "keep honey-matcha", "keep none"]
    m.play(0, "keep cherryberry")
    m.play(1, "coffee break")
    roll(m, 0, "prepare cherryberry with 1", 6)
    assert at(m, 0)["prepared"] == ["cherryberry", *many.split()]


@pytest.mark.clause("DT-21")
def test_one_recipe_is_not_kept_for_its_equal() -> None:
    m = table(seat("fluffy-bun cinnamoan"), deck="fluffy-bun cherryberry")
    learned(m, "fluffy-bun cherryberry")
    assert "keep fluffy-bun discard fluffy-bun" not in m.legal(0)
    assert "keep fluffy-bun discard cinnamoan" in m.legal(0)
    assert "the same as keeping none" in str(refused(m, 0, "keep fluffy-bun discard fluffy-bun"))


@pytest.mark.clause("DT-22")
def test_an_empty_deck_is_made_anew_when_a_card_is_needed() -> None:
    m = table(seat(), deck="cherryberry", discard="cinnamoan honey-matcha")
    m.play(0, "learn with 1")
    m.play("chance", "draw cherryberry")
    assert m.odds() == {"draw cinnamoan": 1, "draw honey-matcha": 1}
    assert (m.position()["deck_size"], m.position()["discard"]) == (2, {})
    m.play("chance", "draw cinnamoan")
    assert m.legal(0) == ["keep cherryberry", "keep cinnamoan", "keep none"]


@pytest.mark.clause("DT-22")
def test_the_deck_is_not_made_anew_before_that() -> None:
    m = learned(table(seat(), deck="cherryberry general-custard", discard="cinnamoan"), "cherryberry general-custard")
    assert (m.position()["deck_size"], m.position()["discard"]) == (0, {"cinnamoan": 1})
    m.play(0, "keep none")
    assert (m.position()["deck_size"], sum(m.position()["discard"].values())) == (0, 3)
    m.play(1, "learn with 1")
    assert m.odds() == {"draw cherryberry": 1, "draw cinnamoan": 1, "draw general-custard": 1}


@pytest.mark.clause("DT-22")
def test_if_there_is_still_not_enough_draw_what_there_is() -> None:
    m = learned(table(seat(), deck="cherryberry", discard="cinnamoan"), "cherryberry cinnamoan", 2)
    assert (m.to_act, m.legal(0)) == ({0}, ["keep cherryberry", "keep cinnamoan", "keep none"])


@pytest.mark.clause("DT-22")
@pytest.mark.parametrize(("deck", "discard"), [("cherryberry", "cinnamoan"), ("cinnamoan", "cherryberry")])
def test_all_cards_that_emptied_the_deck_twice_lie_in_one_order(deck: str, discard: str) -> None:
    m = learned(table(seat(), deck=deck, discard=discard), f"{deck} {discard}", 2)
    assert (m.position()["learning"]["drawn"], m.position()["learning"]["counted"]) == (["cherryberry", "cinnamoan"], 2)
    assert doughjo.game("drive-thru").start_from(m.position()).table == m.table


@pytest.mark.clause("DT-22")
def test_learning_is_allowed_with_nothing_to_draw() -> None:
    m = table(seat("fluffy-bun"), deck="")
    assert "learn with 2" in m.legal(0)
    m.play(0, "learn with 2")
    assert (m.to_act, kitchen(m)) == ({1}, [2, 0, 0, 0])
    assert m.log[-1] == "Seat 0 finds nothing to draw."


@pytest.mark.clause("DT-22")
def test_the_new_deck_holds_exactly_the_discard_pile() -> None:
    m = table(seat(served=FIVE[:10]), deck="", discard="cherryberry cinnamoan honey-matcha")
    m.play(0, "learn with 2")
    assert m.position()["deck"] == {"cherryberry": 1, "cinnamoan": 1, "honey-matcha": 1}
    assert m.log[-1] == "The deck is empty: the discard pile is shuffled into a new deck of 3 recipes."
    draw(m, "cinnamoan cherryberry honey-matcha")
    assert m.position()["deck_size"] == 0


@pytest.mark.clause("DT-10")
def test_a_turn_is_one_thing_only() -> None:
    m = table(seat("fluffy-bun"))
    m.play(0, "coffee break")
    assert m.to_act == {1}
    assert "It is up to Seat 1 now." in str(refused(m, 0, "learn with 1"))
