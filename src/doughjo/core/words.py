"""Words: messages with arguments in catalogues, one for each language.

Games, records and the server hold facts; whoever shows them puts them into words. The catalogues are Project Fluent's,
the same files as in the browser. A game's lie in its folder, `words/en.ftl` and `words/de.ftl`: a message for each of
its codes (`event-taken`, `ask-pick`, `why-lacks`) with the code's arguments, and one for whatever else it says. What
pieces are called comes from the box; where a language has a message for one (`card-glazed`), that is what it is called
there, and its attributes are the forms that sentences need: `$card-the` is the form `.the`.

A reader is "you": every seat comes with `$seat-you`, every secret with `$card-known`.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

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
    Facts,
    Kind,
    Maybe,
    Several,
)
from doughjo.core.moves import NUMBER

LANGUAGES = ("en", "de")
ENGLISH = "en"
TEXT = "text"  # the sort of what is printed on pieces
ORIGIN = "origin"  # the code of where that comes from
COMMON = Path(__file__).parent / "catalogues"

Args: TypeAlias = dict[str, Any]
Forms: TypeAlias = Mapping[str, str]  # '' is the word itself, '-the' its form `.the`


@dataclass(frozen=True)
class Like:
    """A name made of another word's: as the word of a kind is called, or its message with numbers and words in it."""

    kind: str
    word: str
    args: Mapping[str, "int | Like"] = field(default_factory=dict)


Names: TypeAlias = Mapping[str, Mapping[str, str | Like]]  # by kind and word: what a box calls it
Texts: TypeAlias = Mapping[str, Mapping[str, Sequence[Facts]]]  # by kind and word: what is printed on it, as facts


class NoSuchWords(LookupError):
    """A catalogue lacks a message, or a message an argument."""


class Language:
    """All that is said in a language: the messages of some catalogues."""

    def __init__(self, tag: str, catalogues: Sequence[str]) -> None:
        self.tag = tag
        self._bundle = FluentBundle([tag], use_isolating=False)  # no invisible marks around arguments
        self._attributes: dict[str, set[str]] = {}
        for resource in map(FluentResource, catalogues):
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._attributes[entry.id.name] = {each.id.name for each in entry.attributes}

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return message in self._attributes

    def say(self, message: str, **args: Any) -> str:
        """A message with its arguments; a sentence that begins with an argument begins with a capital."""
        text = self.spelled(message, args)
        return text[:1].upper() + text[1:]

    def spelled(self, message: str, args: Args) -> str:
        """A message with its arguments, as it is written."""
        if not self.has(message):
            raise NoSuchWords(f"{self.tag}: no message is called {message!r}")
        return self._formatted(message, self._bundle.get_message(message).value, args)

    def attribute(self, message: str, name: str, args: Args) -> str:
        """What a message says in an attribute; nothing where it has none."""
        if name not in self._attributes[message]:
            return ""
        return self._formatted(message, self._bundle.get_message(message).attributes[name], args)

    def forms(self, message: str, args: Args) -> Forms:
        """A message and its attributes: the forms of a word."""
        found = self._bundle.get_message(message)
        patterns = {"": found.value, **{f"-{name}": pattern for name, pattern in found.attributes.items()}}
        return {form: self._formatted(message, pattern, args) for form, pattern in patterns.items()}

    def forms_needed(self, kind: str) -> set[str]:
        """The forms that words of a kind have in this language."""
        return {name for message, names in self._attributes.items() if message.startswith(f"{kind}-") for name in names}

    def listed(self, words: Sequence[str], joint: str = "and") -> str:
        """The words in a row, as one writes them; the joint is "and" or "or"."""
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self.spelled(joint, {})} {words[-1]}"

    def _formatted(self, message: str, pattern: Any, args: Args) -> str:
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise NoSuchWords(f"{self.tag}, {message}: {errors[0]}")
        return str(text)


class Dictionary:
    """What the words of a box are called in a language, and what is printed on its pieces."""

    def __init__(self, language: Language, names: Names, usual: Names, texts: Texts, codes: Codes) -> None:
        """`usual` are the names in the game's own box: a language has words for these, and not for other names."""
        self._language, self._names, self._usual = language, names, usual
        self._texts, self._codes = texts, codes
        self._known: dict[tuple[str, str], Forms] = {}

    def forms(self, kind: str, word: str) -> Forms:
        """A word in all its forms."""
        if (kind, word) not in self._known:
            self._known[kind, word] = self._found(kind, word)
        return self._known[kind, word]

    def all(self) -> dict[str, dict[str, dict[str, str]]]:
        """Every word of the box in all its forms, by kind."""
        return {kind: {word: {**self.forms(kind, word)} for word in words} for kind, words in self._names.items()}

    def text(self, kind: str, word: str) -> str:
        """What is printed on a piece."""
        return self._said([facts for facts in self._texts[kind][word] if facts["kind"] != ORIGIN])

    def origin(self, kind: str, word: str) -> str:
        """Where that comes from; nothing where the game does not say."""
        return self._said([facts for facts in self._texts[kind][word] if facts["kind"] == ORIGIN])

    def _said(self, printed: Sequence[Facts]) -> str:
        speaker = Speaker(self._language, self, ())
        return " ".join(speaker.tell(TEXT, self._codes.named(facts["kind"]), facts) for facts in printed)

    def _found(self, kind: str, word: str) -> Forms:
        forms = self._called(kind, word)
        if word not in self._texts.get(kind, {}):
            return forms
        self._known[kind, word] = forms  # a text may name its own piece
        origin = self.origin(kind, word)
        return {**forms, "-text": self.text(kind, word), **({"-origin": origin} if origin else {})}

    def _called(self, kind: str, word: str) -> Forms:
        name = self._names.get(kind, {}).get(word)
        if isinstance(name, Like):
            return self._made(name)
        message = message_of(kind, word)
        if self._language.has(message) and name == self._usual.get(kind, {}).get(word):
            return self._language.forms(message, {})
        if name is None:
            raise NoSuchWords(f"{self._language.tag}: there is no word for the {kind} {word!r}")
        return {"": name, **{f"-{form}": name for form in self._language.forms_needed(kind)}}

    def _made(self, name: Like) -> Forms:
        if not name.args:
            return self.forms(name.kind, name.word)
        args: Args = {}
        for key, value in name.args.items():
            forms = self._made(value) if isinstance(value, Like) else {"": value}
            args |= {key + form: said for form, said in forms.items()}
        return self._language.forms(message_of(name.kind, name.word), args)


@dataclass(frozen=True)
class Speaker:
    """Puts a game's codes into words: in one language, for one box, with the names of the people at a table."""

    language: Language
    dictionary: Dictionary
    people: Sequence[str]

    def tell(self, sort: str, code: Code, facts: Facts, reader: int | None = None) -> str:
        """A code of a sort ('event', 'ask', 'why') with its facts, as the reader is told."""
        return self.language.say(f"{sort}-{code.name}", **self.arguments(sort, code, facts, reader))

    def person(self, name: str, seat: int, reader: int | None) -> Args:
        """Who sits in a seat, as arguments: what the reader calls them, and whether they are the reader."""
        return self._word(name, SEAT, seat, reader)

    def arguments(self, sort: str, code: Code, facts: Facts, reader: int | None = None) -> Args:
        """The arguments of a code's message."""
        args: Args = {f"{name}-known": yes_no(name in facts) for name in code.secret}
        for name, kind in code.args.items():
            args |= self._argument(f"{sort}-{code.name}-{name}", name, kind, facts.get(name), reader)
        return args

    def name(self, kind: str, word: str) -> str:
        """What something is called."""
        return self.dictionary.forms(kind, word)[""]

    def several(self, name: str, seats: Sequence[int], reader: int | None) -> Args:
        """Who sits in some seats, in a row, as arguments."""
        return self._argument(name, name, Several(SEAT), seats, reader)

    def attribute(self, sort: str, code: Code, name: str, facts: Facts) -> str:
        """What a code's message says in an attribute; nothing where it has none."""
        return self.language.attribute(f"{sort}-{code.name}", name, self.arguments(sort, code, facts))

    def _argument(self, message: str, name: str, kind: Kind, value: Any, reader: int | None) -> Args:
        if isinstance(kind, Maybe):
            return self._word(name, kind.kind, value, reader)
        if isinstance(kind, str):
            return self._word(name, kind, value, reader)
        said = [*self._entries(message, kind, value, reader)] if value else []
        joint = self.language.spelled(f"{message}-joint", {}) if self.language.has(f"{message}-joint") else "and"
        args = {name: self.language.listed(said, joint), f"{name}-count": len(said)}
        return args | ({f"{name}-you": yes_no(reader in (value or []))} if kind == Several(SEAT) else {})

    def _word(self, name: str, kind: str, value: Any, reader: int | None) -> Args:
        if kind == SEAT:
            return {name: self._person(value, reader), f"{name}-you": yes_no(value is not None and value == reader)}
        if kind == FLAG:
            return {name: yes_no(value)}
        if kind == NUMBER or isinstance(value, int):  # some words of a box are numbers
            return {name: value or 0}
        if kind in (ACTION, OUTCOME):
            return {name: value or ""}
        if kind == WORD:
            return {name: value or "none"}
        if value is None:
            return {name: "none", **{f"{name}-{form}": "none" for form in self.language.forms_needed(kind)}}
        return {name + form: text for form, text in self.dictionary.forms(kind, value).items()}

    def _entries(self, message: str, kind: Each | Amounts | Several, value: Any, reader: int | None) -> Iterator[str]:
        """The entries of a list; where the catalogue has a message for each of them, as it says."""
        if isinstance(kind, Amounts):
            for word, number in value.items():
                yield self.language.spelled(
                    "amount", {"number": number, **self._word("thing", kind.kind, word, reader)}
                )
            return
        if isinstance(kind, Each) and kind.together:
            yield from self._counted(message, kind, Counter(value), reader)
            return
        if kind == Several(SEAT):
            value = sorted(value, key=lambda seat: bool(seat == reader))  # "Ben and you", never "you and Ben"
        for place, each in enumerate(value):
            args = self._word("what", kind.kind, each, reader)
            if isinstance(kind, Each) and kind.by_seat:
                args |= self._word("seat", SEAT, place, reader)
            known = self.language.has(f"{message}-each")
            yield self.language.spelled(f"{message}-each", args) if known else str(args["what"])

    def _counted(self, message: str, kind: Each, value: Mapping[str, int], reader: int | None) -> Iterator[str]:
        """The words that are listed, and how often each is; where the catalogue has a message for them, as it says."""
        each = f"{message}-each" if self.language.has(f"{message}-each") else "amount"
        for word, number in value.items():
            args = {"number": number, **self._word("what", kind.kind, word, reader)}
            yield self.language.spelled(each, {**args, **self._word("thing", kind.kind, word, reader)})

    def _person(self, seat: int | None, reader: int | None) -> str:
        if seat is None:
            return "none"
        return self.language.spelled("you", {}) if seat == reader else self.people[seat]


def message_of(kind: str, word: str) -> str:
    """The message that says what a word is called: 'hourglass-second-helper'."""
    return f"{kind}-{re.sub('[^0-9A-Za-z_]+', '-', word)}"


def yes_no(truth: object) -> str:
    """A truth value as an argument: neither Fluent in Python nor in the browser has any."""
    return "yes" if truth else "no"


@cache
def catalogue(folder: Path, tag: str) -> str | None:
    """The catalogue of a language in a folder, if there is one."""
    path = folder / f"{tag}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else None


def catalogue_in(folder: Path, tag: str) -> str:
    """The same, or the English one where there is none."""
    return catalogue(folder, tag) or catalogue(folder, ENGLISH) or ""


@cache
def language(tag: str, own: str) -> Language:
    """What every table says, and what a catalogue adds or says in its own words."""
    return Language(tag, [catalogue_in(COMMON, tag), own])
