"""The cards: from the data file to the record that the rules read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from doughjo.core import checking
from doughjo.core.codes import Facts
from doughjo.core.contract import Components, Record, new_tables, record_of
from doughjo.core.errors import BadComponents, listed
from doughjo.core.origins import read_source
from doughjo.games.go_nuts import state
from doughjo.games.go_nuts.printed import card_says

check_number = partial(checking.check_number, error=BadComponents, expected="a whole number")
POWERS = {power.name: code for code, power in enumerate(state.POWERS) if code != state.NO_POWER}
CONDITIONS = {
    "if_types_over": state.TYPES_OVER,
    "if_types_under": state.TYPES_UNDER,
    "if_cards_under": state.CARDS_UNDER,
    "if_fewest_cards": state.FEWEST_CARDS,
}
NUMBERS = ("each", "most", "most_tied", "per_negative")
FIELDS = {"id": str, "name": str, "copies": dict, "power": str, "points": dict, "source": str}
FLAGS = ("drink",)
NEEDED = ("id", "name", "copies")
MOST_POINTS = 100
FEWEST_PLAYERS, MOST_PLAYERS = 2, state.SEATS


@dataclass(frozen=True)
class Card:
    """A kind of card."""

    id: str
    name: str
    says: Sequence[Facts]
    power: str | None
    source: str
    copies: tuple[int, ...]  # by number of players, from 0

    @property
    def facts(self) -> dict[str, Any]:
        """What is printed on the card, for whoever draws it."""
        return {"says": self.says}


def read_components(data: Mapping[str, Any]) -> Components:
    """The box a components file describes."""
    entries = checked_entries(data)
    boxes = new_tables(state.Box)
    box = record_of(boxes)
    box.kinds = len(entries)
    cards = [read_card(box, kind, entry) for kind, entry in enumerate(entries)]
    check_deck_sizes(cards)
    return Components(boxes, cards)


def checked_entries(data: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    if unknown := set(data) - {"card"}:
        raise BadComponents(f"unknown entry {sorted(unknown)[0]!r}; expected [[card]] tables only")
    entries = data.get("card")
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents("no cards; expected [[card]] tables, each with id, name and copies")
    if len(entries) > state.KINDS:
        raise BadComponents(f"{len(entries)} kinds of cards; at most {state.KINDS} fit on the table")
    for number, entry in enumerate(entries, 1):
        check_fields(entry, f"card {entry.get('id', number)!r}")
    for field in ("id", "name"):
        values = [entry[field] for entry in entries]
        if twice := [value for value in values if values.count(value) > 1]:
            raise BadComponents(f"card {twice[0]!r}: the {field} {twice[0]!r} is used twice")
    return entries


def check_fields(entry: Mapping[str, Any], who: str) -> None:
    if unknown := sorted(set(entry) - {*FIELDS, *FLAGS}):
        raise BadComponents(f"{who}: unknown field {unknown[0]!r}; expected {listed((*FIELDS, *FLAGS), 'or')}")
    if missing := [field for field in NEEDED if field not in entry]:
        raise BadComponents(f"{who}: {missing[0]!r} is missing")
    for flag in FLAGS:
        checking.check_bool(entry.get(flag, False), f"{who}: {flag}", BadComponents)
    for field, value in entry.items():
        if field in FIELDS and not isinstance(value, FIELDS[field]):
            raise BadComponents(
                f"{who}: {field} is {value!r}; expected {'a table' if FIELDS[field] is dict else 'a text'}"
            )
    if not checking.is_kebab(entry["id"]):
        raise BadComponents(f"{who}: the id must be of small letters, digits and hyphens, like 'day-old-donuts'")
    if not entry["name"].strip():
        raise BadComponents(f"{who}: the name is empty")
    read_source(entry, who)


def read_card(box: Record, kind: int, entry: Mapping[str, Any]) -> Card:
    who = f"card {entry['id']!r}"
    copies = read_copies(entry["copies"], who)
    for players, number in enumerate(copies):
        box.copies[players, kind] = number
    box.power[kind] = read_power(entry.get("power"), who)
    box.drink[kind] = entry.get("drink", False)
    read_points(box, kind, entry.get("points", {}), who)
    says = card_says(entry["id"], entry.get("power"), entry.get("points", {}), max(copies))
    return Card(entry["id"], entry["name"], says, entry.get("power"), read_source(entry, who), copies)


def read_copies(joining: Mapping[str, Any], who: str) -> tuple[int, ...]:
    """How many copies there are at each number of players."""
    counts = [str(players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
    for players, number in joining.items():
        if players not in counts:
            raise BadComponents(f"{who}: copies from {players!r} players on; expected {listed(counts, 'or')}")
        check_number(number, 0, state.CARDS, f"{who}: copies from {players} players on")
    return tuple(
        sum(number for since, number in joining.items() if int(since) <= players) for players in range(MOST_PLAYERS + 1)
    )


def read_power(power: str | None, who: str) -> int:
    if power is None:
        return state.NO_POWER
    if power not in POWERS:
        raise BadComponents(f"{who}: unknown power {power!r}; expected {listed(POWERS, 'or')}")
    return POWERS[power]


def read_points(box: Record, kind: int, points: Mapping[str, Any], who: str) -> None:
    known = (*NUMBERS, "table", *CONDITIONS)
    if unknown := sorted(set(points) - set(known)):
        raise BadComponents(f"{who}: unknown points {unknown[0]!r}; expected {listed(known, 'or')}")
    if "each" in points and "table" in points:
        raise BadComponents(f"{who}: points are either each or by table, not both")
    for field in NUMBERS:
        value = check_number(points.get(field, 0), -MOST_POINTS, MOST_POINTS, f"{who}: {field}")
        box[field][kind] = value
    if "table" in points:
        read_table(box, kind, points["table"], who)
    read_condition(box, kind, points, who)


def read_table(box: Record, kind: int, table: object, who: str) -> None:
    if not isinstance(table, list) or not 1 <= len(table) <= state.STEPS:
        raise BadComponents(f"{who}: table is {table!r}; expected a list of 1 to {state.STEPS} points, like [1, 3, 6]")
    box.steps[kind] = len(table)
    for step, value in enumerate(table):
        box.table[kind, step] = check_number(value, -MOST_POINTS, MOST_POINTS, f"{who}: table")


def read_condition(box: Record, kind: int, points: Mapping[str, Any], who: str) -> None:
    given = [name for name in CONDITIONS if name in points]
    if len(given) > 1:
        raise BadComponents(f"{who}: {listed(given)} are given; one condition at most")
    if given and not any(field in points for field in (*NUMBERS, "table")):
        raise BadComponents(
            f"{who}: {given[0]} is a condition without points; expected also {listed((*NUMBERS, 'table'), 'or')}"
        )
    for name in given:
        box.condition[kind] = CONDITIONS[name]
        if name != "if_fewest_cards":
            box.threshold[kind] = check_number(points[name], 0, state.CARDS, f"{who}: {name}")
        elif points[name] is not True:
            raise BadComponents(f"{who}: if_fewest_cards is {points[name]!r}; expected true, or leave it out")


def check_deck_sizes(cards: Sequence[Card]) -> None:
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        size = sum(card.copies[players] for card in cards)
        if not players + 1 <= size <= state.CARDS:
            raise BadComponents(
                f"{size} cards with {players} players; expected {players + 1} (to fill the row) to {state.CARDS}"
            )
