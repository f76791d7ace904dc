"""What holds in every game: nothing is created or lost, records replay, hourglasses stand where they may."""

from collections import Counter
from typing import Any

import pytest

import doughjo
from doughjo.core.contract import record_of
from doughjo.games.kitchen_rush.tests.helpers import own_box, random_game, view

BOX = own_box()


def pieces(m: doughjo.Match) -> Counter[str]:
    """Everything in the box that a table accounts for."""
    s: Any = record_of(m._tables)
    count: Counter[str] = Counter()
    for i, name in enumerate(BOX["ingredients"]):
        count[name] = int(s.stock[:, i].sum() + s.ingredients[..., i].sum() + s.more_ingredients[i])
    for i, name in enumerate(BOX["spices"]):
        count[name] = int(s.bag[i] + s.spices[..., i].sum() + s.more_spices[i])
    for i, name in enumerate(BOX["flavours"]):
        count[name] = int(s.freezer[i] + s.scoops[..., i].sum() + s.more_scoops[i])
    for mat in view(m, "mats"):
        holds = mat["holds"] or {}
        if "cube" in holds:
            count[holds["cube"]] += 1
        if "crate" in holds:
            count[holds["crate"]] += holds["count"]
    return count


@pytest.mark.clause("KR-24")
@pytest.mark.parametrize(("players", "modules", "seed"), [(1, "everything", 1), (3, "everything", 2), (2, "base", 3)])
def test_nothing_is_created_or_lost(players: int, modules: str, seed: int) -> None:
    totals = {
        name: entry["total"] if modules == "everything" or (section != "flavours" and not entry.get("new")) else 0
        for section in ("ingredients", "spices", "flavours")
        for name, entry in BOX[section].items()
    }
    for m in random_game(players, seed, modules=modules, round_seconds="60", events="on"):
        assert pieces(m) == Counter(totals)


@pytest.mark.clause("KR-11")
@pytest.mark.parametrize("seed", range(3))
def test_one_hourglass_on_a_space_and_cards_in_one_place(seed: int) -> None:
    for m in random_game(4, seed, modules="everything", round_seconds="60"):
        spaces = [entry["at"] for entry in view(m, "hourglasses").values() if "at" in entry]
        assert len(spaces) == len({*spaces})
        assert all(view(m, "spaces")[space] == "open" for space in spaces)


@pytest.mark.parametrize("seed", range(3))
def test_a_record_replays_to_the_same_bytes(seed: int) -> None:
    *_, m = random_game(2, seed, modules="everything", round_seconds="60")
    again = doughjo.replay(m.record())
    assert again.table == m.table
    assert again.log == m.log
