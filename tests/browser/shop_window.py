"""How people play Dollars to Donuts on its drawn table: with a mouse, a finger, or keys."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.browser.places import is_over
from tests.browser.tables import PATIENCE

MOST_TABS = 300  # past every line of the log
MOST_LOOKS = 4000
LOOKS_APART = 1000  # a minute at least, in which something must happen

TAKEN = ".slot.open, .choice.open:not([data-move])"  # what is taken in hand first
HELD = "[aria-pressed=true]"
ENABLED = ":not([aria-disabled=true])"

STEPS_BACK = 6  # what is wanted is more often a little before than far behind

Decide = Callable[[Page, int], bool]


def asked(page: Page) -> str:
    """Which step is asked of this page's player: start, buy, pay, lay, serve; or nothing."""
    words = page.get_by_test_id("question").inner_text()
    if not page.locator(".question.yours").count():
        return ""
    steps = {"starter": "start", "buy": "buy", "pay with": "pay", "lay one": "lay", "serve": "serve"}
    return next((step for sign, step in steps.items() if sign in words), "")


def ready(page: Page) -> None:
    """Something is asked, and the board is there, which is loaded for itself."""
    expect(page.locator(".question.yours")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("grid")).to_be_visible(timeout=PATIENCE)


def place_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Place it", exact=True)


def tried(action: Callable[[], object]) -> bool:
    """Do it, unless the table has moved on in the meantime."""
    try:
        action()
    except TimeoutError:
        return False
    return True


# --- By mouse


def by_mouse(page: Page, number: int) -> bool:
    """One choice: a piece is taken, carried over the mat and laid with a click where it fits."""
    if not asked(page):
        return False
    if place_button(page).count():
        return lay_by_mouse(page)
    return choose(page, number, lambda found: found.click(timeout=2000))


def lay_by_mouse(page: Page) -> bool:
    """Click on a cell over which the piece in hand fits."""
    if page.locator(f".desk .button.main[data-move]{ENABLED}").count() == 0:
        return False
    words = page.locator(".desk p").inner_text()
    cell = re.search(r"\b([a-z]\d+)\b", words)
    if cell is None:
        return tried(lambda: page.locator(".desk .button.main[data-move]").first.click(timeout=2000))
    return tried(lambda: page.locator(f".tray [data-cell={cell[1]}]").click(timeout=2000))


def choose(page: Page, number: int, use: Callable[[Locator], object]) -> bool:
    """Use what is offered: serve, pay, take something in hand, or leave the step out."""
    main = page.locator(f".desk .button.main[data-move]{ENABLED}")
    if main.count():
        return tried(lambda: use(main.last))
    others = page.locator(
        f".choice.open[data-move], .card.open:not({HELD}), {TAKEN}, .desk .button[data-move]{ENABLED}"
    )
    count = others.count()
    return count > 0 and tried(lambda: use(others.nth(number % count)))


# --- By finger


def by_finger(page: Page, number: int) -> bool:
    """One choice with taps alone; 'Place it' lays the piece."""
    if not asked(page):
        return False
    return choose(page, number, lambda found: found.tap(timeout=2000))


# --- By keyboard


def by_keys(page: Page, number: int) -> bool:
    """One choice with keys alone: Tab to something, Enter to take it, N to a place where it fits, Enter to lay it."""
    step = asked(page)
    if not step:
        return False
    if step == "start" or page.locator(f".slot{HELD}, .choice{HELD}").count():
        return lay_by_keys(page, number)
    main = page.locator(f".desk .button.main[data-move]{ENABLED}")
    wanted = (
        main
        if main.count()
        else page.locator(f".choice.open, .slot.open, .card.open, .desk .button[data-move]{ENABLED}")
    )
    if not wanted.count() or not tabbed_to(page, wanted):
        return False
    page.keyboard.press("Enter")
    return True


def lay_by_keys(page: Page, number: int) -> bool:
    if not tabbed_to(page, page.locator(".tray [role=gridcell]")):
        return False
    for _ in range(number % 5):
        page.keyboard.press("n")
    if not page.locator(".desk .button.main[data-move]").count():
        return False
    aside = page.locator(".desk .button[data-move$=aside]")
    if aside.count() and not tabbed_to(page, aside):
        return False
    page.keyboard.press("Enter")
    return True


def tabbed_to(page: Page, wanted: Locator) -> bool:
    """Go from one thing to the next until one of those wanted has the focus; False when the table has moved on."""
    before = page.get_by_test_id("question").inner_text()
    for number in range(MOST_TABS):
        if wanted.evaluate_all("elements => elements.includes(document.activeElement)"):
            return True
        page.keyboard.press("Shift+Tab" if number < STEPS_BACK else "Tab")
    assert page.get_by_test_id("question").inner_text() != before, f"not reached with {MOST_TABS} tabs: {wanted}"
    return False


# --- Whole games


def play_to_the_end(*players: tuple[Page, Decide]) -> int:
    """Everybody plays until the score sheet lies on the table; how many choices that took."""
    choices, before = 0, ""
    for look in range(MOST_LOOKS):
        if all(is_over(page) for page, _ in players):
            return choices
        if look % LOOKS_APART == 0:
            now = "\n".join(page.locator("body").inner_text() for page, _ in players)
            assert now != before, f"nothing happens any more: {players[0][0].url}"
            before = now
        acted = sum(not is_over(page) and decide(page, choices) for page, decide in players)
        choices += acted
        players[0][0].wait_for_timeout(30 if acted else 60)
    raise AssertionError(f"the game did not end: {players[0][0].url}")


def play_until(page: Page, step: str, decide: Decide = by_mouse) -> None:
    """Play on until a step is asked."""
    for number in range(MOST_LOOKS):
        if asked(page) == step:
            return
        assert not is_over(page), f"the game ended before '{step}' was asked"
        decide(page, number)
        page.wait_for_timeout(40)
    raise AssertionError(f"'{step}' was never asked")
