"""What is printed on the cards, and what everything in the box is called."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doughjo.core.codes import Facts
from doughjo.core.contract import Components
from doughjo.core.moves import named
from doughjo.core.origins import origin
from doughjo.core.words import Like, Names, Texts
from doughjo.games.kitchen_rush import kinds, moves
from doughjo.games.kitchen_rush.components import MODULE_NAMES, Card, Pieces, pieces_of
from doughjo.games.kitchen_rush.view import cards_of, words_of

# --- Names


def names(components: Components) -> Names:
    """What the box calls its pieces, and how names are made of others."""
    pieces, words = pieces_of(components), words_of(components)
    ingredients = {word: Like(kinds.INGREDIENT, word) for word in pieces.ingredients}
    cubes = {word: Like(kinds.THING, "cube", {"spice": Like(kinds.SPICE, word)}) for word in pieces.spices}
    return {
        **names_of_pieces(pieces),
        kinds.LOT: ingredients,
        kinds.THING: {**ingredients, **cubes, **{word: Like(kinds.FLAVOUR, word) for word in pieces.flavours}},
        kinds.SPACE: {space: numbered(kinds.SPACE, space) for space in pieces.spaces},
        kinds.PLATE: {plate: numbered(kinds.PLATE, plate) for plate in words[kinds.PLATE]},
        kinds.GLASS: {glass: Like(kinds.GLASS, "own", {"number": int(glass[-1])}) for glass in kinds.OWN_NAMES},
        kinds.GRIP: {
            grip: Like(kinds.GLASS, name) for grip, name in zip(words[kinds.GRIP], kinds.WITHIN_REACH, strict=True)
        },
        kinds.PAIR: {pair: pair_name(pair) for pair in words[kinds.PAIR]},
        kinds.PURCHASE: dict(purchases(words)),
    }


def names_of_pieces(pieces: Pieces) -> dict[str, dict[str, str | Like]]:
    """What the data file calls them."""
    return {
        **{kind: {card.id: card.name for card in found} for kind, found in cards_of(pieces).items()},
        kinds.FLAVOUR: {card.id: card.name for card in pieces.flavour_cards},
        kinds.INGREDIENT: {word: word.replace("-", " ") for word in pieces.ingredients},
        kinds.SPICE: {word: word.replace("-", " ") for word in pieces.spices},
        kinds.COLOUR: {card.facts["colour"]: card.facts["colour"] for card in pieces.flavour_cards},
        kinds.NOTE: {card.id: card.text for card in pieces if card.text},
    }


def numbered(kind: str, word: str) -> Like:
    """'oven 3' is the message for ovens with a number in it."""
    what, _, number = word.rpartition(" ")
    return Like(kind, what, {"number": int(number)})


def pair_name(pair: str) -> Like:
    one, other = pair.split(" and ")
    return Like(kinds.PAIR, "of", {"one": int(one), "other": int(other)})


def purchases(words: Mapping[str, Any]) -> Iterator[tuple[str, Like]]:
    """What can be paid for at the Office: each is its verb's message with the arguments in it."""
    for verb in moves.MOVES.verbs[moves.UPGRADE : moves.LID_OFF]:
        for values in verb.choices:
            if move := named(verb, values, words):
                args = {name: Like(arg.kind, move[name]) for name, arg in verb.args.items()}
                yield str(verb.written(move)), Like(kinds.PURCHASE, verb.name, args)


# --- What is printed


def printed(components: Components) -> Texts:
    """What is printed on the cards, by kind and id."""
    pieces = pieces_of(components)
    found = {**cards_of(pieces), kinds.FLAVOUR: pieces.flavour_cards}
    return {kind: {card.id: [*says(card)] for card in cards} for kind, cards in found.items()}


def says(card: Card) -> Iterator[Facts]:
    """All a card says, and whether it is as printed."""
    note = [{"kind": "note", "note": card.id}] if card.text else []
    yield from [*told(card), *note] if card.kind == "order" else [*note, *told(card)]
    yield origin(card.source)


def told(card: Card) -> list[Facts]:
    """What the facts of a card say."""
    if card.kind == "order":
        facts = {"rank": card.facts["kind"], "size": card.facts["plate"], **needs(card), **reward(card)}
        return [{"kind": "order", **facts}]
    if card.kind == "tile":
        return [{"kind": "tile", "scoops": card.facts["scoops"], **reward(card)}]
    if card.kind == "upgrade":
        return [{"kind": "price", "price": card.facts["price"]}]
    if card.kind == "flavour":
        return [{"kind": "flavour", "colour": card.facts["colour"]}]
    return goals(card) if card.kind == "objective" else []


def needs(card: Card) -> Facts:
    """What an Order wants on its plates."""
    side = card.facts.get("side", {})
    return {
        **{name: card.facts.get(name, {}) for name in ("ingredients", "spices", "scoops")},
        **{name: card.facts.get(name, 0) for name in ("cook", "chill")},
        "side": side.get("ingredients", {}),
        "side_spices": side.get("spices", {}),
        "side_cook": side.get("cook", 0),
    }


def reward(card: Card) -> Facts:
    return {name: card.facts.get(name, 0) for name in ("coins", "prestige")}


def goals(card: Card) -> list[Facts]:
    """What an Objective asks for, of all or of each set of modules."""
    numbers = {name: card.facts[name] for name in ("orders", "coins", "prestige")}
    varied = any(isinstance(number, Mapping) for number in numbers.values())
    asked = [goals_with(modules, numbers) for modules in (MODULE_NAMES if varied else ("all",))]
    if "special" not in card.facts:
        return asked
    return [
        *asked,
        {"kind": "special", "goal": f"special: {card.facts['special']}", "number": by_players(card.facts["number"])},
    ]


def goals_with(modules: str, numbers: Mapping[str, Any]) -> Facts:
    """The same for one set of modules, or for 'all'."""
    of_these = {name: each[modules] if isinstance(each, Mapping) else each for name, each in numbers.items()}
    return {"kind": "goals", "modules": modules, **{name: by_players(each) for name, each in of_these.items()}}


def by_players(numbers: Sequence[int]) -> str:
    """'6/11/16/21'."""
    return "/".join(map(str, numbers))
