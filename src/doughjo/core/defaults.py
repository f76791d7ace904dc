"""What a game gets that does not bring its own: no luck, no secrets, no preferences, plain words."""

from typing import TYPE_CHECKING, Any

from doughjo.core.chance import below
from doughjo.core.compile import compiled

if TYPE_CHECKING:
    from doughjo.core.codes import Facts
    from doughjo.core.contract import Components
    from doughjo.core.moves import Kinds


@compiled
def no_chance(s: Any, box: Any, outcomes: Any, weights: Any) -> int:
    return 0


@compiled
def no_sample(s: Any, box: Any, rng: Any) -> int:
    return 0


@compiled
def no_resolve(s: Any, box: Any, outcome: int, events: Any) -> None:
    pass


@compiled
def hide_nothing(s: Any, box: Any, seat: int) -> None:
    pass


@compiled
def imagine_nothing(s: Any, box: Any, seat: int, rng: Any) -> None:
    pass


@compiled
def time_stands_still(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    return 0


@compiled
def no_lot(s: Any, box: Any, seat: int, actions: Any, rng: Any) -> int:
    return 0


@compiled
def reveals_nothing(s: Any, box: Any, seat: int, action: int) -> bool:
    return False


@compiled
def prefer_at_no_level(s: Any, box: Any, seat: int, level: int, actions: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = 1.0


@compiled
def prefer_nothing(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = 1.0


@compiled
def no_hunch(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any, rng: Any) -> int:
    return below(rng, n)


@compiled
def no_foresight(s: Any, box: Any, weights: Any, shares: Any) -> None:
    pass


@compiled
def tally_nothing(s: Any, box: Any, seat: int, action: int, counts: Any) -> None:
    pass


@compiled
def derive_nothing(s: Any, box: Any, seat: int, facts: Any) -> None:
    pass


@compiled
def ask_nothing(s: Any, box: Any, seat: int, asked: Any) -> None:
    pass


@compiled
def no_reason(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    pass


@compiled
def no_lines(s: Any, box: Any, lines: Any) -> None:
    pass


def no_kinds(components: "Components") -> "Kinds":
    return {}


def no_names(components: "Components") -> dict[str, Any]:
    return {}


def nothing_tallied(components: "Components") -> "list[Facts | None]":
    return []


def asks_each(s: Any, box: Any) -> bool:
    """Everybody decides for themselves."""
    return False
