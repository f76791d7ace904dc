"""Dollars to Donuts: buy tiles of half donuts and lay them on your mat so that halves meet.

Equal halves make a perfect donut, a Victory Token; unequal halves are sold for dollars. Tokens are served to customers
for more points. When a mat is full, the round is finished and the most points win. Unless the players agree otherwise,
nobody can wait for ever: some rounds in which nobody buys, lays or serves anything end the game too.
"""

import numpy as np

from doughjo.core.chance import Rng, below
from doughjo.core.codes import Buffer
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record

# --- Numbers from the rulebook, and how large a box of other components may be

SEATS = 4
LENGTH = 4  # DD-10: cells of a donut tile
LEVELS = 3  # DD-26: contented, delighted, thrilled
WANTS = (2, 3, 4)  # donuts served at each level
SIDE = 8  # the longest side of a mat
CELLS = SIDE * SIDE  # a cell is row * SIDE + column
TILES = 64
CUSTOMERS = 64
FLAVOURS = 4
BACKS = 8
SLOTS = 8
LINE = 8
NEIGHBOURHOODS = 4
MOST_QUIET = 20  # the largest number of rounds without anything that a box may allow

NONE = -1  # no tile, no seat

NORTH, EAST, SOUTH, WEST = range(4)  # sides of a cell, and where the printed left-to-right of a tile points

# What lies on a cell, in a byte: nothing; holes and their flavour; or halves on two opposite sides, each 1 + flavour
EMPTY = 0
HOLES = 128  # + flavour
ACROSS = 64  # the halves are on the west and the east side, else on the north and the south side
FIRST, SECOND = 0, 3  # where in the byte the north or west half is, and the south or east half
HALF = 7  # as many bits as a half takes

# A placement is where a tile lies: facing, then the row or column, then how far its west or north end is from the edge
STARTS = SIDE + LENGTH - 1
PLACEMENTS = 4 * SIDE * STARTS

# Where a tile or a customer is; a tile on a mat is at seat * PLACEMENTS + placement, a served customer at
# seat * LEVELS + level
UNSEEN, SHOWN, GONE = -1, -2, -3
ASIDE = -4  # - seat

# What is on the back of a Dollar Tile
PAIR, SINGLE = 0, 1  # holes that score in pairs; one half donut

UNSOLD = -1  # DD-24: the dollar signs of a flavour that spoils a mismatch
SOLD = 16  # + dollars: a mismatched donut, where a perfect one is told by its flavour

# --- Actions: the first id of each verb

NO_PURCHASE = 0
BUY = NO_PURCHASE + 1  # + slot * PLACEMENTS + placement
BUY_ASIDE = BUY + SLOTS * PLACEMENTS  # + slot
PAY = BUY_ASIDE + SLOTS  # + back
NO_DOLLAR = PAY + BACKS
LAY = NO_DOLLAR + 1  # + (back * CELLS + cell) * 4 + side of its half
SERVE_NOBODY = LAY + BACKS * CELLS * 4
SERVE = SERVE_NOBODY + 1  # + customer * LEVELS + level
START = SERVE + CUSTOMERS * LEVELS  # + (flavour * CELLS + cell) * 2 + 1 if the halves are east and west
ACTIONS = START + FLAVOURS * CELLS * 2
MOST_CHOICES = 1 + SLOTS * PLACEMENTS

# Outcomes of luck
TILE = 0  # + tile
CUSTOMER = TILE + TILES  # + customer
DOLLAR = CUSTOMER + CUSTOMERS  # + back
LOT = DOLLAR + BACKS  # + seat
OUTCOMES = LOT + SEATS

# --- The table

(
    CHOOSING,  # the starting player, by lot
    STARTING,  # starters are placed; with `starters_last` only after the next two
    FILLING,  # the Specials Board
    SEATING,  # the first customers
    BUYING,
    PAYING,
    DRAWING_FOR_TILE,
    LAYING,
    DRAWING_FOR_DOLLAR,
    SERVING,
    REFILLING,
    REPLACING,
    RIVAL_REFILLING,
    RIVAL_REPLACING,
    FINISHED,
) = range(15)
ASKING = 1 << STARTING | 1 << BUYING | 1 << PAYING | 1 << LAYING | 1 << SERVING  # a player, not luck

State = np.dtype(
    [
        ("players", "i8"),  # wide, as are all seats, so that functions are compiled for one type of them
        ("starting", "i8"),  # the starting player
        ("turn", "i8"),  # whose turn it is
        ("phase", "i1"),
        ("shared_starters", "i1"),  # the options
        ("starters_last", "i1"),
        ("first_player", "i1"),  # 0 by lot, else the seat + 1
        ("quiet_end", "i1"),
        ("tile", "i1"),  # bought and laid, and not paid for yet
        ("owing", "i1"),  # dollars still to be paid
        ("draws", "i1"),  # dollars still to be drawn
        ("served", "i1"),  # whether somebody was served this turn
        ("quiet", "i1"),  # DD-34: turns in a row in which nothing was bought, laid or served, this one included; or 0
        ("turns_left", "i1"),  # DD-40: alone, this one included
        ("supply_size", "i1"),
        ("line_size", "i1"),
        ("deck_size", "i1"),
        ("board", "i1", (SLOTS,)),  # tiles, the dearest slot first
        ("line", "i1", (LINE,)),  # customers, who waits longest first
        ("bag", "i1", (BACKS,)),
        ("purses", "i1", (SEATS, BACKS)),
        ("tokens", "i1", (SEATS, FLAVOURS)),
        ("starters", "i1", (SEATS, FLAVOURS)),  # still to be placed
        ("empty", "i1", (SEATS,)),  # cells of the mat
        ("rows", "u1", (SEATS, SIDE)),  # covered cells: a bit per column
        ("columns", "u1", (SEATS, SIDE)),  # the same, a bit per row
        ("cells", "u1", (SEATS, CELLS)),
        ("tiles", "i2", (TILES,)),  # where each is
        ("customers", "i1", (CUSTOMERS,)),
    ]
)

Box = np.dtype(
    [
        ("columns", "i8"),
        ("rows", "i8"),
        ("tiles", "i8"),
        ("customers", "i8"),
        ("flavours", "i8"),
        ("backs", "i8"),
        ("slots", "i8"),
        ("waiting", "i8"),
        ("neighbourhoods", "i8"),
        ("turns", "i8"),  # alone
        ("quiet_to_end", "i8"),  # rounds; 0: never
        ("win_from", "i2"),  # points that win alone
        ("empty_points", "i8"),
        ("set_points", "i8"),
        ("majority_points", "i8"),
        ("fits_rows", "i2", (1 << SIDE,)),  # by covered cells of a row: a bit for every start that fits
        ("fits_columns", "i2", (1 << SIDE,)),
        ("ways_in_row", "i1", (1 << SIDE,)),  # how many those are
        ("ways_in_column", "i1", (1 << SIDE,)),
        ("faces", "u1", (TILES, 4, LENGTH)),  # by facing, what the cells show from the west or north end on
        ("turns_into_itself", "i1", (TILES,)),  # the same after half a turn
        ("dollars", "i1", (FLAVOURS,)),
        ("token_points", "i1", (FLAVOURS,)),
        ("pair_points", "i1", (FLAVOURS,)),
        ("starters", "i1", (FLAVOURS,)),
        ("copies", "i1", (BACKS,)),
        ("start", "i1", (BACKS,)),  # DD-02: what each player has at first
        ("back", "i1", (BACKS,)),
        ("back_flavour", "i1", (BACKS,)),
        ("prices", "i1", (SLOTS,)),
        ("neighbourhood", "i1", (CUSTOMERS,)),
        ("wants", "i1", (CUSTOMERS, LEVELS, FLAVOURS)),  # in all, up to each level
        ("points", "i1", (CUSTOMERS, LEVELS)),
    ]
)


@compiled
def setup(s: Record, box: Record, players: int, options: Ids) -> None:
    s.players = players
    s.shared_starters = options[0]
    s.starters_last = options[1]
    s.first_player = options[2]
    s.quiet_end = options[3]
    s.tile = NONE
    s.owing = 0
    s.draws = 0
    s.served = 0
    s.quiet = 0
    s.turns_left = box.turns if players == 1 else 0
    s.board[:] = NONE
    s.line[:] = NONE
    s.line_size = 0
    s.tokens[:] = 0
    s.rows[:] = 0
    s.columns[:] = 0
    s.cells[:] = EMPTY
    s.purses[:] = 0
    s.starters[:] = 0
    s.empty[:] = 0
    for seat in range(players):
        s.empty[seat] = int(box.columns) * int(box.rows)
        for back in range(BACKS):
            s.purses[seat, back] = box.start[back]
        for flavour in range(FLAVOURS):
            s.starters[seat, flavour] = box.starters[flavour]
    for back in range(BACKS):
        s.bag[back] = int(box.copies[back]) - int(box.start[back]) * players
    s.supply_size = box.tiles
    for tile in range(TILES):
        s.tiles[tile] = UNSEEN if tile < box.tiles else GONE
    s.deck_size = box.customers
    for customer in range(CUSTOMERS):
        s.customers[customer] = UNSEEN if customer < box.customers else GONE
    if players > 1 and s.first_player == 0:
        s.starting = NONE
        s.turn = NONE
        s.phase = CHOOSING
    else:
        start_with(s, max(0, int(s.first_player) - 1))


@compiled
def start_with(s: Record, seat: int) -> None:
    """DD-06: the starting player is known before anything is laid out."""
    s.starting = seat
    s.turn = seat
    if s.starters_last or starters_of(s, seat) == 0:
        s.phase = FILLING
    else:
        s.phase = STARTING


# --- Whose decision


@compiled
def to_act(s: Record, box: Record) -> int:
    if s.phase == FINISHED:
        return OVER
    return 1 << int(s.turn) if ASKING >> int(s.phase) & 1 else CHANCE


# --- Legal


@compiled
def legal(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the legal actions of the seat that owes a decision, in ascending order; answer how many."""
    if s.phase == STARTING:
        return legal_starters(s, box, seat, out)
    if s.phase == BUYING:
        return legal_buys(s, box, seat, out)
    if s.phase == PAYING:
        return legal_payments(s, seat, out)
    if s.phase == LAYING:
        return legal_dollars(s, box, seat, out)
    return legal_services(s, box, seat, out)


@compiled
def legal_starters(s: Record, box: Record, seat: int, out: Ids) -> int:
    n = 0
    for flavour in range(FLAVOURS):
        if s.starters[seat, flavour] > 0:
            for row in range(box.rows):
                for column in range(box.columns):
                    if s.rows[seat, row] == 0 and s.columns[seat, column] == 0:  # DD-03: none in the same line
                        out[n] = START + (flavour * CELLS + row * SIDE + column) * 2
                        out[n + 1] = out[n] + 1
                        n += 2
    return n


@compiled
def legal_buys(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = NO_PURCHASE
    n = 1
    dollars = dollars_of(s, seat)
    for slot in range(box.slots):
        if s.board[slot] != NONE and box.prices[slot] <= dollars:
            n += legal_placements(s, box, seat, slot, out[n:])
    if n > 1:
        return n
    for slot in range(box.slots):  # DD-22: a tile fits nowhere, so it may be laid aside
        if s.board[slot] != NONE and box.prices[slot] <= dollars:
            out[n] = BUY_ASIDE + slot
            n += 1
    return n


@compiled
def legal_placements(s: Record, box: Record, seat: int, slot: int, out: Ids) -> int:
    n = 0
    both = not box.turns_into_itself[s.board[slot]]
    first = BUY + slot * PLACEMENTS
    for facing in range(4):
        if both or not comes_first(facing):  # after half a turn it would be the same placement
            for line in range(box.rows if lies_across(facing) else box.columns):
                starts = starts_that_fit(s, box, seat, facing, line)
                at = first + (facing * SIDE + line) * STARTS
                while starts != 0:
                    if starts & 1:
                        out[n] = at
                        n += 1
                    starts >>= 1
                    at += 1
    return n


@compiled
def starts_that_fit(s: Record, box: Record, seat: int, facing: int, line: int) -> int:
    """A bit for every start of a row or column at which a tile would lie on empty cells, one of them on the mat."""
    if lies_across(facing):
        return int(box.fits_rows[s.rows[seat, line]])
    return int(box.fits_columns[s.columns[seat, line]])


@compiled
def legal_payments(s: Record, seat: int, out: Ids) -> int:
    n = 0
    for back in range(BACKS):
        if s.purses[seat, back] > 0:
            out[n] = PAY + back
            n += 1
    return n


@compiled
def legal_dollars(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = NO_DOLLAR
    n = 1
    for back in range(box.backs):
        if s.purses[seat, back] > 0:
            n += legal_cells(s, box, seat, back, out[n:])
    return n


@compiled
def legal_cells(s: Record, box: Record, seat: int, back: int, out: Ids) -> int:
    n = 0
    turns = 4 if box.back[back] == SINGLE else 1
    for row in range(box.rows):
        for column in range(box.columns):
            if not s.rows[seat, row] >> column & 1:
                for side in range(turns):
                    out[n] = LAY + (back * CELLS + row * SIDE + column) * 4 + side
                    n += 1
    return n


@compiled
def legal_services(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = SERVE_NOBODY
    n = 1
    for customer in range(box.customers):
        if s.customers[customer] == SHOWN:
            for level in range(LEVELS):
                if can_serve(s, box, seat, customer, level):
                    out[n] = SERVE + customer * LEVELS + level
                    n += 1
    return n


@compiled
def can_serve(s: Record, box: Record, seat: int, customer: int, level: int) -> bool:
    for flavour in range(FLAVOURS):
        if s.tokens[seat, flavour] < box.wants[customer, level, flavour]:
            return False
    return True


# --- Apply


@compiled
def apply(s: Record, box: Record, seat: int, action: int, events: Buffer | None) -> None:
    if action == NO_PURCHASE:
        buy_nothing(s, box)
    elif action < BUY_ASIDE:
        buy(s, box, seat, (action - BUY) // PLACEMENTS, (action - BUY) % PLACEMENTS)
    elif action < PAY:
        buy_aside(s, box, seat, action - BUY_ASIDE)
    elif action < NO_DOLLAR:
        pay(s, seat, action - PAY)
        settle(s, box, seat)
    elif action == NO_DOLLAR:
        begin_serving(s, box)
    elif action < SERVE_NOBODY:
        lay_dollar(s, box, seat, (action - LAY) // (CELLS * 4), (action - LAY) // 4 % CELLS, (action - LAY) % 4)
    elif action == SERVE_NOBODY:
        close_turn(s, box)
    elif action < START:
        serve(s, box, seat, (action - SERVE) // LEVELS, (action - SERVE) % LEVELS)
    else:
        start(s, box, seat, (action - START) // (CELLS * 2), (action - START) // 2 % CELLS, (action - START) % 2)


@compiled
def start(s: Record, box: Record, seat: int, flavour: int, cell: int, across: int) -> None:
    shows = starter_shows(flavour, across)
    for other in range(s.players):
        if other == seat or s.shared_starters:  # DD-04: everybody places the matching one
            s.starters[other, flavour] -= 1
            cover(s, other, cell, shows)
    if s.shared_starters or starters_of(s, seat) == 0:
        s.turn = (s.turn + 1) % s.players
    if starters_of(s, s.turn) == 0:
        s.turn = s.starting
        s.phase = BUYING if s.starters_last else FILLING  # DD-03


@compiled
def starter_shows(flavour: int, across: int) -> int:
    """What a cell shows under a starter, its halves north and south or, across, west and east."""
    return across * ACROSS + ((1 + flavour) << FIRST) + ((1 + flavour) << SECOND)


@compiled
def buy_nothing(s: Record, box: Record) -> None:
    if quiet_limit(s, box) > 0:
        s.quiet += 1
    begin_laying(s, box)


@compiled
def buy(s: Record, box: Record, seat: int, slot: int, placement: int) -> None:
    tile = int(s.board[slot])
    s.board[slot] = NONE
    s.tile = tile
    s.quiet = 0
    s.owing = box.prices[slot]
    put_tile(s, box, seat, tile, placement)
    settle(s, box, seat)


@compiled
def put_tile(s: Record, box: Record, seat: int, tile: int, placement: int) -> None:
    s.tiles[tile] = seat * PLACEMENTS + placement
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE:
            cover(s, seat, cell, int(box.faces[tile, facing_of(placement), k]))


@compiled
def buy_aside(s: Record, box: Record, seat: int, slot: int) -> None:
    tile = int(s.board[slot])
    s.board[slot] = NONE
    s.tile = tile
    s.quiet = 0
    s.owing = box.prices[slot]
    s.tiles[tile] = ASIDE - seat
    settle(s, box, seat)


@compiled
def pay(s: Record, seat: int, back: int) -> None:
    s.purses[seat, back] -= 1
    s.bag[back] += 1  # DD-20: at once, so it may be drawn again this turn
    s.owing -= 1


@compiled
def settle(s: Record, box: Record, seat: int) -> None:
    """Pay as long as there is only one way; what is paid for is done."""
    while s.owing > 0 and (dollars_of(s, seat) == s.owing or backs_of(s, seat) == 1):
        pay(s, seat, first_back(s, seat))
    if s.owing > 0:
        s.phase = PAYING
        return
    tile = int(s.tile)
    s.tile = NONE
    if s.tiles[tile] >= 0:
        complete_tile(s, box, seat, int(s.tiles[tile]) % PLACEMENTS)
    s.phase = DRAWING_FOR_TILE
    draw_on(s, box)


@compiled
def complete_tile(s: Record, box: Record, seat: int, placement: int) -> None:
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE:  # DD-21: a donut off the mat does not count
            complete(s, box, seat, cell)


@compiled
def complete(s: Record, box: Record, seat: int, cell: int) -> None:
    """Score the donuts that a cell's halves complete with its neighbours' halves."""
    for side in range(4):
        donut = donut_at(s, box, seat, cell, int(s.cells[seat, cell]), side)
        if donut >= SOLD:
            s.draws += donut - SOLD
        elif donut != NONE:
            s.tokens[seat, donut] += 1


@compiled
def donut_at(s: Record, box: Record, seat: int, cell: int, shows: int, side: int) -> int:
    """What meets on a side of a cell: NONE, the flavour of a perfect donut, or SOLD + the dollars of a mismatch."""
    own = half_at(shows, side)
    if own == 0:
        return NONE
    other = facing_half(s, box, seat, cell, side)
    if other == 0:
        return NONE
    return own - 1 if own == other else SOLD + sale(box, own - 1, other - 1)


@compiled
def sale(box: Record, flavour: int, other: int) -> int:
    """The dollars that a mismatched donut brings (DD-24)."""
    if box.dollars[flavour] == UNSOLD or box.dollars[other] == UNSOLD:
        return 0
    return max(int(box.dollars[flavour]), int(box.dollars[other]))


@compiled
def draw_on(s: Record, box: Record) -> None:
    """Go on drawing dollars, or to the next step when all are drawn or the bag is empty (DD-24)."""
    if s.draws > 0 and bag_size(s) > 0:
        return
    s.draws = 0
    if s.phase == DRAWING_FOR_TILE:
        begin_laying(s, box)
    else:
        begin_serving(s, box)


@compiled
def begin_laying(s: Record, box: Record) -> None:
    if s.empty[s.turn] > 0 and dollars_of(s, s.turn) > 0:
        s.phase = LAYING
    else:
        begin_serving(s, box)


@compiled
def lay_dollar(s: Record, box: Record, seat: int, back: int, cell: int, side: int) -> None:
    s.purses[seat, back] -= 1
    s.quiet = 0
    cover(s, seat, cell, dollar_shows(box, back, side))
    complete(s, box, seat, cell)
    s.phase = DRAWING_FOR_DOLLAR
    draw_on(s, box)


@compiled
def dollar_shows(box: Record, back: int, side: int) -> int:
    """What a cell shows under a Dollar Tile whose half is on that side."""
    flavour = int(box.back_flavour[back])
    if box.back[back] == PAIR:
        return HOLES + flavour
    across = ACROSS if lies_across(side) else 0
    return across + ((1 + flavour) << (FIRST if comes_first(side) else SECOND))


@compiled
def begin_serving(s: Record, box: Record) -> None:
    s.phase = SERVING
    for i in range(s.line_size):
        if can_serve(s, box, s.turn, int(s.line[i]), 0):
            return
    close_turn(s, box)


@compiled
def serve(s: Record, box: Record, seat: int, customer: int, level: int) -> None:
    for flavour in range(FLAVOURS):  # DD-26: the tokens stay on the card
        s.tokens[seat, flavour] -= box.wants[customer, level, flavour]
    leave_line(s, customer)
    s.customers[customer] = seat * LEVELS + level
    s.served = 1
    s.quiet = 0
    close_turn(s, box)


# --- The end of a turn


@compiled
def close_turn(s: Record, box: Record) -> None:
    if s.players == 1:
        s.turns_left -= 1
    gap = gap_of(s, box)
    if was_last_turn(s, box):
        finish(s)
    elif gap == NONE:  # DD-27: no purchase, no slide
        s.phase = REPLACING
        replace_on(s, box)
    else:
        s.phase = REFILLING
        slide(s, gap)


@compiled
def was_last_turn(s: Record, box: Record) -> bool:
    """DD-30, DD-34, DD-40: whether the game ends with the turn that has just been played."""
    if s.players == 1:
        return s.empty[0] == 0 or s.turns_left == 0
    if (s.turn + 1) % s.players != s.starting:  # the round is finished first
        return False
    for seat in range(s.players):
        if s.empty[seat] == 0:
            return True
    return is_quiet(s, box)


@compiled
def is_quiet(s: Record, box: Record) -> bool:
    """DD-34: whether nobody has done anything for as many rounds as there may be."""
    most = quiet_limit(s, box)
    return most > 0 and s.quiet >= most * s.players


@compiled
def quiet_limit(s: Record, box: Record) -> int:
    """How many rounds in which nobody does anything end the game; 0: it goes on, or ends otherwise."""
    return int(box.quiet_to_end) if s.quiet_end and s.players > 1 else 0


@compiled
def slide(s: Record, gap: int) -> None:
    """Slide the tiles into a gap, toward the cheap end; the game ends when no tile can follow."""
    for slot in range(gap, 0, -1):
        s.board[slot] = s.board[slot - 1]
    s.board[0] = NONE
    if s.supply_size == 0:  # DD-30
        finish(s)


@compiled
def replace_on(s: Record, box: Record) -> None:
    """Go on replacing customers, or to the next step when the line is full or the deck empty (DD-28)."""
    if s.line_size < box.waiting and s.deck_size > 0:
        return
    if s.phase == REPLACING and s.players == 1:
        rival_takes(s, box)
    else:
        next_turn(s)


@compiled
def rival_takes(s: Record, box: Record) -> None:
    """DD-40: the rival shop takes the tile of the cheapest slot."""
    last = int(box.slots) - 1
    s.tiles[s.board[last]] = GONE
    s.phase = RIVAL_REFILLING
    slide(s, last)


@compiled
def rival_lures(s: Record, box: Record) -> None:
    """DD-40: if nobody was served, who waits longest leaves."""
    if not s.served and s.line_size > 0:
        customer = int(s.line[0])
        leave_line(s, customer)
        s.customers[customer] = GONE
    s.phase = RIVAL_REPLACING
    replace_on(s, box)


@compiled
def next_turn(s: Record) -> None:
    s.turn = (s.turn + 1) % s.players  # DD-29
    s.served = 0
    s.phase = BUYING


@compiled
def finish(s: Record) -> None:
    s.turn = s.starting
    s.served = 0
    s.phase = FINISHED


# --- Chance: the order of supply, deck and bag is decided when something is drawn


@compiled
def chance(s: Record, box: Record, outcomes: Ids, weights: Ids) -> int:
    """Write what may be drawn and how often it is there; answer how many."""
    if s.phase == CHOOSING:
        return chance_of_lot(s, outcomes, weights)
    if draws_tile(s):
        return chance_of_unseen(s.tiles, box.tiles, TILE, outcomes, weights)
    if draws_customer(s):
        return chance_of_unseen(s.customers, box.customers, CUSTOMER, outcomes, weights)
    n = 0
    for back in range(BACKS):
        if s.bag[back] > 0:
            outcomes[n] = DOLLAR + back
            weights[n] = s.bag[back]
            n += 1
    return n


@compiled
def chance_of_lot(s: Record, outcomes: Ids, weights: Ids) -> int:
    for seat in range(s.players):
        outcomes[seat] = LOT + seat
        weights[seat] = 1
    return int(s.players)


@compiled
def chance_of_unseen(where: Ids, count: int, first: int, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for i in range(count):
        if where[i] == UNSEEN:
            outcomes[n] = first + i
            weights[n] = 1
            n += 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    if s.phase == CHOOSING:
        return LOT + below(rng, s.players)
    if draws_tile(s):
        return TILE + nth_unseen(s.tiles, below(rng, s.supply_size))
    if draws_customer(s):
        return CUSTOMER + nth_unseen(s.customers, below(rng, s.deck_size))
    left = below(rng, bag_size(s))
    for back in range(BACKS):
        left -= int(s.bag[back])
        if left < 0:
            return DOLLAR + back
    return NONE


@compiled
def nth_unseen(where: Ids, n: int) -> int:
    at = -1
    while n >= 0:  # without an `if`, which a processor could not foresee
        at += 1
        n -= where[at] == UNSEEN
    return at


@compiled
def resolve(s: Record, box: Record, outcome: int, events: Buffer | None) -> None:
    if outcome >= LOT:
        start_with(s, outcome - LOT)
    elif outcome >= DOLLAR:
        draw_dollar(s, box, outcome - DOLLAR)
    elif outcome >= CUSTOMER:
        welcome(s, box, outcome - CUSTOMER)
    else:
        deal_tile(s, box, outcome - TILE)


@compiled
def draw_dollar(s: Record, box: Record, back: int) -> None:
    s.bag[back] -= 1
    s.purses[s.turn, back] += 1
    s.draws -= 1
    draw_on(s, box)


@compiled
def deal_tile(s: Record, box: Record, tile: int) -> None:
    s.board[gap_of(s, box)] = tile
    s.tiles[tile] = SHOWN
    s.supply_size -= 1
    if s.phase == REFILLING:
        s.phase = REPLACING
        replace_on(s, box)
    elif s.phase == RIVAL_REFILLING:
        rival_lures(s, box)
    elif gap_of(s, box) == NONE:
        begin_seating(s, box)


@compiled
def begin_seating(s: Record, box: Record) -> None:
    if s.line_size < box.waiting and s.deck_size > 0:
        s.phase = SEATING
    elif starters_of(s, s.turn) > 0:  # DD-03: with `starters_last`
        s.phase = STARTING
    else:
        s.phase = BUYING


@compiled
def welcome(s: Record, box: Record, customer: int) -> None:
    s.line[s.line_size] = customer
    s.line_size += 1
    s.customers[customer] = SHOWN
    s.deck_size -= 1
    if s.phase == SEATING:
        begin_seating(s, box)
    else:
        replace_on(s, box)


@compiled
def draws_tile(s: Record) -> bool:
    return s.phase == FILLING or s.phase == REFILLING or s.phase == RIVAL_REFILLING


@compiled
def draws_customer(s: Record) -> bool:
    return s.phase == SEATING or s.phase == REPLACING or s.phase == RIVAL_REPLACING


# --- Scoring


@compiled
def score(s: Record, box: Record, points: Ids, standings: Ids) -> None:
    """Write each seat's points, and a standing that also breaks ties (DD-32)."""
    for seat in range(s.players):
        points[seat] = (
            customer_points(s, box, seat)
            + set_points(s, box, seat)
            + majority_points(s, box, seat)
            + pair_points(s, box, seat)
            + token_points(s, box, seat)
            + int(s.empty[seat]) * int(box.empty_points)
        )
        standings[seat] = (points[seat] + 4096) * 65536 + dollars_of(s, seat) * 256 + CELLS - int(s.empty[seat])
    if s.players == 1 and points[0] < box.win_from:
        standings[0] = -1  # DD-40: alone, too few points win nothing


@compiled
def customer_points(s: Record, box: Record, seat: int) -> int:
    points = 0
    for customer in range(box.customers):
        if was_served_by(s, customer, seat):
            points += int(box.points[customer, s.customers[customer] % LEVELS])
    return points


@compiled
def set_points(s: Record, box: Record, seat: int) -> int:
    sets = CUSTOMERS
    for neighbourhood in range(box.neighbourhoods):
        sets = min(sets, served_in(s, box, seat, neighbourhood))
    return sets * int(box.set_points)


@compiled
def majority_points(s: Record, box: Record, seat: int) -> int:
    if s.players == 1:  # DD-40
        return 0
    points = 0
    for neighbourhood in range(box.neighbourhoods):
        if leads(s, box, seat, neighbourhood):
            points += int(box.majority_points)
    return points


@compiled
def leads(s: Record, box: Record, seat: int, neighbourhood: int) -> bool:
    """DD-31: whether nobody has served more customers there, nor as many with more donuts."""
    own = served_in(s, box, seat, neighbourhood)
    if own == 0:
        return False
    for other in range(s.players):
        rivals = served_in(s, box, other, neighbourhood)
        if rivals > own:
            return False
        if rivals == own and donuts_in(s, box, other, neighbourhood) > donuts_in(s, box, seat, neighbourhood):
            return False
    return True


@compiled
def served_in(s: Record, box: Record, seat: int, neighbourhood: int) -> int:
    n = 0
    for customer in range(box.customers):
        if box.neighbourhood[customer] == neighbourhood and was_served_by(s, customer, seat):
            n += 1
    return n


@compiled
def donuts_in(s: Record, box: Record, seat: int, neighbourhood: int) -> int:
    n = 0
    for customer in range(box.customers):
        if box.neighbourhood[customer] == neighbourhood and was_served_by(s, customer, seat):
            n += WANTS[s.customers[customer] % LEVELS]
    return n


@compiled
def was_served_by(s: Record, customer: int, seat: int) -> bool:
    return s.customers[customer] >= 0 and s.customers[customer] // LEVELS == seat


@compiled
def pair_points(s: Record, box: Record, seat: int) -> int:
    points = 0
    for flavour in range(FLAVOURS):
        points += holes_of(s, seat, flavour) // 2 * int(box.pair_points[flavour])
    return points


@compiled
def token_points(s: Record, box: Record, seat: int) -> int:
    points = 0
    for flavour in range(FLAVOURS):
        points += int(s.tokens[seat, flavour]) * int(box.token_points[flavour])
    return points


# --- What many games are asked about


@compiled
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count which slots were bought from, how tiles and dollars were used, and who was served how well."""
    if action == NO_PURCHASE:
        counts[SLOTS] += 1
    elif action < BUY_ASIDE:
        counts[(action - BUY) // PLACEMENTS] += 1
    elif action < PAY:
        counts[action - BUY_ASIDE] += 1
    elif LAY <= action < SERVE_NOBODY:
        counts[SLOTS + 1 + (action - LAY) // (CELLS * 4)] += 1
    elif SERVE <= action < START:
        counts[SLOTS + 1 + BACKS + (action - SERVE)] += 1


# --- What may be asked about a table


@compiled
def foresee(s: Record, box: Record, seat: int, actions: Ids, n: int, out: Ids) -> int:
    """Write the donuts that each of `n` actions would complete: action, cell, cell beside, donut; answer how many."""
    count = 0
    for i in range(n):
        action = int(actions[i])
        if BUY <= action < BUY_ASIDE:
            tile, placement = int(s.board[(action - BUY) // PLACEMENTS]), (action - BUY) % PLACEMENTS
            count = foresee_tile(s, box, seat, tile, placement, action, count, out)
        elif LAY <= action < SERVE_NOBODY:
            shows = dollar_shows(box, (action - LAY) // (CELLS * 4), (action - LAY) % 4)
            count = foresee_cell(s, box, seat, action, (action - LAY) // 4 % CELLS, shows, count, out)
    return count


@compiled
def foresee_tile(
    s: Record, box: Record, seat: int, tile: int, placement: int, action: int, count: int, out: Ids
) -> int:
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE:
            shows = int(box.faces[tile, facing_of(placement), k])
            count = foresee_cell(s, box, seat, action, cell, shows, count, out)
    return count


@compiled
def foresee_cell(s: Record, box: Record, seat: int, action: int, cell: int, shows: int, count: int, out: Ids) -> int:
    for side in range(4):
        donut = donut_at(s, box, seat, cell, shows, side)
        if donut != NONE:
            out[count, 0] = action
            out[count, 1] = cell
            out[count, 2] = neighbour(box, cell, side)
            out[count, 3] = donut
            count += 1
    return count


@compiled
def donuts_on(s: Record, box: Record, seat: int, out: Ids) -> int:
    """Write the donuts on a mat as `foresee` does, each once; answer how many."""
    count = 0
    for cell in range(CELLS):
        for side in range(EAST, WEST):  # the other two sides are a neighbour's
            donut = donut_at(s, box, seat, cell, int(s.cells[seat, cell]), side)
            if donut != NONE:
                out[count, 1] = cell
                out[count, 2] = neighbour(box, cell, side)
                out[count, 3] = donut
                count += 1
    return count


# --- Geometry


@compiled
def lies_across(direction: int) -> bool:
    return direction % 2 == EAST


@compiled
def comes_first(direction: int) -> bool:
    """Whether a side is the one that is read first: north before south, west before east."""
    return direction % 3 == NORTH


@compiled
def facing_of(placement: int) -> int:
    return placement // (SIDE * STARTS)


@compiled
def cell_of(box: Record, placement: int, k: int) -> int:
    """The k-th cell under a placed tile, counted from its west or north end; NONE where that is off the mat."""
    facing = facing_of(placement)
    line = placement // STARTS % SIDE
    along = placement % STARTS - (LENGTH - 1) + k
    if lies_across(facing):
        return line * SIDE + along if 0 <= along < box.columns else NONE
    return along * SIDE + line if 0 <= along < box.rows else NONE


@compiled
def half_at(shows: int, side: int) -> int:
    """The half donut on a side of a cell: 1 + flavour, or 0 for none."""
    if shows >= HOLES:
        return 0
    if (shows >= ACROSS) != lies_across(side):
        return 0
    return shows >> (FIRST if comes_first(side) else SECOND) & HALF


@compiled
def facing_half(s: Record, box: Record, seat: int, cell: int, side: int) -> int:
    """The half donut of the neighbour that a side of a cell looks at."""
    beside = neighbour(box, cell, side)
    return 0 if beside == NONE else half_at(int(s.cells[seat, beside]), (side + 2) % 4)


@compiled
def neighbour(box: Record, cell: int, side: int) -> int:
    """The cell next to a side; NONE where the mat ends."""
    row, column = cell // SIDE, cell % SIDE
    if side == NORTH:
        return cell - SIDE if row > 0 else NONE
    if side == SOUTH:
        return cell + SIDE if row + 1 < box.rows else NONE
    if side == WEST:
        return cell - 1 if column > 0 else NONE
    return cell + 1 if column + 1 < box.columns else NONE


@compiled
def cover(s: Record, seat: int, cell: int, shows: int) -> None:
    row, column = cell // SIDE, cell % SIDE
    s.cells[seat, cell] = shows
    s.rows[seat, row] |= 1 << column
    s.columns[seat, column] |= 1 << row
    s.empty[seat] -= 1


# --- Small helpers


@compiled
def dollars_of(s: Record, seat: int) -> int:
    n = 0
    for back in range(BACKS):
        n += int(s.purses[seat, back])
    return n


@compiled
def backs_of(s: Record, seat: int) -> int:
    """How many kinds of Dollar Tiles a seat has."""
    n = 0
    for back in range(BACKS):
        if s.purses[seat, back] > 0:
            n += 1
    return n


@compiled
def first_back(s: Record, seat: int) -> int:
    for back in range(BACKS):
        if s.purses[seat, back] > 0:
            return back
    return NONE


@compiled
def bag_size(s: Record) -> int:
    n = 0
    for back in range(BACKS):
        n += int(s.bag[back])
    return n


@compiled
def starters_of(s: Record, seat: int) -> int:
    n = 0
    for flavour in range(FLAVOURS):
        n += int(s.starters[seat, flavour])
    return n


@compiled
def holes_of(s: Record, seat: int, flavour: int) -> int:
    n = 0
    for cell in range(CELLS):
        if s.cells[seat, cell] == HOLES + flavour:
            n += 1
    return n


@compiled
def gap_of(s: Record, box: Record) -> int:
    """The dearest empty slot of the Specials Board."""
    for slot in range(box.slots):
        if s.board[slot] == NONE:
            return slot
    return NONE


@compiled
def leave_line(s: Record, customer: int) -> None:
    found = False
    for i in range(LINE):
        found = found or s.line[i] == customer
        if found:
            s.line[i] = s.line[i + 1] if i + 1 < LINE else NONE
    s.line_size -= 1
