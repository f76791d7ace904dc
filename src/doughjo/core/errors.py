"""What can go wrong, in words a person can act on."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any


class DoughjoError(Exception):
    """The base of every error this package raises on purpose."""


class UnknownGame(DoughjoError):
    """No game of that name is on the shelf."""


class BadSetup(DoughjoError):
    """A game cannot be started like this: seat count, option or seed."""


class BadComponents(DoughjoError):
    """A components file does not describe a playable box."""


class BadPosition(DoughjoError):
    """A position breaks the rules of the table."""


class BadRecord(DoughjoError):
    """A record cannot be replayed; `move` is the number of the first bad move, counted from 1."""

    def __init__(self, message: str, move: int | None = None) -> None:
        super().__init__(message)
        self.move = move


class IllegalMove(DoughjoError):
    """A move was refused; nothing changed.

    `clause` names the rule, where there is one; `told` is the reason in a sentence for somebody who did not type, and
    `facts` is the same to be put into words: the name of a message and its arguments. `plain` does not guess at what
    was meant.
    """

    def __init__(
        self,
        reason: str,
        clause: str | None = None,
        told: str = "",
        facts: Mapping[str, Any] | None = None,
        plain: str = "",
    ) -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.plain = f"{plain or reason} ({clause})" if clause else plain or reason
        self.reason = reason
        self.clause = clause
        self.facts = facts or {"message": "refused-other", "reason": reason}
        self.told = f"{told[:1].upper()}{told[1:].removesuffix('.')}." if told else reason


class CannotUndo(DoughjoError):
    """The last move stays: luck, a reveal or somebody else's decision came after it."""


def suggested(word: object, known: Iterable[str]) -> str:
    """What was probably meant, "did you mean 'chef'?", or else all there is."""
    words = list(known)
    if close := difflib.get_close_matches(str(word).casefold(), words, 1):
        return f"did you mean {close[0]!r}?"
    return f"there {'is' if len(words) == 1 else 'are'} {listed(words) or 'none'}"


def listed(words: Iterable[object], joint: str = "and") -> str:
    """The words in a row, as one writes them: 'a, b and c'."""
    texts = [str(word) for word in words]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {joint} {texts[-1]}"
