"""What a sensible player likes: a weight for every legal move, from what it brings at once and what it leaves open.

A placement is worth the donuts it completes, the cells it covers and the halves it leaves to be completed, less its
price. A Dollar Tile is laid where it completes a donut, makes a pair or fills a cell that no tile can reach any more.
Everything is counted in points; the numbers below were found by playing many games against each other.
"""

from math import exp
from typing import Any

import numpy as np

from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.dollars import rules, state
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
    encode,
)
from doughjo.games.dollars.state import (
    EAST,
    EMPTY,
    FIRST,
    FLAVOURS,
    LENGTH,
    LEVELS,
    MOST_CHOICES,
    NONE,
    NORTH,
    PAIR,
    PLACEMENTS,
    SECOND,
    SIDE,
    SOUTH,
    STARTS,
    WEST,
)

SHARPNESS = 0.05  # how far, in points, a move may be below the best and still be made now and then
RARE = 1.2  # and how far below it is not made in a million games
ABSURD = 5.0  # nor ever
NEVER = exp(-RARE / SHARPNESS) / (ABSURD - RARE)
DOLLAR = 0.12  # what a dollar is worth
TOKEN = 0.5  # what a token is worth beyond its points, as customers pay more
WANTED = 0.8  # and if somebody in the line would like it
CELL = 0.15  # a covered cell
OPEN = 0.5  # a half that looks at an empty cell
WASTED = 0.5  # a half that looks at the edge or at a side without one
BLOCKED = 0.2  # a neighbour's half that is covered for good
SPOILED = 0.35  # a mismatch that brings nothing
FILLED = 1.0  # a cell that no tile could reach is filled
LATE = 0.85  # how much of that any other cell is worth when the mat is nearly full
HOLES = 0.4  # a single tile of holes, as a share of its pair
HALF = 0.6  # a half in the purse, as a share of its token
PASS = 0.5  # buying nothing costs so much
PASS_LATE = 4.0  # and so much more when the mat is full
CARD = 1.0  # a served customer, for sets and majorities
PATIENCE = 0.3  # what a token may still bring at a later customer, beyond its points


# Beyond the weights themselves lie notes on the empty cells of a mat, once for tiles that lie across and once for tiles
# that lie along: what each half is worth on the first side and on the second, and what an end of a tile blocks there.
# Cells are in the order of placements, so that the cells of a tile follow one another, and there are some beyond the
# edges, where nothing is worth anything.
NOTE = 8  # numbers on a side of a cell: by half, none first; then the end
END = 1 + FLAVOURS
BOTH = 2 * NOTE  # sides
SHEET = (SIDE * STARTS + LENGTH - 1) * BOTH
LIKINGS = (2 + FLAVOURS) * BOTH
SCRATCH = MOST_CHOICES + 2 * SHEET + LIKINGS
TURNED = PLACEMENTS // 4  # placements of a tile that is turned one way


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    """Write how much a sensible player likes each of the `n` actions; what lies beyond in `weights` is scratch."""
    wanted = wanted_flavours(s, box, seat)
    if n > 1 and decode(actions[1])[0] == BUY:
        weigh_tiles(s, box, seat, actions, n, wanted, weights)
    else:
        for i in range(n):
            weights[i] = worth(s, box, seat, int(actions[i]), wanted)
    best = -1e9
    for i in range(n):
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = liking(best - weights[i])


@compiled
def liking(behind: float) -> float:
    """How likely a move is that is so many points behind the best; almost never, the order is all that counts."""
    if behind < RARE:
        return exp(-behind / SHARPNESS)
    return NEVER * (ABSURD - behind) if behind < ABSURD else 0.0


@compiled
def worth(s: Record, box: Record, seat: int, action: int, wanted: int) -> float:
    """What an action is worth that lays no tile."""
    verb, a, b, c = decode(action)
    if verb == NO_PURCHASE:
        return passing(s, box, seat)
    if verb == BUY_ASIDE:  # it brings the end nearer, which is all it does
        return passing(s, box, seat) + 0.1 - DOLLAR * box.prices[a]
    if verb == PAY:
        return -dollar_promise(s, box, seat, a)
    if verb == LAY:
        return dollar_worth(s, box, seat, a, b, c, wanted)
    if verb == SERVE:
        return service_worth(s, box, seat, a, b)
    if verb == START:
        return starter_worth(box, b, c)
    if verb == NO_DOLLAR or verb == SERVE_NOBODY:
        return 0.0
    raise ValueError("worth has no branch for a verb")


# --- Tiles


@compiled
def passing(s: Record, box: Record, seat: int) -> float:
    """What buying nothing is worth: the fuller the mat, the less another turn can bring."""
    full = fullness(s, box, seat)
    return -PASS - PASS_LATE * full * full


@compiled
def weigh_tiles(s: Record, box: Record, seat: int, actions: Ids, n: int, wanted: int, weights: Any) -> None:
    """Write what passing and every placement is worth: what its cells bring and leave open, less its price."""
    notes = weights[MOST_CHOICES:]
    take_notes(s, box, seat, wanted, notes)
    weights[0] = passing(s, box, seat)
    i = 1
    while i < n:
        _, slot, placement, _ = decode(actions[i])
        facing = rules.facing_of(placement)
        first = encode(BUY, slot, facing * TURNED, 0)
        end = i
        while end < n and actions[end] < first + TURNED:
            end += 1
        sheet = notes[:SHEET] if rules.lies_across(facing) else notes[SHEET:]
        halves = box.faces[s.board[slot], facing]
        weigh_turned(sheet, halves, DOLLAR * box.prices[slot], actions[i:end], first, weights[i:end])
        i = end


@compiled
def weigh_turned(sheet: Any, faces: Any, price: float, actions: Ids, first: int, weights: Any) -> None:
    """The same for one tile, turned one way: the notes on its cells are added up."""
    at = (
        np.uint64(half_place(faces, 0, FIRST)),
        np.uint64(half_place(faces, 0, SECOND)),
        np.uint64(half_place(faces, 1, FIRST)),
        np.uint64(half_place(faces, 1, SECOND)),
        np.uint64(half_place(faces, 2, FIRST)),
        np.uint64(half_place(faces, 2, SECOND)),
        np.uint64(half_place(faces, 3, FIRST)),
        np.uint64(half_place(faces, 3, SECOND)),
        np.uint64(END),
        np.uint64((LENGTH - 1) * BOTH + NOTE + END),
    )
    for i in range(len(actions)):
        start = np.uint64((actions[i] - first) * BOTH)
        value = -price
        for k in range(10):
            value += sheet[start + at[k]]
        weights[i] = value


@compiled
def half_place(faces: Any, k: int, which: int) -> int:
    """Where, from the first cell of a tile on, the half of its k-th cell is noted."""
    return k * BOTH + (0 if which == FIRST else NOTE) + (int(faces[k]) >> which & state.HALF)


@compiled
def take_notes(s: Record, box: Record, seat: int, wanted: int, notes: Any) -> None:
    """Write down what halves and ends are worth at all empty cells; no tile asks for what is noted of the others."""
    likings = notes[2 * SHEET :]
    list_likings(box, wanted, likings)
    clear_edges(notes[:SHEET], box.rows, box.columns)
    clear_edges(notes[SHEET:], box.columns, box.rows)
    for row in range(box.rows):
        for column in range(box.columns):
            if not s.rows[seat, row] >> column & 1:
                cell = row * SIDE + column
                across = (row * STARTS + column + LENGTH - 1) * BOTH
                along = SHEET + (column * STARTS + row + LENGTH - 1) * BOTH
                note_side(s, box, seat, cell, NORTH, likings, notes[across:], notes[along + END :])
                note_side(s, box, seat, cell, SOUTH, likings, notes[across + NOTE :], notes[along + NOTE + END :])
                note_side(s, box, seat, cell, WEST, likings, notes[along:], notes[across + END :])
                note_side(s, box, seat, cell, EAST, likings, notes[along + NOTE :], notes[across + NOTE + END :])


@compiled
def clear_edges(sheet: Any, lines: int, length: int) -> None:
    """Note that beyond both ends of every line nothing is worth anything; a tile's start may lie before the first."""
    beyond = (SIDE - length) * BOTH
    for line in range(lines + 1):
        first = line * STARTS * BOTH
        sheet[max(0, first - beyond) : first + (LENGTH - 1) * BOTH] = 0.0


@compiled
def list_likings(box: Record, wanted: int, likings: Any) -> None:
    """What a side brings, by what it looks at and by its half; and what it costs if it is a tile's end.

    It looks at an empty cell, at nothing of use or at a half. Each cell of a tile counts with its first side.
    """
    for sight in range(2 + FLAVOURS):
        for second in range(2):
            note = likings[(2 * sight + second) * NOTE :]
            covered = 0.0 if second else CELL
            for half in range(1 + FLAVOURS):
                note[half] = covered + (OPEN if sight == 0 else -WASTED)
            note[END] = -BLOCKED if sight > 1 else 0.0
            if sight > 1:
                for flavour in range(FLAVOURS):
                    note[1 + flavour] = covered + met_worth(box, flavour, sight - 2, wanted)


@compiled
def note_side(s: Record, box: Record, seat: int, cell: int, side: int, likings: Any, halves: Any, end: Any) -> None:
    """Write down the same for one side of a cell."""
    beside = rules.neighbour(box, cell, side)
    sight = 1
    if beside != NONE:
        shows = int(s.cells[seat, beside])
        sight = 0 if shows == EMPTY else 1 + rules.half_at(shows, (side + 2) % 4)
    note = likings[(2 * sight + (0 if rules.comes_first(side) else 1)) * NOTE :]
    for half in range(1 + FLAVOURS):
        halves[half] = note[half]
    end[0] = note[END]


@compiled
def half_worth(s: Record, box: Record, seat: int, cell: int, half: int, side: int, wanted: int) -> float:
    """What a half brings on its side of a cell."""
    beside = rules.neighbour(box, cell, side)
    if beside != NONE and s.cells[seat, beside] == EMPTY:
        return OPEN
    faced = rules.facing_half(s, box, seat, cell, side)
    return met_worth(box, half - 1, faced - 1, wanted) if faced > 0 else -WASTED


@compiled
def met_worth(box: Record, flavour: int, other: int, wanted: int) -> float:
    """What two halves bring that meet."""
    if flavour == other:
        return float(box.token_points[flavour] + TOKEN + WANTED * (wanted >> flavour & 1))
    sold = rules.sale(box, flavour, other)
    return DOLLAR * sold if sold > 0 else -SPOILED


@compiled
def blocked(s: Record, box: Record, seat: int, cell: int, side: int) -> float:
    """The loss when a side without a half is put before a neighbour's half."""
    return BLOCKED if rules.facing_half(s, box, seat, cell, side) != 0 else 0.0


@compiled
def wanted_flavours(s: Record, box: Record, seat: int) -> int:
    """A bit for every flavour that somebody in the line would like and the seat has too few of."""
    wanted = 0
    for i in range(s.line_size):
        for flavour in range(FLAVOURS):
            if box.wants[s.line[i], LEVELS - 1, flavour] > s.tokens[seat, flavour]:
                wanted |= 1 << flavour
    return wanted


# --- Dollar Tiles


@compiled
def dollar_promise(s: Record, box: Record, seat: int, back: int) -> float:
    """What a Dollar Tile may bring on the mat one day."""
    flavour = box.back_flavour[back]
    if box.back[back] == PAIR:
        return HOLES * box.pair_points[flavour]
    return HALF * (box.token_points[flavour] + TOKEN)


@compiled
def dollar_worth(s: Record, box: Record, seat: int, back: int, cell: int, side: int, wanted: int) -> float:
    """What laying a Dollar Tile brings, less the dollar and the halves it covers."""
    value = -DOLLAR + filling(s, box, seat, cell)
    flavour = int(box.back_flavour[back])
    if box.back[back] == PAIR:
        odd = rules.holes_of(s, seat, flavour) % 2
        value += (1.0 if odd else HOLES) * box.pair_points[flavour]
    shows = rules.dollar_shows(box, back, side)
    for other in range(4):
        half = rules.half_at(shows, other)
        if half != 0:
            value += half_worth(s, box, seat, cell, half, other, wanted)
        else:
            value -= blocked(s, box, seat, cell, other)
    return value


@compiled
def filling(s: Record, box: Record, seat: int, cell: int) -> float:
    """What it is worth to fill a cell: little early on, much where no tile can lie any more."""
    if not within_reach(s, box, seat, cell):
        return FILLED
    full = fullness(s, box, seat)
    return LATE * full * full


@compiled
def fullness(s: Record, box: Record, seat: int) -> float:
    """The share of the mat that is covered."""
    return 1.0 - s.empty[seat] / (box.columns * box.rows)


@compiled
def within_reach(s: Record, box: Record, seat: int, cell: int) -> bool:
    """Whether a tile could still cover a cell."""
    row, column = cell // SIDE, cell % SIDE
    under = (1 << LENGTH) - 1  # the starts that cover a cell follow one another
    rows = rules.starts_that_fit(s, box, seat, EAST, row) >> column & under
    columns = rules.starts_that_fit(s, box, seat, SOUTH, column) >> row & under
    return rows != 0 or columns != 0


# --- Customers and starters


@compiled
def service_worth(s: Record, box: Record, seat: int, customer: int, level: int) -> float:
    """The points of a service beyond those of its tokens, and what they could bring elsewhere."""
    value = CARD + box.points[customer, level]
    for flavour in range(FLAVOURS):
        tokens = int(box.wants[customer, level, flavour])
        value -= tokens * (box.token_points[flavour] + PATIENCE)
    return value


@compiled
def starter_worth(box: Record, cell: int, across: int) -> float:
    """Both halves should look at cells well inside the mat."""
    row, column = cell // SIDE, cell % SIDE
    along, length = (column, box.columns) if across else (row, box.rows)
    return 0.2 * min(along, length - 1 - along, 2)
