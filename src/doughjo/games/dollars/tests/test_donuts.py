"""What meets: perfect donuts, mismatches, Dollar Tiles on the mat, customers."""

from typing import Any

import pytest

from doughjo.games.dollars.tests.helpers import FULL_TILES, own, play, shop, step, table, with_tiles
from doughjo.testing import refused

MEETINGS = [
    ("plain", "plain", {"plain": 1}, 0),
    ("chocolate", "chocolate", {"chocolate": 1}, 0),
    ("sprinkle", "sprinkle", {"sprinkle": 1}, 0),
    ("plain", "chocolate", {}, 2),
    ("chocolate", "plain", {}, 2),
    ("plain", "sprinkle", {}, 3),
    ("sprinkle", "plain", {}, 3),
    ("chocolate", "sprinkle", {}, 3),
    ("jelly", "plain", {}, 0),
    ("jelly", "chocolate", {}, 0),
    ("jelly", "sprinkle", {}, 0),
]


def draws(m: Any) -> int:
    """How many dollars are to be drawn."""
    turn = m.position()["turn"] or {}
    return int(turn.get("draws", 0))


@pytest.mark.clause("DD-23", "DD-24", "DD-25")
@pytest.mark.parametrize(("there", "laid", "tokens", "dollars"), MEETINGS)
def test_what_a_laid_half_completes(there: str, laid: str, tokens: dict[str, int], dollars: int) -> None:
    m = table(shop(f"{there}-starter c3 north-south", dollars=f"1 half-{laid}"), step="lay")
    play(m, f"lay half-{laid} at c4 north")
    assert own(m)["tokens"] == tokens
    assert draws(m) == dollars


@pytest.mark.clause("DD-23", "DD-24")
@pytest.mark.parametrize(
    ("top", "tokens", "dollars"),
    [
        ("PCSJ", {"plain": 1, "chocolate": 1, "sprinkle": 1, "jelly": 1}, 0),
        ("CPPP", {}, 2 + 2 + 3),
        ("SSCS", {}, 3 + 3 + 3),
        ("JJJP", {}, 0),
        ("PPPP", {"plain": 1}, 2 + 3),
    ],
)
def test_every_half_of_a_tile_meets_its_own_neighbour(top: str, tokens: dict[str, int], dollars: int) -> None:
    box = with_tiles(*["PPPP/PPPP"] * 5, f"{top}/PPPP", "PPPP/PCSJ")
    m = table(shop("t07 b2 east"), components=box)
    play(m, "buy $0 at b3 east")
    assert own(m)["tokens"] == tokens
    assert draws(m) == dollars


@pytest.mark.clause("DD-23")
def test_both_long_sides_make_donuts() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 5, "CCCC/SSSS", "JJJJ/CCCC", "SSSS/JJJJ")
    m = table(shop("t07 a1 east, t08 a3 east"), components=box)
    play(m, "buy $0 at a2 east")
    assert own(m)["tokens"] == {"chocolate": 4, "sprinkle": 4}


@pytest.mark.clause("DD-23")
def test_halves_meet_east_and_west_as_well() -> None:
    box = with_tiles(*["PPPP/PPPP"] * 5, "CCCC/SSSS", "JJJJ/CCCC")
    m = table(shop("t07 a1 south"), components=box)  # chocolate looks west, jelly east
    play(m, "buy $0 at b4 north")  # chocolate looks west
    assert own(m)["tokens"] == {}
    assert draws(m) == 0  # jelly and chocolate
    m = table(shop("t07 b4 north"), components=box)  # jelly looks west, chocolate east
    play(m, "buy $0 at c4 north")
    assert own(m)["tokens"] == {"chocolate": 4}


@pytest.mark.clause("DD-23")
def test_only_what_this_piece_completes_counts() -> None:
    m = table(shop("plain-starter a1 north-south, half-plain a2 north", dollars="1 half-plain"), step="lay")
    play(m, "lay half-plain at f6 north")
    assert own(m)["tokens"] == {}


@pytest.mark.clause("DD-23")
def test_each_player_has_a_mat_of_their_own() -> None:
    m = table(shop(dollars="1 half-plain"), shop("plain-starter c3 north-south"), step="lay")
    play(m, "lay half-plain at c4 north")
    assert own(m, 0)["tokens"] == own(m, 1)["tokens"] == {}


@pytest.mark.clause("DD-12")
def test_tokens_never_run_out() -> None:
    m = table(shop("plain-starter c3 north-south", dollars="1 half-plain", tokens="42 plain"), step="lay")
    play(m, "lay half-plain at c4 north")
    assert own(m)["tokens"] == {"plain": 43}


# --- Drawing dollars


@pytest.mark.clause("DD-24")
def test_dollars_are_drawn_one_by_one_from_the_bag() -> None:
    shops = shop("sprinkle-starter c3 north-south", dollars="1 half-plain")
    m = table(shops, step="lay", bag={"plain-hole": 2, "half-chocolate": 1})
    play(m, "lay half-plain at c4 north")
    assert m.odds() == {"draw dollar plain-hole": 2, "draw dollar half-chocolate": 1}
    play(m, "draw dollar plain-hole")
    assert m.odds() == {"draw dollar plain-hole": 1, "draw dollar half-chocolate": 1}
    play(m, "draw dollar half-chocolate")
    assert own(m)["dollars"] == {"plain-hole": 1, "half-chocolate": 1}
    assert m.position()["bag"] == {"plain-hole": 1}
    assert draws(m) == 1


@pytest.mark.clause("DD-24")
def test_a_short_bag_gives_what_is_left() -> None:
    m = table(shop("sprinkle-starter c3 north-south", dollars="1 half-plain"), step="lay", bag={"plain-hole": 2})
    play(m, "lay half-plain at c4 north", "draw dollar plain-hole", "draw dollar plain-hole")
    assert own(m)["dollars"] == {"plain-hole": 2}
    assert step(m) == "1 buy"
    assert "goes without $1" in " ".join(m.log)


@pytest.mark.clause("DD-24")
def test_an_empty_bag_gives_nothing() -> None:
    m = table(shop("sprinkle-starter c3 north-south", dollars="1 half-plain"), step="lay", bag={})
    play(m, "lay half-plain at c4 north")
    assert own(m)["dollars"] == {}
    assert step(m) == "1 buy"
    assert "goes without $3" in " ".join(m.log)


# --- Dollar Tiles on the mat


@pytest.mark.clause("DD-11")
def test_every_dollar_tile_is_worth_one_dollar_whatever_its_back() -> None:
    m = table(shop(dollars="1 plain-hole, 1 sprinkle-hole, 1 half-plain, 1 half-sprinkle"))
    prices = {move.split()[1] for move in m.legal(0) if move.startswith("buy")}
    assert prices == {"$4", "$3", "$2", "$1", "$0"}


@pytest.mark.clause("DD-11")
def test_backs_are_open_and_never_jelly() -> None:
    m = table(shop(), shop(dollars="1 sprinkle-hole, 1 half-plain"))
    for view in (m.view(0), m.view(1), m.view("spectator")):
        assert view["table"]["shops"][1]["dollars"] == {"sprinkle-hole": 1, "half-plain": 1}
    assert not any("jelly" in dollar for dollar in m.position()["bag"])
    assert len(m.position()["bag"]) == 6


@pytest.mark.clause("DD-25")
def test_a_dollar_tile_goes_on_any_empty_cell_turned_any_way() -> None:
    m = table(shop("plain-hole a1", dollars="1 half-plain, 2 sprinkle-hole"), step="lay")
    assert len(m.legal(0)) == 1 + 35 + 35 * 4
    error = refused(m, 0, "lay half-plain at a1 north")
    assert error.clause == "DD-25"
    assert "This cell is covered already: a1." in error.reason
    assert "You have no plain holes." in refused(m, 0, "lay plain-hole at b1").reason
    play(m, "lay half-plain at f6 west")
    assert own(m)["pieces"][-1] == {"piece": "half-plain", "at": "f6", "facing": "west"}
    assert own(m)["dollars"] == {"sprinkle-hole": 2}


@pytest.mark.clause("DD-25")
@pytest.mark.parametrize(("side", "beside"), [("north", "c2"), ("east", "d3"), ("south", "c4"), ("west", "b3")])
def test_a_half_counts_on_its_own_side_only(side: str, beside: str) -> None:
    axis = "north-south" if side in ("north", "south") else "east-west"
    for facing in ("north", "east", "south", "west"):
        m = table(shop(f"chocolate-starter {beside} {axis}", dollars="1 half-chocolate"), step="lay")
        play(m, f"lay half-chocolate at c3 {facing}")
        assert own(m)["tokens"] == ({"chocolate": 1} if facing == side else {})


@pytest.mark.clause("DD-25")
def test_one_dollar_tile_a_turn_also_without_a_purchase() -> None:
    m = table(shop(dollars="3 plain-hole"))
    play(m, "no purchase", "lay plain-hole at a1")
    assert step(m) == "1 buy"
    assert own(m)["dollars"] == {"plain-hole": 2}


@pytest.mark.clause("DD-25")
def test_a_completed_donut_does_not_let_you_lay_another() -> None:
    m = table(shop("plain-starter c3 north-south", dollars="2 half-plain"), step="lay")
    play(m, "lay half-plain at c4 north")
    assert step(m) == "1 buy"
    m = table(shop("sprinkle-starter c3 north-south", dollars="2 half-plain"), step="lay", bag={"plain-hole": 3})
    play(m, "lay half-plain at c4 north", *["draw dollar plain-hole"] * 3)
    assert step(m) == "1 buy"


@pytest.mark.clause("DD-25")
def test_a_dollar_drawn_this_turn_may_be_laid_at_once() -> None:
    m = table(shop("sprinkle-starter a1 north-south"), bag={"half-chocolate": 3})
    play(m, "buy $0 at a2 east", *["draw dollar half-chocolate"] * 3)  # t06: chocolate over plain
    assert step(m) == "0 lay"
    assert "lay half-chocolate at b1 north" in m.legal(0)


@pytest.mark.clause("DD-25")
def test_holes_complete_nothing() -> None:
    m = table(shop("plain-starter c3 north-south", dollars="1 plain-hole"), step="lay")
    play(m, "lay plain-hole at c4")
    assert own(m)["tokens"] == {}
    assert step(m) == "1 buy"
    assert own(m)["pieces"][-1] == {"piece": "plain-hole", "at": "c4"}


@pytest.mark.clause("DD-25")
def test_nobody_is_asked_for_a_dollar_tile_without_one_or_without_a_cell() -> None:
    m = play(table(shop()), "no purchase")
    assert step(m) == "1 buy"
    nearly = FULL_TILES.rsplit(",", 1)[0]
    m = table(shop(nearly, dollars="3 plain-hole"))
    play(m, "buy $0 at e6 east")
    assert step(m) == "0 draw for tile" or step(m) == "0 refill"
    while step(m).startswith("0 draw"):
        m.play("chance", m.legal("chance")[0])
    assert step(m) == "0 refill"


# --- Customers

SANJAY = ("sanjay", "otis", "fern", "dev")  # Sanjay wants chocolate and plain, then plain, then jelly


@pytest.mark.clause("DD-26")
@pytest.mark.parametrize(
    ("tokens", "levels"),
    [
        ("1 plain, 1 jelly", []),
        ("1 plain, 1 chocolate", ["contented"]),
        ("1 plain, 1 chocolate, 1 jelly", ["contented"]),  # from the top down: no jelly before the plain
        ("2 plain, 1 chocolate", ["contented", "delighted"]),
        ("2 plain, 1 chocolate, 1 jelly", ["contented", "delighted", "thrilled"]),
    ],
)
def test_a_customer_is_served_from_the_top_line_down(tokens: str, levels: list[str]) -> None:
    m = table(shop(tokens=tokens), line=("sanjay",))
    play(m, "no purchase")
    offered = m.legal(0) if step(m) == "0 serve" else ["serve nobody"]
    assert offered == ["serve nobody", *(f"serve sanjay {level}" for level in levels)]


@pytest.mark.clause("DD-26")
def test_tokens_stay_on_the_card() -> None:
    m = table(shop(tokens="3 plain, 2 chocolate, 1 jelly"), line=SANJAY, step="serve")
    play(m, "serve sanjay delighted")
    assert own(m)["tokens"] == {"plain": 1, "chocolate": 1, "jelly": 1}
    assert own(m)["served"] == {"sanjay": "delighted"}
    assert m.position()["line"] == ["otis", "fern", "dev"]


@pytest.mark.clause("DD-26")
def test_one_customer_a_turn_and_nothing_is_added_later() -> None:
    m = table(shop(tokens="9 plain, 9 chocolate, 9 sprinkle, 9 jelly"), line=SANJAY, step="serve")
    play(m, "serve sanjay contented")
    assert step(m) == "1 buy"
    play(m, "no purchase", "no purchase")
    assert step(m) == "0 serve"
    assert not any("sanjay" in move for move in m.legal(0))
    error = refused(m, 0, "serve sanjay thrilled")
    assert error.clause == "DD-26"
    assert "Sanjay is not in the line." in error.reason


@pytest.mark.clause("DD-26")
def test_serving_is_up_to_you() -> None:
    m = table(shop(tokens="9 plain, 9 chocolate"), line=SANJAY, step="serve")
    play(m, "serve nobody")
    assert step(m) == "1 buy"
    assert m.position()["line"] == [*SANJAY]


@pytest.mark.clause("DD-28")
def test_a_served_customer_is_replaced_from_the_deck() -> None:
    m = table(shop(tokens="9 plain, 9 chocolate"), line=SANJAY, deck=["hank", "coral"], step="serve")
    play(m, "serve sanjay contented")
    assert step(m) == "0 replace"
    assert m.odds() == {"draw customer hank": 1, "draw customer coral": 1}
    play(m, "draw customer coral")
    assert m.position()["line"] == ["otis", "fern", "dev", "coral"]
    assert m.position()["deck"] == ["hank"]
    assert step(m) == "1 buy"


@pytest.mark.clause("DD-28")
def test_with_an_empty_deck_the_line_gets_shorter() -> None:
    m = table(shop(tokens="9 plain, 9 chocolate"), line=SANJAY, step="serve")
    play(m, "serve sanjay contented")
    assert m.position()["line"] == ["otis", "fern", "dev"]
    assert step(m) == "1 buy"


@pytest.mark.clause("DD-27", "DD-28")
def test_tiles_are_refilled_before_the_customer_is_replaced() -> None:
    m = table(shop(tokens="9 plain, 9 chocolate"), line=SANJAY, deck=["hank"])
    play(m, "buy $0 at a1 east", "serve sanjay contented")
    assert step(m) == "0 refill"
    play(m, "draw tile t30")
    assert step(m) == "0 replace"
    play(m, "draw customer hank")
    assert step(m) == "1 buy"
