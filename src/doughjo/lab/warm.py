"""Compiling a game ahead of time, so that no first move, bot or simulation waits; a mark in the cache remembers it."""

import hashlib
import random
import signal
import sys
from collections.abc import Iterator
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from time import perf_counter

import llvmlite.binding as llvm
import numba
from numba.core import config

from doughjo import bots
from doughjo.core import registry
from doughjo.core.chance import seeded
from doughjo.core.compile import CORE, PACKAGE, cache_folder
from doughjo.core.contract import Game
from doughjo.lab.luck import NOBODY, Luck
from doughjo.lab.simulate import simulate
from doughjo.match import Match, PlayableGame

A_WHILE = 2_000  # milliseconds between two moves where there is a clock


def is_warm(game: Game) -> bool:
    """Whether all of a game has been compiled here, from just these sources and for this processor."""
    return bool(config.DISABLE_JIT) or _mark(game).exists()


def warm(game: Game) -> None:
    """Compile everything that playing, simulating and competing need, by doing each of it once."""
    simulate(game, game.seats[0], games=1, seats=("greedy",))
    bots.warm(game)
    playable = PlayableGame(game)
    last = {option.name: option.choices_for(game.seats[-1])[-1] for option in game.options}
    _play_and_tell(playable.start(game.seats[0]), "random")
    _play_and_tell(playable.start(game.seats[-1]), "greedy")
    _play_and_tell(playable.start(game.seats[-1], options=last), "greedy")
    Luck(0, playable.start(game.seats[-1])).follow(NOBODY)
    _mark(game).touch()


def warm_all(names: list[str]) -> Iterator[tuple[str, float]]:
    """Compile games on all cores; tells each one, and the seconds it took, when it is done."""
    ignored = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, which ends the others
    with get_context("spawn").Pool(min(cpu_count() or 1, len(names)), signal.signal, ignored) as pool:
        yield from pool.imap_unordered(_timed, names)


def _timed(name: str) -> tuple[str, float]:
    start = perf_counter()
    warm(registry.find(name))
    return name, perf_counter() - start


def _mark(game: Game) -> Path:
    """The file that says that a game is compiled: its name holds all that numba's own cache depends on."""
    home = game.folder.resolve()
    sources = [
        path for folder in (CORE, PACKAGE / "bots", PACKAGE / "lab", home) for path in sorted(folder.rglob("*.py"))
    ]
    stamps = [
        (str(path), path.stat().st_mtime_ns, path.stat().st_size) for path in sources if "tests" not in path.parts
    ]
    machine = (sys.version, numba.__version__, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    digest = hashlib.sha256(repr((stamps, machine)).encode()).hexdigest()[:16]
    return cache_folder(home) / f"warm-{digest}"


def _play_and_tell(match: Match, bot: str) -> None:
    """A game of bots, with luck played by hand and all that is shown of it."""
    chance = random.Random(0)
    while not match.over:
        for mover in sorted(match.to_act, key=str):
            if mover == "chance":
                match.play(mover, chance.choice(match.legal(mover)))
            elif mover in match.to_act:  # where one decides for all, the others are asked no more
                match.view(mover)
                match.sight(mover)
                match.play(mover, bots.move(bots.find(bot), match, mover, seeded(chance.getrandbits(32))))
        if match.time_runs:
            match.advance(A_WHILE)
    match.view("spectator")
    match.sheet()
    match.why_no_undo(0)
    match.log_of(0)
    match.position()
