# %% [markdown]
# # What one changed card does to a game
#
# In Go Nuts for Donuts everybody picks a card in secret; a card that two picked is lost. So a better card is not simply
# taken more often: the better it is, the more people clash over it. How much is too much? We change one number of one
# card, let bots that know its worth play thousands of games with each box, and look.
#
# Run it as a script (`python examples/one_changed_card.py`) or cell by cell in an editor that knows `# %%`.

# %%
import tomllib
from collections.abc import Mapping

import matplotlib as mpl
import numpy as np

import doughjo
from doughjo.lab import Summary, simulate

mpl.use("Agg")  # pictures go to files, so no window is needed
from matplotlib import pyplot as plt

GAMES = 1_500  # with each box: enough for one percentage point; take more if you have a minute
PRINTED = 3  # what a Powdered is worth in the box
WORTHS = (0, 1, 3, 5, 8)
game = doughjo.game("go-nuts").rules

# %% [markdown]
# ## A box with one number changed
#
# The cards are data. We read the game's own file and change what a Powdered is worth; everything else stays.


# %%
def box_with_powdered_at(points: int) -> Mapping[str, object]:
    """The game's own cards, with one number changed."""
    box = tomllib.loads((game.folder / "cards.toml").read_text(encoding="utf-8"))
    (powdered,) = [card for card in box["card"] if card["id"] == "powdered"]
    powdered["points"] = {"each": points}
    return box


# %% [markdown]
# ## Many games with each box
#
# `simulate` counts for every kind of card how often it was taken and how often it was lost in a clash. The apprentice
# prefers what looks good but is easily tempted by the second best, like people are.

# %%
summaries: dict[int, Summary] = {
    worth: simulate(game, players=4, games=GAMES, seats=("apprentice",), components=box_with_powdered_at(worth))
    for worth in WORTHS
}


def lost(summary: Summary, card: str) -> float:
    """How often a card that somebody picked was lost in a clash."""
    taken, clashed = summary.counts[f"taken {card}"], summary.counts[f"clashed {card}"]
    return clashed / (taken + clashed)


for worth, summary in summaries.items():
    print(
        f"Powdered at {worth}: lost {lost(summary, 'Powdered'):.0%} of the time, mean score {summary.points.mean():.1f}"
    )

# %% [markdown]
# ## The picture
#
# Left: what happens to the card itself. Right: what that does to the others. Most are left in peace a little more, and
# the fight moves on: cards that fetch something from the discard pile are wanted now, for that is where the lost
# Powdered ones lie.

# %%
cards = [label.removeprefix("taken ") for label in summaries[PRINTED].counts if label.startswith("taken ")]
cards = [card for card in cards if summaries[PRINTED].counts[f"taken {card}"] and card != "Powdered"]
changes = np.array([lost(summaries[8], card) - lost(summaries[PRINTED], card) for card in cards])
order = np.argsort(changes)

figure, (left, right) = plt.subplots(1, 2, figsize=(11, 5), layout="constrained")
left.plot(WORTHS, [lost(summary, "Powdered") for summary in summaries.values()], "o-", color="#b0357f")
left.axvline(PRINTED, color="#999999", linestyle=":", label="as printed")
left.set(title="A Powdered that somebody picks", xlabel="points a Powdered is worth", ylabel="lost in a clash")
left.yaxis.set_major_formatter("{x:.0%}")
left.legend()
right.barh([cards[i] for i in order], 100 * changes[order], color="#d9a2bd")
right.axvline(0, color="black", linewidth=0.8)
right.set(title="The other cards, with a Powdered worth 8", xlabel="lost in a clash: change in percentage points")
figure.savefig("one_changed_card.png", dpi=120)
print("The picture is in one_changed_card.png.")
