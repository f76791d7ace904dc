"""Any table as a dictionary and back; what is wrong with a bad one is named."""

from typing import Any

import pytest

import doughjo
from doughjo.games.drive_thru.tests.helpers import FIVE, GAME, own_box, random_game, roll, seat, table, two_starters
from doughjo.testing import card

WAYS = [{"bakers": "off"}, {"bakers": "draft"}, {"bakers": "random", "first_player": "second seat"}]


@pytest.mark.parametrize("options", WAYS, ids=["plain", "draft", "random"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_table_of_a_game_is_written_and_laid_again(players: int, options: dict[str, str]) -> None:
    for number, m in enumerate(random_game(players, seed=players + len(options), **options)):
        if number < 12 or number % 3 == 0:
            again = GAME.start_from(m.position())
            assert again.table == m.table
            assert (again.to_act, again.position()) == (m.to_act, m.position())


def test_every_table_of_a_game_with_several_starters_is_laid_again() -> None:
    box = two_starters()
    for options in ({}, {"first_player": "second seat", "bakers": "draft"}):
        for number, m in enumerate(random_game(3, 5, box, **options)):
            if number < 40:
                assert GAME.start_from(m.position(), components=box).table == m.table


@pytest.mark.parametrize("options", [{}, {"bakers": "draft"}, {"bakers": "random", "first_player": "second seat"}])
def test_what_a_position_does_not_mention_is_as_at_the_start(options: dict[str, str]) -> None:
    assert GAME.start_from({"players": 3, "options": options}).table == GAME.start(3, options=options).table


def test_a_table_may_be_laid_in_the_middle_of_a_turn() -> None:
    m = table(seat(), learning={"drawn": ["cinnamoan", "cherryberry"]}, kitchen="learn")
    assert m.legal(0) == ["keep cherryberry", "keep cinnamoan", "keep none"]
    m = table(seat(), learning={"drawn": ["cinnamoan"], "to_draw": 1}, kitchen="learn")
    assert m.to_act == {"chance"}
    m = table(seat("honey-matcha"), attempt={"work": "prepare", "recipe": "honey-matcha"}, kitchen="prepare")
    assert m.odds() == {f"roll {face}": 1 for face in range(1, 7)}
    m = table(
        seat("honey-matcha", served="fluffy-bun"),
        attempt={"work": "prepare", "recipe": "honey-matcha", "die": 3},
        kitchen="prepare",
    )
    assert m.legal(0) == ["spend 0", "spend 1"]


def test_by_default_the_deck_holds_every_recipe_that_lies_nowhere_else() -> None:
    m = table(seat("honey-matcha", "cinnamoan", "cherryberry"), discard="coated-baby")
    deck = m.position()["deck"]
    assert len(deck) == m.position()["deck_size"] == 16
    assert not {"honey-matcha", "cinnamoan", "cherryberry", "coated-baby", "fluffy-bun"} & set(deck)


def test_a_record_of_a_game_from_a_position_is_replayed() -> None:
    m = table(seat("honey-matcha"))
    roll(m, 0, "prepare honey-matcha with 1", 4)
    assert doughjo.replay(m.record()).table == m.table


LEARNING: dict[str, Any] = {"drawn": ["cinnamoan", "cherryberry"]}
PREPARING: dict[str, Any] = {"work": "prepare", "recipe": "honey-matcha"}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"spoon": 1}, "the position has an unknown key 'spoon'"),
    ({"first": 2}, "first is 2"),
    ({"turn": -1}, "turn is -1"),
    ({"turn": True}, "turn is True"),
    ({"turn": 1, "first": None}, "turn is 1, but the table says None"),
    ({"first": 1, "options": {"first_player": "first seat"}}, "set to 'first seat' it is 0"),
    ({"first": 0, "options": {"first_player": "second seat"}}, "set to 'second seat' it is 1"),
    ({"round": 0}, "round is 0"),
    ({"round": "two"}, "round is 'two'"),
    ({"kitchen": []}, "kitchen is []"),
    ({"kitchen": {"oven": 1}}, "kitchen has an unknown key 'oven'"),
    ({"kitchen": {"learn": 3}}, "kitchen, learn is 3; expected a number from 0 to 2"),
    ({"kitchen": {"learn": 1}}, "the seats hold 6 doughnuts and the kitchen 1; together there are 6"),
    ({"seats": [{"doughnuts": 2}, {}]}, "the seats hold 5 doughnuts and the kitchen 0"),
    ({"seats": [{"doughnuts": 4}, {}]}, "seats, seat 0, doughnuts is 4"),
    ({"seats": [{}]}, "seats is [{}]; expected a list of 2"),
    ({"seats": [[], {}]}, "seats, seat 0 is []"),
    ({"seats": [{}, {"hat": 1}]}, "seats, seat 1 has an unknown key 'hat'"),
    ({"seats": [seat("biscuit"), {}]}, "seats, seat 0, unprepared: no recipe is called 'biscuit'"),
    ({"seats": [seat("?"), {}]}, "'?' is hidden"),
    ({"seats": [{"unprepared": "cinnamoan"}, {}]}, "unprepared is 'cinnamoan'"),
    ({"seats": [seat("cinnamoan cherryberry honey-matcha"), {}]}, "expected a list of at most 2"),
    ({"seats": [seat("cinnamoan", "cinnamoan"), {}]}, "cinnamoan: 2 on the table; there are 1"),
    ({"seats": [seat("cinnamoan"), {}], "deck": {"cinnamoan": 1}}, "cinnamoan: 2 on the table"),
    ({"seats": [seat("fluffy-bun", "fluffy-bun"), seat("fluffy-bun")]}, "3 recipes to start with are in the game"),
    ({"seats": [seat("fluffy-bun"), seat("fluffy-bun")], "deck": {"fluffy-bun": 1}}, "3 recipes to start with"),
    ({"seats": [seat(served="cinnamoan", upright=2), {}]}, "upright is 2"),
    ({"seats": [seat(served=f"{FIVE} coated-baby"), {}], "turn": 1}, "served: 6 recipes"),
    ({"seats": [seat(served=FIVE), {}]}, "turn: seat 0 has served 5"),
    ({"seats": [{}, seat(served=FIVE)], "turn": 1}, "turn: seat 1 has served 5"),
    ({"seats": [{}, seat(served=FIVE)]}, "turn: seat 1 has served 5"),
    ({"seats": [{"baker": "tommy"}, {}]}, "this game is without bakers"),
    ({"seats": [{"baker": "bob"}, {}]}, "no baker is called 'bob'"),
    ({"seats": [{"used": 1}, {}]}, "seats, seat 0, used is 1, but the table says 0"),
    ({"seats": [seat(served="cinnamoan", tips=2), {}]}, "tips is 2, but the table says 1"),
    ({"seats": [{"letters": ["A"]}, {}]}, "letters is ['A']"),
    ({"deck": ["cinnamoan"]}, "deck is ['cinnamoan']"),
    ({"deck": {"biscuit": 1}}, "deck: no recipe is called 'biscuit'"),
    ({"deck": {"cinnamoan": -1}}, "deck, cinnamoan is -1"),
    ({"discard": {"cinnamoan": True}}, "discard, cinnamoan is True"),
    ({"discard": {"cinnamoan": 2}}, "cinnamoan: 2 on the table"),
    ({"deck_size": 3}, "deck_size is 3, but the table says 20"),
    ({"plates": 3}, "plates is 3, but the table says 2"),
    ({"last_round": True}, "last_round is True"),
    ({"last_round": 0}, "last_round is 0"),
    ({"attempts": [1]}, "attempts is [1]"),
    ({"refreshed": 1}, "refreshed is 1"),
    ({"over": True}, "over: nobody has served 5"),
    ({"round": 30, "progress": 1, "over": True, "options": {"quiet_end": False}}, "nobody has served 5 recipes"),
    ({"round": 20, "progress": 1, "over": True}, "something was prepared or served in the last 20 rounds"),
    ({"round": 21, "progress": 0}, "progress is 0, 20 finished rounds ago; after 20 the game is over"),
    ({"round": 3, "progress": 4}, "progress is 4; expected a number from 0 to 3"),
    ({"over": 1}, "over is 1"),
    ({"over": True, "turn": 0, "seats": [seat(served=FIVE), {}]}, "over: nobody has a turn any more"),
    ({"learning": []}, "learning is []"),
    ({"learning": {**LEARNING, "spoon": 1}}, "learning has an unknown key 'spoon'"),
    ({"learning": LEARNING}, "learning: the 1 doughnuts of this turn must lie on the kitchen card 'learn'"),
    ({"learning": LEARNING, "attempt": PREPARING}, "attempt: it is nobody's turn, or somebody is learning"),
    ({"attempt": "prepare"}, "attempt is 'prepare'"),
    ({"attempt": {"work": "bake", "recipe": "cinnamoan"}}, "attempt, work is 'bake'"),
    ({"attempt": {"work": ["serve"], "recipe": "cinnamoan"}}, "attempt, work is ['serve']"),
    ({"attempt": {"work": "serve"}}, "attempt, recipe: no recipe is called None"),
]


@pytest.mark.parametrize(("position", "wrong"), BAD, ids=[wrong for _, wrong in BAD])
def test_a_bad_position_is_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from({"players": 2, "first": 0, **position})
    assert wrong in str(error.value)


PLACED = [{"doughnuts": 2}, {"doughnuts": 3}]
BAD_MOMENTS: list[tuple[dict[str, Any], str]] = [
    ({"learning": {"drawn": ["?", "cinnamoan"]}}, "'?' is hidden"),
    ({"learning": {"drawn": "cinnamoan"}}, "learning, drawn is 'cinnamoan'"),
    ({"learning": {"drawn": []}}, "nothing to choose from"),
    ({"learning": {"drawn": ["cinnamoan"]}}, "2 recipes are drawn while there are any"),
    ({"learning": {"drawn": ["cinnamoan", "cherryberry", "coated-baby"]}}, "at most 2 recipes"),
    ({"learning": {"drawn": ["cinnamoan"], "to_draw": 2}}, "at most 2 recipes"),
    ({"learning": {"to_draw": 1}}, "2 recipes are drawn before one is kept"),
    ({"learning": {"to_draw": 2}, "deck": {}}, "the deck is empty"),
    ({"learning": {**LEARNING, "doughnuts": 3}}, "learning, doughnuts is 3"),
    ({"learning": {**LEARNING, "keeps": 2}}, "learning, keeps is 2"),
    ({"learning": {**LEARNING, "counted": 3}}, "learning, counted is 3"),
    ({"learning": {**LEARNING, "counted": 1}, "discard": {"coated-baby": 1}}, "counted when the discard pile"),
    ({"attempt": PREPARING}, "must lie on the kitchen card 'prepare'"),
    ({"kitchen": {"prepare": 1}, "attempt": PREPARING}, "seat 0 has no honey-matcha to prepare"),
    ({"kitchen": {"serve": 1}, "attempt": {**PREPARING, "work": "serve"}}, "no prepared honey-matcha to serve"),
    (
        {
            "kitchen": {"prepare": 1},
            "seats": [seat("honey-matcha", doughnuts=2), {}],
            "attempt": {**PREPARING, "die": 3},
        },
        "with 3 nothing is asked",
    ),
    (
        {
            "kitchen": {"prepare": 1},
            "seats": [seat("honey-matcha", served="fluffy-bun", doughnuts=2), {}],
            "attempt": {**PREPARING, "die": 4},
        },
        "with 4 nothing is asked",
    ),
    (
        {
            "kitchen": {"prepare": 1},
            "seats": [seat("honey-matcha", served="fluffy-bun", doughnuts=2), {}],
            "attempt": {**PREPARING, "die": 1},
        },
        "with 1 nothing is asked",
    ),
    (
        {
            "kitchen": {"prepare": 1},
            "seats": [seat("honey-matcha", served="fluffy-bun", doughnuts=2), {}],
            "attempt": {**PREPARING, "die": 3, "missing": 2},
        },
        "attempt, missing is 2, but the table says 1",
    ),
]


@pytest.mark.parametrize(("position", "wrong"), BAD_MOMENTS, ids=[str(i) for i in range(len(BAD_MOMENTS))])
def test_a_bad_moment_of_a_turn_is_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from({"players": 2, "first": 0, "kitchen": {"learn": 1}, "seats": PLACED, **position})
    assert wrong in str(error.value)


DRAFT = {"players": 3, "options": {"bakers": "draft"}, "first": 0}
BAD_BAKERS: list[tuple[dict[str, Any], str]] = [
    ({"seats": [{"baker": "tommy"}] * 3}, "tommy is there only once"),
    ({"seats": [{"baker": "tommy"}, {}, {}]}, "bakers go to seats 2, 1 and 0 in this order"),
    ({"seats": [seat("fluffy-bun"), seat("fluffy-bun"), seat(baker="tina")]}, "nothing has been played yet"),
    ({"seats": [seat("fluffy-bun")] * 3, "turn": 0}, "turn is 0, but the table says 2"),
    ({"over": True}, "not everybody has a baker yet"),
    ({"round": 2}, "nothing has been played yet"),
    ({"learning": LEARNING}, "learning: it is nobody's turn yet"),
]


@pytest.mark.clause("DT-05")
@pytest.mark.parametrize(("position", "wrong"), BAD_BAKERS, ids=[wrong for _, wrong in BAD_BAKERS])
def test_bad_bakers_are_refused_by_name(position: dict[str, Any], wrong: str) -> None:
    with pytest.raises(doughjo.BadPosition) as error:
        GAME.start_from({**DRAFT, **position})
    assert wrong in str(error.value)


@pytest.mark.clause("DT-05")
def test_a_table_may_be_laid_in_the_middle_of_a_draft() -> None:
    m = GAME.start_from({**DRAFT, "seats": [seat("fluffy-bun"), seat("fluffy-bun"), seat("fluffy-bun", baker="tina")]})
    assert (m.to_act, m.legal(1)) == ({1}, ["choose tommy", "choose sally", "choose dwight"])


@pytest.mark.parametrize("players", [0, 1, 5, "3", None, True])
def test_bad_numbers_of_players(players: Any) -> None:
    with pytest.raises(doughjo.BadSetup, match="2 to 4 players"):
        GAME.start(players)


@pytest.mark.parametrize("options", [{"bakers": "yes"}, {"bakers": True}, {"first_player": 0}, {"baker": "off"}])
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(doughjo.BadSetup, match="option"):
        GAME.start(3, options=options)


def test_dealt_starters_lie_from_the_first_seat_on() -> None:
    box = two_starters()
    with pytest.raises(doughjo.BadPosition, match="from seat 0 on"):
        GAME.start_from({"players": 3, "seats": [seat(), seat("plain-jane"), seat()]}, components=box)
    with pytest.raises(doughjo.BadPosition, match="nobody starts with cinnamoan"):
        GAME.start_from({"players": 3, "seats": [seat("cinnamoan"), seat(), seat()]}, components=box)
    with pytest.raises(doughjo.BadPosition, match="everybody starts with one recipe"):
        GAME.start_from({"players": 3, "seats": [seat("plain-jane fluffy-bun"), seat(), seat()]}, components=box)


def test_the_attempts_of_a_table_are_exactly_the_legal_ones() -> None:
    for m in random_game(4, seed=3, bakers="random"):
        for mover in m.to_act - {"chance"}:
            tried = [move for move in m.legal(mover) if move.split()[0] in ("prepare", "serve")]
            assert [odds["move"] for odds in m.position()["attempts"]] == tried


def test_the_number_to_reach_and_the_bonus_told_are_those_of_the_roll() -> None:
    for m in random_game(3, seed=8, bakers="draft"):
        if attempt := m.position()["attempt"]:
            if attempt["die"] is None:
                before = m.position()
                continue
            short = attempt["needed"] - attempt["bonus"] - attempt["die"]
            (mover,) = m.to_act
            assert 0 < short == attempt["missing"] <= before["seats"][mover]["upright"]


def test_a_box_may_ask_for_more_than_one_copy() -> None:
    box = own_box()
    card(box, "recipe", "cinnamoan")["copies"] = 3
    m = table(seat("cinnamoan cinnamoan", "cinnamoan"), components=box)
    assert m.legal(0)[2:6] == [
        "prepare cinnamoan with 1",
        "prepare cinnamoan with 2",
        "serve cinnamoan with 1",
        "serve cinnamoan with 2",
    ]
