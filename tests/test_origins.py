"""Every piece that players can look up brings with it whether it is printed or ours."""

import pytest

import doughjo
from doughjo.core.words import LANGUAGES
from doughjo.server.shelf import rules


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", doughjo.games())
def test_every_piece_says_whether_it_is_printed_or_ours(game: str, language: str) -> None:
    pieces = rules(game, language).pieces
    assert pieces
    assert [piece.id for piece in pieces if not piece.origin] == []
