"""The last round, tips and ties."""

from typing import Any

import pytest

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.games.drive_thru.tests.helpers import FIVE, GAME, at, quiet_turn, roll, seat, table, two_starters
from doughjo.games.drive_thru.tests.test_foresight import foreseen

FOUR = "fluffy-bun cherryberry cinnamoan general-custard"


def serve_fifth(turn: int, first: int = 0) -> doughjo.Match:
    """A seat of three serves its fifth recipe."""
    hands = [seat(), seat(), seat()]
    hands[turn] = seat("", "honey-matcha", FOUR)
    m = table(*hands, turn=turn, first=first)
    assert m.position()["last_round"] is False
    roll(m, turn, "serve honey-matcha with 1", 6)
    assert m.position()["last_round"] is True
    return m


@pytest.mark.clause("DT-80")
@pytest.mark.parametrize(("turn", "first", "still"), [(0, 0, [1, 2]), (1, 0, [2]), (1, 1, [2, 0]), (2, 1, [0])])
def test_after_a_fifth_served_recipe_the_round_is_finished(turn: int, first: int, still: list[int]) -> None:
    m = serve_fifth(turn, first)
    for number in still:
        assert m.to_act == {number}
        m.play(number, "coffee break")
    assert m.over


@pytest.mark.clause("DT-80")
@pytest.mark.parametrize(("turn", "first"), [(2, 0), (0, 1), (1, 2)])
def test_if_the_last_player_of_the_round_does_it_the_game_ends_at_once(turn: int, first: int) -> None:
    m = serve_fifth(turn, first)
    assert m.over and m.to_act == set()
    assert m.log[-2:] == [
        f"Seat {turn} has served 5 recipes: this is the last round.",
        "Everyone has had the same number of turns: the game is over.",
    ]


@pytest.mark.clause("DT-80")
def test_four_served_recipes_do_not_end_the_game() -> None:
    m = table(seat("", "honey-matcha", "fluffy-bun cherryberry cinnamoan"), turn=1)
    m.play(1, "coffee break")
    roll(m, 0, "serve honey-matcha with 1", 6)
    m.play(1, "coffee break")
    assert (m.to_act, m.position()["last_round"], m.position()["round"]) == ({0}, False, 3)


@pytest.mark.clause("DT-80")
def test_prepared_recipes_do_not_end_the_game() -> None:
    m = table(seat("fluffy-bun", FOUR.replace("fluffy-bun", "honey-matcha")), turn=0)
    roll(m, 0, "prepare fluffy-bun with 1", 6)
    m.play(1, "coffee break")
    assert not m.over


@pytest.mark.clause("DT-80")
def test_the_starting_player_opens_a_round() -> None:
    m = table(players=3, first=1, turn=1)
    for number, round_number in [(1, 1), (2, 1), (0, 1), (1, 2)]:
        assert (m.to_act, m.position()["round"]) == ({number}, round_number)
        quiet_turn(m, number)


@pytest.mark.clause("DT-80")
def test_the_number_of_recipes_that_ends_the_game_is_data() -> None:
    box = two_starters()
    box["table"]["served_to_end"] = 2
    m = table(seat("", "honey-matcha", "fluffy-bun"), components=box)
    roll(m, 0, "serve honey-matcha with 1", 6)
    m.play(1, "coffee break")
    assert m.over


def wait(m: doughjo.Match, rounds: int) -> None:
    """Everybody waits: coffee, and doughnuts back again."""
    for _ in range(rounds * m.position()["players"]):
        (number,) = m.to_act
        assert isinstance(number, int)
        quiet_turn(m, number)


@pytest.mark.clause("DT-82")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twenty_rounds_without_a_success_end_the_game(players: int) -> None:
    m = table(seat(), seat("", "", "cherryberry"), players=players)
    wait(m, 19)
    assert not m.over and (m.position()["round"], m.position()["quiet"]) == (20, 19)
    wait(m, 1)
    assert m.over and m.winners == [1] and m.position()["quiet"] == 20
    assert m.log[-1] == "Nobody has prepared or served anything for 20 rounds: the game is over."


@pytest.mark.clause("DT-82")
@pytest.mark.parametrize(("mine", "move"), [(seat("fluffy-bun"), "prepare"), (seat("", "fluffy-bun"), "serve")])
def test_only_a_success_counts_from_the_start_again(mine: dict[str, Any], move: str) -> None:
    m = table(mine)
    wait(m, 18)
    roll(m, 0, f"{move} fluffy-bun with 1", 1)
    quiet_turn(m, 1)
    assert (m.position()["round"], m.position()["progress"]) == (20, 0)
    roll(m, 0, f"{move} fluffy-bun with 1", 6)
    assert m.position()["quiet"] == 0
    quiet_turn(m, 1)
    assert (m.position()["round"], m.position()["progress"]) == (21, 20)
    wait(m, 19)
    assert not m.over
    wait(m, 1)
    assert m.over


@pytest.mark.clause("DT-82")
def test_learning_does_not_count_as_a_success() -> None:
    m = table(round=20, progress=0, turn=1, seed=1)
    m.play(1, "learn with 1")
    m.play(1, m.legal(1)[0])
    assert m.over


@pytest.mark.clause("DT-82")
def test_everybody_is_told_before_it_is_too_late() -> None:
    m = table()
    wait(m, 20)
    told = [line for line in m.log if line.startswith("Nobody")]
    assert told == [
        "Nobody has prepared or served anything for 15 rounds; after 20 the game is over.",
        "Nobody has prepared or served anything for 19 rounds; after 20 the game is over.",
        "Nobody has prepared or served anything for 20 rounds: the game is over.",
    ]


@pytest.mark.clause("DT-82")
def test_what_is_told_of_quiet_rounds_are_plain_numbers() -> None:
    m = table()
    wait(m, 20)
    told = [facts for facts in m.events_of("spectator") if facts["kind"].startswith("quiet")]
    assert [(facts["rounds"], type(facts["rounds"])) for facts in told] == [(15, int), (19, int), (20, int)]


@pytest.mark.clause("DT-82")
def test_a_game_that_was_too_quiet_can_be_laid() -> None:
    m = table()
    wait(m, 20)
    again = GAME.start_from(m.position())
    assert again.over and again.table == m.table


@pytest.mark.clause("DT-82")
def test_the_number_of_quiet_rounds_is_data() -> None:
    box = two_starters()
    box["table"]["quiet_to_end"] = 3
    m = table(components=box)
    wait(m, 3)
    assert m.over


def never_quiet() -> dict[str, Any]:
    """A box in which no number of quiet rounds ends a game."""
    box = two_starters()
    box["table"]["quiet_to_end"] = 0
    return box


@pytest.mark.clause("DT-82")
@pytest.mark.parametrize("never", [{"options": {"quiet_end": False}}, {"components": never_quiet()}])
def test_with_the_option_or_a_box_that_says_so_everybody_may_wait_for_ever(never: dict[str, Any]) -> None:
    m = table(**never)
    wait(m, 60)
    position = m.position()
    assert not m.over and (position["round"], position["quiet"], position["quiet_to_end"]) == (61, 60, 0)
    assert not any(line.startswith("Nobody") for line in m.log)
    assert GAME.start_from(position, components=never.get("components")).table == m.table
    assert "quiet" not in str(m.teller.drawn(m.view(0)))


@pytest.mark.clause("DT-82")
def test_a_game_that_may_go_on_for_ever_counts_its_rounds_and_is_no_longer_foreseen_to_end() -> None:
    m = table(options={"quiet_end": False}, round=40_000, progress=3)
    wait(m, 1)
    assert m.position()["round"] == 40_001
    early = table(options={"quiet_end": False})
    wait(early, 1)
    assert foreseen(m) == foreseen(early)


@pytest.mark.clause("DT-82")
def test_a_fifth_served_recipe_in_the_last_quiet_round_is_what_ends_the_game() -> None:
    m = table(seat(), seat("", "honey-matcha", FOUR), round=20, progress=0, turn=1)
    roll(m, 1, "serve honey-matcha with 1", 6)
    assert m.over and m.log[-1] == "Everyone has had the same number of turns: the game is over."


@pytest.mark.clause("DT-82")
def test_a_game_that_nobody_wants_to_end_ends() -> None:
    """Serve is full, and whoever takes from it lets the other serve a fifth recipe: chefs would wait for ever."""
    great = "golden-glaze-grandeur triple-truffle-tower"
    four = "fluffy-bun cinnamoan lemon-drizzle-deluxe honey-matcha"
    other = "fluffy-bun coated-baby bittersweet-chocolate-chips shards-of-serendipity"
    m = table(seat("", great, four), seat("", "saffron-sugar-crown", other), kitchen="serve serve", deck="", seed=1)
    chef, rng = bots.find("chef"), seeded(1)
    for _ in range(100):
        for number in m.to_act:
            assert isinstance(number, int)
            m.play(number, bots.move(chef, m, number, rng))
    assert m.over


def finished(*served: str, players: int = 2) -> doughjo.Match:
    """A game that has ended with these served recipes."""
    hands = [seat(served=recipes) for recipes in served]
    hands += [seat()] * (players - len(hands))
    return GAME.start_from({"players": players, "first": 0, "seats": hands, "over": True})


@pytest.mark.clause("DT-81")
def test_the_most_tips_win_and_not_the_most_recipes() -> None:
    m = finished(
        "fluffy-bun cherryberry cinnamoan coated-baby caramel-sea-salt-superior", "saffron-sugar-crown honey-matcha"
    )
    assert (m.scores, m.winners) == ([4, 6], [1])


@pytest.mark.clause("DT-81")
def test_letters_count_only_in_a_tie() -> None:
    m = finished(FIVE, "saffron-sugar-crown jalapeno-orange-blossom")  # A, B, C and D, against I alone
    assert (m.scores, m.winners) == ([6, 8], [1])


@pytest.mark.clause("DT-81")
def test_prepared_recipes_give_nothing() -> None:
    m = table(seat("golden-glaze-grandeur", "triple-truffle-tower saffron-sugar-crown", "cherryberry"))
    assert m.scores == [1, 0]
    assert at(m, 0)["tips"] == 1


@pytest.mark.clause("DT-81")
def test_a_tie_is_broken_by_different_letters() -> None:
    m = finished(FIVE, "lemon-drizzle-deluxe saffron-sugar-crown")  # A, B, C, D and no letter, against C and I
    assert (m.scores, m.winners) == ([6, 6], [0])
    m = finished("fluffy-bun cherryberry caramel-sea-salt-superior cinnamoan coated-baby", "saffron-sugar-crown")
    assert (m.scores, m.winners) == ([4, 4], [0])
    m = finished(
        "fluffy-bun cherryberry caramel-sea-salt-superior cinnamoan coated-baby",
        "honey-matcha espresso-eclipse",
        players=3,
    )
    assert (m.scores, m.winners) == ([4, 5, 0], [1])


@pytest.mark.clause("DT-81")
def test_equal_letters_count_once_and_the_starter_has_none() -> None:
    m = finished(
        "fluffy-bun cherryberry caramel-sea-salt-superior cinnamoan coated-baby", "honey-matcha general-custard"
    )  # A, A, B and B, against C and D
    assert (m.scores, m.winners) == ([4, 4], [0, 1])
    one = "cherryberry caramel-sea-salt-superior cinnamoan coated-baby general-custard"
    m = finished(one, "honey-matcha toasted-coconut-cloud bittersweet-chocolate-chips")
    assert (m.scores, m.winners) == ([6, 6], [0])
    assert [at(m, number)["letters"] for number in (0, 1)] == [["A", "B", "C"], ["D", "E"]]
    m = finished(
        "fluffy-bun cherryberry caramel-sea-salt-superior cinnamoan coated-baby",
        "fluffy-bun honey-matcha toasted-coconut-cloud",
    )
    assert (m.scores, m.winners) == ([4, 4], [0])
    m = finished(
        "fluffy-bun honey-matcha toasted-coconut-cloud bittersweet-chocolate-chips maple-morning-twist",
        "saffron-sugar-crown jalapeno-orange-blossom",
    )
    assert (m.scores, m.winners, at(m, 0)["letters"]) == ([8, 8], [0], ["D", "E"])
    m = finished(
        "fluffy-bun honey-matcha toasted-coconut-cloud saffron-sugar-crown fluffy-bun",
        "general-custard lemon-drizzle-deluxe triple-truffle-tower",
    )
    assert (m.scores, m.winners) == ([8, 8], [0, 1])


@pytest.mark.clause("DT-81")
def test_still_tied_the_win_is_shared() -> None:
    m = finished(
        "fluffy-bun cherryberry cinnamoan general-custard honey-matcha",
        "caramel-sea-salt-superior coated-baby lemon-drizzle-deluxe toasted-coconut-cloud",
        players=3,
    )
    assert (m.scores, m.winners) == ([6, 6, 0], [0, 1])


@pytest.mark.clause("DT-81")
def test_the_score_sheet_lists_served_recipes() -> None:
    m = finished("fluffy-bun cherryberry cinnamoan general-custard saffron-sugar-crown")
    assert [(line.label, line.points, line.why) for line in m.sheet()[0]] == [
        ("Fluffy Bun", 0, "no type"),
        ("Cherryberry", 1, "type A"),
        ("Cinnamoan", 1, "type B"),
        ("General Custard", 2, "type C"),
        ("Saffron Sugar Crown", 4, "type I"),
    ]
    assert m.sheet()[1] == []


@pytest.mark.clause("DT-81")
def test_the_score_sheet_tells_the_types_only_where_they_part_equal_tips() -> None:
    equal = finished(FIVE, "lemon-drizzle-deluxe saffron-sugar-crown", players=3)
    last = [lines[-1] if lines else None for lines in equal.sheet()]
    assert [line and (line.label, line.points) for line in last] == [
        ("Types A, B, C and D", 0),
        ("Types C and I", 0),
        None,
    ]
    ahead = finished(FIVE, "saffron-sugar-crown")
    assert not any(line.label.startswith("Types") for lines in ahead.sheet() for line in lines)
