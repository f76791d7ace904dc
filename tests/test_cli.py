"""The command line: what people type, what they see, and what must stay unseen."""

import codecs
import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import termios
import textwrap
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from rich.cells import cell_len
from rich.console import Console

import doughjo
from doughjo.cli import main
from doughjo.cli.play import Session
from doughjo.cli.screen import grouped_choices, no_echo, show_rows
from doughjo.cli.setup import Seating, bot_players
from doughjo.core.edition import usual_teller
from doughjo.core.rulebook import clauses
from tests.endless import as_toml, endless, seldom_over

Screen: TypeAlias = pytest.CaptureFixture[str]
Type: TypeAlias = Callable[[str], None]

EXAMPLES = Path(__file__).parents[1] / "examples"
PATIENCE = 90  # seconds; enough to compile on a busy machine
COLOUR = re.compile(r"\x1b\[[\d;]*3\d[\d;]*m")


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Output does not depend on the terminal the tests run in, nor on its language."""
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERM", "xterm-256color")


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Puts lines where a command reads them."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.fixture
def record(tmp_path: Path, capsys: Screen) -> Path:
    """A record of a whole game."""
    path = tmp_path / "game.json"
    assert main(["watch", "go-nuts", "--seed", "3", "--delay", "0", "--record", str(path)]) == 0
    capsys.readouterr()
    return path


class Typist:
    """A keyboard at which somebody reads the screen before typing."""

    def __init__(self, capsys: Screen, think: Callable[[str], str]) -> None:
        self.capsys, self.think = capsys, think

    def readline(self) -> str:
        return self.think(self.capsys.readouterr().out) + "\n"

    def isatty(self) -> bool:
        return False


# --- Help, errors, colours


@pytest.mark.parametrize("argv", [[], ["--help"]])
def test_help_shows_every_command_and_examples(argv: list[str], capsys: Screen) -> None:
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in ("games", "play", "watch", "replay", "rules", "simulate", "arena"))
    assert "examples:" in out


COMMANDS = ["games", "play", "watch", "replay", "rules", "simulate", "arena", "serve", "backup", "warm"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_that_fits_80_columns(command: str, capsys: Screen) -> None:
    assert main([command, "--help"]) == 0
    out = capsys.readouterr().out
    assert f"doughjo {command}" in out.split("examples:")[1]
    assert max(map(len, out.splitlines())) <= 80


def test_version(capsys: Screen) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"doughjo {doughjo.__version__}\n"


MISTAKES: list[tuple[list[str], str]] = [
    (["play", "go-nutz"], "no game is called 'go-nutz'; did you mean 'go-nuts'?"),
    (["play", "go-nuts", "--players", "7"], "2 to 6 players, not 7"),
    (["play", "go-nuts", "--bots", "clever"], "no bot is called 'clever'"),
    (["play", "go-nuts", "--bots", "random,greedy", "--players", "4"], "2 bots for 3 seats"),
    (["play", "go-nuts", "--names", "Ann,Ann"], "two people are called 'Ann'"),
    (["play", "go-nuts", "--names", "Ann,,Bob"], "'' is not a name"),
    (["play", "go-nuts", "--names", "A,B,C", "--players", "2"], "3 names for 2 players"),
    (["play", "go-nuts", "--option", "sugar=yes"], "no option 'sugar'"),
    (["play", "go-nuts", "--option", "sprinkled_gives_itself=maybe"], "'maybe'; expected yes or no"),
    (["play", "go-nuts", "--components", "no-such.toml"], "no-such.toml: cannot be read"),
    (["play", "go-nuts", "--record", "no-such-folder/x.json"], "no-such-folder/x.json: No such file"),
    (["rules", "go-nuts", "GN-99"], "no rule 'GN-99'; there are GN-01 to GN-50"),
    (["play", "chess"], "no game is called 'chess'; there are dollars, "),
    (["play", "go-nuts", "--bots", "cheff"], "no bot is called 'cheff'; did you mean 'chef'?"),
    (["play", "go-nuts", "--bots", "hal"], "no bot is called 'hal'; there are apprentice, "),
    (["play", "go-nuts", "--option", "sprinkled_gives=yes"], "did you mean 'sprinkled_gives_itself'?"),
    (["replay", "x.json", "--json", "--step"], "--json and --step: expected one of them"),
    (["warm", "go-nuts", "chess"], "no game is called 'chess'"),
    (["rules", "go-nuts", "pastry"], "no rule 'pastry'; there are GN-"),
    (["replay", "no-such.json"], "no-such.json: cannot be read"),
    (["simulate", "go-nuts", "--games", "0"], "0 games"),
]


@pytest.mark.parametrize(("argv", "complaint"), MISTAKES, ids=[" ".join(argv) for argv, _ in MISTAKES])
def test_a_mistake_is_one_line_on_stderr(argv: list[str], complaint: str, capsys: Screen) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("doughjo: ") and err.count("\n") == 1
    assert complaint in err


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["zzz"], "no command is called 'zzz'; there are games, "),
        (["sumulate"], "did you mean 'simulate'?"),
        (["play"], "required: GAME"),
        (["play", "go-nuts", "--players", "abc"], "expected a whole number, not 'abc'"),
        (["play", "go-nuts", "--option", "sugar"], "expected NAME=VALUE"),
        (["watch", "go-nuts", "--delay", "nan"], "expected seconds"),
        (["replay", "x.json", "--seat", "north"], "expected a seat's number, 'spectator' or 'all'"),
    ],
)
def test_bad_usage(argv: list[str], complaint: str, capsys: Screen) -> None:
    assert main(argv) == 2
    assert complaint in capsys.readouterr().err


def test_colours_and_no_color(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> None:
    main(["games"])
    assert "\x1b" not in capsys.readouterr().out, "not a terminal"
    monkeypatch.setenv("FORCE_COLOR", "1")
    main(["games"])
    assert COLOUR.search(capsys.readouterr().out)
    monkeypatch.setenv("NO_COLOR", "1")
    main(["games"])
    assert not COLOUR.search(capsys.readouterr().out)


def helps() -> dict[str, str]:
    """Every help page, as a fresh process writes it."""
    return {name: command(*filter(None, [name]), "--help").stdout for name in ["", *COMMANDS]}


def test_no_help_names_a_file_that_an_installed_package_lacks() -> None:
    """A file in a folder would be one of this repository; one without is the reader's own."""
    for name, text in helps().items():
        assert text.startswith("usage: doughjo")
        assert re.findall(r"[\w.-]+/[\w./-]+", text) == [], name


def test_the_bot_of_the_help_page_plays(tmp_path: Path, capsys: Screen) -> None:
    assert main(["arena", "--help"]) == 0
    code = re.search(r"^  import numpy(.*?)\n\nbots:", capsys.readouterr().out, re.DOTALL | re.MULTILINE)
    assert code is not None
    file = tmp_path / "my_bots.py"
    file.write_text(textwrap.dedent(f"  import numpy{code[1]}\n"), encoding="utf-8")
    arguments = ["--bots", f"{file}:middle,random", "--players", "2", "--games", "4", "--workers", "1"]
    assert main(["arena", "drive-thru", *arguments]) == 0
    assert "my_bots.py:middle" in capsys.readouterr().out


def test_a_data_folder_that_is_not_there_is_refused(
    tmp_path: Path, capsys: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = tmp_path / "my tabels" / "x.sqlite"
    refusal = (
        f"doughjo: {wrong}: there is no folder {wrong.parent}; if it is meant, make it:  mkdir -p '{wrong.parent}'\n"
    )
    assert main(["serve", "--port", "0", "--data", str(wrong)]) == 2
    assert capsys.readouterr().err == refusal
    monkeypatch.setenv("DOUGHJO_DATA", str(wrong))
    assert main(["serve", "--port", "0"]) == 2
    assert capsys.readouterr().err == refusal
    assert not wrong.parent.exists()


def test_the_usual_data_folder_is_made(tmp_path: Path) -> None:
    places = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "share")}
    serve = [sys.executable, "-m", "doughjo", "serve", "--port", "0"]
    with subprocess.Popen(serve, env=places, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None and "Doughjo is at http" in process.stdout.readline()
        assert (tmp_path / "share/doughjo/tables.sqlite").is_file()
        process.terminate()


# --- The shelf and the rules


def test_games_lists_what_the_registry_holds(capsys: Screen) -> None:
    assert main(["games"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    for name in doughjo.games():
        game = doughjo.game(name).rules
        assert name in out and game.title in out
        assert all(f"{option.name}=" in out for option in game.options)


def test_the_rules_page(capsys: Screen) -> None:
    assert main(["rules", "go-nuts"]) == 0
    out = capsys.readouterr().out
    assert "GN-01" in out and "GN-50" in out
    assert "<!--" not in out


@pytest.mark.parametrize("word", ["GN-25", "gn-25", "gn25", "25"])
def test_one_rule_with_its_section_and_its_marks(word: str, capsys: Screen) -> None:
    assert main(["rules", "go-nuts", word]) == 0
    out = capsys.readouterr().out
    assert out.startswith("GN-25") and "Powers" in out
    assert "is ours" in out, "a house ruling"
    assert "--option sprinkled_gives_itself" in out


# --- Playing


def test_a_whole_game_by_always_answering_1(typing: Type, capsys: Screen, tmp_path: Path) -> None:
    typing("1\n" * 500)
    path = tmp_path / "mine.json"
    assert main(["play", "go-nuts", "--seed", "5", "--record", str(path)]) == 0
    out = capsys.readouterr().out
    assert "The end" in out and re.search(r"wins? with|share the win", out)
    assert out.index("The end") < out.index("--seed 5"), "the seed is told only when all is over"
    match = doughjo.replay(json.loads(path.read_text(encoding="utf-8")))
    assert match.over
    assert match.names == ["You", "Greta (baker)", "Otto (baker)"]
    assert f"doughjo replay {path}" in out


def test_the_same_seed_is_the_same_game(typing: Type, capsys: Screen) -> None:
    games = []
    for _ in range(2):
        typing("1\n" * 500)
        main(["play", "go-nuts", "--bots", "greedy", "--seed", "8", "--players", "4"])
        games.append(capsys.readouterr().out)
    assert games[0] == games[1]


def test_moves_by_number_and_by_text_and_illegal_ones(typing: Type, capsys: Screen) -> None:
    typing("pick 9\n77\nsing\n  PICK   2 \n")
    assert main(["play", "go-nuts", "--bots", "greedy", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "(GN-0" in out, "the reason names its rule"
    assert "Type a number from 1 to 4." in out
    assert out.count("Your choice") == 5
    assert "Everyone reveals: you 2, " in out
    assert "Good-bye" in out, "the keyboard was closed"


def test_the_beginning_of_a_move_is_enough_or_shows_how_it_goes_on(typing: Type, capsys: Screen) -> None:
    typing("pick\nquit\n")
    assert main(["play", "go-nuts", "--bots", "greedy", "--seed", "5", "--players", "2"]) == 0
    assert capsys.readouterr().out.count("pick 2") == 2, "all picks are shown once more"
    typing("start plain at c\nstart plain at c3 n\nquit\n")
    assert main(["play", "dollars", "--seed", "4", "--players", "1"]) == 0
    out = capsys.readouterr().out
    assert "start plain at c6 east-west" in out
    assert "You place the plain starter on c3, its halves north and south." in out


def test_many_moves_are_shown_by_how_they_begin(typing: Type, capsys: Screen) -> None:
    typing("quit\n")
    assert main(["play", "dollars", "--seed", "4", "--players", "1"]) == 0
    out = capsys.readouterr().out
    assert "1–72  start plain at …" in out
    assert "217–288  start jelly at …" in out
    assert "like: start plain at" in out
    assert "start plain at a1" not in out
    groups = grouped_choices({1: "no purchase", **{n: f"buy $5 at a{n} east" for n in range(2, 100)}})
    assert groups == {"no purchase": [1], "buy $5 at": [*range(2, 100)]}


def test_what_else_can_be_typed(typing: Type, capsys: Screen) -> None:
    typing("?\n? eclair\n?eclair\nCARD Glazed\ncard nothing\nrules gn-21\nrules 99\n\nundo\n1\nlog\nquit\n")
    assert main(["play", "go-nuts", "--bots", "greedy", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "take back your last move" in out
    assert out.count("Éclair: Take the top card of the discard pile.") == 2
    assert "Glazed: Worth 2." in out
    assert "Nothing here is called 'nothing'." in out
    assert "GN-21 · Go Nuts for Donuts · Powers" in out
    assert "has no rule '99'" in out
    assert "That stays. You have made no move yet." in out
    assert "is dealt to position 1." in out, "the log begins at the beginning"


def test_the_table_is_shown_from_the_players_own_seat(typing: Type, capsys: Screen) -> None:
    """What bots keep secret is in no line of a game with them."""
    typing("1\n" * 500)
    main(["play", "go-nuts", "--bots", "greedy", "--seed", "5"])
    out = capsys.readouterr().out
    assert "Everyone reveals: you 1, " in out
    assert not re.search(r"\(greedy\) has chosen position|\(greedy\) draws \S+ in secret", out)


def test_undo(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> None:
    """A French Cruller clears the row card by card; a card cleared can be put back."""
    asked: list[str] = []

    def think(screen: str) -> str:
        asked.append(screen)
        if "taken back" in screen:
            return "quit"
        if "that nobody picked, one at a time" in screen:
            return "undo" if "that nobody picked, one at a time" in asked[-2] else "1"
        cruller = re.search(r"(\d) +French Cruller", screen)
        return cruller[1] if cruller else "1"

    for seed in range(40):
        asked.clear()
        monkeypatch.setattr("sys.stdin", Typist(capsys, think))
        main(["play", "go-nuts", "--seed", str(seed), "--bots", "random"])
        if "taken back" in asked[-1]:
            before, after = (re.findall(r"clear \d", screen) for screen in (asked[-3], asked[-1]))
            assert before == after and len(before) > 1
            return
    pytest.fail("no seed led to a French Cruller with two cards to clear")


def test_save_and_replay(typing: Type, capsys: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    typing("1\n2\nsave\nsave none/x.json\nsave my game.json\nquit\n")
    assert main(["play", "go-nuts", "--bots", "greedy", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "Where to?" in out and "x.json: cannot be written" in out
    assert "doughjo replay 'my game.json'" in out
    assert main(["replay", "my game.json"]) == 0
    assert "all by the rules" in capsys.readouterr().out


def test_leaving_saves_the_record_asked_for(typing: Type, capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "left.json"
    typing("1\nquit\n")
    assert main(["play", "go-nuts", "--record", str(path)]) == 0
    assert "Good-bye" in capsys.readouterr().out
    assert not doughjo.replay(json.loads(path.read_text(encoding="utf-8"))).over


def test_ctrl_c_leaves_cleanly(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> None:
    def interrupt(screen: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Typist(capsys, interrupt))
    assert main(["play", "go-nuts"]) == 130
    assert "stopped after" in capsys.readouterr().out


def test_options_are_words(typing: Type, capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "options.json"
    typing("quit\n")
    words = ["--option", "sprinkled_gives_itself=Yes", "--option", "maple_frosted_needs_sole_fewest=off"]
    assert main(["play", "go-nuts", *words, "--record", str(path)]) == 0
    options = json.loads(path.read_text(encoding="utf-8"))["options"]
    assert options == {
        "sprinkled_gives_itself": True,
        "maple_frosted_needs_sole_fewest": False,
        "drinks_are_donuts": True,
    }


@pytest.mark.parametrize(
    ("argv", "names"),
    [
        ([], ["You", "Greta (baker)", "Otto (baker)"]),
        (["--players", "2"], ["You", "Greta (baker)"]),
        (["--bots", "random,greedy,random"], ["You", "Greta (random)", "Otto (greedy)", "Rosa (random)"]),
        (["--names", "Ann,Greta"], ["Ann", "Greta", "Otto (baker)"]),
        (["--names", "A, B,C ,D"], ["A", "B", "C", "D"]),
        (["--names", "[red]Ann[/]"], ["[red]Ann[/]", "Greta (baker)", "Otto (baker)"]),
    ],
)
def test_who_sits_where(argv: list[str], names: list[str], typing: Type, capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    typing("\nquit\nquit\n")
    assert main(["play", "go-nuts", *argv, "--record", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["seats"] == names
    assert names[0] in capsys.readouterr().out


@pytest.mark.parametrize("game", ["go-nuts", "drive-thru", "dollars"])
def test_who_plays_alone_is_spoken_to(game: str, typing: Type, capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")  # so that no sentence wraps
    typing("1\n" * 2000)
    assert main(["play", game, "--seed", "5", "--players", "2", "--bots", "random"]) == 0
    lines = capsys.readouterr().out.splitlines()
    told = [line for line in lines if line.startswith("• ")]
    assert any("You " in line for line in told) and any("─ The end" in line for line in lines)
    wrong = re.compile(r"\bYou \w*[^s ]s\b|[a-z] You\b|\bYou .* and (keeps|lays|passes|places|puts)\b")
    assert [line for line in told if wrong.search(line)] == []
    assert [line for line in lines if re.search(r"\byou knows\b|\bYou (has|tries)\b|\b[Yy]ou wins\b", line)] == []


# --- Only one choice


@pytest.mark.usefixtures("pig")
@pytest.mark.parametrize(
    ("argv", "typed", "said"),
    [
        (["--players", "2"], "hold\n", "Only one choice, made at once: roll"),
        (["--names", "Ann,Bob"], "\nhold\n", "Ann: only one choice, made at once: roll"),
    ],
)
def test_nobody_is_asked_where_there_is_one_choice(
    argv: list[str], typed: str, said: str, typing: Type, capsys: Screen
) -> None:
    """At Pig, the first roll of every turn."""
    typing(typed * 100)
    assert main(["play", "pig", *argv, "--bots", "greedy", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert f"{said}\n" in out and "The end" in out
    assert "Your choice (1;" not in out


@pytest.mark.usefixtures("pig")
def test_who_wants_to_be_asked_always_is(typing: Type, capsys: Screen) -> None:
    typing("roll\nquit\n")
    assert main(["play", "pig", "--players", "2", "--ask-always", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    assert "Your choice (1;" in out and "only one choice" not in out.casefold()


def test_one_choice_is_asked_for_where_making_it_would_tell_a_secret() -> None:
    names = ["Ann", "Bob", "Greta", "Otto"]
    position = {
        "players": 4,
        "row": ["cinnamon-twist", "plain", "glazed", "powdered", "eclair"],
        "collections": [["plain"]] * 4,
    }
    match = doughjo.game("go-nuts").start_from(position, seed=1, names=names)
    for seat in range(4):
        match.play(seat, f"pick {seat + 1}")
    assert match.legal(1) == ["pass plain"]
    bots = {2: "random", 3: "random"}
    shared = Session(Console(), match, Seating(names, bots), bot_players(Seating(names, bots), 1))
    alone = Session(Console(), match, Seating(names, {0: "random", **bots}), {})
    assert not shared.is_forced(1) and alone.is_forced(1)


# --- Several people at one keyboard


class Terminal:
    """A real terminal with a command in it."""

    def __init__(self, *argv: str) -> None:
        self.ours, theirs = pty.openpty()
        code = (
            "import fcntl, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
            "signal.signal(signal.SIGINT, signal.default_int_handler); "  # ignored where tests run in the background
            f"from doughjo.cli import main; sys.exit(main({list(argv)!r}))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True
        )
        os.close(theirs)
        self.decode = codecs.getincrementaldecoder("utf-8")().decode
        self.output = ""
        self.read = 0  # how much of it the test has looked at

    def read_until(self, word: str) -> str:
        """What appears from the last look up to a word."""
        while word not in self.output[self.read :]:
            screen, end = self.output[self.read :], self.process.poll()
            assert self.more(), f"{word!r} never came; the screen says {screen!r}, the exit code is {end}"
        start, self.read = self.read, self.output.index(word, self.read) + len(word)
        return self.output[start : self.read]

    def more(self, patience: float = PATIENCE) -> bool:
        """Whether the command wrote something more."""
        ready, _, _ = select.select([self.ours], [], [], patience)
        with suppress(OSError):  # how Linux says that nobody writes any more
            new = os.read(self.ours, 65536) if ready else b""
            self.output += self.decode(new)
            return bool(new)
        return False

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again if nothing comes of it: one that comes just before Python waits can be lost.

        Not too soon, for a second one while the first is being answered ends the command without a word.
        """
        for _ in range(5):
            self.type("\x03")
            if self.more(30):
                return

    def close(self) -> int:
        """The exit code."""
        while self.more():
            pass
        os.close(self.ours)
        return self.process.wait(PATIENCE)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    opened: list[Terminal] = []

    def start(*argv: str) -> Terminal:
        opened.append(Terminal(*argv))
        return opened[-1]

    yield start
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


def shared_round(terminal: Terminal, pick: str, early: str = "") -> tuple[str, str]:
    """Ann and Bob pick; the screen up to the reveal, and from there on."""
    terminal.read_until("Pass the keyboard to ")
    before = terminal.read_until("Enter. ")
    assert "Ann" in before
    terminal.type(early + "\n")
    before += terminal.read_until("not shown): ")
    terminal.type(f"{pick}\n")
    before += terminal.read_until("Enter. ")
    assert "Bob" in before
    terminal.type("\n")
    before += terminal.read_until("not shown): ")
    terminal.type("2\n")
    return before, terminal.read_until("Enter. ")


def test_a_game_is_not_saved_while_somebodys_choice_is_secret(
    terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    window = terminal("play", "go-nuts", "--names", "Ann,Bob", "--seed", "7", "--players", "2")
    file = tmp_path / "peek.json"
    for answer in ("", "1", ""):
        window.read_until("Enter. " if not answer else "not shown): ")
        window.type(f"{answer}\n")
    window.read_until("not shown): ")
    window.type(f"save {file}\n")
    assert "still a secret" in window.read_until("not shown): ")
    assert not file.exists()
    window.type("2\n")
    window.read_until("Enter. ")
    window.type("\n")
    window.read_until("not shown): ")
    window.type(f"save {file}\n")
    window.read_until("Saved.")
    assert file.exists()


def test_a_secret_pick_is_never_seen_before_the_reveal(terminal: Callable[..., Terminal]) -> None:
    """Whatever Ann picks, and however she types it, the screen is the same to the byte until all is revealed."""
    screens = []
    for pick in ("1", "  PICK   3 "):
        window = terminal("play", "go-nuts", "--names", "Ann,Bob", "--seed", "7", "--players", "2")
        before, after = shared_round(window, pick)
        screens.append(before)
        assert "PICK" not in window.output
        assert f"Everyone reveals: Ann {pick.split()[-1]} and Bob 2." in after
        assert "Ann has chosen." in before and "Ann has chosen position" not in window.output
        window.type("quit\n")
        window.read_until("Good-bye")
        assert window.close() == 0
    assert screens[0] == screens[1]


def test_what_is_typed_while_the_keyboard_is_passed_on_does_not_show(terminal: Callable[..., Terminal]) -> None:
    window = terminal("play", "go-nuts", "--names", "Ann,Bob", "--seed", "7", "--players", "2")
    shared_round(window, "1", early="PICK 3")
    assert "PICK" not in window.output
    window.interrupt()
    window.read_until("stopped after")
    assert window.close() == 130


def test_nothing_echoes_between_two_questions_either(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(ours), os.fdopen(theirs) as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        with no_echo():
            assert not termios.tcgetattr(keyboard)[3] & termios.ECHO
        assert termios.tcgetattr(keyboard)[3] & termios.ECHO


def test_the_screen_and_what_scrolled_off_it_are_cleared_between_people(terminal: Callable[..., Terminal]) -> None:
    window = terminal("play", "go-nuts", "--names", "Ann,Bob", "--seed", "7", "--players", "2")
    before, after = shared_round(window, "1")
    handed_over = before[before.index("not shown") :]
    assert handed_over.index("\x1b[2J") < handed_over.index("\x1b[3J") < handed_over.index("Pass the keyboard")
    assert "\x1b[3J" in after
    window.type("quit\n")
    window.read_until("Good-bye")
    assert window.close() == 0


def test_an_illegal_secret_choice_is_not_repeated(terminal: Callable[..., Terminal]) -> None:
    window = terminal("play", "go-nuts", "--names", "Ann,Bob", "--seed", "7", "--players", "2")
    window.read_until("Enter. ")
    window.type("\n")
    window.read_until("not shown): ")
    window.type("pikk 3\n")
    reason = window.read_until("not shown): ")
    assert "Expected pick 1, pick 2 or" in reason
    assert "pikk" not in reason and "did you mean" not in reason
    window.type("quit\n")
    window.read_until("Good-bye")
    assert window.close() == 0


def test_two_people_through_a_pipe_see_their_own_log_only(typing: Type, capsys: Screen) -> None:
    """Without a terminal there is nothing to hide on; each part of the output is still one person's."""
    typing("\n1\n\n1\n" * 200)
    assert main(["play", "go-nuts", "--names", "Ann,Bob", "--seed", "2"]) == 0
    out = capsys.readouterr().out
    assert "wins with" in out or "share the win" in out
    for part in out.split("Pass the keyboard to ")[1:]:
        other = "Bob" if part.startswith("Ann") else "Ann"
        assert f"{other} has chosen position" not in part.split("─ The end")[0]


def test_one_person_is_not_asked_to_pass_the_keyboard(typing: Type, capsys: Screen) -> None:
    typing("1\n" * 20)
    main(["play", "go-nuts", "--names", "Ann"])
    assert "Pass the keyboard" not in capsys.readouterr().out


# --- Watching and replaying


def test_watch(capsys: Screen) -> None:
    assert main(["watch", "go-nuts", "--players", "4", "--seed", "7", "--delay", "0"]) == 0
    out = capsys.readouterr().out
    assert "Everyone reveals:" in out and re.search(r"wins with|share the win", out)
    assert not re.search(r"has chosen position|draws \w+ in secret|and puts [A-Z]", out), "only what all may know"


def test_replay_tells_every_move_and_the_result(record: Path, capsys: Screen) -> None:
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    moves = json.loads(record.read_text(encoding="utf-8"))["moves"]
    assert {int(number) for number in re.findall(r"^ *(\d+)  \S", out, re.MULTILINE)} >= set(range(1, len(moves) + 1))
    assert f"Checked: {len(moves)} moves" in out
    assert re.search(r"wins with|share the win", out)


def test_replay_up_to_a_move(record: Path, capsys: Screen) -> None:
    assert main(["replay", str(record), "--move", "6"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"^6  ", out, re.MULTILINE) and not re.search(r"^7  ", out, re.MULTILINE)
    assert main(["replay", str(record), "--move", "9999"]) == 2
    assert "expected 0 to" in capsys.readouterr().err


def test_replay_with_other_eyes(record: Path, capsys: Screen) -> None:
    seen = {}
    for who in ("spectator", "0", "all"):
        assert main(["replay", str(record), "--seat", who]) == 0
        seen[who] = set(re.findall(r"(\w+) \(greedy\) has chosen position", capsys.readouterr().out))
    assert seen == {"spectator": set(), "0": {"Greta"}, "all": {"Greta", "Otto", "Rosa"}}
    assert main(["replay", str(record), "--seat", "3"]) == 2
    assert "expected 0 to 2, 'spectator' or 'all'" in capsys.readouterr().err


def test_replay_in_steps(record: Path, terminal: Callable[..., Terminal]) -> None:
    window = terminal("replay", str(record), "--step", "--move", "2")
    assert "is dealt to position 1." in window.read_until("goes on")
    window.type("whatever\n")
    assert "is dealt to position 2." in window.read_until("goes on")
    window.type("\n")
    window.read_until("all by the rules.")
    assert window.close() == 0
    assert "whatever" not in window.output


def changed(record: dict[str, Any], **entries: object) -> str:
    return json.dumps({**record, **entries})


def test_broken_records(record: Path, capsys: Screen, tmp_path: Path) -> None:
    good = json.loads(record.read_text(encoding="utf-8"))
    moves = good["moves"]
    illegal = [*moves[:7], {"seat": moves[7]["seat"], "move": "pick 9"}, *moves[8:]]
    broken = {
        "": "is not a record in JSON",
        "{": "is not a record in JSON",
        "[" * 100_000: "is not a record in JSON",
        "[]": "a record is a dictionary",
        changed(good, format="chess"): "the record's format is 'chess'",
        changed(good, game="chess"): "no game is called 'chess'",
        changed(good, moves=illegal): "move 8 of the record does not fit",
        changed(good, moves=moves[:-1]): "cut short",
        changed(good, end={**good["end"], "scores": [99, 0, 0]}): "the record was changed",
    }
    path = tmp_path / "broken.json"
    for text, complaint in broken.items():
        path.write_text(text, encoding="utf-8")
        assert main(["replay", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and err.startswith(f"doughjo: {path}: ") and err.count("\n") == 1
        assert complaint in err
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["replay", str(path)]) == 2
    assert "is not a record in JSON" in capsys.readouterr().err


def test_other_components(typing: Type, capsys: Screen, tmp_path: Path) -> None:
    game = doughjo.game("go-nuts").rules
    assert game.components_file is not None
    box = tmp_path / "box.toml"
    text = (game.folder / game.components_file).read_text(encoding="utf-8")
    box.write_text(text.replace('name = "Glazed"', 'name = "Sugar Bomb"'), encoding="utf-8")
    path = tmp_path / "game.json"
    typing("card sugar bomb\nquit\n")
    assert main(["play", "go-nuts", "--components", str(box), "--record", str(path)]) == 0
    assert "Sugar Bomb: " in capsys.readouterr().out
    assert main(["replay", str(path)]) == 2
    assert "other components" in capsys.readouterr().err
    assert main(["replay", str(path), "--components", str(box)]) == 0


# --- For other programs


def test_games_as_json(capsys: Screen) -> None:
    assert main(["games", "--json"]) == 0
    told = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert list(told) == doughjo.games()
    for name, game in told.items():
        rules = doughjo.game(name).rules
        assert (game["title"], game["version"], game["minutes"]) == (rules.title, rules.version, rules.minutes)
        assert game["players"] == [rules.seats[0], rules.seats[-1]] and game["cooperative"] == rules.cooperative
        for option, mine in zip(game["options"], rules.options, strict=True):
            assert (option["name"], option["default"], option["clause"]) == (mine.name, mine.default, mine.clause)
            assert option["choices"] == list(mine.choices) and option["text"] == usual_teller(rules).option(mine)


def test_rules_as_json(capsys: Screen) -> None:
    assert main(["rules", "go-nuts", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    known = clauses(doughjo.game("go-nuts").rules)
    assert [clause["id"] for clause in told["clauses"]] == list(known)
    assert all(clause["text"] == known[clause["id"]].text for clause in told["clauses"])
    assert main(["rules", "go-nuts", "25", "--json"]) == 0
    (clause,) = json.loads(capsys.readouterr().out)["clauses"]
    assert (clause["id"], clause["section"], clause["house"]) == ("GN-25", "Powers", True)


@pytest.mark.parametrize("game", doughjo.games())
def test_a_replay_as_json(game: str, capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert main(["watch", game, "--seed", "3", "--delay", "0", "--bots", "greedy", "--record", str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path), "--seat", "all", "--json"]) == 0
    told, record = json.loads(capsys.readouterr().out), json.loads(path.read_text(encoding="utf-8"))
    assert [{"seat": move["seat"], "move": move["move"]} for move in told["moves"]] == record["moves"]
    assert all(isinstance(sentence, str) for move in told["moves"] for sentence in move["sentences"])
    assert (told["names"], told["view"]["scores"]) == (record["seats"], record["end"]["scores"])
    assert [sum(line["points"] for line in lines) for lines in told["sheet"]] == record["end"]["scores"]


def test_a_replay_as_json_up_to_a_move_tells_what_a_viewer_saw(record: Path, capsys: Screen) -> None:
    seen = {}
    for who in ("spectator", "0", "all"):
        assert main(["replay", str(record), "--seat", who, "--move", "8", "--json"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert len(told["moves"]) == 8 and told["sheet"] is None and told["view"]["over"] is False
        seen[who] = {
            event["seat"]
            for move in told["moves"]
            for event in move["events"]
            if "position" in event and event["kind"] == "picked"
        }
        assert all("move" not in move for move in told["moves"] if who == "spectator")
    assert seen["spectator"] == set() and seen["0"] == {0} and seen["all"] > {0}


# --- Simulating


def test_simulate_numbers_add_up(capsys: Screen) -> None:
    argv = ["simulate", "go-nuts", "--players", "3", "--games", "2000", "--bots", "greedy,random,random", "--json"]
    assert main(argv) == 0
    out, err = capsys.readouterr()
    assert "Playing" not in err, "no progress bar without a terminal"
    result = json.loads(out)
    assert result["games"] == 2000 and [seat["bot"] for seat in result["seats"]] == ["greedy", "random", "random"]
    assert sum(seat["win_share"] for seat in result["seats"]) == pytest.approx(1)
    for seat in result["seats"]:
        games = {int(points): count for points, count in seat["games_by_points"].items()}
        assert sum(games.values()) == 2000
        assert sum(points * count for points, count in games.items()) / 2000 == pytest.approx(seat["mean_points"])
        assert list(seat["quantiles"].values()) == sorted(seat["quantiles"].values())
    assert result["seats"][0]["win_share"] > 0.4, "a greedy bot beats random ones"


def test_simulate_tells_the_same_numbers_to_people(capsys: Screen) -> None:
    argv = ["simulate", "go-nuts", "--games", "1000", "--seed", "4"]
    assert main([*argv, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert "1,000 games of Go Nuts for Donuts, 3 players, seed 4" in out
    assert all(f"{seat['win_share']:.2%}" in out for seat in result["seats"])
    assert re.search(rf"^Glazed +{result['counts']['taken Glazed'] / 10:.1f} ", out, re.MULTILINE)
    assert re.search(r"^Kind +taken +clashed", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 80


def shown(argv: list[str], columns: int) -> list[str]:
    """The lines a command writes on a screen so wide."""
    places = {**os.environ, "COLUMNS": str(columns)}
    done = subprocess.run(
        [sys.executable, "-m", "doughjo", *argv], env=places, capture_output=True, text=True, check=True
    )
    assert max(map(cell_len, done.stdout.splitlines())) <= columns
    assert "…" not in done.stdout, "nothing is cut off"
    return done.stdout.splitlines()


@pytest.mark.parametrize("columns", [80, 40, 30])
def test_games_fit_on_a_narrow_screen(columns: int) -> None:
    out = "".join("".join(shown(["games"], columns)).split())
    for name in doughjo.games():
        game = doughjo.game(name).rules
        for text in (name, game.title, usual_teller(game).summary, *map(usual_teller(game).option, game.options)):
            assert "".join(text.split()) in out


@pytest.mark.parametrize("columns", [40, 30])
def test_numbers_fit_on_a_narrow_screen(columns: int) -> None:
    argv = ["simulate", "go-nuts", "--games", "500", "--seed", "4", "--bots", "greedy,random,random"]
    wide, narrow = shown(argv, 80), shown(argv, columns)
    assert "Seat 0, Bot greedy" in narrow
    row = next(line.split() for line in wide if line.startswith("0     greedy"))
    block = "\n".join(narrow[narrow.index("Seat 0, Bot greedy") + 1 : narrow.index("Seat 1, Bot random")])
    assert all(number in block.split() for number in row[2:])
    counts = next(line.split()[1:] for line in wide if line.startswith("Éclair"))
    assert re.search(rf"Éclair\s+(taken )?{counts[0]}\s+(clashed )?{counts[1]} *$", "\n".join(narrow), re.MULTILINE)


def test_rows_too_wide_for_the_screen_are_told_in_lines_of_their_own() -> None:
    console = Console(file=io.StringIO(), width=20)
    show_rows(console, ("Bot", "Wins", "Points"), [("greedy", "50.0", "7.5"), ("random", "25.0", "6.5")])
    show_rows(console, ("Bot", "Wins", "Share of wins"), [("greedy", "50.0", "7.5")])
    assert isinstance(console.file, io.StringIO)
    assert [line.rstrip() for line in console.file.getvalue().splitlines()] == [
        "Bot     Wins  Points",
        "greedy  50.0     7.5",
        "random  25.0     6.5",
        "greedy",
        "  Wins 50.0",
        "  Share of wins 7.5",
    ]


def test_simulate_tells_what_was_not_finished(capsys: Screen, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    for contents, words in (
        (seldom_over(), "and in no number of wins or points: "),
        (endless(), "none of 20 games was over after"),
    ):
        box.write_text(as_toml(contents), "utf-8")
        argv = ["simulate", "drive-thru", "--players", "2", "--games", "20", "--components", str(box)]
        finished = main(argv) == 0
        out = " ".join("".join(capsys.readouterr()).split())
        assert words in out and "20,000 decisions" in out
        assert finished == ("in no number" in out)
    box.write_text(as_toml(seldom_over()), "utf-8")
    assert main([*argv, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["games"] + result["unfinished"] == 20 and result["unfinished"] > 0


def test_tips_are_not_called_points(capsys: Screen) -> None:
    assert main(["watch", "drive-thru", "--bots", "random,random", "--delay", "0", "--seed", "3"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"(wins|share the win) with \d+ tips?", out)
    assert " points" not in out


# --- Any game


@pytest.mark.usefixtures("pig")
def test_a_game_that_brings_nothing_but_its_rules(typing: Type, capsys: Screen, tmp_path: Path) -> None:
    path = tmp_path / "pig.json"
    typing("roll\nhold\n" * 300)
    assert main(["play", "pig", "--names", "Ann,Bob", "--seed", "1", "--record", str(path)]) == 0
    assert re.search(r"wins with \d+ points", capsys.readouterr().out)
    assert main(["replay", str(path)]) == 0
    assert main(["watch", "pig", "--delay", "0"]) == 0
    assert main(["games"]) == 0
    assert "Roll on, or hold what you have." in capsys.readouterr().out
    assert main(["simulate", "pig", "--games", "100"]) == 0
    assert "100 games of Pig" in capsys.readouterr().out
    assert main(["rules", "pig"]) == 2
    assert capsys.readouterr().err == "doughjo: Pig has no page of rules: there is no RULES.md beside its code\n"
    assert main(["rules", "pig", "1"]) == main(["rules", "pig", "--json"]) == 2
    assert capsys.readouterr().err.count("Pig has no page of rules") == 2


# --- As a command


def command(*argv: str, text: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "doughjo", *argv], input=text, capture_output=True, text=True, check=False, timeout=120
    )


def test_exit_codes_of_the_command() -> None:
    assert command().returncode == 0
    assert command("play", "go-nuts", text="quit\n").returncode == 0
    assert command("play", "go-nuts", text="").returncode == 0
    assert command("play", "chess").returncode == 2
    assert command("bake").returncode == 2


@pytest.mark.parametrize("argv", [["rules", "go-nuts"], ["--help"]])
def test_a_reader_that_hangs_up_causes_no_complaint(argv: list[str]) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "doughjo", *argv], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""


def test_a_terminal_that_knows_ascii_only() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "doughjo", "rules", "go-nuts", "GN-21"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0 and b"?clair" in done.stdout and done.stderr == b""
