"""Rounds, sand and the clock."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
    GAME,
    at,
    changed,
    done,
    end_round,
    kitchen,
    mats,
    play,
    spoiled,
    view,
)
from doughjo.testing import refused


@pytest.mark.clause("KR-01")
def test_four_rounds_of_preparation_action_and_cleanup() -> None:
    m = GAME.start(2, seed=1, options={"events": "off"})
    seen = []
    while not m.over:
        assert (view(m, "phase"), m.time_runs) == ("preparation", False)
        play(m, "ready")
        assert not m.time_runs
        play(m, "ready", seat=1)
        assert (view(m, "phase"), m.time_runs) == ("action", True)
        seen.append(view(m, "round"))
        m.advance(239_999)
        assert view(m, "phase") == "action"
        m.advance(1)
        while "chance" not in m.to_act and view(m, "phase") == "wages":
            m.play(0, m.legal(0)[0])
    assert seen == [1, 2, 3, 4]


@pytest.mark.clause("KR-01")
@pytest.mark.parametrize("seconds", ["240", "300", "60"])
def test_the_action_phase_is_as_long_as_the_option_says(seconds: str) -> None:
    m = kitchen(1, options={"round_seconds": seconds}, coins=50)
    m.advance(int(seconds) * 1000 - 1)
    assert view(m, "time") == int(seconds) * 1000 - 1
    m.advance(1)
    assert view(m, "round") == 2


@pytest.mark.clause("KR-01")
def test_nothing_is_done_before_everybody_is_ready() -> None:
    m = kitchen(phase="preparation")
    assert m.legal(0) == ["ready"]
    assert refused(m, 0, "place 1 at oven 1").clause == "KR-01"
    play(m, "ready")
    assert "You are ready." in refused(m, 0, "ready").reason
    assert m.advance(5000) == []
    assert view(m, "time") == 0


@pytest.mark.clause("KR-02")
@pytest.mark.parametrize(("glass", "sand"), [("1", 30_000), ("helper", 30_000), ("specialist", 60_000)])
def test_sand_runs_thirty_seconds_and_that_of_the_specialist_sixty(glass: str, sand: int) -> None:
    m = play(kitchen(modules="specialist"), f"place {glass} at sink 1")
    m.advance(sand - 1)
    assert f"lift {glass}" not in m.legal(0)
    assert f"place {glass} at office 1" not in m.legal(0)
    m.advance(1)
    assert f"lift {glass}" in m.legal(0)
    assert f"place {glass} at office 1" in m.legal(0)


@pytest.mark.clause("KR-02")
def test_the_sand_is_data() -> None:
    m = play(kitchen(components=changed("numbers", sand_seconds=7)), "place 1 at sink 1")
    assert view(m, "hourglasses", "0-1", "until") == 7000


@pytest.mark.clause("KR-03")
def test_time_is_fed_in_and_recorded_in_one_piece() -> None:
    fast, slow = kitchen(), kitchen()
    play(fast, "place 1 at sink 1").advance(40_000)
    play(slow, "place 1 at sink 1")
    for _ in range(400):
        slow.advance(100)
    play(fast, "lift 1")
    play(slow, "lift 1")
    assert fast.table == slow.table
    assert json.dumps(fast.record()) == json.dumps(slow.record())
    assert fast.moves == [(0, "place 1 at sink 1"), ("time", "40000"), (0, "lift 1")]
    assert doughjo.replay(fast.record()).table == fast.table


@pytest.mark.clause("KR-03")
@settings(deadline=None, max_examples=30)
@given(st.integers(0, 260_000), st.integers(0, 260_000))
def test_time_in_two_pieces_is_time_in_one(first: int, second: int) -> None:
    glasses = {"0-1": at("sink 1", until=20_000), "1-1": at("oven 1", until=5_000), "1-2": at("oven 2", until=20_000)}
    one = kitchen(mats=mats("cold-cuts"), hourglasses=glasses, seed=1)
    two = kitchen(mats=mats("cold-cuts"), hourglasses=glasses, seed=1)
    happened = one.advance(first + second)
    in_pieces = two.advance(first) + two.advance(second)
    assert one.table == two.table
    assert one.moves == two.moves
    assert [event.facts for event in happened] == [event.facts for event in in_pieces]
    assert one.log == two.log


@pytest.mark.clause("KR-03")
def test_sand_that_runs_out_is_told_in_its_order() -> None:
    glasses = {
        "0-1": at("sink 1", until=20_000),
        "0-2": at("oven 1", until=5_000),
        "1-1": at("oven 2", until=20_000),
        "1-2": at("office 1", until=29_000),
        "helper": at("spices 1", user=0, until=1_000),
    }
    m = kitchen(time=1_000, hourglasses=glasses)
    told = [(event.kind, event.facts["hourglass"], event.facts["time"]) for event in m.advance(27_999)]
    assert told == [("sand", "0-2", 5_000), ("sand", "0-1", 20_000), ("sand", "1-1", 20_000)]
    assert [event.facts["hourglass"] for event in m.advance(1)] == ["1-2"]


@pytest.mark.clause("KR-04")
def test_when_time_is_up_nothing_may_be_placed_and_all_hourglasses_come_home_empty() -> None:
    m = play(kitchen(coins=50, round=1), "place 1 at sink 1", "place helper at office 1")
    m.advance(239_000)
    play(m, "place 2 at oven 1")
    end_round(m)
    assert view(m, "phase") == "preparation"
    assert m.legal(0) == ["ready"]
    play(m, "ready")
    play(m, "ready", seat=1)
    assert all("at" not in entry for entry in view(m, "hourglasses").values())
    assert {"place 1 at sink 1", "place 2 at oven 1", "place helper at oven 1"} <= {*m.legal(0)}
    assert view(m, "time") == 0


@pytest.mark.clause("KR-04")
def test_what_is_in_hand_goes_back_when_time_is_up() -> None:
    m = kitchen(
        3,
        "everything",
        coins=80,
        rail=["garden-bowl", "cold-cuts", None, None, None],
        mats=[
            {"holds": {"cube": "white"}},
            {"holds": {"crate": "meat", "count": 4}},
            {"holds": {"tiles": ["snowman", None]}},
        ],
    )
    white, meat = view(m, "bag", "white"), view(m, "supply", "meat")
    end_round(m)
    assert view(m, "bag", "white") == white + 1
    assert view(m, "supply", "meat") == meat + 4
    assert view(m, "discarded_tiles") == ["snowman"]
    assert [mat["holds"] for mat in view(m, "mats")] == [None] * 3


@pytest.mark.clause("KR-04")
def test_orders_laid_out_are_discarded_when_time_is_up() -> None:
    offer = {"offer": ["cold-cuts", "garden-bowl", None, None], "count": 2}
    m = end_round(kitchen(1, "specialist", coins=50, mats=[{"holds": offer}]))
    assert view(m, "discarded") == ["garden-bowl", "cold-cuts"]
    assert view(m, "mats", 0, "holds") is None


def closing(players: int = 2, **position: Any) -> doughjo.Match:
    """The time is up, and what is under way may be finished."""
    m = kitchen(players, **{"coins": 50, "options": {"finish_under_way": True}, **position})
    m.advance(400_000)
    return m


@pytest.mark.clause("KR-04")
def test_with_the_option_what_is_under_way_is_finished_when_time_is_up() -> None:
    m = closing(mats=mats(spoiled("chili-bowl", cooked=1)), hourglasses={"0-1": at("oven 1"), "1-1": at("sink 1")})
    assert (view(m, "phase"), view(m, "time"), m.time_runs, m.to_act) == ("closing", 240_000, False, {0, 1})
    assert m.legal(0) == ["ready", "cook dish 1"]
    play(m, "cook dish 1", "ready")
    assert (view(m, "phase"), m.to_act) == ("closing", {1})
    play(m, "wash I", "ready", seat=1)
    assert (view(m, "phase"), view(m, "completed"), view(m, "ready")) == ("preparation", ["chili-bowl"], [False, False])
    assert m.log[2:] == [
        "Time’s up! What is under way may be finished.",
        "Seat 0 cooks dish 1: down to row 2.",
        "Seat 0 is ready.",
        "Seat 1 washes a plate of size I.",
        "Seat 1 is ready.",
        "Time’s up! Round 1 is over.",
        "Seat 0 serves Chili with a Warning: 4 coins and 1 prestige.",
        "Wages: 3 each for 5 hourglasses.",
    ]


@pytest.mark.clause("KR-04")
def test_while_the_round_is_closing_no_hourglass_is_placed_or_lifted() -> None:
    m = closing(hourglasses={"0-1": at("oven 1", until=0)}, mats=mats("chili-bowl"))
    for move in ("lift 1", "place 1 at sink 1", "place 2 at sink 1"):
        error = refused(m, 0, move)
        assert (error.clause, error.told.startswith("Time’s up.")) == ("KR-04", True)


@pytest.mark.clause("KR-04")
def test_only_those_are_asked_who_have_something_under_way() -> None:
    glasses = {"0-1": at("oven 1"), "1-1": at("oven 2", left=0)}
    assert closing(3, hourglasses=glasses).to_act == {0}
    assert closing(3, mats=[{}, {"holds": {"crate": "meat", "count": 2}}, {}]).to_act == {1}
    idle = closing(3)
    assert (view(idle, "phase"), idle.log[0]) == ("preparation", "Time’s up! Round 1 is over.")


@pytest.mark.clause("KR-04", "KR-45")
def test_while_the_round_is_closing_nobody_waits_between_two_cubes() -> None:
    m = kitchen(options={"finish_under_way": True}, mats=mats("chili-bowl"), hourglasses={"0-1": at("spices 1")})
    m.advance(239_900)
    play(m, "draw a cube")
    m.play("chance", "cube white")
    play(m, "put back")
    assert "draw a cube" not in m.legal(0)
    m.advance(100)
    for cube in ("black", "red"):
        play(m, "draw a cube")
        m.play("chance", f"cube {cube}")
        assert view(m, "phase") == "closing"
        play(m, "put back" if cube == "black" else "keep on dish 1")
    assert view(m, "mats", 0, "orders", 0, "dish", "spices") == {"red": 1}


@pytest.mark.clause("KR-04", "KR-50")
@pytest.mark.parametrize(("closed", "scoops"), [(True, 1), (False, 0)])
def test_the_lid_can_still_be_closed_while_the_round_is_closing(closed: bool, scoops: int) -> None:
    m = closing(modules="everything", freezer={"lid": "off"}, hourglasses={"0-1": at("freezer 1")})
    play(m, *(["close the lid"] if closed else []), "ready")
    assert view(m, "freezer", "scoops").get("vanilla", 0) == scoops


@pytest.mark.clause("KR-04")
def test_cooks_finish_what_others_left_under_way_and_come_to_an_end() -> None:
    m = GAME.start(3, seed=1, options={"modules": "everything", "finish_under_way": True, "round_seconds": "60"})
    chooser, rng, closing_moves = random.Random(1), seeded(1), []
    while not m.over:
        seat = chooser.choice([actor for actor in m.to_act if isinstance(actor, int)])
        closes = view(m, "phase") == "closing"
        move = bots.move(bots.find("greedy" if closes else "random"), m, seat, rng)
        closing_moves += [move] if closes else []
        m.play(seat, move)
        m.advance(700)
    assert len({*closing_moves}) > 1


@pytest.mark.clause("KR-04")
def test_a_cook_does_not_play_with_the_lid_when_time_stands_still() -> None:
    tiled = done("cold-cuts", "snowman")
    tiled["ice"] = None
    m = closing(modules="everything", mats=mats(tiled), plates=EMPTY, hourglasses={"0-1": at("freezer 1")})
    assert bots.move(bots.find("greedy"), m, 0, seeded(1)) == "ready"
    play(m, "lift the lid")
    assert bots.move(bots.find("greedy"), m, 0, seeded(1)) == "close the lid"


@pytest.mark.clause("KR-05")
def test_of_two_on_one_space_the_first_counts() -> None:
    m = play(kitchen(), "place 1 at oven 1")
    error = refused(m, 1, "place 1 at oven 1")
    assert error.clause == "KR-05"
    assert "Seat 0’s hourglass 1 is already on Oven 1." in error.reason


def test_time_cannot_run_backwards_or_in_pieces_of_a_millisecond() -> None:
    m = kitchen()
    for wrong in (-1, 1.5, "1000", True, 10**9):
        with pytest.raises(doughjo.IllegalMove, match="expected whole milliseconds"):
            m.advance(wrong)  # type: ignore[arg-type]
    assert view(m, "time") == 0


def test_time_waits_for_luck_that_is_played_by_hand() -> None:
    m = play(kitchen(hourglasses={"0-1": at("maitre 1")}), "bring orders")
    with pytest.raises(doughjo.IllegalMove, match="luck must be played"):
        m.advance(1000)


def test_a_game_without_a_clock_has_no_time() -> None:
    with pytest.raises(doughjo.IllegalMove, match="has no clock"):
        doughjo.game("go-nuts").start(2, seed=1).advance(1000)


def test_nothing_is_taken_back_while_the_clock_runs_or_after_it_did() -> None:
    m = play(kitchen(coins=3, mats=mats("cold-cuts")), "place 1 at sink 1")
    assert m.why_no_undo(0) == "The clock is running."
    end_round(m)
    assert view(m, "phase") == "wages"
    assert m.why_no_undo(0) == "Time has passed since your move."


def test_saying_ready_can_be_taken_back() -> None:
    m = play(kitchen(phase="preparation"), "ready")
    m.undo(0)
    assert view(m, "ready") == [False, False]


def test_waiting_leaves_no_trace() -> None:
    m = kitchen()
    before = m.table
    play(m, "wait", "wait")
    assert (m.table, m.moves) == (before, [])


def test_time_tells_what_happened() -> None:
    m = kitchen(coins=50, mats=mats(done("cold-cuts")))
    play(m, "place 1 at sink 1").advance(10_000)
    play(m, "place 2 at oven 1")
    assert m.advance(19_999) == []
    assert [event.facts["hourglass"] for event in m.advance(20_000)] == ["0-1", "0-2"]
    assert [event.kind for event in m.advance(300_000)] == ["round-over", "served", "wages"]


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"seat": "time", "move": "0"}, "not what happens"),
        ({"seat": "time", "move": "01"}, "not what happens"),
        ({"seat": "time", "move": "-5"}, "expected whole milliseconds"),
        ({"seat": "time", "move": 5}, "not what happens"),
        ({"seat": "time", "move": "999999"}, "not what happens"),
        ({"seat": 0, "move": "wait"}, "not what happens"),
    ],
)
def test_a_record_with_wrong_time_is_refused(entry: dict[str, object], reason: str) -> None:
    record = kitchen(coins=50).record()
    record["moves"] = [entry]
    record["end"]["moves"] = 1
    with pytest.raises(doughjo.BadRecord, match=reason):
        doughjo.replay(record)


def test_two_pieces_of_time_in_a_row_are_no_record() -> None:
    m = kitchen()
    m.advance(2000)
    record = m.record()
    record["moves"] = [{"seat": "time", "move": "1000"}, {"seat": "time", "move": "1000"}]
    record["end"]["moves"] = 2
    with pytest.raises(doughjo.BadRecord, match="move 2"):
        doughjo.replay(record)
