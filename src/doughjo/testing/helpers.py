"""What the tests of every game use: boxes to change, games of random moves, moves that must be refused."""

import random
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from doughjo.core.components import Source
from doughjo.core.contract import OptionValue
from doughjo.core.errors import IllegalMove
from doughjo.match import Match, PlayableGame

PAUSES = (0, 500, 4000, 15000)  # milliseconds that may pass after a move, where time runs


def refused(match: Match, seat: Any, move: Any) -> IllegalMove:
    """The error of a move that must be refused without a trace."""
    table, moves = match.table, match.moves
    try:
        match.play(seat, move)
    except IllegalMove as error:
        assert (match.table, match.moves) == (table, moves)
        return error
    raise AssertionError(f"{move!r} of seat {seat!r} was not refused")


def own_box(game: PlayableGame) -> dict[str, Any]:
    """The game's own components as data, to be changed."""
    assert game.rules.components_file, f"{game.name} has no components file"
    return deepcopy(_data(game.rules.folder / game.rules.components_file))


@cache
def _data(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def card(box: dict[str, Any], kind: str, card_id: str) -> dict[str, Any]:
    """The entry of a card, or of anything else with an id, among those of its kind in a box."""
    entry: dict[str, Any] = next(entry for entry in box[kind] if entry["id"] == card_id)
    return entry


def random_game(
    game: PlayableGame, players: int, seed: int, components: Source = None, **options: OptionValue
) -> Iterator[Match]:
    """A game of random moves, and pauses where time runs, before every move and at the end."""
    chooser = random.Random(seed)
    match = game.start(players, options=options, components=components)
    while not match.over:
        yield match
        mover = chooser.choice(sorted(match.to_act, key=str))
        odds = match.odds()
        match.play(mover, chooser.choices([*odds], [*odds.values()])[0] if odds else chooser.choice(match.legal(mover)))
        if match.time_runs:
            match.advance(chooser.choice(PAUSES))
    yield match
