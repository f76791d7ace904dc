"""The table of Go Nuts as two records: what lies where (State), and what is printed in the box (Box)."""

from typing import NamedTuple

import numpy as np

# --- Numbers from the rulebook, and how large a box of other components may be

SEATS = 6
POSITIONS = SEATS + 1  # GN-03: one more than there are players
KINDS = 28
CARDS = 112
MOST_CHOICES = SEATS * KINDS  # the longest list of legal actions
STEPS = 10  # the longest table of points by number of cards

NONE = -1  # no card, no seat, no choice yet
UNKNOWN = -2  # there is one, but this seat may not know which

# When a card's points count
ALWAYS, TYPES_OVER, TYPES_UNDER, CARDS_UNDER, FEWEST_CARDS = range(5)

# --- Phases

(
    DEALING,
    PICKING,
    RESOLVING,
    DRAWING,
    DRAWING_TWO,
    KEEPING,
    CLEARING,
    TAKING,
    GIVING,
    STEALING,
    PASSING,
    DISCARDING_THREE,
    DISCARDING,
    DISCARDING_OPPONENTS,
    FINISHED,
) = range(15)

# --- What happens when a card is taken from the row


class Power(NamedTuple):
    """A power: what data files call it, its clause, the phase that waits for luck or a choice, and a count of cards."""

    name: str
    clause: int
    phase: int = RESOLVING
    cards: int = 0  # how many are taken or discarded, where that is counted


POWERS = (
    Power("none", 0),
    Power("draw-one", 20, DRAWING),
    Power("take-top-discard", 21),
    Power("clear-row", 22, CLEARING),
    Power("draw-two-keep-one", 23, DRAWING_TWO),
    Power("take-one-discard", 24, TAKING, 1),
    Power("give-one", 25, GIVING),
    Power("steal-one", 26, STEALING),
    Power("all-pass-left", 27, PASSING),
    Power("take-three-discards", 28, TAKING, 3),
    Power("discard-three-or-this", 29, DISCARDING_THREE, 3),
    Power("discard-one-own", 30, DISCARDING, 1),
    Power("discard-opponents", 31, DISCARDING_OPPONENTS),
)
(
    NO_POWER,
    DRAW_ONE,
    TAKE_TOP_DISCARD,
    CLEAR_ROW,
    DRAW_TWO_KEEP_ONE,
    TAKE_ONE_DISCARD,
    GIVE_ONE,
    STEAL_ONE,
    ALL_PASS_LEFT,
    TAKE_THREE_DISCARDS,
    DISCARD_THREE_OR_THIS,
    DISCARD_ONE_OWN,
    DISCARD_OPPONENTS,
) = range(len(POWERS))

POWER_CLAUSES = np.array([power.clause for power in POWERS])

# --- The records

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("phase", "i1"),
        ("position", "i1"),  # being resolved, from 1; 0 between rounds
        ("actor", "i1"),  # who took the card whose power is happening
        ("taken", "i1"),  # that card
        ("left", "i1"),  # how many cards of the power are still to be taken or discarded
        ("sprinkled_gives_itself", "i1"),
        ("maple_frosted_needs_sole_fewest", "i1"),
        ("drinks_are_donuts", "i1"),
        ("deck_size", "i1"),
        ("top", "i1"),  # the card put back on the deck, while it lies there
        ("top_known_to", "i1"),
        ("discard_size", "i1"),
        ("row", "i1", (POSITIONS,)),
        ("picks", "i1", (SEATS,)),  # positions, from 1
        ("passes", "i1", (SEATS,)),
        ("drawn", "i1", (2,)),  # seen by the actor alone
        ("deck", "i1", (KINDS,)),  # how many of each kind; their order is decided when they are drawn
        ("discard", "i1", (CARDS,)),  # from the bottom to the top
        ("collections", "i1", (SEATS, KINDS)),
    ]
)

Box = np.dtype(
    [
        ("kinds", "i2"),
        ("copies", "i2", (SEATS + 1, KINDS)),  # by number of players
        ("power", "i1", (KINDS,)),
        ("drink", "i1", (KINDS,)),
        ("each", "i2", (KINDS,)),
        ("steps", "i1", (KINDS,)),  # how many entries of `table` count; 0: use `each`
        ("table", "i2", (KINDS, STEPS)),
        ("condition", "i1", (KINDS,)),
        ("threshold", "i1", (KINDS,)),
        ("most", "i2", (KINDS,)),
        ("most_tied", "i2", (KINDS,)),
        ("per_negative", "i2", (KINDS,)),
    ]
)
