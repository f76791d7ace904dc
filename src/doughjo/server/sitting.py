"""What has happened at a table: chairs, the match, chat. Made from log entries alone, and it touches nothing else.

New things happen through the same door as old ones: `take` an entry. So a table read from its log is the table that
wrote it.
"""

import random
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec

import doughjo
from doughjo import bots
from doughjo.core.codes import EVERYBODY, KNOWER, Reader, Row
from doughjo.core.components import open_box
from doughjo.core.contract import OptionValue
from doughjo.core.errors import BadSetup, DoughjoError
from doughjo.match import Match, Mover
from doughjo.server.logs import fault
from doughjo.server.refusals import refused, said
from doughjo.server.schemas import ChatLine, Facts, NewTable, SeatKind

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
        self.told = Told()  # what each move set off
        self.seqs: list[int] = []  # when each move was made
        self.left_by_undo: list[int] = []  # how many moves each undo left
        self.chat: list[ChatLine] = []
        self.rematch: str | None = None
        self.done: set[CommandKey] = set()
        self.asked = [0] * self.players  # a number for the decision each seat is asked for
        self._asked_after: dict[int, list[int]] = {}  # the same, after so many moves

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
            raise refused("refused-too-much")
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
        drawn = None if self.match is None else self.match.draw(chance.randrange)
        if self.match is None or drawn is None:
            return None
        return Entry("move", LUCK, str(self.match.notation.outcomes[drawn]))

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
            raise refused("refused-clock-stopped")
        before = match.to_act
        mover: Mover = "chance" if entry.seat == LUCK else entry.seat
        if not match.play(mover, entry.text):
            return False
        self._note(entry, match.told(-1))
        self._ask(before if match.time_runs else before - {mover})
        return True

    def _time(self, entry: Entry) -> None:
        match = self._started_match()
        before = match.to_act
        self._note(entry, match.pass_time(int(entry.text)))
        self._ask(before)

    def _note(self, entry: Entry, rows: list[Row]) -> None:
        self.moves.append((entry.seat, entry.text))
        self.seqs.append(entry.seq)
        self.told.add(self._started_match().edition.events, rows)

    def _pause(self, entry: Entry) -> None:
        self.paused = entry.text == "on"

    def _undo(self, entry: Entry) -> None:
        match = self._started_match()
        before = match.to_act
        match.undo(entry.seat)
        self.moves.pop()
        self.seqs.pop()
        self.told = self.told.without_last()
        self.left_by_undo.append(len(self.moves))
        self._ask(before)

    def _chat(self, entry: Entry) -> None:
        self.chat.append(ChatLine(entry.seat, self.names[entry.seat], entry.text))

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.text

    def _started_match(self) -> Match:
        if self.match is None:
            raise refused("refused-not-started", free=self.taken.count(False))
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


Sent = list[int | None]  # a move's number and an event, as it is sent


class Told:
    """What everybody could see, move by move, and what one seat alone saw otherwise. It only ever grows."""

    def __init__(self) -> None:
        self.public: list[Sent] = []
        self.private: dict[int, list[tuple[int, Sent]]] = {}  # by seat, with their places
        self.ends: list[int] = []  # how many events there were after each move

    def add(self, events: Reader, rows: Sequence[Row]) -> None:
        """Tell of the next move; what a game says wrongly is left out, and the table goes on."""
        number = len(self.ends) + 1
        for row in rows:
            try:
                self._tell(number, row[KNOWER], events.wire(row, True), events.wire(row, row[KNOWER] == EVERYBODY))
            except Exception:
                fault("an event cannot be told", move=number, row=list(row))
        self.ends.append(len(self.public))

    def _tell(self, number: int, knower: int, whole: list[int | None], public: list[int | None]) -> None:
        if knower != EVERYBODY:
            self.private.setdefault(knower, []).append((len(self.public), [number, *whole]))
        self.public.append([number, *public])

    def without_last(self) -> "Told":
        """The same without the last move."""
        less = Told()
        less.ends = self.ends[:-1]
        size = less.after(len(less.ends))
        less.public = self.public[:size]
        less.private = {
            seat: [(place, sent) for place, sent in known if place < size] for seat, known in self.private.items()
        }
        return less

    def after(self, moves: int) -> int:
        """How many events there were after so many moves."""
        return self.ends[moves - 1] if moves else 0

    def seen_by(self, eyes: int, first: int, end: int) -> list[Sent]:
        """The events from one place to another, as a seat saw them."""
        sent = self.public[first:end]
        for place, known in reversed(self.private.get(eyes, ())):
            if place < first:
                break
            if place < end:
                sent[place - first] = known
        return sent


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


def no_undo(sitting: Sitting, seat: int) -> Facts | None:
    """Why a seat cannot take back a move; None when it can."""
    if sitting.match is None:
        return said("undo-not-started")
    return sitting.match.no_undo(seat)
