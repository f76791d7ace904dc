"""What a person reads of a game, or on the command line, stands in catalogues, not in code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import doughjo
from doughjo.cli.arguments import A_BOT

SENTENCE = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")  # two words in a row
MARKUP = re.compile(r"\[[a-z/ ]*\]")  # of rich
# Files whose sentences are for people who write positions and data files, not for players
FOR_AUTHORS = {"position.py", "components.py"}
# Calls whose texts are the notation of moves, or search for something
NOTATION = {"verb", "compile"}
PASSED = (ast.Raise, ast.Assert)  # whose texts are for programmers
PASSED_THERE = (ast.Assert,)  # on the command line, where errors are read by whoever typed
# Literals that are no sentences of a game, with what they are
HEADING, WORD, TITLE = (
    "a heading in RULES.md, which is English",
    "a word of moves or views as they are written",
    "a name",
)
ALLOWED = {
    **{doughjo.game(name).title: TITLE for name in doughjo.games()},
    "| recipe | type | tips | prepare | serve | copies | not ours |": HEADING,
    "| baker | what the baker does | not ours |": HEADING,
    "Dollar Tile": HEADING,
    "at first:": HEADING,
    "what it is": HEADING,
    "draw for tile": WORD,
    "draw for dollar": WORD,
    "rival refill": WORD,
    "rival replace": WORD,
    "second helper": WORD,
    "common spices": WORD,
    "rare spices": WORD,
    "in play": WORD,
    "not hired": WORD,
    "for sale": WORD,
}

COMMAND_LINE = Path(doughjo.__file__).parent / "cli"
STYLES = {"bold", "dim", "red", "yellow", "green", "cyan", "magenta"}  # of rich
COMMANDS = ("doughjo ", "pip install ", "mkdir -p ")  # how commands to copy begin
# Literals of the command line that are no sentences of ours, with what they are
NOT_OURS = {
    A_BOT: "code to copy",
    "positional arguments": "what argparse calls them",
}


def sources() -> list[Path]:
    """The code of all games, without their tests."""
    folders = [doughjo.game(name).rules.folder for name in doughjo.games()]
    return [path for folder in folders for path in sorted(folder.rglob("*.py")) if "tests" not in path.parts]


def sources_for_players() -> list[Path]:
    """The code that players may hear of."""
    return [path for path in sources() if path.name not in FOR_AUTHORS]


@pytest.mark.parametrize("path", sources_for_players(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_sentence_stands_in_the_code_of_a_game(path: Path) -> None:
    found = [f"{path.name}:{line}: {text!r}" for line, text in sentences(path.read_text(encoding="utf-8"))]
    assert not found, "say it in the catalogues in words/"


@pytest.mark.parametrize("path", sorted(COMMAND_LINE.glob("*.py")), ids=lambda path: path.name)
def test_no_sentence_stands_in_the_code_of_the_command_line(path: Path) -> None:
    texts = sentences(path.read_text(encoding="utf-8"), PASSED_THERE)
    found = [f"{path.name}:{line}: {text!r}" for line, text in texts if not is_no_sentence_of_ours(text)]
    assert not found, "say it in the catalogues in cli/words/"


def is_no_sentence_of_ours(text: str) -> bool:
    """Whether a text of the command line is a style, a command to copy or something else that others wrote."""
    return text in NOT_OURS or text.startswith(COMMANDS) or {*text.split()} <= STYLES


def sentences(source: str, passed_there: tuple[type[ast.AST], ...] = PASSED) -> Iterator[tuple[int, str]]:
    """The literals of some code that a person could read, with their lines."""
    tree = ast.parse(source)
    passed = {id(each) for node in ast.walk(tree) if is_passed(node, passed_there) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield from [(node.lineno, node.value)] if is_sentence(node.value) else []


def is_sentence(text: str) -> bool:
    """Whether a text is one that a person could read."""
    return bool(SENTENCE.search(MARKUP.sub("", text))) and text not in ALLOWED


def is_passed(node: ast.AST, kinds: tuple[type[ast.AST], ...]) -> bool:
    """Whether what is written in a piece of code is no text for players: of these kinds, notation, docstrings."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name in NOTATION
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, kinds)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('print("You take Glazed.")', ["You take Glazed."]),
        ('print(f"{seat} takes the {card}.")', [" takes the "]),
        ('lines = [f"[bold red]{name}[/] has no cards"]', ["[/] has no cards"]),
        ('"""A docstring is none."""\nraise ValueError("nor is an error of ours")', []),
        ('GIVE = MOVES.verb("give", "give {card} to seat {seat}")', []),
        ('say("draw-no-cards"); style = "[bold magenta]"', []),
    ],
)
def test_what_counts_as_a_sentence(code: str, found: list[str]) -> None:
    assert [text for _, text in sentences(code)] == found


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('raise BadSetup(f"{n} bots for three seats")', [" bots for three seats"]),
        ('raise BadSetup(say("bad-bot-count", bots=n)); console.print(text, "bold red")', []),
        ('examples("doughjo play go-nuts", "doughjo games")', []),
    ],
)
def test_what_counts_as_a_sentence_of_the_command_line(code: str, found: list[str]) -> None:
    assert [text for _, text in sentences(code, PASSED_THERE) if not is_no_sentence_of_ours(text)] == found


def test_nothing_is_allowed_that_does_not_occur() -> None:
    for paths, allowed in ((sources_for_players(), ALLOWED), (COMMAND_LINE.glob("*.py"), NOT_OURS)):
        texts = {text for path in paths for text in literals(path.read_text(encoding="utf-8"))}
        assert allowed.keys() <= texts


def literals(source: str) -> set[str]:
    """All literals of some code."""
    nodes = ast.walk(ast.parse(source))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
