"""Who is foreseen to win, where a search stops before the end."""

from typing import Any

import numpy as np
import pytest

import doughjo
from doughjo.games.drive_thru import foresight
from doughjo.games.drive_thru.state import NONE
from doughjo.games.drive_thru.tests.helpers import FIVE, seat, table
from doughjo.testing.kit import Eyes

FOUR = "fluffy-bun cherryberry cinnamoan general-custard"


def foreseen(m: doughjo.Match) -> list[float]:
    shares, _ = Eyes(m.game, m.components, m.table).foreseen(len(m.position()["seats"]))
    return [float(share) for share in shares]


def features(m: doughjo.Match, number: int) -> Any:
    written = np.full(foresight.FEATURES + 1, 7.0)
    foresight.describe(Eyes(m.game, m.components, m.table).record, m.components.box, number, written)
    assert written[-1] == 7.0
    return written[:-1]


def test_nothing_depends_on_where_a_seat_stands_at_the_table() -> None:
    a, b, c = seat("honey-matcha", served="cherryberry"), seat("", "general-custard"), seat("cinnamoan coated-baby")
    shares = foreseen(table(a, b, c, turn=1, kitchen="learn learn serve"))
    a["doughnuts"], b["doughnuts"], c["doughnuts"] = held(table(a, b, c, turn=1, kitchen="learn learn serve"))
    turned = foreseen(table(c, a, b, turn=2, first=1, kitchen="learn learn serve"))
    assert [turned[1], turned[2], turned[0]] == pytest.approx(shares)
    assert len(set(shares)) == 3


def held(m: doughjo.Match) -> list[int]:
    return [entry["doughnuts"] for entry in m.position()["seats"]]


def test_recipes_are_known_by_their_numbers_alone() -> None:
    one, other = (
        foreseen(table(seat(kind, served=FOUR), seat())) for kind in ("rhubarb-rosette", "salted-ginger-hazel-cream")
    )
    assert one == other


def test_whoever_is_ahead_when_nobody_can_catch_up_is_foreseen_to_win() -> None:
    ahead, behind = foreseen(table(seat(served=FIVE), seat("coated-baby"), turn=1))
    assert ahead > 0.95 and behind == pytest.approx(1 - ahead)


def test_progress_is_good() -> None:
    none, unprepared, prepared, served = (
        foreseen(table(hand, seat("cherryberry"), turn=1))[0]
        for hand in (
            seat(),
            seat("honey-matcha"),
            seat("", "honey-matcha"),
            seat("", "", "honey-matcha"),
        )
    )
    assert served > prepared > unprepared > none


def test_prepared_recipes_are_looked_at_from_the_most_tips_on() -> None:
    m = table(seat("", "cherryberry saffron-sugar-crown general-custard lemon-drizzle-deluxe"))
    record, box = Eyes(m.game, m.components, m.table).record, m.components.box
    order, kind = [], foresight.next_prepared(record, box, 0, NONE)
    while kind != NONE:
        order.append(int(box.tips[kind]))
        kind = foresight.next_prepared(record, box, 0, kind)
    assert order == [4, 2, 2, 1]
    looked_at = features(m, 0)[foresight.PREPARED + 1 : foresight.UNPREPARED].reshape(foresight.MOST_PREPARED, 4)
    assert (4 * looked_at[:, 1]).tolist() == [4, 2, 2]
    assert foresight.prospects(record, box, 0) == 9


def test_no_more_is_hoped_for_than_may_be_served() -> None:
    m = table(seat("", "coated-baby saffron-sugar-crown", FOUR))
    record, box = Eyes(m.game, m.components, m.table).record, m.components.box
    assert foresight.prospects(record, box, 0) == 0 + 1 + 1 + 2 + 4
