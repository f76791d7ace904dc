"""Laying a kitchen in one line, and looking at it in one word."""

from functools import partial
from typing import Any

import doughjo
from doughjo import testing
from doughjo.core.components import Source

GAME = doughjo.game("kitchen-rush")
own_box = partial(testing.own_box, GAME)
random_game = partial(testing.random_game, GAME)
EMPTY: dict[str, dict[str, int]] = {"clean": {}, "dirty": {}, "for_sale": {}}


def kitchen(
    players: int = 2,
    modules: str = "base",
    components: Source = None,
    seed: int | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
    **position: Any,
) -> doughjo.Match:
    """A kitchen in the Action phase, without Events unless asked for."""
    chosen = {"modules": modules, "events": "off", **(options or {})}
    given = {"players": players, "options": chosen, **position}
    return GAME.start_from(given, seed=seed, components=components, names=names)


def with_event(event: str, players: int = 2, modules: str = "base", **position: Any) -> doughjo.Match:
    """A kitchen in which this Event holds."""
    return kitchen(players, modules, options={"events": "on"}, event=event, **position)


def before_event(players: int = 2, modules: str = "base", **position: Any) -> doughjo.Match:
    """A kitchen in which an Event is drawn next."""
    return kitchen(players, modules, options={"events": "on"}, phase="event", **position)


def mats(*orders: Any, players: int = 2, **first: Any) -> list[dict[str, Any]]:
    """The mats, with these Orders on the first."""
    return [{"orders": list(orders), **first}, *({} for _ in range(players - 1))]


def done(order: str, tile: str | None = None) -> dict[str, Any]:
    """An Order exactly as it should be."""
    facts = testing.card(own_box(), "order", order)
    entry: dict[str, Any] = {"order": order, "dish": plate_of(facts)}
    if "side" in facts:
        entry["side"] = plate_of(facts["side"])
    if tile is not None:
        entry["tile"] = tile
        entry["ice"] = {"plate": "ice", "scoops": testing.card(own_box(), "tile", tile)["scoops"]}
    return entry


def plate_of(facts: dict[str, Any]) -> dict[str, Any]:
    return {
        "ingredients": facts["ingredients"],
        "spices": facts.get("spices", {}),
        "cooked": facts.get("cook", 0),
        "chilled": facts.get("chill", 0),
        "scoops": facts.get("scoops", {}),
    }


def spoiled(order: str, **changes: Any) -> dict[str, Any]:
    """An Order as it should be, but for some of its dish."""
    entry = done(order)
    return {**entry, "dish": {**entry["dish"], **changes}}


def at(space: str, **more: Any) -> dict[str, Any]:
    """An hourglass that stands somewhere."""
    return {"at": space, **more}


def play(m: doughjo.Match, *moves: str, seat: int = 0) -> doughjo.Match:
    for move in moves:
        m.play(seat, move)
    return m


def end_round(m: doughjo.Match) -> doughjo.Match:
    """Let the time run out."""
    m.advance(400_000)
    return m


def view(m: doughjo.Match, *keys: Any) -> Any:
    """A part of the position."""
    found: Any = m.position()
    for key in keys:
        found = found[key]
    return found


def dish(m: doughjo.Match, seat: int = 0, slot: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = view(m, "mats", seat, "orders", slot, "dish")
    return found


def changed(section: str, **values: Any) -> dict[str, Any]:
    """The box with other numbers in a section."""
    data = own_box()
    data[section] |= values
    return data
