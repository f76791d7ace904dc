"""What Go Nuts says: codes with arguments for what happens, what is asked, why not, and what a score is made of."""

import numpy as np

from doughjo.core.codes import FLAG, SEAT, WORD, Codes, Each, Facts, Reasons, Several
from doughjo.core.contract import Components
from doughjo.core.moves import NUMBER
from doughjo.core.words import ORIGIN
from doughjo.games.go_nuts.state import KINDS, NONE, POWERS, SEATS

CARD = "card"

# --- What happens

EVENTS = Codes()
DEALT = EVENTS.add("dealt", {"position": NUMBER, "card": CARD})
PICKED = EVENTS.add("picked", {"seat": SEAT, "position": NUMBER}, secret=("position",), pending=True)
REVEALED = EVENTS.add("revealed", {"picks": Each(NUMBER, SEATS, by_seat=True)})
CLASH = EVENTS.add("clash", {"position": NUMBER, "card": CARD, "seats": Several(SEAT)})
TAKEN = EVENTS.add("taken", {"position": NUMBER, "card": CARD, "seat": SEAT})
DREW = EVENTS.add("drew", {"seat": SEAT, "card": CARD})
DREW_IN_SECRET = EVENTS.add("drew-in-secret", {"seat": SEAT, "card": CARD}, secret=("card",))
KEPT = EVENTS.add("kept", {"seat": SEAT, "card": CARD, "put_back": CARD}, secret=("put_back",))
CLEARED = EVENTS.add("cleared", {"seat": SEAT, "position": NUMBER, "card": CARD})
STOPPED = EVENTS.add("stopped", {"seat": SEAT})
TOOK_DISCARD = EVENTS.add("took-discard", {"seat": SEAT, "card": CARD, "deeper": FLAG})
GAVE = EVENTS.add("gave", {"seat": SEAT, "card": CARD, "to": SEAT})
STOLE = EVENTS.add("stole", {"seat": SEAT, "card": CARD, "from": SEAT})
DISCARDED = EVENTS.add("discarded", {"seat": SEAT, "card": CARD, "forced": FLAG})  # itself, for want of others
DISCARDED_FROM = EVENTS.add("discarded-from", {"seat": SEAT, "card": CARD, "of": SEAT})
CHOSE_PASS = EVENTS.add("chose-pass", {"seat": SEAT, "card": CARD}, secret=("card",), pending=True)
PASSED = EVENTS.add("passed", {"cards": Each(CARD, SEATS, by_seat=True)})
NO_EFFECT = EVENTS.add("no-effect", {"seat": SEAT, "card": CARD})
ROUND_OVER = EVENTS.add("round-over")
GAME_OVER = EVENTS.add("game-over")

# --- What is asked

QUESTIONS = Codes()
ASK_PICK = QUESTIONS.add("pick")
ASK_ARGS = {"card": CARD, "left": NUMBER, "donuts": FLAG}  # donuts: only they may be chosen, not drinks
ASK_POWERS = np.array([QUESTIONS.add(power.name, ASK_ARGS) if power.asks else NONE for power in POWERS])

# --- Why not

REASONS = Reasons()
HAS_PICKED = REASONS.add("has-picked")
HAS_PASSED = REASONS.add("has-passed")
ROW_ENDS = REASONS.add("row-ends", {"positions": NUMBER})
ALL_PICK = REASONS.add("all-pick")
IS_EMPTY = REASONS.add("is-empty", {"position": NUMBER})
WAS_PICKED = REASONS.add("was-picked", {"position": NUMBER})
NOT_DRAWN = REASONS.add("not-drawn", {"drawn": Each(CARD, 2), "card": CARD})
NO_DONUT = REASONS.add("no-donut", {"card": CARD})
NOT_DISCARDED = REASONS.add("not-discarded", {"card": CARD})
NOT_TWICE = REASONS.add("not-twice", {"card": CARD})
YOU_LACK = REASONS.add("you-lack", {"card": CARD})
NOT_ITSELF = REASONS.add("not-itself", {"card": CARD})
GIVE_OTHERS = REASONS.add("give-others", {"card": CARD})
NOBODY_THERE = REASONS.add("nobody-there")
NO_OPPONENT = REASONS.add("no-opponent")
THEY_LACK = REASONS.add("they-lack", {"seat": SEAT, "card": CARD})

# --- What a score is made of, and what simulations count

SCORE_LINES = Codes()
CARDS_LINE = SCORE_LINES.add("cards", {"points": NUMBER, "card": CARD, "count": NUMBER})

COUNTERS = Codes()
COUNTERS.add("taken", {"card": CARD})
COUNTERS.add("clashed", {"card": CARD})


def counted(components: Components) -> list[Facts | None]:
    """What `tally` counts, in its order."""
    cards = [card.id for card in components.pieces] + [None] * (KINDS - len(components.pieces))
    return [card and {"kind": verb, "card": card} for verb in ("taken", "clashed") for card in cards]


# --- What is printed on a card: its points, under a condition perhaps, and its power

IF = {"condition": WORD, "number": NUMBER}
STEPS = Each(NUMBER, 10)
TEXTS = Codes()
TEXTS.add("nothing")
TEXTS.add(ORIGIN, {"source": WORD})
TEXTS.add("each", {"points": NUMBER, "costs": FLAG, **IF})
TEXTS.add("together", {"points": NUMBER, **IF})
TEXTS.add("pairs", {"points": NUMBER, **IF})
TEXTS.add("table", {"points": STEPS, "most": NUMBER, "spoilt": FLAG, **IF})
TEXTS.add("table-with-more", {"points": STEPS, "most": NUMBER, "spoilt": FLAG, **IF})
TEXTS.add("per-negative", {"points": NUMBER, "costs": FLAG, "more": FLAG, **IF})
TEXTS.add("most-alone", {"card": CARD, "points": NUMBER, "less": FLAG, **IF})
TEXTS.add("most-shared", {"card": CARD, "points": NUMBER, "less": FLAG, **IF})
for power in POWERS[1:]:
    TEXTS.add(power.name, {"card": CARD})
