"""Dollars to Donuts: everybody tries the likeliest choices, and finishes the turn by preference to see what comes."""

from typing import Any

from bench.self_play import Desk, Options, Play, Player, plain_options
from doughjo.core.chance import Rng, below, fraction, weighted
from doughjo.core.compile import compiled
from doughjo.core.contract import CHANCE, Record
from doughjo.core.ordering import likeliest_first
from doughjo.core.shares import share_out, share_win
from doughjo.games.dollars import GAME, foresight, heuristics, rules
from doughjo.games.dollars.state import BUYING, FINISHED, PAYING, REFILLING, REPLACING, STARTING

TRIED = 12  # of all choices, the likeliest
SHARED = 4  # of so many games one has starters in common


@compiled
def begins_turn(s: Record) -> bool:
    """Whether somebody is asked what to buy."""
    return bool(s.phase == BUYING)


@compiled
def choose(desk: Desk, network: Any, likes: bool, play: Play, rng: Rng) -> int:
    """The action that is taken on the first table: by preference, or by what the network says."""
    s, box = desk.tables[0], desk.boxes[0]
    seat, actions = int(s.turn), desk.actions[0]
    n = rules.legal(s, box, seat, actions)
    heuristics.prefer(s, box, seat, actions, n, desk.weights)
    if likes or s.phase == STARTING or s.phase == PAYING:
        return int(actions[weighted(rng, desk.weights, n)])
    tried = likeliest_first(actions, desk.weights, n, TRIED)
    if s.phase == BUYING and fraction(rng) < play.slips:
        return int(actions[below(rng, tried)])
    luck = rng[0]
    for i in range(tried):
        rng[0] = luck  # the same for all
        desk.tables[1] = s
        rules.apply(desk.tables[1], box, seat, actions[i], None)
        finish_turn(desk, seat, rng)
        desk.values[i] = worth(desk, network, seat) / play.temperature
    share_out(desk.values, tried)
    return int(actions[weighted(rng, desk.values, tried)])


@compiled
def finish_turn(desk: Desk, seat: int, rng: Rng) -> None:
    """Let a seat finish its turn on the second table, each time by what it prefers; nothing is refilled yet."""
    s, box, actions = desk.tables[1], desk.boxes[0], desk.actions[1]
    while s.phase != FINISHED and s.phase != REFILLING and s.phase != REPLACING and s.phase != BUYING:
        if rules.to_act(s, box) == CHANCE:
            rules.resolve(s, box, rules.sample(s, box, rng), None)
            continue
        n, best = rules.legal(s, box, seat, actions), 0
        heuristics.prefer(s, box, seat, actions, n, desk.weights)
        for i in range(1, n):
            if desk.weights[i] > desk.weights[best]:
                best = i
        rules.apply(s, box, seat, actions[best], None)


@compiled
def worth(desk: Desk, network: Any, seat: int) -> float:
    """What the second table is worth to a seat, after its turn."""
    s, box = desk.tables[1], desk.boxes[0]
    if s.phase == FINISHED:
        rules.score(s, box, desk.points, desk.standings)
        share_win(desk.standings, s.players, desk.shares)
    else:
        foresight.forecast(s, box, network, desk.scratch, desk.shares)
    return float(desk.shares[seat])


def options(games: int) -> Options:
    """With and without starters in common."""
    found = plain_options(GAME, games)
    found[::SHARED, 0] = 1
    return found


PLAYER = Player(
    game=GAME,
    features=foresight.FEATURES,
    network=foresight.NETWORK,
    forecast=foresight.forecast,
    begins_turn=begins_turn,
    choose=choose,
    options=options,
    every=2,
    temperature=0.01,
)
