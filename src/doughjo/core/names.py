"""The names that `specialise` puts into a generic module, for type checkers and readers only: a game's own rules.

A generic module says `if TYPE_CHECKING: from doughjo.core.names import …` and is loaded once per game.
"""

from typing import Any

tick: int
levelled: int  # whether the game has preferences by level
has_lot: int  # whether the game draws a legal action without listing them all
has_hunch: int  # whether the game has hunches


def setup(s: Any, box: Any, players: int, options: Any) -> None: ...
def to_act(s: Any, box: Any) -> int: ...  # type: ignore[empty-body]
def legal(s: Any, box: Any, seat: int, out: Any) -> int: ...  # type: ignore[empty-body]
def lot(s: Any, box: Any, seat: int, actions: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def apply(s: Any, box: Any, seat: int, action: int) -> None: ...
def advance(s: Any, box: Any, milliseconds: int) -> int: ...  # type: ignore[empty-body]
def chance(s: Any, box: Any, outcomes: Any, weights: Any) -> int: ...  # type: ignore[empty-body]
def sample(s: Any, box: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def resolve(s: Any, box: Any, outcome: int) -> None: ...
def score(s: Any, box: Any, points: Any, standings: Any) -> None: ...
def hide(s: Any, box: Any, seat: int) -> None: ...
def imagine(s: Any, box: Any, seat: int, rng: Any) -> None: ...
def reveals(s: Any, box: Any, seat: int, action: int) -> bool: ...  # type: ignore[empty-body]
def prefer(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None: ...
def prefer_at(s: Any, box: Any, seat: int, level: int, actions: Any, n: int, weights: Any) -> None: ...
def hunch(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
def tally(s: Any, box: Any, seat: int, action: int, counts: Any) -> None: ...
