"""Players who look one turn ahead and go by what a network foresees: one for every game whose foresight is learnt."""

from importlib import import_module

from bench.self_play import Player

GAMES = ("drive-thru", "dollars")


def player_of(game: str) -> Player:
    """The player of a game."""
    player: Player = import_module(f"bench.players.{game.replace('-', '_')}").PLAYER
    return player
