"""`doughjo watch`: bots play, and everybody looks on."""

import secrets
import time
from argparse import Namespace

from rich.console import Console

from doughjo import Match
from doughjo.cli.records import check_place, recorded
from doughjo.cli.screen import new_console, show_result, show_sentences, show_table, told
from doughjo.cli.setup import BotPlayer, bot_players, new_match, seating
from doughjo.cli.shelf import game_called
from doughjo.cli.speech import say
from doughjo.core.contract import SPECTATOR


def run(arguments: Namespace) -> int:
    """Show a game of bots, round by round."""
    console = new_console()
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    seats = seating(game_called(arguments.game).rules, [], arguments.bots, arguments.players)
    check_place(arguments.record)
    match = new_match(console, arguments, seats, seed)
    players = bot_players(seats, seed)
    with recorded(console, match, arguments.record):
        show_table(console, match, match.view("spectator"))
        while not match.over:
            time.sleep(arguments.delay)
            watch_round(console, match, players)
        show_result(console, match)
        console.print(f"\n{say('same-game', seed=str(seed))}", style="dim")
    return 0


def watch_round(console: Console, match: Match, players: dict[int, BotPlayer]) -> None:
    """Let everybody decide who owes a decision, and show what came of it."""
    since = len(match.moves)
    for seat, player in players.items():
        if seat in match.to_act:
            player.play(match, seat)
    events = match.events_of("spectator", since)
    events += [event.seen_by(SPECTATOR) for event in match.pass_tick()]
    if match.time_runs:  # too quick to look at the table every time
        show_sentences(console, told(match, events))
        return
    console.rule(style="dim")
    show_sentences(console, told(match, events))
    console.print()
    show_table(console, match, match.view("spectator"))
