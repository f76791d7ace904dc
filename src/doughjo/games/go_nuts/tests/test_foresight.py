"""Who is foreseen to win, where a search stops before the end."""

from typing import Any

import doughjo
from doughjo.testing.kit import Eyes

AHEAD = {"players": 3, "row": ["plain"] * 4, "collections": [["powdered"], ["glazed"], ["glazed"]]}


def foreseen(position: dict[str, Any]) -> list[float]:
    match = doughjo.game("go-nuts").start_from(position, seed=1)
    shares, _ = Eyes(match.game, match.components, match.table).foreseen(position["players"])
    return [round(float(share), 6) for share in shares]


def test_whoever_has_more_points_is_foreseen_to_win_the_more_surely_the_nearer_the_end() -> None:
    late, early = foreseen({**AHEAD, "deck": {"plain": 1}}), foreseen({**AHEAD, "deck": {"plain": 3, "glazed": 3}})
    assert late[0] > early[0] > 1 / 3 and late[1] == late[2]
    two = {**AHEAD, "players": 2, "row": ["plain"] * 3, "collections": [["powdered"], ["glazed"]], "deck": {}}
    ahead, behind = foreseen(two)
    assert ahead / behind > 5 * late[0] / late[1]  # whoever leads can keep the only other from catching up
    assert foreseen({**AHEAD, "collections": [[]] * 3}) == [0.333333] * 3


def test_a_set_promises_what_it_may_become() -> None:
    one = {**AHEAD, "collections": [["jelly-filled"], ["maple-bar"], ["maple-bar"]]}  # nobody has a point
    nothing_comes, some_come, one_lies_there = (
        foreseen({**one, "deck": deck, "row": row})
        for deck, row in [
            ({"plain": 2}, ["glazed"] * 4),
            ({"jelly-filled": 2}, ["glazed"] * 4),
            ({"plain": 2}, ["glazed", "glazed", "glazed", "jelly-filled"]),
        ]
    )
    assert nothing_comes[0] == 0.333333 and some_come[0] > one_lies_there[0] > 0.34


def test_a_card_that_would_spoil_a_set_need_not_be_taken() -> None:
    pair = {**AHEAD, "collections": [["boston-cream"] * 2, ["powdered"], ["powdered"]]}
    assert foreseen({**pair, "deck": {"boston-cream": 1}}) == foreseen({**pair, "deck": {"plain": 1}})


def test_cards_are_worth_more_than_they_count_while_there_is_much_to_come() -> None:
    three_or_three_points = {**AHEAD, "collections": [["chocolate-frosted"] * 3, ["powdered"], []]}
    early, late = foreseen(three_or_three_points), foreseen({**three_or_three_points, "deck": {"plain": 1}})
    assert early[0] > early[1] > early[2]
    assert late[1] > late[0] > late[2]
