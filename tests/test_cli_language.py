"""The command line in other languages: which one is spoken, and that nothing of another is left in it."""

import ast
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

import doughjo
from doughjo.cli import main
from doughjo.cli.screen import drawn, result, speak_here
from doughjo.cli.speech import WORDS, choose_language, say, you
from doughjo.core.components import open_box
from doughjo.core.edition import edition, usual_teller
from doughjo.core.words import COMMON, LANGUAGES, catalogue
from doughjo.server import refusals
from doughjo.testing.catalogues import Message, pattern_of, read

Screen: TypeAlias = pytest.CaptureFixture[str]
Type: TypeAlias = Callable[[str], None]

CLI = WORDS.parent
COMMANDS = ["games", "play", "watch", "replay", "rules", "simulate", "arena", "serve", "backup", "warm"]
ENGLISH = re.compile(r"\b(the|you|your|and|of|takes)\b", re.IGNORECASE)
TITLES = [doughjo.game(name).title for name in doughjo.games()]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No language is chosen, before and after."""
    for name in ("FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    yield
    choose_language([], {})


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Type:
    """Puts lines where a command reads them."""
    return lambda text: monkeypatch.setattr("sys.stdin", io.StringIO(text))


# --- The catalogues


def messages(folder: Path, tag: str) -> dict[str, Message]:
    """The messages of a catalogue."""
    return {**read(catalogue(folder, tag) or "", f"{folder.name}/{tag}.ftl")}


def arguments(name: str, known: Mapping[str, Message]) -> set[str]:
    """What a message says; how many there are and whether they read changes the words of only some languages."""
    mine = known[name].arguments.union(*(arguments(each, known) for each in known[name].messages))
    return {each.removesuffix("-you") for each in mine} - {"count"}


@pytest.mark.parametrize("folder", [COMMON, WORDS, refusals.WORDS], ids=["every table", "command line", "server"])
def test_all_languages_say_the_same(folder: Path) -> None:
    english, *others = (messages(folder, tag) for tag in LANGUAGES)
    for other in others:
        assert list(other) == list(english)
        assert [name for name in english if arguments(name, other) != arguments(name, english)] == []


def trees() -> list[ast.Module]:
    """The code of the command line."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(CLI.glob("*.py"))]


def test_every_message_is_said_somewhere() -> None:
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    patterns = [pattern for node in nodes if isinstance(node, ast.JoinedStr) and (pattern := pattern_of(node))]
    known = messages(WORDS, "en")
    inside = {name for message in known.values() for name in message.messages}
    unsaid = [
        name
        for name in known
        if name not in texts | inside and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert unsaid == []


def test_every_message_that_is_said_exists() -> None:
    known = {**messages(COMMON, "en"), **messages(WORDS, "en")}
    calls = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    said = [node.args[0] for node in calls if getattr(node.func, "id", "") == "say"]
    for name in said:
        if isinstance(name, ast.Constant):
            assert name.value in known
        if isinstance(name, ast.JoinedStr):
            assert any(re.fullmatch(pattern_of(name) or "", each) for each in known), ast.unparse(name)
    assert said


# --- Which language


@pytest.mark.parametrize(
    ("places", "typed", "spoken"),
    [
        ({}, [], "You"),
        ({"LANG": "de_DE.UTF-8"}, [], "Du"),
        ({"LANG": "de"}, [], "Du"),
        ({"LANG": "C.UTF-8"}, [], "You"),
        ({"LANG": "fr_FR.UTF-8"}, [], "You"),
        ({"LC_MESSAGES": "en_GB.UTF-8", "LANG": "de_DE.UTF-8"}, [], "You"),
        ({"LC_ALL": "de_AT", "LC_MESSAGES": "en_GB.UTF-8", "LANG": "C"}, [], "Du"),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, [], "Du"),
        ({"LANG": "de_DE.UTF-8"}, ["--language", "en", "games"], "You"),
        ({}, ["games", "--json", "--language=de"], "Du"),
        ({}, ["games", "--language", "de_DE"], "Du"),
    ],
)
def test_the_language_is_the_one_asked_for_or_the_systems(
    places: dict[str, str], typed: list[str], spoken: str
) -> None:
    choose_language(typed, places)
    assert you() == spoken


def test_the_system_chooses_the_language(monkeypatch: pytest.MonkeyPatch, capsys: Screen) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert main(["games"]) == 0
    assert "Wähle heimlich einen Donut" in capsys.readouterr().out
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["games"]) == 0
    assert "2–6 players, 20 minutes" in capsys.readouterr().out


def test_a_language_that_is_not_there_is_refused(capsys: Screen) -> None:
    assert main(["--language", "fr", "games"]) == 2
    assert capsys.readouterr().err == "doughjo: there is no 'fr' here; the languages are en and de\n"
    assert main(["games", "--language"]) == 2
    assert "argument --language: expected a value" in capsys.readouterr().err


# --- In German


def no_english(text: str, game: str = "") -> None:
    """Nothing is left but names, and the moves of a game as they are written."""
    for known in (*TITLES, *(written_alike(game) if game else ())):
        text = text.replace(known, "")
    assert [line for line in text.splitlines() if ENGLISH.search(line)] == []


def written_alike(game: str) -> Iterator[str]:
    """What is written the same in every language: moves and the names of pieces, the longest first."""
    it = edition(doughjo.game(game).rules, open_box(doughjo.game(game).rules))
    names = [forms[""] for words in it.dictionary("en").all().values() for forms in words.values()]
    yield from sorted(
        {*filter(None, it.notation.actions), *(name for name in names if " " in name)}, key=len, reverse=True
    )


@pytest.mark.parametrize("command", [[], *([each] for each in COMMANDS)], ids=" ".join)
def test_help_is_german_and_fits_80_columns(command: list[str], capsys: Screen) -> None:
    assert main(["--language", "de", *command, "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Aufruf: doughjo") and "Beispiele:" in out
    assert max(map(len, out.splitlines())) <= 80
    no_english(out)


def test_games_are_german(capsys: Screen) -> None:
    assert main(["--language", "de", "games"]) == 0
    out = capsys.readouterr().out
    assert "2–6 Personen, 20 Minuten" in out
    no_english(" ".join(out.split()))


def test_a_game_is_played_in_german(
    typing: Type, capsys: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    record = Path("partie.json")
    typing("?\ncard eclair\ncard nichts\nundo\n77\nsing\nlog\nrules 99\nsave\n\n" + "1\n" * 500)
    argv = ["play", "go-nuts", "--seed", "1", "--bots", "random", "--record", str(record)]
    assert main([*argv, "--language", "de"]) == 0
    out = capsys.readouterr().out
    assert "Du gewinnst mit 25 Punkten." in out and "Deine Wahl (1–4; ? für Hilfe):" in out
    assert "Nichts heißt hier „nichts“." in out and "Das bleibt so. Du hast noch keinen Zug gemacht." in out
    no_english(out, "go-nuts")
    names = json.loads(record.read_text(encoding="utf-8"))["seats"]
    assert names == ["Du", "Greta (random)", "Otto (random)"]
    assert main(["--language", "de", "replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "Geprüft: " in out and "Du gewinnst mit 25 Punkten." in out
    no_english(out, "go-nuts")
    assert main(["replay", str(record)]) == 0
    out = capsys.readouterr().out
    assert "You win with 25 points." in out and "Du" not in out, "whoever was called Du is you in every language"


def test_a_game_of_tips_is_watched_in_german(capsys: Screen) -> None:
    argv = ["--language", "de", "watch", "drive-thru", "--bots", "random,random", "--delay", "0", "--seed", "3"]
    assert main(argv) == 0
    out = capsys.readouterr().out
    assert "gewinnt mit 11 Trinkgeldern." in out
    no_english(out, "drive-thru")


def test_numbers_are_written_as_in_german(capsys: Screen) -> None:
    assert main(["--language", "de", "simulate", "go-nuts", "--games", "1000", "--seed", "12345"]) == 0
    out = capsys.readouterr().out
    assert "1.000 Partien Go Nuts for Donuts, 3 Personen, Seed 12345" in out
    assert re.search(r"^0 +random +\d\d,\d\d\s%", out, re.MULTILINE)
    assert re.search(r"^Art +genommen +verloren$", out, re.MULTILINE)
    assert re.search(r"^Glazed +\d+,\d +\d+,\d$", out, re.MULTILINE)
    no_english(out)


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (["play", "go-nutz"], "kein Spiel heißt „go-nutz“; meintest du „go-nuts“?"),
        (["play", "go-nuts", "--players", "7"], "Go Nuts for Donuts ist für 2 bis 6 Personen, nicht für 7"),
        (["play", "go-nuts", "--bots", "hal"], "kein Bot heißt „hal“; es gibt apprentice, baker, "),
        (["play", "go-nuts", "--option", "sprinkled_gives_itself=vielleicht"], "erwartet wird yes oder no"),
        (["play"], "es fehlt: SPIEL"),
        (["zzz"], "kein Befehl heißt „zzz“; es gibt games, "),
        (["play", "go-nuts", "--players", "abc"], "erwartet wird eine ganze Zahl, nicht „abc“"),
        (["play", "go-nuts", "--seed"], "Angabe --seed: Es fehlt ein Wert"),
        (["games", "--colour"], "--colour gibt es nicht"),
        (["rules", "go-nuts", "GN-99"], "keine Regel „GN-99“; es gibt GN-01 bis GN-50"),
    ],
)
def test_a_mistake_is_told_in_german(argv: list[str], complaint: str, capsys: Screen) -> None:
    assert main(["--language", "de", *argv]) == 2
    err = capsys.readouterr().err
    assert complaint in err
    no_english(err)


def test_what_programs_read_is_the_same_in_every_language(capsys: Screen) -> None:
    told = []
    for tag in LANGUAGES:
        assert main(["--language", tag, "games", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


# --- Whoever reads


@pytest.mark.parametrize(
    ("tag", "drawing", "name"), [("en", "(only you know)", "You"), ("de", "(nur du weißt das)", "Du")]
)
def test_a_drawn_table_speaks_to_you(tag: str, drawing: str, name: str) -> None:
    top = {"card": "glazed", "known_to": 0}
    position = {"players": 2, "row": ["plain", "powdered", "eclair"], "top_of_deck": top}
    match = doughjo.game("go-nuts").start_from(position, names=["You", "Otto"])
    choose_language(["--language", tag], {})
    speak_here(match)
    assert re.sub(r"\[/?\w*\]", "", drawn(match, match.view(0))).count(drawing) == 1
    assert match.names[0] == name


@pytest.mark.parametrize(
    ("tag", "names", "told"),
    [
        ("en", ["You", "Otto"], "Otto and you share the win with 0 points."),
        ("en", ["Ann", "Otto"], "Ann and Otto share the win with 0 points."),
        ("de", ["Du", "Otto"], "Otto und du teilt euch den Sieg mit 0 Punkten."),
        ("de", ["Ann", "Otto"], "Ann und Otto teilen sich den Sieg mit 0 Punkten."),
    ],
)
def test_a_shared_win_is_told_to_you(tag: str, names: list[str], told: str) -> None:
    match = doughjo.game("go-nuts").start_from({"players": 2, "over": True}, names=names)
    choose_language(["--language", tag], {})
    speak_here(match)
    assert match.over and result(match) == told


@pytest.mark.parametrize(
    ("game", "tag", "words"),
    [
        ("go-nuts", "en", ["1 point", "2 points", "with 9 points"]),
        ("go-nuts", "de", ["1 Punkt", "2 Punkte", "mit 9 Punkten"]),
        ("drive-thru", "en", ["1 tip", "2 tips", "with 9 tips"]),
        ("drive-thru", "de", ["1 Trinkgeld", "2 Trinkgelder", "mit 9 Trinkgeldern"]),
    ],
)
def test_what_is_counted_has_a_name_in_every_language(game: str, tag: str, words: list[str]) -> None:
    teller = usual_teller(doughjo.game(game).rules, tag)
    assert [teller.points(1), teller.points(2), teller.with_points(9)] == words


def test_a_bot_is_described_on_every_help_page_that_names_it(capsys: Screen) -> None:
    assert main(["--language", "de", "play", "--help"]) == 0
    assert say("bot-chef") in capsys.readouterr().out
