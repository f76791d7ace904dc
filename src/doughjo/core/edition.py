"""A game with a box: what its records and codes say there, as facts, and in the words of a language."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from doughjo.core.codes import (
    ACTION,
    CODE,
    KNOWER,
    LEGAL,
    NO_CLAUSE,
    NOT_ASKED,
    NOT_YOURS,
    OUTCOME,
    PLAIN_EVENTS,
    PLAIN_LINES,
    POINTS,
    Code,
    Facts,
    Row,
    new_buffer,
    taken,
)
from doughjo.core.components import open_box
from doughjo.core.contract import (
    CHANCE,
    MOST_SEATS,
    NO_FACTS,
    SPECTATOR,
    Components,
    Game,
    Line,
    Option,
    OptionValue,
    Position,
    Refusal,
    Tables,
    new_tables,
    record_of,
    seats_in,
)
from doughjo.core.notation import notation
from doughjo.core.words import ENGLISH, Dictionary, Speaker, language, yes_no

MOST_LINES = 256  # of all score sheets
# The sorts of codes, as catalogues name them
EVENT, ASK, WHY, LINE, COUNT, MOVE = "event", "ask", "why", "line", "count", "move"


class Reason(NamedTuple):
    """Why a move is refused: the code and its facts, and the clause that says so."""

    facts: Facts
    clause: str | None


class Edition:
    """A game with a box of components."""

    def __init__(self, game: Game, components: Components) -> None:
        self.game, self.components = game, components
        self.notation = notation(game, components)
        self.kinds = game.kinds(components)
        if game.events is PLAIN_EVENTS:
            self.kinds = {**self.kinds, ACTION: self.notation.actions, OUTCOME: self.notation.outcomes}
        self.events = game.events.reader(self.kinds)
        self._questions = game.questions.reader(self.kinds)
        self._reasons = game.reasons.reader(self.kinds)
        self.lines = game.score_lines.reader(self.kinds)
        self._read = game.view.reader(self.kinds)
        self._derived = game.derived.reader(self.kinds) if game.derived else None
        self.printed = game.printed(components)
        self._dictionaries: dict[str, Dictionary] = {}

    # --- A table, hidden or whole, as an array of one

    def described(self, tables: Tables, viewer: int = SPECTATOR) -> Position:
        """What the table says."""
        return self._read(self.records(tables, viewer))

    def seen(self, hidden: Tables, viewer: int) -> Position:
        """The same, with what follows from it for whoever draws it."""
        return self.shown(self.records(hidden, viewer))

    def shown(self, records: bytes) -> Position:
        """What these records say to whoever draws the table."""
        position = self._read(records)
        return position if self._derived is None else {**position, "derived": self._derived(records)}

    def records(self, tables: Tables, viewer: int) -> bytes:
        """A table and behind it the facts that follow from it, if the game has any."""
        if self.game.facts is NO_FACTS:
            return tables.tobytes()
        facts = new_tables(self.game.facts)
        self.game.doors.follow(tables, self.components.boxes, viewer, facts)
        return tables.tobytes() + facts.tobytes()

    def asked(self, hidden: Tables, seat: int) -> Facts:
        """What a seat that owes a decision is asked."""
        asked = new_buffer(1)
        self.game.doors.question(hidden, self.components.boxes, seat, asked)
        rows = taken(asked)
        return self.question(rows[0]) if rows else {"kind": "move"}

    def question(self, row: Row) -> Facts:
        """A question that the rules wrote."""
        return self._questions.said(row)

    def reason(self, hidden: Tables, seat: int, action: int) -> Reason | None:
        """Why a seat cannot make a move, NONE for an unknown one; None where it can."""
        why = new_buffer(1)
        self.game.doors.reason(hidden, self.components.boxes, seat, action, why)
        (row,) = taken(why) or [[int(self._usual_reason(hidden, seat, action)), int(NO_CLAUSE)]]
        return None if row[CODE] == LEGAL else Reason(self._reasons.said(row), self._clause(row[KNOWER]))

    def _usual_reason(self, hidden: Tables, seat: int, action: int) -> int:
        """The reason in a game that brings none."""
        if seat not in seats_in(int(self.game.doors.owed(hidden, self.components.boxes))):
            return NOT_YOURS
        actions = np.zeros(self.game.most_choices, np.int32)
        n = self.game.doors.choices(hidden, self.components.boxes, seat, actions)
        return LEGAL if action in actions[:n] else NOT_ASKED

    def _clause(self, number: int) -> str | None:
        return None if number == NO_CLAUSE else f"{self.game.clauses}-{number:02}"

    def sheet(self, tables: Tables) -> list[list[Facts]]:
        """The score sheet of every seat: its lines, each with its points."""
        return [self.sheet_facts(rows) for rows in self.sheet_rows(tables)]

    def sheet_facts(self, rows: Sequence[Row]) -> list[Facts]:
        """The lines of one sheet."""
        return [self.lines.said(row) for row in rows]

    def sheet_rows(self, tables: Tables) -> list[list[Row]]:
        """The same as the rules wrote it."""
        if self.game.score_lines is PLAIN_LINES:
            return self._plain_sheet(tables)
        lines = new_buffer(MOST_LINES)
        self.game.doors.sheet(tables, self.components.boxes, lines)
        sheets: list[list[Row]] = [[] for _ in range(int(record_of(tables).players))]
        for row in taken(lines):
            sheets[row[KNOWER]].append(row)
        return sheets

    def _plain_sheet(self, tables: Tables) -> list[list[Row]]:
        points = np.zeros((2, MOST_SEATS), np.int32)
        self.game.doors.rate(tables, self.components.boxes, points[0], points[1])
        players = int(record_of(tables).players)
        return [[[int(POINTS), seat, int(points[0, seat])]] for seat in range(players)]

    def texts_of(self, verb: str) -> list[str | None]:
        """How the moves of a verb are written, in the order of their ids."""
        moves = self.game.moves
        number = next(number for number, each in enumerate(moves.verbs) if each.name == verb)
        return self.notation.actions[moves.first[number] : moves.first[number + 1]]

    # --- Words

    @property
    def counters(self) -> list[str]:
        """What `tally` counts, in its order; empty where nothing is."""
        if not self.game.tallies.codes:
            return []
        teller = self.speaker(ENGLISH, ())
        return ["" if facts is None else teller.tally(facts) for facts in self.game.tallied(self.components)]

    def speaker(self, tag: str, people: Sequence[str]) -> "Teller":
        """Whoever puts it into the words of a language, with these names for the seats."""
        words = language(tag, self.game.catalogue(tag))
        return Teller(self, Speaker(words, self.dictionary(tag), people))

    def dictionary(self, tag: str) -> Dictionary:
        """What the pieces of the box are called in a language."""
        if tag not in self._dictionaries:
            game, usual = self.game, self.game.names(open_box(self.game))
            words, texts = language(tag, game.catalogue(tag)), self.printed
            self._dictionaries[tag] = Dictionary(words, game.names(self.components), usual, texts, game.texts)
        return self._dictionaries[tag]


class Teller:
    """Puts what is said at a table into words: one language, and the names of the people there."""

    def __init__(self, edition: Edition, speaker: Speaker) -> None:
        self.edition, self.game, self.speaker = edition, edition.game, speaker

    def event(self, facts: Facts, reader: int | None = None) -> str:
        """What happened, in a sentence."""
        return self.speaker.tell(EVENT, self.game.events.named(facts["kind"]), facts, reader)

    def general(self, facts: Facts) -> str:
        """A message that every table has, with the seats it names."""
        args = {key: value for key, value in facts.items() if key not in ("message", "seats")}
        seats = [self.speaker.people[seat] for seat in facts.get("seats", ())]
        return self.speaker.language.say(
            facts["message"], **args, seats=self.speaker.language.listed(seats), count=len(seats)
        )

    def question(self, hidden: Tables, seat: int) -> str:
        """What a seat that owes a decision is asked, of its hidden table."""
        if not self.game.questions.codes:
            return self.speaker.language.say("ask-move")
        facts = self.edition.asked(hidden, seat)
        return self.speaker.tell(ASK, self.game.questions.named(facts["kind"]), facts, seat)

    def refusal(self, hidden: Tables, seat: int, action: int) -> Refusal:
        """Why a seat cannot make a move, in a sentence, of its hidden table."""
        reason = self.edition.reason(hidden, seat, action)
        if reason is None:
            return Refusal("")
        kind, facts = reason.facts["kind"], {**reason.facts, "message": f"{WHY}-{reason.facts['kind']}"}
        if kind == "not-yours":
            owed = int(self.game.doors.owed(hidden, self.edition.components.boxes))
            return Refusal(self.not_yours(hidden), facts={**facts, "seats": seats_in(owed), "luck": owed == CHANCE})
        if kind == "not-asked":
            told = self.speaker.language.say("why-not-asked", question=self.question(hidden, seat))
            return Refusal(told, reason.clause, facts={**facts, "question": self.edition.asked(hidden, seat)})
        told = self.speaker.tell(WHY, self.game.reasons.named(kind), reason.facts, seat)
        return Refusal(told, reason.clause, facts=facts)

    def not_yours(self, hidden: Tables) -> str:
        """Whose decision it is instead."""
        language, owed = self.speaker.language, int(self.game.doors.owed(hidden, self.edition.components.boxes))
        people = (
            [language.spelled("luck", {})] if owed == CHANCE else [self.speaker.people[seat] for seat in seats_in(owed)]
        )
        return language.say("why-not-yours", whose=language.listed(people), count=len(people))

    def points(self, number: int) -> str:
        """A number of points, as they are called here."""
        return self.speaker.language.spelled("points", {"number": number})

    def with_points(self, number: int) -> str:
        """The same after a verb: "with 3 points"."""
        return self.speaker.language.spelled("with-points", {"number": number})

    def unit(self, number: int) -> str:
        """What so many points are called, without their number."""
        return self.speaker.language.spelled("points-unit", {"number": number})

    def tally(self, facts: Facts) -> str:
        """What a simulation counts."""
        return self.speaker.language.spelled(
            f"count-{facts['kind']}", self.speaker.arguments(COUNT, self.game.tallies.named(facts["kind"]), facts)
        )

    def tally_place(self, facts: Facts) -> tuple[str, str]:
        """The column and the line of a table in which that is counted; no column where the game names none."""
        code = self.game.tallies.named(facts["kind"])
        column, line = (self.speaker.attribute(COUNT, code, name, facts) for name in ("column", "line"))
        return (column, line) if column else ("", self.tally(facts))

    def lookup(self, word: str) -> str | None:
        """What is printed on a piece, found by its id or its name."""
        for kind, pieces in self.edition.printed.items():
            for piece in pieces:
                name = self.speaker.name(kind, piece)
                if word.casefold() in (piece, name.casefold()):
                    origin = self.speaker.dictionary.origin(kind, piece)
                    return f"{name}: {self.text(kind, piece)}" + f" {origin}" * bool(origin)
        return None

    def text(self, kind: str, word: str) -> str:
        """What is printed on a piece."""
        return self.speaker.dictionary.text(kind, word)

    @property
    def summary(self) -> str:
        """The game in a sentence."""
        return self.speaker.language.say("summary")

    def option(self, option: Option) -> str:
        """What an option means."""
        return self.speaker.language.say(f"option-{option.name}")

    def choices(self, option: Option) -> list[str]:
        """What the values of an option are called."""
        return [self._choice(option, place, value) for place, value in enumerate(option.choices)]

    def _choice(self, option: Option, place: int, value: OptionValue) -> str:
        if option.by_seat and place:
            return self.speaker.language.say("seat-number", number=place)
        if isinstance(value, bool):
            return self.speaker.language.say("yes-or-no", answer=yes_no(value))
        return self.speaker.language.say(f"option-{option.name}-{value}")

    def move(self, move: Facts) -> str:
        """A move on a button, of its verb and arguments."""
        verb = next(verb for verb in self.game.moves.verbs if verb.name == move["verb"])
        code = Code(verb.name, verb.kinds)
        return self.speaker.tell(MOVE, code, move)

    def drawn(self, view: Mapping[str, Any]) -> str | None:
        """The table of a view, as its seat reads it, with rich's markup; None where the game does not draw it."""
        return None if self.game.picture is None else self.game.picture(view, self)

    def page(self) -> str:
        """The list of components for RULES.md."""
        return "" if self.game.page is None else self.game.page(self.edition.components, self)

    def line(self, facts: Facts) -> Line:
        """A line of a score sheet."""
        code = self.game.score_lines.named(facts["kind"])
        return Line(
            self.speaker.tell(LINE, code, facts), facts["points"], self.speaker.attribute(LINE, code, "why", facts)
        )


@lru_cache(maxsize=64)
def edition(game: Game, components: Components) -> Edition:
    """A game with a box, read once."""
    return Edition(game, components)


def usual_teller(game: Game, tag: str = ENGLISH, people: Sequence[str] = ()) -> Teller:
    """What puts a game with its own box into words."""
    return edition(game, open_box(game)).speaker(tag, people)
