"""Where what a piece of a box says comes from, the printed game or us: `source` in the data, facts for players."""

from collections.abc import Mapping
from typing import Any

from doughjo.core.codes import Facts
from doughjo.core.errors import BadComponents, listed
from doughjo.core.words import ORIGIN

PRINTED, NAMED, HOUSE = "printed", "named", "house"  # named: a name or a number is printed, the rest is ours
SOURCES = (PRINTED, NAMED, HOUSE)


def read_source(entry: Mapping[str, Any], who: str) -> str:
    """The `source` of an entry of the data file; where nothing is said, it is ours."""
    source = entry.get("source", HOUSE)
    if source not in SOURCES:
        raise BadComponents(f"{who}: source is {source!r}; expected {listed(SOURCES, 'or')}")
    return str(source)


def origin(source: str) -> Facts:
    """Where a piece comes from, for `printed`."""
    return {"kind": ORIGIN, "source": source}
