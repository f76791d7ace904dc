"""Doughnut Drive-Thru, 2 to 4 players."""

from pathlib import Path

from doughjo.core.contract import Game, Option
from doughjo.games.drive_thru import components, heuristics, position, rules, text

GAME = Game(
    name="drive-thru",
    title="Doughnut Drive-Thru",
    summary="Learn recipes, prepare them and serve them, with doughnuts for workers and a die for luck.",
    seats=range(2, 5),
    minutes=30,
    version=1,
    folder=Path(__file__).parent,
    state=rules.State,
    actions=rules.ACTIONS,
    outcomes=rules.OUTCOMES,
    most_choices=rules.MOST_CHOICES,
    setup=rules.setup,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chance=rules.chance,
    sample=rules.sample,
    resolve=rules.resolve,
    score=rules.score,
    hide=rules.hide,
    imagine=rules.imagine,
    reveals=rules.reveals,
    prefer=heuristics.prefer,
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
        Option(
            name="first_player",
            text="Who starts: decided by lot, or the first seat.",
            default=position.OPTIONS["first_player"][0],
            choices=position.OPTIONS["first_player"],
            clause="DT-04",
        ),
    ),
)
