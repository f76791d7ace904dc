"""Who will win: a small network that looks at everybody's kitchen, for searches that stop before the end.

Its weights were learnt from games it played against itself (`bench/foresight.py`). They know nothing of single recipes,
only of tips and odds, so that they serve any box.
"""

from typing import Any

from doughjo.core import network
from doughjo.core.compile import compiled
from doughjo.core.contract import Record
from doughjo.games.drive_thru import rules
from doughjo.games.drive_thru.state import AT_ONCE, FACES, KITCHEN, MOST_UNPREPARED, NONE, PREPARE, SEATS, SERVE
from doughjo.games.drive_thru.weights import FIRST, LAST, MIDDLE, OTHERS, OWN

MOST_PREPARED = 3  # recipes that are looked at one by one

HAND = 1  # where each group of features starts; the first is always 1
SERVED = HAND + 6
AHEAD = SERVED + 5
ORDER = AHEAD + 8
PLATES = ORDER + 7
PREPARED = PLATES + 2 * len(KITCHEN)
UNPREPARED = PREPARED + 1 + MOST_PREPARED * 4
BAKER = UNPREPARED + MOST_UNPREPARED * 5
TABLE = BAKER + 5  # the number of players, quiet rounds
FEATURES = TABLE + 4

NETWORK = (FIRST, OWN, OTHERS, MIDDLE, LAST)

SCRATCH = network.room_for(FEATURES, SEATS)


@compiled
def foresee(s: Record, box: Record, scratch: Any, shares: Any) -> None:
    """Write everybody's likely share of the win."""
    forecast(s, box, NETWORK, scratch, shares)


@compiled
def forecast(s: Record, box: Record, net: Any, scratch: Any, shares: Any) -> None:
    """Write everybody's likely share of the win, as a network has it; everybody's features stay in scratch."""
    for seat in range(s.players):
        describe(s, box, seat, scratch[seat * FEATURES :])
    network.compare(net, s.players, scratch, shares)


# --- What a seat looks like


@compiled
def describe(s: Record, box: Record, seat: int, features: Any) -> None:
    """Write the features of a seat."""
    features[:FEATURES] = 0.0
    features[0] = 1.0
    describe_hand(s, box, seat, features)
    describe_order(s, box, seat, features)
    describe_prepared(s, box, seat, features)
    describe_unprepared(s, box, seat, features)
    compare(s, box, seat, features)
    for card in range(len(KITCHEN)):
        features[PLATES + 2 * card] = min(AT_ONCE, box.plates[s.players] - int(s.kitchen[card])) / AT_ONCE
        features[PLATES + 2 * card + 1] = min(AT_ONCE, int(s.kitchen[card])) / AT_ONCE
    describe_baker(s, box, seat, features)
    features[TABLE + s.players - 2] = 1.0
    most = rules.quiet_limit(s, box)
    if most > 0:
        features[TABLE + 3] = (s.rounds - s.progress) / most


@compiled
def describe_baker(s: Record, box: Record, seat: int, features: Any) -> None:
    """What a baker adds, if there is one."""
    baker = int(s.baker[seat])
    if baker != NONE:
        features[BAKER] = box.bonus[baker, PREPARE]
        features[BAKER + 1] = box.bonus[baker, SERVE]
        features[BAKER + 2] = box.draws_more[baker]
        features[BAKER + 3] = box.keeps_more[baker]
        features[BAKER + 4] = box.refreshes[baker]


@compiled
def describe_hand(s: Record, box: Record, seat: int, features: Any) -> None:
    """Doughnuts, Recognitions and served recipes."""
    held, upright, served = int(s.doughnuts[seat]), int(s.upright[seat]), rules.length(s.served[seat])
    left = box.served_to_end - served
    features[HAND] = held / 3.0
    features[HAND + 1] = held == 0
    features[HAND + 2] = held == 1
    features[HAND + 3] = upright / 3.0
    features[HAND + 4] = upright == 0
    features[HAND + 5] = (served - upright) / 3.0
    features[SERVED] = served / 4.0
    features[SERVED + 1] = left <= 0
    features[SERVED + 2] = left == 1
    features[SERVED + 3] = left == 2
    features[SERVED + 4] = rules.ones(rules.letters_of(s, box, seat)) / 4.0


@compiled
def describe_order(s: Record, box: Record, seat: int, features: Any) -> None:
    """Whose turn comes when, and who has had the last one."""
    if s.actor != NONE:
        features[ORDER + (seat - s.actor) % s.players] = 1.0
        if s.first != NONE:
            waits = (seat - s.first) % s.players >= (s.actor - s.first) % s.players
            ending = rules.is_last_round(s, box)
            features[ORDER + 4] = waits and not ending
            features[ORDER + 5] = waits and ending
            features[ORDER + 6] = ending and not waits


@compiled
def describe_prepared(s: Record, box: Record, seat: int, features: Any) -> None:
    """Prepared recipes: how many, and those with the most tips one by one."""
    added = rules.roll_bonus(s, box, seat, SERVE, AT_ONCE)
    for kind in range(box.kinds):
        features[PREPARED] += s.prepared[seat, kind] / 3.0
    at, kind = PREPARED + 1, next_prepared(s, box, seat, NONE)
    while kind != NONE and at < UNPREPARED:
        for _ in range(min(int(s.prepared[seat, kind]), (UNPREPARED - at) // 4)):
            features[at] = 1.0
            features[at + 1] = box.tips[kind] / 4.0
            features[at + 2] = rules.good_faces(int(box.numbers[SERVE, kind]), added) / FACES
            features[at + 3] = rules.good_faces(int(box.numbers[SERVE, kind]), added + int(s.upright[seat])) / FACES
            at += 4
        kind = next_prepared(s, box, seat, kind)


@compiled
def next_prepared(s: Record, box: Record, seat: int, before: int) -> int:
    """The kind of prepared recipe with the most tips, among those that come after `before`; NONE if there is none."""
    best = NONE
    for kind in range(box.kinds):
        comes = s.prepared[seat, kind] > 0 and (before == NONE or comes_after(box, kind, before))
        if comes and (best == NONE or box.tips[kind] > box.tips[best]):
            best = kind
    return best


@compiled
def comes_after(box: Record, kind: int, other: int) -> bool:
    """Whether one kind stands behind another when those with the most tips come first."""
    return bool(box.tips[kind] < box.tips[other] or (box.tips[kind] == box.tips[other] and kind > other))


@compiled
def describe_unprepared(s: Record, box: Record, seat: int, features: Any) -> None:
    """Unprepared recipes, the one with more tips first."""
    added = rules.roll_bonus(s, box, seat, PREPARE, AT_ONCE)
    later = rules.roll_bonus(s, box, seat, SERVE, AT_ONCE)
    one, two = int(s.unprepared[seat, 0]), int(s.unprepared[seat, 1])
    swap = two != NONE and box.tips[two] > box.tips[one]
    for i in range(MOST_UNPREPARED):
        kind = two if (i == 1) != swap else one
        if kind != NONE:
            at = UNPREPARED + i * 5
            features[at] = 1.0
            features[at + 1] = box.tips[kind] / 4.0
            features[at + 2] = rules.good_faces(int(box.numbers[PREPARE, kind]), added) / FACES
            features[at + 3] = rules.good_faces(int(box.numbers[PREPARE, kind]), added + int(s.upright[seat])) / FACES
            features[at + 4] = rules.good_faces(int(box.numbers[SERVE, kind]), later) / FACES


@compiled
def compare(s: Record, box: Record, seat: int, features: Any) -> None:
    """Tips and progress, compared with the best of the others."""
    mine, served = rules.tips_of(s, box, seat), rules.length(s.served[seat])
    hoped = prospects(s, box, seat)
    most, furthest, highest = 0, 0, 0
    for other in range(s.players):
        if other != seat:
            most = max(most, rules.tips_of(s, box, other))
            furthest = max(furthest, rules.length(s.served[other]))
            highest = max(highest, prospects(s, box, other))
    features[AHEAD] = mine / 8.0
    features[AHEAD + 1] = (mine - most) / 4.0
    features[AHEAD + 2] = mine > most
    features[AHEAD + 3] = mine == most
    features[AHEAD + 4] = (served - furthest) / 3.0
    features[AHEAD + 5] = (box.served_to_end - furthest) / 4.0
    features[AHEAD + 6] = hoped / 10.0
    features[AHEAD + 7] = (hoped - highest) / 4.0


@compiled
def prospects(s: Record, box: Record, seat: int) -> int:
    """The tips a seat has when all it has prepared is served, as many as there is room for, the best first."""
    tips, room = rules.tips_of(s, box, seat), box.served_to_end - rules.length(s.served[seat])
    kind = next_prepared(s, box, seat, NONE)
    while kind != NONE and room > 0:
        served = min(room, int(s.prepared[seat, kind]))
        tips += served * int(box.tips[kind])
        room -= served
        kind = next_prepared(s, box, seat, kind)
    return tips
