"""Choices in order: those that are liked best come first."""

from typing import Any

from doughjo.core.compile import compiled


@compiled
def likeliest_first(actions: Any, weights: Any, n: int, most: int) -> int:
    """Put up to `most` of `n` choices in front, the likeliest first; answer how many. What follows them is lost.

    Of equals, the one with the lower number comes first.
    """
    for i in range(1, n):
        weight, action, at = weights[i], actions[i], i
        if i >= most:
            at = most - 1
            if not comes_before(weight, action, weights[at], actions[at]):
                continue
        while at > 0 and comes_before(weight, action, weights[at - 1], actions[at - 1]):
            weights[at], actions[at] = weights[at - 1], actions[at - 1]
            at -= 1
        weights[at], actions[at] = weight, action
    return min(n, most)


@compiled
def comes_before(weight: float, action: int, other_weight: float, other_action: int) -> bool:
    """Whether a choice is likelier than another one, or as likely and has a lower number."""
    return bool(weight > other_weight or (weight == other_weight and action < other_action))
