"""The names that `bench.self_play_kernel` gets beside a game's own rules, for type checkers and readers only."""

from typing import Any

every: int  # of so many turns one is learnt from


def forecast(s: Any, box: Any, net: Any, scratch: Any, shares: Any) -> None: ...
def begins_turn(s: Any) -> bool: ...  # type: ignore[empty-body]
def choose(desk: Any, network: Any, likes: bool, play: Any, rng: Any) -> int: ...  # type: ignore[empty-body]
