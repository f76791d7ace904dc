"""What the table of Kitchen Rush says, as views and positions show it, and what follows from it by the rules."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from doughjo.core.compile import compiled
from doughjo.core.contract import Components, Record
from doughjo.core.moves import Kinds
from doughjo.core.schema import (
    FLAG,
    SEAT,
    Counts,
    Either,
    Given,
    Group,
    Listed,
    Many,
    Merged,
    Named,
    Of,
    One,
    Schema,
    Shared,
    Whose,
)
from doughjo.games.kitchen_rush import kinds, moves, places, rounds, work
from doughjo.games.kitchen_rush.components import Pieces, pieces_of
from doughjo.games.kitchen_rush.state import (
    ABSENT,
    COMMON_SPICES,
    CRATE,
    CUBE,
    DEARER,
    DECK,
    DESSERTS_ONLY,
    DISCARDED,
    DISH,
    DONE,
    EVERYTHING,
    FLAVOURS,
    HELD_TILES,
    HOURGLASSES,
    INGREDIENTS,
    NONE,
    OFFERED,
    OFFICE_DEARER,
    OUT,
    RARE_SPICES,
    SCOOPS,
    SEATS,
    SIDE,
    SLOTS,
    SPICES,
    TILE,
    UPGRADES,
    State,
)

# --- What follows from the table

ALL_GOALS = len(kinds.ALWAYS[kinds.GOAL])

Facts = np.dtype(
    [
        ("order_spaces", "i1"),
        ("wage", "i2"),
        ("specialist_wage", "i2"),
        ("goal_needed", "i2", (ALL_GOALS,)),
        ("goal", "i2", (ALL_GOALS, 2)),  # how much is reached, and how much is needed
        ("side", "i1", (SEATS, SLOTS)),  # whether an Order has a side-dish
        ("sand", "i4", (HOURGLASSES,)),  # milliseconds that an hourglass runs, where it stands if it stands
        ("prices", "i2", (len(kinds.ALWAYS[kinds.PRICE]),)),
        ("upgrade_prices", "i2", (UPGRADES,)),
    ]
)


@compiled
def derive(s: Record, box: Record, viewer: int, facts: Record) -> None:
    """Write what follows from the table, for boards, which know no rules."""
    facts.order_spaces = box.order_spaces[s.players]
    facts.wage = rounds.wage_of_one(s, box)
    facts.specialist_wage = rounds.specialist_wage(s, box)
    derive_goals(s, box, facts)
    for seat in range(SEATS):
        for slot in range(SLOTS):
            order = s.order[seat, slot]
            facts.side[seat, slot] = 0 if order == NONE else box.has_side[order]
    for glass in range(HOURGLASSES):
        area = NONE if s.standing[glass] == NONE else int(box.area[s.standing[glass]])
        facts.sand[glass] = places.sand_of(s, box, glass, area)
    derive_prices(s, box, facts)


@compiled
def derive_goals(s: Record, box: Record, facts: Record) -> None:
    facts.goal_needed[:] = 0
    facts.goal[:] = 0
    for goal in range(rounds.GOALS):
        needed = rounds.wanted(s, box, goal)
        if needed > 0:
            number = rounds.goal_number(s, box, goal)
            facts.goal_needed[number] = needed
            facts.goal[number, 0] = rounds.reached(s, box, goal)
            facts.goal[number, 1] = needed


@compiled
def derive_prices(s: Record, box: Record, facts: Record) -> None:
    """What Shopping and the Office ask for now, without what an ability takes off."""
    more = work.event_number(s, box, OFFICE_DEARER)
    facts.prices[0] = box.shopping_price + work.event_number(s, box, DEARER)
    facts.prices[1] = box.price_rehire + more
    facts.prices[2] = box.price_helper + more
    facts.prices[3] = box.price_unlock + more
    facts.prices[4] = box.price_repair + more
    facts.prices[5] = box.price_plate + more
    for upgrade in range(UPGRADES):
        facts.upgrade_prices[upgrade] = box.upgrade_price[upgrade] + more


# --- What the table says

OPTIONS = {
    "modules": One("modules", kinds.MODULES),
    "objective": One("level", kinds.LEVEL),
    "events": One("events_chosen", kinds.EVENTS_CHOSEN),
    "round_seconds": One("seconds", kinds.ROUND_SECONDS),
    "finish_under_way": One("finish_under_way", FLAG),
    "close_lid_at_end": One("close_lid", FLAG),
}
HOURGLASS = {
    "state": One("status", kinds.GLASS_STATE),
    **{
        name: Given(entry, "standing", never=NONE)
        for name, entry in {
            "at": One("standing", kinds.SPACE),
            "user": One("user"),
            "until": One("until"),
            "left": One("left"),
            "begun": One("begun", FLAG),
            "improved": One("improved", FLAG),
            "doing": Many("doing", kinds.DOING, some=True),
        }.items()
    },
}
PLATE = Group(
    {
        "ingredients": Counts("ingredients", kinds.INGREDIENT),
        "spices": Counts("spices", kinds.SPICE),
        "cooked": One("cooked"),
        "chilled": One("chilled"),
        "scoops": Counts("scoops", kinds.FLAVOUR),  # of a side-dish there are none
    },
    unless=("plate", 0),
)
ORDER = {
    "order": One("order", kinds.ORDER),
    "tile": One("tile", kinds.TILE, none=True),
    "dish": Of(DISH, PLATE),
    "side": Given(Of(SIDE, PLATE), "side", never=0),
    "ice": Given(
        Group(
            {"plate": One("ice_plate", kinds.SIZE), "scoops": Of(TILE, Counts("scoops", kinds.FLAVOUR))},
            unless="ice_plate",
        ),
        "tile",
        never=NONE,
    ),
}
PICKING = Group({"choice": One("hand", kinds.CHOICE), "count": One("hand_count")})
HELD = {
    CUBE: Group({"cube": One("hand_what", kinds.SPICE)}),
    CRATE: Group({"crate": One("hand_what", kinds.INGREDIENT), "count": One("hand_count")}),
    COMMON_SPICES: PICKING,
    RARE_SPICES: PICKING,
    SCOOPS: PICKING,
    HELD_TILES: Group({"tiles": Many("hand_tiles", kinds.TILE, none=True)}),
    OFFERED: Group({"offer": Shared(Many("offer", kinds.ORDER, none=True)), "count": One("hand_count")}),
}
MAT = {
    "orders": Listed(Group(ORDER, unless="order"), SLOTS),
    "holds": Either("hand", HELD),
    "next_draw": One("next_draw"),
}

VIEW = Schema(
    (State, Facts),
    {
        "players": One("players"),
        "options": Group(OPTIONS),
        "round": One("round_number"),
        "phase": One("phase", kinds.PHASE),
        "time": One("clock"),
        "coins": One("coins"),
        "prestige": One("prestige"),
        "peak": One("peak"),
        "bonuses": Whose("bonus_cards", kinds.BONUS, DONE),
        "ready": Many("ready", FLAG, size="players"),
        "objective": One("objective", kinds.OBJECTIVE, none=True),
        "goals": Named(kinds.GOAL, Many("goal"), column="goal_needed", never=0),
        "event": One("event", kinds.EVENT, none=True),
        "past_events": Whose("events", kinds.EVENT, DONE, but="event"),
        "upgrades": Named(kinds.UPGRADE, One("upgrades", kinds.SALE), column="upgrades", never=(OUT, DECK)),
        "abilities": Named(kinds.ABILITY, One("abilities", kinds.TOKEN), column="abilities", never=(OUT, DECK)),
        "abilities_used": One("abilities_used"),
        "tips": One("tips"),
        "unfinished": One("unfinished"),
        "spaces": Named(kinds.SPACE, One("spaces", kinds.SPACE_STATE)),
        "hourglasses": Named(kinds.GLASS, Group(HOURGLASS), column="status", never=ABSENT),
        "storages": Named(kinds.STORAGE, Counts("stock", kinds.INGREDIENT)),
        "bag": Counts("bag", kinds.SPICE),
        "freezer": Group(
            {"scoops": Counts("freezer", kinds.FLAVOUR), "lid": One("lid_off", kinds.LID)},
            only=("modules", (DESSERTS_ONLY, EVERYTHING)),
        ),
        "supply": Merged(
            [
                Counts("more_ingredients", kinds.INGREDIENT),
                Counts("more_spices", kinds.SPICE),
                Counts("more_scoops", kinds.FLAVOUR),
            ]
        ),
        "plates": Group({where: Counts(where, kinds.SIZE) for where in ("clean", "dirty", "for_sale")}),
        "rail": Listed(
            Group({"order": One("rail", kinds.ORDER), "tile": One("rail_tiles", kinds.TILE, none=True)}, unless="rail"),
            "order_spaces",
        ),
        "mats": Listed(Group(MAT), "players"),
        "completed": Whose("orders", kinds.ORDER, DONE),
        "discarded": Whose("orders", kinds.ORDER, DISCARDED),
        "completed_tiles": Whose("tiles", kinds.TILE, DONE),
        "discarded_tiles": Whose("tiles", kinds.TILE, DISCARDED),
        "drawing": Group({"seat": One("drawer", SEAT), "left": One("drawing")}, unless=("drawing", 0)),
        "to_leave_unpaid": One("to_leave_unpaid"),
    },
)
DERIVED = Schema(
    (State, Facts),
    {
        "length": One("length"),
        "sand": Named(kinds.GLASS, One("sand"), column="status", never=ABSENT),
        "prices": Merged([Named(kinds.PRICE, One("prices")), Named(kinds.UPGRADE, One("upgrade_prices"))]),
        "wage": One("wage"),
        "specialist_wage": One("specialist_wage"),
    },
)

# --- The words of a box


def words_of(components: Components) -> Kinds:
    """The words of every kind."""
    pieces = pieces_of(components)
    of_box: Kinds = {
        kinds.INGREDIENT: pieces.ingredients,
        kinds.SPICE: pieces.spices,
        kinds.FLAVOUR: pieces.flavours,
        kinds.SPACE: pieces.spaces,
        kinds.THING: [
            *padded(pieces.ingredients, INGREDIENTS),
            *padded(pieces.spices, SPICES),
            *padded(pieces.flavours, FLAVOURS),
        ],
        kinds.LOT: [*padded(pieces.ingredients, INGREDIENTS), *kinds.HAND_CHOICES.values()],
        kinds.PAIR: [f"{one + 1} and {other + 1}" for one, other in moves.PAIRS],
        **{kind: [card.id for card in cards] for kind, cards in cards_of(pieces).items()},
        **kinds.ALWAYS,
    }
    texts = moves.MOVES.texts(of_box)
    return {**of_box, kinds.PURCHASE: texts[moves.MOVES.first[moves.UPGRADE] : moves.MOVES.first[moves.LID_OFF]]}


def cards_of(pieces: Pieces) -> dict[str, Sequence[Any]]:
    """The cards of every kind."""
    return {
        kinds.ORDER: pieces.orders,
        kinds.TILE: pieces.tiles,
        kinds.OBJECTIVE: pieces.objectives,
        kinds.EVENT: pieces.events,
        kinds.UPGRADE: pieces.upgrades,
        kinds.ABILITY: pieces.abilities,
        kinds.BONUS: pieces.bonuses,
    }


def padded(words: Sequence[str], size: int) -> list[str | None]:
    """The words, and none up to how many there may be."""
    return [*words, *[None] * (size - len(words))]
