"""Whoever looks at a piece closely learns whether it is as printed or ours: in its tooltip and in the reference."""

from typing import Any

import pytest
from playwright.sync_api import expect

from doughjo.games.drive_thru.tests.helpers import seat
from doughjo.games.drive_thru.tests.helpers import table as kitchen
from doughjo.games.go_nuts.tests.helpers import table as counter
from tests.browser.conftest import Visit
from tests.browser.laid import Laid
from tests.browser.places import Place
from tests.browser.tables import table_of
from tests.browser.test_dollars import STATES

PRINTED, OURS = "As printed.", "Ours, not the publisher’s."
TOLD = "Name as told in reviews; the rest is ours."
EXTRACT = "Name, letter and tips as told in another extract of the rulebook; the rest is ours."
SHOPS = STATES["alone"]()


def drive_thru() -> dict[str, Any]:
    mine = seat("cherryberry honey-matcha", "espresso-eclipse", "salted-ginger-hazel-cream", baker="sally")
    return kitchen(mine, seat("coated-baby", baker="tina"), options={"bakers": "draft"}).position()


SEEN: dict[str, tuple[dict[str, Any], dict[str, str], dict[str, str]]] = {  # the table; what cards say; what pieces say
    "go-nuts": (counter("glazed plain eclair").position(), {".tray .gn-card": PRINTED}, {"Coffee": PRINTED}),
    "drive-thru": (
        drive_thru(),
        {
            "section.mine [data-at$=cherryberry]": "Name, letter and tips as printed; the rest is ours.",
            "section.mine [data-at$=honey-matcha]": TOLD,
            "section.mine [data-at$=espresso-eclipse]": OURS,
            "section.mine .medal": EXTRACT,
            "section.mine .baker": PRINTED,
            "#place-1 .mini": TOLD,
            "#place-1 .baker": PRINTED,
            "[data-card=serve]": PRINTED,
        },
        {"Cinnamoan": TOLD, "Triple Truffle Tower": OURS},
    ),
    "dollars": (
        SHOPS,
        {".slot": OURS, "[data-at=customer-otis]": OURS, ".purse .choice": OURS, ".tray [data-cell=b2]": OURS},
        {"Sanjay": PRINTED, "Otis": OURS, "Plain starter": OURS},
    ),
}


@pytest.mark.parametrize("game", SEEN)
def test_a_piece_says_whether_it_is_printed_or_ours(place: Place, visit: Visit, game: str) -> None:
    position, cards, pieces = SEEN[game]
    page = visit(1440, 900).new_page()
    Laid(page, place, game, position)
    table_of(page, game).ready(page)
    for card, words in cards.items():
        page.locator(card).first.hover()
        bubble = page.locator("[role=tooltip]:popover-open")
        expect(bubble).to_have_count(1)
        expect(bubble.locator("small"), card).to_have_text(words)
        page.mouse.move(1, 1)
        expect(bubble).to_have_count(0)
    page.get_by_role("tab", name="Pieces").click()
    for name, words in pieces.items():
        entry = page.locator("dl .piece").filter(has=page.get_by_text(name, exact=True))
        expect(entry.locator("small")).to_have_text(words)
