"""The actions of the kitchen, area by area: for each operation whether a seat can do it now, and what it does."""

from doughjo.core.codes import END, EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.kitchen_rush.dishes import (
    clean_ice_plate,
    complete,
    discard_order,
    free_slot,
    lacks_plate,
    parts_of,
    plates_on_mat,
    plates_there,
    ready_for_scoops,
    serve,
    take_plate,
    tell_order,
    tip,
)
from doughjo.games.kitchen_rush.places import (
    ability_at,
    ability_number,
    bought_number,
    can_grip,
    cards_in_deck,
    hourglass,
    owner_of,
    sand_of,
    standing_on,
    storage_open,
    usable,
    with_desserts,
)
from doughjo.games.kitchen_rush.said import (
    ADDED,
    ADDED_ICE_CREAM,
    BOUGHT,
    BROUGHT,
    CALLED,
    CHILLED,
    CHOSE,
    COOKED,
    DELIVERED,
    FETCHED,
    KEPT,
    LID,
    PAID,
    PICKED,
    REACHED_IN,
    REPLACED,
    SCOOPED,
    SPICED,
    TILE_PUT,
    TOOK,
    UNLOADED,
    WASHED,
    WENT_BACK,
)
from doughjo.games.kitchen_rush.state import (
    BRINGING,
    BROKEN,
    BULK_BUYER,
    COMMON_SPICES,
    CRATE,
    CUBE,
    DEARER,
    DECK,
    DESSERT,
    DISCARDED,
    DISH,
    DONE,
    DRAWING_CUBE,
    DRAWING_TILES,
    EXTRA_OVEN,
    FACE_UP,
    FLAVOURS,
    FREEZER,
    FRIDGE,
    GRIPS,
    HAND_TILES,
    HELD_TILES,
    INGREDIENTS,
    LOCKED,
    LOT_COMMON,
    LOT_RARE,
    LOT_SCOOPS,
    MAITRE,
    NO_RARE,
    NO_SUPPLY,
    NONE,
    NOTHING,
    OFFERED,
    OFFERING,
    OFFERS,
    OFFICE,
    OFFICE_DEARER,
    OPEN,
    OPENS_STORAGE,
    ORDER_SPACES,
    ORDERS,
    OVEN,
    PARTS,
    PLATES,
    RARE_SPICES,
    RUSH,
    SCARCER,
    SCOOPS,
    SECOND_HELPER,
    SHOPPING,
    SINK,
    SPECIALIST,
    SPICE_RACK,
    SPICES,
    STORAGE_A,
    STORAGE_C,
    STORAGES,
    TAKEN,
    TILE,
    TILES,
    TOKEN_USED,
    UNHIRED,
    UNPAID,
    WAITER,
    WORKING,
)

# What `doing` names besides a plate: one that has been served meanwhile, and the halves of the Waiter's action
GONE, TAKING, DELIVERING = range(PLATES, PLATES + 3)

# Where each kind of thing begins among those that events name
A_SPICE, A_FLAVOUR = INGREDIENTS, INGREDIENTS + SPICES


# --- Who does it


@compiled
def stands_in(s: Record, box: Record, seat: int, glass: int, area: int) -> bool:
    """Whether this seat has the hourglass at work in an area, with something left to do."""
    return s.user[glass] == seat and s.left[glass] > 0 and box.area[s.standing[glass]] == area


@compiled
def worker(s: Record, box: Record, seat: int, area: int) -> int:
    """The hourglass with which a seat acts in an area: one whose ability is called, else its first."""
    if s.improved[SPECIALIST] and stands_in(s, box, seat, SPECIALIST, area):
        return SPECIALIST
    for grip in range(GRIPS):
        glass = hourglass(seat, grip)
        if stands_in(s, box, seat, glass, area):
            return glass
    return NONE


@compiled
def use(s: Record, glass: int) -> None:
    s.begun[glass] = 1
    s.left[glass] -= 1


@compiled
def can_place(s: Record, box: Record, seat: int, grip: int, space: int) -> bool:
    """KR-11: an empty hourglass one may take, onto a free usable space; or once more onto its own."""
    glass = hourglass(seat, grip)
    if space >= box.spaces or not can_grip(s, box, seat, glass) or not usable(s, box, space):
        return False
    there = standing_on(s, space)
    return there in (NONE, glass)


@compiled
def can_lift(s: Record, box: Record, seat: int, grip: int) -> bool:
    glass = hourglass(seat, grip)
    return s.standing[glass] != NONE and s.user[glass] == seat and can_grip(s, box, seat, glass)


# --- The Specialist


@compiled
def can_improve(s: Record, box: Record, seat: int) -> bool:
    """KR-55: the Specialist has not begun, and a token lies on its action."""
    if s.user[SPECIALIST] != seat or s.begun[SPECIALIST] or s.improved[SPECIALIST]:
        return False
    return ability_at(s, box, int(box.area[s.standing[SPECIALIST]])) != NONE


@compiled
def improve(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    area = int(box.area[s.standing[SPECIALIST]])
    ability = ability_at(s, box, area)
    emit(events, CALLED, EVERYBODY, seat, ability, 0)
    s.abilities[ability] = TOKEN_USED
    s.abilities_used += 1
    s.improved[SPECIALIST] = 1
    if area in (WAITER, SHOPPING):
        s.left[SPECIALIST] = ability_number(box, area)
    elif area == SINK:
        s.left[SPECIALIST] = NO_SUPPLY


@compiled
def times(s: Record, box: Record, glass: int, area: int) -> int:
    """How far one operation goes: once, or as far as the ability says."""
    return ability_number(box, area) if s.improved[glass] else 1


# --- Maitre d'


@compiled
def can_bring(s: Record, box: Record, seat: int) -> bool:
    """KR-40: at least one order space is free, and there are Orders to come."""
    return worker(s, box, seat, MAITRE) != NONE and free_order_spaces(s, box) > 0 and orders_to_come(s) > 0


@compiled
def bring(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    glass = worker(s, box, seat, MAITRE)
    free = free_order_spaces(s, box)
    s.drawer = seat
    emit(events, BROUGHT, EVERYBODY, seat, box.offer_coins if s.improved[glass] else box.bring_coins, 0)
    if s.improved[glass]:
        s.coins += box.offer_coins
        s.hand[seat] = OFFERED
        s.hand_count[seat] = min(ability_number(box, MAITRE), free)
        draw_orders(s, OFFERING, int(box.offer_draw))
    else:
        s.coins += box.bring_coins
        draw_orders(s, BRINGING, min(int(box.bring), free))
    use(s, glass)


@compiled
def draw_orders(s: Record, phase: int, count: int) -> None:
    s.phase = phase
    s.drawing = count
    shuffle_orders(s)


@compiled
def shuffle_orders(s: Record) -> None:
    """KR-40: with an empty deck, the discarded Orders are the deck."""
    if cards_in_deck(s.orders, ORDERS) == 0:
        for order in range(ORDERS):
            if s.orders[order] == DISCARDED:
                s.orders[order] = DECK


@compiled
def can_choose(s: Record, seat: int, at: int) -> bool:
    return s.hand[seat] == OFFERED and s.offer[at] != NONE


@compiled
def choose(s: Record, box: Record, seat: int, at: int, events: Buffer | None) -> None:
    """KR-57: put one of the Orders laid out onto the rail; when enough are chosen, the others are discarded."""
    order = int(s.offer[at])
    space = put_on_rail(s, order)
    emit(events, CHOSE, EVERYBODY, seat, order, space + 1)
    s.offer[at] = NONE
    s.hand_count[seat] -= 1
    if s.hand_count[seat] == 0 or offers_left(s) == 0 or free_order_spaces(s, box) == 0:
        discard_offer(s, seat)


@compiled
def discard_offer(s: Record, seat: int) -> None:
    for at in range(OFFERS):
        if s.offer[at] != NONE:
            s.orders[s.offer[at]] = DISCARDED
            s.offer[at] = NONE
    s.hand[seat] = NOTHING
    s.hand_count[seat] = 0


@compiled
def offers_left(s: Record) -> int:
    n = 0
    for at in range(OFFERS):
        if s.offer[at] != NONE:
            n += 1
    return n


@compiled
def can_replace(s: Record, box: Record, seat: int, one: int, other: int) -> bool:
    """KR-40: face-up Orders may be replaced; `other` is NONE for a single one."""
    glass = worker(s, box, seat, MAITRE)
    if glass == NONE or s.improved[glass] or s.rail[one] == NONE or (other != NONE and s.rail[other] == NONE):
        return False
    taken = (1 if takes_tile(s, box, one) else 0) + (1 if other != NONE and takes_tile(s, box, other) else 0)
    return taken == 0 or tile_places(s, box) - taken >= tiles_in_hands(s)


@compiled
def replace(s: Record, box: Record, seat: int, one: int, other: int, events: Buffer | None) -> None:
    tell_replaced(s, seat, one, other, events)
    s.drawer = seat
    use(s, worker(s, box, seat, MAITRE))
    discard_order(s, one)
    if other != NONE:
        discard_order(s, other)
    draw_orders(s, BRINGING, 1 if other == NONE else 2)


@compiled
def tell_replaced(s: Record, seat: int, one: int, other: int, events: Buffer | None) -> None:
    emit(events, REPLACED, EVERYBODY, seat, one + 1, END if other == NONE else other + 1)
    put(events, 3, s.rail[one])
    put(events, 4, END if other == NONE else s.rail[other])


@compiled
def can_add_ice_cream(s: Record, box: Record, seat: int) -> bool:
    """KR-40: only if two tiles can be drawn and both can be placed."""
    glass = worker(s, box, seat, MAITRE)
    if not with_desserts(s) or glass == NONE or s.improved[glass]:
        return False
    return tile_places(s, box) - tiles_in_hands(s) >= HAND_TILES and tiles_to_come(s) >= HAND_TILES


@compiled
def add_ice_cream(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    emit(events, ADDED_ICE_CREAM, EVERYBODY, seat, box.ice_cream_coins, 0)
    use(s, worker(s, box, seat, MAITRE))
    s.coins += box.ice_cream_coins
    s.hand[seat] = HELD_TILES
    s.drawer = seat
    s.drawing = HAND_TILES
    s.phase = DRAWING_TILES
    shuffle_tiles(s)


@compiled
def shuffle_tiles(s: Record) -> None:
    if cards_in_deck(s.tiles, TILES) == 0:
        for tile in range(TILES):
            if s.tiles[tile] == DISCARDED:
                s.tiles[tile] = DECK


@compiled
def can_put_tile(s: Record, box: Record, seat: int, which: int, space: int) -> bool:
    return s.hand[seat] == HELD_TILES and s.hand_tiles[seat, which] != NONE and takes_tile(s, box, space)


@compiled
def put_tile(s: Record, seat: int, which: int, space: int, events: Buffer | None) -> None:
    tile = s.hand_tiles[seat, which]
    emit(events, TILE_PUT, EVERYBODY, seat, tile, space + 1)
    s.rail_tiles[space] = tile
    s.tiles[tile] = FACE_UP
    s.hand_tiles[seat, which] = NONE
    if s.hand_tiles[seat, 1 - which] == NONE:
        s.hand[seat] = NOTHING


@compiled
def takes_tile(s: Record, box: Record, space: int) -> bool:
    """KR-40: a face-up Order without ice-cream of its own, without side-dish and without a tile."""
    order = int(s.rail[space])
    if order == NONE or s.rail_tiles[space] != NONE:
        return False
    return box.own_scoops[order] == 0 and box.has_side[order] == 0


@compiled
def tile_places(s: Record, box: Record) -> int:
    n = 0
    for space in range(ORDER_SPACES):
        if takes_tile(s, box, space):
            n += 1
    return n


@compiled
def tiles_in_hands(s: Record) -> int:
    n = 0
    for seat in range(s.players):
        for which in range(HAND_TILES):
            if s.hand_tiles[seat, which] != NONE:
                n += 1
    return n


@compiled
def free_order_spaces(s: Record, box: Record) -> int:
    n = 0
    for space in range(box.order_spaces[s.players]):
        if s.rail[space] == NONE:
            n += 1
    return n


@compiled
def orders_to_come(s: Record) -> int:
    """Orders in the deck, and those that would be shuffled into it."""
    n = 0
    for order in range(ORDERS):
        if s.orders[order] == DECK or s.orders[order] == DISCARDED:
            n += 1
    return n


@compiled
def tiles_to_come(s: Record) -> int:
    n = 0
    for tile in range(TILES):
        if s.tiles[tile] == DECK or s.tiles[tile] == DISCARDED:
            n += 1
    return n


@compiled
def put_on_rail(s: Record, order: int) -> int:
    """Put an Order onto the first free order space; answer which."""
    space = 0
    while s.rail[space] != NONE:
        space += 1
    s.rail[space] = order
    s.orders[order] = FACE_UP
    return space


# --- Waiter


@compiled
def waiter_for(s: Record, box: Record, seat: int, half: int) -> int:
    """The hourglass that may take or deliver; the ability is for one of them, not both."""
    glass = worker(s, box, seat, WAITER)
    if glass == NONE or s.doing[glass, 0] == NONE or s.doing[glass, 0] == half:
        return glass
    for grip in range(GRIPS):
        other = hourglass(seat, grip)
        if other != glass and stands_in(s, box, seat, other, WAITER):
            return other
    return NONE


@compiled
def can_take(s: Record, box: Record, seat: int, space: int) -> bool:
    """KR-41: with every plate it needs among the clean ones, and room on the mat."""
    order = int(s.rail[space])
    if order == NONE or waiter_for(s, box, seat, TAKING) == NONE or not plates_there(s, box, order):
        return False
    if plates_on_mat(s, box, seat) + parts_of(box, order) > box.mat_plates or free_slot(s, seat) == NONE:
        return False
    return not takes_tile(s, box, space) or tile_places(s, box) > tiles_in_hands(s)


@compiled
def take(s: Record, box: Record, seat: int, space: int, events: Buffer | None) -> None:
    glass, slot = waiter_for(s, box, seat, TAKING), free_slot(s, seat)
    order = int(s.rail[space])
    s.order[seat, slot] = order
    s.tile[seat, slot] = s.rail_tiles[space]
    s.orders[order] = TAKEN
    if s.rail_tiles[space] != NONE:
        s.tiles[s.rail_tiles[space]] = TAKEN
    s.rail[space] = NONE
    s.rail_tiles[space] = NONE
    tell_order(s, TOOK, seat, slot, events)
    put(events, 4, space + 1)
    take_plates(s, box, seat, slot)
    s.doing[glass, 0] = TAKING
    use(s, glass)


@compiled
def take_plates(s: Record, box: Record, seat: int, slot: int) -> None:
    for part in range(parts_of(box, int(s.order[seat, slot]))):
        take_plate(s, box, seat, slot, part)


@compiled
def can_fetch(s: Record, box: Record, seat: int, slot: int) -> bool:
    """KR-61: an Order that lost a plate gets a clean one with a Waiter action."""
    order = int(s.order[seat, slot])
    if order == NONE or waiter_for(s, box, seat, TAKING) == NONE or not lacks_plate(s, box, seat, slot):
        return False
    if s.plate[seat, slot, DISH] == 0 and s.clean[box.plate_size[order]] > 0:
        return True
    return box.has_side[order] == 1 and s.plate[seat, slot, 1] == 0 and s.clean[0] > 0


@compiled
def fetch(s: Record, box: Record, seat: int, slot: int, events: Buffer | None) -> None:
    glass = waiter_for(s, box, seat, TAKING)
    tell_order(s, FETCHED, seat, slot, events)
    take_plates(s, box, seat, slot)
    s.doing[glass, 0] = TAKING
    use(s, glass)


@compiled
def can_deliver(s: Record, box: Record, seat: int, slot: int) -> bool:
    """KR-41: only an Order that is complete."""
    return waiter_for(s, box, seat, DELIVERING) != NONE and complete(s, box, seat, slot)


@compiled
def deliver(s: Record, box: Record, seat: int, slot: int, events: Buffer | None) -> None:
    glass = waiter_for(s, box, seat, DELIVERING)
    serve(s, box, seat, slot, DELIVERED, events)
    put(events, 6, tip(s, box))
    forget_plates(s, seat, slot)
    if tip(s, box) > 0:
        s.coins += tip(s, box)
        s.tips += 1
    s.doing[glass, 0] = DELIVERING
    s.begun[glass] = 1
    if not s.improved[glass]:
        s.left[glass] -= 1


@compiled
def forget_plates(s: Record, seat: int, slot: int) -> None:
    """KR-42: what was begun for a plate that is gone does not go on for the next one."""
    for grip in range(GRIPS):
        glass = hourglass(seat, grip)
        if s.user[glass] == seat:
            for i in range(2):
                if s.doing[glass, i] != NONE and s.doing[glass, i] // PARTS == slot:
                    s.doing[glass, i] = GONE


# --- Storage


@compiled
def storer(s: Record, box: Record, seat: int, storage: int, plate: int) -> int:
    """The hourglass that may put something from a storage on a plate (KR-42, KR-57)."""
    free = NONE
    for grip in range(GRIPS):
        glass = hourglass(seat, grip)
        if serves_storage(s, box, seat, glass, storage):
            if s.doing[glass, 0] == plate or s.doing[glass, 1] == plate:
                return glass
            if free == NONE and has_free_hand(s, box, glass):
                free = glass
    return free


@compiled
def serves_storage(s: Record, box: Record, seat: int, glass: int, storage: int) -> bool:
    if stands_in(s, box, seat, glass, STORAGE_A + storage):
        return True
    if not s.improved[glass] or s.user[glass] != seat or not storage_open(s, box, storage):
        return False
    area = box.area[s.standing[glass]]
    return area >= STORAGE_A and area <= STORAGE_C


@compiled
def has_free_hand(s: Record, box: Record, glass: int) -> bool:
    """Whether an action that is done for one plate, or two, may turn to another."""
    if s.doing[glass, 0] == NONE:
        return True
    return s.improved[glass] == 1 and s.doing[glass, 1] == NONE and ability_number(box, STORAGE_A) > 1


@compiled
def remember_plate(s: Record, glass: int, plate: int) -> None:
    s.begun[glass] = 1
    if s.doing[glass, 0] == plate or s.doing[glass, 1] == plate:
        return
    if s.doing[glass, 0] == NONE:
        s.doing[glass, 0] = plate
    else:
        s.doing[glass, 1] = plate


@compiled
def takes_ingredients(s: Record, seat: int, plate: int) -> bool:
    """KR-42: a plate in row 0 that is not on the extension."""
    slot, part = plate // PARTS, plate % PARTS
    return s.plate[seat, slot, part] == 1 and s.cooked[seat, slot, part] == 0 and s.chilled[seat, slot, part] == 0


@compiled
def add(s: Record, box: Record, seat: int, storage: int, ingredient: int, plate: int, events: Buffer | None) -> None:
    emit(events, ADDED, EVERYBODY, seat, ingredient, storage)
    put(events, 3, plate)
    remember_plate(s, storer(s, box, seat, storage, plate), plate)
    s.stock[storage, ingredient] -= 1
    s.ingredients[seat, plate // PARTS, plate % PARTS, ingredient] += 1


# --- Spices


@compiled
def can_draw(s: Record, box: Record, seat: int) -> bool:
    """KR-45: a cube from the bag, a second after the last one."""
    glass = worker(s, box, seat, SPICE_RACK)
    if glass == NONE or s.improved[glass] or s.clock < s.next_draw[seat]:
        return False
    return cubes_in_bag(s) > 0


@compiled
def draw(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    tell_draw(s, box, seat, events)
    s.drawer = seat
    s.drawing = 1
    if s.phase == RUSH:  # KR-04: when the time is up nobody waits between two draws
        s.next_draw[seat] = s.clock + box.draw_pause
    s.phase = DRAWING_CUBE


@compiled
def tell_draw(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    """A rummage is told once: when nothing was drawn since the hourglass came."""
    if events is None:
        return
    glass = worker(s, box, seat, SPICE_RACK)
    placed = int(s.until[glass]) - sand_of(s, box, glass, SPICE_RACK)
    first = s.next_draw[seat] == 0 or int(s.next_draw[seat]) - int(box.draw_pause) < placed
    emit(events, REACHED_IN, EVERYBODY, seat, 0 if first else 1, 0)


@compiled
def cubes_in_bag(s: Record) -> int:
    n = 0
    for spice in range(SPICES):
        n += int(s.bag[spice])
    return n


@compiled
def takes_spices(s: Record, seat: int, plate: int) -> bool:
    """KR-45: any row, but not the extension."""
    return s.plate[seat, plate // PARTS, plate % PARTS] == 1 and s.chilled[seat, plate // PARTS, plate % PARTS] == 0


@compiled
def spicer(s: Record, box: Record, seat: int, plate: int) -> int:
    """The hourglass that may put a cube on a plate: each serves one plate, with the ability all."""
    free = NONE
    for grip in range(GRIPS):
        glass = hourglass(seat, grip)
        if stands_in(s, box, seat, glass, SPICE_RACK):
            if s.doing[glass, 0] == plate or s.improved[glass]:
                return glass
            if free == NONE and s.doing[glass, 0] == NONE:
                free = glass
    return free


@compiled
def can_keep(s: Record, box: Record, seat: int, plate: int) -> bool:
    return s.hand[seat] == CUBE and takes_spices(s, seat, plate) and spicer(s, box, seat, plate) != NONE


@compiled
def keep(s: Record, box: Record, seat: int, plate: int, events: Buffer | None) -> None:
    glass = spicer(s, box, seat, plate)
    emit(events, KEPT, EVERYBODY, seat, s.hand_what[seat], plate)
    if not s.improved[glass]:
        remember_plate(s, glass, plate)
    s.spices[seat, plate // PARTS, plate % PARTS, s.hand_what[seat]] += 1
    empty_hand(s, seat)


@compiled
def can_spice(s: Record, box: Record, seat: int, spice: int, plate: int) -> bool:
    """KR-57: with the ability one looks into the bag."""
    if not (s.improved[SPECIALIST] and stands_in(s, box, seat, SPECIALIST, SPICE_RACK)):
        return False
    return s.bag[spice] > 0 and takes_spices(s, seat, plate)


@compiled
def spice_openly(s: Record, seat: int, spice: int, plate: int, events: Buffer | None) -> None:
    emit(events, SPICED, EVERYBODY, seat, spice, plate)
    s.begun[SPECIALIST] = 1
    s.bag[spice] -= 1
    s.spices[seat, plate // PARTS, plate % PARTS, spice] += 1


# --- Oven and Fridge


@compiled
def can_cook(s: Record, box: Record, seat: int, plate: int) -> bool:
    """KR-43: not below the last row, and not on the extension."""
    slot, part = plate // PARTS, plate % PARTS
    if s.plate[seat, slot, part] == 0 or s.chilled[seat, slot, part] > 0:
        return False
    return s.cooked[seat, slot, part] < box.most_cooked and worker(s, box, seat, OVEN) != NONE


@compiled
def cook(s: Record, box: Record, seat: int, plate: int, events: Buffer | None) -> None:
    slot, part = plate // PARTS, plate % PARTS
    glass = worker(s, box, seat, OVEN)
    rows = int(s.cooked[seat, slot, part]) + times(s, box, glass, OVEN)
    s.cooked[seat, slot, part] = min(rows, int(box.most_cooked))
    emit(events, COOKED, EVERYBODY, seat, plate, s.cooked[seat, slot, part])
    use(s, glass)


@compiled
def can_chill(s: Record, box: Record, seat: int, plate: int) -> bool:
    """KR-48: only a plate whose Order has refrigeration left to do."""
    slot, part = plate // PARTS, plate % PARTS
    if part != DISH or s.plate[seat, slot, part] == 0 or worker(s, box, seat, FRIDGE) == NONE:
        return False
    return s.chilled[seat, slot, part] < box.chill[s.order[seat, slot]]


@compiled
def chill(s: Record, box: Record, seat: int, plate: int, events: Buffer | None) -> None:
    slot, part = plate // PARTS, plate % PARTS
    glass = worker(s, box, seat, FRIDGE)
    columns = int(s.chilled[seat, slot, part]) + times(s, box, glass, FRIDGE)
    s.chilled[seat, slot, part] = min(columns, int(box.chill[s.order[seat, slot]]))
    emit(events, CHILLED, EVERYBODY, seat, plate, s.chilled[seat, slot, part])
    use(s, glass)


# --- Shopping


@compiled
def shopping_price(s: Record, box: Record, glass: int) -> int:
    """KR-44; the second lot of the ability is free."""
    if s.begun[glass]:
        return 0
    return int(box.shopping_price) + event_number(s, box, DEARER)


@compiled
def event_number(s: Record, box: Record, does: int) -> int:
    """The number of this round's Event, if it is of that kind."""
    if s.event == NONE or box.event_does[s.event] != does:
        return 0
    return int(box.event_number[s.event])


@compiled
def can_buy(s: Record, box: Record, seat: int, lot: int) -> bool:
    glass = worker(s, box, seat, SHOPPING)
    if glass == NONE or s.coins < shopping_price(s, box, glass) or not sold(s, box, lot):
        return False
    return in_supply(s, box, lot) > 0


@compiled
def sold(s: Record, box: Record, lot: int) -> bool:
    """Whether Shopping offers this at all: what belongs to the expansion only with it."""
    if lot == LOT_RARE and s.event != NONE and box.event_does[s.event] == NO_RARE:
        return False
    new = lot == LOT_SCOOPS or (lot < INGREDIENTS and box.ingredient_is_new[lot] == 1)
    return not new or with_desserts(s)


@compiled
def in_supply(s: Record, box: Record, lot: int) -> int:
    """KR-24: what is left of what a lot is taken from."""
    if lot < INGREDIENTS:
        return int(s.more_ingredients[lot])
    n = 0
    if lot == LOT_SCOOPS:
        for flavour in range(FLAVOURS):
            n += int(s.more_scoops[flavour])
        return n
    for spice in range(SPICES):
        if box.rare[spice] == (1 if lot == LOT_RARE else 0):
            n += spice_on_sale(s, box, spice)
    return n


@compiled
def spice_on_sale(s: Record, box: Record, spice: int) -> int:
    if box.spice_is_new[spice] and not with_desserts(s):
        return 0
    return int(s.more_spices[spice])


@compiled
def buy(s: Record, box: Record, seat: int, lot: int, events: Buffer | None) -> None:
    glass = worker(s, box, seat, SHOPPING)
    price = shopping_price(s, box, glass)
    s.coins -= price
    use(s, glass)
    count = max(int(box.lot[lot]) + bought_number(s, box, BULK_BUYER) - event_number(s, box, SCARCER), 1)
    s.hand_count[seat] = min(count, in_supply(s, box, lot))
    emit(events, BOUGHT, EVERYBODY, seat, lot, s.hand_count[seat])
    put(events, 3, price)
    if lot < INGREDIENTS:
        s.hand[seat] = CRATE
        s.hand_what[seat] = lot
        s.more_ingredients[lot] -= s.hand_count[seat]
    elif lot == LOT_COMMON:
        s.hand[seat] = COMMON_SPICES
    elif lot == LOT_RARE:
        s.hand[seat] = RARE_SPICES
    else:
        s.hand[seat] = SCOOPS


@compiled
def can_unload(s: Record, box: Record, seat: int, storage: int) -> bool:
    return s.hand[seat] == CRATE and storage_open(s, box, storage)


@compiled
def unload(s: Record, seat: int, storage: int, count: int, events: Buffer | None) -> None:
    emit(events, UNLOADED, EVERYBODY, seat, s.hand_what[seat], storage)
    put(events, 3, count)
    s.stock[storage, s.hand_what[seat]] += count
    s.hand_count[seat] -= count
    if s.hand_count[seat] == 0:
        empty_hand(s, seat)


@compiled
def can_pick_spice(s: Record, box: Record, seat: int, spice: int) -> bool:
    wanted = RARE_SPICES if box.rare[spice] else COMMON_SPICES
    return s.hand[seat] == wanted and spice_on_sale(s, box, spice) > 0


@compiled
def pick_spice(s: Record, box: Record, seat: int, spice: int, events: Buffer | None) -> None:
    emit(events, PICKED, EVERYBODY, seat, A_SPICE + spice, 0)
    lot = LOT_RARE if box.rare[spice] else LOT_COMMON
    s.more_spices[spice] -= 1
    s.bag[spice] += 1
    pick_one(s, seat, in_supply(s, box, lot))


@compiled
def can_pick_scoop(s: Record, seat: int, flavour: int) -> bool:
    return s.hand[seat] == SCOOPS and s.more_scoops[flavour] > 0


@compiled
def pick_scoop(s: Record, box: Record, seat: int, flavour: int, events: Buffer | None) -> None:
    emit(events, PICKED, EVERYBODY, seat, A_FLAVOUR + flavour, 0)
    s.more_scoops[flavour] -= 1
    s.freezer[flavour] += 1
    pick_one(s, seat, in_supply(s, box, LOT_SCOOPS))


@compiled
def pick_one(s: Record, seat: int, more: int) -> None:
    s.hand_count[seat] -= 1
    if s.hand_count[seat] == 0 or more == 0:
        empty_hand(s, seat)


# --- Hands


@compiled
def can_put_back(s: Record, seat: int) -> bool:
    """A cube goes back into the bag, what is left of a purchase into the supply."""
    return s.hand[seat] != NOTHING and s.hand[seat] != HELD_TILES and s.hand[seat] != OFFERED


@compiled
def go_back(s: Record, seat: int, events: Buffer | None) -> None:
    """Put back what is held, and tell of it."""
    held = int(s.hand_what[seat])
    if s.hand[seat] == CUBE:
        emit(events, WENT_BACK, EVERYBODY, seat, A_SPICE + held, 1)
    else:
        emit(events, WENT_BACK, EVERYBODY, seat, held, 0)
    put_back(s, seat)


@compiled
def put_back(s: Record, seat: int) -> None:
    if s.hand[seat] == CUBE:
        s.bag[s.hand_what[seat]] += 1
    elif s.hand[seat] == CRATE:
        s.more_ingredients[s.hand_what[seat]] += s.hand_count[seat]
    empty_hand(s, seat)


@compiled
def empty_hand(s: Record, seat: int) -> None:
    s.hand[seat] = NOTHING
    s.hand_what[seat] = NONE
    s.hand_count[seat] = 0


# --- Sink


@compiled
def can_wash(s: Record, box: Record, seat: int, size: int) -> bool:
    return s.dirty[size] > 0 and worker(s, box, seat, SINK) != NONE


@compiled
def wash(s: Record, box: Record, seat: int, size: int, events: Buffer | None) -> None:
    emit(events, WASHED, EVERYBODY, seat, size, 0)
    s.dirty[size] -= 1
    s.clean[size] += 1
    use(s, worker(s, box, seat, SINK))


# --- Office


@compiled
def can_pay(s: Record, box: Record, seat: int, price: int) -> bool:
    glass = worker(s, box, seat, OFFICE)
    return glass != NONE and s.coins >= office_price(s, box, glass, price)


@compiled
def office_price(s: Record, box: Record, glass: int, price: int) -> int:
    """KR-47, with what an Event adds and the ability takes off."""
    price += event_number(s, box, OFFICE_DEARER)
    if s.improved[glass]:
        price -= ability_number(box, OFFICE)
    return max(price, 0)


@compiled
def pay(s: Record, box: Record, seat: int, price: int, purchase: int, events: Buffer | None) -> None:
    glass = worker(s, box, seat, OFFICE)
    price = office_price(s, box, glass, price)
    emit(events, PAID, EVERYBODY, seat, purchase, price)
    put(events, 3, NONE)
    put(events, 4, NONE)
    s.coins -= price
    use(s, glass)


@compiled
def can_upgrade(s: Record, box: Record, seat: int, upgrade: int) -> bool:
    return s.upgrades[upgrade] == FACE_UP and can_pay(s, box, seat, int(box.upgrade_price[upgrade]))


@compiled
def upgrade(s: Record, box: Record, seat: int, which: int, purchase: int, events: Buffer | None) -> None:
    pay(s, box, seat, int(box.upgrade_price[which]), purchase, events)
    s.upgrades[which] = DONE
    if box.upgrade_does[which] == OPENS_STORAGE:
        open_storage(s, box)
    elif box.upgrade_does[which] == EXTRA_OVEN:
        for space in range(box.spaces):
            if box.by_upgrade[space]:
                s.spaces[space] = OPEN


@compiled
def open_storage(s: Record, box: Record) -> None:
    """The key opens Storage C and fills it like the others."""
    for space in range(box.spaces):
        if box.area[space] == STORAGE_C and s.spaces[space] == LOCKED:
            s.spaces[space] = OPEN
    for ingredient in range(INGREDIENTS):
        if box.ingredient_is_new[ingredient] == 0 or with_desserts(s):
            count = min(int(box.stock[s.players, ingredient]), int(s.more_ingredients[ingredient]))
            s.stock[STORAGES - 1, ingredient] += count
            s.more_ingredients[ingredient] -= count


@compiled
def can_rehire(s: Record, box: Record, seat: int, glass: int) -> bool:
    return s.status[glass] == UNPAID and can_pay(s, box, seat, int(box.price_rehire))


@compiled
def rehire(s: Record, box: Record, seat: int, glass: int, purchase: int, events: Buffer | None) -> None:
    pay(s, box, seat, int(box.price_rehire), purchase, events)
    put(events, 3, glass)
    put(events, 4, owner_of(glass))
    s.status[glass] = WORKING


@compiled
def can_hire(s: Record, box: Record, seat: int) -> bool:
    return s.status[SECOND_HELPER] == UNHIRED and can_pay(s, box, seat, int(box.price_helper))


@compiled
def hire(s: Record, box: Record, seat: int, purchase: int, events: Buffer | None) -> None:
    pay(s, box, seat, int(box.price_helper), purchase, events)
    s.status[SECOND_HELPER] = WORKING


@compiled
def can_unlock(s: Record, box: Record, seat: int, space: int) -> bool:
    return s.spaces[space] == LOCKED and can_pay(s, box, seat, int(box.price_unlock))


@compiled
def can_repair(s: Record, box: Record, seat: int, space: int) -> bool:
    return s.spaces[space] == BROKEN and can_pay(s, box, seat, int(box.price_repair))


@compiled
def make_usable(
    s: Record, box: Record, seat: int, space: int, price: int, purchase: int, events: Buffer | None
) -> None:
    """A lock is opened or a malfunction repaired."""
    pay(s, box, seat, price, purchase, events)
    s.spaces[space] = OPEN


@compiled
def can_buy_plate(s: Record, box: Record, seat: int, size: int) -> bool:
    return s.for_sale[size] > 0 and can_pay(s, box, seat, int(box.price_plate))


@compiled
def buy_plate(s: Record, box: Record, seat: int, size: int, purchase: int, events: Buffer | None) -> None:
    pay(s, box, seat, int(box.price_plate), purchase, events)
    s.for_sale[size] -= 1
    s.clean[size] += 1


# --- Freezer


@compiled
def turn_lid(s: Record, seat: int, off: int, events: Buffer | None) -> None:
    emit(events, LID, EVERYBODY, seat, off, 0)
    s.lid_off = off


@compiled
def can_scoop(s: Record, box: Record, seat: int, flavour: int, slot: int, where: int) -> bool:
    """KR-49, KR-50: with the lid off, or with the ability straight from the supply."""
    glass = worker(s, box, seat, FREEZER)
    if glass == NONE or s.order[seat, slot] == NONE:
        return False
    if s.improved[glass]:
        if s.more_scoops[flavour] == 0:
            return False
    elif not s.lid_off or s.freezer[flavour] == 0:
        return False
    if where == DESSERT:
        return ready_for_scoops(s, box, seat, slot)
    return s.tile[seat, slot] != NONE and (s.ice_plate[seat, slot] != NONE or clean_ice_plate(s) != NONE)


@compiled
def scoop(s: Record, box: Record, seat: int, flavour: int, slot: int, where: int, events: Buffer | None) -> None:
    glass = worker(s, box, seat, FREEZER)
    emit(events, SCOOPED, EVERYBODY, seat, flavour, slot * PARTS if where == DESSERT else PLATES + slot)
    if s.improved[glass]:
        s.more_scoops[flavour] -= 1
    else:
        s.freezer[flavour] -= 1
    s.begun[glass] = 1
    if where == TILE and s.ice_plate[seat, slot] == NONE:
        size = clean_ice_plate(s)
        s.clean[size] -= 1
        s.ice_plate[seat, slot] = size
    s.scoops[seat, slot, where, flavour] += 1
