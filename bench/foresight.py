"""How Doughnut Drive-Thru's foresight is learnt: a network plays against itself, and learns who wins.

    python -m bench.foresight                     (22 minutes on two cores; writes weights.py beside the rules)
    python -m bench.foresight --games 400 --rounds 2 --out /tmp/weights.py

In the first round the games are those of players who go by the game's preferences; from then on everybody tries every
choice, with the exact odds of the die, and makes the one after which the network gives them most, with some mistakes.
After each round the network learns from the tables of the last two how the games ended, and meets `greedy` and itself
of the round before, alone against all others.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.bots.kernel import share_win
from doughjo.core.chance import Rng, below, fraction, seeded, share_out, weighted
from doughjo.core.compile import compiled
from doughjo.core.components import open_box
from doughjo.core.contract import CHANCE, OVER, new_tables
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
DEPTH = 6  # tables within tables: a choice, its luck, what is kept or spent
DRAWS = 2  # times that cards are drawn to see what learning brings
TEMPERATURE = 0.005  # how much of the win a choice may cost and still be made now and then
SLIPS = 0.03  # the share of turns that are made by lot
EVERY = 3  # of so many turns one is learnt from
MOST_TABLES = 400  # of a game
BAKERS = (0, 0, 2)  # the option, from game to game: off, off, random
NOBODY = -1  # instead of a network: by preference
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
    """Tables as the network sees them, and how their games ended."""

    features: Numbers  # by table, seat and feature
    shares: Numbers  # of the win, by table and seat
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
def worth_of_turn(desk: Desk, network: Any, at: int, seat: int, rng: Rng) -> float:
    """What a table is worth to the seat whose turn may still be going on: luck on average, then its best choice."""
    s, box = desk.tables[at], desk.boxes[0]
    total = 0.0
    if s.phase == ROLLING:
        bonus = rules.roll_bonus(s, box, seat, int(s.work), int(s.placed))
        good = rules.good_faces(int(box.numbers[s.work, s.recipe]), bonus)
        failed = worth_of_roll(desk, network, at, seat, 1, rng)
        if good > 0:
            total = good * worth_of_roll(desk, network, at, seat, FACES, rng)
        for face in range(2, FACES + 1 - good):  # what Recognitions may still mend
            total += worth_of_roll(desk, network, at, seat, face, rng) if s.upright[seat] > 0 else failed
        return (total + failed) / FACES
    if s.phase == DRAWING:
        for _ in range(DRAWS):
            desk.tables[at + 1] = s
            while desk.tables[at + 1].phase == DRAWING:
                rules.resolve(desk.tables[at + 1], box, rules.sample(desk.tables[at + 1], box, rng))
            total += worth_of_turn(desk, network, at + 1, seat, rng)
        return total / DRAWS
    if (s.phase == KEEPING or s.phase == SPENDING) and s.actor == seat:
        n = weigh(desk, network, at, seat, rng)
        return float(desk.values[at, :n].max())
    return worth(desk, network, at, seat)


@compiled
def worth_of_roll(desk: Desk, network: Any, at: int, seat: int, face: int, rng: Rng) -> float:
    """The same when the die shows this face."""
    desk.tables[at + 1] = desk.tables[at]
    rules.resolve(desk.tables[at + 1], desk.boxes[0], ROLL + face - 1)
    return worth_of_turn(desk, network, at + 1, seat, rng)


@compiled
def weigh(desk: Desk, network: Any, at: int, seat: int, rng: Rng) -> int:
    """Write what every choice is worth to a seat; answer how many there are."""
    s, box = desk.tables[at], desk.boxes[0]
    n = rules.legal(s, box, seat, desk.actions[at])
    for i in range(n):
        desk.tables[at + 1] = s
        rules.apply(desk.tables[at + 1], box, seat, desk.actions[at, i])
        desk.values[at, i] = worth_of_turn(desk, network, at + 1, seat, rng)
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
        weigh(desk, network, 0, int(s.actor), rng)
        desk.weights[:n] = desk.values[0, :n] / temperature
        share_out(desk.weights, n)
    return int(desk.actions[0, weighted(rng, desk.weights, n)])


@compiled
def play(
    desk: Desk, networks: Any, who: Any, options: Any, temperature: float, slips: float, features: Any, rng: Rng
) -> int:
    """Play a game to its end, with a network or nobody on every seat; note some tables, and answer how many."""
    s, box = desk.tables[0], desk.boxes[0]
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
        values=np.zeros((DEPTH, room)),
        weights=np.zeros(room),
        scratch=np.zeros(room),
        shares=np.zeros(SEATS),
        points=np.zeros(SEATS, np.int32),
        standings=np.zeros(SEATS, np.int32),
    )


# --- Many games


def lessons(seed: int, games: int, network: Network, likes: bool) -> Lessons:
    """Play so many games for each number of players, and see what is to be learnt from them."""
    desk, rng = new_desk(), seeded(seed)
    features = np.zeros((MOST_TABLES, SEATS, foresight.FEATURES))
    found: list[Lessons] = []
    for players in GAME.seats:
        who = np.full(players, NOBODY if likes else 0)
        for game in range(games):
            options = np.array([BAKERS[game % len(BAKERS)], 0, 0], np.int32)
            features[:] = 0.0
            n = play(desk, (network, network), who, options, TEMPERATURE, SLIPS, features, rng)
            shares = np.zeros((n, SEATS), np.float32)
            shares[:, :players] = desk.shares[:players]
            found.append(Lessons(features[:n].astype(np.float32), shares, np.full(n, players)))
    return joined(found)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """All of them as one."""
    return Lessons(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def meet(seed: int, games: int, one: Network, other: Network, players: int, likes: bool) -> tuple[float, float]:
    """One network alone against another, or against those who go by preference: its share of wins, and how sure."""
    desk, rng = new_desk(), seeded(seed)
    nothing = np.zeros((0, SEATS, foresight.FEATURES))
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


def main() -> None:
    """Round after round: play, learn, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9, help="of playing and learning (default: 9)")
    parser.add_argument("--games", type=int, default=10_000, help="of a round, for each table size (default: 10,000)")
    parser.add_argument("--seed", type=int, default=0, help="for luck (default: 0)")
    parser.add_argument("--workers", type=int, default=cpu_count() or 1, help="processes (default: one for each core)")
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="the file to write (default: the game's own)")
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    network, taught = fresh(rng), list[Lessons]()
    with ProcessPoolExecutor(given.workers, get_context("spawn")) as pool:
        for number in range(given.rounds):
            share, first = given.games // given.workers, (given.seed * 1_000 + number) * given.workers
            parts = [pool.submit(lessons, first + i, share, network, number == 0) for i in range(given.workers)]
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
