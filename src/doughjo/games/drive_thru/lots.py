"""Any legal action of Doughnut Drive-Thru, drawn by counting: a turn's choices need not be listed to find one."""

from doughjo.core.chance import Rng, below
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.drive_thru.moves import (
    LEARN_WITH,
    PASS,
    PREPARE_WITH,
    REFRESH,
    SERVE_WITH,
    TAKE,
    TAKE_A_BREAK,
    encode,
)
from doughjo.games.drive_thru.rules import can_refresh, is_first_of_kind, legal, most_to_place, most_to_take
from doughjo.games.drive_thru.state import (
    COFFEE_BREAK,
    KINDS,
    KITCHEN,
    LEARN,
    MOST_UNPREPARED,
    PREPARE,
    SERVE,
    TURN,
)


@compiled
def lot(s: Record, box: Record, seat: int, actions: Ids, rng: Rng) -> int:
    """The action that `legal` lists at a place drawn by luck."""
    if s.phase == TURN:
        return any_turn(s, box, seat, rng)
    n = legal(s, box, seat, actions)
    return int(actions[below(rng, n)])


@compiled
def any_turn(s: Record, box: Record, seat: int, rng: Rng) -> int:
    refreshes = 1 if can_refresh(s, box, seat) else 0
    learns = most_to_place(s, box, seat, LEARN)
    prepares = most_to_place(s, box, seat, PREPARE) * unprepared_kinds(s, seat)
    serves = most_to_place(s, box, seat, SERVE) * prepared_kinds(s, seat)
    breaks = min(1, most_to_place(s, box, seat, COFFEE_BREAK))
    takes = 0
    for card in range(len(KITCHEN)):
        takes += most_to_take(s, box, seat, card)
    works = learns + prepares + serves + breaks
    left = below(rng, refreshes + max(1, works + takes)) - refreshes
    if left >= works:
        return take(s, box, seat, left - works) if takes > 0 else encode(PASS, 0, 0, 0)
    if left < learns:
        return encode(LEARN_WITH, 1 + left, 0, 0) if left >= 0 else encode(REFRESH, 0, 0, 0)
    left -= learns
    if left < prepares:
        return prepare(s, box, seat, left)
    left -= prepares
    return serve(s, box, seat, left) if left < serves else encode(TAKE_A_BREAK, 0, 0, 0)


@compiled
def unprepared_kinds(s: Record, seat: int) -> int:
    n = 0
    for i in range(MOST_UNPREPARED):
        n += is_first_of_kind(s.unprepared[seat], i)
    return n


@compiled
def prepared_kinds(s: Record, seat: int) -> int:
    n = 0
    for kind in range(KINDS):
        n += s.prepared[seat, kind] > 0
    return n


# --- The n-th action of a verb (counting from 0), in the order of the list


@compiled
def prepare(s: Record, box: Record, seat: int, left: int) -> int:
    most = most_to_place(s, box, seat, PREPARE)
    at, before = -1, left // most
    while before >= 0:
        at += 1
        before -= is_first_of_kind(s.unprepared[seat], at)
    return encode(PREPARE_WITH, s.unprepared[seat, at], 1 + left % most, 0)


@compiled
def serve(s: Record, box: Record, seat: int, left: int) -> int:
    most = most_to_place(s, box, seat, SERVE)
    kind, before = -1, left // most
    while before >= 0:
        kind += 1
        before -= s.prepared[seat, kind] > 0
    return encode(SERVE_WITH, kind, 1 + left % most, 0)


@compiled
def take(s: Record, box: Record, seat: int, left: int) -> int:
    card, after = -1, left
    while after >= 0:
        card += 1
        left = after
        after -= most_to_take(s, box, seat, card)
    return encode(TAKE, card, 1 + left, 0)
