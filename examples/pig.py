"""Your own game in one file: Pig, played, simulated and put through the conformance kit.

Roll as often as you like and add up; a 1 loses the turn's points; hold to bank them; first to 30 wins.

    python examples/pig.py
"""

from pathlib import Path
from typing import Any

import numpy as np

from doughjo.core.chance import below
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Components, Game, new_tables, record_of
from doughjo.lab import simulate
from doughjo.match import PlayableGame
from doughjo.testing import check_game

SEATS = 4
TARGET = 30
ROLL, HOLD = 0, 1  # the actions

State = np.dtype(
    [
        ("players", "i1"),
        ("turn", "i1"),
        ("rolling", "i1"),  # 1 while the die is in the air
        ("pot", "i2"),  # points at risk this turn
        ("banked", "i2", (SEATS,)),
    ]
)


@compiled
def setup(s: Any, box: Any, players: int, options: Any) -> None:
    s.players = players
    s.turn = 0
    s.rolling = 0
    s.pot = 0
    s.banked[:] = 0


@compiled
def to_act(s: Any, box: Any) -> int:
    if s.rolling:
        return CHANCE
    if s.banked[s.turn] >= TARGET:
        return OVER
    return 1 << int(s.turn)


@compiled
def legal(s: Any, box: Any, seat: int, out: Any) -> int:
    out[0] = ROLL
    out[1] = HOLD
    return 1 if s.pot == 0 else 2


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    if action == ROLL:
        s.rolling = 1
    else:
        s.banked[s.turn] += s.pot
        s.pot = 0
        if s.banked[s.turn] < TARGET:
            s.turn = (s.turn + 1) % s.players


@compiled
def chance(s: Any, box: Any, outcomes: Any, weights: Any) -> int:
    for face in range(6):
        outcomes[face] = face
        weights[face] = 1
    return 6


@compiled
def sample(s: Any, box: Any, rng: Any) -> int:
    return below(rng, 6)


@compiled
def resolve(s: Any, box: Any, face: int, events: Any) -> None:
    s.rolling = 0
    if face == 0:
        s.pot = 0
        s.turn = (s.turn + 1) % s.players
    else:
        s.pot += face + 1


@compiled
def score(s: Any, box: Any, points: Any, standings: Any) -> None:
    for seat in range(s.players):
        points[seat] = s.banked[seat]
        standings[seat] = s.banked[seat]


@compiled
def prefer(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None:
    enough = s.pot >= 20 or s.banked[seat] + s.pot >= TARGET
    weights[ROLL] = 0.0 if enough else 1.0
    weights[HOLD] = 1.0 if enough else 0.0


def action_text(components: Components, action: int) -> str:
    return ("roll", "hold")[action]


def outcome_text(components: Components, face: int) -> str:
    return f"roll {face + 1}"


def describe(s: Any, components: Components) -> dict[str, Any]:
    banked = [int(points) for points in s.banked[: s.players]]
    return {
        "players": int(s.players),
        "turn": int(s.turn),
        "rolling": bool(s.rolling),
        "pot": int(s.pot),
        "banked": banked,
    }


def lay(position: dict[str, Any], components: Components) -> Any:
    tables = new_tables(State)
    s = record_of(tables)
    setup(s, components.box, position["players"], np.zeros(1, np.int32))
    s.turn = position.get("turn", 0)
    s.rolling = position.get("rolling", False)
    s.pot = position.get("pot", 0)
    s.banked[: s.players] = position.get("banked", [0] * s.players)
    return tables


GAME = Game(
    name="pig",
    title="Pig",
    summary="Roll on, or hold what you have.",
    seats=range(2, SEATS + 1),
    minutes=5,
    version=1,
    folder=Path(__file__).parent,
    state=State,
    actions=2,
    outcomes=6,
    most_choices=6,
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    chance=chance,
    sample=sample,
    resolve=resolve,
    score=score,
    prefer=prefer,
    action_text=action_text,
    outcome_text=outcome_text,
    describe=describe,
    lay=lay,
    secrets=False,
)


def main() -> None:
    """Check the game, play it once, and see how a sensible player fares against a random one."""
    check_game(GAME)
    match = PlayableGame(GAME).start(players=2, seed=3)
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[-1])
    print(f"{' '.join(match.log[-2:])} Scores: {match.scores}.")
    summary = simulate(GAME, players=2, games=20_000, seats=("greedy", "random"))
    print(f"A player who holds at 20 wins {summary.win_shares[0]:.1%} of games against a random one.")


if __name__ == "__main__":
    main()
