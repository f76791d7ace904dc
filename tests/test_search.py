"""Bots that search: legal, blind to what their seat may not know, and right where one can know what is right."""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import doughjo
from doughjo import bots
from doughjo.bots.searching import BELIEVED, Effort, Searcher, Thought, compiled_for, workplace
from doughjo.bots.tree import FIRST_EDGES, MOST_EDGES, Manner, new_tree
from doughjo.core.chance import seeded
from doughjo.core.components import open_box
from doughjo.core.contract import CHANCE, record_of, seats_in
from doughjo.core.ordering import likeliest_first
from doughjo.games.drive_thru.state import TURN
from doughjo.games.go_nuts import heuristics
from doughjo.lab.exact import Solver, Values, endings, loss, solved
from doughjo.match import Match
from doughjo.testing.kit import Eyes

LONG = 1e6  # seconds: so many iterations, however long they take
COMPETITIVE = ["go-nuts", "drive-thru", "dollars"]
# The last row of two players.
LAST_ROW = {
    "players": 2,
    "deck": {},
    "row": ["jelly-filled", "plain", "donut-holes"],
    "collections": [["jelly-filled", "plain"], ["donut-holes", "donut-holes"]],
}
AHEAD = {
    "players": 3,
    "deck": {"plain": 3, "glazed": 3},
    "row": ["plain"] * 4,
    "collections": [["powdered"], ["glazed"], ["glazed"]],
}


def think(match: Match, seat: int, iterations: int, seed: int = 1, flat: bool = False) -> Thought:
    seen = bots.seen_in(match, seat)
    return Searcher(LONG, iterations, flat=flat).think(seen, seeded(seed))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", COMPETITIVE)
def test_a_search_makes_legal_moves_to_the_end(name: str, players: int) -> None:
    match, bot, rng = doughjo.game(name).start(players=players, seed=3), Searcher(LONG, 30), seeded(3)
    while not match.over:
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            match.play(seat, bots.move(bot, match, seat, rng))
    assert match.winners


@pytest.mark.parametrize("name", COMPETITIVE)
def test_the_same_luck_and_effort_give_the_same_thought(name: str) -> None:
    match = doughjo.game(name).start(players=3, seed=5)
    (seat, *_) = sorted(match.to_act, key=str)
    assert isinstance(seat, int)
    first, again, other = (think(match, seat, 200, seed) for seed in (1, 1, 2))
    assert 60 <= first.iterations <= 200  # it stops when nothing could change any more
    assert first.iterations == again.iterations
    assert np.array_equal(first.shares, again.shares) and np.array_equal(first.values, again.values)
    assert not np.array_equal(first.values, other.values)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", COMPETITIVE)
def test_no_two_decisions_are_taken_for_one(name: str, players: int) -> None:
    match, dice, seen = doughjo.game(name).start(players=players, seed=1), random.Random(1), set()
    for _ in range(500):
        eyes = Eyes(match.game, match.components, match.table)
        for _ in range(14):
            mover = next(iter(seats_in(eyes.owed())), CHANCE)
            if mover != CHANCE:
                seen.add((mover, eyes.hidden(mover).table))
            eyes = eyes.after(mover, dice.choice(eyes.moves(mover)))
    digest = compiled_for(match.game).digest
    assert len({int(digest(words_of(table), seat)) for seat, table in seen}) == len(seen) > 1000


def words_of(table: bytes) -> Any:
    return np.frombuffer(table.ljust(-(-len(table) // 8) * 8, b"\0"), np.uint64)


@pytest.mark.parametrize("flat", [False, True])
def test_a_thought_does_not_depend_on_what_its_seat_cannot_know(flat: bool) -> None:
    thoughts = []
    for pick in ("pick 1", "pick 4"):
        match = doughjo.game("go-nuts").start(players=3, seed=7)
        match.play(0, pick)
        thoughts.append(think(match, 1, 400, flat=flat))
    assert np.array_equal(thoughts[0].values, thoughts[1].values)
    assert np.array_equal(thoughts[0].shares, thoughts[1].shares)


def test_what_several_decide_at_once_is_mixed_and_drawn_by_lot() -> None:
    match = doughjo.game("go-nuts").start(players=4, seed=2)
    thought = think(match, 0, 3000)
    assert thought.mixed
    assert thought.shares.sum() == pytest.approx(1)
    assert (thought.shares > 0).sum() > 1
    moves = Counter(bots.move(Searcher(LONG, 3000), match, 0, seeded(seed)) for seed in range(30))
    assert len(moves) > 1


@pytest.mark.parametrize("name", COMPETITIVE)
def test_a_search_gives_nothing_away_in_endings_that_can_be_solved(name: str) -> None:
    game = doughjo.game(name).rules
    solver = Solver(game, open_box(game), players=2, most=600)
    found = list(itertools.islice(endings(solver, games=600, most=3), 10))  # in many all comes to the same
    assert len(found) == 10
    losses = [loss(solver, ending, Searcher(LONG, 3000), seeded(1)) for ending in found]
    assert sum(losses) / len(losses) < 0.02


def test_an_ending_is_solved_as_by_hand() -> None:
    match = doughjo.game("go-nuts").start_from(LAST_ROW, seed=1)
    solver = Solver(match.game, match.components, players=2)
    matrix = solver.matrix(match.table)
    for mine, theirs in itertools.product(range(3), range(3)):
        played = doughjo.game("go-nuts").start_from(LAST_ROW, seed=1)
        played.play(0, f"pick {mine + 1}")
        played.play(1, f"pick {theirs + 1}")
        assert played.over
        assert matrix[mine, theirs] == (0 in played.winners) / len(played.winners)


def test_a_matrix_game_is_solved() -> None:
    mine, theirs, value = solved(np.array([[3.0, 0.0], [1.0, 2.0]]))
    assert mine == pytest.approx([0.25, 0.75], abs=0.01)
    assert theirs == pytest.approx([0.5, 0.5], abs=0.01)
    assert value == pytest.approx(1.5, abs=0.01)


def test_a_search_stops_when_more_of_it_could_not_change_its_choice() -> None:
    match, stopped = doughjo.game("drive-thru").start(players=2, seed=1), 0
    while len(match.moves) < 30:
        (seat,) = match.to_act
        assert isinstance(seat, int)
        thought = think(match, seat, 1000)
        if len(thought.shares) > 1 and thought.iterations < 1000:
            first, second, *_ = sorted(thought.shares * thought.iterations, reverse=True)
            assert first - second > 1000 - thought.iterations
            stopped += 1
        match.play(seat, match.legal(seat)[0])
    assert stopped > 0


def settled(
    rows: Values, columns: Values, free: float = 1.0, habit: float = 0.5, aimless: tuple[float, float] = (0.0, 0.0)
) -> tuple[Values, Values]:
    """The mixtures of two who decide at once, who have noted what every pair of choices brings them.

    Whatever they do not choose freely, they choose and are expected to choose by lot.
    """
    tree = new_tree(2, 256)
    sizes = rows.shape
    for node, first in enumerate((0, sizes[0])):
        tree.nodes[node]["first"], tree.nodes[node]["edges"] = first, sizes[node]
        tree.edges["prior"][first : first + sizes[node]] = 1 / sizes[node]
        tree.path_seats[node] = node
    for cell, (row, column) in enumerate(np.ndindex(sizes)):
        tree.cells[cell, :3] = 1, rows[row, column], columns[row, column]
        tree.cell_edges[cell, :2] = row, sizes[0] + column
    tree.used[:] = 2, sum(sizes), rows.size
    compiled_for(doughjo.game("go-nuts").rules).settle(
        tree, Manner(0, 2, False, free=free, habit=habit), np.array(aimless), 2, 200
    )
    mix = tree.edges["mix"]
    return mix[: sizes[0]], mix[sizes[0] : sum(sizes)]


def test_two_who_decide_at_once_settle_on_what_nobody_can_use() -> None:
    matrix = np.array([[1.0, 0.0], [1 / 3, 2 / 3]])
    mine, theirs = settled(matrix, 1 - matrix)
    assert mine == pytest.approx([0.25, 0.75], abs=0.02)
    assert theirs == pytest.approx([0.5, 0.5], abs=0.02)


def shown_picks(match: Match, rounds: int, pick: Callable[[Match, int], str]) -> Match:
    """A match in which all have picked some times, each as `pick` says; powers go by lot."""
    while rounds > 0 and not match.over:
        together, dice = len(match.to_act) > 1, random.Random(len(match.moves))
        for seat in sorted(match.to_act, key=str):
            assert isinstance(seat, int)
            match.play(seat, pick(match, seat) if together else dice.choice(match.legal(seat)))
        rounds -= together
    return match


def least_liked(match: Match, seat: int) -> str:
    """The pick that the game's preferences like least."""
    ids, weights = np.array(match.legal_ids(seat), np.int32), np.zeros(match.game.room)
    match.game.prefer(record_of(match.asked(seat)), match.components.box, seat, ids, len(ids), weights)
    return match.legal(seat)[int(weights[: len(ids)].argmin())]


def suspected(match: Match, seat: int, **changes: float) -> Values:
    """How likely all others are believed to choose by lot."""
    searcher = Searcher(LONG, 1, changes=tuple(changes.items()))
    searcher.think(bots.seen_in(match, seat), seeded(1))
    return np.array(workplace(match.game, match.components)[1].aimless[: match.players])


def test_whoever_picks_what_nobody_would_is_believed_to_choose_by_lot() -> None:
    def pick(match: Match, seat: int) -> str:
        return least_liked(match, seat) if seat == 2 else bots.move(bots.find("greedy"), match, seat, seeded(seat))

    match = doughjo.game("go-nuts").start(players=3, seed=4)
    assert suspected(match, 0, suspicion=0.2).tolist() == pytest.approx([0, 0.2, 0.2])
    shown_picks(match, 5, pick)
    sensible, odd = suspected(match, 0, suspicion=0.2)[1:]
    assert sensible < 0.2 and odd > 0.8
    assert suspected(match, 1, suspicion=0.2)[[0, 1]].tolist() == pytest.approx([0.05, 0.0], abs=0.1)
    assert not suspected(match, 0).any(), "nobody suspects anybody unless told to"


def test_against_somebody_who_chooses_by_lot_nothing_is_mixed() -> None:
    matrix = np.array([[1.0, 0.0], [1 / 3, 0.5]])  # against anything equally likely: a half, and less
    mine, _ = settled(matrix, 1 - matrix, free=0.5, aimless=(0.0, 1.0))
    assert mine == pytest.approx([1.0, 0.0], abs=0.02)


@pytest.mark.parametrize(("aimless", "picks"), [(0b00, {1}), (0b10, {1}), (0b01, {1, 2, 3})])
def test_playouts_let_those_go_by_lot_who_are_believed_to(aimless: int, picks: set[int]) -> None:
    match = doughjo.game("go-nuts").start_from(
        {"players": 2, "deck": {"plain": 3}, "row": ["powdered", "glazed", "glazed"]}
    )
    desk, manner, found = workplace(match.game, match.components)[1], Manner(0, 2, False, guided=0.0, horizon=1), set()
    desk.root[:] = match.asked(0)
    for seed in range(30):
        desk.work[:] = desk.root
        compiled_for(match.game).play_on(desk, manner, 1, aimless, seeded(seed))
        found.add(int(desk.work["picks"][0][0]))
    assert found == picks


def test_whoever_expects_the_other_to_go_by_preference_makes_the_most_of_it() -> None:
    matrix = np.array([[1.0, 0.0], [1 / 3, 0.5]])  # against anything equally likely: a half, and less
    mine, _ = settled(matrix, 1 - matrix, free=0.0)
    assert mine == pytest.approx([0.75, 0.25], abs=0.02)  # half of it by habit, which here is anything
    assert settled(matrix, 1 - matrix)[0][0] < 0.5


def test_how_much_is_done_by_habit_is_the_game_s_to_say() -> None:
    matrix = np.array([[1.0, 0.0], [1 / 3, 0.5]])
    for habit, best in [(0.0, 1.0), (0.25, 0.875), (0.5, 0.75)]:
        assert settled(matrix, 1 - matrix, free=0.0, habit=habit)[0][0] == pytest.approx(best, abs=0.02)


def test_the_others_are_expected_to_prefer_what_the_game_prefers() -> None:
    position = {**LAST_ROW, "row": ["plain", "jelly-filled", "plain"], "collections": [["jelly-filled"]] * 2}
    match = doughjo.game("go-nuts").start_from(position, seed=1)
    think(match, 0, 50)
    tree, _ = workplace(match.game, match.components)
    for node in tree.nodes[:2]:
        prior = tree.edges["prior"][node["first"] : node["first"] + 3]
        assert prior[1] > prior[0] == pytest.approx(prior[2])
        assert prior.sum() == pytest.approx(1.0)


LAST_ROW_OF_FIVE = {
    "players": 5,
    "deck": {},
    "row": ["jelly-filled", "powdered", "glazed", "donut-holes", "plain", "plain"],
    "collections": [["jelly-filled"]] * 5,
}


def in_a_crowd(suspicion: float, habit: float = 0.5, free: float = 0.0) -> tuple[Match, Thought]:
    """What seat 0 makes of the last row of five, where only the win counts."""
    match = doughjo.game("go-nuts").start_from(LAST_ROW_OF_FIVE, seed=1)
    changes = (("care", 0.0), ("habit", habit), ("suspicion", suspicion), ("free", free))
    return match, Searcher(LONG, 20_000, changes=changes).think(bots.seen_in(match, 0), seeded(1))


@pytest.mark.parametrize("suspicion", [0.0, 0.999999])
def test_in_a_crowd_every_choice_is_worth_what_it_brings_if_the_others_do_what_is_expected(suspicion: float) -> None:
    match, thought = in_a_crowd(suspicion)
    tree, _ = workplace(match.game, match.components)
    by_lot = np.full((4, 6), 1 / 6)
    preferred = np.array([tree.edges["prior"][node["first"] :][:6] for node in tree.nodes[1:5]])
    worth = exact_worth(match, by_lot if suspicion else preferred)
    assert thought.values == pytest.approx(worth, abs=0.03) and worth.max() - worth.min() > 0.1


def exact_worth(match: Match, others: Values) -> Values:
    """What each pick of the first seat brings on average, if the others pick so likely."""
    worth, eyes = np.zeros(6), Eyes(match.game, match.components, match.table)
    for picks in itertools.product(range(6), repeat=5):
        end = eyes.after_all(enumerate(picks))
        standings = np.zeros((2, 8), np.int32)
        match.game.score(end.record, match.components.box, *standings)
        best = standings[1, :5] == standings[1, :5].max()
        worth[picks[0]] += others[range(4), picks[1:]].prod() * best[0] / best.sum()
    return worth


def test_in_a_crowd_the_best_choice_is_mixed_with_what_the_game_prefers() -> None:
    for habit in (0.0, 0.5):
        match, thought = in_a_crowd(0.0, habit)
        prior = workplace(match.game, match.components)[0].edges["prior"][:6]
        wanted = habit * prior + (1 - habit) * (thought.values == thought.values.max())
        wanted[wanted < 0.1 * wanted.max()] = 0.0
        assert thought.shares == pytest.approx(wanted / wanted.sum())


def test_a_crowd_is_expected_to_answer_what_is_preferred_as_far_as_it_is_free() -> None:
    match, usual = in_a_crowd(0.0)
    best = int(usual.values.argmax())  # all five have the same cards, so this is everybody's answer
    _, free = in_a_crowd(0.0, free=2.0)  # half of what four others do
    tree, _ = workplace(match.game, match.components)
    for node in tree.nodes[1:5]:
        edges = slice(node["first"], node["first"] + 6)
        expected = 0.5 * tree.edges["prior"][edges] + 0.5 * (np.arange(6) == best)
        assert tree.expected[edges] == pytest.approx(expected)
    assert free.values[best] < usual.values[best] - 0.1


def test_against_a_crowd_that_chooses_by_lot_nothing_is_mixed() -> None:
    _, thought = in_a_crowd(0.999999)
    assert thought.shares.max() == pytest.approx(1.0)


def test_hunches_take_the_best_card_of_two_players_and_mix_those_of_more() -> None:
    taken = []
    for players in (2, 3):
        position = {
            **LAST_ROW,
            "players": players,
            "row": ["plain", "jelly-filled", "donut-holes", "plain"][: players + 1],
        }
        position["collections"] = [["jelly-filled"], *[[]] * (players - 1)]  # the second makes the pair
        match, rng = doughjo.game("go-nuts").start_from(position, seed=1), seeded(1)
        eyes = Eyes(match.game, match.components, match.table)
        picks = [eyes.hunch(0, eyes.legal(0), rng) for _ in range(4000)]
        taken.append(np.bincount(picks, minlength=len(eyes.legal(0))) / len(picks))
        values = np.array(
            [heuristics.pick_worth(eyes.record, match.components.box, 0, kind) for kind in eyes.record["row"]]
        )
    assert taken[0].tolist() == [0, 1, 0]
    brings = values[:4] * (1 - taken[1]) ** 2  # if the two others pick alike
    picked = taken[1] > 0
    assert brings[picked] == pytest.approx(brings[picked].mean(), rel=0.1)
    assert picked.sum() > 1
    assert (values[:4][~picked] <= brings[picked].mean() * 1.1).all()


def test_a_playout_that_stops_early_is_worth_what_the_game_foresees() -> None:
    match = doughjo.game("go-nuts").start_from(AHEAD, seed=1)
    seen = bots.seen_in(match, 0)
    Searcher(LONG, 1, changes=(("horizon", 0),)).think(seen, seeded(1))
    tree, desk = workplace(match.game, match.components)
    shares = np.zeros(3)
    heuristics.foresee(desk.work[0], desk.boxes[0], desk.weights, shares)
    assert tree.rewards[:3] == pytest.approx(shares) and 0 < shares[0] < 1
    Searcher(LONG, 1).think(seen, seeded(1))
    assert sorted(tree.rewards[:3])[0] < 0.25  # the end is known: whoever lost gets next to nothing


def test_a_playout_may_stop_only_between_turns() -> None:
    match = doughjo.game("drive-thru").start(players=3, seed=1)
    (seat,) = match.to_act
    assert isinstance(seat, int)
    seen = bots.seen_in(match, seat)
    _, desk = workplace(match.game, match.components)
    phases = set()
    for whole in (True, False):
        for number in range(40):
            Searcher(LONG, 1 + number, changes=(("horizon", 0), ("whole", whole))).think(seen, seeded(number))
            phases.add((whole, int(desk.work["phase"][0]) == TURN))
    assert phases == {(True, True), (False, True), (False, False)}


def test_a_mixture_that_stays_as_it_was_is_believed() -> None:
    clear = doughjo.game("go-nuts").start_from(LAST_ROW, seed=1)
    assert BELIEVED < think(clear, 0, 10 * BELIEVED).iterations < 10 * BELIEVED
    assert think(clear, 0, BELIEVED).iterations == BELIEVED


def test_flat_comparison_tries_everything_equally_often() -> None:
    match = doughjo.game("drive-thru").start(players=2, seed=1)
    thought = think(match, 0, 600, flat=True)
    assert thought.shares == pytest.approx(1 / len(thought.actions), abs=0.01)


@pytest.mark.parametrize("most", [1, 12, 40, 50])
def test_the_likeliest_choices_come_first_and_of_equals_the_first(most: int) -> None:
    actions, weights = np.arange(40, dtype=np.int32), np.array([float(i * 7 % 10) for i in range(40)])
    order = np.lexsort((actions, -weights))[:most]
    wanted = actions[order].tolist(), weights[order].tolist()
    n = likeliest_first(actions, weights, 40, most)
    assert (actions[:n].tolist(), weights[:n].tolist()) == wanted and n == min(40, most)


def test_a_decision_met_often_is_widened_and_keeps_what_is_known_of_it() -> None:
    match = doughjo.game("dollars").start(players=2, seed=1)  # its first decision has 288 choices
    (seat,) = match.to_act
    assert isinstance(seat, int)
    assert len(think(match, seat, 2).actions) == MOST_EDGES  # at the root all are laid at once
    think(match, seat, 400)
    tree, _ = workplace(match.game, match.components)
    nodes = tree.nodes[1 : tree.used[0]]
    assert {FIRST_EDGES, MOST_EDGES} <= set(nodes["edges"].tolist())
    for node in nodes:
        edges = tree.edges[node["first"] : node["first"] + node["edges"]]
        tried = compiled_for(match.game).width(Manner(seat, 2, False), int(node["visits"]) - 1)
        assert tried <= FIRST_EDGES if node["more"] else len(edges) <= FIRST_EDGES or tried > FIRST_EDGES
        assert edges["visits"].sum() == node["visits"] and edges["value"].sum() == pytest.approx(node["value"])
        assert (edges["prior"][:-1] >= edges["prior"][1:]).all() and len(set(edges["action"])) == len(edges)


def test_an_effort_ends_with_its_time_or_its_iterations() -> None:
    done: list[int] = []
    Effort(LONG, 1000).go_on(done.append)
    assert sum(done) == 1000
    Effort(0.0, 1000).go_on(done.append)
    assert 0 < sum(done) - 1000 < 100  # however late it is, it has looked at something
    Effort(LONG, 1).go_on(done.append, share=0.3)
    assert done[-1] == 1  # and however little it may
