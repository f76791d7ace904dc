"""Games with a clock: what the match, the bots and the conformance kit make of time."""

from dataclasses import replace
from typing import Any

import pytest

from doughjo.core.compile import compiled
from doughjo.core.contract import Game
from doughjo.lab import simulate
from doughjo.match import PlayableGame
from doughjo.testing import BrokenGame, check_game
from doughjo.testing.kit import Setup, Walk
from tests import kettle
from tests.kettle import GAME, HEATING, LONG


@compiled
def advance_in_steps(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    """Half a tick is lost between two pieces of time."""
    return kettle.advance(s, box, milliseconds // 500 * 500, events)


@compiled
def advance_into_the_next_round(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    passed = kettle.advance(s, box, milliseconds, events)
    if passed > 0 and s.phase == kettle.LIGHTING:
        kettle.resolve(s, box, 0, events)
    return passed


@compiled
def advance_while_luck_waits(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    if s.phase == kettle.LIGHTING and milliseconds > 0:
        s.rounds_left = max(int(s.rounds_left) - 1, 1)
        return 1
    return kettle.advance(s, box, milliseconds, events)


@compiled
def advance_in_secret(s: Any, box: Any, milliseconds: int, events: Any) -> int:
    return kettle.advance(s, box, milliseconds, events) * 0


@compiled
def wait_and_drink(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    kettle.apply(s, box, seat, action, events)
    verb, _, _, _ = kettle.decode(action)
    if verb == kettle.WAIT:
        s.cups[seat] = (int(s.cups[seat]) + 1) % 100


@compiled
def pour_nothing(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    pass


def walk(game: Game) -> None:
    for seed in range(4):
        Walk(game, Setup(2, {}), seed).check()


def test_a_game_with_a_clock_passes() -> None:
    check_game(GAME)


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"advance": advance_in_steps}, "are not .* ms|passed|stood still"),
        ({"advance": advance_into_the_next_round}, "are not .* ms|passed|not what happens here"),
        ({"advance": advance_while_luck_waits}, "while luck is next|are not .* ms|passed"),
        ({"advance": advance_in_secret}, "no time passed|does not bring back the table"),
        ({"apply": wait_and_drink}, "changes nothing, or waits and does something"),
        ({"apply": pour_nothing}, "changes nothing, or waits and does something"),
    ],
)
def test_a_broken_clock_is_caught(broken: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenGame, match=complaint):
        walk(replace(GAME, **broken))


def test_simulated_time_passes_when_every_seat_has_decided() -> None:
    summary = simulate(GAME, players=2, games=50, seats=("random",))
    assert {*summary.decisions.tolist()} == {2 * 2 * (LONG // GAME.tick)}  # two seats, two rounds, a decision a tick


def test_a_match_records_time_in_one_piece_and_tells_what_it_brought() -> None:
    match = PlayableGame(GAME).start(players=2)
    match.play("chance", "boil at 1000")
    assert match.time_runs
    assert [event.kind for event in match.advance(400)] == []
    match.play(1, "wait")
    assert [event.facts for event in match.advance(600)] == [{"time": 1000}]
    match.play(0, "pour")
    match.advance(10 * LONG)
    assert match.moves == [("chance", "boil at 1000"), ("time", "1000"), (0, "pour"), ("time", str(LONG - 1000))]
    assert match.log == ["The water boils after 1000 ms.", "Seat 0 pours."]
    assert (match.time_runs, match.position()["phase"] == HEATING, match.scores) == (False, False, [1, 0])


def test_with_a_seed_luck_goes_on_when_time_has_ended_a_round() -> None:
    match = PlayableGame(GAME).start(players=1, seed=3)
    match.advance(LONG)
    assert match.time_runs
    match.pass_tick()
    assert match.position()["clock"] == GAME.tick
