"""What a seat is asked, and why it cannot do something: told from its hidden table, as codes."""

from doughjo.core.codes import END, LEGAL, NO_CLAUSE, NOT_ASKED, NOT_YOURS, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.drive_thru.moves import (
    CHOOSE,
    EXCHANGE,
    KEEP,
    KEEP_NONE,
    LEARN_WITH,
    PASS,
    PREPARE_WITH,
    REFRESH,
    SERVE_WITH,
    SPEND,
    TAKE,
    TAKE_A_BREAK,
    decode,
)
from doughjo.games.drive_thru.rules import (
    can_refresh,
    holds,
    is_stuck,
    length,
    missing,
    most_keeps,
    of_baker,
    owner_of,
    roll_bonus,
    to_act,
)
from doughjo.games.drive_thru.said import (
    ASK_BAKER,
    ASK_KEEP,
    ASK_PASS,
    ASK_PLACE,
    ASK_REFRESH,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TURN,
    BAKER_TAKEN,
    BAKERS_BEFORE,
    CAN_MOVE,
    DIE_IS_ROLLED,
    DRAFT_GOES_ON,
    HAS_REFRESHED,
    IS_PREPARED,
    KEEPING_FIRST,
    KEEPING_LATER,
    NO_REFRESHER,
    NONE_PREPARED,
    NONE_UNPREPARED,
    NONE_USED,
    NOT_DRAWN,
    NOT_PREPARED,
    NOT_UNPREPARED,
    ROOM_LEFT,
    SAME_RECIPE,
    SAY_WHICH,
    SPENDING_LATER,
    TOO_FEW_HELD,
    TOO_FEW_PLATES,
    TOO_FEW_THERE,
    TOO_MANY,
    YOU_LACK,
)
from doughjo.games.drive_thru.state import (
    COFFEE_BREAK,
    DRAFTING,
    KEEPING,
    LEARN,
    MOST_DRAWN,
    MOST_UNPREPARED,
    NONE,
    PREPARE,
    SERVE,
    SPENDING,
)

# --- What is asked


@compiled
def ask(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    """Write what the table asks a seat that owes a decision."""
    if s.phase == DRAFTING:
        emit(asked, ASK_BAKER, NO_CLAUSE, 0, 0, 0)
    elif s.phase == SPENDING:
        bonus = roll_bonus(s, box, seat, int(s.work), int(s.placed))
        emit(asked, ASK_SPEND, NO_CLAUSE, s.die, bonus, box.numbers[s.work, s.recipe])
        put(asked, 3, missing(s, box))
    elif s.phase == KEEPING:
        another = s.keeps < most_keeps(box, int(s.baker[seat]))
        emit(asked, ASK_KEEP, NO_CLAUSE, s.keeps, another, is_full(s, seat))
    else:
        ask_turn(s, box, seat, asked)


@compiled
def ask_turn(s: Record, box: Record, seat: int, asked: Buffer) -> None:
    code = ASK_TURN
    if can_refresh(s, box, seat):
        code = ASK_REFRESH
    elif is_stuck(s, box, seat):
        code = ASK_PASS
    elif s.doughnuts[seat] == 0:
        code = ASK_TAKE
    elif s.doughnuts[seat] == box.most_doughnuts[s.players]:
        code = ASK_PLACE
    emit(asked, code, NO_CLAUSE, 0, 0, 0)


@compiled
def is_full(s: Record, seat: int) -> bool:
    """DT-21: whether a recipe can be kept only in place of another one."""
    return length(s.unprepared[seat]) == MOST_UNPREPARED


# --- Why not


@compiled
def refuse(s: Record, box: Record, seat: int, action: int, why: Buffer) -> None:
    """Write why the seat cannot do that now, LEGAL if it can; `action` is NONE for an unknown text."""
    owed = to_act(s, box)
    verb, a, b, _ = decode(max(0, action))
    if owed <= 0 or not owed >> seat & 1:
        emit(why, NOT_YOURS, NO_CLAUSE, 0, 0, 0)
    elif action == NONE:
        refuse_unasked(s, seat, why)
    elif s.phase == DRAFTING:
        refuse_baker(s, seat, verb, a, why)
    elif s.phase == KEEPING:
        refuse_keeping(s, seat, verb, a, b, why)
    elif s.phase == SPENDING:
        refuse_spending(s, seat, verb, a, why)
    else:
        refuse_turn(s, box, seat, verb, a, b, why)


@compiled
def refuse_unasked(s: Record, seat: int, why: Buffer) -> None:
    """The reason for what is not even asked for now."""
    if s.phase == DRAFTING:
        emit(why, DRAFT_GOES_ON, 5, 0, 0, 0)
    elif s.phase == KEEPING:
        emit(why, KEEPING_FIRST, 20, 0, 0, 0)
    elif s.phase == SPENDING:
        emit(why, DIE_IS_ROLLED, 50, s.upright[seat], 0, 0)
    else:
        emit(why, NOT_ASKED, NO_CLAUSE, 0, 0, 0)


@compiled
def refuse_baker(s: Record, seat: int, verb: int, baker: int, why: Buffer) -> None:
    if verb != CHOOSE:
        refuse_unasked(s, seat, why)
        return
    owner = owner_of(s, baker)
    emit(why, LEGAL if owner == NONE else BAKER_TAKEN, 5, owner, baker, 0)


@compiled
def refuse_spending(s: Record, seat: int, verb: int, recognitions: int, why: Buffer) -> None:
    if verb == SPEND and recognitions <= s.upright[seat]:
        emit(why, LEGAL, 50, 0, 0, 0)
    else:
        refuse_unasked(s, seat, why)


@compiled
def refuse_keeping(s: Record, seat: int, verb: int, kind: int, discarded: int, why: Buffer) -> None:
    if verb == KEEP_NONE:
        emit(why, LEGAL, 20, 0, 0, 0)
    elif verb != KEEP and verb != EXCHANGE:
        refuse_unasked(s, seat, why)
    elif not holds(s.drawn, kind):
        refuse_undrawn(s, kind, why)
    elif verb == KEEP:
        emit(why, SAY_WHICH if is_full(s, seat) else LEGAL, 21, 0, 0, 0)
    else:
        refuse_exchange(s, seat, kind, discarded, why)


@compiled
def refuse_undrawn(s: Record, kind: int, why: Buffer) -> None:
    emit(why, NOT_DRAWN, 20, kind, 0, 0)
    for i in range(MOST_DRAWN):
        put(why, 1 + i, END if s.drawn[i] == NONE else s.drawn[i])


@compiled
def refuse_exchange(s: Record, seat: int, kind: int, discarded: int, why: Buffer) -> None:
    code = LEGAL
    if not is_full(s, seat):
        code = ROOM_LEFT
    elif not holds(s.unprepared[seat], discarded):
        code = NOT_UNPREPARED
    elif kind == discarded:
        code = SAME_RECIPE
    emit(why, code, 21, discarded, 0, 0)


@compiled
def refuse_turn(s: Record, box: Record, seat: int, verb: int, a: int, b: int, why: Buffer) -> None:
    """The reason why something cannot be the seat's turn."""
    if verb == REFRESH:
        refuse_refresh(s, box, seat, why)
    elif verb == LEARN_WITH:
        refuse_place(s, box, seat, LEARN, a, why)
    elif verb == PREPARE_WITH:
        refuse_prepare(s, box, seat, a, b, why)
    elif verb == SERVE_WITH:
        refuse_serve(s, box, seat, a, b, why)
    elif verb == TAKE_A_BREAK:
        refuse_place(s, box, seat, COFFEE_BREAK, 1, why)
    elif verb == TAKE:
        refuse_take(s, box, seat, a, b, why)
    elif verb == PASS:
        emit(why, LEGAL if is_stuck(s, box, seat) else CAN_MOVE, 13, 0, 0, 0)
    elif verb == SPEND:
        emit(why, SPENDING_LATER, 50, 0, 0, 0)
    elif verb == CHOOSE:
        emit(why, BAKERS_BEFORE, 5, 0, 0, 0)
    else:
        emit(why, KEEPING_LATER, 20, 0, 0, 0)


@compiled
def refuse_refresh(s: Record, box: Record, seat: int, why: Buffer) -> None:
    code, refreshes = NONE_USED, of_baker(box.refreshes, int(s.baker[seat]))
    if can_refresh(s, box, seat):
        code = LEGAL
    elif refreshes == 0:
        code = NO_REFRESHER
    elif s.refreshed >= refreshes:
        code = HAS_REFRESHED
    emit(why, code, 72, 0, 0, 0)


@compiled
def refuse_prepare(s: Record, box: Record, seat: int, kind: int, doughnuts: int, why: Buffer) -> None:
    code = YOU_LACK
    if holds(s.unprepared[seat], kind):
        refuse_place(s, box, seat, PREPARE, doughnuts, why)
        return
    if s.prepared[seat, kind] > 0:
        code = IS_PREPARED
    elif length(s.unprepared[seat]) == 0:
        code = NONE_UNPREPARED
    emit(why, code, 30, kind, 0, 0)


@compiled
def refuse_serve(s: Record, box: Record, seat: int, kind: int, doughnuts: int, why: Buffer) -> None:
    code = YOU_LACK
    if s.prepared[seat, kind] > 0:
        refuse_place(s, box, seat, SERVE, doughnuts, why)
        return
    if holds(s.unprepared[seat], kind):
        code = NOT_PREPARED
    elif s.prepared[seat].sum() == 0:
        code = NONE_PREPARED
    emit(why, code, 40, kind, 0, 0)


@compiled
def refuse_place(s: Record, box: Record, seat: int, card: int, doughnuts: int, why: Buffer) -> None:
    held, empty = s.doughnuts[seat], box.plates[s.players] - s.kitchen[card]
    if held < doughnuts:
        emit(why, TOO_FEW_HELD, 10, held, 0, 0)
    else:
        emit(why, LEGAL if doughnuts <= empty else TOO_FEW_PLATES, 10, card, empty, 0)


@compiled
def refuse_take(s: Record, box: Record, seat: int, card: int, doughnuts: int, why: Buffer) -> None:
    held, most = s.doughnuts[seat], box.most_doughnuts[s.players]
    if held + doughnuts > most:
        emit(why, TOO_MANY, 11, held, most, 0)
    else:
        there = s.kitchen[card]
        emit(why, LEGAL if doughnuts <= there else TOO_FEW_THERE, 11, card, there, 0)
