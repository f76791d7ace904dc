"""Who may stand where."""

import pytest

from doughjo.games.kitchen_rush.tests.helpers import GAME, at, kitchen, mats, play, view
from doughjo.testing import refused


@pytest.mark.clause("KR-10")
@pytest.mark.parametrize(
    ("modules", "specialist"), [("base", False), ("specialist", True), ("desserts", False), ("everything", True)]
)
def test_two_hourglasses_each_a_helper_and_with_its_module_the_specialist(modules: str, specialist: bool) -> None:
    names = ["0-1", "0-2", "1-1", "1-2", "2-1", "2-2", "helper", "second helper"] + ["specialist"] * specialist
    m = kitchen(3, modules)
    assert [*view(m, "hourglasses")] == names
    assert view(m, "hourglasses", "second helper", "state") == "not hired"
    for seat in range(3):
        assert "place helper at sink 1" in m.legal(seat)
        assert ("place specialist at sink 1" in m.legal(seat)) == specialist
        assert "place second helper at sink 1" not in m.legal(seat)
    assert ("no specialist" in str(refused(m, 0, "place specialist at office 9"))) is False
    if not specialist:
        assert refused(m, 0, "place specialist at sink 1").clause == "KR-10"


@pytest.mark.clause("KR-11")
def test_a_neutral_hourglass_is_moved_by_whoever_placed_it() -> None:
    m = play(kitchen(), "place helper at sink 1")
    m.advance(30_000)
    assert refused(m, 1, "lift helper").clause == "KR-11"
    assert refused(m, 1, "place helper at oven 1").clause == "KR-11"
    play(m, "lift helper")
    play(m, "place helper at oven 1", seat=1)
    assert view(m, "hourglasses", "helper", "user") == 1


@pytest.mark.clause("KR-11")
def test_an_empty_hourglass_left_standing_blocks_its_space() -> None:
    m = play(kitchen(), "place 1 at oven 1")
    m.advance(100_000)
    assert refused(m, 1, "place 1 at oven 1").clause == "KR-05"
    play(m, "lift 1")
    play(m, "place 1 at oven 1", seat=1)


@pytest.mark.clause("KR-11")
def test_running_sand_cannot_be_moved_or_lifted() -> None:
    m = play(kitchen(), "place 1 at oven 1")
    m.advance(29_000)
    error = refused(m, 0, "place 1 at oven 2")
    assert error.clause == "KR-11"
    assert error.told == "Your hourglass 1 needs 1 more second."
    assert refused(m, 0, "lift 1").clause == "KR-11"
    assert refused(m, 0, "lift 2").reason.endswith(
        "is already in hand. Expected " + ", ".join(m.legal(0)[:7]) + " … " + m.legal(0)[-1] + "."
    )


@pytest.mark.clause("KR-12")
def test_the_action_may_be_done_late_and_ends_for_good_with_lifting() -> None:
    m = play(kitchen(mats=mats("cold-cuts")), "place 1 at storage-b 1", "add meat from b to dish 1")
    m.advance(45_000)
    play(m, "add meat from b to dish 1", "lift 1")
    assert refused(m, 0, "add meat from b to dish 1").clause == "KR-42"


@pytest.mark.clause("KR-12")
def test_moving_onto_the_same_space_starts_a_new_action() -> None:
    m = play(kitchen(mats=mats("cold-cuts", "garden-bowl")), "place 1 at oven 1", "cook dish 1")
    assert refused(m, 0, "cook dish 2").clause == "KR-12"
    m.advance(30_000)
    play(m, "place 1 at oven 1", "cook dish 2")
    assert view(m, "hourglasses", "0-1", "until") == 60_000


@pytest.mark.clause("KR-13")
def test_full_hands_do_nothing_else() -> None:
    m = play(kitchen(hourglasses={"0-1": at("shopping 1")}, mats=mats("cold-cuts")), "buy meat")
    assert m.legal(0) == [
        "wait",
        "put back",
        "unload one into a",
        "unload one into b",
        "unload all into a",
        "unload all into b",
    ]
    assert refused(m, 0, "place 2 at oven 1").clause == "KR-13"
    assert "place 1 at oven 1" in m.legal(1)


@pytest.mark.clause("KR-14")
@pytest.mark.parametrize(
    ("players", "there"),
    [
        (1, {"waiter": 1, "storage-a": 1, "spices": 1, "oven": 4, "sink": 1}),
        (2, {"waiter": 1, "storage-a": 1, "spices": 1, "oven": 4, "sink": 1}),
        (3, {"waiter": 2, "storage-a": 1, "spices": 2, "oven": 5, "sink": 2}),
        (4, {"waiter": 3, "storage-a": 2, "spices": 2, "oven": 6, "sink": 2}),
    ],
)
def test_some_spaces_are_for_more_players(players: int, there: dict[str, int]) -> None:
    spaces = view(kitchen(players), "spaces")
    for area, count in there.items():
        assert sum(name.startswith(area) and where != "unavailable" for name, where in spaces.items()) == count
    for area in ("maitre", "shopping", "storage-b", "storage-c", "office"):
        assert sum(name.startswith(area) and where != "unavailable" for name, where in spaces.items()) == 1


@pytest.mark.clause("KR-14")
@pytest.mark.parametrize("space", ["oven 3", "storage-c 1", "oven 6", "oven 5", "oven 7", "fridge 1", "waiter 2"])
def test_nothing_is_placed_on_a_space_that_cannot_be_used(space: str) -> None:
    assert refused(kitchen(), 0, f"place 1 at {space}").clause == "KR-14"


@pytest.mark.clause("KR-14", "KR-27")
def test_the_expansion_has_spaces_of_its_own() -> None:
    new = {"maitre 2", "shopping 2", "fridge 1", "fridge 2", "freezer 1"}
    for modules, there in (("base", set()), ("specialist", set()), ("desserts", new), ("everything", new)):
        spaces = view(kitchen(4, modules), "spaces")
        assert {name for name in new if spaces[name] != "unavailable"} == there


@pytest.mark.clause("KR-15")
def test_the_third_oven_is_broken_and_two_spaces_are_locked() -> None:
    spaces = view(GAME.start(4), "spaces")
    assert [name for name, where in spaces.items() if where == "malfunction"] == ["oven 3"]
    assert [name for name, where in spaces.items() if where == "locked"] == ["storage-c 1", "oven 6"]
