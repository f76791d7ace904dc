"""Setting up, picking, resolving, refilling, the end."""

import pytest

import doughjo
from doughjo.games.go_nuts.tests.helpers import (
    GAME,
    after_picks,
    cards,
    discard,
    finished,
    own_box,
    pick_all,
    row,
    table,
)
from doughjo.testing import refused

COPIES = {  # with 2, 3, 4, 5 and 6 players
    "chocolate-frosted": (3, 3, 3, 3, 3),
    "donut-holes": (6, 6, 6, 6, 6),
    "eclair": (3, 3, 3, 3, 3),
    "french-cruller": (1, 2, 3, 4, 4),
    "glazed": (5, 5, 5, 5, 5),
    "jelly-filled": (6, 6, 6, 6, 6),
    "maple-bar": (2, 2, 2, 2, 2),
    "plain": (7, 7, 7, 7, 7),
    "powdered": (4, 4, 4, 4, 4),
    "boston-cream": (0, 6, 6, 6, 6),
    "double-chocolate": (0, 2, 2, 2, 2),
    "red-velvet": (0, 2, 2, 2, 2),
    "sprinkled": (0, 2, 2, 2, 2),
    "bear-claw": (0, 0, 2, 2, 2),
    "cinnamon-twist": (0, 0, 2, 2, 2),
    "coffee": (0, 0, 2, 2, 2),
    "day-old-donuts": (0, 0, 1, 1, 1),
    "milk": (0, 0, 1, 1, 1),
    "old-fashioned": (0, 0, 2, 2, 2),
    "maple-frosted": (0, 0, 0, 2, 2),
    "mucho-matcha": (0, 0, 0, 2, 2),
    "raspberry-frosted": (0, 0, 0, 2, 2),
    "strawberry-glazed": (0, 0, 0, 2, 2),
}
EVERY_COUNT = range(2, 7)


# --- Setup


@pytest.mark.clause("GN-01")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_each_player_holds_a_selection_card_for_every_position(players: int) -> None:
    m = GAME.start(players, seed=players)
    for seat in range(players):
        assert m.legal(seat) == [f"pick {n}" for n in range(1, players + 2)]


@pytest.mark.clause("GN-02")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_the_deck_holds_the_cards_for_so_many_players(players: int) -> None:
    copies = {card: by_players[players - 2] for card, by_players in COPIES.items()}
    assert GAME.start(players).position()["deck"] == {card: n for card, n in copies.items() if n}


@pytest.mark.clause("GN-02")
@pytest.mark.parametrize(("players", "size"), [(2, 37), (3, 50), (4, 61), (5, 70), (6, 70)])
def test_the_size_of_the_deck(players: int, size: int) -> None:
    assert GAME.start(players).position()["deck_size"] == size


@pytest.mark.clause("GN-02")
def test_every_card_of_the_box_is_a_printed_one() -> None:
    assert {card["source"] for card in own_box()["card"]} == {"printed"}
    assert {card["id"] for card in own_box()["card"]} == set(COPIES)


@pytest.mark.clause("GN-03")
@pytest.mark.parametrize("players", EVERY_COUNT)
def test_each_position_of_the_row_gets_one_card_of_the_deck(players: int) -> None:
    m = GAME.start(players)
    for position in range(1, players + 2):
        assert m.to_act == {"chance"}
        m.play("chance", "draw donut-holes" if position < 7 else "draw glazed")
        assert [card is not None for card in row(m)] == [n <= position for n in range(1, players + 2)]
    assert sum(m.position()["deck"].values()) == m.position()["deck_size"] == sum_of_deck(players) - players - 1
    assert m.to_act == {*range(players)}


def sum_of_deck(players: int) -> int:
    return sum(by_players[players - 2] for by_players in COPIES.values())


@pytest.mark.clause("GN-03")
def test_every_card_left_in_the_deck_is_equally_likely() -> None:
    m = table("- glazed glazed", deck="plain plain plain eclair")
    assert m.odds() == {"draw eclair": 1, "draw plain": 3}


@pytest.mark.clause("GN-03")
def test_a_seed_draws_every_card_left_in_the_deck_with_its_weight() -> None:
    drawn = [row(table("- glazed glazed", deck="plain plain plain eclair", seed=seed))[0] for seed in range(80)]
    assert set(drawn) == {"eclair", "plain"}
    assert drawn.count("plain") > 2 * drawn.count("eclair")


@pytest.mark.clause("GN-03")
def test_a_seed_shuffles_and_decides_everything() -> None:
    assert GAME.start(4, seed=7).table == GAME.start(4, seed=7).table
    assert len({GAME.start(4, seed=seed).table for seed in range(8)}) == 8


# --- A round


@pytest.mark.clause("GN-04")
@pytest.mark.parametrize("last", range(3))
def test_all_players_choose_at_the_same_time(last: int) -> None:
    m = table("plain glazed powdered maple-bar")
    assert m.to_act == {0, 1, 2}
    for seat in {0, 1, 2} - {last}:
        m.play(seat, f"pick {seat + 1}")
    assert m.to_act == {last}
    assert row(m) == ["plain", "glazed", "powdered", "maple-bar"]
    m.play(last, f"pick {last + 1}")
    assert row(m) == [None, None, None, "maple-bar"]


@pytest.mark.clause("GN-05")
def test_positions_are_resolved_in_ascending_order() -> None:
    m = table("plain glazed powdered eclair maple-bar")
    pick_all(m, 3, 3, 1, 1)
    assert discard(m) == ["plain", "powdered"]


@pytest.mark.clause("GN-05", "GN-21")
def test_the_order_of_seats_does_not_matter() -> None:
    m = table("glazed eclair plain powdered")
    pick_all(m, 2, 1, 1)
    assert cards(m, 0) == ["eclair", "glazed"]


@pytest.mark.clause("GN-05")
def test_a_position_is_resolved_wholly_before_the_next() -> None:
    m = table("sprinkled glazed plain powdered", "maple-bar")
    pick_all(m, 1, 2, 2)
    assert (row(m), discard(m)) == ([None, "glazed", "plain", "powdered"], [])
    m.play(0, "give maple-bar to seat 2")
    assert (row(m), discard(m)) == ([None, None, "plain", "powdered"], ["glazed"])


@pytest.mark.clause("GN-06")
def test_a_card_picked_by_two_goes_to_the_top_of_the_discard_pile() -> None:
    m = after_picks(table("plain glazed powdered eclair", discard="maple-bar"), 2, 1, 2)
    assert discard(m) == ["maple-bar", "glazed"]
    assert row(m)[1] is None
    assert [cards(m, seat) for seat in range(3)] == [[], ["plain"], []]


@pytest.mark.clause("GN-06")
def test_a_card_picked_by_all_goes_to_nobody() -> None:
    m = after_picks(table("plain glazed powdered eclair"), 3, 3, 3)
    assert discard(m) == ["powdered"]
    assert not any(cards(m, seat) for seat in range(3))


@pytest.mark.clause("GN-06", "GN-07")
def test_a_card_lost_in_a_clash_has_no_power() -> None:
    m = after_picks(table("red-velvet chocolate-frosted powdered eclair", discard="plain"), 1, 1, 3)
    assert m.to_act == {"chance"}
    assert discard(m) == ["plain", "red-velvet"]


@pytest.mark.clause("GN-07")
def test_a_card_picked_by_one_is_theirs() -> None:
    m = after_picks(table("plain glazed powdered eclair", "maple-bar"), 3, 1, 2)
    assert [cards(m, seat) for seat in range(3)] == [["maple-bar", "powdered"], ["plain"], ["glazed"]]
    assert discard(m) == []


@pytest.mark.clause("GN-07")
def test_a_power_happens_at_once_and_is_mandatory() -> None:
    m = after_picks(table("chocolate-frosted glazed plain"), 1, 2)
    assert (cards(m, 0), row(m)) == (["chocolate-frosted"], [None, "glazed", "plain"])
    m.play("chance", "draw powdered")
    assert cards(m, 0) == ["chocolate-frosted", "powdered"]
    assert (cards(m, 1), row(m)) == (["glazed"], [None, None, "plain"])


@pytest.mark.clause("GN-08")
def test_a_card_picked_by_nobody_stays_in_its_position() -> None:
    m = after_picks(table("plain glazed powdered maple-bar"), 1, 4, 1)
    assert row(m) == [None, "glazed", "powdered", None]
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    assert row(m) == ["eclair", "glazed", "powdered", "glazed"]


@pytest.mark.clause("GN-10")
def test_cards_and_the_order_of_the_discard_pile_are_open_to_everybody() -> None:
    m = table("plain glazed powdered maple-bar", "plain", "eclair plain", discard="red-velvet glazed eclair glazed")
    for viewer in (0, 1, 2, "spectator"):
        seen = m.view(viewer)["table"]
        assert seen["discard"] == ["red-velvet", "glazed", "eclair", "glazed"]
        assert seen["collections"] == [["plain"], ["eclair", "plain"], []]
        assert seen["row"] == ["plain", "glazed", "powdered", "maple-bar"]


@pytest.mark.clause("GN-11")
def test_empty_positions_are_refilled_in_ascending_order() -> None:
    m = after_picks(table("plain glazed powdered maple-bar"), 3, 1, 2)
    for card in ("eclair", "jelly-filled", "donut-holes"):
        m.play("chance", f"draw {card}")
    assert row(m) == ["eclair", "jelly-filled", "donut-holes", "maple-bar"]


@pytest.mark.clause("GN-11")
def test_the_next_round_starts_with_all_selection_cards_in_hand() -> None:
    m = after_picks(table("plain glazed powdered"), 2, 2)
    m.play("chance", "draw eclair")
    assert m.to_act == {0, 1}
    assert m.position()["picks"] == [None, None]
    assert m.legal(0) == m.legal(1) == ["pick 1", "pick 2", "pick 3"]


@pytest.mark.clause("GN-11", "GN-22")
def test_cleared_positions_are_refilled_too() -> None:
    m = after_picks(table("french-cruller glazed powdered"), 1, 2)
    m.play(0, "clear 3")
    for card in ("eclair", "plain", "donut-holes"):
        m.play("chance", f"draw {card}")
    assert row(m) == ["eclair", "plain", "donut-holes"]


# --- The end


@pytest.mark.clause("GN-12")
def test_the_game_ends_without_a_partial_refill_when_the_deck_is_too_small() -> None:
    m = after_picks(table("plain glazed powdered maple-bar", deck="eclair eclair"), 1, 2, 3)
    assert (m.over, m.to_act) == (True, set())
    assert row(m) == [None, None, None, "maple-bar"]
    assert m.position()["deck"] == {"eclair": 2}
    assert m.scores == [4, 2, 3]
    assert m.winners == [0]


@pytest.mark.clause("GN-12")
def test_exactly_enough_cards_mean_that_play_goes_on() -> None:
    m = after_picks(table("plain glazed powdered maple-bar", deck="eclair eclair plain"), 1, 2, 3)
    assert not m.over
    for card in ("eclair", "eclair", "plain"):
        m.play("chance", f"draw {card}")
    assert m.to_act == {0, 1, 2}
    assert m.position()["deck_size"] == 0


@pytest.mark.clause("GN-12")
def test_a_game_with_an_empty_deck_ends_after_the_round() -> None:
    m = after_picks(table("plain glazed powdered", deck=""), 3, 3)
    assert m.over


@pytest.mark.clause("GN-12", "GN-20")
def test_cards_drawn_by_powers_are_missing_for_the_refill() -> None:
    m = after_picks(table("chocolate-frosted glazed plain", deck="plain eclair"), 1, 2)
    m.play("chance", "draw plain")
    assert m.over


@pytest.mark.clause("GN-12")
def test_the_game_does_not_end_before_the_round_is_resolved() -> None:
    m = after_picks(table("glazed eclair sprinkled powdered", deck=""), 1, 2, 3)
    assert not m.over
    m.play(2, "give sprinkled to seat 0")
    assert m.over


@pytest.mark.clause("GN-12")
def test_cards_left_in_row_and_deck_score_for_nobody() -> None:
    m = finished("glazed", players=2, deck="powdered powdered", discard="donut-holes")
    assert m.scores == [2, 0]
    assert table("powdered powdered powdered", over=True).scores == [0, 0]


@pytest.mark.clause("GN-12")
def test_before_the_end_nobody_has_won() -> None:
    m = table("plain glazed powdered", "powdered")
    assert (m.scores, m.winners) == ([3, 0], [])


# --- A power works only for a card taken from the row


@pytest.mark.clause("GN-09", "GN-20")
def test_a_card_drawn_from_the_deck_has_no_power() -> None:
    m = after_picks(table("chocolate-frosted glazed plain powdered", discard="maple-bar"), 1, 2, 3)
    m.play("chance", "draw red-velvet")
    assert cards(m, 0) == ["chocolate-frosted", "red-velvet"]
    assert (m.to_act, discard(m)) == ({"chance"}, ["maple-bar"])
    assert len(m.legal("chance")) > 1


@pytest.mark.clause("GN-09", "GN-23")
def test_a_kept_card_has_no_power() -> None:
    m = after_picks(table("double-chocolate glazed plain powdered", discard="maple-bar"), 1, 2, 3)
    m.play("chance", "draw eclair")
    m.play("chance", "draw glazed")
    m.play(0, "keep eclair")
    assert cards(m, 0) == ["eclair", "double-chocolate"]
    assert discard(m) == ["maple-bar"]


@pytest.mark.clause("GN-09", "GN-21")
def test_a_card_on_top_of_the_discard_pile_has_no_power() -> None:
    m = after_picks(table("eclair glazed plain powdered", discard="plain red-velvet"), 1, 2, 3)
    assert cards(m, 0) == ["eclair", "red-velvet"]
    assert (m.to_act, discard(m)) == ({"chance"}, ["plain"])


@pytest.mark.clause("GN-09", "GN-24")
def test_a_card_chosen_from_the_discard_pile_has_no_power() -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="eclair plain"), 1, 2, 3)
    m.play(0, "take eclair")
    assert cards(m, 0) == ["eclair", "red-velvet"]
    assert discard(m) == ["plain"]


@pytest.mark.clause("GN-09", "GN-25")
def test_a_given_card_has_no_power() -> None:
    m = after_picks(table("sprinkled glazed plain powdered", "eclair", discard="maple-bar"), 1, 2, 3)
    m.play(0, "give eclair to seat 1")
    assert cards(m, 1) == ["eclair", "glazed"]
    assert discard(m) == ["maple-bar"]


@pytest.mark.clause("GN-09", "GN-25")
def test_a_sprinkled_that_is_given_does_not_give_again() -> None:
    m = after_picks(table("sprinkled glazed plain powdered", "", "maple-bar"), 1, 2, 3)
    m.play(0, "give sprinkled to seat 1")
    assert cards(m, 1) == ["glazed", "maple-bar", "sprinkled"]
    assert m.to_act == {"chance"}


@pytest.mark.clause("GN-09", "GN-26")
def test_a_stolen_card_has_no_power() -> None:
    m = after_picks(table("bear-claw glazed plain powdered plain", "", "eclair", discard="maple-bar"), 1, 2, 3, 4)
    m.play(0, "steal eclair from seat 1")
    assert cards(m, 0) == ["eclair", "bear-claw"]
    assert discard(m) == ["maple-bar"]


@pytest.mark.clause("GN-09", "GN-27")
def test_a_passed_card_has_no_power() -> None:
    twist = table("cinnamon-twist glazed plain powdered plain", "eclair", "glazed", "plain", "plain", discard="milk")
    m = after_picks(twist, 1, 2, 3, 4)
    for seat, card in enumerate(["eclair", "glazed", "plain", "plain"]):
        m.play(seat, f"pass {card}")
    assert cards(m, 1) == ["eclair", "glazed"]
    assert discard(m) == ["milk"]


@pytest.mark.clause("GN-09", "GN-28")
def test_day_old_cards_have_no_power() -> None:
    m = after_picks(table("day-old-donuts glazed plain powdered plain", discard="red-velvet plain eclair"), 1, 2, 3, 4)
    m.play(0, "take eclair")
    m.play(0, "take red-velvet")
    assert m.legal(0) == ["done", "take plain"]
    m.play(0, "done")
    assert cards(m, 0) == ["eclair", "red-velvet", "day-old-donuts"]
    assert discard(m) == ["plain"]


@pytest.mark.clause("GN-09", "GN-11")
def test_a_card_dealt_to_the_row_has_no_power() -> None:
    m = after_picks(table("plain glazed powdered", discard="maple-bar"), 1, 2)
    m.play("chance", "draw eclair")
    assert (row(m), discard(m)) == (["eclair", None, "powdered"], ["maple-bar"])


# --- Taking back


def test_a_pick_may_be_taken_back_while_it_is_secret() -> None:
    m = table("plain glazed powdered")
    before = m.table
    m.play(0, "pick 1")
    m.undo(0)
    assert (m.table, m.to_act, m.moves) == (before, {0, 1}, [])


@pytest.mark.clause("GN-04")
def test_the_pick_that_reveals_all_picks_is_not_taken_back() -> None:
    m = after_picks(table("plain glazed powdered"), 1, 2)
    with pytest.raises(doughjo.CannotUndo, match="showed something"):
        m.undo(1)
    assert cards(m, 1) == ["glazed"]


@pytest.mark.clause("GN-04")
def test_a_reveal_stays_even_when_the_revealer_decides_next() -> None:
    m = after_picks(table("plain red-velvet powdered glazed", discard="eclair"), 1, 1, 2)
    assert m.to_act == {2}
    with pytest.raises(doughjo.CannotUndo, match="showed something"):
        m.undo(2)


def test_an_open_choice_may_be_taken_back_before_anybody_goes_on() -> None:
    m = after_picks(table("red-velvet glazed plain powdered", discard="eclair plain"), 1, 2, 3)
    before = m.table
    m.play(0, "take eclair")
    m.undo(0)
    assert m.table == before
    assert refused(m, 1, "take eclair").clause is None
