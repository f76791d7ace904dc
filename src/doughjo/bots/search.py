"""Search over imagined tables: generic, loaded once per game, nothing here allocates.

Each iteration imagines a whole table that fits what the seat knows, plays down the tree of decisions met before, adds
one, plays on by the game's preferences to the end, and remembers for everybody on the way what came of it. A decision
is known by a digest of what whoever decides may know, so nobody in the tree plays by what is hidden from them; luck
falls by its own odds. Decisions made by several at once are mixed by regret matching, all others are chosen by upper
confidence bounds with the game's preferences as a prior; where there are many choices, few are tried at first.
"""

from math import exp, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from doughjo.bots.tree import EMPTY, MOST_EDGES, MOST_STEPS, Desk, Manner, Tree
from doughjo.core.chance import below, fraction, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER

if TYPE_CHECKING:
    from doughjo.core.names import apply, hide, imagine, legal, prefer, resolve, sample, score, to_act

LEAF = -1  # no room for another node: play on from here


@compiled
def think(tree: Tree, desk: Desk, manner: Manner, seat: int, rng: Any, iterations: int) -> None:
    """Go through so many iterations for a seat; what it knows lies at the root of the desk."""
    for _ in range(iterations):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], seat, rng)
        steps = descend(tree, desk, manner, rng)
        play_on(desk, manner, rng)
        judge(tree, desk, manner)
        learn(tree, steps)


# --- Down the tree


@compiled
def descend(tree: Tree, desk: Desk, manner: Manner, rng: Any) -> int:
    """Play decisions met before, and one new one; answer the number of steps."""
    steps = 0
    while True:
        who = to_act(desk.work[0], desk.boxes[0])
        if who == CHANCE:
            resolve(desk.work[0], desk.boxes[0], sample(desk.work[0], desk.boxes[0], rng))
        elif who == OVER or steps + manner.players > MOST_STEPS:
            return steps
        else:
            first = steps
            steps = decide(tree, desk, manner, who, steps, rng)
            if steps == first or is_new(tree, first, steps):
                return steps


@compiled
def decide(tree: Tree, desk: Desk, manner: Manner, who: int, steps: int, rng: Any) -> int:
    """Let everybody who owes a decision choose before anything is done; answer the number of steps then."""
    together = who & (who - 1) != 0
    end = steps
    for seat in range(manner.players):
        if who >> seat & 1:
            node = find_node(tree, desk, manner, seat)
            if node == LEAF:
                return steps
            edge = mixed_edge(tree, manner, node, end, rng) if together else best_edge(tree, manner, node, end)
            tree.path_nodes[end] = node
            tree.path_edges[end] = edge
            tree.path_seats[end] = seat
            end += 1
    for step in range(steps, end):
        action = tree.edges[tree.path_edges[step]].action
        apply(desk.work[0], desk.boxes[0], tree.path_seats[step], action)
    return end


@compiled
def is_new(tree: Tree, first: int, end: int) -> bool:
    """Whether one of these steps was a decision never met before."""
    for step in range(first, end):
        if tree.nodes[tree.path_nodes[step]].visits == 0:
            return True
    return False


@compiled
def best_edge(tree: Tree, manner: Manner, node: int, step: int) -> int:
    """The choice with the highest upper bound, among those wide enough open by now."""
    n = tree.nodes[node]
    tree.path_odds[step] = 0.0
    width = min(int(n.edges), int(manner.widening * (1.0 + sqrt(n.visits))))
    unknown = n.value / n.visits if n.visits > 0 else 0.5
    urge = manner.exploration * sqrt(n.visits + 1.0)
    best, chosen = -1.0, int(n.first)
    for edge in range(n.first, n.first + width):
        e = tree.edges[edge]
        value = e.value / e.visits if e.visits > 0 else unknown
        bound = value + urge * e.prior / (1.0 + e.visits)
        if bound > best:
            best, chosen = bound, edge
    return chosen


@compiled
def mixed_edge(tree: Tree, manner: Manner, node: int, step: int, rng: Any) -> int:
    """A choice drawn by lot, by regrets; every choice keeps some chance."""
    n = tree.nodes[node]
    total = positive_regrets(tree, node)
    left = fraction(rng)
    chosen = int(n.first)
    for edge in range(n.first, n.first + n.edges):
        likely = by_regret(tree, edge, total)
        tree.edges[edge].mix += likely
        odds = (1.0 - manner.wander) * likely + manner.wander / n.edges
        if left >= 0.0:
            chosen = edge
            tree.path_odds[step] = odds
        left -= odds
    return chosen


@compiled
def positive_regrets(tree: Tree, node: int) -> float:
    n = tree.nodes[node]
    total = 0.0
    for edge in range(n.first, n.first + n.edges):
        total += max(tree.edges[edge].regret, 0.0)
    return total


@compiled
def by_regret(tree: Tree, edge: int, total: float) -> float:
    """The probability of a choice: in proportion to its regret, or as preferred while nothing is regretted."""
    return float(max(tree.edges[edge].regret, 0.0) / total if total > 0.0 else tree.edges[edge].prior)


# --- Nodes


@compiled
def find_node(tree: Tree, desk: Desk, manner: Manner, seat: int) -> int:
    """The node of the decision a seat owes, added if need be; LEAF if there is no room."""
    desk.seen[0] = desk.work[0]
    hide(desk.seen[0], desk.boxes[0], seat)
    key = digest(desk.words, seat)
    mask = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while tree.slots[slot] != EMPTY:
        if tree.nodes[tree.slots[slot]].key == key:
            return int(tree.slots[slot])
        slot = (slot + 1) & mask
    node = add_node(tree, desk, manner, seat, key)
    if node != LEAF:
        tree.slots[slot] = node
    return node


@compiled
def digest(words: Any, seat: int) -> Any:
    """64 bits for what a seat knows."""
    mixed = np.uint64(seat + 1) * np.uint64(0x9E3779B97F4A7C15)
    for word in words:
        mixed = (mixed ^ word) * np.uint64(0xD6E8FEB86659FD93)
        mixed ^= mixed >> np.uint64(32)
    return mixed


@compiled
def add_node(tree: Tree, desk: Desk, manner: Manner, seat: int, key: Any) -> int:
    """A new node for the decision seen on the desk."""
    node, first = int(tree.used[0]), int(tree.used[1])
    if node >= len(tree.nodes) or first + MOST_EDGES > len(tree.edges):
        return LEAF
    n = legal(desk.seen[0], desk.boxes[0], seat, desk.actions)
    prefer(desk.seen[0], desk.boxes[0], seat, desk.actions, n, desk.weights)
    edges = min(n, MOST_EDGES)
    total = 0.0
    for i in range(n):
        total += desk.weights[i]
    for i in range(edges):
        likeliest = i
        for j in range(i + 1, n):
            if desk.weights[j] > desk.weights[likeliest]:
                likeliest = j
        lay_edge(tree, desk, first + i, likeliest, manner.trust / total if total > 0.0 else 0.0, 1.0 - manner.trust, n)
        desk.weights[likeliest] = desk.weights[i]
        desk.actions[likeliest] = desk.actions[i]
    tree.nodes[node].key = key
    tree.nodes[node].first = first
    tree.nodes[node].edges = edges
    tree.nodes[node].visits = 0
    tree.nodes[node].value = 0.0
    tree.used[0] += 1
    tree.used[1] += edges
    return node


@compiled
def lay_edge(tree: Tree, desk: Desk, edge: int, i: int, trust: float, spread: float, n: int) -> None:
    """Write the choice that stands at place i of the desk's lists."""
    tree.edges[edge].action = desk.actions[i]
    tree.edges[edge].prior = trust * desk.weights[i] + spread / n
    tree.edges[edge].visits = 0
    tree.edges[edge].value = 0.0
    tree.edges[edge].regret = 0.0
    tree.edges[edge].mix = 0.0


# --- To the end, and back


@compiled
def play_on(desk: Desk, manner: Manner, rng: Any) -> None:
    """Play the imagined table to its end, or as far as the horizon."""
    left = manner.horizon
    while left > 0:
        who = to_act(desk.work[0], desk.boxes[0])
        if who == OVER:
            return
        if who == CHANCE:
            resolve(desk.work[0], desk.boxes[0], sample(desk.work[0], desk.boxes[0], rng))
            continue
        seat = 0
        while not who >> seat & 1:
            seat += 1
        n = legal(desk.work[0], desk.boxes[0], seat, desk.actions)
        at = 0
        if n > 1 and manner.heuristic:
            prefer(desk.work[0], desk.boxes[0], seat, desk.actions, n, desk.weights)
            at = weighted(rng, desk.weights, n)
        elif n > 1:
            at = below(rng, n)
        apply(desk.work[0], desk.boxes[0], seat, int(desk.actions[at]))
        left -= 1


@compiled
def judge(tree: Tree, desk: Desk, manner: Manner) -> None:
    """Write what the end is worth to every seat: its share of the win, and a little for the margin."""
    score(desk.work[0], desk.boxes[0], desk.points, desk.standings)
    best = desk.standings[0]
    for seat in range(manner.players):
        best = max(best, desk.standings[seat])
    winners = 0
    for seat in range(manner.players):
        winners += desk.standings[seat] == best and best >= 0
    for seat in range(manner.players):
        won = desk.standings[seat] == best and best >= 0
        share = 1.0 / winners if won else 0.0
        tree.rewards[seat] = (1.0 - manner.care) * share + manner.care * grade(tree, margin(desk, manner, seat))


@compiled
def margin(desk: Desk, manner: Manner, seat: int) -> float:
    """How far a seat is ahead of the best of the others; alone or together, its points."""
    if manner.players == 1 or manner.together:
        return float(desk.points[seat])
    others = -1e9
    for other in range(manner.players):
        if other != seat:
            others = max(others, float(desk.points[other]))
    return float(desk.points[seat] - others)


@compiled
def grade(tree: Tree, value: float) -> float:
    """A margin between 0 and 1, compared with all margins met so far."""
    moments = tree.moments
    moments[0] += 1.0
    ahead = value - moments[1]
    moments[1] += ahead / moments[0]
    moments[2] += ahead * (value - moments[1])
    spread = sqrt(moments[2] / moments[0]) + 1e-9
    return float(1.0 / (1.0 + exp(-1.7 * (value - moments[1]) / spread)))


@compiled
def learn(tree: Tree, steps: int) -> None:
    """Remember what came of every step."""
    for step in range(steps):
        node, edge = tree.path_nodes[step], tree.path_edges[step]
        reward = tree.rewards[tree.path_seats[step]]
        if tree.path_odds[step] > 0.0:
            regret(tree, node, edge, reward, tree.path_odds[step])
        tree.edges[edge].visits += 1
        tree.edges[edge].value += reward
        tree.nodes[node].visits += 1
        tree.nodes[node].value += reward


@compiled
def regret(tree: Tree, node: int, chosen: int, reward: float, odds: float) -> None:
    """Add to the regrets of a mixed choice, with what each choice brought so far as a guess for those not made."""
    n = tree.nodes[node]
    usual = n.value / n.visits if n.visits > 0 else reward
    total = positive_regrets(tree, node)
    expected = 0.0
    for edge in range(n.first, n.first + n.edges):
        expected += by_regret(tree, edge, total) * estimate(tree, edge, chosen, reward, odds, usual)
    for edge in range(n.first, n.first + n.edges):
        tree.edges[edge].regret += estimate(tree, edge, chosen, reward, odds, usual) - expected


@compiled
def estimate(tree: Tree, edge: int, chosen: int, reward: float, odds: float, usual: float) -> float:
    """What a choice would have brought: unbiased, as the one made is corrected by how likely it was."""
    e = tree.edges[edge]
    guess = e.value / e.visits if e.visits > 0 else usual
    return float(guess + (reward - guess) / odds if edge == chosen else guess)
