"""`doughjo play`: people and bots at one table, in the terminal."""

import secrets
from argparse import Namespace
from contextlib import nullcontext
from dataclasses import dataclass, field

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from doughjo import IllegalMove, Match
from doughjo.cli.prompt import COMMANDS, Quit, complain, reason
from doughjo.cli.records import check_place, recorded
from doughjo.cli.screen import (
    ask,
    new_console,
    no_echo,
    show_choices,
    show_result,
    show_sentences,
    show_table,
    told,
    wipe,
)
from doughjo.cli.setup import BotPlayer, Seating, bot_players, new_match, seating
from doughjo.cli.shelf import game_called
from doughjo.cli.speech import say, you
from doughjo.core.codes import Event, Facts
from doughjo.core.words import yes_no

MOST_WAITING = 600  # ticks of the clock


def run(arguments: Namespace) -> int:
    """Play a game to its end, or until somebody leaves."""
    console = new_console()
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    people = [you()] if arguments.names is None else arguments.names
    seats = seating(game_called(arguments.game).rules, people, arguments.bots, arguments.players)
    check_place(arguments.record)
    match = new_match(console, arguments, seats, seed)
    with recorded(console, match, arguments.record):
        return Session(console, match, seats, bot_players(seats, seed), arguments.ask_always).play(seed)


@dataclass
class Session:
    """A game at the keyboard: the match, who is who, and what each has seen of it."""

    console: Console
    match: Match
    seats: Seating
    bots: dict[int, BotPlayer]
    ask_always: bool = False  # also where there is only one choice
    seen: dict[int, int] = field(default_factory=dict)  # seat → how many moves it has been told of
    seen_by_all: int = 0  # how many moves everybody has been told of
    holder: int | None = None  # who has the keyboard
    waiting: dict[int, int] = field(default_factory=dict)  # seat → for how many ticks of the clock it waits
    happened: dict[int, list[Facts]] = field(default_factory=dict)  # seat → what it has not been told, with a clock

    def __post_init__(self) -> None:
        self.seen_by_all = len(self.match.moves)
        self.seen = dict.fromkeys(range(self.match.players), self.seen_by_all)

    @property
    def shared(self) -> bool:
        """Whether several people use this screen."""
        return len(self.seats.people) > 1

    @property
    def secret(self) -> bool:
        """Whether a choice made now must not be seen by whoever looks on."""
        return self.shared and (self.match.game.secrets or len(self.match.to_act) > 1)

    # --- The game

    def play(self, seed: int) -> int:
        """Play on until the game ends or somebody leaves; answers the exit code."""
        try:
            with no_echo() if self.shared and self.match.game.secrets else nullcontext():
                while not self.match.over:
                    if self.match.time_runs:
                        self.tick()
                    else:
                        self.step(self.next_seat())
        except (Quit, EOFError):
            self.console.print(f"\n{say('left', moves=len(self.match.moves))}")
            return 0
        except KeyboardInterrupt:
            self.console.print(f"\n{say('stopped-after', moves=len(self.match.moves))}")
            return 130
        self.finish(seed)
        return 0

    def next_seat(self) -> int:
        """People decide before bots, so that nobody can look up what a bot has chosen."""
        return min((seat for seat in self.match.to_act if seat != "chance"), key=lambda seat: (seat in self.bots, seat))

    def tick(self) -> None:
        """Everybody decides once, people first; then a little time passes."""
        for seat in sorted(range(self.match.players), key=lambda seat: (seat in self.bots, seat)):
            if self.waiting.get(seat, 0) > 0:
                self.waiting[seat] -= 1
            elif seat in self.match.to_act:
                self.step(seat)
        self.hear(self.match.pass_tick())

    def step(self, seat: int) -> None:
        """One decision; with a clock, everybody hears of it."""
        known = len(self.match.moves)
        self.decide(seat)
        if self.match.game.tick:
            self.hear([event for number in range(known, len(self.match.moves)) for event in self.match.story(number)])

    def hear(self, events: list[Event]) -> None:
        """Keep what happened until each person looks at the table; who waits is called when it concerns them."""
        for seat in self.seats.people:
            seen = [event.seen_by(seat) for event in events]
            self.happened.setdefault(seat, []).extend(seen)
            if any(facts.get("seat") == seat for facts in seen) or not self.match.time_runs:
                self.waiting[seat] = 0

    def decide(self, seat: int) -> None:
        """One decision of a bot or a person."""
        if seat in self.bots:
            self.bots[seat].play(self.match, seat)
            return
        if self.is_forced(seat):
            self.play_forced(seat)
            return
        if self.shared and not self.goes_on(seat):
            self.hand_over(seat)
        self.show(seat)
        while not self.answered(seat, self.asked(seat)):
            pass

    def is_forced(self, seat: int) -> bool:
        """Whether a person need not be asked: there is one choice, and making it at once gives no secret away."""
        return not self.ask_always and not self.secret and len(self.match.legal(seat)) == 1

    def play_forced(self, seat: int) -> None:
        """Make the only move there is, and say so; waiting leaves no trace and needs no word."""
        move = self.match.legal(seat)[0]
        if self.match.play(seat, move):
            message = "only-choice-of" if self.shared else "only-choice"
            self.console.print(Text(say(message, name=self.match.names[seat], move=move), "dim"))

    def finish(self, seed: int) -> None:
        """The last news, the table and the result."""
        console, match = self.console, self.match
        console.rule(say("the-end"), style="dim")
        if match.game.tick:
            show_sentences(console, told(match, self.news_of(self.seats.people[0])))
        self.tell_all()
        console.print()
        show_table(console, match, match.view("spectator"))
        show_result(console, match)
        console.print(f"\n{say('same-luck', seed=str(seed))}", style="dim")

    # --- A person's turn

    def goes_on(self, seat: int) -> bool:
        """Whether whoever is at the keyboard goes on: in the open, or with a decision that can still be taken back."""
        return seat == self.holder and (not self.secret or self.match.why_no_undo(seat) is None)

    def hand_over(self, seat: int) -> None:
        """Clear the screen, tell what everybody may know, and wait for the next person."""
        wipe(self.console)
        self.tell_all()
        name = f"[bold]{escape(self.match.names[seat])}[/]"
        if ask(self.console, f"\n{say('pass-keyboard', name=name)} ", self.secret) == "quit":
            raise Quit
        self.holder = seat
        wipe(self.console)

    def tell_all(self) -> None:
        """What is new to everybody; alone, what is new to you."""
        if self.match.game.tick:
            return  # with a clock there is no end of news; each person is told their own
        since = self.seen_by_all if self.shared else self.seen[self.seats.people[0]]
        show_sentences(self.console, told(self.match, self.match.events_of("spectator", since)))
        self.seen_by_all = len(self.match.moves)

    def show(self, seat: int) -> None:
        """The news, the table and the choices, as this seat may know them."""
        console, match = self.console, self.match
        view = match.view(seat)
        console.rule(f"{match.game.title} · {escape(match.names[seat])}", style="dim")
        if news := told(match, self.news_of(seat)):
            show_sentences(console, news)
            console.print()
        self.seen[seat] = len(match.moves)
        show_table(console, match, view)
        console.print()
        console.print(Text(view["question"], "bold"))
        show_choices(console, match, view["legal"])

    def news_of(self, seat: int) -> list[Facts]:
        """What a seat has not been told yet."""
        if self.match.game.tick:
            return self.happened.pop(seat, [])
        return self.match.events_of(seat, self.seen[seat])

    def asked(self, seat: int) -> str:
        """What the person types."""
        last = len(self.match.legal(seat))
        numbers = "1" if last == 1 else f"1–{last}"
        how = say("your-choice-how", numbers=numbers, unseen=yes_no(self.secret), clock=yes_no(self.match.time_runs))
        return ask(self.console, f"[bold]{say('your-choice')}[/] {how} ", self.secret)

    def answered(self, seat: int, typed: str) -> bool:
        """Do what was typed; answers whether the decision, or its undoing, is made."""
        words = " ".join(typed.replace("?", "? ", 1).split()).casefold()
        legal = self.match.legal(seat)
        choices = {**{str(i): move for i, move in enumerate(legal, 1)}, **{move.casefold(): move for move in legal}}
        if words in choices:
            self.match.play(seat, choices[words])
            return True
        if not words:
            self.show(seat)
            return False
        if self.match.time_runs and words.startswith("wait ") and words[5:].isdecimal():
            self.waiting[seat] = min(int(words[5:]), MOST_WAITING) - 1
            return True
        if words.split()[0] in COMMANDS:
            return self.commanded(seat, typed)
        return self.completed(seat, words) if not words.isdecimal() else self.refused(seat, words)

    def completed(self, seat: int, words: str) -> bool:
        """Make the one move that begins like this; of several, show how they go on."""
        legal = self.match.legal(seat)
        meant = [move for move in legal if move.casefold().startswith(words)]
        if len(meant) == 1:
            self.match.play(seat, meant[0])
            return True
        if meant:
            show_choices(self.console, self.match, legal, words)
            return False
        return self.refused(seat, words)

    def commanded(self, seat: int, typed: str) -> bool:
        """Obey a command; answers whether it took a decision back."""
        command, _, rest = typed.replace("?", "? ", 1).partition(" ")
        moves = len(self.match.moves)
        COMMANDS[command.casefold()](self.console, self.match, seat, rest.strip())
        if len(self.match.moves) == moves:
            return False
        self.seen_by_all = min(self.seen_by_all, len(self.match.moves))
        self.seen = {seat: min(number, len(self.match.moves)) for seat, number in self.seen.items()}
        return True

    def refused(self, seat: int, words: str) -> bool:
        """Say why this is not a move."""
        if words.isdecimal():
            complain(self.console, say("type-a-number", last=len(self.match.legal(seat))))
            return False
        try:
            self.match.play(seat, words)
        except IllegalMove as error:
            complain(self.console, reason(error, words, discreet=self.secret))
        return False
