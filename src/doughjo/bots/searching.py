"""Bots that think: a search for as long as they may, and what they make of it."""

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from doughjo.bots.seen import Seen
from doughjo.bots.tree import Desk, Manner, Tree, clear, new_desk, new_tree
from doughjo.core.chance import Rng, weighted
from doughjo.core.contract import Components, Game, seats_in

CHUNK = 64  # iterations between two looks at the clock
FAINT = 0.02  # a mixed choice less likely than this is left out


@dataclass(frozen=True)
class Thought:
    """What a search makes of a decision: its choices, best first where one is chosen, with their shares."""

    actions: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float64]  # of visits, or the mix that is played where several decide at once
    values: npt.NDArray[np.float64]  # what each was worth, from 0 to 1
    iterations: int
    mixed: bool


@dataclass(frozen=True)
class Searcher:
    """A bot that searches for so many seconds, or so many iterations."""

    seconds: float = 0.1
    iterations: int = 10**9
    changes: tuple[tuple[str, Any], ...] = ()  # to the usual manner

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        legal = legal_actions(seen)
        if len(legal) == 1:
            return int(legal[0])
        thought = self.think(seen, rng)
        if not thought.mixed:
            return int(thought.actions[np.argmax(thought.shares)])
        mix = np.where(thought.shares < FAINT, 0.0, thought.shares)
        return int(thought.actions[weighted(rng, mix, len(mix))])

    def think(self, seen: Seen, rng: Rng) -> Thought:
        """Search, and tell what came of it."""
        end = time.perf_counter() + self.seconds
        tree, desk = workplace(seen.game, seen.components)
        clear(tree)
        desk.root[:] = seen.hidden
        owed = seats_in(int(seen.game.doors.owed(seen.hidden, seen.components.boxes)))
        changes = {**seen.game.searching, **dict(self.changes)}
        manner = Manner(players_of(seen), seen.game.cooperative, **changes)
        compiled, done = compiled_for(seen.game), 0
        while done < self.iterations:
            chunk = min(CHUNK, self.iterations - done)
            compiled.think(tree, desk, manner, seen.seat, rng, chunk)
            done += chunk
            if time.perf_counter() >= end:
                break
        return thought(tree, owed.index(seen.seat), done, mixed=len(owed) > 1)


def thought(tree: Tree, number: int, iterations: int, mixed: bool) -> Thought:
    """What the tree says about one of the decisions at its root."""
    node = tree.nodes[number]
    edges = tree.edges[node["first"] : node["first"] + node["edges"]]
    visits = edges["visits"].astype(np.float64)
    shares = edges["mix"] if mixed else visits
    values = np.divide(edges["value"], visits, out=np.zeros_like(visits), where=visits > 0)
    return Thought(edges["action"].copy(), shares / shares.sum(), values, iterations, mixed)


def legal_actions(seen: Seen) -> npt.NDArray[np.int32]:
    """What the seat may do."""
    actions = np.zeros(seen.game.most_choices, np.int32)
    n = seen.game.doors.choices(seen.hidden, seen.components.boxes, seen.seat, actions)
    return actions[:n]


def players_of(seen: Seen) -> int:
    """How many sit at the table."""
    return int(seen.hidden["players"][0])


@cache
def workplace(game: Game, components: Components) -> tuple[Tree, Desk]:
    """Room to think about a game, used again and again; one search at a time in a process."""
    return new_tree(), new_desk(game, components)


@cache
def compiled_for(game: Game) -> Any:
    """The search, compiled for a game."""
    return game.specialised("doughjo.bots.search")
