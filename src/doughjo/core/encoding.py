"""Plain values: what a game's words consist of, and the one way they become JSON.

Events, views, sheets, questions and refusals leave the rules as text, numbers, true, false, None, lists, and
dictionaries with text for keys. `flaw_in` says where something is not so; the conformance kit asks it at every step of
every game. `encoded` is what everything is sent with. It turns a numpy scalar into the number it is, for nobody at a
table is helped by refusing a 15 that has only one meaning, and refuses whatever has none in JSON.
"""

from typing import Any

import msgspec
import numpy as np

EXACT = 2**53  # a browser's numbers are whole and exact below this


class NotPlain(TypeError):
    """Something cannot be sent as JSON."""


def plainer(value: Any) -> Any:
    """The number, text or truth value that a numpy scalar stands for."""
    if isinstance(value, np.generic):
        return value.item()
    raise NotPlain(f"{value!r} of type {type(value).__qualname__} has no meaning in JSON")


ENCODER = msgspec.json.Encoder(enc_hook=plainer)


def encoded(value: Any) -> bytes:
    """The value as JSON. Raises NotPlain, saying what it cannot send."""
    try:
        return ENCODER.encode(value)
    except (UnicodeEncodeError, RecursionError) as error:
        raise NotPlain(f"this cannot be sent as JSON: {error}") from None


def flaw_in(value: Any, where: str = "it") -> str | None:
    """What is not plain in a value, and where: "facts['rounds'] is np.int64(15) …"; None if all of it is."""
    kind = type(value)
    if value is None or kind is bool:
        return None
    if kind is str:
        return None if sendable(value) else f"{where} is {value!r}, half of a character"
    if kind is int:
        return None if abs(value) < EXACT else f"{where} is {value}; expected a number below 2 to the power of 53"
    if kind is float:
        return None if abs(value) < float("inf") else f"{where} is {value}; JSON has no such number"
    if kind is dict:
        return flaw_in_dictionary(value, where)
    if kind is list or kind is tuple:
        return next(filter(None, (flaw_in(part, f"{where}[{i}]") for i, part in enumerate(value))), None)
    return f"{where} is {value!r} of type {kind.__module__}.{kind.__qualname__}; expected a plain value, like int(…)"


def flaw_in_dictionary(value: dict[Any, Any], where: str) -> str | None:
    """The same for a dictionary, whose keys must be text."""
    for key, part in value.items():
        if type(key) is not str:
            return f"{where} has the key {key!r} of type {type(key).__qualname__}; expected text"
        if flaw := flaw_in(part, f"{where}[{key!r}]"):
            return flaw
    return None


def sendable(text: str) -> bool:
    """Whether a text is whole characters."""
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
