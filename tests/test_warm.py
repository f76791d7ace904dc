"""Compiling ahead of time: what `doughjo warm` does once is never done again, and nothing is left to do."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import doughjo
from doughjo.cli import main
from doughjo.cli.warm import how_long
from doughjo.lab.warm import is_warm

# What has been compiled or loaded for a signature, by function: a first call does one or the other.
EVERYTHING = """
import gc, sys
from numba.core.dispatcher import Dispatcher
import doughjo
from doughjo import bots
from doughjo.cli import main
from doughjo.core.chance import seeded
from doughjo.lab.warm import warm
from doughjo.server.rehearsal import rehearse

def known():
    functions = [each for each in gc.get_objects() if isinstance(each, Dispatcher)]
    return {(f"{each.__module__}.{each.__qualname__}", types) for each in functions for types in each.overloads}

name, folder = sys.argv[1:]
warm(doughjo.game(name).rules)
before = known()
rehearse(name)
for players in doughjo.game(name).seats:
    record, many = f"{folder}/{players}.json", ["--players", str(players)]
    commands = [
        ["watch", name, *many, "--bots", "apprentice", "--delay", "0", "--record", record],
        ["replay", record],
        ["simulate", name, *many, "--bots", "apprentice", "--games", "3"],
    ]
    if name != "kitchen-rush" and players > 1:
        commands.append(["arena", name, *many, "--bots", "greedy,random", "--games", "2", "--workers", "1"])
    for command in commands:
        assert main(command) == 0, command
match = doughjo.game(name).start(doughjo.game(name).seats[-1], seed=1)
for bot in bots.names():
    bots.move(bots.find(bot), match, min(match.to_act), seeded(1))
with open(f"{folder}/compiled", "w") as left:
    left.write(" ".join(sorted(name for name, types in known() - before)))
"""


@pytest.mark.parametrize("name", doughjo.games())
def test_nothing_is_left_to_compile_after_a_warm_up(name: str, tmp_path: Path) -> None:
    arguments = [sys.executable, "-c", EVERYTHING, name, str(tmp_path)]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "compiled").read_text(encoding="utf-8") == ""


GAME_OF_MINE = """
import importlib, os, sys
from doughjo.lab.warm import is_warm, warm
sys.path.insert(0, sys.argv[1])
game = importlib.import_module("pig").GAME
if sys.argv[2] == "warm":
    warm(game)
print(is_warm(game))
"""


def is_pig_warm(folder: Path, what: str, **environment: str) -> bool:
    """Whether a fresh Python finds the game in a folder compiled."""
    places = {**os.environ, "DOUGHJO_CACHE": str(folder / "cache"), **environment}
    arguments = [sys.executable, "-c", GAME_OF_MINE, str(folder), what]
    done = subprocess.run(arguments, env=places, capture_output=True, text=True, check=True)
    return done.stdout == "True\n"


def test_a_cache_is_warm_until_a_source_changes(tmp_path: Path) -> None:
    source = Path(__file__).parents[1] / "examples/pig.py"
    (tmp_path / "pig.py").write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    assert not is_pig_warm(tmp_path, "look")
    assert is_pig_warm(tmp_path, "look", NUMBA_DISABLE_JIT="1"), "there is nothing to compile"
    assert is_pig_warm(tmp_path, "warm")
    assert is_pig_warm(tmp_path, "look")
    (tmp_path / "beside.py").write_text("DOUGH = 1\n", encoding="utf-8")
    assert not is_pig_warm(tmp_path, "look")


def command(*argv: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    places = {**os.environ, "COLUMNS": "80", **environment}
    arguments = [sys.executable, "-m", "doughjo", *argv]
    return subprocess.run(arguments, env=places, capture_output=True, text=True, check=False)


def test_the_command_compiles_what_is_not_compiled_and_says_what_is() -> None:
    first = command("warm", "go-nuts")
    assert first.returncode == 0 and first.stderr == ""
    assert is_warm(doughjo.game("go-nuts").rules)
    assert command("warm", "go-nuts", "go-nuts").stdout == "go-nuts: compiled already.\n"
    wrong = command("warm", "go-nutz")
    assert (wrong.returncode, wrong.stdout) == (2, "") and "did you mean 'go-nuts'?" in wrong.stderr


@pytest.fixture
def unmarked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A place for the mark of a compiled game where there is none yet; the compiled code itself stays where it is."""
    mark = tmp_path / "mark"
    monkeypatch.setattr("doughjo.lab.warm._mark", lambda game: mark)
    return mark


def test_a_command_that_compiles_first_says_so_once(
    unmarked: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    record = str(tmp_path / "game.json")
    commands = [
        ["watch", "drive-thru", "--delay", "0", "--record", record],
        ["replay", record],
        ["simulate", "drive-thru", "--games", "1"],
        ["arena", "drive-thru", "--bots", "greedy,random", "--games", "2", "--workers", "1"],
    ]
    for command in commands:
        unmarked.unlink(missing_ok=True)
        assert main(command) == 0
        assert capsys.readouterr().err == (
            "Compiling Doughnut Drive-Thru: this takes about a minute, the first time only …\n"
        )
    for command in commands:
        assert main(command) == 0
        assert capsys.readouterr().err == "", "now it is compiled"


def test_a_mistake_is_told_before_anything_is_compiled(unmarked: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command, complaint in [
        (["play", "go-nuts", "--record", "no-such-folder/x.json"], "no-such-folder/x.json"),
        (["play", "go-nuts", "--option", "sugar=yes"], "no option 'sugar'"),
        (["play", "go-nuts", "--names", "Ann,,Bob"], "'' is not a name"),
        (["watch", "go-nuts", "--components", "no-such.toml"], "no-such.toml"),
        (["simulate", "go-nuts", "--games", "0"], "0 games"),
        (["simulate", "go-nuts", "--bots", "chef"], "thinks before it moves"),
        (["arena", "go-nuts", "--bots", "hal"], "no bot is called 'hal'"),
    ]:
        assert main(command) == 2
        err = capsys.readouterr().err
        assert complaint in err and "Compiling" not in err
    assert not unmarked.exists()


@pytest.mark.parametrize(
    ("games", "words"), [(1, "about a minute"), (3, "about two minutes"), (4, "about two minutes")]
)
def test_how_long_it_takes_on_two_cores(games: int, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doughjo.cli.warm.cpu_count", lambda: 2)
    assert how_long(games) == words


def test_ctrl_c_ends_a_warm_up_at_once(tmp_path: Path) -> None:
    places = {**os.environ, "DOUGHJO_CACHE": str(tmp_path)}
    arguments = [sys.executable, "-m", "doughjo", "warm"]
    process = subprocess.Popen(
        arguments, env=places, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"Compiling 4 games; this takes about ")
        process.stdout.close()
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(60) == 130
    finally:
        process.kill()
        process.wait()
