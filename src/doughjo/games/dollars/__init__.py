"""Dollars to Donuts, 2 to 4 players, or one alone."""

from pathlib import Path

from doughjo.core.contract import Game, Option
from doughjo.games.dollars import components, derived, foresight, heuristics, lots, position, rules, text

GAME = Game(
    name="dollars",
    title="Dollars to Donuts",
    summary="Lay tiles so that half donuts meet: equal halves please customers, unequal ones bring dollars.",
    seats=range(1, 5),
    minutes=45,
    version=3,
    folder=Path(__file__).parent,
    state=rules.State,
    actions=rules.ACTIONS,
    outcomes=rules.OUTCOMES,
    most_choices=rules.MOST_CHOICES,
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
    action_text=text.action_text,
    outcome_text=text.outcome_text,
    refusal=text.refusal,
    question=text.question,
    story=text.story,
    sentence=text.sentence,
    sheet=text.sheet,
    draw=text.draw,
    lookup=text.lookup,
    component_table=text.component_table,
    counters=text.counters,
    describe=position.describe,
    extras=derived.derive,
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
            text="Everybody's starters lie alike: the players choose one in turn, for all.",
            clause="DD-04",
        ),
        Option(
            name="starters_last",
            text="Starters are placed when the board and the line of customers lie open, not before.",
            clause="DD-03",
        ),
        position.FIRST_PLAYER,
        Option(
            name="quiet_end",
            text="The game also ends after some rounds in which nobody buys, lays or serves anything.",
            default=True,
            clause="DD-34",
        ),
    ),
)
