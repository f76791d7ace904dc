"""Other boxes: the cards are data, and a box that cannot be played is refused by name."""

from pathlib import Path
from typing import Any

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
    table,
    with_copies,
)
from doughjo.testing import card

CRONUT = {"id": "cronut", "name": "Cronut", "copies": {"2": 2}, "power": "steal-one", "points": {"each": 4}}


def opened(box: Any) -> doughjo.Match:
    return GAME.start(3, components=box)


def changed(card_id: str, **fields: Any) -> dict[str, Any]:
    """The game's own box with other fields of one card."""
    box = own_box()
    card(box, "card", card_id).update(fields)
    return box


# --- Good changes


def test_the_own_box_read_again_is_the_same_game() -> None:
    assert opened(own_box()).record() == opened(None).record()


def test_a_box_may_be_read_from_a_file(tmp_path: Path) -> None:
    own = GAME.rules.folder / "cards.toml"
    path = tmp_path / "box.toml"
    path.write_text(own.read_text(encoding="utf-8").replace("each = 3 }", "each = 30 }"), encoding="utf-8")
    assert finished("powdered", components=path).scores[0] == 30
    assert opened(str(path)).components.digest != opened(None).components.digest


@pytest.mark.parametrize(
    ("points", "collections", "scores"),
    [
        ({"each": 7}, ["glazed glazed", ""], [14, 0]),
        ({}, ["glazed glazed", ""], [0, 0]),
        ({"table": [9, -4]}, ["glazed glazed glazed", "glazed"], [-4, 9]),
        ({"each": 1, "if_cards_under": 2}, ["glazed glazed", "glazed"], [0, 1]),
        ({"each": 1, "if_types_over": 1}, ["glazed glazed", "glazed eclair"], [0, 1]),
        ({"each": 1, "if_types_under": 2}, ["glazed glazed", "glazed eclair"], [2, 0]),
        ({"each": 1, "if_fewest_cards": True}, ["glazed glazed", "glazed"], [0, 1]),
        ({"table": [3, 8], "if_fewest_cards": True}, ["glazed glazed", "glazed"], [0, 3]),
        ({"most": 10, "most_tied": 4}, ["glazed glazed", "glazed"], [10, 0]),
        ({"most": 10, "most_tied": 4}, ["glazed", "glazed"], [4, 4]),
        ({"per_negative": 3}, ["glazed glazed red-velvet", "glazed"], [4, 0]),
        ({"each": -1}, ["glazed coffee", "glazed"], [0, -1]),
    ],
)
def test_other_points_change_the_scores(points: dict[str, Any], collections: list[str], scores: list[int]) -> None:
    m = finished(*collections, "plain " * 3, "plain " * 4, players=4, components=changed("glazed", points=points))
    assert m.scores[:2] == scores


def test_a_new_card_with_a_known_power_works() -> None:
    box = own_box()
    box["card"].append(CRONUT)
    m = table("cronut glazed plain", "", "eclair", components=box)
    pick_all(m, 1, 2)
    m.play(0, "steal eclair from seat 1")
    assert cards(m, 0) == ["eclair", "cronut"]
    assert m.scores[0] == 4
    assert "Seat 0 takes Éclair from Seat 1." in m.log


def test_a_power_may_move_to_another_card() -> None:
    m = table("glazed eclair plain", components=changed("glazed", power="draw-one"))
    pick_all(m, 1, 2)
    m.play("chance", "draw powdered")
    assert cards(m, 0) == ["glazed", "powdered"]


def test_a_power_may_be_taken_off_a_card() -> None:
    box = own_box()
    del card(box, "card", "eclair")["power"]
    m = after_picks(table("eclair glazed plain", discard="powdered", components=box), 1, 2)
    assert (cards(m, 0), discard(m)) == (["eclair"], ["powdered"])


@pytest.mark.clause("GN-02")
def test_other_numbers_of_copies_change_the_deck() -> None:
    m = GAME.start(2, components=with_copies(glazed=9, plain=0))
    assert m.position()["deck"]["glazed"] == 9
    assert "plain" not in m.position()["deck"]


def test_copies_may_join_at_any_number_of_players() -> None:
    box = changed("glazed", copies={"2": 1, "4": 2, "6": 3})
    decks = [GAME.start(players, components=box).position()["deck"] for players in range(2, 7)]
    assert [deck["glazed"] for deck in decks] == [1, 1, 3, 3, 6]


def test_a_record_needs_the_box_it_was_played_with() -> None:
    m = GAME.start(2, seed=1, components=with_copies(glazed=9))
    with pytest.raises(doughjo.BadRecord, match="other components"):
        doughjo.replay(m.record())
    assert doughjo.replay(m.record(), components=with_copies(glazed=9)).table == m.table


def test_the_largest_box_fits_on_the_table() -> None:
    box = {"card": [{"id": f"c-{n}", "name": f"C{n}", "copies": {"2": 4}} for n in range(28)]}
    m = GAME.start(6, seed=3, components=box)
    assert m.position()["deck_size"] == 112 - 7


# --- What a card says


@pytest.mark.parametrize(
    ("fields", "text"),
    [
        ({"points": {"each": 9}}, "Worth 9."),
        ({"points": {"each": -4}}, "Costs 4."),
        ({"points": {}}, "Worth nothing."),
        ({"points": {"table": [3]}}, "However many you have, together worth 3."),
        ({"points": {"table": [1, 4, 9]}}, "1 to 3 of them are worth 1, 4 or 9 points in all; more add nothing."),
        ({"points": {"table": [1, 4, 9, 9, 2]}}, "1 to 5 of them are worth 1, 4, 9, 9 or 2 points in all."),
        (
            {"points": {"table": [0, 7, 0, 9, 0]}},
            "1 to 5 of them are worth 0, 7, 0, 9 or 0 points in all: an odd one spoils it.",
        ),
        ({"points": {"table": [0, 8, 8, 16, 16]}}, "Each pair is worth 8, a single one nothing."),
        (
            {"points": {"table": [0, 8, 8, 16]}},
            "1 to 4 of them are worth 0, 8, 8 or 16 points in all; more add nothing.",
        ),
        ({"points": {"each": 2, "if_types_over": 4}}, "Worth 2 if you have more than 4 different cards."),
        (
            {"points": {"each": 2, "if_types_under": 13}},
            "Worth 2 if you have fewer than 13 different cards.",
        ),
        (
            {"points": {"table": [5], "if_cards_under": 6}},
            "However many you have, together worth 5 if you have fewer than 6 cards.",
        ),
        ({"points": {"each": 2, "if_fewest_cards": True}}, "Worth 2 if nobody has fewer cards than you."),
        ({"points": {"per_negative": 3}}, "Worth 3 for each of your cards that costs points."),
        (
            {"points": {"each": 1, "per_negative": -3}},
            "Worth 1. Costs 3 more for each of your cards that costs points.",
        ),
        ({"points": {"most": 6}}, "If you alone have the most Glazed, 6 more in all."),
        ({"points": {"most_tied": -6}}, "If you share the most Glazed, 6 less in all."),
        (
            {"points": {"each": 1}, "power": "give-one"},
            "Worth 1. Give one of your cards to an opponent; Glazed itself only if you have no other.",
        ),
    ],
)
def test_a_card_says_what_it_does(fields: dict[str, Any], text: str) -> None:
    assert opened(changed("glazed", **fields)).teller.text("card", "glazed") == text


def test_every_number_of_the_own_cards_stands_in_its_text() -> None:
    """Except those that a reader counts: 'every pair is worth 5' for 0, 5, 5, 10, 10 and 15 points."""
    pieces = {each["id"]: opened(None).teller.text("card", each["id"]) for each in own_box()["card"]}
    for entry in own_box()["card"]:
        points = entry.get("points", {})
        for field in ("each", "most", "most_tied", "per_negative"):
            assert field not in points or str(abs(points[field])) in pieces[entry["id"]]
        if entry["id"] != "jelly-filled":
            assert all(str(number) in pieces[entry["id"]] for number in points.get("table", []))


# --- Bad boxes


def without(field: str) -> dict[str, Any]:
    box = own_box()
    del card(box, "card", "glazed")[field]
    return box


def one_more(**fields: Any) -> dict[str, Any]:
    box = own_box()
    box["card"].append({**CRONUT, **fields})
    return box


BAD = [
    (lambda: {}, "no cards"),
    (lambda: {"card": []}, "no cards"),
    (lambda: {"card": "glazed"}, "no cards"),
    (lambda: {"card": ["glazed"]}, "no cards"),
    (lambda: {**own_box(), "tile": []}, "unknown entry 'tile'"),
    (lambda: changed("glazed", colour="brown"), "card 'glazed': unknown field 'colour'"),
    (lambda: changed("glazed", power="fly"), "card 'glazed': unknown power 'fly'"),
    (lambda: changed("glazed", power=3), "card 'glazed': power is 3"),
    (lambda: changed("glazed", name=""), "card 'glazed': the name is empty"),
    (lambda: changed("glazed", name="Plain"), "the name 'Plain' is used twice"),
    (lambda: changed("glazed", source="borrowed"), "card 'glazed': source is 'borrowed'"),
    (lambda: changed("glazed", text="Worth 2."), "card 'glazed': unknown field 'text'"),
    (lambda: without("name"), "card 'glazed': 'name' is missing"),
    (lambda: without("copies"), "card 'glazed': 'copies' is missing"),
    (lambda: without("id"), "card 5: 'id' is missing"),
    (lambda: one_more(id="plain"), "card 'plain': the id 'plain' is used twice"),
    (lambda: one_more(id="Cro Nut"), "card 'Cro Nut': the id must be"),
    (lambda: one_more(id=""), "the id must be"),
    (lambda: one_more(id=7), "card 7: id is 7"),
    (lambda: changed("glazed", copies=5), "card 'glazed': copies is 5"),
    (lambda: changed("glazed", copies={"1": 5}), "card 'glazed': copies from '1' players on"),
    (lambda: changed("glazed", copies={"7": 5}), "card 'glazed': copies from '7' players on"),
    (lambda: changed("glazed", copies={"2": -1}), "card 'glazed': copies from 2 players on is -1"),
    (lambda: changed("glazed", copies={"2": 2.5}), "card 'glazed': copies from 2 players on is 2.5"),
    (lambda: changed("glazed", copies={"2": True}), "card 'glazed': copies from 2 players on is True"),
    (lambda: changed("glazed", copies={"2": 113}), "card 'glazed': copies from 2 players on is 113"),
    (lambda: changed("glazed", copies={"2": 100, "3": 100}), "132 cards with 2 players"),
    (lambda: changed("glazed", copies={"2": 40, "6": 40}), "145 cards with 6 players"),
    (lambda: changed("glazed", points=2), "card 'glazed': points is 2"),
    (lambda: changed("glazed", points={"every": 2}), "card 'glazed': unknown points 'every'"),
    (lambda: changed("glazed", points={"each": "two"}), "card 'glazed': each is 'two'"),
    (lambda: changed("glazed", points={"each": 101}), "card 'glazed': each is 101"),
    (lambda: changed("glazed", points={"each": 1, "table": [1]}), "either each or by table"),
    (lambda: changed("glazed", points={"table": 3}), "card 'glazed': table is 3"),
    (lambda: changed("glazed", points={"table": []}), "card 'glazed': table is []; expected a list of 1 to 10 points"),
    (lambda: changed("glazed", points={"if_cards_under": 3}), "if_cards_under is a condition without points"),
    (lambda: changed("glazed", points={"table": [0] * 11}), "a list of 1 to 10 points"),
    (lambda: changed("glazed", points={"table": [1, None]}), "card 'glazed': table is None"),
    (lambda: changed("glazed", points={"each": 1, "if_types_over": 1, "if_cards_under": 3}), "one condition at most"),
    (lambda: changed("glazed", points={"each": 1, "if_types_over": -1}), "card 'glazed': if_types_over is -1"),
    (lambda: changed("glazed", points={"each": 1, "if_fewest_cards": False}), "if_fewest_cards is False"),
    (lambda: {"card": [CRONUT]}, "2 cards with 2 players"),
    (lambda: {"card": [{**CRONUT, "copies": {"2": 6}}]}, "6 cards with 6 players"),
    (lambda: with_copies(glazed=90), "122 cards with 2 players"),
    (lambda: {"card": [{**CRONUT, "id": f"c-{n}", "name": f"C{n}"} for n in range(29)]}, "29 kinds of cards"),
]


@pytest.mark.parametrize(("box", "wrong"), BAD, ids=[wrong for _, wrong in BAD])
def test_a_bad_box_is_refused_by_name(box: Any, wrong: str) -> None:
    with pytest.raises(doughjo.BadComponents) as error:
        opened(box())
    assert wrong in str(error.value)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[[card]\nid = ", encoding="utf-8")
    with pytest.raises(doughjo.BadComponents, match=r"box\.toml: is not TOML"):
        opened(path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(doughjo.BadComponents, match=r"box\.toml: is not a text file"):
        opened(path)


def test_a_file_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(doughjo.BadComponents, match=r"nowhere\.toml: cannot be read"):
        opened(tmp_path / "nowhere.toml")


def test_an_error_in_a_file_names_the_file_and_the_card(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text('[[card]]\nid = "glazed"\nname = "Glazed"\n', encoding="utf-8")
    with pytest.raises(doughjo.BadComponents, match=r"box\.toml: card 'glazed': 'copies' is missing"):
        opened(path)
