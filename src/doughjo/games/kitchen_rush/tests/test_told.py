"""What is told of every move, as facts, and that both languages have words for it."""

from collections.abc import Callable
from typing import Any

import pytest

import doughjo
from doughjo.core.codes import Event
from doughjo.games.kitchen_rush.said import EVENTS
from doughjo.games.kitchen_rush.tests.helpers import (
    GAME,
    at,
    done,
    kitchen,
    mats,
    play,
    random_game,
    spoiled,
    with_event,
)

COMMON = {"choice": "common spices", "count": 3}
OFFER = {"offer": ["cold-cuts", "garden-bowl", None, None], "count": 1}
ICE = {"plate": "ice", "scoops": {"vanilla": 1}}


def working(space: str, **position: Any) -> doughjo.Match:
    """A kitchen with ice-cream in which the first hourglass of seat 1 stands somewhere."""
    return kitchen(**{"modules": "everything", "hourglasses": {"1-1": at(space)}, **position})


def second(*orders: Any, **more: Any) -> list[dict[str, Any]]:
    """The mats, with these Orders on the second."""
    return [{}, {"orders": list(orders), **more}]


def by(seat: Any, *moves: str) -> Callable[[doughjo.Match], list[Event]]:
    """What happens when these moves are made: all of it."""

    def happen(m: doughjo.Match) -> list[Event]:
        known = len(m.moves)
        for move in moves:
            m.play(seat, move)
        return [event for number in range(known, len(m.moves)) for event in m.story(number)]

    return happen


def time_passes(m: doughjo.Match) -> list[Event]:
    return m.advance(400_000)


CHILI = {"seat": 1, "slot": 1, "order": "chili-bowl", "tile": None}
CASES: list[tuple[Callable[[], doughjo.Match], Callable[[doughjo.Match], list[Event]], list[dict[str, Any]]]] = [
    (
        lambda: working("sink 1", hourglasses={"1-1": at("sink 1", until=0)}),
        by(1, "place 1 at oven 1"),
        [{"kind": "placed", "seat": 1, "hourglass": "1-1", "from": "sink 1", "space": "oven 1", "until": 30_000}],
    ),
    (
        kitchen,
        by(1, "place helper at oven 1"),
        [{"kind": "placed", "seat": 1, "hourglass": "helper", "from": None, "space": "oven 1", "until": 30_000}],
    ),
    (
        lambda: working("freezer 1", hourglasses={"1-1": at("freezer 1", until=0)}, freezer={"lid": "off"}),
        by(1, "lift 1"),
        [
            {"kind": "lifted", "seat": 1, "hourglass": "1-1", "from": "freezer 1"},
            {
                "kind": "melted",
                "scoops": dict.fromkeys(("vanilla", "chocolate", "strawberry", "lemon", "pistachio"), 1),
            },
        ],
    ),
    (
        lambda: working(
            "oven 1", hourglasses={"specialist": at("oven 1", user=1)}, abilities={"roaring-fire": "token"}
        ),
        by(1, "use the ability"),
        [{"kind": "called", "seat": 1, "ability": "roaring-fire"}],
    ),
    (
        lambda: working("maitre 1", rail=["cold-cuts", None, None, None], seed=1),
        lambda m: by(1, "bring orders")(m)[:1],
        [{"kind": "brought", "seat": 1, "coins": 1}],
    ),
    (
        lambda: working("maitre 1", rail=["cold-cuts", None, "paella", None]),
        by(1, "replace 1 and 3"),
        [{"kind": "replaced", "seat": 1, "spaces": [1, 3], "orders": ["cold-cuts", "paella"]}],
    ),
    (
        lambda: working("maitre 1", rail=[None, "cold-cuts", None, None]),
        by(1, "replace 2"),
        [{"kind": "replaced", "seat": 1, "spaces": [2], "orders": ["cold-cuts"]}],
    ),
    (
        lambda: play(working("maitre 1", rail=["cold-cuts", None, None, None]), "replace 1", seat=1),
        by("chance", "order paella"),
        [{"kind": "order", "order": "paella", "space": 1, "seat": 1}],
    ),
    (
        lambda: working("maitre 1", rail=["cold-cuts", "garden-bowl", None, None]),
        by(1, "add ice-cream"),
        [{"kind": "ice-cream", "seat": 1, "coins": 1}],
    ),
    (
        lambda: play(working("maitre 1", rail=["cold-cuts", "garden-bowl", None, None]), "add ice-cream", seat=1),
        by("chance", "tile snowman"),
        [{"kind": "tile", "seat": 1, "tile": "snowman"}],
    ),
    (
        lambda: working(
            "oven 1", rail=["cold-cuts", "paella", None, None], mats=second(holds={"tiles": ["snowman"] * 1 + [None]})
        ),
        by(1, "put tile 1 on 2"),
        [{"kind": "put-tile", "seat": 1, "tile": "snowman", "space": 2}],
    ),
    (
        lambda: working("oven 1", rail=["paella", None, None, None], mats=second(holds=OFFER)),
        by(1, "choose 2"),
        [{"kind": "chose", "seat": 1, "order": "garden-bowl", "space": 2}],
    ),
    (
        lambda: working("waiter 1", rail=[None, {"order": "chili-bowl", "tile": "snowman"}, None, None]),
        by(1, "take 2"),
        [{"kind": "took", **CHILI, "tile": "snowman", "space": 2}],
    ),
    (
        lambda: working("waiter 1", mats=second({"order": "chili-bowl", "dish": None})),
        by(1, "fetch plates for 1"),
        [{"kind": "fetched", **CHILI}],
    ),
    (
        lambda: working("waiter 1", mats=second(done("chili-bowl", "snowman"))),
        by(1, "deliver 1"),
        [{"kind": "delivered", **CHILI, "tile": "snowman", "coins": 5, "prestige": 1, "tip": 1}],
    ),
    (
        lambda: with_event("stingy-crowd", mats=second(done("chili-bowl")), hourglasses={"1-1": at("waiter 1")}),
        by(1, "deliver 1"),
        [{"kind": "delivered", **CHILI, "coins": 4, "prestige": 1, "tip": 0}],
    ),
    (
        lambda: working("storage-b 1", mats=second("cold-cuts", "mixed-grill")),
        by(1, "add bread from b to side 2"),
        [{"kind": "added", "seat": 1, "ingredient": "bread", "storage": "b", "plate": "side 2"}],
    ),
    (
        lambda: working("spices 1", mats=second("cold-cuts")),
        by(1, "draw a cube"),
        [{"kind": "reached-in", "seat": 1, "quiet": False}],
    ),
    (
        lambda: play(working("spices 1", mats=second("cold-cuts")), "draw a cube", seat=1),
        by("chance", "cube red"),
        [{"kind": "cube", "seat": 1, "spice": "red", "quiet": True}],
    ),
    (
        lambda: working("spices 1", mats=second("cold-cuts", holds={"cube": "red"})),
        by(1, "keep on dish 1"),
        [{"kind": "kept", "seat": 1, "spice": "red", "plate": "dish 1"}],
    ),
    (
        lambda: working("spices 1", mats=second(holds={"cube": "red"})),
        by(1, "put back"),
        [{"kind": "put-back", "seat": 1, "what": "red", "quiet": True}],
    ),
    (
        lambda: working("oven 1", mats=second(holds={"crate": "fruit", "count": 2})),
        by(1, "put back"),
        [{"kind": "put-back", "seat": 1, "what": "fruit", "quiet": False}],
    ),
    (
        lambda: working("oven 1", mats=second(holds=COMMON)),
        by(1, "put back"),
        [{"kind": "put-back", "seat": 1, "what": None, "quiet": False}],
    ),
    (
        lambda: working(
            "oven 1",
            hourglasses={"specialist": at("spices 1", user=1, improved=True)},
            mats=second("cold-cuts", "paella"),
        ),
        by(1, "spice dish 2 with yellow"),
        [{"kind": "spiced", "seat": 1, "spice": "yellow", "plate": "dish 2"}],
    ),
    (
        lambda: working("oven 1", mats=second("paella", spoiled("mixed-grill", cooked=1))),
        by(1, "cook dish 2"),
        [{"kind": "cooked", "seat": 1, "plate": "dish 2", "row": 2}],
    ),
    (
        lambda: working("fridge 1", mats=second("paella", "panna-cotta")),
        by(1, "chill dish 2"),
        [{"kind": "chilled", "seat": 1, "plate": "dish 2", "column": 1}],
    ),
    (
        lambda: working("shopping 1"),
        by(1, "buy rare spices"),
        [{"kind": "bought", "seat": 1, "lot": "rare spices", "count": 2, "price": 1}],
    ),
    (
        lambda: working("shopping 1"),
        by(1, "buy fruit"),
        [{"kind": "bought", "seat": 1, "lot": "fruit", "count": 5, "price": 1}],
    ),
    (
        lambda: working("oven 1", mats=second(holds={"crate": "meat", "count": 4})),
        by(1, "unload one into b", "unload all into a"),
        [
            {"kind": "unloaded", "seat": 1, "ingredient": "meat", "storage": "b", "count": 1},
            {"kind": "unloaded", "seat": 1, "ingredient": "meat", "storage": "a", "count": 3},
        ],
    ),
    (
        lambda: working("oven 1", mats=second(holds=COMMON)),
        by(1, "pick spice green"),
        [{"kind": "picked", "seat": 1, "what": "green"}],
    ),
    (
        lambda: working("oven 1", mats=second(holds={"choice": "scoops", "count": 1})),
        by(1, "pick scoop lemon"),
        [{"kind": "picked", "seat": 1, "what": "lemon"}],
    ),
    (lambda: working("sink 1"), by(1, "wash III"), [{"kind": "washed", "seat": 1, "size": "III"}]),
    (
        lambda: working("office 1", coins=9),
        by(1, "open storage-c 1"),
        [{"kind": "paid", "seat": 1, "what": "open storage-c 1", "price": 2, "hourglass": None, "owner": None}],
    ),
    (
        lambda: working("office 1", coins=9, hourglasses={"1-1": at("office 1"), "0-2": {"state": "unpaid"}}),
        by(1, "re-hire 0-2"),
        [{"kind": "paid", "seat": 1, "what": "re-hire 0-2", "price": 3, "hourglass": "0-2", "owner": 0}],
    ),
    (
        lambda: working("freezer 1"),
        by(1, "lift the lid", "close the lid"),
        [{"kind": "lid", "seat": 1, "off": True}, {"kind": "lid", "seat": 1, "off": False}],
    ),
    (
        lambda: working(
            "freezer 1",
            freezer={"lid": "off"},
            mats=second(spoiled("sundae", scoops={}), {"order": "cold-cuts", "tile": "snowman"}),
        ),
        by(1, "scoop vanilla onto dish 1", "scoop lemon onto ice 2"),
        [
            {"kind": "scooped", "seat": 1, "flavour": "vanilla", "plate": "dish 1"},
            {"kind": "scooped", "seat": 1, "flavour": "lemon", "plate": "ice 2"},
        ],
    ),
    (
        lambda: kitchen(phase="preparation", round=2, ready=[True, False]),
        by(1, "ready"),
        [{"kind": "ready", "seat": 1}, {"kind": "round-begins", "round": 2}],
    ),
    (
        lambda: kitchen(round=2, options={"finish_under_way": True}, hourglasses={"helper": at("oven 1", user=1)}),
        time_passes,
        [
            {"kind": "sand", "hourglass": "helper", "seat": 1, "space": "oven 1", "time": 30_000, "owner": None},
            {"kind": "time-up", "round": 2},
        ],
    ),
    (
        lambda: with_event(
            "famous-critic",
            round=4,
            modules="everything",
            coins=2,
            prestige=4,
            plates={"clean": {"II": 1}, "dirty": {}, "for_sale": {}},
            mats=[
                {"orders": [None, {**spoiled("cold-cuts", cooked=1), "tile": "snowman", "ice": ICE}]},
                {"orders": [done("garden-bowl"), {"order": "mixed-grill", "side": None}], "holds": COMMON},
            ],
        ),
        time_passes,
        [
            {"kind": "round-over", "round": 4},
            {"kind": "dropped", "seat": 1},
            {"kind": "served", "seat": 1, "slot": 1, "order": "garden-bowl", "tile": None, "coins": 2, "prestige": 0},
            {
                **{"kind": "unfinished", "seat": 0, "slot": 2, "order": "cold-cuts", "tile": "snowman"},
                **{"prestige": -2, "melted": 1, "thrown": ["dish 2"], "without_plate": []},
            },
            {
                **{"kind": "unfinished", "seat": 1, "slot": 2, "order": "mixed-grill", "tile": None},
                **{"prestige": -2, "melted": 0, "thrown": [], "without_plate": ["side 2"]},
            },
            {"kind": "wages", "specialist": 1, "workers": 1, "each": 3, "unpaid": 4, "before": 4},
        ],
    ),
    (
        lambda: with_event("stingy-crowd", round=4, coins=3, phase="wages", to_leave_unpaid=1),
        by(0, "leave 1-2 unpaid"),
        [
            {"kind": "unpaid", "hourglass": "1-2", "owner": 1},
            {"kind": "event-over", "event": "stingy-crowd"},
            {"kind": "game-over", "won": False},
        ],
    ),
    (
        lambda: kitchen(1, coins=1),
        time_passes,
        [
            {"kind": "round-over", "round": 1},
            {"kind": "wages", "specialist": 0, "workers": 0, "each": 3, "unpaid": 3, "before": 1},
            {"kind": "unpaid", "hourglass": "0-1", "owner": 0},
            {"kind": "unpaid", "hourglass": "0-2", "owner": 0},
            {"kind": "unpaid", "hourglass": "helper", "owner": None},
        ],
    ),
    (
        lambda: kitchen(phase="bonus", peak=4, round=4),
        by("chance", "bonus generous-regular"),
        [{"kind": "bonus", "bonus": "generous-regular"}, {"kind": "game-over", "won": False}],
    ),
    (
        lambda: kitchen(options={"events": "on"}, phase="event"),
        by("chance", "event mice"),
        [{"kind": "event", "event": "mice"}],
    ),
    (
        lambda: kitchen(options={"objective": "special"}, phase="objective"),
        by("chance", "objective good-tips"),
        [{"kind": "objective", "objective": "good-tips"}],
    ),
    (
        lambda: kitchen(modules="everything", phase="upgrades"),
        by("chance", "upgrade dishwasher", "upgrade bulk-buyer", "ability ice-maker"),
        [
            {"kind": "upgrade", "upgrade": "dishwasher"},
            {"kind": "upgrade", "upgrade": "bulk-buyer"},
            {"kind": "ability", "ability": "ice-maker"},
        ],
    ),
    (
        lambda: play(
            working(
                "oven 1",
                hourglasses={"specialist": at("maitre 1", user=1)},
                abilities={"silver-tongue": "token"},
            ),
            "use the ability",
            "bring orders",
            seat=1,
        ),
        by("chance", "order paella"),
        [{"kind": "offered", "seat": 1, "order": "paella"}],
    ),
]
WITHOUT_TRACE = {"waited"}


@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda number: CASES[number][2][0]["kind"])
def test_what_happens_is_told_as_facts(number: int) -> None:
    table, happens, told = CASES[number]
    events = happens(table())
    assert [{"kind": event.kind, **event.facts} for event in events] == told
    assert not any(event.secret for event in events)


def test_every_event_has_a_case_here() -> None:
    told = {facts["kind"] for _, _, events in CASES for facts in events}
    assert told | WITHOUT_TRACE == {code.name for code in EVENTS.codes}


def test_a_game_that_is_won_says_so() -> None:
    goals = GAME.start_from({"players": 1, "options": {"objective": "easy"}}).position()["goals"]
    completed = ["garden-bowl", "tomato-toast", "grilled-cheese", "caesars-leftovers", "picnic-sandwich", "cold-cuts"]
    assert goals["orders"] == [0, len(completed)]
    m = kitchen(1, options={"objective": "easy"}, round=4, coins=20, prestige=3, completed=completed)
    assert time_passes(m)[-1].facts == {"won": True}
    assert m.log[-1] == "The Objective is met: you win!"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("players", "modules"), [(1, "everything"), (3, "everything"), (4, "base")])
def test_a_game_is_told_in_a_language(language: str, players: int, modules: str) -> None:
    for number, m in enumerate(random_game(players, players + 10, modules=modules, events="on", round_seconds="60")):
        m.language = language
        if number % 20 == 0:
            view: dict[str, Any] = m.view(number % players)
            assert m.teller.drawn(view)
            assert all(m.teller.move(move) for move in moves_of(m))
    assert all(m.log_of(0)) and all(line.label for line in m.sheet()[0])


def moves_of(m: doughjo.Match) -> list[dict[str, Any]]:
    """What can be done, as facts."""
    every = m.game.moves.all(m.edition.kinds)
    return [every[action] for seat in m.to_act if isinstance(seat, int) for action in m.legal_ids(seat)]  # type: ignore[misc]


def test_in_german_nothing_is_left_in_english() -> None:
    m = kitchen(2, "everything", names=["Ann", "Bo"], coins=9, mats=mats(done("chili-bowl")), rail=[None] * 4)
    m.language = "de"
    play(m, "place 1 at waiter 1", "deliver 1", "place 2 at spices 1", "draw a cube")
    m.play("chance", "cube red")
    assert m.view(0)["question"].startswith("Du hast einen roten Würfel gezogen.")
    play(m, "put back", "place helper at office 1", "repair oven 3")
    assert m.log == [
        "Ann stellt Sanduhr 1 auf Service 1.",
        "Ann serviert „Chili mit Warnung“: 4 Münzen und 1 Prestige, dazu 1 Trinkgeld.",
        "Ann stellt Sanduhr 2 auf Gewürze 1.",
        "Ann wühlt im Beutel.",
        "Ann stellt die Küchenhilfe auf Büro 1.",
        "Ann zahlt 1 Münze, um Ofen 3 zu reparieren.",
    ]
    assert m.teller.event(m.events_of(0)[0], reader=0) == "Du stellst Sanduhr 1 auf Service 1."
    assert m.teller.lookup("Schneemann") == (
        "Schneemann: Eisplättchen: 2 Vanille/Cookies. Bringt 1 Münze. Von uns, nicht vom Verlag."
    )


def test_every_card_has_a_german_name_and_text_of_its_own() -> None:
    m = kitchen()
    english, german = (m.edition.speaker(language, ()) for language in ("en", "de"))
    for kind, cards in m.game.printed(m.components).items():
        for card in cards:
            assert english.text(kind, card) != german.text(kind, card)
