"""The kinds of words that Kitchen Rush has, and the words of those that are the same in every box."""

from doughjo.core.moves import Kinds
from doughjo.games.kitchen_rush.components import AREAS, LEVELS, MODULE_NAMES, SIZES, SPECIALS
from doughjo.games.kitchen_rush.state import (
    COMMON_SPICES,
    RARE_SPICES,
    SCOOPS,
    SEATS,
    SLOTS,
)

# Cards, and whatever else a box may have others of
ABILITY, BONUS, EVENT, OBJECTIVE = "ability", "bonus", "event-card", "objective"
ORDER, TILE, UPGRADE = "order", "tile", "upgrade"
INGREDIENT, SPICE, FLAVOUR, SPACE = "ingredient", "spice", "flavour", "space"
LOT = "lot"  # what Shopping sells
THING = "thing"  # an ingredient, a cube or a scoop
PURCHASE = "purchase"  # a move at the Office, as it is written
NOTE, COLOUR = "note", "colour"  # what is written below on a card; of a scoop

# The same in every box
AREA, STORAGE, SIZE, PLATE, SCOOPED, PAIR = "area", "storage", "size", "plate", "scooped", "pair"
GLASS, GRIP, GOAL, RANK, MODULES, LEVEL = "hourglass", "grip", "goal", "rank", "modules", "level"
EVENTS_CHOSEN, ROUND_SECONDS = "events_chosen", "round_seconds"

# Those of views alone
PHASE, SPACE_STATE, GLASS_STATE, DOING = "phase", "space-state", "hourglass-state", "doing"
CHOICE, LID, SALE, TOKEN, PRICE = "hand-choice", "lid", "sale", "token", "price"

OWN = ("1", "2")  # the hourglasses of a seat, as it calls them
NEUTRALS = ("helper", "second helper", "specialist")
SECONDS = (240, 300, 60)  # the choices of how long a round lasts
PLATE_NAMES = [f"{part} {slot + 1}" for slot in range(SLOTS) for part in ("dish", "side")]
ICE_NAMES = [f"ice {slot + 1}" for slot in range(SLOTS)]
OWN_NAMES = [f"{seat}-{own}" for seat in range(SEATS) for own in OWN]
GLASS_NAMES = [*OWN_NAMES, *NEUTRALS]
WITHIN_REACH = [*OWN_NAMES[: len(OWN)], *NEUTRALS]  # of seat 0, as it may grip them
HAND_CHOICES = {COMMON_SPICES: "common spices", RARE_SPICES: "rare spices", SCOOPS: "scoops"}

ALWAYS: Kinds = {
    AREA: AREAS,
    STORAGE: ("a", "b", "c"),
    SIZE: SIZES,
    PLATE: [*PLATE_NAMES, *ICE_NAMES],
    SCOOPED: ("dish", "ice"),
    GLASS: GLASS_NAMES,
    GRIP: (*OWN, *NEUTRALS),
    GOAL: ("orders", "coins", "prestige", "paid", "ice-cream", *(f"special: {special}" for special in SPECIALS[1:])),
    MODULES: MODULE_NAMES,
    LEVEL: LEVELS,
    EVENTS_CHOSEN: ("by-objective", "on", "off"),
    ROUND_SECONDS: [str(seconds) for seconds in SECONDS],
    PHASE: (
        "objective",
        "upgrades",
        "abilities",
        "opening",
        "event",
        "preparation",
        "action",
        "closing",
        "bringing",
        "offering",
        "tiles",
        "cube",
        "wages",
        "bonus",
        "over",
    ),
    SPACE_STATE: ("open", "locked", "malfunction", "unavailable"),
    GLASS_STATE: (None, "in play", "unpaid", "not hired"),
    DOING: [*PLATE_NAMES, "gone", "taking", "delivering"],
    CHOICE: [HAND_CHOICES.get(hand) for hand in range(SCOOPS + 1)],
    LID: ("on", "off"),
    SALE: (None, None, "for sale", None, None, None, "bought"),  # by where an Upgrade is
    TOKEN: (None, None, "token", "used"),  # by where an ability is
    PRICE: ("shopping", "re-hire", "hire", "open", "repair", "plate"),
}
