"""`doughjo rules`: the whole page, or one clause."""

import re
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from doughjo import DoughjoError
from doughjo.cli.screen import new_console, print_json
from doughjo.cli.setup import option_word
from doughjo.cli.shelf import game_called
from doughjo.cli.speech import say, spoken
from doughjo.core import rulebook
from doughjo.core.contract import Game
from doughjo.core.edition import usual_teller
from doughjo.core.notation import nearest

COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
NUMBER = re.compile(r"([a-z]*)[\s-]*(\d+)")


def run(arguments: Namespace) -> int:
    """Show the rules of a game."""
    game = game_called(arguments.game).rules
    if arguments.json:
        print_json(as_json(game, arguments.clause))
    else:
        show_rules(new_console(), game, arguments.clause)
    return 0


def as_json(game: Game, clause: str | None) -> dict[str, Any]:
    """The rules clause by clause, or the one clause asked for."""
    found = [find_clause(game, clause)] if clause else rulebook.clauses(game).values()
    if not found:
        rulebook.page(game)  # or it says that there is none
    return {"game": game.name, "title": game.title, "version": game.version, "clauses": [*map(clause_json, found)]}


def clause_json(clause: rulebook.Clause) -> dict[str, Any]:
    """A clause; `house` says whether some of it is ours."""
    return {"id": clause.id, "section": clause.section, "text": clause.text, "house": clause.house}


def show_rules(console: Console, game: Game, clause: str | None = None) -> None:
    """The page as Markdown, or one clause with its section."""
    if clause:
        show_clause(console, game, find_clause(game, clause))
    else:
        console.print(Markdown(COMMENT.sub("", rulebook.page(game))))


def show_clause(console: Console, game: Game, clause: rulebook.Clause) -> None:
    """A clause, whether it is ours, and the options that change it."""
    console.print(Text.assemble((clause.id, "bold cyan"), (f" · {game.title} · {clause.section}", "dim")))
    console.print(Markdown(clause.text))
    if clause.house:
        console.print(say("rules-ours"), style="yellow")
    teller = usual_teller(game, spoken().tag)
    for option in game.options:
        if option.clause == clause.id:
            console.print(Text.assemble((f"--option {option.name}", "cyan"), f"  {teller.option(option)}"))
            default = say("rules-option-default", value=option_word(option.default))
            console.print(Text(f"  {default}", "dim"))


def find_clause(game: Game, word: str) -> rulebook.Clause:
    """The clause somebody means: GN-21, gn21 or 21."""
    clauses = rulebook.clauses(game)
    if not clauses:
        rulebook.page(game)  # or it says that there is none
        raise DoughjoError(say("bad-clause-none", title=game.title, command=f"doughjo rules {game.name}"))
    for clause in clauses.values():
        if same_number(clause.id, word):
            return clause
    meant = nearest(word.upper(), list(clauses)) or "none"
    known = {"first": min(clauses), "last": max(clauses)}
    raise DoughjoError(say("bad-clause", title=game.title, word=word, meant=meant, **known))


def same_number(identity: str, word: str) -> bool:
    """Whether a word is the number of a clause, with or without its letters."""
    meant, known = NUMBER.fullmatch(word.casefold().strip()), NUMBER.fullmatch(identity.casefold())
    if not meant or not known:
        return identity.casefold() == word.casefold()
    return meant[1] in ("", known[1]) and meant[2].lstrip("0") == known[2].lstrip("0")
