"""What is done in every area."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
    at,
    changed,
    dish,
    done,
    kitchen,
    mats,
    own_box,
    play,
    spoiled,
    view,
)
from doughjo.testing import refused

RAIL = ["garden-bowl", "cold-cuts", None, None]


def working(space: str, **position: Any) -> doughjo.Match:
    """Seat 0 has its first hourglass somewhere."""
    return kitchen(hourglasses={"0-1": at(space)}, **position)


def moves(m: doughjo.Match, verb: str, seat: int = 0) -> list[str]:
    return [move for move in m.legal(seat) if move.startswith(verb)]


# --- Orders and plates


@pytest.mark.clause("KR-30")
def test_an_order_names_everything_it_wants() -> None:
    for card in own_box()["order"]:
        ingredients, spices = sum(card["ingredients"].values()), sum(card.get("spices", {}).values())
        side = sum(card.get("side", {}).get("ingredients", {}).values())
        limits = {
            "simple": (2 <= ingredients <= 3, spices <= 1, card.get("cook", 0) <= 2, "I II", (2, 3), 0),
            "medium": (3 <= ingredients <= 4, 1 <= spices <= 2, 1 <= card.get("cook", 0) <= 3, "II III", (4, 5), 1),
            "prestigious": (
                4 <= ingredients <= 5 or (ingredients == 3 and 1 <= side <= 2),
                2 <= spices <= 3 and {"yellow", "red"} & {*card.get("spices", {})},
                2 <= card.get("cook", 0) <= 3,
                "III IV",
                (5, 6),
                2,
            ),
            "dessert": (
                1 <= sum(card["ingredients"].get(name, 0) for name in ("creme", "fruit")) <= 3,
                card.get("chill", 0) <= 2,
                sum(card.get("scoops", {}).values()) <= 2,
                "I II",
                (4, 8),
                card.get("prestige", 0),
            ),
        }[card["kind"]]
        assert all(limits[:3]), card["id"]
        assert card["plate"] in limits[3].split(), card["id"]
        assert limits[4][0] <= card["coins"] <= limits[4][1], card["id"]
        assert card.get("prestige", 0) == limits[5], card["id"]
    desserts = [card for card in own_box()["order"] if card["kind"] == "dessert"]
    assert sum("scoops" in card for card in desserts) == 10
    assert sum(card.get("chill", 0) > 0 for card in desserts) >= 12


@pytest.mark.clause("KR-30")
def test_a_side_dish_needs_a_plate_of_size_one() -> None:
    m = play(working("waiter 1", rail=["mixed-grill", None, None, None]), "take 1")
    assert view(m, "plates", "clean") == {"I": 1, "II": 2, "III": 1, "IV": 1}
    assert view(m, "mats", 0, "orders", 0)["side"] is not None


@pytest.mark.clause("KR-31")
def test_a_mat_has_room_for_four_plates() -> None:
    m = working(
        "waiter 1",
        rail=["cold-cuts", "mixed-grill", None, None],
        mats=mats("chili-bowl", "ratatouille", "duck-rolls"),
        plates={"clean": {"I": 1, "II": 1, "III": 1}, "dirty": {}, "for_sale": {}},
    )
    assert moves(m, "take") == ["take 1"]
    error = refused(m, 0, "take 2")
    assert error.clause == "KR-41"
    assert "room for 4 plates" in error.reason
    lacking = {"order": "chili-bowl", "dish": None}
    full = working("waiter 1", rail=["cold-cuts", None, None, None], mats=mats("garden-bowl", "mixed-grill", lacking))
    assert moves(full, "take") == []


@pytest.mark.clause("KR-31")
def test_ice_cream_plates_do_not_count() -> None:
    with_ice = done("garden-bowl", "snowman")
    m = working(
        "waiter 1",
        modules="everything",
        rail=["cold-cuts", None, None, None],
        mats=mats(with_ice, "tomato-toast", "chili-bowl"),
    )
    assert moves(m, "take") == ["take 1"]


@pytest.mark.clause("KR-32")
def test_only_the_own_dishes_are_worked_on() -> None:
    m = kitchen(
        mats=[{"orders": ["cold-cuts"]}, {}],
        hourglasses={"1-1": at("storage-b 1"), "1-2": at("oven 1"), "0-1": at("waiter 1")},
    )
    assert not moves(m, "add", 1) + moves(m, "cook", 1)
    assert refused(m, 1, "cook dish 1").clause == "KR-31"


@pytest.mark.clause("KR-33")
def test_mistakes_are_never_forbidden() -> None:
    m = kitchen(
        modules="everything",
        mats=mats("panna-cotta"),
        hourglasses={"0-1": at("storage-b 1"), "0-2": at("oven 1"), "helper": at("fridge 1", user=0)},
    )
    play(m, "add meat from b to dish 1", "cook dish 1", "chill dish 1")
    assert dish(m)["ingredients"] == {"meat": 1}
    assert (dish(m)["cooked"], dish(m)["chilled"]) == (1, 1)


@pytest.mark.clause("KR-33", "KR-43", "KR-45", "KR-42")
def test_a_refrigerated_plate_takes_neither_fire_nor_spice_nor_food() -> None:
    m = kitchen(
        modules="everything",
        mats=mats({"order": "tiramisu", "dish": {"chilled": 1}}, holds={"cube": "brown"}),
        hourglasses={"0-1": at("storage-b 1"), "0-2": at("oven 1"), "helper": at("spices 1", user=0)},
    )
    assert m.legal(0) == ["wait", "put back"]
    play(m, "put back")
    assert refused(m, 0, "add creme from b to dish 1").clause == "KR-42"
    assert refused(m, 0, "cook dish 1").clause == "KR-43"


# --- Maitre d'


@pytest.mark.clause("KR-40")
def test_new_orders_bring_a_coin_and_fill_free_spaces() -> None:
    m = play(working("maitre 1", rail=RAIL), "bring orders")
    assert view(m, "coins") == 3
    assert m.to_act == {"chance"}
    m.play("chance", "order chili-bowl")
    m.play("chance", "order moussaka")
    assert [entry["order"] for entry in view(m, "rail")] == ["garden-bowl", "cold-cuts", "chili-bowl", "moussaka"]
    assert refused(m, 0, "bring orders").clause == "KR-12"


@pytest.mark.clause("KR-40")
def test_with_one_free_space_one_order_comes_and_with_none_nothing() -> None:
    three = ["garden-bowl", "cold-cuts", "chili-bowl"]
    m = play(working("maitre 1", rail=[*three, None]), "bring orders")
    m.play("chance", "order moussaka")
    assert m.to_act == {0, 1}
    full = working("maitre 1", rail=[*three, "moussaka"])
    assert refused(full, 0, "bring orders").clause == "KR-40"


@pytest.mark.clause("KR-40")
@pytest.mark.parametrize("move", ["replace 2", "replace 1 and 2"])
def test_orders_are_replaced_without_a_coin(move: str) -> None:
    m = play(working("maitre 1", rail=RAIL), move)
    assert view(m, "coins") == 2
    assert view(m, "discarded") == (["cold-cuts"] if move == "replace 2" else ["garden-bowl", "cold-cuts"])
    while m.to_act == {"chance"}:
        m.play("chance", m.legal("chance")[0])
    assert sum(entry is not None for entry in view(m, "rail")) == 2
    assert refused(working("maitre 1", rail=RAIL), 0, "replace 3").clause == "KR-40"


@pytest.mark.clause("KR-40")
def test_a_tile_goes_with_the_order_that_is_replaced() -> None:
    rail = [{"order": "garden-bowl", "tile": "snowman"}, "cold-cuts", None, None]
    m = play(working("maitre 1", modules="everything", rail=rail), "replace 1")
    m.play("chance", "order chili-bowl")
    assert view(m, "discarded_tiles") == ["snowman"]
    assert view(m, "rail", 0) == {"order": "chili-bowl", "tile": None}


@pytest.mark.clause("KR-40")
def test_an_empty_deck_is_filled_with_the_discards() -> None:
    others = [card["id"] for card in own_box()["order"] if card["kind"] != "dessert"]
    completed = [order for order in others if order not in ("garden-bowl", "cold-cuts", "chili-bowl")]
    m = play(
        working("maitre 1", discarded=["cold-cuts"], completed=completed, rail=["garden-bowl", None, None, None]),
        "bring orders",
    )
    assert m.legal("chance") == ["order chili-bowl"]
    m.play("chance", "order chili-bowl")
    assert m.legal("chance") == ["order cold-cuts"]
    m.play("chance", "order cold-cuts")
    assert view(m, "discarded") == []
    none = working("maitre 1", completed=[*completed, "chili-bowl"], rail=["garden-bowl", "cold-cuts", None, None])
    assert refused(none, 0, "bring orders").clause == "KR-40"


@pytest.mark.clause("KR-40")
def test_when_orders_run_out_fewer_come() -> None:
    others = [card["id"] for card in own_box()["order"] if card["kind"] != "dessert"]
    completed = [order for order in others if order != "chili-bowl"]
    m = play(working("maitre 1", completed=completed), "bring orders")
    m.play("chance", "order chili-bowl")
    assert m.to_act == {0, 1}


@pytest.mark.clause("KR-40")
def test_two_tiles_are_drawn_and_put_on_orders() -> None:
    rail = ["garden-bowl", "cold-cuts", "mixed-grill", "sundae"]
    m = play(working("maitre 1", modules="everything", rail=rail), "add ice-cream")
    assert view(m, "coins") == 3
    m.play("chance", "tile snowman")
    m.play("chance", "tile lemon-drop")
    assert m.legal(0) == ["wait", "put tile 1 on 1", "put tile 1 on 2", "put tile 2 on 1", "put tile 2 on 2"]
    play(m, "put tile 2 on 1")
    assert m.legal(0) == ["wait", "put tile 1 on 2"]
    play(m, "put tile 1 on 2")
    assert [entry["tile"] for entry in view(m, "rail")] == ["lemon-drop", "snowman", None, None]
    assert view(m, "mats", 0, "holds") is None


@pytest.mark.clause("KR-40")
@pytest.mark.parametrize(
    ("rail", "gone"),
    [
        (["garden-bowl", "mixed-grill", "sundae", None], 0),
        ([{"order": "garden-bowl", "tile": "snowman"}, "cold-cuts", None, None], 0),
        (["garden-bowl", "cold-cuts", None, None], 19),
    ],
)
def test_ice_cream_only_if_both_tiles_find_a_place(rail: list[Any], gone: int) -> None:
    tiles = [tile["id"] for tile in own_box()["tile"]][:gone]
    m = working("maitre 1", modules="everything", rail=rail, completed_tiles=tiles)
    assert refused(m, 0, "add ice-cream").clause == "KR-40"
    assert refused(working("maitre 1", rail=RAIL), 0, "add ice-cream").clause == "KR-40"


@pytest.mark.clause("KR-40")
def test_discarded_tiles_are_shuffled_when_the_stack_is_empty() -> None:
    tiles = [tile["id"] for tile in own_box()["tile"]]
    m = working("maitre 1", modules="everything", rail=RAIL, completed_tiles=tiles[2:], discarded_tiles=tiles[:1])
    play(m, "add ice-cream")
    assert m.legal("chance") == [f"tile {tiles[1]}"]
    m.play("chance", f"tile {tiles[1]}")
    assert m.legal("chance") == [f"tile {tiles[0]}"]


@pytest.mark.clause("KR-40")
def test_orders_that_held_tiles_need_stay_on_the_rail() -> None:
    m = kitchen(
        modules="everything",
        rail=["garden-bowl", "cold-cuts", "sundae", None],
        mats=[{"holds": {"tiles": ["snowman", "lemon-drop"]}}, {}],
        hourglasses={"1-1": at("waiter 1"), "1-2": at("maitre 1")},
    )
    assert moves(m, "take", 1) == ["take 3"]
    assert moves(m, "replace", 1) == ["replace 3"]
    assert "holds" in refused(m, 1, "take 1").reason
    assert "add ice-cream" not in m.legal(1)
    assert moves(m, "bring", 1) == ["bring orders"]


# --- Waiter


@pytest.mark.clause("KR-41")
def test_an_order_is_taken_with_its_plate_onto_row_0() -> None:
    m = play(working("waiter 1", rail=RAIL), "take 2")
    assert view(m, "rail", 1) is None
    assert dish(m) == {"ingredients": {}, "spices": {}, "cooked": 0, "chilled": 0, "scoops": {}}
    assert view(m, "plates", "clean", "II") == 1
    assert refused(m, 0, "take 1").clause == "KR-12"


@pytest.mark.clause("KR-41")
@pytest.mark.parametrize(
    ("clean", "takes"),
    [
        ({"I": 1, "II": 1}, ["take 1", "take 2"]),
        ({"II": 1, "III": 1}, ["take 2"]),
        ({"I": 1, "III": 1}, ["take 1", "take 3"]),
    ],
)
def test_no_order_without_every_plate_it_needs(clean: dict[str, int], takes: list[str]) -> None:
    m = working("waiter 1", rail=["garden-bowl", "cold-cuts", "mixed-grill", None], plates={**EMPTY, "clean": clean})
    assert moves(m, "take") == takes


@pytest.mark.clause("KR-41")
def test_a_tile_goes_along_and_takes_no_plate_yet() -> None:
    rail = [{"order": "garden-bowl", "tile": "snowman"}, None, None, None]
    m = play(working("waiter 1", modules="everything", rail=rail), "take 1")
    assert view(m, "mats", 0, "orders", 0)["tile"] == "snowman"
    assert view(m, "mats", 0, "orders", 0)["ice"] is None
    assert view(m, "plates", "clean", "ice") == 2


@pytest.mark.clause("KR-41")
def test_a_complete_order_is_delivered_early_with_a_tip() -> None:
    m = play(working("waiter 1", mats=mats(done("chili-bowl"))), "deliver 1")
    assert (view(m, "coins"), view(m, "prestige"), view(m, "tips")) == (2 + 4 + 1, 1, 1)
    assert view(m, "completed") == ["chili-bowl"]
    assert view(m, "plates", "dirty", "II") == 2
    assert view(m, "mats", 0, "orders") == [None] * 4
    assert view(m, "supply", "red") == 10 - 2


@pytest.mark.clause("KR-41")
@pytest.mark.parametrize(
    "entry",
    [
        "cold-cuts",
        spoiled("chili-bowl", cooked=1),
        spoiled("chili-bowl", cooked=3),
        spoiled("chili-bowl", spices={}),
        spoiled("chili-bowl", ingredients={"meat": 2}),
        spoiled("chili-bowl", ingredients={"meat": 2, "vegetable": 1, "bread": 1}),
        {**done("mixed-grill"), "side": {}},
    ],
)
def test_an_incomplete_order_is_not_delivered(entry: Any) -> None:
    m = working("waiter 1", mats=mats(entry))
    assert refused(m, 0, "deliver 1").clause == "KR-41"


@pytest.mark.clause("KR-41", "KR-60")
def test_an_order_with_a_tile_waits_for_its_scoops() -> None:
    entry = {**done("garden-bowl", "snowman"), "ice": {"plate": "ice", "scoops": {"vanilla": 1}}}
    m = working("waiter 1", modules="everything", mats=mats(entry))
    assert refused(m, 0, "deliver 1").clause == "KR-41"
    assert refused(
        working("waiter 1", modules="everything", mats=mats({**done("garden-bowl"), "tile": "snowman"})), 0, "deliver 1"
    ).clause
    m = play(working("waiter 1", modules="everything", mats=mats(done("garden-bowl", "snowman"))), "deliver 1")
    assert view(m, "completed_tiles") == ["snowman"]
    assert view(m, "coins") == 2 + 2 + 1 + 1
    assert view(m, "plates", "dirty", "ice") == 2


@pytest.mark.clause("KR-41", "KR-61")
def test_a_waiter_fetches_plates_for_an_order_that_lacks_them() -> None:
    entry = {**done("mixed-grill"), "dish": None, "side": None}
    m = play(working("waiter 1", mats=mats(entry)), "fetch plates for 1")
    assert view(m, "mats", 0, "orders", 0)["side"] is not None
    assert dish(m)["ingredients"] == {}
    assert view(m, "plates", "clean") == {"I": 1, "II": 2, "III": 1, "IV": 1}
    assert refused(m, 0, "fetch plates for 1").clause == "KR-12"
    assert refused(working("waiter 1", mats=mats(entry), plates=EMPTY), 0, "fetch plates for 1").clause == "KR-61"
    assert refused(working("waiter 1", mats=mats("cold-cuts")), 0, "fetch plates for 1").clause == "KR-61"


# --- Storage


@pytest.mark.clause("KR-42")
def test_a_storage_fills_one_plate_with_as_much_as_is_wanted() -> None:
    m = working("storage-b 1", mats=mats("cold-cuts", "garden-bowl"))
    play(m, "add meat from b to dish 1", "add meat from b to dish 1", "add bread from b to dish 1")
    assert dish(m)["ingredients"] == {"meat": 2, "bread": 1}
    assert view(m, "storages", "b") == {"meat": 1, "vegetable": 3, "salad": 2, "pasta": 2, "cheese": 2, "bread": 1}
    assert refused(m, 0, "add salad from b to dish 2").clause == "KR-42"
    assert refused(m, 0, "add salad from a to dish 1").clause == "KR-42"


@pytest.mark.clause("KR-42")
def test_nothing_comes_from_an_empty_shelf() -> None:
    m = working("storage-a 1", mats=mats("cold-cuts"), storages={"a": {"meat": 1}})
    play(m, "add meat from a to dish 1")
    assert "There is no meat at Storage A." in refused(m, 0, "add meat from a to dish 1").reason


@pytest.mark.clause("KR-42")
def test_a_cooked_plate_takes_no_more_ingredients() -> None:
    m = working("storage-b 1", mats=mats({"order": "chili-bowl", "dish": {"cooked": 1}}))
    assert refused(m, 0, "add meat from b to dish 1").clause == "KR-42"


@pytest.mark.clause("KR-42")
def test_what_was_begun_for_a_served_plate_does_not_go_on_for_the_next() -> None:
    m = kitchen(
        rail=["garden-bowl", None, None, None],
        mats=mats({"order": "cold-cuts", "dish": {"ingredients": {"meat": 2}}}),
        hourglasses={"0-1": at("storage-b 1"), "0-2": at("waiter 1")},
    )
    play(m, "add bread from b to dish 1", "deliver 1")
    m.advance(30_000)
    play(m, "place 2 at waiter 1", "take 1")
    assert refused(m, 0, "add salad from b to dish 1").clause == "KR-42"
    play(m, "place 1 at storage-b 1", "add salad from b to dish 1")


# --- Oven


@pytest.mark.clause("KR-43")
def test_an_oven_moves_one_plate_down_one_row_up_to_the_last() -> None:
    m = play(working("oven 1", mats=mats("chili-bowl")), "cook dish 1")
    assert dish(m)["cooked"] == 1
    last = working("oven 1", mats=mats({"order": "chili-bowl", "dish": {"cooked": 3}}))
    assert refused(last, 0, "cook dish 1").clause == "KR-43"


@pytest.mark.clause("KR-43")
def test_a_side_dish_is_cooked_on_its_own() -> None:
    m = play(working("oven 1", mats=mats("emperors-banquet")), "cook side 1")
    assert view(m, "mats", 0, "orders", 0, "side", "cooked") == 1
    assert dish(m)["cooked"] == 0


# --- Shopping


@pytest.mark.clause("KR-44")
def test_five_of_an_ingredient_are_spread_over_the_open_storages() -> None:
    m = play(working("shopping 1", storages={}), "buy pasta")
    assert view(m, "coins") == 1
    assert "unload one into c" not in m.legal(0)
    play(m, "unload one into a", "unload one into b", "unload all into a")
    assert view(m, "storages") == {"a": {"pasta": 4}, "b": {"pasta": 1}, "c": {}}
    assert view(m, "mats", 0, "holds") is None
    assert refused(m, 0, "buy meat").clause == "KR-12"


@pytest.mark.clause("KR-44")
def test_an_opened_storage_can_be_filled() -> None:
    m = play(working("shopping 1", spaces={"storage-c 1": "open"}), "buy pasta", "unload all into c")
    assert view(m, "storages", "c") == {"pasta": 5}


@pytest.mark.clause("KR-44")
@pytest.mark.parametrize(
    ("lot", "picks", "count"),
    [("common spices", ["white", "black", "green"], 3), ("rare spices", ["yellow", "red"], 2)],
)
def test_spices_go_into_the_bag_in_any_mix(lot: str, picks: list[str], count: int) -> None:
    m = play(working("shopping 1", bag={}), f"buy {lot}")
    assert [move.removeprefix("pick spice ") for move in moves(m, "pick")] == picks
    for _ in range(count):
        play(m, f"pick spice {picks[-1]}")
    assert view(m, "bag") == {picks[-1]: count}
    assert view(m, "mats", 0, "holds") is None


@pytest.mark.clause("KR-44")
def test_the_expansion_sells_brown_creme_fruit_and_scoops() -> None:
    base, new = working("shopping 1"), working("shopping 1", modules="everything")
    assert {*moves(new, "buy")} - {*moves(base, "buy")} == {"buy creme", "buy fruit", "buy scoops"}
    play(new, "buy scoops")
    play(new, "pick scoop lemon", "pick scoop lemon", "pick scoop vanilla")
    assert view(new, "freezer") == {
        "scoops": {"vanilla": 2, "chocolate": 1, "strawberry": 1, "lemon": 3, "pistachio": 1},
        "lid": "on",
    }
    brown = play(working("shopping 1", modules="everything"), "buy common spices")
    assert "pick spice brown" in brown.legal(0)


@pytest.mark.clause("KR-44")
def test_both_shopping_spaces_sell_everything() -> None:
    one, two = working("shopping 1", modules="everything"), working("shopping 2", modules="everything")
    assert moves(one, "buy") == moves(two, "buy")


@pytest.mark.clause("KR-44")
def test_without_a_coin_nothing_is_bought() -> None:
    assert refused(working("shopping 1", coins=0), 0, "buy meat").clause == "KR-44"


@pytest.mark.clause("KR-44")
def test_a_lot_ends_when_the_supply_does() -> None:
    bag = {"yellow": 10, "red": 9}
    m = play(working("shopping 1", bag=bag), "buy rare spices", "pick spice red")
    assert view(m, "mats", 0, "holds") is None


# --- Spices


@pytest.mark.clause("KR-45")
def test_a_cube_is_drawn_blindly_and_kept_or_put_back() -> None:
    m = play(working("spices 1", mats=mats("chili-bowl")), "draw a cube")
    assert m.odds() == {"cube white": 3, "cube black": 3, "cube green": 3, "cube yellow": 2, "cube red": 2}
    m.play("chance", "cube white")
    assert view(m, "bag", "white") == 2
    play(m, "put back")
    assert view(m, "bag", "white") == 3
    m.advance(1000)
    play(m, "draw a cube")
    m.play("chance", "cube red")
    assert m.legal(0) == ["wait", "keep on dish 1", "put back"]
    play(m, "keep on dish 1")
    assert dish(m)["spices"] == {"red": 1}
    assert view(m, "bag", "red") == 1


@pytest.mark.clause("KR-45")
def test_a_second_passes_between_two_draws() -> None:
    m = play(working("spices 1", mats=mats("chili-bowl")), "draw a cube")
    m.play("chance", "cube white")
    play(m, "put back")
    m.advance(999)
    assert "Wait 1 second" in refused(m, 0, "draw a cube").reason
    m.advance(1)
    play(m, "draw a cube")


@pytest.mark.clause("KR-45")
def test_spices_are_for_one_plate() -> None:
    m = working("spices 1", mats=mats("chili-bowl", "little-meatballs", holds={"cube": "red"}))
    assert moves(m, "keep") == ["keep on dish 1", "keep on dish 2"]
    play(m, "keep on dish 1", "draw a cube")
    m.play("chance", "cube black")
    assert moves(m, "keep") == ["keep on dish 1"]


@pytest.mark.clause("KR-45")
def test_a_cooked_plate_still_takes_spices() -> None:
    m = working("spices 1", mats=mats({"order": "chili-bowl", "dish": {"cooked": 2}}, holds={"cube": "red"}))
    play(m, "keep on dish 1")
    assert dish(m)["spices"] == {"red": 1}


@pytest.mark.clause("KR-45")
def test_an_empty_bag_gives_nothing() -> None:
    assert "The bag is empty." in refused(working("spices 1", bag={}), 0, "draw a cube").reason


# --- Sink


@pytest.mark.clause("KR-46")
def test_the_sink_washes_three_plates() -> None:
    m = working("sink 1", plates={"clean": {}, "dirty": {"I": 2, "II": 2, "IV": 1}, "for_sale": {}})
    play(m, "wash I", "wash IV", "wash II")
    assert view(m, "plates") == {"clean": {"I": 1, "II": 1, "IV": 1}, "dirty": {"I": 1, "II": 1}, "for_sale": {}}
    assert refused(m, 0, "wash I").clause == "KR-12"
    assert refused(working("sink 1"), 0, "wash ice").clause == "KR-46"


# --- Office


@pytest.mark.clause("KR-47")
@pytest.mark.parametrize(
    ("move", "price"),
    [
        ("buy upgrade dishwasher", 3),
        ("re-hire 1-2", 3),
        ("hire the second helper", 5),
        ("open storage-c 1", 2),
        ("repair oven 3", 1),
        ("buy plate IV", 1),
    ],
)
def test_the_prices_of_the_office(move: str, price: int) -> None:
    position: dict[str, Any] = {"upgrades": {"dishwasher": "for sale"}}
    glasses = {"0-1": at("office 1"), "1-2": {"state": "unpaid"}}
    m = kitchen(coins=price, hourglasses=glasses, **position)
    play(m, move)
    assert view(m, "coins") == 0
    assert not m.legal(0)[1:] or all(word.startswith(("place", "wait")) for word in m.legal(0))
    assert refused(kitchen(coins=price - 1, hourglasses=glasses, **position), 0, move).clause == "KR-47"


@pytest.mark.clause("KR-47")
def test_what_the_office_does() -> None:
    glasses = {"0-1": at("office 1"), "1-2": {"state": "unpaid"}}

    def after(move: str) -> doughjo.Match:
        return play(kitchen(coins=9, hourglasses=glasses), move)

    assert view(after("re-hire 1-2"), "hourglasses", "1-2") == {"state": "in play"}
    assert view(after("hire the second helper"), "hourglasses", "second helper") == {"state": "in play"}
    opened = after("open storage-c 1")
    assert (view(opened, "spaces", "storage-c 1"), view(opened, "storages", "c")) == ("open", {})
    assert view(after("repair oven 3"), "spaces", "oven 3") == "open"
    bought = after("buy plate IV")
    assert (view(bought, "plates", "clean", "IV"), view(bought, "plates", "for_sale")) == (
        2,
        {"I": 1, "II": 1, "III": 1},
    )
    assert refused(bought, 0, "buy plate I").clause == "KR-12"


@pytest.mark.clause("KR-47")
def test_only_what_is_there_is_for_sale() -> None:
    m = kitchen(
        coins=99, hourglasses={"0-1": at("office 1")}, upgrades={"dishwasher": "bought", "bulk-buyer": "for sale"}
    )
    office = [move for move in m.legal(0) if not move.startswith(("place", "wait"))]
    assert office == [
        "buy upgrade bulk-buyer",
        "hire the second helper",
        "open storage-c 1",
        "open oven 6",
        "repair oven 3",
        "buy plate I",
        "buy plate II",
        "buy plate III",
        "buy plate IV",
    ]


@pytest.mark.clause("KR-21", "KR-47")
def test_the_key_opens_storage_c_and_fills_it() -> None:
    m = kitchen(coins=9, hourglasses={"0-1": at("office 1")}, upgrades={"storeroom-key": "for sale"})
    play(m, "buy upgrade storeroom-key")
    assert view(m, "spaces", "storage-c 1") == "open"
    assert view(m, "storages", "c") == view(m, "storages", "a")
    assert view(m, "supply", "meat") == 24 - 3 * 3
    assert view(m, "upgrades") == {"storeroom-key": "bought"}


@pytest.mark.clause("KR-21", "KR-47")
def test_one_more_oven() -> None:
    m = kitchen(coins=9, hourglasses={"0-1": at("office 1")}, upgrades={"second-hand-oven": "for sale"})
    assert view(m, "spaces", "oven 7") == "unavailable"
    play(m, "buy upgrade second-hand-oven", "place 2 at oven 7")


@pytest.mark.clause("KR-21", "KR-46")
def test_the_dishwasher_washes_three_more() -> None:
    m = kitchen(upgrades={"dishwasher": "bought"}, plates={"clean": {}, "dirty": {"I": 6, "II": 2}, "for_sale": {}})
    play(m, "place 1 at sink 1", *["wash I"] * 6)
    assert refused(m, 0, "wash II").clause == "KR-12"


@pytest.mark.clause("KR-21", "KR-44")
def test_the_bulk_buyer_gets_two_more() -> None:
    m = play(kitchen(upgrades={"bulk-buyer": "bought"}, hourglasses={"0-1": at("shopping 1")}), "buy bread")
    assert view(m, "mats", 0, "holds", "count") == 7


# --- Fridge


@pytest.mark.clause("KR-48")
def test_the_fridge_moves_a_plate_one_column_as_often_as_its_order_says() -> None:
    m = kitchen(modules="everything", mats=mats(spoiled("tiramisu", chilled=1)), hourglasses={"0-1": at("fridge 1")})
    play(m, "chill dish 1")
    assert dish(m)["chilled"] == 2
    m.advance(30_000)
    play(m, "place 1 at fridge 2")
    assert refused(m, 0, "chill dish 1").clause == "KR-48"
    never = kitchen(modules="everything", mats=mats("garden-bowl", "mixed-grill"), hourglasses={"0-1": at("fridge 1")})
    assert not moves(never, "chill")


# --- Freezer


def freezing(*orders: Any, **position: Any) -> doughjo.Match:
    return kitchen(modules="everything", mats=mats(*orders), hourglasses={"0-1": at("freezer 1")}, **position)


@pytest.mark.clause("KR-49", "KR-50")
def test_scoops_are_taken_with_the_lid_off() -> None:
    m = freezing(spoiled("sundae", scoops={}))
    assert "The lid is on." in refused(m, 0, "scoop vanilla onto dish 1").reason
    play(m, "lift the lid", "scoop vanilla onto dish 1", "close the lid")
    assert dish(m)["scoops"] == {"vanilla": 1}
    assert view(m, "freezer") == {"scoops": {"chocolate": 1, "strawberry": 1, "lemon": 1, "pistachio": 1}, "lid": "on"}


@pytest.mark.clause("KR-49")
def test_scoops_go_on_all_dishes_that_are_ready_for_them() -> None:
    ready = spoiled("sundae", scoops={})
    tiled = {"order": "cold-cuts", "tile": "sunrise"}
    m = play(freezing(ready, tiled, spoiled("affogato", chilled=0, scoops={}), "garden-bowl"), "lift the lid")
    plates = {move.partition(" onto ")[2] for move in moves(m, "scoop")}
    assert plates == {"dish 1", "ice 2"}
    play(m, "scoop vanilla onto dish 1", "scoop lemon onto ice 2", "scoop strawberry onto ice 2")
    assert view(m, "mats", 0, "orders", 1, "ice") == {"plate": "ice", "scoops": {"strawberry": 1, "lemon": 1}}


@pytest.mark.clause("KR-33", "KR-49")
@pytest.mark.parametrize(
    "changes", [{"ingredients": {"fruit": 1}}, {"spices": {"yellow": 1}}, {"cooked": 1}, {"chilled": 0}]
)
def test_scoops_come_last(changes: dict[str, Any]) -> None:
    m = play(freezing(spoiled("lemon-parfait", **{"scoops": {}, **changes})), "lift the lid")
    assert not moves(m, "scoop")
    assert refused(m, 0, "scoop lemon onto dish 1").clause == "KR-49"


@pytest.mark.clause("KR-33", "KR-49")
def test_wrong_and_surplus_scoops_are_possible() -> None:
    m = play(freezing(done("sundae")), "lift the lid", "scoop lemon onto dish 1")
    assert dish(m)["scoops"] == {"vanilla": 1, "lemon": 1}


@pytest.mark.clause("KR-49")
@pytest.mark.parametrize(("clean", "used"), [({"ice": 1, "I": 1}, "ice"), ({"I": 1}, "I"), ({"II": 1}, None)])
def test_a_tile_takes_an_ice_cream_plate_or_one_of_size_one(clean: dict[str, int], used: str | None) -> None:
    tiled = {"order": "cold-cuts", "tile": "snowman"}
    m = play(freezing(tiled, plates={**EMPTY, "clean": clean}), "lift the lid")
    if used is None:
        assert refused(m, 0, "scoop vanilla onto ice 1").clause == "KR-49"
        return
    play(m, "scoop vanilla onto ice 1", "scoop lemon onto ice 1")
    assert view(m, "mats", 0, "orders", 0, "ice", "plate") == used
    assert used not in view(m, "plates", "clean")


@pytest.mark.clause("KR-50")
@pytest.mark.parametrize("leaving", ["lift 1", "place 1 at oven 1", "place 1 at freezer 1"])
def test_whoever_leaves_the_lid_off_melts_everything(leaving: str) -> None:
    m = play(freezing(), "lift the lid")
    m.advance(30_000)
    play(m, leaving)
    assert view(m, "freezer") == {"scoops": {}, "lid": "on"}
    assert view(m, "supply", "vanilla") == 8


TWO_FREEZERS: dict[str, Any] = {"freezer": [{"new": True}, {"new": True}]}
BOTH = {"0-1": at("freezer 1"), "1-1": at("freezer 2")}


@pytest.mark.clause("KR-50")
@pytest.mark.parametrize("leaving", ["lift 1", "place 1 at oven 1", "place 1 at freezer 1"])
def test_nothing_melts_as_long_as_anybody_is_at_the_freezer(leaving: str) -> None:
    m = kitchen(modules="everything", components=changed("spaces", **TWO_FREEZERS), hourglasses=BOTH)
    play(m, "lift the lid")
    m.advance(30_000)
    before = view(m, "freezer")
    play(m, leaving)
    assert view(m, "freezer") == before == {**before, "lid": "off"}


@pytest.mark.clause("KR-50")
def test_when_the_last_one_leaves_the_freezer_everything_melts() -> None:
    m = kitchen(modules="everything", components=changed("spaces", **TWO_FREEZERS), hourglasses=BOTH)
    play(m, "lift the lid")
    m.advance(30_000)
    play(m, "lift 1")
    play(m, "place 1 at oven 1", seat=1)
    assert view(m, "freezer") == {"scoops": {}, "lid": "on"}


@pytest.mark.clause("KR-50")
def test_with_the_option_the_lid_is_closed_when_the_round_ends() -> None:
    m = play(freezing(coins=50, options={"close_lid_at_end": True}), "lift the lid")
    scoops = view(m, "freezer", "scoops")
    m.advance(240_000)
    assert view(m, "freezer") == {"scoops": scoops, "lid": "on"}
    assert not [line for line in m.log if "melt" in line]


@pytest.mark.clause("KR-50")
def test_the_end_of_the_round_counts_as_leaving_the_lid() -> None:
    m = play(freezing(coins=50), "lift the lid")
    m.advance(240_000)
    assert view(m, "freezer") == {"scoops": {}, "lid": "on"}


@pytest.mark.clause("KR-50")
def test_with_the_lid_on_nothing_melts() -> None:
    m = play(freezing(coins=50), "lift the lid", "close the lid")
    m.advance(30_000)
    play(m, "lift 1")
    m.advance(240_000)
    assert view(m, "freezer", "scoops", "vanilla") == 1


@pytest.mark.clause("KR-47", "KR-44")
def test_prices_and_lots_are_data() -> None:
    m = kitchen(components=changed("prices", shopping=2), hourglasses={"0-1": at("shopping 1")})
    assert view(play(m, "buy meat"), "coins") == 0
    m = kitchen(components=changed("lots", ingredients=3), hourglasses={"0-1": at("shopping 1")})
    assert view(play(m, "buy meat"), "mats", 0, "holds", "count") == 3
