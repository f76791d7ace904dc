"""The box: recipes, bakers and numbers are data, and a box that cannot be played is refused by name."""

from pathlib import Path
from typing import Any

import pytest

import doughjo
from doughjo.core.components import open_box
from doughjo.core.edition import edition, usual_teller
from doughjo.core.words import ENGLISH
from doughjo.games.drive_thru.tests.helpers import GAME, at, own_box, roll, seat, table
from doughjo.testing import card

PRINTED = {  # name: type, tips, prepare, serve
    "Fluffy Bun": (None, 0, 2, 3),
    "Cherryberry": ("A", 1, 2, 4),
    "Caramel & Sea Salt Superior": ("A", 1, 2, 4),
    "Cinnamoan": ("B", 1, 4, 2),
    "Coated Baby": ("B", 1, 4, 2),
    "General Custard": ("C", 2, 3, 5),
    "Lemon Drizzle Deluxe": ("C", 2, 3, 5),
    "Honey Matcha": ("D", 2, 4, 4),
    "Toasted Coconut Cloud": ("D", 2, 4, 4),
    "Bittersweet Chocolate Chips": ("E", 2, 5, 3),
    "Maple Morning Twist": ("E", 2, 5, 3),
    "Shards of Serendipity": ("F", 3, 4, 6),
    "Peanut Butter & Bacon Crunch": ("F", 3, 4, 6),
    "Salted Ginger Hazel Cream": ("G", 3, 5, 5),
    "Rhubarb Rosette": ("G", 3, 5, 5),
    "Pistachio Cluster Bomb": ("H", 3, 6, 4),
    "Espresso Eclipse": ("H", 3, 6, 4),
    "Jalapeño Orange Blossom": ("I", 4, 6, 6),
    "Saffron Sugar Crown": ("I", 4, 6, 6),
    "Triple Truffle Tower": ("J", 4, 5, 7),
    "Golden Glaze Grandeur": ("J", 4, 5, 7),
}


def printed_of(piece: Any) -> tuple[str, ...]:
    """What of a piece is in the rulebook; a kitchen card does not say."""
    fields: tuple[str, ...] = piece.known.printed if hasattr(piece, "known") else ()
    return fields


def told_of(piece: Any) -> tuple[str, ...]:
    """What of a piece others tell."""
    fields: tuple[str, ...] = piece.known.told if hasattr(piece, "known") else ()
    return fields


def opened(box: Any) -> doughjo.Match:
    return GAME.start(3, components=box)


def changed(recipe_id: str, **fields: Any) -> dict[str, Any]:
    """The game's own box with other fields of one recipe."""
    box = own_box()
    card(box, "recipe", recipe_id).update(fields)
    return box


def with_table(**fields: Any) -> dict[str, Any]:
    box = own_box()
    box["table"].update(fields)
    return box


def with_baker(number: int, **fields: Any) -> dict[str, Any]:
    box = own_box()
    box["baker"][number].update(fields)
    return box


# --- The own box


@pytest.mark.clause("DT-02", "DT-81")
def test_the_box_holds_these_recipes() -> None:
    pieces = opened(None).components.pieces[: len(PRINTED)]
    assert {piece.name: (piece.letter, piece.tips, piece.prepare, piece.serve) for piece in pieces} == PRINTED
    assert [piece.copies for piece in pieces] == [4] + [1] * 20
    assert [piece.id for piece in pieces if piece.starter] == ["fluffy-bun"]


def test_what_is_not_in_the_rulebook_is_marked_as_ours() -> None:
    pieces = {piece.id: piece for piece in opened(None).components.pieces}
    letters = {id: piece.letter for id, piece in pieces.items() if "letter" in printed_of(piece)}
    assert letters == {
        "bittersweet-chocolate-chips": "E",
        "jalapeno-orange-blossom": "I",
        "shards-of-serendipity": "F",
        "cherryberry": "A",
        "caramel-sea-salt-superior": "A",
    }
    told = {id: (piece.known.told, piece.known.by) for id, piece in pieces.items() if told_of(piece)}
    reviews = ("cinnamoan", "coated-baby", "general-custard", "honey-matcha", "peanut-butter-bacon-crunch")
    assert told == {
        **dict.fromkeys((*reviews, "pistachio-cluster-bomb"), (("name",), "reviews")),
        "salted-ginger-hazel-cream": (("name", "letter", "tips"), "another extract of the rulebook"),
    }
    assert not any({"prepare", "serve"} & {*printed_of(piece), *told_of(piece)} for piece in pieces.values())


@pytest.mark.parametrize(
    ("kind", "piece", "origin"),
    [
        ("recipe", "cherryberry", "Name, letter and tips as printed; the rest is ours."),
        ("recipe", "honey-matcha", "Name as told in reviews; the rest is ours."),
        ("recipe", "espresso-eclipse", "Ours, not the publisher’s."),
        ("baker", "dwight", "As printed."),
        ("card", "serve", "As printed."),
    ],
)
def test_where_a_piece_comes_from_is_told_in_a_sentence(kind: str, piece: str, origin: str) -> None:
    assert usual_teller(GAME.rules).speaker.dictionary.origin(kind, piece) == origin


def test_fields_that_are_printed_and_told_are_told_apart() -> None:
    box = own_box()
    card(box, "recipe", "cherryberry").update(printed=["name"], told=["tips"], told_by="reviews")
    dictionary = edition(GAME.rules, open_box(GAME.rules, box)).dictionary(ENGLISH)
    assert dictionary.origin("recipe", "cherryberry") == "Name as printed, tips as told in reviews; the rest is ours."


def test_a_box_typed_in_as_printed_says_so() -> None:
    box = own_box()
    card(box, "recipe", "cherryberry")["printed"] = ["name", "letter", "tips", "prepare", "serve"]
    card(box, "recipe", "fluffy-bun")["printed"] = ["name", "tips", "prepare", "serve"]  # it has no letter
    dictionary = edition(GAME.rules, open_box(GAME.rules, box)).dictionary(ENGLISH)
    assert dictionary.origin("recipe", "cherryberry") == dictionary.origin("recipe", "fluffy-bun") == "As printed."
    table = usual_teller(GAME.rules).page()
    assert "| Cherryberry | A | 1 | 2 | 4 | 1 | name, letter and tips |" in table
    assert "| Cinnamoan | B | 1 | 4 | 2 | 1 | name (reviews) |" in table
    assert "| Espresso Eclipse | H | 3 | 6 | 4 | 1 | – |" in table


def test_every_piece_brings_its_facts_and_a_text() -> None:
    pieces = opened(None).components.pieces
    assert [piece.facts["sort"] for piece in pieces] == ["recipe"] * 21 + ["baker"] * 4 + ["kitchen"] * 4
    facts = {piece.id: piece.facts for piece in pieces}
    assert facts["honey-matcha"] == {
        "sort": "recipe",
        "letter": "D",
        "tips": 2,
        "prepare": 4,
        "serve": 4,
        "copies": 1,
        "starter": False,
    }
    assert facts["tommy"] == {"sort": "baker", "prepare": 0, "serve": 0, "draws": 1, "keeps": 1, "refreshes": 0}
    teller = usual_teller(GAME.rules)
    texts = [teller.text(*each) for each in (("recipe", "honey-matcha"), ("baker", "dwight"), ("card", "serve"))]
    assert texts == [
        "Prepare with 4, serve with 4; 2 tips, type D.",
        "May turn one used Recognition upright at the start of a turn.",
        "Roll for one of your prepared recipes; a second doughnut adds 1. A rolled 1 fails.",
    ]


@pytest.mark.parametrize(
    ("powers", "text"),
    [
        ({"draws": 2}, "Draws two more recipes when learning."),
        ({"draws": 1, "keeps": 1}, "Draws one more recipe when learning. May keep two of the recipes drawn."),
        ({"prepare": 3, "serve": 2}, "Adds 3 to every Prepare roll. Adds 2 to every Serve roll."),
        ({"refreshes": 2}, "May turn two used Recognitions upright at the start of a turn."),
        ({}, "Helps with nothing."),
    ],
)
def test_a_baker_says_what_the_baker_does(powers: dict[str, int], text: str) -> None:
    box = own_box()
    box["baker"][0] = {"id": "tommy", "name": "Tommy", **powers}
    assert opened(box).teller.text("baker", "tommy") == text


# --- Good changes


def test_the_own_box_read_again_is_the_same_game() -> None:
    assert opened(own_box()).record() == opened(None).record()


def test_a_box_may_be_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    own = (GAME.rules.folder / "recipes.toml").read_text(encoding="utf-8")
    path.write_text(own.replace("served_to_end = 5", "served_to_end = 1"), encoding="utf-8")
    m = table(seat("", "fluffy-bun"), turn=0, components=path)
    roll(m, 0, "serve fluffy-bun with 1", 6)
    m.play(1, "coffee break")
    assert m.over
    assert opened(str(path)).components.digest != opened(None).components.digest


def test_numbers_of_a_recipe_are_data() -> None:
    box = changed("honey-matcha", tips=7, prepare=2, serve=6, letter="Z")
    m = table(seat("honey-matcha"), components=box)
    roll(m, 0, "prepare honey-matcha with 1", 2)
    m.play(1, "coffee break")
    roll(m, 0, "serve honey-matcha with 1", 5)
    assert at(m, 0)["served"] == []
    m.play(1, "coffee break")
    roll(m, 0, "serve honey-matcha with 1", 6)
    assert (m.scores, at(m, 0)["letters"]) == ([7, 0], ["Z"])


def test_numbers_of_the_table_are_data() -> None:
    box = with_table(doughnuts={"2": 5, "3": 4, "4": 3}, plates={"2": 4, "3": 1, "4": 1})
    position = GAME.start(2, components=box).position()
    assert (position["plates"], position["most_doughnuts"], position["seats"][0]["doughnuts"]) == (4, 5, 5)
    assert opened(box).position()["plates"] == 1


def test_powers_of_bakers_are_data() -> None:
    box = with_baker(0, draws=3, keeps=0, prepare=2, serve=1, refreshes=2)
    hands = [seat("honey-matcha", served="fluffy-bun cinnamoan", upright=0, baker="tommy"), seat(baker="tina")]
    m = table(*hands, components=box, options={"bakers": "draft"})
    m.play(0, "refresh")
    m.play(0, "refresh")
    assert at(m, 0)["upright"] == 2
    assert [odds["bonus"] for odds in m.position()["attempts"]] == [2, 3]
    m.play(0, "learn with 2")
    assert (m.position()["learning"]["to_draw"], m.position()["learning"]["keeps"]) == (6, 1)


def test_a_box_may_have_as_many_kinds_as_fit() -> None:
    box = own_box()
    for number in range(11):
        box["recipe"].append({"id": f"more-{number}", "name": f"More {number}", "tips": 1, "prepare": 2, "serve": 2})
    assert opened(box).position()["deck_size"] == 31


# --- Boxes that cannot be played

BAD: list[tuple[dict[str, Any], str]] = [
    ({}, "[table] is None"),
    ({**own_box(), "card": []}, "unknown entry 'card'"),
    ({**own_box(), "table": {}}, "[table] is {}; expected exactly doughnuts, plates, served_to_end and quiet_to_end"),
    (with_table(forks=1), "expected exactly doughnuts"),
    (with_table(plates=2), "[table]: plates is 2; expected a number for 2, 3 and 4 players"),
    (with_table(plates={"2": 2, "3": 2}), "[table]: plates is"),
    (with_table(plates={"2": 0, "3": 2, "4": 3}), "[table]: plates with 2 players is 0"),
    (with_table(doughnuts={"2": 3, "3": 2, "4": 13}), "[table]: doughnuts with 4 players is 13"),
    (with_table(served_to_end=9), "[table]: served_to_end is 9; expected a whole number from 1 to 8"),
    (with_table(quiet_to_end=41), "[table]: quiet_to_end is 41; expected a whole number from 0 to 40"),
    ({**own_box(), "recipe": []}, "no recipes; expected [[recipe]] tables"),
    ({**own_box(), "recipe": [1]}, "no recipes"),
    ({**own_box(), "baker": own_box()["baker"][:3]}, "3 kinds of bakers; expected 4 to 8"),
    ({**own_box(), "recipe": own_box()["recipe"] * 2}, "42 kinds of recipes; expected 1 to 32"),
    (changed("cinnamoan", sugar=1), "recipe 'cinnamoan': unknown field 'sugar'"),
    (changed("cinnamoan", tips=-1), "recipe 'cinnamoan': tips is -1"),
    (changed("cinnamoan", tips=True), "recipe 'cinnamoan': tips is True"),
    (changed("cinnamoan", prepare=1), "recipe 'cinnamoan': prepare is 1; expected a whole number from 2 to 12"),
    (changed("cinnamoan", serve="4"), "recipe 'cinnamoan': serve is '4'"),
    (changed("cinnamoan", copies=0), "recipe 'cinnamoan': copies is 0"),
    (changed("cinnamoan", letter="AB"), "recipe 'cinnamoan': letter is 'AB'"),
    (changed("cinnamoan", letter="ä"), "recipe 'cinnamoan': letter is 'ä'"),
    (changed("cinnamoan", letter=1), "recipe 'cinnamoan': letter is 1; expected a text"),
    (changed("cinnamoan", starter="yes"), "recipe 'cinnamoan': starter is 'yes'"),
    (changed("cinnamoan", printed="name"), "recipe 'cinnamoan': printed is 'name'"),
    (changed("cinnamoan", told=["price"]), "recipe 'cinnamoan': told is ['price']"),
    (changed("cinnamoan", told_by=""), "recipe 'cinnamoan': told and told_by belong together"),
    (changed("cherryberry", told_by="a friend"), "recipe 'cherryberry': told and told_by belong together"),
    (changed("cinnamoan", printed=["name"]), "recipe 'cinnamoan': name is both printed and told"),
    (changed("cinnamoan", printed=["price"]), "recipe 'cinnamoan': printed is ['price']"),
    (changed("cinnamoan", id="Cinna Moan"), "recipe 'Cinna Moan': the id must be of small letters"),
    (changed("cinnamoan", id="none"), "'none': this id is a word of the moves"),
    (changed("cinnamoan", id="tommy"), "'tommy': this id is used twice"),
    (changed("cinnamoan", id="learn"), "'learn': this id is a word of the moves"),
    (changed("cinnamoan", name="Cherryberry"), "'Cherryberry': this name is used twice"),
    (changed("cinnamoan", name=" "), "recipe 'cinnamoan': the name is empty"),
    (changed("fluffy-bun", copies=3), "3 recipes to start with; expected one for each of 4 players"),
    (changed("fluffy-bun", starter=False), "0 recipes to start with"),
    (changed("cinnamoan", copies=100), "123 recipes with all copies; expected at most 120"),
    (with_baker(1, prepare=6), "baker 'sally': prepare is 6"),
    (with_baker(1, keeps=2), "baker 'sally': keeps is 2"),
    (with_baker(1, hat=True), "baker 'sally': unknown field 'hat'"),
]


@pytest.mark.parametrize(("box", "wrong"), BAD, ids=[wrong for _, wrong in BAD])
def test_a_bad_box_is_refused_by_name(box: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadComponents) as error:
        opened(box)
    assert wrong in str(error.value)


@pytest.mark.parametrize("field", ["id", "name", "tips", "prepare", "serve"])
def test_a_missing_field_is_named(field: str) -> None:
    box = own_box()
    del card(box, "recipe", "cinnamoan")[field]
    with pytest.raises(doughjo.BadComponents, match=f"'{field}' is missing"):
        opened(box)
