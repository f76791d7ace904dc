"""The conformance kit itself: a stranger's game passes, and every broken one is caught."""

import sys
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from doughjo.core.chance import below
from doughjo.core.codes import CODE, EVERYBODY, KNOWER, LEGAL, NO_CLAUSE, NOT_ASKED, emit
from doughjo.core.compile import compiled
from doughjo.core.contract import Game
from doughjo.core.moves import Moves
from doughjo.core.schema import Many, Schema
from doughjo.core.words import LANGUAGES
from doughjo.games.go_nuts import GAME, asking, moves, rules, said, state
from doughjo.games.go_nuts.moves import MOVES, PICK, decode
from doughjo.testing.branches import check_branches
from doughjo.testing.broken import BrokenGame
from doughjo.testing.catalogues import check_catalogues
from doughjo.testing.kit import Setup, Walk, check_facts, check_game, check_interpreted

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


@compiled
def setup_with_options_exchanged(s: Any, box: Any, players: int, options: Any) -> None:
    rules.setup(s, box, players, options[::-1].copy()[1:])


@compiled
def apply_aloud(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    rules.apply(s, box, seat, action, events)
    if events is not None:
        for row in range(1, events[0, CODE] + 1):
            events[row, KNOWER] = EVERYBODY


@compiled
def apply_without_the_reveal(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    rules.apply(s, box, seat, action, events)
    if events is not None:
        events[0, CODE] = 1


@compiled
def apply_otherwise_when_told(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    rules.apply(s, box, seat, action, events)
    if events is not None:
        s.left += 1


@compiled
def apply_at_length(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    rules.apply(s, box, seat, action, events)
    for _ in range(80):
        emit(events, said.ROUND_OVER, EVERYBODY, 0, 0, 0)


@compiled
def apply_with_a_mistake(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    raise ValueError("no branch")


@compiled
def refuse_nothing(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    emit(why, LEGAL, NO_CLAUSE, 0, 0, 0)


@compiled
def refuse_everything(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    emit(why, NOT_ASKED, NO_CLAUSE, 0, 0, 0)


@compiled
def refuse_without_a_word(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    pass


@compiled
def refuse_by_a_clause_that_is_none(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    asking.refuse(s, box, seat, action, why)
    why[1, KNOWER] = 99


@compiled
def refuse_for_a_reason_that_is_none(s: Any, box: Any, seat: int, action: int, why: Any) -> None:
    asking.refuse(s, box, seat, action, why)
    if why[1, CODE] != LEGAL:
        why[1, CODE] = 77


@compiled
def lines_of_nobody(s: Any, box: Any, out: Any) -> None:
    pass


Odds = np.dtype([("odds", "f8", (2,))])
ODDS = Schema((state.State, Odds), {"odds": Many("odds")})


@compiled
def derive_nonsense(s: Any, box: Any, seat: int, facts: Any) -> None:
    facts.odds[0] = 0.5
    facts.odds[1] = np.nan


def kinds_of_numpy(components: Any) -> Any:
    return {"card": [np.str_(card.id) for card in components.pieces]}


def lay_nothing(position: Any, components: Any) -> Any:
    return position["no such key"]


def verbs_with(**changes: Any) -> Moves:
    """The moves of Go Nuts, with verbs changed."""
    return Moves([replace(verb, text=changes.get(verb.name, verb.text)) for verb in MOVES.verbs])


VIEW_WITHOUT_DISCARD = Schema(
    (state.State,), {name: entry for name, entry in GAME.view.group.entries.items() if name != "discard"}
)


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
        ({"setup": setup_with_options_exchanged}, "the options are .*; the position says"),
        ({"apply": apply_aloud}, "hears the choice|tells seat"),
        ({"apply": apply_without_the_reveal}, "everybody should be told what seat . chose"),
        ({"apply": apply_otherwise_when_told}, "leads to another table when its events are written"),
        ({"apply": apply_at_length}, r"emits \d+ events; most_events is 64"),
        ({"apply": apply_with_a_mistake}, "apply: ValueError: no branch"),
        ({"view": VIEW_WITHOUT_DISCARD, "picture": None}, "does not round-trip"),
        ({"moves": verbs_with(pick=lambda **_: None)}, "has no text"),
        (
            {"kinds": kinds_of_numpy},
            r"the view of 0\['table'\]\['deck'\] has the key np.str_\('chocolate-frosted'\) of type str_",
        ),
        ({"lay": lay_nothing}, r"lay: KeyError: 'no such key' \(test_kit.py:\d+\)"),
        ({"picture": lambda view, teller: ""}, "the table is drawn as nothing"),
        ({"lines": lines_of_nobody}, "the score sheets add up to"),
        ({"refuse": refuse_nothing}, "refuse says that .* of seat . is legal; it is not"),
        ({"refuse": refuse_everything}, "refuse gives a reason against .* of seat ., which is legal"),
        ({"refuse": refuse_without_a_word}, "refuse writes 0 reasons for action"),
        ({"refuse": refuse_by_a_clause_that_is_none}, "refuse cites GN-99 against .*; the rules have no such clause"),
        ({"refuse": refuse_for_a_reason_that_is_none}, "with 77, which is no reason"),
        (
            {"facts": Odds, "derived": ODDS, "derive": derive_nonsense},
            r"the view of \d\['table'\]\['derived'\]\['odds'\]\[1\] is nan; JSON has no such",
        ),
    ],
)
def test_a_broken_game_is_caught(broken: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenGame, match=complaint):
        walk(replace(GAME, **broken))


def test_two_actions_of_one_name_are_caught() -> None:
    with pytest.raises(BrokenGame, match="two actions are both called 'same'"):
        check_facts(replace(GAME, moves=verbs_with(done="same", pick="same")))


@pytest.mark.parametrize("name", ["round", "take", "sum", "size", "item", "copy", "all", "max", "sort", "put", "fill"])
def test_a_field_that_numpy_answers_itself_is_caught(name: str) -> None:
    record = np.dtype([("players", "i8"), ("inside", np.dtype([(name, "i1")]))])
    every: list[dict[str, Any]] = [{"facts": record}, {"state": record}]
    for broken in every:
        with pytest.raises(BrokenGame, match=f"a field of a record is called {name!r}, as a method of all records"):
            check_facts(replace(GAME, **broken))


# --- Verbs that are forgotten


@compiled
def apply_picks_alone(s: Any, box: Any, seat: int, action: int, events: Any) -> None:
    verb, a, _, _ = decode(action)
    if verb == PICK:
        rules.pick(s, seat, a, events)


@compiled
def prefer_by_most_verbs(s: Any, box: Any, seat: int, actions: Any, n: int, weights: Any) -> None:
    for i in range(n):
        weights[i] = liking(actions[i])


@compiled
def liking(action: int) -> float:
    verb, _, _, _ = decode(action)
    if verb == moves.PICK or verb == moves.CLEAR or verb == moves.FINISH or verb == moves.DISCARD_ITSELF:
        return 1.0
    if verb == moves.KEEP or verb == moves.TAKE or verb == moves.TAKE_DEEPER or verb == moves.PASS:
        return 2.0
    return 3.0


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (
            {"apply": apply_picks_alone},
            r"go-nuts: apply has no branch for the verb 'clear'; see apply_picks_alone in test_kit.py:\d+",
        ),
        (
            {"prefer": prefer_by_most_verbs},
            r"go-nuts: prefer has no branch for the verb 'discard'; see liking in test_kit.py:\d+",
        ),
        ({"refuse": refuse_nothing}, "go-nuts: refuse has no branch for the verb 'pick'"),
    ],
)
def test_a_verb_without_a_branch_is_named(broken: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenGame, match=complaint):
        check_branches(replace(GAME, **broken))


def test_what_tells_no_verbs_apart_needs_no_branches() -> None:
    check_branches(replace(GAME, prefer=prefer_never))


# --- Words


@pytest.mark.parametrize(
    ("tag", "old", "new", "complaint"),
    [
        ("en", "event-stopped =", "event-halted =", "words/en.ftl, event-stopped: the message is missing"),
        ("de", "event-stopped =", "event-halted =", "words/de.ftl, event-stopped: the message is missing"),
        ("de", "ask-steal-one =", "ask-rob =", "words/de.ftl, ask-steal-one: the message is missing"),
        ("en", "why-you-lack =", "why-lack =", "words/en.ftl, why-you-lack: the message is missing"),
        ("en", "line-cards =", "line-card =", "words/en.ftl, line-cards: the message is missing"),
        ("de", "count-taken =", "count-took =", "words/de.ftl, count-taken: the message is missing"),
        ("de", "text-steal-one =", "text-rob =", "words/de.ftl, text-steal-one: the message is missing"),
        ("en", "move-keep =", "move-hold =", "words/en.ftl, move-keep: the message is missing"),
        ("en", "option-drinks_are_donuts =", "option-drinks =", "option-drinks_are_donuts: the message is missing"),
        ("de", "summary =", "gist =", "words/de.ftl, summary: the message is missing"),
        ("en", "summary =", "gist = Nuts.\nsummary =", "words/en.ftl, gist: nothing says it"),
        ("de", "summary =", "event-taken-each = Nuts.\nsummary =", "words/de.ftl, event-taken-each: nothing says it"),
        ("en", "{ $card } has no effect", "{ $cake } has no effect", r"event-no-effect: it wants \$cake; it gets card"),
        ("de", "{ $card } bewirkt nichts", "{ $card-dat } bewirkt", r"event-no-effect: it wants \$card-dat; it gets"),
        ("de", "{ $card } bewirkt nichts", "Sie bewirkt nichts", r"does not say \$card, other than in en"),
        ("de", "{ $card } bewirkt", "{ $seat } und { $card } bewirkt", r"event-no-effect: it says \$seat, other than"),
        ("en", "more than { $number }", "more than { $many }", r"text-.*: it wants \$many; it gets"),
        ("de", "summary =", "summary = A\nsummary =", "words/de.ftl, summary: the message is there twice"),
        ("de", "summary =", "summary", "words/de.ftl cannot be read: 'summary"),
    ],
)
def test_wrong_words_are_caught(tag: str, old: str, new: str, complaint: str) -> None:
    catalogues = {each: GAME.catalogue(each) for each in LANGUAGES}
    changed = catalogues[tag].replace(old, new, 1)
    assert changed != catalogues[tag]
    with pytest.raises(BrokenGame, match=complaint):
        check_catalogues(replace(GAME, catalogues={**catalogues, tag: changed}))


def test_words_that_fit_are_let_pass() -> None:
    check_catalogues(replace(GAME, catalogues={each: GAME.catalogue(each) for each in LANGUAGES}))


def test_a_card_that_is_called_nothing_is_caught() -> None:
    with pytest.raises(
        BrokenGame, match="go-nuts, words/en.ftl, .*: there is no word for the card 'chocolate-frosted'"
    ):
        check_catalogues(replace(GAME, names=lambda components: {}))


def test_a_game_without_english_is_caught() -> None:
    with pytest.raises(BrokenGame, match="go-nuts has no words: expected words/en.ftl"):
        check_catalogues(replace(GAME, catalogues={"de": GAME.catalogue("de")}))


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
