"""Every piece that players can look up brings with it whether it is printed or ours."""

import pytest

from doughjo.core.origins import origin_by_field
from doughjo.server.shelf import rules

SHOWN = ("name", "letter", "tips")


@pytest.mark.parametrize("game", ["go-nuts", "drive-thru", "dollars"])
def test_every_piece_says_whether_it_is_printed_or_ours(game: str) -> None:
    pieces = rules(game).pieces
    assert pieces
    assert [piece.id for piece in pieces if not piece.origin] == []


@pytest.mark.parametrize(
    ("printed", "told", "origin"),
    [
        (SHOWN, (), "As printed."),
        (("name", "tips"), (), "Name and tips as printed; the rest is ours."),
        (("name",), ("tips",), "Name as printed, tips as told in reviews; the rest is ours."),
        ((), ("name",), "Name as told in reviews; the rest is ours."),
        ((), SHOWN, "Name, letter and tips as told in reviews; the rest is ours."),
        ((), (), "Ours, not the publisher’s."),
    ],
)
def test_where_every_field_comes_from_is_told_in_a_sentence(
    printed: tuple[str, ...], told: tuple[str, ...], origin: str
) -> None:
    assert origin_by_field(SHOWN, printed, told, "reviews") == origin
