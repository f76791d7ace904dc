"""Games against oneself, compiled: generic, loaded once for each player of `bench/players`."""

from typing import TYPE_CHECKING, Any

from bench.self_play import NOBODY, Desk, Notes, Play
from doughjo.core.chance import Rng, below
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER
from doughjo.core.shares import share_win

if TYPE_CHECKING:
    from bench.players.names import begins_turn, choose, every, forecast
    from doughjo.core.names import apply, resolve, sample, score, setup, to_act


@compiled
def play_games(desk: Desk, play: Play, notes: Notes, rngs: Any, first: int, last: int) -> None:
    """Play the games of these numbers, without the last, each to its end."""
    for game in range(first, last):
        notes.counts[game] = play_game(desk, play, notes, rngs[game : game + 1], game)
        for seat in range(play.who.shape[1]):
            notes.ends[game, seat] = desk.shares[seat]


@compiled
def play_game(desk: Desk, play: Play, notes: Notes, rng: Rng, game: int) -> int:
    """Play a game to its end; note some of its tables, and answer how many."""
    s, box = desk.tables[0], desk.boxes[0]
    setup(s, box, play.who.shape[1], play.options[game])
    noted, turn = 0, below(rng, every)
    while True:
        owed = to_act(s, box)
        if owed == OVER:
            score(s, box, desk.points, desk.standings)
            share_win(desk.standings, s.players, desk.shares)
            return noted
        if owed == CHANCE:
            resolve(s, box, sample(s, box, rng), None)
            continue
        if begins_turn(s):
            turn += 1
            if turn % every == 0 and noted < notes.features.shape[1]:
                note(desk, play, notes, game, noted)
                noted += 1
        seat = 0
        while not owed >> seat & 1:
            seat += 1
        network = play.networks[1] if play.who[game, seat] == 1 else play.networks[0]
        apply(s, box, seat, choose(desk, network, play.who[game, seat] == NOBODY, play, rng), None)


@compiled
def note(desk: Desk, play: Play, notes: Notes, game: int, at: int) -> None:
    """Write down what the first table looks like, and what the first network thinks of it."""
    s, features = desk.tables[0], notes.features.shape[3]
    forecast(s, desk.boxes[0], play.networks[0], desk.scratch, notes.beliefs[game, at])
    for seat in range(s.players):
        for i in range(features):
            notes.features[game, at, seat, i] = desk.scratch[seat * features + i]
