"""What can go wrong, in words a person can act on."""

from collections.abc import Iterable


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

    `clause` names the rule, where there is one; `told` is the reason in a sentence for somebody who did not type.
    """

    def __init__(self, reason: str, clause: str | None = None, told: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.reason = reason
        self.clause = clause
        self.told = f"{told[:1].upper()}{told[1:].removesuffix('.')}." if told else reason


class CannotUndo(DoughjoError):
    """The last move stays: luck, a reveal or somebody else's decision came after it."""


def listed(words: Iterable[object], joint: str = "and") -> str:
    """The words in a row, as one writes them: 'a, b and c'."""
    texts = [str(word) for word in words]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} {joint} {texts[-1]}"
