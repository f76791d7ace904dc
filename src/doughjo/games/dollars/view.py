"""What the table of Dollars to Donuts says, as views and positions show it, and what boards get beyond that."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from doughjo.core.codes import Facts
from doughjo.core.contract import FIRST_PLAYERS, Components
from doughjo.core.moves import Kinds
from doughjo.core.origins import origin
from doughjo.core.schema import (
    FLAG,
    SEAT,
    Counts,
    Either,
    Entry,
    Given,
    Group,
    Is,
    Joined,
    Listed,
    Many,
    Merged,
    Named,
    One,
    Printed,
    Rows,
    Schema,
    Tuple,
    Whose,
    per_seat,
)
from doughjo.core.words import Names, Texts
from doughjo.games.dollars import derived
from doughjo.games.dollars.components import LEVEL_WORDS, Customer, Dollar, Shelf, Starter, Tile, shelf_of, words_of
from doughjo.games.dollars.moves import MOVES
from doughjo.games.dollars.places import (
    AXES,
    CELL_NAMES,
    DIRECTIONS,
    FACINGS,
    cells_under,
    first_corner,
    on_mat,
    place_of,
)
from doughjo.games.dollars.rules import facing_of, half_at
from doughjo.games.dollars.said import ENDINGS
from doughjo.games.dollars.state import (
    ACROSS,
    BUYING,
    DRAWING_FOR_DOLLAR,
    DRAWING_FOR_TILE,
    EAST,
    FINISHED,
    GONE,
    HOLES,
    LAYING,
    LEVELS,
    MOST_PRICE,
    NONE,
    PAYING,
    PLACEMENTS,
    REFILLING,
    REPLACING,
    RIVAL_REFILLING,
    RIVAL_REPLACING,
    SERVING,
    SIDE,
    SOLD,
    STARTING,
    UNSEEN,
    State,
)

STEPS = {
    STARTING: "start",
    BUYING: "buy",
    PAYING: "pay",
    DRAWING_FOR_TILE: "draw for tile",
    LAYING: "lay",
    DRAWING_FOR_DOLLAR: "draw for dollar",
    SERVING: "serve",
    REFILLING: "refill",
    REPLACING: "replace",
    RIVAL_REFILLING: "rival refill",
    RIVAL_REPLACING: "rival replace",
}


def pieces(what: str, where: str, turned: str) -> Entry:
    """The pieces of a mat: what they are, where they lie, and how small ones are turned."""
    return Rows("piece_rows", "pieces", Merged([One("what", what), One("where", where), One("what", turned)]))


DONUT = Tuple([One("cell", "cell"), One("beside", "cell"), One("made", "made")])

TABLE: dict[str, Entry] = {
    "players": One("players"),
    "options": Group(
        {
            "shared_starters": One("shared_starters", FLAG),
            "starters_last": One("starters_last", FLAG),
            "first_player": One("first_player", "first-player"),
            "quiet_end": One("quiet_end", FLAG),
        }
    ),
    "starting_player": One("starting", SEAT, none=True),
    "turn": Group(
        {
            "seat": One("turn"),
            "step": One("phase", "step"),
            "tile": Given(One("tile", "tile"), "phase", only=PAYING),
            "owing": Given(One("owing"), "phase", only=PAYING),
            "draws": Given(One("draws"), "draws", never=0),
            "served": Given(One("served", FLAG), "served", never=0),
        },
        only=("phase", [*STEPS]),
    ),
    "turns_left": Either("players", {1: One("turns_left")}),
    "quiet": One("quiet"),
    "board": Many("board", "tile", size="slots", none=True),
    "supply": Whose("tiles", "tile", UNSEEN),
    "line": Many("line", "customer", size="line_size"),
    "deck": Whose("customers", "customer", UNSEEN),
    "gone": Joined([Whose("tiles", "tile", GONE), Whose("customers", "customer", GONE)]),
    "bag": Counts("bag", "dollar"),
    "shops": per_seat(
        {
            "starters": Counts("starters", "flavour", listed=True),
            "dollars": Counts("purses", "dollar"),
            "tokens": Counts("tokens", "flavour"),
            "pieces": pieces("piece", "place", "piece-facing"),
            "aside": Rows("aside_rows", "set_aside", One("tile", "tile")),
            "served": Rows("served_rows", "served_by", One("level", "level"), One("customer", "customer")),
        }
    ),
    "over": Is("phase", FINISHED),
}
VIEW = Schema((State, derived.Facts), TABLE)

MAT: dict[str, Entry] = {
    "pieces": pieces("piece-drawn", "place-drawn", "piece-turned"),
    "cells": Rows(
        "covered_rows",
        "covered",
        Merged([Group({"piece": One("piece")}), One("shows", "halves")]),
        One("cell", "cell"),
    ),
    "donuts": Rows("donut_rows", "donuts", DONUT),
    "empty": One("empty"),
    "dollars": One("dollars"),
    "neighbourhoods": Named(
        "neighbourhood",
        Group({"customers": One("customers_in"), "donuts": One("donuts_in"), "leads": One("leads_in", FLAG)}),
    ),
}
SPECIAL: dict[str, Entry] = {
    "price": One("prices"),
    "tile": One("board", "tile", none=True),
    "affordable": One("affordable", FLAG),
    "top": Given(One("board", "top"), "board", never=NONE),
    "bottom": Given(One("board", "bottom"), "board", never=NONE),
}
DERIVED = Schema(
    (State, derived.Facts),
    {
        "mat": Printed("mat"),
        "flavours": Printed("flavours"),
        "neighbourhoods": Printed("neighbourhoods"),
        "specials": Listed(Group(SPECIAL), "slots"),
        "customers": Named("customer", Printed("customer-card"), "customers", never=(UNSEEN, GONE)),
        "mats": per_seat(MAT),
        "rank": One("rank", "rank-reached", none=True),
        "quiet": Group({"rounds": One("quiet_rounds"), "most": One("quiet_most")}, unless="quiet_rounds"),
        "previews": Merged(
            [
                Rows("preview_rows", "previews", DONUT, One("move", "move"), gathered=True),
                Rows("service_rows", "services", One("service", "service"), One("move", "move")),
            ]
        ),
    },
)


# --- Words


@lru_cache(maxsize=64)
def kinds(components: Components) -> Kinds:
    """The words of a box, by kind."""
    shelf = shelf_of(components)
    words = {
        "flavour": [each.id for each in shelf.flavours],
        "dollar": [each.id for each in shelf.dollars],
        "tile": [each.id for each in shelf.tiles],
        "customer": [each.id for each in shelf.customers],
        "neighbourhood": [each.id for each in shelf.neighbourhoods],
        "rank": [each.id for each in shelf.ranks],
        "price": shelf.prices,
        "starting": [{"starter": each.id} if each.starters else None for each in shelf.flavours],
        "cell": [name if on_mat(shelf, cell) else None for cell, name in enumerate(CELL_NAMES)],
        "placement": [place_of(shelf, placement) for placement in range(PLACEMENTS)],
        "side": [*DIRECTIONS.values()],
        "axis": AXES,
        "level": LEVEL_WORDS,
        "ending": ENDINGS,
        "first-player": FIRST_PLAYERS,
        "step": [STEPS.get(phase) for phase in range(FINISHED + 1)],
    }
    words |= {**pieces_told(shelf), **pieces_drawn(shelf), **cards(shelf)}
    return {**words, "move": MOVES.texts(words)}


def pieces_told(shelf: Shelf) -> dict[str, Any]:
    """What lies on a mat and where, as positions tell it: small pieces, then tiles."""
    small = [small_piece(shelf, shows) for shows in range(derived.SMALL)]
    places = [place_of(shelf, placement) for placement in range(PLACEMENTS)]
    return {
        "piece": [*(each and {"piece": each.piece} for each in small), *({"piece": tile.id} for tile in shelf.tiles)],
        "piece-facing": [
            *({"facing": each.facing} if each and each.facing else {} for each in small),
            *({} for _ in shelf.tiles),
        ],
        "place": [*({"at": name} for name in CELL_NAMES), *(place and without_nothing(place) for place in places)],
    }


def without_nothing(place: Facts) -> Facts:
    """A place in which nothing is said of the edge by a tile that does not lie over it."""
    return {name: word for name, word in place.items() if word != 0}


def pieces_drawn(shelf: Shelf) -> dict[str, Any]:
    """The same as boards draw it, with what the cells show."""
    small = [small_piece(shelf, shows) for shows in range(derived.SMALL)]
    spots = [{"x": cell % SIDE, "y": cell // SIDE, "cells": [name]} for cell, name in enumerate(CELL_NAMES)]
    return {
        "piece-drawn": [
            *(each and {"piece": each.piece, "kind": each.kind, "flavour": each.flavour} for each in small),
            *({"piece": tile.id, **tile.facts} for tile in shelf.tiles),
        ],
        "piece-turned": [*({"turn": 90 * each.turn} if each else {} for each in small), *({} for _ in shelf.tiles)],
        "place-drawn": [*spots, *(spot_of_tile(shelf, placement) for placement in range(PLACEMENTS))],
        "halves": [halves(shelf, shows) for shows in range(derived.SMALL)],
    }


class Small(NamedTuple):
    """A starter or a Dollar Tile on a mat."""

    piece: str
    kind: str
    flavour: str
    facing: str | None  # of holes nothing
    turn: int  # by quarters; unturned, the half is in the north, those of a starter north and south


def small_piece(shelf: Shelf, shows: int) -> Small | None:
    """The small piece that shows this on its cell; None where none does."""
    if shows >= HOLES:
        flavour = shelf.flavours[shows - HOLES].id if shows - HOLES < len(shelf.flavours) else None
        return Small(f"{flavour}-hole", "hole", flavour, None, 0) if flavour else None
    found = halves(shelf, shows) or {}
    flavours = {*found.values()}
    if len(flavours) != 1:
        return None
    flavour, sides = flavours.pop(), [*found]
    if len(sides) == 1:
        return Small(f"half-{flavour}", "half", flavour, sides[0], FACINGS[sides[0]])
    axis = int(shows >= ACROSS)
    return Small(f"{flavour}-starter", "starter", flavour, AXES[axis], axis)


def halves(shelf: Shelf, shows: int) -> dict[str, str] | None:
    """The half donuts of a cell by side; None where no piece shows that."""
    if shows >= HOLES:
        return {}
    found = {word: int(half_at(shows, side)) for side, word in DIRECTIONS.items()}
    if max(found.values()) > len(shelf.flavours):
        return None
    return {word: shelf.flavours[half - 1].id for word, half in found.items() if half}


def spot_of_tile(shelf: Shelf, placement: int) -> Facts:
    """Where a tile is drawn that lies there: its first cell may be off the mat."""
    x, y = first_corner(placement)
    cells = [None if cell == NONE else CELL_NAMES[cell] for cell in cells_under(shelf, placement)]
    return {"x": x, "y": y, "turn": 90 * ((int(facing_of(placement)) - EAST) % 4), "cells": cells}


def cards(shelf: Shelf) -> dict[str, Any]:
    """What is printed on tiles, customers and the rest, as boards get it."""
    fields = ("id", "name", "letter", "dollars", "token", "pair")
    return {
        "top": [tile.top for tile in shelf.tiles],
        "bottom": [tile.bottom for tile in shelf.tiles],
        "mat": [{"columns": shelf.columns, "rows": shelf.rows}],
        "flavours": [[{field: getattr(each, field) for field in fields} for each in shelf.flavours]],
        "neighbourhoods": [[{"id": each.id, "name": each.name} for each in shelf.neighbourhoods]],
        "made": [each.id for each in shelf.flavours] + [None] * (SOLD - len(shelf.flavours)) + [*range(MOST_PRICE + 1)],
        "customer-card": [card(shelf, customer) for customer in shelf.customers],
        "service": [
            {"tokens": words_of("".join(customer.wants[: level + 1]), shelf.flavours), "points": customer.points[level]}
            for customer in shelf.customers
            for level in range(LEVELS)
        ],
        "rank-reached": [
            {"rank": rank.id, "from": rank.least, "next": above and above.least, "wins": rank.wins}
            for rank, above in zip(shelf.ranks, [*shelf.ranks[1:], None], strict=True)
        ],
    }


def card(shelf: Shelf, customer: Customer) -> Facts:
    """A customer as boards get them."""
    return {
        "name": customer.name,
        "neighbourhood": customer.neighbourhood,
        "lines": [words_of(letters, shelf.flavours) for letters in customer.wants],
        "points": [*customer.points],
    }


def names(components: Components) -> Names:
    """What a box calls them."""
    shelf = shelf_of(components)
    named: dict[str, Sequence[Any]] = {
        "flavour": shelf.flavours,
        "dollar": shelf.dollars,
        "tile": shelf.tiles,
        "customer": shelf.customers,
        "neighbourhood": shelf.neighbourhoods,
        "rank": shelf.ranks,
        "starter": [piece for piece in shelf.pieces if isinstance(piece, Starter)],
    }
    return {
        **{kind: {each.id: each.name for each in pieces} for kind, pieces in named.items()},
        "cell": {name: name for name in CELL_NAMES},
    }


def printed(components: Components) -> Texts:
    """What is printed on the pieces, and whether it is."""
    sorts = {Starter: "starter", Dollar: "dollar", Tile: "tile", Customer: "customer"}
    found: dict[str, dict[str, list[Facts]]] = {sort: {} for sort in sorts.values()}
    for piece in components.pieces:
        found[sorts[type(piece)]][piece.id] = [piece.says, origin(piece.source)]
    return found
