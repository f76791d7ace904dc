"""What a seat is asked, and why it cannot do something: told from the table, as codes."""

from doughjo.core.codes import END, LEGAL, NO_CLAUSE, NOT_ASKED, NOT_YOURS, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.dollars.moves import (
    BUY,
    BUY_ASIDE,
    LAY,
    NO_DOLLAR,
    NO_PURCHASE,
    PAY,
    SERVE,
    SERVE_NOBODY,
    START,
    decode,
)
from doughjo.games.dollars.rules import (
    can_serve,
    cell_of,
    comes_first,
    dollars_of,
    facing_of,
    fits_somewhere,
    to_act,
)
from doughjo.games.dollars.said import (
    ASK_BUY,
    ASK_LAY,
    ASK_PAY,
    ASK_SERVE,
    ASK_START,
    COVERED,
    FITS,
    IS_PLACED,
    LACKS_TOKENS,
    NOT_WAITING,
    SAME_LINE,
    SAME_TURNED,
    TOO_DEAR,
    YOU_LACK,
)
from doughjo.games.dollars.state import (
    BUYING,
    EMPTY,
    FLAVOURS,
    LAYING,
    LENGTH,
    NONE,
    PAYING,
    SERVING,
    SHOWN,
    SIDE,
    STARTING,
)

# --- What is asked


@compiled
def ask(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    """Write what the table asks a seat that owes a decision."""
    if s.phase == STARTING:
        emit(asked, ASK_START, NO_CLAUSE, s.shared_starters, 0, 0)
    elif s.phase == BUYING:
        emit(asked, ASK_BUY, NO_CLAUSE, dollars_of(s, seat), 0, 0)
    elif s.phase == PAYING:
        emit(asked, ASK_PAY, NO_CLAUSE, s.owing, 0, 0)
    elif s.phase == LAYING:
        emit(asked, ASK_LAY, NO_CLAUSE, 0, 0, 0)
    else:
        emit(asked, ASK_SERVE, NO_CLAUSE, 0, 0, 0)


# --- Why not


@compiled
def refuse(s: Record, box: Record, seat: int, action: int, why: Buffer) -> None:
    """Write why the seat cannot do that now, LEGAL if it can; `action` is NONE for an unknown text."""
    owed = to_act(s, box)
    if owed <= 0 or not owed >> seat & 1:
        emit(why, NOT_YOURS, NO_CLAUSE, 0, 0, 0)
    elif action == NONE:
        refuse_unasked(s, why)
    else:
        verb, a, b, _ = decode(action)
        refuse_verb(s, box, seat, verb, a, b, why)


@compiled
def refuse_unasked(s: Record, why: Buffer) -> None:
    clause = 3 if s.phase == STARTING else 25 if s.phase == LAYING else 26 if s.phase == SERVING else 20
    emit(why, NOT_ASKED, clause, 0, 0, 0)


@compiled
def refuse_verb(s: Record, box: Record, seat: int, verb: int, a: int, b: int, why: Buffer) -> None:
    """The reason for a verb at the step that asks for it; no other step does."""
    if s.phase == BUYING and (verb == BUY or verb == BUY_ASIDE):
        refuse_buy(s, box, seat, verb, a, b, why)
    elif s.phase == PAYING and verb == PAY:
        emit(why, LEGAL if s.purses[seat, a] > 0 else YOU_LACK, 20, a, 0, 0)
    elif s.phase == LAYING and verb == LAY:
        refuse_dollar(s, seat, a, b, why)
    elif s.phase == SERVING and verb == SERVE:
        refuse_service(s, box, seat, a, b, why)
    elif s.phase == STARTING and verb == START:
        refuse_starter(s, seat, a, b, why)
    elif (
        (s.phase == BUYING and verb == NO_PURCHASE)
        or (s.phase == LAYING and verb == NO_DOLLAR)
        or (s.phase == SERVING and verb == SERVE_NOBODY)
    ):
        emit(why, LEGAL, NO_CLAUSE, 0, 0, 0)
    else:
        refuse_unasked(s, why)


@compiled
def refuse_buy(s: Record, box: Record, seat: int, verb: int, slot: int, placement: int, why: Buffer) -> None:
    dollars = dollars_of(s, seat)
    if box.prices[slot] > dollars:
        emit(why, TOO_DEAR, 20, box.prices[slot], dollars, 0)
    elif verb == BUY_ASIDE:
        emit(why, FITS if fits_somewhere(s, box, seat) else LEGAL, 22, 0, 0, 0)
    else:
        refuse_placement(s, box, seat, slot, placement, why)


@compiled
def refuse_placement(s: Record, box: Record, seat: int, slot: int, placement: int, why: Buffer) -> None:
    if covers_something(s, box, seat, placement):
        emit(why, COVERED, 21, END, END, END)
        tell_covered(s, box, seat, placement, why)
    else:
        turned = comes_first(facing_of(placement)) and box.turns_into_itself[s.board[slot]]
        emit(why, SAME_TURNED if turned else LEGAL, 21, 0, 0, 0)


@compiled
def tell_covered(s: Record, box: Record, seat: int, placement: int, why: Buffer) -> None:
    n = 0
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE and s.cells[seat, cell] != EMPTY:
            put(why, n, cell)
            n += 1


@compiled
def covers_something(s: Record, box: Record, seat: int, placement: int) -> bool:
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE and s.cells[seat, cell] != EMPTY:
            return True
    return False


@compiled
def refuse_dollar(s: Record, seat: int, back: int, cell: int, why: Buffer) -> None:
    if s.purses[seat, back] == 0:
        emit(why, YOU_LACK, 25, back, 0, 0)
    else:
        emit(why, LEGAL if s.cells[seat, cell] == EMPTY else COVERED, 25, cell, END, END)


@compiled
def refuse_service(s: Record, box: Record, seat: int, customer: int, level: int, why: Buffer) -> None:
    if s.customers[customer] != SHOWN:
        emit(why, NOT_WAITING, 26, customer, 0, 0)
    elif can_serve(s, box, seat, customer, level):
        emit(why, LEGAL, NO_CLAUSE, 0, 0, 0)
    else:
        emit(why, LACKS_TOKENS, 26, customer, level, 0)
        for flavour in range(FLAVOURS):
            put(why, 2 + flavour, int(box.wants[customer, level, flavour]) - int(s.tokens[seat, flavour]))


@compiled
def refuse_starter(s: Record, seat: int, flavour: int, cell: int, why: Buffer) -> None:
    if s.starters[seat, flavour] == 0:
        emit(why, IS_PLACED, 3, flavour, 0, 0)
    else:
        free = s.rows[seat, cell // SIDE] == 0 and s.columns[seat, cell % SIDE] == 0
        emit(why, LEGAL if free else SAME_LINE, 3, cell, 0, 0)
