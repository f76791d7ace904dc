"""Write golden playthroughs:  python -m tests.playthroughs go-nuts-3   (without arguments: all that are missing)"""

import sys

from tests.playthroughs import played, plays, written


def main(arguments: list[str]) -> None:
    """Write the playthroughs that are asked for, or those that do not exist yet."""
    known = {str(play): play for play in plays()}
    if unknown := [word for word in arguments if word not in known]:
        sys.exit(f"no playthrough is called {unknown[0]!r}; there is {', '.join(known)}")
    wanted = [known[word] for word in arguments] or [play for play in known.values() if not play.path.exists()]
    for play in wanted:
        play.path.parent.mkdir(exist_ok=True)
        play.path.write_text(written(play, played(play).moves), encoding="utf-8")
        print(f"written: {play.path}")


if __name__ == "__main__":
    main(sys.argv[1:])
