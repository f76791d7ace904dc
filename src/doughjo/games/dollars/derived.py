"""What follows from a table, for whoever draws it and knows no rules: pieces with their places, donuts, previews."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from doughjo.core.contract import Components, Ids, Position, Record
from doughjo.games.dollars import rules, text
from doughjo.games.dollars.components import Customer, Shelf
from doughjo.games.dollars.places import AXES, CELL_NAMES, CELLS, DIRECTIONS, FACINGS, cells_under, first_corner
from doughjo.games.dollars.position import describe_small, shelf_of, tile_id, tiles_on
from doughjo.games.dollars.rules import LEVELS, NONE, SIDE, SOLD


def derive(s: Record, components: Components, seat: int) -> Position:
    """Everything a board shows that follows from the position; previews only for a seat that must decide."""
    shelf = shelf_of(components)
    owes = seat >= 0 and rules.to_act(s, shelf.box) == 1 << seat
    return {
        **printed(shelf),
        "specials": specials(s, shelf),
        "customers": {each.id: customer_facts(shelf, each) for each in known_customers(s, shelf)},
        "mats": [mat(s, shelf, other) for other in range(s.players)],
        "rank": rank(s, shelf),
        "quiet": text.quiet_warning(s, shelf),
        "previews": previews(s, shelf, seat) if owes else {},
    }


@lru_cache(maxsize=4096)
def printed(shelf: Shelf) -> Position:
    """What is printed on the box's components and never changes."""
    return {
        "mat": {"columns": shelf.columns, "rows": shelf.rows},
        "flavours": [
            {
                "id": each.id,
                "name": each.name,
                "letter": each.letter,
                "dollars": each.dollars,
                "token": each.token,
                "pair": each.pair,
            }
            for each in shelf.flavours
        ],
        "neighbourhoods": [{"id": each.id, "name": each.name} for each in shelf.neighbourhoods],
    }


def specials(s: Record, shelf: Shelf) -> list[Position]:
    """The Specials Board, the dearest slot first."""
    dollars = rules.dollars_of(s, s.turn) if s.turn != NONE else 0
    return [
        {"price": price, "tile": tile_id(shelf, tile), "affordable": price <= dollars, **sides(shelf, tile)}
        for price, tile in zip(shelf.prices, s.board.tolist(), strict=False)
    ]


def sides(shelf: Shelf, tile: int) -> Position:
    return {} if tile == NONE else {"top": shelf.tiles[tile].top, "bottom": shelf.tiles[tile].bottom}


# --- Customers


def known_customers(s: Record, shelf: Shelf) -> list[Customer]:
    """Everybody in the line and everybody served."""
    places = zip(shelf.customers, s.customers.tolist(), strict=False)
    return [customer for customer, at in places if at == rules.SHOWN or at >= 0]


@lru_cache(maxsize=4096)
def customer_facts(shelf: Shelf, customer: Customer) -> Position:
    words = {flavour.letter: flavour.id for flavour in shelf.flavours}
    return {
        "name": customer.name,
        "neighbourhood": customer.neighbourhood,
        "lines": [[words[letter] for letter in line] for line in customer.wants],
        "points": list(customer.points),
    }


# --- Mats


def mat(s: Record, shelf: Shelf, seat: int) -> Position:
    """A mat piece by piece and cell by cell."""
    pieces = [*small_pieces(s, shelf, seat), *tile_pieces(s, shelf, seat)]
    owner = {cell: i for i, piece in enumerate(pieces) for cell in piece["cells"] if cell}
    shown = s.cells[seat].tolist()
    return {
        "pieces": pieces,
        "cells": {name: {"piece": i, **halves(shelf, shown[CELLS[name]])} for name, i in owner.items()},
        "donuts": donuts(s, shelf, seat),
        "empty": int(s.empty[seat]),
        "dollars": rules.dollars_of(s, seat),
        "neighbourhoods": {
            each.id: {
                "customers": rules.served_in(s, shelf.box, seat, i),
                "donuts": rules.donuts_in(s, shelf.box, seat, i),
                "leads": bool(s.players > 1 and rules.leads(s, shelf.box, seat, i)),
            }
            for i, each in enumerate(shelf.neighbourhoods)
        },
    }


def small_pieces(s: Record, shelf: Shelf, seat: int) -> list[Position]:
    under = {cell for _, at in tiles_on(seat, s.tiles.tolist()) for cell in cells_under(shelf, at)}
    small = [(cell, shows) for cell, shows in enumerate(s.cells[seat].tolist()) if shows and cell not in under]
    return [small_piece(shelf, cell, shows) for cell, shows in small]


@lru_cache(maxsize=4096)
def small_piece(shelf: Shelf, cell: int, shows: int) -> Position:
    """A starter or a Dollar Tile; without a turn, its half is in the north, those of a starter north and south."""
    piece = describe_small(shelf, cell, shows)
    facing, name = piece.get("facing"), piece["piece"]
    kind = "starter" if name.endswith("-starter") else "hole" if name.endswith("-hole") else "half"
    turn = AXES.index(facing) if kind == "starter" else FACINGS[facing] if facing else 0
    flavour = name.removesuffix("-starter").removesuffix("-hole").removeprefix("half-")
    where = {"x": cell % SIDE, "y": cell // SIDE, "turn": 90 * turn, "cells": [CELL_NAMES[cell]]}
    return {"piece": name, "kind": kind, "flavour": flavour, **where}


def tile_pieces(s: Record, shelf: Shelf, seat: int) -> list[Position]:
    return [tile_piece(shelf, tile, placement) for tile, placement in tiles_on(seat, s.tiles.tolist())]


@lru_cache(maxsize=4096)
def tile_piece(shelf: Shelf, tile: int, placement: int) -> Position:
    x, y = first_corner(placement)
    return {
        "piece": shelf.tiles[tile].id,
        "kind": "tile",
        **sides(shelf, tile),
        "x": x,
        "y": y,
        "turn": 90 * ((rules.facing_of(placement) - rules.EAST) % 4),
        "cells": [None if cell == NONE else CELL_NAMES[cell] for cell in cells_under(shelf, placement)],
    }


@lru_cache(maxsize=4096)
def halves(shelf: Shelf, shows: int) -> dict[str, str]:
    """The half donuts of a cell by side."""
    found = {word: rules.half_at(shows, side) for side, word in DIRECTIONS.items()}
    return {word: shelf.flavours[half - 1].id for word, half in found.items() if half}


def donuts(s: Record, shelf: Shelf, seat: int) -> list[list[Any]]:
    out = np.zeros((2 * rules.CELLS, 4), np.int32)
    n = rules.donuts_on(s, shelf.box, seat, out)
    return [donut(shelf, row) for row in out[:n].tolist()]


def donut(shelf: Shelf, row: Sequence[int]) -> list[Any]:
    """Two cells, and the flavour of a perfect donut or the dollars of a mismatch."""
    _, cell, beside, made = row
    return [CELL_NAMES[cell], CELL_NAMES[beside], made - SOLD if made >= SOLD else shelf.flavours[made].id]


# --- Alone


def rank(s: Record, shelf: Shelf) -> Position | None:
    """What the score so far is called."""
    if s.players > 1:
        return None
    points = np.zeros(8, np.int32)
    rules.score(s, shelf.box, points, np.zeros(8, np.int32))
    reached = text.rank_of(shelf, int(points[0]))
    above = [each.least for each in shelf.ranks if each.least > reached.least]
    return {"name": reached.name, "from": reached.least, "next": min(above, default=None), "wins": reached.wins}


# --- Previews


def previews(s: Record, shelf: Shelf, seat: int) -> Position:
    """What each legal move would set off; moves that set off nothing are left out."""
    actions = np.zeros(rules.MOST_CHOICES, np.int32)
    n = rules.legal(s, shelf.box, seat, actions)
    if s.phase == rules.SERVING:
        return {str(text.action_text(shelf, action)): service(shelf, action) for action in actions[1:n].tolist()}
    found: dict[str, list[Any]] = {}
    for row in foreseen(s, shelf, seat, actions, n):
        found.setdefault(str(text.action_text(shelf, row[0])), []).append(donut(shelf, row))
    return found


def foreseen(s: Record, shelf: Shelf, seat: int, actions: Ids, n: int) -> list[list[int]]:
    out = np.zeros((2 * rules.LENGTH * n, 4), np.int32)
    count = rules.foresee(s, shelf.box, seat, actions, n, out)
    rows: list[list[int]] = out[:count].tolist()
    return rows


def service(shelf: Shelf, action: int) -> Position:
    """The tokens a service takes, and its points."""
    customer, level = divmod(action - rules.SERVE, LEVELS)
    card = shelf.customers[customer]
    return {"tokens": text.tokens_for(shelf, card, level), "points": card.points[level]}
