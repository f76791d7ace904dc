"""How a game's foresight is learnt: a network plays against itself, and learns who wins.

    python -m bench.foresight dollars                     (writes weights.py beside the rules)
    python -m bench.foresight drive-thru --games 400 --rounds 2 --out /tmp/weights.py
    python -m bench.foresight drive-thru --gpu --games 32768 --batch 4096 --rounds 5    (needs doughjo[gpu] and cupy)
    python -m bench.foresight drive-thru --gpu --games 40960 --batch 4096 --rounds 10 --done 5 --seed 1    (goes on)

The last two made the weights of Drive-Thru: 1.1 million games, in some 18 minutes on one H200.

In the first round the games are those of players who go by the game's preferences; from then on everybody tries what
may be done in a turn, and makes the choice after which the network gives them most, with some mistakes.
After each round the network learns from the tables of the last two how the games ended, and meets `greedy` and itself
of the round before, alone against all others. When it has learnt the most of it, it also learns from what it thinks
itself a few turns later, which tells less of luck than the end of a game does.
"""

import argparse
from collections.abc import Callable, Sequence
from importlib import import_module
from math import sqrt
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from bench.players import GAMES, player_of
from bench.self_play import MOST_TABLES, Network, Notes, Numbers, Play, Player
from doughjo.core.network import IMPRESSION, WEIGHED
from doughjo.vector.gpu import check_gpu

Played: TypeAlias = Callable[[Player, Play, int, int], Notes]  # games, a seed, how many tables of each are noted

NAMES = ("FIRST", "OWN", "OTHERS", "MIDDLE", "LAST")
ALONE = 5  # rounds in which the end of a game is all that counts
FAITH = 0.7  # afterwards: how much of what is learnt comes from the next table but one and later, each time again
PASSES = 2  # over all tables, in a round
RATE = 0.001
SLOWEST = 0.05  # of that rate, at the end


class Lessons(NamedTuple):
    """Tables as the network sees them, and what came of them."""

    features: Any  # by table, seat and feature
    shares: Any  # of the win, by table and seat, as they should have been foreseen
    players: Any  # by table


# --- Many games


def lessons(
    played: Played, player: Player, seed: int, games: int, network: Network, likes: bool, faith: float
) -> Lessons:
    """Play so many games for each number of players, and see what is to be learnt from them."""
    found = []
    for players in player.seats:
        notes = played(player, player.learning(network, players, games, likes), seed, MOST_TABLES)
        noted = np.arange(MOST_TABLES, like=notes.counts) < notes.counts[:, None]
        shares = looked_back(notes, faith)[noted]
        found.append(Lessons(notes.features[noted], shares, np.full_like(shares[:, 0], players)))
    return joined(found)


def looked_back(notes: Notes, faith: float) -> Numbers:
    """What should have been believed of every table: what was believed of the next, and as far as one has faith in it
    what should have been believed of that one; of the last, how it ended."""
    end = notes.ends
    found: Numbers = np.empty_like(notes.beliefs)
    for at in reversed(range(found.shape[1])):
        found[:, at] = end
        later = (1 - faith) * notes.beliefs[:, at] + faith * end
        end = np.where((at < notes.counts)[:, None], later, end)
    return found


def joined(parts: Sequence[Lessons]) -> Lessons:
    """All of them as one."""
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def meet(played: Played, player: Player, play: Play, seed: int) -> tuple[float, float]:
    """The share of wins of whoever plays alone by a network in competing games, and how sure that is."""
    ends = played(player, play, seed, 0).ends
    games, players = play.who.shape
    alone = np.arange(games, like=ends)
    won = ends[alone, alone % players]
    return float(won.mean()), float(1.96 * won.std() / np.sqrt(games))


# --- Learning


def fresh(features: int, rng: np.random.Generator) -> Network:
    """A network that knows nothing."""
    first = rng.normal(size=(features, IMPRESSION)) * np.sqrt(2 / features)
    own, others = rng.normal(size=(2, IMPRESSION, WEIGHED)) / np.sqrt(IMPRESSION)
    return first, own, others, np.zeros(WEIGHED), 0.1 * rng.normal(size=WEIGHED)


def slopes(network: Network, told: Lessons) -> list[Numbers]:
    """How the mean logarithm of what was given to the winner changes with every weight."""
    first, own, others, middle, last = network
    sits = (np.arange(told.shares.shape[1], like=told.players) < told.players[:, None]).astype(np.float32)
    rivals = told.players[:, None, None] - 1
    mine = np.maximum(told.features @ first, 0) * sits[:, :, None]
    theirs = (mine.sum(1, keepdims=True) - mine) / rivals
    weighed = np.maximum(mine @ own + theirs @ others + middle, 0)
    strengths = np.where(sits > 0, weighed @ last, -np.inf)
    odds = np.exp(strengths - strengths.max(1, keepdims=True))
    wrong = (odds / odds.sum(1, keepdims=True) - told.shares) / len(odds)
    to_weighed = wrong[:, :, None] * last * (weighed > 0)
    to_theirs = to_weighed @ others.T / rivals
    to_mine = (to_weighed @ own.T + to_theirs.sum(1, keepdims=True) - to_theirs) * (mine > 0)
    return [
        np.einsum("nsf,nsi->fi", told.features, to_mine, optimize=True),
        np.einsum("nsi,nsw->iw", mine, to_weighed, optimize=True),
        np.einsum("nsi,nsw->iw", theirs, to_weighed, optimize=True),
        to_weighed.sum((0, 1)),
        np.einsum("nsw,ns->w", weighed, wrong, optimize=True),
    ]


def learn(network: Network, told: Lessons, size: int, rng: np.random.Generator) -> Network:
    """The network after all lessons, so many at a time, by Adam, ever more slowly; on the GPU if they are there."""
    learnt = [np.asarray(weights, np.float32, like=told.features) for weights in network]
    mean = [np.zeros_like(weights) for weights in learnt]
    spread = [np.zeros_like(weights) for weights in learnt]
    steps = PASSES * (len(told.players) // size)
    order = np.concatenate([rng.permutation(len(told.players))[: steps // PASSES * size] for _ in range(PASSES)])
    for step, batch in enumerate(np.asarray(order, like=told.players).reshape(steps, size), start=1):
        rate = RATE * (1 - (1 - SLOWEST) * step / steps) * sqrt(1 - 0.999**step) / (1 - 0.9**step)
        for i, slope in enumerate(slopes(tuple(learnt), Lessons(*(column[batch] for column in told)))):
            mean[i] += 0.1 * (slope - mean[i])
            spread[i] += 0.001 * (slope**2 - spread[i])
            learnt[i] -= rate * mean[i] / (np.sqrt(spread[i]) + 1e-8)
    return tuple(here(weights) for weights in learnt)


def here(weights: Any) -> Numbers:
    """Weights as an array of numpy, wherever they were learnt."""
    return np.asarray(weights.get() if hasattr(weights, "get") else weights, np.float64)


def write(network: Network, path: Path) -> None:
    """Write the weights as a file of Python."""
    lines = ['"""What the network of `foresight.py` has learnt: its weights, as `bench/foresight.py` writes them."""']
    lines += ["", "# fmt: off", "# ruff: noqa: E501  (a row of the table is a line)", "", "import numpy as np", ""]
    for name, weights in zip(NAMES, network, strict=True):
        rows = weights if weights.ndim == 2 else weights[None]
        lines += [f"{name} = np.array(["]
        lines += [f"    [{', '.join(f'{number:.4f}' for number in row)}]," for row in rows]
        lines += ["])" if weights.ndim == 2 else "])[0]"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(path: Path) -> Network:
    """The weights from such a file."""
    found = run_path(str(path))
    return tuple(found[name] for name in NAMES)


def main() -> None:
    """Round after round: play, learn, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES, help="the game whose foresight is learnt")
    parser.add_argument("--rounds", type=int, default=10, help="of playing and learning (default: 10)")
    parser.add_argument("--done", type=int, default=0, help="rounds that made the file there is, to go on from")
    parser.add_argument("--games", type=int, default=10_000, help="of a round, for each table size (default: 10,000)")
    parser.add_argument("--batch", type=int, default=1_024, help="tables learnt from at a time (default: 1,024)")
    parser.add_argument("--meetings", type=int, default=1_000, help="games to see what was learnt (default: 1,000)")
    parser.add_argument("--seed", type=int, default=0, help="for luck (default: 0)")
    parser.add_argument("--gpu", action="store_true", help="play and learn on the GPU of this machine")
    parser.add_argument("--out", type=Path, help="the file to write (default: the game's own)")
    given = parser.parse_args()
    player = player_of(given.game)
    out = given.out or player.game.folder / "weights.py"
    if given.gpu:
        check_gpu()
    played = import_module("bench.self_play_gpu" if given.gpu else "bench.self_play").played
    rng = np.random.default_rng(given.seed)
    network, taught = read(out) if given.done else fresh(player.features, rng), list[Lessons]()
    for number in range(given.done, given.rounds):
        seed, faith = given.seed * 1_000 + number, 1.0 if number < ALONE else FAITH
        taught = [*taught, lessons(played, player, seed, given.games, network, number == 0, faith)][-2:]
        before, network = network, learn(network, joined(taught), given.batch, rng)
        write(network, out)
        met = [
            meet(played, player, player.competing(network, before, players, given.meetings, likes), seed)
            for likes in (True, False)
            for players in player.seats
        ]
        shares = [f"{share:.1%} ± {doubt:.1%}" for share, doubt in met]
        words = f"against greedy {', '.join(shares[:3])}; itself before {', '.join(shares[3:])}"
        print(f"round {number + 1}: {words}", flush=True)


if __name__ == "__main__":
    main()
