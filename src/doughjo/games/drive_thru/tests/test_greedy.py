"""The heuristic plays sensibly: it sees what is worth doing, and it beats random players."""

import numpy as np
import pytest

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.core.contract import record_of
from doughjo.games.drive_thru.tests.helpers import FIVE, GAME, learned, roll, seat, table

FOUR = "fluffy-bun cherryberry cinnamoan general-custard"


def favourite(m: doughjo.Match, number: int = 0) -> str:
    """The move the heuristic weighs most."""
    actions = np.zeros(m.game.most_choices, np.int32)
    weights = np.zeros(m.game.most_choices, np.float64)
    ids = m.legal_ids(number)
    actions[: len(ids)] = ids
    m.game.prefer(record_of(m.hidden(number)), m.components.box, number, actions, len(ids), weights)
    return m.legal(number)[int(weights[: len(ids)].argmax())]


def test_a_recognition_is_spent_where_it_is_enough_and_no_more() -> None:
    m = table(seat("", "saffron-sugar-crown", "fluffy-bun cinnamoan cherryberry"))
    roll(m, 0, "serve saffron-sugar-crown with 1", 5)
    assert favourite(m) == "spend 1"


def test_dwight_refreshes_before_anything_else() -> None:
    hands = [seat("honey-matcha", served="fluffy-bun", upright=0, baker="dwight"), seat(baker="tina")]
    assert favourite(table(*hands, options={"bakers": "draft"})) == "refresh"


def test_in_the_last_round_only_tips_count() -> None:
    m = table(seat(served=FIVE), seat("coated-baby", "saffron-sugar-crown maple-morning-twist"), turn=1)
    assert favourite(m, 1) == "serve maple-morning-twist with 2"
    m = table(seat(served=FIVE), seat("coated-baby", "saffron-sugar-crown"), turn=1)
    assert favourite(m, 1) == "serve saffron-sugar-crown with 2"


def test_a_good_recipe_is_kept() -> None:
    m = learned(table(seat()), "cherryberry honey-matcha")
    assert favourite(m) == "keep honey-matcha"


def test_a_bad_recipe_makes_room_for_a_better_one() -> None:
    m = learned(table(seat("triple-truffle-tower honey-matcha")), "general-custard coated-baby")
    assert favourite(m) == "keep general-custard discard triple-truffle-tower"


def test_whoever_is_ahead_ends_the_game() -> None:
    m = table(seat("lemon-drizzle-deluxe", "honey-matcha", FOUR), seat(served="coated-baby"))
    assert favourite(m).startswith("serve honey-matcha")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_greedy_player_beats_random_ones(players: int) -> None:
    wins = 0.0
    for seed in range(6):
        m = GAME.start(players, seed=seed)
        rng = seeded(seed)
        while not m.over:
            (mover,) = m.to_act
            assert isinstance(mover, int)
            bot = "greedy" if mover == seed % players else "random"
            m.play(mover, bots.move(bots.find(bot), m, mover, rng))
        wins += (seed % players in m.winners) / len(m.winners)
    assert wins >= 5
