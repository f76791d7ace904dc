"""How fast bots think: iterations a second and time per decision, by game, number of players and level.

    python -m bench.bots
    python -m bench.bots --decisions 10 --games go-nuts --levels chef

The decisions are taken from games of greedy bots. Beside them, in the same run, the search of OpenSpiel in C++ on its
own small games, if it is installed. Seconds of searching are of processor time, so that other
work on the machine takes little away; time per decision is by the clock on the wall.
"""

import argparse
import statistics
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec

import doughjo
from bench.contenders import their_search
from doughjo import bots
from doughjo.bots.searching import legal_actions, players_of
from doughjo.core.chance import Rng, seeded

GAMES = ("go-nuts", "drive-thru", "dollars")
PEERS = ("pig(players=2)", "goofspiel(num_cards=13,points_order=random)")
ITERATIONS = 4_000  # of a search whose speed is measured
LINE = "{:<44}{:>14}{:>14}{:>12}{:>12}"


def decisions(game: str, players: int, count: int) -> Iterator[bots.Seen]:
    """Real decisions, evenly spread over games of greedy bots."""
    found: list[bots.Seen] = []
    number, rng, greedy = 0, seeded(players), bots.find("greedy")
    while len(found) < 8 * count:
        match = doughjo.game(game).start(players=players, seed=number)
        number += 1
        while not match.over:
            for seat in sorted(match.to_act, key=str):
                assert isinstance(seat, int)
                seen = bots.seen_in(match, seat)
                if len(legal_actions(seen)) > 1:
                    found.append(seen)
                match.play(seat, bots.move(greedy, match, seat, rng))
    yield from found[:: len(found) // count][:count]


def speed(seen: list[bots.Seen], rng: Rng) -> float:
    """Iterations a second of processor time."""
    search = bots.Searcher(seconds=60.0, iterations=ITERATIONS)
    search.think(seen[0], rng)
    start = time.process_time()
    done = sum(search.think(one, rng).iterations for one in seen)
    return done / (time.process_time() - start)


def report(game: str, players: int, levels: list[str], count: int) -> None:
    """One game at one number of players: a line for its speed, one for each level's time."""
    rng, seen = seeded(1), list(decisions(game, players, count))
    title = f"{doughjo.game(game).title}, {players} players"
    print(LINE.format(title, f"{speed(seen, rng):,.0f}", "", "", ""), flush=True)
    for level in levels:
        done, worked, seconds = zip(*(timed(level, one, rng) for one in seen), strict=True)
        rates = f"{sum(done) / sum(worked):,.0f}", f"{statistics.mean(done):,.0f}"
        print(LINE.format(f"  {level}", *rates, *in_ms(seconds)), flush=True)


def timed(level: str, seen: bots.Seen, rng: Rng) -> tuple[int, float, float]:
    """Iterations, seconds of processor time and seconds on the wall of one decision."""
    search = bots.LEVELS[level].searching(seen.game, players_of(seen))
    start, worked = time.perf_counter(), time.process_time()
    thought = search.think(seen, rng)
    return thought.iterations, time.process_time() - worked, time.perf_counter() - start


def in_ms(seconds: tuple[float, ...]) -> tuple[str, str]:
    """The mean and the longest."""
    return f"{statistics.mean(seconds) * 1000:.0f} ms", f"{max(seconds) * 1000:.0f} ms"


def peer(text: str) -> float:
    """Simulations a second of OpenSpiel's search at the first decision of one of its games."""
    _, search = their_search(text)
    return per_second(lambda: search(ITERATIONS, 1))


def per_second(search: Callable[[], None]) -> float:
    """Simulations a second of processor time: the median of five searches."""
    rates = []
    for _ in range(5):
        start = time.process_time()
        search()
        rates.append(ITERATIONS / (time.process_time() - start))
    return statistics.median(rates)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=24, help="of each game (default: 24)")
    parser.add_argument("--games", default=",".join(GAMES), help=f"default: {','.join(GAMES)}")
    parser.add_argument("--levels", default="baker,chef,master", help="default: baker,chef,master")
    arguments = parser.parse_args()
    print(LINE.format("one core", "iterations/s", "a decision", "mean", "longest"))
    for game in arguments.games.split(","):
        for players in (2, 3, 4):
            report(game, players, [level for level in arguments.levels.split(",") if level], arguments.decisions)
    for text in PEERS if find_spec("pyspiel") else ():
        print(LINE.format(f"OpenSpiel's MCTS, {text.split('(')[0]}", f"{peer(text):,.0f}", "", "", ""), flush=True)


if __name__ == "__main__":
    main()
