"""The public API: playing, undo, views, the log, records."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import doughjo
from doughjo import BadRecord, BadSetup, CannotUndo, IllegalMove, Match, UnknownGame

GAME = doughjo.game("go-nuts")


def played(players: int = 3, seed: int = 7) -> Match:
    """A whole game in which everybody makes the first legal move, one seat the last."""
    match = GAME.start(players=players, seed=seed)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            match.play(seat, match.legal(seat)[-1 if seat == 1 else 0])
    return match


def test_the_shelf_lists_the_games() -> None:
    assert "go-nuts" in doughjo.games()
    assert doughjo.games() == sorted(doughjo.games())


@pytest.mark.parametrize(("name", "hint"), [("go-nutz", "did you mean 'go-nuts'"), ("chess", "there are")])
def test_an_unknown_game_is_named(name: str, hint: str) -> None:
    with pytest.raises(UnknownGame, match=f"{name}.*{hint}"):
        doughjo.game(name)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"players": 1}, "2 to 6 players, not 1"),
        ({"players": 7}, "2 to 6 players, not 7"),
        ({"players": True}, "2 to 6 players, not True"),
        ({"players": "3"}, "2 to 6 players, not '3'"),
        ({"players": 3, "options": {"sprinkles": True}}, "no option 'sprinkles'; there are sprinkled_gives_itself"),
        ({"players": 3, "options": {"sprinkled_gives_itself": 1}}, "is 1; expected False or True"),
        ({"players": 3, "options": {"sprinkled_gives_itself": "yes"}}, "is 'yes'; expected False or True"),
        ({"players": 3, "seed": "lucky"}, "the seed is 'lucky'"),
        ({"players": 3, "seed": 1.5}, "the seed is 1.5"),
        ({"players": 3, "names": ["Ann"]}, "1 names for 3 players"),
        ({"players": 2, "names": ["Ann", ""]}, "'' is not a name"),
        ({"players": 2, "names": ["Ann", "B\nob"]}, "is not a name"),
        ({"players": 2, "names": ["Ann", "b" * 41]}, "is not a name"),
    ],
)
def test_a_game_that_cannot_be_started_says_why(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSetup, match=complaint):
        GAME.start(**arguments)


def test_with_a_seed_luck_resolves_itself() -> None:
    match = GAME.start(players=3, seed=7)
    assert match.to_act == {0, 1, 2}
    assert match.legal(0) == ["pick 1", "pick 2", "pick 3", "pick 4"]
    assert match.legal("chance") == []


def test_the_same_seed_is_the_same_luck_and_another_is_another() -> None:
    assert played(seed=7).table == played(seed=7).table
    assert len({GAME.start(players=3, seed=seed).table for seed in range(20)}) > 10


def test_without_a_seed_luck_is_played_by_hand() -> None:
    match = GAME.start(players=2)
    assert match.to_act == {"chance"}
    assert "draw glazed" in match.legal("chance")
    assert match.odds()["draw plain"] == 7
    match.play("chance", "draw plain")
    assert match.odds()["draw plain"] == 6
    assert match.position()["row"] == ["plain", None, None]
    with pytest.raises(IllegalMove, match="'draw milk': Expected draw "):
        match.play("chance", "draw milk")


def test_before_the_end_there_are_scores_but_no_winners() -> None:
    match = GAME.start(players=3, seed=7)
    assert (match.over, match.scores, match.winners) == (False, [0, 0, 0], [])
    ended = played()
    assert ended.over
    assert ended.to_act == set()
    assert ended.winners == [seat for seat in range(3) if ended.standings[seat] == max(ended.standings)]


def test_a_refused_move_changes_nothing_and_says_what_was_expected() -> None:
    match = GAME.start(players=3, seed=7)
    before = match.table
    with pytest.raises(
        IllegalMove, match=r"'pick 9': Everyone is choosing .* Expected pick 1, pick 2, pick 3 or pick 4."
    ) as error:
        match.play(0, "pick 9")
    assert error.value.clause is not None
    assert error.value.told == "Everyone is choosing a position in the row."
    assert (match.table, match.to_act) == (before, {0, 1, 2})


# --- Undo


def test_a_pending_choice_can_be_taken_back() -> None:
    match = GAME.start(players=3, seed=7)
    before = match.table
    match.play(1, "pick 2")
    match.undo(1)
    assert match.table == before
    assert match.to_act == {0, 1, 2}
    assert match.moves == match.moves[:4]


def clearing() -> Match:
    """Seat 0 has taken a French Cruller and may clear positions 2 and 3."""
    return GAME.start_from(
        {
            "players": 3,
            "row": [None, "plain", "glazed", "sprinkled"],
            "collections": [["french-cruller"], ["plain", "glazed"], []],
            "picks": [1, 4, 4],
            "resolving": {"position": 1, "seat": 0, "card": "french-cruller"},
        }
    )


def test_one_step_of_a_longer_choice_can_be_taken_back() -> None:
    match = clearing()
    before = match.table
    match.play(0, "clear 3")
    match.undo(0)
    assert match.table == before


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ([], 0, "You have made no move yet."),
        ([(0, "pick 1"), (1, "pick 2")], 0, "Seat 1 has decided since"),
        ([(0, "pick 1"), (1, "pick 2"), (2, "pick 3")], 2, "showed something that was hidden"),
        ([(0, "pick 1"), (1, "pick 1"), (2, "pick 1"), ("chance", "draw plain")], 2, "Luck has decided since"),
        ([(0, "pick 1")], 1, "You have made no move yet."),
    ],
)
def test_undo_stops_at_luck_at_a_reveal_and_at_anothers_decision(
    moves: list[tuple[Any, str]], seat: int, reason: str
) -> None:
    match = GAME.start_from({"players": 3, "row": ["glazed", "plain", "plain", "plain"]})
    for mover, move in moves:
        match.play(mover, move)
    before = match.table
    assert reason in (match.why_no_undo(seat) or "")
    with pytest.raises(CannotUndo, match=reason):
        match.undo(seat)
    assert match.table == before


def test_undo_never_changes_whose_decision_it_is() -> None:
    match = GAME.start_from(
        {
            "players": 3,
            "row": [None, "glazed", "sprinkled", "plain"],
            "collections": [["french-cruller"], ["plain"], []],
            "picks": [1, 3, 4],
            "resolving": {"position": 1, "seat": 0, "card": "french-cruller"},
        }
    )
    match.play(0, "done")
    assert match.to_act == {1}
    assert match.why_no_undo(0) == "It is now up to Seat 1."


def test_nothing_is_taken_back_after_the_end() -> None:
    match = GAME.start_from(
        {
            "players": 2,
            "row": [None, "glazed", "plain"],
            "deck": {},
            "collections": [["french-cruller"], []],
            "picks": [1, 2],
            "resolving": {"position": 1, "seat": 0, "card": "french-cruller"},
        }
    )
    match.play(0, "done")
    assert match.over
    assert match.why_no_undo(0) == "The game is over."


# --- Views and the log


def test_a_view_is_ready_for_json_and_tells_what_is_asked() -> None:
    match = GAME.start(players=3, seed=7, names=["Ann", "Bo", "Cy"])
    match.play(0, "pick 1")
    view = match.view(1)
    assert json.loads(json.dumps(view)) == view
    assert view["to_act"] == [1, 2]
    assert view["legal"] == match.legal(1)
    assert "Nobody sees it until" in view["question"]
    assert view["table"]["picks"] == ["?", None, None]
    assert match.view(0)["question"] is None
    assert match.view("spectator")["legal"] == []


def test_the_log_speaks_in_sentences_with_names() -> None:
    match = GAME.start_from({"players": 2, "row": ["glazed", "plain", "plain"]}, names=["Ann", "Bo"])
    match.play(0, "pick 1")
    assert match.log == ["Ann has chosen."]
    assert match.log_of(0) == ["Ann has chosen position 1."]
    match.play(1, "pick 2")
    assert match.log == [  # that somebody has chosen is no news once all is revealed
        "Everyone reveals: Ann 1 and Bo 2.",
        "Position 1: Ann takes Glazed.",
        "Position 2: Bo takes Plain.",
        "The round is over.",
    ]


@pytest.mark.parametrize("seat", [3, -1, True, "0", None, "spectator"])
def test_a_wrong_seat_is_refused(seat: Any) -> None:
    match = GAME.start(players=3, seed=7)
    with pytest.raises(IllegalMove, match="there is no seat"):
        match.play(seat, "pick 1")


# --- Records


def test_a_record_replays_byte_for_byte() -> None:
    match = played(players=5)
    record = json.loads(json.dumps(match.record()))
    again = doughjo.replay(record)
    assert again.table == match.table
    assert again.record() == match.record()
    assert again.log == match.log
    assert "seed" not in json.dumps(record)


def test_a_record_of_a_game_from_a_position_replays() -> None:
    match = clearing()
    match.play(0, "clear 2")
    assert doughjo.replay(match.record()).table == match.table


def test_a_replay_can_be_stopped_and_gone_on_with() -> None:
    match = played()
    part = doughjo.replay(match.record(), moves=10)
    assert part.moves == match.moves[:10]
    going_on = doughjo.replay(part.record(), seed=5)
    assert "chance" not in going_on.to_act


def cut_short(record: dict[str, Any]) -> None:
    record["moves"].pop()


def padded(record: dict[str, Any]) -> None:
    record["moves"].append({"seat": 0, "move": "pick 1"})


def edited_illegally(record: dict[str, Any]) -> None:
    record["moves"][5]["move"] = "pick 7"


def edited_legally(record: dict[str, Any]) -> None:
    last = next(move for move in reversed(record["moves"]) if str(move["move"]).startswith("draw"))
    last["move"] = "draw plain" if last["move"] != "draw plain" else "draw glazed"


def other_version(record: dict[str, Any]) -> None:
    record["version"] = 99


def other_components(record: dict[str, Any]) -> None:
    record["components"] = "0123456789abcdef"


def other_format(record: dict[str, Any]) -> None:
    record["format"] = "PGN"


def other_seats(record: dict[str, Any]) -> None:
    record["seats"] = ["Ann"]


def without_moves(record: dict[str, Any]) -> None:
    del record["moves"]


def with_more(record: dict[str, Any]) -> None:
    record["note"] = "hello"


def malformed_move(record: dict[str, Any]) -> None:
    record["moves"][2] = "pick 1"


def moves_are_no_list(record: dict[str, Any]) -> None:
    record["moves"] = "pick 1"


def unknown_seat(record: dict[str, Any]) -> None:
    record["moves"][4]["seat"] = 9


def bad_start(record: dict[str, Any]) -> None:
    record["start"] = {"players": 3, "row": ["glazed"]}


@pytest.mark.parametrize(
    ("spoil", "complaint", "first_bad"),
    [
        (cut_short, "cut short", "last"),
        (padded, "does not fit: .*The game is over", "after"),
        (edited_illegally, "move 6 of the record does not fit", 6),
        (edited_legally, "record", ...),
        (other_version, "rules version 99; here Go Nuts for Donuts has version 2", None),
        (other_components, "played with other components", None),
        (other_format, "format is 'PGN'", None),
        (other_seats, "2 to 6 players, not 1", None),
        (without_moves, "has no 'moves'", None),
        (with_more, "unknown entry 'note'", None),
        (malformed_move, "move 3 of the record is 'pick 1'; expected one like", 3),
        (moves_are_no_list, "expected a list", None),
        (unknown_seat, "move 5 of the record does not fit: there is no seat 9", 5),
        (bad_start, "cannot be started: row", None),
    ],
)
def test_a_record_that_does_not_fit_is_rejected(
    spoil: Callable[[dict[str, Any]], None], complaint: str, first_bad: Any
) -> None:
    record = json.loads(json.dumps(played().record()))
    length = len(record["moves"])
    spoil(record)
    with pytest.raises(BadRecord, match=complaint) as error:
        doughjo.replay(record)
    expected = {"last": length, "after": length + 1}.get(first_bad, first_bad)
    assert first_bad is ... or error.value.move == expected


def test_a_record_that_is_no_dictionary_is_rejected() -> None:
    with pytest.raises(BadRecord, match="a record is a dictionary"):
        doughjo.replay([1, 2])  # type: ignore[arg-type]


def test_a_record_needs_the_components_it_was_played_with() -> None:
    box = {"card": [{"id": "bun", "name": "Bun", "copies": {"2": 20}, "points": {"each": 1}}]}
    match = GAME.start(players=2, seed=1, components=box)
    match.play(0, "pick 1")
    assert doughjo.replay(match.record(), components=box).table == match.table
    with pytest.raises(BadRecord, match="other components"):
        doughjo.replay(match.record())
