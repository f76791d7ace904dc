"""Laying a table in one line, and looking at it in one word."""

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import doughjo
from doughjo.core.components import Source

GAME = doughjo.game("go-nuts")
OPTIONS = {"sprinkled_gives_itself": False, "maple_frosted_needs_sole_fewest": False, "drinks_are_donuts": True}
DRINKS_APART = {"drinks_are_donuts": False}
EMPTY = "-"  # a position of the row without a card


def table(
    row: str,
    *collections: str,
    discard: str = "",
    deck: str | None = None,
    components: Source = None,
    seed: int | None = None,
    **more: Any,
) -> doughjo.Match:
    """A table with a seat fewer than the row has positions; seats without a collection have no cards."""
    positions = [None if card == EMPTY else card for card in row.split()]
    players = len(positions) - 1
    hands = [cards.split() for cards in collections]
    position = {
        "players": players,
        "row": positions,
        "collections": hands + [[]] * (players - len(hands)),
        "discard": discard.split(),
        **more,
    }
    if deck is not None:
        position["deck"] = counted(deck)
    return GAME.start_from(position, seed=seed, components=components)


def finished(*collections: str, players: int = 6, **more: Any) -> doughjo.Match:
    """A game that has ended with these collections."""
    return table(" ".join([EMPTY] * (players + 1)), *collections, over=True, **more)


def counted(cards: str) -> dict[str, int]:
    words = cards.split()
    return {card: words.count(card) for card in words}


def pick_all(m: doughjo.Match, *positions: int) -> None:
    """Every seat picks, in the order of the seats."""
    for seat, position in enumerate(positions):
        m.play(seat, f"pick {position}")


def after_picks(m: doughjo.Match, *positions: int) -> doughjo.Match:
    pick_all(m, *positions)
    return m


def cards(m: doughjo.Match, seat: int) -> list[str]:
    """What lies before a seat."""
    collection: list[str] = m.position()["collections"][seat]
    return collection


def discard(m: doughjo.Match) -> list[str]:
    """The discard pile, from the bottom to the top."""
    pile: list[str] = m.position()["discard"]
    return pile


def row(m: doughjo.Match) -> list[str | None]:
    positions: list[str | None] = m.position()["row"]
    return positions


def refused(m: doughjo.Match, seat: Any, move: Any) -> doughjo.IllegalMove:
    """The error of a move that must be refused without a trace."""
    table_before, moves_before = m.table, m.moves
    try:
        m.play(seat, move)
    except doughjo.IllegalMove as error:
        assert (m.table, m.moves) == (table_before, moves_before)
        return error
    raise AssertionError(f"{move!r} of seat {seat!r} was not refused")


def own_box() -> dict[str, Any]:
    """The game's own cards as data, to be changed."""
    return tomllib.loads((GAME.rules.folder / "cards.toml").read_text(encoding="utf-8"))


def card(box: dict[str, Any], card_id: str) -> dict[str, Any]:
    """The entry of a card in a box."""
    entry: dict[str, Any] = next(entry for entry in box["card"] if entry["id"] == card_id)
    return entry


def with_copies(**copies: int) -> dict[str, Any]:
    """The game's own cards with other numbers of some of them, at every number of players."""
    box = own_box()
    for name, number in copies.items():
        card(box, name.replace("_", "-"))["copies"] = {"2": number}
    return box


def random_game(players: int, seed: int, **options: bool) -> Iterator[doughjo.Match]:
    """A game of random moves, before every one of them and at the end."""
    chooser = random.Random(seed)
    m = GAME.start(players, options=options)
    while not m.over:
        yield m
        mover = chooser.choice(sorted(m.to_act, key=str))
        odds = m.odds()
        move = chooser.choices([*odds], [*odds.values()])[0] if odds else chooser.choice(m.legal(mover))
        m.play(mover, move)
    yield m
