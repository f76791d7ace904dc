"""Your own game in one file: Pig, played, simulated and put through the conformance kit.

Roll as often as you like and add up; a 1 loses the turn's points; hold to bank them; first to 30 wins.

    python examples/pig.py
"""

from pathlib import Path
from typing import Any

import numpy as np

from doughjo.core.chance import below
from doughjo.core.codes import EVERYBODY, SEAT, Codes, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER, Components, Game, new_tables, record_of
from doughjo.core.moves import NUMBER, Arg, Moves
from doughjo.core.schema import FLAG, Many, One, Schema
from doughjo.lab import simulate
from doughjo.match import PlayableGame
from doughjo.testing import check_game

SEATS = 4
TARGET = 30

MOVES = Moves()
ROLL = MOVES.verb("roll", "roll")
HOLD = MOVES.verb("hold", "hold")
encode, decode = MOVES.compiled()

LUCK = Moves()
LUCK.verb("fall", "roll {die}", die=Arg(6, first=1))  # an outcome is the face, from 0

EVENTS = Codes()
ROLLED = EVENTS.add("rolled", {"seat": SEAT, "die": NUMBER})
HELD = EVENTS.add("held", {"seat": SEAT, "points": NUMBER})

ENGLISH = """
summary = Roll on, or hold what you have.
move-roll = Roll
move-hold = Hold
event-rolled = { $seat } { $seat-you ->
    [yes] roll
   *[no] rolls
} { $die ->
    [1] a 1: all is lost.
   *[other] { $die }.
}
event-held = { $seat } { $seat-you ->
    [yes] hold
   *[no] holds
} { $points } points.
"""

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
    out[0] = encode(ROLL, 0, 0, 0)
    out[1] = encode(HOLD, 0, 0, 0)
    return 1 if s.pot == 0 else 2


@compiled
def apply(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    verb, _, _, _ = decode(action)
    if verb == ROLL:
        s.rolling = 1
    elif verb == HOLD:
        emit(events, HELD, EVERYBODY, seat, s.pot, 0)
        s.banked[s.turn] += s.pot
        s.pot = 0
        if s.banked[s.turn] < TARGET:
            s.turn = (s.turn + 1) % s.players
    else:
        raise ValueError("apply has no branch for a verb")


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
    emit(events, ROLLED, EVERYBODY, s.turn, face + 1, 0)
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
    weights[0] = 0.0 if enough else 1.0
    weights[1] = 1.0 if enough else 0.0


VIEW = Schema(
    (State,),
    {
        "players": One("players"),
        "turn": One("turn"),
        "rolling": One("rolling", FLAG),
        "pot": One("pot"),
        "banked": Many("banked", size="players"),
    },
)


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
    seats=range(2, SEATS + 1),
    minutes=5,
    version=1,
    folder=Path(__file__).parent,
    state=State,
    most_choices=6,
    moves=MOVES,
    luck=LUCK,
    view=VIEW,
    events=EVENTS,
    catalogues={"en": ENGLISH},
    setup=setup,
    to_act=to_act,
    legal=legal,
    apply=apply,
    chance=chance,
    sample=sample,
    resolve=resolve,
    score=score,
    prefer=prefer,
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
