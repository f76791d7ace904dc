"""How foresight is learnt: from games against itself. Nothing is measured here."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import doughjo
from bench import foresight, self_play
from bench.players import GAMES, dollars, drive_thru, player_of
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.games.dollars import state as dollars_state
from doughjo.games.drive_thru import GAME
from doughjo.games.drive_thru.foresight import FEATURES, NETWORK
from doughjo.games.drive_thru.moves import ROLL, encode_luck
from doughjo.games.drive_thru.state import DRAWING, FACES, ROLLING, SEATS, TURN

BATCH = 1_024
PLAYER = drive_thru.PLAYER


def lessons(rng: np.random.Generator, count: int) -> foresight.Lessons:
    """Tables of two and three, won by whoever has more of the second feature."""
    features = rng.normal(size=(count, SEATS, FEATURES)).astype(np.float32)
    players = rng.integers(2, 4, count)
    best = np.where(np.arange(SEATS) < players[:, None], features[:, :, 1], -9.0).argmax(1)
    return foresight.Lessons(features, np.eye(SEATS, dtype=np.float32)[best], players)


def wrongness(network: self_play.Network, told: foresight.Lessons) -> float:
    """By the definition, a table at a time: the mean logarithm of what is given to the winner."""
    first, own, others, middle, last = network
    total = 0.0
    for features, shares, players in zip(*told, strict=True):
        impressions = np.maximum(features[:players] @ first, 0)
        strengths = np.zeros(players)
        for seat in range(players):
            theirs = np.delete(impressions, seat, 0).mean(0)
            strengths[seat] = np.maximum(impressions[seat] @ own + theirs @ others + middle, 0) @ last
        total -= np.log(np.exp(strengths) / np.exp(strengths).sum()) @ shares[:players]
    return total / len(told.players)


def test_a_network_learns_who_wins() -> None:
    rng = np.random.default_rng(1)
    told, other = lessons(rng, 20 * BATCH), lessons(rng, 200)
    fresh = network = foresight.fresh(FEATURES, rng)
    for _ in range(4):
        network = foresight.learn(network, told, BATCH, rng)
    assert wrongness(network, other) < 0.8 * wrongness(fresh, other)


def test_the_slopes_are_those_of_what_is_wrong() -> None:
    rng = np.random.default_rng(2)
    network, told = foresight.fresh(FEATURES, rng), lessons(rng, 8)
    for number, slope in enumerate(foresight.slopes(network, told)):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        changed = []
        for change in (1e-4, -1e-4):
            weights = [part.copy() for part in network]
            weights[number][place] += change
            changed.append(wrongness(tuple(weights), told))
        assert (changed[0] - changed[1]) / 2e-4 == pytest.approx(slope[place], rel=1e-3)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    network = foresight.fresh(FEATURES, np.random.default_rng(3))
    foresight.write(network, tmp_path / "weights.py")
    for written, read in zip(network, foresight.read(tmp_path / "weights.py"), strict=True):
        assert read == pytest.approx(written, abs=1e-4)
    assert [weights.shape for weights in NETWORK] == [weights.shape for weights in network]


def test_one_learns_from_the_end_or_from_what_one_believes_later() -> None:
    believed, end = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]], [0.0, 1.0]
    unused = [0.9, 0.1]  # room for a table that the second game did not have
    beliefs = np.array([believed, [*believed[:2], unused]])
    notes = self_play.Notes(np.zeros(0), beliefs, counts=np.array([3, 2]), ends=np.array([end, end]))
    assert foresight.looked_back(notes, 1.0).tolist() == [[end] * 3] * 2
    assert foresight.looked_back(notes, 0.0)[0].tolist() == [*believed[1:], end]
    assert foresight.looked_back(notes, 0.0)[1, :2].tolist() == [believed[1], end]
    half = foresight.looked_back(notes, 0.5)[0]
    assert half == pytest.approx(np.array([[0.35, 0.65], [0.1, 0.9], [0.0, 1.0]]))


def test_a_turn_is_worth_what_all_faces_of_the_die_bring_on_average() -> None:
    """Against the definition, face by face, in games of random players: for all choices but those that draw cards."""
    desk, rng, compared = PLAYER.new_desk(), seeded(4), 0
    for seed in range(3):
        match = doughjo.game("drive-thru").start(players=3, seed=seed)
        while not match.over:
            (seat,) = match.to_act
            assert isinstance(seat, int)
            lay(desk, 0, match.table)
            n = drive_thru.weigh(desk, NETWORK, seat, rng)
            weighed = dict(zip(desk.actions[0, :n].tolist(), desk.values[:n].tolist(), strict=True))
            for action, value in weighed.items():
                if (worth := by_definition(desk, match.table, seat, action)) is not None:
                    assert value == pytest.approx(worth, abs=1e-9)
                    compared += 1
            match.play(seat, bots.move(bots.find("random"), match, seat, rng))
    assert compared > 300


def lay(desk: self_play.Desk, at: int, table: bytes) -> None:
    desk.tables[at : at + 1].view(np.uint8)[:] = np.frombuffer(table, np.uint8)


def by_definition(desk: self_play.Desk, table: bytes, seat: int, action: int) -> float | None:
    """What an action is worth: the mean of six faces, each followed by the best choice that is left to the seat."""
    table = after(table, lambda tables, boxes: GAME.doors.decide(tables, boxes, seat, action, None))
    lay(desk, 3, table)
    phase = desk.tables[3]["phase"]
    if phase == DRAWING:
        return None
    if phase != ROLLING:
        return best_left(desk, table, seat)
    faces = [encode_luck(ROLL, die, 0, 0) for die in range(1, FACES + 1)]
    rolled = [
        after(table, lambda tables, boxes, face=face: GAME.doors.settle(tables, boxes, face, None)) for face in faces
    ]
    return float(np.mean([best_left(desk, each, seat) for each in rolled]))


def best_left(desk: self_play.Desk, table: bytes, seat: int) -> float:
    """What the table is worth when the seat has made its last choice of the turn."""
    actions = np.zeros(GAME.most_choices, np.int32)
    n = on(table, lambda tables, boxes: GAME.doors.choices(tables, boxes, seat, actions))
    lay(desk, 3, table)
    if n == 0 or desk.tables[3]["phase"] == TURN:
        return float(drive_thru.worth(desk, NETWORK, 3, seat))
    tables = [
        after(table, lambda tables, boxes, action=action: GAME.doors.decide(tables, boxes, seat, action, None))
        for action in actions[:n]
    ]
    values = []
    for each in tables:
        lay(desk, 3, each)
        values.append(float(drive_thru.worth(desk, NETWORK, 3, seat)))
    return max(values)


def on(table: bytes, do: Callable[..., Any]) -> Any:
    """What comes of doing something on a copy of a table."""
    tables = np.frombuffer(bytearray(table), GAME.state)
    return do(tables, open_box(GAME).boxes)


def after(table: bytes, do: Callable[..., Any]) -> bytes:
    """A table after something was done."""
    tables = np.frombuffer(bytearray(table), GAME.state)
    do(tables, open_box(GAME).boxes)
    return tables.tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_the_network_there_is_beats_preferences(game: str) -> None:
    player = player_of(game)
    games = player.competing(player.network, player.network, 2, 40, likes=True)
    share, _ = foresight.meet(self_play.played, player, games, 1)
    assert share > 0.6


@pytest.mark.parametrize("game", GAMES)
def test_games_are_noted_with_what_came_of_them(game: str) -> None:
    player = player_of(game)
    told = foresight.lessons(self_play.played, player, 1, 3, player.network, likes=False, faith=0.5)
    assert set(told.players.tolist()) == {2, 3, 4} and len(told.players) > 50
    assert told.shares.sum(axis=1) == pytest.approx(1.0, abs=1e-5)
    sits = np.arange(SEATS) < told.players[:, None]
    assert (told.features[:, :, 0] == sits).all(), "the first feature is always 1, of seats that are taken"
    assert not told.shares[~sits].any()


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same_however_many_play_them_at_once(game: str) -> None:
    player = player_of(game)
    games = player.learning(player.network, players=3, games=7, likes=False)
    at_once, alone = self_play.played(player, games, 2, tables=8), player.new_notes(7, 8)
    player.kernel.play_games(player.new_desk(), games, alone, self_play.lucks(2, 7), 0, 7)
    assert [one.tobytes() for one in at_once] == [one.tobytes() for one in alone]
    assert (alone.counts == 8).all() and alone.ends.sum(axis=1) == pytest.approx(1.0)


def test_a_network_meets_others_from_every_seat() -> None:
    games = PLAYER.competing(NETWORK, NETWORK, players=3, games=6, likes=False)
    assert games.who.tolist() == [[0, 1, 1], [1, 0, 1], [1, 1, 0]] * 2
    assert (PLAYER.competing(NETWORK, NETWORK, 2, 2, likes=True).who == [[0, -1], [-1, 0]]).all()


def test_games_to_learn_from_differ_in_their_options() -> None:
    assert drive_thru.options(4)[:, 0].tolist() == [0, 0, 2, 0]
    assert dollars.options(5)[:, 0].tolist() == [1, 0, 0, 0, 1]


def test_a_turn_is_finished_before_it_is_judged() -> None:
    """At Dollars to Donuts: by whoever's turn it is, up to where luck would refill what is missing."""
    desk, rng = dollars.PLAYER.new_desk(), seeded(5)
    match = doughjo.game("dollars").start(players=2, seed=3)
    finished = 0
    while not match.over:
        (seat,) = match.to_act
        assert isinstance(seat, int)
        lay(desk, 1, match.table)
        if match.position()["turn"]["step"] in ("pay", "lay", "serve"):
            dollars.finish_turn(desk, seat, rng)
            turn, phase = (int(desk.tables[1][name]) for name in ("turn", "phase"))
            open_yet = turn == seat and phase in (dollars_state.REFILLING, dollars_state.REPLACING)
            assert open_yet or phase == dollars_state.FINISHED or (turn != seat and phase == dollars_state.BUYING)
            finished += 1
        match.play(seat, bots.move(bots.find("greedy"), match, seat, rng))
    assert finished > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_run_writes_what_it_has_learnt(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    out = tmp_path / "weights.py"
    sizes = ["--games", "3", "--rounds", "2", "--meetings", "2", "--batch", "64"]
    monkeypatch.setattr("sys.argv", ["foresight", game, *sizes, "--out", str(out)])
    foresight.main()
    assert [weights.shape for weights in foresight.read(out)] == [weights.shape for weights in player_of(game).network]
    assert "round 2: against greedy " in capsys.readouterr().out
