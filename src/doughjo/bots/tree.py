"""What a search remembers: the decisions it has met, and what came of each choice. All of it is laid out beforehand."""

from typing import Any, NamedTuple

import numpy as np

from doughjo.core.contract import MOST_SEATS, Components, Game, Tables, new_tables

MOST_EDGES = 64  # of a node: where there are more choices, the likeliest by the game's own preferences
FIRST_EDGES = 16  # of a node below the root, until it has been met so often that more are tried
MOST_CELLS = 1 << 17  # what several may choose together at the root
CROWD = 4  # the most whose joint choices are noted; where more decide at once, the others are drawn as expected
MOST_STEPS = 400  # from the root to a leaf
EMPTY = -1

NODE = np.dtype(
    [
        ("key", "u8"),
        ("first", "i4"),
        ("edges", "i4"),
        ("visits", "i4"),
        ("more", "?"),  # whether there are choices that have not been laid yet
        ("value", "f8"),
    ],
    align=True,
)
EDGE = np.dtype(
    [
        ("action", "i4"),
        ("visits", "i4"),
        ("prior", "f8"),
        ("value", "f8"),  # the sum of what came of it for whoever chose it
        ("regret", "f8"),  # at decisions made together: how much better it would have been so far
        ("mix", "f8"),  # the same: the sum of the probabilities it was given
    ],
    align=True,
)


class Tree(NamedTuple):
    """The decisions met so far, each known by a digest of what whoever decides may know."""

    nodes: Any
    edges: Any
    slots: Any  # a hash table of nodes' numbers
    used: Any  # how many nodes, edges and cells there are
    path_nodes: Any  # the steps of one iteration
    path_edges: Any
    path_seats: Any
    path_odds: Any  # with which probability the edge was chosen; 0 where it was not drawn by lot
    rewards: Any  # by seat
    moments: Any  # of the margins met: how many, their mean, the sum of squared deviations
    cells: Any  # what came of everything chosen together at the root: how often, and the sum for every seat
    cell_at: Any  # the cell of a number that stands for all their choices
    cell_numbers: Any  # and the other way round
    cell_edges: Any  # what everybody chose
    expected: Any  # by edge of the root: how likely it is, in the others' eyes
    brought: Any  # and what it brings on average
    weighed: Any


class Desk(NamedTuple):
    """The tables a search works on, and room for lists."""

    root: Any  # what the seat may know
    boxes: Any
    work: Any  # an imagined table being played
    seen: Any  # the same through the eyes of whoever decides
    words: Any  # the memory of `seen`, as whole words
    actions: Any
    weights: Any
    points: Any
    standings: Any
    aimless: Any  # by seat: how likely it is that whoever sits there chooses by lot


class Manner(NamedTuple):
    """How a search goes about it."""

    seat: int
    players: int
    together: bool  # one result for all: points count, not margins
    exploration: float = 1.4
    trust: float = 0.75  # in the game's preferences, the rest being spread evenly
    widening: float = 4.0  # how many choices are tried at first; grows with the square root of the visits
    wander: float = 0.15  # how much of a mixed choice is spread evenly
    care: float = 0.25  # how much the margin counts beside winning
    guided: float = 1.0  # the share of playouts that follow the game's preferences; the others go by lot
    rash: float = 1.0  # the share of those others that follow the game's hunches, if it has any
    horizon: int = 10_000  # decisions of a playout
    whole: bool = False  # whether a playout stops only between two turns
    ripe: int = 1  # how often a step is taken before what follows it is remembered too
    free: float = 1.0  # where two decide at once, how little the other is expected to do what the game prefers
    habit: float = 0.5  # how much of what is expected of the others is done oneself
    faint: float = 0.1  # of the likeliest mixed choice: whatever is less likely is left out
    suspicion: float = 0.0  # how likely it is at first that somebody chooses by lot; what they choose then tells more


def new_tree(nodes: int = 1 << 18, edges: int = 1 << 21) -> Tree:
    """An empty tree with room for so many nodes, a power of two, and edges; memory is used as it grows."""
    return Tree(
        nodes=new_tables(NODE, nodes),
        edges=new_tables(EDGE, edges),
        slots=np.full(nodes * 2, EMPTY, np.int32),
        used=np.zeros(3, np.int64),
        path_nodes=np.zeros(MOST_STEPS, np.int32),
        path_edges=np.zeros(MOST_STEPS, np.int32),
        path_seats=np.zeros(MOST_STEPS, np.int32),
        path_odds=np.zeros(MOST_STEPS, np.float64),
        rewards=np.zeros(MOST_SEATS, np.float64),
        moments=np.zeros(3, np.float64),
        cells=np.zeros((MOST_CELLS, 1 + MOST_SEATS), np.float64),
        cell_at=np.full(MOST_CELLS, EMPTY, np.int32),
        cell_numbers=np.zeros(MOST_CELLS, np.int32),
        cell_edges=np.zeros((MOST_CELLS, MOST_SEATS), np.int32),
        expected=np.zeros(MOST_SEATS * MOST_EDGES, np.float64),
        brought=np.zeros(MOST_SEATS * MOST_EDGES, np.float64),
        weighed=np.zeros(MOST_SEATS * MOST_EDGES, np.float64),
    )


def clear(tree: Tree) -> None:
    """Forget everything."""
    tree.cell_at[tree.cell_numbers[: tree.used[2]]] = EMPTY
    tree.slots[:] = EMPTY
    tree.used[:] = 0
    tree.moments[:] = 0


def new_desk(game: Game, components: Components) -> Desk:
    """A desk for a game."""
    words = np.zeros(-(-game.state.itemsize // 8), np.uint64)
    seen: Tables = words.view(np.uint8)[: game.state.itemsize].view(game.new_tables().dtype)
    return Desk(
        root=game.new_tables(),
        boxes=components.boxes,
        work=game.new_tables(),
        seen=seen,
        words=words,
        actions=np.zeros(game.most_choices + MOST_SEATS, np.int32),
        weights=np.zeros(game.room + MOST_EDGES, np.float64),
        points=np.zeros(MOST_SEATS, np.int32),
        standings=np.zeros(MOST_SEATS, np.int32),
        aimless=np.zeros(MOST_SEATS, np.float64),
    )
