"""Texts, questions, refusals, the log, the drawing, the list of components."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.components import CARDS
from doughjo.games.kitchen_rush.tests.helpers import (
    GAME,
    at,
    done,
    end_round,
    kitchen,
    mats,
    own_box,
    play,
    spoiled,
    view,
    with_event,
)
from doughjo.testing import card, refused


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("repair oven 3", "Ann pays 1 coin to repair Oven 3."),
        ("open storage-c 1", "Ann pays 2 coins to open Storage C 1."),
        ("re-hire 1-2", "Ann pays 3 coins to re-hire Bo’s hourglass 2."),
        ("hire the second helper", "Ann pays 5 coins to hire the second Helper."),
        ("buy plate II", "Ann pays 1 coin to buy a plate of size II."),
        ("buy upgrade dishwasher", "Ann pays 3 coins to buy the Upgrade Dishwasher."),
    ],
)
def test_the_log_says_in_words_what_was_paid_for(move: str, sentence: str) -> None:
    glasses = {"0-1": at("office 1"), "1-2": {"state": "unpaid"}}
    m = kitchen(coins=9, hourglasses=glasses, upgrades={"dishwasher": "for sale"}, names=["Ann", "Bo"])
    assert play(m, move).log == [sentence]


@pytest.mark.clause("KR-27")
def test_white_scoops_are_vanilla_or_cookies_and_yellow_ones_lemon_or_banana() -> None:
    m = kitchen(modules="desserts", mats=mats(spoiled("sundae", scoops={})), hourglasses={"0-1": at("freezer 1")})
    play(m, "lift the lid", "scoop vanilla onto dish 1")
    assert m.log[-1] == "Seat 0 puts a scoop of vanilla/cookies on dish 1."
    assert refused(m, 0, "scoop vanilla onto dish 1").told == "There is no vanilla/cookies in the Freezer."
    page = m.teller.page()
    assert "then 1 lemon/banana" in page
    lists = [line for line in page.splitlines() if line.startswith("|") and ("vanilla" in line or "lemon" in line)]
    assert all("vanilla/cookies" in line or "lemon/banana" in line for line in lists)


def test_every_list_says_of_every_card_where_it_comes_from() -> None:
    page = kitchen().teller.page()
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.endswith("| source |")]
    data = own_box()
    assert len(rows) == sum(len(data[kind]) for kind in CARDS) + len(data["flavours"])
    assert {row.split(" | ")[-1] for row in rows} == {"ours |", "named elsewhere |", "printed |"}
    assert "| Moroccan Lamb Tagine | prestigious | III |" in page
    assert next(row for row in rows if "Lamb Tagine" in row).endswith("named elsewhere |")


@pytest.mark.parametrize(
    ("source", "words"),
    [("printed", "As printed."), ("named", "A name or a number on it is"), ("house", "Ours, not the publisher’s.")],
)
def test_a_card_that_is_looked_up_says_whether_it_is_as_printed(source: str, words: str) -> None:
    data = own_box()
    card(data, "order", "chili-bowl")["source"] = source
    m = kitchen(components=data)
    assert words in (m.teller.lookup("chili-bowl") or "")
    assert words in m.edition.dictionary("en").origin("order", "chili-bowl")


def test_what_is_asked() -> None:
    assert "Round 1" in kitchen(phase="preparation").view(0)["question"]
    assert kitchen(time=90_500).view(0)["question"].startswith("Place an hourglass")
    assert "white cube" in kitchen(mats=mats(holds={"cube": "white"})).view(0)["question"]
    assert "4 meat" in kitchen(mats=mats(holds={"crate": "meat", "count": 4})).view(0)["question"]
    assert "choose 2 hourglasses that go unpaid" in end_round(kitchen(coins=9)).view(0)["question"]
    home = {glass: {"state": "unpaid"} for glass in ("0-1", "0-2", "helper")}
    assert "none of them was paid" in kitchen(hourglasses=home).view(0)["question"]
    assert kitchen(hourglasses=home).view(1)["question"].startswith("Place an hourglass")


def test_the_log_tells_cleanup_order_by_order() -> None:
    ice = {"plate": "ice", "scoops": {"vanilla": 1}}
    m = kitchen(
        2,
        "everything",
        coins=9,
        prestige=3,
        mats=mats(done("chili-bowl"), {**spoiled("cold-cuts", cooked=1), "tile": "snowman", "ice": ice}),
    )
    end_round(m)
    assert m.log == [
        "Time’s up! Round 1 is over.",
        "Seat 0 serves Chili with a Warning: 4 coins and 1 prestige.",
        "Seat 0 does not finish Cold Cuts with The Snowman: -1 prestige. 1 scoop melts. Thrown away: dish 2. "
        "No clean plate for dish 2.",
        "Wages: 3 each for 4 hourglasses, 1 for the Specialist. 1 hourglass goes unpaid.",
    ]


def test_the_log_of_some_work() -> None:
    m = kitchen(2, "everything", coins=9, rail=["panna-cotta", None, None, None])
    play(m, "place 1 at waiter 1", "take 1", "place 2 at storage-a 1", "add creme from a to dish 1")
    play(m, "place helper at freezer 1", "lift the lid")
    m.advance(30_000)
    play(m, "place helper at fridge 1", "chill dish 1")
    assert m.log == [
        "Seat 0 puts hourglass 1 on Waiter 1.",
        "Seat 0 takes Panna Cotta.",
        "Seat 0 puts hourglass 2 on Storage A 1.",
        "Seat 0 puts crème from Storage A on dish 1.",
        "Seat 0 puts the Helper on Freezer 1.",
        "Seat 0 lifts the lid off the Freezer.",
        "Seat 0’s hourglass 1 on Waiter 1 has run out.",
        "Seat 0’s hourglass 2 on Storage A 1 has run out.",
        "The Helper on Freezer 1 has run out.",
        "Seat 0 puts the Helper on Fridge 1.",
        "The lid was left off! In the Freezer 1 vanilla/cookies, 1 chocolate, 1 strawberry, 1 lemon/banana and "
        "1 pistachio melt.",
        "Seat 0 chills dish 1: over to column 1.",
    ]


def test_a_rummage_is_one_line_of_the_log() -> None:
    m = kitchen(2, mats=mats("chili-bowl"))
    play(m, "place 1 at spices 1", "draw a cube")
    m.play("chance", "cube white")
    play(m, "put back")
    m.advance(1_000)
    play(m, "draw a cube")
    m.play("chance", "cube red")
    play(m, "keep on dish 1")
    assert m.log == [
        "Seat 0 puts hourglass 1 on Spices 1.",
        "Seat 0 rummages in the bag.",
        "Seat 0 puts a red cube on dish 1.",
    ]
    assert [event["kind"] for event in m.events_of(1)].count("cube") == 2, "but a board is told of every cube"
    m.advance(30_000)
    play(m, "place 1 at spices 1", "draw a cube")
    assert m.log[-1] == "Seat 0 rummages in the bag.", "with every visit anew"


def told(m: doughjo.Match) -> dict[str, Any]:
    """What a board is told besides the position."""
    derived: dict[str, Any] = m.view(0)["table"]["derived"]
    return derived


def test_a_board_is_told_prices_wages_and_how_long_sand_runs() -> None:
    derived = told(kitchen(2, "everything", hourglasses={"0-1": at("oven 1")}))
    assert (derived["length"], derived["wage"], derived["specialist_wage"]) == (240_000, 3, 1)
    assert (derived["sand"]["0-1"], derived["sand"]["specialist"]) == (30_000, 60_000)
    assert derived["prices"] == {
        **{"shopping": 1, "re-hire": 3, "hire": 5, "open": 2, "repair": 1, "plate": 1},
        **{card["id"]: card["price"] for card in own_box()["upgrade"]},
    }


@pytest.mark.parametrize(
    ("event", "key", "number"), [("bad-harvest", "shopping", 2), ("new-form", "repair", 2), ("new-form", "hire", 6)]
)
def test_an_event_changes_the_prices_a_board_is_told(event: str, key: str, number: int) -> None:
    assert told(with_event(event))["prices"][key] == number


def test_an_event_changes_the_wages_and_the_sand_a_board_is_told() -> None:
    assert told(with_event("double-pay"))["wage"] == 4
    slow = with_event("party-upstairs", hourglasses={"0-1": at("waiter 1"), "0-2": at("oven 1")})
    assert [told(slow)["sand"][glass] for glass in ("0-1", "0-2")] == [45_000, 30_000]


def test_the_drawing_shows_the_kitchen() -> None:
    m = kitchen(
        2,
        "everything",
        time=30_500,
        mats=mats(done("sundae")),
        hourglasses={"0-1": at("oven 1", until=50_000), "1-2": {"state": "unpaid"}},
        names=["Ann", "Bo"],
    )
    drawn = m.teller.drawn(m.view(0)) or ""
    for words in (
        "Round 1",
        "3:29 left",
        "Ann 1 19.5 s",
        "Bo 2 (unpaid)",
        "The Sundae",
        "1 fruit; 1 brown; then 1 vanilla/cookies",
        "lid on",
    ):
        assert words in drawn


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("chili-bowl", "Medium Order, plate II: 2 meat and 1 vegetable; 1 red; cook 2. Pays 4 coins and 1 prestige."),
        ("The Snowman", "The Snowman: Ice-Cream tile: 2 vanilla/cookies. Pays 1 coin."),
        ("dishwasher", "Price: 3 coins."),
        ("good-tips", "Tips: 2/4/6/8."),
        ("mice", "2 Cheese are gone"),
    ],
)
def test_any_card_can_be_looked_up(word: str, text: str) -> None:
    m = kitchen()
    assert text in (m.teller.lookup(word) or "")
    assert m.teller.lookup("unicorn") is None


def test_every_action_has_a_text_of_its_own_or_is_not_in_the_box() -> None:
    words = kitchen().notation
    assert len(words.action_ids) == sum(text is not None for text in words.actions)
    assert sum(text is None for text in words.actions) == 5 * 6 + 2 * 6 + 4  # spaces and upgrades that are not there
    assert GAME.rules.state.itemsize <= 2048


def test_the_counters_fit_what_is_tallied() -> None:
    labels = kitchen().edition.counters
    assert labels[0] == "taken The Garden Bowl"
    assert labels[-1] == "placed at the Freezer"
    assert view(kitchen(), "round") == 1
