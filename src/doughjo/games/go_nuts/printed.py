"""What is printed on a card: told from its points and its power, so that no card says what it does not do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from doughjo.core.codes import Facts

CONDITIONS = ("if_types_over", "if_types_under", "if_cards_under", "if_fewest_cards")


def card_says(card: str, power: str | None, points: Mapping[str, Any], most_copies: int) -> list[Facts]:
    """All a card says; `most_copies` is how many there are of it in the largest deck."""
    says = [{**facts, **condition(points)} for facts in points_say(card, points, most_copies)]
    return [*says, *([{"kind": power, "card": card}] if power else [])] or [{"kind": "nothing"}]


def condition(points: Mapping[str, Any]) -> Facts:
    """What must be so for the points to count."""
    found = next((name for name in CONDITIONS if name in points), "none")
    return {"condition": found, "number": int(points.get(found, 0))}


def points_say(card: str, points: Mapping[str, Any], most_copies: int) -> Iterator[Facts]:
    """What the cards of a kind are worth, reason by reason."""
    each, table, more = points.get("each", 0), points.get("table", []), points.get("per_negative", 0)
    if each:
        yield {"kind": "each", "points": abs(each), "costs": each < 0}
    if table:
        yield table_says(table, most_copies)
    if more:
        yield {"kind": "per-negative", "points": abs(more), "costs": more < 0, "more": bool(each or table)}
    for kind, bonus in (("most-alone", points.get("most", 0)), ("most-shared", points.get("most_tied", 0))):
        if bonus:
            yield {"kind": kind, "card": card, "points": abs(bonus), "less": bonus < 0}


def table_says(table: Sequence[int], most_copies: int) -> Facts:
    """What all cards of one kind are worth together, by how many there are of them."""
    if len(table) == 1:
        return {"kind": "together", "points": table[0]}
    pair, most = table[1], len(table)
    if most >= most_copies and all(points == (n // 2) * pair for n, points in enumerate(table, 1)):
        return {"kind": "pairs", "points": pair}
    spoilt = not any(table[::2]) and all(table[1::2])
    kind = "table" if most_copies <= most else "table-with-more"
    return {"kind": kind, "points": [*table], "most": most, "spoilt": spoilt}
