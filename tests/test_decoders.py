"""The decoders that are made for the browser read what Python reads."""

import json
import random
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doughjo
from doughjo.core.contract import MOST_SEATS, SPECTATOR
from doughjo.core.schema import HIDDEN, KNOWN, name_of
from doughjo.match import Match
from doughjo.testing import random_game
from doughjo.testing.kit import ways_to_play

ROOT = Path(__file__).parents[1]
EVERY = 9  # moves between two looks at the table
TABLES = 60  # of each game, at most, for each number of players
POINTS = bytes(4 * MOST_SEATS)  # what stands before a table in what a browser gets


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_the_browsers_decoders_read_what_python_reads(tmp_path: Path) -> None:
    cases = {name: case(name) for name in doughjo.games()}
    assert all(len(each["records"]) >= 100 for each in cases.values())
    (tmp_path / "cases.json").write_text(json.dumps(cases), encoding="utf-8")
    assert not complaint_of_node(tmp_path)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_a_table_that_says_something_else_is_noticed(tmp_path: Path) -> None:
    cases = {"go-nuts": case("go-nuts")}
    cases["go-nuts"]["records"][-1]["table"]["deck_size"] += 1
    (tmp_path / "cases.json").write_text(json.dumps(cases), encoding="utf-8")
    number = len(cases["go-nuts"]["records"]) - 1
    assert f"go-nuts, table {number}" in complaint_of_node(tmp_path)


def complaint_of_node(folder: Path) -> str:
    command = ["node", str(ROOT / "tests/decoders.mjs"), str(ROOT / "web"), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stderr


def case(name: str) -> dict[str, Any]:
    """The words of a game's box, and tables of random games as records and as Python reads them."""
    game = doughjo.game(name)
    kinds = {**KNOWN, **game.start(game.seats[-1]).edition.kinds}
    records = [each for players in game.seats for each in list(some(name, players))[:TABLES]]
    return {"words": {name_of(kind): [*words, HIDDEN, None] for kind, words in kinds.items()}, "records": records}


def some(name: str, players: int) -> Iterator[dict[str, Any]]:
    """Tables of random games with all sorts of options, whole and as everybody may know them."""
    game, dice = doughjo.game(name), random.Random(players)
    every: list[dict[str, Any]] = [{**way} for way in ways_to_play(game.rules, players)]
    for seed, options in enumerate(dice.sample(every, min(2, len(every)))):
        for number, match in enumerate(random_game(game, players, seed, **options)):
            if number % EVERY == 0:
                yield from (seen(match, viewer) for viewer in (*range(players), SPECTATOR))


def seen(match: Match, viewer: int) -> dict[str, Any]:
    """What a viewer gets, and what Python reads in it."""
    records = match.edition.records(match.hidden("spectator" if viewer == SPECTATOR else viewer), viewer)
    return {"record": b64encode(POINTS + records).decode(), "table": match.edition.shown(records)}
