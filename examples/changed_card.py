"""What does one changed card do to the game? Powdered at 3 points, as printed, and at 6.

python examples/changed_card.py
"""

import tomllib

import doughjo
from doughjo.lab import Summary, simulate

GAMES = 20_000


def box_with_powdered_at(points: int) -> dict[str, object]:
    """The game's own cards, with one number changed."""
    path = doughjo.game("go-nuts").rules.folder / "cards.toml"
    box = tomllib.loads(path.read_text(encoding="utf-8"))
    (powdered,) = [card for card in box["card"] if card["id"] == "powdered"]
    powdered["points"] = {"each": points}
    return box


def tell(points: int, summary: Summary) -> None:
    """Print what changed, in a line."""
    taken, clashed = summary.counts["taken Powdered"], summary.counts["clashed Powdered"]
    mean = summary.points.mean()
    print(f"Powdered at {points}: lost in a clash {clashed / (taken + clashed):.0%} of the time; mean score {mean:.1f}")


def main() -> None:
    """Play both boxes with bots that know what the cards are worth."""
    game = doughjo.game("go-nuts").rules
    for points in (3, 6):
        box = box_with_powdered_at(points)
        tell(points, simulate(game, players=3, games=GAMES, seats=("greedy",), components=box))


if __name__ == "__main__":
    main()
