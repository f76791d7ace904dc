"""Many games at once."""

import numpy as np
import pytest

import doughjo
from doughjo import BadSetup
from doughjo.core.contract import MOST_DECISIONS
from doughjo.lab import simulate
from tests.endless import endless, seldom_over

GAME = doughjo.game("go-nuts").rules


def test_the_numbers_add_up() -> None:
    done: list[int] = []
    summary = simulate(GAME, players=3, games=12_000, seed=4, progress=done.append)
    assert summary.games == sum(done) == len(summary.points) == len(summary.decisions) == 12_000
    assert sum(summary.win_shares) == pytest.approx(1)
    assert summary.bots == ("random",) * 3
    assert all(
        abs(share - 1 / 3) < 4 * margin for share, margin in zip(summary.win_shares, summary.margins, strict=True)
    )
    quantiles = summary.quantiles(0)
    assert quantiles == sorted(quantiles)
    assert 40 < summary.mean_decisions < 90


def test_the_tally_counts_what_is_taken_and_lost_from_the_row() -> None:
    summary = simulate(GAME, players=2, games=500, seed=4)
    taken = sum(count for label, count in summary.counts.items() if label.startswith("taken "))
    clashed = sum(count for label, count in summary.counts.items() if label.startswith("clashed "))
    assert summary.counts["taken Plain"] > summary.counts["taken French Cruller"] > 0
    assert summary.counts["taken Milk"] == 0
    # Two random players of three positions clash one time in three.
    assert clashed / (clashed + taken / 2) == pytest.approx(1 / 3, abs=0.03)


def test_the_same_seed_gives_the_same_numbers_on_any_number_of_cores() -> None:
    one = simulate(GAME, players=4, games=11_000, seed=2, workers=1)
    two = simulate(GAME, players=4, games=11_000, seed=2, workers=3)
    other = simulate(GAME, players=4, games=11_000, seed=3, workers=1)
    assert np.array_equal(one.points, two.points)
    assert one.counts == two.counts
    assert not np.array_equal(one.points, other.points)


def test_a_changed_card_changes_the_game() -> None:
    box = {
        "card": [
            {"id": "plain", "name": "Plain", "copies": {"2": 20}, "points": {"each": 1}},
            {"id": "gold", "name": "Gold", "copies": {"2": 1}, "points": {"each": 100}},
        ]
    }
    summary = simulate(GAME, players=2, games=2000, components=box)
    assert summary.points.max() >= 100
    assert set(summary.counts) == {"taken Plain", "taken Gold", "clashed Plain", "clashed Gold"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 9, "games": 5}, "2 to 6 players"),
        ({"players": 2, "games": 0}, "0 games"),
        ({"players": 2, "games": 10**12}, "1000000000000 games; expected a whole number from 1 to 100,000,000"),
        ({"players": 2, "games": 5, "seats": ("random",) * 3}, "3 bots for 2 players"),
        ({"players": 3, "games": 5, "seats": ("random",) * 2}, "one for all seats or one for each"),
        ({"players": 2, "games": 5, "seats": ("hal",)}, "no bot is called 'hal'"),
        ({"players": 2, "games": 5, "options": {"x": True}}, "no option 'x'"),
    ],
)
def test_a_simulation_that_cannot_be_run_says_why(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        simulate(GAME, **arguments)  # type: ignore[arg-type]


def test_games_that_are_not_over_after_many_decisions_are_no_results() -> None:
    rules = doughjo.game("drive-thru").rules
    done: list[int] = []
    summary = simulate(rules, players=2, games=40, seed=1, components=seldom_over(), progress=done.append)
    assert summary.games > 0 and summary.unfinished > 0
    assert summary.games + summary.unfinished == sum(done) == 40
    assert len(summary.points) == len(summary.decisions) == summary.games
    assert summary.decisions.max() < MOST_DECISIONS
    assert sum(summary.win_shares) == pytest.approx(1), "of games that were played to the end"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_that_never_end_are_broken_off(bot: str) -> None:
    summary = simulate(doughjo.game("drive-thru").rules, players=2, games=3, seats=[bot], components=endless())
    assert (summary.games, summary.unfinished, summary.win_shares) == (0, 3, (0.0, 0.0))


def test_those_who_play_together_win_together() -> None:
    game = doughjo.game("kitchen-rush").rules
    summary = simulate(game, 2, 6, ["greedy"], seed=1, options={"objective": "easy"}, workers=1)
    assert summary.win_shares[0] == summary.win_shares[1] > 0.5
