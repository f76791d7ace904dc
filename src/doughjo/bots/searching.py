"""Bots that think: a search for as long as they may, and what they make of it."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from typing import Any

import numpy as np
import numpy.typing as npt

from doughjo.bots.seen import Seen
from doughjo.bots.tree import CROWD, Desk, Manner, Tree, clear, new_desk, new_tree
from doughjo.core.chance import Rng, weighted
from doughjo.core.contract import Components, Game, seats_in
from doughjo.match import Shown

GLANCE = 0.004  # seconds between two looks at the clock, as near as can be
LOOKS = (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0)  # of the effort: when to see whether more could change anything
SETTLING = (0.1, 0.2, 0.4, 0.7, 1.0)  # of the effort: when mixtures are found anew for what several decide at once
BELIEVED = 10_000  # iterations after which a mixture that stays as it was is believed
ALIKE = 0.02  # the most that any probability of such a mixture changes
ROUNDS = 60  # of finding them
FIRST = 8  # iterations before the first look


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
    flat: bool = False  # no tree: every choice is tried equally often, and the best on average is made

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        legal = legal_actions(seen)
        if len(legal) == 1:
            return int(legal[0])
        thought = self.think(seen, rng)
        if thought.mixed:
            return int(thought.actions[weighted(rng, thought.shares, len(thought.shares))])
        return int(thought.actions[np.argmax(thought.values if self.flat else thought.shares)])

    def think(self, seen: Seen, rng: Rng) -> Thought:
        """Search, and tell what came of it."""
        tree, desk = workplace(seen.game, seen.components)
        clear(tree)
        desk.root[:] = seen.hidden
        changes = {**seen.game.searching, **dict(self.changes)}
        manner = Manner(seen.seat, players_of(seen), seen.game.cooperative, **changes)
        effort = Effort(self.seconds, self.iterations)
        search = Search(compiled_for(seen.game), tree, desk, manner, rng, effort)
        search.read(seen.shown)
        owed = seats_in(int(seen.game.doors.owed(seen.hidden, seen.components.boxes)))
        if self.flat:
            search.compare()
        elif len(owed) == 1:
            search.alone()
        else:
            search.together(owed)
            return thought(tree, owed.index(seen.seat), effort.done, manner.faint)
        return thought(tree, 0, effort.done)


@dataclass(frozen=True)
class Search:
    """One decision being thought about."""

    compiled: Any
    tree: Tree
    desk: Desk
    manner: Manner
    rng: Rng
    effort: "Effort"

    def read(self, shown: Sequence[Shown]) -> None:
        """See from what the others have chosen how likely each of them chooses by lot."""
        desk, manner = self.desk, self.manner
        desk.aimless[:] = 0.0
        if manner.suspicion > 0.0:
            desk.aimless[: manner.players] = log(manner.suspicion / (1.0 - manner.suspicion))
            for choice in shown:
                desk.seen[:] = choice.hidden
                desk.aimless[choice.seat] += self.compiled.telling(desk, manner, choice.seat, choice.action)
            desk.aimless[: manner.players] = 1.0 / (1.0 + np.exp(-desk.aimless[: manner.players]))
            desk.aimless[manner.seat] = 0.0

    def compare(self) -> None:
        """Without a tree."""
        self.effort.go_on(lambda n: self.compiled.compare(self.tree, self.desk, self.manner, self.rng, n))

    def alone(self) -> None:
        """Only this seat decides: until nothing could change its mind."""
        for share in LOOKS:
            self._go_on(share)
            if is_clear(self.tree, self.effort.done * (1 / share - 1)):
                return

    def together(self, owed: Sequence[int]) -> None:
        """Several decide at once: their mixtures are found anew now and then, until the seat's own stays as it was."""
        tree, desk, manner, rng = self.tree, self.desk, self.manner, self.rng
        who = sum(1 << seat for seat in owed)
        if not self.compiled.open_together(tree, desk, manner, who, rng):
            clear(tree)
            self._go_on(1.0)
            return
        think = self.compiled.think_in_crowd if len(owed) > CROWD else self.compiled.think_together
        mixture = self._settled(owed)
        for share in SETTLING:
            self.effort.go_on(lambda n: think(tree, desk, manner, who, rng, n), share)
            if len(owed) > CROWD and share == SETTLING[0]:
                self.compiled.expect_in_crowd(tree, manner, len(owed))
            before, mixture = mixture, self._settled(owed)
            if self.effort.done > BELIEVED and np.abs(mixture - before).max() < ALIKE:
                return

    def _settled(self, owed: Sequence[int]) -> npt.NDArray[np.float64]:
        """The seat's mixture, once everybody's has been found anew."""
        own, together = owed.index(self.manner.seat), len(owed)
        if together > CROWD:
            self.compiled.settle_in_crowd(self.tree, self.manner, self.desk.aimless, together, own)
        else:
            self.compiled.settle(self.tree, self.manner, self.desk.aimless, together, ROUNDS)
        node = self.tree.nodes[own]
        mixture: npt.NDArray[np.float64] = self.tree.edges["mix"][node["first"] : node["first"] + node["edges"]].copy()
        return mixture

    def _go_on(self, share: float) -> None:
        self.effort.go_on(lambda n: self.compiled.think(self.tree, self.desk, self.manner, self.rng, n), share)


class Effort:
    """What is left of the time and of the iterations; a search looks at the clock now and then."""

    def __init__(self, seconds: float, iterations: int) -> None:
        self.start = time.perf_counter()
        self.seconds = seconds
        self.iterations = iterations
        self.done = 0

    def go_on(self, search: Callable[[int], object], share: float = 1.0) -> None:
        """Search until this share of everything is used up, however little; never not at all."""
        most, chunk = max(1, int(share * self.iterations)), FIRST
        before = time.perf_counter()
        while self.done < most and (before < self.start + share * self.seconds or not self.done):
            chunk = min(chunk, most - self.done)
            search(chunk)
            self.done += chunk
            now = time.perf_counter()
            wait = min(GLANCE, self.start + share * self.seconds - now)
            chunk = max(1, min(4 * chunk, int(wait * chunk / (now - before))))
            before = now


def is_clear(tree: Tree, left: float) -> bool:
    """Whether the choice most often tried stays so, even if all iterations left went to the second."""
    node = tree.nodes[0]
    visits = np.sort(tree.edges["visits"][node["first"] : node["first"] + node["edges"]])
    return bool(len(visits) < 2 or visits[-1] - visits[-2] > left)


def thought(tree: Tree, number: int, iterations: int, faint: float | None = None) -> Thought:
    """What the tree says about one of the decisions at its root; `faint` where it is a mixed one."""
    node = tree.nodes[number]
    edges = tree.edges[node["first"] : node["first"] + node["edges"]]
    visits = edges["visits"].astype(np.float64)
    values = np.divide(edges["value"], visits, out=np.zeros_like(visits), where=visits > 0)
    shares = visits if faint is None else np.where(edges["mix"] < faint * edges["mix"].max(), 0.0, edges["mix"])
    return Thought(edges["action"].copy(), shares / shares.sum(), values, iterations, faint is not None)


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
