"""Positions and records with a wrong thing anywhere in them: refused in words, never a fault of ours."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import doughjo
from doughjo.core.errors import DoughjoError

LEFT_OUT = object()  # what was there is missing
WRONG: list[Any] = [LEFT_OUT, None, True, False, 0, -1, 1, 7, 2**70, -(2**70), 0.5, "", "x", "?"]
WRONG += [[], [[]], ["x"], [None], [1], [{}], [["x"]], {}, {"x": 1}, {"x": []}, {1: 2}]
DEPTHS = (0, 3, 12, 40)  # moves before the position is taken
EVERY = 3  # of all places with all wrong values one in so many is tried

Path = tuple[Any, ...]


def places(value: Any, at: Path = ()) -> Iterator[Path]:
    """The place of everything in a position, from the outside in."""
    yield at
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        yield from places(part, (*at, key))


def replaced(value: Any, at: Path, by: Any) -> Any:
    """The position with something else, or nothing, at a place."""
    if not at:
        return by
    copy = value.copy()
    if by is LEFT_OUT and len(at) == 1:
        del copy[at[0]]
        return copy
    copy[at[0]] = replaced(value[at[0]], at[1:], by)
    return copy


def position(name: str, depth: int) -> dict[str, Any]:
    """A table after so many moves, with another number of players and other options each time."""
    game = doughjo.game(name)
    number = DEPTHS.index(depth)
    players = game.seats[number % len(game.seats)]
    last = {option.name: option.choices_for(players)[-1] for option in game.rules.options}
    match, chance = game.start(players, seed=depth, options=last if number % 2 else {}), random.Random(depth)
    for _ in range(depth):
        if not match.over:
            seat = min(match.to_act, key=str)
            match.play(seat, chance.choice(match.legal(seat)))
            match.pass_tick()
    return match.position()


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", doughjo.games())
def test_a_position_with_a_wrong_thing_anywhere_is_laid_or_refused_in_words(name: str, depth: int) -> None:
    game, right = doughjo.game(name), position(name, depth)
    tried = [(at, wrong) for at in places(right) for wrong in WRONG]
    random.Random(depth).shuffle(tried)
    for at, wrong in tried[::EVERY]:
        try:
            game.start_from(replaced(right, at, wrong))
        except DoughjoError:
            continue
        except Exception as error:
            pytest.fail(f"{wrong!r} at {at} raises {error!r}")


# --- Records


def record(name: str = "go-nuts") -> dict[str, Any]:
    return doughjo.game(name).start(players=2, seed=1).record()


@pytest.mark.parametrize("version", [True, float(doughjo.game("go-nuts").rules.version), "1", None])
def test_a_version_is_a_whole_number(version: Any) -> None:
    with pytest.raises(doughjo.BadRecord, match="rules version"):
        doughjo.replay(record() | {"version": version})


@pytest.mark.parametrize("time", ["9" * 5000, "9" * 9, "-1", "1.5", "\u0663", "", 7, True, None])
def test_a_time_that_cannot_pass_is_refused_in_a_few_words(time: Any) -> None:
    wrong = record("kitchen-rush") | {"moves": [{"seat": "time", "move": time}]}
    with pytest.raises(doughjo.BadRecord) as refused:
        doughjo.replay(wrong)
    assert refused.value.move == 1
    assert len(str(refused.value)) < 300
