"""The table of Dollars to Donuts as two records: what lies where (State), and what is printed in the box (Box)."""

import numpy as np

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
RANKS = 20
MOST_PRICE = 9
MOST_QUIET = 20  # the largest number of rounds without anything that a box may allow

NONE = -1  # no tile, no seat, no cell

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
MOST_CHOICES = 1 + SLOTS * PLACEMENTS  # the longest list of legal actions

SOLD = 16  # + dollars: a mismatched donut, where a perfect one is told by its flavour

# --- Phases

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

# --- The records

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
        ("ranks", "i8"),
        ("rank_from", "i2", (RANKS,)),  # what each begins at; the lowest has no bottom
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
        ("donuts", "i1", (CUSTOMERS, WANTS[-1])),  # the same, line by line
        ("points", "i1", (CUSTOMERS, LEVELS)),
    ]
)
