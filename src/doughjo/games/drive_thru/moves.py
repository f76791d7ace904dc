"""What can be done at Doughnut Drive-Thru, and what luck can do."""

from doughjo.core.codes import SEAT
from doughjo.core.moves import Arg, Moves
from doughjo.games.drive_thru.state import AT_ONCE, BAKERS, FACES, KINDS, KITCHEN, MOST_SERVED, SEATS


def taking(card: str, doughnuts: int) -> str:
    """How taking doughnuts is written."""
    return f"take {doughnuts} from {card.replace('-', ' ')}"


RECIPE = Arg(KINDS, "recipe")
BAKER = Arg(BAKERS, "baker")
CARD = Arg(len(KITCHEN), "card")
DOUGHNUTS = Arg(AT_ONCE, first=1)

MOVES = Moves()
CHOOSE = MOVES.verb("choose", "choose {baker}", baker=BAKER)
REFRESH = MOVES.verb("refresh", "refresh")
LEARN_WITH = MOVES.verb("learn", "learn with {doughnuts}", doughnuts=DOUGHNUTS)
PREPARE_WITH = MOVES.verb("prepare", "prepare {recipe} with {doughnuts}", recipe=RECIPE, doughnuts=DOUGHNUTS)
SERVE_WITH = MOVES.verb("serve", "serve {recipe} with {doughnuts}", recipe=RECIPE, doughnuts=DOUGHNUTS)
TAKE_A_BREAK = MOVES.verb("coffee-break", "coffee break")
TAKE = MOVES.verb("take", taking, card=CARD, doughnuts=DOUGHNUTS)
PASS = MOVES.verb("pass", "pass")
KEEP = MOVES.verb("keep", "keep {recipe}", recipe=RECIPE)
EXCHANGE = MOVES.verb("exchange", "keep {recipe} discard {discarded}", recipe=RECIPE, discarded=RECIPE)
KEEP_NONE = MOVES.verb("keep-none", "keep none")
SPEND = MOVES.verb("spend", "spend {recognitions}", recognitions=Arg(MOST_SERVED + 1))
encode, decode = MOVES.compiled()

LUCK = Moves()
DRAW = LUCK.verb("draw", "draw {recipe}", recipe=RECIPE)
ROLL = LUCK.verb("roll", "roll {die}", die=Arg(FACES, first=1))
START = LUCK.verb("start", "start {seat}", seat=Arg(SEATS, SEAT))
DEAL = LUCK.verb("deal", "deal {recipe}", recipe=RECIPE)  # of those that players start with
DEAL_BAKER = LUCK.verb("deal-baker", "deal {baker}", baker=BAKER)
encode_luck, decode_luck = LUCK.compiled()
