"""What a seat is asked, and why it cannot do something, as codes."""

from doughjo.core.codes import END, LEGAL, NO_CLAUSE, NOT_ASKED, NOT_YOURS, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.kitchen_rush import places, work
from doughjo.games.kitchen_rush.dishes import (
    clean_ice_plate,
    complete,
    free_slot,
    lacks_plate,
    parts_of,
    plates_on_mat,
    plates_there,
    ready_for_scoops,
    size_of,
)
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
)
from doughjo.games.kitchen_rush.places import hourglass, owner_of
from doughjo.games.kitchen_rush.rules import to_act
from doughjo.games.kitchen_rush.said import (
    AFTER_THE_ROUND,
    ANOTHER_PLATE,
    ASK_COMMON_SPICES,
    ASK_CRATE,
    ASK_CUBE,
    ASK_FINISH,
    ASK_NOBODY,
    ASK_OFFER,
    ASK_RARE_SPICES,
    ASK_READY,
    ASK_SCOOPS,
    ASK_TILES,
    ASK_UNPAID,
    ASK_WORK,
    AT_WAGES,
    BAG_EMPTY,
    BAG_RESTS,
    BEFORE_THE_ROUND,
    FOR_BRINGING,
    FOR_DELIVERING,
    FOR_TAKING,
    HANDS_EMPTY,
    HANDS_FULL,
    HAS_BEGUN,
    HAS_CALLED,
    HAS_ITS_PLATES,
    HAS_NO_TILE,
    HAS_UPGRADE,
    HELPER_HIRED,
    IN_HAND_ALREADY,
    IN_THE_ROUND,
    IS_BROKEN,
    IS_CLOSED,
    IS_LOCKED,
    IS_OCCUPIED,
    IS_UNAVAILABLE,
    KEPT_AWAY,
    LAST_ROW,
    LID_IS_OFF,
    LID_IS_ON,
    MAT_FULL,
    NO_CRATE,
    NO_CUBE,
    NO_CUBE_LEFT,
    NO_ICE_CREAM,
    NO_ICE_PLATE,
    NO_OFFER,
    NO_ORDER_HERE,
    NO_ORDERS_LEFT,
    NO_PLATE_FOR_SALE,
    NO_PLATES,
    NO_SCOOP_LEFT,
    NO_SCOOPS,
    NO_SPECIALIST,
    NO_SPICES,
    NO_SUCH_ORDER,
    NO_SUCH_PLATE,
    NO_SUCH_SCOOP,
    NO_TILE,
    NO_TILES_LEFT,
    NO_TOKEN,
    NO_WORKER,
    NONE_DIRTY,
    NOT_AT_WAGES,
    NOT_BROKEN,
    NOT_COMPLETE,
    NOT_FOR_SALE,
    NOT_HIRED,
    NOT_IN_GAME,
    NOT_IN_THE_BAG,
    NOT_LOCKED,
    NOT_ON_WAGES,
    NOT_PAID,
    NOT_SEEING_THE_BAG,
    NOT_SOLD,
    NOT_SOLD_NOW,
    NOT_THERE,
    NOT_UNPAID,
    NOTHING_TO_CHILL,
    OFFER_STAYS,
    ONLY_COMMON,
    ONLY_RARE,
    PUT_BY_OTHER,
    RAIL_FULL,
    READY_ALREADY,
    SAND_RUNS,
    SCOOPS_COME_LAST,
    SEES_THE_BAG,
    SOLD_OUT,
    SPECIALIST_AWAY,
    STORAGE_CLOSED,
    TAKES_NO_TILE,
    TILES_NEED_ORDERS,
    TILES_STAY,
    TOO_COLD_TO_COOK,
    TOO_COLD_TO_SPICE,
    TOO_DEAR,
    TOO_FEW_FOR_TILES,
    TOO_LATE_TO_ADD,
    TOO_MANY_ORDERS,
)
from doughjo.games.kitchen_rush.state import (
    ABSENT,
    BROKEN,
    CLOSING,
    COMMON_SPICES,
    CRATE,
    CUBE,
    DISH,
    DONE,
    FACE_UP,
    FREEZER,
    FRIDGE,
    GRIPS,
    HAND_TILES,
    HELD_TILES,
    LOCKED,
    LOT_RARE,
    MAITRE,
    NONE,
    NOTHING,
    OFFERED,
    OFFICE,
    OPEN,
    OVEN,
    PARTS,
    PAYING,
    PREPARING,
    RARE_SPICES,
    RUSH,
    SCOOPS,
    SECOND_HELPER,
    SHOPPING,
    SIDE,
    SINK,
    SLOTS,
    SPECIALIST,
    SPICE_RACK,
    STORAGE_A,
    TILE,
    UNHIRED,
    UNPAID,
    WAITER,
    WORKING,
)

# --- What is asked


@compiled
def ask(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    """Write what the table asks a seat that owes a decision."""
    if s.phase == PREPARING:
        emit(asked, ASK_READY, NO_CLAUSE, s.round_number, 0, 0)
    elif s.phase == PAYING:
        emit(asked, ASK_UNPAID, NO_CLAUSE, s.to_leave_unpaid, 0, 0)
    elif s.hand[seat] != NOTHING:
        ask_hand(s, seat, asked)
    elif s.phase == CLOSING:
        emit(asked, ASK_FINISH, NO_CLAUSE, 0, 0, 0)
    else:
        emit(asked, ASK_WORK if anybody_works(s, seat) else ASK_NOBODY, NO_CLAUSE, 0, 0, 0)


@compiled
def ask_hand(s: Record, seat: int, asked: Buffer) -> None:
    hand, what, count = s.hand[seat], s.hand_what[seat], s.hand_count[seat]
    if hand == CUBE:
        emit(asked, ASK_CUBE, NO_CLAUSE, what, 0, 0)
    elif hand == CRATE:
        emit(asked, ASK_CRATE, NO_CLAUSE, what, count, 0)
    elif hand == COMMON_SPICES:
        emit(asked, ASK_COMMON_SPICES, NO_CLAUSE, count, 0, 0)
    elif hand == RARE_SPICES:
        emit(asked, ASK_RARE_SPICES, NO_CLAUSE, count, 0, 0)
    elif hand == SCOOPS:
        emit(asked, ASK_SCOOPS, NO_CLAUSE, count, 0, 0)
    elif hand == HELD_TILES:
        emit(asked, ASK_TILES, NO_CLAUSE, 0, 0, 0)
    else:
        emit(asked, ASK_OFFER, NO_CLAUSE, count, 0, 0)


@compiled
def anybody_works(s: Record, seat: int) -> bool:
    """Whether any hourglass within reach is paid."""
    for grip in range(GRIPS):
        if s.status[hourglass(seat, grip)] == WORKING:
            return True
    return False


# --- Why not


@compiled
def say(why: Buffer, code: int, clause: int, a: int) -> None:
    """A reason with one argument, or none."""
    emit(why, code, clause, a, 0, 0)


@compiled
def say_glass(why: Buffer, code: int, clause: int, glass: int, c: int) -> None:
    """A reason that is about an hourglass."""
    emit(why, code, clause, glass, owner_of(glass), c)


@compiled
def say_legal(why: Buffer) -> None:
    say(why, LEGAL, NO_CLAUSE, 0)


@compiled
def refuse(s: Record, box: Record, seat: int, action: int, why: Buffer) -> None:
    """Write why the seat cannot do that now, LEGAL if it can; `action` is NONE for an unknown text."""
    owed = to_act(s, box)
    if owed <= 0 or not owed >> seat & 1:
        refuse_out_of_turn(s, why)
    elif action == NONE:
        say(why, NOT_ASKED, NO_CLAUSE, 0)
    elif s.phase == PREPARING:
        verb, _, _, _ = decode(action)
        say(why, LEGAL if verb == READY else BEFORE_THE_ROUND, 1, 0)
    elif s.phase == PAYING:
        refuse_at_wages(s, action, why)
    else:
        verb, a, b, c = decode(action)
        refuse_verb(s, box, seat, verb, a, b, c, why)


@compiled
def refuse_out_of_turn(s: Record, why: Buffer) -> None:
    if s.phase == PREPARING:
        say(why, READY_ALREADY, 1, 0)
    elif s.phase == CLOSING:
        say(why, READY_ALREADY, 4, 0)
    else:
        say(why, NOT_YOURS, NO_CLAUSE, 0)


@compiled
def refuse_at_wages(s: Record, action: int, why: Buffer) -> None:
    verb, glass, _, _ = decode(action)
    if verb != LEAVE_UNPAID:
        say(why, AT_WAGES, 64, 0)
    elif glass == SPECIALIST and s.status[glass] == WORKING:
        say(why, NOT_ON_WAGES, 56, glass)
    elif s.status[glass] != WORKING:
        refuse_status(s, glass, why)
    else:
        say_legal(why)


@compiled
def refuse_verb(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int, why: Buffer) -> None:
    """The reason for a verb in the Action phase, or while what is under way is finished."""
    if verb == WAIT:
        say(why, LEGAL if s.phase == RUSH else AFTER_THE_ROUND, 4, 0)
    elif verb == READY:
        say(why, LEGAL if s.phase == CLOSING else IN_THE_ROUND, 1, 0)
    elif verb == LEAVE_UNPAID:
        say(why, NOT_AT_WAGES, 64, 0)
    elif verb in (PUT_TILE, CHOOSE, KEEP, PUT_BACK, UNLOAD, UNLOAD_ALL, PICK_SPICE, PICK_SCOOP):
        refuse_hand(s, box, seat, verb, a, b, why)
    elif s.hand[seat] != NOTHING:
        say(why, HANDS_FULL, 13, 0)
    elif verb < BRING:
        refuse_hourglass(s, box, seat, verb, a, b, why)
    elif verb < ADD:
        refuse_guests(s, box, seat, verb, a, why)
    elif verb < BUY:
        refuse_food(s, box, seat, verb, a, b, c, why)
    elif verb < UPGRADE:
        refuse_stock(s, box, seat, verb, a, why)
    elif verb < LID_OFF:
        refuse_office(s, box, seat, verb, a, why)
    else:
        refuse_freezer(s, box, seat, verb, a, b, c, why)


# --- With something in hand, or without


@compiled
def refuse_hand(s: Record, box: Record, seat: int, verb: int, a: int, b: int, why: Buffer) -> None:
    """What is done with what one holds."""
    if verb == PUT_TILE:
        refuse_tile(s, box, seat, a - 1, b - 1, why)
    elif verb == CHOOSE:
        offered = s.hand[seat] == OFFERED and s.offer[a - 1] != NONE
        say(why, LEGAL if offered else NO_OFFER, 57, 0)
    elif verb == KEEP:
        refuse_keep(s, box, seat, a, why)
    elif verb == PUT_BACK:
        refuse_put_back(s, seat, why)
    elif verb == PICK_SPICE:
        refuse_spice_pick(s, box, seat, a, why)
    elif verb == PICK_SCOOP:
        refuse_scoop_pick(s, seat, a, why)
    elif s.hand[seat] != CRATE:
        say(why, NO_CRATE, 44, 0)
    elif not places.storage_open(s, box, a):
        say(why, STORAGE_CLOSED, 14, STORAGE_A + a)
    else:
        say_legal(why)


@compiled
def refuse_tile(s: Record, box: Record, seat: int, which: int, space: int, why: Buffer) -> None:
    if s.hand[seat] != HELD_TILES or s.hand_tiles[seat, which] == NONE:
        say(why, NO_TILE, 40, 0)
    elif s.rail[space] == NONE:
        say(why, NO_ORDER_HERE, 40, space + 1)
    else:
        takes = work.takes_tile(s, box, space)
        say(why, LEGAL if takes else TAKES_NO_TILE, 40, s.rail[space])


@compiled
def refuse_keep(s: Record, box: Record, seat: int, plate: int, why: Buffer) -> None:
    if s.hand[seat] != CUBE:
        say(why, NO_CUBE, 45, 0)
    elif has_no_plate(s, seat, plate):
        say(why, NO_SUCH_PLATE, 31, plate)
    elif not work.takes_spices(s, seat, plate):
        say(why, TOO_COLD_TO_SPICE, 45, plate)
    elif work.worker(s, box, seat, SPICE_RACK) == NONE:
        say(why, NO_WORKER, 12, SPICE_RACK)
    else:
        serves = work.spicer(s, box, seat, plate) != NONE
        say(why, LEGAL if serves else ANOTHER_PLATE, 45, SPICE_RACK)


@compiled
def refuse_put_back(s: Record, seat: int, why: Buffer) -> None:
    if s.hand[seat] == NOTHING:
        say(why, HANDS_EMPTY, 13, 0)
    elif s.hand[seat] == HELD_TILES:
        say(why, TILES_STAY, 40, 0)
    elif s.hand[seat] == OFFERED:
        say(why, OFFER_STAYS, 57, 0)
    else:
        say_legal(why)


@compiled
def refuse_spice_pick(s: Record, box: Record, seat: int, spice: int, why: Buffer) -> None:
    hand = s.hand[seat]
    if hand != COMMON_SPICES and hand != RARE_SPICES:
        say(why, NO_SPICES, 44, 0)
    elif (hand == RARE_SPICES) != (box.rare[spice] != 0):
        say(why, ONLY_RARE if hand == RARE_SPICES else ONLY_COMMON, 44, 0)
    else:
        left = work.spice_on_sale(s, box, spice) > 0
        say(why, LEGAL if left else NO_CUBE_LEFT, 24, spice)


@compiled
def refuse_scoop_pick(s: Record, seat: int, flavour: int, why: Buffer) -> None:
    if s.hand[seat] != SCOOPS:
        say(why, NO_SCOOPS, 44, 0)
    else:
        say(why, LEGAL if s.more_scoops[flavour] > 0 else NO_SCOOP_LEFT, 24, flavour)


@compiled
def has_no_plate(s: Record, seat: int, plate: int) -> bool:
    return s.plate[seat, plate // PARTS, plate % PARTS] == 0


# --- Hourglasses


@compiled
def refuse_hourglass(s: Record, box: Record, seat: int, verb: int, grip: int, space: int, why: Buffer) -> None:
    if verb == IMPROVE:
        refuse_ability(s, box, seat, why)
    elif s.phase != RUSH:
        say(why, AFTER_THE_ROUND, 4, 0)
    elif not places.can_grip(s, box, seat, hourglass(seat, grip)):
        refuse_grip(s, box, seat, hourglass(seat, grip), why)
    elif verb == PLACE:
        refuse_space(s, box, hourglass(seat, grip), space, why)
    elif verb != LIFT:
        raise ValueError("refuse_hourglass has no branch for a verb")
    else:
        glass = hourglass(seat, grip)
        say_glass(why, LEGAL if s.standing[glass] != NONE else IN_HAND_ALREADY, 11, glass, 0)


@compiled
def refuse_grip(s: Record, box: Record, seat: int, glass: int, why: Buffer) -> None:
    """Why an hourglass cannot be taken."""
    if s.status[glass] != WORKING:
        refuse_status(s, glass, why)
    elif not places.empty(s, glass):
        say_glass(why, SAND_RUNS, 11, glass, seconds(int(s.until[glass]) - int(s.clock)))
    elif places.kept_away(s, box, glass):
        say_glass(why, KEPT_AWAY, 66, glass, s.event)
    else:
        say_glass(why, PUT_BY_OTHER, 11, glass, s.user[glass])


@compiled
def refuse_status(s: Record, glass: int, why: Buffer) -> None:
    """Why an hourglass does not work."""
    if s.status[glass] == UNPAID:
        say_glass(why, NOT_PAID, 64, glass, 0)
    elif s.status[glass] == UNHIRED:
        say(why, NOT_HIRED, 47, glass)
    else:
        say(why, NOT_IN_GAME, 10, glass)


@compiled
def seconds(milliseconds: int) -> int:
    """Whole seconds, rounded up."""
    return (milliseconds + 999) // 1000


@compiled
def refuse_space(s: Record, box: Record, glass: int, space: int, why: Buffer) -> None:
    there = places.standing_on(s, space)
    if s.spaces[space] == LOCKED:
        say(why, IS_LOCKED, 14, space)
    elif s.spaces[space] == BROKEN:
        say(why, IS_BROKEN, 14, space)
    elif s.spaces[space] != OPEN:
        say(why, IS_UNAVAILABLE, 14, space)
    elif places.closed(s, box, int(box.area[space])):
        emit(why, IS_CLOSED, 66, space, s.event, 0)
    elif there != NONE and there != glass:
        say_glass(why, IS_OCCUPIED, 5, there, space)
    else:
        say_legal(why)


@compiled
def refuse_ability(s: Record, box: Record, seat: int, why: Buffer) -> None:
    if s.status[SPECIALIST] == ABSENT:
        say(why, NO_SPECIALIST, 55, 0)
    elif s.user[SPECIALIST] != seat:
        say(why, SPECIALIST_AWAY, 55, 0)
    elif s.improved[SPECIALIST]:
        say(why, HAS_CALLED, 55, 0)
    elif s.begun[SPECIALIST]:
        say(why, HAS_BEGUN, 55, 0)
    else:
        area = int(box.area[s.standing[SPECIALIST]])
        say(why, LEGAL if places.ability_at(s, box, area) != NONE else NO_TOKEN, 55, area)


# --- Maitre d' and Waiter


@compiled
def refuse_guests(s: Record, box: Record, seat: int, verb: int, a: int, why: Buffer) -> None:
    if verb == ADD_ICE_CREAM and not places.with_desserts(s):
        say(why, NO_ICE_CREAM, 40, 0)
    elif verb >= TAKE:
        refuse_waiter(s, box, seat, verb, a, why)
    elif work.worker(s, box, seat, MAITRE) == NONE:
        say(why, NO_WORKER, 12, MAITRE)
    elif verb == BRING:
        refuse_bringing(s, box, why)
    elif s.improved[work.worker(s, box, seat, MAITRE)]:
        say(why, FOR_BRINGING, 57, 0)
    elif verb == REPLACE:
        refuse_replacing(s, box, seat, a - 1, NONE, why)
    elif verb == REPLACE_TWO:
        refuse_replacing(s, box, seat, PAIRS[a, 0], PAIRS[a, 1], why)
    elif verb == ADD_ICE_CREAM:
        refuse_ice_cream(s, box, why)
    else:
        raise ValueError("refuse_guests has no branch for a verb")


@compiled
def refuse_bringing(s: Record, box: Record, why: Buffer) -> None:
    if work.free_order_spaces(s, box) == 0:
        say(why, RAIL_FULL, 40, 0)
    else:
        say(why, LEGAL if work.orders_to_come(s) > 0 else NO_ORDERS_LEFT, 40, 0)


@compiled
def refuse_replacing(s: Record, box: Record, seat: int, one: int, other: int, why: Buffer) -> None:
    if s.rail[one] == NONE:
        say(why, NO_ORDER_HERE, 40, one + 1)
    elif other != NONE and s.rail[other] == NONE:
        say(why, NO_ORDER_HERE, 40, other + 1)
    else:
        say(why, LEGAL if work.can_replace(s, box, seat, one, other) else TILES_NEED_ORDERS, 40, 0)


@compiled
def refuse_ice_cream(s: Record, box: Record, why: Buffer) -> None:
    if work.tile_places(s, box) - work.tiles_in_hands(s) < HAND_TILES:
        say(why, TOO_FEW_FOR_TILES, 40, 0)
    else:
        say(why, LEGAL if work.tiles_to_come(s) >= HAND_TILES else NO_TILES_LEFT, 40, 0)


@compiled
def refuse_waiter(s: Record, box: Record, seat: int, verb: int, a: int, why: Buffer) -> None:
    half = work.DELIVERING if verb == DELIVER else work.TAKING
    if work.worker(s, box, seat, WAITER) == NONE:
        say(why, NO_WORKER, 12, WAITER)
    elif work.waiter_for(s, box, seat, half) == NONE:
        say(why, FOR_TAKING if verb == DELIVER else FOR_DELIVERING, 57, 0)
    elif verb == TAKE:
        refuse_taking(s, box, seat, a - 1, why)
    elif s.order[seat, a - 1] == NONE:
        say(why, NO_SUCH_ORDER, 61 if verb == FETCH else 41, a)
    elif verb == FETCH:
        refuse_fetching(s, box, seat, a - 1, why)
    elif verb == DELIVER:
        done = complete(s, box, seat, a - 1)
        say(why, LEGAL if done else NOT_COMPLETE, 41, s.order[seat, a - 1])
    else:
        raise ValueError("refuse_waiter has no branch for a verb")


@compiled
def refuse_taking(s: Record, box: Record, seat: int, space: int, why: Buffer) -> None:
    order = int(s.rail[space])
    if order == NONE:
        say(why, NO_ORDER_HERE, 41, space + 1)
    elif not plates_there(s, box, order):
        refuse_for_plates(box, order, 41, why)
    elif plates_on_mat(s, box, seat) + parts_of(box, order) > box.mat_plates:
        say(why, MAT_FULL, 41, box.mat_plates)
    elif free_slot(s, seat) == NONE:
        say(why, TOO_MANY_ORDERS, 41, SLOTS)
    else:
        say(why, LEGAL if work.can_take(s, box, seat, space) else TILES_NEED_ORDERS, 41, 0)


@compiled
def refuse_for_plates(box: Record, order: int, clause: int, why: Buffer) -> None:
    emit(why, NO_PLATES, clause, size_of(box, order, DISH), END, END)
    if box.has_side[order]:
        put(why, 1, size_of(box, order, SIDE))


@compiled
def refuse_fetching(s: Record, box: Record, seat: int, slot: int, why: Buffer) -> None:
    if not lacks_plate(s, box, seat, slot):
        say(why, HAS_ITS_PLATES, 61, s.order[seat, slot])
    elif work.can_fetch(s, box, seat, slot):
        say_legal(why)
    else:
        refuse_for_plates(box, int(s.order[seat, slot]), 61, why)


# --- Food


@compiled
def refuse_food(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int, why: Buffer) -> None:
    if verb == ADD:
        refuse_adding(s, box, seat, a, b, c, why)
    elif verb == DRAW:
        refuse_draw(s, box, seat, why)
    elif verb == SPICE:
        refuse_spice(s, box, seat, a, b, why)
    elif verb == COOK:
        refuse_cooking(s, box, seat, a, why)
    elif verb == CHILL:
        refuse_chilling(s, box, seat, a, why)
    else:
        raise ValueError("refuse_food has no branch for a verb")


@compiled
def refuse_adding(s: Record, box: Record, seat: int, storage: int, ingredient: int, plate: int, why: Buffer) -> None:
    if has_no_plate(s, seat, plate):
        say(why, NO_SUCH_PLATE, 31, plate)
    elif not work.takes_ingredients(s, seat, plate):
        say(why, TOO_LATE_TO_ADD, 42, plate)
    elif work.storer(s, box, seat, storage, plate) == NONE:
        stands = work.worker(s, box, seat, STORAGE_A + storage) != NONE
        say(why, ANOTHER_PLATE if stands else NO_WORKER, 42, STORAGE_A + storage)
    else:
        there = s.stock[storage, ingredient] > 0
        emit(why, LEGAL if there else NOT_THERE, 42, ingredient, STORAGE_A + storage, 0)


@compiled
def refuse_draw(s: Record, box: Record, seat: int, why: Buffer) -> None:
    glass = work.worker(s, box, seat, SPICE_RACK)
    if glass == NONE:
        say(why, NO_WORKER, 12, SPICE_RACK)
    elif s.improved[glass]:
        say(why, SEES_THE_BAG, 57, 0)
    elif s.clock < s.next_draw[seat]:
        say(why, BAG_RESTS, 45, seconds(int(s.next_draw[seat]) - int(s.clock)))
    else:
        say(why, LEGAL if work.cubes_in_bag(s) > 0 else BAG_EMPTY, 45, 0)


@compiled
def refuse_spice(s: Record, box: Record, seat: int, spice: int, plate: int, why: Buffer) -> None:
    if not (s.improved[SPECIALIST] and work.stands_in(s, box, seat, SPECIALIST, SPICE_RACK)):
        say(why, NOT_SEEING_THE_BAG, 57, 0)
    elif has_no_plate(s, seat, plate):
        say(why, NO_SUCH_PLATE, 31, plate)
    elif not work.takes_spices(s, seat, plate):
        say(why, TOO_COLD_TO_SPICE, 45, plate)
    else:
        say(why, LEGAL if s.bag[spice] > 0 else NOT_IN_THE_BAG, 57, spice)


@compiled
def refuse_cooking(s: Record, box: Record, seat: int, plate: int, why: Buffer) -> None:
    if has_no_plate(s, seat, plate):
        say(why, NO_SUCH_PLATE, 31, plate)
    elif s.chilled[seat, plate // PARTS, plate % PARTS] > 0:
        say(why, TOO_COLD_TO_COOK, 43, plate)
    elif s.cooked[seat, plate // PARTS, plate % PARTS] >= box.most_cooked:
        say(why, LAST_ROW, 43, plate)
    else:
        say(why, LEGAL if work.worker(s, box, seat, OVEN) != NONE else NO_WORKER, 12, OVEN)


@compiled
def refuse_chilling(s: Record, box: Record, seat: int, plate: int, why: Buffer) -> None:
    if has_no_plate(s, seat, plate):
        say(why, NO_SUCH_PLATE, 31, plate)
    elif work.worker(s, box, seat, FRIDGE) == NONE:
        say(why, NO_WORKER, 12, FRIDGE)
    else:
        say(why, LEGAL if work.can_chill(s, box, seat, plate) else NOTHING_TO_CHILL, 48, plate)


# --- Shopping and Sink


@compiled
def refuse_stock(s: Record, box: Record, seat: int, verb: int, a: int, why: Buffer) -> None:
    if verb == BUY:
        refuse_buying(s, box, seat, a, why)
    elif verb != WASH:
        raise ValueError("refuse_stock has no branch for a verb")
    elif work.worker(s, box, seat, SINK) == NONE:
        say(why, NO_WORKER, 12, SINK)
    else:
        say(why, LEGAL if s.dirty[a] > 0 else NONE_DIRTY, 46, a)


@compiled
def refuse_buying(s: Record, box: Record, seat: int, lot: int, why: Buffer) -> None:
    glass = work.worker(s, box, seat, SHOPPING)
    if glass == NONE:
        say(why, NO_WORKER, 12, SHOPPING)
    elif not work.sold(s, box, lot):
        kept_back = lot == LOT_RARE
        emit(why, NOT_SOLD_NOW if kept_back else NOT_SOLD, 44, lot, s.event, 0)
    elif s.coins < work.shopping_price(s, box, glass):
        emit(why, TOO_DEAR, 44, work.shopping_price(s, box, glass), s.coins, 0)
    else:
        say(why, LEGAL if work.in_supply(s, box, lot) > 0 else SOLD_OUT, 24, lot)


# --- Office


@compiled
def refuse_office(s: Record, box: Record, seat: int, verb: int, a: int, why: Buffer) -> None:
    if work.worker(s, box, seat, OFFICE) == NONE:
        say(why, NO_WORKER, 12, OFFICE)
    elif verb == UPGRADE:
        refuse_upgrade(s, box, seat, a, why)
    elif verb == REHIRE and s.status[a] == WORKING:
        say_glass(why, NOT_UNPAID, 47, a, 0)
    elif verb == REHIRE and s.status[a] != UNPAID:
        refuse_status(s, a, why)
    elif verb == HIRE and s.status[SECOND_HELPER] != UNHIRED:
        say(why, HELPER_HIRED, 47, 0)
    elif verb == UNLOCK and s.spaces[a] != LOCKED:
        say(why, NOT_LOCKED, 47, a)
    elif verb == REPAIR and s.spaces[a] != BROKEN:
        say(why, NOT_BROKEN, 47, a)
    elif verb == BUY_PLATE and s.for_sale[a] == 0:
        say(why, NO_PLATE_FOR_SALE, 47, a)
    else:
        refuse_price(s, box, seat, price_of(box, verb), why)


@compiled
def refuse_upgrade(s: Record, box: Record, seat: int, upgrade: int, why: Buffer) -> None:
    if s.upgrades[upgrade] == DONE:
        say(why, HAS_UPGRADE, 47, upgrade)
    elif s.upgrades[upgrade] != FACE_UP:
        say(why, NOT_FOR_SALE, 47, upgrade)
    else:
        refuse_price(s, box, seat, int(box.upgrade_price[upgrade]), why)


@compiled
def refuse_price(s: Record, box: Record, seat: int, price: int, why: Buffer) -> None:
    asked = work.office_price(s, box, work.worker(s, box, seat, OFFICE), price)
    emit(why, LEGAL if s.coins >= asked else TOO_DEAR, 47, asked, s.coins, 0)


@compiled
def price_of(box: Record, verb: int) -> int:
    """What the Office asks, before Events and abilities."""
    if verb == REHIRE:
        return int(box.price_rehire)
    if verb == HIRE:
        return int(box.price_helper)
    if verb == UNLOCK:
        return int(box.price_unlock)
    if verb == REPAIR:
        return int(box.price_repair)
    if verb == BUY_PLATE:
        return int(box.price_plate)
    raise ValueError("price_of has no branch for a verb")


# --- Freezer


@compiled
def refuse_freezer(s: Record, box: Record, seat: int, verb: int, a: int, b: int, c: int, why: Buffer) -> None:
    glass = work.worker(s, box, seat, FREEZER)
    if glass == NONE:
        say(why, NO_WORKER, 12, FREEZER)
    elif verb == LID_OFF:
        say(why, LID_IS_OFF if s.lid_off else LEGAL, 50, 0)
    elif verb == LID_ON:
        say(why, LEGAL if s.lid_off else LID_IS_ON, 50, 0)
    elif verb != SCOOP:
        raise ValueError("refuse_freezer has no branch for a verb")
    elif s.order[seat, b - 1] == NONE:
        say(why, NO_SUCH_ORDER, 49, b)
    elif c == TILE:
        refuse_on_tile(s, box, seat, a, b - 1, glass, why)
    elif ready_for_scoops(s, box, seat, b - 1):
        refuse_scoop(s, a, glass, why)
    else:
        say(why, SCOOPS_COME_LAST, 49, s.order[seat, b - 1])


@compiled
def refuse_on_tile(s: Record, box: Record, seat: int, flavour: int, slot: int, glass: int, why: Buffer) -> None:
    if s.tile[seat, slot] == NONE:
        say(why, HAS_NO_TILE, 49, s.order[seat, slot])
    elif s.ice_plate[seat, slot] == NONE and clean_ice_plate(s) == NONE:
        say(why, NO_ICE_PLATE, 49, 0)
    else:
        refuse_scoop(s, flavour, glass, why)


@compiled
def refuse_scoop(s: Record, flavour: int, glass: int, why: Buffer) -> None:
    """Whether there is a scoop within reach: in the Freezer with its lid off, with the ability in the supply."""
    if s.improved[glass]:
        say(why, LEGAL if s.more_scoops[flavour] > 0 else NO_SCOOP_LEFT, 57, flavour)
    elif not s.lid_off:
        say(why, LID_IS_ON, 50, 0)
    else:
        say(why, LEGAL if s.freezer[flavour] > 0 else NO_SUCH_SCOOP, 49, flavour)
