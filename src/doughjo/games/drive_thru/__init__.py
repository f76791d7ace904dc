"""Doughnut Drive-Thru, 2 to 4 players."""

from pathlib import Path

from doughjo.core.contract import Game, Option
from doughjo.games.drive_thru import components, foresight, heuristics, lots, position, rules, text

GAME = Game(
    name="drive-thru",
    title="Doughnut Drive-Thru",
    summary="Learn recipes, prepare them and serve them, with doughnuts for workers and a die for luck.",
    seats=range(2, 5),
    minutes=30,
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
    hide=rules.hide,
    imagine=rules.imagine,
    reveals=rules.reveals,
    prefer=heuristics.prefer,
    foresee=foresight.foresee,
    scratch=foresight.SCRATCH,
    searching={"guided": 0.0, "trust": 0.5, "care": 0.5},
    mastery={  # it looks at the table after every turn, and is sure of what it sees
        players: {"horizon": 0, "whole": True, "care": 0.0, "exploration": 0.2} for players in range(2, 5)
    },
    efforts={players: {"baker": 120, "chef": 3_000, "master": 30_000} for players in range(2, 5)},
    unit="tip",
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
    lay=position.lay,
    components_file="recipes.toml",
    read_components=components.read_components,
    options=(
        Option(
            name="bakers",
            text="Everybody has a baker for the whole game: chosen in turn, the last player first, or dealt at random.",
            default=position.OPTIONS["bakers"][0],
            choices=position.OPTIONS["bakers"],
            clause="DT-05",
        ),
        position.FIRST_PLAYER,
        Option(
            name="quiet_end",
            text="The game also ends after many rounds in which nobody prepares or serves a recipe.",
            default=True,
            clause="DT-82",
        ),
    ),
)
