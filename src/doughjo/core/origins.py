"""Where what a piece of a box says comes from, the printed game or us: `source` in the data, a sentence for players."""

from collections.abc import Mapping
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
