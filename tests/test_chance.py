"""The random generator: fair, repeatable, the same interpreted and compiled."""

import numpy as np
import pytest

from doughjo.core.chance import below, draw, fraction, seeded, weighted


def plain(function: object) -> object:
    """The interpreted function behind a compiled one."""
    return getattr(function, "py_func", function)


def test_interpreted_and_compiled_draw_the_same() -> None:
    one, two = seeded(5), seeded(5)
    with np.errstate(all="raise"):
        for _ in range(1000):
            assert draw(one) == plain(draw)(two)  # type: ignore[operator]


@pytest.mark.parametrize("seed", [0, 1, -1, 2**64, 2**200])
def test_every_seed_gives_a_generator_that_is_not_stuck(seed: int) -> None:
    rng = seeded(seed)
    assert len({int(draw(rng)) for _ in range(100)}) == 100


def test_without_a_seed_every_generator_is_another() -> None:
    assert seeded()[0] != seeded()[0]


@pytest.mark.parametrize("n", [1, 2, 6, 37])
def test_below_is_even(n: int) -> None:
    rng, draws = seeded(n), 20_000
    counts = np.bincount([below(rng, n) for _ in range(draws)], minlength=n)
    assert len(counts) == n
    chi_square = ((counts - draws / n) ** 2 / (draws / n)).sum()
    assert chi_square < n + 5 * (2 * n) ** 0.5 + 5


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [below(seeded(seed), 1000) for seed in range(2000)]
    assert abs(np.mean(first) - 499.5) < 40
    assert len(set(first)) > 800


def test_a_fraction_lies_between_nought_and_one() -> None:
    rng = seeded(3)
    numbers = [fraction(rng) for _ in range(5000)]
    assert min(numbers) >= 0
    assert max(numbers) < 1
    assert abs(np.mean(numbers) - 0.5) < 0.02


def test_weights_are_kept_and_nothing_without_weight_is_drawn() -> None:
    rng, weights = seeded(9), np.array([0.0, 1.0, 3.0, 0.0])
    counts = np.bincount([weighted(rng, weights, 4) for _ in range(8000)], minlength=4)
    assert counts[0] == counts[3] == 0
    assert abs(counts[2] / 8000 - 0.75) < 0.03
