"""The names that a generic module here gets beside a game's own rules, for type checkers and readers only."""

from typing import Any

cooperative: int  # 1 where all win or lose together


def choose(bot: int, tables: Any, boxes: Any, seat: int, rng: Any, actions: Any, weights: Any) -> int: ...  # type: ignore[empty-body]
def first_seat(seats: int) -> int: ...  # type: ignore[empty-body]
