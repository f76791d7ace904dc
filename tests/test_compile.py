"""The cache of compiled code: never stale, never needed twice."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COUNTING = """
import numba.core.event as event

class Compiled(event.Listener):
    count = 0
    def on_start(self, event): Compiled.count += 1
    def on_end(self, event): pass

event.register("numba:compile", Compiled())
"""
PLAYOUT = f"""{COUNTING}
import doughjo
from doughjo.lab import simulate
summary = simulate(doughjo.game("go-nuts").rules, players=3, games=20, seats=("greedy",))
print(Compiled.count, summary.points.sum())
"""
STRANGER = """
import sys
from rules_of_mine import bonus
from doughjo.core.compile import compiled, specialise

@compiled
def setup(s, box, players, options):
    s[0] = bonus()

names = {name: setup for name in ("setup", "to_act", "legal", "apply", "chance", "sample", "resolve", "score", "hide")}
names |= {name: setup for name in ("imagine", "reveals", "prefer", "tally")}
doors = specialise("doughjo.core.doors", names)
import numpy as np
table = np.zeros((1, 1), np.int64)
doors.begin(table, table, 2, table)
print(table[0, 0])
"""
RULES = """
from doughjo.core.compile import compiled

@compiled
def bonus():
    return {number}
"""


def run(script: str | Path, cache: Path, package: Path = ROOT / "src", *more: str) -> list[str]:
    """What a fresh Python prints, with a cache folder of its own."""
    arguments = ["-c", script] if isinstance(script, str) else [str(script), *more]
    environment = {**os.environ, "DOUGHJO_CACHE": str(cache), "PYTHONPATH": str(package)}
    environment.pop("NUMBA_DISABLE_JIT", None)
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_was_compiled_once_is_used_until_one_of_its_sources_changes(tmp_path: Path) -> None:
    package, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__", "tests"))
    compiled, points = run(PLAYOUT, cache, package)
    assert int(compiled) > 10
    assert run(PLAYOUT, cache, package) == ["0", points], "a second start compiles nothing"
    change_elsewhere(package / "doughjo")
    assert run(PLAYOUT, cache, package) == ["0", points], "a change elsewhere leaves a game compiled"
    change_the_rules(package / "doughjo/games/go_nuts/rules.py")
    assert run(PLAYOUT, cache, package)[1] != points, "no stale code runs"


def change_elsewhere(package: Path) -> None:
    """A new game, and a line more in what games do not depend on."""
    other = package / "games/another"
    other.mkdir()
    (other / "rules.py").write_text("ROUNDS = 4\n", encoding="utf-8")
    with (package / "match.py").open("a", encoding="utf-8") as file:
        file.write("# changed\n")


def change_the_rules(rules: Path) -> None:
    """Points count a hundredfold."""
    source = rules.read_text(encoding="utf-8")
    changed = source.replace("points = n * int(box.each[kind])", "points = 100 * n * int(box.each[kind])")
    assert changed != source
    rules.write_text(changed, encoding="utf-8")


def test_a_change_beside_a_strangers_game_is_noticed(tmp_path: Path) -> None:
    script = tmp_path / "game_of_mine.py"
    script.write_text(STRANGER, encoding="utf-8")
    rules = tmp_path / "rules_of_mine.py"
    for number in (3, 4, 3):
        rules.write_text(RULES.format(number=number), encoding="utf-8")
        assert run(script, tmp_path / "cache") == [str(number)]


LOADED_TWICE = """
import sys
from importlib.util import module_from_spec, spec_from_file_location

spec = spec_from_file_location(sys.argv[2], sys.argv[1])
module = module_from_spec(spec)
if sys.argv[3] == "known":
    sys.modules[sys.argv[2]] = module
spec.loader.exec_module(module)
print(module.bonus())
"""


def test_one_file_may_be_loaded_under_many_names(tmp_path: Path) -> None:
    rules, loader = tmp_path / "rules_of_mine.py", tmp_path / "loader.py"
    rules.write_text(RULES.format(number=3), encoding="utf-8")
    loader.write_text(LOADED_TWICE, encoding="utf-8")
    for name, known in [("one", "known"), ("two", "known"), ("three", "unknown"), ("one", "known"), ("one", "unknown")]:
        assert run(loader, tmp_path / "cache", ROOT / "src", str(rules), name, known) == ["3"]


def test_a_cache_that_cannot_be_written_only_costs_time(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    script = "import doughjo; print(doughjo.game('go-nuts').start(players=2, seed=1).legal(0)[0])"
    assert run(script, blocked / "cache") == ["pick", "1"]


@pytest.mark.parametrize("age, kept", [(0, True), (29, True), (31, False)])
def test_a_cache_folder_long_unused_is_removed(tmp_path: Path, age: int, kept: bool) -> None:
    old = tmp_path / "0123456789abcdef"
    (old / "inner").mkdir(parents=True)
    (old / "inner" / "code.nbc").write_bytes(b"old")
    then = time.time() - age * 86400
    os.utime(old, (then, then))
    run("import doughjo; doughjo.game('go-nuts')", tmp_path)
    assert old.exists() == kept
