"""What a bot is, and all it gets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from doughjo.core.chance import Rng
from doughjo.core.contract import Components, Game, Tables


@dataclass(frozen=True)
class Seen:
    """All a bot gets: the table as its seat may know it, and whose seat that is."""

    game: Game
    components: Components
    seat: int
    hidden: Tables  # an array of one record


Bot: TypeAlias = Callable[[Seen, Rng], int]  # answers the id of a legal action
