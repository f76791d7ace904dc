"""One game being played: whose decision, play, undo, views, the log, the record and its replay."""

import hashlib
import reprlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np

from doughjo.core.chance import Rng, seeded
from doughjo.core.changes import Bytes
from doughjo.core.codes import EVERYBODY, LUCK, MADE, PLAIN_EVENTS, Event, Facts, Row, new_buffer, taken
from doughjo.core.components import Source, open_box
from doughjo.core.contract import (
    CHANCE,
    MOST_SEATS,
    OVER,
    SPECTATOR,
    TIME,
    Components,
    Game,
    Line,
    OptionValue,
    Position,
    Refusal,
    Tables,
    copied,
    new_tables,
    news,
    record_of,
    seats_in,
)
from doughjo.core.edition import Teller, edition
from doughjo.core.errors import BadPosition, BadRecord, BadSetup, CannotUndo, IllegalMove, listed
from doughjo.core.notation import nearest
from doughjo.core.words import ENGLISH, Language

Mover: TypeAlias = int | Literal["chance"]
Actor: TypeAlias = Mover | Literal["time"]
Viewer: TypeAlias = int | Literal["spectator"]

FORMAT = "doughjo record 1"
RECORD_KEYS = ("format", "game", "version", "seats", "options", "components", "start", "moves", "end")
MOST_NAME = 40
SHORT = 8  # a list of moves that a refusal names in full
MOST_WAIT = 600_000  # milliseconds that somebody waits at once for something to happen
MOST_TIME = 86_400_000  # milliseconds that may pass at once: a day
OTHERS: dict[int, Literal["chance", "time"]] = {CHANCE: "chance", TIME: "time"}  # who makes moves besides the seats


@dataclass(frozen=True)
class Move:
    """A decision, an outcome of luck or some time (its milliseconds are the action), and the table before it."""

    seat: int
    action: int
    before: bytes
    reveals: bool
    told: list[Row]  # what happened: the rows that the rules emitted


class Sight(NamedTuple):
    """All that one pair of eyes may know, as the rules wrote it."""

    records: Bytes  # everybody's points, the hidden table, and the facts that follow from it
    legal: list[int]
    asked: Row | None  # the question


class Shown(NamedTuple):
    """A choice that somebody made at once with others and that all were told of afterwards."""

    hidden: Tables  # the table when they were asked, without what whoever remembers this could not know
    seat: int  # whose choice it was
    action: int


@dataclass(frozen=True, eq=False)
class PlayableGame:
    """A game off the shelf, ready to be started; what `doughjo.game(name)` gives you."""

    rules: Game

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def title(self) -> str:
        return self.rules.title

    @property
    def seats(self) -> range:
        return self.rules.seats

    def start(
        self,
        players: int,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        components: Source = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """A new game. With a seed, luck resolves itself; with None it is played by hand as 'chance'."""
        game, box = self.rules, open_box(self.rules, components)
        players = game.check_players(players)
        values = game.check_options(options, players)
        tables = game.new_tables()
        game.doors.begin(tables, box.boxes, players, game.option_indexes(values))
        return Match(game, box, tables, players, values, check_names(names, players), check_seed(seed))

    def start_from(
        self,
        position: Position,
        seed: int | None = None,
        components: Source = None,
        names: Sequence[str] | None = None,
    ) -> "Match":
        """A game that goes on from any table, written as `Match.position` writes it."""
        game, box = self.rules, open_box(self.rules, components)
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is a dictionary, not {position!r}")
        if "players" not in position:
            raise BadPosition("a position needs 'players', like {'players': 3}")
        players = game.check_players(position["players"])
        if not isinstance(position.get("options", {}), Mapping):
            raise BadPosition(f"options are {position['options']!r}; expected a dictionary")
        values = game.check_options(position.get("options"), players)
        tables = game.lay({**position, "options": values}, box)
        return Match(
            game, box, tables, players, values, check_names(names, players), check_seed(seed), from_position=True
        )


class Desk:
    """Where the rules write what a pair of eyes may know: `records` are the points, the table and the facts in one."""

    def __init__(self, game: Game) -> None:
        wide, state, facts = 4 * MOST_SEATS, game.state.itemsize, game.facts.itemsize
        self.records = np.zeros(wide + state + facts, np.uint8)
        self.points = self.records[:wide].view(np.int32)
        self.hidden = self.records[wide : wide + state].view(game.new_tables().dtype)
        self.facts = self.records[wide + state :].view(new_tables(game.facts).dtype)
        self.standings = np.zeros(MOST_SEATS, np.int32)
        self.asked = new_buffer(1)


class Match:
    """A game being played. Seats are numbered from 0; every move is a text from `legal`."""

    def __init__(
        self,
        game: Game,
        components: Components,
        tables: Tables,
        players: int,
        options: Mapping[str, OptionValue],
        names: Sequence[str],
        rng: Rng | None,
        from_position: bool = False,
    ) -> None:
        self.game = game
        self.components = components
        self.players = players
        self.options = dict(options)
        self.names = list(names)
        self.edition = edition(game, components)
        self.notation = self.edition.notation
        self.language = ENGLISH  # of the log, the questions and the refusals
        self._doors = game.doors
        self._boxes = components.boxes
        self._tables = tables
        self._bytes = tables.view(np.uint8)
        self._rng = rng
        self._moves: list[Move] = []
        self._start = self.position() if from_position else None
        self._out = np.zeros(game.most_choices, np.int32)
        self._weights = np.zeros(game.most_choices, np.int32)
        self._events = new_buffer(game.most_events)
        self._eyes = Desk(game)
        self._let_luck_happen()

    # --- Whose decision, and what may be done

    @property
    def to_act(self) -> set[Mover]:
        """The seats that owe a decision, or 'chance'; empty when the game is over."""
        owed = self._owed()
        return {"chance"} if owed == CHANCE else {*seats_in(owed)}

    def legal(self, seat: Mover) -> list[str]:
        """The moves a seat may make now, in a fixed order; none when it owes nothing."""
        number = self._mover(seat)
        texts = self.notation.outcomes if number == CHANCE else self.notation.actions
        return [str(texts[i]) for i in self.legal_ids(number)]

    def legal_ids(self, seat: int) -> list[int]:
        """The same moves as ids; luck is seat CHANCE."""
        if seat == CHANCE:
            n = self._doors.odds(self._tables, self._boxes, self._out, self._weights)
        else:
            n = self._doors.choices(self._tables, self._boxes, seat, self._out)
        ids: list[int] = self._out[:n].tolist()
        return ids

    def odds(self) -> dict[str, int]:
        """What luck may do next, with integer weights; empty when it is not luck's turn."""
        texts = self.legal("chance")
        return {text: int(weight) for text, weight in zip(texts, self._weights, strict=False)}

    # --- Playing

    def play(self, seat: Mover, move: str) -> bool:
        """Make a move; answers whether it left a trace.

        Raises IllegalMove, and changes nothing, if it may not be made.
        """
        number = self._mover(seat)
        ids = self.notation.outcome_ids if number == CHANCE else self.notation.action_ids
        action = ids.get(move, -1) if isinstance(move, str) else -1
        if action not in self.legal_ids(number):
            raise self._refused(number, action, move)
        made = self._make(number, action)
        self._let_luck_happen()
        return made

    def make(self, seat: int, action: int) -> bool:
        """Make a move that is known to be legal, by its id; luck is seat CHANCE. Answers whether it left a trace."""
        made = self._make(seat, action)
        self._let_luck_happen()
        return made

    def draw(self, below: Callable[[int], int]) -> int | None:
        """What luck does next, without doing it; None when it is not luck's turn. `below(n)` is a number under n."""
        if self._owed() != CHANCE:
            return None
        outcomes = self.legal_ids(CHANCE)
        left = below(int(self._weights[: len(outcomes)].sum()))
        for outcome, weight in zip(outcomes, self._weights.tolist(), strict=False):
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("the weights of luck add up to more than they are")

    def told(self, number: int) -> list[Row]:
        """What move `number`, counted from 0, set off: rows, as the rules emitted them."""
        return self._moves[number].told

    def advance(self, milliseconds: int) -> list[Event]:
        """Let time pass in a game with a clock, up to where something else must happen; answers what happened.

        Where time stands still nothing happens, and nothing is recorded.
        """
        return [self.edition.events.event(row) for row in self.pass_time(milliseconds)]

    def pass_time(self, milliseconds: int) -> list[Row]:
        """The same as rows."""
        self._check_time(milliseconds)
        before = self._bytes.tobytes()
        passed = int(self._doors.pass_time(self._tables, self._boxes, milliseconds, self._events))
        told = taken(self._events)
        if not passed:
            return []
        happened = list(told)
        if self._moves and self._moves[-1].seat == TIME:  # time that passes in pieces is one piece of time
            last = self._moves.pop()
            before, passed, told = last.before, last.action + passed, last.told + told
        self._moves.append(Move(TIME, passed, before, True, told))
        known = len(self._moves)
        self._let_luck_happen()
        return happened + [row for move in self._moves[known:] for row in move.told]

    def pass_tick(self) -> list[Event]:
        """The step of time that simulations take after every seat has decided; nothing in a game without a clock."""
        return self.advance(self.game.tick) if self.game.tick and self._owed() > OVER else []

    def until_something(self) -> int:
        """Milliseconds until time alone sets something off, in whole ticks; 0 where it never does."""
        steps = range(self.game.tick, MOST_WAIT, self.game.tick) if self.time_runs else range(0)
        return next((wait for wait in steps if self._happens_within(wait)), 0)

    def _happens_within(self, milliseconds: int) -> bool:
        """Whether something happens by itself before so much time has passed."""
        self._doors.pass_time(copied(self._tables), self._boxes, milliseconds, self._events)
        return bool(taken(self._events))

    @property
    def asks_anybody(self) -> bool:
        """Whether whoever speaks first decides for all."""
        return bool(self.game.asks_anybody(record_of(self._tables), self.components.box))

    @property
    def time_runs(self) -> bool:
        """Whether time would pass now."""
        return bool(self.game.tick and self._doors.pass_time(copied(self._tables), self._boxes, 1, self._events))

    def _check_time(self, milliseconds: object) -> None:
        if not self.game.tick:
            raise IllegalMove(f"{self.game.title} has no clock; time does not matter in it")
        if isinstance(milliseconds, bool) or not isinstance(milliseconds, int) or not 0 <= milliseconds <= MOST_TIME:
            raise IllegalMove(
                f"{reprlib.repr(milliseconds)} is no time that can pass; "
                f"expected whole milliseconds, 0 to {MOST_TIME}, like 1500"
            )
        if self._owed() == CHANCE:
            raise IllegalMove("luck must be played before time goes on")

    def undo(self, seat: int) -> None:
        """Take back the seat's last move. Raises CannotUndo where a barrier stands."""
        if reason := self.why_no_undo(seat):
            raise CannotUndo(reason)
        self._bytes[:] = np.frombuffer(self._moves.pop().before, np.uint8)

    def why_no_undo(self, seat: int) -> str | None:
        """Why the seat cannot take back a move now; None when it can."""
        reason = self.no_undo(seat)
        return None if reason is None else self.teller.general(reason)

    def no_undo(self, seat: int) -> Facts | None:
        """The same as facts."""
        if self._mover(seat) == CHANCE:
            return {"message": "undo-luck"}
        if not any(move.seat == seat for move in reversed(self._moves)):
            return {"message": "undo-no-move"}
        if self.time_runs:
            return {"message": "undo-clock"}
        last = self._moves[-1]
        if last.seat == TIME:
            return {"message": "undo-time"}
        if last.seat == CHANCE:
            return {"message": "undo-luck-since"}
        if last.seat != seat:
            return {"message": "undo-decided", "seats": [last.seat]}
        if last.reveals:
            return {"message": "undo-shown"}
        if self.over:
            return {"message": "undo-over"}
        return self._passed_on(last)

    def _passed_on(self, last: Move) -> Facts | None:
        """A decision that has gone on to other seats stays made, unless it was one that all make at once."""
        owed_before = int(self._doors.owed(self._tables_of(last), self._boxes))
        owed = self._owed()
        if owed == CHANCE or owed & (1 << last.seat) or owed == owed_before & ~(1 << last.seat):
            return None
        return {"message": "undo-passed-on", "seats": seats_in(owed)}

    def _make(self, seat: int, action: int) -> bool:
        before = self._bytes.tobytes()
        reveals = True
        if seat == CHANCE:
            self._doors.settle(self._tables, self._boxes, action, self._events)
        else:
            reveals = bool(self._doors.decide(self._tables, self._boxes, seat, action, self._events))
        told = self._plainly(seat, action) if self.game.events is PLAIN_EVENTS else taken(self._events)
        if self.game.tick and self._bytes.tobytes() == before:
            return False  # whoever waits leaves no trace
        self._moves.append(Move(seat, action, before, reveals, told))
        return True

    def _plainly(self, seat: int, action: int) -> list[Row]:
        """What a game that declares no events tells of a move."""
        if seat == CHANCE:
            return [[int(LUCK), EVERYBODY, action]]
        return [[int(MADE), seat if self.game.secrets else EVERYBODY, seat, action]]

    def _let_luck_happen(self) -> None:
        while self._rng is not None and self._owed() == CHANCE:
            self._make(CHANCE, self._doors.roll(self._tables, self._boxes, self._rng))

    def why_not(self, seat: int, move: str) -> Refusal | None:
        """Why a seat cannot make a move, told from what it may know; None for one that it can make."""
        action = self.notation.action_ids.get(move, -1)
        if self.over:
            return self._game_over()
        return None if action in self.legal_ids(seat) else self._refusal(seat, action)

    def _game_over(self) -> Refusal:
        return Refusal(self.teller.speaker.language.say("why-over"), facts={"message": "why-over"})

    def _refused(self, seat: int, action: int, move: object) -> IllegalMove:
        expected = self.legal("chance" if seat == CHANCE else seat)
        if not expected:
            return self._refused_out_of_turn(seat, action, move)
        known, language = self._refusal(seat, action), self.teller.speaker.language
        meant = nearest(str(move), expected) if action < 0 else None
        moves = shortened(expected, language)
        why = f"{known.reason} " if known.reason else ""
        said = {"why": why, "moves": moves, "meant": "none" if meant is None else repr(meant)}
        text = language.say("refused", move=repr(move), **said)
        plain = language.say("refused", move=repr(move), **{**said, "meant": "none"})
        return IllegalMove(text, known.clause, known.reason, known.facts, plain)

    def _refused_out_of_turn(self, seat: int, action: int, move: object) -> IllegalMove:
        language = self.teller.speaker.language
        known = self._game_over() if self.over else self._refusal(seat, action)
        why = known.reason or self.teller.not_yours(self._tables)
        text = language.say("refused-outright", move=repr(move), why=why)
        return IllegalMove(text, known.clause, why, known.facts)

    def _refusal(self, seat: int, action: int) -> Refusal:
        """What the game says about a move that it refuses, if anything."""
        if seat == CHANCE:
            return Refusal("")
        return self.teller.refusal(self._hidden(seat), seat, action)

    # --- The result

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._owed() == OVER

    @property
    def scores(self) -> list[int]:
        """One number per seat; before the end, as if it ended now."""
        return self._scored(self._tables)[0]

    @property
    def standings(self) -> list[int]:
        """A number per seat that orders the seats, tie-breaks included; only equal numbers are tied."""
        return self._scored(self._tables)[1]

    @property
    def winners(self) -> list[int]:
        """The seats that won; none before the end. Nobody wins with a negative standing."""
        standings = self.standings if self.over else []
        return [seat for seat, standing in enumerate(standings) if standing == max(standings) and standing >= 0]

    def sheet(self) -> list[list[Line]]:
        """The score sheet of every seat, line by line."""
        return self.sheet_of(self._tables)

    def sheet_rows(self) -> list[list[Row]]:
        """The score sheets as the rules wrote them."""
        return self.edition.sheet_rows(self._tables)

    def sheet_of(self, tables: Tables) -> list[list[Line]]:
        """The same of a table as somebody may know it."""
        return [[self.teller.line(facts) for facts in lines] for lines in self.edition.sheet(tables)]

    def _scored(self, tables: Tables) -> tuple[list[int], list[int]]:
        points = np.zeros((2, MOST_SEATS), np.int32)
        self._doors.rate(tables, self._boxes, points[0], points[1])
        return points[0, : self.players].tolist(), points[1, : self.players].tolist()

    # --- The table, whole and as seen

    @property
    def table(self) -> bytes:
        """The whole table; equal tables are equal bytes."""
        return self._bytes.tobytes()

    def position(self) -> Position:
        """The whole table as a readable dictionary, secrets and all, for `start_from`."""
        return self.edition.described(self._tables)

    def laid_open(self) -> Position:
        """The whole table as a board draws it, secrets and all."""
        return self.edition.seen(self._tables, SPECTATOR)

    def hidden(self, seat: Viewer) -> Tables:
        """A copy of the table without what the seat may not know, as an array of one."""
        return self._hidden(self._viewer(seat))

    def asked(self, seat: int) -> Tables:
        """The same as it was when the seat was asked: what bots get.

        Where several decide at once, a choice that somebody else has made since is not on it, not even hidden.
        """
        now = len(self._moves)
        first = now if self.game.tick else self._first_at_once(now, self._owed())
        return self._hidden(seat, self._tables if first == now else self._tables_of(self._moves[first]))

    def shown(self, seat: int) -> list[Shown]:
        """What the others chose at once with somebody and all were told of afterwards: what a player remembers."""
        return [
            Shown(self._hidden(seat, tables), move.seat, move.action)
            for tables, together in self._laid_open()
            for move in together
            if move.seat != seat
        ]

    def _laid_open(self) -> Iterator[tuple[Tables, list[Move]]]:
        """All moves made at once that everybody was told of afterwards, each time with the table before them."""
        for last, move in enumerate(self._moves if self.game.lays_open else ()):
            if move.seat >= 0 and move.reveals:
                first = self._first_at_once(last, int(self._doors.owed(self._tables_of(move), self._boxes)))
                if first < last:
                    yield self._tables_of(self._moves[first]), self._moves[first : last + 1]

    def _first_at_once(self, end: int, owed: int) -> int:
        """Of the moves before number `end`, where so much is owed: the first made at once with what is owed there."""
        while end > 0 and owed != OVER:
            move = self._moves[end - 1]
            before = int(self._doors.owed(self._tables_of(move), self._boxes))
            if move.seat < 0 or owed == before or owed != before & ~(1 << move.seat):
                break
            end, owed = end - 1, before
        return end

    def view(self, seat: Viewer) -> dict[str, Any]:
        """What a seat, or a spectator, may know: ready for JSON."""
        number = self._viewer(seat)
        hidden = self._hidden(number)
        owed = self.to_act
        asked = number in owed
        return {
            "game": self.game.name,
            "seat": seat,
            "players": self.players,
            "names": self.names,
            "to_act": sorted(owed, key=str),
            "question": self.teller.question(hidden, number) if asked else None,
            "legal": self.legal(number) if asked else [],
            "over": self.over,
            "scores": self._scored(hidden)[0],
            "winners": self.winners,
            "table": self.edition.seen(hidden, number),
        }

    @property
    def teller(self) -> Teller:
        """What puts facts into words for this table."""
        return self.edition.speaker(self.language, self.names)

    def sight(self, seat: int) -> Sight:
        """What a seat, or SPECTATOR, may know; `edition.read` makes JSON of its records."""
        eyes = self._eyes
        eyes.records[:] = 0  # no facts of other eyes stay
        n = self._doors.look(
            self._tables, self._boxes, seat, eyes.hidden, eyes.facts, eyes.points, eyes.standings, self._out, eyes.asked
        )
        rows = taken(eyes.asked)
        return Sight(eyes.records.copy(), self._out[:n].tolist(), rows[0] if rows else None)

    def open_records(self) -> Bytes:
        """The same records of the whole table, secrets and all."""
        eyes = self._eyes
        eyes.records[:] = 0
        eyes.hidden[:] = self._tables
        self._doors.follow(self._tables, self._boxes, SPECTATOR, eyes.facts)
        self._doors.rate(self._tables, self._boxes, eyes.points, eyes.standings)
        return eyes.records.copy()

    def _hidden(self, seat: int, tables: Tables | None = None) -> Tables:
        hidden = copied(self._tables if tables is None else tables)
        self._doors.cover(hidden, self._boxes, seat)
        return hidden

    # --- The log

    @property
    def log(self) -> list[str]:
        """What everybody could see, in sentences."""
        return self.log_of("spectator")

    def log_of(self, seat: Viewer) -> list[str]:
        """What a seat could see, in sentences."""
        return [self.sentence(facts) for facts in news(self.events_of(seat))]

    def events_of(self, seat: Viewer, since: int = 0) -> list[Facts]:
        """What a seat could see of the moves from number `since` on, counted from 0."""
        number = self._viewer(seat)
        return [event.seen_by(number) for move in self._moves[since:] for event in self._story(move)]

    def story(self, number: int) -> list[Event]:
        """Everything that move `number`, counted from 0, set off; each event says what a seat saw of it."""
        return self._story(self._moves[number])

    def sentence(self, facts: Facts) -> str:
        """An event in a sentence."""
        return self.teller.event(facts)

    def _story(self, move: Move) -> list[Event]:
        return [self.edition.events.event(row) for row in move.told]

    # --- The record

    @property
    def moves(self) -> list[tuple[Actor, str]]:
        """All moves so far, luck's too: who, and what; time that passed is ('time', milliseconds)."""
        return [(OTHERS.get(move.seat, move.seat), self._text(move)) for move in self._moves]

    def record(self) -> dict[str, Any]:
        """The whole game, ready for JSON; `replay` plays it again without randomness."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "seats": self.names,
            "options": self.options,
            "components": self.components.digest,
            "start": self._start,
            "moves": [{"seat": seat, "move": text} for seat, text in self.moves],
            "end": {"moves": len(self._moves), "over": self.over, "scores": self.scores, "table": self.digest},
        }

    @property
    def digest(self) -> str:
        """A short name for the table's bytes."""
        return hashlib.sha256(self.table).hexdigest()[:16]

    def _text(self, move: Move) -> str:
        if move.seat == TIME:
            return str(move.action)
        texts = self.notation.outcomes if move.seat == CHANCE else self.notation.actions
        return str(texts[move.action])

    # --- Small helpers

    def _owed(self) -> int:
        return int(self._doors.owed(self._tables, self._boxes))

    def _tables_of(self, move: Move) -> Tables:
        """The table before a move, as an array of one."""
        return np.frombuffer(bytearray(move.before), self._tables.dtype)

    def _mover(self, seat: object) -> int:
        return CHANCE if seat == "chance" else self._seat(seat, "'chance'")

    def _viewer(self, seat: object) -> int:
        return SPECTATOR if seat == "spectator" else self._seat(seat, "'spectator'")

    def _seat(self, seat: object, other: str) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat!r}; expected 0 to {self.players - 1} or {other}")
        return seat


# --- Replaying


def replay(
    find: Callable[[str], PlayableGame],
    record: Mapping[str, Any],
    components: Source = None,
    moves: int | None = None,
    seed: int | None = None,
) -> Match:
    """The match of a record, played again; stopped after `moves` moves, if given.

    With a seed, luck goes on by itself from where the record ends.
    """
    check_record(record)
    game = find(record["game"])
    match = _opened(game, record, components)
    wanted = record["moves"] if moves is None else record["moves"][:moves]
    for number, entry in enumerate(wanted, 1):
        try:
            _replayed(match, entry["seat"], entry["move"])
        except IllegalMove as error:
            raise BadRecord(f"move {number} of the record does not fit: {error}", number) from None
    if moves is None:
        _check_end(match, record)
    if seed is not None:
        match._rng = check_seed(seed)
        match._let_luck_happen()
    return match


def _replayed(match: Match, seat: Any, move: Any) -> None:
    """Make a move of a record, or let its time pass."""
    known = len(match._moves)
    if seat != "time":
        match.play(seat, move)
    else:
        match.advance(milliseconds_in(move))
    if len(match._moves) != known + 1 or match._text(match._moves[-1]) != move:
        raise IllegalMove(f"{move!r} of {seat!r} is not what happens here")


def milliseconds_in(move: Any) -> Any:
    """The number that a piece of time is written as; whatever else it is, as it is."""
    written = isinstance(move, str) and move.isascii() and move.isdecimal() and len(move) <= len(str(MOST_TIME))
    return int(move) if written else move


def check_record(record: object) -> None:
    """A record has the right form; what its moves say is another matter."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is a dictionary, not {record!r}")
    if missing := [key for key in RECORD_KEYS if key not in record]:
        raise BadRecord(f"the record has no {missing[0]!r}; expected {listed(RECORD_KEYS)}")
    if unknown := [key for key in record if key not in RECORD_KEYS]:
        raise BadRecord(f"the record has an unknown entry {unknown[0]!r}; expected {listed(RECORD_KEYS)}")
    if record["format"] != FORMAT:
        raise BadRecord(f"the record's format is {record['format']!r}; this version reads {FORMAT!r}")
    if not isinstance(record["game"], str):
        raise BadRecord(f"the record's game is {record['game']!r}; expected a name")
    if not isinstance(record["seats"], list):
        raise BadRecord(f"the record's seats are {record['seats']!r}; expected a list of names")
    if not isinstance(record["options"], Mapping) or not isinstance(record["end"], Mapping):
        raise BadRecord("the record's options and end must be dictionaries")
    if not isinstance(record["moves"], list):
        raise BadRecord(f"the record's moves are {record['moves']!r}; expected a list")
    for number, entry in enumerate(record["moves"], 1):
        if not isinstance(entry, Mapping) or set(entry) != {"seat", "move"}:
            example = {"seat": 0, "move": "pick 1"}
            raise BadRecord(f"move {number} of the record is {entry!r}; expected one like {example}", number)


def _opened(game: PlayableGame, record: Mapping[str, Any], components: Source) -> Match:
    version = game.rules.version
    if type(record["version"]) is not int or record["version"] != version:  # true is 1 to Python, and so is 1.0
        raise BadRecord(
            f"the record is of rules version {record['version']!r}; here {game.title} has version {version}"
        )
    box = open_box(game.rules, components)
    if record["components"] != box.digest:
        raise BadRecord(
            f"the record was played with other components ({record['components']!r}, here {box.digest!r}); "
            "give the file it was played with"
        )
    names = record["seats"]
    try:
        if record["start"] is not None:
            return game.start_from(record["start"], components=box, names=names)
        return game.start(len(names), options=record["options"], components=box, names=names)
    except (BadSetup, BadPosition) as error:
        raise BadRecord(f"the record cannot be started: {error}") from None


def _check_end(match: Match, record: Mapping[str, Any]) -> None:
    end, here = record["end"], match.record()["end"]
    if end.get("moves") != here["moves"]:
        raise BadRecord(
            f"the record is cut short or padded: it has {here['moves']} moves and says {end.get('moves')!r}",
            min(here["moves"], end["moves"] if isinstance(end.get("moves"), int) else here["moves"]) + 1,
        )
    if end != here:
        raise BadRecord(f"the record was changed: it says it ends with {dict(end)}, and its moves lead to {here}")


# --- Checking what a caller gives


def check_names(names: Sequence[str] | None, players: int) -> list[str]:
    """The names of the seats."""
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if len(names) != players:
        raise BadSetup(f"{len(names)} names for {players} players")
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MOST_NAME or not name.isprintable():
            raise BadSetup(f"{name!r} is not a name; expected 1 to {MOST_NAME} printable letters")
    return list(names)


def check_seed(seed: object) -> Rng | None:
    """The generator for a seed; None stays None."""
    if seed is None:
        return None
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetup(f"the seed is {seed!r}; expected a whole number, or None to play luck by hand")
    return seeded(seed)


def shortened(texts: Sequence[str], language: Language | None = None) -> str:
    """The texts in a row; the first and the last ones of a long list."""
    if len(texts) <= SHORT:
        return language.listed(texts, "or") if language else listed(texts, "or")
    return f"{', '.join(texts[: SHORT - 1])} … {texts[-1]}"
