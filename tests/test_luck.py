"""The luck of a deal: the same whoever sits there, and worth nothing in the long run."""

import numpy as np
import pytest

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.lab.luck import NOBODY, Luck
from doughjo.match import Match, PlayableGame


def played(luck: Luck, decisions: int) -> Match:
    """A game of random players with that luck."""
    match, rng = luck.match, seeded(decisions)
    luck.follow(NOBODY)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            match.play(seat, bots.move(bots.find("random"), match, seat, rng))
            luck.follow(seat)
    return match


def rolls_at_drive_thru(seed: int, decisions: int) -> list[list[str]]:
    """Every seat's rolls in a game of random players."""
    match = played(Luck(seed, doughjo.game("drive-thru").start(players=2)), decisions)
    deciders = [who if isinstance(who, int) else NOBODY for who, _ in match.moves]
    rolled = [at for at, (_, move) in enumerate(match.moves) if move.startswith("roll")]
    return [[match.moves[at][1] for at in rolled if deciders[at - 1] == seat] for seat in range(2)]


def test_a_seat_rolls_the_same_in_every_game_of_a_deal_whatever_is_decided() -> None:
    one, other = rolls_at_drive_thru(5, decisions=1), rolls_at_drive_thru(5, decisions=2)
    assert [len(rolls) for rolls in one] != [len(rolls) for rolls in other]
    for first, second in zip(one, other, strict=True):
        both = min(len(first), len(second))
        assert both > 5 and first[:both] == second[:both]
    assert one[0][:6] != one[1][:6]
    assert one[0][:6] != rolls_at_drive_thru(6, decisions=1)[0][:6]


class Every(Luck):
    """Luck that also reckons what all other outcomes would have brought."""

    noted = 0

    def reckon(self, seat: int, at: int) -> None:
        assert self.reckoning is not None
        odds, gains = [*self.match.odds().values()], self.reckoning.gains
        brought = []
        for each in range(len(odds)):
            gains[:] = 0.0
            super().reckon(seat, each)
            brought.append(gains.copy())
        gains[:] = 0.0
        Every.noted += 1
        assert np.average(brought, axis=0, weights=odds) == pytest.approx(0.0, abs=1e-12), "nothing on average"
        assert np.sum(brought, axis=1) == pytest.approx(0.0, abs=1e-12), "one gains what others lose"


@pytest.mark.parametrize(
    ("game", "players"), [("drive-thru", 4), ("drive-thru", 2), ("go-nuts", 3), ("dollars", 2), ("dollars", 3)]
)
def test_luck_brings_nothing_in_the_long_run(game: str, players: int) -> None:
    Every.noted = 0
    played(Every(3, doughjo.game(game).start(players=players)), decisions=1)
    assert Every.noted > 20


def test_a_good_roll_brings_something_to_who_rolls_it() -> None:
    match = doughjo.game("drive-thru").start(players=3)
    luck, rng = Luck(8, match), seeded(1)
    luck.follow(NOBODY)
    rolled = 0
    while rolled < 10:
        (seat,) = match.to_act
        assert isinstance(seat, int)
        match.play(seat, bots.move(bots.find("greedy"), match, seat, rng))
        if any(text.startswith("roll") for text in match.odds()):
            gains = [0.0, 0.0]
            for which, at in enumerate((0, len(match.odds()) - 1)):
                before = luck.gains[seat]
                luck.reckon(seat, at)
                gains[which] = luck.gains[seat] - before
            assert gains[0] < 0 < gains[1]
            rolled += 1
        luck.follow(seat)


def test_games_that_do_not_foresee_who_wins_tell_nothing_of_luck(pig: PlayableGame) -> None:
    luck = Luck(1, pig.start(players=2))
    played(luck, decisions=1)
    assert luck.gains.tolist() == [0.0, 0.0]
