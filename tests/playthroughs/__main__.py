"""Write golden playthroughs:  python -m tests.playthroughs go-nuts 3   (without arguments: all that are missing)"""

import sys

import doughjo
from tests.playthroughs import path_of, played, written


def main(arguments: list[str]) -> None:
    """Write the playthrough that is asked for, or those that do not exist yet."""
    if arguments:
        wanted = [(arguments[0], int(players)) for players in arguments[1:]]
    else:
        every = [(name, players) for name in doughjo.games() for players in doughjo.game(name).seats]
        wanted = [(name, players) for name, players in every if not path_of(name, players).exists()]
    for name, players in wanted:
        path_of(name, players).write_text(written(name, players, played(name, players).moves), encoding="utf-8")
        print(f"written: {path_of(name, players)}")


if __name__ == "__main__":
    main(sys.argv[1:])
