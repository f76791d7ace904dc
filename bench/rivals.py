"""Whom `master` is measured against: searches as they are found elsewhere, with as much time.

    doughjo arena go-nuts --bots master,bench/rivals.py:flat --players 2 --games 40
    doughjo arena drive-thru --bots master,bench/rivals.py:theirs --players 2 --games 40

`flat` tries every choice equally often and plays on by lot, `flat_with_our_playouts` plays on as our own search does in
that game. `theirs` are the searches of OpenSpiel, with our compiled playouts: over what a seat may know where
something is secret, else over the table.
"""

from doughjo.adapters.openspiel import IsMcts, Mcts
from doughjo.bots import Bot, Searcher, Seen
from doughjo.core.chance import Rng

SECONDS = 2.0
ENDLESS = 10**9

flat: Bot = Searcher(SECONDS, changes=(("guided", 0.0), ("rash", 0.0)), flat=True)
flat_with_our_playouts: Bot = Searcher(SECONDS, flat=True)


def theirs(seen: Seen, rng: Rng) -> int:
    """The search of OpenSpiel that suits the game."""
    search = IsMcts if seen.game.secrets else Mcts
    return search(ENDLESS, SECONDS)(seen, rng)
