"""The table of Doughnut Drive-Thru as two records: what lies where (State), and what is printed in the box (Box)."""

import numpy as np

# --- Numbers from the rulebook, and how large a box of other components may be

SEATS = 4
KINDS = 32
BAKERS = 8
CARDS = 120
MOST_SERVED = 8  # the largest number of served recipes that a box may ask for
MOST_DRAWN = 6
MOST_QUIET = 40  # the largest number of rounds without a success that a box may allow

AT_ONCE = 2  # DT-10, DT-11: doughnuts placed or taken in one turn
MOST_UNPREPARED = 2  # DT-21
DRAWS = 2  # DT-20, before the bonus
KEEPS = 1
FACES = 6
MOST_ROUNDS = 10**9  # without a quiet end there may be any number
MOST_CHOICES = 4 * KINDS  # more than any list of legal actions or of outcomes

NONE = -1  # no recipe, no seat, no baker
UNKNOWN = -2  # there is one, but this seat may not know which

KITCHEN = ("learn", "prepare", "serve", "coffee-break")  # the kitchen cards
LEARN, PREPARE, SERVE, COFFEE_BREAK = range(len(KITCHEN))
NO_BAKERS, DRAFT, RANDOM_BAKERS = range(3)
BY_LOT = 0  # who starts; else the seat + 1

# --- Phases

(
    DEALING,  # the recipes that players start with, where a box has several kinds of them
    STARTING,  # the lot that decides who starts
    DEALING_BAKERS,
    DRAFTING,
    TURN,
    DRAWING,
    KEEPING,
    ROLLING,
    SPENDING,
    FINISHED,
) = range(10)

# --- The records

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("rounds", "i4"),  # the number of this one
        ("progress", "i4"),  # the last round in which a recipe was prepared or served; 0: not yet
        ("phase", "i1"),
        ("bakers", "i1"),  # the options
        ("first_player", "i1"),
        ("quiet_end", "i1"),
        ("first", "i1"),  # who started
        ("actor", "i1"),  # whose turn it is, or who gets a recipe or a baker next
        ("refreshed", "i1"),  # how many Recognitions a baker has turned upright at the start of this turn
        ("work", "i1"),  # the kitchen card whose action is happening
        ("placed", "i1"),  # doughnuts that were placed for it
        ("recipe", "i1"),  # being prepared or served
        ("die", "i1"),  # 0 before the roll
        ("to_draw", "i1"),
        ("keeps", "i1"),  # how many of the drawn recipes may still be kept
        ("counted", "i1"),  # how many of the drawn recipes, the first ones, everybody can tell: they emptied the deck
        ("deck_size", "i1"),
        ("drawn", "i1", (MOST_DRAWN,)),  # seen by the actor alone; sorted, and so are the other lists
        ("kitchen", "i1", (len(KITCHEN),)),  # doughnuts on each card
        ("doughnuts", "i1", (SEATS,)),
        ("upright", "i1", (SEATS,)),  # Recognitions that are not used up
        ("baker", "i1", (SEATS,)),
        ("unprepared", "i1", (SEATS, MOST_UNPREPARED)),
        ("served", "i1", (SEATS, MOST_SERVED)),
        ("prepared", "i1", (SEATS, KINDS)),  # how many of each kind
        ("deck", "i1", (KINDS,)),  # how many of each kind; their order is decided when they are drawn
        ("discard", "i1", (KINDS,)),  # how many of each kind; it is only ever reshuffled
    ]
)

Box = np.dtype(
    [
        ("kinds", "i8"),
        ("starters", "i8"),  # how many kinds of recipes players start with
        ("served_to_end", "i8"),
        ("quiet_to_end", "i8"),  # rounds; 0: never
        ("most_doughnuts", "i2", (SEATS + 1,)),  # by number of players
        ("plates", "i2", (SEATS + 1,)),
        ("copies", "i2", (KINDS,)),
        ("starter", "i1", (KINDS,)),
        ("letter", "i1", (KINDS,)),  # 0: none
        ("tips", "i2", (KINDS,)),
        ("numbers", "i2", (len(KITCHEN), KINDS)),  # to be reached by the die, for PREPARE and SERVE
        ("bakers", "i8"),
        ("bonus", "i2", (BAKERS, len(KITCHEN))),  # what a baker adds to rolls
        ("draws_more", "i2", (BAKERS,)),
        ("keeps_more", "i2", (BAKERS,)),
        ("refreshes", "i2", (BAKERS,)),
    ]
)
