"""Events: one before every Action phase, all bad."""

from pathlib import Path
from typing import Any

import pytest

from doughjo.games.kitchen_rush.tests.helpers import (
    GAME,
    at,
    before_event,
    done,
    end_round,
    kitchen,
    mats,
    own_box,
    play,
    view,
    with_event,
)
from doughjo.testing import refused

RICH = 60


def after_event(event: str, players: int = 2, modules: str = "base", **position: Any) -> Any:
    m = before_event(players, modules, **position)
    m.play("chance", f"event {event}")
    assert view(m, "event") == event
    return m


@pytest.mark.clause("KR-66", "KR-26")
@pytest.mark.parametrize(
    ("objective", "events", "drawn"),
    [
        ("easy", "by-objective", False),
        ("normal", "by-objective", True),
        ("hard", "by-objective", True),
        ("special", "by-objective", True),
        ("easy", "on", True),
        ("very-hard", "off", False),
    ],
)
def test_events_are_usual_from_the_normal_objective_on(objective: str, events: str, drawn: bool) -> None:
    m = GAME.start(2, options={"objective": objective, "events": events})
    while m.to_act == {"chance"}:
        assert (view(m, "phase") == "event") is (drawn and view(m, "phase") not in ("objective", "upgrades", "opening"))
        m.play("chance", m.legal("chance")[0])
    assert (view(m, "event") is not None) is drawn


@pytest.mark.clause("KR-66")
def test_an_event_ends_with_its_round_and_does_not_come_back() -> None:
    m = end_round(with_event("stingy-crowd", coins=RICH))
    assert (view(m, "event"), view(m, "past_events"), view(m, "phase")) == (None, ["stingy-crowd"], "event")
    assert "event stingy-crowd" not in m.odds()
    assert len(m.odds()) == 22
    m.play("chance", "event famous-critic")
    assert view(m, "event") == "famous-critic"


@pytest.mark.clause("KR-66")
def test_what_is_broken_or_locked_stays_until_repaired_or_opened() -> None:
    m = after_event("lost-key", coins=RICH)
    assert view(m, "spaces", "storage-b 1") == "locked"
    play(m, "ready")
    play(m, "ready", seat=1)
    assert refused(m, 0, "place 1 at storage-b 1").clause == "KR-14"
    end_round(m)
    assert view(m, "spaces", "storage-b 1") == "locked"
    again = kitchen(coins=9, spaces={"storage-b 1": "locked"}, hourglasses={"0-1": at("office 1")})
    play(again, "open storage-b 1", "place 2 at storage-b 1")


@pytest.mark.clause("KR-66")
@pytest.mark.parametrize(
    ("event", "broken"),
    [
        ("sulking-oven", ["oven 1", "oven 3"]),
        ("blown-fuse", ["oven 1", "oven 2", "oven 3"]),
        ("blocked-drain", ["oven 3", "sink 1"]),
        ("stuck-drawer", ["spices 1", "oven 3"]),
    ],
)
def test_malfunctions(event: str, broken: list[str]) -> None:
    m = after_event(event)
    assert [name for name, where in view(m, "spaces").items() if where == "malfunction"] == broken


@pytest.mark.clause("KR-66")
def test_a_malfunction_hits_the_next_space_that_works() -> None:
    m = after_event("sulking-oven", spaces={"oven 1": "malfunction"})
    assert view(m, "spaces", "oven 2") == "malfunction"


@pytest.mark.clause("KR-66")
def test_dearer_and_scarcer_shopping() -> None:
    m = play(with_event("bad-harvest", hourglasses={"0-1": at("shopping 1")}), "buy meat")
    assert view(m, "coins") == 0
    m = play(with_event("half-empty-lorry", hourglasses={"0-1": at("shopping 1")}), "buy meat")
    assert view(m, "mats", 0, "holds", "count") == 3
    m = play(with_event("half-empty-lorry", hourglasses={"0-1": at("shopping 1")}), "buy rare spices")
    assert view(m, "mats", 0, "holds", "count") == 1


@pytest.mark.clause("KR-66")
def test_no_rare_spices() -> None:
    m = with_event("customs-strike", hourglasses={"0-1": at("shopping 1")})
    assert refused(m, 0, "buy rare spices").clause == "KR-44"
    assert "buy common spices" in m.legal(0)


@pytest.mark.clause("KR-66")
def test_plates_dirty_and_broken() -> None:
    m = after_event("school-class", 4)
    assert (view(m, "plates", "clean", "I"), view(m, "plates", "dirty", "I")) == (1, 4)
    m = after_event("tripping-cat")
    assert view(m, "plates", "clean") == {"I": 2, "II": 1, "III": 2, "IV": 1}
    assert view(m, "plates", "dirty", "II") == 1
    m = after_event("tripping-cat", plates={"clean": {}, "dirty": {"II": 1}, "for_sale": {}})
    assert view(m, "plates", "dirty") == {}


@pytest.mark.clause("KR-66")
def test_helpers_on_strike_are_paid_all_the_same() -> None:
    m = with_event("helpers-on-strike", coins=RICH)
    assert refused(m, 0, "place helper at oven 1").clause == "KR-66"
    assert view(end_round(m), "coins") == RICH - 15


@pytest.mark.clause("KR-66")
def test_the_second_hourglass_of_everybody_comes_late() -> None:
    m = with_event("overslept")
    assert "place 1 at oven 1" in m.legal(1)
    m.advance(29_999)
    assert refused(m, 1, "place 2 at oven 1").clause == "KR-66"
    m.advance(1)
    assert "place 2 at oven 1" in m.legal(1)


@pytest.mark.clause("KR-66")
@pytest.mark.parametrize(("coins", "left"), [(5, 3), (1, 0)])
def test_tax(coins: int, left: int) -> None:
    assert view(after_event("tax-inspector", coins=coins), "coins") == left


@pytest.mark.clause("KR-66", "KR-61")
def test_a_critic_doubles_the_penalty() -> None:
    m = end_round(with_event("famous-critic", coins=RICH, prestige=3, mats=mats("cold-cuts")))
    assert view(m, "prestige") == 1


@pytest.mark.clause("KR-66")
def test_a_power_cut_closes_the_ovens_for_half_a_minute() -> None:
    m = with_event("power-cut")
    assert refused(m, 0, "place 1 at oven 2").clause == "KR-66"
    assert "place 1 at sink 1" in m.legal(0)
    m.advance(30_000)
    play(m, "place 1 at oven 2")


@pytest.mark.clause("KR-66", "KR-64")
def test_sunday_pay() -> None:
    assert view(end_round(with_event("double-pay", coins=RICH)), "coins") == RICH - 5 * 4


@pytest.mark.clause("KR-66")
def test_mice_and_a_torn_bag() -> None:
    m = after_event("mice", 4)
    assert (view(m, "storages", "a", "cheese"), view(m, "storages", "b", "cheese")) == (1, 1)
    assert view(m, "supply", "cheese") == 13
    m = after_event("torn-bag")
    assert view(m, "bag") == {"white": 2, "black": 2, "green": 2, "yellow": 2, "red": 2}
    assert view(m, "supply", "white") == 10


@pytest.mark.clause("KR-66", "KR-41")
def test_no_tips() -> None:
    m = play(with_event("stingy-crowd", mats=mats(done("cold-cuts")), hourglasses={"0-1": at("waiter 1")}), "deliver 1")
    assert (view(m, "coins"), view(m, "tips")) == (4, 0)


@pytest.mark.clause("KR-66", "KR-02")
def test_slow_waiters() -> None:
    m = play(with_event("party-upstairs"), "place 1 at waiter 1", "place 2 at oven 1")
    assert view(m, "hourglasses", "0-1", "until") == 45_000
    assert view(m, "hourglasses", "0-2", "until") == 30_000


@pytest.mark.clause("KR-66")
def test_a_guest_leaves() -> None:
    m = after_event("gone-elsewhere", rail=[None, "cold-cuts", "garden-bowl", None])
    assert [entry and entry["order"] for entry in view(m, "rail")] == [None, None, "garden-bowl", None]
    assert view(m, "discarded") == ["cold-cuts"]


@pytest.mark.clause("KR-66")
def test_bad_press() -> None:
    assert view(after_event("hair-in-the-soup", prestige=3), "prestige") == 2
    assert view(after_event("hair-in-the-soup"), "prestige") == 0


@pytest.mark.clause("KR-66", "KR-47")
def test_a_dearer_office() -> None:
    m = play(with_event("new-form", coins=9, hourglasses={"0-1": at("office 1")}), "repair oven 3")
    assert view(m, "coins") == 7


@pytest.mark.clause("KR-66")
def test_a_warm_night_is_for_the_expansion() -> None:
    m = after_event("warm-freezer", 4, "everything")
    assert {*view(m, "freezer", "scoops").values()} == {2}
    assert view(m, "supply", "lemon") == 6
    assert "event warm-freezer" not in before_event().odds()


@pytest.mark.clause("KR-66")
def test_there_are_24_events_each_tested_here() -> None:
    events = [entry["id"] for entry in own_box()["event"]]
    text = Path(__file__).read_text(encoding="utf-8")
    assert len(events) == 24
    assert [event for event in events if f'"{event}"' not in text] == []
