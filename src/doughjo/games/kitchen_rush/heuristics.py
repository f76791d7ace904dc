"""A simple competent cook: finishes what is begun, fetches what is missing, does the chores nobody else is at.

Every second the cook weighs what can be done. What an hourglass stands ready for comes first; then an empty hourglass
goes where it helps most; one that is not needed is lifted, so that it blocks nobody. It looks at the table alone and
remembers nothing.
"""

from typing import Any, NamedTuple

from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.kitchen_rush import dishes, places, rounds, work
from doughjo.games.kitchen_rush.moves import (
    ADD,
    ADD_ICE_CREAM,
    BRING,
    BUY,
    BUY_PLATE,
    CHILL,
    CHOOSE,
    COOK,
    DELIVER,
    DRAW,
    FETCH,
    HIRE,
    IMPROVE,
    KEEP,
    LEAVE_UNPAID,
    LID_OFF,
    LID_ON,
    LIFT,
    MOST_CHOICES,
    PICK_SCOOP,
    PICK_SPICE,
    PLACE,
    PUT_BACK,
    PUT_TILE,
    READY,
    REHIRE,
    REPAIR,
    REPLACE,
    REPLACE_TWO,
    SCOOP,
    SPICE,
    TAKE,
    UNLOAD,
    UNLOAD_ALL,
    UNLOCK,
    UPGRADE,
    WAIT,
    WASH,
    decode,
)
from doughjo.games.kitchen_rush.state import (
    AREAS,
    CLOSING,
    CUBE,
    DESSERT,
    DISH,
    FACE_UP,
    FLAVOURS,
    FREEZER,
    FRIDGE,
    HELPERS,
    HOURGLASSES,
    ICE_PLATE,
    INGREDIENTS,
    LOT_COMMON,
    LOT_RARE,
    LOT_SCOOPS,
    MAITRE,
    MEDIUM,
    NO_SUPPLY,
    NONE,
    NOTHING_BROKEN,
    NOTHING_DIRTY,
    OF_MEDIUM,
    OF_PRESTIGIOUS,
    OFFICE,
    ORDER_SPACES,
    OVEN,
    PARTS,
    PAYING,
    PLATES,
    PREPARING,
    PRESTIGIOUS,
    SECOND_HELPER,
    SHOPPING,
    SIDE_DISHES,
    SINK,
    SIZES,
    SLOTS,
    SPECIALIST,
    SPICE_RACK,
    SPICES,
    STORAGE_A,
    STORAGES,
    TILE,
    TIPS,
    UNHIRED,
    UNPAID,
    UPGRADES,
    UPGRADES_BOUGHT,
    WAITER,
)

AREA_WORTH = MOST_CHOICES - AREAS  # where in `weights`, beyond the actions, the worth of going to each area is kept
SECONDS_PER_STEP = 17.0  # an open dish needs so long for each visit that is still to be made,
SECONDS_IN_A_CROWD = 7.0  # and so much longer for every player beyond two
LAST_ORDERS = 45000  # milliseconds before the end from which nobody takes an Order any more
TIDYING = 75.0  # seconds at the end of such an evening for serving and washing up
SPECIAL_ORDER = 6.0  # coins that an Order is worth more when the Objective asks for its kind
NOTHING_DONE = 0.0


APPRENTICE, BAKER, CHEF, MASTER = range(4)  # how far a cook looks ahead


class Pace(NamedTuple):
    """How quickly a cook acts, and how far it looks ahead."""

    milliseconds: int  # from one operation to the next, give or take a fifth
    foresight: int


LEVELS = {
    "apprentice": Pace(2800, APPRENTICE),  # one Order after another, and no abilities
    "baker": Pace(1900, BAKER),  # two at a time, without adding up what they take
    "chef": Pace(1300, CHEF),  # up to three, as many as there is time for
    "master": Pace(900, MASTER),  # and hires when that pays
}


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    """As a chef."""
    prefer_at(s, box, seat, CHEF, actions, n, weights)


@compiled
def prefer_at(s: Record, box: Record, seat: int, foresight: int, actions: Ids, n: int, weights: Any) -> None:
    """Choose the best of the n actions; what lies beyond in `weights` is scratch."""
    if s.phase == PREPARING or s.phase == PAYING:
        prefer_between_rounds(s, actions, n, weights)
        return
    for area in range(AREAS):
        weights[AREA_WORTH + area] = area_worth(s, box, seat, foresight, area)
    best, chosen = NOTHING_DONE, 0
    for i in range(n):
        worth = action_worth(s, box, seat, foresight, int(actions[i]), weights)
        weights[i] = 0.0
        if worth > best:
            best = worth
            chosen = i
    weights[chosen] = 1.0


@compiled
def prefer_between_rounds(s: Record, actions: Ids, n: int, weights: Any) -> None:
    """Ready at once; the Helpers go unpaid first, then whoever has the higher number."""
    for i in range(n):
        weights[i] = 0.0
    chosen = 0
    for i in range(n):
        if decode(actions[i])[0] == LEAVE_UNPAID:
            chosen = i
    weights[chosen] = 1.0


# --- What can be done where one stands


@compiled
def action_worth(s: Record, box: Record, seat: int, foresight: int, action: int, weights: Any) -> float:
    verb, a, b, c = decode(action)
    if verb == WAIT or verb == READY or verb == LEAVE_UNPAID:
        return 0.0
    if verb == PLACE:
        return place_worth(s, box, seat, a, b, weights)
    if verb == LIFT:
        return 1.0  # an empty hourglass that nothing else can be done with blocks a space
    if verb == IMPROVE:
        return improve_worth(s, box, seat) if foresight > APPRENTICE else 0.0
    if verb < ADD:
        return guest_worth(s, box, seat, foresight, verb, a)
    if verb < BUY:
        return food_worth(s, box, seat, verb, a, b, c)
    if verb < UPGRADE:
        return stock_worth(s, box, seat, verb, a)
    if verb < LID_OFF:
        return office_worth(s, box, verb, a)
    return freezer_worth(s, box, seat, verb, a, b, c)


@compiled
def improve_worth(s: Record, box: Record, seat: int) -> float:
    """The first ability of a round is paid for anyway; after that only with enough coins."""
    if s.abilities_used > 0 and s.coins < 4 * s.players:
        return 0.0
    area = int(box.area[s.standing[SPECIALIST]])
    if area == OVEN:
        return 120.0 if most_cooking_left(s, box, seat) >= 2 else 0.0
    if area in (OFFICE, FREEZER):
        return 0.0
    if area == MAITRE:
        return 120.0 if work.free_order_spaces(s, box) >= 2 else 0.0
    if area == FRIDGE:
        return 0.0
    return 120.0


@compiled
def most_cooking_left(s: Record, box: Record, seat: int) -> int:
    most = 0
    for plate in range(PLATES):
        if can_cook_on(s, box, seat, plate):
            slot, part = plate // PARTS, plate % PARTS
            most = max(most, int(box.cook[int(s.order[seat, slot]), part]) - int(s.cooked[seat, slot, part]))
    return most


@compiled
def guest_worth(s: Record, box: Record, seat: int, foresight: int, verb: int, a: int) -> float:
    if verb == BRING:
        return 80.0
    if verb == REPLACE:
        return 5.0 if stuck_on_rail(s, box, a - 1) else 0.0
    if verb == REPLACE_TWO:
        return 0.0
    if verb == ADD_ICE_CREAM:
        return 90.0 if wants_tiles(s, box) else 0.0
    if verb == PUT_TILE:
        return 60.0
    if verb == CHOOSE:
        return 60.0 + order_worth(s, box, int(s.offer[a - 1]))
    if verb == TAKE:
        return 90.0 + take_worth(s, box, seat, a - 1) if worth_taking(s, box, seat, foresight, a - 1) else 0.0
    if verb == FETCH:
        return 120.0
    if verb == DELIVER:
        return 125.0 if must_deliver(s, box, seat) or asked(s, box, TIPS) else 85.0
    raise ValueError("guest_worth has no branch for a verb")


@compiled
def food_worth(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int) -> float:
    if verb == ADD:
        return 100.0 + missing_ingredients(s, box, seat, c) if lacks(s, box, seat, c, b) else 0.0
    if verb == DRAW:
        return 45.0 if bag_helps(s, box, seat) else 0.0
    if verb == KEEP:
        return 100.0 if lacks_spice(s, box, seat, a, int(s.hand_what[seat])) else 0.0
    if verb == PUT_BACK:
        return 50.0 if s.hand[seat] == CUBE else 2.0
    if verb == SPICE:
        return 95.0 if lacks_spice(s, box, seat, b, a) else 0.0
    if verb == COOK:
        return 105.0 if can_cook_on(s, box, seat, a) else 0.0
    if verb == CHILL:
        return 105.0 if dishes.ready_for_fridge(s, box, seat, a // PARTS, DISH) else 0.0
    raise ValueError("food_worth has no branch for a verb")


@compiled
def stock_worth(s: Record, box: Record, seat: int, verb: int, a: int) -> float:
    if verb == BUY:
        return 70.0 + 10.0 * lot_worth(s, box, a) if lot_worth(s, box, a) > 0.0 else 0.0
    if verb == UNLOAD:
        return 0.0
    if verb == UNLOAD_ALL:
        return 60.0 - s.stock[a, s.hand_what[seat]]
    if verb == PICK_SPICE:
        return 60.0 - 4.0 * s.bag[a] + 2.0 * spice_demand(s, box, a)
    if verb == PICK_SCOOP:
        return 60.0 - 4.0 * s.freezer[a] + 2.0 * flavour_demand(s, box, a)
    if verb == WASH:
        return 80.0 - 3.0 * s.clean[a] + 2.0 * s.dirty[a] - (4.0 if a == ICE_PLATE else 0.0)
    raise ValueError("stock_worth has no branch for a verb")


@compiled
def office_worth(s: Record, box: Record, verb: int, a: int) -> float:
    if verb == REHIRE:
        return 95.0
    if verb == UPGRADE:
        return 94.0 if asked(s, box, UPGRADES_BOUGHT) and special_purchase(s, box) else 0.0
    if verb == HIRE:
        return 94.0 if asked(s, box, HELPERS) and special_purchase(s, box) else 0.0
    if verb == BUY_PLATE:
        return 0.0
    if verb != UNLOCK and verb != REPAIR:
        raise ValueError("office_worth has no branch for a verb")
    if asked(s, box, NOTHING_BROKEN):
        return 93.0
    if verb == REPAIR:
        return 90.0 if box.area[a] != OVEN else 70.0
    return 88.0 if box.area[a] == STORAGE_A + 1 else 0.0


@compiled
def freezer_worth(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int) -> float:
    if verb == LID_OFF:
        return 80.0 if scoops_to_fetch(s, box, seat) > 0 and not in_vain(s) else 0.0
    if verb == LID_ON:
        return 75.0
    if verb == SCOOP:
        return 90.0 if lacks_scoop(s, box, seat, b - 1, c, a) else 0.0
    raise ValueError("freezer_worth has no branch for a verb")


@compiled
def in_vain(s: Record) -> bool:
    """Whether, now that the time is up, scoops would find no plate, or come past the lid; while time runs one waits."""
    return s.phase == CLOSING and (s.improved[SPECIALIST] == 1 or dishes.clean_ice_plate(s) == NONE)


# --- What a dish lacks


@compiled
def open_plate(s: Record, box: Record, seat: int, plate: int) -> bool:
    """A plate that can still come right."""
    slot, part = plate // PARTS, plate % PARTS
    return s.plate[seat, slot, part] == 1 and not dishes.mistaken(s, box, seat, slot, part)


@compiled
def lacks(s: Record, box: Record, seat: int, plate: int, ingredient: int) -> bool:
    slot, part = plate // PARTS, plate % PARTS
    if not open_plate(s, box, seat, plate):
        return False
    return s.ingredients[seat, slot, part, ingredient] < box.needs[int(s.order[seat, slot]), part, ingredient]


@compiled
def missing_ingredients(s: Record, box: Record, seat: int, plate: int) -> int:
    slot, part = plate // PARTS, plate % PARTS
    if s.plate[seat, slot, part] == 0 or s.cooked[seat, slot, part] > 0 or s.chilled[seat, slot, part] > 0:
        return 0
    order, n = int(s.order[seat, slot]), 0
    for i in range(INGREDIENTS):
        n += max(int(box.needs[order, part, i]) - int(s.ingredients[seat, slot, part, i]), 0)
    return n


@compiled
def found_in(s: Record, box: Record, seat: int, plate: int, storage: int) -> int:
    """How much of what a plate lacks lies in a storage."""
    slot, part = plate // PARTS, plate % PARTS
    order, n = int(s.order[seat, slot]), 0
    for i in range(INGREDIENTS):
        wanted = max(int(box.needs[order, part, i]) - int(s.ingredients[seat, slot, part, i]), 0)
        n += min(wanted, int(s.stock[storage, i]))
    return n


@compiled
def lacks_spice(s: Record, box: Record, seat: int, plate: int, spice: int) -> bool:
    slot, part = plate // PARTS, plate % PARTS
    if not open_plate(s, box, seat, plate) or s.chilled[seat, slot, part] > 0:
        return False
    return s.spices[seat, slot, part, spice] < box.needs_spices[int(s.order[seat, slot]), part, spice]


@compiled
def cubes_wanted(s: Record, box: Record, seat: int, plate: int) -> int:
    """How many cubes in the bag would be kept on a plate."""
    n = 0
    for spice in range(SPICES):
        if lacks_spice(s, box, seat, plate, spice):
            n += int(s.bag[spice])
    return n


@compiled
def bag_helps(s: Record, box: Record, seat: int) -> bool:
    for plate in range(PLATES):
        if work.spicer(s, box, seat, plate) != NONE and cubes_wanted(s, box, seat, plate) > 0:
            return True
    return False


@compiled
def can_cook_on(s: Record, box: Record, seat: int, plate: int) -> bool:
    """Whether cooking a plate once more is right."""
    slot, part = plate // PARTS, plate % PARTS
    if not open_plate(s, box, seat, plate) or s.chilled[seat, slot, part] > 0:
        return False
    cooked, wanted = s.cooked[seat, slot, part], box.cook[int(s.order[seat, slot]), part]
    return cooked < wanted and dishes.ingredients_right(s, box, seat, slot, part)


@compiled
def lacks_scoop(s: Record, box: Record, seat: int, slot: int, where: int, flavour: int) -> bool:
    if where == TILE:
        tile = int(s.tile[seat, slot])
        if tile == NONE or not main_done(s, box, seat, slot):
            return False
        return s.scoops[seat, slot, TILE, flavour] < box.tile_scoops[tile, flavour]
    order = int(s.order[seat, slot])
    return s.scoops[seat, slot, DESSERT, flavour] < box.needs_scoops[order, flavour]


@compiled
def main_done(s: Record, box: Record, seat: int, slot: int) -> bool:
    """Whether only the tile's ice-cream is missing: it melts, so it comes last."""
    return s.order[seat, slot] != NONE and dishes.plate_right(s, box, seat, slot, DISH)


@compiled
def scoops_to_fetch(s: Record, box: Record, seat: int) -> int:
    """How many scoops could be put on dishes now, from what is in the Freezer."""
    n = 0
    for flavour in range(FLAVOURS):
        wanted = 0
        for slot in range(SLOTS):
            if s.order[seat, slot] != NONE:
                if dishes.ready_for_scoops(s, box, seat, slot) and lacks_scoop(s, box, seat, slot, DESSERT, flavour):
                    wanted += 1
                if lacks_scoop(s, box, seat, slot, TILE, flavour):
                    wanted += 1
        n += min(wanted, int(s.freezer[flavour]))
    return n


# --- Where an empty hourglass helps most


@compiled
def place_worth(s: Record, box: Record, seat: int, grip: int, space: int, weights: Any) -> float:
    """The worth of the area; own hourglasses first, and the Specialist where an ability waits."""
    area = int(box.area[space])
    worth = weights[AREA_WORTH + area]
    if worth <= 0.0:
        return 0.0
    glass = places.hourglass(seat, grip)
    if glass == SPECIALIST:
        return specialist_worth(s, box, area, worth)
    return worth - 0.1 * grip - 0.01 * space


@compiled
def specialist_worth(s: Record, box: Record, area: int, worth: float) -> float:
    """It stands twice as long: best where an ability waits, and not on the last space that others need."""
    if places.ability_at(s, box, area) != NONE:
        return worth + 5.0
    return worth - 3.0 if free_spaces(s, box, area) > 1 else 0.0


@compiled
def area_worth(s: Record, box: Record, seat: int, foresight: int, area: int) -> float:
    """What a visit of this seat to an area is worth now; 0: nothing is to be done there, or somebody is at it."""
    left = int(s.length) - int(s.clock)
    if left < 2500:
        return 0.0
    if area == OVEN:
        return 75.0 if ovens_needed(s, box, seat) > idle_at(s, box, seat, OVEN) else 0.0
    if area >= STORAGE_A and area < STORAGE_A + STORAGES:
        return storage_worth(s, box, seat, area - STORAGE_A)
    if area == SPICE_RACK:
        return spices_worth(s, box, seat)
    if area == WAITER:
        return waiter_worth(s, box, seat, foresight)
    if area == FRIDGE:
        return 74.0 if fridges_needed(s, box, seat) > idle_at(s, box, seat, FRIDGE) else 0.0
    if area == FREEZER:
        return 76.0 if scoops_to_fetch(s, box, seat) > 0 else 0.0
    return chore_worth(s, box, area)


@compiled
def idle_at(s: Record, box: Record, seat: int, area: int) -> int:
    """Hourglasses of a seat that stand in an area and can still act."""
    n = 0
    for glass in range(HOURGLASSES):
        if work.stands_in(s, box, seat, glass, area):
            n += 1
    return n


@compiled
def anybody_at(s: Record, box: Record, area: int) -> bool:
    for seat in range(s.players):
        if idle_at(s, box, seat, area) > 0:
            return True
    return False


@compiled
def ovens_needed(s: Record, box: Record, seat: int) -> int:
    n = 0
    for plate in range(PLATES):
        if can_cook_on(s, box, seat, plate):
            n += int(box.cook[int(s.order[seat, plate // PARTS]), plate % PARTS])
            n -= int(s.cooked[seat, plate // PARTS, plate % PARTS])
    return n


@compiled
def fridges_needed(s: Record, box: Record, seat: int) -> int:
    n = 0
    for slot in range(SLOTS):
        order = int(s.order[seat, slot])
        if order != NONE and s.plate[seat, slot, DISH] and dishes.ready_for_fridge(s, box, seat, slot, DISH):
            n += int(box.chill[order]) - int(s.chilled[seat, slot, DISH])
    return n


@compiled
def storage_worth(s: Record, box: Record, seat: int, storage: int) -> float:
    """The plate that would find most of what it lacks, unless an hourglass is there for it already."""
    best = 0.0
    for plate in range(PLATES):
        missing = missing_ingredients(s, box, seat, plate)
        if missing > 0 and open_plate(s, box, seat, plate) and not served_in_storage(s, box, seat, plate):
            found = found_in(s, box, seat, plate, storage)
            if found == missing:
                best = max(best, 72.0)
            elif found > 0 and not found_elsewhere(s, box, seat, plate, missing):
                best = max(best, 60.0 + found)
    return best


@compiled
def found_elsewhere(s: Record, box: Record, seat: int, plate: int, missing: int) -> bool:
    """Whether one storage has everything a plate lacks."""
    for storage in range(STORAGES):
        if places.storage_open(s, box, storage) and found_in(s, box, seat, plate, storage) == missing:
            return True
    return False


@compiled
def served_in_storage(s: Record, box: Record, seat: int, plate: int) -> bool:
    """Whether an hourglass of the seat stands where this plate can be filled, or is free to begin."""
    for storage in range(STORAGES):
        if work.storer(s, box, seat, storage, plate) != NONE and found_in(s, box, seat, plate, storage) > 0:
            return True
    return False


@compiled
def spices_worth(s: Record, box: Record, seat: int) -> float:
    total = work.cubes_in_bag(s)
    best = 0.0
    for plate in range(PLATES):
        wanted = cubes_wanted(s, box, seat, plate)
        if wanted > 0 and work.spicer(s, box, seat, plate) == NONE:
            best = max(best, 62.0 + 8.0 * wanted / total)
    return best


@compiled
def waiter_worth(s: Record, box: Record, seat: int, foresight: int) -> float:
    """To deliver, to fetch plates, or to take the next Order when there is time for it."""
    if idle_at(s, box, seat, WAITER) > 0:
        return 0.0
    worth = 0.0
    for slot in range(SLOTS):
        if dishes.complete(s, box, seat, slot):
            worth = max(worth, deliver_worth(s, box, seat))
        elif s.order[seat, slot] != NONE and dishes.lacks_plate(s, box, seat, slot):
            worth = max(worth, 64.0)
    for space in range(ORDER_SPACES):
        if s.rail[space] != NONE and takeable(s, box, seat, space) and worth_taking(s, box, seat, foresight, space):
            worth = max(worth, 68.0 if open_orders(s, box, seat) < 2 else 58.0)
    return worth


@compiled
def deliver_worth(s: Record, box: Record, seat: int) -> float:
    """A tip is worth little, but plates and room are; at the end of a round nobody else needs the Waiter."""
    if must_deliver(s, box, seat) or asked(s, box, TIPS):
        return 66.0
    left = int(s.length) - int(s.clock)
    return 42.0 if free_spaces(s, box, WAITER) > 1 or left < LAST_ORDERS else 0.0


@compiled
def must_deliver(s: Record, box: Record, seat: int) -> bool:
    """Whether the next Order waits for this one to be gone."""
    return dishes.plates_on_mat(s, box, seat) >= box.mat_plates or tidying(s, box)


@compiled
def free_spaces(s: Record, box: Record, area: int) -> int:
    """Spaces of an area where an hourglass could be put."""
    n = 0
    for space in range(box.spaces):
        if box.area[space] == area and places.usable(s, box, space) and places.standing_on(s, space) == NONE:
            n += 1
    return n


@compiled
def takeable(s: Record, box: Record, seat: int, space: int) -> bool:
    order = int(s.rail[space])
    if not dishes.plates_there(s, box, order):
        return False
    return dishes.plates_on_mat(s, box, seat) + dishes.parts_of(box, order) <= box.mat_plates


@compiled
def open_orders(s: Record, box: Record, seat: int) -> int:
    n = 0
    for slot in range(SLOTS):
        if s.order[seat, slot] != NONE and not dishes.complete(s, box, seat, slot):
            n += 1
    return n


@compiled
def worth_taking(s: Record, box: Record, seat: int, foresight: int, space: int) -> bool:
    """Whether there is time for an Order beside what is open already; who looks further ahead has more open."""
    if open_orders(s, box, seat) > min(foresight, CHEF):
        return False
    left = (int(s.length) - int(s.clock)) / 1000.0 - (TIDYING if tidying(s, box) else 0.0)
    steps = order_steps(box, int(s.rail[space])) + (2 if s.rail_tiles[space] != NONE else 0)
    for slot in range(SLOTS):
        if s.order[seat, slot] != NONE and not dishes.complete(s, box, seat, slot):
            steps += steps_left(s, box, seat, slot)
    each = SECONDS_PER_STEP + SECONDS_IN_A_CROWD * max(int(s.players) - 2, 0)
    return steps * each * (caution(s, box) if foresight == MASTER else 1.0) < left


@compiled
def caution(s: Record, box: Record) -> float:
    """An Order that is not finished costs prestige: no risk where that is short, or where no round follows."""
    return 1.2 if prestige_behind(s, box) or s.round_number == box.rounds else 0.9


@compiled
def order_steps(box: Record, order: int) -> float:
    """Visits that an Order takes."""
    steps = 1.0 + box.cook[order, DISH] + box.chill[order]
    for spice in range(SPICES):
        if box.needs_spices[order, DISH, spice] > 0:
            steps += 0.8
    if box.own_scoops[order] > 0:
        steps += 1.0
    if box.has_side[order]:
        steps += 1.0 + box.cook[order, 1]
    return steps


@compiled
def steps_left(s: Record, box: Record, seat: int, slot: int) -> float:
    order = int(s.order[seat, slot])
    steps = 0.0 if dishes.ingredients_right(s, box, seat, slot, DISH) else 1.0
    steps += max(int(box.cook[order, DISH]) - int(s.cooked[seat, slot, DISH]), 0)
    steps += int(box.chill[order]) - int(s.chilled[seat, slot, DISH])
    if not dishes.spices_right(s, box, seat, slot, DISH):
        steps += 1.0
    if box.own_scoops[order] > 0 or s.tile[seat, slot] != NONE:
        steps += 1.0
    if box.has_side[order] and not dishes.plate_right(s, box, seat, slot, 1):
        steps += 1.0 + box.cook[order, 1]
    return steps


@compiled
def take_worth(s: Record, box: Record, seat: int, space: int) -> float:
    """Rewards by the work they take; a tile is wanted, and what the shelves lack is not."""
    order = int(s.rail[space])
    return order_worth(s, box, order) + (2.0 if s.rail_tiles[space] != NONE else 0.0)


@compiled
def order_worth(s: Record, box: Record, order: int) -> float:
    worth = box.order_coins[order] + prestige_weight(s, box) * box.order_prestige[order]
    if wanted_by_objective(s, box, order):
        worth += SPECIAL_ORDER
    worth = 4.0 * worth / (order_steps(box, order) + 2.0)
    for i in range(INGREDIENTS):
        wanted, best = int(box.needs[order, DISH, i]), 0
        for storage in range(STORAGES):
            best = max(best, int(s.stock[storage, i]))
        if wanted > best:
            worth -= 2.0
    for i in range(SPICES):
        if box.needs_spices[order, DISH, i] > s.bag[i]:
            worth -= 3.0
    return max(worth, 0.1)


@compiled
def wanted_by_objective(s: Record, box: Record, order: int) -> bool:
    """Whether a special Objective asks for Orders like this one."""
    if asked(s, box, OF_MEDIUM):
        return bool(box.kind[order] == MEDIUM)
    if asked(s, box, OF_PRESTIGIOUS):
        return bool(box.kind[order] == PRESTIGIOUS)
    return asked(s, box, SIDE_DISHES) and box.has_side[order] == 1


@compiled
def tidying(s: Record, box: Record) -> bool:
    """The last round of an evening after which no plate may be dirty: what Cleanup serves would be."""
    return s.round_number == box.rounds and s.objective != NONE and box.goal_more[s.objective] == NOTHING_DIRTY


@compiled
def asked(s: Record, box: Record, more: int) -> bool:
    """Whether a special Objective asks for this, and it is not reached yet."""
    if s.objective == NONE or box.goal_more[s.objective] != more:
        return False
    return rounds.reached(s, box, rounds.GOAL_MORE) < rounds.wanted(s, box, rounds.GOAL_MORE)


@compiled
def prestige_weight(s: Record, box: Record) -> float:
    """What a point of prestige is worth in coins: the more, the more of it is missing."""
    needed = rounds.wanted(s, box, rounds.GOAL_PRESTIGE)
    missing = max(needed - int(s.prestige), 0) / needed
    return 1.0 + (9.0 if prestige_behind(s, box) else 5.0) * missing


@compiled
def prestige_behind(s: Record, box: Record) -> bool:
    """Whether less of the prestige is reached than of the Orders."""
    return rounds.share(s, box, rounds.GOAL_PRESTIGE) < rounds.share(s, box, rounds.GOAL_ORDERS)


# --- Chores


@compiled
def chore_worth(s: Record, box: Record, area: int) -> float:
    if anybody_at(s, box, area):
        return 0.0
    if area == MAITRE:
        return maitre_worth(s, box)
    if area == SINK:
        return sink_worth(s, box)
    if area == SHOPPING:
        return shopping_worth(s, box)
    if area == OFFICE:
        return office_visit_worth(s, box)
    return 0.0


@compiled
def maitre_worth(s: Record, box: Record) -> float:
    """Orders for everybody who could take one, ice-cream while it is needed."""
    on_rail = 0
    for space in range(ORDER_SPACES):
        if s.rail[space] != NONE:
            on_rail += 1
    left = int(s.length) - int(s.clock)
    if work.free_order_spaces(s, box) >= 2 and on_rail <= s.players // 2 + 1 and left > 40000:
        return 70.0 if on_rail < 2 else 63.0
    if wants_tiles(s, box) and left > 60000:
        return 61.0
    return 30.0 if work.free_order_spaces(s, box) >= 2 and left < 240000 else 0.0


@compiled
def wants_tiles(s: Record, box: Record) -> bool:
    """Whether the Ice-Cream Objective asks for more tiles than are on their way, and two find a place."""
    if not places.with_desserts(s) or work.tile_places(s, box) - work.tiles_in_hands(s) < 2:
        return False
    coming = rounds.tiles_done(s) + work.tiles_in_hands(s)
    for space in range(ORDER_SPACES):
        if s.rail_tiles[space] != NONE:
            coming += 1
    for seat in range(s.players):
        for slot in range(SLOTS):
            if s.tile[seat, slot] != NONE:
                coming += 1
    early = int(box.ice_cream_goal[s.players]) * int(s.round_number) // max(int(box.rounds) - 1, 1)
    return coming < early + 3 and work.tiles_to_come(s) >= 2


@compiled
def stuck_on_rail(s: Record, box: Record, space: int) -> bool:
    return s.rail[space] != NONE and not dishes.plates_there(s, box, int(s.rail[space]))


@compiled
def sink_worth(s: Record, box: Record) -> float:
    dirty, scarce = 0, 0
    for size in range(SIZES):
        dirty += int(s.dirty[size])
        if s.clean[size] == 0 and s.dirty[size] > 0 and size < ICE_PLATE:
            scarce += 1
    if scarce > 0 or (dirty > 0 and tidying(s, box)):
        return 64.0 + scarce
    return 45.0 if dirty >= 3 else 0.0


@compiled
def shopping_worth(s: Record, box: Record) -> float:
    if s.coins < box.shopping_price + 1:
        return 0.0
    best = 0.0
    for lot in range(LOT_SCOOPS + 1):
        if work.sold(s, box, lot) and work.in_supply(s, box, lot) > 0:
            best = max(best, lot_worth(s, box, lot))
    return 56.0 + best if best > 1.0 else 0.0


@compiled
def lot_worth(s: Record, box: Record, lot: int) -> float:
    """How badly something is needed: what open Orders want, and what is left."""
    if lot < INGREDIENTS:
        there = on_shelves(s, box, lot)
        return 3.0 * max(ingredient_demand(s, box, lot) - there, 0) + (2.0 if there == 0 else 0.0)
    if lot == LOT_SCOOPS:
        need = 0.0
        for flavour in range(FLAVOURS):
            need += max(flavour_demand(s, box, flavour) - int(s.freezer[flavour]), 0)
        return 3.0 * need
    need = 0.0
    for spice in range(SPICES):
        of_this_lot = box.rare[spice] == (1 if lot == LOT_RARE else 0)
        if of_this_lot and s.bag[spice] == 0 and work.spice_on_sale(s, box, spice) > 0:
            need += 1.0 + 4.0 * spice_demand(s, box, spice)
    return need if lot == LOT_COMMON else 0.8 * need


@compiled
def on_shelves(s: Record, box: Record, ingredient: int) -> int:
    n = 0
    for storage in range(STORAGES):
        if places.storage_open(s, box, storage):
            n += int(s.stock[storage, ingredient])
    return n


@compiled
def ingredient_demand(s: Record, box: Record, ingredient: int) -> int:
    """How much of it open dishes lack."""
    n = 0
    for seat in range(s.players):
        for plate in range(PLATES):
            slot, part = plate // PARTS, plate % PARTS
            if s.order[seat, slot] != NONE and lacks(s, box, seat, plate, ingredient):
                n += int(box.needs[int(s.order[seat, slot]), part, ingredient])
                n -= int(s.ingredients[seat, slot, part, ingredient])
    return n


@compiled
def spice_demand(s: Record, box: Record, spice: int) -> int:
    """Open dishes that lack a spice."""
    n = 0
    for seat in range(s.players):
        for plate in range(PLATES):
            if s.order[seat, plate // PARTS] != NONE and lacks_spice(s, box, seat, plate, spice):
                n += 1
    return n


@compiled
def flavour_demand(s: Record, box: Record, flavour: int) -> int:
    """Scoops that Orders of all seats, and tiles on the rail, still want."""
    n = 0
    for seat in range(s.players):
        for slot in range(SLOTS):
            order = int(s.order[seat, slot])
            if order != NONE:
                n += max(int(box.needs_scoops[order, flavour]) - int(s.scoops[seat, slot, DESSERT, flavour]), 0)
                if s.tile[seat, slot] != NONE:
                    wanted = int(box.tile_scoops[int(s.tile[seat, slot]), flavour])
                    n += max(wanted - int(s.scoops[seat, slot, TILE, flavour]), 0)
    for space in range(ORDER_SPACES):
        if s.rail_tiles[space] != NONE:
            n += int(box.tile_scoops[int(s.rail_tiles[space]), flavour])
    return n


@compiled
def office_visit_worth(s: Record, box: Record) -> float:
    """Re-hire who was not paid; repair what is broken when there are coins to spare."""
    for glass in range(SPECIALIST):
        if s.status[glass] == UNPAID and s.coins >= box.price_rehire:
            return 69.0
    if special_purchase(s, box):
        return 65.0
    if s.coins < 3:
        return 0.0
    for space in range(box.spaces):
        area = box.area[space]
        if s.spaces[space] == 2 and (area != OVEN or s.round_number <= 2):
            return 62.0 if area != OVEN else 40.0
        if s.spaces[space] == 1 and area == STORAGE_A + 1:
            return 62.0
    return 0.0


@compiled
def special_purchase(s: Record, box: Record) -> bool:
    """Whether a special Objective asks for something of the Office, and the coins are there without risking wages."""
    reserve = 2 * int(s.players)
    if asked(s, box, NOTHING_BROKEN):
        return s.coins >= box.price_unlock + reserve
    if asked(s, box, UPGRADES_BOUGHT):
        return s.coins >= cheapest_upgrade(s, box) + reserve
    if asked(s, box, HELPERS) and s.status[SECOND_HELPER] == UNHIRED:
        return s.round_number > 2 and s.coins >= box.price_helper + reserve
    return False


@compiled
def cheapest_upgrade(s: Record, box: Record) -> int:
    """The lowest price of an Upgrade that is for sale."""
    price = NO_SUPPLY
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == FACE_UP:
            price = min(price, int(box.upgrade_price[upgrade]))
    return price
