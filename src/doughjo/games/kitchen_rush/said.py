"""What Kitchen Rush says, as codes: what happens, what is asked, why not, what scores and cards are made of."""

from doughjo.core.codes import FLAG, SEAT, WORD, Amounts, Codes, Each, Facts, Kind, Reasons, Several
from doughjo.core.contract import Components
from doughjo.core.moves import NUMBER
from doughjo.core.words import ORIGIN
from doughjo.games.kitchen_rush import kinds
from doughjo.games.kitchen_rush.components import AREAS, pieces_of
from doughjo.games.kitchen_rush.state import FLAVOURS, ORDERS

# --- What happens

EVENTS = Codes()
NEW_OBJECTIVE = EVENTS.add("objective", {"objective": kinds.OBJECTIVE})
NEW_UPGRADE = EVENTS.add("upgrade", {"upgrade": kinds.UPGRADE})
NEW_ABILITY = EVENTS.add("ability", {"ability": kinds.ABILITY})
NEW_EVENT = EVENTS.add("event", {"event": kinds.EVENT})
NEW_ORDER = EVENTS.add("order", {"order": kinds.ORDER, "space": NUMBER, "seat": SEAT})
IS_READY = EVENTS.add("ready", {"seat": SEAT})
ROUND_BEGINS = EVENTS.add("round-begins", {"round": NUMBER})
PLACED = EVENTS.add(
    "placed", {"seat": SEAT, "hourglass": kinds.GLASS, "from": kinds.SPACE, "space": kinds.SPACE, "until": NUMBER}
)
LIFTED = EVENTS.add("lifted", {"seat": SEAT, "hourglass": kinds.GLASS, "from": kinds.SPACE})
CALLED = EVENTS.add("called", {"seat": SEAT, "ability": kinds.ABILITY})
BROUGHT = EVENTS.add("brought", {"seat": SEAT, "coins": NUMBER})
REPLACED = EVENTS.add("replaced", {"seat": SEAT, "spaces": Each(NUMBER, 2), "orders": Each(kinds.ORDER, 2)})
ADDED_ICE_CREAM = EVENTS.add("ice-cream", {"seat": SEAT, "coins": NUMBER})
NEW_TILE = EVENTS.add("tile", {"seat": SEAT, "tile": kinds.TILE})
TILE_PUT = EVENTS.add("put-tile", {"seat": SEAT, "tile": kinds.TILE, "space": NUMBER})
LAID_OUT = EVENTS.add("offered", {"seat": SEAT, "order": kinds.ORDER})
CHOSE = EVENTS.add("chose", {"seat": SEAT, "order": kinds.ORDER, "space": NUMBER})
OF_AN_ORDER = {"seat": SEAT, "slot": NUMBER, "order": kinds.ORDER, "tile": kinds.TILE}
TOOK = EVENTS.add("took", {**OF_AN_ORDER, "space": NUMBER})
FETCHED = EVENTS.add("fetched", OF_AN_ORDER)
DELIVERED = EVENTS.add("delivered", {**OF_AN_ORDER, "coins": NUMBER, "prestige": NUMBER, "tip": NUMBER})
ADDED = EVENTS.add(
    "added", {"seat": SEAT, "ingredient": kinds.INGREDIENT, "storage": kinds.STORAGE, "plate": kinds.PLATE}
)
REACHED_IN = EVENTS.add("reached-in", {"seat": SEAT, "quiet": FLAG})  # after the first cube of a rummage
NEW_CUBE = EVENTS.add("cube", {"seat": SEAT, "spice": kinds.SPICE}, quiet=True)
KEPT = EVENTS.add("kept", {"seat": SEAT, "spice": kinds.SPICE, "plate": kinds.PLATE})
WENT_BACK = EVENTS.add("put-back", {"seat": SEAT, "what": kinds.THING, "quiet": FLAG})  # a cube
SPICED = EVENTS.add("spiced", {"seat": SEAT, "spice": kinds.SPICE, "plate": kinds.PLATE})
COOKED = EVENTS.add("cooked", {"seat": SEAT, "plate": kinds.PLATE, "row": NUMBER})
CHILLED = EVENTS.add("chilled", {"seat": SEAT, "plate": kinds.PLATE, "column": NUMBER})
BOUGHT = EVENTS.add("bought", {"seat": SEAT, "lot": kinds.LOT, "count": NUMBER, "price": NUMBER})
UNLOADED = EVENTS.add(
    "unloaded", {"seat": SEAT, "ingredient": kinds.INGREDIENT, "storage": kinds.STORAGE, "count": NUMBER}
)
PICKED = EVENTS.add("picked", {"seat": SEAT, "what": kinds.THING})
WASHED = EVENTS.add("washed", {"seat": SEAT, "size": kinds.SIZE})
PAID = EVENTS.add(
    "paid", {"seat": SEAT, "what": kinds.PURCHASE, "price": NUMBER, "hourglass": kinds.GLASS, "owner": SEAT}
)
LID = EVENTS.add("lid", {"seat": SEAT, "off": FLAG})
SCOOPED = EVENTS.add("scooped", {"seat": SEAT, "flavour": kinds.FLAVOUR, "plate": kinds.PLATE})
WAITED = EVENTS.add("waited", {"seat": SEAT})
SAND = EVENTS.add("sand", {"hourglass": kinds.GLASS, "seat": SEAT, "space": kinds.SPACE, "time": NUMBER, "owner": SEAT})
TIME_UP = EVENTS.add("time-up", {"round": NUMBER})
ROUND_OVER = EVENTS.add("round-over", {"round": NUMBER})
DROPPED = EVENTS.add("dropped", {"seat": SEAT})
SCOOPS_MELT = EVENTS.add("melted", {"scoops": Amounts(kinds.FLAVOUR, FLAVOURS)})
SERVED = EVENTS.add("served", {**OF_AN_ORDER, "coins": NUMBER, "prestige": NUMBER})
UNFINISHED = EVENTS.add(
    "unfinished",
    {
        **OF_AN_ORDER,
        "prestige": NUMBER,
        "melted": NUMBER,
        "thrown": Several(kinds.PLATE),
        "without_plate": Several(kinds.PLATE),
    },
)
WAGES = EVENTS.add(
    "wages", {"specialist": NUMBER, "workers": NUMBER, "each": NUMBER, "unpaid": NUMBER, "before": NUMBER}
)
GOES_UNPAID = EVENTS.add("unpaid", {"hourglass": kinds.GLASS, "owner": SEAT})
NEW_BONUS = EVENTS.add("bonus", {"bonus": kinds.BONUS})
EVENT_OVER = EVENTS.add("event-over", {"event": kinds.EVENT})
GAME_OVER = EVENTS.add("game-over", {"won": FLAG})

# --- What is asked

QUESTIONS = Codes()
ASK_READY = QUESTIONS.add("ready", {"round": NUMBER})
ASK_UNPAID = QUESTIONS.add("unpaid", {"count": NUMBER})
ASK_FINISH = QUESTIONS.add("finish")
ASK_WORK = QUESTIONS.add("work")
ASK_NOBODY = QUESTIONS.add("nobody")
ASK_CUBE = QUESTIONS.add("cube", {"spice": kinds.SPICE})
ASK_CRATE = QUESTIONS.add("crate", {"ingredient": kinds.INGREDIENT, "count": NUMBER})
ASK_COMMON_SPICES = QUESTIONS.add("common-spices", {"count": NUMBER})
ASK_RARE_SPICES = QUESTIONS.add("rare-spices", {"count": NUMBER})
ASK_SCOOPS = QUESTIONS.add("scoops", {"count": NUMBER})
ASK_TILES = QUESTIONS.add("tiles")
ASK_OFFER = QUESTIONS.add("offer", {"count": NUMBER})

# --- Why not

REASONS = Reasons()
# The phase
READY_ALREADY = REASONS.add("ready-already")
BEFORE_THE_ROUND = REASONS.add("before-the-round")
IN_THE_ROUND = REASONS.add("in-the-round")
AFTER_THE_ROUND = REASONS.add("after-the-round")
AT_WAGES = REASONS.add("at-wages")
NOT_AT_WAGES = REASONS.add("not-at-wages")
NOT_ON_WAGES = REASONS.add("not-on-wages", {"hourglass": kinds.GLASS})
# Hands
HANDS_FULL = REASONS.add("hands-full")
HANDS_EMPTY = REASONS.add("hands-empty")
TILES_STAY = REASONS.add("tiles-stay")
OFFER_STAYS = REASONS.add("offer-stays")
NO_CUBE = REASONS.add("no-cube")
NO_CRATE = REASONS.add("no-crate")
NO_SPICES = REASONS.add("no-spices")
NO_SCOOPS = REASONS.add("no-scoops")
NO_TILE = REASONS.add("no-tile")
NO_OFFER = REASONS.add("no-offer")
ONLY_COMMON = REASONS.add("only-common")
ONLY_RARE = REASONS.add("only-rare")
# Hourglasses and spaces
WHOSE_GLASS = {"hourglass": kinds.GLASS, "owner": SEAT}
NOT_IN_GAME = REASONS.add("not-in-game", {"hourglass": kinds.GLASS})
NOT_PAID = REASONS.add("not-paid", WHOSE_GLASS)
NOT_HIRED = REASONS.add("not-hired", {"hourglass": kinds.GLASS})
SAND_RUNS = REASONS.add("sand-runs", {**WHOSE_GLASS, "seconds": NUMBER})
KEPT_AWAY = REASONS.add("kept-away", {**WHOSE_GLASS, "event": kinds.EVENT})
PUT_BY_OTHER = REASONS.add("put-by-other", {**WHOSE_GLASS, "seat": SEAT})
IN_HAND_ALREADY = REASONS.add("in-hand-already", WHOSE_GLASS)
IS_LOCKED = REASONS.add("is-locked", {"space": kinds.SPACE})
IS_BROKEN = REASONS.add("is-broken", {"space": kinds.SPACE})
IS_UNAVAILABLE = REASONS.add("is-unavailable", {"space": kinds.SPACE})
IS_CLOSED = REASONS.add("is-closed", {"space": kinds.SPACE, "event": kinds.EVENT})
IS_OCCUPIED = REASONS.add("is-occupied", {**WHOSE_GLASS, "space": kinds.SPACE})
NO_WORKER = REASONS.add("no-worker", {"area": kinds.AREA})
# The Specialist
NO_SPECIALIST = REASONS.add("no-specialist")
SPECIALIST_AWAY = REASONS.add("specialist-away")
HAS_BEGUN = REASONS.add("has-begun")
HAS_CALLED = REASONS.add("has-called")
NO_TOKEN = REASONS.add("no-token", {"area": kinds.AREA})
FOR_BRINGING = REASONS.add("for-bringing")
FOR_TAKING = REASONS.add("for-taking")
FOR_DELIVERING = REASONS.add("for-delivering")
SEES_THE_BAG = REASONS.add("sees-the-bag")
NOT_SEEING_THE_BAG = REASONS.add("not-seeing-the-bag")
# The rail
RAIL_FULL = REASONS.add("rail-full")
NO_ORDERS_LEFT = REASONS.add("no-orders-left")
NO_ORDER_HERE = REASONS.add("no-order-here", {"space": NUMBER})
TILES_NEED_ORDERS = REASONS.add("tiles-need-orders")
NO_ICE_CREAM = REASONS.add("no-ice-cream")
TOO_FEW_FOR_TILES = REASONS.add("too-few-for-tiles")
NO_TILES_LEFT = REASONS.add("no-tiles-left")
TAKES_NO_TILE = REASONS.add("takes-no-tile", {"order": kinds.ORDER})
# The mat
NO_PLATES = REASONS.add("no-plates", {"sizes": Each(kinds.SIZE, 2)})
MAT_FULL = REASONS.add("mat-full", {"plates": NUMBER})
TOO_MANY_ORDERS = REASONS.add("too-many-orders", {"orders": NUMBER})
NO_SUCH_ORDER = REASONS.add("no-such-order", {"slot": NUMBER})
HAS_ITS_PLATES = REASONS.add("has-its-plates", {"order": kinds.ORDER})
NOT_COMPLETE = REASONS.add("not-complete", {"order": kinds.ORDER})
NO_SUCH_PLATE = REASONS.add("no-such-plate", {"plate": kinds.PLATE})
# Dishes
TOO_LATE_TO_ADD = REASONS.add("too-late-to-add", {"plate": kinds.PLATE})
ANOTHER_PLATE = REASONS.add("another-plate", {"area": kinds.AREA})
NOT_THERE = REASONS.add("not-there", {"ingredient": kinds.INGREDIENT, "area": kinds.AREA})
BAG_RESTS = REASONS.add("bag-rests", {"seconds": NUMBER})
BAG_EMPTY = REASONS.add("bag-empty")
NOT_IN_THE_BAG = REASONS.add("not-in-the-bag", {"spice": kinds.SPICE})
TOO_COLD_TO_SPICE = REASONS.add("too-cold-to-spice", {"plate": kinds.PLATE})
TOO_COLD_TO_COOK = REASONS.add("too-cold-to-cook", {"plate": kinds.PLATE})
LAST_ROW = REASONS.add("last-row", {"plate": kinds.PLATE})
NOTHING_TO_CHILL = REASONS.add("nothing-to-chill", {"plate": kinds.PLATE})
LID_IS_ON = REASONS.add("lid-is-on")
LID_IS_OFF = REASONS.add("lid-is-off")
NO_SUCH_SCOOP = REASONS.add("no-such-scoop", {"flavour": kinds.FLAVOUR})
HAS_NO_TILE = REASONS.add("has-no-tile", {"order": kinds.ORDER})
NO_ICE_PLATE = REASONS.add("no-ice-plate")
SCOOPS_COME_LAST = REASONS.add("scoops-come-last", {"order": kinds.ORDER})
# Coins
NOT_SOLD = REASONS.add("not-sold", {"lot": kinds.LOT})
NOT_SOLD_NOW = REASONS.add("not-sold-now", {"lot": kinds.LOT, "event": kinds.EVENT})
SOLD_OUT = REASONS.add("sold-out", {"lot": kinds.LOT})
NO_CUBE_LEFT = REASONS.add("no-cube-left", {"spice": kinds.SPICE})
NO_SCOOP_LEFT = REASONS.add("no-scoop-left", {"flavour": kinds.FLAVOUR})
TOO_DEAR = REASONS.add("too-dear", {"price": NUMBER, "coins": NUMBER})
STORAGE_CLOSED = REASONS.add("storage-closed", {"area": kinds.AREA})
NONE_DIRTY = REASONS.add("none-dirty", {"size": kinds.SIZE})
NOT_FOR_SALE = REASONS.add("not-for-sale", {"upgrade": kinds.UPGRADE})
HAS_UPGRADE = REASONS.add("has-upgrade", {"upgrade": kinds.UPGRADE})
NOT_UNPAID = REASONS.add("not-unpaid", WHOSE_GLASS)
HELPER_HIRED = REASONS.add("helper-hired")
NOT_LOCKED = REASONS.add("not-locked", {"space": kinds.SPACE})
NOT_BROKEN = REASONS.add("not-broken", {"space": kinds.SPACE})
NO_PLATE_FOR_SALE = REASONS.add("no-plate-for-sale", {"size": kinds.SIZE})

# --- What a score is made of: the requirements of the Objective, in the order of `rounds.GOALS`, the special ones last

SCORE_LINES = Codes()
for goal in kinds.ALWAYS[kinds.GOAL]:
    SCORE_LINES.add(goal.replace(": ", "-"), {"points": NUMBER, "reached": NUMBER, "needed": NUMBER})

# --- What simulations count

COUNTERS = Codes()
COUNTERS.add("taken", {"order": kinds.ORDER})
COUNTERS.add("delivered", {"order": kinds.ORDER})
COUNTERS.add("placed", {"area": kinds.AREA})


def counted(components: Components) -> list[Facts | None]:
    """What `tally` counts, in its order."""
    orders = [card.id for card in pieces_of(components).orders]
    places = [*orders, *[None] * (ORDERS - len(orders))]
    return [
        *({"kind": verb, "order": order} if order else None for verb in ("taken", "delivered") for order in places),
        *({"kind": "placed", "area": area} for area in AREAS),
    ]


# --- What is printed on a card

NEEDS: dict[str, Kind] = {
    "ingredients": Amounts(kinds.INGREDIENT, 1),
    "spices": Amounts(kinds.SPICE, 1),
    "cook": NUMBER,
    "chill": NUMBER,
    "scoops": Amounts(kinds.FLAVOUR, 1),
    "side": Amounts(kinds.INGREDIENT, 1),
    "side_spices": Amounts(kinds.SPICE, 1),
    "side_cook": NUMBER,
}
REWARD: dict[str, Kind] = {"coins": NUMBER, "prestige": NUMBER}
NUMBERS = dict.fromkeys(("orders", "coins", "prestige"), WORD)  # for 1, 2, 3 and 4 players: "6/11/16/21"
TEXTS = Codes()
TEXTS.add("order", {"rank": WORD, "size": kinds.SIZE, **NEEDS, **REWARD})
TEXTS.add("needs", NEEDS)
TEXTS.add("reward", REWARD)
TEXTS.add("tile", {"scoops": Amounts(kinds.FLAVOUR, 1), **REWARD})
TEXTS.add("price", {"price": NUMBER})
TEXTS.add("goals", {"modules": WORD, **NUMBERS})
TEXTS.add("special", {"goal": kinds.GOAL, "number": WORD})
TEXTS.add("flavour", {"colour": kinds.COLOUR})
TEXTS.add("note", {"note": kinds.NOTE})
TEXTS.add(ORIGIN, {"source": WORD})
