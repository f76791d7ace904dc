"""How Doughnut Drive-Thru's foresight is learnt: a network plays against itself, and learns who wins.

    python -m bench.foresight                     (writes weights.py beside the rules)
    python -m bench.foresight --games 400 --rounds 2 --out /tmp/weights.py
    python -m bench.foresight --done 15 --rounds 18   (goes on where 15 rounds have been made)

In the first round the games are those of players who go by the game's preferences; from then on everybody tries every
choice, with the exact odds of the die, and makes the one after which the network gives them most, with some mistakes.
After each round the network learns from the tables of the last two how the games ended, and meets `greedy` and itself
of the round before, alone against all others. When it has learnt the most of it, it also learns from what it thinks
itself a few turns later, which tells less of luck than the end of a game does.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from runpy import run_path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.core.chance import Rng, below, fraction, seeded, weighted
from doughjo.core.compile import compiled
from doughjo.core.components import open_box
from doughjo.core.contract import CHANCE, OVER, Record, new_tables
from doughjo.core.shares import share_out, share_win
from doughjo.games.drive_thru import GAME, foresight, heuristics, rules
from doughjo.games.drive_thru.rules import (
    DRAWING,
    FACES,
    FINISHED,
    KEEPING,
    REFRESH,
    ROLL,
    ROLLING,
    SEATS,
    SPENDING,
    TURN,
)

Numbers: TypeAlias = npt.NDArray[np.floating[Any]]
Network: TypeAlias = tuple[Numbers, ...]

WEIGHTS = Path(foresight.__file__).with_name("weights.py")
NAMES = ("FIRST", "OWN", "OTHERS", "MIDDLE", "LAST")
DEPTH = 4  # tables within tables: the one there is, after a choice, its luck, what is kept or spent
DRAWS = 2  # times that cards are drawn to see what learning brings
TEMPERATURE = 0.005  # how much of the win a choice may cost and still be made now and then
SLIPS = 0.03  # the share of turns that are made by lot
EVERY = 3  # of so many turns one is learnt from
MOST_TABLES = 400  # of a game
BAKERS = (0, 0, 2)  # the option, from game to game: off, off, random
NOBODY = -1  # instead of a network: by preference
ALONE = 9  # rounds in which the end of a game is all that counts
FAITH = 0.3  # afterwards: how much of what is learnt comes from the next table but one and later, each time again
BATCH = 1_024
PASSES = 2  # over all tables, in a round
RATE = 0.001
SLOWEST = 0.05  # of that rate, at the end


class Desk(NamedTuple):
    """Room for thinking."""

    tables: Any
    boxes: Any
    actions: Any
    values: Any
    weights: Any
    scratch: Any
    shares: Any
    points: Any
    standings: Any


class Lessons(NamedTuple):
    """Tables as the network sees them, and what came of them."""

    features: Numbers  # by table, seat and feature
    shares: Numbers  # of the win, by table and seat, as they should have been foreseen
    players: npt.NDArray[np.int64]  # by table


# --- One player, who looks one turn ahead


@compiled
def worth(desk: Desk, network: Any, at: int, seat: int) -> float:
    """What a table is worth to a seat, between turns."""
    s, box = desk.tables[at], desk.boxes[0]
    if s.phase == FINISHED:
        end(desk, at)
    else:
        foresight.forecast(s, box, network, desk.scratch, desk.shares)
    return float(desk.shares[seat])


@compiled
def end(desk: Desk, at: int) -> None:
    """Split the win of a finished table."""
    rules.score(desk.tables[at], desk.boxes[0], desk.points, desk.standings)
    share_win(desk.standings, desk.tables[at].players, desk.shares)


@compiled
def worth_of_luck(desk: Desk, network: Any, at: int, seat: int, rng: Rng) -> float:
    """What a table is worth to the seat whose turn may still be going on: luck on average, then its best choice."""
    s, box = desk.tables[at], desk.boxes[0]
    total = 0.0
    if s.phase == ROLLING:
        for face in range(1, FACES + 1):
            times = same_faces(s, box, seat, face)
            if times > 0:
                desk.tables[at + 1] = s
                rules.resolve(desk.tables[at + 1], box, ROLL + face - 1)
                total += times * worth_of_choice(desk, network, at + 1, seat)
        return total / FACES
    if s.phase == DRAWING:
        for _ in range(DRAWS):
            desk.tables[at + 1] = s
            while desk.tables[at + 1].phase == DRAWING:
                rules.resolve(desk.tables[at + 1], box, rules.sample(desk.tables[at + 1], box, rng))
            total += worth_of_choice(desk, network, at + 1, seat)
        return total / DRAWS
    return worth_of_choice(desk, network, at, seat)


@compiled
def worth_of_choice(desk: Desk, network: Any, at: int, seat: int) -> float:
    """The same where nothing is left to luck: what is kept or spent, at best."""
    s, box = desk.tables[at], desk.boxes[0]
    if (s.phase != KEEPING and s.phase != SPENDING) or s.actor != seat:
        return worth(desk, network, at, seat)
    best = 0.0
    for i in range(rules.legal(s, box, seat, desk.actions[at])):
        desk.tables[at + 1] = s
        rules.apply(desk.tables[at + 1], box, seat, desk.actions[at, i])
        best = max(best, worth(desk, network, at + 1, seat))
    return best


@compiled
def same_faces(s: Record, box: Record, seat: int, face: int) -> int:
    """How many faces of the die come to the same as this one; 0 if another one stands for it.

    The highest stands for all that are good enough, 1 for all that are not if there is no Recognition to mend them.
    """
    bonus = rules.roll_bonus(s, box, seat, int(s.work), int(s.placed))
    good = rules.good_faces(int(box.numbers[s.work, s.recipe]), bonus)
    mendable = s.upright[seat] > 0
    if face == FACES and good > 0:
        return int(good)
    if face > FACES - good:
        return 0
    if face == 1:
        return 1 if mendable else int(FACES - good)
    return 1 if mendable else 0


@compiled
def weigh(desk: Desk, network: Any, seat: int, rng: Rng) -> int:
    """Write what every choice at the first table is worth to a seat; answer how many there are."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, seat, desk.actions[0])
    for i in range(n):
        desk.tables[1] = s
        rules.apply(desk.tables[1], box, seat, desk.actions[0, i])
        desk.values[i] = worth_of_luck(desk, network, 1, seat, rng)
    return n


@compiled
def choose(desk: Desk, network: Any, likes: bool, temperature: float, slips: float, rng: Rng) -> int:
    """The action that is taken on the first table: by preference, or by what the network says."""
    s, box = desk.tables[0], desk.boxes[0]
    n = rules.legal(s, box, int(s.actor), desk.actions[0])
    if n == 1 or desk.actions[0, 0] == REFRESH:  # it costs nothing
        return int(desk.actions[0, 0])
    if s.phase == TURN and fraction(rng) < slips:
        return int(desk.actions[0, below(rng, n)])
    if likes:
        heuristics.prefer(s, box, int(s.actor), desk.actions[0], n, desk.weights)
    else:
        weigh(desk, network, int(s.actor), rng)
        desk.weights[:n] = desk.values[:n] / temperature
        share_out(desk.weights, n)
    return int(desk.actions[0, weighted(rng, desk.weights, n)])


@compiled
def play(
    desk: Desk, networks: Any, who: Any, options: Any, temperature: float, slips: float, notes: Any, rng: Rng
) -> int:
    """Play a game to its end, with a network or nobody on every seat; note some tables, and answer how many.

    The notes are the features of every seat, and what the first network thinks of them.
    """
    s, box = desk.tables[0], desk.boxes[0]
    features, beliefs = notes
    rules.setup(s, box, len(who), options)
    noted, turn = 0, below(rng, EVERY)
    while True:
        owed = rules.to_act(s, box)
        if owed == OVER:
            end(desk, 0)
            return noted
        if owed == CHANCE:
            rules.resolve(s, box, rules.sample(s, box, rng))
            continue
        if s.phase == TURN and s.refreshed == 0:
            turn += 1
            if turn % EVERY == 0 and noted < len(features):
                for seat in range(s.players):
                    foresight.describe(s, box, seat, features[noted, seat])
                foresight.forecast(s, box, networks[0], desk.scratch, beliefs[noted])
                noted += 1
        seat = int(s.actor)
        network = networks[1] if who[seat] == 1 else networks[0]
        rules.apply(s, box, seat, choose(desk, network, who[seat] == NOBODY, temperature, slips, rng))


def new_desk() -> Desk:
    """Room for one player."""
    room = GAME.most_choices + SEATS
    return Desk(
        tables=new_tables(GAME.state, DEPTH),
        boxes=open_box(GAME).boxes,
        actions=np.zeros((DEPTH, room), np.int32),
        values=np.zeros(room),
        weights=np.zeros(room),
        scratch=np.zeros(room),
        shares=np.zeros(SEATS),
        points=np.zeros(SEATS, np.int32),
        standings=np.zeros(SEATS, np.int32),
    )


# --- Many games


def lessons(seed: int, games: int, network: Network, likes: bool, faith: float) -> Lessons:
    """Play so many games for each number of players, and see what is to be learnt from them."""
    desk, rng = new_desk(), seeded(seed)
    features, beliefs = notes = new_notes(MOST_TABLES)
    found: list[Lessons] = []
    for players in GAME.seats:
        who = np.full(players, NOBODY if likes else 0)
        for game in range(games):
            options = np.array([BAKERS[game % len(BAKERS)], 0, 0], np.int32)
            features[:] = 0.0
            n = play(desk, (network, network), who, options, TEMPERATURE, SLIPS, notes, rng)
            shares = np.zeros((n, SEATS), np.float32)
            shares[:, :players] = looked_back(beliefs[:n, :players], desk.shares[:players], faith)
            found.append(Lessons(features[:n].astype(np.float32), shares, np.full(n, players)))
    return joined(found)


def new_notes(tables: int) -> tuple[Numbers, Numbers]:
    """Room for features and beliefs."""
    return np.zeros((tables, SEATS, foresight.FEATURES)), np.zeros((tables, SEATS))


def looked_back(beliefs: Numbers, end: Numbers, faith: float) -> Numbers:
    """What should have been believed of every table: what was believed of the next, and as far as one has faith in it
    what should have been believed of that one; of the last, how it ended."""
    found = np.empty_like(beliefs)
    for at in reversed(range(len(beliefs))):
        found[at] = end
        end = (1 - faith) * beliefs[at] + faith * end
    return found


def joined(parts: Sequence[Lessons]) -> Lessons:
    """All of them as one."""
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def meet(seed: int, games: int, one: Network, other: Network, players: int, likes: bool) -> tuple[float, float]:
    """One network alone against another, or against those who go by preference: its share of wins, and how sure."""
    desk, rng = new_desk(), seeded(seed)
    nothing = new_notes(0)
    won = []
    for game in range(games):
        who = np.full(players, NOBODY if likes else 1)
        who[game % players] = 0
        play(desk, (one, other), who, np.zeros(3, np.int32), 1e-6, 0.0, nothing, rng)
        won.append(desk.shares[game % players])
    return float(np.mean(won)), float(1.96 * np.std(won) / np.sqrt(games))


# --- Learning


def fresh(rng: np.random.Generator) -> Network:
    """A network that knows nothing."""
    features, impression, weighed = foresight.FEATURES, foresight.IMPRESSION, foresight.WEIGHED
    first = rng.normal(size=(features, impression)) * np.sqrt(2 / features)
    own, others = rng.normal(size=(2, impression, weighed)) / np.sqrt(impression)
    return first, own, others, np.zeros(weighed), 0.1 * rng.normal(size=weighed)


def slopes(network: Network, told: Lessons) -> list[Numbers]:
    """How the mean logarithm of what was given to the winner changes with every weight."""
    first, own, others, middle, last = network
    sits = (np.arange(SEATS) < told.players[:, None]).astype(np.float32)
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


def learn(network: Network, told: Lessons, rng: np.random.Generator) -> Network:
    """The network after all lessons, by Adam, ever more slowly."""
    learnt = [weights.astype(np.float32) for weights in network]
    mean = [np.zeros_like(weights) for weights in learnt]
    spread = [np.zeros_like(weights) for weights in learnt]
    steps = PASSES * (len(told.players) // BATCH)
    order = np.concatenate([rng.permutation(len(told.players))[: steps // PASSES * BATCH] for _ in range(PASSES)])
    for step, batch in enumerate(order.reshape(steps, BATCH), start=1):
        rate = RATE * (1 - (1 - SLOWEST) * step / steps) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
        for i, slope in enumerate(slopes(tuple(learnt), Lessons(*(column[batch] for column in told)))):
            mean[i] += 0.1 * (slope - mean[i])
            spread[i] += 0.001 * (slope**2 - spread[i])
            learnt[i] -= (rate * mean[i] / (np.sqrt(spread[i]) + 1e-8)).astype(np.float32)
    return tuple(np.ascontiguousarray(weights, np.float64) for weights in learnt)


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
    parser.add_argument("--rounds", type=int, default=15, help="of playing and learning (default: 15)")
    parser.add_argument("--done", type=int, default=0, help="rounds that made the file there is, to go on from")
    parser.add_argument("--games", type=int, default=10_000, help="of a round, for each table size (default: 10,000)")
    parser.add_argument("--seed", type=int, default=0, help="for luck (default: 0)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the file to write (default: the game's own)")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    network, taught = read(given.out) if given.done else fresh(rng), list[Lessons]()
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for number in range(given.done, given.rounds):
            faith = 1.0 if number < ALONE else FAITH
            share, first = given.games // given.workers, (given.seed * 1_000 + number) * given.workers
            parts = [pool.submit(lessons, first + i, share, network, number == 0, faith) for i in range(given.workers)]
            taught = [*taught, joined([part.result() for part in parts])][-2:]
            before, network = network, learn(network, joined(taught), rng)
            write(network, given.out)
            met = [
                pool.submit(meet, first, 1_000, network, before, p, like) for like in (True, False) for p in GAME.seats
            ]
            shares = [f"{share:.0%} ± {doubt:.0%}" for share, doubt in (one.result() for one in met)]
            words = f"against greedy {', '.join(shares[:3])}; itself before {', '.join(shares[3:])}"
            print(f"round {number + 1}: {words}", flush=True)


if __name__ == "__main__":
    main()
