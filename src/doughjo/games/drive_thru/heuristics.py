"""What a sensible player likes: a weight for every legal move, from what the seat may know.

A recipe is worth its tips and what else serving it brings, less the longer it will probably take to get there. A turn
is then worth what it adds to that on average, with the exact odds of the die; doughnuts and Recognitions have a price.
"""

from math import exp
from typing import Any

from doughjo.core.compile import compiled
from doughjo.core.contract import Ids, Record
from doughjo.games.drive_thru import rules
from doughjo.games.drive_thru.moves import (
    CHOOSE,
    EXCHANGE,
    KEEP,
    KEEP_NONE,
    LEARN_WITH,
    PASS,
    PREPARE_WITH,
    REFRESH,
    SERVE_WITH,
    SPEND,
    TAKE,
    TAKE_A_BREAK,
    decode,
)
from doughjo.games.drive_thru.state import (
    AT_ONCE,
    COFFEE_BREAK,
    DRAWS,
    FACES,
    LEARN,
    MOST_UNPREPARED,
    NONE,
    PREPARE,
    SERVE,
)

SHARPNESS = 0.02  # how far below the best, in tips, a move is still made often
PATIENCE = 0.51  # what is left of a recipe's worth when an attempt has failed
HURRY = 0.36  # the same when the next recipe somebody serves may be the last
DOUGHNUT = 0.22  # what a doughnut in hand is worth, in tips
RECOGNITION = 0.3  # what an upright Recognition is worth
SERVED = 3.4  # what serving brings besides tips: a Recognition, and the end comes nearer
LETTER = 0.07  # what a letter nobody else may have is worth: it breaks ties
LEAST = 0.3  # what serving anything is worth, so that the game comes to an end
LEAD = 2.3  # what it is worth to end the game ahead of everybody, and what it costs to end it behind
NEXT_DRAW = 0.12  # how much another card to choose from adds to the first


@compiled
def prefer(s: Record, box: Record, seat: int, actions: Ids, n: int, weights: Any) -> None:
    """Write a weight for each of the n actions."""
    best = -1e9
    for i in range(n):
        weights[i] = gain(s, box, seat, int(actions[i]))
        best = max(best, weights[i])
    for i in range(n):
        weights[i] = exp((weights[i] - best) / SHARPNESS)


@compiled
def gain(s: Record, box: Record, seat: int, action: int) -> float:
    """What an action adds to the seat's prospects, in tips."""
    verb, a, b, _ = decode(action)
    if verb == CHOOSE or verb == PASS or verb == KEEP_NONE:
        return 0.0
    if verb == REFRESH:
        return 9.0  # it costs nothing
    if verb == LEARN_WITH:
        return learning_gain(s, box, seat, a)
    if verb == PREPARE_WITH:
        return attempt_gain(s, box, seat, PREPARE, a, b)
    if verb == SERVE_WITH:
        return attempt_gain(s, box, seat, SERVE, a, b)
    if verb == TAKE_A_BREAK:
        used = rules.length(s.served[seat]) - int(s.upright[seat])
        return used * RECOGNITION - DOUGHNUT
    if verb == TAKE:
        return taking_gain(s, box, seat, a, b)
    if verb == KEEP:
        return max(0.001, unprepared_worth(s, box, seat, a))
    if verb == EXCHANGE:
        return unprepared_worth(s, box, seat, a) - unprepared_worth(s, box, seat, b)
    if verb == SPEND:
        return spending_gain(s, box, seat, a)
    raise ValueError("gain has no branch for a verb")


# --- Turns


@compiled
def learning_gain(s: Record, box: Record, seat: int, doughnuts: int) -> float:
    """What a drawn recipe is worth on average beyond the one it would replace, and more with more to choose from."""
    unseen = int(s.deck_size)
    own = 0.0
    if s.unprepared[seat, MOST_UNPREPARED - 1] != NONE:
        first = unprepared_worth(s, box, seat, int(s.unprepared[seat, 0]))
        own = min(first, unprepared_worth(s, box, seat, int(s.unprepared[seat, 1])))
    total = 0.0
    for kind in range(box.kinds):
        if s.deck[kind] > 0:
            total += s.deck[kind] * max(0.0, unprepared_worth(s, box, seat, kind) - own)
    draws = DRAWS + doughnuts - 1 + rules.of_baker(box.draws_more, int(s.baker[seat]))
    keeps = 1.0 + 0.5 * rules.of_baker(box.keeps_more, int(s.baker[seat]))
    return keeps * total / max(1, unseen) * (1.0 + NEXT_DRAW * (draws - 1)) - doughnuts * DOUGHNUT


@compiled
def attempt_gain(s: Record, box: Record, seat: int, work: int, kind: int, doughnuts: int) -> float:
    """What an attempt is worth over all six faces, where each Recognition that would be spent has its price."""
    won = success_gain(s, box, seat, work, kind)
    enough = int(box.numbers[work, kind]) - rules.roll_bonus(s, box, seat, work, doughnuts)
    total = 0.0
    for face in range(2, FACES + 1):
        short = enough - face
        if short <= 0:
            total += won
        elif short <= s.upright[seat]:
            total += max(0.0, won - short * price(s, box))
    return total / FACES - doughnuts * DOUGHNUT


@compiled
def spending_gain(s: Record, box: Record, seat: int, recognitions: int) -> float:
    won = 0.0
    if recognitions >= rules.missing(s, box):
        won = success_gain(s, box, seat, int(s.work), int(s.recipe))
    return won - recognitions * price(s, box)


@compiled
def taking_gain(s: Record, box: Record, seat: int, card: int, doughnuts: int) -> float:
    """Doughnuts, and a plate where it is full and wanted next."""
    wanted = LEARN
    if rules.kinds_in(s.unprepared[seat]) != 0:
        wanted = PREPARE
    for kind in range(box.kinds):
        if s.prepared[seat, kind] > 0:
            wanted = SERVE
    full = s.kitchen[card] >= box.plates[s.players] - 1
    bonus = 0.03 if card == wanted and full else 0.0
    return doughnuts * DOUGHNUT + bonus - (0.01 if card == COFFEE_BREAK else 0.0)


# --- What recipes are worth


@compiled
def success_gain(s: Record, box: Record, seat: int, work: int, kind: int) -> float:
    if work == PREPARE:
        return prepared_worth(s, box, seat, kind) - unprepared_worth(s, box, seat, kind)
    return served_worth(s, box, seat, kind) - prepared_worth(s, box, seat, kind)


@compiled
def served_worth(s: Record, box: Record, seat: int, kind: int) -> float:
    worth = box.tips[kind] + SERVED
    letter = int(box.letter[kind])
    if letter > 0 and not rules.letters_of(s, box, seat) >> letter & 1:
        worth += LETTER
    if rules.length(s.served[seat]) == box.served_to_end - 1:
        ahead = rules.tips_of(s, box, seat) + box.tips[kind] > most_tips_of_others(s, box, seat)
        worth += LEAD if ahead else -LEAD
    return max(LEAST, worth)


@compiled
def prepared_worth(s: Record, box: Record, seat: int, kind: int) -> float:
    return served_worth(s, box, seat, kind) * believed(s, box, seat, SERVE, kind)


@compiled
def unprepared_worth(s: Record, box: Record, seat: int, kind: int) -> float:
    return prepared_worth(s, box, seat, kind) * believed(s, box, seat, PREPARE, kind)


@compiled
def believed(s: Record, box: Record, seat: int, work: int, kind: int) -> float:
    """What is left of a worth that must wait for a success: the next attempt, or the one after it, and so on."""
    needed = int(box.numbers[work, kind])
    added = rules.roll_bonus(s, box, seat, work, AT_ONCE)
    faces = rules.good_faces(needed, added) + rules.good_faces(needed, added + int(s.upright[seat]))
    chance = faces / (2.0 * FACES)
    left = patience(s, box)
    return left * chance / (1.0 - left * (1.0 - chance))


@compiled
def patience(s: Record, box: Record) -> float:
    """How much the future counts; in the last round it does not."""
    most = 0
    for seat in range(s.players):
        most = max(most, rules.length(s.served[seat]))
    if most >= box.served_to_end:
        return 0.0
    return HURRY if most == box.served_to_end - 1 else PATIENCE


@compiled
def price(s: Record, box: Record) -> float:
    """Of spending a Recognition; when there is no next turn it is free."""
    return 0.001 if rules.is_last_round(s, box) else RECOGNITION


@compiled
def most_tips_of_others(s: Record, box: Record, seat: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, rules.tips_of(s, box, other))
    return most
