"""Every action and every outcome of luck has an id and a text; this turns one into the other."""

import difflib
from collections.abc import Sequence
from functools import cached_property, lru_cache

from doughjo.core.contract import Components, Game


class Notation:
    """The ids and texts of one game with one box of components."""

    def __init__(self, game: Game, components: Components) -> None:
        self._game = game
        self._components = components

    @cached_property
    def actions(self) -> list[str | None]:
        """The text of every action id; None for an id that this box never uses."""
        return self._game.moves.texts(self._game.kinds(self._components))

    @cached_property
    def outcomes(self) -> list[str | None]:
        """The text of every outcome of luck."""
        return self._game.luck.texts(self._game.kinds(self._components))

    @cached_property
    def action_ids(self) -> dict[str, int]:
        """The id of every action text."""
        return {text: i for i, text in enumerate(self.actions) if text is not None}

    @cached_property
    def outcome_ids(self) -> dict[str, int]:
        """The id of every outcome text."""
        return {text: i for i, text in enumerate(self.outcomes) if text is not None}


@lru_cache(maxsize=64)
def notation(game: Game, components: Components) -> Notation:
    """The notation of a game with a box, built once."""
    return Notation(game, components)


def nearest(word: str, texts: Sequence[str]) -> str | None:
    """The text somebody may have meant; a wrong number is no slip of the pen."""
    close = difflib.get_close_matches(word, texts, 1)
    return close[0] if close and letters(close[0]) != letters(word) else None


def letters(text: str) -> str:
    return "".join(letter for letter in text if not letter.isdigit())
