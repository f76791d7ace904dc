"""Go Nuts for Donuts against random players, as a published experiment measured it."""

from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

import doughjo
from bench import against_random, ceiling, untrained
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.core.errors import BadSetup
from doughjo.lab import arena
from doughjo.match import Match


def tables(count: int) -> Iterator[Match]:
    """Tables where all pick, from games of random players."""
    number = 0
    while count:
        match, rng = doughjo.game("go-nuts").start(players=3, seed=number), seeded(number)
        number += 1
        while not match.over and count:
            if len(match.to_act) == 3:
                count -= 1
                yield match
            for seat in sorted(match.to_act, key=str):
                assert isinstance(seat, int)
                match.play(seat, bots.move(bots.find("random"), match, seat, rng))


def picks(name: str) -> list[list[str]]:
    """What three copies pick at the same tables."""
    bot, rng = getattr(untrained, name), seeded(5)
    return [[bots.move(bot, match, seat, rng) for seat in range(3)] for match in tables(120)]


def alike(made: list[list[str]]) -> float:
    """How often two pick the same."""
    return float(np.mean([one == two for table in made for one, two in permutations(table, 2)]))


def test_copies_of_an_untrained_network_pick_the_same_card_unless_they_draw() -> None:
    assert alike(picks("best_1")) > 0.6
    assert 0.2 < alike(picks("drawn_1")) < 0.35  # by lot it would be a quarter
    assert picks("best_1") == picks("best_1") != picks("best_2")


def test_an_untrained_network_sees_the_table_from_its_seat() -> None:
    position = {
        "players": 3,
        "row": ["glazed", "plain", "glazed", "powdered"],
        "collections": [["plain", "plain"], ["eclair"], []],
        "discard": ["powdered", "glazed"],
    }
    match = doughjo.game("go-nuts").start_from(position)
    first, second = (untrained.impression(bots.seen_in(match, seat)).reshape(5, -1) for seat in range(2))
    assert first.sum(axis=1).tolist() == [2, 1, 0, 2, 1]
    assert (second == first[[1, 2, 0, 3, 4]]).all()
    glazed, plain, again, powdered = untrained.row_cards(bots.seen_in(match, 0).hidden["row"][0][:4])
    assert again == glazed + 1 and len({glazed, plain, again, powdered}) == 4


def test_there_is_no_other_untrained_player_and_no_other_table_for_one() -> None:
    with pytest.raises(BadSetup, match="has no 'worst_1'"):
        arena.find(f"{untrained.__file__}:worst_1")
    for game, players in (("go-nuts", 4), ("drive-thru", 3)):
        match = doughjo.game(game).start(players=players, seed=1)
        with pytest.raises(BadSetup, match="nothing but Go Nuts for 3"):
            bots.move(untrained.Untrained(1, drawn=False), match, 0, seeded(1))


@pytest.mark.parametrize(
    ("collections", "best"),
    [
        ([[], ["glazed"], ["glazed"]], "pick 3"),  # only three points win
        ([["jelly-filled"], ["powdered"], ["powdered"]], "pick 4"),  # three are too few
    ],
)
def test_who_is_told_that_the_others_choose_by_lot_picks_what_wins(collections: list[list[str]], best: str) -> None:
    row, desk = ["glazed", "glazed", "powdered", "jelly-filled"], ceiling.new_desk()
    position = {"players": 3, "row": row, "deck": {}, "collections": collections}
    match = doughjo.game("go-nuts").start_from(position)
    desk.real[:] = np.frombuffer(match.table, match.game.state)
    action = ceiling.best_choice(desk, 0, 2000, seeded(1))
    assert match.notation.actions[action] == best


@pytest.mark.parametrize("ranks", [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 0, 2), (1, 0, 1), (0, 0, 0), (2, 0, 0)])
def test_those_who_share_a_place_share_what_it_brings(ranks: tuple[int, ...]) -> None:
    """By both ways of counting; 0 is the best place."""
    held = {0: ["powdered"], 1: ["glazed"], 2: []}
    position = {"players": 3, "over": True, "collections": [held[rank] for rank in ranks], "row": ["plain"] * 4}
    match, desk = doughjo.game("go-nuts").start_from({**position, "deck": {}}), ceiling.new_desk()
    desk.real[:] = np.frombuffer(match.table, match.game.state)
    found = [ceiling.reward(desk, desk.real[0], seat) for seat in range(3)]
    turned = [list(ranks[seat:] + ranks[:seat]) for seat in range(3)]
    assert found == [against_random.reward(ranks) for ranks in turned] and sum(found) == 0


def test_whole_games_are_played_from_every_seat() -> None:
    found = ceiling.rewards(30, tries=20)
    assert found.shape == (30,) and set(found) <= {-1.0, -0.5, 0.0, 0.5, 1.0} and found.mean() > 0


def test_a_mean_reward_is_as_sure_as_its_deals_allow() -> None:
    assert against_random.told([1.0] * 60) == "mean reward 1.000 ± 0.100"  # what never happened may cost two points
    found = [1.0, -1.0, 0.0, 1.0] * 25
    mean, margin = arena.estimated(found)
    assert against_random.told(found) == f"mean reward {mean:.3f} ± {margin:.3f}"
