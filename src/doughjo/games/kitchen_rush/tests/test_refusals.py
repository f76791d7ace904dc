"""Moves that cannot be made: every reason there is, in a sentence, with its clause."""

from collections.abc import Callable
from typing import Any

import pytest

import doughjo
from doughjo.core.errors import IllegalMove
from doughjo.games.kitchen_rush.said import REASONS
from doughjo.games.kitchen_rush.tests.helpers import (
    EMPTY,
    GAME,
    at,
    changed,
    done,
    kitchen,
    mats,
    spoiled,
    with_event,
)
from doughjo.testing import own_box, random_game, refused

NAMES = ["Ann", "Bo"]
BASE = [card["id"] for card in own_box(GAME)["order"] if card["kind"] != "dessert"]
TILES = [card["id"] for card in own_box(GAME)["tile"]]
FINISHING = {"finish_under_way": True}
COLD = {"order": "panna-cotta", "dish": {"chilled": 1}}
READY_SUNDAE = spoiled("sundae", scoops={})


def working(space: str, **position: Any) -> doughjo.Match:
    """A kitchen with ice-cream in which Ann's first hourglass stands somewhere."""
    return kitchen(**{"modules": "everything", "hourglasses": {"0-1": at(space)}, "names": NAMES, **position})


def able(space: str, **position: Any) -> doughjo.Match:
    """A kitchen in which Ann has called the Specialist's ability."""
    glass = {**at(space, user=0, improved=True), **position.pop("glass", {})}
    return kitchen(**{"modules": "everything", "hourglasses": {"specialist": glass}, "names": NAMES, **position})


def holding(holds: dict[str, Any], **position: Any) -> doughjo.Match:
    """A kitchen in which Ann holds something."""
    orders = position.pop("orders", ())
    return kitchen(**{"modules": "everything", "mats": mats(*orders, holds=holds), "names": NAMES, **position})


def plain(**position: Any) -> doughjo.Match:
    """A kitchen of the base game."""
    return kitchen(**{"mats": mats("cold-cuts"), "names": NAMES, **position})


OFFER = {"offer": ["cold-cuts", "garden-bowl", None, None], "count": 2}
TILE = {"tiles": ["snowman", None]}
COMMON = {"choice": "common spices", "count": 3}

CASES: dict[str, tuple[Callable[[], doughjo.Match], str, str | None, str]] = {
    # The phase
    "ready-already": (lambda: plain(phase="preparation", ready=[True, False]), "ready", "KR-01", "You are ready."),
    "before-the-round": (
        lambda: plain(phase="preparation"),
        "place 1 at oven 1",
        "KR-01",
        "The clock is not running yet.",
    ),
    "in-the-round": (plain, "ready", "KR-01", "The round is on"),
    "after-the-round": (
        lambda: plain(options=FINISHING, phase="closing", hourglasses={"0-1": at("oven 1", until=0)}),
        "lift 1",
        "KR-04",
        "Time’s up.",
    ),
    "at-wages": (lambda: plain(phase="wages", to_leave_unpaid=1), "ready", "KR-64", "First choose who goes unpaid."),
    "not-at-wages": (plain, "leave 0-1 unpaid", "KR-64", "Wages are paid in Cleanup."),
    "not-on-wages": (
        lambda: plain(modules="specialist", phase="wages", to_leave_unpaid=1),
        "leave specialist unpaid",
        "KR-56",
        "The Specialist is always paid.",
    ),
    # Hands
    "hands-full": (lambda: holding({"cube": "red"}), "place 1 at oven 1", "KR-13", "Your hands are full."),
    "hands-empty": (plain, "put back", "KR-13", "Your hands are empty."),
    "tiles-stay": (
        lambda: holding(TILE, rail=["cold-cuts", None, None, None]),
        "put back",
        "KR-40",
        "Ice-Cream tiles do not go back.",
    ),
    "offer-stays": (lambda: holding(OFFER), "put back", "KR-57", "Choose from the Orders laid out first."),
    "no-cube": (plain, "keep on dish 1", "KR-45", "You hold no cube."),
    "no-crate": (plain, "unload one into a", "KR-44", "You carry nothing to unload."),
    "no-spices": (plain, "pick spice white", "KR-44", "You have not bought any spices."),
    "no-scoops": (plain, "pick scoop lemon", "KR-44", "You have not bought any scoops."),
    "no-tile": (plain, "put tile 1 on 1", "KR-40", "You do not hold that Ice-Cream tile."),
    "no-offer": (lambda: holding(OFFER), "choose 3", "KR-57", "That Order is not laid out for you."),
    "only-common": (
        lambda: holding(COMMON),
        "pick spice red",
        "KR-44",
        "You bought common spices, and this one is rare.",
    ),
    "only-rare": (
        lambda: holding({"choice": "rare spices", "count": 1}),
        "pick spice white",
        "KR-44",
        "You bought rare spices, and this one is common.",
    ),
    # Hourglasses and spaces
    "not-in-game": (plain, "place specialist at oven 1", "KR-10", "The Specialist is not in this game."),
    "not-paid": (
        lambda: plain(hourglasses={"0-1": {"state": "unpaid"}}),
        "lift 1",
        "KR-64",
        "Your hourglass 1 was not paid. Re-hire it at the Office.",
    ),
    "not-hired": (plain, "place second helper at oven 1", "KR-47", "The second Helper is not hired yet."),
    "sand-runs": (lambda: working("oven 1", time=500), "lift 1", "KR-11", "Your hourglass 1 needs 30 more seconds."),
    "kept-away": (
        lambda: with_event("overslept", names=NAMES),
        "place 2 at oven 1",
        "KR-66",
        "Your hourglass 2 cannot work: Overslept.",
    ),
    "put-by-other": (
        lambda: plain(hourglasses={"helper": at("oven 1", user=1, until=0)}),
        "lift helper",
        "KR-11",
        "Bo put the Helper there. Only Bo can move it.",
    ),
    "in-hand-already": (plain, "lift 2", "KR-11", "Your hourglass 2 is already in hand."),
    "is-locked": (plain, "place 1 at storage-c 1", "KR-14", "Storage C 1 is locked. Open it at the Office."),
    "is-broken": (plain, "place 1 at oven 3", "KR-14", "Oven 3 is broken. Repair it at the Office."),
    "is-unavailable": (plain, "place 1 at waiter 2", "KR-14", "Waiter 2 is not used in this game."),
    "is-closed": (lambda: with_event("power-cut"), "place 1 at oven 2", "KR-66", "Oven 2 is closed: Power Cut."),
    "is-occupied": (
        lambda: plain(hourglasses={"1-2": at("oven 1")}),
        "place 1 at oven 1",
        "KR-05",
        "Bo’s hourglass 2 is already on Oven 1.",
    ),
    "no-worker": (plain, "wash I", "KR-12", "You have no hourglass at the Sink that can still act."),
    # The Specialist
    "no-specialist": (plain, "use the ability", "KR-55", "There is no Specialist in this game."),
    "specialist-away": (
        lambda: working("oven 1"),
        "use the ability",
        "KR-55",
        "First put the Specialist where you need it.",
    ),
    "has-begun": (
        lambda: able("oven 1", glass={"improved": False, "begun": True}, abilities={"roaring-fire": "token"}),
        "use the ability",
        "KR-55",
        "Too late: the Specialist has already begun.",
    ),
    "has-called": (lambda: able("oven 1"), "use the ability", "KR-55", "You have already called this ability."),
    "no-token": (
        lambda: able("sink 1", glass={"improved": False}),
        "use the ability",
        "KR-55",
        "There is no token at the Sink.",
    ),
    "for-bringing": (
        lambda: able("maitre 1", rail=["cold-cuts", None, None, None]),
        "replace 1",
        "KR-57",
        "This ability brings new Orders and does nothing else.",
    ),
    "for-taking": (
        lambda: able("waiter 1", glass={"doing": ["taking"]}, mats=mats(done("cold-cuts"))),
        "deliver 1",
        "KR-57",
        "You called the ability for taking Orders, so you cannot deliver.",
    ),
    "for-delivering": (
        lambda: able("waiter 1", glass={"doing": ["delivering"]}, rail=["cold-cuts", None, None, None]),
        "take 1",
        "KR-57",
        "You called the ability for delivering, so you cannot take Orders.",
    ),
    "sees-the-bag": (lambda: able("spices 1"), "draw a cube", "KR-57", "The Specialist looks into the bag"),
    "not-seeing-the-bag": (
        plain,
        "spice dish 1 with red",
        "KR-57",
        "Only the Specialist’s Spices ability looks into the bag.",
    ),
    # The rail
    "rail-full": (
        lambda: working("maitre 1", rail=["cold-cuts", "garden-bowl", "chili-bowl", "paella"]),
        "bring orders",
        "KR-40",
        "No order space is free.",
    ),
    "no-orders-left": (
        lambda: plain(hourglasses={"0-1": at("maitre 1")}, mats=mats(), completed=BASE),
        "bring orders",
        "KR-40",
        "There are no Orders left.",
    ),
    "no-order-here": (lambda: working("waiter 1"), "take 1", "KR-41", "There is no Order on space 1."),
    "tiles-need-orders": (
        lambda: working("waiter 1", rail=["cold-cuts", None, None, None], mats=[{}, {"holds": TILE}]),
        "take 1",
        "KR-41",
        "Someone holds Ice-Cream tiles",
    ),
    "no-ice-cream": (plain, "add ice-cream", "KR-40", "You play without Ice-Cream tiles."),
    "too-few-for-tiles": (
        lambda: working("maitre 1"),
        "add ice-cream",
        "KR-40",
        "You need two Orders without ice-cream",
    ),
    "no-tiles-left": (
        lambda: working("maitre 1", rail=["cold-cuts", "garden-bowl", None, None], completed_tiles=TILES),
        "add ice-cream",
        "KR-40",
        "There are not enough tiles left.",
    ),
    "takes-no-tile": (
        lambda: holding(TILE, rail=["cold-cuts", "sundae", None, None]),
        "put tile 1 on 2",
        "KR-40",
        "The Sundae takes no Ice-Cream tile.",
    ),
    # The mat
    "no-plates": (
        lambda: working("waiter 1", rail=["mixed-grill", None, None, None], plates=EMPTY),
        "take 1",
        "KR-41",
        "No clean plate: this Order needs III and I.",
    ),
    "mat-full": (
        lambda: working("waiter 1", rail=["cold-cuts", None, None, None], mats=mats("mixed-grill", "roast-with-toast")),
        "take 1",
        "KR-41",
        "Your mat has room for 4 plates.",
    ),
    "too-many-orders": (
        lambda: working(
            "waiter 1",
            components=changed("numbers", mat_plates=8),
            rail=["paella", None, None, None],
            mats=mats("cold-cuts", "garden-bowl", "chili-bowl", "duck-rolls"),
        ),
        "take 1",
        "KR-41",
        "Your mat has room for 4 Orders.",
    ),
    "no-such-order": (lambda: working("waiter 1"), "deliver 2", "KR-41", "You have no Order 2."),
    "has-its-plates": (
        lambda: working("waiter 1", mats=mats("cold-cuts")),
        "fetch plates for 1",
        "KR-61",
        "Cold Cuts has all its plates.",
    ),
    "not-complete": (
        lambda: working("waiter 1", mats=mats("cold-cuts")),
        "deliver 1",
        "KR-41",
        "Cold Cuts is not finished.",
    ),
    "no-such-plate": (plain, "add meat from a to dish 2", "KR-31", "You have no dish 2."),
    # Dishes
    "too-late-to-add": (
        lambda: working("storage-a 1", mats=mats(spoiled("cold-cuts", cooked=1))),
        "add meat from a to dish 1",
        "KR-42",
        "Dish 1 has been cooked or chilled: no more ingredients.",
    ),
    "another-plate": (
        lambda: plain(hourglasses={"0-1": at("storage-a 1", doing=["dish 2"])}),
        "add meat from a to dish 1",
        "KR-42",
        "Your hourglass at Storage A already works on another plate.",
    ),
    "not-there": (
        lambda: working("storage-a 1", mats=mats("cold-cuts"), storages={}),
        "add meat from a to dish 1",
        "KR-42",
        "There is no meat at Storage A.",
    ),
    "bag-rests": (
        lambda: working("spices 1", time=1_500, mats=mats(next_draw=2_001)),
        "draw a cube",
        "KR-45",
        "Wait 1 second before you reach into the bag again.",
    ),
    "bag-empty": (lambda: working("spices 1", bag={}), "draw a cube", "KR-45", "The bag is empty."),
    "not-in-the-bag": (
        lambda: able("spices 1", bag={"white": 1}, mats=mats("cold-cuts")),
        "spice dish 1 with red",
        "KR-57",
        "There is no red cube in the bag.",
    ),
    "too-cold-to-spice": (
        lambda: holding({"cube": "red"}, orders=[COLD]),
        "keep on dish 1",
        "KR-45",
        "Dish 1 has been chilled: no more spices.",
    ),
    "too-cold-to-cook": (
        lambda: working("oven 1", mats=mats(COLD)),
        "cook dish 1",
        "KR-43",
        "Dish 1 has been chilled and cannot be cooked.",
    ),
    "last-row": (
        lambda: working("oven 1", mats=mats(spoiled("cold-cuts", cooked=3))),
        "cook dish 1",
        "KR-43",
        "Dish 1 is in the last row.",
    ),
    "nothing-to-chill": (
        lambda: working("fridge 1", mats=mats("cold-cuts")),
        "chill dish 1",
        "KR-48",
        "Dish 1 does not need any more chilling.",
    ),
    "lid-is-on": (lambda: working("freezer 1"), "close the lid", "KR-50", "The lid is on."),
    "lid-is-off": (
        lambda: working("freezer 1", freezer={"lid": "off"}),
        "lift the lid",
        "KR-50",
        "The lid is already off.",
    ),
    "no-such-scoop": (
        lambda: working("freezer 1", freezer={"scoops": {}, "lid": "off"}, mats=mats(READY_SUNDAE)),
        "scoop lemon onto dish 1",
        "KR-49",
        "There is no lemon/banana in the Freezer.",
    ),
    "has-no-tile": (
        lambda: working("freezer 1", mats=mats("cold-cuts")),
        "scoop lemon onto ice 1",
        "KR-49",
        "Cold Cuts has no Ice-Cream tile.",
    ),
    "no-ice-plate": (
        lambda: working("freezer 1", mats=mats({"order": "cold-cuts", "tile": "snowman"}), plates=EMPTY),
        "scoop vanilla onto ice 1",
        "KR-49",
        "There is no clean ice-cream plate, nor one of size I.",
    ),
    "scoops-come-last": (
        lambda: working("freezer 1", mats=mats("sundae")),
        "scoop lemon onto dish 1",
        "KR-49",
        "Scoops come last: The Sundae is not ready",
    ),
    # Coins
    "not-sold": (lambda: plain(hourglasses={"0-1": at("shopping 1")}), "buy creme", "KR-44", "You play without crème."),
    "not-sold-now": (
        lambda: with_event("customs-strike", hourglasses={"0-1": at("shopping 1")}),
        "buy rare spices",
        "KR-44",
        "No rare spices this round: Trouble at the Border.",
    ),
    "sold-out": (lambda: working("shopping 1", storages={"a": {"meat": 24}}), "buy meat", "KR-24", "Sold out: meat."),
    "no-scoop-left": (
        lambda: able("freezer 1", freezer={"scoops": {"lemon": 8}}, mats=mats(READY_SUNDAE)),
        "scoop lemon onto dish 1",
        "KR-57",
        "There is no lemon/banana left.",
    ),
    "no-cube-left": (
        lambda: holding(COMMON, bag={"white": 12}),
        "pick spice white",
        "KR-24",
        "There is no white cube left.",
    ),
    "too-dear": (
        lambda: working("office 1", coins=2),
        "hire the second helper",
        "KR-47",
        "That costs 5 coins, and you have 2.",
    ),
    "storage-closed": (
        lambda: holding({"crate": "meat", "count": 2}),
        "unload one into c",
        "KR-14",
        "Storage C is locked.",
    ),
    "none-dirty": (lambda: working("sink 1", plates=EMPTY), "wash II", "KR-46", "No plate of size II is dirty."),
    "not-for-sale": (lambda: working("office 1"), "buy upgrade dishwasher", "KR-47", "Dishwasher is not for sale."),
    "has-upgrade": (
        lambda: working("office 1", upgrades={"dishwasher": "bought"}),
        "buy upgrade dishwasher",
        "KR-47",
        "You already have Dishwasher.",
    ),
    "not-unpaid": (
        lambda: working("office 1"),
        "re-hire 1-2",
        "KR-47",
        "Bo’s hourglass 2 does not need to be re-hired.",
    ),
    "helper-hired": (
        lambda: working("office 1", hourglasses={"0-1": at("office 1"), "second helper": {"state": "in play"}}),
        "hire the second helper",
        "KR-47",
        "The second Helper is already hired.",
    ),
    "not-locked": (lambda: working("office 1"), "open oven 1", "KR-47", "Oven 1 is not locked."),
    "not-broken": (lambda: working("office 1"), "repair oven 1", "KR-47", "Oven 1 is not broken."),
    "no-plate-for-sale": (
        lambda: working("office 1", plates=EMPTY),
        "buy plate ice",
        "KR-47",
        "No ice-cream plate is for sale.",
    ),
}
OF_EVERY_GAME = {"legal", "not-asked", "not-yours"}


@pytest.mark.parametrize("reason", CASES)
def test_a_move_that_cannot_be_made_is_refused_with_its_reason(reason: str) -> None:
    case, move, clause, told = CASES[reason]
    m = case()
    error = refused(m, 0, move)
    known = m.edition.reason(m.hidden(0), 0, m.notation.action_ids[move])
    assert known is not None
    assert (known.facts["kind"], error.clause) == (reason, clause)
    assert error.told.startswith(told)


def test_every_reason_has_a_case_here() -> None:
    assert {code.name for code in REASONS.codes} == OF_EVERY_GAME | set(CASES)


@pytest.mark.parametrize(
    ("space", "move", "clause", "told"),
    [
        ("oven 1", "bring orders", "KR-12", "You have no hourglass at the Maitre d’"),
        ("oven 1", "take 1", "KR-12", "You have no hourglass at the Waiter"),
        ("oven 1", "add meat from a to dish 1", "KR-42", "You have no hourglass at Storage A"),
        ("oven 1", "draw a cube", "KR-12", "You have no hourglass at the Spices"),
        ("sink 1", "cook dish 1", "KR-12", "You have no hourglass at an Oven"),
        ("oven 1", "chill dish 1", "KR-12", "You have no hourglass at a Fridge"),
        ("oven 1", "buy meat", "KR-12", "You have no hourglass at Shopping"),
        ("oven 1", "repair oven 3", "KR-12", "You have no hourglass at the Office"),
        ("oven 1", "lift the lid", "KR-12", "You have no hourglass at the Freezer"),
        ("oven 1", "scoop lemon onto dish 1", "KR-12", "You have no hourglass at the Freezer"),
        ("maitre 1", "replace 1", "KR-40", "There is no Order on space 1."),
        ("maitre 1", "replace 1 and 3", "KR-40", "There is no Order on space 1."),
        ("waiter 1", "fetch plates for 2", "KR-61", "You have no Order 2."),
        ("freezer 1", "scoop lemon onto dish 2", "KR-49", "You have no Order 2."),
        ("shopping 1", "buy meat", "KR-44", "That costs 1 coin, and you have 0."),
    ],
)
def test_a_refusal_where_an_hourglass_stands(space: str, move: str, clause: str, told: str) -> None:
    error = refused(working(space, mats=mats("cold-cuts"), coins=0), 0, move)
    assert (error.clause, error.told.startswith(told)) == (clause, True), error.told


@pytest.mark.parametrize(
    ("glasses", "told"),
    [
        ({"0-2": at("oven 1")}, "Your hourglass 2 is already on Oven 1."),
        ({"helper": at("oven 1", user=1)}, "The Helper is already on Oven 1."),
    ],
)
def test_whoever_stands_there_is_named(glasses: dict[str, Any], told: str) -> None:
    assert refused(plain(hourglasses=glasses), 0, "place 1 at oven 1").told == told


def test_an_unknown_move_is_refused_with_the_question() -> None:
    error = refused(plain(), 0, "dance")
    assert error.clause is None
    assert error.told == "That is not what you are asked to do. Place an hourglass, or act where one of yours stands."


def test_while_luck_draws_nobody_may_move() -> None:
    m = GAME.start(2)
    with pytest.raises(IllegalMove) as error:
        m.play(0, "ready")
    assert error.value.told == "It is up to luck now."


@pytest.mark.parametrize(("players", "modules"), [(1, "base"), (2, "everything"), (3, "desserts"), (4, "specialist")])
def test_a_reason_exists_exactly_for_what_is_not_legal(players: int, modules: str) -> None:
    options: dict[str, Any] = {"modules": modules, "events": "on", "round_seconds": "60"}
    game = random_game(GAME, players, players, finish_under_way=players % 2 == 0, **options)
    for number, m in enumerate(game):
        if number % 40 == 0 and not m.over:
            for seat in range(players):
                legal = set(m.legal_ids(seat)) if seat in m.to_act else set()
                hidden = m.hidden(seat)
                for text, action in m.notation.action_ids.items():
                    reason = m.edition.reason(hidden, seat, action)
                    assert (reason is None) == (action in legal), (text, reason)
