"""Many games at once: the same games as one by one, whatever the number of threads, and nobody sees too much."""

import gc
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import doughjo
from doughjo import BadSetup, IllegalMove, vector
from doughjo.core import registry
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.core.contract import MOST_DECISIONS, Components
from doughjo.core.observation import observation
from doughjo.match import Match
from doughjo.vector import gpu, spaces
from tests.endless import endless
from tests.test_compile import COUNTING

ROOT = Path(__file__).parents[1]
TABLES = [(name, players) for name in doughjo.games() for players in registry.find(name).seats]


def begun(name: str, num_envs: int, players: int, **settings: Any) -> vector.SelfPlay:
    """Tables at which somebody is asked."""
    env = vector.SelfPlay(name, num_envs, players, **settings)
    env.reset(seed=5)
    return env


def asked_in_turn(match: Match, decided: set[int]) -> int:
    """Who is asked next where everybody is asked in turn, and with a clock once a tick."""
    while not (owed := {seat for seat in match.to_act if isinstance(seat, int)} - decided) and not match.over:
        decided.clear()
        match.pass_tick()
    return min(owed, default=-1)


# --- The same games as one by one


@pytest.mark.parametrize("name, players", TABLES)
def test_a_table_of_many_is_played_like_one_alone(name: str, players: int) -> None:
    env, rng = begun(name, 3, players), seeded(1)
    game, layout = doughjo.game(name), observation(registry.find(name))
    matches = [game.start(players, seed=int(seed)) for seed in env.seeds]
    decided: list[set[int]] = [set() for _ in matches]
    for _ in range(150):
        for i, match in enumerate(matches):
            seat = asked_in_turn(match, decided[i])
            assert env.seats[i] == seat
            assert env.tables[i].tobytes() == match.table
            legal = match.legal_ids(seat)
            assert env.legal[i].tolist() == legal + [-1] * (env.legal.shape[1] - len(legal))
            assert np.flatnonzero(env.masks[i]).tolist() == legal
            seen = np.zeros(len(layout), np.float32)
            layout.write(match.hidden(seat), seat, seen)
            assert (env.observations[i] == seen).all()
        actions = env.sample_legal(rng)
        for i, match in enumerate(matches):
            decided[i].add(int(env.seats[i]))
            match.play(int(env.seats[i]), str(env.action_text(int(actions[i]))))
            decided[i] &= {0, 1, 2, 3} if game.rules.tick else set()
        _, rewards, ended, _, _ = env.step(actions)
        for i, match in enumerate(matches):
            asked_in_turn(match, decided[i])
            assert ended[i] == match.over
            if match.over:
                assert env.points[i].tolist() == match.scores
                assert (rewards[i] > 0).tolist() == [seat in match.winners for seat in range(players)]
                matches[i] = game.start(players)
                matches[i]._rng = match._rng
                matches[i]._let_luck_happen()
                decided[i].clear()


@pytest.mark.parametrize("name, players", [("go-nuts", 3), ("drive-thru", 2), ("dollars", 1), ("kitchen-rush", 2)])
def test_threads_change_nothing(name: str, players: int) -> None:
    alone, together = begun(name, 40, players, threads=1), begun(name, 40, players, threads=3)
    rngs = seeded(4), seeded(4)
    for _ in range(60):
        one = alone.step(alone.sample_legal(rngs[0]))
        other = together.step(together.sample_legal(rngs[1]))
        assert all((a == b).all() for a, b in zip(one[:4], other[:4], strict=True))
        assert alone.tables.tobytes() == together.tables.tobytes()
        assert alone.legal.tobytes() == together.legal.tobytes()
    together.close()


def test_the_same_seed_gives_the_same_games_and_another_gives_others() -> None:
    first, second = begun("drive-thru", 8, 3), begun("drive-thru", 8, 3)
    assert first.tables.tobytes() == second.tables.tobytes()
    assert len({table.tobytes() for table in first.tables}) > 1
    second.reset(seed=6)
    assert first.tables.tobytes() != second.tables.tobytes()
    second.reset(seed=[int(seed) for seed in first.seeds])
    assert first.tables.tobytes() == second.tables.tobytes()


def test_without_a_seed_luck_goes_on() -> None:
    first, second = begun("drive-thru", 8, 3), begun("drive-thru", 8, 3)
    before = first.tables.tobytes()
    for env in (first, second):
        env.reset()
    assert before != first.tables.tobytes() == second.tables.tobytes()


def test_luck_without_any_seed_cannot_be_foreseen() -> None:
    one, other = vector.SelfPlay("drive-thru", 8, 3), vector.SelfPlay("drive-thru", 8, 3)
    assert one.reset()[0].tobytes() != other.reset()[0].tobytes()


def test_no_table_is_ever_without_luck() -> None:
    env = vector.SelfPlay("drive-thru", 4, 3)
    env.reset(seed=5, options={"reset_mask": np.arange(4) == 1})
    assert env.seats[1] >= 0 and (env.seats[np.arange(4) != 1] == -1).all()
    assert len(set(env.save().rngs.tolist())) == 4 and (env.save().rngs > 0).all()
    laid = vector.SelfPlay("drive-thru", 4, 3)
    laid.tables[:] = env.tables[1]
    laid.look()
    assert (laid.seats == env.seats[1]).all() and (laid.save().rngs > 0).all()


def test_other_components_and_options_can_be_given() -> None:
    plain = begun("dollars", 2, 2)
    changed = begun("dollars", 2, 2, options={"shared_starters": True}, components=open_box(registry.find("dollars")))
    assert isinstance(changed.components, Components)
    assert plain.tables["shared_starters"].tolist() == [0, 0]
    assert changed.tables["shared_starters"].tolist() == [1, 1]
    with pytest.raises(BadSetup, match="has no option 'sugar'"):
        vector.SelfPlay("dollars", 2, 2, options={"sugar": True})


# --- What is hidden stays hidden


@pytest.mark.parametrize("name, players", [("go-nuts", 3), ("drive-thru", 3), ("dollars", 2), ("kitchen-rush", 2)])
def test_an_observation_is_the_same_on_tables_the_seat_cannot_tell_apart(name: str, players: int) -> None:
    env, game, rng = begun(name, 64, players), registry.find(name), seeded(3)
    changed = 0
    for _ in range(40):
        seen, seats, legal, true = (array.copy() for array in (env.observations, env.seats, env.legal, env.tables))
        for i in range(env.num_envs):
            hidden = true[i : i + 1].copy()
            game.doors.cover(hidden, env.components.boxes, int(seats[i]))
            game.doors.guess(hidden, env.components.boxes, int(seats[i]), rng)
            env.tables[i : i + 1] = hidden
        changed += env.tables.tobytes() != true.tobytes()
        env.look()
        assert (env.observations == seen).all()
        assert (env.legal == legal).all()
        env.tables[:] = true
        env.look()
        env.step(env.sample_legal(rng))
    assert bool(changed) == (name == "go-nuts")  # elsewhere nothing is ever hidden from whoever is asked


def test_every_number_of_an_observation_has_a_name() -> None:
    env = begun("go-nuts", 2, 3)
    assert env.observations.shape == (2, len(env.observation_names))
    assert dict(zip(env.observation_names, env.observations[0], strict=True))["players"] == 3


# --- Ends and new beginnings


def play_until_one_ends(env: vector.Vector) -> tuple[int, Any]:
    rng = seeded(1)
    while True:
        answer = env.step(env.sample_legal(rng))
        if answer[2].any():
            return int(np.argmax(answer[2])), answer


def test_a_new_game_begins_in_the_same_step() -> None:
    env = begun("go-nuts", 4, 3)
    i, (seen, rewards, _, truncations, infos) = play_until_one_ends(env)
    layout = dict(zip(env.observation_names, infos["final_obs"][i], strict=True))
    assert env.seats[i] == 0 and env.masks[i].sum() == 4
    assert (env.tables["collections"][i] == 0).all()
    assert layout["phase"] > 1
    assert infos["_final_obs"][i] and infos["_points"][i] and not truncations.any()
    assert rewards.sum() == pytest.approx(0) and rewards[i].max() > 0
    assert not rewards[~infos["_points"]].any()
    assert (seen[i] != infos["final_obs"][i]).any()


@pytest.mark.parametrize("autoreset", ["SameStep", "NextStep"])
def test_a_game_that_never_ends_is_broken_off(autoreset: str) -> None:
    env = begun("drive-thru", 2, 2, components=endless(), autoreset=autoreset)
    rng = seeded(1)
    for _ in range(MOST_DECISIONS - 1):
        _, _, ended, truncated, infos = env.step(env.sample_legal(rng))
        assert not ended.any() and not truncated.any()
    saved = env.save()
    for again in range(2):
        _, rewards, ended, truncated, infos = env.step(env.sample_legal(rng))
        assert truncated.all() and not ended.any() and not rewards.any()
        assert "points" not in infos
        if autoreset == "SameStep":
            assert infos["_final_obs"].all() and (env.tables["rounds"] == 1).all()
        else:
            assert (env.seats == -1).all()
        if not again:
            env.restore(saved)
    _, _, ended, truncated, _ = env.step(env.sample_legal(rng))
    assert not truncated.any() and (env.seats != -1).all(), "the next game has as much time"


def test_a_game_that_never_ends_is_broken_off_against_bots_too() -> None:
    env = vector.SingleAgent("drive-thru", 2, 2, components=endless(), opponents="random")
    env.reset(seed=5)
    rng, steps = seeded(1), 0
    while not env.step(env.sample_legal(rng))[3].any():
        steps += 1
    assert MOST_DECISIONS / 4 < steps < MOST_DECISIONS


def test_a_new_game_begins_in_the_next_step() -> None:
    env = begun("go-nuts", 4, 3, autoreset="NextStep")
    i, (seen, _, _, _, infos) = play_until_one_ends(env)
    assert env.seats[i] == -1 and not env.masks[i].any() and env.legal_counts[i] == 0
    assert "final_obs" not in infos
    actions = env.sample_legal(seeded(1))
    actions[i] = -7  # of no interest
    last = seen[i].copy()
    seen, rewards, ended, _, _ = env.step(actions)
    assert not ended[i] and not rewards[i].any() and env.seats[i] == 0
    assert (seen[i] != last).any()


def test_a_new_game_begins_on_request() -> None:
    env = begun("go-nuts", 4, 3, autoreset="Disabled")
    i, _ = play_until_one_ends(env)
    others = env.tables[np.arange(4) != i].tobytes()
    with pytest.raises(IllegalMove, match=f"the game of env {i} is over; reset"):
        env.step(env.sample_legal(seeded(1)))
    env.reset(options={"reset_mask": np.arange(4) == i})
    assert env.seats[i] == 0
    assert env.tables[np.arange(4) != i].tobytes() == others
    env.step(env.sample_legal(seeded(1)))


@pytest.mark.parametrize("name, players", [("go-nuts", 2), ("go-nuts", 5), ("drive-thru", 4), ("dollars", 3)])
def test_a_game_against_each_other_sums_to_nothing(name: str, players: int) -> None:
    env = begun(name, 32, players)
    _, (_, rewards, ended, _, _) = play_until_one_ends(env)
    best = env.points[ended].max(axis=1)
    assert rewards[ended].sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert (rewards[ended].max(axis=1) > 0).all() and rewards.max() <= 1 and rewards.min() >= -1
    assert (env.points[ended][rewards[ended] > 0] == best.repeat((rewards[ended] > 0).sum(axis=1))).all()


def test_a_game_together_is_won_or_lost_by_all() -> None:
    env = begun("kitchen-rush", 16, 2)
    _, (_, rewards, ended, _, _) = play_until_one_ends(env)
    assert (np.abs(rewards[ended]) == 1).all()
    assert (rewards[ended][:, 0] == rewards[ended][:, 1]).all()


# --- What is refused


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    env = begun("go-nuts", 300, 3, threads=2)
    actions = env.sample_legal(seeded(1))
    actions[217] = 5
    before = env.save()
    with pytest.raises(
        IllegalMove, match=r"env 217, seat 0: 'pick 6' \(action 5\): .*pick 4 \(3\); nothing was changed in any env"
    ):
        env.step(actions)
    assert all((a == b).all() for a, b in zip(before, env.save(), strict=True))
    actions[217] = 2**32 + 1
    with pytest.raises(IllegalMove, match="env 217, seat 0: action 4294967297: .*expected one of pick 1"):
        env.step(actions)


@pytest.mark.parametrize("actions", [[0.0, 1.0], [0], [[0, 1]], ["pick 1", "pick 2"], [True, False]])
def test_actions_are_one_whole_number_for_each_env(actions: Any) -> None:
    with pytest.raises(IllegalMove, match="expected 2 whole numbers, one for each env"):
        begun("go-nuts", 2, 3).step(actions)


def test_nothing_is_played_before_it_begins() -> None:
    with pytest.raises(IllegalMove, match="call reset first"):
        vector.SelfPlay("go-nuts", 2, 3).step([0, 0])


@pytest.mark.parametrize(
    "settings, words",
    [
        ({"num_envs": 0}, "num_envs is 0; expected a whole number from 1"),
        ({"players": 9}, "is for 2 to 6 players, not 9"),
        ({"dtype": "float16"}, "dtype is 'float16'; expected 'float32', 'float64', 'int32' or 'int64'"),
        ({"autoreset": "never"}, "autoreset is 'never'; expected 'SameStep', 'NextStep' or 'Disabled'"),
        ({"threads": 0}, "threads is 0"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        vector.SelfPlay(**{"game": "go-nuts", "num_envs": 2, "players": 3, **settings})


def test_what_reset_is_given_is_checked() -> None:
    env = begun("go-nuts", 2, 3)
    with pytest.raises(BadSetup, match="reset has no option 'mask'; it has 'reset_mask'"):
        env.reset(options={"mask": [True, True]})
    with pytest.raises(BadSetup, match="expected True or False for each of 2 envs"):
        env.reset(options={"reset_mask": [1, 0]})
    with pytest.raises(BadSetup, match="the seed is 'x'; expected a whole number, or a list of 2, or None"):
        env.reset(seed="x")  # type: ignore[arg-type]


# --- Tables as values


def test_tables_can_be_saved_and_restored() -> None:
    env, rng = begun("kitchen-rush", 6, 2), seeded(2)
    for _ in range(7):
        env.step(env.sample_legal(rng))
    saved, seats, seen, legal = env.save(), env.seats.copy(), env.observations.copy(), env.legal.copy()
    actions = env.sample_legal(rng)
    after = env.step(actions)[0].copy()
    env.restore(saved)
    assert (env.seats == seats).all() and (env.observations == seen).all() and (env.legal == legal).all()
    assert (env.step(actions)[0] == after).all()
    with pytest.raises(BadSetup, match="6 tables of 1304 bytes were saved; here are 2 of 1304"):
        begun("kitchen-rush", 2, 2).restore(saved)


def test_any_table_can_be_laid() -> None:
    env = begun("go-nuts", 2, 3)
    match = doughjo.game("go-nuts").start(players=3, seed=8)
    match.play(0, "pick 2")
    env.tables[1] = np.frombuffer(match.table, env.tables.dtype)[0]
    env.look()
    assert env.seats.tolist() == [0, 1]
    assert env.legal[1, :4].tolist() == match.legal_ids(1)


def test_others_take_the_arrays_over_without_a_copy() -> None:
    env = begun("go-nuts", 4, 3)
    for array in (env.observations, env.masks, env.legal, env.seats, env.points):
        taken = np.from_dlpack(array)
        assert taken.ctypes.data == array.ctypes.data
    assert env.observations.ctypes.data % 64 == env.masks.ctypes.data % 64 == 0


def test_numbers_can_be_of_another_type_or_left_out() -> None:
    whole = begun("drive-thru", 4, 2, dtype=np.int64)
    plain = begun("drive-thru", 4, 2)
    assert (whole.observations == plain.observations).all()
    bare = begun("drive-thru", 4, 2, observations=False, masks=False)
    rngs = seeded(1), seeded(1)
    for _ in range(300):
        plain.step(plain.sample_legal(rngs[0]))
        infos = bare.step(bare.sample_legal(rngs[1]))[4]
    assert bare.observations.shape == bare.masks.shape == (4, 0) and "action_mask" not in infos
    assert bare.tables.tobytes() == plain.tables.tobytes()


# --- Against bots


@pytest.mark.parametrize("name, players", [("go-nuts", 4), ("drive-thru", 2), ("dollars", 2), ("kitchen-rush", 3)])
@pytest.mark.parametrize("opponents", ["greedy", "random"])
def test_bots_play_the_other_seats(name: str, players: int, opponents: str) -> None:
    env, rng = vector.SingleAgent(name, 12, players, opponents=opponents), seeded(1)
    env.reset(seed=3)
    ends = 0
    for _ in range(120):
        _, rewards, ended, _, infos = env.step(env.sample_legal(rng))
        assert (env.seats == np.arange(12) % players).all()
        assert rewards.shape == (12,) and not rewards[~ended].any()
        if ended.any():
            mine = infos["points"][np.arange(12), np.arange(12) % players][ended]
            assert ((rewards[ended] == 1) <= (mine == infos["points"][ended].max(axis=1))).all()
            ends += int(ended.sum())
    assert ends or name in ("kitchen-rush", "dollars")


def test_greedy_opponents_are_harder_than_random_ones() -> None:
    results = {}
    for opponents in ("greedy", "random"):
        env, rng, total, games = vector.SingleAgent("go-nuts", 300, 3, opponents=opponents), seeded(1), 0.0, 0
        env.reset(seed=3)
        for _ in range(150):
            _, rewards, ended, _, _ = env.step(env.sample_legal(rng))
            total, games = total + float(rewards.sum()), games + int(ended.sum())
        results[opponents] = total / games
    assert results["random"] == pytest.approx(0, abs=0.15)
    assert results["greedy"] < results["random"] - 0.2


def test_an_agent_has_the_seat_it_asks_for() -> None:
    env = vector.SingleAgent("go-nuts", 6, 3, seat=2)
    env.reset(seed=1)
    assert (env.seats == 2).all() and (env.observations[:, 0] == 2).all()
    with pytest.raises(BadSetup, match="seat is 3; expected a whole number from 0 to 2"):
        vector.SingleAgent("go-nuts", 6, 3, seat=3)
    with pytest.raises(BadSetup, match="'chef' thinks before it moves"):
        vector.SingleAgent("go-nuts", 6, 3, opponents="chef")


def test_what_could_not_be_made_is_closed_in_peace() -> None:
    with pytest.raises(BadSetup, match="not 9"):
        vector.SingleAgent("go-nuts", 2, 9)
    gc.collect()  # an error in a finaliser would be one here


def test_what_an_agent_keeps_is_not_written_over() -> None:
    env = vector.SingleAgent("go-nuts", 6, 3)
    kept, infos = env.reset(seed=1)
    before, mask = kept.copy(), infos["action_mask"].copy()
    for _ in range(9):
        env.step(env.sample_legal(seeded(1)))
    assert (kept == before).all() and (infos["action_mask"] == mask).all()
    same = vector.SingleAgent("go-nuts", 6, 3, copy=False)
    assert same.reset(seed=1)[0] is same.observations


# --- Gymnasium


@pytest.mark.parametrize("name", doughjo.games())
@pytest.mark.parametrize("dtype", ["float32", "int64"])
def test_observations_and_actions_are_members_of_their_spaces(name: str, dtype: str) -> None:
    env, rng = vector.SingleAgent(name, 5, 2, dtype=dtype), seeded(1)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, _ = env.reset(seed=2)
    for _ in range(30):
        actions = env.sample_legal(rng)
        assert actions in env.action_space and int(actions[0]) in env.single_action_space
        assert seen in env.observation_space and seen[0] in env.single_observation_space
        seen, _, _, _, infos = env.step(actions)
        assert env.single_action_space.sample(infos["action_mask"][0]) in env.legal[0]


def test_gymnasiums_own_wrappers_take_it() -> None:
    env = vector.SingleAgent("go-nuts", 8, 2)
    assert env.metadata["autoreset_mode"].value == "SameStep"
    wrapped, ends = RecordEpisodeStatistics(env), 0
    wrapped.reset(seed=1)
    for _ in range(60):
        _, _, ended, _, infos = wrapped.step(env.sample_legal(seeded(1)))
        if ended.any():
            assert (infos["episode"]["l"][ended] > 5).all()
            ends += int(ended.sum())
    assert ends
    wrapped.close()


def test_without_gymnasium_only_the_spaces_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spaces, "gymnasium", None)
    spaces.spaces_of.cache_clear()
    env = begun("go-nuts", 2, 3)
    env.step(env.sample_legal())
    with pytest.raises(BadSetup, match="Gymnasium, which is not installed; run:  pip install gymnasium"):
        env.single_action_space  # noqa: B018


# --- Interpreted and compiled

BYTES = """
import hashlib
from doughjo import vector
from doughjo.core.chance import seeded
for name, players in (("go-nuts", 3), ("drive-thru", 2), ("dollars", 2), ("kitchen-rush", 2)):
    for env in (vector.SelfPlay(name, 2, players), vector.SingleAgent(name, 2, players)):
        digest, rng = hashlib.sha256(), seeded(1)
        env.reset(seed=4)
        for _ in range(12):
            for array in env.step(env.sample_legal(rng))[:3] + (env.legal, env.masks, env.seats, env.tables):
                digest.update(array.tobytes())
        print(name, digest.hexdigest())
"""


def test_interpreted_and_compiled_agree() -> None:
    answers = []
    for setting in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": setting, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(
            [sys.executable, "-c", BYTES], env=environment, capture_output=True, text=True, check=True
        )
        answers.append(done.stdout.splitlines())
    assert len(answers[0]) == 8
    assert answers[0] == answers[1]


COMPILED = f"""{COUNTING}
from doughjo import vector
env = vector.SelfPlay("go-nuts", 2, 3)
env.reset()
env.step(env.sample_legal())
print(Compiled.count)
"""


def test_a_second_start_compiles_nothing() -> None:
    begun("go-nuts", 2, 3).sample_legal()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", COMPILED], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "0\n"


# --- On a GPU


def on_simulated_gpu(script: list[str]) -> subprocess.CompletedProcess[str]:
    paths = f"{ROOT / 'src'}{os.pathsep}{ROOT}"
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths}
    return subprocess.run([sys.executable, *script], env=environment, capture_output=True, text=True, check=False)


def test_a_simulated_gpu_plays_the_same_games() -> None:
    done = on_simulated_gpu(["-m", "tests.gpu", "--tables", "2", "--steps", "4", "--games", "0"])
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("the same on the GPU and on the CPU") == len(doughjo.games())


REFUSED = """
import numpy as np
from doughjo import IllegalMove, vector
from doughjo.vector.gpu import OnGpu
env = vector.SelfPlay("go-nuts", 3, 3)
gpu = OnGpu(env)
gpu.reset(seed=1)
gpu.fetch()
before = env.tables.tobytes()
try:
    gpu.step(np.array([0, 9, 0]))
except IllegalMove as refusal:
    print(refusal)
gpu.fetch()
print(before == env.tables.tobytes())
"""


def test_a_gpu_refuses_what_may_not_be_done() -> None:
    told, unchanged = on_simulated_gpu(["-c", REFUSED]).stdout.splitlines()
    assert "env 1, seat 0: 'clear 3' (action 9)" in told and "nothing was changed in any env" in told
    assert unchanged == "True"


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "find_spec", lambda name: None)
    with pytest.raises(BadSetup, match=r"not installed; run:  pip install 'doughjo\[gpu\]'"):
        gpu.OnGpu(begun("go-nuts", 2, 3))
