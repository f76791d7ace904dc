"""Search over imagined tables: generic, loaded once per game, nothing here allocates.

Each iteration imagines a whole table that fits what the seat knows, plays down the tree of decisions met before, adds
one, plays on by the game's preferences or hunches to the end, and remembers for everybody on the way what came of it.
A decision is known by a digest of what whoever decides may know, so nobody in the tree plays by what is hidden from
them; luck falls by its own odds. Decisions made by several at once are mixed by regret matching, all others are chosen
by upper confidence bounds with the game's preferences as a prior; where there are many choices, few are tried at first.
Where several decide at once, the others are expected to choose partly as the game prefers, and this is made use of;
whoever seems to choose by lot, going by what they have chosen so far, is imagined to do so.

What is called for every choice takes records or single arrays, not the whole tree or desk: numba counts a reference to
every array of a tuple at each call, which takes longer than what most of these functions do.
"""

from math import exp, log, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from doughjo.bots.tree import CROWD, EMPTY, FIRST_EDGES, MOST_CELLS, MOST_EDGES, MOST_STEPS, Desk, Manner, Tree
from doughjo.core.chance import HALF, LOW, below, fraction, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER
from doughjo.core.ordering import likeliest_first
from doughjo.core.shares import share_win

if TYPE_CHECKING:
    from doughjo.core.names import (
        apply,
        foresee,
        has_foresight,
        has_hunch,
        has_lot,
        hide,
        hunch,
        imagine,
        legal,
        lot,
        prefer,
        resolve,
        sample,
        score,
        to_act,
    )

SELDOM = 4.0  # tries of a choice in a crowd that are imagined beside those made, bringing what all do on average
WORLDS = 8  # imagined before all choices of a decision made together are believed to be known
LEAF = -1  # no room for another node: play on from here
STIRRERS = np.uint64(0x9E3779B1), np.uint64(0x85EBCA77)  # odd, and without a pattern


@compiled
def think(tree: Tree, desk: Desk, manner: Manner, rng: Any, iterations: int) -> None:
    """Go through so many iterations; what the seat that thinks knows lies at the root of the desk."""
    for _ in range(iterations):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], manner.seat, rng)
        aimless = imagine_aimless(desk, manner, rng)
        steps = descend(tree, desk, manner, 0, aimless, rng)
        play_on(desk, manner, last_seat(tree, steps), aimless, rng)
        judge(tree, desk, manner)
        learn(tree, steps)


@compiled
def think_together(tree: Tree, desk: Desk, manner: Manner, who: int, rng: Any, iterations: int) -> None:
    """The same where several decide at once at the root: what came of all choices together is noted."""
    for _ in range(iterations):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], manner.seat, rng)
        aimless = imagine_aimless(desk, manner, rng)
        together = decide_together(tree, desk, manner, who, rng)
        cell = find_cell(tree, together)
        steps = together
        if tree.cells[cell, 0] >= manner.ripe:
            steps = descend(tree, desk, manner, together, aimless, rng)
        play_on(desk, manner, last_seat(tree, steps), aimless, rng)
        judge(tree, desk, manner)
        learn(tree, steps)
        tree.cells[cell, 0] += 1.0
        for seat in range(manner.players):
            tree.cells[cell, 1 + seat] += tree.rewards[seat]


@compiled
def think_in_crowd(tree: Tree, desk: Desk, manner: Manner, who: int, rng: Any, iterations: int) -> None:
    """The same where too many decide at once for all their joint choices: the others are drawn as they are expected."""
    for _ in range(iterations):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], manner.seat, rng)
        aimless = imagine_aimless(desk, manner, rng)
        steps = decide_in_crowd(tree, desk, manner, who, aimless, rng)
        play_on(desk, manner, last_seat(tree, steps), aimless, rng)
        judge(tree, desk, manner)
        learn(tree, steps)


@compiled
def compare(tree: Tree, desk: Desk, manner: Manner, rng: Any, iterations: int) -> None:
    """Flat Monte Carlo: without a tree, try every choice equally often."""
    seat = manner.seat
    desk.seen[0] = desk.root[0]
    if tree.used[0] == 0:
        add_node(tree, desk, manner, seat, 0, False)
    n = tree.nodes[0]
    for _ in range(iterations):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], seat, rng)
        tree.path_edges[0] = n.first + (n.visits % n.edges)
        tree.path_nodes[0] = 0
        tree.path_seats[0] = seat
        tree.path_odds[0] = 0.0
        apply(desk.work[0], desk.boxes[0], seat, tree.edges[tree.path_edges[0]].action, None)
        play_on(desk, manner, seat, 0, rng)
        judge(tree, desk, manner)
        learn(tree, 1)


# --- What the others have in mind


@compiled
def telling(desk: Desk, manner: Manner, seat: int, action: int) -> float:
    """How much likelier a choice on the desk is by lot than by preference, as a logarithm."""
    n = legal(desk.seen[0], desk.boxes[0], seat, desk.actions)
    prefer(desk.seen[0], desk.boxes[0], seat, desk.actions, n, desk.weights)
    total, liked = 0.0, 0.0
    for i in range(n):
        total += desk.weights[i]
        if desk.actions[i] == action:
            liked = desk.weights[i]
    return -log(manner.trust * n * liked / total + 1.0 - manner.trust)


@compiled
def imagine_aimless(desk: Desk, manner: Manner, rng: Any) -> int:
    """A bit for every seat that is imagined to choose by lot, as likely as it seems."""
    aimless = 0
    for seat in range(manner.players):
        if desk.aimless[seat] > 0.0 and fraction(rng) < desk.aimless[seat]:
            aimless |= 1 << seat
    return aimless


# --- Down the tree


@compiled
def descend(tree: Tree, desk: Desk, manner: Manner, steps: int, aimless: int, rng: Any) -> int:
    """Play decisions met before, and one new one; answer the number of steps."""
    while True:
        who = to_act(desk.work[0], desk.boxes[0])
        if who == CHANCE:
            resolve(desk.work[0], desk.boxes[0], sample(desk.work[0], desk.boxes[0], rng), None)
        elif who == OVER or steps + manner.players > MOST_STEPS:
            return steps
        else:
            first = steps
            steps = decide(tree, desk, manner, who, steps, aimless, rng)
            if steps == first or not is_ripe(tree, manner, first, steps):
                return steps


@compiled
def decide(tree: Tree, desk: Desk, manner: Manner, who: int, steps: int, aimless: int, rng: Any) -> int:
    """Let everybody who owes a decision choose before anything is done; answer the number of steps then."""
    together = who & (who - 1) != 0
    end = steps
    for seat in range(manner.players):
        if who >> seat & 1:
            node = find_node(tree, desk, manner, seat, together)
            if node == LEAF:
                return steps
            if aimless >> seat & 1:
                edge = any_edge(tree, node, end, together, rng)
            else:
                edge = mixed_edge(tree, manner, node, end, rng) if together else best_edge(tree, manner, node, end)
            tree.path_nodes[end] = node
            tree.path_edges[end] = edge
            tree.path_seats[end] = seat
            end += 1
    for step in range(steps, end):
        action = tree.edges[tree.path_edges[step]].action
        apply(desk.work[0], desk.boxes[0], tree.path_seats[step], action, None)
    return end


@compiled
def is_ripe(tree: Tree, manner: Manner, first: int, end: int) -> bool:
    """Whether these steps have been taken often enough to look at what follows them."""
    for step in range(first, end):
        if tree.edges[tree.path_edges[step]].visits < manner.ripe:
            return False
    return True


@compiled
def best_edge(tree: Tree, manner: Manner, node: int, step: int) -> int:
    """The choice with the highest upper bound, among those wide enough open by now."""
    n = tree.nodes[node]
    tree.path_odds[step] = 0.0
    unknown = n.value / n.visits if n.visits > 0 else 0.5
    urge = manner.exploration * sqrt(n.visits + 1.0)
    best, chosen = -1.0, int(n.first)
    for edge in range(n.first, n.first + min(int(n.edges), width(manner, n.visits))):
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
        likely = by_regret(tree.edges[edge], total)
        tree.edges[edge].mix += likely
        odds = (1.0 - manner.wander) * likely + manner.wander / n.edges
        if left >= 0.0:
            chosen = edge
            tree.path_odds[step] = odds
        left -= odds
    return chosen


@compiled
def any_edge(tree: Tree, node: int, step: int, together: bool, rng: Any) -> int:
    """A choice of somebody who chooses by lot; what comes of it is remembered as of any other."""
    n = tree.nodes[node]
    tree.path_odds[step] = 1.0 / n.edges if together else 0.0
    return int(n.first + below(rng, n.edges))


@compiled
def positive_regrets(tree: Tree, node: int) -> float:
    n = tree.nodes[node]
    total = 0.0
    for edge in range(n.first, n.first + n.edges):
        total += max(tree.edges[edge].regret, 0.0)
    return total


@compiled
def by_regret(edge: Any, total: float) -> float:
    """The probability of a choice: in proportion to its regret, or as preferred while nothing is regretted."""
    return float(max(edge.regret, 0.0) / total if total > 0.0 else edge.prior)


# --- What several decide at once at the root


@compiled
def open_together(tree: Tree, desk: Desk, manner: Manner, who: int, rng: Any) -> bool:
    """Lay all their choices side by side; not if those depend on what is hidden, or are too many together."""
    for world in range(WORLDS):
        desk.work[0] = desk.root[0]
        imagine(desk.work[0], desk.boxes[0], manner.seat, rng)
        node = 0
        for seat in range(manner.players):
            if who >> seat & 1:
                desk.seen[0] = desk.work[0]
                hide(desk.seen[0], desk.boxes[0], seat)
                if world == 0:
                    tree.path_seats[node] = seat
                    add_node(tree, desk, manner, seat, seat, True)
                    prefer_together(tree, desk, manner, node, seat)
                elif not has_choices(tree, desk, node, seat):
                    return False
                node += 1
    together = 1
    for node in range(tree.used[0]):
        together *= tree.nodes[node].edges
    return bool(tree.used[0] > CROWD or together <= MOST_CELLS)


@compiled
def prefer_together(tree: Tree, desk: Desk, manner: Manner, node: int, seat: int) -> None:
    """Note what a seat prefers among the choices it has on the desk, as far as preferences are trusted."""
    n = tree.nodes[node]
    prefer(desk.seen[0], desk.boxes[0], seat, desk.actions, n.edges, desk.weights)
    total = 0.0
    for i in range(n.edges):
        total += desk.weights[i]
    for i in range(n.edges):
        likely = manner.trust * desk.weights[i] / total + (1.0 - manner.trust) / n.edges
        tree.edges[n.first + i].prior = likely
        tree.expected[n.first + i] = likely


@compiled
def has_choices(tree: Tree, desk: Desk, node: int, seat: int) -> bool:
    """Whether a node's choices are just those the seat has on the desk."""
    n = tree.nodes[node]
    if legal(desk.seen[0], desk.boxes[0], seat, desk.actions) != n.edges:
        return False
    for i in range(n.edges):
        if tree.edges[n.first + i].action != desk.actions[i]:
            return False
    return True


@compiled
def decide_together(tree: Tree, desk: Desk, manner: Manner, who: int, rng: Any) -> int:
    """Everybody tries out choices; answer how many they are."""
    steps = 0
    for seat in range(manner.players):
        if who >> seat & 1:
            take_step(tree, steps, seat, tried_edge(tree, steps, rng))
            steps += 1
    apply_steps(tree, desk, steps)
    return steps


@compiled
def decide_in_crowd(tree: Tree, desk: Desk, manner: Manner, who: int, aimless: int, rng: Any) -> int:
    """Only the seat that thinks tries out choices, all others do what is expected; answer how many they are."""
    steps = 0
    for seat in range(manner.players):
        if who >> seat & 1:
            n = tree.nodes[steps]
            if seat == manner.seat:
                edge = tried_edge(tree, steps, rng)
            elif aimless >> seat & 1:
                edge = int(n.first + below(rng, n.edges))
            else:
                edge = expected_edge(tree, steps, rng)
            take_step(tree, steps, seat, edge)
            steps += 1
    apply_steps(tree, desk, steps)
    return steps


@compiled
def take_step(tree: Tree, step: int, seat: int, edge: int) -> None:
    """Note the choice of one of several who decide at once at the root."""
    tree.path_nodes[step] = step
    tree.path_edges[step] = edge
    tree.path_seats[step] = seat
    tree.path_odds[step] = 0.0


@compiled
def apply_steps(tree: Tree, desk: Desk, steps: int) -> None:
    for step in range(steps):
        apply(desk.work[0], desk.boxes[0], tree.path_seats[step], tree.edges[tree.path_edges[step]].action, None)


@compiled
def tried_edge(tree: Tree, node: int, rng: Any) -> int:
    """A choice to try: half of the time any, else one that has been settled on."""
    n = tree.nodes[node]
    return int(n.first + below(rng, n.edges)) if below(rng, 2) == 0 else settled_edge(tree, node, rng)


@compiled
def expected_edge(tree: Tree, node: int, rng: Any) -> int:
    """A choice drawn as it is expected."""
    n = tree.nodes[node]
    left = fraction(rng)
    chosen = int(n.first)
    for edge in range(n.first, n.first + n.edges):
        if left >= 0.0:
            chosen = edge
        left -= tree.expected[edge]
    return chosen


@compiled
def settled_edge(tree: Tree, node: int, rng: Any) -> int:
    """A choice drawn from the mixture settled on."""
    n = tree.nodes[node]
    left = fraction(rng)
    chosen = int(n.first)
    for edge in range(n.first, n.first + n.edges):
        if left >= 0.0:
            chosen = edge
        left -= tree.edges[edge].mix
    return chosen


@compiled
def find_cell(tree: Tree, together: int) -> int:
    """The cell of what was just chosen together, emptied when it is met for the first time."""
    number = 0
    for step in range(together):
        n = tree.nodes[step]
        number = number * n.edges + tree.path_edges[step] - n.first
    if tree.cell_at[number] == EMPTY:
        cell = tree.used[2]
        tree.used[2] += 1
        tree.cell_at[number] = cell
        tree.cells[cell] = 0.0
        for step in range(together):
            tree.cell_edges[cell, step] = tree.path_edges[step]
        tree.cell_numbers[cell] = number
    return int(tree.cell_at[number])


@compiled
def settle(tree: Tree, manner: Manner, aimless: Any, together: int, rounds: int) -> None:
    """Find everybody's mixture from what was noted: regret matching against what is expected of the others."""
    free = manner.free / max(1, together - 1)
    last = tree.nodes[together - 1]
    for edge in range(last.first + last.edges):
        tree.edges[edge].mix = 0.0
        tree.edges[edge].regret = 0.0
        tree.expected[edge] = 1.0
    for turn in range(rounds):
        for node in range(together):
            weigh_choices(tree, together, node)
            regret_together(tree, node)
            match_regrets(tree, node, turn + 1.0, free, aimless[tree.path_seats[node]])
    for node in range(together):
        to_shares(tree, node, manner.habit * (1.0 - free) * readers(tree, aimless, together, node))


@compiled
def expect_in_crowd(tree: Tree, manner: Manner, together: int) -> None:
    """Expect everybody to do what is preferred or, as far as they are free, what has brought them most so far."""
    free = manner.free / (together - 1)
    for node in range(together):
        n = tree.nodes[node]
        chosen = best_on_average(tree, n)
        for edge in range(n.first, n.first + n.edges):
            tree.expected[edge] = (1.0 - free) * tree.edges[edge].prior + (free if edge == chosen else 0.0)


@compiled
def settle_in_crowd(tree: Tree, manner: Manner, aimless: Any, together: int, own: int) -> None:
    """Settle on the choice that has brought most on average, mixed with what the game prefers."""
    n = tree.nodes[own]
    chosen = best_on_average(tree, n)
    for edge in range(n.first, n.first + n.edges):
        tree.edges[edge].mix = 1.0 if edge == chosen else 0.0
    free = manner.free / (together - 1)
    to_shares(tree, own, manner.habit * (1.0 - free) * readers(tree, aimless, together, own))


@compiled
def best_on_average(tree: Tree, node: Any) -> int:
    """The choice that has brought most; one that was seldom tried is taken to bring what the others do."""
    usual = node.value / node.visits if node.visits > 0 else 0.0
    best, chosen = -1.0, int(node.first)
    for edge in range(node.first, node.first + node.edges):
        e = tree.edges[edge]
        brought = (e.value + SELDOM * usual) / (e.visits + SELDOM)
        if brought > best:
            best, chosen = brought, edge
    return chosen


@compiled
def readers(tree: Tree, aimless: Any, together: int, node: int) -> float:
    """The share of the others who may read a mixture, as they do not choose by lot."""
    share = 0.0
    for other in range(together):
        if other != node:
            share += 1.0 - aimless[tree.path_seats[other]]
    return share / max(1, together - 1)


@compiled
def weigh_choices(tree: Tree, together: int, node: int) -> None:
    """What each choice brings on average if the others choose as expected."""
    n = tree.nodes[node]
    for edge in range(n.first, n.first + n.edges):
        tree.brought[edge] = 0.0
        tree.weighed[edge] = 0.0
    for cell in range(tree.used[2]):
        likely = 1.0
        for other in range(together):
            if other != node:
                likely *= tree.expected[tree.cell_edges[cell, other]]
        edge = tree.cell_edges[cell, node]
        tree.brought[edge] += likely * tree.cells[cell, 1 + tree.path_seats[node]] / tree.cells[cell, 0]
        tree.weighed[edge] += likely
    for edge in range(n.first, n.first + n.edges):
        if tree.weighed[edge] > 0.0:
            tree.brought[edge] /= tree.weighed[edge]


@compiled
def match_regrets(tree: Tree, node: int, weight: float, free: float, aimless: float) -> None:
    """Mix by regrets; the later, the more it counts. The others expect some of that, else what is preferred or any."""
    n = tree.nodes[node]
    total = positive_regrets(tree, node)
    for edge in range(n.first, n.first + n.edges):
        likely = by_regret(tree.edges[edge], total)
        tree.edges[edge].mix += weight * likely
        aimed = free * likely + (1.0 - free) * tree.edges[edge].prior
        tree.expected[edge] = (1.0 - aimless) * aimed + aimless / n.edges


@compiled
def regret_together(tree: Tree, node: int) -> None:
    """Add what was missed to the regrets, which never fall below nothing."""
    n = tree.nodes[node]
    total = positive_regrets(tree, node)
    usual = 0.0
    for edge in range(n.first, n.first + n.edges):
        usual += by_regret(tree.edges[edge], total) * tree.brought[edge]
    for edge in range(n.first, n.first + n.edges):
        tree.edges[edge].regret = max(0.0, tree.edges[edge].regret + tree.brought[edge] - usual)


@compiled
def to_shares(tree: Tree, node: int, habit: float) -> None:
    """Make a mixture add up to one, and keep something of what the game prefers in it, so that nobody can read it."""
    n = tree.nodes[node]
    total = 0.0
    for edge in range(n.first, n.first + n.edges):
        total += tree.edges[edge].mix
    for edge in range(n.first, n.first + n.edges):
        tree.edges[edge].mix = (1.0 - habit) * tree.edges[edge].mix / total + habit * tree.edges[edge].prior


# --- Nodes


@compiled
def find_node(tree: Tree, desk: Desk, manner: Manner, seat: int, together: bool) -> int:
    """The node of the decision a seat owes, added if need be; LEAF if there is no room."""
    desk.seen[0] = desk.work[0]
    hide(desk.seen[0], desk.boxes[0], seat)
    key = digest(desk.words, seat)
    mask = len(tree.slots) - 1
    slot = np.int64(key & np.uint64(mask))
    while tree.slots[slot] != EMPTY:
        node = int(tree.slots[slot])
        if tree.nodes[node].key == key:
            if tree.nodes[node].more:
                widen(tree, desk, manner, node, seat)
            return node
        slot = (slot + 1) & mask
    node = add_node(tree, desk, manner, seat, key, together)
    if node != LEAF:
        tree.slots[slot] = node
    return node


@compiled
def digest(words: Any, seat: int) -> Any:
    """64 bits for what a seat knows."""
    mixed = np.uint64(seat + 1)
    for word in words:
        mixed = stirred(mixed ^ word)
    for _ in range(3):
        mixed = stirred(mixed)
    return mixed


@compiled
def stirred(mixed: Any) -> Any:
    """Both halves multiplied, by different factors, and laid over each other; nothing overflows.

    Adding them up instead, as a generator of luck does, would let a piece that moves from one half word to the next
    leave the digest as it was.
    """
    low, high = STIRRERS[0] * (mixed & LOW), STIRRERS[1] * (mixed >> HALF)
    return low ^ (high >> HALF) ^ (high << HALF)


@compiled
def add_node(tree: Tree, desk: Desk, manner: Manner, seat: int, key: Any, together: bool) -> int:
    """A new node for the decision seen on the desk; where several decide at once, all choices begin alike.

    Elsewhere than at the root few choices are laid at first, as most nodes are never met again.
    """
    node = int(tree.used[0])
    if node >= len(tree.nodes) or tree.used[1] + MOST_EDGES > len(tree.edges):
        return LEAF
    tree.nodes[node].key = key
    tree.nodes[node].visits = 0
    tree.nodes[node].value = 0.0
    tree.used[0] += 1
    lay_edges(tree, desk, manner, node, seat, together, MOST_EDGES if together or node == 0 else FIRST_EDGES)
    return node


@compiled
def lay_edges(tree: Tree, desk: Desk, manner: Manner, node: int, seat: int, together: bool, most: int) -> None:
    """Write the likeliest choices of a node, which lies on the desk, beyond all edges there are."""
    n = legal(desk.seen[0], desk.boxes[0], seat, desk.actions)
    if together:
        desk.weights[:n] = 1.0
    else:
        prefer(desk.seen[0], desk.boxes[0], seat, desk.actions, n, desk.weights)
    total = 0.0
    for i in range(n):
        total += desk.weights[i]
    trust = manner.trust / total if total > 0.0 else 0.0
    first, edges = int(tree.used[1]), likeliest_first(desk.actions, desk.weights, n, most)
    for i in range(edges):
        lay_edge(tree.edges[first + i], desk.actions[i], trust * desk.weights[i] + (1.0 - manner.trust) / n)
    tree.nodes[node].first = first
    tree.nodes[node].edges = edges
    tree.nodes[node].more = edges < min(n, MOST_EDGES)
    tree.used[1] += edges


@compiled
def widen(tree: Tree, desk: Desk, manner: Manner, node: int, seat: int) -> None:
    """Lay all choices of a node that has been met often enough to try more than it has; what is known of them stays."""
    n = tree.nodes[node]
    if width(manner, n.visits) <= n.edges or tree.used[1] + MOST_EDGES > len(tree.edges):
        return
    before, known = int(n.first), int(n.edges)
    lay_edges(tree, desk, manner, node, seat, False, MOST_EDGES)
    for i in range(known):
        tree.edges[n.first + i] = tree.edges[before + i]


@compiled
def width(manner: Manner, visits: int) -> int:
    """How many choices of a node are tried by now."""
    return int(manner.widening * (1.0 + sqrt(visits)))


@compiled
def lay_edge(edge: Any, action: int, prior: float) -> None:
    """Write a choice that nobody has tried."""
    edge.action = action
    edge.prior = prior
    edge.visits = 0
    edge.value = 0.0
    edge.regret = 0.0
    edge.mix = 0.0


# --- To the end, and back


@compiled
def last_seat(tree: Tree, steps: int) -> int:
    """Whose step was the last."""
    return int(tree.path_seats[steps - 1]) if steps > 0 else -1


@compiled
def play_on(desk: Desk, manner: Manner, last: int, aimless: int, rng: Any) -> None:
    """Play the imagined table to its end, or as far as the horizon; if turns are to be whole, also to the end of one.

    Whoever decided last then finishes the turn by preference.
    """
    s, box, actions, weights, left = desk.work[0], desk.boxes[0], desk.actions, desk.weights, manner.horizon
    guided, rash = fraction(rng) < manner.guided, has_hunch > 0 and fraction(rng) < manner.rash
    while left > 0 or manner.whole:
        who = to_act(s, box)
        if who == OVER:
            return
        if who == CHANCE:
            resolve(s, box, sample(s, box, rng), None)
            continue
        seat = 0
        while not who >> seat & 1:
            seat += 1
        if left <= 0 and seat != last:
            return
        aims, likes = not aimless >> seat & 1, guided or left <= 0
        apply(s, box, seat, go_on(s, box, seat, aims and likes, aims and rash, actions, weights, rng), None)
        last = seat
        left -= 1


@compiled
def go_on(s: Any, box: Any, seat: int, guided: bool, rash: bool, actions: Any, weights: Any, rng: Any) -> int:
    """What a seat does in a playout: by preference, by its hunch, or by lot."""
    if has_lot and not guided and not rash:
        return int(lot(s, box, seat, actions, rng))
    n = legal(s, box, seat, actions)
    at = 0
    if n > 1 and guided:
        prefer(s, box, seat, actions, n, weights)
        at = weighted(rng, weights, n)
    elif n > 1 and rash:
        at = hunch(s, box, seat, actions, n, weights, rng)
    elif n > 1:
        at = below(rng, n)
    return int(actions[at])


@compiled
def judge(tree: Tree, desk: Desk, manner: Manner) -> None:
    """Write what the end is worth to every seat: its share of the win, and a little for the margin.

    Before the end it is what the game foresees, or if it foresees nothing, as if this were the end.
    """
    if has_foresight > 0 and to_act(desk.work[0], desk.boxes[0]) != OVER:
        foresee(desk.work[0], desk.boxes[0], desk.weights, tree.rewards)
        return
    score(desk.work[0], desk.boxes[0], desk.points, desk.standings)
    share_win(desk.standings, manner.players, tree.rewards)
    for seat in range(manner.players):
        liked = grade(tree, margin(desk, manner, seat))
        tree.rewards[seat] = (1.0 - manner.care) * tree.rewards[seat] + manner.care * liked


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
        e = tree.edges[edge]
        expected += by_regret(e, total) * estimate(e, edge == chosen, reward, odds, usual)
    for edge in range(n.first, n.first + n.edges):
        e = tree.edges[edge]
        e.regret += estimate(e, edge == chosen, reward, odds, usual) - expected


@compiled
def estimate(edge: Any, made: bool, reward: float, odds: float, usual: float) -> float:
    """What a choice would have brought: unbiased, as the one made is corrected by how likely it was."""
    guess = edge.value / edge.visits if edge.visits > 0 else usual
    return float(guess + (reward - guess) / odds if made else guess)
