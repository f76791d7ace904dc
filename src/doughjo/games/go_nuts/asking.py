"""What a seat is asked, and why it cannot do something: told from its hidden table, as codes."""

from doughjo.core.codes import LEGAL, NO_CLAUSE, NOT_YOURS, Buffer, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.go_nuts.moves import PICK, decode
from doughjo.games.go_nuts.powers import refuse_unasked, refuse_use
from doughjo.games.go_nuts.rules import to_act
from doughjo.games.go_nuts.said import ALL_PICK, ASK_PICK, ASK_POWERS, HAS_PASSED, HAS_PICKED, ROW_ENDS
from doughjo.games.go_nuts.state import NONE, PASSING, PICKING


@compiled
def ask(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    """Write what the table asks a seat that owes a decision: to pick, or what the power it uses asks."""
    if s.phase == PICKING:
        emit(asked, ASK_PICK, NO_CLAUSE, 0, 0, 0)
    else:
        emit(asked, ASK_POWERS[box.power[s.taken]], NO_CLAUSE, s.taken, s.left, 0 if s.drinks_are_donuts else 1)


@compiled
def refuse(s: Record, box: Record, seat: int, action: int, why: Buffer) -> None:
    """Write why the seat cannot do that now, LEGAL if it can; `action` is NONE for an unknown text."""
    owed = to_act(s, box)
    if owed <= 0 or not owed >> seat & 1:
        refuse_out_of_turn(s, why)
    elif s.phase == PICKING:
        refuse_pick(s, action, why)
    elif action == NONE:
        refuse_unasked(s, box, why)
    else:
        verb, a, b, _ = decode(action)
        refuse_use(s, box, seat, verb, a, b, why)


@compiled
def refuse_out_of_turn(s: Record, why: Buffer) -> None:
    if s.phase == PICKING:
        emit(why, HAS_PICKED, 4, 0, 0, 0)
    elif s.phase == PASSING:
        emit(why, HAS_PASSED, 27, 0, 0, 0)
    else:
        emit(why, NOT_YOURS, NO_CLAUSE, 0, 0, 0)


@compiled
def refuse_pick(s: Record, action: int, why: Buffer) -> None:
    verb, position, _, _ = decode(max(0, action))
    if action == NONE or verb != PICK:
        emit(why, ALL_PICK, 4, 0, 0, 0)
    else:
        emit(why, LEGAL if position <= s.players + 1 else ROW_ENDS, 1, s.players + 1, 0, 0)
