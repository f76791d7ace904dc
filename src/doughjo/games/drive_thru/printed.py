"""What is printed on recipes, bakers and kitchen cards, as facts."""

from collections.abc import Mapping, Sequence

from doughjo.core.codes import Facts
from doughjo.games.drive_thru.state import KEEPS

ADDS = {"prepare": "adds-to-prepare", "serve": "adds-to-serve"}


def recipe_says(prepare: int, serve: int, tips: int, letter: str | None) -> Sequence[Facts]:
    """All a recipe says."""
    return [{"kind": "recipe", "prepare": prepare, "serve": serve, "tips": tips, "letter": letter}]


def baker_says(powers: Mapping[str, int]) -> Sequence[Facts]:
    """All a baker does."""
    more = {**powers, "keeps": powers["keeps"] and KEEPS + powers["keeps"]}  # in all
    says = [{"kind": ADDS.get(power, power), "number": number} for power, number in more.items() if number]
    return says or [{"kind": "no-power"}]
