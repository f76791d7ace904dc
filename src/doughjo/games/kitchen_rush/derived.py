"""What follows from a table for whoever draws it: prices as they are now, wages, and how long sand runs."""

from doughjo.core.contract import Components, Position, Record
from doughjo.games.kitchen_rush import places, rounds, state, work
from doughjo.games.kitchen_rush.components import pieces_of
from doughjo.games.kitchen_rush.position import glass_name

AT_THE_OFFICE = {
    "re-hire": "price_rehire",
    "hire": "price_helper",
    "open": "price_unlock",
    "repair": "price_repair",
    "plate": "price_plate",
}


def derive(s: Record, components: Components, seat: int) -> Position:
    """For a board, which need not know what anything costs."""
    box = components.box
    return {
        "length": int(s.length),
        "sand": {glass_name(glass): sand(s, components, glass) for glass in glasses(s)},
        "prices": prices(s, components),
        "wage": int(rounds.wage_of_one(s, box)),
        "specialist_wage": int(rounds.specialist_wage(s, box)),
    }


def glasses(s: Record) -> list[int]:
    return [glass for glass in range(state.HOURGLASSES) if s.status[glass] != state.ABSENT]


def sand(s: Record, components: Components, glass: int) -> int:
    """Milliseconds that an hourglass runs, where it stands if it stands."""
    area = state.NONE if s.standing[glass] == state.NONE else int(components.box.area[s.standing[glass]])
    return int(places.sand_of(s, components.box, glass, area))


def prices(s: Record, components: Components) -> dict[str, int]:
    """What Shopping and the Office ask for now, without what an ability takes off."""
    box = components.box
    more = int(work.event_number(s, box, state.OFFICE_DEARER))
    return {
        "shopping": int(box.shopping_price) + int(work.event_number(s, box, state.DEARER)),
        **{what: int(box[field]) + more for what, field in AT_THE_OFFICE.items()},
        **{card.id: int(box.upgrade_price[i]) + more for i, card in enumerate(pieces_of(components).upgrades)},
    }
