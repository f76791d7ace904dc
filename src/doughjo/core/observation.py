"""What a seat may know, as numbers: the seat itself, then every number on the hidden table, in the record's order."""

from dataclasses import dataclass
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from doughjo.core.compile import compiled
from doughjo.core.contract import Game, Tables

Numbers = npt.NDArray[np.generic]
Bytes = npt.NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Observation:
    """How the numbers of a game's table lie in a row: `runs` of equal type, as (first byte, how many, bytes each)."""

    names: tuple[str, ...]  # 'seat', 'phase', 'row[0]', 'row[1]' …
    runs: npt.NDArray[np.int64]  # signed ones have their bytes each above zero, unsigned ones below

    def __len__(self) -> int:
        return len(self.names)

    def write(self, hidden: Tables, seat: int, out: Numbers) -> None:
        """Write what is on a table that has been hidden from this seat."""
        spread(bytes_of(hidden)[0], seat, self.runs, out)


@cache
def observation(game: Game) -> Observation:
    """The order of a game's numbers."""
    names, runs = ["seat"], []
    for field, (kind, first, *_) in (game.state.fields or {}).items():
        places = list(product(*map(range, kind.shape)))
        names += [field + "".join(f"[{i}]" for i in place) for place in places]
        runs.append((first, len(places), kind.base.itemsize if kind.base.kind == "i" else -kind.base.itemsize))
    return Observation(tuple(names), np.array(_joined(runs), np.int64))


@cache
def spans(game: Game) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """The least and the most that every number of a game's table can be, as wide as its field is; without the seat."""
    ends = []
    for kind, *_ in (game.state.fields or {}).values():
        ends += [np.iinfo(kind.base)] * int(np.prod(kind.shape, dtype=int))
    return np.array([end.min for end in ends], np.int64), np.array([end.max for end in ends], np.int64)


def bytes_of(tables: Tables) -> Bytes:
    """The same tables, a row of bytes each."""
    return tables.view(np.uint8).reshape(len(tables), -1)


def _joined(runs: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Neighbours of equal type as one: the fewer, the quicker."""
    joined: list[tuple[int, int, int]] = []
    for first, count, width in runs:
        if joined and joined[-1][2] == width:
            joined[-1] = (joined[-1][0], joined[-1][1] + count, width)
        else:
            joined.append((first, count, width))
    return joined


@compiled
def spread(table: Bytes, seat: int, runs: npt.NDArray[np.int64], out: Numbers) -> None:
    """Write the seat and the numbers that lie in these bytes, one after the other."""
    out[0] = seat
    at = 1
    for run in range(runs.shape[0]):
        first, count, width = runs[run, 0], runs[run, 1], runs[run, 2]
        here, there = table[first : first + count * abs(width)], out[at : at + count]
        if width == 1:  # slices counted from 0: only then many numbers are written at once
            for i in range(count):
                there[i] = np.int8(here[i])
        elif width == -1:
            for i in range(count):
                there[i] = here[i]
        elif width == 2:
            for i in range(count):
                there[i] = np.int16(np.uint16(here[2 * i]) | np.uint16(here[2 * i + 1]) << np.uint16(8))
        else:
            for i in range(count):
                there[i] = number_at(here, i * abs(width), width)
        at += count


@compiled
def number_at(table: Bytes, first: int, width: int) -> int:
    """The whole number in these bytes, the lowest first; signed where the width is above zero."""
    size = abs(width)
    number = np.int64(0)
    for i in range(size):
        number |= np.int64(table[first + i]) << (8 * i)
    if 0 < width < 8 and table[first + width - 1] >= 128:
        number -= np.int64(1) << (8 * width)
    return int(number)
