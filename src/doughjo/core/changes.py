"""What changed between two records of one size, in few bytes: (skip, how many, these bytes), over and over."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.compile import compiled

Bytes: TypeAlias = npt.NDArray[np.uint8]

MOST = 255  # that a length or a skip can be, as it is one byte
BLOCK = 64  # bytes that are compared at once
WORTH = 2  # equal bytes between two changes, for which no new run is begun


@compiled
def changes(old: Bytes, new: Bytes, out: Bytes) -> int:
    """Write what changed; answer how many bytes that takes, at most `room(len(new))`."""
    n, i, last = 0, 0, 0
    while i < len(new):
        if i + BLOCK <= len(new) and alike(old, new, i):
            i += BLOCK
            continue
        if old[i] == new[i]:
            i += 1
            continue
        end = run_end(old, new, i)
        while i - last > MOST:  # an empty run to go on from
            out[n], out[n + 1] = MOST, 0
            n, last = n + 2, last + MOST
        out[n], out[n + 1] = i - last, end - i
        out[n + 2 : n + 2 + end - i] = new[i:end]
        n += 2 + end - i
        i = last = end
    return n


@compiled
def alike(old: Bytes, new: Bytes, start: int) -> bool:
    """Whether nothing in a block has changed; as slices, of bytes, to their end, so that it is compared all at once."""
    before, after, different = old[start : start + BLOCK], new[start : start + BLOCK], np.uint8(0)
    for i in range(BLOCK):
        different |= before[i] ^ after[i]
    return different == 0


@compiled
def run_end(old: Bytes, new: Bytes, start: int) -> int:
    """Where a run of changes that begins here ends: after the last change that few equal bytes follow on."""
    end, equal = start + 1, 0
    for i in range(start + 1, min(len(new), start + MOST)):
        equal = equal + 1 if old[i] == new[i] else 0
        if equal > WORTH:
            break
        if equal == 0:
            end = i + 1
    return end


def room(size: int) -> int:
    """The most bytes that the changes of a record of this size take."""
    return 2 * size + 2 * (size // MOST + 2)


def changed(old: Bytes, runs: bytes) -> Bytes:
    """The record with these changes."""
    new, at, i = old.copy(), 0, 0
    while i < len(runs):
        skip, count = runs[i], runs[i + 1]
        at += skip
        new[at : at + count] = np.frombuffer(runs, np.uint8, count, i + 2)
        at, i = at + count, i + 2 + count
    return new
