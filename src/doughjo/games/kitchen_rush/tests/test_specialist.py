"""The Specialist and the ten abilities."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.tests.helpers import at, dish, done, end_round, kitchen, mats, play, spoiled, view
from doughjo.testing import refused


def called(space: str, ability: str, **position: Any) -> doughjo.Match:
    """Seat 0 has put the Specialist on a space and called the ability."""
    return play(idle(space, ability, **position), "use the ability")


def idle(space: str, ability: str, **position: Any) -> doughjo.Match:
    glasses = {"specialist": at(space, user=0), **position.pop("hourglasses", {})}
    return kitchen(modules="everything", abilities={ability: "token"}, hourglasses=glasses, **position)


@pytest.mark.clause("KR-55")
def test_a_token_is_used_once_a_round_and_returns() -> None:
    m = called("oven 1", "roaring-fire", mats=mats("chili-bowl"), coins=50)
    assert view(m, "abilities") == {"roaring-fire": "used"}
    assert view(m, "abilities_used") == 1
    m.advance(60_000)
    play(m, "place specialist at oven 2")
    assert refused(m, 0, "use the ability").clause == "KR-55"
    end_round(m)
    assert view(m, "abilities") == {"roaring-fire": "token"}
    assert view(m, "abilities_used") == 0


@pytest.mark.clause("KR-55")
def test_the_specialist_does_the_plain_action_too() -> None:
    m = idle("oven 1", "roaring-fire", mats=mats("chili-bowl"))
    play(m, "cook dish 1")
    assert dish(m)["cooked"] == 1
    assert refused(m, 0, "use the ability").clause == "KR-55"
    assert view(m, "abilities_used") == 0


@pytest.mark.clause("KR-55")
def test_an_ability_is_for_its_own_area_and_for_the_specialist_alone() -> None:
    assert refused(idle("sink 1", "roaring-fire"), 0, "use the ability").clause == "KR-55"
    m = kitchen(modules="everything", abilities={"roaring-fire": "token"}, hourglasses={"0-1": at("oven 1")})
    assert refused(m, 0, "use the ability").clause == "KR-55"
    other = idle("oven 1", "roaring-fire")
    assert refused(other, 1, "use the ability").clause == "KR-55"


@pytest.mark.clause("KR-27")
@pytest.mark.parametrize("space", ["storage-a 1", "storage-b 1", "oven 1", "oven 2"])
def test_a_token_counts_for_every_space_of_its_area(space: str) -> None:
    ability = "roaring-fire" if space.startswith("oven") else "knows-every-shelf"
    assert "use the ability" in idle(space, ability).legal(0)


@pytest.mark.clause("KR-56")
@pytest.mark.parametrize(("used", "wage"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_the_wage_is_a_coin_per_ability_and_at_least_one(used: int, wage: int) -> None:
    m = end_round(kitchen(1, "specialist", coins=20, abilities_used=used))
    assert view(m, "coins") == 20 - 3 * 3 - wage


@pytest.mark.clause("KR-56")
def test_the_specialist_never_goes_unpaid() -> None:
    m = end_round(kitchen(1, "specialist", coins=4, abilities_used=2))
    assert view(m, "coins") == 2
    assert view(m, "hourglasses", "specialist", "state") == "in play"
    m = end_round(kitchen(1, "specialist", coins=7))
    assert view(m, "phase") == "wages"
    assert "leave specialist unpaid" not in m.legal(0)


@pytest.mark.clause("KR-57")
def test_maitre_lays_out_four_orders_for_two_coins() -> None:
    m = play(called("maitre 1", "silver-tongue", rail=["garden-bowl", None, None, None]), "bring orders")
    assert view(m, "coins") == 4
    for order in ("cold-cuts", "chili-bowl", "moussaka", "goulash"):
        m.play("chance", f"order {order}")
    assert m.legal(0) == ["wait", "choose 1", "choose 2", "choose 3", "choose 4"]
    play(m, "choose 3", "choose 1")
    assert [entry and entry["order"] for entry in view(m, "rail")] == ["garden-bowl", "moussaka", "cold-cuts", None]
    assert view(m, "discarded") == ["goulash", "chili-bowl"]
    assert view(m, "mats", 0, "holds") is None


@pytest.mark.clause("KR-57")
def test_maitre_with_one_free_space_chooses_one() -> None:
    rail = ["garden-bowl", "cold-cuts", "chili-bowl", None]
    m = play(called("maitre 1", "silver-tongue", rail=rail), "bring orders")
    for order in ("moussaka", "goulash", "ratatouille", "gnocchi-gratin"):
        m.play("chance", f"order {order}")
    play(m, "choose 2")
    assert view(m, "rail", 3)["order"] == "goulash"
    assert view(m, "mats", 0, "holds") is None
    assert "replace 1" not in called("maitre 1", "silver-tongue", rail=rail).legal(0)


@pytest.mark.clause("KR-57")
def test_waiter_takes_two_orders_or_delivers_any_number() -> None:
    rail = ["garden-bowl", "cold-cuts", "tomato-toast", None]
    orders = mats(done("chili-bowl"), done("little-meatballs"))
    m = play(called("waiter 1", "four-hands", rail=rail, mats=orders), "take 1")
    assert "deliver 1" not in m.legal(0)
    play(m, "take 2")
    assert refused(m, 0, "take 3").clause == "KR-12"
    m = play(called("waiter 1", "four-hands", rail=rail, mats=orders), "deliver 1")
    assert "take 1" not in m.legal(0)
    play(m, "deliver 2")
    assert view(m, "coins") == 2 + (4 + 1) + (2 + 1)
    assert view(m, "tips") == 2


@pytest.mark.clause("KR-57")
def test_shopping_brings_two_lots_for_one_price() -> None:
    m = play(called("shopping 1", "friend-of-the-market"), "buy meat", "unload all into a", "buy bread")
    assert view(m, "coins") == 1
    play(m, "unload all into a")
    assert refused(m, 0, "buy meat").clause == "KR-12"


@pytest.mark.clause("KR-57")
def test_storage_fills_two_plates_from_any_open_storage() -> None:
    m = called("storage-a 1", "knows-every-shelf", mats=mats("garden-bowl", "cold-cuts", "tomato-toast"))
    play(m, "add salad from b to dish 1", "add meat from a to dish 2", "add bread from b to dish 2")
    play(m, "add vegetable from a to dish 1")
    assert refused(m, 0, "add bread from b to dish 3").clause == "KR-42"
    assert refused(m, 0, "add bread from c to dish 1").clause == "KR-42"
    plain = idle("storage-a 1", "knows-every-shelf", mats=mats("garden-bowl"))
    assert refused(plain, 0, "add salad from b to dish 1").clause == "KR-42"


@pytest.mark.clause("KR-57")
def test_spices_are_chosen_with_open_eyes_for_all_plates() -> None:
    m = called("spices 1", "spice-master", mats=mats("chili-bowl", "little-meatballs"))
    assert "draw a cube" not in m.legal(0)
    play(m, "spice dish 1 with red", "spice dish 2 with black")
    assert dish(m)["spices"] == {"red": 1}
    assert dish(m, slot=1)["spices"] == {"black": 1}
    assert view(m, "bag", "red") == 1
    plain = idle("spices 1", "spice-master", mats=mats("chili-bowl"))
    assert refused(plain, 0, "spice dish 1 with red").clause == "KR-57"
    chilled = called("spices 1", "spice-master", mats=mats({"order": "tiramisu", "dish": {"chilled": 1}}))
    assert refused(chilled, 0, "spice dish 1 with red").clause == "KR-45"


@pytest.mark.clause("KR-57")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_the_oven_moves_two_rows(before: int, after: int) -> None:
    m = called("oven 1", "roaring-fire", mats=mats({"order": "chili-bowl", "dish": {"cooked": before}}))
    assert dish(play(m, "cook dish 1"))["cooked"] == after


@pytest.mark.clause("KR-57")
def test_the_sink_washes_everything() -> None:
    m = called("sink 1", "soap-storm", plates={"clean": {}, "dirty": {"I": 6}, "for_sale": {}})
    play(m, *["wash I"] * 6)
    assert view(m, "plates", "clean") == {"I": 6}


@pytest.mark.clause("KR-57")
def test_the_office_is_two_coins_cheaper_and_never_pays() -> None:
    m = play(called("office 1", "hard-bargain", coins=3), "hire the second helper")
    assert view(m, "coins") == 0
    m = play(called("office 1", "hard-bargain", coins=3), "repair oven 3")
    assert view(m, "coins") == 3


@pytest.mark.clause("KR-57")
@pytest.mark.parametrize(("order", "after"), [("tiramisu", 2), ("panna-cotta", 1)])
def test_the_fridge_moves_two_columns_as_far_as_wanted(order: str, after: int) -> None:
    m = called("fridge 1", "arctic-breath", mats=mats(spoiled(order, chilled=0)))
    assert dish(play(m, "chill dish 1"))["chilled"] == after


@pytest.mark.clause("KR-49", "KR-57")
def test_scoops_come_straight_from_the_supply() -> None:
    empty = {"scoops": {}, "lid": "on"}
    m = called("freezer 1", "ice-maker", mats=mats(spoiled("sundae", scoops={})), freezer=empty)
    play(m, "scoop vanilla onto dish 1")
    assert view(m, "supply", "vanilla") == 7
    assert view(m, "freezer") == empty


@pytest.mark.clause("KR-57")
def test_an_ability_that_is_called_goes_before_another_hourglass_there() -> None:
    m = called("oven 1", "roaring-fire", hourglasses={"0-1": at("oven 2")}, mats=mats("chili-bowl", "cold-cuts"))
    play(m, "cook dish 1", "cook dish 2")
    assert (dish(m)["cooked"], dish(m, slot=1)["cooked"]) == (2, 1)
