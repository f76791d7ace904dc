"""Write the list of components in every RULES.md anew from the data:  python -m tests.rules_pages"""

import doughjo
from doughjo.core.rulebook import with_components


def main() -> None:
    """Write all pages."""
    for name in doughjo.games():
        game = doughjo.game(name).rules
        (game.folder / "RULES.md").write_text(with_components(game), encoding="utf-8")
        print(f"written: {game.folder / 'RULES.md'}")


if __name__ == "__main__":
    main()
