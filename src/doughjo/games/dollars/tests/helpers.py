"""Laying a table in a few words, and looking at it in one."""

from functools import partial
from typing import Any

import doughjo
from doughjo import testing
from doughjo.core.components import Source

GAME = doughjo.game("dollars")
own_box = partial(testing.own_box, GAME)
random_game = partial(testing.random_game, GAME)
BOARD = ("t01", "t02", "t03", "t04", "t05", "t06")  # the dearest slot first


def piece(words: str) -> dict[str, Any]:
    """'t14 c4 east 2': a piece, its cell, where it faces and how many cells hang over before that cell."""
    name, at, *rest = words.split()
    found: dict[str, Any] = {"piece": name, "at": at}
    if rest:
        found["facing"] = rest[0]
    if len(rest) > 1:
        found["over"] = int(rest[1])
    return found


def counted(words: str) -> dict[str, int]:
    """'3 plain-hole, 1 half-plain' as a dictionary."""
    pairs = [part.split() for part in words.split(",") if part.strip()]
    return {word: int(count) for count, word in pairs}


def shop(
    pieces: str = "", dollars: str = "", tokens: str = "", served: dict[str, str] | None = None, **more: Any
) -> dict[str, Any]:
    """A shop with pieces like 't14 c4 east, plain-hole a1' and without a dollar unless said."""
    return {
        "pieces": [piece(words) for words in pieces.split(",") if words.strip()],
        "dollars": counted(dollars),
        "tokens": counted(tokens),
        "served": served or {},
        **more,
    }


def table(
    *shops: dict[str, Any],
    players: int | None = None,
    seat: int = 0,
    step: str = "buy",
    board: tuple[str | None, ...] = BOARD,
    line: tuple[str, ...] = (),
    seed: int | None = None,
    components: Source = None,
    **more: Any,
) -> doughjo.Match:
    """A table in the middle of the game; unless said, nobody is in the line or the deck and seat 0 is to buy."""
    players = players or max(len(shops), 2)
    turn = more.pop("turn", {"seat": seat, "step": step})
    position = {
        "players": players,
        "turn": turn,
        "board": list(board),
        "line": list(line),
        "deck": more.pop("deck", []),
        "shops": [*shops, *[shop()] * (players - len(shops))],
        **more,
    }
    return GAME.start_from(position, seed=seed, components=components)


def finished(*shops: dict[str, Any], players: int | None = None, **more: Any) -> doughjo.Match:
    """A game that has ended with these shops."""
    players = players or max(len(shops), 2)
    position = {"players": players, "over": True, "shops": [*shops, *[shop()] * (players - len(shops))], **more}
    return GAME.start_from(position)


def rows_of_tiles(tiles: str, columns: str = "a", first: int = 1) -> str:
    """Tiles one below the other, as printed, their first cells in a column."""
    return ", ".join(f"{tile} {columns}{row} east" for row, tile in enumerate(tiles.split(), first))


FULL_TILES = rows_of_tiles("t11 t12 t13 t14 t15 t16") + ", " + rows_of_tiles("t21 t22 t23 t24 t25 t26", "e")
"""A full mat: two columns of tiles, those on the right hanging over the edge."""


def own(m: doughjo.Match, seat: int = 0) -> dict[str, Any]:
    """What a seat has."""
    mine: dict[str, Any] = m.position()["shops"][seat]
    return mine


def step(m: doughjo.Match) -> str:
    """Whose turn it is, and at which step."""
    turn = m.position()["turn"]
    return f"{turn['seat']} {turn['step']}"


def play(m: doughjo.Match, *moves: str) -> doughjo.Match:
    """Make moves, each by whoever is asked; luck's begin with 'draw' or 'lot'."""
    for move in moves:
        (mover,) = m.to_act
        m.play(mover, move)
    return m


def with_tiles(*sides: str) -> dict[str, Any]:
    """The game's own box, its first tiles with other sides: 'PPPP/CCCC'."""
    box = own_box()
    for tile, words in zip(box["pieces"]["tiles"], sides, strict=False):
        tile["top"], tile["bottom"] = words.split("/")
    return box
