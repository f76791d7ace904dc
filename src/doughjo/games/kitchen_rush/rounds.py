"""From one Action phase to the next: Cleanup, wages, Prestige Bonuses, Events; and whether the Objective is met."""

from doughjo.core.codes import EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.kitchen_rush.dishes import (
    clear_ice_plate,
    complete,
    discard_order,
    empty_plate,
    gain_prestige,
    mistaken,
    parts_of,
    scoops_on,
    serve,
    take_plate,
    tell_order,
)
from doughjo.games.kitchen_rush.places import cards_in_deck, melt_freezer, owner_of, reset, with_desserts
from doughjo.games.kitchen_rush.said import (
    DROPPED,
    EVENT_OVER,
    GAME_OVER,
    GOES_UNPAID,
    NEW_BONUS,
    NEW_EVENT,
    ROUND_BEGINS,
    ROUND_OVER,
    SERVED,
    TIME_UP,
    UNFINISHED,
    WAGES,
)
from doughjo.games.kitchen_rush.state import (
    ABILITIES,
    BAD_PRESS,
    BONUS_DRAWN,
    BONUSES,
    BREAKAGE,
    BROKEN,
    CHOOSING_OBJECTIVE,
    CLOSING,
    COINS,
    COINS_KEPT,
    CRITIC,
    CROCKERY,
    DECK,
    DELIVERY,
    DESSERT,
    DIRTY,
    DISCARDED,
    DISH,
    DISHES,
    DONE,
    EVENT_DRAWN,
    EVENTS,
    FACE_UP,
    FINISHED,
    FLAVOURS,
    GUEST_LEAVES,
    HAND_TILES,
    HANDYMAN,
    HELD_TILES,
    HELPER,
    HELPERS,
    HIGHER_WAGES,
    HOURGLASSES,
    ICE_DELIVERY,
    ICE_PLATE,
    INGREDIENTS,
    LOCKED,
    LOCKSMITH,
    LOST_KEY,
    MALFUNCTION,
    MEDIUM,
    MELTED,
    NO_MORE,
    NONE,
    NOTHING,
    NOTHING_BROKEN,
    NOTHING_DIRTY,
    NOTHING_UNFINISHED,
    OF_MEDIUM,
    OF_PRESTIGIOUS,
    OFFERED,
    OPEN,
    OPENING,
    ORDER_SPACES,
    ORDERS,
    PARTS,
    PAYING,
    PREPARING,
    PRESTIGIOUS,
    REVEALING_ABILITIES,
    REVEALING_UPGRADES,
    RUSH,
    SECOND_HELPER,
    SIDE_DISHES,
    SIZES,
    SLOTS,
    SPECIALIST,
    SPICE_DELIVERY,
    SPICES,
    SPILLED,
    SPOILED,
    STORAGES,
    TAX,
    THRESHOLDS,
    TILE,
    TILES,
    TIPS,
    TOKEN_USED,
    UNHIRED,
    UNPAID,
    UPGRADES,
    UPGRADES_BOUGHT,
    VOLUNTEER,
    WORKING,
)
from doughjo.games.kitchen_rush.work import discard_offer, event_number, put_back

# --- Before the Action phase


@compiled
def prepare(s: Record, box: Record) -> None:
    """Go on to whatever must be drawn next before the first round."""
    if s.objective == NONE:
        s.phase = CHOOSING_OBJECTIVE
    elif to_reveal(s.upgrades, UPGRADES, int(box.upgrades_revealed)):
        s.phase = REVEALING_UPGRADES
    elif s.status[SPECIALIST] == WORKING and to_reveal(s.abilities, ABILITIES, int(box.abilities_revealed)):
        s.phase = REVEALING_ABILITIES
    elif s.drawing > 0:
        s.phase = OPENING
    else:
        open_round(s)


@compiled
def open_round(s: Record) -> None:
    """KR-66: an Event, if there are any; then everybody is asked whether they are ready."""
    if s.with_events and s.event == NONE and cards_in_deck(s.events, EVENTS) > 0:
        s.phase = EVENT_DRAWN
    else:
        s.phase = PREPARING


@compiled
def to_reveal(places: Ids, count: int, wanted: int) -> bool:
    """Whether fewer cards than wanted have left their deck, and there are more."""
    revealed, left = 0, 0
    for card in range(count):
        if places[card] == DECK:
            left += 1
        elif places[card] == FACE_UP or places[card] == DONE or places[card] == TOKEN_USED:
            revealed += 1
    return revealed < wanted and left > 0


@compiled
def choose_objective(s: Record, box: Record, objective: int) -> None:
    """KR-26: the Objective also says whether there are Events, unless that was chosen."""
    s.objective = objective
    s.objectives[:] = 0
    s.objectives[objective] = FACE_UP


@compiled
def start_rush(s: Record, events: Buffer | None) -> None:
    emit(events, ROUND_BEGINS, EVERYBODY, s.round_number, 0, 0)
    s.ready[:] = 0
    s.clock = 0
    s.phase = RUSH


# --- Events


@compiled
def happen(s: Record, box: Record, event: int, events: Buffer | None) -> None:
    """What an Event does at once; the rest is asked where it matters."""
    emit(events, NEW_EVENT, EVERYBODY, event, 0, 0)
    s.event = event
    s.events[event] = DONE
    does, number, about = int(box.event_does[event]), int(box.event_number[event]), int(box.event_area[event])
    if does == MALFUNCTION:
        shut(s, box, about, number, BROKEN)
    elif does == LOST_KEY:
        shut(s, box, about, number, LOCKED)
    elif does == DIRTY:
        soil_plates(s, about, number)
    elif does == BREAKAGE:
        break_plates(s, about, number)
    elif does == TAX:
        s.coins -= min(number, int(s.coins))
    elif does == SPOILED:
        spoil(s, about, number)
    elif does == SPILLED:
        spill(s, box, number)
    elif does == GUEST_LEAVES:
        send_guests_away(s, number)
    elif does == BAD_PRESS:
        gain_prestige(s, box, -number)
    elif does == MELTED:
        melt(s, number)


@compiled
def shut(s: Record, box: Record, area: int, number: int, how: int) -> None:
    """Break or lock the first usable spaces of an area."""
    for space in range(box.spaces):
        if number > 0 and box.area[space] == area and s.spaces[space] == OPEN:
            s.spaces[space] = how
            number -= 1


@compiled
def soil_plates(s: Record, about: int, number: int) -> None:
    for size in range(SIZES):
        if about in (NONE, size):
            count = min(number, int(s.clean[size]))
            s.clean[size] -= count
            s.dirty[size] += count


@compiled
def break_plates(s: Record, about: int, number: int) -> None:
    """Clean plates leave the game, or dirty ones where there are too few."""
    for size in range(SIZES):
        if about in (NONE, size):
            clean = min(number, int(s.clean[size]))
            s.clean[size] -= clean
            s.dirty[size] -= min(number - clean, int(s.dirty[size]))


@compiled
def spoil(s: Record, about: int, number: int) -> None:
    for storage in range(STORAGES):
        for ingredient in range(INGREDIENTS):
            if about in (NONE, ingredient):
                count = min(number, int(s.stock[storage, ingredient]))
                s.stock[storage, ingredient] -= count
                s.more_ingredients[ingredient] += count


@compiled
def spill(s: Record, box: Record, number: int) -> None:
    for spice in range(SPICES):
        if not box.rare[spice]:
            count = min(number, int(s.bag[spice]))
            s.bag[spice] -= count
            s.more_spices[spice] += count


@compiled
def send_guests_away(s: Record, number: int) -> None:
    for space in range(ORDER_SPACES):
        if number > 0 and s.rail[space] != NONE:
            discard_order(s, space)
            number -= 1


@compiled
def melt(s: Record, number: int) -> None:
    for flavour in range(FLAVOURS):
        count = min(number, int(s.freezer[flavour]))
        s.freezer[flavour] -= count
        s.more_scoops[flavour] += count


# --- When the time is up


@compiled
def time_is_up(s: Record, box: Record, events: Buffer | None) -> None:
    """KR-04: Cleanup begins, or with the option, once everybody has finished what is under way."""
    if not anything_under_way(s):
        clean_up(s, box, events)
        return
    emit(events, TIME_UP, EVERYBODY, s.round_number, 0, 0)
    s.phase = CLOSING
    s.next_draw[:] = 0
    for seat in range(s.players):
        s.ready[seat] = 0 if under_way(s, seat) else 1


@compiled
def anything_under_way(s: Record) -> bool:
    """Whether there is something that may still be finished; never without the option."""
    if not s.finish_under_way:
        return False
    for seat in range(s.players):
        if under_way(s, seat):
            return True
    return False


@compiled
def under_way(s: Record, seat: int) -> bool:
    """Whether a seat holds something, or has an hourglass standing that can still act."""
    if s.hand[seat] != NOTHING:
        return True
    for glass in range(HOURGLASSES):
        if s.user[glass] == seat and s.left[glass] > 0:
            return True
    return False


# --- Cleanup, in the order of its clauses


@compiled
def clean_up(s: Record, box: Record, events: Buffer | None) -> None:
    """KR-04, KR-60 to KR-64: everybody stops, every taken Order is checked, wages are paid."""
    emit(events, ROUND_OVER, EVERYBODY, s.round_number, 0, 0)
    stop_work(s, events)
    for seat in range(s.players):
        for slot in range(SLOTS):
            if complete(s, box, seat, slot):
                serve(s, box, seat, slot, SERVED, events)
    s.unfinished = 0
    for seat in range(s.players):
        for slot in range(SLOTS):
            if s.order[seat, slot] != NONE:
                check_unfinished(s, box, seat, slot, events)
    pay_wages(s, box, events)


@compiled
def stop_work(s: Record, events: Buffer | None) -> None:
    """KR-04: what is in hand goes back, an open lid counts as left so (KR-50), all hourglasses come home."""
    s.ready[:] = 0
    for seat in range(s.players):
        let_go(s, seat, events)
        s.next_draw[seat] = 0
    if s.lid_off and not s.close_lid:
        melt_freezer(s, events)
    s.lid_off = 0
    for glass in range(HOURGLASSES):
        reset(s, glass)
    s.clock = 0


@compiled
def let_go(s: Record, seat: int, events: Buffer | None) -> None:
    if s.hand[seat] != NOTHING:
        emit(events, DROPPED, EVERYBODY, seat, 0, 0)
    if s.hand[seat] == OFFERED:
        discard_offer(s, seat)
    elif s.hand[seat] == HELD_TILES:
        for which in range(HAND_TILES):
            if s.hand_tiles[seat, which] != NONE:
                s.tiles[s.hand_tiles[seat, which]] = DISCARDED
                s.hand_tiles[seat, which] = NONE
        s.hand[seat] = NOTHING
    elif s.hand[seat] != NOTHING:
        put_back(s, seat)


@compiled
def check_unfinished(s: Record, box: Record, seat: int, slot: int, events: Buffer | None) -> None:
    """KR-61, KR-62: an Order that is not complete costs prestige; ice-cream melts, and mistakes are thrown away."""
    s.unfinished += 1
    tell_order(s, UNFINISHED, seat, slot, events)
    put(events, 5, scoops_on(s, seat, slot, TILE) + scoops_on(s, seat, slot, DESSERT))
    before = int(s.prestige)
    gain_prestige(s, box, -(int(box.penalty) + event_number(s, box, CRITIC)))
    put(events, 4, s.prestige - before)
    clear_ice_plate(s, seat, slot)
    thrown, missing = 0, 0
    for part in range(parts_of(box, int(s.order[seat, slot]))):
        plate = 1 << (slot * PARTS + part)
        melted = part == DISH and scoops_on(s, seat, slot, DESSERT) > 0
        if melted or mistaken(s, box, seat, slot, part):
            empty_plate(s, box, seat, slot, part)
            take_plate(s, box, seat, slot, part)
            thrown |= plate
        if not s.plate[seat, slot, part]:
            missing |= plate
    put(events, 6, thrown)
    put(events, 7, missing)


# --- Wages


@compiled
def pay_wages(s: Record, box: Record, events: Buffer | None) -> None:
    """KR-64: the Specialist first, then as many of the others as the coins allow."""
    before = int(s.coins)
    specialist = min(specialist_wage(s, box), before)
    s.coins -= specialist
    wage = wage_of_one(s, box)
    workers = paid_workers(s)
    paid = min(workers, int(s.coins) // wage) if wage > 0 else workers
    s.coins -= paid * wage
    emit(events, WAGES, EVERYBODY, specialist, paid, wage)
    put(events, 3, workers - paid)
    put(events, 4, before)
    s.to_leave_unpaid = workers - paid
    if s.to_leave_unpaid == workers:
        for glass in range(SPECIALIST):
            leave_unpaid(s, glass, events)
    if s.to_leave_unpaid > 0:
        s.phase = PAYING
    else:
        give_bonuses(s, box, events)


@compiled
def specialist_wage(s: Record, box: Record) -> int:
    """KR-56: by abilities used, and at least something."""
    if s.status[SPECIALIST] != WORKING:
        return 0
    return max(int(s.abilities_used) * int(box.ability_wage), int(box.least_specialist_wage))


@compiled
def wage_of_one(s: Record, box: Record) -> int:
    return int(box.wage) + event_number(s, box, HIGHER_WAGES)


@compiled
def paid_workers(s: Record) -> int:
    """The hourglasses of the players and the Helpers that are in play."""
    n = 0
    for glass in range(SPECIALIST):
        if s.status[glass] == WORKING:
            n += 1
    return n


@compiled
def leave_unpaid(s: Record, glass: int, events: Buffer | None) -> None:
    if s.status[glass] == WORKING:
        emit(events, GOES_UNPAID, EVERYBODY, glass, owner_of(glass), 0)
        s.status[glass] = UNPAID
        s.to_leave_unpaid -= 1


# --- Prestige Bonuses


@compiled
def give_bonuses(s: Record, box: Record, events: Buffer | None) -> None:
    """KR-65: one bonus for every threshold reached for the first time; then the round ends."""
    if s.bonuses < THRESHOLDS and s.peak >= box.thresholds[s.bonuses] and cards_in_deck(s.bonus_cards, BONUSES) > 0:
        s.phase = BONUS_DRAWN
    else:
        end_round(s, box, events)


@compiled
def use_bonus(s: Record, box: Record, bonus: int, events: Buffer | None) -> None:
    emit(events, NEW_BONUS, EVERYBODY, bonus, 0, 0)
    s.bonus_cards[bonus] = DONE
    s.bonuses += 1
    does, number = int(box.bonus_does[bonus]), int(box.bonus_number[bonus])
    if does == COINS:
        s.coins += number
    elif does == CROCKERY:
        move_plates(s, s.for_sale, number)
    elif does == DELIVERY:
        deliver_ingredients(s, box, bonus)
    elif does == SPICE_DELIVERY:
        deliver_spices(s, box, number)
    elif does == LOCKSMITH:
        open_all(s, box, LOCKED)
    elif does == HANDYMAN:
        open_all(s, box, BROKEN)
    elif does == DISHES:
        move_plates(s, s.dirty, number)
    elif does == VOLUNTEER:
        volunteer(s, number)
    elif does == ICE_DELIVERY:
        deliver_scoops(s, number)


@compiled
def move_plates(s: Record, places: Ids, number: int) -> None:
    """Up to so many plates of each size become clean."""
    for size in range(SIZES):
        if size != ICE_PLATE or with_desserts(s):
            count = min(number, int(places[size]))
            places[size] -= count
            s.clean[size] += count


@compiled
def deliver_ingredients(s: Record, box: Record, bonus: int) -> None:
    for ingredient in range(INGREDIENTS):
        count = min(int(box.bonus_gives[bonus, ingredient]), int(s.more_ingredients[ingredient]))
        s.stock[0, ingredient] += count
        s.more_ingredients[ingredient] -= count


@compiled
def deliver_spices(s: Record, box: Record, number: int) -> None:
    for spice in range(SPICES):
        if box.rare[spice]:
            count = min(number, int(s.more_spices[spice]))
            s.bag[spice] += count
            s.more_spices[spice] -= count


@compiled
def deliver_scoops(s: Record, number: int) -> None:
    for flavour in range(FLAVOURS):
        count = min(number, int(s.more_scoops[flavour]))
        s.freezer[flavour] += count
        s.more_scoops[flavour] -= count


@compiled
def open_all(s: Record, box: Record, what: int) -> None:
    for space in range(box.spaces):
        if s.spaces[space] == what:
            s.spaces[space] = OPEN


@compiled
def volunteer(s: Record, coins: int) -> None:
    """The second Helper comes for nothing; is there one already, coins instead."""
    if s.status[SECOND_HELPER] == UNHIRED:
        s.status[SECOND_HELPER] = WORKING
    else:
        s.coins += coins


# --- The end of a round and of the game


@compiled
def end_round(s: Record, box: Record, events: Buffer | None) -> None:
    """KR-55, KR-66: tokens return, the Event is over, and the next round is prepared."""
    if s.event != NONE:
        emit(events, EVENT_OVER, EVERYBODY, s.event, 0, 0)
    s.event = NONE
    s.abilities_used = 0
    for ability in range(ABILITIES):
        if s.abilities[ability] == TOKEN_USED:
            s.abilities[ability] = FACE_UP
    if s.round_number == box.rounds:
        s.phase = FINISHED
        emit(events, GAME_OVER, EVERYBODY, 1 if won(s, box) else 0, 0, 0)
    else:
        s.round_number += 1
        open_round(s)


# Requirements of the end (KR-70), in the order of the score sheet
GOAL_ORDERS, GOAL_COINS, GOAL_PRESTIGE, GOAL_PAID, GOAL_ICE_CREAM, GOAL_MORE = range(6)
GOALS = 6


@compiled
def goal_number(s: Record, box: Record, goal: int) -> int:
    """The number of a requirement among all that there may be; each of the special ones has its own."""
    return goal if goal < GOAL_MORE else goal + int(box.goal_more[s.objective]) - 1


@compiled
def wanted(s: Record, box: Record, goal: int) -> int:
    """How much of a requirement is needed; 0: this game does not ask for it."""
    objective = int(s.objective)
    if objective == NONE:
        return 0
    if goal == GOAL_ORDERS:
        return int(box.goal_orders[objective, s.modules, s.players])
    if goal == GOAL_COINS:
        return max(int(box.goal_coins[objective, s.modules, s.players]), 1)
    if goal == GOAL_PRESTIGE:
        return max(int(box.goal_prestige[objective, s.modules, s.players]), 1)
    if goal == GOAL_PAID:
        return hired(s)
    if goal == GOAL_ICE_CREAM:
        return int(box.ice_cream_goal[s.players]) if with_desserts(s) else 0
    return int(box.goal_number[objective, s.players]) if box.goal_more[objective] != NO_MORE else 0


@compiled
def reached(s: Record, box: Record, goal: int) -> int:
    if goal == GOAL_ORDERS:
        return orders_done(s, box, NONE)
    if goal == GOAL_COINS:
        return int(s.coins)
    if goal == GOAL_PRESTIGE:
        return int(s.prestige)
    if goal == GOAL_PAID:
        return paid_workers(s)
    if goal == GOAL_ICE_CREAM:
        return tiles_done(s)
    return reached_more(s, box, int(box.goal_more[s.objective]))


@compiled
def reached_more(s: Record, box: Record, more: int) -> int:
    """What special Objectives ask."""
    if more == OF_MEDIUM:
        return orders_done(s, box, MEDIUM)
    if more == OF_PRESTIGIOUS:
        return orders_done(s, box, PRESTIGIOUS)
    if more == SIDE_DISHES:
        return sides_done(s, box)
    if more == TIPS:
        return int(s.tips)
    if more == UPGRADES_BOUGHT:
        return upgrades_bought(s)
    if more == NOTHING_UNFINISHED:
        return 1 if s.unfinished == 0 else 0
    if more == NOTHING_BROKEN:
        return 1 if not any_shut(s, box) else 0
    if more == NOTHING_DIRTY:
        return 1 if dirty_plates(s) == 0 else 0
    if more == COINS_KEPT:
        return int(s.coins)
    if more == HELPERS:
        return (1 if s.status[HELPER] == WORKING else 0) + (1 if s.status[SECOND_HELPER] == WORKING else 0)
    return 0


@compiled
def hired(s: Record) -> int:
    n = 0
    for glass in range(SPECIALIST):
        if s.status[glass] == WORKING or s.status[glass] == UNPAID:
            n += 1
    return n


@compiled
def orders_done(s: Record, box: Record, kind: int) -> int:
    """Completed Orders of a kind, or of all kinds."""
    n = 0
    for order in range(ORDERS):
        if s.orders[order] == DONE and (kind == NONE or box.kind[order] == kind):
            n += 1
    return n


@compiled
def sides_done(s: Record, box: Record) -> int:
    n = 0
    for order in range(ORDERS):
        if s.orders[order] == DONE and box.has_side[order]:
            n += 1
    return n


@compiled
def tiles_done(s: Record) -> int:
    n = 0
    for tile in range(TILES):
        if s.tiles[tile] == DONE:
            n += 1
    return n


@compiled
def upgrades_bought(s: Record) -> int:
    n = 0
    for upgrade in range(UPGRADES):
        if s.upgrades[upgrade] == DONE:
            n += 1
    return n


@compiled
def any_shut(s: Record, box: Record) -> bool:
    for space in range(box.spaces):
        if s.spaces[space] == BROKEN or s.spaces[space] == LOCKED:
            return True
    return False


@compiled
def dirty_plates(s: Record) -> int:
    n = 0
    for size in range(SIZES):
        n += int(s.dirty[size])
    return n


@compiled
def won(s: Record, box: Record) -> bool:
    """KR-70: every requirement is met."""
    for goal in range(GOALS):
        if reached(s, box, goal) < wanted(s, box, goal):
            return False
    return True


@compiled
def share(s: Record, box: Record, goal: int) -> int:
    """KR-70: how much of a requirement is reached, in hundredths."""
    needed = wanted(s, box, goal)
    if needed == 0:
        return 0
    return min(100 * max(reached(s, box, goal), 0) // needed, 100)
