"""Positions: every table can be written down and laid again, and what cannot be is refused."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import doughjo
from doughjo import BadPosition
from doughjo.games.dollars.tests.helpers import BOARD, FULL_TILES, GAME, own_box, piece, random_game, shop


@given(players=st.integers(1, 4), seed=st.integers(0, 2**32), shared=st.booleans(), stop=st.integers(0, 250))
@settings(max_examples=25, deadline=None)
def test_any_table_of_any_game_is_laid_again(players: int, seed: int, shared: bool, stop: int) -> None:
    for number, m in enumerate(random_game(players, seed, shared_starters=shared, starters_last=seed % 2 == 0)):
        if number >= stop or m.over:
            assert GAME.start_from(m.position()).table == m.table
            return


def test_a_whole_game_is_laid_again_move_by_move() -> None:
    for players in (1, 3):
        for m in random_game(players, seed=players):
            assert GAME.start_from(m.position()).table == m.table


def test_a_view_is_laid_like_its_position() -> None:
    for m in random_game(2, seed=8):
        assert GAME.start_from(m.view(0)["table"]).table == m.table
        if len(m.moves) > 60:
            return


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert GAME.start_from({"players": 3}).table == GAME.start(3).table
    assert GAME.start_from({"players": 1}).table == GAME.start(1).table
    for more in ({}, {"starters_last": True}, {"quiet_end": False}):
        options: dict[str, bool | str] = {"first_player": "second seat", **more}
        assert GAME.start_from({"players": 2, "options": options}).table == GAME.start(2, options=options).table


BUY: dict[str, Any] = {"seat": 0, "step": "buy"}
SHOPS: list[Any] = [shop(), shop()]


def laid(**changes: Any) -> doughjo.Match:
    """A table in the middle of the game, with some keys changed."""
    position: dict[str, Any] = {
        "players": 2,
        "turn": BUY,
        "board": list(BOARD),
        "line": [],
        "deck": [],
        "shops": SHOPS,
    }
    return GAME.start_from({**position, **changes})


def mine(words: str) -> list[Any]:
    """Shops where seat 0 has these pieces on its mat."""
    return [shop(words), shop()]


def changed(**keys: Any) -> list[Any]:
    """Shops where some keys of seat 0's are changed."""
    return [{**shop(), **keys}, shop()]


START = {"seat": 0, "step": "start"}
LAST = {"starters_last": True}
STARTERS = ["plain", "chocolate", "sprinkle", "jelly"]
UNPLACED = [{"starters": STARTERS}] * 2
BARE: dict[str, Any] = {"board": [None] * 6, "shops": UNPLACED}  # what lies there when the first starter is placed
FULL = [shop(), shop(FULL_TILES)]

IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({"pieces": []}, "the position has an unknown key 'pieces'"),
    ({"over": "yes"}, "over is 'yes'; expected true or false"),
    ({"over": True}, "it is still somebody's turn"),
    ({"starting_player": 2}, "starting_player is 2; expected a number from 0 to 1"),
    ({"turn": {"seat": 0}}, "expected one like {'seat': 0, 'step': 'buy'}"),
    ({"turn": {"seat": 2, "step": "buy"}}, "turn, seat is 2"),
    ({"turn": {"seat": 0, "step": "bake"}}, "turn, step is 'bake'; expected 'start', 'buy'"),
    ({"turn": {**BUY, "hurry": 1}}, "turn has an unknown key 'hurry'"),
    ({"turn": {**BUY, "tile": "t07"}}, "belong to the step 'pay'"),
    ({"turn": {**BUY, "draws": 1}}, "draws belong to the steps 'draw for …'"),
    ({"turn": {**BUY, "served": True}}, "nobody can have been served before the step 'buy'"),
    ({"turns_left": 4}, "turns are counted only when you play alone"),
    ({"quiet": -1}, "quiet is -1; expected a number from 0 to 7"),
    ({"quiet": 8}, "quiet is 8; expected a number from 0 to 7"),
    ({"quiet": 6}, "quiet is 6; after 3 such rounds the game is over"),
    ({"quiet": 7, "turn": {"seat": 1, "step": "buy"}, "starting_player": 1}, "after 3 such rounds the game is over"),
    (
        {"quiet": 1, "turn": {"seat": 0, "step": "refill"}, "board": [None, *BOARD[1:]]},
        "something was done in this turn",
    ),
    ({"board": ["t01"]}, "expected a list of 6"),
    ({"board": ["t99", *BOARD[1:]]}, "board, slot 1: no tile is called 't99'; expected one like 't01'"),
    ({"board": ["t02", *BOARD[1:]]}, "board, slot 2: t02 lies somewhere else already"),
    ({"board": [None, *BOARD[1:]]}, "board: slot 1 is empty; expected 6 tiles at the step 'buy'"),
    ({"supply": ["t01"]}, "supply: t01 lies somewhere else already"),
    ({"gone": ["t01"]}, "gone: t01 lies somewhere else already"),
    ({"gone": ["hal"]}, "gone: nothing is called 'hal'"),
    ({"gone": [[]]}, "gone: nothing is called []"),
    ({"line": ["hal"]}, "line: no customer is called 'hal'; expected one like 'juniper'"),
    ({"line": ["otis", "otis"]}, "line: otis lies somewhere else already"),
    ({"line": ["otis", "fern", "dev", "hank", "coral"]}, "line: 5 customers; at most 4 wait"),
    ({"deck": ["otis"]}, "line: 0 customers wait; expected 4, or an empty deck"),
    ({"bag": {"plain-hole": 21}}, "plain-hole: 21 on the table; there are 20"),
    ({"bag": {"jelly-hole": 1}}, "bag: no piece is called 'jelly-hole'"),
    ({"bag": {"plain-hole": -1}}, "bag, plain-hole is -1"),
    ({"bag": 7}, "bag is 7; expected how many of each"),
    ({"shops": [shop()]}, "expected a list of 2"),
    ({"shops": [3, shop()]}, "shop 0 is 3; expected a dictionary"),
    ({"shops": changed(cash=4)}, "shop 0 has an unknown key 'cash'"),
    ({"shops": changed(tokens={"plain": 101})}, "shop 0, tokens, plain is 101"),
    ({"shops": changed(tokens={"vanilla": 1})}, "shop 0, tokens: no piece is called 'vanilla'"),
    ({"shops": changed(dollars={"plain-hole": 21})}, "plain-hole: 21 on the table; there are 20"),
    ({"shops": changed(served={"otis": "happy"})}, "shop 0, served, otis: 'happy'; expected contented"),
    ({"shops": changed(served=["otis"])}, "expected customers and levels"),
    ({"shops": changed(served={"otis": "contented"}), "line": ["otis"]}, "otis lies somewhere else already"),
    ({"shops": changed(starters=["plain"])}, "they are all placed before the step 'buy'"),
    ({"shops": changed(aside=["t01"])}, "shop 0, aside: t01 lies somewhere else already"),
    ({"shops": changed(pieces=[{"piece": [], "at": "a1"}])}, "no piece is called []"),
    ({"shops": changed(pieces=[{"at": "a1"}])}, "no piece is called None"),
    ({"shops": changed(pieces=["t07"])}, "expected one like {'piece': 't14', 'at': 'c4', 'facing': 'east'}"),
    ({"shops": changed(pieces=[{**piece("t07 a1 east"), "colour": 1}])}, "unknown key 'colour'"),
    ({"shops": mine("t07 g1 east")}, "at is 'g1'; expected a cell from 'a1' to 'f6'"),
    ({"shops": mine("t07 a1 up")}, "facing is 'up'; expected north, east, south or west"),
    ({"shops": mine("t07 a1")}, "facing is None"),
    ({"shops": mine("t07 b1 east 1")}, "with over 1, 1 cells before b1 must be off the mat"),
    ({"shops": mine("t07 a1 east 4")}, "over is 4; expected a number from 0 to 3"),
    ({"shops": mine("t07 a1 east, t08 d1 south")}, "t08: d1 is covered twice"),
    ({"shops": mine("t07 a1 east, plain-hole b1")}, "plain-hole: b1 is covered twice"),
    ({"shops": mine("plain-hole a1 north")}, "holes look the same from all sides"),
    ({"shops": mine("half-plain a1")}, "facing is None; expected north"),
    ({"shops": mine("half-plain a1 north 1")}, "only a donut tile can hang over the edge"),
    ({"shops": mine("plain-starter a1 north")}, "facing is 'north'; expected north-south or east-west"),
    ({"shops": mine("cookie a1")}, "no piece is called 'cookie'"),
    ({"shops": FULL}, "shop 1: the mat is full, so there is no such turn"),
    ({"shops": [*reversed(FULL)]}, "shop 0: the mat is full, so there is no such turn"),
    ({"turn": {"seat": 0, "step": "lay"}}, "seat 0 has no Dollar Tile, or no empty cell"),
    ({"turn": {"seat": 0, "step": "serve"}, "line": ["otis"]}, "seat 0 has no tokens for anybody in the line"),
    ({"turn": {"seat": 0, "step": "pay", "owing": 1}}, "turn, tile: no tile is called None"),
    ({"turn": {"seat": 0, "step": "pay", "tile": "t07", "owing": 1}}, "t07 must lie on the mat of seat 0 or aside"),
    ({"turn": {"seat": 0, "step": "draw for tile", "draws": 0}}, "turn, draws is 0"),
    ({"turn": {"seat": 0, "step": "draw for tile", "draws": 2}, "bag": {}}, "the bag is empty"),
    ({"turn": {"seat": 0, "step": "draw for tile", "draws": 2}}, "0 empty slots; expected one"),
    ({"turn": {"seat": 0, "step": "refill"}}, "at the step 'refill' slot 1 alone is empty"),
    ({"turn": {"seat": 0, "step": "refill"}, "board": [None, *BOARD[1:]], "supply": []}, "so the game is over"),
    ({"turn": {"seat": 0, "step": "replace"}}, "one customer is missing, and the deck is not empty"),
    ({"turn": {"seat": 0, "step": "rival refill"}, "board": [None, *BOARD[1:]]}, "only when you play alone"),
    ({"options": LAST, "turn": START}, "each seat places all of them before the next seat begins"),
    (
        {"options": LAST, "turn": START, "shops": [{"starters": []}, {"starters": STARTERS}]},
        "seat 0 has no starters left",
    ),
    (
        {"options": LAST, "turn": START, "shops": [{"starters": ["plain"]}, {}]},
        "starters: each seat places all of them before",
    ),
    (
        {"options": LAST, "turn": START, "shops": [{"starters": ["plain", "plain"]}, {"starters": STARTERS}]},
        "2 of plain; there is 1",
    ),
    (
        {"options": LAST, "turn": START, "shops": [{"starters": ["plain"]}, {"starters": STARTERS}]},
        "only its placed starters lie there",
    ),
    ({"options": LAST, "turn": None, "starting_player": 0}, "everything is laid out; say whose turn it is"),
    ({"turn": None, "board": [None, *BOARD[1:]]}, "starting_player: the lot is drawn before"),
    (
        {"options": LAST, "turn": None, "starting_player": 0, "board": [None, *BOARD[1:]]},
        "slots are filled from the left",
    ),
    ({"turn": None, "board": [None] * 6, "shops": mine("plain-hole a1")}, "pieces lie on a mat"),
    (
        {"options": LAST, "turn": None, "starting_player": 0, "board": [None] * 6, "line": ["otis"]},
        "the Specials Board is filled before customers come",
    ),
    (
        {"options": LAST, "turn": None, "starting_player": 0, "board": [None] * 6, "supply": ["t01"]},
        "1 tiles cannot fill",
    ),
    ({"turn": None, "board": [None] * 6, "supply": ["t01"]}, "1 tiles cannot fill"),
    ({"turn": START, **BARE, "supply": ["t01"]}, "1 tiles cannot fill"),
    ({"turn": START, "shops": UNPLACED}, "starters are placed before tiles and customers lie there"),
    (
        {"turn": None, "starting_player": 0, "shops": UNPLACED},
        "starters are placed before tiles and customers lie there",
    ),
    ({"turn": START, **BARE, "line": ["otis"]}, "starters are placed before tiles and customers lie there"),
    (
        {**BARE, "turn": None, "starting_player": 0, "shops": [{"starters": []}] * 2},
        "only its placed starters lie there",
    ),
    ({"turn": None, "board": [None] * 6, "quiet": 1}, "quiet is 1; nobody has had a turn yet"),
    ({"quiet": 1, "options": {"quiet_end": False}}, "quiet is 1; expected a number from 0 to 0"),
    (
        {"starting_player": 1, "options": {"first_player": "first seat"}},
        "starting_player is 1; with the option 'first_player' set to 'first seat' it is 0",
    ),
]


@pytest.mark.parametrize(("changes", "complaint"), IMPOSSIBLE, ids=[complaint for _, complaint in IMPOSSIBLE])
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], complaint: str) -> None:
    laid()
    with pytest.raises(BadPosition) as refusal:
        laid(**changes)
    assert complaint in str(refusal.value)


def test_starters_in_one_line_are_refused() -> None:
    some: dict[str, Any] = {"starters": STARTERS[2:], "pieces": [piece("plain-starter a1 north-south")]}
    other = piece("chocolate-starter f1 north-south")
    with pytest.raises(BadPosition, match="two starters lie in the same row or column"):
        laid(turn=START, board=[None] * 6, shops=[{**some, "pieces": [*some["pieces"], other]}, {"starters": STARTERS}])


def test_shared_starters_lie_alike() -> None:
    options = {"shared_starters": True, "starters_last": True}
    one, other = (
        {"starters": STARTERS[1:], "pieces": [piece(f"plain-starter {cell} north-south")]} for cell in ("a1", "b2")
    )
    laid(turn={"seat": 1, "step": "start"}, shops=[one, one], options=options)
    with pytest.raises(BadPosition, match="lie at the same places"):
        laid(turn={"seat": 1, "step": "start"}, shops=[one, other], options=options)
    with pytest.raises(BadPosition, match="the seats choose in turn"):
        laid(turn=START, shops=[one, one], options=options)


def test_when_the_starters_are_placed_the_board_is_filled() -> None:
    words = ("plain-starter a1", "chocolate-starter b2", "sprinkle-starter c3", "jelly-starter d4")
    placed, elsewhere = (
        {"starters": [], "pieces": [piece(f"{each} {facing}") for each in words]}
        for facing in ("north-south", "east-west")
    )
    table: dict[str, Any] = {"turn": None, "starting_player": 1, "board": ["t01", *[None] * 5]}
    m = laid(**table, shops=[placed, elsewhere])
    assert m.to_act == {"chance"} and m.position()["starting_player"] == 1
    with pytest.raises(BadPosition, match="lie at the same places"):
        laid(**table, shops=[placed, elsewhere], options={"shared_starters": True})


def test_a_finished_round_with_a_full_mat_is_over() -> None:
    with pytest.raises(BadPosition, match="say 'over': true"):
        laid(turn={"seat": 1, "step": "refill"}, shops=FULL, board=[None, *BOARD[1:]])


def test_an_unpaid_tile_leaves_a_choice() -> None:
    turn = {"seat": 0, "step": "pay", "tile": "t07", "owing": 2}
    shops = [shop("t07 a1 east", dollars="2 plain-hole"), shop()]
    with pytest.raises(BadPosition, match="2 of 2 dollars leave seat 0 no choice"):
        laid(turn=turn, shops=shops, board=[None, *BOARD[1:]])


def test_served_and_the_line_agree() -> None:
    line, board = ["otis", "fern", "dev"], [None, *BOARD[1:]]
    served = {"seat": 0, "step": "refill", "served": True}
    assert laid(turn=served, line=line, deck=["hank"], board=board)
    with pytest.raises(BadPosition, match="somebody was served, so a customer is missing"):
        laid(turn=served, line=[*line, "hank"], board=board)
    with pytest.raises(BadPosition, match="turn, served: expected True at the step 'replace'"):
        laid(turn={"seat": 0, "step": "replace"}, line=line, deck=["hank"])


def test_turns_left_alone_are_counted_down_to_one() -> None:
    position = {"players": 1, "turn": BUY, "board": list(BOARD), "deck": [], "shops": [shop()]}
    assert GAME.start_from({**position, "turns_left": 1}).position()["turns_left"] == 1
    with pytest.raises(BadPosition, match="turns_left is 0; expected a number from 1 to 12"):
        GAME.start_from({**position, "turns_left": 0})


def test_another_box_has_other_names() -> None:
    box = own_box()
    box["pieces"]["tiles"][0]["id"] = "first"
    position = {"players": 2, "turn": BUY, "board": ["first", *BOARD[1:]], "deck": [], "shops": SHOPS}
    assert GAME.start_from(position, components=box).position()["board"][0] == "first"
