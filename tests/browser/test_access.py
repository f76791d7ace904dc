"""Every screen for everybody: no serious findings of axe-core, nothing scrolls sideways, light and dark."""

from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.places import Place, no_sideways_scrolling
from tests.browser.screens import SCREENS, Finished, open_screen

SERIOUS = ("serious", "critical")
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SETTLING = 250  # milliseconds until new colours have faded in
CHECK = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


@pytest.fixture(scope="module")
def finished() -> Finished:
    """Games that were played to the end by earlier tests."""
    return {}


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize(("screen", "game"), SCREENS, ids=lambda part: part or "any")
def test_a_screen_is_for_everybody(
    place: Place, visit: Visit, axe: str, finished: Finished, screen: str, game: str, width: int
) -> None:
    page = visit(width, 844 if width < 600 else 900).new_page()
    open_screen(page, place, screen, game, finished)
    page.evaluate(axe)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(SETTLING)
        assert findings(page) == [], scheme
    no_sideways_scrolling(page)


def findings(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    return [
        f"{finding['id']}: {[node['target'] for node in finding['nodes']][:3]}"
        for finding in page.evaluate(CHECK)
        if finding["impact"] in SERIOUS
    ]
