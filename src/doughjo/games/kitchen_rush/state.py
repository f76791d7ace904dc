"""The kitchen as two records: what lies where (State), and what is printed in the box (Box)."""

import numpy as np

# --- How large a box of other components may be

SEATS = 4
SLOTS = 4  # KR-31: Orders on a mat
DISH, SIDE = 0, 1  # the plates of an Order; a plate on a mat is SLOT * 2 + PART
PARTS = 2
PLATES = SLOTS * PARTS
DESSERT, TILE = 0, 1  # where scoops lie: on the dish itself, or on the tile's own plate

INGREDIENTS = 8
SPICES = 6
FLAVOURS = 5
SIZES = 5  # of plates
SIZE_I, ICE_PLATE = 0, 4
STORAGES = 3
ORDER_SPACES = 6
HAND_TILES = 2
OFFERS = 4  # Orders that the Maitre d' ability lays out

SPACES = 32
ORDERS = 96
TILES = 32
EVENTS = 32
OBJECTIVES = 24
UPGRADES = 8
ABILITIES = 16
BONUSES = 16
THRESHOLDS = 4

NONE = -1
NO_SUPPLY = 99  # so many that it does not matter

# Areas of the kitchen
MAITRE, WAITER, SHOPPING, STORAGE_A, STORAGE_B, STORAGE_C, SPICE_RACK, OVEN, OFFICE, SINK, FRIDGE, FREEZER = range(12)
AREAS = 12

# The modules (KR-28)
BASE, SPECIALIST_ONLY, DESSERTS_ONLY, EVERYTHING = range(4)
MODULE_SETS = 4

# Hourglasses: two per seat, then those anybody may use. A seat calls its own OWN_1 and OWN_2.
HELPER, SECOND_HELPER, SPECIALIST = 8, 9, 10
HOURGLASSES = 11
OWN_1, OWN_2, A_HELPER, ANOTHER_HELPER, THE_SPECIALIST = range(5)
GRIPS = 5  # hourglasses that a seat can reach
ABSENT, WORKING, UNPAID, UNHIRED = range(4)

# Spaces (KR-14)
OPEN, LOCKED, BROKEN, UNAVAILABLE = range(4)

# Where cards are
OUT, DECK, FACE_UP, TAKEN, IN_HAND, DISCARDED, DONE = range(7)  # DONE: completed, bought, used or past
TOKEN_USED = TAKEN  # of an ability: it has been used this round

# What a player holds
NOTHING, CUBE, CRATE, COMMON_SPICES, RARE_SPICES, SCOOPS, HELD_TILES, OFFERED = range(8)

# Kinds of Orders
SIMPLE, MEDIUM, PRESTIGIOUS, DESSERT_ORDER = range(4)
KINDS = 4

# What an Event does
(
    MALFUNCTION,
    LOST_KEY,
    DEARER,
    SCARCER,
    NO_RARE,
    DIRTY,
    BREAKAGE,
    STRIKE,
    LATE,
    TAX,
    CRITIC,
    CLOSED,
    HIGHER_WAGES,
    SPOILED,
    SPILLED,
    NO_TIPS,
    SLOW,
    GUEST_LEAVES,
    BAD_PRESS,
    OFFICE_DEARER,
    MELTED,
) = range(21)

# What a Prestige Bonus does
COINS, CROCKERY, DELIVERY, SPICE_DELIVERY, LOCKSMITH, HANDYMAN, DISHES, VOLUNTEER, ICE_DELIVERY = range(9)

# What an Upgrade does
OPENS_STORAGE, EXTRA_OVEN, DISHWASHER, BULK_BUYER = range(4)

# What an Objective may ask besides orders, coins and prestige
(
    NO_MORE,
    OF_MEDIUM,
    OF_PRESTIGIOUS,
    SIDE_DISHES,
    TIPS,
    UPGRADES_BOUGHT,
    NOTHING_UNFINISHED,
    NOTHING_BROKEN,
    NOTHING_DIRTY,
    COINS_KEPT,
    HELPERS,
) = range(11)

# --- Phases

(
    CHOOSING_OBJECTIVE,  # luck
    REVEALING_UPGRADES,  # luck
    REVEALING_ABILITIES,  # luck
    OPENING,  # luck: the first Orders
    EVENT_DRAWN,  # luck
    PREPARING,
    RUSH,  # the Action phase: the one in which time runs
    CLOSING,  # the time is up, and what is under way is finished
    BRINGING,  # luck: Orders come onto the rail
    OFFERING,  # luck: Orders for the Maitre d' ability
    DRAWING_TILES,  # luck
    DRAWING_CUBE,  # luck
    PAYING,
    BONUS_DRAWN,  # luck
    FINISHED,
) = range(15)

# --- What Shopping sells, and how long lists may be

LOTS = INGREDIENTS + 3
LOT_COMMON, LOT_RARE, LOT_SCOOPS = INGREDIENTS, INGREDIENTS + 1, INGREDIENTS + 2
MOST_EVENTS = 2 * HOURGLASSES + SEATS * SLOTS + SEATS + 5  # of one move: the end of a round, when it is the last

# --- The table

State = np.dtype(
    [
        ("players", "i8"),  # wide, so that seats counted up to it have the one type that all functions are compiled for
        ("clock", "i4"),  # milliseconds since the Action phase began
        ("length", "i4"),  # of the Action phase, in milliseconds
        # The options, each the number of a choice
        ("modules", "i1"),
        ("level", "i1"),  # of the Objective
        ("events_chosen", "i1"),
        ("seconds", "i1"),
        ("finish_under_way", "i1"),
        ("close_lid", "i1"),
        # Round and score
        ("phase", "i1"),
        ("round_number", "i1"),  # from 1
        ("with_events", "i1"),
        ("objective", "i1"),
        ("event", "i1"),  # of this round
        ("coins", "i2"),  # in the Office
        ("prestige", "i1"),
        ("peak", "i1"),  # the highest prestige so far
        ("bonuses", "i1"),  # how many have been revealed
        ("tips", "i1"),
        ("abilities_used", "i1"),  # this round
        ("unfinished", "i1"),  # Orders that were not complete in the last Cleanup
        ("to_leave_unpaid", "i1"),
        ("drawing", "i1"),  # how many cards are still to be drawn
        ("drawer", "i1"),  # the seat that draws
        ("lid_off", "i1"),
        ("ready", "i1", (SEATS,)),
        ("spaces", "i1", (SPACES,)),
        # Hourglasses
        ("status", "i1", (HOURGLASSES,)),
        ("standing", "i1", (HOURGLASSES,)),  # the space, or NONE in hand
        ("user", "i1", (HOURGLASSES,)),  # the seat that placed it
        ("begun", "i1", (HOURGLASSES,)),  # whether something was done in this action
        ("left", "i1", (HOURGLASSES,)),  # how often it may still be done
        ("improved", "i1", (HOURGLASSES,)),
        ("doing", "i1", (HOURGLASSES, 2)),  # the plates it is done for, or the half of the Waiter's action
        ("until", "i4", (HOURGLASSES,)),  # when the sand has run out
        # Stock
        ("stock", "i1", (STORAGES, INGREDIENTS)),
        ("bag", "i1", (SPICES,)),
        ("freezer", "i1", (FLAVOURS,)),
        ("more_ingredients", "i1", (INGREDIENTS,)),  # in the supply
        ("more_spices", "i1", (SPICES,)),
        ("more_scoops", "i1", (FLAVOURS,)),
        ("clean", "i1", (SIZES,)),
        ("dirty", "i1", (SIZES,)),
        ("for_sale", "i1", (SIZES,)),
        # Cards
        ("rail", "i1", (ORDER_SPACES,)),  # the face-up Orders
        ("rail_tiles", "i1", (ORDER_SPACES,)),
        ("orders", "i1", (ORDERS,)),  # where each is
        ("tiles", "i1", (TILES,)),
        ("events", "i1", (EVENTS,)),
        ("objectives", "i1", (OBJECTIVES,)),
        ("upgrades", "i1", (UPGRADES,)),
        ("abilities", "i1", (ABILITIES,)),
        ("bonus_cards", "i1", (BONUSES,)),
        # Mats
        ("order", "i1", (SEATS, SLOTS)),
        ("tile", "i1", (SEATS, SLOTS)),
        ("ice_plate", "i1", (SEATS, SLOTS)),  # the size of the plate that the tile's scoops lie on
        ("plate", "i1", (SEATS, SLOTS, PARTS)),  # whether there is one
        ("cooked", "i1", (SEATS, SLOTS, PARTS)),
        ("chilled", "i1", (SEATS, SLOTS, PARTS)),
        ("ingredients", "i1", (SEATS, SLOTS, PARTS, INGREDIENTS)),
        ("spices", "i1", (SEATS, SLOTS, PARTS, SPICES)),
        ("scoops", "i1", (SEATS, SLOTS, PARTS, FLAVOURS)),
        # Hands
        ("hand", "i1", (SEATS,)),
        ("hand_what", "i1", (SEATS,)),  # which cube or ingredient
        ("hand_count", "i1", (SEATS,)),
        ("hand_tiles", "i1", (SEATS, HAND_TILES)),
        ("offer", "i1", (OFFERS,)),
        ("next_draw", "i4", (SEATS,)),  # when the bag may be reached into again
    ]
)

Box = np.dtype(
    [
        # Numbers
        ("rounds", "i2"),
        ("sand", "i4"),
        ("specialist_sand", "i4"),
        ("draw_pause", "i4"),
        ("most_prestige", "i2"),
        ("coins", "i2"),
        ("opening_orders", "i2"),
        ("upgrades_revealed", "i2"),
        ("abilities_revealed", "i2"),
        ("most_cooked", "i2"),
        ("most_chilled", "i2"),
        ("mat_plates", "i2"),
        ("bring", "i2"),
        ("bring_coins", "i2"),
        ("ice_cream_coins", "i2"),
        ("tip", "i2"),
        ("wash", "i2"),
        ("shopping_price", "i2"),
        ("lot", "i2", (LOTS,)),
        ("price_rehire", "i2"),
        ("price_helper", "i2"),
        ("price_unlock", "i2"),
        ("price_repair", "i2"),
        ("price_plate", "i2"),
        ("wage", "i2"),
        ("ability_wage", "i2"),
        ("least_specialist_wage", "i2"),
        ("penalty", "i2"),
        ("thresholds", "i2", (THRESHOLDS,)),
        # By number of players
        ("order_spaces", "i2", (SEATS + 1,)),
        ("stock", "i2", (SEATS + 1, INGREDIENTS)),
        ("bag", "i2", (SEATS + 1, SPICES)),
        ("freezer", "i2", (SEATS + 1, FLAVOURS)),
        ("clean", "i2", (SEATS + 1, SIZES)),
        ("ice_cream_goal", "i2", (SEATS + 1,)),
        # Pieces
        ("dirty", "i2", (SIZES,)),
        ("for_sale", "i2", (SIZES,)),
        ("ingredients", "i2", (INGREDIENTS,)),  # how many there are
        ("spices", "i2", (SPICES,)),
        ("scoops", "i2", (FLAVOURS,)),
        ("plates", "i2", (SIZES,)),
        ("ingredient_is_new", "i1", (INGREDIENTS,)),  # of the expansion
        ("spice_is_new", "i1", (SPICES,)),
        ("rare", "i1", (SPICES,)),
        # Spaces
        ("spaces", "i2"),
        ("area", "i1", (SPACES,)),
        ("from_players", "i1", (SPACES,)),
        ("locked", "i1", (SPACES,)),
        ("broken", "i1", (SPACES,)),
        ("space_is_new", "i1", (SPACES,)),
        ("by_upgrade", "i1", (SPACES,)),
        # Orders
        ("orders", "i2"),
        ("kind", "i1", (ORDERS,)),
        ("plate_size", "i1", (ORDERS,)),
        ("has_side", "i1", (ORDERS,)),
        ("order_coins", "i1", (ORDERS,)),
        ("order_prestige", "i1", (ORDERS,)),
        ("cook", "i1", (ORDERS, PARTS)),
        ("chill", "i1", (ORDERS,)),
        ("needs", "i1", (ORDERS, PARTS, INGREDIENTS)),
        ("needs_spices", "i1", (ORDERS, PARTS, SPICES)),
        ("needs_scoops", "i1", (ORDERS, FLAVOURS)),
        ("own_scoops", "i1", (ORDERS,)),  # how many in all
        # Ice-Cream tiles
        ("tiles", "i2"),
        ("tile_scoops", "i1", (TILES, FLAVOURS)),
        ("tile_coins", "i1", (TILES,)),
        ("tile_prestige", "i1", (TILES,)),
        # Events
        ("events", "i2"),
        ("event_does", "i1", (EVENTS,)),
        ("event_is_new", "i1", (EVENTS,)),
        ("event_area", "i1", (EVENTS,)),  # or the ingredient or the size of plates it is about; NONE: all
        ("event_number", "i2", (EVENTS,)),
        ("event_time", "i4", (EVENTS,)),
        # Objectives
        ("objectives", "i2"),
        ("level", "i1", (OBJECTIVES,)),  # the choice of the option `objective` that it belongs to
        ("goal_orders", "i2", (OBJECTIVES, MODULE_SETS, SEATS + 1)),
        ("goal_coins", "i2", (OBJECTIVES, MODULE_SETS, SEATS + 1)),
        ("goal_prestige", "i2", (OBJECTIVES, MODULE_SETS, SEATS + 1)),
        ("goal_more", "i1", (OBJECTIVES,)),
        ("goal_number", "i2", (OBJECTIVES, SEATS + 1)),
        ("events_by_default", "i1", (OBJECTIVES,)),
        # Upgrades
        ("upgrades", "i2"),
        ("upgrade_does", "i1", (UPGRADES,)),
        ("upgrade_price", "i2", (UPGRADES,)),
        ("upgrade_number", "i2", (UPGRADES,)),
        # Abilities
        ("abilities", "i2"),
        ("ability_area", "i1", (ABILITIES,)),
        ("ability_number", "i2", (ABILITIES,)),
        ("ability_is_new", "i1", (ABILITIES,)),
        ("offer_draw", "i2"),
        ("offer_coins", "i2"),
        # Prestige Bonuses
        ("bonuses", "i2"),
        ("bonus_does", "i1", (BONUSES,)),
        ("bonus_number", "i2", (BONUSES,)),
        ("bonus_is_new", "i1", (BONUSES,)),
        ("bonus_gives", "i2", (BONUSES, INGREDIENTS)),
    ]
)
