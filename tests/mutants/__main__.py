"""Plant every fault that the games' own lists name, one at a time, and see whether the game's tests catch it.

python -m tests.mutants                  all faults of all games
python -m tests.mutants eclair go-nuts   those with one of these words in their name or their game's
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast

import doughjo

REPOSITORY = Path(__file__).resolve().parents[2]
LIST = "tests/mutants.toml"  # in the folder of a game
AT_ONCE = 2
PATIENCE = 300  # seconds; a fault that makes the game go round in circles is caught too
FIELDS = ("name", "file", "before", "after")
TESTS_PASSED, TESTS_FAILED = 0, 1  # what pytest answers


class BadList(Exception):
    """A list of faults does not fit the sources."""


@dataclass(frozen=True)
class Mutant:
    """A fault: the source snippet `before`, found once in the file, becomes `after`."""

    game: str
    name: str
    file: str
    before: str
    after: str

    def planted(self, source: str) -> str:
        """The source with the fault in it."""
        if (found := source.count(self.before)) != 1:
            raise BadList(f"{self.game}, {self.name}: `before` occurs {found} times in {self.file}; expected once")
        return source.replace(self.before, self.after)


@dataclass(frozen=True)
class Verdict:
    """What the tests said about a fault."""

    caught: bool
    by: str


def read_lists() -> list[Mutant]:
    mutants = [mutant for game in doughjo.games() for mutant in read_list(game)]
    for mutant in mutants:
        check_readable(mutant)
    return mutants


def read_catalogue(text: str) -> None:
    """A catalogue without anything that cannot be read."""
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            raise SyntaxError(str(entry.content).splitlines()[0])


READERS: Mapping[str, Callable[[str], Any]] = {
    ".py": lambda text: compile(text, "a fault", "exec"),
    ".toml": tomllib.loads,
    ".ftl": read_catalogue,
}


def check_readable(mutant: Mutant) -> None:
    """A fault is a wrong rule, not a file that cannot be read."""
    source = mutant.planted(source_of(mutant))
    try:
        READERS[Path(mutant.file).suffix](source)
    except (SyntaxError, tomllib.TOMLDecodeError) as error:
        raise BadList(f"{mutant.game}, {mutant.name}: {mutant.file} would be unreadable: {error}") from None


def read_list(game: str) -> list[Mutant]:
    path = folder_of(game) / LIST
    if not path.is_file():
        raise BadList(f"{game} has no planted faults; write them, each a [[mutant]] with {', '.join(FIELDS)}: {path}")
    entries = tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    for entry in entries:
        if set(entry) != set(FIELDS):
            raise BadList(f"{game}: {entry.get('name', entry)!r} needs exactly {', '.join(FIELDS)}")
        if entry["before"] == entry["after"]:
            raise BadList(f"{game}: {entry['name']} changes nothing")
    names = [entry["name"] for entry in entries]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise BadList(f"{game}: {twice[0]!r} is listed twice")
    return [Mutant(game, **entry) for entry in entries]


def folder_of(game: str) -> Path:
    return doughjo.game(game).rules.folder


def source_of(mutant: Mutant) -> str:
    path = REPOSITORY / mutant.file
    if not path.is_file():
        raise BadList(f"{mutant.game}, {mutant.name}: there is no file {mutant.file}")
    return path.read_text(encoding="utf-8")


def chosen(mutants: Sequence[Mutant], words: Sequence[str]) -> list[Mutant]:
    wanted = [word.casefold() for word in words]
    return [
        mutant
        for mutant in mutants
        if not wanted or any(word in f"{mutant.game} {mutant.name}".casefold() for word in wanted)
    ]


def judge(game: str, mutant: Mutant | None = None) -> Verdict:
    """Run a game's tests on a copy of the sources, with a fault planted or without any."""
    with tempfile.TemporaryDirectory(prefix="doughjo-mutant-") as folder:
        copy = Path(folder).resolve()
        shutil.copytree(REPOSITORY / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(REPOSITORY / "pyproject.toml", copy)
        if mutant:
            (copy / mutant.file).write_text(mutant.planted(source_of(mutant)), encoding="utf-8")
        return run_tests(copy, str(folder_of(game).relative_to(REPOSITORY) / "tests"))


def run_tests(copy: Path, tests: str) -> Verdict:
    pytest = ["-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", tests]
    try:
        run = python(copy, *pytest)
    except subprocess.TimeoutExpired:
        return Verdict(True, "it never ends")
    if run.returncode not in (TESTS_PASSED, TESTS_FAILED):
        raise BadList(f"the tests could not be run:\n{run.stdout}{run.stderr}")
    return Verdict(run.returncode == TESTS_FAILED, first_failure(run.stdout))


def python(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python in a copy of the repository: interpreted rules, and the copy's package before the installed one."""
    here = {
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": str(copy / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "DOUGHJO_CACHE": str(copy / "cache"),
    }
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env=os.environ | here,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def first_failure(output: str) -> str:
    failures = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if not failures:
        return "no test is named"
    where = failures[0].partition(" - ")[0]
    return where.partition("::")[2] or f"while collecting {Path(where).name}"


def check_that_copies_are_tested() -> None:
    """A copy's Python must import the copy's package; else every fault would seem to survive."""
    with tempfile.TemporaryDirectory(prefix="doughjo-mutant-") as folder:
        copy = Path(folder).resolve()
        shutil.copytree(REPOSITORY / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
        imported = python(copy, "-c", "import doughjo; print(doughjo.__file__)").stdout.strip()
    if not Path(imported).is_relative_to(copy):
        raise BadList(f"the tests would import {imported!r} instead of a copy in {copy}")


def check_without_fault(games: Sequence[str]) -> None:
    for game in games:
        verdict = judge(game)
        if verdict.caught:
            raise BadList(f"{game}: without any fault, {verdict.by} fails already")
        print(f"passes   {game} without a fault", flush=True)


def report(mutant: Mutant) -> bool:
    try:
        verdict = judge(mutant.game, mutant)
    except BadList as error:
        raise BadList(f"{mutant.game}, {mutant.name}: {error}") from None
    print(f"caught   {mutant.name}  ({verdict.by})" if verdict.caught else f"SURVIVED {mutant.name}", flush=True)
    return verdict.caught


def main(words: Sequence[str]) -> int:
    try:
        mutants = chosen(read_lists(), words)
        if not mutants:
            raise BadList(f"no fault is called anything like {' or '.join(words)}")
        check_that_copies_are_tested()
        check_without_fault(sorted({mutant.game for mutant in mutants}))
        with ThreadPoolExecutor(AT_ONCE) as workers:
            caught = list(workers.map(report, mutants))
    except BadList as error:
        print(error, file=sys.stderr)
        return 2
    survivors = [mutant for mutant, was_caught in zip(mutants, caught, strict=True) if not was_caught]
    for mutant in survivors:
        print(f"no test notices: {mutant.game}, {mutant.name} ({mutant.file})")
    if not survivors:
        print(f"all {len(mutants)} faults were caught")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
