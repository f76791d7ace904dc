"""The shelf: every folder below `doughjo.games` that holds a GAME is a game; no list is kept anywhere."""

import difflib
import importlib
import pkgutil
from functools import cache

from doughjo.core.contract import Game
from doughjo.core.errors import UnknownGame, listed

GAMES = "doughjo.games"


@cache
def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    folders = pkgutil.iter_modules(importlib.import_module(GAMES).__path__)
    return sorted(folder.name.replace("_", "-") for folder in folders if folder.ispkg)


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        close = difflib.get_close_matches(str(name), names(), 1)
        hint = f"did you mean {close[0]!r}?" if close else f"there is {listed(names())}"
        raise UnknownGame(f"no game is called {name!r}; {hint}")
    module = importlib.import_module(f"{GAMES}.{name.replace('-', '_')}")
    game: Game = module.GAME
    return game
