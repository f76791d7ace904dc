"""Many tables played at once, compiled: generic, loaded once per game. `batch` is a Batch, `i` the table's number.

What is called for every table gets records and few arrays: an array takes as long to hand on as a small move to make.
"""

from typing import TYPE_CHECKING, Any

from doughjo.core.chance import below
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, MOST_DECISIONS, OVER
from doughjo.core.observation import spread
from doughjo.core.shares import share_win

if TYPE_CHECKING:
    from doughjo.core.names import advance, apply, hide, legal, resolve, sample, score, setup, tick, to_act
    from doughjo.vector.names import choose, cooperative, first_seat

NOBODY = -1
RANDOM = 0  # the bot that needs not look
SAME_STEP = 0
BEGIN, LOOK, LEAVE = -1, -2, -3  # what can be done at a table besides an action

# --- What Python calls


@compiled
def play(batch: Any, wanted: Any, mode: int, players: int, bot: int, worker: int, first: int, last: int) -> None:
    """At every table from `first` up to `last`, do the action that is wanted: or begin a new game, or only look."""
    tables, box, rngs, decided = batch.tables, batch.boxes[0], batch.rngs, batch.decided
    mine, seats, ids, counts, masks = batch.mine, batch.seats, batch.legal, batch.counts, batch.masks
    observations, finals, runs, decisions = batch.observations, batch.finals, batch.runs, batch.decisions
    rewards, terminations, truncations, seen = batch.rewards, batch.terminations, batch.truncations, batch.seen
    began = batch.began
    seen_bytes, actions = batch.seen_bytes[worker], batch.actions[worker]
    for i in range(first, last):
        action, seat = int(wanted[i]), int(seats[i])
        if action == LEAVE:
            continue
        terminations[i] = False
        truncations[i] = False
        for other in range(players):
            rewards[i, other] = 0.0
        if action == BEGIN:
            begin(batch, i, players)
        elif action >= 0:
            decide(tables[i], box, i, seat, action, decided, decisions)
        asked = next_asked(tables[i], box, i, rngs, decided)
        if mine[i] != NOBODY:
            asked = play_bots(batch, i, asked, bot, worker)
        if asked == NOBODY and action >= 0:
            finish(batch, i, players, worker)
        elif action >= 0 and tick == 0 and decisions[i] - began[i] >= MOST_DECISIONS:
            truncations[i] = True
            asked = NOBODY
        if (terminations[i] or truncations[i]) and mode == SAME_STEP:
            observe(tables, i, box, seat, seen, worker, seen_bytes, runs, finals)
            begin(batch, i, players)
            asked = next_asked(tables[i], box, i, rngs, decided)
            if mine[i] != NOBODY:
                asked = play_bots(batch, i, asked, bot, worker)
        seats[i] = asked
        list_legal(tables[i], box, i, asked, ids, counts, masks, actions)
        viewer = asked if asked != NOBODY else max(seat, 0)
        observe(tables, i, box, viewer, seen, worker, seen_bytes, runs, observations)


@compiled
def play_out(batch: Any, games: int, players: int, bot: int, worker: int, first: int, last: int) -> None:
    """Let bots play so many whole games at every table, one after the other; one that never ends is broken off."""
    tables, box, rngs, decided = batch.tables, batch.boxes[0], batch.rngs, batch.decided
    for i in range(first, last):
        for _ in range(games):
            begin(batch, i, players)
            asked = play_bots(batch, i, next_asked(tables[i], box, i, rngs, decided), bot, worker)
            if asked == NOBODY:
                finish(batch, i, players, worker)


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
def begin(batch: Any, i: int, players: int) -> None:
    setup(batch.tables[i], batch.boxes[0], players, batch.options)
    batch.decided[i] = 0
    batch.began[i] = batch.decisions[i]


@compiled
def decide(s: Any, box: Any, i: int, seat: int, action: int, decided: Any, decisions: Any) -> None:
    apply(s, box, seat, action, None)
    decisions[i] += 1
    if tick > 0:
        decided[i] |= 1 << seat


@compiled
def next_asked(s: Any, box: Any, i: int, rngs: Any, decided: Any) -> int:
    """Let luck and time have their turns, until somebody is asked; NOBODY when the game is over."""
    while True:
        who = to_act(s, box)
        if who == OVER:
            return NOBODY
        if who == CHANCE:
            resolve(s, box, sample(s, box, rngs[i : i + 1]), None)
            continue
        if tick > 0:
            who &= ~decided[i]
            if who == 0:
                advance(s, box, tick, None)
                decided[i] = 0
                continue
        return first_seat(who)


@compiled
def play_bots(batch: Any, i: int, asked: int, bot: int, worker: int) -> int:
    """Let bots decide, until the one seat is asked that they do not play, or the game is broken off.

    NOBODY when it is over.
    """
    tables, boxes, rngs, decided, decisions = batch.tables, batch.boxes, batch.rngs, batch.decided, batch.decisions
    seen, actions, weights, mine = batch.seen, batch.actions[worker], batch.weights[worker], batch.mine[i]
    most = batch.began[i] + MOST_DECISIONS
    while asked != NOBODY and asked != mine and (tick > 0 or decisions[i] < most):
        if bot == RANDOM:
            action = choose(bot, tables[i : i + 1], boxes, asked, rngs[i : i + 1], actions, weights)
        else:
            seen[worker] = tables[i]
            hide(seen[worker], boxes[0], asked)
            action = choose(bot, seen[worker : worker + 1], boxes, asked, rngs[i : i + 1], actions, weights)
        decide(tables[i], boxes[0], i, asked, action, decided, decisions)
        asked = next_asked(tables[i], boxes[0], i, rngs, decided)
    return asked


@compiled
def list_legal(s: Any, box: Any, i: int, seat: int, ids: Any, counts: Any, masks: Any, actions: Any) -> None:
    """Write what the seat may do, and take out what it or another might do before."""
    before, n, masked = int(counts[i]), 0, masks.shape[1] > 0
    if masked:
        for k in range(before):
            masks[i, ids[i, k]] = False
    if seat != NOBODY:
        n = legal(s, box, seat, actions)  # may leave something behind its end
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
    tables: Any, i: int, box: Any, seat: int, seen: Any, worker: int, seen_bytes: Any, runs: Any, out: Any
) -> None:
    """Write what the seat may know."""
    if out.shape[1] > 0:
        seen[worker] = tables[i]
        hide(seen[worker], box, seat)
        spread(seen_bytes, seat, runs, out[i])


@compiled
def finish(batch: Any, i: int, players: int, worker: int) -> None:
    """Write the points, and what they are worth to each seat."""
    standings, shares = batch.actions[worker], batch.weights[worker]
    score(batch.tables[i], batch.boxes[0], batch.points[i], standings)
    share_win(standings, players, shares)
    for seat in range(players):
        batch.rewards[i, seat] = worth(shares[seat], players)
    batch.terminations[i] = True


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
