"""For tests of games: the conformance kit, which any game must pass, and helpers that every game's tests use."""

from doughjo.testing.broken import BrokenGame
from doughjo.testing.helpers import card, own_box, random_game, refused
from doughjo.testing.kit import check_game

__all__ = ["BrokenGame", "card", "check_game", "own_box", "random_game", "refused"]
