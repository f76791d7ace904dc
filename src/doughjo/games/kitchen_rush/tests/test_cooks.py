"""What cooks do at tables laid by hand."""

from typing import Any

import numpy as np
import pytest

import doughjo
from doughjo.core.contract import record_of
from doughjo.games.kitchen_rush import heuristics
from doughjo.games.kitchen_rush.tests.helpers import at, done, kitchen, mats

LEVELS = list(heuristics.LEVELS)
RAIL = ["garden-bowl", None, None, None]


def choice(m: doughjo.Match, level: str = "chef", seat: int = 0) -> str:
    """The move that a cook of a level makes."""
    tables, printed = m.hidden(seat), m.components.box
    actions, weights = np.zeros(m.game.most_choices, np.int32), np.zeros(m.game.most_choices)
    n = m.game.legal(record_of(tables), printed, seat, actions)
    foresight = heuristics.LEVELS[level].foresight
    heuristics.prefer_at(record_of(tables), printed, seat, foresight, actions, n, weights)
    return str(m.notation.actions[actions[int(weights[:n].argmax())]])


def at_the_waiter(*orders: Any, **position: Any) -> doughjo.Match:
    waiter = {"0-1": at("waiter 1"), "0-2": at("office 1"), "helper": at("shopping 1", user=1)}
    plates = {"clean": {"I": 2, "II": 2, "III": 2}, "dirty": {}, "for_sale": {}}
    return kitchen(2, mats=mats(*orders), rail=RAIL, hourglasses=waiter, plates=plates, **position)


def test_a_better_cook_is_quicker() -> None:
    pace = [heuristics.LEVELS[level].milliseconds for level in LEVELS]
    assert LEVELS == ["apprentice", "baker", "chef", "master"]
    assert pace == sorted(pace, reverse=True)


@pytest.mark.parametrize(("level", "takes"), list(zip(LEVELS, [1, 2, 3, 3], strict=True)))
def test_who_looks_further_ahead_has_more_orders_open(level: str, takes: int) -> None:
    for already in range(4):
        m = at_the_waiter(*["cold-cuts", "tomato-toast", "picnic-sandwich"][:already])
        assert (choice(m, level) == "take 1") == (already < takes), (level, already)


def test_nobody_takes_an_order_that_time_does_not_allow() -> None:
    assert choice(at_the_waiter(), "chef") == "take 1"
    late = {"0-1": at("waiter 1", until=240_000), "0-2": at("office 1", until=240_000)}
    assert choice(kitchen(2, rail=RAIL, hourglasses=late, time=225_000), "chef") != "take 1"


def test_a_finished_dish_is_delivered_for_lack_of_room_or_when_nothing_else_is_to_be_done() -> None:
    four = [done("steak-sandwich"), "cold-cuts", "tomato-toast", "picnic-sandwich"]
    assert choice(at_the_waiter(*four)) == "deliver 1"
    assert choice(at_the_waiter(done("cold-cuts"))) == "take 1", "the table is set again before a tip is earned"


def test_the_specialist_does_not_stand_in_everybodys_way() -> None:
    m = kitchen(2, "specialist", rail=RAIL, hourglasses={"0-1": at("office 1"), "0-2": at("sink 1")}, abilities={})
    assert not choice(m).startswith("place specialist at waiter")


@pytest.mark.parametrize("level", LEVELS)
def test_an_hourglass_with_nothing_to_do_is_lifted(level: str) -> None:
    m = kitchen(1, time=239_000, mats=mats(players=1), hourglasses={"0-1": at("office 1", until=200_000, left=0)})
    assert choice(m, level) == "lift 1"


def special(objective: str, level: str = "special", **position: Any) -> doughjo.Match:
    """A kitchen for two with a special Objective."""
    return kitchen(2, options={"objective": level}, objective=objective, **position)


@pytest.mark.parametrize(
    ("objective", "level", "coins", "buys"),
    [
        ("modern-kitchen", "special-hard", 20, "buy upgrade dishwasher"),
        ("modern-kitchen", "special-hard", 5, "repair oven 3"),
        ("one-big-family", "special-hard", 20, "hire the second helper"),
        ("nothing-broken", "special", 20, "open storage-c 1"),
        ("honest-fare", "special", 20, "repair oven 3"),
    ],
)
def test_the_office_is_asked_for_what_the_objective_wants(objective: str, level: str, coins: int, buys: str) -> None:
    away = {"0-1": at("office 1", until=0), "0-2": at("sink 1", left=0), "helper": at("shopping 1", user=1)}
    upgrades = {"dishwasher": "for sale", "bulk-buyer": "for sale"}
    m = special(objective, level, coins=coins, round=3, time=200_000, hourglasses=away, upgrades=upgrades)
    assert choice(m) == buys


def test_orders_that_the_objective_asks_for_are_taken_first() -> None:
    rail = ["pizza-mexicana", "goulash", None, None]  # the second has a side-dish
    waiter = {"0-1": at("waiter 1")}
    assert choice(kitchen(2, rail=rail, hourglasses=waiter)) == "take 1"
    assert choice(special("on-the-side", rail=rail, hourglasses=waiter)) == "take 2"


def test_tips_are_earned_where_the_objective_asks_for_them() -> None:
    waiter = {"0-1": at("waiter 1")}
    assert choice(kitchen(2, rail=RAIL, mats=mats(done("cold-cuts")), hourglasses=waiter)) == "take 1"
    assert choice(special("good-tips", rail=RAIL, mats=mats(done("cold-cuts")), hourglasses=waiter)) == "deliver 1"


def test_the_last_plates_are_served_and_washed_where_none_may_stay_dirty() -> None:
    waiter = {"0-1": at("waiter 1")}
    for round, deed in ((3, "take 1"), (4, "deliver 1")):
        m = special("tidy-house", round=round, rail=RAIL, mats=mats(done("cold-cuts")), hourglasses=waiter)
        assert choice(m) == deed
