"""What a sensible cook does next."""

from typing import Any

from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = 1.0
