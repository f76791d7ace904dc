"""What can be done at Go Nuts, and what luck can do."""

from doughjo.core.codes import SEAT
from doughjo.core.moves import Arg, Moves
from doughjo.games.go_nuts.state import KINDS, POSITIONS, SEATS

CARD = Arg(KINDS, "card")
POSITION = Arg(POSITIONS, first=1)
OPPONENT = Arg(SEATS, SEAT)

MOVES = Moves()
PICK = MOVES.verb("pick", "pick {position}", position=POSITION)
CLEAR = MOVES.verb("clear", "clear {position}", position=POSITION)
FINISH = MOVES.verb("done", "done")
DISCARD_ITSELF = MOVES.verb("discard-itself", "discard itself")
KEEP = MOVES.verb("keep", "keep {card}", card=CARD)
TAKE = MOVES.verb("take", "take {card}", card=CARD)  # the copy nearest the top of the discard pile
TAKE_DEEPER = MOVES.verb("take-deeper", "take deeper {card}", card=CARD)  # the next copy, when one lies on top
PASS = MOVES.verb("pass", "pass {card}", card=CARD)
DISCARD = MOVES.verb("discard", "discard {card}", card=CARD)
GIVE = MOVES.verb("give", "give {card} to seat {seat}", seat=OPPONENT, card=CARD)
STEAL = MOVES.verb("steal", "steal {card} from seat {seat}", seat=OPPONENT, card=CARD)
DISCARD_FROM = MOVES.verb("discard-from", "discard {card} of seat {seat}", seat=OPPONENT, card=CARD)
encode, decode = MOVES.compiled()

LUCK = Moves()
DRAW = LUCK.verb("draw", "draw {card}", card=CARD)  # the only one: an outcome is the card
