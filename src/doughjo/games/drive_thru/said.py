"""What Drive-Thru says: codes with arguments for what happens, what is asked, why not, and what a score is made of."""

from doughjo.core.codes import FLAG, SEAT, WORD, Codes, Each, Facts, Maybe, Reasons, Several
from doughjo.core.contract import Components
from doughjo.core.moves import NUMBER
from doughjo.core.words import ORIGIN
from doughjo.games.drive_thru.state import KINDS, KITCHEN, MOST_DRAWN

RECIPE, BAKER, CARD, LETTER = "recipe", "baker", "card", "letter"
FIELD, BY = "field", "by"  # what is on a piece, and who tells it

# --- What happens

EVENTS = Codes()
STARTS = EVENTS.add("starts", {"seat": SEAT})
STARTER_DEALT = EVENTS.add("starter-dealt", {"seat": SEAT, "recipe": RECIPE})
BAKER_DEALT = EVENTS.add("baker-dealt", {"seat": SEAT, "baker": BAKER})
BAKER_CHOSEN = EVENTS.add("baker-chosen", {"seat": SEAT, "baker": BAKER})
REFRESHED = EVENTS.add("refreshed", {"seat": SEAT, "recognitions": NUMBER})
PLACED = EVENTS.add("placed", {"seat": SEAT, "card": CARD, "doughnuts": NUMBER, "recipe": Maybe(RECIPE)})
TOOK = EVENTS.add("took", {"seat": SEAT, "card": CARD, "doughnuts": NUMBER})
PASSED = EVENTS.add("passed", {"seat": SEAT})
DREW = EVENTS.add("drew", {"seat": SEAT, "recipe": RECIPE}, secret=("recipe",))
RESHUFFLED = EVENTS.add("reshuffled", {"cards": NUMBER})
NOTHING_TO_DRAW = EVENTS.add("nothing-to-draw", {"seat": SEAT})
GAVE_UP = EVENTS.add("gave-up", {"seat": SEAT, "recipe": RECIPE})
KEPT = EVENTS.add("kept", {"seat": SEAT, "recipe": RECIPE})
KEPT_NONE = EVENTS.add("kept-none", {"seat": SEAT})
DISCARDED = EVENTS.add("discarded", {"seat": SEAT, "recipes": Each(RECIPE, MOST_DRAWN)})
ROLLED = EVENTS.add(
    "rolled", {"seat": SEAT, "work": CARD, "recipe": RECIPE, "needed": NUMBER, "bonus": NUMBER, "die": NUMBER}
)
SPENT = EVENTS.add("spent", {"seat": SEAT, "recognitions": NUMBER})
PREPARED = EVENTS.add("prepared", {"seat": SEAT, "recipe": RECIPE})
SERVED = EVENTS.add("served", {"seat": SEAT, "recipe": RECIPE, "tips": NUMBER})
FAILED = EVENTS.add("failed", {"seat": SEAT, "recipe": RECIPE, "work": CARD})
LAST_ROUND = EVENTS.add("last-round", {"seat": SEAT, "served": NUMBER})
GAME_OVER = EVENTS.add("game-over")
QUIET = EVENTS.add("quiet", {"rounds": NUMBER, "most": NUMBER})
QUIET_END = EVENTS.add("quiet-end", {"rounds": NUMBER})

# --- What is asked

QUESTIONS = Codes()
ASK_BAKER = QUESTIONS.add("baker")
ASK_REFRESH = QUESTIONS.add("refresh")
ASK_TAKE = QUESTIONS.add("take")
ASK_PLACE = QUESTIONS.add("place")
ASK_TURN = QUESTIONS.add("turn")
ASK_PASS = QUESTIONS.add("pass")
ASK_KEEP = QUESTIONS.add("keep", {"keeps": NUMBER, "another": FLAG, "full": FLAG})
ASK_SPEND = QUESTIONS.add("spend", {"die": NUMBER, "bonus": NUMBER, "needed": NUMBER, "missing": NUMBER})

# --- Why not

REASONS = Reasons()
DRAFT_GOES_ON = REASONS.add("draft-goes-on")
BAKER_TAKEN = REASONS.add("baker-taken", {"seat": SEAT, "baker": BAKER})
BAKERS_BEFORE = REASONS.add("bakers-before")
KEEPING_FIRST = REASONS.add("keeping-first")
NOT_DRAWN = REASONS.add("not-drawn", {"recipe": RECIPE, "drawn": Each(RECIPE, MOST_DRAWN)})
SAY_WHICH = REASONS.add("say-which")
ROOM_LEFT = REASONS.add("room-left")
NOT_UNPREPARED = REASONS.add("not-unprepared", {"recipe": RECIPE})
SAME_RECIPE = REASONS.add("same-recipe", {"recipe": RECIPE})
KEEPING_LATER = REASONS.add("keeping-later")
DIE_IS_ROLLED = REASONS.add("die-is-rolled", {"upright": NUMBER})
SPENDING_LATER = REASONS.add("spending-later")
NO_REFRESHER = REASONS.add("no-refresher")
HAS_REFRESHED = REASONS.add("has-refreshed")
NONE_USED = REASONS.add("none-used")
YOU_LACK = REASONS.add("you-lack", {"recipe": RECIPE})
NONE_UNPREPARED = REASONS.add("none-unprepared")
NONE_PREPARED = REASONS.add("none-prepared")
IS_PREPARED = REASONS.add("is-prepared", {"recipe": RECIPE})
NOT_PREPARED = REASONS.add("not-prepared", {"recipe": RECIPE})
TOO_FEW_HELD = REASONS.add("too-few-held", {"held": NUMBER})
TOO_FEW_PLATES = REASONS.add("too-few-plates", {"card": CARD, "empty": NUMBER})
TOO_MANY = REASONS.add("too-many", {"held": NUMBER, "most": NUMBER})
TOO_FEW_THERE = REASONS.add("too-few-there", {"card": CARD, "doughnuts": NUMBER})
CAN_MOVE = REASONS.add("can-move")

# --- What a score is made of, and what simulations count

SCORE_LINES = Codes()
RECIPE_LINE = SCORE_LINES.add("recipe", {"points": NUMBER, "recipe": RECIPE, "letter": Maybe(LETTER)})
TYPES_LINE = SCORE_LINES.add("types", {"points": NUMBER, "letters": Several(LETTER)})

COUNTERS = Codes()
COUNTERS.add("kept", {"recipe": RECIPE})
COUNTERS.add("preparing", {"recipe": RECIPE})  # attempts
COUNTERS.add("serving", {"recipe": RECIPE})
for kind in ("learning", "breaks", "taking", "passing"):  # turns
    COUNTERS.add(kind)


def counted(components: Components) -> list[Facts | None]:
    """What `tally` counts, in its order."""
    recipes = [piece.id for piece in components.pieces[: int(components.box.kinds)]]
    padded = [*recipes, *[None] * (KINDS - len(recipes))]
    found = [recipe and {"kind": code.name, "recipe": recipe} for code in COUNTERS.codes[:3] for recipe in padded]
    return [*found, *({"kind": code.name} for code in COUNTERS.codes[3:])]


# --- What is printed on a recipe, what a baker does, and what a kitchen card is for

TEXTS = Codes()
TEXTS.add(ORIGIN, {"source": WORD, "printed": Several(FIELD), "told": Several(FIELD), "by": Maybe(BY)})
TEXTS.add("recipe", {"prepare": NUMBER, "serve": NUMBER, "tips": NUMBER, "letter": Maybe(LETTER)})
for power in ("draws", "keeps", "adds-to-prepare", "adds-to-serve", "refreshes"):
    TEXTS.add(power, {"number": NUMBER})
TEXTS.add("no-power")
for card in KITCHEN:
    TEXTS.add(card)
