"""Bots: they know the contract, not the games, and see only what their seat may know."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from doughjo.bots import kernel
from doughjo.core.chance import Rng
from doughjo.core.contract import Components, Game, Tables
from doughjo.core.errors import BadSetup, listed
from doughjo.match import Match


@dataclass(frozen=True)
class Seen:
    """All a bot gets: the table as its seat may know it, and whose seat that is."""

    game: Game
    components: Components
    seat: int
    hidden: Tables  # an array of one record


Bot: TypeAlias = Callable[[Seen, Rng], int]  # answers the id of a legal action

CODES = {"random": kernel.RANDOM, "greedy": kernel.GREEDY}
WORDS = {
    "random": "plays any legal move, all equally likely",
    "greedy": "takes what looks best now, and mixes its secret choices",
}


def names() -> list[str]:
    """The bots there are."""
    return list(CODES)


def code(name: str) -> int:
    """The number of a bot, as compiled code knows it."""
    if name not in CODES:
        raise BadSetup(f"no bot is called {name!r}; there is {listed(CODES)}")
    return CODES[name]


def find(name: str) -> Bot:
    """The bot of that name."""
    number = code(name)

    def choose(seen: Seen, rng: Rng) -> int:
        actions = np.zeros(seen.game.most_choices, np.int32)
        weights = np.zeros(seen.game.most_choices, np.float64)
        compiled = compiled_for(seen.game)
        return int(compiled.choose(number, seen.hidden, seen.components.boxes, seen.seat, rng, actions, weights))

    return choose


def move(bot: Bot, match: Match, seat: int, rng: Rng) -> str:
    """The move a bot would make in a match, as text."""
    action = bot(Seen(match.game, match.components, seat, match.hidden(seat)), rng)
    return str(match.notation.actions[action])


@cache
def compiled_for(game: Game) -> Any:
    """The bots' compiled code for a game."""
    return game.specialised("doughjo.bots.kernel")
