"""The games as environments of PettingZoo: its own checks, and that it plays what we play."""

import pickle
import xml.etree.ElementTree as ET
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import doughjo
from doughjo.adapters import pettingzoo
from doughjo.adapters.pettingzoo import TurnEnv, env, parallel_env

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("go-nuts", {"players": 4, "options": {"sprinkled_gives_itself": True}}),
    ("drive-thru", {"players": 3, "options": {"bakers": "draft"}}),
    ("dollars", {"players": 2, "returns": "points"}),
    ("dollars", {"players": 1}),
    ("kitchen-rush", {"players": 3, "options": {"round_seconds": "60"}}),
]
names = pytest.mark.parametrize(("name", "others"), GAMES)
ENDING = {
    "players": 2,
    "row": ["powdered", "plain", "glazed"],
    "collections": [["plain"], ["powdered"]],
    "deck": {"powdered": 1, "glazed": 1},
}


# PettingZoo says so of every environment with a mask that is not its own, and of seats that are not asked.
@names
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_pettingzoos_own_checks_pass(name: str, others: dict[str, Any]) -> None:
    api_test(env(name, **others), num_cycles=100)
    seed_test(partial(env, name, **others), num_cycles=40)


@names
def test_its_checks_pass_where_all_act_at_each_step(name: str, others: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(name, **others), num_cycles=200)
    parallel_seed_test(partial(parallel_env, name, **others), num_cycles=40)


@names
def test_every_way_to_render_passes_its_checks(name: str, others: dict[str, Any], capsys: Any) -> None:
    def is_svg(text: str) -> bool:
        return ET.fromstring(text).tag.endswith("svg")

    render_test(partial(env, name, **others), custom_tests={"svg": is_svg})
    assert "Seat 0" in capsys.readouterr().out


def test_a_render_mode_that_is_none_is_refused() -> None:
    with pytest.raises(doughjo.BadSetup, match="render_mode is 'oil'; expected 'human', 'ansi' or 'svg'"):
        env("go-nuts", render_mode="oil")


def test_a_game_goes_as_in_a_match() -> None:
    """The same seed, the same moves: the same game."""
    table, match = TurnEnv("drive-thru", players=3), doughjo.game("drive-thru").start(3, seed=11)
    table.reset(seed=11)
    luck = np.random.default_rng(1)
    for agent in table.agent_iter():
        sight, reward, ended, _, info = table.last()
        seat = int(agent.removeprefix("seat_"))
        if ended:
            assert (seat in match.winners) == (reward > 0)
            table.step(None)
            continue
        assert seat in match.to_act
        texts = [table.action_text(int(action)) for action in np.flatnonzero(info["action_mask"])]
        assert texts == match.legal(seat)
        assert (sight["action_mask"] == info["action_mask"]).all()
        action = int(luck.choice(np.flatnonzero(sight["action_mask"])))
        match.play(seat, table.action_text(action))
        table.step(action)
        assert table.now.tables.tobytes() == match.table
    assert match.over


def test_both_ways_to_act_lead_to_the_same_table() -> None:
    in_turn, at_once = TurnEnv("go-nuts", players=3), parallel_env("go-nuts", players=3)
    in_turn.reset(seed=4)
    seen, _ = at_once.reset(seed=4)
    luck = np.random.default_rng(1)
    while at_once.agents:
        actions = {agent: int(luck.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in at_once.agents}
        nothing = in_turn.action_space("seat_0").n
        for agent, action in actions.items():
            if action != nothing:
                assert in_turn.agent_selection == agent
                in_turn.step(action)
        seen, rewards, *_ = at_once.step(actions)
        assert at_once.now.tables.tobytes() == in_turn.now.tables.tobytes()
    assert rewards == in_turn.rewards
    assert sum(rewards.values()) == pytest.approx(0)


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    table = parallel_env("drive-thru", players=2)
    seen, _ = table.reset(seed=1)
    (asked,) = table.now.seats
    for agent, sight in seen.items():
        legal = [table.action_text(int(action)) for action in np.flatnonzero(sight["action_mask"])]
        assert (legal == ["nothing to decide"]) == (agent != f"seat_{asked}")


def test_a_pick_is_not_seen_by_the_next_seat() -> None:
    sights = []
    for action in (0, 2):
        table = TurnEnv("go-nuts", position=ENDING)
        table.reset(seed=0)
        table.step(action)
        sights.append((table.observe("seat_1"), table.observe("seat_0"), table.state()))
    assert sights[0][0]["observation"].tolist() == sights[1][0]["observation"].tolist()
    assert sights[0][1]["observation"].tolist() != sights[1][1]["observation"].tolist()
    assert sights[0][2].tolist() != sights[1][2].tolist()


def test_a_move_that_is_not_allowed_is_refused_or_ends_the_game() -> None:
    bare = TurnEnv("go-nuts", position=ENDING)
    bare.reset(seed=0)
    with pytest.raises(doughjo.IllegalMove, match="expected one of pick 1, pick 2 or pick 3"):
        bare.step(3)
    guarded = env("go-nuts", position=ENDING)
    guarded.reset(seed=0)
    guarded.step(3)
    assert guarded.rewards == {"seat_0": -1, "seat_1": 0}
    table = parallel_env("go-nuts", position=ENDING)
    table.reset(seed=0)
    _, rewards, ended, _, _ = table.step({"seat_0": 5, "seat_1": 0})
    assert rewards == {"seat_0": -1, "seat_1": 0}
    assert all(ended.values())
    assert table.agents == []


def test_a_game_that_is_broken_off_is_truncated() -> None:
    table = TurnEnv("go-nuts", players=2, horizon=5)
    table.reset(seed=0)
    table.step(0)
    table.step(0)
    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert table.terminations == {"seat_0": False, "seat_1": False}


def test_numbers_have_names() -> None:
    table = TurnEnv("kitchen-rush", players=2)
    table.reset(seed=0)
    numbers = dict(zip(table.names, table.observe("seat_1")["observation"], strict=True))
    assert numbers["seat"] == 1
    assert numbers["players"] == 2
    assert numbers["asked[0]"] == 0


def test_an_environment_survives_a_pickle() -> None:
    table = pickle.loads(pickle.dumps(TurnEnv("dollars", players=3)))
    table.reset(seed=3)
    assert table.possible_agents == ["seat_0", "seat_1", "seat_2"]


def test_a_picture_shows_no_secret() -> None:
    pictures = []
    for action in (0, 2):
        table = TurnEnv("go-nuts", position=ENDING, render_mode="svg")
        table.reset(seed=0)
        table.step(action)
        pictures.append(table.render())
    assert pictures[0] == pictures[1]
    assert "Go Nuts for Donuts" in pictures[0]
    assert "seat 1 to decide" in pictures[0]
    assert tuple(table.metadata["render_modes"]) == pettingzoo.RENDER_MODES
