"""Any table as a dictionary and back; what is wrong with a bad one is named."""

from typing import Any

import pytest

import doughjo
from doughjo.games.go_nuts.tests.helpers import GAME, OPTIONS, random_game, table

ROW = ["plain", "glazed", "powdered"]
OTHERWISE = {name: not usual for name, usual in OPTIONS.items()}


@pytest.mark.parametrize("options", [{}, OTHERWISE], ids=["defaults", "options"])
@pytest.mark.parametrize("players", range(2, 7))
def test_every_table_of_a_game_is_written_and_laid_again(players: int, options: dict[str, Any]) -> None:
    for m in random_game(players, seed=players + len(options), **options):
        if m.to_act != {"chance"} or len(m.moves) % 4 == 0:
            again = GAME.start_from(m.position())
            assert again.table == m.table
            assert (again.to_act, again.position()) == (m.to_act, m.position())


def test_what_a_position_does_not_mention_is_as_at_the_start() -> None:
    m = GAME.start_from({"players": 3})
    assert m.table == GAME.start(3).table
    assert m.to_act == {"chance"}


def test_by_default_the_deck_holds_every_card_that_lies_nowhere_else() -> None:
    m = table("plain plain glazed", "eclair", "plain", discard="maple-bar")
    deck = {"chocolate-frosted": 3, "donut-holes": 6, "eclair": 2, "french-cruller": 1, "glazed": 4}
    assert m.position()["deck"] == deck | {"jelly-filled": 6, "maple-bar": 1, "plain": 4, "powdered": 4}
    assert m.position()["deck_size"] == 31


def test_a_table_may_be_laid_with_picks_made() -> None:
    m = table("plain glazed powdered eclair", picks=[None, 2, None])
    assert m.to_act == {0, 2}
    m.play(0, "pick 2")
    m.play(2, "pick 1")
    assert m.position()["discard"] == ["glazed"]


RESOLVING = {
    "players": 3,
    "row": [None, "glazed", "plain", "powdered"],
    "collections": [["red-velvet", "plain"], [], []],
    "discard": ["eclair"],
    "picks": [1, 2, 3],
    "resolving": {"position": 1, "seat": 0, "card": "red-velvet"},
}


def resolving(card: str = "red-velvet", collection: str = "plain", **changes: Any) -> dict[str, Any]:
    """A table on which seat 0 has just taken a card."""
    position: dict[str, Any] = {**RESOLVING, "collections": [[card, *collection.split()], [], []]}
    position["resolving"] = {"position": 1, "seat": 0, "card": card}
    for key, value in changes.items():
        (position if key in position else position["resolving"])[key] = value
    return position


def test_a_table_may_be_laid_while_a_power_happens() -> None:
    m = GAME.start_from(resolving())
    assert (m.to_act, m.legal(0)) == ({0}, ["take eclair"])
    m = GAME.start_from(resolving("double-chocolate", drawn=["glazed"]))
    assert m.to_act == {"chance"}
    m = GAME.start_from(resolving("double-chocolate", drawn=["glazed", "eclair"]))
    assert m.legal(0) == ["keep eclair", "keep glazed"]


def test_drawn_cards_are_not_in_the_deck() -> None:
    m = GAME.start_from(resolving("double-chocolate", drawn=["maple-bar", "eclair"]))
    assert (m.position()["deck"]["maple-bar"], m.position()["deck"]["eclair"]) == (1, 1)


def test_a_record_of_a_game_from_a_position_is_replayed() -> None:
    m = GAME.start_from(resolving())
    m.play(0, "take eclair")
    assert doughjo.replay(m.record()).table == m.table


BAD = [
    ({"row": ["plain", "glazed"]}, "row is"),
    ({"row": [*ROW, "eclair"]}, "row is"),
    ({"row": "plain"}, "row is 'plain'"),
    ({"row": ["plain", "glazed", "biscuit"]}, "row, position 3: no card is called 'biscuit'"),
    ({"row": ["plain", "glazed", "?"]}, "row, position 3: '?' is hidden"),
    ({"row": ["plain", "glazed", 3]}, "no card is called 3"),
    ({"row": ["plain", "glazed", ["plain"]]}, "no card is called"),
    ({"row": ["plain", "glazed", "milk"]}, "milk: 1 on the table; with 2 players there are 0"),
    ({"collections": [["plain"]]}, "collections is"),
    ({"collections": ["plain", "glazed"]}, "collections, seat 0 is 'plain'"),
    ({"collections": [[], ["?"]]}, "collections, seat 1: '?' is hidden"),
    ({"collections": [[], [None]]}, "collections, seat 1: no card is called None"),
    ({"collections": [["plain"] * 4, ["plain"] * 4]}, "plain: 8 on the table; with 2 players there are 7"),
    ({"collections": [["french-cruller"], []], "discard": ["french-cruller"]}, "french-cruller: 2 on the table"),
    ({"row": ROW, "collections": [["plain"] * 7, []]}, "plain: 8 on the table"),
    ({"collections": [["plain"], []], "deck": {"plain": 7}}, "plain: 8 on the table"),
    ({"discard": "plain"}, "discard is 'plain'"),
    ({"discard": ["?"]}, "discard: '?' is hidden"),
    ({"discard": ["plain"] * 113}, "discard: 113 cards"),
    ({"deck": ["plain"]}, "deck is"),
    ({"deck": {"biscuit": 1}}, "deck: no card is called 'biscuit'"),
    ({"deck": {"plain": -1}}, "deck, plain is -1"),
    ({"deck": {"plain": True}}, "deck, plain is True"),
    ({"deck": {"plain": "two"}}, "deck, plain is 'two'"),
    ({"deck_size": 36}, "deck_size is 36, but the deck holds 37 cards"),
    ({"deck_size": []}, "deck_size is [], but the deck holds 37 cards"),
    ({"deck": {"plain": 2}}, "deck: 2 cards cannot fill 3 empty positions"),
    ({"row": [None, "plain", "glazed"], "deck": {}}, "deck: 0 cards cannot fill 1 empty"),
    ({"row": ROW, "picks": [1]}, "picks is"),
    ({"row": ROW, "picks": [4, None]}, "picks, seat 0 is 4"),
    ({"row": ROW, "picks": [None, 0]}, "picks, seat 1 is 0"),
    ({"row": ROW, "picks": [None, "?"]}, "picks, seat 1 is '?'"),
    ({"row": ROW, "picks": [True, None]}, "picks, seat 0 is True"),
    ({"row": ROW, "picks": [1, 2]}, "picks: everybody has picked"),
    ({"row": ["plain", None, "glazed"], "picks": [1, None]}, "picks: 1 positions of the row are empty"),
    ({"row": ROW, "picks": [1, None], "over": True}, "over"),
    ({"top_of_deck": "plain"}, "top_of_deck is 'plain'"),
    ({"top_of_deck": {"card": "plain"}}, "top_of_deck is"),
    ({"top_of_deck": {"card": "?", "known_to": 0}}, "top_of_deck: '?' is hidden"),
    ({"top_of_deck": {"card": "plain", "known_to": 2}}, "top_of_deck, known_to is 2"),
    ({"top_of_deck": {"card": "milk", "known_to": 0}}, "top_of_deck: no milk is in the deck"),
    ({"deck": {"glazed": 3}, "top_of_deck": {"card": "plain", "known_to": 0}}, "top_of_deck: no plain is in the deck"),
    ({"hand": []}, "the position has an unknown key 'hand'"),
    ({"over": 1}, "over is 1"),
    ({"over": "yes"}, "over is 'yes'"),
    ({"options": ["sprinkled_gives_itself"]}, "options are"),
    ({"resolving": "red-velvet"}, "resolving is 'red-velvet'"),
]


@pytest.mark.parametrize(("position", "wrong"), BAD, ids=[wrong for _, wrong in BAD])
def test_a_bad_position_is_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from({"players": 2, **position})
    assert wrong in str(error.value)


@pytest.mark.parametrize("position", [None, [], "plain", {}, {"row": ROW}])
def test_a_position_is_a_dictionary_with_players(position: Any) -> None:
    with pytest.raises(doughjo.BadPosition):
        GAME.start_from(position)


BAD_RESOLVING = [
    (resolving(spoon=1), "resolving has an unknown key 'spoon'"),
    (resolving(resolving={"position": 1, "seat": 0}), "'card' is missing"),
    (resolving(resolving={"seat": 0, "card": "red-velvet"}), "'position' is missing"),
    (resolving(position=5), "resolving, position is 5"),
    (resolving(seat=3), "resolving, seat is 3"),
    (resolving("glazed"), "glazed has no power"),
    (resolving("eclair"), "eclair has no power that waits"),
    (resolving(resolving={"position": 1, "seat": 0, "card": "?"}), "'?' is hidden"),
    (resolving(left=2), "left is 2"),
    (resolving(left=-1), "left is -1"),
    (resolving("sprinkled", left=1), "sprinkled does not count cards"),
    (resolving(drawn=["plain"]), "red-velvet holds no drawn cards"),
    (resolving("double-chocolate", drawn=["plain", "plain", "plain"]), "at most two"),
    (resolving("double-chocolate", drawn=["?"]), "'?' is hidden"),
    (resolving("double-chocolate", drawn="plain"), "resolving, drawn is 'plain'"),
    (resolving("double-chocolate") | {"deck": {}}, "the deck is empty"),
    (resolving("double-chocolate", "maple-bar maple-bar", drawn=["maple-bar"]), "maple-bar: 3 on the table"),
    (
        resolving("double-chocolate", drawn=["plain"]) | {"top_of_deck": {"card": "glazed", "known_to": 1}},
        "top_of_deck",
    ),
    (resolving(passes=["plain", None, None]), "red-velvet passes nothing"),
    (resolving(passes=["plain"]), "resolving, passes is"),
    (resolving(picks=[1, 2, None]), "somebody has not picked"),
    (resolving(picks=[1, 1, 3]), "position 1 must be the pick of seat 0 alone"),
    (resolving(picks=[2, 1, 3]), "position 1 must be the pick of seat 0 alone"),
    (resolving(row=["eclair", "glazed", "plain", "powdered"]), "position 1 of the row must be empty"),
    (resolving(row=[None, None, "plain", "powdered"]), "position 2 is picked but has no card"),
    (resolving(picks=[2, 1, 3], position=2, row=["plain", None, "plain", "eclair"]), "position 1 was picked and"),
    (resolving(collections=[["plain"], [], []]), "seat 0 has no red-velvet"),
    (resolving(discard=[]), "red-velvet leaves seat 0 nothing to choose"),
    (resolving("french-cruller", row=[None, "glazed", "plain", None]), "french-cruller leaves seat 0 nothing"),
    (resolving() | {"over": True}, "over: a card is still being resolved"),
]


@pytest.mark.parametrize(("position", "wrong"), BAD_RESOLVING, ids=[wrong for _, wrong in BAD_RESOLVING])
def test_a_bad_moment_of_a_round_is_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from(position)
    assert wrong in str(error.value)


def passing(*passes: str | None, collections: list[list[str]] | None = None) -> dict[str, Any]:
    return {
        "players": 4,
        "row": [None, "glazed", "plain", "powdered", "eclair"],
        "collections": collections or [["cinnamon-twist", "plain"], ["plain"], ["plain"], ["plain"]],
        "picks": [1, 2, 3, 4],
        "resolving": {"position": 1, "seat": 0, "card": "cinnamon-twist", "passes": [*passes]},
    }


@pytest.mark.clause("GN-27")
def test_a_table_may_be_laid_while_cards_are_passed() -> None:
    assert GAME.start_from(passing("plain", None, "plain", None)).to_act == {1, 3}


@pytest.mark.clause("GN-27")
@pytest.mark.parametrize(
    ("position", "wrong"),
    [
        (passing("plain", "plain", "plain", "plain"), "everybody has chosen"),
        (passing("glazed", None, None, None), "seat 0 has no glazed to pass"),
        (passing("cinnamon-twist", None, None, None), "seat 0 has no cinnamon-twist to pass"),
        (passing("?", None, None, None), "'?' is hidden"),
        (passing(*[None] * 4, collections=[["cinnamon-twist"], ["plain"], [], []]), "nothing to choose"),
    ],
)
def test_bad_passes_are_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from(position)
    assert wrong in str(error.value)


@pytest.mark.parametrize("others", [["plain"], ["plain", "glazed"]])
def test_milk_is_not_laid_where_it_would_have_gone(others: list[str]) -> None:
    position = passing(collections=[["milk", *others], [], [], []])
    position["resolving"] = {"position": 1, "seat": 0, "card": "milk"}
    with pytest.raises(doughjo.BadPosition, match="milk leaves seat 0 nothing to choose"):
        GAME.start_from(position)


@pytest.mark.parametrize("players", [0, 1, 7, -2, "3", 3.0, True, None])
def test_bad_numbers_of_players(players: Any) -> None:
    with pytest.raises(doughjo.BadSetup, match="2 to 6 players"):
        GAME.start(players)
    with pytest.raises(doughjo.BadSetup, match="2 to 6 players"):
        GAME.start_from({"players": players})


@pytest.mark.parametrize(
    "options", [{"sprinkled": True}, {"sprinkled_gives_itself": 1}, {"sprinkled_gives_itself": "yes"}, {"": False}]
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(doughjo.BadSetup, match="option"):
        GAME.start(3, options=options)
    with pytest.raises(doughjo.BadSetup, match="option"):
        GAME.start_from({"players": 3, "options": options})


@pytest.mark.clause("GN-25", "GN-47")
def test_both_options_are_off_by_default_and_kept_apart() -> None:
    assert GAME.start(2).position()["options"] == OPTIONS
    for name in OPTIONS:
        assert GAME.start(2, options={name: True}).position()["options"] == {
            **OPTIONS,
            name: True,
        }
