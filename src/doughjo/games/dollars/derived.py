"""What follows from a table, for whoever shows it and knows no rules: pieces in their places, donuts, previews.

All of it is numbers. The rows of a table beyond those that count are 0, so that equal facts are equal bytes.
"""

import numpy as np

from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.dollars.moves import BUY, LAY, SERVE, decode
from doughjo.games.dollars.rules import (
    cell_of,
    dollar_shows,
    dollars_of,
    donut_at,
    donuts_in,
    facing_of,
    is_on_mat_of,
    leads,
    legal,
    neighbour,
    points_of,
    quiet_limit,
    rank_of,
    served_in,
    to_act,
    was_served_by,
)
from doughjo.games.dollars.state import (
    ASIDE,
    CELLS,
    CUSTOMERS,
    EAST,
    EMPTY,
    LAYING,
    LENGTH,
    LEVELS,
    LINE,
    MOST_CHOICES,
    NEIGHBOURHOODS,
    NONE,
    PLACEMENTS,
    SEATS,
    SERVING,
    SIDE,
    SLOTS,
    TILES,
    WEST,
)

SMALL = 256  # a piece is what its cell shows, or this + a tile; it lies on a cell, or at CELLS + a placement
MEETINGS = 2 * SIDE * (SIDE - 1)  # sides between two cells
PREVIEWS = MEETINGS * SLOTS * 2 * LENGTH  # which tile, turned one of two ways, has which of its halves on such a side

Lying = np.dtype([("what", "i2"), ("where", "i2")])
Covered = np.dtype([("cell", "i1"), ("piece", "i1"), ("shows", "u1")])
Donut = np.dtype([("cell", "i1"), ("beside", "i1"), ("made", "i1")])
Preview = np.dtype([("move", "i2"), ("cell", "i1"), ("beside", "i1"), ("made", "i1")])
Service = np.dtype([("move", "i2"), ("service", "i2")])  # a customer * LEVELS + a level
Served = np.dtype([("customer", "i1"), ("level", "i1")])
LaidAside = np.dtype([("tile", "i1")])

Facts = np.dtype(
    [
        ("slots", "i1"),
        ("prices", "i1", (SLOTS,)),
        ("affordable", "i1", (SLOTS,)),  # to whoever's turn it is
        ("rank", "i1"),  # alone
        ("quiet_rounds", "i1"),  # NONE unless the next may end the game
        ("quiet_most", "i1"),
        ("dollars", "i1", (SEATS,)),
        ("customers_in", "i1", (SEATS, NEIGHBOURHOODS)),
        ("donuts_in", "i2", (SEATS, NEIGHBOURHOODS)),
        ("leads_in", "i1", (SEATS, NEIGHBOURHOODS)),
        ("pieces", "i1", (SEATS,)),  # how many rows of the tables below count
        ("covered", "i1", (SEATS,)),
        ("donuts", "i1", (SEATS,)),
        ("served_by", "i1", (SEATS,)),
        ("set_aside", "i1", (SEATS,)),
        ("services", "i1"),
        ("previews", "i2"),
        ("piece_rows", Lying, (SEATS, CELLS)),
        ("covered_rows", Covered, (SEATS, CELLS)),
        ("donut_rows", Donut, (SEATS, MEETINGS)),
        ("served_rows", Served, (SEATS, CUSTOMERS)),
        ("aside_rows", LaidAside, (SEATS, TILES)),
        ("service_rows", Service, (LINE * LEVELS,)),
        ("preview_rows", Preview, (PREVIEWS,)),
    ]
)


@compiled
def derive(s: Record, box: Record, viewer: int, facts: Record) -> None:
    """Write everything that follows; previews only for a viewer who must decide."""
    derive_board(s, box, facts)
    facts.rank = rank_of(box, points_of(s, box, 0)) if s.players == 1 else NONE
    facts.quiet_most = quiet_limit(s, box)
    facts.quiet_rounds = warned_rounds(s, box)
    for seat in range(SEATS):
        derive_pieces(s, box, seat, facts)
        derive_donuts(s, box, seat, facts)
        derive_served(s, seat, facts)
        derive_aside(s, seat, facts)
        derive_neighbourhoods(s, box, seat, facts)
        facts.dollars[seat] = dollars_of(s, seat)
    derive_previews(s, box, viewer, facts)


@compiled
def derive_board(s: Record, box: Record, facts: Record) -> None:
    facts.slots = box.slots
    dollars = dollars_of(s, s.turn) if s.turn != NONE else 0
    for slot in range(SLOTS):
        facts.prices[slot] = box.prices[slot]
        facts.affordable[slot] = slot < box.slots and box.prices[slot] <= dollars


@compiled
def warned_rounds(s: Record, box: Record) -> int:
    """DD-34: for how many rounds nobody has done anything; NONE unless the next may end the game."""
    turns = int(s.quiet)
    if s.phase == LAYING or s.phase == SERVING:
        turns -= 1  # the turn that is played may yet end the quiet
    rounds, most = turns // int(s.players), quiet_limit(s, box)
    return rounds if most > 0 and rounds >= max(most - 1, 1) else NONE


# --- Mats


@compiled
def derive_pieces(s: Record, box: Record, seat: int, facts: Record) -> None:
    """The pieces of a mat, small ones cell by cell and then tiles, and what every cell shows of them."""
    before, covered_before = facts.pieces[seat], facts.covered[seat]
    facts.pieces[seat] = 0
    facts.covered[seat] = 0
    under = cells_under_tiles(s, box, seat)
    for cell in range(CELLS):
        if s.cells[seat, cell] != EMPTY and not under >> cell & 1:
            cover_cell(s, seat, cell, facts)
            put_piece(seat, s.cells[seat, cell], cell, facts)
    for tile in range(TILES):
        if is_on_mat_of(s, tile, seat):
            placement = int(s.tiles[tile]) % PLACEMENTS
            for k in range(LENGTH):
                cover_cell(s, seat, cell_of(box, placement, k), facts)
            put_piece(seat, SMALL + tile, CELLS + placement, facts)
    for i in range(facts.pieces[seat], before):
        facts.piece_rows[seat, i].what = 0
        facts.piece_rows[seat, i].where = 0
    for i in range(facts.covered[seat], covered_before):
        facts.covered_rows[seat, i].cell = 0
        facts.covered_rows[seat, i].piece = 0
        facts.covered_rows[seat, i].shows = 0


@compiled
def cells_under_tiles(s: Record, box: Record, seat: int) -> int:
    """A bit for every cell of a mat that lies under a tile."""
    under = 0
    for tile in range(TILES):
        if is_on_mat_of(s, tile, seat):
            for k in range(LENGTH):
                cell = cell_of(box, int(s.tiles[tile]) % PLACEMENTS, k)
                if cell != NONE:
                    under |= 1 << cell
    return under


@compiled
def put_piece(seat: int, what: int, where: int, facts: Record) -> None:
    row = facts.pieces[seat]
    facts.piece_rows[seat, row].what = what
    facts.piece_rows[seat, row].where = where
    facts.pieces[seat] += 1


@compiled
def cover_cell(s: Record, seat: int, cell: int, facts: Record) -> None:
    """Note what a cell shows of the piece that is noted next."""
    if cell == NONE:
        return
    row = facts.covered[seat]
    facts.covered_rows[seat, row].cell = cell
    facts.covered_rows[seat, row].piece = facts.pieces[seat]
    facts.covered_rows[seat, row].shows = s.cells[seat, cell]
    facts.covered[seat] += 1


@compiled
def derive_donuts(s: Record, box: Record, seat: int, facts: Record) -> None:
    """The donuts on a mat, each once."""
    before, count = facts.donuts[seat], 0
    for cell in range(CELLS):
        for side in range(EAST, WEST):  # the other two sides are a neighbour's
            donut = donut_at(s, box, seat, cell, int(s.cells[seat, cell]), side)
            if donut != NONE:
                facts.donut_rows[seat, count].cell = cell
                facts.donut_rows[seat, count].beside = neighbour(box, cell, side)
                facts.donut_rows[seat, count].made = donut
                count += 1
    facts.donuts[seat] = count
    for i in range(count, before):
        facts.donut_rows[seat, i].cell = 0
        facts.donut_rows[seat, i].beside = 0
        facts.donut_rows[seat, i].made = 0


@compiled
def derive_served(s: Record, seat: int, facts: Record) -> None:
    before, count = facts.served_by[seat], 0
    for customer in range(CUSTOMERS):
        if was_served_by(s, customer, seat):
            facts.served_rows[seat, count].customer = customer
            facts.served_rows[seat, count].level = s.customers[customer] % LEVELS
            count += 1
    facts.served_by[seat] = count
    for i in range(count, before):
        facts.served_rows[seat, i].customer = 0
        facts.served_rows[seat, i].level = 0


@compiled
def derive_aside(s: Record, seat: int, facts: Record) -> None:
    before, count = facts.set_aside[seat], 0
    for tile in range(TILES):
        if s.tiles[tile] == ASIDE - seat:
            facts.aside_rows[seat, count].tile = tile
            count += 1
    facts.set_aside[seat] = count
    for i in range(count, before):
        facts.aside_rows[seat, i].tile = 0


@compiled
def derive_neighbourhoods(s: Record, box: Record, seat: int, facts: Record) -> None:
    for neighbourhood in range(NEIGHBOURHOODS):
        facts.customers_in[seat, neighbourhood] = served_in(s, box, seat, neighbourhood)
        facts.donuts_in[seat, neighbourhood] = donuts_in(s, box, seat, neighbourhood)
        facts.leads_in[seat, neighbourhood] = s.players > 1 and leads(s, box, seat, neighbourhood)


# --- Previews


@compiled
def derive_previews(s: Record, box: Record, viewer: int, facts: Record) -> None:
    """What each legal move of the viewer would set off: the donuts it completes, or whom it serves."""
    previews, services = facts.previews, facts.services
    facts.previews = 0
    facts.services = 0
    if viewer >= 0 and to_act(s, box) == 1 << viewer:
        actions = np.empty(MOST_CHOICES, np.int32)
        for i in range(legal(s, box, viewer, actions)):
            preview(s, box, viewer, int(actions[i]), facts)
    for i in range(facts.previews, previews):
        facts.preview_rows[i].move = 0
        facts.preview_rows[i].cell = 0
        facts.preview_rows[i].beside = 0
        facts.preview_rows[i].made = 0
    for i in range(facts.services, services):
        facts.service_rows[i].move = 0
        facts.service_rows[i].service = 0


@compiled
def preview(s: Record, box: Record, seat: int, action: int, facts: Record) -> None:
    verb, a, b, c = decode(action)
    if verb == BUY:
        for k in range(LENGTH):
            cell = cell_of(box, b, k)
            if cell != NONE:
                shows = int(box.faces[s.board[a], facing_of(b), k])
                preview_cell(s, box, seat, action, cell, shows, facts)
    elif verb == LAY:
        preview_cell(s, box, seat, action, b, dollar_shows(box, a, c), facts)
    elif verb == SERVE:
        facts.service_rows[facts.services].move = action
        facts.service_rows[facts.services].service = a * LEVELS + b
        facts.services += 1


@compiled
def preview_cell(s: Record, box: Record, seat: int, action: int, cell: int, shows: int, facts: Record) -> None:
    """The donuts that a cell would complete if it showed that."""
    for side in range(4):
        donut = donut_at(s, box, seat, cell, shows, side)
        if donut != NONE:
            facts.preview_rows[facts.previews].move = action
            facts.preview_rows[facts.previews].cell = cell
            facts.preview_rows[facts.previews].beside = neighbour(box, cell, side)
            facts.preview_rows[facts.previews].made = donut
            facts.previews += 1
