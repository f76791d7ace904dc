"""Places on a mat in words: cells, directions, and where a tile lies."""

from functools import lru_cache

from doughjo.core.codes import Facts
from doughjo.games.dollars import rules
from doughjo.games.dollars.components import Shelf
from doughjo.games.dollars.state import (
    EAST,
    LENGTH,
    NONE,
    NORTH,
    PLACEMENTS,
    SIDE,
    SOUTH,
    STARTS,
    WEST,
)

COLUMNS = "abcdefgh"
DIRECTIONS = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
FACINGS = {word: direction for direction, word in DIRECTIONS.items()}
AXES = ("north-south", "east-west")  # of a starter: the sides that show its halves


def cell_name(cell: int) -> str:
    """'c4': the column's letter, and the row counted from the top."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


CELL_NAMES = [cell_name(cell) for cell in range(SIDE * SIDE)]
CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}


def on_mat(shelf: Shelf, cell: int) -> bool:
    return cell % SIDE < shelf.columns and cell // SIDE < shelf.rows


@lru_cache(maxsize=4 * PLACEMENTS)
def cells_under(shelf: Shelf, placement: int) -> list[int]:
    """The four cells under a tile, as printed from the left; NONE where it hangs over."""
    return [int(rules.cell_from_left(shelf.box, placement, i)) for i in range(LENGTH)]


@lru_cache(maxsize=4 * PLACEMENTS)
def place_of(shelf: Shelf, placement: int) -> Facts | None:
    """Where a tile lies, in words; None if that would be beside the mat.

    `at` is the first of its cells that is on the mat, as printed from the left, `facing` where it runs, and `over` how
    many cells before that one hang over the edge.
    """
    facing = int(rules.facing_of(placement))
    if placement // STARTS % SIDE >= (shelf.rows if facing in (EAST, WEST) else shelf.columns):
        return None
    cells = cells_under(shelf, placement)
    if all(cell == NONE for cell in cells):
        return None
    over = next(i for i, cell in enumerate(cells) if cell != NONE)
    return {"at": CELL_NAMES[cells[over]], "facing": DIRECTIONS[facing], "over": over}


def placement_at(cell: int, facing: int, over: int) -> int:
    """The placement of a tile that runs in a direction, so many of its cells before the given one."""
    row, column = divmod(cell, SIDE)
    line, along = (row, column) if facing in (EAST, WEST) else (column, row)
    start = along - over if facing in (EAST, SOUTH) else along + over - (LENGTH - 1)
    return (facing * SIDE + line) * STARTS + start + LENGTH - 1


def first_corner(placement: int) -> tuple[int, int]:
    """The column and row, from 0, of the tile's first cell, which may be off the mat."""
    facing, line = rules.facing_of(placement), placement // STARTS % SIDE
    low = placement % STARTS - (LENGTH - 1)
    along = low if facing in (EAST, SOUTH) else low + LENGTH - 1
    return (along, line) if facing in (EAST, WEST) else (line, along)
