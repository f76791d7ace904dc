"""What the server itself refuses at a table: a message of its catalogue, with arguments."""

from pathlib import Path
from typing import Any

from doughjo.core.errors import IllegalMove
from doughjo.core.words import ENGLISH, catalogue_in, language
from doughjo.server.schemas import Facts

WORDS = Path(__file__).parent / "words"


def said(message: str, **args: Any) -> Facts:
    """A message and its arguments."""
    return {"message": message, **args}


def refused(message: str, **args: Any) -> IllegalMove:
    """The error that refuses for this reason."""
    text = language(ENGLISH, catalogue_in(WORDS, ENGLISH)).say(message, **args)
    return IllegalMove(text, told=text, facts=said(message, **args))
