"""Dollars to Donuts: buy tiles of half donuts and lay them on your mat so that halves meet.

Equal halves make a perfect donut, a Victory Token; unequal halves are sold for dollars. Tokens are served to customers
for more points. When a mat is full, the round is finished and the most points win. Unless the players agree otherwise,
nobody can wait for ever: some rounds in which nobody buys, lays or serves anything end the game too.
"""

from doughjo.core.chance import Rng, below
from doughjo.core.codes import END, EVERYBODY, Buffer, emit, put
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Ids, Record
from doughjo.games.dollars.moves import (
    BUY,
    BUY_ASIDE,
    DRAW_CUSTOMER,
    DRAW_DOLLAR,
    DRAW_TILE,
    LAY,
    LOT,
    NO_DOLLAR,
    NO_PURCHASE,
    PAY,
    SERVE,
    SERVE_NOBODY,
    START,
    decode,
    decode_luck,
    encode,
    encode_luck,
)
from doughjo.games.dollars.said import (
    BAG_EMPTY,
    BOUGHT,
    BOUGHT_NOTHING,
    CUSTOMER_CAME,
    CUSTOMER_LEFT,
    CUSTOMER_LINE,
    DREW,
    EMPTY_LINE,
    FULL_MAT,
    GAME_OVER,
    LAID,
    LAID_NOTHING,
    LOT_DRAWN,
    MAJORITY_LINE,
    MAT_FULL,
    NO_TILES,
    NO_TURNS,
    PAID,
    PAIRS_LINE,
    PERFECT,
    QUIET,
    RANK_LINE,
    RIVAL_TOOK,
    SERVED,
    SERVED_NOBODY,
    SETS_LINE,
    SLID,
    SOLD_DONUT,
    SPOILED,
    STARTER_PLACED,
    TILE_DEALT,
    TOKENS_LINE,
    TOO_QUIET,
    TURN,
)
from doughjo.games.dollars.state import (
    ACROSS,
    ASIDE,
    ASKING,
    BACKS,
    BUYING,
    CELLS,
    CHOOSING,
    CUSTOMERS,
    DRAWING_FOR_DOLLAR,
    DRAWING_FOR_TILE,
    EAST,
    EMPTY,
    FILLING,
    FINISHED,
    FIRST,
    FLAVOURS,
    GONE,
    HALF,
    HOLES,
    LAYING,
    LENGTH,
    LEVELS,
    LINE,
    NONE,
    NORTH,
    PAIR,
    PAYING,
    PLACEMENTS,
    REFILLING,
    REPLACING,
    RIVAL_REFILLING,
    RIVAL_REPLACING,
    SEATING,
    SECOND,
    SERVING,
    SHOWN,
    SIDE,
    SINGLE,
    SLOTS,
    SOLD,
    SOUTH,
    STARTING,
    STARTS,
    TILES,
    UNSEEN,
    UNSOLD,
    WANTS,
    WEST,
)

# --- Setup


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
                        for across in range(2):
                            out[n] = encode(START, flavour, row * SIDE + column, across)
                            n += 1
    return n


@compiled
def legal_buys(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = encode(NO_PURCHASE, 0, 0, 0)
    n = 1
    dollars = dollars_of(s, seat)
    for slot in range(box.slots):
        if s.board[slot] != NONE and box.prices[slot] <= dollars:
            n += legal_placements(s, box, seat, slot, out[n:])
    if n > 1:
        return n
    for slot in range(box.slots):  # DD-22: a tile fits nowhere, so it may be laid aside
        if s.board[slot] != NONE and box.prices[slot] <= dollars:
            out[n] = encode(BUY_ASIDE, slot, 0, 0)
            n += 1
    return n


@compiled
def legal_placements(s: Record, box: Record, seat: int, slot: int, out: Ids) -> int:
    n = 0
    both = not box.turns_into_itself[s.board[slot]]
    for facing in range(4):
        if both or not comes_first(facing):  # after half a turn it would be the same placement
            for line in range(box.rows if lies_across(facing) else box.columns):
                starts = starts_that_fit(s, box, seat, facing, line)
                at = encode(BUY, slot, (facing * SIDE + line) * STARTS, 0)
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
def fits_somewhere(s: Record, box: Record, seat: int) -> bool:
    """Whether a tile would fit anywhere; all of them are of one length."""
    for row in range(box.rows):
        if starts_that_fit(s, box, seat, EAST, row) != 0:
            return True
    for column in range(box.columns):
        if starts_that_fit(s, box, seat, SOUTH, column) != 0:
            return True
    return False


@compiled
def legal_payments(s: Record, seat: int, out: Ids) -> int:
    n = 0
    for back in range(BACKS):
        if s.purses[seat, back] > 0:
            out[n] = encode(PAY, back, 0, 0)
            n += 1
    return n


@compiled
def legal_dollars(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = encode(NO_DOLLAR, 0, 0, 0)
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
                    out[n] = encode(LAY, back, row * SIDE + column, side)
                    n += 1
    return n


@compiled
def legal_services(s: Record, box: Record, seat: int, out: Ids) -> int:
    out[0] = encode(SERVE_NOBODY, 0, 0, 0)
    n = 1
    for customer in range(box.customers):
        if s.customers[customer] == SHOWN:
            for level in range(LEVELS):
                if can_serve(s, box, seat, customer, level):
                    out[n] = encode(SERVE, customer, level, 0)
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
    verb, a, b, c = decode(action)
    if verb == NO_PURCHASE:
        buy_nothing(s, box, seat, events)
    elif verb == BUY:
        buy(s, box, seat, a, b, events)
    elif verb == BUY_ASIDE:
        buy_aside(s, box, seat, a, events)
    elif verb == PAY:
        pay(s, seat, a)
        settle(s, box, seat, one_dollar(a), events)
    elif verb == NO_DOLLAR:
        emit(events, LAID_NOTHING, EVERYBODY, seat, 0, 0)
        begin_serving(s, box, events)
    elif verb == LAY:
        lay_dollar(s, box, seat, a, b, c, events)
    elif verb == SERVE_NOBODY:
        emit(events, SERVED_NOBODY, EVERYBODY, seat, 0, 0)
        close_turn(s, box, events)
    elif verb == SERVE:
        serve(s, box, seat, a, b, events)
    elif verb == START:
        start(s, box, seat, a, b, c, events)
    else:
        raise ValueError("apply has no branch for a verb")


@compiled
def start(s: Record, box: Record, seat: int, flavour: int, cell: int, across: int, events: Buffer | None) -> None:
    shows, seats = starter_shows(flavour, across), 0
    for other in range(s.players):
        if other == seat or s.shared_starters:  # DD-04: everybody places the matching one
            s.starters[other, flavour] -= 1
            cover(s, other, cell, shows)
            seats |= 1 << other
    emit(events, STARTER_PLACED, EVERYBODY, seat, flavour, cell)
    put(events, 3, across)
    put(events, 4, seats)
    if s.shared_starters or starters_of(s, seat) == 0:
        s.turn = (s.turn + 1) % s.players
    if starters_of(s, s.turn) == 0:
        s.turn = s.starting
        if s.starters_last:  # DD-03
            begin_turn(s, events)
        else:
            s.phase = FILLING


@compiled
def starter_shows(flavour: int, across: int) -> int:
    """What a cell shows under a starter, its halves north and south or, across, west and east."""
    return across * ACROSS + ((1 + flavour) << FIRST) + ((1 + flavour) << SECOND)


@compiled
def buy_nothing(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    emit(events, BOUGHT_NOTHING, EVERYBODY, seat, 0, 0)
    if quiet_limit(s, box) > 0:
        s.quiet += 1
    begin_laying(s, box, events)


@compiled
def buy(s: Record, box: Record, seat: int, slot: int, placement: int, events: Buffer | None) -> None:
    tile = take_from_board(s, box, slot)
    tell_bought(box, seat, slot, tile, placement, events)
    put_tile(s, box, seat, tile, placement)
    settle(s, box, seat, 0, events)


@compiled
def take_from_board(s: Record, box: Record, slot: int) -> int:
    """Take the tile of a slot, which is to be paid for."""
    tile = int(s.board[slot])
    s.board[slot] = NONE
    s.tile = tile
    s.quiet = 0
    s.owing = box.prices[slot]
    return tile


@compiled
def tell_bought(box: Record, seat: int, slot: int, tile: int, placement: int, events: Buffer | None) -> None:
    if events is None:
        return
    over = over_edge(box, placement)
    emit(events, BOUGHT, EVERYBODY, seat, box.prices[slot], tile)
    put(events, 3, cell_from_left(box, placement, over))
    put(events, 4, facing_of(placement))
    put(events, 5, over)


@compiled
def put_tile(s: Record, box: Record, seat: int, tile: int, placement: int) -> None:
    s.tiles[tile] = seat * PLACEMENTS + placement
    for k in range(LENGTH):
        cell = cell_of(box, placement, k)
        if cell != NONE:
            cover(s, seat, cell, int(box.faces[tile, facing_of(placement), k]))


@compiled
def buy_aside(s: Record, box: Record, seat: int, slot: int, events: Buffer | None) -> None:
    tile = take_from_board(s, box, slot)
    emit(events, BOUGHT, EVERYBODY, seat, box.prices[slot], tile)
    put(events, 3, NONE)
    put(events, 4, NONE)
    put(events, 5, 0)
    s.tiles[tile] = ASIDE - seat
    settle(s, box, seat, 0, events)


@compiled
def pay(s: Record, seat: int, back: int) -> None:
    s.purses[seat, back] -= 1
    s.bag[back] += 1  # DD-20: at once, so it may be drawn again this turn
    s.owing -= 1


@compiled
def settle(s: Record, box: Record, seat: int, paid: int, events: Buffer | None) -> None:
    """Pay as long as there is only one way; what is paid for is done. `paid`: what has been paid just now."""
    placed = paid == 0 and s.tiles[s.tile] >= 0
    while s.owing > 0 and (dollars_of(s, seat) == s.owing or backs_of(s, seat) == 1):
        back = first_back(s, seat)
        pay(s, seat, back)
        paid += one_dollar(back)
    tell_paid(seat, paid, events)
    if s.owing > 0:
        s.phase = PAYING
    else:
        complete_tile(s, box, seat, events)
        s.phase = DRAWING_FOR_TILE
    if placed:
        tell_if_full(s, seat, events)
    if s.phase == DRAWING_FOR_TILE:
        draw_on(s, box, events)


@compiled
def one_dollar(back: int) -> int:
    """A Dollar Tile in a sum of them, in which every kind has four bits."""
    return 1 << (4 * back)


@compiled
def tell_paid(seat: int, paid: int, events: Buffer | None) -> None:
    if events is None or paid == 0:
        return
    emit(events, PAID, EVERYBODY, seat, END, END)
    n = 0
    for back in range(BACKS):
        for _ in range(paid >> (4 * back) & 15):
            n += 1
            put(events, n, back)


@compiled
def tell_if_full(s: Record, seat: int, events: Buffer | None) -> None:
    if s.empty[seat] == 0:
        emit(events, MAT_FULL, EVERYBODY, seat, 0, 0)


@compiled
def complete_tile(s: Record, box: Record, seat: int, events: Buffer | None) -> None:
    """Score the donuts that the tile completes which has just been paid for, unless it was laid aside."""
    tile = int(s.tile)
    s.tile = NONE
    if s.tiles[tile] >= 0:
        for k in range(LENGTH):
            cell = cell_of(box, int(s.tiles[tile]) % PLACEMENTS, k)
            if cell != NONE:  # DD-21: a donut off the mat does not count
                complete(s, box, seat, cell, events)
    stop_at_empty_bag(s, events)


@compiled
def complete(s: Record, box: Record, seat: int, cell: int, events: Buffer | None) -> None:
    """Score the donuts that a cell's halves complete with its neighbours' halves."""
    for side in range(4):
        donut = donut_at(s, box, seat, cell, int(s.cells[seat, cell]), side)
        if donut != NONE:
            tell_donut(s, box, seat, cell, side, donut, events)
            if donut >= SOLD:
                s.draws += donut - SOLD
            else:
                s.tokens[seat, donut] += 1


@compiled
def tell_donut(s: Record, box: Record, seat: int, cell: int, side: int, donut: int, events: Buffer | None) -> None:
    if events is None:
        return
    code = PERFECT if donut < SOLD else SOLD_DONUT if donut > SOLD else SPOILED
    emit(events, code, EVERYBODY, seat, cell, neighbour(box, cell, side))
    if donut < SOLD:
        put(events, 3, donut)
        return
    put(events, 3, half_at(int(s.cells[seat, cell]), side) - 1)
    put(events, 4, facing_half(s, box, seat, cell, side) - 1)
    put(events, 5, donut - SOLD)


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
def stop_at_empty_bag(s: Record, events: Buffer | None) -> None:
    """DD-24: no dollar is drawn from an empty bag."""
    if s.draws > 0 and bag_size(s) == 0:
        emit(events, BAG_EMPTY, EVERYBODY, s.turn, s.draws, 0)
        s.draws = 0


@compiled
def draw_on(s: Record, box: Record, events: Buffer | None) -> None:
    """Go on drawing dollars, or to the next step when all are drawn."""
    if s.draws > 0:
        return
    if s.phase == DRAWING_FOR_TILE:
        begin_laying(s, box, events)
    else:
        begin_serving(s, box, events)


@compiled
def begin_laying(s: Record, box: Record, events: Buffer | None) -> None:
    if s.empty[s.turn] > 0 and dollars_of(s, s.turn) > 0:
        s.phase = LAYING
    else:
        begin_serving(s, box, events)


@compiled
def lay_dollar(s: Record, box: Record, seat: int, back: int, cell: int, side: int, events: Buffer | None) -> None:
    emit(events, LAID, EVERYBODY, seat, back, cell)
    put(events, 3, side if box.back[back] == SINGLE else NONE)
    s.purses[seat, back] -= 1
    s.quiet = 0
    cover(s, seat, cell, dollar_shows(box, back, side))
    complete(s, box, seat, cell, events)
    stop_at_empty_bag(s, events)
    tell_if_full(s, seat, events)
    s.phase = DRAWING_FOR_DOLLAR
    draw_on(s, box, events)


@compiled
def dollar_shows(box: Record, back: int, side: int) -> int:
    """What a cell shows under a Dollar Tile whose half is on that side."""
    flavour = int(box.back_flavour[back])
    if box.back[back] == PAIR:
        return HOLES + flavour
    across = ACROSS if lies_across(side) else 0
    return across + ((1 + flavour) << (FIRST if comes_first(side) else SECOND))


@compiled
def begin_serving(s: Record, box: Record, events: Buffer | None) -> None:
    s.phase = SERVING
    for i in range(s.line_size):
        if can_serve(s, box, s.turn, int(s.line[i]), 0):
            return
    close_turn(s, box, events)


@compiled
def serve(s: Record, box: Record, seat: int, customer: int, level: int, events: Buffer | None) -> None:
    tell_served(box, seat, customer, level, events)
    for flavour in range(FLAVOURS):  # DD-26: the tokens stay on the card
        s.tokens[seat, flavour] -= box.wants[customer, level, flavour]
    leave_line(s, customer)
    s.customers[customer] = seat * LEVELS + level
    s.served = 1
    s.quiet = 0
    close_turn(s, box, events)


@compiled
def tell_served(box: Record, seat: int, customer: int, level: int, events: Buffer | None) -> None:
    if events is None:
        return
    emit(events, SERVED, EVERYBODY, seat, customer, level)
    put(events, 3, box.points[customer, level])
    for i in range(WANTS[level]):
        put(events, 4 + i, box.donuts[customer, i])


# --- The end of a turn


@compiled
def close_turn(s: Record, box: Record, events: Buffer | None) -> None:
    if s.players == 1:
        s.turns_left -= 1
    gap = gap_of(s, box)
    if was_last_turn(s, box):
        finish(s, ending(s), events)
    elif gap == NONE:  # DD-27: no purchase, no slide
        s.phase = REPLACING
        replace_on(s, box, events)
    elif s.supply_size == 0:  # DD-30
        slide(s, gap)
        finish(s, NO_TILES, events)
    else:
        s.phase = REFILLING
        slide(s, gap)
        tell_slid(s, box, gap, events)


@compiled
def ending(s: Record) -> int:
    """Why the last turn was the last one."""
    for seat in range(s.players):
        if s.empty[seat] == 0:
            return FULL_MAT
    return TOO_QUIET if s.players > 1 else NO_TURNS


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
    """Slide the tiles into a gap, toward the cheap end."""
    for slot in range(gap, 0, -1):
        s.board[slot] = s.board[slot - 1]
    s.board[0] = NONE


@compiled
def tell_slid(s: Record, box: Record, gap: int, events: Buffer | None) -> None:
    if events is None:
        return
    emit(events, SLID, EVERYBODY, gap + 1, END, END)
    for slot in range(box.slots):
        put(events, 1 + slot, s.board[slot])


@compiled
def replace_on(s: Record, box: Record, events: Buffer | None) -> None:
    """Go on replacing customers, or to the next step when the line is full or the deck empty (DD-28)."""
    if s.line_size < box.waiting and s.deck_size > 0:
        return
    if s.phase == REPLACING and s.players == 1:
        rival_takes(s, box, events)
    else:
        next_turn(s, box, events)


@compiled
def rival_takes(s: Record, box: Record, events: Buffer | None) -> None:
    """DD-40: the rival shop takes the tile of the cheapest slot."""
    last = int(box.slots) - 1
    emit(events, RIVAL_TOOK, EVERYBODY, s.board[last], 0, 0)
    s.tiles[s.board[last]] = GONE
    s.phase = RIVAL_REFILLING
    slide(s, last)
    tell_slid(s, box, last, events)
    if s.supply_size == 0:  # DD-30
        finish(s, NO_TILES, events)


@compiled
def rival_lures(s: Record, box: Record, events: Buffer | None) -> None:
    """DD-40: if nobody was served, who waits longest leaves."""
    if not s.served and s.line_size > 0:
        customer = int(s.line[0])
        emit(events, CUSTOMER_LEFT, EVERYBODY, customer, 0, 0)
        leave_line(s, customer)
        s.customers[customer] = GONE
    s.phase = RIVAL_REPLACING
    replace_on(s, box, events)


@compiled
def next_turn(s: Record, box: Record, events: Buffer | None) -> None:
    s.turn = (s.turn + 1) % s.players  # DD-29
    s.served = 0
    tell_if_quiet(s, box, events)
    begin_turn(s, events)


@compiled
def begin_turn(s: Record, events: Buffer | None) -> None:
    s.phase = BUYING
    emit(events, TURN, EVERYBODY, s.turn, 0, 0)


@compiled
def tell_if_quiet(s: Record, box: Record, events: Buffer | None) -> None:
    """DD-34: everybody is told when another such round would end the game, and after every further one."""
    if events is None:
        return
    rounds, most = int(s.quiet) // s.players, quiet_limit(s, box)
    if most > 0 and int(s.quiet) % s.players == 0 and rounds >= max(most - 1, 1):
        emit(events, QUIET, EVERYBODY, rounds, most, 0)


@compiled
def finish(s: Record, why: int, events: Buffer | None) -> None:
    emit(events, GAME_OVER, EVERYBODY, why, 0, 0)
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
        return chance_of_unseen(s.tiles, box.tiles, DRAW_TILE, outcomes, weights)
    if draws_customer(s):
        return chance_of_unseen(s.customers, box.customers, DRAW_CUSTOMER, outcomes, weights)
    n = 0
    for back in range(BACKS):
        if s.bag[back] > 0:
            outcomes[n] = encode_luck(DRAW_DOLLAR, back, 0, 0)
            weights[n] = s.bag[back]
            n += 1
    return n


@compiled
def chance_of_lot(s: Record, outcomes: Ids, weights: Ids) -> int:
    for seat in range(s.players):
        outcomes[seat] = encode_luck(LOT, seat, 0, 0)
        weights[seat] = 1
    return int(s.players)


@compiled
def chance_of_unseen(where: Ids, count: int, verb: int, outcomes: Ids, weights: Ids) -> int:
    n = 0
    for i in range(count):
        if where[i] == UNSEEN:
            outcomes[n] = encode_luck(verb, i, 0, 0)
            weights[n] = 1
            n += 1
    return n


@compiled
def sample(s: Record, box: Record, rng: Rng) -> int:
    if s.phase == CHOOSING:
        return encode_luck(LOT, below(rng, s.players), 0, 0)
    if draws_tile(s):
        return encode_luck(DRAW_TILE, nth_unseen(s.tiles, below(rng, s.supply_size)), 0, 0)
    if draws_customer(s):
        return encode_luck(DRAW_CUSTOMER, nth_unseen(s.customers, below(rng, s.deck_size)), 0, 0)
    left = below(rng, bag_size(s))
    for back in range(BACKS):
        left -= int(s.bag[back])
        if left < 0:
            return encode_luck(DRAW_DOLLAR, back, 0, 0)
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
    verb, a, _, _ = decode_luck(outcome)
    if verb == DRAW_TILE:
        deal_tile(s, box, a, events)
    elif verb == DRAW_CUSTOMER:
        welcome(s, box, a, events)
    elif verb == DRAW_DOLLAR:
        draw_dollar(s, box, a, events)
    elif verb == LOT:
        emit(events, LOT_DRAWN, EVERYBODY, a, 0, 0)
        start_with(s, a)
    else:
        raise ValueError("resolve has no branch for a verb")


@compiled
def draw_dollar(s: Record, box: Record, back: int, events: Buffer | None) -> None:
    emit(events, DREW, EVERYBODY, s.turn, back, 0)
    s.bag[back] -= 1
    s.purses[s.turn, back] += 1
    s.draws -= 1
    stop_at_empty_bag(s, events)
    draw_on(s, box, events)


@compiled
def deal_tile(s: Record, box: Record, tile: int, events: Buffer | None) -> None:
    slot = gap_of(s, box)
    emit(events, TILE_DEALT, EVERYBODY, slot + 1, box.prices[slot], tile)
    s.board[slot] = tile
    s.tiles[tile] = SHOWN
    s.supply_size -= 1
    if s.phase == REFILLING:
        s.phase = REPLACING
        replace_on(s, box, events)
    elif s.phase == RIVAL_REFILLING:
        rival_lures(s, box, events)
    elif gap_of(s, box) == NONE:
        begin_seating(s, box, events)


@compiled
def begin_seating(s: Record, box: Record, events: Buffer | None) -> None:
    if s.line_size < box.waiting and s.deck_size > 0:
        s.phase = SEATING
    elif starters_of(s, s.turn) > 0:  # DD-03: with `starters_last`
        s.phase = STARTING
    else:
        begin_turn(s, events)


@compiled
def welcome(s: Record, box: Record, customer: int, events: Buffer | None) -> None:
    emit(events, CUSTOMER_CAME, EVERYBODY, customer, s.line_size + 1, 0)
    s.line[s.line_size] = customer
    s.line_size += 1
    s.customers[customer] = SHOWN
    s.deck_size -= 1
    if s.phase == SEATING:
        begin_seating(s, box, events)
    else:
        replace_on(s, box, events)


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
        points[seat] = points_of(s, box, seat)
        standings[seat] = (points[seat] + 4096) * 65536 + dollars_of(s, seat) * 256 + CELLS - int(s.empty[seat])
    if s.players == 1 and points[0] < box.win_from:
        standings[0] = -1  # DD-40: alone, too few points win nothing


@compiled
def points_of(s: Record, box: Record, seat: int) -> int:
    return (
        customer_points(s, box, seat)
        + set_points(s, box, seat)
        + majority_points(s, box, seat)
        + pair_points(s, box, seat)
        + token_points(s, box, seat)
        + int(s.empty[seat]) * int(box.empty_points)
    )


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
def is_on_mat_of(s: Record, tile: int, seat: int) -> bool:
    return s.tiles[tile] >= 0 and s.tiles[tile] // PLACEMENTS == seat


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


# --- The score sheet


@compiled
def lines(s: Record, box: Record, out: Buffer) -> None:
    """Write the score sheets line by line."""
    for seat in range(s.players):
        customer_lines(s, box, seat, out)
        shop_lines(s, box, seat, out)
        flavour_lines(s, box, seat, out)
        if s.empty[seat] > 0:
            emit(out, EMPTY_LINE, seat, int(s.empty[seat]) * int(box.empty_points), s.empty[seat], 0)
    if s.players == 1:
        rank_line(s, box, out)


@compiled
def customer_lines(s: Record, box: Record, seat: int, out: Buffer) -> None:
    for customer in range(box.customers):
        if was_served_by(s, customer, seat):
            level = s.customers[customer] % LEVELS
            emit(out, CUSTOMER_LINE, seat, box.points[customer, level], customer, level)
            put(out, 3, box.neighbourhood[customer])


@compiled
def shop_lines(s: Record, box: Record, seat: int, out: Buffer) -> None:
    """Sets and majorities."""
    sets = set_points(s, box, seat)
    if sets != 0:
        emit(out, SETS_LINE, seat, sets, sets // box.set_points, 0)
    for neighbourhood in range(box.neighbourhoods):
        if s.players > 1 and leads(s, box, seat, neighbourhood):
            emit(out, MAJORITY_LINE, seat, box.majority_points, neighbourhood, 0)


@compiled
def flavour_lines(s: Record, box: Record, seat: int, out: Buffer) -> None:
    """Pairs of holes and tokens."""
    for flavour in range(box.flavours):
        pairs = holes_of(s, seat, flavour) // 2
        if pairs > 0:
            emit(out, PAIRS_LINE, seat, pairs * int(box.pair_points[flavour]), flavour, pairs)
    for flavour in range(box.flavours):
        tokens = int(s.tokens[seat, flavour])
        if tokens > 0:
            emit(out, TOKENS_LINE, seat, tokens * int(box.token_points[flavour]), flavour, tokens)


@compiled
def rank_line(s: Record, box: Record, out: Buffer) -> None:
    rank = rank_of(box, points_of(s, box, 0))
    above = rank + 1 if rank + 1 < box.ranks else NONE
    emit(out, RANK_LINE, 0, 0, rank, above)
    put(out, 3, 0 if above == NONE else box.rank_from[above])


@compiled
def rank_of(box: Record, points: int) -> int:
    """The highest rank that these points reach; the lowest one has no bottom."""
    rank = 0
    for higher in range(1, box.ranks):
        if box.rank_from[higher] <= points:
            rank = higher
    return rank


# --- What many games are asked about


@compiled
def tally(s: Record, box: Record, seat: int, action: int, counts: Ids) -> None:
    """Count which slots were bought from, how tiles and dollars were used, and who was served how well."""
    verb, a, b, _ = decode(action)
    if verb == BUY or verb == BUY_ASIDE:
        counts[a] += 1
    elif verb == NO_PURCHASE:
        counts[SLOTS] += 1
    elif verb == LAY:
        counts[SLOTS + 1 + a] += 1
    elif verb == SERVE:
        counts[SLOTS + 1 + BACKS + a * LEVELS + b] += 1


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
def cell_from_left(box: Record, placement: int, i: int) -> int:
    """The i-th cell under a placed tile, counted as it is printed from the left; NONE where that is off the mat."""
    facing = facing_of(placement)
    return cell_of(box, placement, i if facing == EAST or facing == SOUTH else LENGTH - 1 - i)


@compiled
def over_edge(box: Record, placement: int) -> int:
    """How many cells of a tile, as it is printed from the left, hang over the edge before one is on the mat."""
    over = 0
    while over < LENGTH - 1 and cell_from_left(box, placement, over) == NONE:
        over += 1
    return over


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
