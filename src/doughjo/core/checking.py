"""Checks of what a person wrote: each says what was given and what was expected.

They complain about a position unless given another error: `partial(check_bool, error=BadComponents)`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.errors import BadPosition, DoughjoError, listed


def check_keys(
    given: Mapping[str, Any], known: Sequence[str], what: str, error: type[DoughjoError] = BadPosition
) -> None:
    """Complain about a key that is none of those known."""
    if unknown := [key for key in given if key not in known]:
        raise error(f"{what} has an unknown key {unknown[0]!r}; expected {listed(known, 'or')}")


def check_list(value: object, length: int | None, what: str, error: type[DoughjoError] = BadPosition) -> Sequence[Any]:
    """The value, if it is a list, and one of that length where a length is given."""
    if not isinstance(value, list | tuple) or (length is not None and len(value) != length):
        raise error(f"{what} is {value!r}; expected a list" + (f" of {length}" if length is not None else ""))
    return value


def check_number(
    value: object,
    least: int,
    most: int,
    what: str,
    error: type[DoughjoError] = BadPosition,
    expected: str = "a number",
) -> int:
    """The value, if it is a whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise error(f"{what} is {value!r}; expected {expected} from {least} to {most}")
    return value


def check_bool(value: object, what: str, error: type[DoughjoError] = BadPosition) -> bool:
    """The value, if it is true or false."""
    if not isinstance(value, bool):
        raise error(f"{what} is {value!r}; expected true or false")
    return value


def is_kebab(word: str) -> bool:
    """Whether a word is of small letters, digits and single hyphens, like 'mt-timber'."""
    return all(part.isascii() and part.isalnum() and part == part.lower() for part in word.split("-"))
