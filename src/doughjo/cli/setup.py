"""Before the game: who sits where, which options hold, and the table set up."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console

from doughjo import Match, bots
from doughjo.bots import Bot
from doughjo.cli.screen import speak_here, waiting
from doughjo.cli.shelf import checked_players, game_called
from doughjo.cli.speech import hint, listed, say
from doughjo.cli.warm import made_ready
from doughjo.core.chance import Rng, scrambled, seeded
from doughjo.core.components import open_box
from doughjo.core.contract import Game, Option, OptionValue
from doughjo.core.errors import BadSetup
from doughjo.match import check_names

USUAL_PLAYERS = 3
BOT_NAMES = ("Greta", "Otto", "Rosa", "Emil", "Ida", "Hugo", "Mina", "Karl")
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")


@dataclass(frozen=True)
class Seating:
    """A name for every seat, and the bots among them: seat → bot."""

    names: list[str]
    bots: dict[int, str]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


# --- Who sits where


def seating(game: Game, people: Sequence[str], bot_names: Sequence[str], players: int | None) -> Seating:
    """People first, then bots on all seats that are left."""
    if repeated := [name for name in people if people.count(name) > 1]:
        raise BadSetup(say("bad-name-twice", name=repeated[0]))
    wanted = usual_players(game, len(people), len(bot_names)) if players is None else players
    players = checked_players(game, wanted)
    if len(people) > players:
        raise BadSetup(say("bad-name-count", names=len(people), players=players))
    chosen = one_each(bot_names, players - len(people))
    free = [name for name in BOT_NAMES if name not in people]
    titles = [f"{name} ({bot})" for name, bot in zip(free, chosen, strict=False)]
    return Seating([*people, *titles], dict(enumerate(chosen, len(people))))


def usual_players(game: Game, people: int, bot_count: int) -> int:
    """How many play when nobody says so: enough for everybody named, else three, as far as the game allows."""
    wanted = people + bot_count if bot_count > 1 else max(people, USUAL_PLAYERS)
    return min(game.seats, key=lambda players: abs(players - wanted))


def one_each(bot_names: Sequence[str], seats: int) -> list[str]:
    """A bot for every seat: one named bot plays them all."""
    for name in bot_names:
        if name not in bots.names():
            raise BadSetup(say("bad-bot", name=name, hint=hint(name, bots.names())))
    if len(bot_names) == 1:
        return list(bot_names) * seats
    if len(bot_names) != seats:
        raise BadSetup(say("bad-bot-count", bots=len(bot_names), seats=seats))
    return list(bot_names)


# --- Options


def checked_options(game: Game, given: Sequence[tuple[str, str]], players: int) -> dict[str, OptionValue]:
    """Every option with its value, of those given and of the rest."""
    known = {option.name: option for option in game.options}
    for name, _ in given:
        if name not in known:
            raise BadSetup(say("bad-option", title=game.title, name=name, hint=hint(name, [*known])))
    return game.check_options({name: option_value(known[name], text, players) for name, text in given}, players)


def option_value(option: Option, text: str, players: int) -> OptionValue:
    """The value somebody means by a word."""
    choices = option.choices_for(players)
    if text in choices:
        return text
    for value, words in ((True, YES), (False, NO)):
        if value in choices and text.casefold() in words:
            return value
    if set(choices) == {True, False}:
        raise BadSetup(say("bad-option-truth", name=option.name, value=text))
    expected = listed([*map(option_word, choices)], "or")
    raise BadSetup(say("bad-option-value", name=option.name, value=text, choices=expected))


def option_word(value: OptionValue) -> str:
    """The value as one types it."""
    return value if isinstance(value, str) else "yes" if value else "no"


# --- The table


def new_match(console: Console, arguments: Namespace, seats: Seating, seed: int) -> Match:
    """A game ready to be played, compiled and all."""
    game = game_called(arguments.game)
    box = open_box(game.rules, arguments.components)
    names = check_names(seats.names, len(seats.names))
    values = checked_options(game.rules, arguments.option, len(names))
    made_ready(game.rules)
    with waiting(console, say("setting-up")):
        match = game.start(len(names), seed, values, box, names)
        speak_here(match)
        warm_up(match, {*seats.bots.values()} or {"greedy"})
    return match


def warm_up(match: Match, players: Iterable[str]) -> None:
    """Have everything compiled that a turn needs: a view, and the bots' choices."""
    match.view("spectator")
    seat = next((seat for seat in match.to_act if seat != "chance"), None)
    if seat is not None:
        for name in players:
            bots.move(bots.hasty(name), match, seat, seeded(0))


@dataclass(frozen=True)
class BotPlayer:
    """A bot in its seat, with luck of its own."""

    bot: Bot
    rng: Rng

    def play(self, match: Match, seat: int) -> None:
        """Make the bot's move."""
        match.play(seat, bots.move(self.bot, match, seat, self.rng))


def bot_players(seats: Seating, seed: int) -> dict[int, BotPlayer]:
    """The bots, seat by seat; the same seed makes them choose alike."""
    return {seat: BotPlayer(bots.find(bot), seeded(scrambled(seed) + 1 + seat)) for seat, bot in seats.bots.items()}
