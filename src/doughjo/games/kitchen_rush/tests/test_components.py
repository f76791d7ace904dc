"""Another box can be used, and a bad one is refused by the name of the card."""

from collections.abc import Callable
from typing import Any

import pytest

from doughjo import BadComponents
from doughjo.core.origins import SOURCES
from doughjo.games.kitchen_rush.components import CARDS
from doughjo.games.kitchen_rush.tests.helpers import GAME, own_box, view
from doughjo.testing import card

Change = Callable[[dict[str, Any]], object]


def broken(change: Change) -> str:
    data = own_box()
    change(data)
    with pytest.raises(BadComponents) as error:
        GAME.start(2, components=data)
    return str(error.value)


def order(**changes: Any) -> Change:
    return lambda data: card(data, "order", "chili-bowl").update(changes)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (order(kind="lunch"), "order 'chili-bowl': kind is 'lunch'; expected simple, medium, prestigious or dessert"),
        (order(plate="V"), "order 'chili-bowl': plate is 'V'; expected I, II, III or IV"),
        (order(coins=-1), "order 'chili-bowl': coins is -1"),
        (order(cook=4), "order 'chili-bowl': cook is 4; expected a whole number from 0 to 3"),
        (order(ingredients={}), "order 'chili-bowl': ingredients are missing"),
        (order(ingredients={"tofu": 1}), "order 'chili-bowl': ingredients: there is no 'tofu'; expected meat"),
        (order(ingredients={"meat": True}), "order 'chili-bowl': ingredients: meat is True"),
        (order(ingredients={"creme": 1}), "order 'chili-bowl': only a dessert may use what belongs to the expansion"),
        (order(chill=1), "order 'chili-bowl': only a dessert is chilled"),
        (order(spices=3), "order 'chili-bowl': spices is 3; expected a table"),
        (order(garnish=1), "order 'chili-bowl': unknown entry 'garnish'"),
        (order(side={"ingredients": {"salad": 1}, "chill": 1}), "order 'chili-bowl': side: unknown entry 'chill'"),
        (order(id="Chili"), "order 'Chili': 'Chili' must be of small letters"),
        (order(name=" "), "order 'chili-bowl': name is ' '; expected a text"),
        (order(id="goulash"), "order 'goulash': the id 'goulash' is used twice"),
        (lambda data: card(data, "order", "sundae").update(side={"ingredients": {"bread": 1}}), "do not go together"),
        (lambda data: data["order"][0].pop("id"), "order 1: 'id' is missing"),
        (lambda data: data.update(order=[]), "no order cards"),
        (lambda data: data.pop("tile"), "no tile cards"),
        (lambda data: data.update(dish=[]), "unknown entry 'dish'"),
        (lambda data: data.pop("plates"), "[plates] is None; expected a table"),
        (lambda data: data["numbers"].pop("wage"), "[numbers]: 'wage' is missing"),
        (lambda data: data["numbers"].update(rounds=0), "[numbers] rounds is 0"),
        (lambda data: data["numbers"].update(sand_seconds=0), "sand_seconds is 0; expected a whole number from 1"),
        (lambda data: data["numbers"].update(specialist_sand_seconds=0), "specialist_sand_seconds is 0; expected"),
        (lambda data: data["numbers"].update(bring_orders=0), "bring_orders is 0; expected a whole number from 1"),
        (lambda data: data["numbers"].update(wash=0), "wash is 0; expected a whole number from 1"),
        (lambda data: data["numbers"].update(most_cooked=0), "most_cooked is 0; expected a whole number from 1"),
        (lambda data: data["numbers"].update(most_chilled=0), "most_chilled is 0; expected a whole number from 1"),
        (lambda data: data["ingredients"]["meat"].update(total=0), "[ingredients] meat: total is 0; expected"),
        (lambda data: card(data, "upgrade", "dishwasher").update(number=0), "upgrade 'dishwasher': number is 0"),
        (lambda data: card(data, "bonus", "farm-cart").update(ingredients={}), "bonus 'farm-cart': ingredients are"),
        (order(source="rumour"), "order 'chili-bowl': source is 'rumour'; expected printed, named or house"),
        (lambda data: data["flavours"]["lemon"].pop("name"), "[flavours] lemon: name is None; expected a text"),
        (lambda data: data["flavours"]["lemon"].update(colour=" "), "[flavours] lemon: colour is ' '"),
        (lambda data: data["numbers"].update(bonus_at=[4, 8, 2, 9]), "bonus_at is [4, 8, 2, 9]; expected 4 rising"),
        (lambda data: data["numbers"].update(order_spaces=[4, 5]), "order_spaces is [4, 5]; expected 4 numbers"),
        (
            lambda data: card(data, "objective", "hard")["coins"].pop("specialist"),
            "objective 'hard': coins: 'specialist' is missing",
        ),
        (
            lambda data: card(data, "objective", "hard")["coins"].update(base=[1, 2]),
            "objective 'hard': coins: base is [1, 2]; expected 4 numbers",
        ),
        (lambda data: data["prices"].update(rent=1), "[prices]: unknown entry 'rent'"),
        (lambda data: data["lots"].update(scoops=0), "[lots] scoops is 0"),
        (lambda data: data["ingredients"].update(tofu={"total": 1}), "[ingredients]: 9 kinds; expected 1 to 8"),
        (lambda data: data["ingredients"]["meat"].pop("stock"), "[ingredients] meat: stock is None"),
        (lambda data: data["spices"]["red"].update(rare=1), "[spices] red: rare is 1; expected true or false"),
        (lambda data: data["plates"]["I"].update(dirty=5), "[plates] I: more plates are laid out than the 6"),
        (lambda data: data["plates"].pop("ice"), "[plates]: 'ice' is missing"),
        (lambda data: data["spaces"].pop("sink"), "[spaces]: 'sink' is missing"),
        (lambda data: data["spaces"].update(sink=[]), "[spaces] sink is []"),
        (lambda data: data["spaces"].update(sink=[{"players": 5}]), "[spaces] sink 1: players is 5"),
        (lambda data: data["spaces"].update(oven=[{}] * 30), "there may be 32 spaces in all"),
        (lambda data: card(data, "tile", "snowman").update(scoops={}), "tile 'snowman': scoops are missing"),
        (lambda data: card(data, "event", "mice").update(does="cats"), "event 'mice': does is 'cats'"),
        (lambda data: card(data, "event", "mice").pop("ingredient"), "event 'mice': 'ingredient' is missing"),
        (lambda data: card(data, "event", "mice").update(seconds=5), "event 'mice': unknown entry 'seconds'"),
        (lambda data: card(data, "event", "power-cut").update(area="roof"), "event 'power-cut': area is 'roof'"),
        (lambda data: card(data, "objective", "easy").update(orders=5), "objective 'easy': orders is 5"),
        (lambda data: card(data, "objective", "easy").update(number=[1] * 4), "objective 'easy': number is given"),
        (lambda data: card(data, "objective", "good-tips").update(events=False), "must agree on events"),
        (lambda data: card(data, "objective", "easy").update(level="hard"), "no objective of level 'easy'"),
        (
            lambda data: card(data, "upgrade", "dishwasher").pop("number"),
            "upgrade 'dishwasher': dishwasher needs a number",
        ),
        (lambda data: card(data, "upgrade", "storeroom-key").update(number=1), "opens-storage has no number"),
        (lambda data: card(data, "ability", "soap-storm").update(area="storage-b"), "ability 'soap-storm': area"),
        (lambda data: card(data, "ability", "soap-storm").update(area="oven"), "another ability for 'oven'"),
        (lambda data: card(data, "ability", "soap-storm").update(number=2), "number is given, but does nothing here"),
        (lambda data: card(data, "ability", "four-hands").update(draw=2), "draw and coins belong to the ability of"),
        (lambda data: card(data, "bonus", "farm-cart").update(number=2), "bonus 'farm-cart': unknown entry 'number'"),
        (lambda data: card(data, "bonus", "handy-guest").update(does="magic"), "bonus 'handy-guest': does is 'magic'"),
    ],
)
def test_a_bad_box_is_refused_with_the_name_of_what_is_wrong(change: Change, complaint: str) -> None:
    assert complaint in broken(change)


def test_another_box_can_be_used() -> None:
    data = own_box()
    data["order"] = [card(data, "order", name) for name in ("cold-cuts", "garden-bowl", "sundae")]
    data["spaces"]["oven"] = [{}]
    card(data, "objective", "normal")["orders"] = [1, 1, 1, 1]
    m = GAME.start(2, components=data, seed=3, options={"events": "off"})
    assert {entry["order"] for entry in view(m, "rail") if entry} == {"cold-cuts", "garden-bowl"}
    assert view(m, "goals", "orders") == [0, 1]
    assert "oven 2" not in view(m, "spaces")


def test_too_few_orders_are_refused() -> None:
    assert "1 orders without the desserts; at least 2 are laid out" in broken(
        lambda data: data.update(order=[card(data, "order", name) for name in ("cold-cuts", "sundae")])
    )


def test_every_card_says_where_it_comes_from_and_what_is_known_of_the_box_is_marked() -> None:
    data = own_box()
    cards = [entry for kind in CARDS for entry in data[kind]] + [*data["flavours"].values()]
    assert all(entry["source"] in SOURCES for entry in cards)
    assert {entry["name"] for kind in CARDS for entry in data[kind] if entry["source"] == "named"} == {
        "Moroccan Lamb Tagine",
        "Aromatic Duck Rolls",
        "Ribeye Steak with Basil Hollandaise",
        "Pizza Mexicana",
        "Spicy Red Lentil Falafel Salad",
        "Spicy Grilled Chicken",
        "Lasagne Quattro Formaggi",
        "As in the Box",
    }


def test_every_card_has_words_of_its_own() -> None:
    data = own_box()
    for kind in ("order", "event", "objective", "upgrade", "ability", "bonus"):
        texts = [entry["text"] for entry in data[kind]]
        assert all(texts) and len({*texts}) == len(texts)
