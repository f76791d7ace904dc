"""What has happened at a table: chairs, the match, chat. Made from log entries alone, and it touches nothing else.

New things happen through the same door as old ones: `take` an entry. So a table read from its log is the table that
wrote it.
"""

import random
from bisect import bisect
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Literal, NamedTuple

import msgspec

import doughjo
from doughjo import bots
from doughjo.core.codes import Event
from doughjo.core.components import open_box
from doughjo.core.contract import SPECTATOR, OptionValue
from doughjo.core.errors import BadSetup, DoughjoError, IllegalMove
from doughjo.match import Match, Mover
from doughjo.server.schemas import ChatLine, LogLine, NewTable, SeatKind

LUCK = -1  # the seat of a move that luck made
CLOCK = -3  # the seat that time passes from; the text is a number of milliseconds
FREE = "Free chair"
BOT_NAMES = ("Crumpet", "Brioche", "Pretzel", "Strudel", "Muffin", "Scone", "Babka", "Churro")
LONGEST_NAME = 24

Kind = Literal["sit", "move", "time", "pause", "undo", "chat", "rematch"]
CommandKey = tuple[str, str]  # whose, and its id


class Entry(NamedTuple):
    """A line of a table's log."""

    kind: Kind
    seat: int
    text: str
    who: str | None = None  # the hash of the browser's secret
    command: str | None = None  # the id it was sent with
    seq: int = 0


class Chair(msgspec.Struct, frozen=True):
    """A chair as the table was made; who sits on it is in the log."""

    kind: SeatKind
    name: str | None
    bot: str | None


class Setup(msgspec.Struct, frozen=True):
    """What a table is made from."""

    game: str
    version: int
    components: str
    options: dict[str, OptionValue]
    patience: int
    chairs: list[Chair]
    practice: bool = False


class Unplayable(DoughjoError):
    """The table was made with other rules or components than there are here."""


def new_setup(wish: NewTable) -> Setup:
    """The setup that somebody asks for, checked."""
    game = doughjo.game(wish.game).rules
    game.check_players(len(wish.seats))
    for number, seat in enumerate(wish.seats):
        if (seat.bot is None) == (seat.kind == "bot"):
            raise BadSetup(f"seat {number}: a bot needs 'bot', like 'baker', and nobody else has one")
        if seat.bot is not None:
            bots.check(seat.bot)
    if wish.practice and (not game.tick or any(seat.bot for seat in wish.seats)):
        raise BadSetup(f"practice is for people, and for games with a clock; {game.title} with these seats is not")
    return Setup(
        game=game.name,
        version=game.version,
        components=open_box(game).digest,
        options=game.check_options(wish.options, len(wish.seats)),
        patience=wish.patience,
        chairs=[Chair(seat.kind, seat.name, seat.bot) for seat in wish.seats],
        practice=wish.practice,
    )


class Sitting:
    """A table so far."""

    def __init__(self, key: str, code: str, setup: Setup, limit: int = 1_000_000) -> None:
        self.key, self.code, self.setup, self.limit = key, code, setup, limit
        self.game = doughjo.game(setup.game).rules
        if (setup.version, setup.components) != (self.game.version, open_box(self.game).digest):
            raise Unplayable(
                f"this game was played by version {setup.version} of the rules, which is not here any more"
            )
        self.seq = 0
        self.entries = 0
        self.names = [FREE] * self.players
        self.owners: list[str | None] = [None] * self.players
        self.taken = [False] * self.players
        self.match: Match | None = None
        self.to_act: list[int] = []  # the seats that owe a decision
        self.over = False
        self.paused = False
        self.moves: list[tuple[int, str]] = []  # without those taken back; time that passes is one of them
        self.stories: list[list[Event]] = []  # what each move set off
        self.seqs: list[int] = []  # when each move was made
        self.left_by_undo: list[int] = []  # how many moves each undo left
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.done: set[CommandKey] = set()
        self.asked = [0] * self.players  # a number for the decision each seat is asked for
        self._asked_after: dict[int, list[int]] = {}  # the same, after so many moves
        self._told: dict[int, Told] = {}

    @property
    def players(self) -> int:
        return len(self.setup.chairs)

    @property
    def started(self) -> bool:
        """Whether every chair is taken."""
        return self.match is not None

    def seats_of(self, who: str | None) -> tuple[int, ...]:
        """The seats a browser owns."""
        return tuple(seat for seat, owner in enumerate(self.owners) if owner is not None and owner == who)

    def is_bot(self, seat: int) -> bool:
        return self.setup.chairs[seat].kind == "bot"

    # --- What happens: entries

    def take(self, entry: Entry) -> bool:
        """Let an entry happen; answers whether it left a trace, or else need not be written.

        Raises IllegalMove or CannotUndo, and changes nothing, if it cannot happen.
        """
        if self.entries >= self.limit and entry.seat not in (LUCK, CLOCK):
            raise IllegalMove("so much has happened at this table that nothing more is written down")
        if getattr(self, f"_{entry.kind}")(entry) is False:
            return False
        self.entries += 1
        self.seq = max(self.seq, entry.seq)
        if entry.who is not None and entry.command is not None:
            self.done.add((entry.who, entry.command))
        return True

    def restore(self, entries: Iterable[Entry]) -> None:
        """Let everything in a log happen again."""
        for entry in entries:
            self.take(entry)

    def happen(self, entry: Entry, chance: random.Random) -> list[Entry]:
        """Let something new happen, and the luck that follows; answers what is to be written."""
        happened = []
        following: Entry | None = entry
        while following is not None:
            following = following._replace(seq=self.seq + 1)
            if self.take(following):
                happened.append(following)
            following = self.luck(chance)
        return happened

    def luck(self, chance: random.Random) -> Entry | None:
        """What luck does next; None when it is not luck's turn."""
        odds = {} if self.match is None else self.match.odds()
        if not odds:
            return None
        totals = list(accumulate(odds.values()))
        drawn = bisect(totals, chance.randrange(totals[-1]))
        return Entry("move", LUCK, list(odds)[drawn])

    def _sit(self, entry: Entry) -> None:
        self.names[entry.seat] = entry.text
        self.owners[entry.seat] = entry.who
        self.taken[entry.seat] = True
        if all(self.taken):
            game = doughjo.game(self.setup.game)
            self.match = game.start(self.players, options=self.setup.options, names=self.names)
            self._ask(set())

    def _move(self, entry: Entry) -> bool:
        match = self._started_match()
        if self.paused and match.time_runs:
            raise IllegalMove("the clock is stopped; nothing moves until the game goes on")
        before = match.to_act
        mover: Mover = "chance" if entry.seat == LUCK else entry.seat
        if not match.play(mover, entry.text):
            return False
        self._note(entry, match.story(-1))  # whole, so that all eyes share the work
        self._ask(before if match.time_runs else before - {mover})
        return True

    def _time(self, entry: Entry) -> None:
        match = self._started_match()
        before = match.to_act
        self._note(entry, match.advance(int(entry.text)))
        self._ask(before)

    def _note(self, entry: Entry, story: list[Event]) -> None:
        self.moves.append((entry.seat, entry.text))
        self.seqs.append(entry.seq)
        self.stories.append(story)

    def _pause(self, entry: Entry) -> None:
        self.paused = entry.text == "on"

    def _undo(self, entry: Entry) -> None:
        match = self._started_match()
        before = match.to_act
        match.undo(entry.seat)
        for history in (self.moves, self.stories, self.seqs):
            history.pop()
        self.left_by_undo.append(len(self.moves))
        self._told.clear()
        self._ask(before)

    def _chat(self, entry: Entry) -> None:
        self.chat.append(ChatLine(entry.seat, self.names[entry.seat], entry.text))

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    def _started_match(self) -> Match:
        if self.match is None:
            free = self.taken.count(False)
            chairs = "a chair is" if free == 1 else f"{free} chairs are"
            raise IllegalMove(f"the game has not started: {chairs} still free")
        return self.match

    # --- Which decision a seat is asked for

    def _ask(self, before: set[Mover]) -> None:
        """Whoever was asked before and still is, is asked the same; to everybody else it is another decision."""
        after = self._started_match().to_act
        self.to_act = sorted(seat for seat in after if seat != "chance")
        self.over = not after
        for seat in range(self.players):
            if seat not in before or seat not in after:
                self.asked[seat] += 1
        self._asked_after[len(self.moves)] = list(self.asked)

    def same_decision(self, seat: int, moves: int) -> bool:
        """Whether somebody who saw so many moves was asked for the decision this seat owes now."""
        seen = self._asked_after.get(moves)
        return seen is not None and seen[seat] == self.asked[seat]

    # --- What was told

    def moves_at(self, seq: int) -> int:
        """How many of the moves somebody has seen who saw everything up to that sequence number."""
        return next((number for number, made in enumerate(self.seqs) if made > seq), len(self.seqs))

    @property
    def undone(self) -> int:
        """How often a move was taken back."""
        return len(self.left_by_undo)

    def log(self, eyes: int) -> "LogSoFar":
        """The log as a seat saw it."""
        if self.match is None:
            return LogSoFar([], 0, [])
        if eyes not in self._told:
            public = None if eyes == SPECTATOR else self._told.setdefault(SPECTATOR, Told(SPECTATOR, None))
            self._told[eyes] = Told(eyes, public)
        return self._told[eyes].so_far(self.match, self.stories)


class LogSoFar(NamedTuple):
    """A log at one moment: settled lines stay, those that tell of a choice still waiting for others will go."""

    lines: list[LogLine]  # grows afterwards
    settled: int  # how many of them there were
    pending: list[LogLine]

    def since(self, number: int) -> list[LogLine]:
        """All lines but the first so many."""
        return self.lines[number : self.settled] + self.pending


class Told:
    """The sentences one pair of eyes was told, kept so that only news is put into words, and by a spectator first."""

    def __init__(self, eyes: int, public: "Told | None") -> None:
        self.eyes, self.public = eyes, public
        self.sentences: list[list[LogLine]] = []  # by move
        self.settled: list[LogLine] = []
        self.pending: list[LogLine] = []

    def so_far(self, match: Match, stories: Sequence[Sequence[Event]]) -> LogSoFar:
        """All sentences, without the choices that have been revealed since."""
        if self.public is not None:
            self.public.so_far(match, stories)
        for number in range(len(self.sentences), len(stories)):
            self.sentences.append(self._told(match, number, stories[number]))
            for line, event in zip(self.sentences[-1], stories[number], strict=True):
                if not event.facts.get("quiet"):
                    self._settle(line, bool(event.facts.get("pending")))
        return LogSoFar(self.settled, len(self.settled), list(self.pending))

    def _told(self, match: Match, number: int, story: Sequence[Event]) -> list[LogLine]:
        if self.public is None:
            return [LogLine(number + 1, match.sentence(event.seen_by(self.eyes))) for event in story]
        return [
            LogLine(number + 1, match.sentence(event.seen_by(self.eyes))) if event.secret_of == self.eyes else line
            for event, line in zip(story, self.public.sentences[number], strict=True)
        ]

    def _settle(self, line: LogLine, pending: bool) -> None:
        if pending:
            self.pending.append(line)
        else:
            self.settled.append(line)
            self.pending.clear()


# --- Looking back


def table_after(setup: Setup, names: Sequence[str], moves: Sequence[tuple[int, str]]) -> Match:
    """The match after these moves."""
    match = doughjo.game(setup.game).start(len(setup.chairs), options=setup.options, names=names)
    for seat, text in moves:
        if seat == CLOCK:
            match.advance(int(text))
        else:
            match.play("chance" if seat == LUCK else seat, text)
    return match


def pending_only(story: Sequence[Event]) -> bool:
    """Whether a move was nothing but a choice that waits for others."""
    return bool(story) and all(event.facts.get("pending") for event in story)


# --- Names


def clean(text: str) -> str:
    """The text without what cannot be printed, and without blanks around it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def unique_name(wanted: str, others: Iterable[str]) -> str:
    """The name, with a number after it if somebody else has it."""
    name = clean(wanted)
    if not name:
        raise BadSetup(f"{wanted!r} is not a name; expected 1 to {LONGEST_NAME} printable letters, like Ann")
    used = {other.casefold() for other in others}
    tries = [name, *(f"{name[: LONGEST_NAME - 2]} {number}" for number in range(2, 10))]
    return next(each for each in tries if each.casefold() not in used)


def first_sitters(setup: Setup, who: str | None) -> list[Entry]:
    """The entries of those who sit from the beginning: bots, and whoever made the table."""
    entries: list[Entry] = []
    names: list[str] = []
    for seat, chair in enumerate(setup.chairs):
        if chair.kind == "friend":
            continue
        usual = BOT_NAMES[seat] if chair.kind == "bot" else f"Player {seat + 1}"
        name = unique_name(chair.name or usual, names)
        names.append(name)
        entries.append(Entry("sit", seat, name, None if chair.kind == "bot" else who))
    return entries


def clock_runs(sitting: Sitting) -> bool:
    """Whether time passes at the table."""
    standing = sitting.paused or sitting.setup.practice
    return sitting.match is not None and not standing and sitting.match.time_runs


def undo_reason(sitting: Sitting, seat: int) -> str | None:
    """Why a seat cannot take back a move; None when it can."""
    if sitting.match is None:
        return "the game has not started"
    return sitting.match.why_no_undo(seat)
