"""What a bot is, and all it gets."""

import reprlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from doughjo.core.chance import Rng
from doughjo.core.contract import Components, Game, Tables
from doughjo.core.errors import DoughjoError
from doughjo.match import Shown


@dataclass(frozen=True)
class Seen:
    """All a bot gets: the table as its seat may know it, whose seat that is, and what it may remember."""

    game: Game
    components: Components
    seat: int
    hidden: Tables  # an array of one record
    shown: Sequence[Shown] = ()  # what the others chose at once with somebody and has been told to everybody since


class BadAnswer(DoughjoError):
    """A bot answered something else than the id of a legal action."""

    def __init__(self, answer: object) -> None:
        super().__init__(f"answered {reprlib.repr(answer)}; expected the id of a legal action")


Bot: TypeAlias = Callable[[Seen, Rng], int]  # answers the id of a legal action
