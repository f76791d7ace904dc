"""The Objective and the end."""

from typing import Any

import pytest

import doughjo
from doughjo.games.kitchen_rush.components import MODULE_NAMES
from doughjo.games.kitchen_rush.tests.helpers import at, end_round, kitchen, mats, own_box, play, view

ORDERS = [card["id"] for card in own_box()["order"] if card["kind"] != "dessert"]
TILES = [tile["id"] for tile in own_box()["tile"]][:10]
NAMES = {"simple": "simple", "medium": "medium", "prestigious": "prestigious"}


def finished(
    players: int = 2, orders: int | list[str] = 18, coins: int = 11, prestige: int = 9, **more: Any
) -> doughjo.Match:
    """A game that has ended like this, with the normal Objective of 18 Orders, 11 coins and 9 prestige for two."""
    completed = ORDERS[:orders] if isinstance(orders, int) else orders
    return kitchen(
        players, **{"phase": "over", "round": 4, "completed": completed, "coins": coins, "prestige": prestige, **more}
    )


@pytest.mark.clause("KR-70")
def test_the_team_wins_together_when_everything_is_met() -> None:
    m = finished()
    assert m.over
    assert m.winners == [0, 1]
    assert m.scores == [400, 400]
    assert [(line.label, line.points, line.why) for line in m.sheet()[0]] == [
        ("Orders completed", 100, "18 of 18"),
        ("Coins in the Office", 100, "11 of 11"),
        ("Prestige", 100, "9 of 9"),
        ("Hourglasses paid", 100, "5 of 5"),
    ]


@pytest.mark.clause("KR-70")
@pytest.mark.parametrize(
    ("changes", "score"),
    [
        ({"orders": 17}, 394),
        ({"coins": 4}, 336),
        ({"prestige": 0}, 300),
        ({"hourglasses": {"helper": {"state": "unpaid"}}}, 380),
    ],
)
def test_one_requirement_short_and_all_lose(changes: dict[str, Any], score: int) -> None:
    m = finished(**changes)
    assert m.winners == []
    assert m.standings == [-1, -1]
    assert m.scores == [score, score]


@pytest.mark.clause("KR-70")
def test_the_game_ends_after_the_fourth_cleanup() -> None:
    m = end_round(
        kitchen(2, round=4, coins=26, prestige=9, peak=9, completed=ORDERS[:18], bonuses=["farm-cart", "handy-guest"])
    )
    assert m.over
    assert m.winners == [0, 1]
    assert view(m, "coins") == 11
    assert not end_round(kitchen(2, round=3, coins=50)).over


@pytest.mark.clause("KR-70")
def test_a_last_bonus_still_counts() -> None:
    m = end_round(kitchen(2, round=4, coins=22, prestige=9, completed=ORDERS[:18], bonuses=["farm-cart"]))
    m.play("chance", "bonus generous-regular")
    assert (m.over, m.winners) == (True, [0, 1])


@pytest.mark.clause("KR-70")
@pytest.mark.parametrize(("players", "wanted"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_the_expansion_asks_for_ice_cream_tiles(players: int, wanted: int) -> None:
    tiles = [tile["id"] for tile in own_box()["tile"]]
    much: dict[str, Any] = {"orders": 40, "coins": 99, "prestige": 20, "modules": "everything"}
    assert finished(players, completed_tiles=tiles[:wanted], **much).winners == [*range(players)]
    short = finished(players, completed_tiles=tiles[: wanted - 1], **much)
    assert short.winners == []
    assert view(short, "goals", "ice-cream") == [wanted - 1, wanted]


@pytest.mark.clause("KR-70")
def test_a_desserts_own_ice_cream_is_no_tile() -> None:
    m = finished(orders=["sundae", "baked-alaska"], modules="everything")
    assert view(m, "goals", "ice-cream") == [0, 4]


@pytest.mark.clause("KR-80")
@pytest.mark.parametrize(
    ("level", "modules", "players", "goals"),
    [
        ("easy", "base", 1, (6, 3, 3)),
        ("easy", "everything", 4, (21, 10, 9)),
        ("normal", "base", 1, (10, 12, 6)),
        ("normal", "base", 2, (18, 11, 9)),
        ("normal", "specialist", 2, (18, 10, 10)),
        ("normal", "everything", 3, (26, 28, 17)),
        ("normal", "base", 4, (32, 26, 17)),
        ("hard", "specialist", 3, (29, 26, 14)),
        ("hard", "base", 4, (33, 36, 19)),
        ("very-hard", "everything", 2, (20, 28, 16)),
        ("very-hard", "base", 3, (29, 31, 16)),
        ("box", "base", 1, (10, 8, 6)),
        ("box", "everything", 4, (28, 16, 16)),
    ],
)
def test_what_the_basic_objectives_ask(level: str, modules: str, players: int, goals: tuple[int, int, int]) -> None:
    asked = view(kitchen(players, modules, options={"objective": level}), "goals")
    assert tuple(asked[key][1] for key in ("orders", "coins", "prestige")) == goals
    orders, coins, prestige = goals
    tiles = TILES if modules in ("desserts", "everything") else []
    more = {"options": {"objective": level}, "modules": modules, "completed_tiles": tiles}
    assert finished(players, orders, coins, prestige, **more).winners
    assert not finished(players, orders - 1, coins, prestige, **more).winners


@pytest.mark.clause("KR-80")
def test_harder_objectives_ask_for_more_of_everything() -> None:
    levels = {card["id"]: card for card in own_box()["objective"]}
    for easier, harder in (("easy", "normal"), ("normal", "hard"), ("hard", "very-hard")):
        for goal in ("orders", "coins", "prestige"):
            for modules in MODULE_NAMES:
                less, more = (asked_with(levels[level][goal], modules) for level in (easier, harder))
                assert all(one <= other for one, other in zip(less, more, strict=True))
                assert sum(less) < sum(more)


def asked_with(numbers: Any, modules: str) -> list[int]:
    """What an Objective asks of 1 to 4 players with a set of modules."""
    asked: list[int] = numbers[modules] if isinstance(numbers, dict) else numbers
    return asked


def special(objective: str, level: str = "special", **changes: Any) -> doughjo.Match:
    """A game of two that meets everything else a special Objective asks."""
    options = {"objective": level}
    easy = {"orders": 20, "coins": 15, "prestige": 20, "bonuses": []}
    return finished(objective=objective, options=options, **{**easy, **changes})


CLEAN = {"clean": {"I": 1}, "dirty": {}, "for_sale": {}}
DIRTY = {"clean": {}, "dirty": {"I": 1}, "for_sale": {}}
FIXED = {"oven 3": "open", "storage-c 1": "open", "oven 6": "open"}
BY_KIND = {kind: [card["id"] for card in own_box()["order"] if card["kind"] == kind] for kind in NAMES}
SIDES = [card["id"] for card in own_box()["order"] if "side" in card]
HIRED = {"second helper": {"state": "in play"}}


@pytest.mark.clause("KR-26", "KR-70")
@pytest.mark.parametrize(
    ("objective", "level", "met", "missed"),
    [
        ("tidy-house", "special", {"plates": CLEAN}, {"plates": DIRTY}),
        ("good-tips", "special", {"tips": 4}, {"tips": 3}),
        ("nothing-broken", "special", {"spaces": FIXED}, {"spaces": {**FIXED, "oven 3": "malfunction"}}),
        ("nothing-broken", "special", {"spaces": FIXED}, {"spaces": {**FIXED, "storage-c 1": "locked"}}),
        (
            "honest-fare",
            "special",
            {"orders": BY_KIND["simple"] + BY_KIND["medium"][:4]},
            {"orders": BY_KIND["simple"] + BY_KIND["medium"][:3]},
        ),
        ("on-the-side", "special", {"orders": BY_KIND["simple"] + SIDES[:1]}, {"orders": BY_KIND["simple"]}),
        (
            "grand-dinner",
            "special-hard",
            {"orders": BY_KIND["simple"] + BY_KIND["prestigious"][:3]},
            {"orders": BY_KIND["simple"] + BY_KIND["prestigious"][:2]},
        ),
        ("no-loose-ends", "special-hard", {"unfinished": 0}, {"unfinished": 1}),
        (
            "modern-kitchen",
            "special-hard",
            {"upgrades": {"dishwasher": "bought", "bulk-buyer": "bought"}},
            {"upgrades": {"dishwasher": "bought", "bulk-buyer": "for sale"}},
        ),
        ("war-chest", "special-hard", {"coins": 16}, {"coins": 15}),
        ("one-big-family", "special-hard", {"hourglasses": HIRED}, {}),
    ],
)
def test_special_objectives(objective: str, level: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    assert special(objective, level, **met).winners == [0, 1]
    lost = special(objective, level, **missed)
    assert lost.winners == []
    assert len(lost.sheet()[0]) == 5


@pytest.mark.clause("KR-70")
def test_unfinished_is_counted_in_the_last_cleanup_only() -> None:
    m = end_round(kitchen(2, round=3, coins=90, prestige=2, unfinished=0, mats=mats("cold-cuts")))
    assert view(m, "unfinished") == 1
    again = end_round(kitchen(2, round=4, coins=90, unfinished=3))
    assert view(again, "unfinished") == 0


@pytest.mark.clause("KR-64", "KR-70")
def test_an_hourglass_left_unpaid_at_the_end_loses_the_game() -> None:
    m = end_round(
        kitchen(
            2,
            round=4,
            coins=14,
            prestige=20,
            completed=ORDERS[:30],
            bonuses=[card["id"] for card in own_box()["bonus"]][:4],
            hourglasses={"0-1": at("sink 1")},
        )
    )
    play(m, "leave helper unpaid")
    assert (m.over, m.winners) == (True, [])
