"""The arena: every deal from every seat with the same luck, anybody's bot, and honest intervals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from doughjo import BadSetup, bots
from doughjo.cli import main
from doughjo.cli.progress import so_far
from doughjo.core.chance import Rng
from doughjo.lab import arena
from doughjo.lab.arena import BotFailed, Bout, estimated, evened, filled, meet, standings, within

Screen = pytest.CaptureFixture[str]
MY_BOTS = """
import os
import time

import numpy as np

def first(seen, rng):
    actions = np.zeros(seen.game.most_choices, np.int32)
    seen.game.doors.choices(seen.hidden, seen.components.boxes, seen.seat, actions)
    return int(actions[0])

def middle(seen, rng):
    actions = np.zeros(seen.game.most_choices, np.int32)
    return int(actions[seen.game.doors.choices(seen.hidden, seen.components.boxes, seen.seat, actions) // 2])

class Last:
    def __call__(self, seen, rng):
        actions = np.zeros(seen.game.most_choices, np.int32)
        return int(actions[seen.game.doors.choices(seen.hidden, seen.components.boxes, seen.seat, actions) - 1])

def crash(seen, rng):
    os._exit(1)

def picky(answer):
    def bot(seen, rng):
        return answer if seen.hidden["collections"][0].sum() > 6 else first(seen, rng)
    return bot

def boom(seen, rng):
    raise ValueError("the oven is cold")

unknown, negative, text, nothing, truth = map(picky, (9999, -1, "pick 1", None, True))
unlucky = picky(340)

class Unmade:
    def __init__(self):
        self.flour = 1 / 0

def leaves(seen, rng):
    raise SystemExit(0)

def sleepy(seen, rng):
    open(f"{__file__}.{os.getpid()}", "w").close()
    time.sleep(3600)

number = 3
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(MY_BOTS, encoding="utf-8")
    return path


def test_every_bot_sits_once_on_every_seat_of_a_deal() -> None:
    bout = Bout("go-nuts", 3, ("greedy", "random", "apprentice"))
    seats = [bout.seated(rotation) for rotation in range(3)]
    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


@pytest.mark.parametrize(("game", "bot"), [("go-nuts", "first"), ("drive-thru", "middle")])
def test_a_deal_has_the_same_luck_from_every_seat(mine: Path, game: str, bot: str) -> None:
    """Bots that choose alike play the same game from everywhere, so each wins its fair share of every deal."""
    bout = Bout(game, 2, (f"{mine}:{bot}", f"{mine}:{bot}"))
    for deal in meet(bout, games=20, workers=1):
        assert deal.shares.sum(axis=1) == pytest.approx([1, 1])
        assert deal.points[0].tolist() == deal.points[1].tolist()[::-1]


def test_the_first_thought_of_a_bot_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """It compiles what it needs then. Here a clock of our own goes on by an hour for that, and by a second after."""
    now, waits, random = [0.0], iter([3600.0]), bots.find("random")

    def bot(seen: bots.Seen, rng: Rng) -> int:
        now[0] += next(waits, 1.0)
        return random(seen, rng)

    monkeypatch.setattr(arena, "find", lambda name: bot)
    monkeypatch.setattr(arena, "time", SimpleNamespace(perf_counter=lambda: now[0]))
    (deal,) = meet(Bout("go-nuts", 2, ("waking", "waking"), seed=99), games=2, workers=1)
    assert deal.slowest.tolist() == [1.0, 1.0]


def test_a_game_that_takes_too_many_decisions_is_stopped(mine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "MOST_DECISIONS", 30)
    with pytest.raises(BotFailed, match=r"first was not over after 30 decisions"):
        meet(Bout("drive-thru", 2, (f"{mine}:first", f"{mine}:first")), games=2, workers=1)


def test_a_bot_that_ends_its_process_is_named(mine: Path) -> None:
    with pytest.raises(BotFailed, match=r"greedy or .*:crash crashed, or memory ran out"):
        meet(Bout("go-nuts", 2, ("greedy", f"{mine}:crash")), games=4, workers=2)


@pytest.mark.parametrize(
    ("bot", "answer"),
    [
        ("unknown", "9999"),
        ("unlucky", "340"),
        ("negative", "-1"),
        ("text", "'pick 1'"),
        ("nothing", "None"),
        ("truth", "True"),
    ],
)
def test_a_bot_that_answers_nonsense_is_named_with_what_it_was_asked(mine: Path, bot: str, answer: str) -> None:
    with pytest.raises(BotFailed) as failed:
        meet(Bout("go-nuts", 2, (f"{mine}:{bot}", "greedy")), games=4, workers=1)
    assert str(failed.value).startswith(f"{mine}:{bot} answered {answer}; expected the id of a legal action. ")
    assert re.search(r"It was asked in game 1, after \d+ moves, on seat [01]: '\w.*' \d+ \(\w+", str(failed.value))


def test_a_bot_that_raises_is_named_with_the_line(mine: Path) -> None:
    line = next(n for n, text in enumerate(MY_BOTS.splitlines(), 1) if "the oven is cold" in text)
    with pytest.raises(BotFailed, match=rf":boom raised ValueError: the oven is cold in line {line}\. It was asked"):
        meet(Bout("go-nuts", 2, (f"{mine}:boom", "greedy")), games=4, workers=1)
    with pytest.raises(BotFailed, match=r":leaves raised SystemExit: 0 in line"):
        meet(Bout("go-nuts", 2, (f"{mine}:leaves", "greedy")), games=4, workers=2)
    with pytest.raises(BadSetup, match=r":Unmade cannot be made: ZeroDivisionError: division by zero"):
        meet(Bout("go-nuts", 2, (f"{mine}:Unmade", "greedy")), games=4, workers=1)


LATE = """
import numpy as np

def late(seen, rng):
    \"\"\"The first legal action until another player has got a card that costs points.\"\"\"
    actions = np.zeros(seen.game.most_choices, np.int32)
    seen.game.doors.choices(seen.hidden, seen.components.boxes, seen.seat, actions)
    kinds = [card.id for card in seen.components.pieces]
    spoilt = seen.hidden["collections"][0, 1 - seen.seat, kinds.index("french-cruller")]
    return None if spoilt else actions[0]
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_games_before_a_failure_count(workers: str, tmp_path: Path) -> None:
    file = tmp_path / "late.py"
    file.write_text(LATE, encoding="utf-8")
    arguments = ["go-nuts", "--bots", f"{file}:late,random", "--players", "2", "--games", "40", "--workers", workers]
    done = command("arena", *arguments)
    assert done.returncode == 2
    assert f"doughjo: {file}:late answered None; expected the id of a legal action" in done.stderr
    kept = re.search(r"^The games before that count: (\d+)\.$", done.stderr, re.MULTILINE)
    assert kept is not None and 0 < int(kept[1]) < 40
    assert f"{kept[1]} games of Go Nuts for Donuts, 2 players" in done.stdout and "late.py:late" in done.stdout
    told = json.loads(command("arena", *arguments, "--json").stdout)
    assert "late answered None" in told["failed"]
    if workers == "1":
        assert told["bots"][0]["games"] == int(kept[1])


def command(*argv: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-m", "doughjo", *argv], capture_output=True, text=True, check=False)


def test_a_bout_that_fails_at_once_has_no_standings(mine: Path, capsys: Screen) -> None:
    arguments = ["go-nuts", "--bots", f"{mine}:boom,greedy", "--players", "2", "--games", "4", "--workers", "1"]
    assert main(["arena", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "raised ValueError" in err and "count: 0." in err
    assert main(["arena", *arguments, "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["bots"] == []


def test_progress_is_told_where_there_is_no_terminal(capsys: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("doughjo.cli.progress.BETWEEN", 0.05)
    assert main(["arena", "go-nuts", "--bots", "chef,greedy", "--players", "2", "--games", "2", "--workers", "1"]) == 0
    lines = progress_in(capsys)
    assert lines and all(re.fullmatch(r"[02] of 2 games in \d+ seconds?(; about 0 more)?", line) for line in lines)
    assert main(["simulate", "go-nuts", "--games", "300000"]) == 0
    lines = progress_in(capsys)
    assert lines and all(re.match(r"[\d,]+ of 300,000 games in \d+ seconds?", line) for line in lines)


def progress_in(capsys: Screen) -> list[str]:
    """What was told of it; a game that is not compiled yet says so before."""
    return [line for line in capsys.readouterr().err.splitlines() if not line.startswith("Compiling")]


def test_how_far_it_is_in_words() -> None:
    assert so_far(0, 100, 12.3) == "0 of 100 games in 12 seconds"
    assert so_far(40, 100, 20) == "40 of 100 games in 20 seconds; about 30 more"


def test_processes_end_with_the_one_that_started_them(mine: Path) -> None:
    command = ["arena", "go-nuts", "--bots", f"{mine}:sleepy", "--players", "2", "--games", "4", "--workers", "2"]
    started = subprocess.Popen([sys.executable, "-m", "doughjo", *command], stdout=subprocess.DEVNULL)
    players = awaited(lambda: [int(path.suffix[1:]) for path in mine.parent.glob(f"{mine.name}.*")])
    started.kill()
    started.wait()
    awaited(lambda: not any(map(is_running, players)))


def test_ctrl_c_ends_the_arena_and_all_its_processes(mine: Path) -> None:
    command = ["arena", "go-nuts", "--bots", f"{mine}:sleepy", "--players", "2", "--games", "40", "--workers", "2"]
    started = subprocess.Popen([sys.executable, "-m", "doughjo", *command], start_new_session=True)
    players = awaited(lambda: [int(path.suffix[1:]) for path in mine.parent.glob(f"{mine.name}.*")])
    os.killpg(started.pid, signal.SIGINT)
    assert ended(started) == 130
    awaited(lambda: not any(map(is_running, players)))


def ended(process: "subprocess.Popen[bytes]") -> int:
    """The exit code of a process that ends by itself; one that does not is killed."""
    try:
        return process.wait(60)
    finally:
        process.kill()
        process.wait()


def awaited(found: Callable[[], Any]) -> Any:
    """What is found at last."""
    end = time.monotonic() + 240  # enough to compile a game on a busy machine
    while not (something := found()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)
    return something


def is_running(process: int) -> bool:
    """Whether there is such a process, and not only its exit status that nobody has asked for."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_better_bot_is_seen_to_be_better() -> None:
    bout = Bout("go-nuts", 3, filled(["greedy", "random"], 3))
    greedy, random = standings(bout, meet(bout, games=150, workers=1))
    assert (greedy.bot, greedy.seats, random.seats, greedy.games) == ("greedy", 1, 2, 150)
    assert greedy.share + random.share == pytest.approx(1)
    assert greedy.share - greedy.margin > 1 / 3
    assert greedy.rating > random.rating
    assert greedy.points > random.points


def test_an_interval_is_that_of_independent_deals() -> None:
    assert estimated([0.5]) == (0.5, 1.0)
    assert estimated([0.0, 1.0] * 50) == pytest.approx((0.5, 1.984 * 0.5025 / 10), rel=1e-3)


@pytest.mark.parametrize(("free", "t"), [(2, 4.303), (5, 2.571), (11, 2.201), (30, 2.042), (10_000, 1.960)])
def test_few_deals_make_a_wider_interval(free: int, t: float) -> None:
    assert within(free) == pytest.approx(t, rel=0.01)


def test_nobody_is_sure_because_all_deals_were_won() -> None:
    assert estimated([1.0] * 12) == evened([1.0] * 12, list(range(12))) == (1.0, 0.25)
    assert estimated([1.0] * 2) == (1.0, 1.0)


def test_what_luck_brought_is_taken_away_as_far_as_it_can_be_believed() -> None:
    rng = np.random.default_rng(1)
    luck, skill = rng.normal(size=(2, 400))
    assert evened(0.3 + 0.5 * luck, luck) == pytest.approx((0.3, 0.0), abs=1e-9)
    share, margin = evened(0.3 + 0.1 * skill + 0.5 * luck, luck)
    assert margin == pytest.approx(1.96 * 0.1 / 20, rel=0.1)
    assert abs(share - 0.3) < 2 * margin
    told = estimated(0.3 + 0.1 * skill)
    assert evened(0.3 + 0.1 * skill, luck) == pytest.approx(told, rel=0.02), "luck that decided nothing changes nothing"


def test_an_interval_at_even_luck_holds_what_it_should() -> None:
    """In 95 of 100 times, whatever the luck was: here of 12 deals each."""
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(2_000):
        luck = rng.normal(size=12)
        share, margin = evened(0.4 + 0.3 * luck + 0.1 * rng.normal(size=12), luck)
        held += abs(share - 0.4) < margin
    assert held / 2_000 == pytest.approx(0.95, abs=0.012)


@pytest.mark.parametrize("shares", [[0.5, 1.0, 0.0], [0.25] * 20])
def test_without_luck_or_with_few_deals_nothing_is_taken_away(shares: list[float]) -> None:
    assert evened(shares, [0.0] * len(shares)) == estimated(shares)
    assert evened(shares[:3], [0.1, 0.2, 0.3]) == estimated(shares[:3])


def test_luck_explains_who_wins_among_equals() -> None:
    """Where a game foresees who wins, and all choose alike, it does not take as many games to see that they do."""
    bout = Bout("drive-thru", 2, ("greedy", "apprentice"))
    one, _ = standings(bout, meet(bout, games=200, workers=1))
    assert one.even_margin < 0.95 * one.margin


@pytest.mark.usefixtures("pig")
def test_luck_explains_nothing_where_a_game_foresees_nothing() -> None:
    bout = Bout("pig", 2, ("greedy", "apprentice"))
    one, _ = standings(bout, meet(bout, games=20, workers=1))
    assert (one.even, one.even_margin) == (one.share, one.margin)


def test_several_processes_play_the_same_games() -> None:
    bout = Bout("drive-thru", 2, ("greedy", "random"), seed=4)
    done: list[int] = []
    alone, together = meet(bout, games=8, workers=1), meet(bout, games=8, workers=2, progress=done.append)
    assert sum(done) == 8
    assert [deal.points.tolist() for deal in alone] == [deal.points.tolist() for deal in together]


@pytest.mark.parametrize(
    ("names", "players", "reason"),
    [
        (["hal"], 2, "no bot is called 'hal'"),
        (["greedy", "greedy", "greedy"], 2, "3 bots for 2 players; name one to 2"),
        (["missing.py:Bot"], 2, "missing.py: there is no such file"),
    ],
)
def test_a_bout_that_cannot_be_is_refused(names: list[str], players: int, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        meet(Bout("go-nuts", players, filled(names, players)), games=2)


def test_a_file_without_the_bot_is_named(mine: Path) -> None:
    for name in ("number", "nobody"):
        with pytest.raises(BadSetup, match=f"has no '{name}' that can be called"):
            arena.find(f"{mine}:{name}")


def test_a_game_won_together_has_no_arena() -> None:
    with pytest.raises(
        BadSetup, match="Kitchen Rush with Piece of Cake is won together.*doughjo simulate kitchen-rush"
    ):
        meet(Bout("kitchen-rush", 2, ("chef", "baker")), games=2)


def test_the_command_shows_what_came_out(mine: Path, capsys: Screen) -> None:
    arguments = ["--bots", f"{mine}:Last,greedy", "--players", "2", "--games", "20", "--workers", "1"]
    assert main(["arena", "go-nuts", *arguments]) == 0
    text = capsys.readouterr().out
    assert "20 games of Go Nuts for Donuts, 2 players" in text
    assert "greedy" in text and "± 95 %" in text and "At even luck" in text
    assert "\nmy_bots.py:Last " in text, "without its folder, so that the table fits"
    assert main(["arena", "go-nuts", *arguments, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert sum(bot["share"] for bot in result["bots"]) == pytest.approx(1)
    assert (result["players"], result["bots"][0]["games"], result["failed"]) == (2, 20, None)
    assert f"{100 * result['bots'][1]['share']:.1f} ±" in text


@pytest.mark.usefixtures("pig")
def test_the_command_counts_chairs_and_says_nothing_of_luck_it_cannot_tell(capsys: Screen) -> None:
    assert main(["arena", "pig", "--bots", "greedy,random", "--players", "3", "--games", "3", "--workers", "1"]) == 0
    text = capsys.readouterr().out
    assert "random × 2" in text and "even luck" not in text


def test_the_command_refuses_in_plain_words(capsys: Screen) -> None:
    assert main(["arena", "go-nuts", "--games", "0"]) != 0
    assert "0 games; expected a whole number from 1" in capsys.readouterr().err
