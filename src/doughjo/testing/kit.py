"""The conformance kit: `check_game` puts any game, also a stranger's, through what every game must satisfy.

It plays random games at every seat count and with every option, and looks at every table on the way: what may be done
can be done, texts and positions round-trip, the same choices give the same bytes, interpreted and compiled agree,
nobody sees what they may not know, what nobody saw can be taken back, and all that is told is plain, ready for JSON.
Where there is a clock, time passes too, and in two pieces as in one.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np
from numba.core import config

from doughjo.core.chance import Rng, below, seeded
from doughjo.core.codes import CODE, KNOWER, LEGAL, NO_CLAUSE, NONE, Buffer, Event, new_buffer, taken
from doughjo.core.components import open_box
from doughjo.core.contract import (
    CHANCE,
    COMPILED,
    SPECTATOR,
    Components,
    Game,
    Line,
    OptionValue,
    Record,
    Tables,
    record_of,
)
from doughjo.core.contract import seats_in as seats
from doughjo.core.defaults import no_lot, no_reason
from doughjo.core.edition import edition
from doughjo.core.encoding import flaw_in
from doughjo.core.errors import DoughjoError, IllegalMove
from doughjo.core.notation import notation
from doughjo.core.rulebook import clauses
from doughjo.match import PlayableGame, replay
from doughjo.testing.branches import called_by, check_branches
from doughjo.testing.broken import BrokenGame, watched
from doughjo.testing.catalogues import check_catalogues

GUARD = 64  # entries behind every buffer that the rules must not touch
UNTOUCHED = -77
MOST_SETUPS = 16
TRIED_ACTIONS = 24  # of a long list of legal actions, so many are tried
LOOKED_AT = 8  # with a clock, one table in so many is looked at from all sides: games are long
PAUSES = (0, 0, 1, 2, 10, 30)  # ticks that may pass after a move
WAITING = "wait"  # the one action that changes nothing, in games with a clock
DRAWS = 2000
LOTS = 5  # a decision
MOST_REASONS = 40  # moves that a seat is refused, at every table; all where there are no more


@dataclass(frozen=True)
class Setup:
    """A way to start a game."""

    players: int
    options: Mapping[str, OptionValue]

    def __str__(self) -> str:
        return f"{self.players} players, {dict(self.options)}"


def check_game(game: PlayableGame | Game, games: int = 2, seed: int = 1, interpreted: bool = True) -> None:
    """Raise BrokenGame, saying where and how, unless the game keeps the contract."""
    rules = game.rules if isinstance(game, PlayableGame) else game
    check_facts(rules)
    check_catalogues(rules)
    check_branches(rules)
    for number, setup in enumerate(setups(rules)):
        walks = [Walk(rules, setup, seed + 1000 * number + i) for i in range(games)]
        for walk in walks:
            walk.check()
        if rules.secrets and not any(walk.imagined_otherwise for walk in walks):
            raise BrokenGame(
                f"{rules.name}, {setup}: the imagined tables were always the real one; is anything hidden?"
            )
    if interpreted:
        check_interpreted(rules, seed)


def setups(game: Game) -> Iterator[Setup]:
    """Every seat count, with every combination of options, or with each option turned once where those are many."""
    for players in game.seats:
        for options in ways_to_play(game, players):
            yield Setup(players, options)


def ways_to_play(game: Game, players: int) -> list[dict[str, OptionValue]]:
    """Every combination of options for so many, or each option turned once where those are many."""
    choices = {option.name: option.choices_for(players) for option in game.options}
    every = [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]
    if len(every) <= MOST_SETUPS:
        return every
    plain = {option.name: option.default for option in game.options}
    return [plain, *({**plain, name: value} for name, values in choices.items() for value in values)]


def check_facts(game: Game) -> None:
    """What the game says about itself, and its notation."""
    if game.state.hasobject or game.state.itemsize == 0:
        raise BrokenGame(f"{game.name}: the state must be a record of plain numbers")
    for record in (game.state, open_box(game).boxes.dtype, game.facts):
        check_fields(game, record)
    words = notation(game, open_box(game))
    for what, texts, ids in (
        ("action", words.actions, words.action_ids),
        ("outcome", words.outcomes, words.outcome_ids),
    ):
        named = [text for text in texts if text is not None]
        if len(ids) != len(named):
            twice = next(text for text in named if named.count(text) > 1)
            raise BrokenGame(f"{game.name}: two {what}s are both called {twice!r}")
    for name in COMPILED:
        if circle := circle_from(getattr(game, name), ()):
            raise BrokenGame(f"{game.name}: {' calls '.join(circle)}; read from the cache, that crashes")


def check_fields(game: Game, record: np.dtype[np.void]) -> None:
    """No field of a record has the name of a method: interpreted rules would find that instead."""
    for name in record.names or ():
        if hasattr(np.void, name):
            raise BrokenGame(
                f"{game.name}: a field of a record is called {name!r}, as a method of all records of numpy is; "
                f"interpreted rules would find that. Another name will do, like {name + '_number'!r}"
            )
        if (inside := record[name].base).names:
            check_fields(game, inside)


def circle_from(function: Any, callers: tuple[Any, ...]) -> list[str] | None:
    """The compiled functions, by name, through which a function calls itself; None if it never does."""
    if function in callers:
        return [each.__name__ for each in (*callers[callers.index(function) :], function)]
    found = (circle_from(each, (*callers, function)) for each in called_by(function))
    return next((circle for circle in found if circle), None)


class Walk:
    """One random game, looked at from all sides at every table on the way."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game, self.setup, self.seed = watched(game), setup, seed
        self.playable = PlayableGame(self.game)
        self.match = self.playable.start(setup.players, options=setup.options)
        self.dice = random.Random(seed)
        self.whims = random.Random(seed)  # for moves that are refused
        self.told = 0  # the moves whose stories have been looked at
        self.rng = seeded(seed)
        self.viewers = [*range(setup.players), SPECTATOR]
        self.imagined_otherwise = False
        self.clauses = {*clauses(game)}

    def check(self) -> None:
        """Play to the end, checking everything."""
        try:
            while not self.match.over:
                if not self.game.tick or self.dice.randrange(LOOKED_AT) == 0:
                    self.check_table()
                self.check_plain()
                self.make_a_move()
                self.let_time_pass()
            self.check_end()
        except BrokenGame as error:
            raise BrokenGame(f"{self.where()}: {error}") from None
        except Exception as error:
            raise BrokenGame(f"{self.where()}: {type(error).__name__}: {error}") from error

    def where(self) -> str:
        """Where in which game the walk is."""
        moves = [f"{seat}: {move}" for seat, move in self.match.moves[-4:]]
        return f"{self.game.name}, {self.setup}, seed {self.seed}, after {len(self.match.moves)} moves (… {moves})"

    def require(self, truth: object, complaint: str) -> None:
        """Complain unless it is so."""
        if not truth:
            raise BrokenGame(complaint)

    # --- One table

    def check_table(self) -> None:
        table = self.match.table
        eyes = Eyes(self.game, self.match.components, table)
        owed = eyes.owed()
        self.require(owed == CHANCE or 0 < owed < 1 << self.setup.players, f"to_act answers {owed}")
        if owed == CHANCE:
            self.check_chance(eyes)
        for seat in seats(owed):
            self.check_legal(eyes, seat)
        for seat in self.viewers[:-1]:
            self.check_reasons(eyes, seat)
        self.check_position(eyes)
        for viewer in self.viewers:
            self.check_secrecy(eyes, viewer)
        if not self.game.tick:  # with a clock nobody waits for anybody, also while it stands
            self.check_simultaneous(eyes, seats(owed))
        if self.game.tick:
            self.check_time(eyes)
        eyes.score()
        if self.game.foresees:
            self.check_foresight(eyes)
        self.require(eyes.table == table, "asking the rules a question changed the table")
        self.check_words()

    def check_legal(self, eyes: "Eyes", seat: int) -> None:
        actions = eyes.legal(seat)
        self.require(actions, f"seat {seat} owes a decision and may do nothing")
        self.require(actions == sorted(set(actions)), f"legal actions are not in ascending order: {actions}")
        self.require(actions[0] >= 0 and actions[-1] < self.game.actions, f"an action is out of range: {actions}")
        for action in self.some(actions):
            text = self.match.notation.actions[action]
            self.require(text is not None, f"action {action} has no text")
            after = eyes.after(seat, action)
            eyes.told(seat, action)
            waits = self.game.tick > 0 and text == WAITING
            self.require((after.table == eyes.table) == waits, f"{text!r} changes nothing, or waits and does something")
            self.require(
                after.owed() <= 0 or all(after.legal(other) for other in seats(after.owed())), f"{text!r}: stuck"
            )
        weights = eyes.preferred(seat, actions)
        self.require(
            np.isfinite(weights).all() and (weights >= 0).all() and weights.sum() > 0, f"preferences {weights}"
        )
        if self.game.lot is not no_lot:
            listed, drawn = eyes.lots(seat, actions, self.rng)
            self.require(listed == drawn, f"lot draws {drawn} where the list has {listed}")
        place = eyes.hunch(seat, actions, self.rng)
        self.require(0 <= place < len(actions), f"a hunch is for choice {place} of {len(actions)}")

    def check_reasons(self, eyes: "Eyes", seat: int) -> None:
        """A reason exists exactly for what is not legal, told from what the seat may know."""
        if self.game.refuse is no_reason:
            return
        hidden, legal = eyes.hidden(seat), eyes.legal(seat)
        texts = self.match.notation.actions
        known = [action for action, text in enumerate(texts) if text is not None]
        for action in {*self.some(legal), *self.some(known, MOST_REASONS), NONE}:
            code, clause = hidden.reason(seat, action)
            text = "an unknown move" if action == NONE else repr(texts[action])
            if action in legal:
                self.require(code == LEGAL, f"refuse gives a reason against {text} of seat {seat}, which is legal")
            else:
                self.require(code != LEGAL, f"refuse says that {text} of seat {seat} is legal; it is not")
            self.check_clause(code, clause, f"{text} of seat {seat}")

    def check_clause(self, code: int, clause: int, what: str) -> None:
        """The reason is one that the game declares, and the clause one that its rules have."""
        self.require(0 <= code < len(self.game.reasons.codes), f"refuse answers {what} with {code}, which is no reason")
        cited = f"{self.game.clauses}-{clause:02}"
        if code != LEGAL and clause != NO_CLAUSE and self.clauses:
            self.require(cited in self.clauses, f"refuse cites {cited} against {what}; the rules have no such clause")

    def check_foresight(self, eyes: "Eyes") -> None:
        shares, rest = eyes.foreseen(self.setup.players)
        fine = np.isfinite(shares).all() and (shares >= 0).all() and abs(shares.sum() - 1) < 1e-9
        self.require(fine, f"the shares foreseen are {shares}")
        self.require((rest == UNTOUCHED).all(), "shares are foreseen for more seats than there are")

    def check_chance(self, eyes: "Eyes") -> None:
        outcomes, weights = eyes.chance()
        self.require(outcomes, "luck has no outcome")
        self.require(outcomes == sorted(set(outcomes)), f"outcomes are not in ascending order: {outcomes}")
        self.require(outcomes[0] >= 0 and outcomes[-1] < self.game.outcomes, f"an outcome is out of range: {outcomes}")
        self.require(min(weights) > 0, f"a weight is not positive: {weights}")
        for outcome in self.some(outcomes):
            self.require(self.match.notation.outcomes[outcome] is not None, f"outcome {outcome} has no text")
            self.require(eyes.after(CHANCE, outcome).table != eyes.table, f"outcome {outcome} changes nothing")
            eyes.told(CHANCE, outcome)
        if len(self.match.moves) < 3:
            self.check_sample(eyes, outcomes, weights)
        self.require(eyes.sample(self.rng) in outcomes, "sample drew what chance does not list")

    def check_sample(self, eyes: "Eyes", outcomes: list[int], weights: list[int]) -> None:
        drawn = [eyes.sample(self.rng) for _ in range(DRAWS)]
        for outcome, weight in zip(outcomes, weights, strict=True):
            share = weight / sum(weights)
            wide = 6 * (DRAWS * share * (1 - share)) ** 0.5 + 1
            self.require(
                abs(drawn.count(outcome) - DRAWS * share) <= wide, f"sample draws {outcome} too often or too rarely"
            )

    def check_time(self, eyes: "Eyes") -> None:
        """Time that passes in two pieces is the same as in one, also past the point where it stops."""
        first, second = (self.dice.randrange(40 * self.game.tick) for _ in range(2))
        at_once, passed = eyes.later(first + second)
        after_first, one = eyes.later(first)
        after_both, two = after_first.later(second)
        self.require(at_once.table == after_both.table, f"{first} and then {second} ms are not {first + second} ms")
        self.require(passed == one + two, f"of {first} and {second} ms {one} and {two} passed; at once {passed}")
        self.require(passed > 0 or at_once.table == eyes.table, "no time passed, and the table is another")
        self.require(eyes.owed() != CHANCE or not passed, "time passes while luck is next")

    def check_position(self, eyes: "Eyes") -> None:
        position = self.match.position()
        said = position.get("options", self.match.options)
        self.require(said == self.match.options, f"the options are {self.match.options}; the position says {said}")
        again = self.playable.start_from(json.loads(json.dumps(position)))
        self.require(again.table == eyes.table, f"the position does not round-trip: {position}")

    def check_words(self) -> None:
        viewer = self.viewers[len(self.match.moves) % len(self.viewers)]  # in turn
        view = self.match.view("spectator" if viewer == SPECTATOR else viewer)
        self.require(self.match.teller.drawn(view) != "", "the table is drawn as nothing")
        for seat in self.viewers[:-1]:
            if seat not in self.match.to_act:
                self.require(not self.match.legal(seat), f"seat {seat} owes nothing and may do something")

    # --- What is told

    def check_plain(self) -> None:
        """All that is told of the table, and of what led to it, is plain: text, numbers, lists and dictionaries."""
        for what, value in self.sayings():
            flaw = flaw_in(value, what)
            self.require(flaw is None, f"{flaw}")

    def sayings(self) -> Iterator[tuple[str, Any]]:
        """All that is told, and what it is."""
        match = self.match
        turn = len(match.moves) % len(self.viewers)
        for viewer in self.viewers[turn : turn + 1] if self.game.tick else self.viewers:  # with a clock, in turn
            seat: Any = "spectator" if viewer == SPECTATOR else viewer
            yield f"the view of {seat}", match.view(seat)
        yield "the table laid open", match.laid_open()
        yield "the sheet", lines_of(match.sheet_of(match.hidden("spectator")))
        yield from self.stories()
        if not match.over:
            yield from self.refusals()

    def stories(self) -> Iterator[tuple[str, Any]]:
        """The events of the moves since the last time, with their sentences."""
        match = self.match
        for number in range(self.told, len(match.moves)):
            for event in match.story(number):
                yield "an event", [event.kind]
                yield f"event {event.kind!r}, facts", event.facts
                yield f"event {event.kind!r}, secret", event.secret
                yield f"event {event.kind!r}, sentence", match.sentence(event.seen_by(event.secret_of))
        self.told = len(match.moves)
        if match.moves and match.moves[-1][0] == "time":
            self.told -= 1  # more time may be added to it

    def refusals(self) -> Iterator[tuple[str, Any]]:
        """Why a move cannot be made that may not be made now: any that has a text, or one that nobody knows."""
        seat = self.whims.randrange(self.setup.players)
        action = self.whims.randrange(self.game.actions)
        text = self.match.notation.actions[action] if self.whims.randrange(LOOKED_AT) else "no such move"
        if text is not None and text not in self.match.legal(seat):
            try:
                self.match.play(seat, text)
            except IllegalMove as error:
                yield f"the refusal of {text!r}", error.reason
                self.require(
                    error.clause is None or type(error.clause) is str, f"{text!r} is refused by {error.clause!r}"
                )

    # --- Secrets

    def check_secrecy(self, eyes: "Eyes", viewer: int) -> None:
        hidden = eyes.hidden(viewer)
        if not self.game.secrets:
            self.require(hidden.table == eyes.table, "something is hidden, though the game says it has no secrets")
            return
        self.require(hidden.hidden(viewer).table == hidden.table, f"hiding twice for {viewer} is not hiding once")
        owed = eyes.owed()
        if owed > 0 and viewer >= 0 and owed >> viewer & 1:
            self.require(hidden.legal(viewer) == eyes.legal(viewer), f"seat {viewer} cannot see its own legal moves")
        self.check_imagined(eyes, hidden, viewer)

    def check_imagined(self, eyes: "Eyes", hidden: "Eyes", viewer: int) -> None:
        other = hidden.imagined(viewer, self.rng)
        self.imagined_otherwise |= other.table != eyes.table
        self.require(
            other.hidden(viewer).table == hidden.table, f"seat {viewer} could tell an imagined table from the real one"
        )
        self.require(other.owed() == eyes.owed(), f"whose decision it is depends on what seat {viewer} cannot know")
        if viewer in seats(eyes.owed()):
            self.require(
                other.legal(viewer) == eyes.legal(viewer), f"seat {viewer}'s moves depend on what it cannot know"
            )
        self.check_possible(other)
        self.check_no_difference(eyes, other, viewer)

    def check_possible(self, imagined: "Eyes") -> None:
        position = self.match.edition.described(imagined.tables)
        try:
            laid = self.game.lay(position, self.match.components)
        except DoughjoError as error:
            raise BrokenGame(f"an imagined table is not a possible one: {error}") from None
        self.require(laid.tobytes() == imagined.table, f"an imagined table does not round-trip: {position}")

    def check_no_difference(self, real: "Eyes", other: "Eyes", viewer: int) -> None:
        """Whatever is done on two tables that a viewer cannot tell apart, they stay alike until something is shown."""
        seat = CHANCE if real.owed() == CHANCE else self.dice.choice(seats(real.owed()))
        both = sorted(set(real.moves(seat)) & set(other.moves(seat)))
        for action in self.some(both, 2):
            shown = seat != CHANCE and real.reveals(seat, action)
            alike = real.after(seat, action).hidden(viewer).table == other.after(seat, action).hidden(viewer).table
            unmarked = f"action {action} of seat {seat} shows seat {viewer} something, unmarked by reveals"
            self.require(alike or shown or seat == CHANCE, unmarked)
            if alike and not shown:
                told = real.story(seat, action, viewer) == other.story(seat, action, viewer)
                self.require(told, f"the log of action {action} of seat {seat} tells seat {viewer} what is hidden")

    def check_simultaneous(self, eyes: "Eyes", owing: list[int]) -> None:
        """Choices made at once stay secret until the last one, and their order does not matter."""
        if len(owing) < 2:
            return
        choices = {seat: self.dice.choice(eyes.legal(seat)) for seat in owing}
        self.require(
            eyes.after_all(choices.items()).table == eyes.after_all(reversed(choices.items())).table,
            "the order of choices made at once matters",
        )
        seat = self.dice.choice(owing)
        one, two = self.dice.choice(eyes.legal(seat)), choices[seat]
        self.require(not eyes.reveals(seat, one), f"a choice of seat {seat} is revealed before the others have chosen")
        for viewer in self.viewers:
            if viewer != seat:
                views = [eyes.after(seat, action).hidden(viewer).table for action in (one, two)]
                self.require(views[0] == views[1], f"seat {viewer} sees the choice of seat {seat} before the last one")
                stories = [eyes.story(seat, action, viewer) for action in (one, two)]
                self.require(
                    stories[0] == stories[1], f"seat {viewer} hears the choice of seat {seat} before the last one"
                )
        if self.game.lays_open:
            self.check_laid_open(eyes, choices, seat, one)

    def check_laid_open(self, eyes: "Eyes", choices: dict[int, int], seat: int, other: int) -> None:
        """Whoever chooses something else, everybody hears something else in the end."""
        *earlier, (last, action) = [(each, choice) for each, choice in choices.items() if each != seat]
        told = [
            eyes.after_all([*earlier, (seat, mine)]).story(last, action, SPECTATOR) for mine in (choices[seat], other)
        ]
        silent = told[0] == told[1] and choices[seat] != other
        self.require(not silent, f"everybody should be told what seat {seat} chose, and hears nothing of it")

    # --- Moving on, and the end

    def make_a_move(self) -> None:
        mover = self.dice.choice(sorted(self.match.to_act, key=str))
        before = self.match.table
        move = self.dice.choice(self.match.legal(mover))
        self.match.play(mover, move)
        if isinstance(mover, int) and self.match.why_no_undo(mover) is None:
            self.match.undo(mover)
            self.require(self.match.table == before, f"taking back {move!r} does not bring back the table")
            self.match.play(mover, move)

    def let_time_pass(self) -> None:
        if self.match.time_runs:
            for _ in range(self.dice.choice(PAUSES)):
                self.match.pass_tick()
            undoing = [self.match.why_no_undo(seat) for seat in range(self.match.players)]
            self.require(all(undoing) or not self.match.time_runs, "a move can be taken back while time runs")
        elif self.game.tick and self.match.to_act != {"chance"}:
            self.require(not self.match.advance(self.game.tick), "something happened while time stood still")

    def check_end(self) -> None:
        match = self.match
        self.require(not any(match.legal(seat) for seat in range(match.players)), "somebody may move after the end")
        self.require(len(match.scores) == match.players, "not every seat has a score")
        alone = match.players == 1  # who may have lost
        self.require(match.winners or self.game.cooperative or alone, "nobody has won")
        self.check_plain()
        for what, value in (("the sheet", lines_of(match.sheet())), ("the record", match.record())):
            flaw = flaw_in(value, what)
            self.require(flaw is None, f"{flaw}")
        sums = [sum(line.points for line in lines) for lines in match.sheet()]
        self.require(sums == match.scores, f"the score sheets add up to {sums}, the scores are {match.scores}")
        record = json.loads(json.dumps(match.record()))
        self.require(replay(lambda _: self.playable, record).table == match.table, "the record does not replay")
        self.check_position(Eyes(self.game, match.components, match.table))
        self.check_words()
        for viewer in self.viewers:
            seat: Any = "spectator" if viewer == SPECTATOR else viewer
            self.require(all(match.log_of(seat)), f"a sentence of the log of {seat} is empty")

    def some(self, actions: list[int], most: int = TRIED_ACTIONS) -> list[int]:
        """All of a short list, some of a long one."""
        return actions if len(actions) <= most else self.dice.sample(actions, most)


def lines_of(sheet: list[list[Line]]) -> list[list[tuple[str, int, str]]]:
    """A score sheet as plain values."""
    return [[(line.label, line.points, line.why) for line in seat] for seat in sheet]


class Eyes:
    """A table of its own to look at and to try things on; whatever is tried leaves it as it was."""

    def __init__(self, game: Game, components: Components, table: bytes) -> None:
        self.game, self.components, self.table = game, components, table
        self._tables = game.tables_of(table)
        self._doors, self._boxes = game.doors, components.boxes

    @property
    def record(self) -> Record:
        return record_of(self._tables)

    @property
    def tables(self) -> Tables:
        return self._tables

    def owed(self) -> int:
        answer = int(self._doors.owed(self._tables, self._boxes))
        self._unchanged()
        return answer

    def legal(self, seat: int) -> list[int]:
        out = self._buffer(np.int32)
        return self._listed(out, int(self._doors.choices(self._tables, self._boxes, seat, out)))

    def chance(self) -> tuple[list[int], list[int]]:
        outcomes, weights = self._buffer(np.int32), self._buffer(np.int32)
        n = int(self._doors.odds(self._tables, self._boxes, outcomes, weights))
        return self._listed(outcomes, n), self._listed(weights, n)

    def moves(self, seat: int) -> list[int]:
        return self.chance()[0] if seat == CHANCE else self.legal(seat)

    def sample(self, rng: Rng) -> int:
        answer = int(self._doors.roll(self._tables, self._boxes, rng))
        self._unchanged()
        return answer

    def reveals(self, seat: int, action: int) -> bool:
        answer = bool(self.game.reveals(self.record, self.components.box, seat, action))
        self._unchanged()
        return answer

    def score(self) -> None:
        self._doors.rate(self._tables, self._boxes, self._buffer(np.int32), self._buffer(np.int32))
        self._unchanged()

    def preferred(self, seat: int, actions: list[int]) -> Any:
        hidden = self.hidden(seat)
        ids, weights = hidden._buffer(np.int32), self._numbers()
        ids[: len(actions)] = actions
        self.game.prefer(hidden.record, self.components.box, seat, ids, len(actions), weights)
        hidden._unchanged()
        self._within_room("prefer", weights)
        return weights[: len(actions)]

    def lots(self, seat: int, actions: list[int], rng: Rng) -> tuple[list[int], list[int]]:
        """What is drawn from the list, and what without it by the same luck, a few times."""
        same, scratch = rng.copy(), self._buffer(np.int32)
        listed = [actions[int(below(rng, len(actions)))] for _ in range(LOTS)]
        drawn = [int(self.game.lot(self.record, self.components.box, seat, scratch, same)) for _ in range(LOTS)]
        self._unchanged()
        self._listed(scratch, 0)
        return listed, drawn

    def hunch(self, seat: int, actions: list[int], rng: Rng) -> int:
        """The place of a quick choice on a table that the seat imagines, where the same may be done."""
        imagined = self.hidden(seat).imagined(seat, rng)
        ids, weights = imagined._buffer(np.int32), self._numbers()
        ids[: len(actions)] = actions
        place = int(self.game.hunch(imagined.record, self.components.box, seat, ids, len(actions), weights, rng))
        imagined._unchanged()
        self._within_room("hunch", weights)
        return place

    def foreseen(self, players: int) -> tuple[Any, Any]:
        """Everybody's likely share of the win, and what must be as it was."""
        shares = np.full(players + GUARD, UNTOUCHED, np.float64)
        scratch = self._numbers()
        self.game.foresee(self.record, self.components.box, scratch, shares)
        self._unchanged()
        self._within_room("foresee", scratch)
        return shares[:players], shares[players:]

    def after(self, seat: int, action: int) -> "Eyes":
        tables = self.game.tables_of(self.table)
        if seat == CHANCE:
            self._doors.settle(tables, self._boxes, action, None)
        else:
            self._doors.decide(tables, self._boxes, seat, action, None)
        return Eyes(self.game, self.components, tables.tobytes())

    def after_all(self, choices: Any) -> "Eyes":
        eyes = self
        for seat, action in choices:
            eyes = eyes.after(seat, action)
        return eyes

    def later(self, milliseconds: int) -> tuple["Eyes", int]:
        tables = self.game.tables_of(self.table)
        passed = int(self._doors.pass_time(tables, self._boxes, milliseconds, None))
        told, buffer = self.game.tables_of(self.table), new_buffer(self.game.most_events)
        self._doors.pass_time(told, self._boxes, milliseconds, buffer)
        self._emitted(buffer, told, tables.tobytes(), f"advance by {milliseconds} ms")
        return Eyes(self.game, self.components, tables.tobytes()), passed

    def hidden(self, viewer: int) -> "Eyes":
        tables = self.game.tables_of(self.table)
        self._doors.cover(tables, self._boxes, viewer)
        return Eyes(self.game, self.components, tables.tobytes())

    def imagined(self, viewer: int, rng: Rng) -> "Eyes":
        tables = self.game.tables_of(self.table)
        self._doors.guess(tables, self._boxes, viewer, rng)
        return Eyes(self.game, self.components, tables.tobytes())

    def story(self, seat: int, action: int, viewer: int) -> list[Any]:
        return [event.seen_by(viewer) for event in self.told(seat, action)]

    def told(self, seat: int, action: int) -> list[Event]:
        """What the rules emit when this is done; that they do changes nothing."""
        tables, buffer = self.game.tables_of(self.table), new_buffer(self.game.most_events)
        if seat == CHANCE:
            self._doors.settle(tables, self._boxes, action, buffer)
        else:
            self._doors.decide(tables, self._boxes, seat, action, buffer)
        what = f"outcome {action}" if seat == CHANCE else f"action {action} of seat {seat}"
        return self._emitted(buffer, tables, self.after(seat, action).table, what)

    def _emitted(self, buffer: Buffer, tables: Tables, silent: bytes, what: str) -> list[Event]:
        if buffer[0, CODE] > self.game.most_events:
            raise BrokenGame(f"{what} emits {buffer[0, CODE]} events; most_events is {self.game.most_events}")
        if tables.tobytes() != silent:
            raise BrokenGame(f"{what} leads to another table when its events are written")
        reader = edition(self.game, self.components).events
        return [reader.event(row) for row in taken(buffer)]

    def reason(self, seat: int, action: int) -> tuple[int, int]:
        """What `refuse` answers: a code and the number of a clause."""
        why = new_buffer(1)
        self._doors.reason(self._tables, self._boxes, seat, action, why)
        self._unchanged()
        if why[0, CODE] != 1:
            raise BrokenGame(f"refuse writes {why[0, CODE]} reasons for action {action} of seat {seat}; expected one")
        return int(why[1, CODE]), int(why[1, KNOWER])

    def _buffer(self, kind: Any) -> Any:
        return np.full(self.game.most_choices + GUARD, UNTOUCHED, kind)

    def _listed(self, out: Any, n: int) -> list[int]:
        self._unchanged()
        if (out[self.game.most_choices :] != UNTOUCHED).any():
            raise BrokenGame(f"more than most_choices={self.game.most_choices} were written")
        return [int(value) for value in out[:n]]

    def _numbers(self) -> Any:
        return np.full(self.game.room + GUARD, UNTOUCHED, np.float64)

    def _within_room(self, function: str, numbers: Any) -> None:
        if (numbers[self.game.room :] != UNTOUCHED).any():
            raise BrokenGame(f"{function} wrote more than the {self.game.room} numbers it has room for")

    def _unchanged(self) -> None:
        if self._tables.tobytes() != self.table:
            raise BrokenGame("asking the rules a question changed the table")


# --- Interpreted and compiled


def check_interpreted(game: Game, seed: int) -> None:
    """The interpreted rules go through the same bytes as the compiled ones."""
    if config.DISABLE_JIT:
        return
    command = [sys.executable, "-W", "error", "-m", "doughjo.testing", home_of(game), str(seed)]
    path = os.pathsep.join([*filter(None, sys.path), str(game.folder)])
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        raise BrokenGame(f"{game.name}, interpreted: {run.stderr.strip()[-2000:]}")
    for here, there in zip(traces(game, seed), run.stdout.splitlines(), strict=True):
        if here != there:
            raise BrokenGame(f"{game.name}: interpreted and compiled differ: {there} and {here}")


def home_of(game: Game) -> str:
    """The module, or the file outside any package, that holds the game as GAME."""
    for name, module in list(sys.modules.items()):
        if getattr(module, "GAME", None) is game:
            return name if "." in name else str(module.__file__)
    raise BrokenGame(f"{game.name}: no module holds it as GAME, so it cannot be run interpreted")


def traces(game: Game, seed: int) -> Iterator[str]:
    """For every seat count, with options in turn, a digest of all tables of a game, as everybody sees them."""
    every = list(setups(game))
    for number, players in enumerate(game.seats):
        at_table = [setup for setup in every if setup.players == players]
        setup = at_table[number % len(at_table)]
        yield f"{setup}: {trace(game, setup, seed + number)}"


def trace(game: Game, setup: Setup, seed: int) -> str:
    """A digest of one random game: every table, every view, every imagined table, all that is preferred,
    foreseen, guessed and drawn by lot."""
    digest = hashlib.sha256()
    match = PlayableGame(game).start(setup.players, options=setup.options)
    rng = seeded(seed)
    while not match.over:
        eyes = Eyes(game, match.components, match.table)
        digest.update(eyes.table)
        for viewer in (*range(setup.players), SPECTATOR):
            digest.update(eyes.hidden(viewer).imagined(viewer, rng).table)
        owed = eyes.owed()
        seat = CHANCE if owed == CHANCE else seats(owed)[0]
        digest.update(np.round(eyes.foreseen(setup.players)[0], 6).tobytes())
        action = eyes.sample(rng) if seat == CHANCE else _sensible(eyes, seat, rng, digest)
        text = match.notation.outcomes[action] if seat == CHANCE else match.notation.actions[action]
        match.play("chance" if seat == CHANCE else seat, str(text))
        if match.time_runs:
            match.advance(int(rng[0] % np.uint64(10 * game.tick)))
    digest.update(match.table + repr(match.scores).encode())
    return f"{len(match.moves)} moves {digest.hexdigest()[:16]}"


def _sensible(eyes: Eyes, seat: int, rng: Rng, digest: Any) -> int:
    actions = eyes.legal(seat)
    weights = eyes.preferred(seat, actions)
    digest.update(np.round(weights / weights.sum(), 6).tobytes())
    digest.update(bytes([eyes.hunch(seat, actions, rng) & 0xFF]))
    if eyes.game.lot is not no_lot:
        digest.update(repr(eyes.lots(seat, actions, rng)[1]).encode())
    return actions[int(below(rng, len(actions)))]
