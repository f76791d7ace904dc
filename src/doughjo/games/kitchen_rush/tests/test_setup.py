"""What lies where at the start."""

from typing import Any

import pytest

from doughjo.games.kitchen_rush.tests.helpers import GAME, changed, end_round, kitchen, own_box, play, view


def started(players: int = 2, modules: str = "base", **options: str) -> Any:
    """A new game with its luck played, up to the first Preparation."""
    m = GAME.start(players, options={"modules": modules, **options})
    while m.to_act == {"chance"}:
        m.play("chance", m.legal("chance")[0])
    return m


@pytest.mark.clause("KR-20")
def test_the_restaurant_starts_with_two_coins_and_no_prestige() -> None:
    m = started(objective="easy")
    assert (view(m, "coins"), view(m, "prestige"), view(m, "peak")) == (2, 0, 0)


@pytest.mark.clause("KR-20")
def test_only_coins_in_the_office_can_be_spent() -> None:
    m = play(kitchen(coins=1), "place 1 at shopping 1", "buy meat", "put back")
    assert view(m, "coins") == 0
    m.advance(30_000)
    play(m, "place 1 at shopping 1")
    assert not [move for move in m.legal(0) if move.startswith("buy")]


@pytest.mark.clause("KR-21")
def test_two_of_four_upgrades_are_revealed() -> None:
    m = GAME.start(2)
    assert m.odds() == {f"upgrade {card['id']}": 1 for card in own_box()["upgrade"]}
    m.play("chance", "upgrade dishwasher")
    assert "upgrade dishwasher" not in m.odds()
    m.play("chance", "upgrade storeroom-key")
    assert view(m, "upgrades") == {"storeroom-key": "for sale", "dishwasher": "for sale"}
    assert all(outcome.startswith("order ") for outcome in m.odds())


@pytest.mark.clause("KR-22")
@pytest.mark.parametrize(
    ("players", "few", "many", "common", "rare"), [(1, 2, 3, 3, 2), (2, 2, 3, 3, 2), (3, 3, 4, 4, 2), (4, 3, 5, 5, 3)]
)
def test_the_stock_by_player_count(players: int, few: int, many: int, common: int, rare: int) -> None:
    m = started(players)
    shelf = {"meat": many, "vegetable": many, "salad": few, "pasta": few, "cheese": few, "bread": few}
    assert view(m, "storages") == {"a": shelf, "b": shelf, "c": {}}
    assert view(m, "bag") == {"white": common, "black": common, "green": common, "yellow": rare, "red": rare}


@pytest.mark.clause("KR-23")
@pytest.mark.parametrize(("players", "plates", "large"), [(1, 2, 1), (2, 2, 1), (3, 3, 1), (4, 4, 2)])
def test_the_plates_by_player_count(players: int, plates: int, large: int) -> None:
    m = started(players)
    one = {"I": 1, "II": 1, "III": 1, "IV": 1}
    assert view(m, "plates", "clean") == {"I": plates, "II": plates, "III": plates, "IV": large}
    assert view(m, "plates", "dirty") == one
    assert view(m, "plates", "for_sale") == one


@pytest.mark.clause("KR-24")
def test_what_is_not_in_play_is_in_the_supply() -> None:
    supply = view(started(2, "everything"), "supply")
    assert supply["meat"] == 24 - 2 * 3
    assert supply["fruit"] == supply["creme"] == supply["salad"] == 15 - 2 * 2
    assert supply["white"] == supply["brown"] == 12 - 3
    assert supply["red"] == 10 - 2
    assert supply["vanilla"] == 8 - 1


@pytest.mark.clause("KR-24")
def test_buying_gives_at_most_what_is_left() -> None:
    m = kitchen(storages={"a": {"meat": 22}}, coins=9)
    play(m, "place 1 at shopping 1", "buy meat")
    assert view(m, "mats", 0, "holds") == {"crate": "meat", "count": 2}
    play(m, "unload all into a")
    m.advance(30_000)
    play(m, "place 1 at shopping 1")
    assert "buy meat" not in m.legal(0)
    assert "buy bread" in m.legal(0)


@pytest.mark.clause("KR-25")
@pytest.mark.parametrize(("players", "spaces"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_two_orders_lie_face_up_on_the_rail(players: int, spaces: int) -> None:
    rail = view(started(players), "rail")
    assert len(rail) == spaces
    assert [entry is not None for entry in rail] == [True, True] + [False] * (spaces - 2)


@pytest.mark.clause("KR-25")
def test_sixty_orders_of_three_kinds_and_every_one_alike_likely() -> None:
    m = GAME.start(2)
    m.play("chance", m.legal("chance")[0])
    m.play("chance", m.legal("chance")[0])
    odds = m.odds()
    assert len(odds) == 60
    assert {*odds.values()} == {1}
    kinds = [card["kind"] for card in own_box()["order"]]
    assert [kinds.count(kind) for kind in ("simple", "medium", "prestigious", "dessert")] == [30, 18, 12, 20]
    assert sum("side" in card for card in own_box()["order"]) == 8


@pytest.mark.clause("KR-26")
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "very-hard"])
def test_a_basic_objective_is_chosen(level: str) -> None:
    assert view(GAME.start(2, options={"objective": level}), "objective") == level


@pytest.mark.clause("KR-26")
@pytest.mark.parametrize("level", ["special", "special-hard"])
def test_a_special_objective_is_drawn(level: str) -> None:
    m = GAME.start(2, options={"objective": level})
    wanted = {f"objective {card['id']}": 1 for card in own_box()["objective"] if card["level"] == level}
    assert len(wanted) == 5
    assert m.odds() == wanted
    m.play("chance", m.legal("chance")[3])
    assert f"objective {view(m, 'objective')}" == [*wanted][3]


@pytest.mark.clause("KR-27")
@pytest.mark.parametrize(("players", "scoops", "plates"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 3, 4)])
def test_what_the_expansion_adds(players: int, scoops: int, plates: int) -> None:
    m = started(players, "everything")
    shelf = view(m, "storages", "a")
    assert shelf["creme"] == shelf["fruit"] == shelf["salad"]
    assert view(m, "bag", "brown") == view(m, "bag", "white")
    flavours = ("vanilla", "chocolate", "strawberry", "lemon", "pistachio")
    assert view(m, "freezer") == {"scoops": dict.fromkeys(flavours, scoops), "lid": "on"}
    assert view(m, "plates", "clean", "ice") == plates == view(m, "plates", "clean", "I")
    assert view(m, "plates", "dirty", "ice") == view(m, "plates", "for_sale", "ice") == 1
    assert [*view(m, "abilities").values()] == ["token"] * 3


@pytest.mark.clause("KR-27")
def test_desserts_tiles_and_two_more_bonuses_come_with_the_expansion() -> None:
    for modules, orders, bonuses in (("base", 60, 8), ("everything", 80, 10)):
        m = kitchen(2, modules, phase="opening", drawing={"left": 2})
        assert len(m.odds()) == orders
        assert len(kitchen(2, modules, phase="bonus", peak=4, round=1).odds()) == bonuses
    assert len(own_box()["tile"]) == 20


@pytest.mark.clause("KR-28")
def test_modules_can_be_used_apart() -> None:
    assert GAME.start(2).options["modules"] == "base"
    assert view(started(2), "freezer") is None
    assert "creme" not in view(started(2, "specialist"), "supply")
    areas = {}
    for modules in ("specialist", "everything"):
        m = kitchen(2, modules, phase="abilities")
        areas[modules] = {outcome.removeprefix("ability ") for outcome in m.odds()}
    assert areas["everything"] - areas["specialist"] == {"arctic-breath", "ice-maker"}
    assert len(areas["everything"]) == 10
    assert view(started(2), "abilities") == {}


@pytest.mark.clause("KR-28")
def test_desserts_and_ice_cream_without_the_specialist() -> None:
    m = started(2, "desserts")
    assert "specialist" not in view(m, "hourglasses")
    assert view(m, "abilities") == {}
    assert not any(outcome.startswith("ability") for outcome in GAME.start(2, options={"modules": "desserts"}).odds())
    everything = started(2, "everything")
    for what in ("freezer", "storages", "bag", "plates", "supply", "spaces"):
        assert view(m, what) == view(everything, what)
    assert len(kitchen(2, "desserts", phase="opening", drawing={"left": 2}).odds()) == 80
    assert len(kitchen(2, "desserts", phase="bonus", peak=4, round=1).odds()) == 10
    assert view(m, "goals", "ice-cream") == [0, 4]
    assert view(end_round(kitchen(1, "desserts", coins=20)), "coins") == 20 - 3 * 3


@pytest.mark.clause("KR-27")
def test_the_numbers_of_setup_are_data() -> None:
    data = changed("numbers", upgrades_revealed=1, opening_orders=3, coins=7)
    m = GAME.start(2, seed=1, components=data)
    assert len(view(m, "upgrades")) == 1
    assert sum(entry is not None for entry in view(m, "rail")) == 3
    assert view(m, "coins") in (5, 7)  # an Event may have taken two
