"""The built browser app: small at first sight, and inside the wheel."""

import gzip
import re
import tomllib
from pathlib import Path

import pytest

import doughjo

ROOT = Path(__file__).parents[1]
APP = ROOT / "src/doughjo/server/app"
MOST_AT_FIRST = 150_000  # bytes, gzipped, without fonts


def test_the_first_load_is_small() -> None:
    page = (APP / "index.html").read_text(encoding="utf-8")
    needed = re.findall(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"', page)
    assert needed, "the app is not built:  make app"
    first = sum(len(gzip.compress((APP / name).read_bytes())) for name in needed)
    assert first + largest("Board*.js") + largest("Board*.css") < MOST_AT_FIRST


def largest(pattern: str) -> int:
    """The size of the largest of these files: nobody loads two games' boards at once."""
    return max(len(gzip.compress(path.read_bytes())) for path in (APP / "assets").glob(pattern))


def test_nothing_is_loaded_from_elsewhere() -> None:
    for path in (*APP.glob("*.html"), *(APP / "assets").glob("*.css")):
        assert not re.search(r'(?:src|href|url)\s*[=(]\s*["\']?https?:', path.read_text(encoding="utf-8"))


def test_the_app_goes_into_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "src/doughjo/server/app" in settings["tool"]["hatch"]["build"]["targets"]["wheel"]["artifacts"]


@pytest.mark.parametrize("name", doughjo.games())
def test_points_are_called_the_same_in_the_terminal_and_in_the_browser(name: str) -> None:
    path = ROOT / "web/src/games" / name / "verdict.ts"
    own = re.search(r'^export const unit = "(\w+)";', path.read_text(encoding="utf-8"), re.M) if path.exists() else None
    assert (own[1] if own else "point") == doughjo.game(name).rules.unit
