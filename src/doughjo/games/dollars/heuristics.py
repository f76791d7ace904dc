"""What a sensible player likes: a weight for every legal move, from what it brings at once and what it leaves open.

A placement is worth the donuts it completes, the cells it covers and the halves it leaves to be completed, less its
price. A Dollar Tile is laid where it completes a donut, makes a pair or fills a cell that no tile can reach any more.
Everything is counted in points; the numbers below were found by playing many games against each other.
"""

from math import exp
from typing import Any

from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.dollars import rules
from doughjo.games.dollars.rules import (
    BUY,
    BUY_ASIDE,
    CELLS,
    EMPTY,
    FLAVOURS,
    LAY,
    LENGTH,
    LEVELS,
    NO_DOLLAR,
    NO_PURCHASE,
    NONE,
    PAIR,
    PAY,
    PLACEMENTS,
    SERVE,
    SERVE_NOBODY,
    SOLD,
)

SHARPNESS = 0.05  # how far, in points, a move may be below the best and still be made now and then
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


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    """Write how much a sensible player likes each of the `n` actions."""
    wanted = wanted_flavours(s, box, seat)
    best = -1e9
    for i in range(n):
        weights[i] = worth(s, box, seat, int(actions[i]), wanted)
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = exp(max((weights[i] - best) / SHARPNESS, -700.0))


@compiled
def worth(s: Record, box: Record, seat: int, action: int, wanted: int) -> float:
    if action == NO_PURCHASE:
        return passing(s, box, seat)
    if action < BUY_ASIDE:
        slot, placement = (action - BUY) // PLACEMENTS, (action - BUY) % PLACEMENTS
        return tile_worth(s, box, seat, int(s.board[slot]), placement, wanted) - DOLLAR * box.prices[slot]
    if action < PAY:  # it brings the end nearer, which is all it does
        return passing(s, box, seat) + 0.1 - DOLLAR * box.prices[action - BUY_ASIDE]
    if action < NO_DOLLAR:
        return -dollar_promise(s, box, seat, action - PAY)
    if action == NO_DOLLAR:
        return 0.0
    if action < SERVE_NOBODY:
        back, cell, side = (action - LAY) // (CELLS * 4), (action - LAY) // 4 % CELLS, (action - LAY) % 4
        return dollar_worth(s, box, seat, back, cell, side, wanted)
    if action == SERVE_NOBODY:
        return 0.0
    if action < rules.START:
        return service_worth(s, box, seat, (action - SERVE) // LEVELS, (action - SERVE) % LEVELS)
    return starter_worth(box, (action - rules.START) // 2 % CELLS, (action - rules.START) % 2)


# --- Tiles


@compiled
def passing(s: Record, box: Record, seat: int) -> float:
    """What buying nothing is worth: the fuller the mat, the less another turn can bring."""
    full = fullness(s, box, seat)
    return -PASS - PASS_LATE * full * full


@compiled
def tile_worth(s: Record, box: Record, seat: int, tile: int, placement: int, wanted: int) -> float:
    """What the cells of a placed tile bring and leave open; its short ends may cover a neighbour's half."""
    value = 0.0
    facing = rules.facing_of(placement)
    across = rules.lies_across(facing)
    first, second = (rules.NORTH, rules.SOUTH) if across else (rules.WEST, rules.EAST)
    for k in range(LENGTH):
        cell = rules.cell_of(box, placement, k)
        if cell != NONE:
            shows = int(box.faces[tile, facing, k])
            value += CELL
            value += half_worth(s, box, seat, cell, shows, first, wanted)
            value += half_worth(s, box, seat, cell, shows, second, wanted)
            if k == 0:
                value -= blocked(s, box, seat, cell, rules.WEST if across else rules.NORTH)
            if k == LENGTH - 1:
                value -= blocked(s, box, seat, cell, rules.EAST if across else rules.SOUTH)
    return value


@compiled
def half_worth(s: Record, box: Record, seat: int, cell: int, shows: int, side: int, wanted: int) -> float:
    """What a half brings on its side of a cell."""
    beside = rules.neighbour(box, cell, side)
    if beside == NONE:
        return -WASTED
    if s.cells[seat, beside] == EMPTY:
        return OPEN
    donut = rules.donut_at(s, box, seat, cell, shows, side)
    if donut == NONE:
        return -WASTED
    if donut == SOLD:
        return -SPOILED
    if donut > SOLD:
        return DOLLAR * (donut - SOLD)
    return box.token_points[donut] + TOKEN + WANTED * (wanted >> donut & 1)


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
        if rules.half_at(shows, other) != 0:
            value += half_worth(s, box, seat, cell, shows, other, wanted)
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
    row, column = cell // rules.SIDE, cell % rules.SIDE
    under = (1 << LENGTH) - 1  # the starts that cover a cell follow one another
    rows = rules.starts_that_fit(s, box, seat, rules.EAST, row) >> column & under
    columns = rules.starts_that_fit(s, box, seat, rules.SOUTH, column) >> row & under
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
    row, column = cell // rules.SIDE, cell % rules.SIDE
    along, length = (column, box.columns) if across else (row, box.rows)
    return 0.2 * min(along, length - 1 - along, 2)
