"""The conformance kit itself: a stranger's game passes, and every broken one is caught."""

import sys
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doughjo.core.chance import below
from doughjo.core.codes import Event
from doughjo.core.compile import compiled
from doughjo.core.contract import Game, Line, Refusal
from doughjo.games.go_nuts import GAME, rules, state
from doughjo.testing.kit import BrokenGame, Setup, Walk, check_facts, check_game, check_interpreted

PIG = Path(__file__).parents[1] / "examples/pig.py"
PLAIN = {"sprinkled_gives_itself": False, "maple_frosted_needs_sole_fewest": False}


@compiled
def hide_nothing(s: Any, box: Any, seat: int) -> None:
    pass


@compiled
def hide_all_but_passes(s: Any, box: Any, seat: int) -> None:
    if s.phase != state.PASSING:
        rules.hide(s, box, seat)


@compiled
def hide_picks_by_number(s: Any, box: Any, seat: int) -> None:
    if s.phase == state.PICKING:
        for other in range(s.players):
            if other != seat and s.picks[other] > 0:
                s.picks[other] = -2 - s.picks[other] % 2


@compiled
def imagine_too_many(s: Any, box: Any, seat: int, rng: Any) -> None:
    rules.imagine(s, box, seat, rng)
    s.deck[0] += 1
    s.deck_size += 1


@compiled
def imagine_nothing(s: Any, box: Any, seat: int, rng: Any) -> None:
    pass


@compiled
def reveal_nothing(s: Any, box: Any, seat: int, action: int) -> bool:
    return False


@compiled
def legal_backwards(s: Any, box: Any, seat: int, out: Any) -> int:
    n = rules.legal(s, box, seat, out)
    for i in range(n // 2):
        out[i], out[n - 1 - i] = out[n - 1 - i], out[i]
    return n


@compiled
def legal_with_a_mark(s: Any, box: Any, seat: int, out: Any) -> int:
    s.left = 1
    return rules.legal(s, box, seat, out)


@compiled
def legal_without_end(s: Any, box: Any, seat: int, out: Any) -> int:
    out[state.MOST_CHOICES + 3] = 0
    return rules.legal(s, box, seat, out)


@compiled
def sample_the_first(s: Any, box: Any, rng: Any) -> int:
    for kind in range(state.KINDS):
        if s.deck[kind] > 0:
            return kind
    return 0


@compiled
def apply_in_seat_order(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    if s.phase == state.PICKING:
        s.left += seat * s.picks[0]
    rules.apply(s, box, seat, action, events)


@compiled
def prefer_never(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = 0.0


@compiled
def hunch_too_far(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any, rng: Any) -> int:
    return n


@compiled
def foresee_two_winners(s: Any, box: Any, weights: Any, shares: Any) -> None:
    shares[: s.players] = 0.0
    shares[:2] = 1.0


@compiled
def prefer_beyond_its_room(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None:
    weights[:] = 1.0


@compiled
def foresee_beyond_its_room(s: Any, box: Any, weights: Any, shares: Any) -> None:
    weights[:] = 0.0
    shares[: s.players] = 1.0 / s.players


@compiled
def foresee_for_everybody(s: Any, box: Any, weights: Any, shares: Any) -> None:
    shares[: s.players + 1] = 1.0 / s.players


@compiled
def lot_without_the_last(s: Any, box: Any, seat: int, actions: Any, rng: Any) -> int:
    n = rules.legal(s, box, seat, actions)
    return int(actions[below(rng, max(1, n - 1))])


def tell_everything(before: Any, components: Any, seat: int, action: int) -> list[Event]:
    return [
        replace(event, facts={**event.facts, **event.secret}) for event in text.story(before, components, seat, action)
    ]


def tell_no_picks(before: Any, components: Any, seat: int, action: int) -> list[Event]:
    return [event for event in text.story(before, components, seat, action) if event.kind == "picked"]


def tell_numpy_numbers(before: Any, components: Any, seat: int, action: int) -> list[Event]:
    events = text.story(before, components, seat, action)
    return [replace(event, facts={**event.facts, "size": before.deck_size}) for event in events]


def tell_a_secret_set(before: Any, components: Any, seat: int, action: int) -> list[Event]:
    events = text.story(before, components, seat, action)
    return [replace(event, secret={**event.secret, "seats": {seat}}, secret_of=max(seat, 0)) for event in events]


def count_in_numpy(s: Any, components: Any) -> list[list[Line]]:
    counted: Any = np.int64
    return [[replace(line, points=counted(line.points)) for line in seat] for seat in text.sheet(s, components)]


def cite_by_number(hidden: Any, components: Any, seat: int, action: int) -> Refusal:
    return Refusal("no", 7)  # type: ignore[arg-type]


def describe_without_discard(s: Any, components: Any) -> dict[str, Any]:
    return {**position.describe(s, components), "discard": [], "deck": None, "deck_size": None}


def nameless(components: Any, action: int) -> str | None:
    return None if action == 1 else text.action_text(components, action)


def walk(game: Game, players: int = 4) -> None:
    """A few random games of a game, looked at by the kit."""
    for seed in range(3):
        Walk(game, Setup(players, PLAIN), seed).check()


def test_the_real_game_passes() -> None:
    walk(GAME)


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        ({"hide": hide_nothing}, "sees the choice of seat|could tell"),
        ({"hide": hide_all_but_passes}, "sees the choice of seat"),
        ({"hide": hide_picks_by_number}, "sees the choice of seat|could tell|possible"),
        ({"imagine": imagine_too_many}, "could tell an imagined table"),
        ({"imagine": imagine_nothing}, "not a possible one|hidden"),
        ({"reveals": reveal_nothing}, "unmarked by reveals"),
        ({"legal": legal_backwards}, "ascending order"),
        ({"legal": legal_with_a_mark}, "changed the table"),
        ({"legal": legal_without_end}, "most_choices"),
        ({"sample": sample_the_first}, "too often or too rarely"),
        ({"apply": apply_in_seat_order}, "order of choices|round-trip|possible"),
        ({"prefer": prefer_never}, "preferences"),
        ({"prefer": prefer_beyond_its_room}, "prefer wrote more than the .* numbers it has room for"),
        ({"hunch": hunch_too_far}, "a hunch is for choice"),
        ({"foresee": foresee_two_winners}, "the shares foreseen are"),
        ({"foresee": foresee_for_everybody}, "for more seats than there are"),
        ({"foresee": foresee_beyond_its_room}, "foresee wrote more than the .* numbers it has room for"),
        ({"lot": lot_without_the_last}, "lot draws"),
        ({"story": tell_everything}, "hears the choice|tells seat"),
        ({"story": tell_no_picks}, "everybody should be told what seat . chose"),
        ({"describe": describe_without_discard}, "round-trip"),
        ({"action_text": nameless}, "has no text"),
        ({"story": tell_numpy_numbers}, r"event '.*', facts\['size'\] is np.int.* of type numpy.int"),
        ({"story": tell_a_secret_set}, r"event '.*', secret\['seats'\] is \{-?\d\} of type builtins.set"),
        ({"sheet": count_in_numpy}, r"the sheet\[0\]\[0\]\[1\] is np.int64"),
        ({"question": lambda *_: np.str_("Which?")}, r"the view of \d\['question'\] is np.str_\('Which\?'\)"),
        ({"refusal": cite_by_number}, "is refused by 7"),
        (
            {"derive": lambda *_: {1: 2}},
            r"the view of 0\['table'\]\['derived'\] has the key 1 of type int; expected text",
        ),
        (
            {"derive": lambda *_: {"odds": [0.5, float("nan")]}},
            r"\['derived'\]\['odds'\]\[1\] is nan; JSON has no such",
        ),
    ],
)
def test_a_broken_game_is_caught(broken: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenGame, match=complaint):
        walk(replace(GAME, **broken))


def test_two_actions_of_one_name_are_caught() -> None:
    with pytest.raises(BrokenGame, match="two actions are both called 'same'"):
        check_facts(replace(GAME, action_text=lambda components, action: "same"))


@compiled
def score_in_a_circle(s: Any, box: Any, points: Any, standings: Any) -> None:
    rules.score(s, box, points, standings)
    if points[0] < -1000:
        again(s, box, points, standings)


@compiled
def again(s: Any, box: Any, points: Any, standings: Any) -> None:
    score_in_a_circle(s, box, points, standings)


def test_rules_that_call_themselves_are_caught() -> None:
    """numba compiles them, but what it keeps of them crashes when it is read again."""
    with pytest.raises(BrokenGame, match="score_in_a_circle calls again calls score_in_a_circle; read from the cache"):
        check_facts(replace(GAME, score=score_in_a_circle))


def test_a_game_that_hides_nothing_though_it_says_so_is_caught() -> None:
    game = pig()
    with pytest.raises(BrokenGame, match="always the real one"):
        check_game(replace(game, secrets=True), games=1, interpreted=False)


def test_interpreted_rules_that_differ_are_caught(tmp_path: Path) -> None:
    source = PIG.read_text(encoding="utf-8")
    overflowing = source.replace('("pot", "i2")', '("pot", "i1")')
    overflowing = overflowing.replace("s.pot += face + 1", "s.pot = s.pot * 50 // 50 + face + 1")
    assert overflowing != source
    path = tmp_path / "overflowing_pig.py"
    path.write_text(overflowing, encoding="utf-8")
    with pytest.raises(BrokenGame, match="(?s)interpreted: .*overflow"):
        check_interpreted(loaded(path), seed=1)


def test_a_game_that_no_module_holds_cannot_be_compared() -> None:
    with pytest.raises(BrokenGame, match="no module holds it as GAME"):
        check_interpreted(replace(GAME, name="nowhere"), seed=1)


def test_a_strangers_game_passes() -> None:
    check_game(pig())


def pig() -> Game:
    """The game of the example."""
    return loaded(PIG)


def loaded(path: Path) -> Game:
    """The game a file holds, as a module that a fresh Python finds too."""
    if path.stem not in sys.modules:
        spec = spec_from_file_location(path.stem, path)
        assert spec is not None and spec.loader is not None
        sys.modules[path.stem] = module_from_spec(spec)
        sys.path.append(str(path.parent))
        spec.loader.exec_module(sys.modules[path.stem])
    game: Game = sys.modules[path.stem].GAME
    return game
