"""Setup: mats, starters, money, the board, the line and who goes first."""

from collections import Counter

import pytest

import doughjo
from doughjo.core.contract import FIRST_PLAYERS
from doughjo.games.dollars.tests.helpers import BOARD, GAME, own, play, shop, step, table
from doughjo.testing import refused

FIRST_SEAT = {"first_player": "first seat"}
WAYS = [{}, {"shared_starters": True}]


def first_of(m: doughjo.Match, step_name: str) -> doughjo.Match:
    """The same game at the first table of that step, with the first of whatever may be done before."""
    while m.position()["turn"] is None or step(m).split()[1] != step_name:
        (mover,) = m.to_act
        m.play(mover, m.legal(mover)[0])
    return m


def to_start(players: int, **options: bool | str) -> doughjo.Match:
    """A table at which seat 0 is to place the first starter."""
    return first_of(GAME.start(players, options={**FIRST_SEAT, **options}), "start")


def starters_placed(players: int = 2, **options: bool | str) -> doughjo.Match:
    """A table at which the first tile of the board is to be drawn."""
    m = to_start(players, **options)
    while m.to_act != {"chance"}:
        (mover,) = m.to_act
        m.play(mover, m.legal(mover)[0])
    return m


@pytest.mark.clause("DD-01")
def test_a_mat_is_six_by_six_and_starters_show_their_half_on_two_opposite_sides() -> None:
    m = to_start(2)
    assert m.view(0)["table"]["derived"]["mat"] == {"columns": 6, "rows": 6}
    assert own(m)["starters"] == ["plain", "chocolate", "sprinkle", "jelly"]
    play(m, "start plain at a1 north-south", "start jelly at f6 east-west")
    cells = m.view(0)["table"]["derived"]["mats"][0]["cells"]
    assert cells["a1"] == {"piece": 0, "north": "plain", "south": "plain"}
    assert cells["f6"] == {"piece": 1, "east": "jelly", "west": "jelly"}
    assert "g1" not in " ".join(m.legal(0))
    assert "a7" not in " ".join(m.legal(0))


@pytest.mark.clause("DD-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_with_five_dollar_tiles_and_the_bag_has_the_rest(players: int) -> None:
    m = GAME.start(players)
    assert [own(m, seat)["dollars"] for seat in range(players)] == [{"plain-hole": 4, "chocolate-hole": 1}] * players
    assert m.position()["bag"] == {
        "plain-hole": 20 - 4 * players,
        "chocolate-hole": 12 - players,
        "sprinkle-hole": 8,
        "half-plain": 10,
        "half-chocolate": 6,
        "half-sprinkle": 4,
    }


@pytest.mark.clause("DD-03")
@pytest.mark.parametrize("last", [False, True])
def test_starters_are_placed_seat_by_seat_from_the_starting_player(last: bool) -> None:
    m = first_of(play(GAME.start(3, options={"starters_last": last}), "lot seat 2"), "start")
    order = []
    while m.position()["turn"] and step(m).endswith("start"):
        (seat,) = m.to_act
        order.append(seat)
        m.play(seat, m.legal(seat)[0])
    assert order == [2] * 4 + [0] * 4 + [1] * 4
    assert step(first_of(m, "buy")) == "2 buy"


@pytest.mark.clause("DD-03")
def test_a_starter_may_lie_anywhere_but_in_the_row_or_column_of_another() -> None:
    m = to_start(2)
    assert len(m.legal(0)) == 4 * 36 * 2
    play(m, "start chocolate at c4 north-south")
    cells = {move.split()[3] for move in m.legal(0)}
    assert cells == {column + row for column in "abdef" for row in "12356"}
    assert len(m.legal(0)) == 3 * 25 * 2
    assert refused(m, 0, "start plain at c1 east-west").clause == "DD-03"
    assert refused(m, 0, "start plain at f4 east-west").clause == "DD-03"
    assert "placed already" in str(refused(m, 0, "start chocolate at a1 east-west"))


@pytest.mark.clause("DD-03")
@pytest.mark.parametrize("options", WAYS)
@pytest.mark.parametrize("players", [1, 4])
def test_starters_are_placed_before_the_board_and_the_line_are_laid_out(players: int, options: dict[str, bool]) -> None:
    m = to_start(players, **options)
    while m.to_act != {"chance"}:
        assert (m.position()["board"], m.position()["line"]) == ([None] * 6, [])
        (seat,) = m.to_act
        m.play(seat, m.legal(seat)[0])
    assert [shop["starters"] for shop in m.position()["shops"]] == [[]] * players
    assert m.legal("chance")[0].startswith("draw tile") and len(m.legal("chance")) == 61
    assert step(first_of(m, "buy")) == "0 buy"
    assert (None in m.position()["board"], len(m.position()["line"])) == (False, 4)


@pytest.mark.clause("DD-03")
@pytest.mark.parametrize("options", WAYS)
def test_starters_may_be_placed_last_when_the_board_and_the_line_lie_open(options: dict[str, bool]) -> None:
    m = GAME.start(4, options={**FIRST_SEAT, **options, "starters_last": True})
    assert m.to_act == {"chance"} and m.legal("chance")[0].startswith("draw tile")
    first_of(m, "start")
    assert (None in m.position()["board"], len(m.position()["line"])) == (False, 4)
    while m.to_act != {0} or step(m) != "0 buy":
        (seat,) = m.to_act
        m.play(seat, m.legal(seat)[0])
    assert [shop["starters"] for shop in m.position()["shops"]] == [[]] * 4


@pytest.mark.clause("DD-04")
@pytest.mark.parametrize("last", [False, True])
def test_shared_starters_are_chosen_in_turn_and_placed_by_all(last: bool) -> None:
    m = to_start(3, shared_starters=True, starters_last=last)
    order = []
    for move in (
        "start jelly at b2 east-west",
        "start plain at d3 north-south",
        "start sprinkle at a6 east-west",
        "start chocolate at f1 north-south",
    ):
        (seat,) = m.to_act
        order.append(seat)
        m.play(seat, move)
        assert own(m, 0)["pieces"] == own(m, 1)["pieces"] == own(m, 2)["pieces"]
        assert own(m, 0)["starters"] == own(m, 1)["starters"] == own(m, 2)["starters"]
    assert order == [0, 1, 2, 0]
    assert {"piece": "jelly-starter", "at": "b2", "facing": "east-west"} in own(m, 2)["pieces"]
    assert step(first_of(m, "buy")) == "0 buy"


@pytest.mark.clause("DD-04")
def test_shared_starters_never_share_a_row_or_column() -> None:
    m = to_start(2, shared_starters=True)
    play(m, "start jelly at b2 east-west")
    assert m.to_act == {1}
    assert refused(m, 1, "start plain at b5 north-south").clause == "DD-03"
    assert refused(m, 1, "start plain at e2 north-south").clause == "DD-03"


@pytest.mark.clause("DD-05")
def test_six_slots_are_filled_from_the_dearest_on() -> None:
    m = starters_placed()
    assert len(m.legal("chance")) == 61
    play(m, "draw tile t40")
    assert m.position()["board"] == ["t40", None, None, None, None, None]
    play(m, *(f"draw tile {tile}" for tile in ("t39", "t38", "t37", "t36")))
    assert "draw tile t40" not in m.legal("chance")
    play(m, "draw tile t35")
    assert m.position()["board"] == ["t40", "t39", "t38", "t37", "t36", "t35"]
    assert [slot["price"] for slot in m.view(0)["table"]["derived"]["specials"]] == [5, 4, 3, 2, 1, 0]
    assert len(m.position()["supply"]) == 55
    assert m.legal("chance")[0].startswith("draw customer")


@pytest.mark.clause("DD-05")
def test_every_tile_of_the_supply_is_as_likely() -> None:
    assert set(starters_placed().odds().values()) == {1}
    m = table(shop(dollars=""), supply=["t30", "t31"], line=())
    play(m, "buy $0 at a1 east")
    assert m.odds() == {"draw tile t30": 1, "draw tile t31": 1}


@pytest.mark.clause("DD-05")
def test_with_a_seed_many_tiles_and_customers_come_first() -> None:
    tables = [GAME.start(2, seed=seed, options={"starters_last": True}).position() for seed in range(60)]
    assert len({table["board"][0] for table in tables}) > 20
    assert len({table["line"][0] for table in tables}) > 15


@pytest.mark.clause("DD-06")
def test_four_customers_lie_face_up_and_the_rest_is_the_deck() -> None:
    m = starters_placed()
    for tile in BOARD:
        play(m, f"draw tile {tile}")
    assert len(m.legal("chance")) == 39
    assert set(m.odds().values()) == {1}
    play(m, "draw customer otis", "draw customer fern", "draw customer coral", "draw customer dev")
    assert m.position()["line"] == ["otis", "fern", "coral", "dev"]
    assert len(m.position()["deck"]) == 35
    assert step(m) == "0 buy"


@pytest.mark.clause("DD-06")
def test_the_starting_player_is_drawn_by_lot() -> None:
    m = GAME.start(3)
    assert m.odds() == {"lot seat 0": 1, "lot seat 1": 1, "lot seat 2": 1}
    play(m, "lot seat 1")
    assert m.position()["starting_player"] == 1


@pytest.mark.clause("DD-06")
def test_a_named_seat_may_start_instead_and_somebody_alone_draws_no_lot() -> None:
    for seat in range(3):
        m = GAME.start(3, options={"first_player": FIRST_PLAYERS[1 + seat]})
        assert (m.to_act, m.position()["starting_player"]) == ({seat}, seat)
        assert step(first_of(m, "buy")) == f"{seat} buy"
    assert GAME.start(1).position()["starting_player"] == 0


@pytest.mark.clause("DD-06")
def test_only_a_seat_at_the_table_may_be_named() -> None:
    with pytest.raises(doughjo.BadSetup, match="'lot', 'first seat', 'second seat' or 'third seat' with 3 players"):
        GAME.start(3, options={"first_player": "fourth seat"})


@pytest.mark.clause("DD-06")
def test_with_a_seed_every_seat_starts_now_and_then() -> None:
    starts = Counter(GAME.start(4, seed=seed).position()["starting_player"] for seed in range(40))
    assert set(starts) == {0, 1, 2, 3}
