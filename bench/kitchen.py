"""How often cooks win Kitchen Rush: every difficulty, number of players and set of modules, with 95 % intervals.

    python -m bench.kitchen                         (400 games of each; a few minutes)
    python -m bench.kitchen --games 2000 --level master --players 4 --modules base

Every cook acts at the pace of its level, give or take a fifth, as it does at a table of the server.
"""

import argparse
import time
from functools import partial
from math import sqrt
from typing import Any

import numpy as np

import doughjo
from doughjo.core.chance import Rng, below, seeded, weighted
from doughjo.core.compile import compiled
from doughjo.core.components import open_box
from doughjo.core.contract import CHANCE, OVER
from doughjo.games.kitchen_rush import heuristics, rounds, rules
from doughjo.games.kitchen_rush.components import LEVELS as CHOICES
from doughjo.games.kitchen_rush.components import MODULE_NAMES as MODULES
from doughjo.games.kitchen_rush.state import RUSH, SEATS

LEVELS = CHOICES[:4]  # the special ones apart
NUMBERS = 6  # what is noted of each game: won, and what was reached of each requirement but the special one


@compiled
def play(tables: Any, boxes: Any, rng: Rng, foresight: int, tempo: int, due: Any, actions: Any, weights: Any) -> int:
    """Play a table to its end; every seat acts whenever it is due. Answer the number of decisions."""
    s, box, decisions = tables[0], boxes[0], 0
    due[:] = 0
    while True:
        who = rules.to_act(s, box)
        if who == OVER:
            return decisions
        if who == CHANCE:
            rules.resolve(s, box, rules.sample(s, box, rng), None)
            continue
        seat = next_seat(who, due)
        if s.phase == RUSH:
            if due[seat] > s.clock:
                rules.advance(s, box, int(due[seat]) - int(s.clock), None)
                if s.phase != RUSH:
                    due[:] = 0
                continue
            due[seat] = s.clock + tempo * (80 + below(rng, 41)) // 100
        n = rules.legal(s, box, seat, actions)
        heuristics.prefer_at(s, box, seat, foresight, actions, n, weights)
        rules.apply(s, box, seat, int(actions[weighted(rng, weights, n)]), None)
        decisions += 1


@compiled
def next_seat(who: int, due: Any) -> int:
    first = -1
    for seat in range(SEATS):
        if who >> seat & 1 and (first < 0 or due[seat] < due[first]):
            first = seat
    return first


@compiled
def play_many(
    tables: Any,
    boxes: Any,
    rng: Rng,
    players: int,
    options: Any,
    foresight: int,
    tempo: int,
    scratch: Any,
    actions: Any,
    weights: Any,
    numbers: Any,
    last: Any,
) -> int:
    """As many games as `numbers` has rows; `last` gets the tables as they end."""
    decisions = 0
    for game in range(numbers.shape[0]):
        rules.setup(tables[0], boxes[0], players, options)
        decisions += play(tables, boxes, rng, foresight, tempo, scratch, actions, weights)
        last[game] = tables[0]
        numbers[game, 0] = 1 if rounds.won(tables[0], boxes[0]) else 0
        for goal in range(rounds.GOAL_MORE):
            numbers[game, 1 + goal] = rounds.reached(tables[0], boxes[0], goal)
    return decisions


def measured(players: int, options: dict[str, Any], level: str, games: int, seed: int) -> tuple[Any, Any, float]:
    """What so many games came to, the tables at their ends, and processor seconds for a game."""
    game = doughjo.game("kitchen-rush").rules
    box = open_box(game)
    tempo = heuristics.LEVELS[level]
    numbers, last = np.zeros((games, NUMBERS), np.int32), game.new_tables(games)
    run = partial(
        play_many,
        game.new_tables(),
        box.boxes,
        seeded(seed),
        players,
        game.option_indexes(game.check_options(options, players)),
        tempo.foresight,
        tempo.milliseconds,
        np.zeros(SEATS, np.int64),
        np.zeros(game.most_choices, np.int32),
        np.zeros(game.room, np.float64),
    )
    run(numbers[:0], last[:0])  # compiled
    start = time.process_time()
    run(numbers, last)
    return numbers, last, (time.process_time() - start) / games


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(middle - half, 0.0), min(middle + half, 1.0)


def main() -> None:
    """Measure and print a table in Markdown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="games of each kind (default 400)")
    parser.add_argument("--level", choices=tuple(heuristics.LEVELS), default="chef", help="of all cooks (default chef)")
    parser.add_argument("--players", type=int, choices=(1, 2, 3, 4), help="only so many (default: 1 to 4)")
    parser.add_argument("--modules", choices=MODULES, help="only these (default: each set)")
    parser.add_argument("--objective", choices=CHOICES, help="only this one (default: the four difficulties)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--numbers", action="store_true", help="also what was reached on average")
    wish = parser.parse_args()
    objectives = (wish.objective,) if wish.objective else LEVELS
    print(f"| modules | players | {' | '.join(objectives)} | ms of processor a game |")
    print("|---|---:|" + "---:|" * (len(objectives) + 1))
    for modules in (wish.modules,) if wish.modules else MODULES:
        for players in (wish.players,) if wish.players else range(1, 5):
            cells, seconds = [], []
            for objective in objectives:
                options = {"modules": modules, "objective": objective}
                numbers, _, took = measured(players, options, wish.level, wish.games, wish.seed)
                cells.append(cell(numbers, wish.numbers))
                seconds.append(took)
            print(
                f"| {modules} | {players} | {' | '.join(cells)} | {1000 * sum(seconds) / len(seconds):.1f} |",
                flush=True,
            )


def cell(numbers: Any, more: bool) -> str:
    share = float(numbers[:, 0].mean())
    low, high = interval(share, len(numbers))
    text = f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
    if more:
        orders, coins, prestige, paid, tiles = numbers[:, 1:].mean(axis=0)
        text += f" {orders:.1f} orders, {coins:.1f} coins, {prestige:.1f} prestige, {paid:.1f} paid, {tiles:.1f} tiles"
    return text


if __name__ == "__main__":
    main()
