"""What there is to play, told from the registry."""

from collections.abc import Mapping
from typing import Any

import doughjo
from doughjo import bots
from doughjo.core.components import open_box
from doughjo.core.contract import Game
from doughjo.core.edition import Teller, usual_teller
from doughjo.core.rulebook import clauses, has_page, with_components
from doughjo.server.schemas import BotInfo, ClauseInfo, GameInfo, OptionInfo, PieceInfo, Rules, Shelf


def shelf(tag: str) -> Shelf:
    """All games and all bots, in the words of a language."""
    return Shelf(
        version=doughjo.__version__,
        games=[game_info(doughjo.game(name).rules, tag) for name in doughjo.games()],
        bots=[BotInfo(name, bots.described(name, tag)) for name in bots.names()],
    )


def game_info(game: Game, tag: str) -> GameInfo:
    """A box on the shelf."""
    teller = usual_teller(game, tag)
    options = [
        OptionInfo(
            option.name,
            teller.option(option),
            option.default,
            [*option.choices],
            teller.choices(option),
            option.clause,
            option.by_seat,
        )
        for option in game.options
    ]
    return GameInfo(game.name, game.title, teller.summary, [*game.seats], game.minutes, game.tick > 0, options)


def rules(name: str, tag: str) -> Rules:
    """The rules of a game, for its page."""
    game = doughjo.game(name).rules
    teller, printed = usual_teller(game, tag), game.printed(open_box(game))
    said = {word: told(teller, kind, word) for kind, pieces in printed.items() for word in pieces}
    return Rules(
        game=game.name,
        title=game.title,
        page=with_components(game) if has_page(game) else None,
        clauses=[ClauseInfo(each.id, each.section, each.text, each.house) for each in clauses(game).values()],
        pieces=[piece_info(piece, said.get(piece.id, {})) for piece in open_box(game).pieces if hasattr(piece, "id")],
    )


def told(teller: Teller, kind: str, word: str) -> dict[str, str]:
    """What a piece is called, what is printed on it, and where that comes from."""
    said = {"name": teller.speaker.name(kind, word), "text": teller.text(kind, word)}
    origin = teller.speaker.dictionary.origin(kind, word)
    return {**said, "origin": origin} if origin else said


def piece_info(piece: Any, told: Mapping[str, str]) -> PieceInfo:
    """A piece of the box, for tooltips and the reference: what catalogues tell of it, else what it says itself."""
    said = {name: getattr(piece, name) for name in ("name", "text", "facts", "origin") if hasattr(piece, name)}
    return PieceInfo(piece.id, **{"text": "", "facts": {}, **said, **told})
