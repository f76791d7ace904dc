"""What a person reads of a game stands in its catalogues, not in its code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import doughjo

SENTENCE = re.compile(r"[^\W\d_]{2,} +[^\W\d_]{2,}")  # two words in a row
MARKUP = re.compile(r"\[[a-z/ ]*\]")  # of rich
# Files whose sentences are for people who write positions and data files, not for players
FOR_AUTHORS = {"position.py", "components.py"}
# Calls whose texts are the notation of moves, or search for something
NOTATION = {"verb", "compile"}
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


def sentences(source: str) -> Iterator[tuple[int, str]]:
    """The literals of some code that a person could read, with their lines."""
    tree = ast.parse(source)
    passed = {id(each) for node in ast.walk(tree) if is_passed(node) for each in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in passed:
            yield from [(node.lineno, node.value)] if is_sentence(node.value) else []


def is_sentence(text: str) -> bool:
    """Whether a text is one that a person could read."""
    return bool(SENTENCE.search(MARKUP.sub("", text))) and text not in ALLOWED


def is_passed(node: ast.AST) -> bool:
    """Whether what is written in a piece of code is no text for players: errors, notation, docstrings."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name in NOTATION
    docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return docstring or isinstance(node, ast.Raise | ast.Assert)


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


def test_nothing_is_allowed_that_does_not_occur() -> None:
    texts = {text for path in sources_for_players() for text in literals(path.read_text(encoding="utf-8"))}
    assert ALLOWED.keys() <= texts


def literals(source: str) -> set[str]:
    """All literals of some code."""
    nodes = ast.walk(ast.parse(source))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
