"""What the table of Go Nuts says, as views and positions show it."""

from doughjo.core.contract import Components
from doughjo.core.moves import Kinds
from doughjo.core.origins import origin
from doughjo.core.schema import CHOICE, FLAG, Counts, Given, Group, Is, Listed, Many, One, Schema
from doughjo.core.words import Names, Texts
from doughjo.games.go_nuts.said import CARD
from doughjo.games.go_nuts.state import FINISHED, OPTION_NAMES, PASSING, State

VIEW = Schema(
    (State,),
    {
        "players": One("players"),
        "options": Group({name: One(name, FLAG) for name in OPTION_NAMES}),
        "row": Many("row", CARD, size="players", more=1, none=True),
        "collections": Listed(Counts("collections", CARD, listed=True), "players"),
        "discard": Many("discard", CARD, size="discard_size"),  # from the bottom to the top
        "deck": Counts("deck", CARD),
        "deck_size": One("deck_size"),
        "top_of_deck": Group({"card": One("top", CARD, hidden=True), "known_to": One("top_known_to")}, unless="top"),
        "picks": Many("picks", CHOICE, size="players", none=True, hidden=True),
        "resolving": Group(
            {
                "position": One("position"),
                "seat": One("actor"),
                "card": One("taken", CARD),
                "left": Given(One("left"), "left", never=0),
                "drawn": Given(Many("drawn", CARD, ends=True, hidden=True), "drawn", never=-1),
                "passes": Given(Many("passes", CARD, size="players", none=True, hidden=True), "phase", only=PASSING),
            },
            unless="actor",
        ),
        "over": Is("phase", FINISHED),
    },
)


def kinds(components: Components) -> Kinds:
    """The words of a box, by kind."""
    return {CARD: [card.id for card in components.pieces]}


def names(components: Components) -> Names:
    """What a box calls them."""
    return {CARD: {card.id: card.name for card in components.pieces}}


def printed(components: Components) -> Texts:
    """What is printed on the cards, and whether it is."""
    return {CARD: {card.id: [*card.says, origin(card.source)] for card in components.pieces}}
