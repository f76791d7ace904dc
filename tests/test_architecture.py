"""The arrows between the layers, and the words around the code."""

import ast
import re
import runpy
import sys
import tomllib
from pathlib import Path

import pytest

import doughjo
from bench.peers import claims

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/doughjo"
# What each part may import, besides itself: arrows point down only.
LAYERS = {
    "core": set[str](),
    "games": {"core"},
    "match": {"core"},
    "bots": {"core", "match"},
    "lab": {"core", "match", "bots"},
    "vector": {"core", "match", "bots"},
    "testing": {"core", "match"},
    "adapters": {"core", "match", "bots", "lab"},
    "server": {"core", "match", "bots", "lab", "root"},
    "cli": {"core", "match", "bots", "lab", "server", "root"},
    "__main__": {"cli"},
}

# What an example has to show, where it claims something.
SAYS = {
    "train_drive_thru.py": r"Before: wins [3-6]\d% .*\nAfter .*: wins (?:[89]\d|100)%",
    "openspiel_mcts.py": r"random player: [34] of 4 games won",
    "one_changed_card.py": r"Powdered at 0: lost 1\d% [^%]*Powdered at 1: lost 2\d% ",
}


def sources() -> list[Path]:
    """All modules of the package, tests left out."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if "tests" not in path.parts]


def layer_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def is_part(name: str) -> bool:
    """Whether a name of the package is a module of it; `games` is the function, which hides the folder."""
    return name != "games" and ((PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file())


def imported(path: Path) -> set[str]:
    """The modules of the package that a file imports by name."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module == "doughjo":
            parts = {alias.name for alias in node.names}
            names |= {f"doughjo.{name}" if is_part(name) else "doughjo" for name in parts}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name for name in names if name.split(".")[0] == "doughjo"}


@pytest.mark.parametrize("path", [path for path in sources() if path.name != "__init__.py" or path.parent != PACKAGE])
def test_arrows_point_down_only(path: Path) -> None:
    layer = layer_of(path)
    for name in imported(path):
        target = name.split(".")[1] if "." in name else "root"
        assert target == layer or target in LAYERS[layer], f"{path.name} of {layer} imports {name}"


def test_games_never_import_each_other() -> None:
    for path in sources():
        if layer_of(path) == "games" and len(path.relative_to(PACKAGE).parts) > 2:
            own = path.relative_to(PACKAGE).parts[1]
            others = {name.split(".")[2] for name in imported(path) if name.startswith("doughjo.games.")}
            assert others <= {own}, path


def test_all_that_the_browser_knows_of_a_game_lies_in_its_folder() -> None:
    for path in (ROOT / "web/src").rglob("*.*"):
        part = path.relative_to(ROOT / "web/src").parts[0]
        if part != "games" and not path.name.endswith(".test.ts"):
            named = [name for name in doughjo.games() if re.search(rf"\b{name}\b", path.read_text(encoding="utf-8"))]
            assert not named, f"{path.name} names {named}"


def test_compiled_code_depends_on_nothing_but_the_core_and_its_own_part() -> None:
    """The cache of compiled code is named after these sources alone."""
    for path in sources():
        if re.search(r"^\s*@compiled", path.read_text(encoding="utf-8"), re.MULTILINE):
            parts = {name.split(".")[1] for name in imported(path) if "." in name}
            assert parts <= {"core", layer_of(path)}, path


def test_only_the_command_line_prints() -> None:
    for path in sources():
        if layer_of(path) not in ("cli", "testing", "__main__"):
            assert not re.search(r"\bprint\(", path.read_text(encoding="utf-8")), path


def test_all_that_is_sent_goes_through_one_encoder() -> None:
    """The log alone writes JSON of its own: whatever stands in it must not fail."""
    for path in sources():
        if layer_of(path) == "server" and path.name != "logs.py":
            assert not re.search(r"json\.(encode|dumps|Encoder)\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.py")), ids=lambda path: path.name)
def test_an_example_runs(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path)])
    monkeypatch.chdir(tmp_path)  # where it may leave a picture
    runpy.run_path(str(path), run_name="__main__")
    assert re.search(SAYS.get(path.name, "."), capsys.readouterr().out)


@pytest.mark.parametrize("page", ["README.md", "docs/researchers.md"])
def test_the_snippets_of_a_page_run(page: str) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, {})


def test_the_snippets_of_the_page_about_vectors_run(capsys: pytest.CaptureFixture[str]) -> None:
    snippets = re.findall(r"```python\n(.*?)```", (ROOT / "docs/vectors.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(snippets) == 3
    for snippet in snippets:
        exec(snippet, {})
    assert capsys.readouterr().out == "(1024, 343) (1024, 3)\n"


def test_the_readme_names_every_game_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in text
    assert "make test" in text
    for name in doughjo.games():
        assert doughjo.game(name).title in text


def test_the_readme_knows_how_large_a_table_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.search(r"The state is one value: (\S+) bytes for Drive-Thru, (\S+) for .*, (\S+) for .*, (\S+) for", text)
    assert told is not None
    sizes = [doughjo.game(name).rules.state.itemsize for name in ("drive-thru", "go-nuts", "dollars", "kitchen-rush")]
    assert list(told.groups()) == [f"{size:,}" for size in sizes]


def test_the_readme_claims_what_was_measured_and_no_more() -> None:
    page = (ROOT / "docs/performance.md").read_text(encoding="utf-8")
    assert claims(page) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_changelog_and_the_package_agree_on_the_version() -> None:
    latest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert latest is not None
    assert latest[1] == doughjo.__version__


def test_every_make_target_that_docs_name_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "tests").glob("*.py")):
        for target in re.findall(r"make ([a-z-]+)[`\"]", page.read_text(encoding="utf-8")):
            assert target in targets, f"{page.name} names make {target}"


def test_every_tool_setting_has_a_home_in_pyproject() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert settings["tool"]["mypy"]["strict"] is True
    assert not list(ROOT.glob("*.ini")) + list(ROOT.glob("setup.*"))
