"""What there is to play, told from the registry."""

from collections.abc import Mapping
from typing import Any

import doughjo
from doughjo import bots
from doughjo.core.components import open_box
from doughjo.core.contract import Game
from doughjo.core.edition import usual_teller
from doughjo.core.rulebook import clauses, has_page, with_components
from doughjo.server.schemas import BotInfo, ClauseInfo, GameInfo, OptionInfo, PieceInfo, Rules, Shelf


def shelf() -> Shelf:
    """All games and all bots."""
    return Shelf(
        version=doughjo.__version__,
        games=[game_info(doughjo.game(name).rules) for name in doughjo.games()],
        bots=[BotInfo(name, bots.WORDS[name]) for name in bots.names()],
    )


def game_info(game: Game) -> GameInfo:
    """A box on the shelf."""
    teller = usual_teller(game)
    options = [
        OptionInfo(option.name, teller.option(option), option.default, [*option.choices], option.clause, option.by_seat)
        for option in game.options
    ]
    return GameInfo(game.name, game.title, teller.summary, [*game.seats], game.minutes, game.tick > 0, options)


def rules(name: str) -> Rules:
    """The rules of a game, for its page."""
    game = doughjo.game(name).rules
    teller, printed = usual_teller(game), game.printed(open_box(game))
    texts = {word: teller.text(kind, word) for kind, pieces in printed.items() for word in pieces}
    return Rules(
        game=game.name,
        title=game.title,
        page=with_components(game) if has_page(game) else None,
        clauses=[ClauseInfo(each.id, each.section, each.text, each.house) for each in clauses(game).values()],
        pieces=[piece_info(piece, texts) for piece in open_box(game).pieces if hasattr(piece, "id")],
    )


def piece_info(piece: Any, texts: Mapping[str, str]) -> PieceInfo:
    """A piece of the box, for tooltips and the reference; `texts` by id, where it has none of its own."""
    said = {name: getattr(piece, name) for name in ("facts", "origin") if hasattr(piece, name)}
    text = getattr(piece, "text", "") or texts.get(piece.id, "")
    return PieceInfo(piece.id, piece.name, **{"text": text, "facts": {}, **said})
