"""Texts, questions, refusals, the log, the drawing, the list of components."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
    GAME,
    at,
    box,
    done,
    end_round,
    kitchen,
    mats,
    play,
    refused,
    spoiled,
    view,
    with_event,
)


@pytest.mark.parametrize(
    ("move", "clause", "reason"),
    [
        ("bring orders", "KR-12", "stands at maitre"),
        ("take 1", "KR-12", "stands at waiter"),
        ("deliver 1", "KR-12", "stands at waiter"),
        ("add meat from a to dish 1", "KR-42", "no hourglass of yours at storage a"),
        ("add meat from a to dish 2", "KR-31", "you have no dish 2"),
        ("draw a cube", "KR-12", "stands at spices"),
        ("keep on dish 1", "KR-45", "you hold no cube"),
        ("put back", "KR-13", "your hands are empty"),
        ("spice dish 1 with red", "KR-57", "only the Spices ability"),
        ("cook dish 1", "KR-12", "stands at an oven"),
        ("chill dish 1", "KR-12", "stands at a fridge"),
        ("buy meat", "KR-12", "stands at shopping"),
        ("unload one into a", "KR-44", "you carry nothing"),
        ("pick spice white", "KR-44", "bought no spices"),
        ("pick scoop lemon", "KR-44", "bought no scoops"),
        ("wash I", "KR-12", "stands at sink"),
        ("repair oven 3", "KR-12", "stands at office"),
        ("lift the lid", "KR-12", "stands at freezer"),
        ("scoop lemon onto dish 1", "KR-12", "stands at freezer"),
        ("put tile 1 on 1", "KR-40", "you hold no tile"),
        ("choose 1", "KR-57", "no Orders are laid out"),
        ("leave 0-1 unpaid", "KR-64", "wages are paid in Cleanup"),
        ("ready", "KR-01", "that is not asked now"),
        ("use the ability", "KR-55", "must stand"),
    ],
)
def test_a_refusal_says_why_and_names_the_clause(move: str, clause: str, reason: str) -> None:
    error = refused(kitchen(mats=mats("cold-cuts")), 0, move)
    assert (error.clause, reason in error.reason) == (clause, True), error.reason


@pytest.mark.parametrize(
    ("space", "move", "reason"),
    [
        ("waiter 1", "take 1", "there is no Order on space 1"),
        ("waiter 1", "deliver 2", "you have no Order 2"),
        ("waiter 1", "fetch plates for 2", "you have no Order 2"),
        ("maitre 1", "replace 1", "there is no Order there"),
        ("maitre 1", "add ice-cream", "two Orders are needed"),
        ("sink 1", "wash II", "no plate of size II is dirty"),
        ("office 1", "re-hire 0-1", "not for sale"),
        ("fridge 1", "chill dish 1", "no refrigeration left"),
        ("freezer 1", "scoop lemon onto dish 2", "you have no Order 2"),
        ("freezer 1", "scoop lemon onto ice 1", "no Ice-Cream tile"),
        ("freezer 1", "scoop lemon onto dish 1", "scoops come last"),
        ("freezer 1", "close the lid", "the lid is on already"),
    ],
)
def test_a_refusal_where_an_hourglass_stands(space: str, move: str, reason: str) -> None:
    m = kitchen(modules="everything", mats=mats("cold-cuts"), plates=EMPTY, hourglasses={"0-1": at(space)})
    assert reason in refused(m, 0, move).reason


def test_what_is_asked() -> None:
    assert "Round 1" in kitchen(phase="preparation").view(0)["question"]
    assert kitchen(time=90_500).view(0)["question"].startswith("Place an hourglass")
    assert "white cube" in kitchen(mats=mats(holds={"cube": "white"})).view(0)["question"]
    assert "4 meat" in kitchen(mats=mats(holds={"crate": "meat", "count": 4})).view(0)["question"]
    assert "2 to go" in end_round(kitchen(coins=9)).view(0)["question"]


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
        "Time is up: round 1 is over.",
        "Seat 0: Chili with a Warning is complete: 4 coins, 1 prestige.",
        "Seat 0: Cold Cuts with The Snowman is not complete: -1 prestige. 1 scoop melted. Thrown away: dish 2. "
        "Without a plate: dish 2.",
        "Wages: 4 hourglasses at 3 coins, and 1 coin for the specialist; 1 cannot be paid.",
    ]


def test_the_log_of_some_work() -> None:
    m = kitchen(2, "everything", coins=9, rail=["panna-cotta", None, None, None])
    play(m, "place 1 at waiter 1", "take 1", "place 2 at storage-a 1", "add creme from a to dish 1")
    play(m, "place helper at freezer 1", "lift the lid")
    m.advance(30_000)
    play(m, "place helper at fridge 1", "chill dish 1")
    assert m.log == [
        "Seat 0 puts hourglass 1 at waiter 1.",
        "Seat 0 takes Panna Cotta as Order 1.",
        "Seat 0 puts hourglass 2 at storage-a 1.",
        "Seat 0 adds creme from storage a to dish 1.",
        "Seat 0 puts the helper at freezer 1.",
        "Seat 0 takes the lid off the Freezer.",
        "The sand of hourglass 1 of Seat 0 at waiter 1 has run out.",
        "The sand of hourglass 2 of Seat 0 at storage-a 1 has run out.",
        "The sand of the helper at freezer 1 has run out.",
        "Seat 0 puts the helper at fridge 1.",
        "The lid was left off: 1 vanilla, 1 chocolate, 1 strawberry, 1 lemon and 1 pistachio melts in the Freezer.",
        "Seat 0 chills dish 1: column 1.",
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
        "Seat 0 puts hourglass 1 at spices 1.",
        "Seat 0 rummages in the bag.",
        "Seat 0 keeps red on dish 1.",
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
        **{card["id"]: card["price"] for card in box()["upgrade"]},
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
        2, "everything", time=30_500, mats=mats(done("sundae")), hourglasses={"0-1": at("oven 1", until=50_000)}
    )
    drawn = m.game.draw(m.view(0), m.components, m.names) if m.game.draw else ""
    for words in ("Round 1", "3:29 left", "0-1 19.5 s", "The Sundae", "1 fruit; 1 brown; 1 vanilla", "lid on"):
        assert words in drawn


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("chili-bowl", "Chili with a Warning: medium Order, plate II: 2 meat, 1 vegetable; 1 red; cook 2. 4 coins"),
        ("The Snowman", "The Snowman: Ice-Cream Order: 2 vanilla. 1 coin."),
        ("dishwasher", "Price 3."),
        ("good-tips", "tips 2/4/6/8"),
        ("mice", "2 Cheese are gone"),
    ],
)
def test_any_card_can_be_looked_up(word: str, text: str) -> None:
    m = kitchen()
    assert text in (m.game.lookup(m.components, word) or "")
    assert m.game.lookup(m.components, "unicorn") is None


def test_every_action_has_a_text_of_its_own_or_is_not_in_the_box() -> None:
    words = kitchen().notation
    assert len(words.action_ids) == sum(text is not None for text in words.actions)
    assert sum(text is None for text in words.actions) == 5 * 6 + 2 * 6 + 4  # spaces and upgrades that are not there
    assert GAME.rules.state.itemsize <= 2048


def test_the_counters_fit_what_is_tallied() -> None:
    labels = GAME.rules.counters(kitchen().components)
    assert labels[0] == "taken The Garden Bowl"
    assert labels[-1] == "placed freezer"
    assert view(kitchen(), "round") == 1
