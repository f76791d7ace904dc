"""Random games of ours and of everybody else's we know, on one core, in one run: medians and ratios.

    make peers                            (installs all of them into an environment of their own first)
    python -m bench.peers --runs 3

Each of their games stands beside the one of ours that is nearest in kind and length. What is compared with is whole
games inside our compiled rules, and steps of a vector of 1,024 tables that write what a seat sees and may do. The table
goes into docs/performance.md.
"""

import argparse
import os
import platform
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from math import floor
from pathlib import Path
from typing import Any

import doughjo
from bench.contenders import (
    TABLES,
    Contender,
    measured_in_turns,
    measured_players,
    moves_of,
    our_steps,
    ours,
    their_rollouts,
    theirs,
)
from doughjo.core.contract import Game

PAGE = Path(__file__).parents[1] / "docs/performance.md"
BEGIN, END = "<!-- written by make peers -->", "<!-- end of what make peers wrote -->"
EXAMPLES = Path(__file__).parents[1] / "examples"
SCAN = 32  # steps that pgx takes between two words with Python

Making = Callable[[str], Contender | None]


@dataclass(frozen=True)
class Peer:
    """Somebody else's engine: what to install, how it is played, and its games, each with the nearest of ours."""

    name: str
    package: str
    make: Making
    games: tuple[tuple[str, str], ...]

    @property
    def installed(self) -> str | None:
        """Its version."""
        try:
            return version(self.package)
        except PackageNotFoundError:
            return None


@dataclass
class Row:
    """A peer's game that was measured, or why it was not."""

    peer: Peer
    game: str
    ours: str
    contender: Contender | None
    why_not: str = ""


# --- How ours and each of theirs is played


def our_games() -> dict[str, tuple[Game, int]]:
    """All our games, each with a number of players, and the example that is a game of theirs too."""
    sys.path.append(str(EXAMPLES))  # imported by its own name, or its compiled code could not be found again
    games = [*(doughjo.game(name).rules for name in doughjo.games()), import_module("pig").GAME]
    return {game.name: (game, measured_players(game.name)) for game in games}


def spiel_in_python(text: str) -> Contender:
    """OpenSpiel's game, move by move from Python."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game(text)
    return Contender(text, moves_of(game), lambda games: moves_of(game, games) * games)


def pgx_batch(name: str, tables: int) -> Callable[[int], int]:
    """A batch of games in XLA, a new one where one is over, random moves; it answers how many ended."""
    import jax  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, Any]:
        state, key = carry
        key, choosing, luck = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.log(state.legal_action_mask.astype("float32")))
        state = step(state, actions, jax.random.split(luck, tables))
        return (state, key), state.terminated.sum()

    run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, SCAN))
    begin = jax.jit(jax.vmap(env.init))
    carry = [(begin(jax.random.split(jax.random.key(1), tables)), jax.random.key(2))]

    def play(scans: int) -> int:
        ended = 0
        for _ in range(scans):
            carry[0], ends = run(carry[0])
            ended += int(ends.sum())
        return ended

    play(1)  # compiles
    return play


def pgx_steps(name: str) -> Contender:
    """As many games at once as our vectors have tables."""
    batch = pgx_batch(name, TABLES)

    def play(scans: int) -> None:
        batch(scans)

    return Contender(name, TABLES * SCAN, play, length=8 * TABLES * SCAN / max(1, batch(8)))


def rlcard_games(name: str) -> Contender:
    """RLCard's own loop with its random agents."""
    import rlcard  # noqa: PLC0415
    from rlcard.agents import RandomAgent  # noqa: PLC0415

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def moves(games: int) -> float:
        before = env.timestep
        for _ in range(games):
            env.run(is_training=False)
        return float(env.timestep - before)

    return Contender(name, moves(40) / 40, moves)


def catanatron_games(players: str) -> Contender:
    """Catanatron's own loop with its random players."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def moves(games: int) -> float:
        made = 0
        for number in range(games):
            game = Game([RandomPlayer(color) for color in list(Color)[: int(players[0])]], seed=number)
            game.play()
            made += len(game.state.actions)
        return made

    return Contender(players, moves(30) / 30, moves)


def pettingzoo_games(name: str) -> Contender:
    """PettingZoo's loop over agents, with an action that the mask allows."""
    import pettingzoo.classic as classic  # noqa: PLC0415, PLR0402

    env = getattr(classic, name).env()
    dice = random.Random(1)

    def moves(games: int) -> float:
        made = 0
        for _ in range(games):
            env.reset(seed=dice.randrange(1 << 30))
            for agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                mask = seen["action_mask"] if isinstance(seen, dict) else None
                env.step(None if over or cut else env.action_space(agent).sample(mask))
                made += not (over or cut)
        return made

    return Contender(name, moves(100) / 100, moves)


PEERS = (
    Peer(
        "OpenSpiel, whole games in C++",
        "open_spiel",
        theirs,
        (
            ("goofspiel(players=3)", "go-nuts"),
            ("liars_dice", "go-nuts"),
            ("pig(players=3,winscore=30)", "pig"),
            ("pig(players=3)", "drive-thru"),
            ("crazy_eights(players=4)", "drive-thru"),
            ("backgammon", "drive-thru"),
            ("hex", "dollars"),
            ("quoridor", "dollars"),
            ("hanabi", "kitchen-rush"),
        ),
    ),
    Peer(
        "OpenSpiel, rollouts of its C++ search",
        "open_spiel",
        their_rollouts,
        (
            ("goofspiel(players=3)", "go-nuts"),
            ("pig(players=3,winscore=30)", "pig"),
            ("pig(players=3)", "drive-thru"),
            ("crazy_eights(players=4)", "drive-thru"),
            ("backgammon", "drive-thru"),
            ("hex", "dollars"),
            ("quoridor", "dollars"),
        ),
    ),
    Peer(
        "OpenSpiel, from Python",
        "open_spiel",
        spiel_in_python,
        (("goofspiel(players=3)", "go-nuts"), ("pig(players=3)", "drive-thru"), ("hanabi", "kitchen-rush")),
    ),
    Peer(
        f"pgx on the CPU, {TABLES:,} games at once",
        "pgx",
        pgx_steps,
        (
            ("sparrow_mahjong", "go-nuts"),
            ("leduc_holdem", "go-nuts"),
            ("backgammon", "drive-thru"),
            ("2048", "drive-thru"),
            ("hex", "dollars"),
            ("othello", "dollars"),
        ),
    ),
    Peer(
        "RLCard", "rlcard", rlcard_games, (("uno", "go-nuts"), ("gin-rummy", "drive-thru"), ("mahjong", "drive-thru"))
    ),
    Peer("Catanatron", "catanatron", catanatron_games, (("2 players", "drive-thru"), ("4 players", "drive-thru"))),
    Peer(
        "PettingZoo",
        "pettingzoo",
        pettingzoo_games,
        (
            ("rps_v2", "go-nuts"),
            ("leduc_holdem_v4", "go-nuts"),
            ("connect_four_v3", "dollars"),
            ("hanabi_v5", "kitchen-rush"),
        ),
    ),
)

# --- Measuring, and the table


def made(peer: Peer) -> Iterator[Row]:
    """The peer's games, ready to be measured; one row that says so where it is not installed."""
    if peer.installed is None:
        yield Row(peer, "", "", None, "not installed")
        return
    for game, nearest in peer.games:
        try:
            contender = peer.make(game)
            yield Row(peer, game, nearest, contender, "" if contender else "does not play this")
        except Exception as error:  # one engine that does not run here must not stop the others
            yield Row(peer, game, nearest, None, f"does not run here: {type(error).__name__}")


def tables(rows: list[Row], playouts: dict[str, Contender], steps: dict[str, Contender]) -> str:
    """What was measured, as two tables in Markdown."""
    lines = ["| ours | moves a game | moves a second, whole games | moves a second, vector |", "|---|---:|---:|---:|"]
    for name, games in playouts.items():
        players, vector = measured_players(name), steps[name]
        lines.append(
            f"| {name}, {players} players | {games.length:.1f} | {rounded(games.moves)} | {rounded(vector.moves)} |"
        )
    lines += [
        "",
        "| theirs | their game | moves a game | moves a second | beside | our games to theirs | our vector to theirs |",
    ]
    lines += ["|---|---|---:|---:|---|---:|---:|"]
    for row in rows:
        who = f"{row.peer.name} ({row.peer.package} {row.peer.installed})" if row.peer.installed else row.peer.name
        if row.contender is None:
            lines.append(f"| {who} | {row.game} | | {row.why_not} | {row.ours} | | |")
            continue
        rate = row.contender.moves
        lines.append(
            f"| {who} | {row.game} | {row.contender.length:.1f} | {rounded(rate)} | {row.ours} "
            f"| {times(playouts[row.ours].moves / rate)} | {times(steps[row.ours].moves / rate)} |"
        )
    return "\n".join(lines)


def claims(page: str) -> str:
    """What the README says of the tables on the page: how fast our games are, and beside OpenSpiel's C++."""
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in page.splitlines() if line[:1] == "|"]
    rates = {row[0].split(",")[0]: number(row[2]) / 1e6 for row in cells if " players" in row[0] and len(row) == 4}
    spiel = [row for row in cells if row[0].startswith("OpenSpiel, ") and "C++" in row[0] and len(row) == 7]
    ratios = {(row[0].split()[1], row[1].split("(")[0], row[4]): number(row[5]) for row in spiel}
    least = min(ratio for (_, game, _), ratio in ratios.items() if game != "pig")
    return (
        f"random games of Go Nuts run at {rates['go-nuts']:.1f} million moves a second, of Drive-Thru at "
        f"{rates['drive-thru']:.1f}, of Kitchen Rush at {rates['kitchen-rush']:.1f} and of Dollars to Donuts at "
        f"{rates['dollars']:.1f}: at least {floor(10 * least) / 10} times what OpenSpiel's C++ makes in games of like "
        f"kind, as whole games and as rollouts of its search, except for its tiny pig "
        f"({ratios['whole', 'pig', 'drive-thru']} times in whole games of Drive-Thru, "
        f"{ratios['rollouts', 'pig', 'drive-thru']} as rollouts); the same pig on this engine is "
        f"{ratios['rollouts', 'pig', 'pig']} times as fast as those rollouts"
    )


def number(cell: str) -> float:
    return float(cell.replace(",", ""))


def rounded(rate: float) -> str:
    """Three digits of it."""
    return f"{float(f'{rate:.3g}'):,.0f}"


def times(ratio: float) -> str:
    return f"{ratio:,.1f}" if ratio < 100 else f"{float(f'{ratio:.3g}'):,.0f}"


def written(page: str, text: str) -> str:
    """The page with this text between the two marks; they come at its end where it has none yet."""
    if BEGIN not in page:
        return f"{page.rstrip()}\n\n## Others\n\n{BEGIN}\n\n{text}\n\n{END}\n"
    before, rest = page.split(BEGIN, 1)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.split(END, 1)[1]}"


def machine() -> str:
    """What this was measured on."""
    model = next(
        (line.split(":", 1)[1].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")),
        platform.processor() or platform.machine(),
    )
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return f"{model}, {os.cpu_count()} cores{load}; Python {platform.python_version()}, numba {version('numba')}"


def _lines(path: str) -> list[str]:
    return Path(path).read_text(encoding="utf-8").splitlines() if Path(path).exists() else []


def main() -> None:
    """Measure everything in turns, write the table into the page and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3, help="how often each is measured (default 3)")
    parser.add_argument("--print", action="store_true", dest="only_print", help="leave docs/performance.md as it is")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    where = machine()
    games = our_games()
    playouts = {name: ours(game, players) for name, (game, players) in games.items()}
    steps = {name: our_steps(game, players) for name, (game, players) in games.items()}
    rows = [row for peer in PEERS for row in made(peer)]
    contenders = [row.contender for row in rows if row.contender]
    measured_in_turns([*playouts.values(), *steps.values(), *contenders], given.runs)
    today = f"{date.today():%-d %B %Y}"
    about = (
        f"Measured by `make peers` (`bench/peers.py`) on {today}: {where}; one core, a second of processor time, "
        f"medians of {given.runs} runs taken in turns, all in one go. A move is a decision of a player. *Whole games* "
        f"are random ones inside our compiled rules; *vector* is a step of {TABLES:,} tables at once that writes what "
        "each seat sees and may do, the choice of a random action and the check of it included."
    )
    text = f"{about}\n\n{tables(rows, playouts, steps)}"
    print(text)
    if not given.only_print:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")
        print(f"\nFor README.md: {claims(text)}")


if __name__ == "__main__":
    main()
