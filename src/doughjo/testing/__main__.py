"""Print the traces of a game, which the conformance kit compares:  python -m doughjo.testing HOME SEED"""

import sys
from importlib import import_module
from runpy import run_path

import numpy as np

from doughjo.testing.kit import traces


def main(home: str, seed: str) -> None:
    """The traces of the game that a module, or a file outside any package, holds as GAME."""
    game = run_path(home)["GAME"] if home.endswith(".py") else import_module(home).GAME
    with np.errstate(all="raise"):  # a small integer that overflows would part interpreted from compiled
        for line in traces(game, int(seed)):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
