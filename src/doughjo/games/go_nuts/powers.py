"""The powers of cards: what each needs, what it lets a seat do, what that does, and why something cannot be done.

`POWERS` says what can be said of a power in a line; here is what takes more.
"""

from doughjo.core.codes import END, EVERYBODY, LEGAL, NO_CLAUSE, NOT_ASKED, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.go_nuts.moves import (
    CLEAR,
    DISCARD,
    DISCARD_FROM,
    DISCARD_ITSELF,
    FINISH,
    GIVE,
    KEEP,
    PASS,
    STEAL,
    TAKE,
    TAKE_DEEPER,
    encode,
)
from doughjo.games.go_nuts.said import (
    CHOSE_PASS,
    CLEARED,
    DISCARDED,
    DISCARDED_FROM,
    GAVE,
    GIVE_OTHERS,
    IS_EMPTY,
    KEPT,
    NO_DONUT,
    NO_EFFECT,
    NO_OPPONENT,
    NOBODY_THERE,
    NOT_DISCARDED,
    NOT_DRAWN,
    NOT_ITSELF,
    NOT_TWICE,
    PASSED,
    ROW_ENDS,
    STOLE,
    STOPPED,
    THEY_LACK,
    TOOK_DISCARD,
    WAS_PICKED,
    YOU_LACK,
)
from doughjo.games.go_nuts.state import (
    ALL_PASS_LEFT,
    CLEARING,
    DECK,
    DISCARD_ONE_OWN,
    DISCARD_PILE,
    DISCARD_THREE_OR_THIS,
    DISCARDED_DONUT,
    DISCARDING,
    DISCARDING_OPPONENTS,
    DISCARDING_THREE,
    DRAW_TWO_KEEP_ONE,
    DRAWING,
    GIVING,
    KEEPING,
    KINDS,
    NONE,
    OPPONENTS_CARD,
    PASSING,
    POWER_CARDS,
    POWER_CLAUSES,
    POWER_NEEDS,
    POWER_PHASES,
    RESOLVING,
    SEATS,
    STEALING,
    TAKE_ONE_DISCARD,
    TAKE_THREE_DISCARDS,
    TAKE_TOP_DISCARD,
    TAKING,
    UNPICKED_CARD,
)
from doughjo.games.go_nuts.table import (
    cards_of,
    count_pickers,
    discard_from_collection,
    discarded_below,
    is_donut,
    kinds_in_discard,
    other_cards,
    other_donuts,
    others_of_kind,
    put_on_discard,
    take_from_discard,
    undecided,
)

# --- A card with a power was taken from the row


@compiled
def begin_power(s: Record, box: Record, kind: int, events: Buffer | None) -> None:
    """Ask for luck or a decision where the power of the card needs one; else do it."""
    power = int(box.power[kind])
    s.left = POWER_CARDS[power]
    if not there_is(s, box, POWER_NEEDS[power]):
        emit(events, NO_EFFECT, EVERYBODY, s.actor, kind, 0)
        finish_power(s)
    elif power == TAKE_TOP_DISCARD:
        take_discarded(s, s.discard_size - 1, 0, events)  # GN-21: what lies on top now
    elif lacks_others(s, box, power):
        discard_itself(s, 1, events)
    elif power == DRAW_TWO_KEEP_ONE and s.deck_size == 1:
        s.phase = DRAWING
    else:
        s.phase = POWER_PHASES[power]


@compiled
def there_is(s: Record, box: Record, need: int) -> bool:
    """Whether there is what a power needs to have any effect."""
    if need == DECK:
        return s.deck_size > 0
    if need == DISCARD_PILE:
        return s.discard_size > 0
    if need == DISCARDED_DONUT:
        return any_donut_in_discard(s, box)
    if need == UNPICKED_CARD:
        return any_to_clear(s)
    if need == OPPONENTS_CARD:
        return any_opponent_has_cards(s)
    return True


@compiled
def lacks_others(s: Record, box: Record, power: int) -> bool:
    """Whether there are too few other cards for a power, so that the card itself is discarded."""
    if power == ALL_PASS_LEFT:  # GN-27: somebody has nothing to pass
        return anybody_lacks_others(s)
    if power == DISCARD_THREE_OR_THIS:  # GN-29
        return other_cards(s, s.actor) < s.left
    if power == DISCARD_ONE_OWN:  # GN-30
        return other_donuts(s, box, s.actor) < s.left
    return False


@compiled
def anybody_lacks_others(s: Record) -> bool:
    for seat in range(s.players):
        if other_cards(s, seat) == 0:
            return True
    return False


@compiled
def finish_power(s: Record) -> None:
    s.actor = NONE
    s.taken = NONE
    s.left = 0
    s.phase = RESOLVING


# --- What may be done


@compiled
def legal_uses(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of a seat that uses a power, in ascending order; answer how many."""
    if s.phase == CLEARING:
        return legal_clears(s, out)
    if s.phase == KEEPING:
        return legal_keeps(s, out)
    if s.phase == TAKING:
        return legal_takes(s, box, out)
    if s.phase == GIVING:
        return legal_gifts(s, out)
    if s.phase == STEALING:
        return legal_from_opponents(s, STEAL, out)
    if s.phase == DISCARDING_OPPONENTS:
        return legal_from_opponents(s, DISCARD_FROM, out)
    if s.phase == PASSING:
        return legal_own(s, seat, PASS, 0, out)
    if s.phase == DISCARDING:
        return legal_donuts(s, box, seat, out)
    if s.phase == DISCARDING_THREE:
        return legal_three_or_this(s, seat, out)
    raise ValueError("legal has no branch for a phase")


@compiled
def legal_clears(s: Record, out: Ids) -> int:
    n = legal_positions(s, CLEAR, out)
    out[n] = encode(FINISH, 0, 0, 0)
    return n + 1


@compiled
def legal_positions(s: Record, verb: int, out: Ids) -> int:
    """Write a verb for every card of the row that nobody picked."""
    n = 0
    for position in range(1, s.players + 2):
        if can_clear(s, position):
            out[n] = encode(verb, position, 0, 0)
            n += 1
    return n


@compiled
def legal_keeps(s: Record, out: Ids) -> int:
    first = min(int(s.drawn[0]), int(s.drawn[1]))
    second = max(int(s.drawn[0]), int(s.drawn[1]))
    out[0] = encode(KEEP, first, 0, 0)
    out[1] = encode(KEEP, second, 0, 0)
    return 1 if first == second else 2


@compiled
def legal_takes(s: Record, box: Record, out: Ids) -> int:
    n = 0
    if box.power[s.taken] == TAKE_THREE_DISCARDS:  # GN-28: 0 allowed
        out[n] = encode(FINISH, 0, 0, 0)
        n += 1
    kinds = kinds_in_discard(s)
    for kind in range(KINDS):
        if kinds >> kind & 1 and may_take(s, box, kind):
            out[n] = encode(TAKE, kind, 0, 0)
            n += 1
    if can_take_deeper(s) and may_take(s, box, s.discard[s.discard_size - 1]):
        out[n] = encode(TAKE_DEEPER, s.discard[s.discard_size - 1], 0, 0)
        n += 1
    return n


@compiled
def legal_gifts(s: Record, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if can_give(s, kind):
                    out[n] = encode(GIVE, seat, kind, 0)
                    n += 1
    return n


@compiled
def legal_from_opponents(s: Record, verb: int, out: Ids) -> int:
    n = 0
    for seat in range(s.players):
        if seat != s.actor:
            for kind in range(KINDS):
                if s.collections[seat, kind] > 0:
                    out[n] = encode(verb, seat, kind, 0)
                    n += 1
    return n


@compiled
def legal_own(s: Record, seat: int, verb: int, n: int, out: Ids) -> int:
    for kind in range(KINDS):
        if others_of_kind(s, seat, kind) > 0:
            out[n] = encode(verb, kind, 0, 0)
            n += 1
    return n


@compiled
def legal_donuts(s: Record, box: Record, seat: int, out: Ids) -> int:
    n = 0
    for kind in range(KINDS):
        if is_donut(s, box, kind) and others_of_kind(s, seat, kind) > 0:  # GN-30, GN-45
            out[n] = encode(DISCARD, kind, 0, 0)
            n += 1
    return n


@compiled
def legal_three_or_this(s: Record, seat: int, out: Ids) -> int:
    if s.left < 3:  # GN-29: once the first of the three is gone, all three go
        return legal_own(s, seat, DISCARD, 0, out)
    out[0] = encode(DISCARD_ITSELF, 0, 0, 0)
    return legal_own(s, seat, DISCARD, 1, out)


# --- Doing it


@compiled
def use_power(s: Record, seat: int, verb: int, a: int, b: int, events: Buffer | None) -> None:
    if verb == CLEAR:
        clear(s, a, events)
    elif verb == FINISH:
        stop(s, events)
    elif verb == DISCARD_ITSELF:
        discard_itself(s, 0, events)
    elif verb == KEEP:
        keep(s, a, events)
    elif verb == TAKE:
        take_discarded(s, discarded_below(s, a, s.discard_size), 0, events)
    elif verb == TAKE_DEEPER:
        take_discarded(s, discarded_below(s, a, s.discard_size - 1), 1, events)
    elif verb == PASS:
        pass_left(s, seat, a, events)
    elif verb == DISCARD:
        discard_own(s, seat, a, events)
    elif verb == GIVE:
        give(s, a, b, events)
    elif verb == STEAL:
        steal(s, a, b, events)
    elif verb == DISCARD_FROM:
        discard_from(s, a, b, events)
    else:
        raise ValueError("use_power has no branch for a verb")


@compiled
def clear(s: Record, position: int, events: Buffer | None) -> None:
    emit(events, CLEARED, EVERYBODY, s.actor, position, s.row[position - 1])
    put_on_discard(s, s.row[position - 1])
    s.row[position - 1] = NONE
    if not any_to_clear(s):
        finish_power(s)


@compiled
def stop(s: Record, events: Buffer | None) -> None:
    emit(events, STOPPED, EVERYBODY, s.actor, 0, 0)
    finish_power(s)


@compiled
def keep(s: Record, kind: int, events: Buffer | None) -> None:
    other = s.drawn[1] if s.drawn[0] == kind else s.drawn[0]
    emit(events, KEPT, s.actor, s.actor, kind, other)
    s.collections[s.actor, kind] += 1
    s.deck[other] += 1
    s.deck_size += 1
    s.top = other
    s.top_known_to = s.actor
    s.drawn[:] = NONE
    finish_power(s)


@compiled
def take_discarded(s: Record, at: int, deeper: int, events: Buffer | None) -> None:
    emit(events, TOOK_DISCARD, EVERYBODY, s.actor, s.discard[at], deeper)
    s.collections[s.actor, take_from_discard(s, at)] += 1
    s.left -= 1
    if s.left == 0 or s.discard_size == 0:
        finish_power(s)


@compiled
def pass_left(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, CHOSE_PASS, seat, seat, kind, 0)
    s.passes[seat] = kind
    if undecided(s.players, s.passes) != 0:
        return
    emit(events, PASSED, EVERYBODY, 0, 0, 0)
    for giver in range(SEATS):
        put(events, giver, s.passes[giver] if giver < s.players else END)
    for giver in range(s.players):  # GN-27: all at once
        s.collections[giver, s.passes[giver]] -= 1
    for giver in range(s.players):
        s.collections[(giver + 1) % s.players, s.passes[giver]] += 1
    s.passes[:] = NONE
    finish_power(s)


@compiled
def discard_own(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, DISCARDED, EVERYBODY, seat, kind, 0)
    discard_from_collection(s, seat, kind)
    s.left -= 1
    if s.left == 0:
        finish_power(s)


@compiled
def give(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, GAVE, EVERYBODY, s.actor, kind, seat)
    s.collections[s.actor, kind] -= 1
    s.collections[seat, kind] += 1
    finish_power(s)


@compiled
def steal(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, STOLE, EVERYBODY, s.actor, kind, seat)
    s.collections[seat, kind] -= 1
    s.collections[s.actor, kind] += 1
    finish_power(s)


@compiled
def discard_from(s: Record, seat: int, kind: int, events: Buffer | None) -> None:
    emit(events, DISCARDED_FROM, EVERYBODY, s.actor, kind, seat)
    discard_from_collection(s, seat, kind)
    finish_power(s)


@compiled
def discard_itself(s: Record, forced: int, events: Buffer | None) -> None:
    emit(events, DISCARDED, EVERYBODY, s.actor, s.taken, forced)
    discard_from_collection(s, s.actor, s.taken)
    finish_power(s)


# --- Why not


@compiled
def refuse_use(s: Record, box: Record, seat: int, verb: int, a: int, b: int, why: Buffer) -> None:
    """The reason for a verb where its power may be used; everywhere else it is not asked for."""
    phase = s.phase
    if verb == CLEAR and phase == CLEARING:
        refuse_unpicked(s, box, a, why)
    elif (
        verb == FINISH and (phase == CLEARING or (phase == TAKING and box.power[s.taken] == TAKE_THREE_DISCARDS))
    ) or (verb == DISCARD_ITSELF and phase == DISCARDING_THREE and s.left == 3):
        emit(why, LEGAL, NO_CLAUSE, 0, 0, 0)
    elif verb == KEEP and phase == KEEPING:
        refuse_keep(s, a, why)
    elif (verb == TAKE or verb == TAKE_DEEPER) and phase == TAKING:
        refuse_take(s, box, verb, a, why)
    elif verb == PASS and phase == PASSING:
        refuse_own(s, box, seat, a, why)
    elif verb == DISCARD and (phase == DISCARDING or phase == DISCARDING_THREE):
        refuse_discard(s, box, seat, a, why)
    elif verb == GIVE and phase == GIVING:
        refuse_gift(s, seat, a, b, why)
    elif (verb == STEAL and phase == STEALING) or (verb == DISCARD_FROM and phase == DISCARDING_OPPONENTS):
        refuse_opponent(s, box, seat, a, b, why)
    else:
        refuse_unasked(s, box, why)


@compiled
def refuse_unasked(s: Record, box: Record, why: Buffer) -> None:
    emit(why, NOT_ASKED, POWER_CLAUSES[box.power[s.taken]], 0, 0, 0)


@compiled
def refuse_unpicked(s: Record, box: Record, position: int, why: Buffer) -> None:
    clause = POWER_CLAUSES[box.power[s.taken]]
    if position > s.players + 1:
        emit(why, ROW_ENDS, clause, s.players + 1, 0, 0)
    elif s.row[position - 1] == NONE:
        emit(why, IS_EMPTY, clause, position, 0, 0)
    else:
        emit(why, LEGAL if can_clear(s, position) else WAS_PICKED, clause, position, 0, 0)


@compiled
def refuse_keep(s: Record, kind: int, why: Buffer) -> None:
    drawn = kind == s.drawn[0] or kind == s.drawn[1]
    emit(why, LEGAL if drawn else NOT_DRAWN, 23, s.drawn[0], s.drawn[1], kind)


@compiled
def refuse_take(s: Record, box: Record, verb: int, kind: int, why: Buffer) -> None:
    clause = POWER_CLAUSES[box.power[s.taken]]
    if not may_take(s, box, kind):
        emit(why, NO_DONUT, clause, kind, 0, 0)
    elif verb == TAKE:
        lies_there = discarded_below(s, kind, s.discard_size) != NONE
        emit(why, LEGAL if lies_there else NOT_DISCARDED, clause, kind, 0, 0)
    else:
        twice = can_take_deeper(s) and s.discard[s.discard_size - 1] == kind
        emit(why, LEGAL if twice else NOT_TWICE, clause, kind, 0, 0)


@compiled
def refuse_discard(s: Record, box: Record, seat: int, kind: int, why: Buffer) -> None:
    if s.phase == DISCARDING and not is_donut(s, box, kind):
        emit(why, NO_DONUT, 30, kind, 0, 0)
    else:
        refuse_own(s, box, seat, kind, why)


@compiled
def refuse_own(s: Record, box: Record, seat: int, kind: int, why: Buffer) -> None:
    clause = POWER_CLAUSES[box.power[s.taken]]
    if s.collections[seat, kind] == 0:
        emit(why, YOU_LACK, clause, kind, 0, 0)
    else:
        emit(why, LEGAL if others_of_kind(s, seat, kind) > 0 else NOT_ITSELF, clause, kind, 0, 0)


@compiled
def refuse_gift(s: Record, seat: int, to: int, kind: int, why: Buffer) -> None:
    if not_an_opponent(s, seat, to):
        emit(why, NO_OPPONENT if to == seat else NOBODY_THERE, 25, 0, 0, 0)
    elif s.collections[seat, kind] == 0:
        emit(why, YOU_LACK, 25, kind, 0, 0)
    else:
        emit(why, LEGAL if can_give(s, kind) else GIVE_OTHERS, 25, kind, 0, 0)


@compiled
def refuse_opponent(s: Record, box: Record, seat: int, of: int, kind: int, why: Buffer) -> None:
    clause = POWER_CLAUSES[box.power[s.taken]]
    if not_an_opponent(s, seat, of):
        emit(why, NO_OPPONENT if of == seat else NOBODY_THERE, clause, 0, 0, 0)
    else:
        emit(why, LEGAL if s.collections[of, kind] > 0 else THEY_LACK, clause, of, kind, 0)


@compiled
def not_an_opponent(s: Record, seat: int, other: int) -> bool:
    return other == seat or other >= s.players


# --- What may be chosen


@compiled
def can_clear(s: Record, position: int) -> bool:
    return s.row[position - 1] != NONE and count_pickers(s, position) == 0


@compiled
def any_to_clear(s: Record) -> bool:
    for position in range(1, s.players + 2):
        if can_clear(s, position):
            return True
    return False


@compiled
def can_take_deeper(s: Record) -> bool:
    """GN-24: whether a copy below the top one may be taken, and taking it leaves another card on top."""
    size = int(s.discard_size)
    if size < 2 or s.discard[size - 1] == s.discard[size - 2]:
        return False
    return discarded_below(s, s.discard[size - 1], size - 1) != NONE


@compiled
def can_give(s: Record, kind: int) -> bool:
    if s.sprinkled_gives_itself or other_cards(s, s.actor) == 0:
        return s.collections[s.actor, kind] > 0
    return others_of_kind(s, s.actor, kind) > 0


@compiled
def may_take(s: Record, box: Record, kind: int) -> bool:
    """GN-24: Red Velvet takes a donut; others take any card of the discard pile."""
    return box.power[s.taken] != TAKE_ONE_DISCARD or is_donut(s, box, kind)


@compiled
def any_opponent_has_cards(s: Record) -> bool:
    for seat in range(s.players):
        if seat != s.actor and cards_of(s, seat) > 0:
            return True
    return False


@compiled
def any_donut_in_discard(s: Record, box: Record) -> bool:
    for i in range(s.discard_size):
        if is_donut(s, box, s.discard[i]):
            return True
    return False
