"""Go Nuts for Donuts, 2 to 6 players."""

from pathlib import Path

from doughjo.core.contract import Game, Option
from doughjo.games.go_nuts import components, heuristics, position, rules, text

GAME = Game(
    name="go-nuts",
    title="Go Nuts for Donuts",
    summary="Pick a donut in secret: alone it is yours, together it is lost.",
    seats=range(2, 7),
    minutes=20,
    version=2,
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
    prefer_at=heuristics.prefer_at,
    hunch=heuristics.hunch,
    foresee=heuristics.foresee,
    searching={"guided": 0.0, "ripe": 8, "free": 0.75},
    mastery={  # it looks four rounds ahead, and reads how the others pick; a crowd it expects to answer, too
        **{players: {"horizon": 4 * players, "habit": 0.25, "suspicion": 0.4} for players in range(2, 5)},
        **{players: {"horizon": 4 * players, "suspicion": 0.4, "free": 0.5 * (players - 1)} for players in (5, 6)},
    },
    efforts={
        **{players: {"baker": 200, "chef": 2_000} for players in range(2, 5)},
        **{players: {"baker": 60, "chef": 2_000, "master": 12_000} for players in (5, 6)},
    },
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
    lays_open=True,
    components_file="cards.toml",
    read_components=components.read_components,
    options=(
        Option(
            name="sprinkled_gives_itself",
            text="The Sprinkled may give itself away even when you have other cards.",
            clause="GN-25",
        ),
        Option(
            name="maple_frosted_needs_sole_fewest",
            text="Maple Frosted scores only if you alone have the fewest cards; a tie does not count.",
            clause="GN-47",
        ),
        Option(
            name="drinks_are_donuts",
            text="Coffee and Milk count as donuts: as types, and wherever donuts are counted or chosen.",
            default=True,
            clause="GN-45",
        ),
    ),
)
