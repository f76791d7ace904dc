"""A game's RULES.md, clause by clause: what players read, and what tests and refusals cite."""

import re
from dataclasses import dataclass
from functools import cache

from doughjo.core.contract import Game
from doughjo.core.edition import usual_teller
from doughjo.core.errors import DoughjoError

HEADING = re.compile(r"^#+ (.+)$")
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* (.+)$")
HOUSE = "*House ruling:*"
COMPONENTS = re.compile(r"(?<=<!-- components -->\n).*?(?=<!-- /components -->)", re.DOTALL)


@dataclass(frozen=True)
class Clause:
    """One numbered rule."""

    id: str
    section: str
    text: str

    @property
    def house(self) -> bool:
        """Whether some of it is ours, because the printed rules are silent or unclear."""
        return HOUSE in self.text


class NoRulesPage(DoughjoError):
    """The rules of a game have not been written down for players."""


def has_page(game: Game) -> bool:
    """Whether the rules of a game have been written down for players."""
    return (game.folder / "RULES.md").is_file()


@cache
def page(game: Game) -> str:
    """The rules as players read them, in Markdown. Raises NoRulesPage where there are none."""
    if not has_page(game):
        raise NoRulesPage(f"{game.title} has no page of rules: there is no RULES.md beside its code")
    return (game.folder / "RULES.md").read_text(encoding="utf-8")


@cache
def clauses(game: Game) -> dict[str, Clause]:
    """The clauses of a game by id, in the order of the page; none where there is no page."""
    found: dict[str, Clause] = {}
    section = ""
    for line in page(game).splitlines() if has_page(game) else ():
        if heading := HEADING.match(line):
            section = heading[1]
        elif clause := CLAUSE.match(line):
            found[clause[1]] = Clause(clause[1], section, clause[2])
    return found


def with_components(game: Game) -> str:
    """The page with its list of components made anew from the data."""
    table = usual_teller(game).page()
    return COMPONENTS.sub(lambda _: table, page(game))
