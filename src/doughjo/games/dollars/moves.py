"""What can be done at Dollars to Donuts, and what luck can do."""

from doughjo.core.codes import SEAT
from doughjo.core.moves import NUMBER, Arg, Moves
from doughjo.games.dollars.state import (
    BACKS,
    CELLS,
    CUSTOMERS,
    FLAVOURS,
    LEVELS,
    PLACEMENTS,
    SEATS,
    SLOTS,
    TILES,
)

PLACE = {"at": "cell", "facing": "side", "over": NUMBER}  # how a placement is told
SLOT = Arg(SLOTS, "price")
DOLLAR = Arg(BACKS, "dollar")
CELL = Arg(CELLS, "cell")
CUSTOMER = Arg(CUSTOMERS, "customer")


def buy(price: int, at: str, facing: str, over: int) -> str:
    """How buying a tile is written."""
    return f"buy ${price} at {at} {facing}" + (f" over {over}" if over else "")


def lay(dollar: str, at: str, facing: str) -> str | None:
    """How laying a Dollar Tile is written; holes look the same from all sides."""
    if dollar.endswith("-hole"):
        return f"lay {dollar} at {at}" if facing == "north" else None
    return f"lay {dollar} at {at} {facing}"


MOVES = Moves()
NO_PURCHASE = MOVES.verb("no-purchase", "no purchase")
BUY = MOVES.verb("buy", buy, price=SLOT, placement=Arg(PLACEMENTS, "placement", parts=PLACE))
BUY_ASIDE = MOVES.verb("buy-aside", "buy ${price} aside", price=SLOT)
PAY = MOVES.verb("pay", "pay {dollar}", dollar=DOLLAR)
NO_DOLLAR = MOVES.verb("no-dollar", "no dollar tile")
LAY = MOVES.verb("lay", lay, dollar=DOLLAR, at=CELL, facing=Arg(4, "side"))
SERVE_NOBODY = MOVES.verb("serve-nobody", "serve nobody")
SERVE = MOVES.verb("serve", "serve {customer} {level}", customer=CUSTOMER, level=Arg(LEVELS, "level"))
START = MOVES.verb(
    "start",
    "start {starter} at {at} {facing}",
    starter=Arg(FLAVOURS, "starting", parts={"starter": "flavour"}),
    at=CELL,
    facing=Arg(2, "axis"),
)
encode, decode = MOVES.compiled()

LUCK = Moves()
DRAW_TILE = LUCK.verb("draw-tile", "draw tile {tile}", tile=Arg(TILES, "tile"))
DRAW_CUSTOMER = LUCK.verb("draw-customer", "draw customer {customer}", customer=CUSTOMER)
DRAW_DOLLAR = LUCK.verb("draw-dollar", "draw dollar {dollar}", dollar=DOLLAR)
LOT = LUCK.verb("lot", "lot seat {seat}", seat=Arg(SEATS, SEAT))
encode_luck, decode_luck = LUCK.compiled()
