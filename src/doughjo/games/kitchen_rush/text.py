"""The words of Kitchen Rush: moves, questions, refusals, the score sheet, the components."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from doughjo.core.contract import Components, Line, Record, Refusal, seats_in
from doughjo.core.errors import listed
from doughjo.games.kitchen_rush import dishes, places, rounds, rules, state, work
from doughjo.games.kitchen_rush.components import AREA_NAMES, AREAS, SIZES, Card, Pieces, pieces_of
from doughjo.games.kitchen_rush.position import STORAGE_NAMES, goal_name, plate_name
from doughjo.games.kitchen_rush.position import glass_name as glass
from doughjo.games.kitchen_rush.state import HELPER, NONE, ORDER_SPACES, PARTS, PLATES, SPACES

# --- Moves

GRIPS = ("1", "2", "helper", "second helper", "specialist")


def action_text(components: Components, action: int) -> str | None:
    """The move as it is written; None for something that is not in this box."""
    first = max(verb for verb in MOVES if verb <= action)
    return MOVES[first](pieces_of(components), action - first)


def place_text(pieces: Pieces, n: int) -> str | None:
    grip, space = divmod(n, SPACES)
    return f"place {GRIPS[grip]} at {pieces.spaces[space]}" if space < len(pieces.spaces) else None


def replace_two_text(pieces: Pieces, n: int) -> str:
    one, other = rules.pair(n)
    return f"replace {one + 1} and {other + 1}"


def add_text(pieces: Pieces, n: int) -> str | None:
    what, plate = divmod(n, PLATES)
    storage, ingredient = divmod(what, state.INGREDIENTS)
    if ingredient >= len(pieces.ingredients):
        return None
    return f"add {pieces.ingredients[ingredient]} from {STORAGE_NAMES[storage]} to {plate_name(plate)}"


def spice_text(pieces: Pieces, n: int) -> str | None:
    spice, plate = divmod(n, PLATES)
    return f"spice {plate_name(plate)} with {pieces.spices[spice]}" if spice < len(pieces.spices) else None


def lot_name(pieces: Pieces, lot: int) -> str | None:
    if lot >= state.INGREDIENTS:
        return ("common spices", "rare spices", "scoops")[lot - state.INGREDIENTS]
    return str(pieces.ingredients[lot]) if lot < len(pieces.ingredients) else None


def scoop_text(pieces: Pieces, n: int) -> str | None:
    flavour, where = divmod(n, PLATES)
    return f"scoop {pieces.flavours[flavour]} onto {scooped_plate(where)}" if flavour < len(pieces.flavours) else None


def scooped_plate(where: int) -> str:
    """'dish 2', or 'ice 2' for the tile's own plate."""
    slot, on = divmod(where, 2)
    return f"{'ice' if on == state.TILE else 'dish'} {slot + 1}"


def named(words: Any, pattern: str, n: int) -> str | None:
    """The pattern with the n-th word, if there is one."""
    return pattern.format(words[n].id if isinstance(words[n], Card) else words[n]) if n < len(words) else None


MOVES: dict[int, Callable[[Any, int], str | None]] = {
    state.WAIT: lambda pieces, n: "wait",
    state.READY: lambda pieces, n: "ready",
    state.PLACE: place_text,
    state.LIFT: lambda pieces, n: f"lift {GRIPS[n]}",
    state.IMPROVE: lambda pieces, n: "use the ability",
    state.BRING: lambda pieces, n: "bring orders",
    state.REPLACE: lambda pieces, n: f"replace {n + 1}",
    state.REPLACE_TWO: replace_two_text,
    state.ADD_ICE_CREAM: lambda pieces, n: "add ice-cream",
    state.PUT_TILE: lambda pieces, n: f"put tile {n // ORDER_SPACES + 1} on {n % ORDER_SPACES + 1}",
    state.CHOOSE: lambda pieces, n: f"choose {n + 1}",
    state.TAKE: lambda pieces, n: f"take {n + 1}",
    state.FETCH: lambda pieces, n: f"fetch plates for {n + 1}",
    state.DELIVER: lambda pieces, n: f"deliver {n + 1}",
    state.ADD: add_text,
    state.DRAW: lambda pieces, n: "draw a cube",
    state.KEEP: lambda pieces, n: f"keep on {plate_name(n)}",
    state.PUT_BACK: lambda pieces, n: "put back",
    state.SPICE: spice_text,
    state.COOK: lambda pieces, n: f"cook {plate_name(n)}",
    state.CHILL: lambda pieces, n: f"chill {plate_name(n)}",
    state.BUY: lambda pieces, n: f"buy {lot_name(pieces, n)}" if lot_name(pieces, n) else None,
    state.UNLOAD: lambda pieces, n: f"unload one into {STORAGE_NAMES[n]}",
    state.UNLOAD_ALL: lambda pieces, n: f"unload all into {STORAGE_NAMES[n]}",
    state.PICK_SPICE: lambda pieces, n: named(pieces.spices, "pick spice {}", n),
    state.PICK_SCOOP: lambda pieces, n: named(pieces.flavours, "pick scoop {}", n),
    state.WASH: lambda pieces, n: f"wash {SIZES[n]}",
    state.UPGRADE: lambda pieces, n: named(pieces.upgrades, "buy upgrade {}", n),
    state.REHIRE: lambda pieces, n: f"re-hire {glass(n)}",
    state.HIRE: lambda pieces, n: "hire the second helper",
    state.UNLOCK: lambda pieces, n: named(pieces.spaces, "open {}", n),
    state.REPAIR: lambda pieces, n: named(pieces.spaces, "repair {}", n),
    state.BUY_PLATE: lambda pieces, n: f"buy plate {SIZES[n]}",
    state.LID_OFF: lambda pieces, n: "lift the lid",
    state.LID_ON: lambda pieces, n: "close the lid",
    state.SCOOP: scoop_text,
    state.LEAVE_UNPAID: lambda pieces, n: f"leave {glass(n)} unpaid",
}
LUCK = {
    state.DRAW_ORDER: ("orders", "order {}"),
    state.DRAW_TILE: ("tiles", "tile {}"),
    state.DRAW_SPICE: ("spices", "cube {}"),
    state.DRAW_EVENT: ("events", "event {}"),
    state.DRAW_OBJECTIVE: ("objectives", "objective {}"),
    state.DRAW_UPGRADE: ("upgrades", "upgrade {}"),
    state.DRAW_ABILITY: ("abilities", "ability {}"),
    state.DRAW_BONUS: ("bonuses", "bonus {}"),
}


def outcome_text(components: Components, outcome: int) -> str | None:
    """What luck does, as it is written."""
    first = max(start for start in LUCK if start <= outcome)
    words, pattern = LUCK[first]
    return named(getattr(pieces_of(components), words), pattern, outcome - first)


# --- Words for places and things


def space_words(space: str) -> str:
    """'Storage A 1' of 'storage-a 1'."""
    area, _, number = space.rpartition(" ")
    return f"{AREA_NAMES[AREAS.index(area)]} {number}"


def seconds_words(milliseconds: int) -> str:
    """'0.1 seconds', '1 second': to the tenth, and never nothing."""
    tenths = -(-milliseconds // 100)
    return f"{tenths / 10:g} second{'' if tenths == 10 else 's'}"


NEUTRAL_WORDS = ("the Helper", "the second Helper", "the Specialist")


def glass_words(number: int, seat: int) -> str:
    """'your hourglass 1', '{0}’s hourglass 1' where its owner's name belongs, 'the Helper'."""
    if number >= HELPER:
        return NEUTRAL_WORDS[number - HELPER]
    whose = "your" if number // 2 == seat else "{0}’s"
    return f"{whose} hourglass {number % 2 + 1}"


def flavour_words(pieces: Pieces, flavour: str) -> str:
    """What a scoop is called: 'vanilla/cookies' of 'vanilla'."""
    return pieces.flavour_cards[pieces.flavours.index(flavour)].name


def scoop_amounts(pieces: Pieces, counts: Mapping[str, int]) -> str:
    return amounts({flavour_words(pieces, flavour): number for flavour, number in counts.items()})


# --- Questions

HELD = {
    state.CUBE: "You drew a {what} cube: keep it on a dish, or put it back into the bag.",
    state.CRATE: "You carry {count} {what}: unload them into the storages.",
    state.COMMON_SPICES: "Pick {count} common spices for the bag.",
    state.RARE_SPICES: "Pick {count} rare spices for the bag.",
    state.SCOOPS: "Pick {count} scoops for the Freezer.",
    state.HELD_TILES: "Put the Ice-Cream tiles on Orders of the rail.",
    state.OFFERED: "Choose {count} of the Orders laid out; the others are discarded.",
}


def question(hidden: Record, components: Components, seat: int) -> str:
    """What the table asks."""
    if hidden.phase == state.PREPARING:
        return f"Round {hidden.round_number}: look around and plan. The clock starts when everybody is ready."
    if hidden.phase == state.PAYING:
        return f"The coins do not suffice: choose who goes unpaid ({hidden.to_leave_unpaid} to go)."
    if hidden.phase == state.CLOSING and hidden.hand[seat] == state.NOTHING:
        return "Time is up. Finish what is under way, then say that you are ready: after that comes Cleanup."
    if hidden.hand[seat] != state.NOTHING:
        return HELD[int(hidden.hand[seat])].format(what=held(hidden, components, seat), count=hidden.hand_count[seat])
    return "Place an hourglass, or do something where one of yours stands."


def held(s: Record, components: Components, seat: int) -> str:
    """The name of the cube or ingredient in hand."""
    words = pieces_of(components).spices if s.hand[seat] == state.CUBE else pieces_of(components).ingredients
    return str(words[s.hand_what[seat]]) if s.hand_what[seat] != NONE else ""


# --- Refusals


def refusal(hidden: Record, components: Components, seat: int, action: int) -> Refusal | None:
    """Why this seat cannot do that now; `action` is NONE for an unknown text."""
    s, box = hidden, components.box
    if seat not in seats_in(rules.to_act(s, box)):
        return Refusal("you are ready; now the others are asked", "KR-01") if s.phase == state.PREPARING else None
    if action == NONE:
        return None
    if s.phase == state.PREPARING:
        return Refusal("nothing is done before the Action phase begins", "KR-01")
    if s.phase == state.PAYING:
        return Refusal("now it is decided who goes unpaid", "KR-64")
    if s.phase == state.CLOSING and action < state.IMPROVE:
        return Refusal("the time is up: finish what is under way, then say that you are ready", "KR-04")
    if s.hand[seat] != state.NOTHING:
        return Refusal(f"your hands are full: {question(s, components, seat)}", "KR-13")
    first = max(verb for verb in MOVES if verb <= action)
    return REFUSALS.get(first, not_now)(s, components, seat, action - first)


def not_now(s: Record, components: Components, seat: int, n: int) -> Refusal:
    return Refusal("that is not asked now", "KR-01")


def refused_place(s: Record, components: Components, seat: int, n: int) -> Refusal:
    grip, space = divmod(n, SPACES)
    if refused := refused_grip(s, components, seat, grip):
        return refused
    name, where = space_words(pieces_of(components).spaces[space]), s.spaces[space]
    if where != state.OPEN:
        why = {
            state.LOCKED: "locked; the Office opens it",
            state.BROKEN: "broken; the Office repairs it",
            state.UNAVAILABLE: "not available in this game",
        }
        return Refusal(f"{name} is {why[where]}", "KR-14")
    if places.closed(s, components.box, int(components.box.area[space])):
        return Refusal(f"{name} is closed by {event_name(s, components)}", "KR-66")
    there = int(places.standing_on(s, space))
    owner = () if there >= HELPER else (there // 2,)
    return Refusal(f"{glass_words(there, seat)} stands at {name} already", "KR-05", owner)


def refused_grip(s: Record, components: Components, seat: int, grip: int) -> Refusal | None:
    """Why an hourglass cannot be taken."""
    number = int(places.hourglass(seat, grip))
    name = glass_words(number, seat)
    if s.status[number] == state.ABSENT:
        return Refusal("there is no Specialist in this game", "KR-10")
    if s.status[number] != state.WORKING:
        return Refusal(f"{name} {PAY[s.status[number]]}", "KR-64")
    if not places.empty(s, number):
        left = seconds_words(int(s.until[number]) - int(s.clock))
        return Refusal(f"the sand of {name} still runs for {left}", "KR-11")
    if places.kept_away(s, components.box, number):
        return Refusal(f"{event_name(s, components)} keeps {name} from work", "KR-66")
    if s.standing[number] != NONE and s.user[number] != seat:
        return Refusal(f"{name} stands where {{0}} put it", "KR-11", (int(s.user[number]),))
    return None


PAY = {state.UNPAID: "was not paid; the Office re-hires it", state.UNHIRED: "has not been hired yet; the Office hires"}


def refused_lift(s: Record, components: Components, seat: int, grip: int) -> Refusal:
    name = glass_words(int(places.hourglass(seat, grip)), seat)
    return refused_grip(s, components, seat, grip) or Refusal(f"{name} is in hand already", "KR-11")


def needs_worker(area: int, clause: str, otherwise: Callable[[Record, Components, int, int], str]) -> Any:
    """A refusal for lack of an hourglass in an area, or else for the reason that a function finds."""

    def refused(s: Record, components: Components, seat: int, n: int) -> Refusal:
        if work.worker(s, components.box, seat, area) == NONE:
            return Refusal(f"no hourglass of yours that can still act stands at {AREA_NAMES[area]}", "KR-12")
        return Refusal(otherwise(s, components, seat, n), clause)

    return refused


def why_no_orders(s: Record, components: Components, seat: int, n: int) -> str:
    if work.free_order_spaces(s, components.box) == 0:
        return "no order space is free"
    return "there are no Orders left to bring"


def why_no_replacing(s: Record, components: Components, seat: int, n: int) -> str:
    if work.tiles_in_hands(s):
        return "somebody holds Ice-Cream tiles that need these Orders"
    return "there is no Order there, or the ability is for new Orders only"


def why_no_ice_cream(s: Record, components: Components, seat: int, n: int) -> str:
    if not places.with_desserts(s):
        return "Ice-Cream Orders belong to the expansion"
    if work.tile_places(s, components.box) - work.tiles_in_hands(s) < state.HAND_TILES:
        return "two Orders are needed without ice-cream, side-dish and tile"
    return "two tiles are needed"


def why_no_taking(s: Record, components: Components, seat: int, space: int) -> str:
    box, order = components.box, int(s.rail[space])
    if order == NONE:
        return f"there is no Order on space {space + 1}"
    if not dishes.plates_there(s, box, order):
        wanted = [SIZES[dishes.size_of(box, order, part)] for part in range(dishes.parts_of(box, order))]
        return f"clean plates are missing; it needs {listed(wanted)}"
    if dishes.plates_on_mat(s, box, seat) + dishes.parts_of(box, order) > box.mat_plates:
        return f"your mat has room for {box.mat_plates} plates"
    if work.tiles_in_hands(s):
        return "somebody holds an Ice-Cream tile that needs this Order"
    return "the ability is for delivering now"


def why_no_fetching(s: Record, components: Components, seat: int, slot: int) -> str:
    if s.order[seat, slot] == NONE:
        return f"you have no Order {slot + 1}"
    if not dishes.lacks_plate(s, components.box, seat, slot):
        return "it has all its plates"
    return "no clean plate of that size is there"


def why_no_delivering(s: Record, components: Components, seat: int, slot: int) -> str:
    if s.order[seat, slot] == NONE:
        return f"you have no Order {slot + 1}"
    if not dishes.complete(s, components.box, seat, slot):
        return "this Order is not complete"
    return "the ability is for taking now"


def refused_add(s: Record, components: Components, seat: int, n: int) -> Refusal:
    what, plate = divmod(n, PLATES)
    storage, ingredient = divmod(what, state.INGREDIENTS)
    if refused := refused_plate(s, seat, plate):
        return refused
    if s.cooked[seat, plate // PARTS, plate % PARTS] or s.chilled[seat, plate // PARTS, plate % PARTS]:
        return Refusal(f"{plate_name(plate)} has been cooked or refrigerated and takes no more ingredients", "KR-42")
    if work.storer(s, components.box, seat, storage, plate) == NONE:
        name = AREA_NAMES[state.STORAGE_A + storage]
        return Refusal(f"no hourglass of yours at {name} is free for this plate; each serves one", "KR-42")
    name = pieces_of(components).ingredients[ingredient]
    return Refusal(f"there is no {name} in {AREA_NAMES[state.STORAGE_A + storage]}", "KR-42")


def refused_plate(s: Record, seat: int, plate: int) -> Refusal | None:
    if s.plate[seat, plate // PARTS, plate % PARTS]:
        return None
    return Refusal(f"you have no {plate_name(plate)}", "KR-31")


def why_no_cube(s: Record, components: Components, seat: int, n: int) -> str:
    if s.clock < s.next_draw[seat]:
        return f"the bag needs {seconds_words(int(s.next_draw[seat]) - int(s.clock))} more"
    if s.improved[work.worker(s, components.box, seat, state.SPICE_RACK)]:
        return "with the ability you look into the bag: say which cube"
    return "the bag is empty"


def refused_spice(s: Record, components: Components, seat: int, n: int) -> Refusal:
    spice, plate = divmod(n, PLATES)
    if not s.improved[state.SPECIALIST] or s.user[state.SPECIALIST] != seat:
        return Refusal("only the Spices ability looks into the bag", "KR-57")
    if refused := refused_plate(s, seat, plate):
        return refused
    if not work.takes_spices(s, seat, plate):
        return Refusal(f"{plate_name(plate)} has been refrigerated and takes no spices", "KR-45")
    return Refusal(
        f"there is no {pieces_of(components).spices[spice]} in the bag, or no Specialist at the spices", "KR-57"
    )


def refused_cook(s: Record, components: Components, seat: int, plate: int) -> Refusal:
    if refused := refused_plate(s, seat, plate):
        return refused
    if s.chilled[seat, plate // PARTS, plate % PARTS]:
        return Refusal(f"{plate_name(plate)} has been refrigerated and cannot be cooked", "KR-43")
    if s.cooked[seat, plate // PARTS, plate % PARTS] >= components.box.most_cooked:
        return Refusal(f"{plate_name(plate)} lies in the last row", "KR-43")
    return Refusal("no hourglass of yours that can still act stands at an Oven", "KR-12")


def refused_chill(s: Record, components: Components, seat: int, plate: int) -> Refusal:
    if refused := refused_plate(s, seat, plate):
        return refused
    if work.worker(s, components.box, seat, state.FRIDGE) == NONE:
        return Refusal("no hourglass of yours that can still act stands at a Fridge", "KR-12")
    return Refusal(f"{plate_name(plate)} has no refrigeration left to do", "KR-48")


def why_not_sold(s: Record, components: Components, seat: int, lot: int) -> str:
    box = components.box
    price = work.shopping_price(s, box, work.worker(s, box, seat, state.SHOPPING))
    if not work.sold(s, box, lot):
        return f"{lot_name(pieces_of(components), lot)} cannot be bought now"
    if s.coins < price:
        return f"it costs {price}, and there are {s.coins} coins in the Office"
    return "none is left in the supply"


def why_no_washing(s: Record, components: Components, seat: int, size: int) -> str:
    return f"no plate of size {SIZES[size]} is dirty"


def why_not_at_office(s: Record, components: Components, seat: int, n: int) -> str:
    return f"that is not for sale, or costs more than the {s.coins} coins there are"


def why_no_lid(s: Record, components: Components, seat: int, n: int) -> str:
    return "the lid is off already" if s.lid_off else "the lid is on already"


def why_no_scoop(s: Record, components: Components, seat: int, n: int) -> str:
    flavour, where = divmod(n, PLATES)
    slot, on = divmod(where, 2)
    if s.order[seat, slot] == NONE:
        return f"you have no Order {slot + 1}"
    if on == state.TILE and s.tile[seat, slot] == NONE:
        return "this Order has no Ice-Cream tile"
    if on == state.TILE and s.ice_plate[seat, slot] == NONE and dishes.clean_ice_plate(s) == NONE:
        return "neither an ice-cream plate nor one of size I is clean"
    if on == state.DESSERT and not dishes.ready_for_scoops(s, components.box, seat, slot):
        return "scoops come last, on a Dessert that wants some and is otherwise done"
    if not s.lid_off:
        return "the lid is on"
    return f"there is no {pieces_of(components).flavour_cards[flavour].name}"


REFUSALS: dict[int, Callable[[Record, Components, int, int], Refusal]] = {
    state.PLACE: refused_place,
    state.LIFT: refused_lift,
    state.IMPROVE: lambda s, c, seat, n: Refusal(
        "the Specialist must stand, not yet begun, where a token lies", "KR-55"
    ),
    state.BRING: needs_worker(state.MAITRE, "KR-40", why_no_orders),
    state.REPLACE: needs_worker(state.MAITRE, "KR-40", why_no_replacing),
    state.REPLACE_TWO: needs_worker(state.MAITRE, "KR-40", why_no_replacing),
    state.ADD_ICE_CREAM: needs_worker(state.MAITRE, "KR-40", why_no_ice_cream),
    state.PUT_TILE: lambda s, c, seat, n: Refusal("you hold no tile", "KR-40"),
    state.CHOOSE: lambda s, c, seat, n: Refusal("no Orders are laid out for you", "KR-57"),
    state.TAKE: needs_worker(state.WAITER, "KR-41", why_no_taking),
    state.FETCH: needs_worker(state.WAITER, "KR-61", why_no_fetching),
    state.DELIVER: needs_worker(state.WAITER, "KR-41", why_no_delivering),
    state.ADD: refused_add,
    state.DRAW: needs_worker(state.SPICE_RACK, "KR-45", why_no_cube),
    state.KEEP: lambda s, c, seat, n: Refusal("you hold no cube", "KR-45"),
    state.PUT_BACK: lambda s, c, seat, n: Refusal("your hands are empty", "KR-13"),
    state.SPICE: refused_spice,
    state.COOK: refused_cook,
    state.CHILL: refused_chill,
    state.BUY: needs_worker(state.SHOPPING, "KR-44", why_not_sold),
    state.UNLOAD: lambda s, c, seat, n: Refusal("you carry nothing", "KR-44"),
    state.UNLOAD_ALL: lambda s, c, seat, n: Refusal("you carry nothing", "KR-44"),
    state.PICK_SPICE: lambda s, c, seat, n: Refusal("you have bought no spices", "KR-44"),
    state.PICK_SCOOP: lambda s, c, seat, n: Refusal("you have bought no scoops", "KR-44"),
    state.WASH: needs_worker(state.SINK, "KR-46", why_no_washing),
    **{
        verb: needs_worker(state.OFFICE, "KR-47", why_not_at_office)
        for verb in (state.UPGRADE, state.REHIRE, state.HIRE, state.UNLOCK, state.REPAIR, state.BUY_PLATE)
    },
    state.LID_OFF: needs_worker(state.FREEZER, "KR-50", why_no_lid),
    state.LID_ON: needs_worker(state.FREEZER, "KR-50", why_no_lid),
    state.SCOOP: needs_worker(state.FREEZER, "KR-49", why_no_scoop),
    state.LEAVE_UNPAID: lambda s, c, seat, n: Refusal("wages are paid in Cleanup", "KR-64"),
}


def event_name(s: Record, components: Components) -> str:
    return str(pieces_of(components).events[s.event].name)


# --- The score sheet

GOAL_WORDS = {
    "orders": "Orders completed",
    "coins": "Coins in the Office",
    "prestige": "Prestige",
    "paid": "Hourglasses paid",
    "ice-cream": "Ice-Cream Orders completed",
    "special: medium": "Medium Orders completed",
    "special: prestigious": "Prestigious Orders completed",
    "special: side-dishes": "Orders with a side-dish completed",
    "special: tips": "Tips",
    "special: upgrades": "Upgrades bought",
    "special: all-finished": "Nothing left unfinished",
    "special: all-open": "Nothing broken, nothing locked",
    "special: all-clean": "No plate dirty",
    "special: coins": "Coins saved",
    "special: helpers": "Helpers in the house",
}


def sheet(s: Record, components: Components) -> list[list[Line]]:
    """The Objective, requirement by requirement; the same for everybody."""
    box = components.box
    lines = []
    for goal in range(rounds.GOALS):
        if needed := rounds.wanted(s, box, goal):
            reached = rounds.reached(s, box, goal)
            label = GOAL_WORDS[goal_name(s, components, goal)]
            lines.append(Line(label, int(rounds.share(s, box, goal)), f"{reached} of {needed}"))
    return [lines] * int(s.players)


# --- Components


def needs_in_words(card: Card, pieces: Pieces) -> str:
    """'2 meat, 1 cheese; 1 black; cook 2'."""
    facts = card.facts
    parts = [amounts(facts.get("ingredients", {})), amounts(facts.get("spices", {}))]
    parts += [f"cook {facts['cook']}"] if facts.get("cook") else []
    parts += [f"chill {facts['chill']}"] if facts.get("chill") else []
    parts += [f"then {scoop_amounts(pieces, facts['scoops'])}"] if facts.get("scoops") else []
    if "side" in facts:
        cook = f", cook {facts['side']['cook']}" if facts["side"].get("cook") else ""
        parts.append(f"beside it {amounts(facts['side']['ingredients'])}{cook}")
    return "; ".join(part for part in parts if part)


def amounts(counts: Any) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts.items())


def reward_in_words(card: Card) -> str:
    coins, prestige = card.facts.get("coins", 0), card.facts.get("prestige", 0)
    return f"{coins} coin{'' if coins == 1 else 's'}" + (f", {prestige} prestige" if prestige else "")


def lookup(components: Components, word: str) -> str | None:
    """The full text of a card, found by id or name, and whether it is as printed."""
    pieces = pieces_of(components)
    for card in pieces:
        if word.casefold() in (card.id, card.name.casefold()):
            return f"{card.name}: {card_words(card, pieces)} {card.origin}"
    return None


def card_words(card: Card, pieces: Pieces) -> str:
    if card.kind == "order":
        kind = f"{card.facts['kind']} Order, plate {card.facts['plate']}"
        return f"{kind}: {needs_in_words(card, pieces)}. {reward_in_words(card)}. {card.text}"
    if card.kind == "tile":
        return f"Ice-Cream Order: {scoop_amounts(pieces, card.facts['scoops'])}. {reward_in_words(card)}."
    if card.kind == "upgrade":
        return f"{card.text} Price {card.facts['price']}."
    if card.kind == "objective":
        goals = (f"{key} {by_players(card.facts[key])}" for key in ("orders", "coins", "prestige"))
        more = f", {card.facts['special']} {by_players(card.facts['number'])}" if "special" in card.facts else ""
        return f"{card.text} For 1/2/3/4 players: {', '.join(goals)}{more}."
    return card.text


def by_players(numbers: Any) -> str:
    """'6/11/16/21', or that for each set of modules."""
    if isinstance(numbers, Mapping):
        return ", ".join(f"{by_players(each)} ({modules})" for modules, each in numbers.items())
    return "/".join(map(str, numbers))


TITLES = {
    "objective": "Objectives",
    "event": "Events",
    "upgrade": "Upgrades",
    "ability": "Specialist abilities",
    "bonus": "Prestige Bonuses",
    "flavour": "Scoops",
}
SOURCES = {"printed": "printed", "named": "named elsewhere", "house": "ours"}


def component_table(components: Components) -> str:
    """All cards as tables in Markdown, each with where it comes from."""
    pieces = pieces_of(components)
    orders = [
        (card, card.facts["kind"], card.facts["plate"], needs_in_words(card, pieces), reward_in_words(card))
        for card in pieces.orders
    ]
    tiles = [(card, scoop_amounts(pieces, card.facts["scoops"]), reward_in_words(card)) for card in pieces.tiles]
    tables = [
        card_table("Orders", ("Order", "kind", "plate", "needs", "reward"), orders),
        card_table("Ice-Cream Order tiles", ("tile", "scoops", "reward"), tiles),
    ]
    for kind, title in TITLES.items():
        does = [(card, card_words(card, pieces)) for card in pieces if card.kind == kind]
        tables.append(card_table(title, ("name", "what it does"), does))
    return "\n\n".join(tables) + "\n"


def card_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table in Markdown, of rows that begin with their card."""
    lines = [f"**{title}**", "", f"| {' | '.join(heads)} | source |", "|---" * (len(heads) + 1) + "|"]
    lines += [f"| {' | '.join((card.name, *cells, SOURCES[card.source]))} |" for card, *cells in rows]
    return "\n".join(lines)


def counters(components: Components) -> list[str]:
    """What `tally` counts, in its order."""
    names = [card.name for card in pieces_of(components).orders]
    names += [""] * (state.ORDERS - len(names))
    counted = [f"{verb} {name}" if name else "" for verb in ("taken", "delivered") for name in names]
    return counted + [f"placed {area}" for area in AREAS]
