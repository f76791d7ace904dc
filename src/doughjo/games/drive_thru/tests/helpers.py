"""Laying a table in one line, and looking at it in one word."""

from collections import Counter
from functools import partial
from typing import Any

import doughjo
from doughjo import testing
from doughjo.core.components import Source

GAME = doughjo.game("drive-thru")
own_box = partial(testing.own_box, GAME)
random_game = partial(testing.random_game, GAME)
MOST = {2: 3, 3: 2, 4: 2}  # doughnuts of a player
FIVE = "fluffy-bun cherryberry cinnamoan general-custard honey-matcha"


def seat(
    unprepared: str = "", prepared: str = "", served: str = "", upright: int | None = None, **more: Any
) -> dict[str, Any]:
    """What a seat has; by default all its Recognitions are upright."""
    entry: dict[str, Any] = {
        name: words.split() for name, words in zip(SORTS, (unprepared, prepared, served), strict=True)
    }
    if upright is not None:
        entry["upright"] = upright
    return {**entry, **more}


SORTS = ("unprepared", "prepared", "served")


def table(
    *seats: dict[str, Any],
    players: int | None = None,
    kitchen: str = "",
    turn: int = 0,
    deck: str | None = None,
    discard: str = "",
    components: Source = None,
    seed: int | None = None,
    **more: Any,
) -> doughjo.Match:
    """A table in the turn of a seat; `kitchen` names a card for each doughnut on it, which others gave first."""
    players = players or max(2, len(seats))
    entries = [{**entry} for entry in (*seats, *[{}] * (players - len(seats)))]
    placed = kitchen.split()
    take_from_hands(entries, len(placed), players, turn)
    position: dict[str, Any] = {"players": players, "first": 0, "turn": turn, "seats": entries, **more}
    position["kitchen"] = {card: placed.count(card) for card in set(placed)}
    position["discard"] = dict(Counter(discard.split()))
    if deck is not None:
        position["deck"] = dict(Counter(deck.split()))
    return GAME.start_from(position, seed=seed, components=components)


def take_from_hands(entries: list[dict[str, Any]], placed: int, players: int, turn: int) -> None:
    """The doughnuts in the kitchen come from other seats first, unless an entry says how many it holds."""
    given = sum(MOST[players] - entry["doughnuts"] for entry in entries if "doughnuts" in entry)
    left = placed - given
    for number in sorted(range(players), key=lambda number: (number == turn, -number)):
        if "doughnuts" not in entries[number]:
            gone = min(left, MOST[players])
            entries[number]["doughnuts"] = MOST[players] - gone
            left -= gone


def at(m: doughjo.Match, number: int) -> dict[str, Any]:
    """What a seat has now."""
    entry: dict[str, Any] = m.position()["seats"][number]
    return entry


def kitchen(m: doughjo.Match) -> list[int]:
    """Doughnuts on Learn, Prepare, Serve and Coffee Break."""
    return [*m.position()["kitchen"].values()]


def moves(m: doughjo.Match, verb: str, number: int = 0) -> list[str]:
    """The legal moves of a seat that begin with a verb."""
    return [move for move in m.legal(number) if move.split()[0] == verb]


def draw(m: doughjo.Match, recipes: str) -> None:
    for recipe in recipes.split():
        m.play("chance", f"draw {recipe}")


def roll(m: doughjo.Match, number: int, move: str, die: int) -> None:
    """A seat tries something, and the die shows this."""
    m.play(number, move)
    m.play("chance", f"roll {die}")


def learned(m: doughjo.Match, recipes: str, doughnuts: int = 1, number: int = 0) -> doughjo.Match:
    """The match when a seat has drawn these recipes."""
    m.play(number, f"learn with {doughnuts}")
    draw(m, recipes)
    return m


def quiet_turn(m: doughjo.Match, number: int) -> None:
    """A turn that changes no recipes."""
    calm = [move for move in m.legal(number) if move == "coffee break" or move.startswith("take")]
    m.play(number, calm[-1] if calm else "learn with 1")
    while m.to_act == {"chance"}:
        m.play("chance", m.legal("chance")[0])
    if m.to_act == {number}:
        m.play(number, "keep none")


def two_starters() -> dict[str, Any]:
    """A box with two kinds of recipes to start with: three Fluffy Buns and two Plain Janes."""
    box = own_box()
    testing.card(box, "recipe", "fluffy-bun")["copies"] = 3
    plain = {
        "id": "plain-jane",
        "name": "Plain Jane",
        "tips": 0,
        "prepare": 2,
        "serve": 2,
        "copies": 2,
        "starter": True,
    }
    box["recipe"].append(plain)
    return box
