"""What holds for every game on the shelf."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import doughjo
from doughjo.core.rulebook import clauses, page, with_components
from doughjo.core.words import LANGUAGES
from doughjo.testing import check_game
from doughjo.testing.catalogues import languages_of
from tests.playthroughs import Play, folder_of, moves_in, plays, written

ROOT = Path(__file__).parents[1]
every_game = pytest.mark.parametrize("name", doughjo.games())


@every_game
def test_a_game_keeps_the_contract(name: str) -> None:
    check_game(doughjo.game(name), games=1)


@every_game
def test_a_game_speaks_every_language(name: str) -> None:
    assert languages_of(doughjo.game(name).rules) == [*LANGUAGES]


@pytest.mark.parametrize("play", plays(), ids=str)
def test_the_golden_playthrough_comes_out_again(play: Play) -> None:
    assert play.path.exists(), f"no playthrough yet; make it:  python -m tests.playthroughs {play}"
    text = play.path.read_text(encoding="utf-8")
    assert written(play, moves_in(text)) == text


def test_there_is_no_playthrough_of_something_else() -> None:
    lying = {path for name in doughjo.games() for path in folder_of(name).glob("*")}
    assert lying <= {play.path for play in plays()}


@every_game
def test_the_documented_positions_can_be_laid(name: str) -> None:
    examples = re.findall(r"```json\n(.*?)```", positions_of(name), re.DOTALL)
    assert examples, f"the page about positions of {name} has no example"
    game = doughjo.game(name)
    for example in map(json.loads, examples):
        written_again = game.start_from(example).position()
        assert {key: written_again[key] for key in example if key != "options"} == {
            key: value for key, value in example.items() if key != "options"
        }
        assert written_again["options"] == {**written_again["options"], **example.get("options", {})}


@every_game
def test_every_key_of_a_position_is_documented(name: str) -> None:
    text = (ROOT / "docs/positions.md").read_text(encoding="utf-8") + positions_of(name)
    for key in doughjo.game(name).start(players=doughjo.game(name).seats[0]).position():
        assert f"`{key}`" in text


def positions_of(name: str) -> str:
    """The page about the positions of a game."""
    page = doughjo.game(name).rules.folder / "POSITIONS.md"
    assert page.is_file(), f"{name} has no page about its positions; write one, with an example in JSON: {page}"
    return page.read_text(encoding="utf-8")


def test_every_clause_has_a_test() -> None:
    listing = [sys.executable, "-m", "pytest", "--clauses", "-p", "no:cacheprovider", "-p", "no:xdist"]
    run = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@every_game
def test_the_rules_page_lists_the_options_and_components(name: str) -> None:
    game = doughjo.game(name).rules
    text = page(game)
    for option in game.options:
        assert f"`{option.name}`" in text
        assert option.clause in clauses(game)
        assert f"`{option.name}`" in clauses(game)[option.clause].text
    assert with_components(game) == text, "the list of components is old; make it anew:  make rules-pages"


@every_game
def test_refusals_and_code_cite_clauses_that_exist(name: str) -> None:
    game = doughjo.game(name).rules
    prefix = next(iter(clauses(game))).split("-")[0]
    for path in game.folder.glob("*.py"):
        for cited in re.findall(rf"\b{prefix}-\d+\b", path.read_text(encoding="utf-8")):
            assert cited in clauses(game), f"{path.name} cites {cited}"
