"""Where what a piece of a box says comes from, the printed game or us: `source` in the data, a sentence for players."""

from collections.abc import Mapping, Sequence
from typing import Any

from doughjo.core.errors import BadComponents, listed

HOUSE = "house"
ORIGINS = {
    "printed": "As printed.",
    "named": "A name or a number on it is the printed one, as others tell it; the rest is ours.",
    HOUSE: "Ours, not the publisher’s.",
}


def read_source(entry: Mapping[str, Any], who: str) -> str:
    """The `source` of an entry of the data file; where nothing is said, it is ours."""
    source = entry.get("source", HOUSE)
    if source not in ORIGINS:
        raise BadComponents(f"{who}: source is {source!r}; expected {listed(ORIGINS, 'or')}")
    return str(source)


def origin_by_field(fields: Sequence[str], printed: Sequence[str], told: Sequence[str] = (), by: str = "") -> str:
    """The sentence where only some fields of a piece are printed, and some told elsewhere, such as in reviews."""
    if set(fields) <= set(printed):
        return ORIGINS["printed"]
    parts = [f"{listed(printed)} as printed"] if printed else []
    parts += [f"{listed(told)} as told in {by}"] if told else []
    if not parts:
        return ORIGINS[HOUSE]
    known = ", ".join(parts)
    return f"{known[:1].upper()}{known[1:]}; the rest is ours."
