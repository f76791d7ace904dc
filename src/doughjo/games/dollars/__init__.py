"""Dollars to Donuts, 2 to 4 players, or one alone."""

from pathlib import Path

from doughjo.core.contract import Game, Option
from doughjo.games.dollars import (
    asking,
    components,
    derived,
    drawing,
    foresight,
    heuristics,
    lots,
    moves,
    position,
    rules,
    said,
    state,
    view,
)

GAME = Game(
    name="dollars",
    title="Dollars to Donuts",
    seats=range(1, 5),
    minutes=45,
    version=3,
    folder=Path(__file__).parent,
    state=state.State,
    most_choices=state.MOST_CHOICES,
    moves=moves.MOVES,
    luck=moves.LUCK,
    events=said.EVENTS,
    questions=said.QUESTIONS,
    reasons=said.REASONS,
    score_lines=said.SCORE_LINES,
    clauses="DD",
    view=view.VIEW,
    derived=view.DERIVED,
    facts=derived.Facts,
    derive=derived.derive,
    kinds=view.kinds,
    names=view.names,
    texts=said.TEXTS,
    printed=view.printed,
    tallies=said.COUNTERS,
    tallied=said.counted,
    picture=drawing.picture,
    page=drawing.page,
    ask=asking.ask,
    refuse=asking.refuse,
    lines=rules.lines,
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    lot=lots.lot,
    apply=rules.apply,
    chance=rules.chance,
    sample=rules.sample,
    resolve=rules.resolve,
    score=rules.score,
    prefer=heuristics.prefer,
    foresee=foresight.foresee,
    tally=rules.tally,
    lay=position.lay,
    components_file="box.toml",
    read_components=components.read_components,
    scratch=max(heuristics.SCRATCH, foresight.SCRATCH),
    mastery={  # it plays on for about four rounds, then looks at the table
        players: {"horizon": 8 * players, "whole": True, "care": 0.0, "exploration": 0.5} for players in range(2, 5)
    },
    efforts={  # a playout takes long, and few are enough
        players: {"baker": 24, "chef": 600, "master": 20_000} for players in range(1, 5)
    },
    secrets=False,  # everything but the order of supply, deck and bag, which luck decides
    options=(
        Option(
            name="shared_starters",
            clause="DD-04",
        ),
        Option(
            name="starters_last",
            clause="DD-03",
        ),
        position.FIRST_PLAYER,
        Option(
            name="quiet_end",
            default=True,
            clause="DD-34",
        ),
    ),
)
