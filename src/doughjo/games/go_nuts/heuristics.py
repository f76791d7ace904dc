"""What a sensible player likes: a weight for every legal move, from what the seat may know.

A card is worth what it adds to the points now or, for sets, what it promises. Picks are mixed: whoever always takes the
best card meets everybody else there, so each seat is given a mixture that answers the others' mixtures.
"""

from math import exp
from typing import Any

from doughjo.core.chance import below, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.core.shares import share_out
from doughjo.games.go_nuts import rules, state
from doughjo.games.go_nuts.moves import (
    CLEAR,
    DISCARD,
    DISCARD_FROM,
    DISCARD_ITSELF,
    FINISH,
    GIVE,
    KEEP,
    PASS,
    PICK,
    STEAL,
    TAKE,
    TAKE_DEEPER,
    decode,
)
from doughjo.games.go_nuts.state import KINDS, NONE, POSITIONS, SEATS
from doughjo.games.go_nuts.table import is_donut, kinds_in_discard

TEMPERATURE = 0.3  # of picks, in points: how far below the best a card is still picked often
SHARPNESS = 0.2  # of all other choices, which nobody can spoil
TEMPTATION = 2.0  # of a beginner's picks, in points
LAPSE = 0.4  # how much of any other preference a beginner feels: its logarithm times this
ROUNDS = 10  # of answering the others' mixtures
PROMISE = 0.8  # how much of a set's next step is believed in
CARD = 2.2  # points that a card from the deck brings on average
CHOSEN_CARD = 3.0  # the better of two

# Who will win, fitted to who won 2,700 games that bots played against themselves
REACH = 0.25  # how likely it is to get a certain card of a set that is still to come
HELD = 0.4  # points that a card is worth beyond what it counts now
HELD_LONG = 0.13  # the same, for each round to come
LEAD = 0.42  # how much a point more is worth in the last round, as the logarithm of odds
LEAD_OF_TWO = 2.7  # the same for two players: whoever is ahead can pick what the other wants
FADING = 0.75  # how fast a lead is worth less, the more rounds are to come

# Where in `weights`, beyond the picks themselves, each seat's row of numbers begins
VALUES = POSITIONS
MIXTURES = VALUES + SEATS * POSITIONS
ANSWERS = MIXTURES + SEATS * POSITIONS


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    """Write a weight for each of the n actions; what lies beyond in `weights` is scratch."""
    if s.phase == state.PICKING:
        prefer_picks(s, box, seat, n, weights)
        return
    best = -1e9
    for i in range(n):
        weights[i] = gain(s, box, seat, actions[i])
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = exp((weights[i] - best) / SHARPNESS)


@compiled
def prefer_at(s: Record, box: Record, seat: int, level: int, actions: Ids, n: int, weights: Any) -> None:
    """What a beginner likes, the one level that does not think: the best card, as if nobody else wanted it."""
    if s.phase == state.PICKING:
        for i in range(n):
            weights[i] = exp(pick_worth(s, box, seat, int(s.row[i])) / TEMPTATION)
        return
    prefer(s, box, seat, actions, n, weights)
    for i in range(n):
        weights[i] = weights[i] ** LAPSE


@compiled
def hunch(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any, rng: Any) -> int:
    """The best of all; but more than two mix their picks, as they would only meet each other at the best card."""
    if s.phase == state.PICKING and s.players > 2:
        mix_alone(s, box, seat, n, weights)
        return int(weighted(rng, weights, n))
    first = below(rng, n)  # of equals, any
    chosen, most = first, -1e9
    for i in range(n):
        at = (first + i) % n
        brings = gain(s, box, seat, int(actions[at]))
        if brings > most:
            chosen, most = at, brings
    return chosen


# --- Who will win


@compiled
def foresee(s: Record, box: Record, weights: Any, shares: Any) -> None:
    """Write everybody's likely share of the win: the odds follow from what all may have in the end."""
    rounds = s.deck_size / s.players
    sharpness = (LEAD_OF_TWO if s.players == 2 else LEAD) * (rounds + 1.0) ** -FADING
    for seat in range(s.players):
        shares[seat] = sharpness * prospects(s, box, seat, rounds)
    share_out(shares, s.players)


@compiled
def prospects(s: Record, box: Record, seat: int, rounds: float) -> float:
    """What a seat's cards may be worth in the end."""
    cards, points = 0, 0.0
    for kind in range(box.kinds):
        held = int(s.collections[seat, kind])
        cards += held
        if held > 0:
            points += rules.kind_points(s, box, seat, kind)
        if box.steps[kind] > 0:
            points += promise(s, box, kind, held)
    return points + cards * (HELD + HELD_LONG * rounds)


@compiled
def promise(s: Record, box: Record, kind: int, held: int) -> float:
    """What a set may still gain, if each card of it to come can be had with some probability, and none must be."""
    coming = int(s.deck[kind])
    for at in range(s.players + 1):
        coming += s.row[at] == kind
    now = set_points(box, kind, held)
    best, gained = now, 0.0
    likely = (1.0 - REACH) ** coming  # that so many more can be had
    for more in range(coming + 1):
        best = max(best, set_points(box, kind, held + more))
        gained += likely * (best - now)
        likely *= REACH / (1.0 - REACH) * (coming - more) / (more + 1)
    return gained


@compiled
def set_points(box: Record, kind: int, cards: int) -> float:
    return float(box.table[kind, min(cards, int(box.steps[kind])) - 1]) if cards > 0 else 0.0


# --- Picks


@compiled
def prefer_picks(s: Record, box: Record, seat: int, n: int, weights: Any) -> None:
    """Mix the picks: start from equal chances, then let all seats answer each other a few times."""
    for other in range(s.players):
        for i in range(n):
            weights[VALUES + other * POSITIONS + i] = pick_worth(s, box, other, int(s.row[i]))
            weights[MIXTURES + other * POSITIONS + i] = 1.0 / n
    for turn in range(ROUNDS):
        for other in range(s.players):
            answer(s, other, n, weights)
        for at in range(s.players * POSITIONS):  # all at once, so that no seat is ahead of another
            weights[MIXTURES + at] += (weights[ANSWERS + at] - weights[MIXTURES + at]) / (turn + 1.0)
    for i in range(n):
        weights[i] = weights[MIXTURES + seat * POSITIONS + i]


@compiled
def answer(s: Record, seat: int, n: int, weights: Any) -> None:
    """Write the mixture that pays a seat against the others' mixtures."""
    total = 0.0
    for i in range(n):
        free = 1.0
        for other in range(s.players):
            if other != seat:
                free *= 1.0 - weights[MIXTURES + other * POSITIONS + i]
        at = ANSWERS + seat * POSITIONS + i
        weights[at] = exp(weights[VALUES + seat * POSITIONS + i] * free / TEMPERATURE)
        total += weights[at]
    for i in range(n):
        weights[ANSWERS + seat * POSITIONS + i] /= total


@compiled
def mix_alone(s: Record, box: Record, seat: int, n: int, weights: Any) -> None:
    """Mix the picks as if cards were worth to everybody what they are to this seat, so that all picked pay alike.

    A card worth v that each of m others picks with probability p brings v (1 - p)^m; that is the same for all if
    1 - p is in proportion to v^(-1/m).
    """
    picked, total = 0, 0.0
    for i in range(n):
        value = pick_worth(s, box, seat, int(s.row[i]))
        weights[i] = value ** (-1.0 / (s.players - 1)) if value > 0.0 else 0.0
        picked += value > 0.0
        total += weights[i]
    dropped = True
    while dropped:
        dropped = False
        for i in range(n):
            if weights[i] > 0.0 and weights[i] * (picked - 1) >= total:  # it would be picked less than never
                total -= weights[i]
                weights[i] = 0.0
                picked -= 1
                dropped = True
    for i in range(n):
        if picked == 0:  # nobody wants any of them
            weights[i] = 1.0
        elif weights[i] > 0.0:
            weights[i] = 1.0 - weights[i] * (picked - 1) / total


@compiled
def pick_worth(s: Record, box: Record, seat: int, kind: int) -> float:
    """What taking this card from the row is worth, its power included."""
    return worth(s, box, seat, kind) + power_worth(s, box, seat, box.power[kind])


@compiled
def power_worth(s: Record, box: Record, seat: int, power: int) -> float:
    if power == state.DRAW_ONE:
        return CARD
    if power == state.DRAW_TWO_KEEP_ONE:
        return CHOSEN_CARD
    if power == state.TAKE_TOP_DISCARD and s.discard_size > 0:
        return worth(s, box, seat, int(s.discard[s.discard_size - 1]))
    if power == state.TAKE_ONE_DISCARD:
        return best_discard(s, box, seat, True)
    if power == state.TAKE_THREE_DISCARDS:
        return best_discard(s, box, seat, False) * min(3, int(s.discard_size)) * PROMISE
    if power == state.STEAL_ONE:
        return CHOSEN_CARD
    if power == state.DISCARD_OPPONENTS:
        return CHOSEN_CARD / s.players
    if power == state.GIVE_ONE or power == state.DISCARD_ONE_OWN:
        return -least_loss(s, box, seat)
    if power == state.DISCARD_THREE_OR_THIS:
        return max(-3.0 * max(least_loss(s, box, seat), 0.0), -5.0)
    return 0.0


# --- All other choices


@compiled
def gain(s: Record, box: Record, seat: int, action: int) -> float:
    """What an action adds to the seat's points, compared with the others'."""
    verb, a, b, _ = decode(action)
    if verb == PICK:
        return pick_worth(s, box, seat, int(s.row[a - 1]))
    if verb == CLEAR:
        return -pick_worth(s, box, (seat + 1) % s.players, int(s.row[a - 1])) / s.players
    if verb == FINISH:
        return 0.0
    if verb == DISCARD_ITSELF:
        return -loss(s, box, seat, int(s.taken))
    if verb == KEEP or verb == TAKE:
        return worth(s, box, seat, a)
    if verb == TAKE_DEEPER:
        return worth(s, box, seat, a) - 0.05  # the same card, but a better one stays on top for the next
    if verb == PASS:
        return -loss(s, box, seat, a) - worth(s, box, (seat + 1) % s.players, a) / s.players
    if verb == DISCARD:
        return -loss(s, box, seat, a) * (1.0 if s.left == 1 else PROMISE)
    if verb == GIVE:
        return -loss(s, box, seat, b) - worth(s, box, a, b) / s.players
    if verb == STEAL:
        return worth(s, box, seat, b) + loss(s, box, a, b) / s.players
    if verb == DISCARD_FROM:
        return loss(s, box, a, b) / s.players
    raise ValueError("gain has no branch for a verb")


@compiled
def worth(s: Record, box: Record, seat: int, kind: int) -> float:
    """What one more card of a kind adds to what the seat's cards of that kind are worth, or promises to."""
    had = int(s.collections[seat, kind])
    now = rules.kind_points(s, box, seat, kind) if had > 0 else 0
    s.collections[seat, kind] += 1
    brings = float(rules.kind_points(s, box, seat, kind) - now)
    if box.steps[kind] > 0:
        s.collections[seat, kind] += 1
        brings = max(brings, PROMISE * (rules.kind_points(s, box, seat, kind) - now) / 2.0)
        s.collections[seat, kind] -= 1
    s.collections[seat, kind] -= 1
    return brings


@compiled
def loss(s: Record, box: Record, seat: int, kind: int) -> float:
    """What a seat loses with one card of a kind, in points or in promise."""
    s.collections[seat, kind] -= 1
    lost = worth(s, box, seat, kind)
    s.collections[seat, kind] += 1
    return lost


@compiled
def least_loss(s: Record, box: Record, seat: int) -> float:
    """The loss of the card the seat would miss least; nothing if it has none."""
    least = NONE * 1.0
    found = False
    for kind in range(KINDS):
        if s.collections[seat, kind] > 0:
            lost = loss(s, box, seat, kind)
            if not found or lost < least:
                least = lost
                found = True
    return least if found else 0.0


@compiled
def best_discard(s: Record, box: Record, seat: int, donuts: bool) -> float:
    """What the best card of the discard pile would bring, or the best of the donuts there."""
    best = 0.0
    kinds = kinds_in_discard(s)
    for kind in range(KINDS):
        if kinds >> kind & 1 and (not donuts or is_donut(s, box, kind)):
            best = max(best, worth(s, box, seat, kind))
    return best
