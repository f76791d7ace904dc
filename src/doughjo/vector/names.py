"""The names that a generic module here gets beside a game's own rules, for type checkers and readers only: the bots'."""

from typing import Any


def choose(bot: int, tables: Any, boxes: Any, seat: int, rng: Any, actions: Any, weights: Any) -> int: ...  # type: ignore[empty-body]
def play_game(
    tables: Any, boxes: Any, rng: Any, bots: Any, seen: Any, actions: Any, weights: Any, counts: Any
) -> int: ...  # type: ignore[empty-body]
def first_seat(seats: int) -> int: ...  # type: ignore[empty-body]
def share_win(standings: Any, players: int, shares: Any) -> None: ...
