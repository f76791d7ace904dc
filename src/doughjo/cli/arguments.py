"""What can be typed after `doughjo`: commands, options, and help with examples."""

import argparse
import re
import sys
import textwrap
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any, NoReturn

import doughjo
from doughjo import bots
from doughjo.cli.speech import hint, listed, say
from doughjo.core.words import LANGUAGES

Commands = Any  # argparse keeps the type of its subparsers to itself
GROUPS = {"options": "help-options", "positional arguments": "help-arguments"}  # as argparse calls them: as we do
COMPLAINTS = {  # what argparse says, and what is said instead
    re.compile(r"argument .*: invalid choice: '(?P<typed>[^']*)' \(choose from (?P<known>.*)\)"): "usage-command",
    re.compile(r"argument (?P<what>.*?): expected one argument"): "usage-needs-value",
    re.compile(r"argument (?P<what>.*?): ignored explicit argument (?P<value>.*)"): "usage-takes-no-value",
    re.compile(r"argument (?P<what>.*?): (?P<why>.*)", re.DOTALL): "usage-wrong",
    re.compile(r"the following arguments are required: (?P<what>.*)"): "usage-required",
    re.compile(r"unrecognized arguments: (?P<what>.*)"): "usage-unknown",
    re.compile(r"ambiguous option: (?P<typed>.*) could match (?P<known>.*)"): "usage-ambiguous",
}
A_BOT = """\
  import numpy as np

  def middle(seen, rng):
      ids = np.zeros(seen.game.most_choices, np.int32)
      boxes = seen.components.boxes
      count = seen.game.doors.choices(seen.hidden, boxes, seen.seat, ids)
      return ids[count // 2]"""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    shown = {
        "doughjo serve --open": "example-serve",
        "doughjo games": "example-games",
        "doughjo games --language de": "example-language",
        "doughjo play go-nuts": "example-play",
        "doughjo play go-nuts --names Ann,Bob": "example-names",
        "doughjo rules go-nuts GN-21": "example-rules",
        "doughjo simulate go-nuts --games 100000": "example-simulate",
    }
    whole = Parser(prog="doughjo", description=say("about"), epilog=f"{explained(shown)}\n\n{say('help-more')}")
    whole.add_argument(
        "--version", action="version", version=f"doughjo {doughjo.__version__}", help=say("flag-version")
    )
    commands = whole.add_subparsers(dest="command", metavar=say("value-command"), title=say("help-commands"))
    for add in (add_games, add_play, add_watch, add_replay, add_rules, add_simulate, add_arena, add_serve, add_backup):
        add(commands)
    add_warm(commands)
    return whole


class Page(argparse.HelpFormatter):
    """A help page whose lines stay lines, and wrap where the screen is too narrow."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """How a command is typed."""
        super().add_usage(usage, actions, groups, f"{say('help-usage')} " if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(wrapped(line, width) for line in text.splitlines())


def wrapped(line: str, width: int) -> str:
    """A line in several, each as far in as its last column; a command or code to copy stays in one."""
    columns = [found.end() for found in re.finditer(r" {2,}(?=\S)", line)]
    if line.startswith(" ") and len(columns) < 2:
        return line
    return textwrap.fill(line, width, subsequent_indent=" " * max(columns, default=0), break_on_hyphens=False)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the chosen language, and guesses which command was meant."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=Page, **settings)
        self.add_argument("-h", "--help", action="help", help=say("flag-help"))
        languages = listed(LANGUAGES, "or")
        self.add_argument("--language", metavar=say("value-language"), help=say("flag-language", languages=languages))

    def add_argument_group(self, title: str | None = None, *rest: Any, **settings: Any) -> Any:
        """A group of arguments under a heading."""
        heading = say(GROUPS[title]) if title in GROUPS else title
        return super().add_argument_group(heading, *rest, **settings)

    def error(self, message: str) -> NoReturn:
        """Say what is wrong with what was typed, and leave."""
        self.print_usage(sys.stderr)
        self.exit(2, say("usage-error", program=self.prog, complaint=complaint(message)) + "\n")


def complaint(message: str) -> str:
    """What argparse complains about, in the chosen language."""
    for pattern, said in COMPLAINTS.items():
        if found := pattern.fullmatch(message):
            facts = found.groupdict()
            if said == "usage-command":
                facts["hint"] = hint(facts["typed"], re.findall("[a-z]+", facts["known"]))
            return say(said, **facts)
    return message


def examples(*lines: str) -> str:
    """The end of a help page."""
    return "\n".join([say("help-examples"), *(f"  {line}" for line in lines)])


def explained(lines: Mapping[str, str]) -> str:
    """The same with a message for every line that says what it does."""
    wide = max(map(len, lines))
    return examples(*(f"{line:<{wide}}  {say(message)}" for line, message in lines.items()))


# --- The commands


def add_games(commands: Commands) -> None:
    command = new_command(commands, "games", examples("doughjo games", "doughjo games --json"))
    add_json(command)


def add_play(commands: Commands) -> None:
    shown = examples(
        "doughjo play go-nuts",
        "doughjo play go-nuts --players 4 --bots chef,chef,master",
        "doughjo play go-nuts --names Ann,Bob --players 2",
        "doughjo play go-nuts --option sprinkled_gives_itself=yes --record mine.json",
    )
    command = new_command(commands, "play", shown, bots_in_words())
    add_game(command)
    add_table(command)
    command.add_argument("--names", type=names, metavar=say("value-names"), help=say("flag-names"))
    add_bots(command, "baker")
    add_number(command, "--seed", "flag-seed-play")
    command.add_argument("--ask-always", action="store_true", help=say("flag-ask-always"))
    add_record(command)


def add_watch(commands: Commands) -> None:
    shown = examples(
        "doughjo watch go-nuts --players 4",
        "doughjo watch go-nuts --bots greedy,random --seed 7 --delay 0",
    )
    command = new_command(commands, "watch", shown, bots_in_words())
    add_game(command)
    add_table(command)
    add_bots(command, "greedy")
    add_number(command, "--seed", "flag-seed-watch")
    command.add_argument("--delay", type=seconds, default=0.8, metavar=say("value-seconds"), help=say("flag-delay"))
    add_record(command)


def add_replay(commands: Commands) -> None:
    shown = examples(
        "doughjo replay mine.json",
        "doughjo replay mine.json --step",
        "doughjo replay mine.json --move 40 --seat 0",
        "doughjo replay mine.json --seat all --json > told.json",
    )
    command = new_command(commands, "replay", shown)
    command.add_argument("file", type=Path, metavar=say("value-file"), help=say("flag-file"))
    add_number(command, "--move", "flag-move")
    command.add_argument("--seat", type=viewer, default="spectator", metavar=say("value-viewer"), help=say("flag-seat"))
    command.add_argument("--step", action="store_true", help=say("flag-step"))
    add_json(command)
    add_components(command)


def add_rules(commands: Commands) -> None:
    shown = examples("doughjo rules go-nuts", "doughjo rules go-nuts GN-21", "doughjo rules go-nuts --json")
    command = new_command(commands, "rules", shown)
    add_game(command)
    command.add_argument("clause", nargs="?", metavar=say("value-clause"), help=say("flag-clause"))
    add_json(command)


def add_simulate(commands: Commands) -> None:
    shown = examples(
        "doughjo simulate go-nuts --players 3 --games 1000000",
        "doughjo simulate go-nuts --bots greedy,random,random",
        "doughjo simulate go-nuts --players 2 --json > two.json",
    )
    command = new_command(commands, "simulate", shown, bots_in_words())
    add_game(command)
    add_table(command)
    add_bots(command, "random")
    add_number(command, "--games", "flag-games-simulate", 10_000)
    add_number(command, "--seed", "flag-seed-simulate", 0)
    add_json(command)


def add_arena(commands: Commands) -> None:
    shown = examples(
        "doughjo arena go-nuts --bots baker,greedy --players 2 --games 1000",
        "doughjo arena go-nuts --bots master,chef --players 4",
        "doughjo arena go-nuts --bots my_bots.py:middle,baker --json > result.json",
    )
    command = new_command(commands, "arena", shown, f"{say('about-own-bots')}\n\n{A_BOT}", bots_in_words())
    add_game(command)
    add_table(command)
    add_bots(command, "baker,greedy", "flag-bots-arena")
    add_number(command, "--games", "flag-games-arena", 100)
    add_number(command, "--seed", "flag-seed-arena", 0)
    add_number(command, "--workers", "flag-workers")
    add_json(command)
    command.add_argument("--plot", type=Path, metavar=say("value-file"), help=say("flag-plot"))


def add_serve(commands: Commands) -> None:
    shown = examples("doughjo serve --open", "doughjo serve --host 0.0.0.0 --port 8765 --data tables.sqlite")
    command = new_command(commands, "serve", shown, say("about-environment"))
    command.add_argument("--host", metavar=say("value-host"), help=say("flag-host"))
    command.add_argument("--port", type=port, metavar=say("value-port"), help=say("flag-port"))
    add_data(command)
    command.add_argument("--open", action="store_true", help=say("flag-open"))


def add_warm(commands: Commands) -> None:
    command = new_command(commands, "warm", examples("doughjo warm", "doughjo warm go-nuts dollars"))
    command.add_argument("games", nargs="*", metavar=say("value-game"), help=say("flag-games"))


def add_backup(commands: Commands) -> None:
    shown = examples("doughjo backup monday.sqlite", "doughjo backup --data tables.sqlite monday.sqlite")
    command = new_command(commands, "backup", shown)
    add_data(command)
    command.add_argument("target", type=Path, metavar=say("value-target"), help=say("flag-target"))


# --- What several commands share


def new_command(commands: Commands, name: str, *ends: str) -> argparse.ArgumentParser:
    """A command with its own help page."""
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=say(f"short-{name}"),
        description=say(f"about-{name}"),
        epilog="\n\n".join(ends),
    )
    return command


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar=say("value-game"), help=say("flag-game"))


def add_table(command: argparse.ArgumentParser) -> None:
    """What a game needs before it starts."""
    add_number(command, "--players", "flag-players")
    command.add_argument(
        "--option", type=option, action="append", default=[], metavar=say("value-option"), help=say("flag-option")
    )
    add_components(command)


def add_number(command: argparse.ArgumentParser, name: str, message: str, usual: int | None = None) -> None:
    command.add_argument(name, type=whole_number, default=usual, metavar=say("value-number"), help=say(message))


def add_components(command: argparse.ArgumentParser) -> None:
    command.add_argument("--components", metavar=say("value-file"), help=say("flag-components"))


def add_bots(command: argparse.ArgumentParser, usual: str, message: str = "flag-bots") -> None:
    command.add_argument(
        "--bots", type=names, default=names(usual), metavar=say("value-bots"), help=say(message, usual=usual)
    )


def add_record(command: argparse.ArgumentParser) -> None:
    command.add_argument("--record", type=Path, metavar=say("value-file"), help=say("flag-record"))


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help=say("flag-json"))


def add_data(command: argparse.ArgumentParser) -> None:
    command.add_argument("--data", type=Path, metavar=say("value-file"), help=say("flag-data"))


def bots_in_words() -> str:
    """The bots there are, for help pages."""
    return "\n".join([say("help-bots"), *(f"  {name:<10}  {say(f'bot-{name}')}" for name in bots.names())])


# --- What the words after an option mean


def whole_number(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(say("not-a-number", text=text)) from None


def port(text: str) -> int:
    """A port to listen on."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(say("not-a-port", text=text))
    return int(text)


def seconds(text: str) -> float:
    """A number of seconds to wait."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not isfinite(number) or number < 0:
        raise argparse.ArgumentTypeError(say("not-seconds", text=text))
    return number


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def option(text: str) -> tuple[str, str]:
    """An option's name and its value, still as typed."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise argparse.ArgumentTypeError(say("not-an-option", text=text))
    return name.strip(), value.strip()


def viewer(text: str) -> int | str:
    """A seat, or one of the words for other viewers."""
    if text in ("spectator", "all"):
        return text
    if text.isdecimal() and len(text) < 4:
        return int(text)
    raise argparse.ArgumentTypeError(say("not-a-viewer", text=text))
