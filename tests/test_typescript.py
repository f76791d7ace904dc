"""The browser's types are those of the server's schemas."""

from tests.typescript import TARGET, written


def test_the_types_of_the_browser_are_fresh() -> None:
    assert TARGET.read_text(encoding="utf-8") == written(), "make them anew:  make types"
