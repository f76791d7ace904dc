"""Bots: they see what their seat may know, and the greedy one is no fool."""

from dataclasses import fields, replace

import numpy as np
import pytest

import doughjo
from doughjo import BadSetup, bots
from doughjo.core.chance import Rng, seeded
from doughjo.core.edition import edition
from doughjo.lab import simulate

GAME = doughjo.game("go-nuts")


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(
        BadSetup, match="no bot is called 'hal'; there are apprentice, baker, chef, master, greedy and random"
    ):
        bots.find("hal")


@pytest.mark.parametrize("name", ["apprentice", "greedy", "random"])
def test_a_bot_makes_legal_moves_to_the_end(name: str) -> None:
    match, bot, rng = GAME.start(players=6, seed=3), bots.find(name), seeded(3)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            match.play(seat, bots.move(bot, match, seat, rng))
    assert max(match.scores) > 0


def test_what_a_bot_gets_does_not_depend_on_what_its_seat_cannot_know() -> None:
    seen = []
    for pick in ("pick 1", "pick 4"):
        match = GAME.start(players=3, seed=7)
        match.play(0, pick)
        known = bots.seen_in(match, 1)
        seen += [(match.hidden(1).tobytes(), known.hidden.tobytes(), len(known.shown))]
    assert seen[0] == seen[1]
    assert {field.name for field in fields(bots.Seen)} == {"game", "components", "seat", "hidden", "shown"}


def test_a_bot_is_asked_with_a_hidden_table_only() -> None:
    match = GAME.start(players=2, seed=7)
    match.play(0, "pick 2")
    peeked = []

    def spy(seen: bots.Seen, rng: Rng) -> int:
        peeked.append(edition(seen.game, seen.components).described(seen.hidden)["picks"])
        return 0

    assert bots.move(spy, match, 1, seeded(1)) == "pick 1"
    assert peeked == [[None, None]]  # nor that somebody else has chosen already


def test_a_bot_is_asked_about_the_table_as_it_was_when_everybody_was_asked() -> None:
    match = GAME.start(players=3, seed=7)
    before = [match.hidden(seat).tobytes() for seat in range(3)]
    match.play(0, "pick 1")
    match.play(2, "pick 2")
    assert match.asked(1).tobytes() == before[1] != match.hidden(1).tobytes()
    match.play(1, "pick 3")
    for seat in match.to_act:
        assert isinstance(seat, int)
        assert match.asked(seat).tobytes() == match.hidden(seat).tobytes()  # a decision of its own


def remembered(match: doughjo.Match, seat: int) -> list[tuple[int, str]]:
    """What a bot in a seat is told of others' choices."""
    return [(choice.seat, match.notation.actions[choice.action] or "") for choice in match.shown(seat)]


def test_a_bot_remembers_what_the_others_chose_once_everybody_has_been_told() -> None:
    match = GAME.start_from({"players": 3, "row": ["plain"] * 4})
    asked = match.asked(1).tobytes()
    match.play(2, "pick 3")
    match.play(0, "pick 1")
    assert remembered(match, 1) == []
    match.play(1, "pick 2")
    assert remembered(match, 1) == [(2, "pick 3"), (0, "pick 1")]
    assert remembered(match, 0) == [(2, "pick 3"), (1, "pick 2")]
    assert [choice.hidden.tobytes() for choice in match.shown(1)] == [asked, asked]


def test_a_bot_remembers_passes_too_but_nothing_that_somebody_decided_alone() -> None:
    row = ["cinnamon-twist", "sprinkled", "plain", "plain", "glazed"]
    match = GAME.start_from({"players": 4, "row": row, "collections": [["glazed"], ["plain"], ["plain"], ["powdered"]]})
    for seat in range(4):
        match.play(seat, f"pick {seat + 1}")
    picks = [(seat, f"pick {seat + 1}") for seat in (1, 2, 3)]
    for seat, card in [(1, "plain"), (3, "powdered"), (0, "glazed")]:
        match.play(seat, f"pass {card}")
    assert remembered(match, 0) == picks
    match.play(2, "pass plain")
    told = [*picks, (1, "pass plain"), (3, "pass powdered"), (2, "pass plain")]
    assert remembered(match, 0) == told
    match.play(1, match.legal(1)[0])  # what the Sprinkled gives
    assert remembered(match, 0) == told


def test_what_somebody_keeps_alone_and_in_secret_is_remembered_by_nobody() -> None:
    match = GAME.start_from({"players": 3, "row": ["double-chocolate", "plain", "glazed", "powdered"]}, seed=3)
    for seat in range(3):
        match.play(seat, f"pick {seat + 1}")
    match.play(0, match.legal(0)[0])
    assert any(move.startswith("keep") for _, move in match.moves)
    assert remembered(match, 1) == [(0, "pick 1"), (2, "pick 3")]


def test_nobody_remembers_anything_where_nothing_is_laid_open() -> None:
    match = doughjo.PlayableGame(replace(GAME.rules, lays_open=False)).start(players=2, seed=1)
    match.play(0, "pick 1")
    match.play(1, "pick 2")
    assert match.shown(0) == match.shown(1) == []


def test_one_who_decides_twice_running_is_asked_about_the_table_as_it_is() -> None:
    match = doughjo.game("dollars").start(players=2, seed=3)
    rng, twice = seeded(1), 0
    while not match.over:
        (seat,) = match.to_act
        assert isinstance(seat, int)
        assert match.asked(seat).tobytes() == match.hidden(seat).tobytes()
        match.play(seat, bots.move(bots.find("greedy"), match, seat, rng))
        twice += match.to_act == {seat}
    assert twice > 10


def test_simulations_are_for_bots_that_play_at_once() -> None:
    with pytest.raises(BadSetup, match="'chef' thinks before it moves.*here play apprentice, greedy or random"):
        bots.code(GAME.rules, "chef")
    assert bots.code(GAME.rules, "apprentice") == bots.kernel.APPRENTICE
    assert bots.code(doughjo.game("kitchen-rush").rules, "chef") == bots.kernel.CHEF


def test_levels_think_no_longer_than_they_may() -> None:
    budgets = {name: level.search.seconds if level.search else 0.0 for name, level in bots.LEVELS.items()}
    assert list(budgets) == ["apprentice", "baker", "chef", "master"]
    assert all(budgets[name] <= most for name, most in zip(budgets, (0.0, 0.1, 0.5, 2.0), strict=True))


def test_the_greedy_bot_mixes_its_picks() -> None:
    match, bot, rng = GAME.start(players=3, seed=7), bots.find("greedy"), seeded(1)
    picks = {bots.move(bot, match, 0, rng) for _ in range(100)}
    assert len(picks) > 1


def test_the_greedy_bot_takes_the_obvious_card_from_the_pile() -> None:
    match = GAME.start_from(
        {
            "players": 3,
            "row": [None, "plain", "plain", "plain"],
            "collections": [["red-velvet", "boston-cream"], [], []],
            "discard": ["glazed", "boston-cream", "red-velvet", "plain"],
            "picks": [1, 2, 3],
            "resolving": {"position": 1, "seat": 0, "card": "red-velvet"},
        }
    )
    moves = [bots.move(bots.find("greedy"), match, 0, seeded(seed)) for seed in range(50)]
    assert moves.count("take boston-cream") == 50


@pytest.mark.parametrize(
    ("seats", "random_share"),
    [
        (("greedy", "random"), 0.42),
        (("greedy", "greedy", "random"), 0.20),
        (("greedy", "greedy", "greedy", "random"), 0.15),
    ],
)
def test_greedy_bots_do_not_block_each_other_and_beat_a_random_one(seats: tuple[str, ...], random_share: float) -> None:
    summary = simulate(GAME.rules, players=len(seats), games=4000, seats=seats, seed=1)
    assert summary.win_shares[-1] + summary.margins[-1] < random_share


@pytest.mark.parametrize(("players", "fair"), [(2, 0.5), (3, 1 / 3), (4, 0.25)])
def test_apprentices_beat_a_random_player_and_fall_behind_a_greedy_one(players: int, fair: float) -> None:
    apprentices = ("apprentice",) * (players - 1)
    lucky = simulate(GAME.rules, players=players, games=4000, seats=(*apprentices, "random"), seed=1)
    sensible = simulate(GAME.rules, players=players, games=4000, seats=(*apprentices, "greedy"), seed=1)
    assert lucky.win_shares[-1] + lucky.margins[-1] < fair
    assert sensible.win_shares[-1] - sensible.margins[-1] > fair


def test_an_apprentice_goes_for_the_best_card_though_everybody_wants_it() -> None:
    match = GAME.start_from({"players": 3, "row": ["boston-cream", "red-velvet", "plain", "plain"]})
    best = {
        name: [bots.move(bots.find(name), match, 0, seeded(seed)) for seed in range(300)].count("pick 2")
        for name in ("apprentice", "greedy")
    }
    assert best["apprentice"] > 1.5 * best["greedy"]


def test_only_the_best_level_uses_all_a_game_knows_of_searching_it() -> None:
    rules = doughjo.game("go-nuts").rules
    for players in rules.seats:
        assert dict(bots.LEVELS["master"].searching(rules, players).changes)["horizon"] == 4 * players  # four rounds
        assert bots.LEVELS["chef"].searching(rules, players).changes == ()


@pytest.mark.parametrize("name", doughjo.games())
def test_a_game_says_how_much_is_enough_for_bots_there_are(name: str) -> None:
    rules = doughjo.game(name).rules
    for players, levels in rules.efforts.items():
        assert players in rules.seats and set(levels) <= set(bots.LEVELS)


@pytest.mark.parametrize(
    ("game", "players", "iterations"),
    [("go-nuts", 2, 200), ("go-nuts", 6, 60), ("drive-thru", 2, 120), ("dollars", 2, 24)],
)
def test_a_level_searches_as_much_as_its_game_needs(game: str, players: int, iterations: int) -> None:
    match = doughjo.game(game).start(players=players, seed=1)
    (seat, *_) = (seat for seat in sorted(match.to_act, key=str) if isinstance(seat, int))
    search = replace(bots.LEVELS["baker"].searching(match.game, players), seconds=1e6)
    seen = bots.seen_in(match, seat)
    first, again = (search.think(seen, seeded(5)) for _ in range(2))
    assert search.iterations == iterations and iterations * 0.3 <= first.iterations <= iterations
    assert first.shares.tolist() == again.shares.tolist()  # as long as time is not short, a seed repeats a thought


@pytest.mark.parametrize("answer", [9999, 7, -1, "pick 1", None, True, 1.0])
def test_a_move_that_is_no_legal_action_is_refused(answer: object) -> None:
    match = GAME.start(players=3, seed=7)
    with pytest.raises(bots.BadAnswer, match="expected the id of a legal action"):
        bots.move(lambda seen, rng: answer, match, 0, seeded(1))  # type: ignore[arg-type, return-value]
    assert bots.move(lambda seen, rng: np.int32(1), match, 0, seeded(1)) == "pick 2"  # type: ignore[arg-type, return-value]
