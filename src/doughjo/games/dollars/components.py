"""The box: from the data file to the record that the rules read."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any

from doughjo.core import checking
from doughjo.core.codes import Facts
from doughjo.core.contract import Components, Record, new_tables, record_of
from doughjo.core.errors import BadComponents, listed
from doughjo.core.origins import HOUSE, read_source
from doughjo.games.dollars import state
from doughjo.games.dollars.state import EAST, LENGTH, NORTH, SIDE, SOUTH, STARTS, UNSOLD, WEST

check_number = partial(checking.check_number, error=BadComponents, expected="a whole number")
LEVEL_WORDS = ("contented", "delighted", "thrilled")
LINES = (2, 1, 1)  # DD-26: donuts added for each level
BACKS = {"holes": state.PAIR, "half": state.SINGLE}
SHORTEST = LENGTH  # side of a mat
MOST_POINTS = 100
MOST_COPIES = 30
MOST_TURNS = 60


# --- The pieces, with their names and words


@dataclass(frozen=True)
class Flavour:
    """A flavour of donuts."""

    id: str
    name: str
    letter: str
    dollars: int | None
    token: int
    pair: int | None
    starters: int


@dataclass(frozen=True)
class Starter:
    """A starter tile."""

    id: str
    name: str
    says: Facts
    source: str = HOUSE  # DD-01

    @property
    def facts(self) -> dict[str, Any]:
        """What is printed on it, for whoever draws it."""
        return {"kind": "starter", "flavour": self.says["flavour"]}


@dataclass(frozen=True)
class Dollar:
    """A kind of Dollar Tile, by its back."""

    id: str
    name: str
    says: Facts
    back: str
    flavour: str
    copies: int
    start: int
    source: str

    @property
    def facts(self) -> dict[str, Any]:
        """What is printed on its back, for whoever draws it."""
        return {"kind": "hole" if self.back == "holes" else "half", "flavour": self.flavour}


@dataclass(frozen=True)
class Tile:
    """A donut tile, its sides as printed from left to right."""

    id: str
    name: str
    says: Facts
    top: str
    bottom: str
    source: str

    @property
    def facts(self) -> dict[str, Any]:
        """What is printed on it, for whoever draws it."""
        return {"kind": "tile", "top": self.top, "bottom": self.bottom}


@dataclass(frozen=True)
class Customer:
    """A customer, and what they want in three lines."""

    id: str
    name: str
    says: Facts
    neighbourhood: str
    wants: tuple[str, ...]
    points: tuple[int, ...]
    source: str


Piece = Starter | Dollar | Tile | Customer


@dataclass(frozen=True)
class Neighbourhood:
    """Where customers live."""

    id: str
    name: str


@dataclass(frozen=True)
class Rank:
    """What a score is called when you play alone."""

    least: int
    name: str
    wins: bool

    @property
    def id(self) -> str:
        """Its name, in small letters, digits and hyphens."""
        return re.sub(r"[^a-z0-9]+", "-", self.name.casefold())


@dataclass(frozen=True, eq=False)
class Shelf(Components):
    """The box of this game, its pieces also by kind."""

    flavours: Sequence[Flavour] = ()
    dollars: Sequence[Dollar] = ()
    tiles: Sequence[Tile] = ()
    customers: Sequence[Customer] = ()
    neighbourhoods: Sequence[Neighbourhood] = ()
    ranks: Sequence[Rank] = ()
    prices: Sequence[int] = ()
    columns: int = 0
    rows: int = 0


def shelf_of(components: Components) -> Shelf:
    """The box with its pieces by kind."""
    assert isinstance(components, Shelf)
    return components


def read_components(data: Mapping[str, Any]) -> Components:
    """The box a components file describes."""
    check_table(data, {key: Needed(kind) for key, kind in SECTIONS.items()}, "the file")
    boxes = new_tables(state.Box)
    box = record_of(boxes)
    flavours = read_flavours(box, data["flavour"])
    read_mat(box, data["mat"], flavours)
    dollars = read_money(box, data["money"], flavours)
    prices = read_prices(box, data["specials_board"])
    neighbourhoods = read_neighbourhoods(box, data["neighbourhood"])
    check_table(data["pieces"], {"tiles": Needed(list), "customers": Needed(list)}, "pieces")
    tiles = read_tiles(box, data["pieces"]["tiles"], flavours)
    customers = read_customers(box, data["pieces"]["customers"], flavours, neighbourhoods)
    read_line(box, data["line"])
    ranks = read_solo(box, data["solo"], data["rank"])
    pieces: list[Piece] = [
        *(starter(flavour) for flavour in flavours if flavour.starters),
        *dollars,
        *tiles,
        *customers,
    ]
    check_different([piece.id for piece in pieces], "piece", "id")
    return Shelf(
        boxes,
        pieces,
        flavours=flavours,
        dollars=dollars,
        tiles=tiles,
        customers=customers,
        neighbourhoods=neighbourhoods,
        ranks=ranks,
        prices=prices,
        columns=data["mat"]["columns"],
        rows=data["mat"]["rows"],
    )


# --- Flavours, mat and starters


def read_flavours(box: Record, entries: Sequence[Any]) -> list[Flavour]:
    check_count(entries, 1, state.FLAVOURS, "flavours")
    flavours = [read_flavour(entry, number) for number, entry in enumerate(entries, 1)]
    for field in ("id", "name", "letter"):
        check_different([getattr(flavour, field) for flavour in flavours], "flavour", field)
    box.flavours = len(flavours)
    for i, flavour in enumerate(flavours):
        box.dollars[i] = UNSOLD if flavour.dollars is None else flavour.dollars
        box.token_points[i] = flavour.token
        box.pair_points[i] = flavour.pair or 0
        box.starters[i] = flavour.starters
    return flavours


FLAVOUR_FIELDS = {"id": str, "name": str, "letter": str, "token": int, "starters": int}


def read_flavour(entry: Any, number: int) -> Flavour:
    who = named(entry, "id", "flavour", number)
    fields = {field: Needed(kind) for field, kind in FLAVOUR_FIELDS.items()}
    check_table(entry, {**fields, "dollars": int, "pair": int}, who)
    check_id(entry["id"], who)
    check_name(entry["name"], who)
    if len(entry["letter"]) != 1 or not entry["letter"].isascii() or not entry["letter"].isupper():
        raise BadComponents(f"{who}: letter is {entry['letter']!r}; expected one capital letter, like 'P'")
    if "dollars" in entry:
        check_number(entry["dollars"], 0, state.MOST_PRICE, f"{who}: dollars")
    check_number(entry["token"], 0, MOST_POINTS, f"{who}: token")
    check_number(entry.get("pair", 0), 0, MOST_POINTS, f"{who}: pair")
    check_number(entry["starters"], 0, SIDE, f"{who}: starters")
    return Flavour(
        entry["id"],
        entry["name"],
        entry["letter"],
        entry.get("dollars"),
        entry["token"],
        entry.get("pair"),
        entry["starters"],
    )


def starter(flavour: Flavour) -> Starter:
    return Starter(f"{flavour.id}-starter", f"{flavour.name} starter", {"kind": "starter", "flavour": flavour.id})


def read_mat(box: Record, mat: Mapping[str, Any], flavours: Sequence[Flavour]) -> None:
    check_table(mat, {"columns": Needed(int), "rows": Needed(int), "empty": Needed(int)}, "mat")
    box.columns = check_number(mat["columns"], SHORTEST, SIDE, "mat: columns")
    box.rows = check_number(mat["rows"], SHORTEST, SIDE, "mat: rows")
    box.empty_points = check_number(mat["empty"], -MOST_POINTS, MOST_POINTS, "mat: empty")
    starters, lines = sum(flavour.starters for flavour in flavours), min(mat["columns"], mat["rows"])
    if starters > lines:
        raise BadComponents(f"flavour: {starters} starters, no two in a line; the mat has room for {lines}")
    for covered in range(1 << SIDE):
        box.fits_rows[covered] = starts_that_fit(covered, mat["columns"])
        box.fits_columns[covered] = starts_that_fit(covered, mat["rows"])
        box.ways_in_row[covered] = int(box.fits_rows[covered]).bit_count()
        box.ways_in_column[covered] = int(box.fits_columns[covered]).bit_count()


def starts_that_fit(covered: int, length: int) -> int:
    """DD-21: a bit for every start at which a tile lies on empty cells only, at least one of them on the mat."""
    fits = 0
    for start in range(STARTS):
        first = start - (LENGTH - 1)
        under = [at for at in range(first, first + LENGTH) if 0 <= at < length]
        if under and not any(covered >> at & 1 for at in under):
            fits |= 1 << start
    return fits


# --- Money and prices


def read_money(box: Record, entries: Sequence[Any], flavours: Sequence[Flavour]) -> list[Dollar]:
    check_count(entries, 1, state.BACKS, "kinds of Dollar Tiles in money")
    dollars = [read_dollar(entry, number, flavours) for number, entry in enumerate(entries, 1)]
    check_different([dollar.id for dollar in dollars], "money", "back and flavour")
    box.backs = len(dollars)
    for i, dollar in enumerate(dollars):
        box.copies[i] = dollar.copies
        box.start[i] = dollar.start
        box.back[i] = BACKS[dollar.back]
        box.back_flavour[i] = [flavour.id for flavour in flavours].index(dollar.flavour)
    if (total := sum(dollar.copies for dollar in dollars)) > 127:
        raise BadComponents(f"money: {total} Dollar Tiles; expected at most 127")
    return dollars


def read_dollar(entry: Any, number: int, flavours: Sequence[Flavour]) -> Dollar:
    who = f"money {number}"
    fields: dict[str, Needed | type] = {
        "back": Needed(str),
        "flavour": Needed(str),
        "copies": Needed(int),
        "start": int,
        "source": str,
    }
    check_table(entry, fields, who)
    back, flavour = entry["back"], find(entry["flavour"], flavours, f"{who}: flavour")
    who = f"money {back} {flavour.id}"
    if back not in BACKS:
        raise BadComponents(f"{who}: back is {back!r}; expected {listed(map(repr, BACKS), 'or')}")
    if back == "holes" and flavour.pair is None:
        raise BadComponents(f"{who}: pairs of {flavour.id} holes are worth nothing; give the flavour 'pair'")
    copies = check_number(entry["copies"], 0, MOST_COPIES, f"{who}: copies")
    start = check_number(entry.get("start", 0), 0, copies // state.SEATS, f"{who}: start")
    identity = f"{flavour.id}-hole" if back == "holes" else f"half-{flavour.id}"
    says = {"kind": back, "flavour": flavour.id, **({"points": flavour.pair} if back == "holes" else {})}
    name = f"{flavour.name} {back}"
    return Dollar(identity, name, says, back, flavour.id, copies, start, read_source(entry, who))


def read_prices(box: Record, board: Mapping[str, Any]) -> list[int]:
    check_table(board, {"prices": Needed(list), "quiet_to_end": Needed(int)}, "specials_board")
    prices: list[int] = board["prices"]
    check_count(prices, 1, state.SLOTS, "prices in specials_board")
    for slot, price in enumerate(prices):
        box.prices[slot] = check_number(price, 0, state.MOST_PRICE, "specials_board: a price")
    if any(dear <= cheap for dear, cheap in pairwise(prices)):
        raise BadComponents(f"specials_board: prices are {prices}; each slot must be cheaper than the one before")
    box.slots = len(prices)
    box.quiet_to_end = check_number(board["quiet_to_end"], 0, state.MOST_QUIET, "specials_board: quiet_to_end")
    return list(prices)


# --- Tiles


def read_tiles(box: Record, entries: Sequence[Any], flavours: Sequence[Flavour]) -> list[Tile]:
    check_count(entries, int(box.slots), state.TILES, "tiles")
    tiles = [read_tile(entry, number, flavours) for number, entry in enumerate(entries, 1)]
    check_different([tile.id for tile in tiles], "tile", "id")
    letters = [flavour.letter for flavour in flavours]
    box.tiles = len(tiles)
    for i, tile in enumerate(tiles):
        top, bottom = ([letters.index(letter) for letter in side] for side in (tile.top, tile.bottom))
        for facing in range(4):
            for k, shows in enumerate(faces(top, bottom, facing)):
                box.faces[i, facing, k] = shows
        box.turns_into_itself[i] = faces(top, bottom, EAST) == faces(top, bottom, WEST)
    return tiles


def read_tile(entry: Any, number: int, flavours: Sequence[Flavour]) -> Tile:
    who = named(entry, "id", "tile", number)
    check_table(entry, {"id": Needed(str), "top": Needed(str), "bottom": Needed(str), "source": str}, who)
    check_id(entry["id"], who)
    for side in ("top", "bottom"):
        check_letters(entry[side], LENGTH, flavours, f"{who}: {side}")
    top, bottom = (words_of(entry[side], flavours) for side in ("top", "bottom"))
    return Tile(
        entry["id"],
        f"{entry['top']}/{entry['bottom']}",
        {"kind": "tile", "top": top, "bottom": bottom},
        entry["top"],
        entry["bottom"],
        read_source(entry, who),
    )


def faces(top: Sequence[int], bottom: Sequence[int], facing: int) -> list[int]:
    """What the four cells show from the west or north end on; turning clockwise, the top goes to the east."""
    ways: dict[int, tuple[Sequence[int], Sequence[int]]] = {
        EAST: (top, bottom),  # as printed: the top is north, the bottom south
        WEST: (bottom[::-1], top[::-1]),
        SOUTH: (bottom, top),  # the bottom is west, the top east
        NORTH: (top[::-1], bottom[::-1]),
    }
    across = 0 if facing in (EAST, WEST) else state.ACROSS
    return [
        across + ((1 + first) << state.FIRST) + ((1 + second) << state.SECOND)
        for first, second in zip(*ways[facing], strict=True)
    ]


# --- Customers


def read_neighbourhoods(box: Record, entries: Sequence[Any]) -> list[Neighbourhood]:
    check_count(entries, 1, state.NEIGHBOURHOODS, "neighbourhoods")
    for number, entry in enumerate(entries, 1):
        who = named(entry, "id", "neighbourhood", number)
        check_table(entry, {"id": Needed(str), "name": Needed(str)}, who)
        check_id(entry["id"], who)
        check_name(entry["name"], who)
    check_different([entry["id"] for entry in entries], "neighbourhood", "id")
    box.neighbourhoods = len(entries)
    return [Neighbourhood(entry["id"], entry["name"]) for entry in entries]


def read_customers(
    box: Record, entries: Sequence[Any], flavours: Sequence[Flavour], neighbourhoods: Sequence[Neighbourhood]
) -> list[Customer]:
    check_count(entries, 0, state.CUSTOMERS, "customers")
    customers = [read_customer(entry, number, flavours, neighbourhoods) for number, entry in enumerate(entries, 1)]
    check_different([customer.id for customer in customers], "customer", "name")
    letters = [flavour.letter for flavour in flavours]
    box.customers = len(customers)
    for i, customer in enumerate(customers):
        box.neighbourhood[i] = [each.id for each in neighbourhoods].index(customer.neighbourhood)
        for level in range(state.LEVELS):
            box.points[i, level] = customer.points[level]
            for letter in "".join(customer.wants[: level + 1]):
                box.wants[i, level, letters.index(letter)] += 1
        for place, letter in enumerate("".join(customer.wants)):
            box.donuts[i, place] = letters.index(letter)
    return customers


CUSTOMER_FIELDS = {"name": str, "neighbourhood": str, "wants": list, "points": list}


def read_customer(
    entry: Any, number: int, flavours: Sequence[Flavour], neighbourhoods: Sequence[Neighbourhood]
) -> Customer:
    who = named(entry, "name", "customer", number)
    check_table(entry, {**{field: Needed(kind) for field, kind in CUSTOMER_FIELDS.items()}, "source": str}, who)
    check_name(entry["name"], who)
    identity = entry["name"].casefold().replace(" ", "-")
    check_id(identity, who)
    home = find(entry["neighbourhood"], neighbourhoods, f"{who}: neighbourhood")
    wants, points = entry["wants"], entry["points"]
    if len(wants) != state.LEVELS or len(points) != state.LEVELS:
        raise BadComponents(f"{who}: {len(wants)} wants and {len(points)} points; expected 3 of each")
    for line, (letters, count) in enumerate(zip(wants, LINES, strict=True), 1):
        check_letters(letters, count, flavours, f"{who}: line {line} of wants")
    for value in points:
        check_number(value, 0, MOST_POINTS, f"{who}: points")
    says = customer_says(wants, points, flavours, home)
    return Customer(identity, entry["name"], says, home.id, tuple(wants), tuple(points), read_source(entry, who))


def customer_says(
    wants: Sequence[str], points: Sequence[int], flavours: Sequence[Flavour], home: Neighbourhood
) -> Facts:
    first, (second,), (third,) = (words_of(letters, flavours) for letters in wants)
    orders = {"first": first, "second": second, "third": third}
    return {"kind": "customer", "neighbourhood": home.id, **orders, **dict(zip(LEVEL_WORDS, points, strict=True))}


def read_line(box: Record, line: Mapping[str, Any]) -> None:
    check_table(line, {"waiting": Needed(int), "set": Needed(int), "majority": Needed(int)}, "line")
    box.waiting = check_number(line["waiting"], 1, state.LINE, "line: waiting")
    box.set_points = check_number(line["set"], 0, MOST_POINTS, "line: set")
    box.majority_points = check_number(line["majority"], 0, MOST_POINTS, "line: majority")


# --- Playing alone


def read_solo(box: Record, solo: Mapping[str, Any], entries: Sequence[Any]) -> list[Rank]:
    check_table(solo, {"turns": Needed(int)}, "solo")
    box.turns = check_number(solo["turns"], 1, MOST_TURNS, "solo: turns")
    check_count(entries, 1, state.RANKS, "ranks")
    ranks = [read_rank(entry, number) for number, entry in enumerate(entries, 1)]
    if any(low.least >= high.least for low, high in pairwise(ranks)):
        raise BadComponents(f"rank: they begin at {[rank.least for rank in ranks]}; expected rising numbers")
    winning = [rank.least for rank in ranks if rank.wins]
    if not winning or [rank.wins for rank in ranks] != sorted(rank.wins for rank in ranks):
        raise BadComponents("rank: expected 'wins = true' for the highest ranks, at least for one")
    box.win_from = winning[0]
    box.ranks = len(ranks)
    for i, rank in enumerate(ranks):
        box.rank_from[i] = rank.least
    return ranks


def read_rank(entry: Any, number: int) -> Rank:
    who = named(entry, "name", "rank", number)
    check_table(entry, {"from": Needed(int), "name": Needed(str), "wins": bool}, who)
    check_name(entry["name"], who)
    check_number(entry["from"], 0, 1000, f"{who}: from")
    return Rank(entry["from"], entry["name"], entry.get("wins", False))


# --- Checking values

SECTIONS: dict[str, type] = {
    "mat": dict,
    "flavour": list,
    "money": list,
    "specials_board": dict,
    "line": dict,
    "solo": dict,
    "rank": list,
    "neighbourhood": list,
    "pieces": dict,
}
KINDS = {str: "a text", int: "a whole number", list: "a list", dict: "a table", bool: "true or false"}


@dataclass(frozen=True)
class Needed:
    """A field that must be there."""

    kind: type


def check_table(entry: Any, fields: Mapping[str, "Needed | type"], who: str) -> None:
    if not isinstance(entry, Mapping):
        raise BadComponents(f"{who} is {entry!r}; expected a table")
    if unknown := sorted(set(entry) - set(fields)):
        raise BadComponents(f"{who}: unknown entry {unknown[0]!r}; expected {listed(fields, 'or')}")
    for field, wanted in fields.items():
        kind = wanted.kind if isinstance(wanted, Needed) else wanted
        if field not in entry and isinstance(wanted, Needed):
            raise BadComponents(f"{who}: {field!r} is missing")
        if field in entry and (not isinstance(entry[field], kind) or (kind is int and isinstance(entry[field], bool))):
            raise BadComponents(f"{who}: {field} is {entry[field]!r}; expected {KINDS[kind]}")


def named(entry: Any, field: str, kind: str, number: int) -> str:
    """How a complaint calls an entry."""
    name = entry.get(field) if isinstance(entry, Mapping) else None
    return f"{kind} {name!r}" if isinstance(name, str) and name else f"{kind} {number}"


def check_count(entries: Sequence[Any], least: int, most: int, what: str) -> None:
    if not least <= len(entries) <= most:
        raise BadComponents(f"{len(entries)} {what}; expected {least} to {most}")


def check_different(values: Sequence[str], kind: str, field: str) -> None:
    if twice := [value for value in values if values.count(value) > 1]:
        raise BadComponents(f"{kind} {twice[0]!r}: the {field} {twice[0]!r} is used twice")


def check_id(word: str, who: str) -> None:
    if not checking.is_kebab(word):
        raise BadComponents(f"{who}: {word!r} must be of small letters, digits and hyphens, like 'mt-timber'")


def check_name(name: str, who: str) -> None:
    if not name.strip():
        raise BadComponents(f"{who}: the name is empty")


def check_letters(letters: object, count: int, flavours: Sequence[Flavour], what: str) -> None:
    known = [flavour.letter for flavour in flavours]
    if not isinstance(letters, str) or len(letters) != count or any(letter not in known for letter in letters):
        raise BadComponents(f"{what} is {letters!r}; expected {count} of the letters {' '.join(known)}")


def words_of(letters: str, flavours: Sequence[Flavour]) -> list[str]:
    words = {flavour.letter: flavour.id for flavour in flavours}
    return [words[letter] for letter in letters]


def find(word: str, pieces: Sequence[Any], what: str) -> Any:
    for piece in pieces:
        if piece.id == word:
            return piece
    raise BadComponents(f"{what} is {word!r}; expected {listed((repr(piece.id) for piece in pieces), 'or')}")
