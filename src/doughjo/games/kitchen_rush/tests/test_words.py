"""Texts, questions, refusals, the log, the drawing, the list of components."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.components import CARDS
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
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
    ("move", "clause", "reason"),
    [
        ("bring orders", "KR-12", "stands at Maitre d’"),
        ("take 1", "KR-12", "stands at Waiter"),
        ("deliver 1", "KR-12", "stands at Waiter"),
        ("add meat from a to dish 1", "KR-42", "no hourglass of yours at Storage A"),
        ("add meat from a to dish 2", "KR-31", "you have no dish 2"),
        ("draw a cube", "KR-12", "stands at Spices"),
        ("keep on dish 1", "KR-45", "you hold no cube"),
        ("put back", "KR-13", "your hands are empty"),
        ("spice dish 1 with red", "KR-57", "only the Spices ability"),
        ("cook dish 1", "KR-12", "stands at an Oven"),
        ("chill dish 1", "KR-12", "stands at a Fridge"),
        ("buy meat", "KR-12", "stands at Shopping"),
        ("unload one into a", "KR-44", "you carry nothing"),
        ("pick spice white", "KR-44", "bought no spices"),
        ("pick scoop lemon", "KR-44", "bought no scoops"),
        ("wash I", "KR-12", "stands at Sink"),
        ("repair oven 3", "KR-12", "stands at Office"),
        ("lift the lid", "KR-12", "stands at Freezer"),
        ("scoop lemon onto dish 1", "KR-12", "stands at Freezer"),
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
    ("glasses", "move", "told"),
    [
        ({"0-2": at("oven 1")}, "place 1 at oven 1", "Your hourglass 2 stands at Oven 1 already."),
        ({"1-2": at("oven 1")}, "place 1 at oven 1", "Bo’s hourglass 2 stands at Oven 1 already."),
        ({"helper": at("oven 1", user=1)}, "place 1 at oven 1", "The Helper stands at Oven 1 already."),
        ({"helper": at("oven 1", user=1, until=0)}, "lift helper", "The Helper stands where Bo put it."),
        ({"0-1": at("oven 1")}, "lift 1", "The sand of your hourglass 1 still runs for 30 seconds."),
        ({"0-1": {"state": "unpaid"}}, "lift 1", "Your hourglass 1 was not paid; the Office re-hires it."),
        ({}, "lift 2", "Your hourglass 2 is in hand already."),
        ({}, "place 1 at storage-c 1", "Storage C 1 is locked; the Office opens it."),
        ({}, "place 1 at oven 3", "Oven 3 is broken; the Office repairs it."),
    ],
)
def test_a_player_is_told_in_plain_words_why_not(glasses: dict[str, Any], move: str, told: str) -> None:
    m = kitchen(hourglasses=glasses, names=["Ann", "Bo"])
    error = refused(m, 0, move)
    assert error.told == told
    assert told[1:-1] in error.reason


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("repair oven 3", "Ann pays 1 coin to repair Oven 3."),
        ("open storage-c 1", "Ann pays 2 coins to open Storage C 1."),
        ("re-hire 1-2", "Ann pays 3 coins to re-hire hourglass 2 of Bo."),
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
    assert m.log[-1] == "Seat 0 puts vanilla/cookies on dish 1."
    assert refused(m, 0, "scoop vanilla onto dish 1").told == "There is no vanilla/cookies."
    page = GAME.rules.component_table(m.components)
    assert "then 1 lemon/banana" in page
    lists = [line for line in page.splitlines() if line.startswith("|") and ("vanilla" in line or "lemon" in line)]
    assert all("vanilla/cookies" in line or "lemon/banana" in line for line in lists)


def test_every_list_says_of_every_card_where_it_comes_from() -> None:
    page = GAME.rules.component_table(kitchen().components)
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
    assert words in (m.game.lookup(m.components, "chili-bowl") or "")
    assert words in next(piece.origin for piece in m.components.pieces if piece.id == "chili-bowl")


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
        "Wages: 4 hourglasses at 3 coins, and 1 coin for the Specialist; 1 cannot be paid.",
    ]


def test_the_log_of_some_work() -> None:
    m = kitchen(2, "everything", coins=9, rail=["panna-cotta", None, None, None])
    play(m, "place 1 at waiter 1", "take 1", "place 2 at storage-a 1", "add creme from a to dish 1")
    play(m, "place helper at freezer 1", "lift the lid")
    m.advance(30_000)
    play(m, "place helper at fridge 1", "chill dish 1")
    assert m.log == [
        "Seat 0 puts hourglass 1 at Waiter 1.",
        "Seat 0 takes Panna Cotta as Order 1.",
        "Seat 0 puts hourglass 2 at Storage A 1.",
        "Seat 0 adds creme from Storage A to dish 1.",
        "Seat 0 puts the Helper at Freezer 1.",
        "Seat 0 takes the lid off the Freezer.",
        "The sand of hourglass 1 of Seat 0 at Waiter 1 has run out.",
        "The sand of hourglass 2 of Seat 0 at Storage A 1 has run out.",
        "The sand of the Helper at Freezer 1 has run out.",
        "Seat 0 puts the Helper at Fridge 1.",
        "The lid was left off: 1 vanilla/cookies, 1 chocolate, 1 strawberry, 1 lemon/banana and 1 pistachio melt in "
        "the Freezer.",
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
        "Seat 0 puts hourglass 1 at Spices 1.",
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
    drawn = m.game.draw(m.view(0), m.components, m.names) if m.game.draw else ""
    for words in (
        "Round 1",
        "3:29 left",
        "Ann 1 19.5 s",
        "Bo 2 (unpaid)",
        "The Sundae",
        "1 fruit; 1 brown; 1 vanilla/cookies",
        "lid on",
    ):
        assert words in drawn


@pytest.mark.parametrize(
    ("word", "text"),
    [
        ("chili-bowl", "Chili with a Warning: medium Order, plate II: 2 meat, 1 vegetable; 1 red; cook 2. 4 coins"),
        ("The Snowman", "The Snowman: Ice-Cream Order: 2 vanilla/cookies. 1 coin."),
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
