"""Every screen for everybody: no serious findings of axe-core, nothing scrolls sideways; small and large."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.places import Place, no_sideways_scrolling
from tests.browser.screens import SCREENS, Finished, open_screen

SERIOUS = ("serious", "critical")
CHECK = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"


@pytest.fixture(scope="module")
def finished() -> Finished:
    """Games that were played to the end by earlier tests."""
    return {}


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1440, "dark")])
@pytest.mark.parametrize(("screen", "game"), SCREENS, ids=lambda part: part or "any")
def test_a_screen_is_for_everybody(
    place: Place, visit: Visit, axe: str, finished: Finished, screen: str, game: str, width: int, scheme: str
) -> None:
    page = visit(width, 844 if width < 600 else 900, scheme=scheme).new_page()
    open_screen(page, place, screen, game, finished)
    page.evaluate(axe)
    assert findings(page) == []
    no_sideways_scrolling(page)


def findings(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    return [
        f"{finding['id']}: {[node['target'] for node in finding['nodes']][:3]}"
        for finding in page.evaluate(CHECK)
        if finding["impact"] in SERIOUS
    ]
