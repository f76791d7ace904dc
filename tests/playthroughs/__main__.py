"""Write golden playthroughs:  python -m tests.playthroughs go-nuts-3   (without arguments: all that are missing)

python -m tests.playthroughs --retold go-nuts-3   the same moves in today's words (without names: all there are)
"""

import sys

from tests.playthroughs import Play, moves_in, played, plays, written

RETOLD = "--retold"


def main(arguments: list[str]) -> None:
    """Write the playthroughs that are asked for, or those that do not exist yet; or tell the existing ones again."""
    names, retold = [word for word in arguments if word != RETOLD], RETOLD in arguments
    known = {str(play): play for play in plays()}
    if unknown := [word for word in names if word not in known]:
        sys.exit(f"no playthrough is called {unknown[0]!r}; there is {', '.join(known)}")
    wanted = [known[word] for word in names] or [play for play in known.values() if play.path.exists() == retold]
    for play in wanted:
        write(play, retold)


def write(play: Play, retold: bool) -> None:
    """Write a playthrough: with the moves it has, or with those that bots make now."""
    moves = moves_in(play.path.read_text(encoding="utf-8")) if retold else played(play).moves
    play.path.parent.mkdir(exist_ok=True)
    play.path.write_text(written(play, moves), encoding="utf-8")
    print(f"written: {play.path}")


if __name__ == "__main__":
    main(sys.argv[1:])
