"""Who will win: a small network that looks at everybody's mat, purse and customers between two turns.

Its weights were learnt from games it played against itself (`bench/foresight.py`). Everything is described in points,
or by flavour where that is what counts.
"""

from typing import Any

from doughjo.core import network
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.dollars import heuristics, rules
from doughjo.games.dollars.state import (
    CELLS,
    FLAVOURS,
    LEVELS,
    NEIGHBOURHOODS,
    NONE,
    PAIR,
    SEATS,
    SIDE,
    WANTS,
)
from doughjo.games.dollars.weights import FIRST, LAST, MIDDLE, OTHERS, OWN

POINTS = 1  # where each group of features starts; the first is always 1
PURSE = POINTS + 8
TOKENS = PURSE + 6
MAT = TOKENS + FLAVOURS
OPEN = MAT + 6
SERVICE = OPEN + FLAVOURS + 2
SERVED = SERVICE + 4
ORDER = SERVED + 5
END = ORDER + SEATS
TABLE = END + 6  # the number of players
FEATURES = TABLE + 3

NETWORK = (FIRST, OWN, OTHERS, MIDDLE, LAST)

COUNTS = 1 + 2 * NEIGHBOURHOODS  # of a seat's served customers: points, then how many and with how many donuts
SCRATCH = network.room_for(FEATURES, SEATS)  # in which the counts find room too, before the network needs it


@compiled
def foresee(s: Record, box: Record, scratch: Any, shares: Any) -> None:
    """Write everybody's likely share of the win."""
    forecast(s, box, NETWORK, scratch, shares)


@compiled
def forecast(s: Record, box: Record, net: Any, scratch: Any, shares: Any) -> None:
    """Write everybody's likely share of the win, as a network has it; everybody's features stay in scratch."""
    describe(s, box, scratch, scratch[s.players * FEATURES :])
    network.compare(net, s.players, scratch, shares)


# --- What the seats look like


@compiled
def describe(s: Record, box: Record, rows: Any, counts: Any) -> None:
    """Write the features of all seats, one after the other."""
    count_customers(s, box, counts)
    rows[: s.players * FEATURES] = 0.0
    for seat in range(s.players):
        features = rows[seat * FEATURES : (seat + 1) * FEATURES]
        features[0] = 1.0
        describe_points(s, box, seat, counts, features)
        describe_purse(s, box, seat, features)
        describe_mat(s, box, seat, features)
        describe_service(s, box, seat, features)
        describe_order(s, box, seat, features)
    for seat in range(s.players):
        lead(s, seat, rows)


@compiled
def count_customers(s: Record, box: Record, counts: Any) -> None:
    """Count everybody's served customers: their points, and by neighbourhood how many and how many donuts they got."""
    counts[: s.players * COUNTS] = 0.0
    for customer in range(box.customers):
        where = int(s.customers[customer])
        if where >= 0:
            at, level = where // LEVELS * COUNTS, where % LEVELS
            neighbourhood = int(box.neighbourhood[customer])
            counts[at] += box.points[customer, level]
            counts[at + 1 + neighbourhood] += 1.0
            counts[at + 1 + NEIGHBOURHOODS + neighbourhood] += WANTS[level]


@compiled
def describe_points(s: Record, box: Record, seat: int, counts: Any, features: Any) -> None:
    """What counts as points already, and what is near to it."""
    own = counts[seat * COUNTS :]
    sets, led, shared, served = 1e9, 0, 0, 0.0
    for neighbourhood in range(box.neighbourhoods):
        here = own[1 + neighbourhood]
        sets = min(sets, here)
        served += here
        stands = standing(s, seat, neighbourhood, counts)
        led += stands == 2
        shared += stands == 1
    missing = 0
    for neighbourhood in range(box.neighbourhoods):
        missing += own[1 + neighbourhood] == sets
    tokens, pairs, odd = 0.0, 0.0, 0.0
    for flavour in range(FLAVOURS):
        held, holes = int(s.tokens[seat, flavour]), rules.holes_of(s, seat, flavour)
        tokens += held * box.token_points[flavour]
        pairs += holes // 2 * box.pair_points[flavour]
        odd += holes % 2 * box.pair_points[flavour]
        features[TOKENS + flavour] = held / 3.0
    majorities = (led + shared) * box.majority_points
    now = own[0] + sets * box.set_points + majorities + tokens + pairs
    features[POINTS] = now / 30.0
    features[POINTS + 1] = own[0] / 30.0
    features[POINTS + 2] = tokens / 10.0
    features[POINTS + 3] = pairs / 6.0
    features[POINTS + 4] = odd / 3.0
    features[SERVED] = served / 5.0
    features[SERVED + 1] = sets / 2.0
    features[SERVED + 2] = missing / 3.0
    features[SERVED + 3] = led / 3.0
    features[SERVED + 4] = shared / 3.0


@compiled
def standing(s: Record, seat: int, neighbourhood: int, counts: Any) -> int:
    """Whether a seat has served the most in a neighbourhood: 2 alone, 1 together with others, 0 not."""
    at, donuts = 1 + neighbourhood, 1 + NEIGHBOURHOODS + neighbourhood
    own, served = counts[seat * COUNTS + at], counts[seat * COUNTS + donuts]
    if own == 0.0:
        return 0
    best = 2
    for other in range(s.players):
        if other != seat:
            theirs, theirs_served = counts[other * COUNTS + at], counts[other * COUNTS + donuts]
            if theirs > own or (theirs == own and theirs_served > served):
                return 0
            if theirs == own and theirs_served == served:
                best = 1
    return best


@compiled
def describe_purse(s: Record, box: Record, seat: int, features: Any) -> None:
    """Dollars, and what their backs may bring."""
    dollars = 0
    for back in range(box.backs):
        held = int(s.purses[seat, back])
        dollars += held
        promise = held * heuristics.dollar_promise(s, box, seat, back)
        features[PURSE + (1 if box.back[back] == PAIR else 2)] += promise / 4.0
    features[PURSE] = dollars / 8.0
    features[PURSE + 3] = dollars == 0
    features[PURSE + 4] = dollars == 1
    features[PURSE + 5] = dollars == 2


@compiled
def describe_mat(s: Record, box: Record, seat: int, features: Any) -> None:
    """What is empty, what fits, and the halves that look at empty cells."""
    empty, alone = int(s.empty[seat]), 0
    for row in range(box.rows):
        for column in range(box.columns):
            if not s.rows[seat, row] >> column & 1:
                cell = row * SIDE + column
                alone += not heuristics.within_reach(s, box, seat, cell)
                describe_cell(s, box, seat, cell, features)
    ways = 0
    for row in range(box.rows):
        ways += box.ways_in_row[s.rows[seat, row]]
    for column in range(box.columns):
        ways += box.ways_in_column[s.columns[seat, column]]
    features[MAT] = empty / 36.0
    features[MAT + 1] = empty == 0
    features[MAT + 2] = max(0.0, 1.0 - empty / 4.0)
    features[MAT + 3] = max(0.0, 1.0 - empty / 12.0)
    features[MAT + 4] = alone / 6.0
    features[MAT + 5] = ways / 60.0


@compiled
def describe_cell(s: Record, box: Record, seat: int, cell: int, features: Any) -> None:
    """The halves that look at an empty cell: by flavour, and how many cells several look at."""
    halves = 0
    for side in range(4):
        half = rules.facing_half(s, box, seat, cell, side)
        if half > 0:
            halves += 1
            features[OPEN + half - 1] += 0.25
    features[OPEN + FLAVOURS] += (halves > 1) / 4.0
    features[OPEN + FLAVOURS + 1] += (halves == 0) / 12.0


@compiled
def describe_service(s: Record, box: Record, seat: int, features: Any) -> None:
    """What the best service brings beyond its tokens: now, and with one, two or three tokens more."""
    for i in range(s.line_size):
        customer = int(s.line[i])
        for level in range(LEVELS):
            gain, missing = float(box.points[customer, level]), 0
            for flavour in range(FLAVOURS):
                wants = int(box.wants[customer, level, flavour])
                gain -= wants * box.token_points[flavour]
                missing += max(0, wants - int(s.tokens[seat, flavour]))
            for more in range(missing, 4):
                features[SERVICE + more] = max(features[SERVICE + more], gain / 6.0)


@compiled
def describe_order(s: Record, box: Record, seat: int, features: Any) -> None:
    """Whose turn comes when, and how near the end is."""
    features[ORDER + (seat - s.turn) % s.players] = 1.0
    fewest, ending = CELLS, False
    for other in range(s.players):
        fewest = min(fewest, int(s.empty[other]))
        ending = ending or s.empty[other] == 0
    if s.starting != NONE:
        waits = (seat - s.starting) % s.players >= (s.turn - s.starting) % s.players
        features[END] = waits and not ending
        features[END + 1] = waits and ending
        features[END + 2] = ending and not waits
    features[END + 3] = fewest / 36.0
    features[END + 4] = max(0.0, 1.0 - fewest / 6.0)
    features[END + 5] = max(0.0, 1.0 - s.supply_size / 16.0)
    features[TABLE + max(0, s.players - 2)] = 1.0


@compiled
def lead(s: Record, seat: int, rows: Any) -> None:
    """How far a seat is ahead of the best of the others, in points and with its best service and empty cells."""
    most, highest = -1e9, -1e9
    for other in range(s.players):
        if other != seat:
            most = max(most, rows[other * FEATURES + POINTS])
            highest = max(highest, hoped(rows, other))
    if s.players > 1:
        own, best = rows[seat * FEATURES + POINTS], hoped(rows, seat)
        rows[seat * FEATURES + POINTS + 5] = 2.0 * (own - most)
        rows[seat * FEATURES + POINTS + 6] = 2.0 * (best - highest)
        rows[seat * FEATURES + POINTS + 7] = best > highest


@compiled
def hoped(rows: Any, seat: int) -> float:
    """Points, the best service, and what is lost for empty cells, as many of thirty as `now` is."""
    at = seat * FEATURES
    return float(rows[at + POINTS] + 0.2 * rows[at + SERVICE] - 1.2 * rows[at + MAT])
