"""Turn order, the end of the game, the score sheet, ties, and the game alone."""

from typing import Any

import pytest

from doughjo.core.components import open_box
from doughjo.games.dollars.components import shelf_of
from doughjo.games.dollars.tests.helpers import (
    BOARD,
    FULL_TILES,
    GAME,
    finished,
    own_box,
    play,
    rows_of_tiles,
    shop,
    step,
    table,
)

NEARLY_FULL = FULL_TILES.rsplit(",", 1)[0]  # e6 and f6 are empty


def lines(m: Any, seat: int = 0) -> dict[str, int]:
    """A score sheet: label and points."""
    return {line.label: line.points for line in m.sheet()[seat]}


# --- Turns and the end


@pytest.mark.clause("DD-29")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    m = table(players=4, starting_player=2, seat=2)
    order = []
    for _ in range(6):
        (seat,) = m.to_act
        order.append(seat)
        m.play(seat, "no purchase")
    assert order == [2, 3, 0, 1, 2, 3]


@pytest.mark.clause("DD-30")
def test_a_full_mat_lets_the_others_finish_the_round() -> None:
    m = table(shop(), shop(NEARLY_FULL), players=3, starting_player=1, seat=1)
    play(m, "buy $0 at e6 east")
    while m.to_act == {"chance"}:
        m.play("chance", m.legal("chance")[0])
    if step(m) == "1 lay":
        m.play(1, "no dollar tile")
    assert not m.over
    play(m, "no purchase")
    assert step(m) == "0 buy"
    play(m, "no purchase")
    assert m.over
    assert "everyone has had as many turns" in m.log[-1]


@pytest.mark.clause("DD-30")
def test_a_mat_filled_by_the_last_of_the_round_ends_the_game_at_once() -> None:
    m = table(shop(), shop(FULL_TILES.replace("t26 e6 east", "plain-hole e6"), "1 plain-hole"), seat=1, step="lay")
    play(m, "lay plain-hole at f6")
    assert m.over
    assert m.to_act == set()


@pytest.mark.clause("DD-30")
def test_whoever_fills_the_mat_may_still_serve() -> None:
    last = shop(FULL_TILES.replace("t26 e6 east", "plain-hole e6"), "1 plain-hole", "2 plain")
    m = table(shop(), last, seat=1, step="lay", line=("juniper",))
    play(m, "lay plain-hole at f6")
    assert step(m) == "1 serve"
    play(m, "serve juniper contented")
    assert m.over
    assert m.scores[1] == 3 + 1 + 2  # a pair of plain holes, and the only customer of Mt. Timber


@pytest.mark.clause("DD-30")
def test_nothing_is_refilled_after_the_last_turn() -> None:
    m = table(shop(FULL_TILES), shop(), seat=1, line=("juniper",))
    play(m, "buy $0 at a1 east")
    assert m.over
    assert m.position()["board"] == [*BOARD[:5], None]


@pytest.mark.clause("DD-30")
def test_a_mat_with_an_empty_cell_is_not_full() -> None:
    m = table(shop(), shop(NEARLY_FULL, "1 plain-hole"), seat=1, step="lay")
    play(m, "lay plain-hole at f6")
    assert not m.over


@pytest.mark.clause("DD-30")
def test_the_game_ends_at_once_when_a_slot_cannot_be_refilled() -> None:
    m = table(players=3, supply=["t30"])
    play(m, "buy $0 at a1 east", "draw tile t30")
    assert step(m) == "1 buy"  # the last tile was drawn, but nothing is missing yet
    play(m, "buy $0 at a1 east")
    assert m.over
    assert "No tiles are left to refill the board." in m.log[-1]


@pytest.mark.clause("DD-30")
def test_an_empty_supply_does_not_end_the_game_without_a_purchase() -> None:
    m = table(supply=[])
    play(m, "no purchase")
    assert step(m) == "1 buy"


def wait(m: Any, turns: int) -> None:
    """Let the next players do nothing."""
    play(m, *["no purchase"] * turns)


@pytest.mark.clause("DD-34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_in_which_nobody_does_anything_end_the_game(players: int) -> None:
    m = table(players=players)
    wait(m, 3 * players - 1)
    assert not m.over
    wait(m, 1)
    assert m.over
    assert m.log[-1] == "Nobody has bought, laid or served anything for too long. The game is over."


@pytest.mark.clause("DD-34")
def test_a_quiet_game_ends_with_a_round() -> None:
    m = table(players=3, starting_player=1, seat=2)
    wait(m, 9)
    assert (step(m), m.position()["quiet"]) == ("2 buy", 9)  # the round goes on with seat 2, then seat 0
    wait(m, 1)
    assert not m.over
    wait(m, 1)
    assert m.over


@pytest.mark.clause("DD-34")
def test_a_purchase_ends_the_quiet() -> None:
    for move in ("buy $0 at a1 east", "buy $0 aside"):
        crowded = shop(FULL_TILES.replace("t22 e2 east", "plain-hole f2")) if "aside" in move else shop()
        m = table(crowded, quiet=4)
        assert m.position()["quiet"] == 4
        play(m, move)
        assert m.position()["quiet"] == 0


@pytest.mark.clause("DD-34")
def test_a_laid_dollar_tile_ends_the_quiet() -> None:
    m = play(table(shop(dollars="1 plain-hole"), quiet=4), "no purchase", "lay plain-hole at a1")
    assert m.position()["quiet"] == 0


@pytest.mark.clause("DD-34")
def test_somebody_served_ends_the_quiet() -> None:
    m = play(table(shop(tokens="2 plain"), quiet=4, line=("juniper",)), "no purchase", "serve juniper contented")
    assert m.position()["quiet"] == 0


@pytest.mark.clause("DD-34")
def test_whoever_could_lay_or_serve_and_does_not_is_quiet_too() -> None:
    m = table(shop(tokens="2 plain", dollars="1 plain-hole"), quiet=4, line=("juniper",))
    play(m, "no purchase", "no dollar tile", "serve nobody")
    assert m.position()["quiet"] == 5


@pytest.mark.clause("DD-34")
def test_everybody_is_told_before_the_last_quiet_round() -> None:
    told = "Nobody has bought, laid or served anything for 2 rounds; after 3 the game ends."
    m = table(shop(), shop(dollars="1 plain-hole"))
    play(m, "no purchase", "no purchase", "no dollar tile", "no purchase")
    assert told not in m.log
    play(m, "no purchase")  # seat 1 may yet lay its Dollar Tile
    assert told not in m.log and m.view(0)["table"]["derived"]["quiet"] is None
    play(m, "no dollar tile")
    assert m.log.count(told) == 1
    assert m.view(0)["table"]["derived"]["quiet"] == {"rounds": 2, "most": 3}
    assert "for 2 rounds; 3 end the game" in (m.teller.drawn(m.view(0)) or "")
    wait(m, 1)
    assert m.log.count(told) == 1
    play(m, "no purchase", "lay plain-hole at a1")
    assert m.view(0)["table"]["derived"]["quiet"] is None


@pytest.mark.clause("DD-34")
def test_a_mat_filled_in_the_last_quiet_round_is_what_ends_the_game() -> None:
    m = table(shop(FULL_TILES), shop(), seat=1, quiet=5)
    wait(m, 1)
    assert m.over and "A mat is full" in m.log[-1]


@pytest.mark.clause("DD-34")
def test_how_many_quiet_rounds_end_the_game_is_data() -> None:
    box = own_box()
    box["specials_board"]["quiet_to_end"] = 1
    m = table(components=box)
    wait(m, 1)
    assert not m.over and m.view(0)["table"]["derived"]["quiet"] is None
    wait(m, 1)
    assert m.over


def never_quiet() -> dict[str, Any]:
    """The game's own box, in which no number of quiet rounds ends a game."""
    box = own_box()
    box["specials_board"]["quiet_to_end"] = 0
    return box


@pytest.mark.clause("DD-34")
@pytest.mark.parametrize("never", [{"options": {"quiet_end": False}}, {"components": never_quiet()}])
def test_with_the_option_or_a_box_that_says_so_nobody_need_ever_do_anything(never: dict[str, Any]) -> None:
    m = table(players=2, **never)
    wait(m, 300)
    assert not m.over and m.position()["quiet"] == 0
    assert m.view(0)["table"]["derived"]["quiet"] is None
    assert not any("Nobody has bought" in line for line in m.log)
    assert GAME.start_from(m.position(), components=never.get("components")).table == m.table


# --- The score


@pytest.mark.clause("DD-33")
def test_the_printed_example_comes_out() -> None:
    """Customers 9 + 12 + 11 + 6, one set, one majority, a pair of sprinkle holes, two plain tokens, two empty cells."""
    mat = (
        rows_of_tiles("t11 t12 t13 t14 t15 t16")
        + ", "
        + rows_of_tiles("t21 t22 t23 t24", "e")
        + ", sprinkle-hole e5, sprinkle-hole f5"
    )
    served = {"otis": "thrilled", "sanjay": "thrilled", "sunny": "thrilled", "beatrix": "delighted"}
    rival = {"fern": "contented", "grizz": "contented", "finn": "contented", "opal": "contented"}
    m = finished(shop(mat, tokens="2 plain", served=served), shop(served=rival))
    assert lines(m) == {
        "Otis, thrilled": 9,
        "Sanjay, thrilled": 12,
        "Beatrix, delighted": 6,
        "Sunny, thrilled": 11,
        "Sets × 1": 3,
        "Most in The Rose District": 2,
        "Pairs of sprinkle holes × 1": 3,
        "Plain tokens × 2": 2,
        "Empty cells × 2": -2,
    }
    assert m.scores[0] == 46


@pytest.mark.clause("DD-31")
@pytest.mark.parametrize(("level", "points"), [("contented", 4), ("delighted", 6), ("thrilled", 12)])
def test_a_customer_counts_at_the_level_served(level: str, points: int) -> None:
    m = finished(shop(served={"sanjay": level}))
    assert lines(m)[f"Sanjay, {level}"] == points
    assert m.scores[0] == points + 2 - 36  # alone in that neighbourhood


MT_TIMBER = ("juniper", "otis", "marisol")
ROSE = ("sanjay", "beatrix", "lamar")
SUNSET = ("coral", "diego", "nadia")


@pytest.mark.clause("DD-31")
@pytest.mark.parametrize(
    ("customers", "sets"),
    [
        ((*MT_TIMBER, *ROSE), 0),
        ((*MT_TIMBER[:1], *ROSE, *SUNSET[:2]), 1),
        ((*MT_TIMBER, *ROSE[:2], *SUNSET), 2),
        ((*MT_TIMBER, *ROSE, *SUNSET), 3),
    ],
)
def test_a_set_is_one_customer_of_each_neighbourhood(customers: tuple[str, ...], sets: int) -> None:
    m = finished(shop(served=dict.fromkeys(customers, "contented")))
    assert sum(points for label, points in lines(m).items() if label.startswith("Sets")) == 3 * sets


@pytest.mark.clause("DD-31")
@pytest.mark.parametrize(
    ("mine", "theirs", "led"),
    [
        ({"otis": "contented"}, {}, (True, False)),
        ({"otis": "contented", "juniper": "contented"}, {"fern": "thrilled"}, (True, False)),
        ({"otis": "delighted"}, {"fern": "contented"}, (True, False)),  # as many customers, more donuts
        ({"otis": "contented"}, {"fern": "thrilled"}, (False, True)),
        ({"otis": "delighted"}, {"fern": "delighted"}, (True, True)),  # still tied
        ({}, {}, (False, False)),  # nobody has served anybody there
    ],
)
def test_the_most_customers_then_the_most_donuts(
    mine: dict[str, str], theirs: dict[str, str], led: tuple[bool, bool]
) -> None:
    m = finished(shop(served=mine), shop(served=theirs))
    assert tuple("Most in Mt. Timber" in lines(m, seat) for seat in (0, 1)) == led
    for seat in (0, 1):
        assert lines(m, seat).get("Most in Mt. Timber", 2) == 2
        assert m.view(0)["table"]["derived"]["mats"][seat]["neighbourhoods"]["mt-timber"]["leads"] == led[seat]


@pytest.mark.clause("DD-31")
def test_every_neighbourhood_has_its_own_majority() -> None:
    m = finished(shop(served={"otis": "contented", "sanjay": "contented"}), shop(served={"coral": "contented"}))
    assert [label for label in lines(m) if label.startswith("Most")] == [
        "Most in Mt. Timber",
        "Most in The Rose District",
    ]
    assert [label for label in lines(m, 1) if label.startswith("Most")] == ["Most in Sunset Heights"]


@pytest.mark.clause("DD-31")
@pytest.mark.parametrize(
    ("holes", "points"),
    [
        ("plain-hole a1", 0),
        ("plain-hole a1, plain-hole c5", 1),
        ("plain-hole a1, plain-hole c5, plain-hole c6", 1),
        ("chocolate-hole a1, chocolate-hole c5", 2),
        ("sprinkle-hole a1, sprinkle-hole c5", 3),
        ("sprinkle-hole a1, chocolate-hole c5", 0),
        ("plain-hole a1, plain-hole a2, plain-hole a3, plain-hole a4", 2),
        ("half-plain a1 north, half-plain a2 east", 0),
    ],
)
def test_pairs_of_equal_holes_on_the_mat(holes: str, points: int) -> None:
    m = finished(shop(holes))
    assert m.scores[0] == points - (36 - len(holes.split(",")))


@pytest.mark.clause("DD-31")
def test_holes_in_the_purse_are_no_pair() -> None:
    assert finished(shop(dollars="2 sprinkle-hole")).scores[0] == -36


@pytest.mark.clause("DD-31")
@pytest.mark.parametrize(("flavour", "points"), [("plain", 1), ("chocolate", 2), ("sprinkle", 3), ("jelly", 5)])
def test_tokens_not_served_count_by_flavour(flavour: str, points: int) -> None:
    assert finished(shop(tokens=f"3 {flavour}")).scores[0] == 3 * points - 36


@pytest.mark.clause("DD-31")
def test_every_empty_cell_costs_a_point() -> None:
    assert finished(shop(FULL_TILES), shop("t10 a1 east"), shop("t09 e1 east")).scores == [0, -32, -34]


@pytest.mark.clause("DD-32")
def test_the_highest_score_wins() -> None:
    m = finished(shop(tokens="1 plain"), shop(tokens="1 chocolate"), shop(dollars="9 plain-hole"))
    assert m.winners == [1]


@pytest.mark.clause("DD-32")
def test_a_tie_is_broken_by_unused_dollars_then_by_empty_cells() -> None:
    m = finished(shop(dollars="2 plain-hole"), shop(dollars="1 plain-hole, 2 half-plain"))
    assert m.scores[0] == m.scores[1]
    assert m.winners == [1]
    # One more cell is covered, and there is one token less: the same score.
    m = finished(shop(tokens="1 plain", dollars="1 plain-hole"), shop("half-plain a1 north", dollars="1 plain-hole"))
    assert m.scores[0] == m.scores[1]
    assert m.winners == [1]
    m = finished(shop("half-plain a1 north", dollars="1 plain-hole"), shop(tokens="1 plain", dollars="2 plain-hole"))
    assert m.winners == [1]  # dollars come first


@pytest.mark.clause("DD-32")
def test_still_tied_the_win_is_shared() -> None:
    m = finished(shop(tokens="1 plain"), shop(tokens="1 plain"), shop())
    assert m.winners == [0, 1]


# --- Alone


def alone(**more: Any) -> Any:
    return table(more.pop("shop", shop()), players=1, **more)


@pytest.mark.clause("DD-40")
def test_the_rival_takes_the_free_tile_after_every_turn() -> None:
    m = alone()
    play(m, "no purchase")
    assert step(m) == "0 rival refill"
    assert m.position()["board"] == [None, "t01", "t02", "t03", "t04", "t05"]
    assert m.position()["gone"][0] == "t06"
    play(m, "draw tile t30")
    assert m.position()["board"] == ["t30", "t01", "t02", "t03", "t04", "t05"]
    assert step(m) == "0 buy"


@pytest.mark.clause("DD-40")
def test_the_rival_comes_after_your_own_refill() -> None:
    m = alone()
    play(m, "buy $0 at a1 east", "draw tile t30")
    assert step(m) == "0 rival refill"
    assert m.position()["board"] == [None, "t30", "t01", "t02", "t03", "t04"]
    assert "t05" in m.position()["gone"]


@pytest.mark.clause("DD-40")
def test_who_waits_longest_leaves_when_nobody_was_served() -> None:
    m = alone(line=("otis", "fern", "dev", "coral"), deck=["hank"])
    play(m, "no purchase", "draw tile t30")
    assert step(m) == "0 rival replace"
    assert m.position()["line"] == ["fern", "dev", "coral"]
    assert "otis" in m.position()["gone"]
    play(m, "draw customer hank")
    assert m.position()["line"] == ["fern", "dev", "coral", "hank"]
    assert step(m) == "0 buy"


@pytest.mark.clause("DD-40")
def test_nobody_leaves_when_somebody_was_served() -> None:
    line = ("otis", "fern", "juniper", "coral")
    m = alone(line=line, deck=["hank", "dev"], shop=shop(tokens="2 plain"))
    play(m, "no purchase", "serve juniper contented", "draw customer hank", "draw tile t30")
    assert m.position()["line"] == ["otis", "fern", "coral", "hank"]
    assert step(m) == "0 buy"
    play(m, "no purchase", "draw tile t31")
    assert step(m) == "0 rival replace"  # the next turn is another one


@pytest.mark.clause("DD-40")
def test_alone_there_is_no_majority() -> None:
    m = finished(shop(served={"otis": "contented"}), players=1)
    assert "Most in Mt. Timber" not in lines(m)
    assert m.scores == [5 - 36]


@pytest.mark.clause("DD-40")
def test_the_game_alone_has_twelve_turns() -> None:
    """Also where most of them are passed: DD-34 ends no game alone."""
    m = GAME.start(1, seed=5)
    while m.position()["turn"]["step"] != "buy":
        m.play(0, m.legal(0)[0])
    assert m.position()["turns_left"] == 12
    turns = 0
    while not m.over:
        if m.position()["turn"]["step"] == "buy":
            turns += 1
        m.play(0, m.legal(0)[0])
    assert turns == 12
    assert m.position()["quiet"] == 0
    assert "The last turn is played" in m.log[-1]
    assert m.position()["turns_left"] == 0


@pytest.mark.clause("DD-40")
def test_alone_the_game_ends_with_a_full_mat() -> None:
    m = alone(shop=shop(FULL_TILES.replace("t26 e6 east", "plain-hole e6"), "1 plain-hole"), step="lay", turns_left=9)
    play(m, "lay plain-hole at f6")
    assert m.over
    assert m.position()["turns_left"] == 8


@pytest.mark.clause("DD-40")
def test_alone_the_game_ends_when_the_rival_took_the_last_tiles() -> None:
    m = alone(supply=["t30"])
    play(m, "buy $0 at a1 east", "draw tile t30")
    assert m.over
    assert "No tiles are left to refill the board." in m.log[-1]


@pytest.mark.clause("DD-40")
def test_a_score_alone_has_a_rank_and_high_ranks_win() -> None:
    ranks = own_box()["rank"]
    ids = {rank.id: rank.name for rank in shelf_of(open_box(GAME.rules)).ranks}
    winning = min(rank["from"] for rank in ranks if rank.get("wins"))
    for points, wins in ((winning, [0]), (winning - 1, [])):
        m = finished(shop(FULL_TILES, tokens=f"{points} plain"), players=1)
        assert m.scores == [points]
        assert m.winners == wins
        name = [rank["name"] for rank in ranks if rank["from"] <= points][-1]
        assert f"Rank: {name}" in lines(m)
        shown = m.view(0)["table"]["derived"]["rank"]
        assert (ids[shown["rank"]], shown["wins"]) == (name, bool(wins))


@pytest.mark.clause("DD-40")
def test_a_score_below_zero_has_the_lowest_rank() -> None:
    m = finished(shop(), players=1)
    assert m.winners == []
    assert m.view(0)["table"]["derived"]["rank"]["from"] == 0
