"""What a seat is asked, and why it cannot do something: told from its hidden table, as codes."""

from doughjo.core.codes import LEGAL, NO_CLAUSE, NOT_ASKED, NOT_YOURS, Buffer, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.go_nuts.moves import (
    CLEAR,
    DISCARD,
    DISCARD_FROM,
    DISCARD_ITSELF,
    FINISH,
    GIVE,
    KEEP,
    PASS,
    PICK,
    STEAL,
    TAKE,
    TAKE_DEEPER,
    decode,
)
from doughjo.games.go_nuts.rules import (
    can_clear,
    can_give,
    can_take_deeper,
    discarded_below,
    is_donut,
    may_take,
    others_of_kind,
    to_act,
)
from doughjo.games.go_nuts.said import (
    ALL_PICK,
    ASK_CLEAR,
    ASK_DISCARD,
    ASK_DISCARD_FROM,
    ASK_DISCARD_THREE,
    ASK_GIVE,
    ASK_KEEP,
    ASK_PASS,
    ASK_PICK,
    ASK_STEAL,
    ASK_TAKE,
    ASK_TAKE_UP_TO,
    GIVE_OTHERS,
    HAS_PASSED,
    HAS_PICKED,
    IS_EMPTY,
    NO_DONUT,
    NO_OPPONENT,
    NOBODY_THERE,
    NOT_DISCARDED,
    NOT_DRAWN,
    NOT_ITSELF,
    NOT_TWICE,
    ROW_ENDS,
    THEY_LACK,
    WAS_PICKED,
    YOU_LACK,
)
from doughjo.games.go_nuts.state import (
    CLEARING,
    DISCARDING,
    DISCARDING_OPPONENTS,
    DISCARDING_THREE,
    GIVING,
    KEEPING,
    NONE,
    PASSING,
    PICKING,
    POWER_CLAUSES,
    STEALING,
    TAKE_ONE_DISCARD,
    TAKE_THREE_DISCARDS,
    TAKING,
)

# --- What is asked


@compiled
def ask(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    """Write what the table asks a seat that owes a decision."""
    code, number = ASK_PICK, 0
    if s.phase == CLEARING:
        code = ASK_CLEAR
    elif s.phase == KEEPING:
        code = ASK_KEEP
    elif s.phase == TAKING and box.power[s.taken] == TAKE_ONE_DISCARD:
        code, number = ASK_TAKE, only_donuts(s)
    elif s.phase == TAKING:
        code, number = ASK_TAKE_UP_TO, int(s.left)
    elif s.phase == GIVING:
        code = ASK_GIVE
    elif s.phase == STEALING:
        code = ASK_STEAL
    elif s.phase == PASSING:
        code = ASK_PASS
    elif s.phase == DISCARDING_THREE:
        code, number = ASK_DISCARD_THREE, int(s.left)
    elif s.phase == DISCARDING:
        code, number = ASK_DISCARD, only_donuts(s)
    elif s.phase == DISCARDING_OPPONENTS:
        code = ASK_DISCARD_FROM
    emit(asked, code, NO_CLAUSE, s.taken, number, 0)


@compiled
def only_donuts(s: Record) -> int:
    """GN-45: whether what Red Velvet takes and Raspberry Frosted discards must be a donut."""
    return 0 if s.drinks_are_donuts else 1


# --- Why not


@compiled
def refuse(s: Record, box: Record, seat: int, action: int, why: Buffer) -> None:
    """Write why the seat cannot do that now, LEGAL if it can; `action` is NONE for an unknown text."""
    owed = to_act(s, box)
    if owed <= 0 or not owed >> seat & 1:
        refuse_out_of_turn(s, why)
    elif action == NONE:
        refuse_unasked(s, box, why)
    else:
        verb, a, b, _ = decode(action)
        refuse_verb(s, box, seat, verb, a, b, why)


@compiled
def refuse_out_of_turn(s: Record, why: Buffer) -> None:
    if s.phase == PICKING:
        emit(why, HAS_PICKED, 4, 0, 0, 0)
    elif s.phase == PASSING:
        emit(why, HAS_PASSED, 27, 0, 0, 0)
    else:
        emit(why, NOT_YOURS, NO_CLAUSE, 0, 0, 0)


@compiled
def refuse_unasked(s: Record, box: Record, why: Buffer) -> None:
    if s.phase == PICKING:
        emit(why, ALL_PICK, 4, 0, 0, 0)
    else:
        emit(why, NOT_ASKED, POWER_CLAUSES[box.power[s.taken]], 0, 0, 0)


@compiled
def refuse_verb(s: Record, box: Record, seat: int, verb: int, a: int, b: int, why: Buffer) -> None:
    """The reason for a verb where it may be asked for; no other place asks for it."""
    phase = s.phase
    if verb == PICK and phase == PICKING:
        beyond = a > s.players + 1
        emit(why, ROW_ENDS if beyond else LEGAL, 1, s.players + 1, 0, 0)
    elif verb == CLEAR and phase == CLEARING:
        refuse_clear(s, box, a, why)
    elif (
        verb == FINISH and (phase == CLEARING or (phase == TAKING and box.power[s.taken] == TAKE_THREE_DISCARDS))
    ) or (verb == DISCARD_ITSELF and phase == DISCARDING_THREE and s.left == 3):
        emit(why, LEGAL, NO_CLAUSE, 0, 0, 0)
    elif verb == KEEP and phase == KEEPING:
        refuse_keep(s, box, a, why)
    elif (verb == TAKE or verb == TAKE_DEEPER) and phase == TAKING:
        refuse_take(s, box, verb, a, why)
    elif verb == PASS and phase == PASSING:
        refuse_own(s, box, seat, a, why)
    elif verb == DISCARD and (phase == DISCARDING or phase == DISCARDING_THREE):
        refuse_discard(s, box, seat, a, why)
    elif verb == GIVE and phase == GIVING:
        refuse_gift(s, box, seat, a, b, why)
    elif (verb == STEAL and phase == STEALING) or (verb == DISCARD_FROM and phase == DISCARDING_OPPONENTS):
        refuse_opponent(s, box, seat, a, b, why)
    else:
        refuse_unasked(s, box, why)


@compiled
def refuse_clear(s: Record, box: Record, position: int, why: Buffer) -> None:
    if position > s.players + 1:
        emit(why, ROW_ENDS, 22, s.players + 1, 0, 0)
    elif s.row[position - 1] == NONE:
        emit(why, IS_EMPTY, 22, position, 0, 0)
    else:
        emit(why, LEGAL if can_clear(s, position) else WAS_PICKED, 22, position, 0, 0)


@compiled
def refuse_keep(s: Record, box: Record, kind: int, why: Buffer) -> None:
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
def refuse_gift(s: Record, box: Record, seat: int, to: int, kind: int, why: Buffer) -> None:
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
