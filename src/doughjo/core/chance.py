"""Luck: a small random generator that lives outside the state, the same interpreted, compiled and on a GPU.

The generator is one uint64 in an array (multiply with carry, 32 bits a draw). Its arithmetic never overflows, so the
interpreted and the compiled run agree to the bit.
"""

import secrets
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.compile import compiled

Rng: TypeAlias = npt.NDArray[np.uint64]

MULTIPLIER = np.uint64(4294883355)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
MASK = (1 << 64) - 1


def seeded(seed: int | None = None) -> Rng:
    """A generator for a seed; without one, a generator nobody can foresee."""
    number = secrets.randbits(64) if seed is None else seed & MASK
    return np.array([scrambled(number)], np.uint64)


def scrambled(number: int) -> int:
    """A number of 64 well-mixed bits for any number (splitmix64), never one the generator is stuck at."""
    z = (number + 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    z ^= z >> 31
    carry, low = z >> 32, z & 0xFFFFFFFF
    return (carry % (int(MULTIPLIER) - 1)) << 32 | (low or 1)


@compiled
def draw(rng: Rng) -> np.uint64:
    """The next 32 random bits."""
    x = rng[0]
    low = x & LOW
    high = x >> HALF
    rng[0] = MULTIPLIER * low + high
    return low ^ high


@compiled
def below(rng: Rng, n: int) -> int:
    """A whole number from 0 to n - 1."""
    return np.int64((draw(rng) * np.uint64(n)) >> HALF)  # type: ignore[return-value]


@compiled
def fraction(rng: Rng) -> float:
    """A number from 0 up to, not including, 1."""
    return np.float64(draw(rng)) / 4294967296.0


@compiled
def weighted(rng: Rng, weights: npt.NDArray[np.float64], n: int) -> int:
    """An index below n, each as likely as its weight; the weights need not add up to anything."""
    total = 0.0
    for i in range(n):
        total += weights[i]
    left = fraction(rng) * total
    chosen = 0
    for i in range(n):
        if weights[i] > 0.0:
            chosen = i
            left -= weights[i]
            if left < 0.0:
                break
    return chosen
