"""What is true of every game, whatever the players do."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import doughjo
from doughjo import Match
from doughjo.games.dollars.tests.helpers import GAME, own_box, random_game

BOX = own_box()
TILES = Counter(tile["id"] for tile in BOX["pieces"]["tiles"])
CUSTOMERS = Counter(customer["name"].lower() for customer in BOX["pieces"]["customers"])
DOLLARS = {
    (f"{entry['flavour']}-hole" if entry["back"] == "holes" else f"half-{entry['flavour']}"): entry["copies"]
    for entry in BOX["money"]
}


def everything_on(m: Match) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """All tiles, customers and Dollar Tiles of the table, wherever they lie."""
    table = m.position()
    pieces = Counter(piece["piece"] for shop in table["shops"] for piece in shop["pieces"])
    tiles = Counter(tile for tile in table["board"] if tile) + Counter(table["supply"])
    customers: Counter[str] = Counter(table["line"]) + Counter(table["deck"])
    dollars: Counter[str] = Counter(table["bag"])
    for word in table["gone"]:
        (tiles if word in TILES else customers)[word] += 1
    for shop in table["shops"]:
        tiles += Counter(shop["aside"])
        customers += Counter([*shop["served"]])
        dollars += Counter(shop["dollars"])
    tiles += Counter({word: count for word, count in pieces.items() if word in TILES})
    dollars += Counter({word: count for word, count in pieces.items() if word in DOLLARS})
    return tiles, customers, dollars


games = {"players": st.integers(1, 4), "seed": st.integers(0, 2**32), "shared": st.booleans()}


@given(**games)
@settings(max_examples=4, deadline=None)
def test_nothing_is_ever_made_or_lost_and_the_record_replays(players: int, seed: int, shared: bool) -> None:
    for m in random_game(players, seed, shared_starters=shared):
        assert everything_on(m) == (TILES, CUSTOMERS, DOLLARS)
    again = doughjo.replay(m.record())
    assert again.table == m.table
    assert again.winners == m.winners


@given(**games)
@settings(max_examples=4, deadline=None)
def test_tokens_are_the_perfect_donuts_on_the_mats(players: int, seed: int, shared: bool) -> None:
    """Every perfect donut on a mat was paid once: its token is unserved, or on a served customer's card."""
    wants = {entry["name"].lower(): entry["wants"] for entry in BOX["pieces"]["customers"]}
    flavours = {entry["letter"]: entry["id"] for entry in BOX["flavour"]}
    levels = ("contented", "delighted", "thrilled")
    for m in random_game(players, seed, shared_starters=shared):
        if (m.position()["turn"] or {}).get("step") == "pay":
            continue  # the bought tile lies there, and is not paid for
        if len(m.moves) % 5 and not m.over:
            continue
        for shop, mat in zip(m.position()["shops"], m.view("spectator")["table"]["derived"]["mats"], strict=True):
            tokens = Counter(shop["tokens"])
            for customer, level in shop["served"].items():
                served = "".join(wants[customer][: levels.index(level) + 1])
                tokens += Counter(flavours[letter] for letter in served)
            assert tokens == Counter(donut for _, _, donut in mat["donuts"] if isinstance(donut, str))


@given(**games)
@settings(max_examples=4, deadline=None)
def test_everybody_has_had_as_many_turns_when_a_mat_is_full(players: int, seed: int, shared: bool) -> None:
    *_, m = random_game(players, seed, shared_starters=shared)
    turns = Counter(facts["seat"] for facts in m.events_of("spectator") if facts["kind"] == "turn")
    (end,) = [facts for facts in m.events_of("spectator") if facts["kind"] == "game-over"]
    if end["why"] == "mat-full":
        assert len(set(turns.values())) == 1
    assert sum(line.points for line in m.sheet()[0]) == m.scores[0]


@given(**games)
@settings(max_examples=3, deadline=None)
def test_previews_come_true(players: int, seed: int, shared: bool) -> None:
    """What a move is said to complete is what it completes."""
    for m in random_game(players, seed, shared_starters=shared):
        for seat in [seat for seat in m.to_act if isinstance(seat, int) and len(m.moves) % 3 == 0]:
            previews = m.view(seat)["table"]["derived"]["previews"]
            moves = m.legal(seat)
            assert set(previews) <= set(moves)
            for move in moves[:: max(len(moves) // 5, 1)]:
                told = previews.get(move, [])
                if isinstance(told, list) and m.position()["turn"]["step"] != "pay":
                    assert made_by(GAME.start_from(m.position()), seat, move) == told


def made_by(m: Match, seat: int, move: str) -> list[list[Any]]:
    """The donuts that a move completes, as its events tell them, once it is paid for."""
    m.play(seat, move)
    while (m.position()["turn"] or {}).get("step") == "pay":
        m.play(seat, m.legal(seat)[0])
    made: list[list[Any]] = []
    for facts in m.events_of("spectator"):
        if facts["kind"] in ("perfect", "sold", "spoiled"):
            made.append([*facts["cells"], facts.get("flavour", facts.get("dollars", 0))])
    return made
