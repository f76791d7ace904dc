"""What is true of every game, whatever the players do; and how many ways a small table can go on."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doughjo
from doughjo.games.drive_thru.tests.helpers import GAME, MOST, seat, table


def recipes_on(match: doughjo.Match) -> Counter[str]:
    """Every recipe of the table, wherever it lies."""
    position = match.position()
    learning = position["learning"] or {}
    recipes = Counter(position["deck"]) + Counter(position["discard"]) + Counter(learning.get("drawn", []))
    for entry in position["seats"]:
        recipes += Counter(entry["unprepared"]) + Counter(entry["prepared"]) + Counter(entry["served"])
    return recipes


tables = st.builds(
    lambda players, bakers, first: GAME.start(players, options={"bakers": bakers, "first_player": first}),
    st.integers(2, 4),
    st.sampled_from(["off", "draft", "random"]),
    st.sampled_from(["lot", "second seat"]),
)


@pytest.mark.clause("DT-02", "DT-03", "DT-11", "DT-21")
@given(match=tables, seed=st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_nothing_is_made_or_lost_and_no_limit_is_passed(match: doughjo.Match, seed: int) -> None:
    dice = random.Random(seed)  # a game is too long to be drawn move by move
    box, most = recipes_on(match), MOST[match.players]
    assert box["fluffy-bun"] == match.players and box.total() == 20 + match.players
    while not match.over:
        mover = dice.choice(sorted(match.to_act, key=str))
        match.play(mover, dice.choice(match.legal(mover)))
        position = match.position()
        assert recipes_on(match) == box
        assert position["deck_size"] == sum(position["deck"].values())
        held = [entry["doughnuts"] for entry in position["seats"]]
        assert sum(held) + sum(position["kitchen"].values()) == most * match.players
        assert max(held) <= most and min(held) >= 0
        assert max(position["kitchen"].values()) <= position["plates"]
        for entry in position["seats"]:
            assert len(entry["unprepared"]) <= 2 and len(entry["served"]) <= 5
            assert 0 <= entry["upright"] <= len(entry["served"])
    assert doughjo.replay(match.record()).table == match.table


@pytest.mark.clause("DT-80")
@given(match=tables, seed=st.integers(0, 2**32))
@settings(max_examples=8, deadline=None)
def test_all_have_had_the_same_number_of_turns(match: doughjo.Match, seed: int) -> None:
    dice = random.Random(seed)  # a game is too long to be drawn move by move
    turns: Counter[int] = Counter()
    while not match.over:
        mover = dice.choice(sorted(match.to_act, key=str))
        move = dice.choice(match.legal(mover))
        if move.split()[0] in ("learn", "prepare", "serve", "coffee", "take", "pass"):
            assert isinstance(mover, int)
            turns[mover] += 1
        match.play(mover, move)
    assert len(set(turns.values())) == 1
    assert next(iter(turns.values())) == match.position()["round"]
    end = match.position()  # DT-82: twenty quiet rounds end a game too
    assert max(len(entry["served"]) for entry in end["seats"]) == 5 or end["quiet"] == end["quiet_to_end"]


def ways(position: dict[str, Any], number: int) -> int:
    """How many sequences of so many moves there are, luck's among them; shorter where the game ends."""
    match = GAME.start_from(position)
    if number == 0 or match.over:
        return 1
    (mover,) = match.to_act
    count = 0
    for move in match.legal(mover):
        after = GAME.start_from(position)
        after.play(mover, move)
        count += ways(after.position(), number - 1)
    return count


def last_round() -> doughjo.Match:
    return table(seat("", "honey-matcha", "fluffy-bun cherryberry cinnamoan general-custard"), turn=1, first=1)


def learning() -> doughjo.Match:
    hand, deck = seat("fluffy-bun cinnamoan"), "cherryberry honey-matcha coated-baby"
    return table(hand, deck=deck, learning={"to_draw": 2}, kitchen="learn")


def preparing() -> doughjo.Match:
    attempt = {"work": "prepare", "recipe": "honey-matcha"}
    return table(seat("honey-matcha", served="fluffy-bun cinnamoan"), attempt=attempt, kitchen="prepare")


@pytest.mark.parametrize(
    ("start", "counts"),
    [
        # Learn with one or two, or a coffee break; then one of 16 recipes is drawn, or it is seat 0's turn: Learn and
        # Serve with one or two, or a coffee break.
        (last_round, [1, 3, 2 * 16 + 5]),
        # 3 · 2 orders of draws; then each drawn recipe for either of two, or none.
        (learning, [1, 3, 6, 6 * 5]),
        # 2 and 3 ask for 0, 1 or 2 Recognitions; after the other faces seat 1 may learn with one or two, have a coffee
        # break, or take one from Prepare.
        (preparing, [1, 6, 2 * 3 + 4 * 4]),
    ],
)
def test_a_small_table_goes_on_in_so_many_ways(start: Callable[[], doughjo.Match], counts: list[int]) -> None:
    assert [ways(start().position(), number) for number in range(len(counts))] == counts
