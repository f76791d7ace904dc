"""The recipes, the bakers and the numbers of the table: from the data file to the record that the rules read."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from doughjo.core import checking
from doughjo.core.codes import Facts
from doughjo.core.contract import Components, Record, new_tables, record_of
from doughjo.core.errors import BadComponents, listed
from doughjo.core.origins import HOUSE, PRINTED, origin
from doughjo.games.drive_thru import state
from doughjo.games.drive_thru.printed import baker_says, recipe_says

check_number = partial(checking.check_number, error=BadComponents, expected="a whole number")
TABLE = ("doughnuts", "plates", "served_to_end", "quiet_to_end")
SHOWN = ("name", "letter", "tips", "prepare", "serve")  # on a recipe
ON_BAKER = ("name", "power")
PARTLY = "partly"  # as printed
RECIPE = ("id", *SHOWN, "copies", "starter", "printed", "told", "told_by")
RECIPE_NEEDED = ("id", "name", "tips", "prepare", "serve")
BAKER = ("id", "name", "prepare", "serve", "draws", "keeps", "refreshes", "printed", "told", "told_by")
BAKER_NEEDED = ("id", "name")
TEXTS = ("id", "name", "letter", "told_by")
PLAYERS = range(2, state.SEATS + 1)
MOST_PLATES = 12
MOST_TIPS = 50
MOST_NUMBER = 12  # that a recipe may ask of the die
MOST_BONUS = 5  # that a baker may add to a roll


def origin_of(source: str, printed: Sequence[str] = (), told: Sequence[str] = (), by: str = "") -> Facts:
    """Where a piece comes from: which fields are printed, and which are told elsewhere."""
    return {**origin(source), "printed": [*printed], "told": [*told], "by": by or None}


@dataclass(frozen=True)
class Known:
    """What is known of a piece from elsewhere."""

    printed: tuple[str, ...]  # in the rulebook
    told: tuple[str, ...]
    by: str  # who tells that

    def origin(self, fields: Sequence[str]) -> Facts:
        """Where what it says comes from, where those are all its fields."""
        if {*fields} <= {*self.printed}:
            return origin_of(PRINTED)
        source = PARTLY if self.printed or self.told else HOUSE
        return origin_of(source, printed=self.printed, told=self.told, by=self.by)


@dataclass(frozen=True)
class Recipe:
    """A kind of recipe."""

    id: str
    name: str
    letter: str | None
    tips: int
    prepare: int
    serve: int
    copies: int
    starter: bool
    known: Known

    @property
    def says(self) -> Sequence[Facts]:
        """All it says, and what of it is as printed."""
        shown = [field for field in SHOWN if getattr(self, field) is not None]
        return [*recipe_says(self.prepare, self.serve, self.tips, self.letter), self.known.origin(shown)]

    @property
    def facts(self) -> dict[str, Any]:
        """The numbers on the card."""
        names = ("letter", "tips", "prepare", "serve", "copies", "starter")
        return {"sort": "recipe", **{name: getattr(self, name) for name in names}}


@dataclass(frozen=True)
class Baker:
    """A baker, who helps one player for the whole game."""

    id: str
    name: str
    powers: Mapping[str, int]
    known: Known

    @property
    def says(self) -> Sequence[Facts]:
        """All the baker does, and what of it is as printed."""
        return [*baker_says(self.powers), self.known.origin(ON_BAKER)]

    @property
    def facts(self) -> dict[str, Any]:
        """What the baker adds."""
        return {"sort": "baker", **self.powers}


@dataclass(frozen=True)
class KitchenCard:
    """One of the four cards that doughnuts are placed on."""

    id: str

    @property
    def says(self) -> Sequence[Facts]:
        """What it is for."""
        return [{"kind": self.id}, origin_of(PRINTED)]

    @property
    def facts(self) -> dict[str, Any]:
        """That it is one."""
        return {"sort": "kitchen"}


def read_components(data: Mapping[str, Any]) -> Components:
    """The box a components file describes; its pieces are the recipes, then the bakers, then the kitchen cards."""
    if unknown := sorted(set(data) - {"table", "recipe", "baker"}):
        raise BadComponents(f"unknown entry {unknown[0]!r}; expected [table], [[recipe]] or [[baker]]")
    boxes = new_tables(state.Box)
    box = record_of(boxes)
    read_table(box, data.get("table"))
    recipes = [read_recipe(box, kind, entry) for kind, entry in enumerate(checked_entries(data, "recipe"))]
    bakers = [read_baker(box, number, entry) for number, entry in enumerate(checked_entries(data, "baker"))]
    box.kinds, box.bakers = len(recipes), len(bakers)
    check_recipes(recipes)
    box.starters = sum(recipe.starter for recipe in recipes)
    check_unique([*recipes, *bakers])
    return Components(boxes, [*recipes, *bakers, *map(KitchenCard, state.KITCHEN)])


# --- The table


def read_table(box: Record, table: object) -> None:
    if not isinstance(table, Mapping) or set(table) != set(TABLE):
        raise BadComponents(f"[table] is {table!r}; expected exactly {listed(TABLE)}")
    read_by_players(box.most_doughnuts, table["doughnuts"], "doughnuts")
    read_by_players(box.plates, table["plates"], "plates")
    box.served_to_end = check_number(table["served_to_end"], 1, state.MOST_SERVED, "[table]: served_to_end")
    box.quiet_to_end = check_number(table["quiet_to_end"], 0, state.MOST_QUIET, "[table]: quiet_to_end")


def read_by_players(into: Any, numbers: object, what: str) -> None:
    counts = [str(players) for players in PLAYERS]
    if not isinstance(numbers, Mapping) or sorted(numbers) != counts:
        raise BadComponents(f"[table]: {what} is {numbers!r}; expected a number for {listed(counts)} players")
    for players in PLAYERS:
        into[players] = check_number(numbers[str(players)], 1, MOST_PLATES, f"[table]: {what} with {players} players")


# --- Recipes and bakers


def checked_entries(data: Mapping[str, Any], sort: str) -> Sequence[Mapping[str, Any]]:
    entries = data.get(sort)
    known, needed = (RECIPE, RECIPE_NEEDED) if sort == "recipe" else (BAKER, BAKER_NEEDED)
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise BadComponents(f"no {sort}s; expected [[{sort}]] tables, each with {listed(needed)}")
    most = state.KINDS if sort == "recipe" else state.BAKERS
    fewest = 1 if sort == "recipe" else state.SEATS
    if not fewest <= len(entries) <= most:
        raise BadComponents(f"{len(entries)} kinds of {sort}s; expected {fewest} to {most}")
    for number, entry in enumerate(entries, 1):
        check_fields(entry, f"{sort} {entry.get('id', number)!r}", known, needed)
    return entries


def check_fields(entry: Mapping[str, Any], who: str, known: Sequence[str], needed: Sequence[str]) -> None:
    if unknown := sorted(set(entry) - set(known)):
        raise BadComponents(f"{who}: unknown field {unknown[0]!r}; expected {listed(known, 'or')}")
    if absent := [field for field in needed if field not in entry]:
        raise BadComponents(f"{who}: {absent[0]!r} is missing")
    for field in TEXTS:
        if not isinstance(entry.get(field, ""), str):
            raise BadComponents(f"{who}: {field} is {entry[field]!r}; expected a text")
    if not checking.is_kebab(entry["id"]):
        raise BadComponents(f"{who}: the id must be of small letters, digits and hyphens, like 'honey-matcha'")
    if not entry["name"].strip():
        raise BadComponents(f"{who}: the name is empty")


def read_recipe(box: Record, kind: int, entry: Mapping[str, Any]) -> Recipe:
    who = f"recipe {entry['id']!r}"
    recipe = Recipe(
        id=entry["id"],
        name=entry["name"],
        letter=read_letter(entry.get("letter"), who),
        tips=check_number(entry["tips"], 0, MOST_TIPS, f"{who}: tips"),
        prepare=check_number(entry["prepare"], 2, MOST_NUMBER, f"{who}: prepare"),
        serve=check_number(entry["serve"], 2, MOST_NUMBER, f"{who}: serve"),
        copies=check_number(entry.get("copies", 1), 1, state.CARDS, f"{who}: copies"),
        starter=checking.check_bool(entry.get("starter", False), f"{who}: starter", BadComponents),
        known=read_known(entry, SHOWN, who),
    )
    box.tips[kind] = recipe.tips
    box.numbers[state.PREPARE, kind] = recipe.prepare
    box.numbers[state.SERVE, kind] = recipe.serve
    box.copies[kind] = recipe.copies
    box.starter[kind] = recipe.starter
    box.letter[kind] = ord(recipe.letter) - ord("A") + 1 if recipe.letter else 0
    return recipe


def read_letter(letter: str | None, who: str) -> str | None:
    if letter is not None and not (len(letter) == 1 and "A" <= letter <= "Z"):
        raise BadComponents(f"{who}: letter is {letter!r}; expected one of A to Z, or leave it out")
    return letter


def read_known(entry: Mapping[str, Any], fields: Sequence[str], who: str) -> Known:
    """What of an entry is printed, and what others tell."""
    lists = {}
    for source in ("printed", "told"):
        given = entry.get(source, [])
        if not isinstance(given, list) or any(field not in fields for field in given):
            expected = f"a list of {listed(fields)}, like {[*fields[:2]]!r}"
            raise BadComponents(f"{who}: {source} is {given!r}; expected {expected}")
        lists[source] = tuple(given)
    if bool(lists["told"]) != bool(entry.get("told_by")):
        raise BadComponents(f"{who}: told and told_by belong together, like told = ['name'] and told_by = 'reviews'")
    if twice := [field for field in lists["told"] if field in lists["printed"]]:
        raise BadComponents(f"{who}: {twice[0]} is both printed and told; expected one of them")
    return Known(**lists, by=entry.get("told_by", ""))


def read_baker(box: Record, number: int, entry: Mapping[str, Any]) -> Baker:
    who = f"baker {entry['id']!r}"
    most = {"draws": state.MOST_DRAWN - state.DRAWS - 1, "keeps": state.MOST_UNPREPARED - state.KEEPS}
    most |= {"prepare": MOST_BONUS, "serve": MOST_BONUS, "refreshes": state.MOST_SERVED}
    powers = {power: check_number(entry.get(power, 0), 0, top, f"{who}: {power}") for power, top in most.items()}
    box.bonus[number, state.PREPARE] = powers["prepare"]
    box.bonus[number, state.SERVE] = powers["serve"]
    box.draws_more[number] = powers["draws"]
    box.keeps_more[number] = powers["keeps"]
    box.refreshes[number] = powers["refreshes"]
    return Baker(entry["id"], entry["name"], powers, read_known(entry, ON_BAKER, who))


def check_recipes(recipes: Sequence[Recipe]) -> None:
    starters = sum(recipe.copies for recipe in recipes if recipe.starter)
    if starters < state.SEATS:
        raise BadComponents(f"{starters} recipes to start with; expected one for each of {state.SEATS} players")
    if (cards := sum(recipe.copies for recipe in recipes)) > state.CARDS:
        raise BadComponents(f"{cards} recipes with all copies; expected at most {state.CARDS}")


def check_unique(pieces: Sequence[Recipe | Baker]) -> None:
    """No two pieces share an id or a name, and no id is a word of the moves."""
    for field in ("id", "name"):
        values = [getattr(piece, field) for piece in pieces]
        if twice := [value for value in values if values.count(value) > 1]:
            raise BadComponents(f"{twice[0]!r}: this {field} is used twice")
    if taken := [piece.id for piece in pieces if piece.id in ("none", *state.KITCHEN)]:
        raise BadComponents(f"{taken[0]!r}: this id is a word of the moves; choose another")
