"""Any legal action of Dollars to Donuts, drawn by counting: hundreds of placements need not be listed to find one."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.chance import Rng, below
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.dollars.moves import BUY, BUY_ASIDE, LAY, NO_DOLLAR, NO_PURCHASE, START, encode
from doughjo.games.dollars.rules import comes_first, dollars_of, legal, lies_across, starts_that_fit
from doughjo.games.dollars.state import BUYING, EAST, FLAVOURS, LAYING, NONE, NORTH, SIDE, SINGLE, STARTING, STARTS

Bytes: TypeAlias = npt.NDArray[np.uint8]


@compiled
def lot(s: Record, box: Record, seat: int, actions: Ids, rng: Rng) -> int:
    """The action that `legal` lists at a place drawn by luck."""
    if s.phase == BUYING:
        return any_buy(s, box, seat, rng)
    if s.phase == LAYING:
        return any_dollar(s, box, seat, rng)
    if s.phase == STARTING:
        return any_starter(s, box, seat, rng)
    n = legal(s, box, seat, actions)
    return int(actions[below(rng, n)])


# --- Starters


@compiled
def any_starter(s: Record, box: Record, seat: int, rng: Rng) -> int:
    flavours, rows, columns = 0, 0, 0
    for flavour in range(FLAVOURS):
        flavours += s.starters[seat, flavour] > 0
    for row in range(box.rows):
        rows += s.rows[seat, row] == 0
    for column in range(box.columns):
        columns += s.columns[seat, column] == 0
    place = below(rng, flavours * rows * columns * 2)
    flavour, left = -1, place // (rows * columns * 2)
    while left >= 0:
        flavour += 1
        left -= s.starters[seat, flavour] > 0
    row, column = nth_free(s.rows[seat], place // (columns * 2) % rows), nth_free(s.columns[seat], place // 2 % columns)
    return encode(START, flavour, row * SIDE + column, place % 2)


@compiled
def nth_free(lines: Bytes, left: int) -> int:
    """The n-th empty line, `left` counted from 0."""
    line = -1
    while left >= 0:
        line += 1
        left -= lines[line] == 0
    return line


# --- Placements of tiles


@compiled
def any_buy(s: Record, box: Record, seat: int, rng: Rng) -> int:
    upright, across = ways_to_lie(s, box, seat, NORTH), ways_to_lie(s, box, seat, EAST)
    dollars, ways = dollars_of(s, seat), upright + across
    n = 1
    for slot in range(box.slots):
        n += ways_of_slot(s, box, dollars, slot, ways)
    if n == 1:
        return aside(s, box, dollars, rng)
    left = below(rng, n) - 1
    if left < 0:
        return encode(NO_PURCHASE, 0, 0, 0)
    slot, after = -1, left
    while after >= 0:
        slot += 1
        left = after
        after -= ways_of_slot(s, box, dollars, slot, ways)
    return encode(BUY, slot, placement(s, box, seat, slot, upright, across, left), 0)


@compiled
def ways_to_lie(s: Record, box: Record, seat: int, facing: int) -> int:
    """How many placements there are with this facing; the opposite one has as many."""
    n = 0
    for line in range(box.rows if lies_across(facing) else box.columns):
        n += ways_in_line(s, box, seat, facing, line)
    return n


@compiled
def ways_in_line(s: Record, box: Record, seat: int, facing: int, line: int) -> int:
    if lies_across(facing):
        return int(box.ways_in_row[s.rows[seat, line]])
    return int(box.ways_in_column[s.columns[seat, line]])


@compiled
def ways_of_slot(s: Record, box: Record, dollars: int, slot: int, ways: int) -> int:
    """How many placements there are of a slot's tile; none when there is no tile, or it is too dear."""
    tile = int(s.board[slot])
    return 0 if tile == NONE or box.prices[slot] > dollars else ways * (2 - int(box.turns_into_itself[tile]))


@compiled
def aside(s: Record, box: Record, dollars: int, rng: Rng) -> int:
    """Nothing, or one of the tiles that could be paid for."""
    n = 1
    for slot in range(box.slots):
        n += ways_of_slot(s, box, dollars, slot, 1) > 0
    left = below(rng, n) - 1
    slot = -1
    while left >= 0:
        slot += 1
        left -= ways_of_slot(s, box, dollars, slot, 1) > 0
    return encode(NO_PURCHASE, 0, 0, 0) if slot < 0 else encode(BUY_ASIDE, slot, 0, 0)


@compiled
def placement(s: Record, box: Record, seat: int, slot: int, upright: int, across: int, left: int) -> int:
    """The n-th placement of a slot's tile, `left` counted from 0, as they are listed."""
    both = not box.turns_into_itself[s.board[slot]]
    facing = 0
    while True:
        if both or not comes_first(facing):
            ways = across if lies_across(facing) else upright
            if left < ways:
                break
            left -= ways
        facing += 1
    line, after = -1, left
    while after >= 0:
        line += 1
        left = after
        after -= ways_in_line(s, box, seat, facing, line)
    starts = starts_that_fit(s, box, seat, facing, line)
    return (facing * SIDE + line) * STARTS + place_of_one(starts, left)


# --- Dollar Tiles


@compiled
def any_dollar(s: Record, box: Record, seat: int, rng: Rng) -> int:
    n = 1
    for back in range(box.backs):
        n += ways_of_back(s, box, seat, back)
    left = below(rng, n) - 1
    if left < 0:
        return encode(NO_DOLLAR, 0, 0, 0)
    back = 0
    while left >= ways_of_back(s, box, seat, back):
        left -= ways_of_back(s, box, seat, back)
        back += 1
    turns = 4 if box.back[back] == SINGLE else 1
    return encode(LAY, back, empty_cell(s, box, seat, left // turns), left % turns)


@compiled
def ways_of_back(s: Record, box: Record, seat: int, back: int) -> int:
    if s.purses[seat, back] <= 0:
        return 0
    return int(s.empty[seat]) * (4 if box.back[back] == SINGLE else 1)


@compiled
def empty_cell(s: Record, box: Record, seat: int, left: int) -> int:
    """The n-th empty cell of a mat, `left` counted from 0, row by row."""
    whole = (1 << int(box.columns)) - 1
    row = 0
    while True:
        free = whole & ~int(s.rows[seat, row])
        ways = ones(free)
        if left < ways:
            return row * SIDE + place_of_one(free, left)
        left -= ways
        row += 1


# --- Bits


@compiled
def ones(bits: int) -> int:
    """How many of 16 bits are set."""
    bits -= bits >> 1 & 0x5555
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333)
    bits = bits + (bits >> 4) & 0x0F0F
    return bits + (bits >> 8) & 0x1F


@compiled
def place_of_one(bits: int, left: int) -> int:
    """Where the n-th set bit is, `left` counted from 0."""
    for _ in range(left):
        bits &= bits - 1
    place = 0
    while not bits >> place & 1:
        place += 1
    return place
