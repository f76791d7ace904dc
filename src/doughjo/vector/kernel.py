"""Many tables played at once, compiled: generic, loaded once per game. `batch` is a Batch, `i` the table's number.

A batch is handed to no function that is called for every table: so many arrays at once would take longer to pass on
than a move takes to make.
"""

from typing import TYPE_CHECKING, Any

from doughjo.core.chance import below
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, OVER
from doughjo.core.observation import spread

if TYPE_CHECKING:
    from doughjo.core.names import advance, apply, hide, legal, resolve, sample, score, setup, tick, to_act
    from doughjo.vector.names import choose, cooperative, first_seat, share_win

NOBODY = -1
RANDOM = 0  # the bot that needs not look
SAME_STEP = 0
BEGIN, LOOK, LEAVE = -1, -2, -3  # what can be done at a table besides an action

# --- What Python calls


@compiled
def play(batch: Any, wanted: Any, mode: int, players: int, bot: int, worker: int, first: int, last: int) -> None:
    """At every table from `first` up to `last`, do the action that is wanted: or begin a new game, or only look."""
    tables, boxes, options, rngs, decided = batch.tables, batch.boxes, batch.options, batch.rngs, batch.decided
    mine, seats, ids, counts, masks = batch.mine, batch.seats, batch.legal, batch.counts, batch.masks
    observations, finals, runs, points = batch.observations, batch.finals, batch.runs, batch.points
    rewards, terminations, seen, seen_bytes = batch.rewards, batch.terminations, batch.seen, batch.seen_bytes
    actions, weights, decisions = batch.actions[worker], batch.weights[worker], batch.decisions
    for i in range(first, last):
        action, seat = int(wanted[i]), int(seats[i])
        if action == LEAVE:
            continue
        terminations[i] = False
        for other in range(players):
            rewards[i, other] = 0.0
        if action == BEGIN:
            begin(tables, boxes, i, players, options, decided)
        elif action >= 0:
            decide(tables, boxes, i, seat, action, decided, decisions)
        asked = go_on(tables, boxes, i, rngs, decided, mine, bot, seen, worker, actions, weights, decisions)
        if asked == NOBODY and action >= 0:
            finish(tables, boxes, i, players, points, rewards, actions, weights)
            terminations[i] = True
            if mode == SAME_STEP:
                observe(tables, boxes, i, seat, seen, seen_bytes, worker, runs, finals)
                begin(tables, boxes, i, players, options, decided)
                asked = go_on(tables, boxes, i, rngs, decided, mine, bot, seen, worker, actions, weights, decisions)
        seats[i] = asked
        list_legal(tables, boxes, i, asked, ids, counts, masks, actions)
        viewer = asked if asked != NOBODY else max(seat, 0)
        observe(tables, boxes, i, viewer, seen, seen_bytes, worker, runs, observations)


@compiled
def play_out(batch: Any, games: int, players: int, bot: int, worker: int, first: int, last: int) -> None:
    """Let bots play so many whole games at every table, one after the other."""
    tables, boxes, options, rngs, decided = batch.tables, batch.boxes, batch.options, batch.rngs, batch.decided
    mine, rewards, points, seen, decisions = batch.mine, batch.rewards, batch.points, batch.seen, batch.decisions
    actions, weights = batch.actions[worker], batch.weights[worker]
    for i in range(first, last):
        for _ in range(games):
            begin(tables, boxes, i, players, options, decided)
            go_on(tables, boxes, i, rngs, decided, mine, bot, seen, worker, actions, weights, decisions)
            finish(tables, boxes, i, players, points, rewards, actions, weights)


@compiled
def first_refused(batch: Any, chosen: Any, wanted: Any) -> int:
    """Take over what was chosen; answer the first table at which it may not be done, -1 when there is none.

    Where a game is over, whatever was chosen begins a new one.
    """
    seats, legal_ids, counts = batch.seats, batch.legal, batch.counts
    for i in range(seats.shape[0]):
        if seats[i] == NOBODY:
            wanted[i] = BEGIN
        elif is_listed(legal_ids, i, counts[i], chosen[i]):
            wanted[i] = chosen[i]
        else:
            return i
    return NOBODY


@compiled
def sample_legal(batch: Any, rng: Any, out: Any) -> None:
    """Write one of the things that may be done at every table, all equally likely; 0 where the game is over."""
    legal_ids, counts = batch.legal, batch.counts
    for i in range(counts.shape[0]):
        out[i] = legal_ids[i, below(rng, counts[i])] if counts[i] > 0 else 0


# --- One table


@compiled
def begin(tables: Any, boxes: Any, i: int, players: int, options: Any, decided: Any) -> None:
    setup(tables[i], boxes[0], players, options)
    decided[i] = 0


@compiled
def decide(tables: Any, boxes: Any, i: int, seat: int, action: int, decided: Any, decisions: Any) -> None:
    apply(tables[i], boxes[0], seat, action)
    decisions[i] += 1
    if tick > 0:
        decided[i] |= 1 << seat


@compiled
def go_on(
    tables: Any,
    boxes: Any,
    i: int,
    rngs: Any,
    decided: Any,
    mine: Any,
    bot: int,
    seen: Any,
    worker: int,
    actions: Any,
    weights: Any,
    decisions: Any,
) -> int:
    """Let luck, time and the bots have their turns, until somebody is asked; NOBODY when the game is over."""
    while True:
        who = to_act(tables[i], boxes[0])
        if who == OVER:
            return NOBODY
        if who == CHANCE:
            resolve(tables[i], boxes[0], sample(tables[i], boxes[0], rngs[i : i + 1]))
            continue
        if tick > 0:
            who &= ~decided[i]
            if who == 0:
                advance(tables[i], boxes[0], tick)
                decided[i] = 0
                continue
        seat = first_seat(who)
        if mine[i] == NOBODY or mine[i] == seat:
            return seat
        if bot == RANDOM:
            action = choose(bot, tables[i : i + 1], boxes, seat, rngs[i : i + 1], actions, weights)
        else:
            seen[worker] = tables[i]
            hide(seen[worker], boxes[0], seat)
            action = choose(bot, seen[worker : worker + 1], boxes, seat, rngs[i : i + 1], actions, weights)
        decide(tables, boxes, i, seat, action, decided, decisions)


@compiled
def list_legal(tables: Any, boxes: Any, i: int, seat: int, ids: Any, counts: Any, masks: Any, actions: Any) -> None:
    """Write what the seat may do, and take out what it or another might do before."""
    before, n, masked = int(counts[i]), 0, masks.shape[1] > 0
    if masked:
        for k in range(before):
            masks[i, ids[i, k]] = False
    if seat != NOBODY:
        n = legal(tables[i], boxes[0], seat, actions)  # may leave something behind its end
    for k in range(n):
        ids[i, k] = actions[k]
    for k in range(n, before):
        ids[i, k] = -1
    if masked:
        for k in range(n):
            masks[i, actions[k]] = True
    counts[i] = n


@compiled
def observe(
    tables: Any, boxes: Any, i: int, seat: int, seen: Any, seen_bytes: Any, worker: int, runs: Any, out: Any
) -> None:
    """Write what the seat may know."""
    if out.shape[1] > 0:
        seen[worker] = tables[i]
        hide(seen[worker], boxes[0], seat)
        spread(seen_bytes[worker], seat, runs, out[i])


@compiled
def finish(
    tables: Any, boxes: Any, i: int, players: int, points: Any, rewards: Any, standings: Any, shares: Any
) -> None:
    """Write the points, and what they are worth to each seat."""
    score(tables[i], boxes[0], points[i], standings)
    share_win(standings, players, shares)
    for seat in range(players):
        rewards[i, seat] = worth(shares[seat], players)


@compiled
def worth(share: float, players: int) -> float:
    """1 for a sole win; those of all seats add up to 0, unless they win and lose together: then -1 for losing."""
    if cooperative > 0 or players == 1:
        return 1.0 if share > 0.0 else -1.0
    return (share * players - 1.0) / (players - 1.0)


@compiled
def is_listed(ids: Any, i: int, n: int, wanted: int) -> bool:
    """Whether a number is among the first n of a row, which ascend."""
    low, high = 0, int(n)
    while low < high:
        middle = (low + high) // 2
        if ids[i, middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low < n and ids[i, low] == wanted
