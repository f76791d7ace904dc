"""Bots: they know the contract, not the games, and see only what their seat may know."""

from functools import cache
from typing import Any

import numpy as np

from doughjo.bots import kernel
from doughjo.bots.searching import Searcher
from doughjo.bots.seen import Bot, Seen
from doughjo.core.chance import Rng
from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup, listed
from doughjo.match import Match

CODES = {"random": kernel.RANDOM, "greedy": kernel.GREEDY, "apprentice": kernel.APPRENTICE}
SEARCHERS = {
    "baker": Searcher(seconds=0.1, iterations=1_000),
    "chef": Searcher(seconds=0.5, iterations=10_000),
    "master": Searcher(seconds=2.0),
}
WORDS = {
    "apprentice": "plays at once, by what looks good, and errs now and then",
    "baker": "thinks for a moment: a good opponent for a first game",
    "chef": "thinks for half a second, and is hard to beat",
    "master": "thinks for two seconds, and rarely errs",
    "greedy": "takes what looks best now, and mixes its secret choices",
    "random": "plays any legal move, all equally likely",
}
__all__ = ["LEVELS", "WORDS", "Bot", "Seen", "check", "code", "compiled_for", "find", "move", "names"]
LEVELS = ("apprentice", "baker", "chef", "master")


def names() -> list[str]:
    """The bots there are: the levels, and two that are good for comparing."""
    return list(WORDS)


def code(name: str) -> int:
    """The number of a bot that plays at once, as compiled code knows it."""
    check(name)
    if name not in CODES:
        raise BadSetup(f"{name!r} thinks before it moves; here play {listed(CODES, 'or')}")
    return CODES[name]


def check(name: str) -> None:
    """There is such a bot."""
    if name not in WORDS:
        raise BadSetup(f"no bot is called {name!r}; there is {listed(WORDS)}")


def find(name: str) -> Bot:
    """The bot of that name."""
    check(name)
    return SEARCHERS.get(name) or quick(CODES[name])


def quick(number: int) -> Bot:
    """The bot of that number, which plays at once."""

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
