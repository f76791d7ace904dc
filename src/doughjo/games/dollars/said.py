"""What Dollars to Donuts says: codes with arguments for what happens, what is asked, why not, and scores."""

from itertools import product

from doughjo.core.codes import FLAG, SEAT, WORD, Amounts, Codes, Each, Facts, Reasons, Several
from doughjo.core.contract import Components
from doughjo.core.moves import NUMBER
from doughjo.core.words import ORIGIN
from doughjo.games.dollars.components import LEVEL_WORDS, shelf_of
from doughjo.games.dollars.moves import PLACE
from doughjo.games.dollars.state import BACKS, FLAVOURS, LENGTH, MOST_PRICE, SLOTS, WANTS

PAIR_OF_CELLS = Each("cell", 2)
HALVES = Each("flavour", 2)
SIDE_OF_TILE = Each("flavour", LENGTH)

# --- What happens

EVENTS = Codes()
LOT_DRAWN = EVENTS.add("starts", {"seat": SEAT})
STARTER_PLACED = EVENTS.add(
    "starter-placed", {"seat": SEAT, "starter": "flavour", "at": "cell", "facing": "axis", "seats": Several(SEAT)}
)
TILE_DEALT = EVENTS.add("tile-dealt", {"slot": NUMBER, "price": NUMBER, "tile": "tile"})
CUSTOMER_CAME = EVENTS.add("customer-came", {"customer": "customer", "place": NUMBER})
TURN = EVENTS.add("turn", {"seat": SEAT})
BOUGHT = EVENTS.add("bought", {"seat": SEAT, "price": NUMBER, "tile": "tile", **PLACE})
BOUGHT_NOTHING = EVENTS.add("no-purchase", {"seat": SEAT})
PAID = EVENTS.add("paid", {"seat": SEAT, "dollars": Each("dollar", MOST_PRICE, together=True)})
PERFECT = EVENTS.add("perfect", {"seat": SEAT, "cells": PAIR_OF_CELLS, "flavour": "flavour"})
SOLD_DONUT = EVENTS.add("sold", {"seat": SEAT, "cells": PAIR_OF_CELLS, "flavours": HALVES, "dollars": NUMBER})
SPOILED = EVENTS.add("spoiled", {"seat": SEAT, "cells": PAIR_OF_CELLS, "flavours": HALVES})
DREW = EVENTS.add("drew", {"seat": SEAT, "dollar": "dollar"})
BAG_EMPTY = EVENTS.add("bag-empty", {"seat": SEAT, "missing": NUMBER})
LAID = EVENTS.add("laid", {"seat": SEAT, "dollar": "dollar", "at": "cell", "facing": "side"})
LAID_NOTHING = EVENTS.add("no-dollar", {"seat": SEAT})
MAT_FULL = EVENTS.add("mat-full", {"seat": SEAT})
SERVED = EVENTS.add(
    "served",
    {
        "seat": SEAT,
        "customer": "customer",
        "level": "level",
        "points": NUMBER,
        "tokens": Each("flavour", WANTS[-1], together=True),  # line by line
    },
)
SERVED_NOBODY = EVENTS.add("served-nobody", {"seat": SEAT})
SLID = EVENTS.add("slid", {"gap": NUMBER, "board": Each("tile", SLOTS)})
RIVAL_TOOK = EVENTS.add("rival-took", {"tile": "tile"})
CUSTOMER_LEFT = EVENTS.add("customer-left", {"customer": "customer"})
QUIET = EVENTS.add("quiet", {"rounds": NUMBER, "most": NUMBER})
GAME_OVER = EVENTS.add("game-over", {"why": "ending"})

ENDINGS = ("mat-full", "no-tiles", "turns", "quiet")
FULL_MAT, NO_TILES, NO_TURNS, TOO_QUIET = range(len(ENDINGS))

# --- What is asked

QUESTIONS = Codes()
ASK_START = QUESTIONS.add("start", {"shared": FLAG})
ASK_BUY = QUESTIONS.add("buy", {"dollars": NUMBER})
ASK_PAY = QUESTIONS.add("pay", {"owing": NUMBER})
ASK_LAY = QUESTIONS.add("lay")
ASK_SERVE = QUESTIONS.add("serve")

# --- Why not

REASONS = Reasons()
TOO_DEAR = REASONS.add("too-dear", {"price": NUMBER, "dollars": NUMBER})
FITS = REASONS.add("fits")
COVERED = REASONS.add("covered", {"cells": Each("cell", LENGTH)})
SAME_TURNED = REASONS.add("same-turned")
YOU_LACK = REASONS.add("you-lack", {"dollar": "dollar"})
NOT_WAITING = REASONS.add("not-waiting", {"customer": "customer"})
LACKS_TOKENS = REASONS.add(
    "lacks-tokens", {"customer": "customer", "level": "level", "missing": Amounts("flavour", FLAVOURS)}
)
IS_PLACED = REASONS.add("is-placed", {"starter": "flavour"})
SAME_LINE = REASONS.add("same-line", {"at": "cell"})

# --- What a score is made of, and what simulations count

SCORE_LINES = Codes()
CUSTOMER_LINE = SCORE_LINES.add(
    "customer", {"points": NUMBER, "customer": "customer", "level": "level", "neighbourhood": "neighbourhood"}
)
SETS_LINE = SCORE_LINES.add("sets", {"points": NUMBER, "count": NUMBER})
MAJORITY_LINE = SCORE_LINES.add("majority", {"points": NUMBER, "neighbourhood": "neighbourhood"})
PAIRS_LINE = SCORE_LINES.add("pairs", {"points": NUMBER, "flavour": "flavour", "count": NUMBER})
TOKENS_LINE = SCORE_LINES.add("tokens", {"points": NUMBER, "flavour": "flavour", "count": NUMBER})
EMPTY_LINE = SCORE_LINES.add("empty", {"points": NUMBER, "count": NUMBER})
RANK_LINE = SCORE_LINES.add("rank", {"points": NUMBER, "rank": "rank", "next": "rank", "from": NUMBER})

COUNTERS = Codes()
COUNTERS.add("bought", {"price": "price"})
COUNTERS.add("bought-nothing")
COUNTERS.add("laid", {"dollar": "dollar"})
COUNTERS.add("served", {"customer": "customer", "level": "level"})


def counted(components: Components) -> list[Facts | None]:
    """What `tally` counts, in its order."""
    shelf = shelf_of(components)
    slots = [{"kind": "bought", "price": price} for price in shelf.prices]
    dollars = [{"kind": "laid", "dollar": dollar.id} for dollar in shelf.dollars]
    served = [
        {"kind": "served", "customer": customer.id, "level": level}
        for customer, level in product(shelf.customers, LEVEL_WORDS)
    ]
    return [*padded(slots, SLOTS), {"kind": "bought-nothing"}, *padded(dollars, BACKS), *served]


def padded(facts: list[Facts], length: int) -> list[Facts | None]:
    return [*facts, *[None] * (length - len(facts))]


# --- What is printed on a piece

TEXTS = Codes()
TEXTS.add(ORIGIN, {"source": WORD})
TEXTS.add("starter", {"flavour": "flavour"})
TEXTS.add("holes", {"flavour": "flavour", "points": NUMBER})
TEXTS.add("half", {"flavour": "flavour"})
TEXTS.add("tile", {"top": SIDE_OF_TILE, "bottom": SIDE_OF_TILE})
TEXTS.add(
    "customer",
    {
        "neighbourhood": "neighbourhood",
        "first": Each("flavour", WANTS[0], together=True),
        "second": "flavour",
        "third": "flavour",
        "contented": NUMBER,
        "delighted": NUMBER,
        "thrilled": NUMBER,
    },
)
