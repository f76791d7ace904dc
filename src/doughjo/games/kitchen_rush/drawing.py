"""The kitchen as text, for the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.contract import Components
from doughjo.games.kitchen_rush.components import pieces_of
from doughjo.games.kitchen_rush.text import amounts, needs_in_words, reward_in_words, scoop_amounts

WIDE = 78


def draw(view: Mapping[str, Any], components: Components, names: Sequence[str]) -> str:
    """The table of a view in lines of about 80 columns, with rich's markup."""
    table = view["table"]
    lines = [headline(table), goals(table), *notices(table, components), "", "[bold]Rail[/]"]
    for number, entry in enumerate(table["rail"], 1):
        lines.append(f"  [bold cyan]{number}[/]  {rail_words(entry, components)}")
    lines += ["", "[bold]Kitchen[/]", *spaces(table, names), "", *stock(table, components)]
    for seat, mat in enumerate(table["mats"]):
        lines += ["", f"[bold magenta]{names[seat]}[/]", *mat_lines(mat, components)]
    return "\n".join(lines)


def headline(table: Mapping[str, Any]) -> str:
    left = int(table["options"]["round_seconds"]) - table["time"] / 1000
    clock = f"{int(left) // 60}:{int(left) % 60:02d} left" if table["phase"] == "action" else table["phase"]
    return (
        f"[bold]Round {table['round']}[/], {clock}   [bold]{table['coins']}[/] coins   "
        f"[bold]{table['prestige']}[/] prestige"
    )


def goals(table: Mapping[str, Any]) -> str:
    return "[dim]" + "  ".join(f"{name} {have}/{need}" for name, (have, need) in table["goals"].items()) + "[/]"


def notices(table: Mapping[str, Any], components: Components) -> list[str]:
    """The Event, the Upgrades and the abilities in play."""
    cards = {card.id: card for card in pieces_of(components) if card.kind in ("event", "upgrade", "ability")}
    lines = [f"[red]{cards[table['event']].name}[/]: {cards[table['event']].text}"] if table["event"] else []
    lines += [f"[dim]{cards[key].name} ({word}): {cards[key].text}[/]" for key, word in table["upgrades"].items()]
    lines += [f"[dim]{cards[key].name} ({word}): {cards[key].text}[/]" for key, word in table["abilities"].items()]
    return lines


def rail_words(entry: Mapping[str, Any] | None, components: Components) -> str:
    if entry is None:
        return "[dim]free[/]"
    return order_words(entry, components)


def order_words(entry: Mapping[str, Any], components: Components) -> str:
    pieces = pieces_of(components)
    card = next(card for card in pieces.orders if card.id == entry["order"])
    text = f"{card.name} [dim]({card.facts['plate']}: {needs_in_words(card, pieces)} → {reward_in_words(card)})[/]"
    if entry["tile"]:
        tile = next(card for card in pieces.tiles if card.id == entry["tile"])
        text += f" + {tile.name} [dim]({scoop_amounts(pieces, tile.facts['scoops'])})[/]"
    return text


def spaces(table: Mapping[str, Any], names: Sequence[str]) -> list[str]:
    """Area by area, who stands where."""
    areas: dict[str, list[str]] = {}
    standing = {entry["at"]: (name, entry) for name, entry in table["hourglasses"].items() if "at" in entry}
    for name, where in table["spaces"].items():
        area, _, number = name.partition(" ")
        if where != "unavailable":
            areas.setdefault(area, []).append(space_words(number, where, standing.get(name), table["time"], names))
    lines = [f"  {area:<10}{'  '.join(words)}" for area, words in areas.items()]
    others = [
        f"{owned(name, names)} ({entry['state']})"
        for name, entry in table["hourglasses"].items()
        if entry["state"] != "in play"
    ]
    return lines + ([f"  [red]{', '.join(others)}[/]"] if others else [])


def space_words(number: str, where: str, standing: Any, time: int, names: Sequence[str]) -> str:
    if where != "open":
        return f"[dim]{number}:{where}[/]"
    if standing is None:
        return f"[cyan]{number}[/]:·"
    name, entry = standing
    left = max(entry["until"] - time, 0) / 1000
    who = owned(name, names) if name[0].isdigit() else f"{name} of {names[entry['user']]}"
    return f"[cyan]{number}[/]:{who} {f'{left:g} s' if left else 'empty'}"


def owned(name: str, names: Sequence[str]) -> str:
    """'Ann 2' for her second hourglass; 'helper'."""
    return f"{names[int(name[0])]} {name[2]}" if name[0].isdigit() else name


def stock(table: Mapping[str, Any], components: Components) -> list[str]:
    lines = [f"  storage {name}  {amounts(what) or 'empty'}" for name, what in table["storages"].items()]
    lines.append(f"  bag        {amounts(table['bag']) or 'empty'}")
    if table["freezer"] is not None:
        scoops = scoop_amounts(pieces_of(components), table["freezer"]["scoops"])
        lines.append(f"  freezer    {scoops or 'empty'}, lid {table['freezer']['lid']}")
    plates = table["plates"]
    lines.append(f"  plates     clean {amounts(plates['clean'])}; dirty {amounts(plates['dirty']) or 'none'}")
    return ["[bold]Stock[/]", *lines]


def mat_lines(mat: Mapping[str, Any], components: Components) -> list[str]:
    lines = []
    for number, entry in enumerate(mat["orders"], 1):
        if entry is not None:
            lines.append(f"  [bold cyan]{number}[/]  {order_words(entry, components)}")
            parts = [part for part in ("dish", "side", "ice") if part in entry]
            lines += [f"     {part}: {plate_words(entry[part], components)}" for part in parts]
    if mat["holds"] is not None:
        lines.append(f"  [yellow]in hand: {', '.join(f'{key} {value}' for key, value in mat['holds'].items())}[/]")
    return lines or ["  [dim]no Orders[/]"]


def plate_words(plate: Mapping[str, Any] | None, components: Components) -> str:
    if plate is None:
        return "[red]no plate yet[/]"
    words = [amounts(plate[key]) for key in ("ingredients", "spices") if plate.get(key)]
    words += [scoop_amounts(pieces_of(components), plate["scoops"])] if plate.get("scoops") else []
    words += [f"cooked {plate['cooked']}"] if plate.get("cooked") else []
    words += [f"chilled {plate['chilled']}"] if plate.get("chilled") else []
    return "; ".join(words) or "empty"
