"""Cleanup: Orders checked, wages, bonuses, the end of a round."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
    at,
    changed,
    dish,
    done,
    end_round,
    kitchen,
    mats,
    own_box,
    play,
    spoiled,
    view,
)
from doughjo.testing import card

RICH = 50  # coins that pay everybody


def cleaned(*orders: Any, modules: str = "everything", **position: Any) -> doughjo.Match:
    """A kitchen of two after the Cleanup of these Orders of seat 0."""
    return end_round(kitchen(2, modules, mats=mats(*orders), **{"coins": RICH, "prestige": 3, **position}))


def wages(modules: str = "everything") -> int:
    """What two players, the Helper and an idle Specialist cost."""
    return 5 * 3 + (modules != "base")


# --- Complete Orders


@pytest.mark.clause("KR-60")
@pytest.mark.parametrize(
    ("order", "coins", "prestige"),
    [("cold-cuts", 2, 0), ("chili-bowl", 4, 1), ("lamb-tagine", 6, 2), ("mixed-grill", 5, 1), ("baked-alaska", 8, 2)],
)
def test_a_complete_order_is_rewarded(order: str, coins: int, prestige: int) -> None:
    m = cleaned(done(order), peak=3)
    assert view(m, "coins") == RICH + coins - wages()
    assert view(m, "prestige") == 3 + prestige
    assert view(m, "completed") == [order]
    assert view(m, "mats", 0, "orders") == [None] * 4
    assert view(m, "tips") == 0


@pytest.mark.clause("KR-60")
def test_plates_become_dirty_and_food_goes_to_the_supply() -> None:
    m = cleaned(done("mixed-grill"), modules="base")
    assert view(m, "plates", "dirty") == {"I": 2, "II": 1, "III": 2, "IV": 1}
    assert view(m, "plates", "clean") == {"I": 1, "II": 2, "III": 1, "IV": 1}
    assert view(m, "supply", "meat") == 24 - 6
    assert view(m, "supply", "black") == 12 - 3


@pytest.mark.clause("KR-60")
@pytest.mark.parametrize(("tile", "coins", "prestige"), [("snowman", 1, 0), ("carnival", 1, 1)])
def test_a_tile_adds_its_own_reward(tile: str, coins: int, prestige: int) -> None:
    m = cleaned(done("garden-bowl", tile))
    assert view(m, "coins") == RICH + 2 + coins - wages()
    assert view(m, "prestige") == 3 + prestige
    assert view(m, "completed_tiles") == [tile]
    assert view(m, "plates", "dirty", "ice") == 2
    assert view(m, "goals", "ice-cream") == [1, 4]


@pytest.mark.clause("KR-60")
def test_a_plate_of_size_one_under_ice_cream_becomes_dirty_as_what_it_is() -> None:
    entry = done("cold-cuts", "snowman")
    m = cleaned({**entry, "ice": {**entry["ice"], "plate": "I"}})
    assert view(m, "plates", "dirty", "I") == 2
    assert view(m, "plates", "dirty", "ice") == 1


WRONG = {
    "an ingredient is missing": {"ingredients": {"meat": 2}},
    "an ingredient too many": {"ingredients": {"meat": 3, "vegetable": 1}},
    "a wrong ingredient": {"ingredients": {"meat": 2, "bread": 1}},
    "a spice is missing": {"spices": {}},
    "a spice too many": {"spices": {"red": 2}},
    "a wrong spice": {"spices": {"white": 1}},
    "cooked too little": {"cooked": 1},
    "cooked too often": {"cooked": 3},
}


@pytest.mark.clause("KR-60", "KR-61")
@pytest.mark.parametrize("changes", WRONG.values(), ids=WRONG)
def test_an_order_that_is_not_right_costs_a_prestige(changes: dict[str, Any]) -> None:
    m = cleaned(spoiled("chili-bowl", **changes))
    assert (view(m, "prestige"), view(m, "completed"), view(m, "unfinished")) == (2, [], 1)
    assert view(m, "coins") == RICH - wages()
    assert view(m, "mats", 0, "orders", 0, "order") == "chili-bowl"


@pytest.mark.clause("KR-60")
def test_refrigeration_scoops_and_side_dish_have_to_be_right_too() -> None:
    for entry in (
        spoiled("panna-cotta", chilled=0),
        spoiled("sundae", scoops={}),
        spoiled("sundae", scoops={"vanilla": 1, "lemon": 1}),
        {**done("mixed-grill"), "side": {}},
        {**done("mixed-grill"), "side": None},
        {**done("garden-bowl"), "tile": "snowman"},
        {**done("garden-bowl", "snowman"), "ice": {"plate": "ice", "scoops": {"vanilla": 3}}},
    ):
        m = cleaned(entry)
        assert (view(m, "completed"), view(m, "prestige")) == ([], 2)


@pytest.mark.clause("KR-60", "KR-61")
def test_all_complete_orders_come_before_the_unfinished_ones() -> None:
    m = cleaned("cold-cuts", done("chili-bowl"), prestige=0)
    assert view(m, "prestige") == 0
    assert view(m, "peak") == 1


@pytest.mark.clause("KR-20")
def test_prestige_stays_between_0_and_20() -> None:
    assert view(cleaned("cold-cuts", "garden-bowl", prestige=1), "prestige") == 0
    bonuses = [entry["id"] for entry in own_box()["bonus"]][:4]
    assert view(cleaned(done("lamb-tagine"), prestige=19, bonuses=bonuses), "prestige") == 20


# --- Orders that are not complete


@pytest.mark.clause("KR-61")
def test_every_unfinished_order_costs_one_prestige_once_a_round() -> None:
    m = kitchen(
        2,
        mats=[{"orders": ["cold-cuts", "garden-bowl"]}, {"orders": ["chili-bowl"]}],
        coins=90,
        prestige=9,
        bonuses=["farm-cart", "handy-guest"],
    )
    end_round(m)
    assert (view(m, "prestige"), view(m, "unfinished")) == (6, 3)
    play(m, "ready")
    play(m, "ready", seat=1)
    end_round(m)
    assert (view(m, "prestige"), view(m, "unfinished")) == (3, 3)


@pytest.mark.clause("KR-61")
@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"ingredients": {"meat": 1}, "spices": {}, "cooked": 0},
        {"cooked": 1},
        {"spices": {}},
        {"ingredients": {}, "spices": {"red": 1}, "cooked": 0},
    ],
)
def test_without_a_mistake_the_plate_stays_as_it_is(changes: dict[str, Any]) -> None:
    entry = spoiled("chili-bowl", **{"cooked": 1, **changes})
    assert dish(cleaned(entry)) == entry["dish"]


@pytest.mark.clause("KR-33", "KR-61")
@pytest.mark.parametrize(
    ("order", "changes"),
    [
        ("chili-bowl", {"cooked": 3}),
        ("chili-bowl", {"cooked": 0, "ingredients": {"meat": 3}}),
        ("chili-bowl", {"cooked": 0, "ingredients": {"cheese": 1}}),
        ("chili-bowl", {"spices": {"red": 1, "white": 1}}),
        ("chili-bowl", {"cooked": 1, "ingredients": {"meat": 2}}),
        ("tiramisu", {"chilled": 1, "spices": {}}),
        ("tiramisu", {"chilled": 1, "ingredients": {"creme": 2}}),
        ("creme-brulee", {"cooked": 0}),
    ],
)
def test_with_a_mistake_everything_is_thrown_away_and_a_new_plate_taken(order: str, changes: dict[str, Any]) -> None:
    m = cleaned(spoiled(order, **changes))
    assert dish(m) == {"ingredients": {}, "spices": {}, "cooked": 0, "chilled": 0, "scoops": {}}
    size = "I" if order == "creme-brulee" else "II"
    assert view(m, "plates", "dirty", size) == 2
    assert size not in view(m, "plates", "clean")
    assert view(m, "supply", "meat") == 24 - 6


@pytest.mark.clause("KR-61")
def test_without_a_clean_plate_the_order_waits_for_one() -> None:
    m = cleaned(spoiled("chili-bowl", cooked=3), plates=EMPTY)
    assert dish(m) is None
    assert view(m, "mats", 0, "orders", 0, "order") == "chili-bowl"
    assert view(m, "plates", "dirty") == {"II": 1}


@pytest.mark.clause("KR-61")
def test_only_the_plate_with_the_mistake_is_lost() -> None:
    entry = done("mixed-grill")
    m = cleaned({**entry, "side": {"ingredients": {"salad": 2}}})
    assert dish(m) == entry["dish"]
    assert view(m, "mats", 0, "orders", 0, "side", "ingredients") == {}


# --- Ice-cream


@pytest.mark.clause("KR-62")
def test_ice_cream_on_an_unfinished_order_melts_but_the_dish_stays() -> None:
    ice = {"plate": "ice", "scoops": {"vanilla": 1}}
    entry = {**spoiled("chili-bowl", cooked=1), "tile": "snowman", "ice": ice}
    m = cleaned(entry)
    assert dish(m) == entry["dish"]
    assert view(m, "mats", 0, "orders", 0)["ice"] is None
    assert view(m, "mats", 0, "orders", 0)["tile"] == "snowman"
    assert view(m, "supply", "vanilla") == 8 - 1
    assert view(m, "plates", "dirty", "ice") == 2


@pytest.mark.clause("KR-62")
def test_a_dessert_whose_own_scoops_melt_is_made_again_wholly() -> None:
    m = cleaned(spoiled("baked-alaska", scoops={"vanilla": 1}))
    assert dish(m) == {"ingredients": {}, "spices": {}, "cooked": 0, "chilled": 0, "scoops": {}}
    assert view(m, "supply", "vanilla") == 7
    assert view(m, "plates", "dirty", "II") == 2


@pytest.mark.clause("KR-62")
def test_a_dessert_that_waits_for_its_scoops_has_nothing_to_melt() -> None:
    entry = spoiled("baked-alaska", scoops={})
    m = cleaned(entry)
    assert dish(m) == entry["dish"]
    assert view(m, "prestige") == 2


@pytest.mark.clause("KR-63")
def test_orders_nobody_took_stay_without_penalty() -> None:
    rail = ["cold-cuts", {"order": "garden-bowl", "tile": "snowman"}, None, None]
    m = cleaned(rail=rail)
    assert view(m, "rail")[:2] == [{"order": "cold-cuts", "tile": None}, rail[1]]
    assert (view(m, "prestige"), view(m, "unfinished")) == (3, 0)


# --- Wages


@pytest.mark.clause("KR-64")
@pytest.mark.parametrize(
    ("players", "modules", "glasses", "wage"),
    [
        (1, "base", {}, 9),
        (4, "base", {}, 27),
        (2, "everything", {}, 16),
        (2, "base", {"second helper": {"state": "in play"}}, 18),
        (2, "base", {"0-1": {"state": "unpaid"}, "helper": {"state": "unpaid"}}, 9),
    ],
)
def test_three_coins_for_everybody_in_play(players: int, modules: str, glasses: dict[str, Any], wage: int) -> None:
    m = end_round(kitchen(players, modules, coins=RICH, hourglasses=glasses))
    assert view(m, "coins") == RICH - wage


@pytest.mark.clause("KR-64")
def test_short_of_coins_the_team_chooses_who_goes_unpaid() -> None:
    m = end_round(kitchen(coins=10))
    assert (view(m, "coins"), view(m, "to_leave_unpaid"), m.to_act) == (1, 2, {0, 1})
    assert m.legal(1) == [f"leave {name} unpaid" for name in ("0-1", "0-2", "1-1", "1-2", "helper")]
    m.play(1, "leave helper unpaid")
    m.play(0, "leave 0-2 unpaid")
    states = {name: entry["state"] for name, entry in view(m, "hourglasses").items()}
    assert [name for name, word in states.items() if word == "unpaid"] == ["0-2", "helper"]
    assert (view(m, "round"), view(m, "phase")) == (2, "preparation")


@pytest.mark.clause("KR-64")
def test_unpaid_hourglasses_stay_out_until_re_hired() -> None:
    m = kitchen(coins=3, hourglasses={"0-2": {"state": "unpaid"}, "0-1": at("office 1")})
    assert not [move for move in m.legal(0) if move.startswith("place 2")]
    play(m, "re-hire 0-2")
    assert "place 2 at oven 1" in m.legal(0)


@pytest.mark.clause("KR-64")
def test_without_any_coins_all_go_home_and_the_specialist_takes_what_there_is() -> None:
    m = end_round(kitchen(1, "everything", coins=1, abilities_used=3))
    assert view(m, "coins") == 0
    assert [entry["state"] for entry in view(m, "hourglasses").values()] == [
        "unpaid",
        "unpaid",
        "unpaid",
        "not hired",
        "in play",
    ]


# --- Bonuses


@pytest.mark.clause("KR-65")
@pytest.mark.parametrize(
    ("peak", "revealed", "due"),
    [(3, 0, 0), (4, 0, 1), (7, 0, 1), (8, 0, 2), (8, 1, 1), (8, 2, 0), (12, 1, 2), (16, 0, 4), (20, 4, 0)],
)
def test_a_bonus_for_every_step_reached_for_the_first_time(peak: int, revealed: int, due: int) -> None:
    bonuses = [entry["id"] for entry in own_box()["bonus"]][:revealed]
    m = end_round(kitchen(coins=RICH, prestige=0, peak=peak, bonuses=bonuses))
    count = 0
    while m.to_act == {"chance"}:
        m.play("chance", m.legal("chance")[-1])
        count += 1
    assert count == due
    assert len(view(m, "bonuses")) == revealed + due
    assert view(m, "phase") == "preparation"


@pytest.mark.clause("KR-65")
def test_prestige_earned_and_lost_again_in_one_cleanup_counts_as_reached() -> None:
    m = end_round(kitchen(coins=RICH, prestige=3, mats=mats(done("chili-bowl"), "cold-cuts")))
    assert (view(m, "prestige"), view(m, "phase")) == (3, "bonus")


BONUSES: dict[str, Any] = {
    "generous-regular": lambda m: view(m, "coins") == 4,
    "wedding-china": lambda m: view(m, "plates")["for_sale"] == {} and view(m, "plates", "clean", "IV") == 2,
    "farm-cart": lambda m: (view(m, "storages", "a", "meat"), view(m, "storages", "a", "vegetable")) == (6, 6),
    "bakers-basket": lambda m: all(view(m, "storages", "a", x) == 4 for x in ("salad", "pasta", "cheese", "bread")),
    "letter-from-overseas": lambda m: (
        (view(m, "bag", "yellow"), view(m, "bag", "red"), view(m, "bag", "white")) == (4, 4, 3)
    ),
    "locksmiths-cousin": lambda m: "locked" not in view(m, "spaces").values(),
    "handy-guest": lambda m: "malfunction" not in view(m, "spaces").values(),
    "dishes-done": lambda m: view(m, "plates", "dirty") == {},
    "ice-cream-van": lambda m: {*view(m, "freezer", "scoops").values()} == {3},
    "nephew-on-holiday": lambda m: view(m, "hourglasses", "second helper", "state") == "in play",
}


@pytest.mark.clause("KR-65")
@pytest.mark.parametrize("bonus", BONUSES)
def test_what_a_bonus_does(bonus: str) -> None:
    m = kitchen(2, "everything", phase="bonus", peak=4, coins=0)
    assert not BONUSES[bonus](m)
    m.play("chance", f"bonus {bonus}")
    assert BONUSES[bonus](m)
    assert view(m, "bonuses") == [bonus]


@pytest.mark.clause("KR-65")
def test_a_second_volunteer_leaves_coins() -> None:
    m = kitchen(2, "everything", phase="bonus", peak=4, coins=0, hourglasses={"second helper": {"state": "in play"}})
    m.play("chance", "bonus nephew-on-holiday")
    assert view(m, "coins") == 5


@pytest.mark.clause("KR-65")
def test_every_bonus_has_a_test() -> None:
    assert {entry["id"] for entry in own_box()["bonus"]} == {*BONUSES}


@pytest.mark.clause("KR-65", "KR-61", "KR-64")
def test_the_numbers_of_cleanup_are_data() -> None:
    m = end_round(
        kitchen(
            coins=RICH,
            prestige=5,
            bonuses=["farm-cart"],
            mats=mats("cold-cuts"),
            components=changed("numbers", penalty=3, wage=1),
        )
    )
    assert (view(m, "prestige"), view(m, "coins")) == (2, RICH - 5)
    m = end_round(kitchen(coins=RICH, prestige=2, components=changed("numbers", bonus_at=[2, 3, 4, 5])))
    assert view(m, "phase") == "bonus"
    data = own_box()
    card(data, "order", "cold-cuts")["coins"] = 9
    assert view(end_round(kitchen(coins=RICH, mats=mats(done("cold-cuts")), components=data)), "coins") == RICH + 9 - 15
