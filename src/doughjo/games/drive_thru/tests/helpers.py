"""Laying a table in one line, and looking at it in one word."""

import random
import tomllib
from collections.abc import Iterator
from typing import Any

import doughjo
from doughjo.core.components import Source

GAME = doughjo.game("drive-thru")
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
    position["discard"] = counted(discard)
    if deck is not None:
        position["deck"] = counted(deck)
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


def counted(recipes: str) -> dict[str, int]:
    words = recipes.split()
    return {recipe: words.count(recipe) for recipe in words}


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


def refused(m: doughjo.Match, number: Any, move: Any) -> doughjo.IllegalMove:
    """The error of a move that must be refused without a trace."""
    table_before, moves_before = m.table, m.moves
    try:
        m.play(number, move)
    except doughjo.IllegalMove as error:
        assert (m.table, m.moves) == (table_before, moves_before)
        return error
    raise AssertionError(f"{move!r} of seat {number!r} was not refused")


def own_box() -> dict[str, Any]:
    """The game's own components as data, to be changed."""
    return tomllib.loads((GAME.rules.folder / "recipes.toml").read_text(encoding="utf-8"))


def recipe(box: dict[str, Any], recipe_id: str) -> dict[str, Any]:
    """The entry of a recipe in a box."""
    entry: dict[str, Any] = next(entry for entry in box["recipe"] if entry["id"] == recipe_id)
    return entry


def two_starters() -> dict[str, Any]:
    """A box with two kinds of recipes to start with: three Fluffy Buns and two Plain Janes."""
    box = own_box()
    recipe(box, "fluffy-bun")["copies"] = 3
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


def random_game(players: int, seed: int, components: Source = None, **options: str) -> Iterator[doughjo.Match]:
    """A game of random moves, before every one of them and at the end."""
    chooser = random.Random(seed)
    m = GAME.start(players, options=options, components=components)
    while not m.over:
        yield m
        mover = chooser.choice(sorted(m.to_act, key=str))
        odds = m.odds()
        move = chooser.choices([*odds], [*odds.values()])[0] if odds else chooser.choice(m.legal(mover))
        m.play(mover, move)
    yield m
