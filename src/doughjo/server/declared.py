"""What a game with its box declares, for whoever reads its records and puts its codes into words."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

import doughjo
from doughjo.core.codes import Amounts, Codes, Each, Kind, Maybe, Several
from doughjo.core.components import open_box
from doughjo.core.edition import ASK, EVENT, LINE, WHY, edition
from doughjo.core.edition import Edition as GameAndBox
from doughjo.core.moves import Verb
from doughjo.core.words import COMMON, catalogue_in
from doughjo.server.refusals import WORDS
from doughjo.server.schemas import ArgInfo, CodeInfo, Edition, VerbInfo


@cache
def declared(name: str, tag: str) -> Edition:
    """A game with its own box, in a language."""
    game = doughjo.game(name).rules
    it = edition(game, open_box(game))
    sorts = {EVENT: game.events, ASK: game.questions, WHY: game.reasons, LINE: game.score_lines}
    return Edition(
        game=name,
        digest=it.components.digest,
        language=tag,
        verbs=[verb_info(it, verb) for verb in game.moves.verbs],
        codes={sort: codes_info(codes) for sort, codes in sorts.items()},
        kinds={kind: [*words] for kind, words in it.kinds.items()},
        catalogue="\n".join((catalogue_in(COMMON, tag), catalogue_in(WORDS, tag), game.catalogue(tag))),
        names=it.dictionary(tag).all(),
    )


def verb_info(it: GameAndBox, verb: Verb) -> VerbInfo:
    args = [ArgInfo(name, arg.kind, arg.size, arg.first, parts={**arg.parts}) for name, arg in verb.args.items()]
    if isinstance(verb.text, str):
        return VerbInfo(verb.name, args, verb.text)
    return VerbInfo(verb.name, args, texts=it.texts_of(verb.name))


def codes_info(codes: Codes) -> list[CodeInfo]:
    return [CodeInfo(code.name, args_info(code.args), [*code.secret], code.pending, code.quiet) for code in codes.codes]


def args_info(args: Mapping[str, Kind]) -> list[ArgInfo]:
    return [arg_info(name, kind) for name, kind in args.items()]


def arg_info(name: str, kind: Kind) -> ArgInfo:
    match kind:
        case Each():
            form: Literal["by-seat", "together", "each"] = (
                "by-seat" if kind.by_seat else "together" if kind.together else "each"
            )
            return ArgInfo(name, kind.kind, kind.size, form=form)
        case Amounts():
            return ArgInfo(name, kind.kind, kind.size, form="amounts")
        case Several():
            return ArgInfo(name, kind.kind, form="several")
        case Maybe():
            return ArgInfo(name, kind.kind)
        case str():
            return ArgInfo(name, kind)
