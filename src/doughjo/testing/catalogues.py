"""The catalogues of a game say all that it may say, with the arguments it gives, and nothing else."""

import ast as python
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from doughjo.core.codes import (
    ACTION,
    FLAG,
    OUTCOME,
    SEAT,
    WORD,
    Amounts,
    Code,
    Codes,
    Each,
    Kind,
    Maybe,
    Several,
)
from doughjo.core.components import open_box
from doughjo.core.contract import Game, Option
from doughjo.core.edition import ASK, COUNT, EVENT, LINE, MOVE, WHY, Edition, edition
from doughjo.core.moves import NUMBER
from doughjo.core.words import COMMON, ENGLISH, LANGUAGES, TEXT, Like, NoSuchWords, Speaker, catalogue, message_of
from doughjo.testing.broken import BrokenGame

POINTS = ("points", "points-unit", "with-points")  # which a game may call otherwise than all others
GENERAL = ("legal", "not-asked", "not-yours")  # reasons that have no message in the games' catalogues
SAMPLES = {SEAT: 0, FLAG: False, NUMBER: 1, WORD: "none", ACTION: "move", OUTCOME: "luck"}


def check_catalogues(game: Game) -> None:
    """Complain about a message that is missing, unused or wants what it is not given, with its file and name."""
    languages = languages_of(game)
    if ENGLISH not in languages:
        raise BrokenGame(f"{game.name} has no words: expected words/{ENGLISH}.ftl")
    spoken = [Catalogue(game, tag) for tag in languages]
    for each in spoken:
        each.check()
    for each in spoken[1:]:
        each.compare(spoken[0])


def languages_of(game: Game) -> list[str]:
    """The languages that a game has a catalogue in, English first."""
    found = game.catalogues or {tag: "" for tag in LANGUAGES if catalogue(game.folder / "words", tag) is not None}
    return sorted(found, key=lambda tag: (tag != ENGLISH, tag))


class Catalogue:
    """The messages of a game in a language."""

    def __init__(self, game: Game, tag: str) -> None:
        self.game, self.tag = game, tag
        self.it: Edition = edition(game, open_box(game))
        self.speaker: Speaker = self.it.speaker(tag, [f"Seat {seat}" for seat in range(game.seats[-1])]).speaker
        self.own = read(game.catalogue(tag), f"{game.name}, words/{tag}.ftl")
        self.all = {**read(catalogue(COMMON, tag) or "", f"catalogues/{tag}.ftl"), **self.own}

    def complain(self, message: str, complaint: str) -> BrokenGame:
        """The complaint, with game, file and message."""
        return BrokenGame(f"{self.game.name}, words/{self.tag}.ftl, {message}: {complaint}")

    def check(self) -> None:
        """Every message that may be needed is there, and gets what it wants; there is no other."""
        expected = dict(self.expected())
        for message, given in expected.items():
            if message not in self.all:
                raise self.complain(message, "the message is missing")
            for name in sorted(self.wanted(message) - given):
                raise self.complain(message, f"it wants ${name}; it gets {', '.join(sorted(given)) or 'nothing'}")
        self.check_names()
        known = self.known([*expected])
        for message in self.own:
            if message not in known and not any(re.fullmatch(pattern, message) for pattern in named_in(self.game)):
                raise self.complain(message, "nothing says it")

    def check_names(self) -> None:
        """Every word of the box that may be said is called something."""
        kinds = {kind for codes in self.sorts().values() for code in codes for kind in box_kinds(code)}
        for kind in sorted(kinds - {*SAMPLES}):
            for word in (each for each in self.words(kind) if isinstance(each, str)):
                try:
                    self.speaker.name(kind, word)
                except NoSuchWords as error:
                    raise BrokenGame(f"{self.game.name}: {error}") from None

    def compare(self, english: "Catalogue") -> None:
        """Both say the same of the same things."""
        for sort, codes in self.sorts().items():
            for code in codes:
                message = f"{sort}-{code.name}"
                here, there = (self.said(each, code, message) for each in (self, english))
                for name in sorted(here ^ there):
                    ours = "says" if name in here else "does not say"
                    raise self.complain(message, f"it {ours} ${name}, other than in {english.tag}")

    def said(self, it: "Catalogue", code: Code, message: str) -> set[str]:
        """The arguments of a code that a catalogue says in its message, in whatever form."""
        wanted = it.wanted(message)
        return {name for name in code.args if any(each == name or each.startswith(f"{name}-") for each in wanted)}

    # --- What there should be

    def sorts(self) -> dict[str, list[Code]]:
        """All codes that are put into words, by sort."""
        game = self.game
        found: dict[str, Codes] = {
            EVENT: game.events,
            ASK: game.questions,
            WHY: game.reasons,
            LINE: game.score_lines,
            TEXT: game.texts,
            COUNT: game.tallies,
        }
        codes = {sort: [each for each in all_of.codes if each.name not in GENERAL] for sort, all_of in found.items()}
        return {**codes, MOVE: [Code(verb.name, verb.kinds) for verb in game.moves.verbs]}

    def expected(self) -> Iterator[tuple[str, set[str]]]:
        """Every message that may be needed, with what it is given."""
        yield "summary", set()
        yield from ((message, {"number"}) for message in POINTS)
        for sort, codes in self.sorts().items():
            for code in codes:
                yield f"{sort}-{code.name}", self.given(sort, code)
        for option in self.game.options:
            yield f"option-{option.name}", set()
            yield from ((f"option-{option.name}-{choice}", set()) for choice in choices_said(option))

    def given(self, sort: str, code: Code) -> set[str]:
        """The arguments that the message of a code gets."""
        facts = {name: self.sample(kind) for name, kind in code.args.items()}
        try:
            return {*self.speaker.arguments(sort, code, facts)}
        except NoSuchWords as error:
            raise self.complain(f"{sort}-{code.name}", str(error)) from None

    def sample(self, kind: Kind) -> Any:
        """A value of a kind."""
        match kind:
            case Each() | Several():
                return [self.sample(kind.kind)]
            case Amounts():
                return {self.sample(kind.kind): 1}
            case Maybe():
                return self.sample(kind.kind)
        if kind in SAMPLES:
            return SAMPLES[kind]
        return next(iter(self.words(kind)))

    def words(self, kind: str) -> list[Any]:
        """The words of a kind that there are in the box."""
        found = [word for word in self.it.kinds.get(kind, ()) if word is not None]
        return found or [*self.game.names(self.it.components).get(kind, ())]

    def wanted(self, message: str) -> set[str]:
        """The arguments that a message, and those it refers to, name."""
        mine = self.all[message]
        return mine.arguments.union(*(self.wanted(each) for each in mine.messages if each in self.all))

    # --- What else there may be

    def known(self, expected: list[str]) -> set[str]:
        """The messages that something says: those expected, what they refer to, and names."""
        lists = {f"{message}-{name}-{part}" for message, name in self.lists() for part in ("each", "joint")}
        named = {*expected, *lists, *self.named()}
        return named.union(*(each.messages for each in self.all.values()))

    def lists(self) -> Iterator[tuple[str, str]]:
        """The messages with an argument that is a list, and its name."""
        for sort, codes in self.sorts().items():
            for code in codes:
                for name, kind in code.args.items():
                    if not isinstance(kind, str):
                        yield f"{sort}-{code.name}", name

    def named(self) -> Iterator[str]:
        """The messages of what is in the box, and of what its names are made of."""
        for kind, words in self.it.kinds.items():
            yield from (message_of(kind, word) for word in words if isinstance(word, str))
        for kind, names in self.game.names(self.it.components).items():
            for word, name in names.items():
                yield message_of(kind, word)
                yield from likenesses(name)


def likenesses(name: str | Like) -> Iterator[str]:
    """The messages that a name is made of."""
    if isinstance(name, Like):
        yield message_of(name.kind, name.word)
        for each in name.args.values():
            if isinstance(each, Like):
                yield from likenesses(each)


def box_kinds(code: Code) -> Iterator[str]:
    """The kinds of words that a code says."""
    for kind in code.args.values():
        yield kind if isinstance(kind, str) else kind.kind


def choices_said(option: Option) -> tuple[object, ...]:
    """The values of an option that have words of their own: neither yes and no, nor the seats."""
    choices = option.choices[:1] if option.by_seat else option.choices
    return tuple(choice for choice in choices if not isinstance(choice, bool))


# --- Reading catalogues, and the code that names messages


class Message(visitor.Visitor):
    """The arguments and the other messages that a message names."""

    def __init__(self, entry: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def read(text: str, file: str) -> Mapping[str, Message]:
    """The messages of a catalogue."""
    found: dict[str, Message] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Junk):
            raise BrokenGame(f"{file} cannot be read: {str(entry.content).strip().splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BrokenGame(f"{file}, {entry.id.name}: the message is there twice")
            found[entry.id.name] = Message(entry)
    return found


@cache
def named_in(game: Game) -> frozenset[str]:
    """Patterns of the messages that the game's own code names: texts, and those with something filled in."""
    trees = [python.parse(path.read_text(encoding="utf-8")) for path in sorted(game.folder.glob("*.py"))]
    nodes = [node for tree in trees for node in python.walk(tree)]
    texts = {node.value for node in nodes if isinstance(node, python.Constant) and isinstance(node.value, str)}
    filled = {pattern for node in nodes if isinstance(node, python.JoinedStr) and (pattern := pattern_of(node))}
    kinds = {f"{re.escape(kind)}-.+" for tree in trees for node in tree.body for kind in kinds_in(node)}
    return frozenset({re.escape(text) for text in texts if "\n" not in text} | filled | kinds)


def kinds_in(node: python.stmt) -> Iterator[str]:
    """The kinds of words that a module names: `AREA, STORAGE = "area", "storage"`."""
    if isinstance(node, python.Assign):
        values = node.value.elts if isinstance(node.value, python.Tuple) else [node.value]
        yield from (each.value for each in values if isinstance(each, python.Constant) and isinstance(each.value, str))


def pattern_of(node: python.JoinedStr) -> str | None:
    """What a text with something filled in may be, if it begins like the name of a message."""
    parts = [part.value if isinstance(part, python.Constant) else None for part in node.values]
    if not isinstance(parts[0], str) or not re.fullmatch(r"[a-z]+-[a-z-]*", parts[0]):
        return None
    return "".join(".+" if part is None else re.escape(str(part)) for part in parts)
