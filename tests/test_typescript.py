"""The browser's types and decoders are those that the server's schemas and the games' declarations say."""

from pathlib import Path

import pytest

from tests.typescript import files

MADE = [*files()]


@pytest.mark.parametrize(("path", "text"), MADE, ids=[path.parent.name for path, _ in MADE])
def test_what_is_made_is_fresh(path: Path, text: str) -> None:
    assert path.read_text(encoding="utf-8") == text, "run:  make types"
