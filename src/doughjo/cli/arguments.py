"""What can be typed after `doughjo`: commands, options, and help with examples."""

import argparse
import re
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

import doughjo
from doughjo import bots
from doughjo.core.errors import suggested

Commands = Any  # argparse keeps the type of its subparsers to itself
A_BOT = """\
A bot of your own is a function of what its seat sees and of a random generator;
it answers the id of a legal action. An object of a class without arguments will
do, too. This is my_bots.py with a bot that takes the choice in the middle:

  import numpy as np

  def middle(seen, rng):
      ids = np.zeros(seen.game.most_choices, np.int32)
      boxes = seen.components.boxes
      count = seen.game.doors.choices(seen.hidden, boxes, seen.seat, ids)
      return ids[count // 2]"""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    whole = Parser(
        prog="doughjo",
        description="A digital tabletop: play board games, watch, replay and study them.",
        epilog=examples(
            "doughjo serve --open                     the table in your browser",
            "doughjo games                            what is on the shelf",
            "doughjo play go-nuts                     you against two bots",
            "doughjo play go-nuts --names Ann,Bob     two people at one keyboard, and a bot",
            "doughjo rules go-nuts GN-21              one rule",
            "doughjo simulate go-nuts --games 100000  who wins, and with how many points",
        )
        + "\n\n'doughjo COMMAND --help' tells more about a command.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    whole.add_argument("--version", action="version", version=f"doughjo {doughjo.__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for add in (add_games, add_play, add_watch, add_replay, add_rules, add_simulate, add_arena, add_serve, add_backup):
        add(commands)
    add_warm(commands)
    return whole


class Parser(argparse.ArgumentParser):
    """A parser that guesses which command was meant."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with what was typed, and leave."""
        if wrong := re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message):
            message = f"no command is called {wrong[1]!r}; {suggested(wrong[1], re.findall('[a-z]+', wrong[2]))}"
        super().error(message)


def examples(*lines: str) -> str:
    """The end of a help page."""
    return "examples:\n" + "\n".join(f"  {line}" for line in lines)


# --- The commands


def add_games(commands: Commands) -> None:
    command = new_command(
        commands,
        "games",
        "list the games",
        "All games, with their options.",
        examples("doughjo games", "doughjo games --json"),
    )
    add_json(command)


def add_play(commands: Commands) -> None:
    command = new_command(
        commands,
        "play",
        "play in the terminal",
        "Play against bots, or with others at the same keyboard;\nsecret choices stay secret.",
        examples(
            "doughjo play go-nuts",
            "doughjo play go-nuts --players 4 --bots chef,chef,master",
            "doughjo play go-nuts --names Ann,Bob --players 2",
            "doughjo play go-nuts --option sprinkled_gives_itself=yes --record mine.json",
        )
        + f"\n\n{bots_in_words()}",
    )
    add_game(command)
    add_table(command)
    command.add_argument(
        "--names", type=names, metavar="NAMES", help="people at this keyboard, like Ann,Bob; bots take the other seats"
    )
    add_bots(command, "baker")
    command.add_argument("--seed", type=whole_number, metavar="N", help="the same luck again (default: new luck)")
    command.add_argument("--ask-always", action="store_true", help="ask also where there is only one choice")
    add_record(command)


def add_watch(commands: Commands) -> None:
    command = new_command(
        commands,
        "watch",
        "watch bots play",
        "Bots play a game, and you look on.",
        examples("doughjo watch go-nuts --players 4", "doughjo watch go-nuts --bots greedy,random --seed 7 --delay 0")
        + f"\n\n{bots_in_words()}",
    )
    add_game(command)
    add_table(command)
    add_bots(command, "greedy")
    command.add_argument("--seed", type=whole_number, metavar="N", help="the same game again (default: a new one)")
    command.add_argument(
        "--delay", type=seconds, default=0.8, metavar="SECONDS", help="pause after each round (default: 0.8)"
    )
    add_record(command)


def add_replay(commands: Commands) -> None:
    command = new_command(
        commands,
        "replay",
        "replay and check a record",
        "Play a recorded game again, check it by the rules, and tell it move by move.",
        examples(
            "doughjo replay mine.json",
            "doughjo replay mine.json --step",
            "doughjo replay mine.json --move 40 --seat 0",
            "doughjo replay mine.json --seat all --json > told.json",
        ),
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a record, as play --record and save write it")
    command.add_argument("--move", type=whole_number, metavar="N", help="stop after N moves and show that table")
    command.add_argument(
        "--seat",
        type=viewer,
        default="spectator",
        metavar="WHO",
        help="whose eyes to see it with: a seat's number from 0, 'spectator' (default), or 'all' for every secret",
    )
    command.add_argument("--step", action="store_true", help="wait for Enter after each move")
    add_json(command)
    add_components(command)


def add_rules(commands: Commands) -> None:
    command = new_command(
        commands,
        "rules",
        "read the rules",
        "The rules of a game, or one of them by its number.",
        examples("doughjo rules go-nuts", "doughjo rules go-nuts GN-21", "doughjo rules go-nuts --json"),
    )
    add_game(command)
    command.add_argument("clause", nargs="?", metavar="CLAUSE", help="the number of a rule, like GN-21")
    add_json(command)


def add_simulate(commands: Commands) -> None:
    command = new_command(
        commands,
        "simulate",
        "let bots play very many games",
        "Very many games between bots: who wins, with how many points, and how.",
        examples(
            "doughjo simulate go-nuts --players 3 --games 1000000",
            "doughjo simulate go-nuts --bots greedy,random,random",
            "doughjo simulate go-nuts --players 2 --json > two.json",
        )
        + f"\n\n{bots_in_words()}",
    )
    add_game(command)
    add_table(command)
    add_bots(command, "random")
    command.add_argument(
        "--games", type=whole_number, default=10_000, metavar="N", help="how many games (default: 10000)"
    )
    command.add_argument(
        "--seed", type=whole_number, default=0, metavar="N", help="the same seed gives the same numbers (default: 0)"
    )
    add_json(command)


def add_arena(commands: Commands) -> None:
    command = new_command(
        commands,
        "arena",
        "let bots compete, yours too",
        "Bots compete. Every deal is played from every seat with the same luck.",
        examples(
            "doughjo arena go-nuts --bots baker,greedy --players 2 --games 1000",
            "doughjo arena go-nuts --bots master,chef --players 4   one against three",
            "doughjo arena go-nuts --bots my_bots.py:middle,baker --json > result.json",
        )
        + f"\n\n{A_BOT}\n\n{bots_in_words()}",
    )
    add_game(command)
    add_table(command)
    command.add_argument(
        "--bots",
        type=names,
        default=["baker", "greedy"],
        metavar="BOTS",
        help="who competes; the last one named takes all seats that are left (default: baker,greedy)",
    )
    command.add_argument("--games", type=whole_number, default=100, metavar="N", help="at least so many (default: 100)")
    command.add_argument("--seed", type=whole_number, default=0, metavar="N", help="the same luck again (default: 0)")
    command.add_argument("--workers", type=whole_number, metavar="N", help="processes (default: one for each core)")
    add_json(command)
    command.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw the shares with their intervals (needs matplotlib)"
    )


def add_serve(commands: Commands) -> None:
    command = new_command(
        commands,
        "serve",
        "play in the browser, with friends and bots",
        "Serve the tabletop to browsers. Every move is saved before it is shown.",
        examples("doughjo serve --open", "doughjo serve --host 0.0.0.0 --port 8765 --data tables.sqlite")
        + "\n\nDOUGHJO_HOST, DOUGHJO_PORT and DOUGHJO_DATA in the environment do the same.",
    )
    command.add_argument("--host", metavar="HOST", help="the address to listen on (default: 127.0.0.1, this machine)")
    command.add_argument("--port", type=port, metavar="PORT", help="the port; 0 for any that is free (default: 8765)")
    add_data(command)
    command.add_argument("--open", action="store_true", help="open the page in your browser")


def add_warm(commands: Commands) -> None:
    command = new_command(
        commands,
        "warm",
        "compile the games ahead of time",
        "Compile the games ahead of time, all of them or those named, on all cores.\n"
        "Else each game is compiled when it is first needed.",
        examples("doughjo warm", "doughjo warm go-nuts dollars"),
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="a game's name; none: all games")


def add_backup(commands: Commands) -> None:
    command = new_command(
        commands,
        "backup",
        "copy all tables to a file",
        "Copy all tables of the server to a new file, also while it runs.",
        examples("doughjo backup monday.sqlite", "doughjo backup --data tables.sqlite monday.sqlite"),
    )
    add_data(command)
    command.add_argument("target", type=Path, metavar="TARGET", help="the new file")


# --- What several commands share


def new_command(commands: Commands, name: str, summary: str, description: str, epilog: str) -> argparse.ArgumentParser:
    """A command with its own help page."""
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=summary,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return command


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a game's name, like go-nuts; 'doughjo games' lists them")


def add_table(command: argparse.ArgumentParser) -> None:
    """What a game needs before it starts."""
    command.add_argument("--players", type=whole_number, metavar="N", help="how many play (default: 3, if possible)")
    command.add_argument(
        "--option",
        type=option,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )
    add_components(command)


def add_components(command: argparse.ArgumentParser) -> None:
    command.add_argument("--components", metavar="FILE", help="use the components of this file instead of the game's")


def add_bots(command: argparse.ArgumentParser, default: str) -> None:
    command.add_argument(
        "--bots",
        type=names,
        default=[default],
        metavar="BOTS",
        help=f"one for all seats that bots take, or one for each, like greedy,random (default: {default})",
    )


def add_record(command: argparse.ArgumentParser) -> None:
    command.add_argument("--record", type=Path, metavar="FILE", help="save the game here, for 'doughjo replay'")


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print one JSON object instead of words")


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--data",
        type=Path,
        metavar="FILE",
        help="the file of all tables; its folder must be there (default: in your home)",
    )


def bots_in_words() -> str:
    """The bots there are, for help pages."""
    return "bots:\n" + "\n".join(f"  {name:<10} {bots.WORDS[name]}" for name in bots.names())


# --- What the words after an option mean


def whole_number(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}") from None


def port(text: str) -> int:
    """A port to listen on."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to 65535, not {text!r}")
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds to wait."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not isfinite(number) or number < 0:
        raise argparse.ArgumentTypeError(f"expected seconds, like 0.8, not {text!r}")
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def option(text: str) -> tuple[str, str]:
    """An option's name and its value, still as typed."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE, like some_option=yes, not {text!r}")
    return name.strip(), value.strip()


def viewer(text: str) -> int | str:
    """A seat, or one of the words for other viewers."""
    if text in ("spectator", "all"):
        return text
    if text.isdecimal() and len(text) < 4:
        return int(text)
    raise argparse.ArgumentTypeError(f"expected a seat's number, 'spectator' or 'all', not {text!r}")
