"""The tables that measurements write. Nothing is measured here."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import doughjo
from bench import levels, peers, rivals
from bench.contenders import Contender
from doughjo import bots
from doughjo.core.chance import seeded
from doughjo.lab import arena

ABOUT = peers.Peer("Some engine", "numpy", lambda game: None, (("chess", "go-nuts"),))
MISSING = peers.Peer("Another", "no-such-package", lambda game: None, (("chess", "go-nuts"),))


def at_rate(moves: float, per_game: float = 10.0) -> Contender:
    """Something that was measured three times."""
    rates = [moves * 3, moves, moves / 2]
    return Contender("x", per_game, lambda games: None, [rate / per_game for rate in rates], rates)


def test_ratios_are_those_of_medians() -> None:
    rows = [peers.Row(ABOUT, "chess", "go-nuts", at_rate(2_000_000)), *peers.made(MISSING)]
    text = peers.tables(rows, {"go-nuts": at_rate(10_000_000)}, {"go-nuts": at_rate(500_000)})
    assert "| go-nuts, 3 players | 10.0 | 10,000,000 | 500,000 |" in text
    assert f"(numpy {ABOUT.installed}) | chess | 10.0 | 2,000,000 | go-nuts | 5.0 | 0.2 |" in text
    assert "| Another |  | | not installed |  | | |" in text


def test_an_engine_that_does_not_run_does_not_stop_the_others() -> None:
    (row,) = peers.made(peers.Peer("Broken", "numpy", lambda game: 1 // 0, ABOUT.games))  # type: ignore[arg-type, return-value]
    assert row.contender is None and row.why_not == "does not run here: ZeroDivisionError"
    (row,) = peers.made(ABOUT)
    assert row.why_not == "does not play this"


def test_a_page_keeps_everything_but_the_table() -> None:
    page = peers.written("# Performance\n\nWords.\n", "first")
    assert page.startswith("# Performance\n\nWords.\n") and "\n\nfirst\n\n" in page
    again = peers.written(page + "More words.\n", "second")
    assert again == page.replace("first", "second") + "More words.\n"


def test_moves_are_counted_where_they_can_be() -> None:
    exact, even = Contender("x", 10.0, lambda games: games * 7.0), Contender("y", 10.0, busy)
    for contender in (exact, even):
        contender.play = slowed(contender.play)
        contender.measure()
    assert exact.moves == pytest.approx(exact.games * 7)
    assert even.moves == pytest.approx(even.games * 10)


def busy(games: int) -> None:
    """Plays, and answers nothing."""


def slowed(play: Callable[[int], float | None]) -> Callable[[int], float | None]:
    """The same, taking some processor time for every game."""

    def slow(games: int) -> float | None:
        start = time.process_time()
        while time.process_time() - start < games * 0.02:
            pass
        return play(games)

    return slow


@pytest.mark.parametrize("rival", ["flat", "flat_with_our_playouts", "theirs"])
@pytest.mark.parametrize("game", ["go-nuts", "drive-thru", "dollars"])
def test_every_rival_plays_every_game(game: str, rival: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "SECONDS", 0.01)
    bot = getattr(rivals, rival)
    quick = replace(bot, seconds=0.01) if isinstance(bot, bots.Searcher) else bot
    match = doughjo.game(game).start(players=2, seed=1)
    seat = min(seat for seat in match.to_act if isinstance(seat, int))
    match.play(seat, bots.move(quick, match, seat, seeded(1)))


def test_comparisons_advance_together_and_go_on_where_they_stopped(tmp_path: Path) -> None:
    path, rows = tmp_path / "levels.json", [levels.Row("go-nuts", players, "greedy", "random") for players in (2, 4)]
    order = [row.players for row in levels.play(rows, games=8, end=time.monotonic() + 600, workers=1)]
    assert order == [2, 4, 2, 2, 4, 2], "four deals for two players, two for four"
    levels.keep(path, rows)
    again = levels.kept(path)
    assert again == rows
    assert list(levels.play(again, games=8, end=time.monotonic() + 600, workers=1)) == []
    assert [row.following for row in levels.play(again, games=10, end=time.monotonic() + 600, workers=1)] == [5, 3]


def test_nothing_is_begun_when_the_time_is_up() -> None:
    row = levels.Row("go-nuts", 2, "greedy", "random")
    assert list(levels.play([row], games=8, end=time.monotonic() - 1, workers=1)) == []
    assert row.games == 0


def test_even_luck_is_told_only_where_that_of_every_deal_is_known() -> None:
    shares, luck = [0.25, 0.75] * 10, [-0.25, 0.25] * 10
    known, older = (levels.Row("drive-thru", 2, "chef", "baker", shares=shares, gains=gains) for gains in (luck, []))
    assert known.even() == pytest.approx((0.5, 0.0))
    assert older.even() == arena.estimated(shares)


def test_a_comparison_is_chosen_by_its_name_or_by_a_part_of_several() -> None:
    names = [row.name for row in levels.rows(0)]
    chosen = [name for name in names if levels.is_chosen(name, ["go-nuts 2 master flat", "dollars 3 chef"], names)]
    assert chosen == ["dollars 3 chef baker", "go-nuts 2 master flat"]
