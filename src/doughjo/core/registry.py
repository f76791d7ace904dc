"""The shelf: every folder below `doughjo.games` that holds a GAME is a game; no list is kept anywhere."""

import importlib
import pkgutil
from functools import cache

from doughjo.core.contract import Game
from doughjo.core.errors import UnknownGame, suggested

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
        raise UnknownGame(f"no game is called {name!r}; {suggested(name, names())}")
    module = importlib.import_module(f"{GAMES}.{name.replace('-', '_')}")
    game: Game = module.GAME
    return game
