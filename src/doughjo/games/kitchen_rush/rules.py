"""Kitchen Rush with Piece of Cake: the team runs a restaurant for four rounds of four minutes.

Workers are hourglasses: put one on a space and act; it can move again when its sand has run out. Time is a number in
the table that `advance` raises. What is done in which area is in `work`, what a plate holds in `dishes`, who stands
where in `places`, and what happens between two Action phases in `rounds`.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import Buffer
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.kitchen_rush import places, rounds, work
from doughjo.games.kitchen_rush.places import hourglass
from doughjo.games.kitchen_rush.state import (
    ABILITIES,
    ABSENT,
    ADD,
    ADD_ICE_CREAM,
    BONUS_DRAWN,
    BONUSES,
    BRING,
    BRINGING,
    BROKEN,
    BUY,
    BUY_PLATE,
    CHILL,
    CHOOSE,
    CHOOSING_OBJECTIVE,
    CLOSING,
    COOK,
    CUBE,
    DECK,
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
    DRAWING_CUBE,
    DRAWING_TILES,
    EVENT_DRAWN,
    EVENTS,
    FACE_UP,
    FETCH,
    FINISHED,
    FLAVOURS,
    FREEZER,
    FRIDGE,
    GRIPS,
    HAND_TILES,
    HELPER,
    HIRE,
    HOURGLASSES,
    ICE_PLATE,
    IMPROVE,
    IN_HAND,
    INGREDIENTS,
    KEEP,
    LEAVE_UNPAID,
    LID_OFF,
    LID_ON,
    LIFT,
    LOCKED,
    LOTS,
    MAITRE,
    NONE,
    NOTHING,
    OBJECTIVE,
    OBJECTIVES,
    OFFERED,
    OFFERING,
    OFFERS,
    OFFICE,
    OPEN,
    OPENING,
    OPTIONS,
    ORDER_SPACES,
    ORDERS,
    OUT,
    OVEN,
    PAYING,
    PICK_SCOOP,
    PICK_SPICE,
    PLACE,
    PLATES,
    PREPARING,
    PUT_BACK,
    PUT_TILE,
    READY,
    REHIRE,
    REPAIR,
    REPLACE,
    REPLACE_TWO,
    REVEALING_ABILITIES,
    REVEALING_UPGRADES,
    RUSH,
    SCOOP,
    SECOND_HELPER,
    SECONDS,
    SHOPPING,
    SINK,
    SIZES,
    SLOTS,
    SPACES,
    SPECIALIST,
    SPICE,
    SPICE_RACK,
    SPICES,
    STORAGE_A,
    STORAGE_B,
    STORAGE_C,
    STORAGES,
    TAKE,
    TILES,
    UNAVAILABLE,
    UNHIRED,
    UNLOAD,
    UNLOAD_ALL,
    UNLOCK,
    UPGRADE,
    UPGRADES,
    WAIT,
    WAITER,
    WASH,
    WITH_EVENTS,
    WORKING,
)

ROUND_SECONDS = (240, 300, 60)  # the choices of the option, in its order
STORAGE_BITS = 1 << STORAGE_A | 1 << STORAGE_B | 1 << STORAGE_C
COOKING_BITS = 1 << SPICE_RACK | 1 << OVEN | 1 << FRIDGE
BY_OBJECTIVE, EVENTS_ON = 0, 1  # of the option `events`; the third is off

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
    for i in range(OPTIONS):
        s.options[i] = options[i]
    s.clock = 0
    s.length = 1000 * ROUND_SECONDS[options[SECONDS]]
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
        if box.level[objective] == s.options[OBJECTIVE]:
            s.objectives[objective] = DECK
            last = objective
            found += 1
    if found == 1:
        rounds.choose_objective(s, box, last)
    s.with_events = box.events_by_default[last]
    if s.options[WITH_EVENTS] != BY_OBJECTIVE:
        s.with_events = 1 if s.options[WITH_EVENTS] == EVENTS_ON else 0


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
        out[0] = READY
        return 1
    if s.phase == PAYING:
        return legal_unpaid(s, out)
    out[0] = READY if s.phase == CLOSING else WAIT
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
            out[n] = LEAVE_UNPAID + glass
            n += 1
    return n


@compiled
def legal_moves(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """Placing and lifting hourglasses while time runs (KR-04), and calling the ability."""
    for grip in range(GRIPS if s.phase == RUSH else 0):
        if places.can_grip(s, box, seat, hourglass(seat, grip)):
            for space in range(box.spaces):
                if work.can_place(s, box, seat, grip, space):
                    out[n] = PLACE + grip * SPACES + space
                    n += 1
    for grip in range(GRIPS if s.phase == RUSH else 0):
        if work.can_lift(s, box, seat, grip):
            out[n] = LIFT + grip
            n += 1
    if work.can_improve(s, box, seat):
        out[n] = IMPROVE
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
        out[n] = BRING
        n += 1
    for one in range(ORDER_SPACES):
        if work.can_replace(s, box, seat, one, NONE):
            out[n] = REPLACE + one
            n += 1
    for one in range(ORDER_SPACES):
        for other in range(one + 1, ORDER_SPACES):
            if work.can_replace(s, box, seat, one, other):
                out[n] = REPLACE_TWO + pair_of(one, other)
                n += 1
    if work.can_add_ice_cream(s, box, seat):
        out[n] = ADD_ICE_CREAM
        n += 1
    return n


@compiled
def legal_waiter(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for space in range(ORDER_SPACES):
        if work.can_take(s, box, seat, space):
            out[n] = TAKE + space
            n += 1
    for slot in range(SLOTS):
        if work.can_fetch(s, box, seat, slot):
            out[n] = FETCH + slot
            n += 1
    for slot in range(SLOTS):
        if work.can_deliver(s, box, seat, slot):
            out[n] = DELIVER + slot
            n += 1
    return n


@compiled
def legal_cooking(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """Spices, Oven and Fridge."""
    if work.can_draw(s, box, seat):
        out[n] = DRAW
        n += 1
    if s.improved[SPECIALIST]:
        for spice in range(SPICES):
            for plate in range(PLATES):
                if work.can_spice(s, box, seat, spice, plate):
                    out[n] = SPICE + spice * PLATES + plate
                    n += 1
    for plate in range(PLATES):
        if work.can_cook(s, box, seat, plate):
            out[n] = COOK + plate
            n += 1
    for plate in range(PLATES):
        if work.can_chill(s, box, seat, plate):
            out[n] = CHILL + plate
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
                    out[n] = ADD + (storage * INGREDIENTS + ingredient) * PLATES + plate
                    n += 1
    return n


@compiled
def legal_buys(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for lot in range(LOTS):
        if work.can_buy(s, box, seat, lot):
            out[n] = BUY + lot
            n += 1
    return n


@compiled
def legal_washing(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for size in range(SIZES):
        if work.can_wash(s, box, seat, size):
            out[n] = WASH + size
            n += 1
    return n


@compiled
def legal_office(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    for upgrade in range(UPGRADES):
        if work.can_upgrade(s, box, seat, upgrade):
            out[n] = UPGRADE + upgrade
            n += 1
    for glass in range(HOURGLASSES):
        if work.can_rehire(s, box, seat, glass):
            out[n] = REHIRE + glass
            n += 1
    if work.can_hire(s, box, seat):
        out[n] = HIRE
        n += 1
    for space in range(box.spaces):
        if work.can_unlock(s, box, seat, space):
            out[n] = UNLOCK + space
            n += 1
    for space in range(box.spaces):
        if work.can_repair(s, box, seat, space):
            out[n] = REPAIR + space
            n += 1
    for size in range(SIZES):
        if work.can_buy_plate(s, box, seat, size):
            out[n] = BUY_PLATE + size
            n += 1
    return n


@compiled
def legal_freezer(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    out[n] = LID_ON if s.lid_off else LID_OFF
    n += 1
    for flavour in range(FLAVOURS):
        for slot in range(SLOTS):
            for where in range(2):
                if work.can_scoop(s, box, seat, flavour, slot, where):
                    out[n] = SCOOP + flavour * PLATES + slot * 2 + where
                    n += 1
    return n


@compiled
def legal_with_full_hands(s: Record, box: Record, seat: int, out: Ids, n: int) -> int:
    """KR-13: whoever holds something has no hand free for anything else."""
    for which in range(HAND_TILES):
        for space in range(ORDER_SPACES):
            if work.can_put_tile(s, box, seat, which, space):
                out[n] = PUT_TILE + which * ORDER_SPACES + space
                n += 1
    for at in range(OFFERS):
        if work.can_choose(s, seat, at):
            out[n] = CHOOSE + at
            n += 1
    for plate in range(PLATES):
        if work.can_keep(s, box, seat, plate):
            out[n] = KEEP + plate
            n += 1
    if work.can_put_back(s, seat):
        out[n] = PUT_BACK
        n += 1
    for all_of_it in range(2):
        for storage in range(STORAGES):
            if work.can_unload(s, box, seat, storage):
                out[n] = (UNLOAD_ALL if all_of_it else UNLOAD) + storage
                n += 1
    for spice in range(SPICES):
        if work.can_pick_spice(s, box, seat, spice):
            out[n] = PICK_SPICE + spice
            n += 1
    for flavour in range(FLAVOURS):
        if work.can_pick_scoop(s, seat, flavour):
            out[n] = PICK_SCOOP + flavour
            n += 1
    return n


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    if action == WAIT:
        return
    if action == READY:
        be_ready(s, box, seat)
    elif action >= LEAVE_UNPAID:
        go_unpaid(s, box, action - LEAVE_UNPAID)
    elif action < BRING:
        move_hourglass(s, box, seat, action)
    elif action < ADD:
        serve_guests(s, box, seat, action)
    elif action < BUY:
        prepare_food(s, box, seat, action)
    elif action < LID_OFF:
        spend(s, box, seat, action)
    else:
        use_freezer(s, box, seat, action)


@compiled
def be_ready(s: Record, box: Record, seat: int) -> None:
    """KR-01, KR-04: when everybody is ready the clock starts, or after the time is up Cleanup begins."""
    s.ready[seat] = 1
    if not_ready(s) != 0:
        return
    if s.phase == CLOSING:
        rounds.clean_up(s, box)
    else:
        rounds.start_rush(s)


@compiled
def go_unpaid(s: Record, box: Record, glass: int) -> None:
    rounds.leave_unpaid(s, glass)
    if s.to_leave_unpaid == 0:
        rounds.give_bonuses(s, box)


@compiled
def move_hourglass(s: Record, box: Record, seat: int, action: int) -> None:
    if action < LIFT:
        grip, space = (action - PLACE) // SPACES, (action - PLACE) % SPACES
        places.place(s, box, seat, hourglass(seat, grip), space)
    elif action < IMPROVE:
        places.lift(s, box, hourglass(seat, action - LIFT))
    else:
        work.improve(s, box)


@compiled
def serve_guests(s: Record, box: Record, seat: int, action: int) -> None:
    if action == BRING:
        work.bring(s, box, seat)
    elif action < REPLACE_TWO:
        work.replace(s, box, seat, action - REPLACE, NONE)
    elif action < ADD_ICE_CREAM:
        one, other = pair(action - REPLACE_TWO)
        work.replace(s, box, seat, one, other)
    elif action == ADD_ICE_CREAM:
        work.add_ice_cream(s, box, seat)
    elif action < CHOOSE:
        work.put_tile(s, seat, (action - PUT_TILE) // ORDER_SPACES, (action - PUT_TILE) % ORDER_SPACES)
    elif action < TAKE:
        work.choose(s, box, seat, action - CHOOSE)
    elif action < FETCH:
        work.take(s, box, seat, action - TAKE)
    elif action < DELIVER:
        work.fetch(s, box, seat, action - FETCH)
    else:
        work.deliver(s, box, seat, action - DELIVER)


@compiled
def prepare_food(s: Record, box: Record, seat: int, action: int) -> None:
    if action < DRAW:
        what, plate = (action - ADD) // PLATES, (action - ADD) % PLATES
        work.add(s, box, seat, what // INGREDIENTS, what % INGREDIENTS, plate)
    elif action == DRAW:
        work.draw(s, box, seat)
    elif action < PUT_BACK:
        work.keep(s, box, seat, action - KEEP)
    elif action == PUT_BACK:
        work.put_back(s, seat)
    elif action < COOK:
        work.spice_openly(s, seat, (action - SPICE) // PLATES, (action - SPICE) % PLATES)
    elif action < CHILL:
        work.cook(s, box, seat, action - COOK)
    else:
        work.chill(s, box, seat, action - CHILL)


@compiled
def spend(s: Record, box: Record, seat: int, action: int) -> None:
    if action < UNLOAD:
        work.buy(s, box, seat, action - BUY)
    elif action < UNLOAD_ALL:
        work.unload(s, seat, action - UNLOAD, 1)
    elif action < PICK_SPICE:
        work.unload(s, seat, action - UNLOAD_ALL, int(s.hand_count[seat]))
    elif action < PICK_SCOOP:
        work.pick_spice(s, box, seat, action - PICK_SPICE)
    elif action < WASH:
        work.pick_scoop(s, box, seat, action - PICK_SCOOP)
    elif action < UPGRADE:
        work.wash(s, box, seat, action - WASH)
    elif action < REHIRE:
        work.upgrade(s, box, seat, action - UPGRADE)
    elif action < HIRE:
        work.rehire(s, box, seat, action - REHIRE)
    elif action == HIRE:
        work.hire(s, box, seat)
    elif action < REPAIR:
        work.make_usable(s, box, seat, action - UNLOCK, int(box.price_unlock))
    elif action < BUY_PLATE:
        work.make_usable(s, box, seat, action - REPAIR, int(box.price_repair))
    else:
        work.buy_plate(s, box, seat, action - BUY_PLATE)


@compiled
def use_freezer(s: Record, box: Record, seat: int, action: int) -> None:
    if action == LID_OFF:
        s.lid_off = 1
    elif action == LID_ON:
        s.lid_off = 0
    else:
        flavour, where = (action - SCOOP) // PLATES, (action - SCOOP) % PLATES
        work.scoop(s, box, seat, flavour, where // 2, where % 2)


# --- Time


@compiled
def advance(s: Record, box: Record, milliseconds: int, events: Buffer | None) -> int:
    """KR-03: let time pass, at most to the end of the Action phase; answer how much did."""
    if s.phase != RUSH:
        return 0
    passed = min(milliseconds, int(s.length) - int(s.clock))
    s.clock += passed
    if s.clock == s.length:
        rounds.time_is_up(s, box)
    return passed


# --- Luck


@compiled
def drawn_from(s: Record) -> int:
    """The first outcome id of what luck draws now."""
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
def weight(s: Record, outcome: int) -> int:
    """How likely luck draws this: every card of a deck and every cube of the bag alike."""
    if outcome < DRAW_TILE:
        return 1 if s.orders[outcome - DRAW_ORDER] == DECK else 0
    if outcome < DRAW_SPICE:
        return 1 if s.tiles[outcome - DRAW_TILE] == DECK else 0
    if outcome < DRAW_EVENT:
        return int(s.bag[outcome - DRAW_SPICE])
    if outcome < DRAW_OBJECTIVE:
        return 1 if s.events[outcome - DRAW_EVENT] == DECK else 0
    if outcome < DRAW_UPGRADE:
        return 1 if s.objectives[outcome - DRAW_OBJECTIVE] == DECK else 0
    if outcome < DRAW_ABILITY:
        return 1 if s.upgrades[outcome - DRAW_UPGRADE] == DECK else 0
    if outcome < DRAW_BONUS:
        return 1 if s.abilities[outcome - DRAW_ABILITY] == DECK else 0
    return 1 if s.bonus_cards[outcome - DRAW_BONUS] == DECK else 0


@compiled
def last_of(first: int) -> int:
    """Where the outcomes that begin with `first` end."""
    if first == DRAW_ORDER:
        return DRAW_ORDER + ORDERS
    if first == DRAW_TILE:
        return DRAW_TILE + TILES
    if first == DRAW_SPICE:
        return DRAW_SPICE + SPICES
    if first == DRAW_EVENT:
        return DRAW_EVENT + EVENTS
    if first == DRAW_OBJECTIVE:
        return DRAW_OBJECTIVE + OBJECTIVES
    if first == DRAW_UPGRADE:
        return DRAW_UPGRADE + UPGRADES
    if first == DRAW_ABILITY:
        return DRAW_ABILITY + ABILITIES
    return DRAW_BONUS + BONUSES


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    n = 0
    first = drawn_from(s)
    for outcome in range(first, last_of(first)):
        likely = weight(s, outcome)
        if likely > 0:
            outcomes[n] = outcome
            weights[n] = likely
            n += 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    first = drawn_from(s)
    total = 0
    for outcome in range(first, last_of(first)):
        total += weight(s, outcome)
    left = below(rng, total)
    for outcome in range(first, last_of(first)):
        left -= weight(s, outcome)
        if left < 0:
            return outcome
    return NONE


@compiled
def resolve(s: Record, box: Record, outcome: int, events: Buffer | None) -> None:
    if s.phase == CHOOSING_OBJECTIVE:
        rounds.choose_objective(s, box, outcome - DRAW_OBJECTIVE)
        rounds.prepare(s, box)
    elif s.phase == REVEALING_UPGRADES:
        s.upgrades[outcome - DRAW_UPGRADE] = FACE_UP
        rounds.prepare(s, box)
    elif s.phase == REVEALING_ABILITIES:
        s.abilities[outcome - DRAW_ABILITY] = FACE_UP
        rounds.prepare(s, box)
    elif s.phase == OPENING:
        work.put_on_rail(s, outcome - DRAW_ORDER)
        s.drawing -= 1
        rounds.prepare(s, box)
    elif s.phase == EVENT_DRAWN:
        rounds.happen(s, box, outcome - DRAW_EVENT)
        rounds.open_round(s)
    elif s.phase == DRAWING_CUBE:
        draw_cube(s, outcome - DRAW_SPICE)
    elif s.phase == BONUS_DRAWN:
        rounds.use_bonus(s, box, outcome - DRAW_BONUS)
        rounds.give_bonuses(s, box)
    else:
        draw_card(s, outcome)


@compiled
def draw_cube(s: Record, spice: int) -> None:
    s.bag[spice] -= 1
    s.hand[s.drawer] = CUBE
    s.hand_what[s.drawer] = spice
    s.hand_count[s.drawer] = 1
    s.drawing = 0
    back_to_work(s)


@compiled
def draw_card(s: Record, outcome: int) -> None:
    """An Order onto the rail or among those offered, or a tile into the hand."""
    s.drawing -= 1
    if s.phase == BRINGING:
        work.put_on_rail(s, outcome - DRAW_ORDER)
    elif s.phase == OFFERING:
        s.offer[free_offer(s)] = outcome - DRAW_ORDER
        s.orders[outcome - DRAW_ORDER] = IN_HAND
    else:
        s.hand_tiles[s.drawer, HAND_TILES - 1 - int(s.drawing)] = outcome - DRAW_TILE
        s.tiles[outcome - DRAW_TILE] = IN_HAND
    if s.phase == DRAWING_TILES:
        work.shuffle_tiles(s)
    else:
        work.shuffle_orders(s)
    if s.drawing == 0 or nothing_to_draw(s):
        s.drawing = 0
        back_to_work(s)


@compiled
def free_offer(s: Record) -> int:
    at = 0
    while s.offer[at] != NONE:
        at += 1
    return at


@compiled
def nothing_to_draw(s: Record) -> bool:
    return s.phase != DRAWING_TILES and places.cards_in_deck(s.orders, ORDERS) == 0


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
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count what Orders are taken and delivered early, and where hourglasses are placed."""
    if action >= TAKE and action < FETCH:
        counts[s.rail[action - TAKE]] += 1
    elif action >= DELIVER and action < ADD:
        counts[ORDERS + s.order[seat, action - DELIVER]] += 1
    elif action >= PLACE and action < LIFT:
        counts[2 * ORDERS + box.area[(action - PLACE) % SPACES]] += 1


# --- Small helpers


@compiled
def pair_of(one: int, other: int) -> int:
    """The number of a pair of order spaces, one < other."""
    return one * (2 * ORDER_SPACES - one - 1) // 2 + other - one - 1


@compiled
def pair(number: int) -> tuple[int, int]:
    one = 0
    while number >= ORDER_SPACES - 1 - one:
        number -= ORDER_SPACES - 1 - one
        one += 1
    return one, one + 1 + number
