"""The box: from the data file to the record that the rules read, with every card checked."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeAlias, cast

from doughjo.core import checking
from doughjo.core.contract import Components, Record, new_tables, record_of
from doughjo.core.errors import BadComponents, listed
from doughjo.core.origins import HOUSE, read_source
from doughjo.games.kitchen_rush import state
from doughjo.games.kitchen_rush.state import NONE, SEATS

Table: TypeAlias = Mapping[str, Any]

check_number = partial(checking.check_number, error=BadComponents, expected="a whole number")
check_bool = partial(checking.check_bool, error=BadComponents)
AREAS = (
    "maitre",
    "waiter",
    "shopping",
    "storage-a",
    "storage-b",
    "storage-c",
    "spices",
    "oven",
    "office",
    "sink",
    "fridge",
    "freezer",
)
SIZES = ("I", "II", "III", "IV", "ice")
KINDS = ("simple", "medium", "prestigious", "dessert")
MODULE_NAMES = ("base", "specialist", "desserts", "everything")
LEVELS = ("easy", "normal", "hard", "very-hard", "special", "special-hard", "box")
EVENTS = (
    "malfunction",
    "lost-key",
    "dearer",
    "scarcer",
    "no-rare",
    "dirty",
    "breakage",
    "strike",
    "late",
    "tax",
    "critic",
    "closed",
    "wages",
    "spoiled",
    "spilled",
    "no-tips",
    "slow",
    "guests",
    "bad-press",
    "office-dearer",
    "melted",
)
BONUSES = (
    "coins",
    "crockery",
    "delivery",
    "spice-delivery",
    "locksmith",
    "handyman",
    "dishes",
    "volunteer",
    "ice-delivery",
)
UPGRADES = ("opens-storage", "extra-oven", "dishwasher", "bulk-buyer")
SPECIALS = (
    "none",
    "medium",
    "prestigious",
    "side-dishes",
    "tips",
    "upgrades",
    "all-finished",
    "all-open",
    "all-clean",
    "coins",
    "helpers",
)
NUMBERS = {  # the name in the file → the field of the box, and the most it may be
    "rounds": ("rounds", 9),
    "coins": ("coins", 99),
    "most_prestige": ("most_prestige", 99),
    "opening_orders": ("opening_orders", 4),
    "upgrades_revealed": ("upgrades_revealed", state.UPGRADES),
    "abilities_revealed": ("abilities_revealed", state.ABILITIES),
    "most_cooked": ("most_cooked", 9),
    "most_chilled": ("most_chilled", 9),
    "mat_plates": ("mat_plates", 2 * state.SLOTS),
    "bring_orders": ("bring", state.ORDER_SPACES),
    "bring_coins": ("bring_coins", 9),
    "ice_cream_coins": ("ice_cream_coins", 9),
    "tip": ("tip", 9),
    "wash": ("wash", 30),
    "wage": ("wage", 9),
    "ability_wage": ("ability_wage", 9),
    "least_specialist_wage": ("least_specialist_wage", 9),
    "penalty": ("penalty", 9),
}
AT_LEAST_ONE = ("rounds", "mat_plates", "most_prestige", "most_cooked", "most_chilled", "bring_orders", "wash")
SECONDS = {  # the name in the file → the field of the box, and the least it may be
    "sand_seconds": ("sand", 1),
    "specialist_sand_seconds": ("specialist_sand", 1),
    "draw_seconds": ("draw_pause", 0),
}
BY_PLAYERS = {"order_spaces": state.ORDER_SPACES, "ice_cream_goal": state.TILES}
PRICES = {
    "shopping": "shopping_price",
    "rehire": "price_rehire",
    "second_helper": "price_helper",
    "lock": "price_unlock",
    "repair": "price_repair",
    "plate": "price_plate",
}
LOTS = ("ingredients", "common_spices", "rare_spices", "scoops")
SECTIONS = ("numbers", "prices", "lots", "ingredients", "spices", "flavours", "plates", "spaces")
CARDS = ("upgrade", "ability", "bonus", "objective", "event", "order", "tile")
MOST_PIECES = 60  # of one kind
MOST_SECONDS = 3600


@dataclass(frozen=True)
class Card:
    """A card or tile of any kind."""

    kind: str
    id: str
    name: str
    text: str
    facts: Table = field(default_factory=dict)
    source: str = HOUSE

    @property
    def new(self) -> bool:
        """Whether it belongs to the expansion."""
        return self.kind == "tile" or self.facts.get("kind") == "dessert" or self.facts.get("new") is True


class Pieces(tuple[Card, ...]):
    """All cards and flavours; by kind, and with the words for everything else, too."""

    ingredients: tuple[str, ...]
    spices: tuple[str, ...]
    flavours: tuple[str, ...]
    flavour_cards: tuple[Card, ...]  # what a scoop is called
    spaces: tuple[str, ...]
    orders: tuple[Card, ...]
    tiles: tuple[Card, ...]
    events: tuple[Card, ...]
    objectives: tuple[Card, ...]
    upgrades: tuple[Card, ...]
    abilities: tuple[Card, ...]
    bonuses: tuple[Card, ...]


def pieces_of(components: Components) -> Pieces:
    """The cards and words of a box."""
    return cast(Pieces, components.pieces)


def read_components(data: Table) -> Components:
    """The box a components file describes."""
    check_keys(data, (*SECTIONS, *CARDS), "the file")
    for section in SECTIONS:
        check_table(data.get(section), f"[{section}]")
    boxes = new_tables(state.Box)
    box = record_of(boxes)
    cards = {kind: read_cards(data.get(kind), kind) for kind in CARDS}
    flavours = tuple(read_flavour(name, entry) for name, entry in data["flavours"].items())
    pieces = Pieces((*(card for kind in reversed(CARDS) for card in cards[kind]), *flavours))
    pieces.flavour_cards = flavours
    read_numbers(box, data)
    read_stock(box, data, pieces)
    read_plates(box, data["plates"])
    read_spaces(box, data["spaces"], pieces)
    pieces.orders, pieces.tiles, pieces.events = cards["order"], cards["tile"], cards["event"]
    pieces.objectives, pieces.upgrades = cards["objective"], cards["upgrade"]
    pieces.abilities, pieces.bonuses = cards["ability"], cards["bonus"]
    read_each(box, pieces, pieces.orders, "orders", state.ORDERS, read_order)
    read_each(box, pieces, pieces.tiles, "tiles", state.TILES, read_tile)
    read_each(box, pieces, pieces.events, "events", state.EVENTS, read_event)
    read_each(box, pieces, pieces.objectives, "objectives", state.OBJECTIVES, read_objective)
    read_each(box, pieces, pieces.upgrades, "upgrades", state.UPGRADES, read_upgrade)
    read_each(box, pieces, pieces.abilities, "abilities", state.ABILITIES, read_ability)
    read_each(box, pieces, pieces.bonuses, "bonuses", state.BONUSES, read_bonus)
    check_playable(box, pieces)
    return Components(boxes, pieces)


# --- Numbers, stock, plates, spaces


def read_numbers(box: Record, data: Table) -> None:
    numbers = data["numbers"]
    check_exactly(numbers, (*NUMBERS, *SECONDS, *BY_PLAYERS, "bonus_at"), "[numbers]")
    for name, (where, most) in NUMBERS.items():
        box[where] = check_number(numbers[name], int(name in AT_LEAST_ONE), most, f"[numbers] {name}")
    for name, (where, least) in SECONDS.items():
        box[where] = 1000 * check_number(numbers[name], least, MOST_SECONDS, f"[numbers] {name}")
    for name, most in BY_PLAYERS.items():
        box[name][1:] = check_by_players(numbers[name], 1 if name == "order_spaces" else 0, most, f"[numbers] {name}")
    steps = numbers["bonus_at"]
    if not isinstance(steps, list) or len(steps) != state.THRESHOLDS or sorted(steps) != steps:
        raise BadComponents(f"[numbers] bonus_at is {steps!r}; expected {state.THRESHOLDS} rising numbers")
    box.thresholds[:] = [check_number(step, 1, 99, "[numbers] bonus_at") for step in steps]
    check_exactly(data["prices"], tuple(PRICES), "[prices]")
    for name, where in PRICES.items():
        box[where] = check_number(data["prices"][name], 0, 99, f"[prices] {name}")
    check_exactly(data["lots"], LOTS, "[lots]")
    lots = [check_number(data["lots"][name], 1, 20, f"[lots] {name}") for name in LOTS]
    box.lot[:] = [lots[0]] * state.INGREDIENTS + lots[1:]


MORE_OF_STOCK = {"ingredients": ("new",), "spices": ("new", "rare"), "flavours": ("name", "colour", "source")}


def read_flavour(flavour: str, entry: object) -> Card:
    """What a scoop is called, and the colour it has."""
    who = f"[flavours] {flavour}"
    check_table(entry, who)
    assert isinstance(entry, Mapping)
    for what in ("name", "colour"):
        if not isinstance(entry.get(what), str) or not entry[what].strip():
            raise BadComponents(f"{who}: {what} is {entry.get(what)!r}; expected a text")
    return Card("flavour", flavour, entry["name"], "", {"colour": entry["colour"]}, read_source(entry, who))


def read_stock(box: Record, data: Table, pieces: Pieces) -> None:
    for section, start, count in (
        ("ingredients", "stock", state.INGREDIENTS),
        ("spices", "bag", state.SPICES),
        ("flavours", "freezer", state.FLAVOURS),
    ):
        entries = data[section]
        if len(entries) > count or not entries:
            raise BadComponents(f"[{section}]: {len(entries)} kinds; expected 1 to {count}")
        for i, (name, entry) in enumerate(entries.items()):
            where = f"[{section}] {name}"
            check_word(name, where)
            check_table(entry, where)
            check_keys(entry, ("total", start, *MORE_OF_STOCK[section]), where)
            field_of = {"ingredients": "ingredients", "spices": "spices", "flavours": "scoops"}[section]
            box[field_of][i] = check_number(entry.get("total"), 1, MOST_PIECES, f"{where}: total")
            box[start][1:, i] = check_by_players(entry.get(start), 0, MOST_PIECES, f"{where}: {start}")
            if section == "ingredients":
                box.ingredient_is_new[i] = check_bool(entry.get("new", False), f"{where}: new")
            elif section == "spices":
                box.spice_is_new[i] = check_bool(entry.get("new", False), f"{where}: new")
                box.rare[i] = check_bool(entry.get("rare", False), f"{where}: rare")
        setattr(pieces, section, tuple(entries))


def read_plates(box: Record, plates: Table) -> None:
    check_exactly(plates, SIZES, "[plates]")
    for i, size in enumerate(SIZES):
        entry, where = plates[size], f"[plates] {size}"
        check_table(entry, where)
        check_exactly(entry, ("total", "clean", "dirty", "for_sale"), where)
        total = box.plates[i] = check_number(entry["total"], 0, MOST_PIECES, f"{where}: total")
        box.clean[1:, i] = check_by_players(entry["clean"], 0, MOST_PIECES, f"{where}: clean")
        box.dirty[i] = check_number(entry["dirty"], 0, MOST_PIECES, f"{where}: dirty")
        box.for_sale[i] = check_number(entry["for_sale"], 0, MOST_PIECES, f"{where}: for_sale")
        if max(entry["clean"]) + entry["dirty"] + entry["for_sale"] > total:
            raise BadComponents(f"{where}: more plates are laid out than the {total} there are")


def read_spaces(box: Record, areas: Table, pieces: Pieces) -> None:
    check_exactly(areas, AREAS, "[spaces]")
    names: list[str] = []
    for area, name in enumerate(AREAS):
        if not isinstance(areas[name], list) or not areas[name]:
            raise BadComponents(f"[spaces] {name} is {areas[name]!r}; expected a list of spaces like [{{}}]")
        for number, entry in enumerate(areas[name], 1):
            where = f"[spaces] {name} {number}"
            check_table(entry, where)
            check_keys(entry, ("players", "locked", "malfunction", "new", "upgrade"), where)
            if len(names) == state.SPACES:
                raise BadComponents(f"{where}: there may be {state.SPACES} spaces in all")
            space = len(names)
            box.area[space] = area
            box.from_players[space] = check_number(entry.get("players", 1), 1, SEATS, f"{where}: players")
            box.locked[space] = check_bool(entry.get("locked", False), f"{where}: locked")
            box.broken[space] = check_bool(entry.get("malfunction", False), f"{where}: malfunction")
            box.space_is_new[space] = check_bool(entry.get("new", False), f"{where}: new")
            box.by_upgrade[space] = check_bool(entry.get("upgrade", False), f"{where}: upgrade")
            names.append(f"{name} {number}")
    box.spaces = len(names)
    pieces.spaces = tuple(names)


# --- Cards

FIELDS = {
    "upgrade": ("does", "price", "number"),
    "ability": ("area", "number", "draw", "coins", "new"),
    "bonus": ("does", "number", "ingredients", "new"),
    "objective": ("level", "orders", "coins", "prestige", "events", "special", "number"),
    "event": ("does", "area", "plate", "ingredient", "number", "seconds", "new"),
    "order": ("kind", "plate", "ingredients", "spices", "cook", "chill", "scoops", "side", "coins", "prestige"),
    "tile": ("scoops", "coins", "prestige"),
}


def read_cards(entries: object, kind: str) -> tuple[Card, ...]:
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents(f"no {kind} cards; expected [[{kind}]] tables, each with id and name")
    cards = tuple(read_card(entry, kind, number) for number, entry in enumerate(entries, 1))
    for what in ("id", "name"):
        words = [getattr(card, what) for card in cards]
        if twice := [word for word in words if words.count(word) > 1]:
            raise BadComponents(f"{kind} {twice[0]!r}: the {what} {twice[0]!r} is used twice")
    return cards


def read_card(entry: Table, kind: str, number: int) -> Card:
    who = f"{kind} {entry.get('id', number)!r}"
    check_keys(entry, ("id", "name", "text", "source", *FIELDS[kind]), who)
    for what in ("id", "name"):
        if what not in entry:
            raise BadComponents(f"{who}: {what!r} is missing")
    for what in ("id", "name", "text"):
        if not isinstance(entry.get(what, "-"), str) or not entry.get(what, "-").strip():
            raise BadComponents(f"{who}: {what} is {entry[what]!r}; expected a text")
    check_word(entry["id"], who)
    facts = {key: value for key, value in entry.items() if key not in ("id", "name", "text", "source")}
    return Card(kind, entry["id"], entry["name"], entry.get("text", ""), facts, read_source(entry, who))


Reader: TypeAlias = Callable[[Record, Pieces, int, Table, str], None]


def read_each(box: Record, pieces: Pieces, cards: Sequence[Card], kinds: str, most: int, read: Reader) -> None:
    if len(cards) > most:
        raise BadComponents(f"{len(cards)} {kinds}; at most {most} fit on the table")
    box[kinds] = len(cards)
    for number, card in enumerate(cards):
        read(box, pieces, number, card.facts, f"{card.kind} {card.id!r}")


def read_order(box: Record, pieces: Pieces, order: int, facts: Table, who: str) -> None:
    box.kind[order] = check_choice(facts.get("kind"), KINDS, f"{who}: kind")
    box.plate_size[order] = check_choice(facts.get("plate"), SIZES[:-1], f"{who}: plate")
    box.order_coins[order] = check_number(facts.get("coins"), 0, 30, f"{who}: coins")
    box.order_prestige[order] = check_number(facts.get("prestige", 0), 0, 9, f"{who}: prestige")
    read_part(box, pieces, order, state.DISH, facts, who)
    if "side" in facts:
        check_table(facts["side"], f"{who}: side")
        check_keys(facts["side"], ("ingredients", "spices", "cook"), f"{who}: side")
        box.has_side[order] = 1
        read_part(box, pieces, order, state.SIDE, facts["side"], f"{who}: side")
    box.chill[order] = check_number(facts.get("chill", 0), 0, int(box.most_chilled), f"{who}: chill")
    box.needs_scoops[order] = counts(facts.get("scoops", {}), pieces.flavours, state.FLAVOURS, f"{who}: scoops")
    box.own_scoops[order] = box.needs_scoops[order].sum()
    if facts["kind"] != "dessert" and (box.chill[order] or box.own_scoops[order]):
        raise BadComponents(f"{who}: only a dessert is chilled or has scoops of its own")
    if facts["kind"] != "dessert" and uses_new(box, order):
        raise BadComponents(f"{who}: only a dessert may use what belongs to the expansion")
    if box.has_side[order] and box.own_scoops[order]:
        raise BadComponents(f"{who}: a side-dish and scoops do not go together")


def read_part(box: Record, pieces: Pieces, order: int, part: int, facts: Table, who: str) -> None:
    needs = counts(facts.get("ingredients", {}), pieces.ingredients, state.INGREDIENTS, f"{who}: ingredients")
    if not sum(needs):
        raise BadComponents(f"{who}: ingredients are missing")
    box.needs[order, part] = needs
    box.needs_spices[order, part] = counts(facts.get("spices", {}), pieces.spices, state.SPICES, f"{who}: spices")
    box.cook[order, part] = check_number(facts.get("cook", 0), 0, int(box.most_cooked), f"{who}: cook")


def uses_new(box: Record, order: int) -> bool:
    ingredients = (box.needs[order].sum(axis=0) > 0) & (box.ingredient_is_new > 0)
    spices = (box.needs_spices[order].sum(axis=0) > 0) & (box.spice_is_new > 0)
    return bool(ingredients.any() or spices.any())


def read_tile(box: Record, pieces: Pieces, tile: int, facts: Table, who: str) -> None:
    scoops = counts(facts.get("scoops", {}), pieces.flavours, state.FLAVOURS, f"{who}: scoops")
    if not sum(scoops):
        raise BadComponents(f"{who}: scoops are missing")
    box.tile_scoops[tile] = scoops
    box.tile_coins[tile] = check_number(facts.get("coins", 0), 0, 30, f"{who}: coins")
    box.tile_prestige[tile] = check_number(facts.get("prestige", 0), 0, 9, f"{who}: prestige")


# What each kind of Event is told: the area, plates or ingredient it is about, how many, for how long
EVENT_NEEDS = {
    "malfunction": ("area", "number"),
    "lost-key": ("area", "number"),
    "dirty": ("plate", "number"),
    "breakage": ("plate", "number"),
    "spoiled": ("ingredient", "number"),
    "closed": ("area", "seconds"),
    "slow": ("area", "seconds"),
    "late": ("seconds",),
    "no-rare": (),
    "strike": (),
    "no-tips": (),
}


def read_event(box: Record, pieces: Pieces, event: int, facts: Table, who: str) -> None:
    box.event_does[event] = check_choice(facts.get("does"), EVENTS, f"{who}: does")
    needs = EVENT_NEEDS.get(facts["does"], ("number",))
    check_exactly({key: 0 for key in facts if key not in ("does", "new")}, needs, who)
    box.event_is_new[event] = check_bool(facts.get("new", False), f"{who}: new")
    box.event_area[event] = NONE
    if "area" in needs:
        box.event_area[event] = check_choice(facts["area"], AREAS, f"{who}: area")
    elif "plate" in needs and facts["plate"] != "all":
        box.event_area[event] = check_choice(facts["plate"], SIZES, f"{who}: plate")
    elif "ingredient" in needs and facts["ingredient"] != "all":
        box.event_area[event] = check_choice(facts["ingredient"], pieces.ingredients, f"{who}: ingredient")
    if "number" in needs:
        box.event_number[event] = check_number(facts["number"], 1, 99, f"{who}: number")
    if "seconds" in needs:
        box.event_time[event] = 1000 * check_number(facts["seconds"], 1, MOST_SECONDS, f"{who}: seconds")


def read_objective(box: Record, pieces: Pieces, objective: int, facts: Table, who: str) -> None:
    box.level[objective] = check_choice(facts.get("level"), LEVELS, f"{who}: level")
    for name, where in (("orders", "goal_orders"), ("coins", "goal_coins"), ("prestige", "goal_prestige")):
        box[where][objective, :, 1:] = check_by_modules(facts.get(name), 0, 99, f"{who}: {name}")
    box.events_by_default[objective] = check_bool(facts.get("events", False), f"{who}: events")
    more = check_choice(facts.get("special", "none"), SPECIALS, f"{who}: special")
    box.goal_more[objective] = more
    if more:
        box.goal_number[objective, 1:] = check_by_players(facts.get("number"), 1, 99, f"{who}: number")
    elif "number" in facts:
        raise BadComponents(f"{who}: number is given, but nothing special is asked")


def read_upgrade(box: Record, pieces: Pieces, upgrade: int, facts: Table, who: str) -> None:
    box.upgrade_does[upgrade] = check_choice(facts.get("does"), UPGRADES, f"{who}: does")
    box.upgrade_price[upgrade] = check_number(facts.get("price"), 0, 99, f"{who}: price")
    counted = facts["does"] in ("dishwasher", "bulk-buyer")
    if counted != ("number" in facts):
        raise BadComponents(f"{who}: {facts['does']} {'needs' if counted else 'has'} {'a' if counted else 'no'} number")
    box.upgrade_number[upgrade] = check_number(facts.get("number", 0), int(counted), 20, f"{who}: number")


ABILITY_NUMBERS = {"maitre": 4, "waiter": 4, "shopping": 9, "storage-a": 2, "oven": 9, "office": 99, "fridge": 9}


def read_ability(box: Record, pieces: Pieces, ability: int, facts: Table, who: str) -> None:
    check_choice(facts.get("area"), [area for area in AREAS if area not in ("storage-b", "storage-c")], f"{who}: area")
    box.ability_area[ability] = AREAS.index(facts["area"])
    if facts["area"] in [card.facts.get("area") for card in pieces.abilities[:ability]]:
        raise BadComponents(f"{who}: there is another ability for {facts['area']!r}; one for each area")
    box.ability_is_new[ability] = check_bool(facts.get("new", False), f"{who}: new")
    numbered = facts["area"] in ABILITY_NUMBERS
    if numbered != ("number" in facts):
        raise BadComponents(f"{who}: number is {'missing' if numbered else 'given, but does nothing here'}")
    if numbered:
        most = ABILITY_NUMBERS[facts["area"]]
        box.ability_number[ability] = check_number(facts["number"], 1, most, f"{who}: number")
    laid_out = facts["area"] == "maitre"
    if laid_out != ("draw" in facts) or laid_out != ("coins" in facts):
        raise BadComponents(f"{who}: draw and coins belong to the ability of the maitre, and only to it")
    if laid_out:
        box.offer_draw = check_number(facts["draw"], 1, state.OFFERS, f"{who}: draw")
        box.offer_coins = check_number(facts["coins"], 0, 9, f"{who}: coins")


def read_bonus(box: Record, pieces: Pieces, bonus: int, facts: Table, who: str) -> None:
    does = facts.get("does")
    box.bonus_does[bonus] = check_choice(does, BONUSES, f"{who}: does")
    needs = {"delivery": ("ingredients",), "locksmith": (), "handyman": ()}.get(str(does), ("number",))
    check_exactly({key: 0 for key in facts if key not in ("does", "new")}, needs, who)
    box.bonus_is_new[bonus] = check_bool(facts.get("new", False), f"{who}: new")
    if "number" in needs:
        box.bonus_number[bonus] = check_number(facts["number"], 1, 99, f"{who}: number")
    if "ingredients" in needs:
        gives = counts(facts["ingredients"], pieces.ingredients, state.INGREDIENTS, f"{who}: ingredients")
        if not sum(gives):
            raise BadComponents(f"{who}: ingredients are missing")
        box.bonus_gives[bonus] = gives


def check_playable(box: Record, pieces: Pieces) -> None:
    """The box as a whole: enough Orders, and an Objective for every level, which agree on Events."""
    base = [card for card in pieces.orders if not card.new]
    if len(base) < box.opening_orders:
        raise BadComponents(f"{len(base)} orders without the desserts; at least {box.opening_orders} are laid out")
    for level in LEVELS:
        mine = [card for card in pieces.objectives if card.facts["level"] == level]
        if not mine:
            raise BadComponents(f"no objective of level {level!r}")
        if len({card.facts.get("events", False) for card in mine}) > 1:
            raise BadComponents(f"objective {mine[0].id!r}: all of level {level!r} must agree on events")


# --- Checking values


def counts(value: object, names: Sequence[str], size: int, what: str) -> list[int]:
    """How many of each thing, from a table like { pasta = 2 }."""
    check_table(value, what)
    assert isinstance(value, Mapping)
    if unknown := [name for name in value if name not in names]:
        raise BadComponents(f"{what}: there is no {unknown[0]!r}; expected {listed(names, 'or')}")
    numbers = [check_number(value.get(name, 0), 0, 9, f"{what}: {name}") for name in names]
    return numbers + [0] * (size - len(names))


def check_keys(given: Table, known: Sequence[str], what: str) -> None:
    if unknown := [key for key in given if key not in known]:
        raise BadComponents(f"{what}: unknown entry {unknown[0]!r}; expected {listed(known, 'or')}")


def check_exactly(given: Table, known: Sequence[str], what: str) -> None:
    check_keys(given, known or ("nothing more",), what)
    if missing := [key for key in known if key not in given]:
        raise BadComponents(f"{what}: {missing[0]!r} is missing")


def check_table(value: object, what: str) -> None:
    if not isinstance(value, Mapping):
        raise BadComponents(f"{what} is {value!r}; expected a table")


def check_word(word: str, what: str) -> None:
    if not checking.is_kebab(word):
        raise BadComponents(f"{what}: {word!r} must be of small letters, digits and hyphens, like 'lamb-tagine'")


def check_choice(value: object, known: Sequence[str], what: str) -> int:
    if value not in known:
        raise BadComponents(f"{what} is {value!r}; expected {listed(known, 'or')}")
    return known.index(str(value))


def check_by_players(value: object, least: int, most: int, what: str) -> list[int]:
    if not isinstance(value, list) or len(value) != SEATS:
        raise BadComponents(f"{what} is {value!r}; expected {SEATS} numbers, for 1 to {SEATS} players")
    return [check_number(number, least, most, what) for number in value]


def check_by_modules(value: object, least: int, most: int, what: str) -> list[list[int]]:
    """Numbers by player count, the same for every set of modules or a list for each."""
    if not isinstance(value, Mapping):
        return [check_by_players(value, least, most, what)] * len(MODULE_NAMES)
    check_exactly(value, MODULE_NAMES, what)
    return [check_by_players(value[modules], least, most, f"{what}: {modules}") for modules in MODULE_NAMES]
