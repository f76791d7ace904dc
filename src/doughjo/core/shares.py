"""Shares of the win: how it is split at the end, and by how strong everybody seems before."""

from math import exp
from typing import Any

from doughjo.core.compile import compiled


@compiled
def share_win(standings: Any, players: int, shares: Any) -> None:
    """Split one win among the seats with the highest standing; a negative standing never wins."""
    best = standings[0]
    for seat in range(players):
        best = max(best, standings[seat])
    winners = 0
    for seat in range(players):
        if standings[seat] == best and best >= 0:
            winners += 1
    for seat in range(players):
        won = standings[seat] == best and best >= 0
        shares[seat] = 1.0 / winners if won else 0.0


@compiled
def share_out(strengths: Any, n: int) -> None:
    """Share out one among n strengths, in their place: whoever is stronger by 1 gets e times as much."""
    most, total = strengths[0], 0.0
    for i in range(1, n):
        most = max(most, strengths[i])
    for i in range(n):
        strengths[i] = exp(strengths[i] - most)
        total += strengths[i]
    for i in range(n):
        strengths[i] /= total
