"""Laying a table in one line, and looking at it in one word."""

from collections import Counter
from functools import partial
from typing import Any

import doughjo
from doughjo import testing
from doughjo.core.components import Source

GAME = doughjo.game("go-nuts")
own_box = partial(testing.own_box, GAME)
random_game = partial(testing.random_game, GAME)
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
        position["deck"] = dict(Counter(deck.split()))
    return GAME.start_from(position, seed=seed, components=components)


def finished(*collections: str, players: int = 6, **more: Any) -> doughjo.Match:
    """A game that has ended with these collections."""
    return table(" ".join([EMPTY] * (players + 1)), *collections, over=True, **more)


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


def with_copies(**copies: int) -> dict[str, Any]:
    """The game's own cards with other numbers of some of them, at every number of players."""
    box = own_box()
    for name, number in copies.items():
        testing.card(box, "card", name.replace("_", "-"))["copies"] = {"2": number}
    return box
