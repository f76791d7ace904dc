"""What can be done at Kitchen Rush, and what luck can draw."""

from itertools import combinations

import numpy as np

from doughjo.core.moves import Arg, Moves
from doughjo.games.kitchen_rush import kinds
from doughjo.games.kitchen_rush.state import (
    ABILITIES,
    BONUSES,
    EVENTS,
    FLAVOURS,
    GRIPS,
    HAND_TILES,
    HOURGLASSES,
    INGREDIENTS,
    LOTS,
    OBJECTIVES,
    OFFERS,
    ORDER_SPACES,
    ORDERS,
    PARTS,
    PLATES,
    SIZES,
    SLOTS,
    SPACES,
    SPICES,
    STORAGES,
    TILES,
    UPGRADES,
)

PAIRS = np.array([*combinations(range(ORDER_SPACES), 2)])  # of order spaces

GRIP = Arg(GRIPS, kinds.GRIP)
GLASS = Arg(HOURGLASSES, kinds.GLASS)
SPACE = Arg(SPACES, kinds.SPACE)
ORDER_SPACE = Arg(ORDER_SPACES, first=1)
SLOT = Arg(SLOTS, first=1)
PLATE = Arg(PLATES, kinds.PLATE)
STORAGE = Arg(STORAGES, kinds.STORAGE)
INGREDIENT = Arg(INGREDIENTS, kinds.INGREDIENT)
SPICE_KIND = Arg(SPICES, kinds.SPICE)
FLAVOUR = Arg(FLAVOURS, kinds.FLAVOUR)
SIZE = Arg(SIZES, kinds.SIZE)

MOVES = Moves()
WAIT = MOVES.verb("wait", "wait")
READY = MOVES.verb("ready", "ready")
PLACE = MOVES.verb("place", "place {hourglass} at {space}", hourglass=GRIP, space=SPACE)
LIFT = MOVES.verb("lift", "lift {hourglass}", hourglass=GRIP)
IMPROVE = MOVES.verb("improve", "use the ability")
BRING = MOVES.verb("bring", "bring orders")
REPLACE = MOVES.verb("replace", "replace {space}", space=ORDER_SPACE)
REPLACE_TWO = MOVES.verb("replace-two", "replace {spaces}", spaces=Arg(len(PAIRS), kinds.PAIR))
ADD_ICE_CREAM = MOVES.verb("add-ice-cream", "add ice-cream")
PUT_TILE = MOVES.verb("put-tile", "put tile {tile} on {space}", tile=Arg(HAND_TILES, first=1), space=ORDER_SPACE)
CHOOSE = MOVES.verb("choose", "choose {order}", order=Arg(OFFERS, first=1))
TAKE = MOVES.verb("take", "take {space}", space=ORDER_SPACE)
FETCH = MOVES.verb("fetch", "fetch plates for {order}", order=SLOT)
DELIVER = MOVES.verb("deliver", "deliver {order}", order=SLOT)
ADD = MOVES.verb(
    "add", "add {ingredient} from {storage} to {plate}", storage=STORAGE, ingredient=INGREDIENT, plate=PLATE
)
DRAW = MOVES.verb("draw", "draw a cube")
KEEP = MOVES.verb("keep", "keep on {plate}", plate=PLATE)
PUT_BACK = MOVES.verb("put-back", "put back")
SPICE = MOVES.verb("spice", "spice {plate} with {spice}", spice=SPICE_KIND, plate=PLATE)  # with the ability
COOK = MOVES.verb("cook", "cook {plate}", plate=PLATE)
CHILL = MOVES.verb("chill", "chill {plate}", plate=PLATE)
BUY = MOVES.verb("buy", "buy {lot}", lot=Arg(LOTS, kinds.LOT))
UNLOAD = MOVES.verb("unload", "unload one into {storage}", storage=STORAGE)
UNLOAD_ALL = MOVES.verb("unload-all", "unload all into {storage}", storage=STORAGE)
PICK_SPICE = MOVES.verb("pick-spice", "pick spice {spice}", spice=SPICE_KIND)
PICK_SCOOP = MOVES.verb("pick-scoop", "pick scoop {flavour}", flavour=FLAVOUR)
WASH = MOVES.verb("wash", "wash {size}", size=SIZE)
UPGRADE = MOVES.verb("buy-upgrade", "buy upgrade {upgrade}", upgrade=Arg(UPGRADES, kinds.UPGRADE))
REHIRE = MOVES.verb("re-hire", "re-hire {hourglass}", hourglass=GLASS)
HIRE = MOVES.verb("hire", "hire the second helper")
UNLOCK = MOVES.verb("open", "open {space}", space=SPACE)
REPAIR = MOVES.verb("repair", "repair {space}", space=SPACE)
BUY_PLATE = MOVES.verb("buy-plate", "buy plate {size}", size=SIZE)
LID_OFF = MOVES.verb("lid-off", "lift the lid")
LID_ON = MOVES.verb("lid-on", "close the lid")
SCOOP = MOVES.verb(  # onto the dish itself, or onto the plate of its tile
    "scoop", "scoop {flavour} onto {part} {order}", flavour=FLAVOUR, order=SLOT, part=Arg(PARTS, kinds.SCOOPED)
)
LEAVE_UNPAID = MOVES.verb("leave-unpaid", "leave {hourglass} unpaid", hourglass=GLASS)
encode, decode = MOVES.compiled()

MOST_CHOICES = MOVES.size

LUCK = Moves()
DRAW_ORDER = LUCK.verb("order", "order {order}", order=Arg(ORDERS, kinds.ORDER))
DRAW_TILE = LUCK.verb("tile", "tile {tile}", tile=Arg(TILES, kinds.TILE))
DRAW_SPICE = LUCK.verb("cube", "cube {spice}", spice=SPICE_KIND)
DRAW_EVENT = LUCK.verb("event", "event {event}", event=Arg(EVENTS, kinds.EVENT))
DRAW_OBJECTIVE = LUCK.verb("objective", "objective {objective}", objective=Arg(OBJECTIVES, kinds.OBJECTIVE))
DRAW_UPGRADE = LUCK.verb("upgrade", "upgrade {upgrade}", upgrade=Arg(UPGRADES, kinds.UPGRADE))
DRAW_ABILITY = LUCK.verb("ability", "ability {ability}", ability=Arg(ABILITIES, kinds.ABILITY))
DRAW_BONUS = LUCK.verb("bonus", "bonus {bonus}", bonus=Arg(BONUSES, kinds.BONUS))
encode_luck, decode_luck = LUCK.compiled()
