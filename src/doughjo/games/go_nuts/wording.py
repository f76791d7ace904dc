"""What a card says: its points and its power in words, so that no card says anything else than what it does."""

from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.errors import in_words, listed

POWERS = {
    "draw-one": "Draw the top card of the deck and keep it.",
    "take-top-discard": "Take the top card of the discard pile.",
    "clear-row": "Discard any number of row cards that nobody picked this round, in the order you like.",
    "draw-two-keep-one": "Draw two cards, keep one, and put the other back on top of the deck; only you know it.",
    "take-one-discard": "Take any one card of the discard pile.",
    "give-one": "Give one of your cards to an opponent; the {name} itself only if you have no other.",
    "steal-one": "Take one card from an opponent.",
    "all-pass-left": "Everybody secretly passes a card to the left. "
    "If anybody has none to pass, the {name} is discarded instead.",
    "take-three-discards": "Take up to three cards of your choice from the discard pile.",
    "discard-three-or-this": "Discard three of your other cards, or discard the {name}.",
    "discard-one-own": "Discard one of your other cards; if you have none, discard the {name}.",
    "discard-opponents": "Discard one card of your choice from an opponent.",
}
CONDITIONS = {
    "if_types_over": "you have more than {number} different names of cards",
    "if_types_under": "you have fewer than {number} different names of cards",
    "if_cards_under": "you have fewer than {number} cards",
    "if_fewest_cards": "nobody has fewer cards than you",
}


def card_text(name: str, power: str | None, points: Mapping[str, Any], most_copies: int) -> str:
    """All a card says; `most_copies` is how many there are of it in the largest deck."""
    sentences = [*points_in_words(name, points, most_copies), *([POWERS[power].format(name=name)] if power else [])]
    return " ".join(sentences) or "Worth nothing."


def points_in_words(name: str, points: Mapping[str, Any], most_copies: int) -> list[str]:
    """What the cards of this name are worth, a sentence for each reason."""
    each, table, more = points.get("each", 0), points.get("table", []), points.get("per_negative", 0)
    reasons = [worth(each)] if each else []
    if table:
        reasons.append(table_in_words(table, most_copies))
    if more:
        reasons.append(f"{worth(more)}{' more' if each or table else ''} for each of your cards that costs points")
    reasons += most_in_words(name, points)
    return [f"{reason}{condition_in_words(points)}." for reason in reasons]


def worth(points: int) -> str:
    """'Worth 2', 'Costs 2'."""
    return f"Worth {points}" if points >= 0 else f"Costs {-points}"


def condition_in_words(points: Mapping[str, Any]) -> str:
    """' if you have fewer than ten cards', or nothing."""
    for condition, words in CONDITIONS.items():
        if condition in points:
            return f" if {words.format(number=in_words(points[condition]))}"
    return ""


def table_in_words(table: Sequence[int], most_copies: int) -> str:
    """What all cards of one name are worth together, by how many there are of them."""
    if len(table) == 1:
        return f"However many you have, together worth {table[0]}"
    pair = table[1]
    if len(table) >= most_copies and all(points == (n // 2) * pair for n, points in enumerate(table, 1)):
        return f"Every pair is worth {pair}; a single one nothing"
    counts = f"1 to {len(table)} of them"
    if most_copies > len(table):
        counts = listed([*range(1, len(table)), f"at least {len(table)}"], "or")
    spoilt = ": an odd one spoils it" if not any(table[::2]) and all(table[1::2]) else ""
    return f"Together worth {listed(table, 'or')} points for {counts}{spoilt}"


def most_in_words(name: str, points: Mapping[str, Any]) -> list[str]:
    """The bonus for having the most of a name."""
    alone, tied = points.get("most", 0), points.get("most_tied", 0)
    reasons = [f"you alone have the most {name}, {bonus(alone)}"] if alone else []
    reasons += [f"you share the most{'' if alone else f' {name}'}, {bonus(tied)}"] if tied else []
    return [f"If {'; if '.join(reasons)}"] if reasons else []


def bonus(points: int) -> str:
    """'3 more in all'."""
    return f"{abs(points)} {'more' if points > 0 else 'less'} in all"
