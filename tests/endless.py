"""Boxes of Doughnut Drive-Thru whose games need not end: too few recipes, and any number of quiet rounds."""

import json
from typing import Any

from doughjo.games.drive_thru.tests.helpers import own_box


def seldom_over() -> dict[str, Any]:
    """A game for two ends if the same player serves both recipes of the deck."""
    box = own_box()
    box["table"] |= {"served_to_end": 3, "quiet_to_end": 0}
    return {**box, "recipe": [box["recipe"][number] for number in (0, 1, 7)]}


def endless() -> dict[str, Any]:
    """Nobody can ever serve enough."""
    box = seldom_over()
    box["table"]["served_to_end"] = 4
    return box


def as_toml(value: Any) -> str:
    """A box as the text of a file."""
    return "\n".join(f"{key} = {inline(entry)}" for key, entry in value.items())


def inline(value: Any) -> str:
    """A value as TOML writes it in one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{json.dumps(key)} = {inline(entry)}' for key, entry in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return json.dumps(value, ensure_ascii=False)
