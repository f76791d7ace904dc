"""What the command line says: the messages of its own catalogues, in the language that was chosen."""

import argparse
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from fluent.runtime.types import fluent_number

from doughjo.core.errors import BadSetup
from doughjo.core.notation import nearest
from doughjo.core.words import ENGLISH, LANGUAGES, Language, catalogue_in, language

WORDS = Path(__file__).parent / "words"
PLACES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the strongest first
CHOSEN: ContextVar[str] = ContextVar("language", default=ENGLISH)  # set once for every command


# --- The language


def choose_language(typed: Sequence[str] | None, environment: Mapping[str, str]) -> None:
    """Speak the language of `--language`, else that of the environment, else English."""
    place = next((environment[name] for name in PLACES if environment.get(name)), "")
    CHOSEN.set(tag_of(place) if tag_of(place) in LANGUAGES else ENGLISH)
    early = argparse.ArgumentParser(add_help=False)  # of all that is typed it reads only this
    early.add_argument("--language", nargs="?")
    if wanted := early.parse_known_args(typed)[0].language:
        CHOSEN.set(checked(wanted))


def checked(wanted: str) -> str:
    """The tag of a language that there is."""
    if tag_of(wanted) not in LANGUAGES:
        raise BadSetup(say("bad-language", language=wanted, languages=listed(LANGUAGES)))
    return tag_of(wanted)


def tag_of(text: str) -> str:
    """'de' of 'de_DE.UTF-8'."""
    return re.split(r"[_.@-]", text)[0].casefold()


def spoken() -> Language:
    """All that can be said."""
    return in_language(CHOSEN.get())


def in_language(tag: str) -> Language:
    """The same in one of the languages."""
    return language(tag, catalogue_in(WORDS, tag))


# --- Saying something


def say(message: str, **args: Any) -> str:
    """A message with its arguments."""
    return spoken().spelled(message, args)


def listed(words: Sequence[str], joint: str = "and") -> str:
    """The words in a row, as one writes them."""
    return spoken().listed(words, joint)


def hint(word: str, known: Sequence[str]) -> str:
    """What was probably meant, or else all there is."""
    if meant := nearest(word.casefold(), known):
        return say("did-you-mean", word=meant)
    return say("there-are", words=listed(known), count=len(known))


def written(number: float, places: int | None = None) -> str:
    """A number with so many decimals."""
    return say("number", number=fluent_number(number, **decimals(places)))


def percent(share: float, places: int = 0) -> str:
    """A share of one, in hundredths."""
    return say("number", number=fluent_number(share, style="percent", **decimals(places)))


def decimals(places: int | None) -> dict[str, int]:
    """So many decimals, as Fluent wants them; as many as the number has where nothing is said."""
    return {} if places is None else {"minimumFractionDigits": places, "maximumFractionDigits": places}


# --- Whoever reads


def you() -> str:
    """What the seat of somebody without a name is called."""
    return spoken().say("you")


def reader_of(names: Sequence[str]) -> int | None:
    """The seat of whoever reads: the one called You, in whatever language."""
    called = {in_language(tag).say("you") for tag in LANGUAGES}
    return next((seat for seat, name in enumerate(names) if name in called), None)
