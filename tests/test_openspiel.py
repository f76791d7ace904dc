"""The games as OpenSpiel's: its own checks, its algorithms, and that it plays what we play."""

import pickle
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.expected_game_score import policy_value
from open_spiel.python.observation import make_observation

import doughjo
from doughjo import bots
from doughjo.adapters import needed, openspiel
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.lab.arena import Bout, meet
from doughjo.lab.exact import Solver
from tests.test_kit import PIG, loaded

# The last two rounds of a game, small enough to be solved.
ENDING = {
    "players": 2,
    "row": ["powdered", "plain", "glazed"],
    "collections": [["plain"], ["powdered"]],
    "deck": {"powdered": 1, "glazed": 1},
}
GAMES = [
    "doughjo_go_nuts(players=4)",
    "doughjo_go_nuts(players=3,simultaneous=True,sprinkled_gives_itself=True,returns=points)",
    "doughjo_drive_thru(players=3,bakers=draft)",
    "doughjo_dollars(shared_starters=True,first_player=second seat)",
    "doughjo_dollars(players=1)",
    "doughjo_kitchen_rush(players=3,round_seconds=60,horizon=70,modules=everything)",
    "doughjo_kitchen_rush(players=2,round_seconds=60,horizon=70,simultaneous=True)",
]


def game_in(position: dict[str, Any], name: str = "go-nuts", **others: Any) -> Any:
    return openspiel.load(name, position=position, **others)


def step(state: Any, luck: np.random.RandomState) -> None:
    """Move at random, whoever is asked."""
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(luck.choice(outcomes, p=shares)))
    elif state.is_simultaneous_node():
        state.apply_actions([int(luck.choice(state.legal_actions(p) or [0])) for p in range(state.num_players())])
    else:
        state.apply_action(int(luck.choice(state.legal_actions())))


def middle(game: Any, moves: int, seed: int = 0) -> Any:
    """A state in the middle of a random game, at a decision."""
    state, luck = game.new_initial_state(), np.random.RandomState(seed)
    while moves > 0 or state.is_chance_node():
        step(state, luck)
        moves -= 1
    return state


# --- OpenSpiel's own checks


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_own_checks_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", [name for name in GAMES if "simultaneous" in name])
def test_what_several_decide_at_once_can_be_turned_into_turns(name: str) -> None:
    game = pyspiel.load_game_as_turn_based(name)
    assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_game_of_your_own_can_be_registered() -> None:
    game = openspiel.load(loaded(PIG), players=3)
    assert game.get_type().short_name == "doughjo_pig"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_python_ends_in_peace_after_it() -> None:
    """OpenSpiel frees what it was given when Python has gone; that must not bring it down."""
    code = 'import doughjo.adapters.openspiel, pyspiel; pyspiel.load_game("doughjo_go_nuts")'
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- What a game is


@pytest.mark.parametrize("name", doughjo.games())
def test_every_option_is_a_parameter(name: str) -> None:
    rules = doughjo.game(name).rules
    short, players = openspiel.known_as(rules), rules.seats[-1]
    for option in rules.options:
        for choice in option.choices:
            game = pyspiel.load_game(f"{short}(players={players},{option.name}={choice})")
            value = openspiel.chosen(option, game.get_parameters().get(option.name, option.default))
            assert value == choice
            match = doughjo.game(name).start(players, options={option.name: choice})
            assert game.new_initial_state().now.tables.tobytes() == match.table


def test_a_parameter_that_makes_no_sense_is_refused_in_words() -> None:
    with pytest.raises(doughjo.BadSetup, match="for 2 to 6 players, not 9"):
        pyspiel.load_game("doughjo_go_nuts(players=9)")
    with pytest.raises(doughjo.BadSetup, match="'bakers' is 'maybe'; expected 'off', 'draft' or 'random'"):
        pyspiel.load_game("doughjo_drive_thru(bakers=maybe)")
    with pytest.raises(doughjo.BadSetup, match="returns are 'fame'; expected 'win' or 'points'"):
        pyspiel.load_game("doughjo_go_nuts(returns=fame)")
    with pytest.raises(doughjo.BadSetup, match="is not what `packed` writes"):
        pyspiel.load_game("doughjo_go_nuts(position=packed-nonsense)")
    with pytest.raises(doughjo.BadSetup, match="nowhere.json: cannot be read"):
        pyspiel.load_game("doughjo_go_nuts(position=nowhere.json)")


def test_the_kinds_of_games() -> None:
    kinds = pyspiel.GameType
    nuts, rush = pyspiel.load_game("doughjo_go_nuts"), pyspiel.load_game("doughjo_kitchen_rush")
    points = pyspiel.load_game("doughjo_go_nuts(returns=points)")
    assert nuts.get_type().utility == kinds.Utility.ZERO_SUM
    assert nuts.get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert points.get_type().utility == kinds.Utility.GENERAL_SUM
    assert rush.get_type().utility == kinds.Utility.IDENTICAL
    assert rush.get_type().information == kinds.Information.PERFECT_INFORMATION
    assert pyspiel.load_game("doughjo_dollars(players=1)").get_type().utility == kinds.Utility.IDENTICAL


def test_without_the_library_one_is_told_what_to_install() -> None:
    with pytest.raises(ImportError, match=r"needs openspiel; run:  pip install 'doughjo\[openspiel\]'"):
        needed("no_such_library", "openspiel")


# --- It plays what we play


@pytest.mark.parametrize(
    "name",
    [
        "doughjo_go_nuts(players=3)",
        "doughjo_go_nuts(players=3,simultaneous=True)",
        "doughjo_drive_thru(bakers=random)",
        "doughjo_dollars(players=3)",
    ],
)
def test_a_game_goes_as_in_a_match(name: str) -> None:
    game, luck = pyspiel.load_game(name), np.random.RandomState(5)
    rules = game.setting.rules
    options = {key: value for key, value in game.get_parameters().items() if key in ("bakers",)}
    match = doughjo.game(rules.name).start(game.num_players(), options=options)
    state = game.new_initial_state()
    while not state.is_terminal():
        asked: Any = sorted(seat for seat in match.to_act if seat != "chance")
        if state.is_chance_node():
            odds = match.odds()
            total = sum(odds.values())
            expected = [(state.string_to_action(text), weight / total) for text, weight in odds.items()]
            assert state.chance_outcomes() == expected
            assert sum(Fraction(weight, total) for weight in odds.values()) == 1
            action = int(luck.choice([a for a, _ in expected], p=[share for _, share in expected]))
            match.play("chance", state.action_to_string(action))
            state.apply_action(action)
        elif state.is_simultaneous_node():
            assert len(asked) > 1
            actions = [int(luck.choice(state.legal_actions(seat))) for seat in asked]
            for seat, action in zip(asked, actions, strict=True):
                match.play(seat, state.action_to_string(seat, action))
            state.apply_actions(actions)
        else:
            seat = state.current_player()
            assert seat == asked[0]
            texts = [state.action_to_string(seat, action) for action in state.legal_actions()]
            assert texts == match.legal(seat)
            action = int(luck.choice(state.legal_actions()))
            assert state.string_to_action(seat, state.action_to_string(action)) == action
            match.play(seat, state.action_to_string(action))
            state.apply_action(action)
        assert state.now.tables.tobytes() == match.table
    assert match.over
    assert [share == max(state.returns()) for share in state.returns()] == [
        seat in match.winners for seat in range(match.players)
    ]


def test_a_text_that_is_no_move_is_refused_with_examples() -> None:
    state = game_in(ENDING).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="'pick 9' is no move; expected one like pick 1, pick 2 or pick 3"):
        state.string_to_action("pick 9")


def test_legal_actions_are_asked_of_one_seat_and_can_be_changed_at_will() -> None:
    together = game_in(ENDING, simultaneous=True).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="several decide at once here; ask for legal_actions"):
        together.legal_actions()
    together.legal_actions(0).clear()
    assert together.legal_actions(0) == [0, 1, 2]


def test_a_shared_win_is_shared_and_all_add_up_to_nothing() -> None:
    position = {"players": 3, "over": True, "collections": [["powdered"], ["powdered"], []]}
    state = game_in({**position, "deck": {}, "row": ["glazed", None, None, None]}).new_initial_state()
    assert state.is_terminal()
    assert state.returns() == [0.25, 0.25, -0.5]


def test_points_can_be_the_returns() -> None:
    position = {"players": 2, "over": True, "collections": [["powdered"], []], "deck": {}, "row": [None] * 3}
    assert game_in(position, returns="points").new_initial_state().returns() == [3, 0]


def test_a_game_is_broken_off_at_its_horizon() -> None:
    game = pyspiel.load_game("doughjo_go_nuts(horizon=9)")
    assert game.max_game_length() == 9
    state, luck = game.new_initial_state(), np.random.RandomState(0)
    for _ in range(9):
        assert not state.is_terminal()
        step(state, luck)
    assert state.is_terminal()
    assert state.legal_actions() == []
    assert sum(state.returns()) == 0


# --- In real time


def test_in_the_kitchen_a_second_passes_when_everybody_has_decided() -> None:
    state = pyspiel.load_game("doughjo_kitchen_rush(players=2,round_seconds=60)").new_initial_state()
    wait = state.string_to_action(0, "wait")
    while state.is_chance_node() or wait not in state.legal_actions():
        state.apply_action(state.legal_actions()[0])
    clocks, seats = [], []
    for _ in range(4):
        clocks.append(int(state.now.tables["clock"][0]))
        seats.append(state.current_player())
        state.apply_action(wait)
    assert seats == [0, 1, 0, 1]
    assert np.diff(clocks).tolist() == [0, 1000, 0]


def test_in_the_kitchen_who_comes_too_late_does_nothing() -> None:
    state = pyspiel.load_game("doughjo_kitchen_rush(players=2,round_seconds=60,simultaneous=True)").new_initial_state()
    while not state.is_simultaneous_node() or len(state.legal_actions(0)) < 2:
        moves = [state.legal_actions(seat)[0] for seat in range(2)] if state.is_simultaneous_node() else []
        if moves:
            state.apply_actions(moves)
        else:
            state.apply_action(state.legal_actions()[0])
    both = set(state.legal_actions(0)) & set(state.legal_actions(1))
    late = next(a for a in sorted(both) if not state.now._done(0, a)._may(1, a))
    alone, after = state.clone(), state.clone()
    alone.apply_actions([late, state.string_to_action(1, "wait")])
    after.apply_actions([late, late])
    assert after.now.tables.tobytes() == alone.now.tables.tobytes()


# --- Copies


@pytest.mark.parametrize("name", ["doughjo_go_nuts(players=3)", "doughjo_drive_thru"])
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = middle(pyspiel.load_game(name), 30)
    before, clone = state.now.tables.tobytes(), state.clone()
    assert clone.now is state.now
    clone.apply_action(clone.legal_actions()[0])
    assert state.now.tables.tobytes() == before
    assert clone.history() == [*state.history(), state.legal_actions()[0]]


def test_a_state_survives_a_pickle_with_all_it_knows() -> None:
    cards = doughjo.game("go-nuts").rules
    game = openspiel.load("go-nuts", position=ENDING, components=cards.folder / "cards.toml", simultaneous=False)
    state = middle(game, 3)
    for copy in (
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
        pickle.loads(pickle.dumps(state)),
        pickle.loads(pickle.dumps(game)).deserialize_state(state.serialize()),
    ):
        assert str(copy) == str(state)
        assert copy.history() == state.history()
        assert copy.legal_actions() == state.legal_actions()
        for seat in range(2):
            assert copy.information_state_string(seat) == state.information_state_string(seat)
        copy.apply_action(copy.legal_actions()[0])
        other = state.child(state.legal_actions()[0])
        assert copy.information_state_string(0) == other.information_state_string(0)


# --- What a seat may know


@pytest.mark.parametrize("name", ["doughjo_go_nuts(players=4)", "doughjo_drive_thru(players=3,bakers=draft)"])
def test_a_seat_cannot_tell_what_is_hidden_from_it(name: str) -> None:
    """Whatever a seat gets is the same on all tables that could be the true one, at every step of a game."""
    game, luck = pyspiel.load_game(name), np.random.RandomState(2)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state, differed = game.new_initial_state(), 0
    while not state.is_terminal():
        for seat in range(game.num_players() if not state.is_chance_node() else 0):
            other = state.resample_from_infostate(seat, sampler)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.history() == []
            assert '"?"' not in str(other)  # a table that could be
            differed += str(other) != str(state)
        step(state, luck)
    assert differed


def test_a_pick_is_known_to_who_made_it_alone() -> None:
    state = game_in(ENDING).new_initial_state()
    one, two = state.child(0), state.child(1)
    assert one.current_player() == two.current_player() == 1
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.observation_tensor(1) == two.observation_tensor(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.observation_string(0) != two.observation_string(0)


def test_a_seat_remembers_what_is_no_longer_on_the_table() -> None:
    """Two ways to the same table: seat 0 had the eclair pass through seat 1, or never in play. Both saw which."""
    row: dict[str, Any] = {**ENDING, "row": ["plain", "plain", "glazed"], "collections": [[], []]}
    state = game_in(row).new_initial_state()
    ways = [state.child(0).child(1), state.child(1).child(0)]  # each a plain one, from the first or second place
    ends = [str(way.observation_string(0)) for way in ways]
    assert ends[0] == ends[1]
    assert ways[0].information_state_string(0) != ways[1].information_state_string(0)


def test_an_information_state_is_the_table_and_the_bits_of_the_past() -> None:
    row: dict[str, Any] = {**ENDING, "row": ["plain", "plain", "glazed"], "collections": [[], []]}
    game = game_in(row)
    state = game.new_initial_state()
    ways = [state.child(0).child(1), state.child(1).child(0)]
    known, table = [way.information_state_tensor(0) for way in ways], ways[0].observation_tensor(0)
    assert known[0][: len(table)] == known[1][: len(table)] == table
    assert known[0][len(table) :] != known[1][len(table) :]
    assert ways[0].information_state_tensor(1) != known[0]
    assert len(known[0]) == game.information_state_tensor_size() == len(table) + 128
    seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    seen.set_from(ways[0], 0)
    assert seen.dict["past"].tolist() == known[0][len(table) :]
    assert set(seen.dict["past"].tolist()) == {0, 1}


def test_what_happens_unseen_is_not_in_what_a_seat_knows() -> None:
    """Double Chocolate: two cards are drawn that only its player sees, and one of them is put back."""
    position = {
        "players": 3,
        "row": ["eclair", None, "glazed", "plain"],
        "collections": [["double-chocolate"], [], []],
        "picks": [2, 4, 4],
        "resolving": {"position": 2, "seat": 0, "card": "double-chocolate", "drawn": ["powdered", "plain"]},
    }
    other = {**position, "resolving": {**position["resolving"], "drawn": ["powdered", "eclair"]}}  # type: ignore[dict-item]
    here, there = (game_in(way).new_initial_state() for way in (position, other))
    assert here.information_state_string(1) == there.information_state_string(1)
    assert here.information_state_string(0) != there.information_state_string(0)
    keep = here.string_to_action("keep powdered")
    here.apply_action(keep)
    there.apply_action(keep)
    assert here.information_state_string(1) == there.information_state_string(1)
    assert here.information_state_string(0) != there.information_state_string(0)


def test_only_what_a_seat_did_or_could_see_is_in_what_it_knows() -> None:
    """The same table once more: after somebody else's move it is nothing new, after one's own it was a choice."""
    now = game_in(ENDING).new_initial_state().now
    again = {(seat, action): now._copied(seat, action).known(0) for seat in (0, 1) for action in (0, 1)}
    assert again[1, 0] == again[1, 1] == now.known(0)
    assert len({again[0, 0], again[0, 1], now.known(0)}) == 3


def test_numbers_have_the_names_of_the_tables_fields() -> None:
    game = pyspiel.load_game("doughjo_go_nuts(players=3)")
    state, seen = middle(game, 20), make_observation(game)
    seen.set_from(state, 1)
    assert seen.dict["seat"].tolist() == [1]
    assert seen.dict["collections"].tolist() == state.now.tables["collections"][0].tolist()
    assert seen.tensor.tolist() == state.observation_tensor(1)
    whole = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    nobody = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    picked = game_in(ENDING).new_initial_state().child(2)
    picks = []
    for kind in (whole, nobody):
        of_all = make_observation(picked.get_game(), kind)
        of_all.set_from(picked, 1)
        picks.append(of_all.dict["picks"][0])
    assert picks == [3, -2]


# --- Its algorithms


@pytest.mark.parametrize("name", ["doughjo_go_nuts(horizon=40)", "doughjo_dollars(players=3,horizon=30)"])
def test_mcts_plays_to_the_end(name: str) -> None:
    game, luck = pyspiel.load_game(name), np.random.RandomState(1)
    theirs = pyspiel.RandomRolloutEvaluator(1, 1)
    cpp = pyspiel.MCTSBot(game, theirs, 2.0, 4, 100, False, 1, False)
    python = mcts.MCTSBot(game, 2.0, 20, openspiel.Playouts(seeded(1)), random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, luck)
        elif state.current_player() == 0:
            state.apply_action(cpp.mcts_search(state).best_child().action)
        else:
            state.apply_action(python.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_ismcts_plays_to_the_end() -> None:
    game, luck = game_in(ENDING), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, openspiel.Playouts(seeded(1)), 2.0, 50, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, luck)
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == 0


def test_cfr_finds_what_an_ending_is_worth() -> None:
    game, rules = game_in(ENDING), doughjo.game("go-nuts").rules
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    for _ in range(30):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    after = exploitability.nash_conv(game, found)
    assert after < before / 4
    value = policy_value(game.new_initial_state(), [found, found])[0]
    exact = Solver(rules, open_box(rules), 2)._value(doughjo.game("go-nuts").start_from(ENDING).table)
    assert value == pytest.approx(2 * exact[0] - 1, abs=after + 0.01)


def test_sampling_makes_an_ending_less_exploitable() -> None:
    game = game_in(ENDING)
    np.random.seed(0)  # what the solver draws from
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(150):
        solver.iteration()
    before, after = policy.UniformRandomPolicy(game), solver.average_policy()
    assert exploitability.nash_conv(game, after) < exploitability.nash_conv(game, before) / 2


def test_in_turn_and_at_once_are_the_same_game() -> None:
    at_once = pyspiel.convert_to_turn_based(game_in(ENDING, simultaneous=True))
    in_turn = game_in(ENDING)
    lost = [exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) for game in (at_once, in_turn)]
    assert lost[0] == pytest.approx(lost[1])


# --- Its bots among ours


@pytest.mark.parametrize(
    "bot",
    [
        "IsMcts(40)",
        "IsMcts(10**6, seconds=0.01)",
        "Mcts(40)",
        "Mcts(10**6, seconds=0.01)",
        "Mcts(8, worlds=2, cpp=True)",
    ],
)
def test_a_bot_of_openspiel_meets_ours_in_the_arena(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "theirs.py"
    path.write_text(f"from doughjo.adapters.openspiel import IsMcts, Mcts\nbot = {bot}\n", encoding="utf-8")
    (deal,) = meet(Bout("go-nuts", 2, (f"{path}:bot", "apprentice")), games=2, workers=1)
    assert deal.shares.sum() == 2
    assert deal.decisions.min() > 0


@pytest.mark.parametrize("bot", ["IsMcts(60)", "Mcts(60)"])
def test_its_search_is_better_than_luck(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "theirs.py"
    path.write_text(f"from doughjo.adapters.openspiel import IsMcts, Mcts\nbot = {bot}\n", encoding="utf-8")
    deals = meet(Bout("go-nuts", 2, (f"{path}:bot", "random")), games=6, workers=1)
    assert np.mean([deal.shares[:, 0].mean() for deal in deals]) > 0.8


def test_a_game_without_secrets_is_not_for_ismcts() -> None:
    match = doughjo.game("dollars").start(2, seed=1)
    seat = next(seat for seat in match.to_act if isinstance(seat, int))
    with pytest.raises(doughjo.BadSetup, match="Dollars to Donuts has no secrets; let Mcts search it"):
        bots.move(openspiel.IsMcts(), match, seat, seeded(1))
