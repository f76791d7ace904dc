"""Bots: they know the contract, not the games, and see only what their seat may know."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from doughjo.bots import kernel
from doughjo.bots.searching import Searcher, players_of
from doughjo.bots.seen import BadAnswer, Bot, Seen
from doughjo.core.chance import Rng, seeded
from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup, listed, suggested
from doughjo.core.words import ENGLISH, language
from doughjo.match import Match, PlayableGame

__all__ = [
    "LEVELS",
    "BadAnswer",
    "Bot",
    "Level",
    "Searcher",
    "Seen",
    "check",
    "code",
    "described",
    "find",
    "hasty",
    "move",
    "names",
    "seen_in",
    "warm",
]


@dataclass(frozen=True)
class Level:
    """How well a bot plays, the same in every game: it searches, or in a game with a clock looks so far ahead."""

    name: str
    code: int
    search: Searcher | None = None
    best: bool = False  # the one that uses all a game knows of searching it

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        if self.search is None or seen.game.tick:
            return quick(self.code, seen, rng)
        return self.searching(seen.game, players_of(seen))(seen, rng)

    def searching(self, game: Game, players: int) -> Searcher:
        """How it searches in a game for so many."""
        assert self.search is not None, "it does not search"
        changes = game.mastery.get(players, {}) if self.best else {}
        iterations = game.efforts.get(players, {}).get(self.name, self.search.iterations)
        return replace(self.search, iterations=iterations, changes=tuple(changes.items()))


LEVELS: Mapping[str, Level] = {
    level.name: level
    for level in (
        Level("apprentice", kernel.APPRENTICE),
        Level("baker", kernel.BAKER, Searcher(seconds=0.09, iterations=600)),
        Level("chef", kernel.CHEF, Searcher(seconds=0.48, iterations=15_000)),
        Level("master", kernel.MASTER, Searcher(seconds=1.95), best=True),
    )
}
OTHERS: Mapping[str, Level] = {  # good for comparing
    level.name: level for level in (Level("greedy", kernel.GREEDY), Level("random", kernel.RANDOM))
}
ALL = {**LEVELS, **OTHERS}


def names() -> list[str]:
    """The bots there are: the levels, and two that are good for comparing."""
    return list(ALL)


def described(name: str, tag: str = ENGLISH) -> str:
    """How a bot plays, in the words of a language."""
    return language(tag, "").spelled(f"bot-{name}", {})


def check(name: str) -> None:
    """There is such a bot."""
    if name not in ALL:
        raise BadSetup(f"no bot is called {name!r}; {suggested(name, ALL)}")


def find(name: str) -> Bot:
    """The bot of that name."""
    check(name)
    return ALL[name]


def hasty(name: str) -> Bot:
    """The same bot in a hurry: it hardly thinks."""
    level = ALL[name]
    return Level(name, level.code, Searcher(seconds=0.0) if level.search else None)


def code(game: Game, name: str) -> int:
    """The number of a bot that plays a game at once, as compiled code knows it."""
    check(name)
    if ALL[name].search is not None and not game.tick:
        at_once = [other for other, level in ALL.items() if level.search is None]
        raise BadSetup(
            f"{name!r} thinks before it moves, and millions of games would take it years; "
            f"here play {listed(at_once, 'or')}, and `doughjo arena` is for those that think"
        )
    return ALL[name].code


def quick(number: int, seen: Seen, rng: Rng) -> int:
    """What the bot of that number does, at once."""
    actions = np.zeros(seen.game.most_choices, np.int32)
    weights = np.zeros(seen.game.room, np.float64)
    compiled = compiled_for(seen.game)
    return int(compiled.choose(number, seen.hidden, seen.components.boxes, seen.seat, rng, actions, weights))


def move(bot: Bot, match: Match, seat: int, rng: Rng) -> str:
    """The move a bot would make in a match, as text. Raises BadAnswer where it may not be made."""
    answer = bot(seen_in(match, seat), rng)
    if isinstance(answer, bool) or not isinstance(answer, int | np.integer) or answer not in match.legal_ids(seat):
        raise BadAnswer(answer)
    return str(match.notation.actions[answer])


def seen_in(match: Match, seat: int) -> Seen:
    """All that a bot in a seat gets to know of a match."""
    return Seen(match.game, match.components, seat, match.asked(seat), match.shown(seat))


def warm(game: Game) -> None:
    """Compile what bots need for a game, by letting them play it once."""
    match = PlayableGame(game).start(players=game.seats[-1], seed=0)
    rng = seeded(0)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            move(find("greedy"), match, seat, rng)
            match.play(seat, move(hasty("baker"), match, seat, rng))
        match.pass_tick()


@cache
def compiled_for(game: Game) -> Any:
    """The quick bots' compiled code for a game."""
    return game.specialised("doughjo.bots.kernel")
