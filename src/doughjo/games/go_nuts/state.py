"""The table of Go Nuts as two records: what lies where (State), and what is printed in the box (Box)."""

from typing import NamedTuple

import numpy as np

from doughjo.core.contract import Option

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


# What a power needs to have any effect
NOTHING, DECK, DISCARD_PILE, DISCARDED_DONUT, UNPICKED_CARD, OPPONENTS_CARD = range(6)


class Power(NamedTuple):
    """A power: what data files call it, its clause, the phase that waits for luck or a choice, and what it needs."""

    name: str
    clause: int
    phase: int = RESOLVING
    needs: int = NOTHING
    cards: int = 0  # how many are taken or discarded, where that is counted

    @property
    def asks(self) -> bool:
        """Whether it waits for a choice."""
        return self.phase not in (RESOLVING, DRAWING)


POWERS: list[Power] = []


def power(name: str, clause: int, phase: int = RESOLVING, needs: int = NOTHING, cards: int = 0) -> int:
    """Declare a power; its number is what the rules compare."""
    POWERS.append(Power(name, clause, phase, needs, cards))
    return len(POWERS) - 1


NO_POWER = power("none", 0)
DRAW_ONE = power("draw-one", 20, DRAWING, DECK)
TAKE_TOP_DISCARD = power("take-top-discard", 21, needs=DISCARD_PILE, cards=1)
CLEAR_ROW = power("clear-row", 22, CLEARING, UNPICKED_CARD)
DRAW_TWO_KEEP_ONE = power("draw-two-keep-one", 23, DRAWING_TWO, DECK)
TAKE_ONE_DISCARD = power("take-one-discard", 24, TAKING, DISCARDED_DONUT, cards=1)
GIVE_ONE = power("give-one", 25, GIVING)
STEAL_ONE = power("steal-one", 26, STEALING, OPPONENTS_CARD)
ALL_PASS_LEFT = power("all-pass-left", 27, PASSING)
TAKE_THREE_DISCARDS = power("take-three-discards", 28, TAKING, DISCARD_PILE, cards=3)
DISCARD_THREE_OR_THIS = power("discard-three-or-this", 29, DISCARDING_THREE, cards=3)
DISCARD_ONE_OWN = power("discard-one-own", 30, DISCARDING, cards=1)
DISCARD_OPPONENTS = power("discard-opponents", 31, DISCARDING_OPPONENTS, OPPONENTS_CARD)

POWER_CLAUSES = np.array([each.clause for each in POWERS])
POWER_PHASES = np.array([each.phase for each in POWERS])
POWER_NEEDS = np.array([each.needs for each in POWERS])
POWER_CARDS = np.array([each.cards for each in POWERS])

# --- Options

OPTIONS = (
    Option(name="sprinkled_gives_itself", clause="GN-25"),
    Option(name="maple_frosted_needs_sole_fewest", clause="GN-47"),
    Option(name="drinks_are_donuts", default=True, clause="GN-45"),
)
OPTION_NAMES = tuple(option.name for option in OPTIONS)  # the fields that hold them

# --- The records

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("phase", "i1"),
        ("position", "i1"),  # being resolved, from 1; 0 between rounds
        ("actor", "i1"),  # who took the card whose power is happening
        ("taken", "i1"),  # that card
        ("left", "i1"),  # how many cards of the power are still to be taken or discarded
        *((name, "i1") for name in OPTION_NAMES),
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
