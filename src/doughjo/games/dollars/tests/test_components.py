"""Other boxes: what can be changed, and what is said about a box that cannot be."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import doughjo
from doughjo import BadComponents
from doughjo.core.components import open_box
from doughjo.games.dollars.tests.helpers import GAME, own, own_box, play, shop, table

Box = dict[str, Any]


def test_the_box_has_61_tiles_39_customers_and_60_dollars() -> None:
    box = own_box()
    assert len(box["pieces"]["tiles"]) == 61
    assert len(box["pieces"]["customers"]) == 39
    assert sum(entry["copies"] for entry in box["money"]) == 60
    homes = Counter(customer["neighbourhood"] for customer in box["pieces"]["customers"])
    assert homes == {"mt-timber": 13, "rose-district": 13, "sunset-heights": 13}
    assert len({(tile["top"], tile["bottom"]) for tile in box["pieces"]["tiles"]}) == 61


def test_only_what_is_known_from_the_printed_game_is_called_printed() -> None:
    printed = [piece.id for piece in open_box(GAME.rules).pieces if getattr(piece, "source", None) == "printed"]
    assert printed == ["sanjay"]


def tile(box: Box, name: str = "t07") -> Box:
    found: Box = next(entry for entry in box["pieces"]["tiles"] if entry["id"] == name)
    return found


def customer(box: Box, name: str = "Otis") -> Box:
    found: Box = next(entry for entry in box["pieces"]["customers"] if entry["name"] == name)
    return found


BAD: list[tuple[Callable[[Box], object], str]] = [
    (lambda box: box.pop("line"), "the file: 'line' is missing"),
    (lambda box: box.update(dice=6), "the file: unknown entry 'dice'"),
    (lambda box: box.update(mat=6), "the file: mat is 6; expected a table"),
    (lambda box: box["mat"].update(columns=9), "mat: columns is 9; expected a whole number from 4 to 8"),
    (lambda box: box["mat"].update(rows="six"), "mat: rows is 'six'; expected a whole number"),
    (lambda box: box["mat"].update(depth=2), "mat: unknown entry 'depth'"),
    (lambda box: box["flavour"].append(dict(box["flavour"][0])), "5 flavours; expected 1 to 4"),
    (lambda box: box["flavour"][1].update(letter="P"), "flavour 'P': the letter 'P' is used twice"),
    (lambda box: box["flavour"][1].update(letter="choc"), "flavour 'chocolate': letter is 'choc'"),
    (lambda box: box["flavour"][1].update(id="Dark Chocolate"), "must be of small letters"),
    (lambda box: box["flavour"][1].update(token=-1), "flavour 'chocolate': token is -1"),
    (lambda box: box["flavour"][1].update(dollars=10), "flavour 'chocolate': dollars is 10"),
    (lambda box: box["flavour"][1].update(starters=4), "7 starters, no two in a line; the mat has room for 6"),
    (lambda box: box["flavour"][1].pop("token"), "flavour 'chocolate': 'token' is missing"),
    (lambda box: box["money"][0].update(back="picture"), "back is 'picture'; expected 'holes' or 'half'"),
    (lambda box: box["money"][0].update(flavour="vanilla"), "money 1: flavour is 'vanilla'; expected 'plain'"),
    (lambda box: box["money"][0].update(flavour="jelly"), "give the flavour 'pair'"),
    (lambda box: box["money"][0].update(start=6), "money holes plain: start is 6; expected a whole number from 0 to 5"),
    (lambda box: box["money"][0].update(copies=31), "money holes plain: copies is 31"),
    (lambda box: [entry.update(copies=30) for entry in box["money"]], "180 Dollar Tiles; expected at most 127"),
    (lambda box: box["money"][1].update(flavour="plain"), "used twice"),
    (lambda box: box["specials_board"].update(prices=[3, 3, 0]), "each slot must be cheaper than the one before"),
    (lambda box: box["specials_board"].update(prices=[]), "0 prices in specials_board; expected 1 to 8"),
    (lambda box: box["specials_board"].update(prices=[10, 0]), "a price is 10"),
    (
        lambda box: box["specials_board"].update(quiet_to_end=-1),
        "quiet_to_end is -1; expected a whole number from 0 to 20",
    ),
    (lambda box: box["specials_board"].pop("quiet_to_end"), "quiet_to_end"),
    (lambda box: box["line"].update(waiting=0), "line: waiting is 0"),
    (lambda box: box["line"].update(majority=True), "line: majority is True; expected a whole number"),
    (lambda box: box["solo"].update(turns=0), "solo: turns is 0"),
    (lambda box: box["rank"][0].update(wins=True), "expected 'wins = true' for the highest ranks"),
    (lambda box: box["rank"].reverse(), "expected rising numbers"),
    (lambda box: [rank.pop("wins", None) for rank in box["rank"]], "at least for one"),
    (lambda box: box["neighbourhood"][0].update(name=" "), "neighbourhood 'mt-timber': the name is empty"),
    (lambda box: box["neighbourhood"][0].update(id="rose-district"), "is used twice"),
    (lambda box: box["pieces"].update(tiles=box["pieces"]["tiles"][:5]), "5 tiles; expected 6 to 64"),
    (lambda box: tile(box).update(top="CCC"), "tile 't07': top is 'CCC'; expected 4 of the letters P C S J"),
    (lambda box: tile(box).update(bottom="CCCX"), "tile 't07': bottom is 'CCCX'"),
    (lambda box: tile(box).update(left="C"), "tile 't07': unknown entry 'left'"),
    (lambda box: tile(box).update(id="t08"), "tile 't08': the id 't08' is used twice"),
    (lambda box: tile(box).update(id="otis"), "piece 'otis': the id 'otis' is used twice"),
    (lambda box: tile(box).pop("id"), "tile 7: 'id' is missing"),
    (lambda box: tile(box).update(source="guess"), "tile 't07': source is 'guess'; expected printed, named or house"),
    (lambda box: customer(box).update(wants=["PS", "P"]), "customer 'Otis': 2 wants and 3 points; expected 3 of each"),
    (lambda box: customer(box).update(wants=["P", "P", "P"]), "customer 'Otis': line 1 of wants is 'P'; expected 2 of"),
    (lambda box: customer(box).update(points=[5, 7, 101]), "customer 'Otis': points is 101"),
    (lambda box: customer(box).update(neighbourhood="downtown"), "customer 'Otis': neighbourhood is 'downtown'"),
    (lambda box: customer(box).update(name="Fern"), "customer 'fern': the name 'fern' is used twice"),
    (lambda box: box["pieces"]["customers"].append("Hal"), "customer 40 is 'Hal'; expected a table"),
]


@pytest.mark.parametrize(("spoil", "complaint"), BAD, ids=[complaint for _, complaint in BAD])
def test_a_bad_box_is_refused_naming_what_is_bad(spoil: Callable[[Box], object], complaint: str) -> None:
    box = own_box()
    open_box(GAME.rules, box)
    spoil(box)
    with pytest.raises(BadComponents) as refusal:
        open_box(GAME.rules, box)
    assert complaint in str(refusal.value)


def changed(change: Callable[[Box], object]) -> Box:
    box = own_box()
    change(box)
    return box


def test_dollar_signs_are_data() -> None:
    box = changed(lambda box: box["flavour"][0].update(dollars=5))
    m = table(shop("plain-starter c3 north-south", dollars="1 half-sprinkle"), step="lay", components=box)
    play(m, "lay half-sprinkle at c4 north")
    assert m.position()["turn"]["draws"] == 5


def test_a_flavour_with_dollar_signs_spoils_nothing() -> None:
    box = changed(lambda box: box["flavour"][3].update(dollars=1))
    m = table(shop("jelly-starter c3 north-south", dollars="1 half-sprinkle"), step="lay", components=box)
    play(m, "lay half-sprinkle at c4 north")
    assert m.position()["turn"]["draws"] == 3


def test_prices_waiting_customers_and_turns_alone_are_data() -> None:
    box = own_box()
    box["specials_board"]["prices"] = [7, 2, 1]
    box["line"]["waiting"] = 2
    box["solo"]["turns"] = 5
    m = GAME.start(1, seed=1, components=box, options={"starters_last": True})
    assert [slot["price"] for slot in m.view(0)["table"]["derived"]["specials"]] == [7, 2, 1]
    assert len(m.position()["line"]) == 2
    assert m.position()["turns_left"] == 5


def test_points_are_data() -> None:
    box = own_box()
    box["mat"]["empty"] = -2
    box["line"] |= {"set": 10, "majority": 20}
    box["flavour"][0] |= {"token": 7, "pair": 9}
    served = {"otis": "contented", "sanjay": "contented", "coral": "contented"}
    position = {
        "players": 2,
        "over": True,
        "shops": [shop("plain-hole a1, plain-hole a2", tokens="1 plain", served=served), shop()],
    }
    m = GAME.start_from(position, components=box)
    assert m.scores == [5 + 4 + 4 + 10 + 3 * 20 + 9 + 7 - 2 * 34, -2 * 36]


def test_money_and_starters_are_data() -> None:
    box = own_box()
    box["money"][0]["start"] = 2
    box["money"][3]["start"] = 1
    box["flavour"][0]["starters"] = 2
    box["flavour"][3]["starters"] = 0
    m = GAME.start(2, seed=3, components=box)
    assert own(m)["dollars"] == {"plain-hole": 2, "chocolate-hole": 1, "half-plain": 1}
    assert own(m)["starters"] == ["plain", "plain", "chocolate", "sprinkle"]


def test_a_game_with_another_box_is_recorded_and_replayed_with_it() -> None:
    box = changed(lambda box: box["mat"].update(columns=5, rows=7))
    m = GAME.start(2, seed=3, components=box)
    while not m.over:
        (seat,) = m.to_act
        moves = m.legal(seat)
        m.play(seat, moves[len(m.moves) * 7 % len(moves)])
    assert doughjo.replay(m.record(), components=box).table == m.table
    with pytest.raises(doughjo.BadRecord, match="other components"):
        doughjo.replay(m.record())
