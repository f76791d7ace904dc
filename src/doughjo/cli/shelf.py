"""What is on the shelf, as it is asked for by whoever types."""

import doughjo
from doughjo.cli.speech import hint, say
from doughjo.core.contract import Game
from doughjo.core.errors import BadSetup
from doughjo.match import PlayableGame


def game_called(name: str) -> PlayableGame:
    """The game of that name."""
    if name not in doughjo.games():
        raise BadSetup(say("bad-game", name=name, hint=hint(name, doughjo.games())))
    return doughjo.game(name)


def checked_players(game: Game, players: int) -> int:
    """The number of players, if so many can sit down."""
    if players not in game.seats:
        message = "bad-players-range" if len(game.seats) > 1 else "bad-players"
        raise BadSetup(say(message, title=game.title, fewest=game.seats[0], most=game.seats[-1], players=players))
    return players
