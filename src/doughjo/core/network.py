"""A small network that says who will win, for games whose foresight is learnt.

Each seat is described by numbers, its features, from which a first layer makes an impression of the seat. A second
layer weighs that against the others' average impression and answers a strength; shares of the win follow from
everybody's strengths. A network is a tuple of five arrays: FIRST (by feature and impression), OWN and OTHERS (by
impression and what weighs it), MIDDLE and LAST.
"""

from typing import Any

from doughjo.core.compile import compiled
from doughjo.core.shares import share_out

IMPRESSION = 64  # numbers that the first layer makes of a seat
WEIGHED = 32  # and the second of those


def room_for(features: int, seats: int) -> int:
    """How many numbers of scratch a network takes."""
    return seats * (features + IMPRESSION) + WEIGHED


@compiled
def compare(network: Any, players: int, scratch: Any, shares: Any) -> None:
    """Write everybody's share of the win: their features lie in scratch, one seat after the other."""
    features = network[0].shape[0]
    impressions = scratch[players * features :]
    weighed = impressions[players * IMPRESSION :]
    for seat in range(players):
        impress(network[0], scratch[seat * features :], impressions[seat * IMPRESSION :])
    for seat in range(players):
        shares[seat] = strength(network, players, seat, impressions, weighed)
    share_out(shares, players)


@compiled
def impress(first: Any, features: Any, impression: Any) -> None:
    """The first layer."""
    for j in range(IMPRESSION):
        impression[j] = 0.0
    for i in range(first.shape[0]):
        feature = features[i]
        if feature != 0.0:
            for j in range(IMPRESSION):
                impression[j] += feature * first[i, j]
    for j in range(IMPRESSION):
        impression[j] = max(impression[j], 0.0)


@compiled
def strength(network: Any, players: int, seat: int, impressions: Any, weighed: Any) -> float:
    """The second layer, and what it comes to."""
    _, own, others, middle, last = network
    for j in range(WEIGHED):
        weighed[j] = middle[j]
    for i in range(IMPRESSION):
        mine, theirs = impressions[seat * IMPRESSION + i], 0.0
        for other in range(players):
            theirs += impressions[other * IMPRESSION + i]
        theirs = (theirs - mine) / max(1, players - 1)
        for j in range(WEIGHED):
            weighed[j] += mine * own[i, j] + theirs * others[i, j]
    total = 0.0
    for j in range(WEIGHED):
        total += max(weighed[j], 0.0) * last[j]
    return float(total)
