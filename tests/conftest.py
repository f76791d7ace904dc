"""What several tests share."""

import importlib
from pathlib import Path

import pytest

import doughjo
from doughjo.core import registry

EXAMPLES = Path(__file__).parents[1] / "examples"


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch) -> doughjo.PlayableGame:
    """The only game on the shelf, one that leaves out all it may: no drawing, no story, no secrets, no foresight."""
    monkeypatch.syspath_prepend(EXAMPLES)  # by its own name, or its compiled code cannot be found again
    game = doughjo.PlayableGame(importlib.import_module("pig").GAME)
    monkeypatch.setattr(registry, "names", lambda: ["pig"])
    monkeypatch.setattr(registry, "find", lambda name: game.rules)
    monkeypatch.setattr(doughjo, "game", lambda name: game)
    return game
