"""Golden playthroughs: whole games as readable text, for every game and seat count, in the folders of the games.

A game with options has a second one for every seat count, in which each option has another value than its default.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import doughjo
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.core.contract import OptionValue
from doughjo.match import OTHERS, Actor, Match

FOLDER = "tests/playthroughs"  # in the folder of a game
OTHERS_BY_NAME = {name: name for name in OTHERS.values()}
EVERY = 25  # moves between two looks at the whole table
EVERY_WITH_CLOCK = 150


@dataclass(frozen=True)
class Play:
    """A playthrough: which game, for how many, and whether with other options than usual."""

    name: str
    players: int
    other_options: bool = False

    def __str__(self) -> str:
        return f"{self.name}-{self.players}{self.kind}"

    @property
    def kind(self) -> str:
        """What its name ends with if it is played with other options."""
        return "-options" if self.other_options else ""

    @property
    def path(self) -> Path:
        """Where it lies."""
        return folder_of(self.name) / f"{self.players}{self.kind}.txt"

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options it is played with; of several other values, seat counts take turns."""
        options = doughjo.game(self.name).rules.options if self.other_options else ()
        others = {
            option.name: [value for value in option.choices_for(self.players) if value != option.default]
            for option in options
        }
        return {name: values[self.players % len(values)] for name, values in others.items()}


def folder_of(name: str) -> Path:
    """Where the playthroughs of a game lie."""
    return doughjo.game(name).rules.folder / FOLDER


def plays() -> list[Play]:
    """All playthroughs there should be."""
    games = [doughjo.game(name).rules for name in doughjo.games()]
    return [
        Play(game.name, players, other)
        for game in games
        for players in game.seats
        for other in ((False, True) if game.options else (False,))
    ]


def played(play: Play) -> Match:
    """A game of bots, every other one of them random so that odd things happen too."""
    match = doughjo.game(play.name).start(players=play.players, seed=play.players, options=play.options)
    rng = seeded(play.players)
    asked: set[Actor] = set()  # with a clock: who has decided since it last ticked
    while not match.over:
        seats = [seat for seat in match.to_act if isinstance(seat, int) and seat not in asked]
        if not seats:
            match.pass_tick()
            asked.clear()
            continue
        seat = min(seats)
        asked |= {seat} if match.game.tick else set()
        match.play(seat, bots.move(bots.find("random" if seat % 2 else "greedy"), match, seat, rng))
    return match


def written(play: Play, moves: list[tuple[Actor, str]]) -> str:
    """The playthrough of these moves, as text."""
    match = doughjo.game(play.name).start(players=play.players, options=play.options)
    options = "".join(f", {name}: {json.dumps(value)}" for name, value in play.options.items())
    lines = [f"{match.game.title}, {play.players} players, rules version {match.game.version}{options}", ""]
    for number, (seat, move) in enumerate(moves):
        if number % (EVERY_WITH_CLOCK if match.game.tick else EVERY) == 0:
            lines.append(f"  = {json.dumps(match.position(), ensure_ascii=False)}")
        if seat == "time":
            match.advance(int(move))
        else:
            match.play(seat, move)
        lines += [f"{seat}: {move}", *told(match, number)]
    return "\n".join([*lines, "", *ended(match), ""])


def told(match: Match, number: int) -> Iterator[str]:
    """What everybody was told of a move, and what one seat alone was told."""
    public = match.events_of("spectator", since=number)
    yield from (f"  {match.sentence(facts)}" for facts in public)
    for seat in range(match.players):
        private = match.events_of(seat, since=number)
        yield from (f"  ({seat}) {match.sentence(facts)}" for facts in private if facts not in public)


def ended(match: Match) -> Iterator[str]:
    """The result, line by line."""
    for seat, lines in enumerate(match.sheet()):
        items = ", ".join(f"{line.label}: {line.points}" for line in lines)
        yield f"Seat {seat}: {match.scores[seat]} points ({items})"
    yield f"Winners: {match.winners}"
    yield f"Table: {match.digest}"


def moves_in(text: str) -> list[tuple[Actor, str]]:
    """The moves a playthrough tells."""
    moves: list[tuple[Actor, str]] = []
    for line in text.split("\n\n")[1].splitlines():
        if not line.startswith("  "):
            seat, move = line.split(": ", 1)
            moves.append((OTHERS_BY_NAME[seat] if seat in OTHERS_BY_NAME else int(seat), move))
    return moves
