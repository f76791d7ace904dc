"""What is sent: one encoder, and everything that every game says goes through it."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

import doughjo
from doughjo.core.components import open_box
from doughjo.core.encoding import NotPlain, encoded, flaw_in
from doughjo.server.frames import Presence, Seats, Seen, SheetNow, Snapshot, Surroundings
from doughjo.server.replays import ALL, moment
from doughjo.server.schemas import Clock, News, ReplayStep, State, Told
from doughjo.server.sitting import CLOCK, Chair, Entry, Setup, Sitting, first_sitters
from doughjo.testing.kit import Setup as Way
from doughjo.testing.kit import setups

# --- The encoder


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ({"a": [1, 2.5, "ü", None, True], "b": ()}, '{"a":[1,2.5,"ü",null,true],"b":[]}'),
        ({"rounds": np.int64(15)}, '{"rounds":15}'),
        ([np.float64(0.5), np.bool_(True), np.str_("x"), np.int8(-1)], '[0.5,true,"x",-1]'),
    ],
)
def test_plain_values_and_numpy_scalars_are_sent_as_what_they_are(value: Any, text: str) -> None:
    assert encoded(value).decode() == text


@pytest.mark.parametrize("value", [object(), np.zeros(2), [{"x": 1j}], {"a": lambda: 0}, "\ud800", {(1, 2): 3}])
def test_what_has_no_meaning_in_json_is_refused(value: Any) -> None:
    with pytest.raises(NotPlain):
        encoded(value)


PLAIN: list[Any] = [None, True, 0, -3, 2.5, "", "ü", [], (1, "a"), {"a": {"b": [None]}}, 2**53 - 1]
FLAWED: list[tuple[Any, str]] = [
    (np.int64(15), "it is np.int64(15) of type numpy.int64; expected a plain value"),
    ({"rounds": [0, np.int8(1)]}, "it['rounds'][1] is np.int8(1)"),
    (np.float64(1.0), "of type numpy.float64"),
    (np.bool_(True), "of type numpy.bool"),
    (np.str_("a"), "of type numpy.str_"),
    ({1: "a"}, "it has the key 1 of type int; expected text"),
    ({"a": {np.str_("b"): 1}}, "it['a'] has the key np.str_('b') of type str_; expected text"),
    ({"a": {None: 1}}, "has the key None"),
    ([float("nan")], "it[0] is nan; JSON has no such number"),
    (float("inf"), "is inf"),
    (2**53, "expected a number below"),
    ("\udc00", "half of a character"),
    ({1, 2}, "of type builtins.set"),
    (b"x", "of type builtins.bytes"),
    (object, "of type builtins.type"),
]


@pytest.mark.parametrize("value", PLAIN, ids=repr)
def test_what_is_plain_has_no_flaw(value: Any) -> None:
    assert flaw_in(value) is None


@pytest.mark.parametrize(("value", "words"), FLAWED, ids=lambda part: repr(part)[:30])
def test_a_flaw_is_named_with_its_place(value: Any, words: str) -> None:
    assert words in str(flaw_in(value))


# --- Everything that is sent of every game

WAYS = [(name, way) for name in doughjo.games() for way in setups(doughjo.game(name).rules)]
MESSAGE: msgspec.json.Decoder[State | News | Told] = msgspec.json.Decoder(State | News | Told)
STEP = msgspec.json.Decoder(ReplayStep)
MOST_TIME = 4_000  # milliseconds that may pass at once


class Onlookers:
    """Every seat, a spectator, and two people at one screen: each is sent whole frames, news, and looks back."""

    def __init__(self, name: str, way: Way, chance: random.Random) -> None:
        game = doughjo.game(name).rules
        chairs = [Chair("me", None, None)] * way.players
        box, options = open_box(game).digest, dict(way.options)
        self.setup = Setup(name, game.version, box, options, patience=120, chairs=chairs)
        self.sitting = Sitting("key", "CODE", self.setup)
        self.sheet = SheetNow()
        self.eyes: list[Seats] = [*((seat,) for seat in range(way.players)), (), tuple(range(way.players))]
        self.last: Snapshot | None = None
        for entry in first_sitters(self.setup, "ann"):
            self.sitting.happen(entry, chance)

    def look(self) -> None:
        """Be sent the table as it is: all as news, one after the other also whole, as somebody who comes late."""
        presence = Presence([True] * self.sitting.players, [False] * self.sitting.players)
        clock = Clock(True, 5, False, [], False) if self.sitting.game.tick else None
        snapshot = Snapshot(self.sitting, Surroundings(presence, self.sheet.of(self.sitting), clock, 200))
        for seats in self.eyes:
            snapshot.prepare(seats)
            self.check(snapshot, seats, self.last)
        self.check(snapshot, self.eyes[len(self.sitting.moves) % len(self.eyes)], None)
        self.last = snapshot

    def check(self, snapshot: Snapshot, seats: Seats, last: Snapshot | None) -> None:
        seen = Seen(0, 0) if last is None else last.seen
        for json in (False, True):
            frame = snapshot.frame(seats, seen, last, json)
            assert frame is not None
            assert encoded(MESSAGE.decode(frame)).decode() == frame
        told = snapshot.message(seats, seen, last, json=True)
        assert isinstance(told, Told)
        assert flaw_in([[view.table for view in told.views], told.events, told.sheet]) is None

    def play(self, chance: random.Random) -> None:
        """Any move, and where there is a clock any time."""
        match = self.sitting.match
        assert match is not None
        seat = chance.choice(self.sitting.to_act)
        self.sitting.happen(Entry("move", seat, chance.choice(match.legal(seat))), chance)
        if match.time_runs:
            self.sitting.happen(Entry("time", CLOCK, str(chance.randrange(MOST_TIME))), chance)


@pytest.mark.parametrize(("name", "way"), WAYS, ids=lambda part: str(part).replace("'", ""))
def test_everything_that_is_sent_of_a_game_can_be_sent_and_is_as_the_schemas_say(name: str, way: Way) -> None:
    chance = random.Random(f"{name} {way}")
    onlookers = Onlookers(name, way, chance)
    sitting = onlookers.sitting
    while not sitting.over:
        onlookers.look()
        onlookers.play(chance)
    onlookers.look()
    assert sitting.match is not None
    check_replay(sitting.match.record())


def check_replay(record: dict[str, Any]) -> None:
    """Every moment of a replay, as it is and through somebody's eyes."""
    game = doughjo.game(record["game"])
    match = game.start(len(record["seats"]), options=record["options"], names=record["seats"])
    eyes = ["spectator", *map(str, range(match.players))]
    for number, entry in enumerate([None, *record["moves"]]):
        if entry is not None and entry["seat"] == "time":
            match.advance(int(entry["move"]))
        elif entry is not None:
            match.play(entry["seat"], entry["move"])
        for through in (ALL, eyes[number % len(eyes)]):
            step = moment(match, record["moves"], through, json=True)
            text = encoded(step)
            assert encoded(STEP.decode(text)) == text
            assert step.json is not None and flaw_in([step.json.view.table, step.json.events]) is None
    assert encoded(match.record()) == encoded(record)
