"""What happens when a card is taken from the row."""

import pytest

import doughjo
from doughjo.core.components import open_box
from doughjo.games.go_nuts.tests.helpers import (
    DRINKS_APART,
    GAME,
    after_picks,
    cards,
    discard,
    pick_all,
    row,
    table,
    with_copies,
)
from doughjo.testing import refused

FOUR = "glazed plain powdered maple-bar"  # fillers of a row: 4 players with one power card
FIVE = "glazed plain powdered maple-bar jelly-filled"


# --- Chocolate Frosted


@pytest.mark.clause("GN-20")
def test_chocolate_frosted_draws_the_top_card_and_keeps_it() -> None:
    m = after_picks(table("chocolate-frosted glazed plain", deck="powdered plain plain plain"), 1, 2)
    assert m.odds() == {"draw plain": 3, "draw powdered": 1}
    m.play("chance", "draw powdered")
    assert cards(m, 0) == ["chocolate-frosted", "powdered"]
    assert m.position()["deck"] == {"plain": 3}


@pytest.mark.clause("GN-20")
def test_chocolate_frosted_finds_nothing_in_an_empty_deck() -> None:
    m = after_picks(table("chocolate-frosted glazed plain", deck=""), 1, 2)
    assert [cards(m, 0), cards(m, 1)] == [["chocolate-frosted"], ["glazed"]]


@pytest.mark.clause("GN-20", "GN-23")
def test_chocolate_frosted_draws_the_card_put_back_on_the_deck() -> None:
    top = {"card": "eclair", "known_to": 1}
    m = after_picks(table("chocolate-frosted glazed plain", top_of_deck=top), 1, 2)
    assert m.legal("chance") == ["draw eclair"]
    m.play("chance", "draw eclair")
    assert m.position()["top_of_deck"] is None


# --- Éclair


@pytest.mark.clause("GN-21")
def test_eclair_takes_the_top_card_of_the_discard_pile() -> None:
    m = after_picks(table("eclair glazed plain", discard="powdered plain maple-bar"), 1, 2)
    assert cards(m, 0) == ["eclair", "maple-bar"]
    assert discard(m) == ["powdered", "plain"]


@pytest.mark.clause("GN-21")
def test_eclair_finds_a_card_lost_at_a_lower_position() -> None:
    m = after_picks(table("powdered eclair plain glazed", discard="plain"), 1, 1, 2)
    assert cards(m, 2) == ["eclair", "powdered"]
    assert discard(m) == ["plain"]


@pytest.mark.clause("GN-21", "GN-05")
def test_eclair_does_not_find_a_card_lost_at_a_higher_position() -> None:
    m = after_picks(table("eclair powdered plain glazed", discard="maple-bar"), 2, 2, 1)
    assert cards(m, 2) == ["eclair", "maple-bar"]
    assert discard(m) == ["powdered"]


@pytest.mark.clause("GN-21")
def test_eclair_finds_nothing_in_an_empty_pile() -> None:
    m = after_picks(table("eclair powdered plain glazed"), 2, 2, 1)
    assert cards(m, 2) == ["eclair"]
    assert discard(m) == ["powdered"]


@pytest.mark.clause("GN-21")
def test_two_eclairs_take_the_two_top_cards() -> None:
    m = after_picks(table("eclair eclair plain", discard="powdered plain maple-bar"), 2, 1)
    assert [cards(m, 0), cards(m, 1)] == [["eclair", "plain"], ["eclair", "maple-bar"]]


# --- French Cruller


@pytest.mark.clause("GN-22")
def test_french_cruller_may_discard_exactly_the_cards_that_nobody_picked() -> None:
    m = after_picks(table("plain glazed french-cruller powdered maple-bar"), 3, 4, 4, 1)
    assert m.legal(0) == ["clear 2", "clear 5", "done"]


@pytest.mark.clause("GN-22")
def test_french_cruller_may_discard_nothing() -> None:
    m = after_picks(table("french-cruller glazed powdered"), 1, 2)
    m.play(0, "done")
    assert discard(m) == []
    assert row(m) == [None, None, "powdered"]


@pytest.mark.clause("GN-22")
@pytest.mark.parametrize("order", [(2, 4), (4, 2)])
def test_the_order_of_clearing_is_the_order_on_the_pile(order: tuple[int, int]) -> None:
    m = after_picks(table("french-cruller glazed plain powdered", discard="plain"), 1, 3, 3)
    for position in order:
        m.play(0, f"clear {position}")
    found = {2: "glazed", 4: "powdered"}
    assert discard(m) == ["plain", *(found[position] for position in order), "plain"]


@pytest.mark.clause("GN-22")
def test_french_cruller_may_stop_after_some() -> None:
    m = after_picks(table("french-cruller glazed plain powdered"), 1, 3, 3)
    m.play(0, "clear 4")
    assert m.legal(0) == ["clear 2", "done"]
    m.play(0, "done")
    assert row(m) == [None, "glazed", None, None]


@pytest.mark.clause("GN-22")
def test_a_second_french_cruller_finds_nothing_left_to_discard() -> None:
    m = after_picks(table("french-cruller french-cruller plain powdered"), 1, 2, 3)
    m.play(0, "clear 4")
    assert m.to_act == {"chance"}
    assert row(m) == [None] * 4


@pytest.mark.clause("GN-22", "GN-21")
def test_an_eclair_finds_what_a_french_cruller_discarded_last() -> None:
    m = after_picks(table("french-cruller glazed eclair powdered plain"), 1, 3, 5, 5)
    m.play(0, "clear 2")
    m.play(0, "clear 4")
    assert cards(m, 1) == ["eclair", "powdered"]
    assert discard(m) == ["glazed", "plain"]


# --- Double Chocolate


@pytest.mark.clause("GN-23")
def test_double_chocolate_draws_two_and_keeps_one() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered", deck="plain eclair glazed glazed"), 1, 2, 3)
    m.play("chance", "draw eclair")
    assert m.odds() == {"draw glazed": 2, "draw plain": 1}
    m.play("chance", "draw glazed")
    assert (m.to_act, m.legal(0)) == ({0}, ["keep eclair", "keep glazed"])
    m.play(0, "keep glazed")
    assert cards(m, 0) == ["glazed", "double-chocolate"]
    assert m.position()["deck"] == {"eclair": 1, "glazed": 1, "plain": 1}


@pytest.mark.clause("GN-23")
@pytest.mark.parametrize(("kept", "other"), [("eclair", "glazed"), ("glazed", "eclair")])
def test_the_other_card_goes_back_on_top_of_the_deck(kept: str, other: str) -> None:
    m = after_picks(table("double-chocolate glazed plain powdered"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    m.play(0, f"keep {kept}")
    assert m.position()["top_of_deck"] == {"card": other, "known_to": 0}
    assert m.odds() == {f"draw {other}": 1}
    m.play("chance", f"draw {other}")
    assert row(m) == [other, None, None, "powdered"]
    assert len(m.odds()) > 1


@pytest.mark.clause("GN-23")
def test_with_a_seed_too_the_card_put_back_is_drawn_first() -> None:
    top = {"card": "eclair", "known_to": 0}
    assert {row(table("- glazed plain", top_of_deck=top, seed=seed))[0] for seed in range(12)} == {"eclair"}


@pytest.mark.clause("GN-23")
def test_two_equal_cards_are_one_choice() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered", deck="eclair eclair plain"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw eclair")
    assert m.legal(0) == ["keep eclair"]
    m.play(0, "keep eclair")
    assert cards(m, 0) == ["eclair", "double-chocolate"]
    assert m.position()["deck"] == {"eclair": 1, "plain": 1}


@pytest.mark.clause("GN-23")
def test_double_chocolate_keeps_the_last_card_of_the_deck() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered", deck="eclair"), 1, 2, 3)
    m.play("chance", "draw eclair")
    assert cards(m, 0) == ["eclair", "double-chocolate"]
    assert (m.over, m.position()["deck_size"]) == (True, 0)


@pytest.mark.clause("GN-23")
def test_double_chocolate_finds_nothing_in_an_empty_deck() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered", deck=""), 1, 2, 3)
    assert cards(m, 0) == ["double-chocolate"]
    assert m.over


@pytest.mark.clause("GN-23")
def test_a_second_double_chocolate_first_draws_what_was_put_back() -> None:
    m = after_picks(table("double-chocolate double-chocolate plain powdered"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    m.play(0, "keep eclair")
    assert m.legal("chance") == ["draw glazed"]
    m.play("chance", "draw glazed")
    assert len(m.legal("chance")) > 1
    m.play("chance", "draw plain")
    assert m.legal(1) == ["keep glazed", "keep plain"]


@pytest.mark.clause("GN-23")
def test_keeping_a_card_is_not_taken_back() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    m.play(0, "keep eclair")
    with pytest.raises(doughjo.CannotUndo, match="showed something"):
        m.undo(0)


# --- Red Velvet


@pytest.mark.clause("GN-24")
def test_red_velvet_must_take_one_card_of_the_discard_pile() -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="maple-bar plain eclair"), 1, 2, 3)
    assert m.legal(0) == ["take eclair", "take maple-bar", "take plain"]
    m.play(0, "take maple-bar")
    assert cards(m, 0) == ["maple-bar", "red-velvet"]
    assert discard(m) == ["plain", "eclair"]
    assert 0 not in m.to_act


@pytest.mark.clause("GN-24")
def test_red_velvet_finds_nothing_in_an_empty_pile() -> None:
    m = after_picks(table("red-velvet glazed plain powdered"), 1, 2, 2)
    assert cards(m, 0) == ["red-velvet"]
    assert discard(m) == ["glazed"]


@pytest.mark.clause("GN-24")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("take eclair", ["eclair", "plain", "maple-bar"]),
        ("take deeper eclair", ["plain", "maple-bar", "eclair"]),
    ],
)
def test_red_velvet_takes_the_copy_on_top_or_a_deeper_one(move: str, left: list[str]) -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="eclair plain maple-bar eclair"), 1, 2, 3)
    m.play(0, move)
    assert cards(m, 0) == ["eclair", "red-velvet"]
    assert discard(m) == left


@pytest.mark.clause("GN-24")
def test_only_a_card_that_lies_on_top_is_told_apart_from_a_deeper_copy() -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="plain eclair plain maple-bar eclair"), 1, 2, 3)
    assert m.legal(0) == ["take eclair", "take maple-bar", "take plain", "take deeper eclair"]
    m = after_picks(table("red-velvet glazed plain powdered", discard="plain eclair eclair maple-bar"), 1, 2, 3)
    assert m.legal(0) == ["take eclair", "take maple-bar", "take plain"]


@pytest.mark.clause("GN-24")
def test_equal_cards_on_top_of_each_other_are_not_told_apart() -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="plain eclair eclair"), 1, 2, 3)
    assert m.legal(0) == ["take eclair", "take plain"]


@pytest.mark.clause("GN-24", "GN-21")
def test_the_copy_that_red_velvet_leaves_is_what_the_next_eclair_finds() -> None:
    m = after_picks(table("red-velvet eclair plain powdered", discard="glazed plain glazed"), 1, 2, 3)
    m.play(0, "take deeper glazed")
    assert cards(m, 1) == ["eclair", "glazed"]
    m = after_picks(table("red-velvet eclair plain powdered", discard="glazed plain glazed"), 1, 2, 3)
    m.play(0, "take glazed")
    assert cards(m, 1) == ["eclair", "plain"]


@pytest.mark.clause("GN-24", "GN-45")
def test_coffee_and_milk_may_be_taken_from_the_discard_pile() -> None:
    m = after_picks(table(f"red-velvet {FOUR}", discard="milk coffee"), 1, 2, 3, 4)
    assert m.legal(0) == ["take coffee", "take milk"]


@pytest.mark.clause("GN-24", "GN-45")
def test_red_velvet_takes_no_drink_where_drinks_are_no_donuts() -> None:
    m = after_picks(table(f"red-velvet {FOUR}", discard="coffee milk plain coffee", options=DRINKS_APART), 1, 2, 3, 4)
    assert m.legal(0) == ["take plain"]
    for move in ("take coffee", "take deeper coffee", "take milk"):
        error = refused(m, 0, move)
        assert error.clause == "GN-24" and "is not a donut" in error.reason
    assert "take a donut from the discard pile" in m.view(0)["question"]
    m = after_picks(table(f"red-velvet {FOUR}", discard="coffee milk", options=DRINKS_APART), 1, 2, 3, 4)
    assert cards(m, 0) == ["red-velvet"] and discard(m) == ["coffee", "milk"]
    assert m.to_act == {"chance"}, "nobody is asked"


@pytest.mark.clause("GN-28", "GN-45")
def test_day_old_donuts_take_drinks_in_any_case() -> None:
    for options in ({}, DRINKS_APART):
        m = after_picks(table(f"day-old-donuts {FOUR}", discard="coffee plain coffee", options=options), 1, 2, 3, 4)
        assert m.legal(0) == ["done", "take plain", "take coffee", "take deeper coffee"]
        assert "There is no Milk in the discard pile" in refused(m, 0, "take milk").reason


# --- Sprinkled


@pytest.mark.clause("GN-25")
def test_sprinkled_gives_one_of_your_cards_to_any_opponent() -> None:
    m = after_picks(table("plain sprinkled glazed powdered", "", "eclair maple-bar"), 1, 2, 3)
    assert m.legal(1) == [
        "give eclair to seat 0",
        "give maple-bar to seat 0",
        "give eclair to seat 2",
        "give maple-bar to seat 2",
    ]
    m.play(1, "give maple-bar to seat 2")
    assert [cards(m, 1), cards(m, 2)] == [["eclair", "sprinkled"], ["glazed", "maple-bar"]]


@pytest.mark.clause("GN-25")
def test_sprinkled_gives_itself_when_there_is_no_other_card() -> None:
    m = after_picks(table("sprinkled glazed plain powdered", "", "plain"), 1, 2, 3)
    assert m.legal(0) == ["give sprinkled to seat 1", "give sprinkled to seat 2"]
    m.play(0, "give sprinkled to seat 2")
    assert [cards(m, 0), cards(m, 2)] == [[], ["plain", "sprinkled"]]


@pytest.mark.clause("GN-25")
def test_another_sprinkled_may_be_given() -> None:
    m = after_picks(table("sprinkled glazed plain powdered", "sprinkled"), 1, 2, 3)
    m.play(0, "give sprinkled to seat 1")
    assert [cards(m, 0), cards(m, 1)] == [["sprinkled"], ["glazed", "sprinkled"]]


@pytest.mark.clause("GN-25")
@pytest.mark.parametrize(
    ("option", "given"), [(False, ["plain"]), (True, ["plain", "sprinkled"])], ids=["default", "option"]
)
def test_with_other_cards_the_sprinkled_itself_is_given_only_by_option(option: bool, given: list[str]) -> None:
    options = {"sprinkled_gives_itself": option}
    m = after_picks(table("sprinkled glazed plain powdered", "plain", options=options), 1, 2, 3)
    assert m.legal(0) == [f"give {card} to seat {seat}" for seat in (1, 2) for card in given]
    m.play(0, f"give {given[-1]} to seat 1")
    assert given[-1] in cards(m, 1)


# --- Bear Claw


@pytest.mark.clause("GN-26")
def test_bear_claw_takes_one_card_of_any_opponent() -> None:
    m = after_picks(table(f"bear-claw {FOUR}", "eclair", "milk", "", "coffee plain"), 1, 2, 3, 4)
    assert m.legal(0) == ["steal milk from seat 1", "steal plain from seat 3", "steal coffee from seat 3"]
    m.play(0, "steal coffee from seat 3")
    assert cards(m, 0) == ["eclair", "bear-claw", "coffee"]
    assert cards(m, 3) == ["plain", "powdered"]


@pytest.mark.clause("GN-26")
def test_bear_claw_finds_nothing_when_no_opponent_has_a_card() -> None:
    m = after_picks(table(f"bear-claw {FOUR}", "eclair plain"), 1, 2, 3, 4)
    assert m.to_act == {"chance"}
    assert cards(m, 0) == ["eclair", "plain", "bear-claw"]


@pytest.mark.clause("GN-26", "GN-05")
def test_bear_claw_finds_a_card_taken_at_a_lower_position_only() -> None:
    m = after_picks(table("glazed bear-claw plain powdered maple-bar"), 2, 1, 3, 4)
    assert m.legal(0) == ["steal glazed from seat 1"]


# --- Cinnamon Twist


@pytest.mark.clause("GN-27")
def test_cinnamon_twist_passes_a_card_of_everyone_to_the_next_seat() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "eclair", "coffee", "donut-holes", "milk"), 1, 2, 3, 4)
    assert m.to_act == {0, 1, 2, 3}
    for seat, card in [(2, "donut-holes"), (0, "eclair"), (3, "milk"), (1, "coffee")]:
        assert m.legal(seat) == [f"pass {card}"]
        m.play(seat, f"pass {card}")
    assert cards(m, 0) == ["cinnamon-twist", "milk"]
    assert cards(m, 1) == ["eclair", "glazed"]
    assert cards(m, 2) == ["plain", "coffee"]
    assert cards(m, 3) == ["donut-holes", "powdered"]


@pytest.mark.clause("GN-27")
def test_nothing_is_passed_before_everyone_has_chosen() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "eclair", "coffee", "donut-holes", "milk"), 1, 2, 3, 4)
    for seat, card in [(0, "eclair"), (1, "coffee"), (2, "donut-holes")]:
        m.play(seat, f"pass {card}")
    assert m.to_act == {3}
    assert [cards(m, seat) for seat in range(4)] == [
        ["eclair", "cinnamon-twist"],
        ["coffee"],
        ["donut-holes"],
        ["milk"],
    ]


@pytest.mark.clause("GN-27")
def test_a_card_that_is_just_being_passed_cannot_be_passed_on() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "eclair plain", "coffee", "plain", "milk"), 1, 2, 3, 4)
    m.play(0, "pass eclair")
    assert m.legal(1) == ["pass coffee"]
    assert m.legal(0) == []


@pytest.mark.clause("GN-27")
@pytest.mark.parametrize("penniless", range(4))
def test_the_twist_is_discarded_when_anybody_has_nothing_to_pass(penniless: int) -> None:
    collections = ["" if seat == penniless else "plain" for seat in range(4)]
    m = after_picks(table(f"cinnamon-twist {FOUR}", *collections, discard="milk"), 1, 2, 3, 4)
    assert discard(m) == ["milk", "cinnamon-twist"]
    assert m.to_act == {"chance"}
    assert "cinnamon-twist" not in cards(m, 0)


@pytest.mark.clause("GN-27")
def test_the_twist_itself_cannot_be_passed() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "eclair plain", "coffee", "plain", "milk"), 1, 2, 3, 4)
    assert m.legal(0) == ["pass eclair", "pass plain"]


@pytest.mark.clause("GN-27")
def test_another_twist_can_be_passed() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "cinnamon-twist", "coffee", "plain", "milk"), 1, 2, 3, 4)
    assert m.legal(0) == ["pass cinnamon-twist"]


@pytest.mark.clause("GN-27")
def test_cards_taken_at_lower_positions_of_the_round_may_be_passed() -> None:
    m = table("glazed cinnamon-twist plain powdered maple-bar", "eclair", "", "coffee", "milk")
    pick_all(m, 2, 1, 3, 4)
    assert m.legal(1) == ["pass glazed"]
    assert m.legal(2) == ["pass coffee"]


@pytest.mark.clause("GN-27")
def test_all_passes_once_shown_are_not_taken_back() -> None:
    m = after_picks(table(f"cinnamon-twist {FOUR}", "eclair", "coffee", "plain", "milk"), 1, 2, 3, 4)
    for seat, card in enumerate(["eclair", "coffee", "plain"]):
        m.play(seat, f"pass {card}")
    m.undo(2)
    m.play(2, "pass plain")
    m.play(3, "pass milk")
    with pytest.raises(doughjo.CannotUndo, match="showed something"):
        m.undo(3)


# --- Day-Old Donuts


@pytest.mark.clause("GN-28")
@pytest.mark.parametrize("number", range(4))
def test_day_old_donuts_take_up_to_three_cards(number: int) -> None:
    m = after_picks(table(f"day-old-donuts {FOUR}", discard="milk coffee eclair glazed"), 1, 2, 3, 4)
    for card in ["milk", "glazed", "eclair"][:number]:
        assert "done" in m.legal(0)
        m.play(0, f"take {card}")
    if number < 3:
        m.play(0, "done")
    assert m.to_act == {"chance"}
    assert sorted(cards(m, 0)) == sorted(["day-old-donuts", *["milk", "glazed", "eclair"][:number]])
    assert len(discard(m)) == 4 - number


@pytest.mark.clause("GN-28")
def test_day_old_donuts_end_with_the_discard_pile() -> None:
    m = after_picks(table(f"day-old-donuts {FOUR}", discard="milk coffee"), 1, 2, 3, 4)
    m.play(0, "take milk")
    m.play(0, "take coffee")
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-28")
def test_day_old_donuts_find_nothing_in_an_empty_pile() -> None:
    m = after_picks(table(f"day-old-donuts {FOUR}"), 1, 2, 3, 4)
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-28", "GN-24")
def test_day_old_donuts_take_the_copy_on_top_or_a_deeper_one() -> None:
    m = after_picks(table(f"day-old-donuts {FOUR}", discard="eclair coffee plain eclair"), 1, 2, 3, 4)
    assert m.legal(0) == ["done", "take eclair", "take plain", "take coffee", "take deeper eclair"]
    m.play(0, "take deeper eclair")
    assert discard(m) == ["coffee", "plain", "eclair"]


# --- Milk


@pytest.mark.clause("GN-29")
def test_milk_goes_when_you_like() -> None:
    m = after_picks(table(f"milk {FOUR}", "eclair coffee plain"), 1, 2, 3, 4)
    assert m.legal(0) == ["discard itself", "discard eclair", "discard plain", "discard coffee"]
    m.play(0, "discard itself")
    assert cards(m, 0) == ["eclair", "plain", "coffee"]
    assert discard(m) == ["milk"]


@pytest.mark.clause("GN-29")
@pytest.mark.parametrize("order", [("eclair", "coffee", "plain"), ("plain", "eclair", "coffee")])
def test_three_cards_pay_for_the_milk_in_the_order_you_choose(order: tuple[str, ...]) -> None:
    m = after_picks(table(f"milk {FOUR}", "eclair coffee plain powdered"), 1, 2, 3, 4)
    for card in order:
        m.play(0, f"discard {card}")
    assert discard(m) == [*order]
    assert cards(m, 0) == ["powdered", "milk"]
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-29")
def test_once_the_first_card_has_paid_the_milk_stays() -> None:
    m = after_picks(table(f"milk {FOUR}", "eclair coffee plain powdered"), 1, 2, 3, 4)
    m.play(0, "discard eclair")
    assert m.legal(0) == ["discard plain", "discard powdered", "discard coffee"]


@pytest.mark.clause("GN-29")
@pytest.mark.parametrize("others", ["", "eclair", "eclair plain"])
def test_with_fewer_than_three_other_cards_the_milk_goes(others: str) -> None:
    m = after_picks(table(f"milk {FOUR}", others, discard="coffee"), 1, 2, 3, 4)
    assert cards(m, 0) == others.split()
    assert discard(m) == ["coffee", "milk"]
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-29")
def test_another_milk_may_pay_but_not_this_one() -> None:
    m = table("milk glazed plain powdered", "milk eclair plain", components=with_copies(milk=2))
    pick_all(m, 1, 2, 3)
    for card in ("milk", "eclair"):
        m.play(0, f"discard {card}")
    assert m.legal(0) == ["discard plain"]
    m.play(0, "discard plain")
    assert cards(m, 0) == ["milk"]
    assert discard(m) == ["milk", "eclair", "plain"]


@pytest.mark.clause("GN-29")
def test_this_milk_is_not_one_of_the_three() -> None:
    m = table("milk glazed plain powdered", "milk eclair", components=with_copies(milk=2))
    pick_all(m, 1, 2, 3)
    assert cards(m, 0) == ["eclair", "milk"]
    assert discard(m) == ["milk"]


# --- Raspberry Frosted


@pytest.mark.clause("GN-30", "GN-45")
def test_raspberry_frosted_discards_one_other_card() -> None:
    m = after_picks(table(f"raspberry-frosted {FIVE}", "eclair coffee milk"), 1, 2, 3, 4, 5)
    assert m.legal(0) == ["discard eclair", "discard coffee", "discard milk"]
    m.play(0, "discard coffee")
    assert cards(m, 0) == ["eclair", "milk", "raspberry-frosted"]
    assert discard(m) == ["coffee"]
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-30")
def test_raspberry_frosted_discards_itself_when_there_is_no_other_card() -> None:
    m = after_picks(table(f"raspberry-frosted {FIVE}", "", "plain", discard="coffee"), 1, 2, 3, 4, 5)
    assert cards(m, 0) == []
    assert discard(m) == ["coffee", "raspberry-frosted"]


@pytest.mark.clause("GN-30", "GN-45")
def test_raspberry_frosted_discards_no_drink_where_drinks_are_no_donuts() -> None:
    m = after_picks(table(f"raspberry-frosted {FIVE}", "eclair coffee milk", options=DRINKS_APART), 1, 2, 3, 4, 5)
    assert m.legal(0) == ["discard eclair"]
    error = refused(m, 0, "discard coffee")
    assert error.clause == "GN-30" and "Coffee is not a donut" in error.reason
    assert "discard one of your other donuts" in m.view(0)["question"]
    m = after_picks(table(f"raspberry-frosted {FIVE}", "coffee milk", options=DRINKS_APART), 1, 2, 3, 4, 5)
    assert cards(m, 0) == ["coffee", "milk"] and discard(m) == ["raspberry-frosted"]


@pytest.mark.clause("GN-30")
def test_raspberry_frosted_discards_another_raspberry_frosted() -> None:
    m = after_picks(table(f"raspberry-frosted {FIVE}", "raspberry-frosted"), 1, 2, 3, 4, 5)
    assert m.legal(0) == ["discard raspberry-frosted"]
    m.play(0, "discard raspberry-frosted")
    assert cards(m, 0) == discard(m) == ["raspberry-frosted"]


# --- Strawberry Glazed


@pytest.mark.clause("GN-31")
def test_strawberry_glazed_discards_a_card_of_an_opponent() -> None:
    strawberry = table(f"strawberry-glazed {FIVE}", "eclair", "plain coffee", "", "", "milk", discard="plain")
    m = after_picks(strawberry, 1, 2, 3, 4, 5)
    assert m.legal(0) == ["discard plain of seat 1", "discard coffee of seat 1", "discard milk of seat 4"]
    m.play(0, "discard coffee of seat 1")
    assert cards(m, 0) == ["eclair", "strawberry-glazed"]
    assert cards(m, 1) == ["glazed", "plain"]
    assert discard(m) == ["plain", "coffee"]


@pytest.mark.clause("GN-31")
def test_strawberry_glazed_finds_nothing_when_no_opponent_has_a_card() -> None:
    m = after_picks(table(f"strawberry-glazed {FIVE}", "eclair plain"), 1, 2, 3, 4, 5)
    assert cards(m, 0) == ["eclair", "plain", "strawberry-glazed"]
    assert (discard(m), m.to_act) == ([], {"chance"})


# --- Why not


@pytest.mark.parametrize("card", [card.id for card in open_box(GAME.rules).pieces if card.power and card.copies[4]])
def test_while_a_power_is_used_a_reason_exists_exactly_for_what_is_not_legal(card: str) -> None:
    held = ("jelly-filled", "jelly-filled boston-cream", "boston-cream")
    m = after_picks(table(f"{card} {FOUR}", *held, discard="plain glazed powdered"), 1, 2, 3, 4)
    known = [action for action, text in enumerate(m.notation.actions) if text is not None]
    while m.legal_ids(0) and m.position()["resolving"]:
        assert [each for each in known if m.edition.reason(m.hidden(0), 0, each) is None] == [*m.legal_ids(0)]
        m.play(0, m.legal(0)[-1])
        if m.to_act == {"chance"}:
            m.play("chance", m.legal("chance")[0])
