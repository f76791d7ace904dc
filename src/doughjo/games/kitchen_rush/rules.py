"""Kitchen Rush with Piece of Cake: the team runs a restaurant for four rounds of four minutes.

Workers are hourglasses: put one on a space and act; it can move again when its sand has run out. Time is a number in
the table that `advance` raises. What is done in which area is in `work`, what a plate holds in `dishes`, who stands
where in `places`, and what happens between two Action phases in `rounds`.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import EVERYBODY, Buffer, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.kitchen_rush import places, rounds, work
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
    DRAW_ABILITY,
    DRAW_BONUS,
    DRAW_EVENT,
    DRAW_OBJECTIVE,
    DRAW_ORDER,
    DRAW_SPICE,
    DRAW_TILE,
    DRAW_UPGRADE,
    FETCH,
    HIRE,
    IMPROVE,
    KEEP,
    LEAVE_UNPAID,
    LID_OFF,
    LID_ON,
    LIFT,
    PAIRS,
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
    decode_luck,
    encode,
    encode_luck,
)
from doughjo.games.kitchen_rush.places import hourglass
from doughjo.games.kitchen_rush.said import (
    IS_READY,
    LAID_OUT,
    NEW_ABILITY,
    NEW_CUBE,
    NEW_OBJECTIVE,
    NEW_ORDER,
    NEW_TILE,
    NEW_UPGRADE,
    WAITED,
)
from doughjo.games.kitchen_rush.state import (
    ABILITIES,
    ABSENT,
    BONUS_DRAWN,
    BONUSES,
    BROKEN,
    CHOOSING_OBJECTIVE,
    CLOSING,
    CUBE,
    DECK,
    DRAWING_CUBE,
    DRAWING_TILES,
    EVENT_DRAWN,
    EVENTS,
    FACE_UP,
    FINISHED,
    FLAVOURS,
    FREEZER,
    FRIDGE,
    GRIPS,
    HAND_TILES,
    HELPER,
    HOURGLASSES,
    ICE_PLATE,
    IN_HAND,
    INGREDIENTS,
    LOCKED,
    LOTS,
    MAITRE,
    NONE,
    NOTHING,
    OBJECTIVES,
    OFFERED,
    OFFERING,
    OFFERS,
    OFFICE,
    OPEN,
    OPENING,
    ORDER_SPACES,
    ORDERS,
    OUT,
    OVEN,
    PAYING,
    PLATES,
    PREPARING,
    REVEALING_ABILITIES,
    REVEALING_UPGRADES,
    RUSH,
    SECOND_HELPER,
    SHOPPING,
    SINK,
    SIZES,
    SLOTS,
    SPECIALIST,
    SPICE_RACK,
    SPICES,
    STORAGE_A,
    STORAGE_B,
    STORAGE_C,
    STORAGES,
    TILES,
    UNAVAILABLE,
    UNHIRED,
    UPGRADES,
    WAITER,
    WORKING,
)

ROUND_SECONDS = (240, 300, 60)  # the choices of the option, in its order
STORAGE_BITS = 1 << STORAGE_A | 1 << STORAGE_B | 1 << STORAGE_C
COOKING_BITS = 1 << SPICE_RACK | 1 << OVEN | 1 << FRIDGE
BY_OBJECTIVE, EVENTS_ON = 0, 1  # the choices of the option `events`; the third is off

# --- Setup


@compiled
def setup(s: Record, box: Record, players: int, options: Ids) -> None:
    clear(s, players, options)
    new = places.with_desserts(s)
    lay_spaces(s, box, new)
    lay_hourglasses(s)
    lay_stock(s, box, new)
    lay_plates(s, box, new)
    lay_cards(s, box, new)
    s.coins = box.coins
    s.drawing = box.opening_orders
    s.round_number = 1
    rounds.prepare(s, box)


@compiled
def clear(s: Record, players: int, options: Ids) -> None:
    s.players = players
    s.modules = options[0]
    s.level = options[1]
    s.events_chosen = options[2]
    s.seconds = options[3]
    s.finish_under_way = options[4]
    s.close_lid = options[5]
    s.clock = 0
    s.length = 1000 * ROUND_SECONDS[s.seconds]
    s.objective = NONE
    s.event = NONE
    s.prestige = 0
    s.peak = 0
    s.bonuses = 0
    s.tips = 0
    s.abilities_used = 0
    s.unfinished = 0
    s.to_leave_unpaid = 0
    s.drawer = NONE
    s.lid_off = 0
    s.ready[:] = 0
    s.rail[:] = NONE
    s.rail_tiles[:] = NONE
    s.order[:] = NONE
    s.tile[:] = NONE
    s.ice_plate[:] = NONE
    s.plate[:] = 0
    s.cooked[:] = 0
    s.chilled[:] = 0
    s.ingredients[:] = 0
    s.spices[:] = 0
    s.scoops[:] = 0
    s.hand[:] = NOTHING
    s.hand_what[:] = NONE
    s.hand_count[:] = 0
    s.hand_tiles[:] = NONE
    s.offer[:] = NONE
    s.next_draw[:] = 0


@compiled
def lay_spaces(s: Record, box: Record, new: bool) -> None:
    """KR-14, KR-15: spaces for more players or another module are unavailable."""
    s.spaces[:] = UNAVAILABLE
    for space in range(box.spaces):
        if s.players >= box.from_players[space] and not box.by_upgrade[space] and (new or not box.space_is_new[space]):
            s.spaces[space] = LOCKED if box.locked[space] else BROKEN if box.broken[space] else OPEN


@compiled
def lay_hourglasses(s: Record) -> None:
    """KR-10: two for everybody, a Helper, and with its module the Specialist."""
    for glass in range(HOURGLASSES):
        places.reset(s, glass)
        s.status[glass] = WORKING if glass < 2 * s.players else ABSENT
    s.status[HELPER] = WORKING
    s.status[SECOND_HELPER] = UNHIRED
    s.status[SPECIALIST] = WORKING if places.with_specialist(s) else ABSENT


@compiled
def lay_stock(s: Record, box: Record, new: bool) -> None:
    """KR-22, KR-27; what is not in play is in the supply (KR-24)."""
    s.stock[:] = 0
    for i in range(INGREDIENTS):
        used = new or not box.ingredient_is_new[i]
        s.more_ingredients[i] = box.ingredients[i] if used else 0
        for storage in range(STORAGES):
            if used and places.storage_open(s, box, storage):
                count = min(int(box.stock[s.players, i]), int(s.more_ingredients[i]))
                s.stock[storage, i] = count
                s.more_ingredients[i] -= count
    for i in range(SPICES):
        used = new or not box.spice_is_new[i]
        s.bag[i] = min(int(box.bag[s.players, i]), int(box.spices[i])) if used else 0
        s.more_spices[i] = int(box.spices[i]) - int(s.bag[i]) if used else 0
    for i in range(FLAVOURS):
        s.freezer[i] = min(int(box.freezer[s.players, i]), int(box.scoops[i])) if new else 0
        s.more_scoops[i] = int(box.scoops[i]) - int(s.freezer[i]) if new else 0


@compiled
def lay_plates(s: Record, box: Record, new: bool) -> None:
    """KR-23, KR-27."""
    for size in range(SIZES):
        used = new or size != ICE_PLATE
        s.clean[size] = box.clean[s.players, size] if used else 0
        s.dirty[size] = box.dirty[size] if used else 0
        s.for_sale[size] = box.for_sale[size] if used else 0


@compiled
def lay_cards(s: Record, box: Record, new: bool) -> None:
    s.orders[:] = OUT
    s.tiles[:] = OUT
    s.events[:] = OUT
    s.objectives[:] = OUT
    s.upgrades[:] = OUT
    s.abilities[:] = OUT
    s.bonus_cards[:] = OUT
    for order in range(box.orders):
        s.orders[order] = DECK if new or box.kind[order] != 3 else OUT
    for tile in range(box.tiles):
        s.tiles[tile] = DECK if new else OUT
    for upgrade in range(box.upgrades):
        s.upgrades[upgrade] = DECK
    for ability in range(box.abilities):
        used = places.with_specialist(s) and (new or not box.ability_is_new[ability])
        s.abilities[ability] = DECK if used else OUT
    for bonus in range(box.bonuses):
        s.bonus_cards[bonus] = DECK if new or not box.bonus_is_new[bonus] else OUT
    lay_objective(s, box)
    for event in range(box.events):
        used = s.with_events and (new or not box.event_is_new[event])
        s.events[event] = DECK if used else OUT


@compiled
def lay_objective(s: Record, box: Record) -> None:
    """KR-26: the one of the level that was chosen, or one of several by luck; whether there are Events follows it."""
    found, last = 0, 0
    for objective in range(box.objectives):
        if box.level[objective] == s.level:
            s.objectives[objective] = DECK
            last = objective
            found += 1
    if found == 1:
        rounds.choose_objective(s, box, last)
    s.with_events = box.events_by_default[last]
    if s.events_chosen != BY_OBJECTIVE:
        s.with_events = 1 if s.events_chosen == EVENTS_ON else 0


# --- Whose decision


@compiled
def to_act(s: Record, box: Record) -> int:
    if s.phase == FINISHED:
        return OVER
    if s.phase == RUSH or s.phase == PAYING:  # the team chooses who goes unpaid: whoever speaks first
        return (1 << int(s.players)) - 1
    if s.phase == PREPARING or s.phase == CLOSING:
        return not_ready(s)
    return CHANCE


def asks_anybody(s: Record, box: Record) -> bool:
    """KR-64: the team chooses who goes unpaid."""
    return bool(s.phase == PAYING)


@compiled
def not_ready(s: Record) -> int:
    seats = 0
    for seat in range(s.players):
        if not s.ready[seat]:
            seats |= 1 << seat
    return seats


# --- Legal


@compiled
def legal(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write what a seat can do now, in ascending order; answer how many."""
    if s.phase == PREPARING:
        out[0] = encode(READY, 0, 0, 0)
        return 1
    if s.phase == PAYING:
        return legal_unpaid(s, out)
    out[0] = encode(READY if s.phase == CLOSING else WAIT, 0, 0, 0)
    if s.hand[seat] != NOTHING:
        return legal_with_full_hands(s, box, seat, out, 1)
    n = legal_moves(s, box, seat, out, 1)
    at = areas_at_work(s, box, seat)
    if at >> MAITRE & 1:
        n = legal_maitre(s, box, seat, out, n)
    if at >> WAITER & 1:
        n = legal_waiter(s, box, seat, out, n)
    if at & STORAGE_BITS:
        for storage in range(STORAGES):
            n = legal_adds(s, box, seat, storage, out, n)
    if at & COOKING_BITS:
        n = legal_cooking(s, box, seat, out, n)
    if at >> SHOPPING & 1:
        n = legal_buys(s, box, seat, out, n)
    if at >> SINK & 1:
        n = legal_washing(s, box, seat, out, n)
    if at >> OFFICE & 1:
        n = legal_office(s, box, seat, out, n)
    if at >> FREEZER & 1:
        n = legal_freezer(s, box, seat, out, n)
    return n


@compiled
def legal_unpaid(s: Record, out: Ids) -> int:
    n = 0
    for glass in range(SPECIALIST):
        if s.status[glass] == WORKING:
            out[n] = encode(LEAVE_UNPAID, glass, 0, 0)
            n += 1
    return n


@compiled
def legal_moves(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """Placing and lifting hourglasses while time runs (KR-04), and calling the ability."""
    for grip in range(GRIPS if s.phase == RUSH else 0):
        if places.can_grip(s, box, seat, hourglass(seat, grip)):
            for space in range(box.spaces):
                if work.can_place(s, box, seat, grip, space):
                    out[n] = encode(PLACE, grip, space, 0)
                    n += 1
    for grip in range(GRIPS if s.phase == RUSH else 0):
        if work.can_lift(s, box, seat, grip):
            out[n] = encode(LIFT, grip, 0, 0)
            n += 1
    if work.can_improve(s, box, seat):
        out[n] = encode(IMPROVE, 0, 0, 0)
        n += 1
    return n


@compiled
def areas_at_work(s: Record, box: Record, seat: int) -> int:
    """A bit for every area in which a seat has an hourglass that can still act."""
    areas = 0
    for glass in range(HOURGLASSES):
        if s.user[glass] == seat and s.left[glass] > 0:
            areas |= 1 << int(box.area[s.standing[glass]])
    return areas


@compiled
def legal_maitre(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    if work.can_bring(s, box, seat):
        out[n] = encode(BRING, 0, 0, 0)
        n += 1
    for one in range(ORDER_SPACES):
        if work.can_replace(s, box, seat, one, NONE):
            out[n] = encode(REPLACE, one + 1, 0, 0)
            n += 1
    for pair in range(len(PAIRS)):
        if work.can_replace(s, box, seat, PAIRS[pair, 0], PAIRS[pair, 1]):
            out[n] = encode(REPLACE_TWO, pair, 0, 0)
            n += 1
    if work.can_add_ice_cream(s, box, seat):
        out[n] = encode(ADD_ICE_CREAM, 0, 0, 0)
        n += 1
    return n


@compiled
def legal_waiter(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for space in range(ORDER_SPACES):
        if work.can_take(s, box, seat, space):
            out[n] = encode(TAKE, space + 1, 0, 0)
            n += 1
    for slot in range(SLOTS):
        if work.can_fetch(s, box, seat, slot):
            out[n] = encode(FETCH, slot + 1, 0, 0)
            n += 1
    for slot in range(SLOTS):
        if work.can_deliver(s, box, seat, slot):
            out[n] = encode(DELIVER, slot + 1, 0, 0)
            n += 1
    return n


@compiled
def legal_cooking(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """Spices, Oven and Fridge."""
    if work.can_draw(s, box, seat):
        out[n] = encode(DRAW, 0, 0, 0)
        n += 1
    if s.improved[SPECIALIST]:
        for spice in range(SPICES):
            for plate in range(PLATES):
                if work.can_spice(s, box, seat, spice, plate):
                    out[n] = encode(SPICE, spice, plate, 0)
                    n += 1
    for plate in range(PLATES):
        if work.can_cook(s, box, seat, plate):
            out[n] = encode(COOK, plate, 0, 0)
            n += 1
    for plate in range(PLATES):
        if work.can_chill(s, box, seat, plate):
            out[n] = encode(CHILL, plate, 0, 0)
            n += 1
    return n


@compiled
def legal_adds(s: Record, box: Record, seat: int, storage: int, out: Ids, n: int) -> int:
    plates = 0
    for plate in range(PLATES):
        if work.takes_ingredients(s, seat, plate) and work.storer(s, box, seat, storage, plate) != NONE:
            plates |= 1 << plate
    if plates == 0:
        return n
    for ingredient in range(INGREDIENTS):
        if s.stock[storage, ingredient] > 0:
            for plate in range(PLATES):
                if plates >> plate & 1:
                    out[n] = encode(ADD, storage, ingredient, plate)
                    n += 1
    return n


@compiled
def legal_buys(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for lot in range(LOTS):
        if work.can_buy(s, box, seat, lot):
            out[n] = encode(BUY, lot, 0, 0)
            n += 1
    return n


@compiled
def legal_washing(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for size in range(SIZES):
        if work.can_wash(s, box, seat, size):
            out[n] = encode(WASH, size, 0, 0)
            n += 1
    return n


@compiled
def legal_office(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for upgrade in range(UPGRADES):
        if work.can_upgrade(s, box, seat, upgrade):
            out[n] = encode(UPGRADE, upgrade, 0, 0)
            n += 1
    for glass in range(HOURGLASSES):
        if work.can_rehire(s, box, seat, glass):
            out[n] = encode(REHIRE, glass, 0, 0)
            n += 1
    if work.can_hire(s, box, seat):
        out[n] = encode(HIRE, 0, 0, 0)
        n += 1
    for space in range(box.spaces):
        if work.can_unlock(s, box, seat, space):
            out[n] = encode(UNLOCK, space, 0, 0)
            n += 1
    for space in range(box.spaces):
        if work.can_repair(s, box, seat, space):
            out[n] = encode(REPAIR, space, 0, 0)
            n += 1
    for size in range(SIZES):
        if work.can_buy_plate(s, box, seat, size):
            out[n] = encode(BUY_PLATE, size, 0, 0)
            n += 1
    return n


@compiled
def legal_freezer(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    out[n] = encode(LID_ON if s.lid_off else LID_OFF, 0, 0, 0)
    n += 1
    for flavour in range(FLAVOURS):
        for slot in range(SLOTS):
            for where in range(2):
                if work.can_scoop(s, box, seat, flavour, slot, where):
                    out[n] = encode(SCOOP, flavour, slot + 1, where)
                    n += 1
    return n


@compiled
def legal_with_full_hands(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """KR-13: whoever holds something has no hand free for anything else."""
    for which in range(HAND_TILES):
        for space in range(ORDER_SPACES):
            if work.can_put_tile(s, box, seat, which, space):
                out[n] = encode(PUT_TILE, which + 1, space + 1, 0)
                n += 1
    for at in range(OFFERS):
        if work.can_choose(s, seat, at):
            out[n] = encode(CHOOSE, at + 1, 0, 0)
            n += 1
    for plate in range(PLATES):
        if work.can_keep(s, box, seat, plate):
            out[n] = encode(KEEP, plate, 0, 0)
            n += 1
    if work.can_put_back(s, seat):
        out[n] = encode(PUT_BACK, 0, 0, 0)
        n += 1
    for all_of_it in range(2):
        for storage in range(STORAGES):
            if work.can_unload(s, box, seat, storage):
                out[n] = encode(UNLOAD_ALL if all_of_it else UNLOAD, storage, 0, 0)
                n += 1
    for spice in range(SPICES):
        if work.can_pick_spice(s, box, seat, spice):
            out[n] = encode(PICK_SPICE, spice, 0, 0)
            n += 1
    for flavour in range(FLAVOURS):
        if work.can_pick_scoop(s, seat, flavour):
            out[n] = encode(PICK_SCOOP, flavour, 0, 0)
            n += 1
    return n


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    verb, a, b, c = decode(action)
    if verb == WAIT:
        emit(events, WAITED, EVERYBODY, seat, 0, 0)
    elif verb == READY:
        be_ready(s, box, seat, events)
    elif verb == LEAVE_UNPAID:
        go_unpaid(s, box, a, events)
    elif verb < BRING:
        move_hourglass(s, box, seat, verb, a, b, events)
    elif verb < ADD:
        serve_guests(s, box, seat, verb, a, b, events)
    elif verb < BUY:
        prepare_food(s, box, seat, verb, a, b, c, events)
    elif verb < UPGRADE:
        restock(s, box, seat, verb, a, events)
    elif verb < LID_OFF:
        spend(s, box, seat, verb, a, action - encode(UPGRADE, 0, 0, 0), events)
    else:
        use_freezer(s, box, seat, verb, a, b, c, events)


@compiled
def be_ready(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    """KR-01, KR-04: when everybody is ready the clock starts, or after the time is up Cleanup begins."""
    emit(events, IS_READY, EVERYBODY, seat, 0, 0)
    s.ready[seat] = 1
    if not_ready(s) != 0:
        return
    if s.phase == CLOSING:
        rounds.clean_up(s, box, events)
    else:
        rounds.start_rush(s, events)


@compiled
def go_unpaid(s: Record, box: Record, glass: int, events: Buffer | None) -> None:
    rounds.leave_unpaid(s, glass, events)
    if s.to_leave_unpaid == 0:
        rounds.give_bonuses(s, box, events)


@compiled
def move_hourglass(s: Record, box: Record, seat: int, verb: int, grip: int, space: int, events: Buffer | None) -> None:
    if verb == PLACE:
        places.place(s, box, seat, hourglass(seat, grip), space, events)
    elif verb == LIFT:
        places.lift(s, box, seat, hourglass(seat, grip), events)
    elif verb == IMPROVE:
        work.improve(s, box, seat, events)
    else:
        raise ValueError("move_hourglass has no branch for a verb")


@compiled
def serve_guests(s: Record, box: Record, seat: int, verb: int, a: int, b: int, events: Buffer | None) -> None:
    if verb == BRING:
        work.bring(s, box, seat, events)
    elif verb == REPLACE:
        work.replace(s, box, seat, a - 1, NONE, events)
    elif verb == REPLACE_TWO:
        work.replace(s, box, seat, PAIRS[a, 0], PAIRS[a, 1], events)
    elif verb == ADD_ICE_CREAM:
        work.add_ice_cream(s, box, seat, events)
    elif verb == PUT_TILE:
        work.put_tile(s, seat, a - 1, b - 1, events)
    elif verb == CHOOSE:
        work.choose(s, box, seat, a - 1, events)
    elif verb == TAKE:
        work.take(s, box, seat, a - 1, events)
    elif verb == FETCH:
        work.fetch(s, box, seat, a - 1, events)
    elif verb == DELIVER:
        work.deliver(s, box, seat, a - 1, events)
    else:
        raise ValueError("serve_guests has no branch for a verb")


@compiled
def prepare_food(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int, events: Buffer | None) -> None:
    if verb == ADD:
        work.add(s, box, seat, a, b, c, events)
    elif verb == DRAW:
        work.draw(s, box, seat, events)
    elif verb == KEEP:
        work.keep(s, box, seat, a, events)
    elif verb == PUT_BACK:
        work.go_back(s, seat, events)
    elif verb == SPICE:
        work.spice_openly(s, seat, a, b, events)
    elif verb == COOK:
        work.cook(s, box, seat, a, events)
    elif verb == CHILL:
        work.chill(s, box, seat, a, events)
    else:
        raise ValueError("prepare_food has no branch for a verb")


@compiled
def restock(s: Record, box: Record, seat: int, verb: int, a: int, events: Buffer | None) -> None:
    if verb == BUY:
        work.buy(s, box, seat, a, events)
    elif verb == UNLOAD:
        work.unload(s, seat, a, 1, events)
    elif verb == UNLOAD_ALL:
        work.unload(s, seat, a, int(s.hand_count[seat]), events)
    elif verb == PICK_SPICE:
        work.pick_spice(s, box, seat, a, events)
    elif verb == PICK_SCOOP:
        work.pick_scoop(s, box, seat, a, events)
    elif verb == WASH:
        work.wash(s, box, seat, a, events)
    else:
        raise ValueError("restock has no branch for a verb")


@compiled
def spend(s: Record, box: Record, seat: int, verb: int, a: int, purchase: int, events: Buffer | None) -> None:
    if verb == UPGRADE:
        work.upgrade(s, box, seat, a, purchase, events)
    elif verb == REHIRE:
        work.rehire(s, box, seat, a, purchase, events)
    elif verb == HIRE:
        work.hire(s, box, seat, purchase, events)
    elif verb == UNLOCK:
        work.make_usable(s, box, seat, a, int(box.price_unlock), purchase, events)
    elif verb == REPAIR:
        work.make_usable(s, box, seat, a, int(box.price_repair), purchase, events)
    elif verb == BUY_PLATE:
        work.buy_plate(s, box, seat, a, purchase, events)
    else:
        raise ValueError("spend has no branch for a verb")


@compiled
def use_freezer(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int, events: Buffer | None) -> None:
    if verb == LID_OFF:
        work.turn_lid(s, seat, 1, events)
    elif verb == LID_ON:
        work.turn_lid(s, seat, 0, events)
    elif verb == SCOOP:
        work.scoop(s, box, seat, a, b - 1, c, events)
    else:
        raise ValueError("use_freezer has no branch for a verb")


# --- Time


@compiled
def advance(s: Record, box: Record, milliseconds: int, events: Buffer | None) -> int:
    """KR-03: let time pass, at most to the end of the Action phase; answer how much did."""
    if s.phase != RUSH:
        return 0
    passed = min(milliseconds, int(s.length) - int(s.clock))
    places.tell_sand(s, int(s.clock) + passed, events)
    s.clock += passed
    if s.clock == s.length:
        rounds.time_is_up(s, box, events)
    return passed


# --- Luck


@compiled
def drawn_now(s: Record) -> int:
    """What luck draws now."""
    if s.phase == CHOOSING_OBJECTIVE:
        return DRAW_OBJECTIVE
    if s.phase == REVEALING_UPGRADES:
        return DRAW_UPGRADE
    if s.phase == REVEALING_ABILITIES:
        return DRAW_ABILITY
    if s.phase == EVENT_DRAWN:
        return DRAW_EVENT
    if s.phase == DRAWING_TILES:
        return DRAW_TILE
    if s.phase == DRAWING_CUBE:
        return DRAW_SPICE
    if s.phase == BONUS_DRAWN:
        return DRAW_BONUS
    return DRAW_ORDER


@compiled
def sorts_of(verb: int) -> int:
    """How many cards of a sort there may be, or spices."""
    if verb == DRAW_ORDER:
        return ORDERS
    if verb == DRAW_TILE:
        return TILES
    if verb == DRAW_SPICE:
        return SPICES
    if verb == DRAW_EVENT:
        return EVENTS
    if verb == DRAW_OBJECTIVE:
        return OBJECTIVES
    if verb == DRAW_UPGRADE:
        return UPGRADES
    if verb == DRAW_ABILITY:
        return ABILITIES
    return BONUSES


@compiled
def weight(s: Record, verb: int, which: int) -> int:
    """How likely luck draws this: every card of a deck and every cube of the bag alike."""
    if verb == DRAW_SPICE:
        return int(s.bag[which])
    return 1 if place_of(s, verb, which) == DECK else 0


@compiled
def place_of(s: Record, verb: int, card: int) -> int:
    """Where a card is."""
    if verb == DRAW_ORDER:
        return int(s.orders[card])
    if verb == DRAW_TILE:
        return int(s.tiles[card])
    if verb == DRAW_EVENT:
        return int(s.events[card])
    if verb == DRAW_OBJECTIVE:
        return int(s.objectives[card])
    if verb == DRAW_UPGRADE:
        return int(s.upgrades[card])
    if verb == DRAW_ABILITY:
        return int(s.abilities[card])
    return int(s.bonus_cards[card])


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    verb = drawn_now(s)
    for which in range(sorts_of(verb)):
        likely = weight(s, verb, which)
        if likely > 0:
            outcomes[n] = encode_luck(verb, which, 0, 0)
            weights[n] = likely
            n += 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    verb = drawn_now(s)
    total = 0
    for which in range(sorts_of(verb)):
        total += weight(s, verb, which)
    left = below(rng, total)
    for which in range(sorts_of(verb)):
        left -= weight(s, verb, which)
        if left < 0:
            return encode_luck(verb, which, 0, 0)
    return NONE


@compiled
def resolve(s: Record, box: Record, outcome: int, events: Buffer | None) -> None:
    verb, which, _, _ = decode_luck(outcome)
    if verb == DRAW_ORDER:
        draw_order(s, box, which, events)
    elif verb == DRAW_TILE:
        draw_tile(s, which, events)
    elif verb == DRAW_SPICE:
        draw_cube(s, which, events)
    elif verb == DRAW_EVENT:
        rounds.happen(s, box, which, events)
        rounds.open_round(s)
    elif verb == DRAW_BONUS:
        rounds.use_bonus(s, box, which, events)
        rounds.give_bonuses(s, box, events)
    else:
        reveal(s, box, verb, which, events)
        rounds.prepare(s, box)


@compiled
def reveal(s: Record, box: Record, verb: int, which: int, events: Buffer | None) -> None:
    """What lies on the table before the first round."""
    if verb == DRAW_OBJECTIVE:
        emit(events, NEW_OBJECTIVE, EVERYBODY, which, 0, 0)
        rounds.choose_objective(s, box, which)
    elif verb == DRAW_UPGRADE:
        emit(events, NEW_UPGRADE, EVERYBODY, which, 0, 0)
        s.upgrades[which] = FACE_UP
    elif verb == DRAW_ABILITY:
        emit(events, NEW_ABILITY, EVERYBODY, which, 0, 0)
        s.abilities[which] = FACE_UP
    else:
        raise ValueError("resolve has no branch for a sort of luck")


@compiled
def draw_cube(s: Record, spice: int, events: Buffer | None) -> None:
    emit(events, NEW_CUBE, EVERYBODY, s.drawer, spice, 0)
    s.bag[spice] -= 1
    s.hand[s.drawer] = CUBE
    s.hand_what[s.drawer] = spice
    s.hand_count[s.drawer] = 1
    s.drawing = 0
    back_to_work(s)


@compiled
def draw_order(s: Record, box: Record, order: int, events: Buffer | None) -> None:
    """An Order onto the rail, or among those offered."""
    s.drawing -= 1
    if s.phase == OFFERING:
        emit(events, LAID_OUT, EVERYBODY, s.drawer, order, 0)
        s.offer[free_offer(s)] = order
        s.orders[order] = IN_HAND
    else:
        space = work.put_on_rail(s, order)
        emit(events, NEW_ORDER, EVERYBODY, order, space + 1, s.drawer)
    if s.phase == OPENING:
        rounds.prepare(s, box)
        return
    work.shuffle_orders(s)
    if s.drawing == 0 or places.cards_in_deck(s.orders, ORDERS) == 0:
        s.drawing = 0
        back_to_work(s)


@compiled
def draw_tile(s: Record, tile: int, events: Buffer | None) -> None:
    """A tile into the hand."""
    emit(events, NEW_TILE, EVERYBODY, s.drawer, tile, 0)
    s.drawing -= 1
    s.hand_tiles[s.drawer, HAND_TILES - 1 - int(s.drawing)] = tile
    s.tiles[tile] = IN_HAND
    work.shuffle_tiles(s)
    if s.drawing == 0:
        back_to_work(s)


@compiled
def free_offer(s: Record) -> int:
    at = 0
    while s.offer[at] != NONE:
        at += 1
    return at


@compiled
def back_to_work(s: Record) -> None:
    if s.hand[s.drawer] == OFFERED:  # fewer came than may be chosen
        s.hand_count[s.drawer] = min(int(s.hand_count[s.drawer]), work.offers_left(s))
    s.drawer = NONE
    s.phase = CLOSING if s.clock == s.length else RUSH


# --- The result


@compiled
def score(s: Record, box: Record, points: Ids, standings: Ids) -> None:
    """KR-70: a hundred points for every requirement that is met, less for a part of it; all win or nobody."""
    total = 0
    for goal in range(rounds.GOALS):
        total += rounds.share(s, box, goal)
    won = rounds.won(s, box)
    for seat in range(s.players):
        points[seat] = total
        standings[seat] = total if won else -1


@compiled
def lines(s: Record, box: Record, out: Buffer) -> None:
    """Write the score sheets, the same for everybody: the Objective, requirement by requirement."""
    for seat in range(s.players):
        for goal in range(rounds.GOALS):
            needed = rounds.wanted(s, box, goal)
            if needed > 0:
                points, reached = rounds.share(s, box, goal), rounds.reached(s, box, goal)
                emit(out, rounds.goal_number(s, box, goal), seat, points, reached, needed)


@compiled
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count what Orders are taken and delivered early, and where hourglasses are placed."""
    verb, a, b, _ = decode(action)
    if verb == TAKE:
        counts[s.rail[a - 1]] += 1
    elif verb == DELIVER:
        counts[ORDERS + s.order[seat, a - 1]] += 1
    elif verb == PLACE:
        counts[2 * ORDERS + box.area[b]] += 1
