"""How people find their choices on a board: one class for any game, and one for each board that needs more."""

from playwright.sync_api import Locator, Page, TimeoutError, expect

import doughjo

PATIENCE = 60_000  # milliseconds for anything to appear on a busy machine
MOST_TABS = 120
GAMES = tuple(doughjo.games())


class Table:
    """Any board whose buttons carry the move they make as `data-move`; the plain board does."""

    offered = "[data-move]:not([disabled], [aria-disabled=true]):visible"
    folded = ".moves details:not([open]) > summary:visible"

    def choices(self, page: Page) -> Locator:
        """What can be clicked now; nothing while somebody else decides."""
        return page.locator(self.offered)

    def ready(self, page: Page) -> None:
        """Wait until there is something to decide."""
        expect(self.choices(page).or_(page.locator(self.folded)).first).to_be_visible(timeout=PATIENCE)

    def decide(self, page: Page, number: int = 0) -> bool:
        """Make one choice if there is one to make."""
        choices = self.choices(page)
        count = choices.count()
        if count:
            return clicked(choices.nth(number % count))
        folded = page.locator(self.folded)
        count = folded.count()
        if count:
            clicked(folded.nth(number % count))
        return False

    def choose(self, page: Page, number: int) -> None:
        """Make one choice, however long the table takes to offer it."""
        self.ready(page)
        choices = self.choices(page)
        choices.nth(number % choices.count()).click(timeout=PATIENCE)

    def press(self, page: Page, number: int) -> bool:
        """Make one choice by keyboard alone, if there is one to make."""
        return self.choices(page).count() > 0 and tabbed_to(page, self.choices(page)) and pressed(page, "Enter")

    def needed(self, page: Page) -> list[Locator]:
        """What must be in sight to decide."""
        return [page.get_by_test_id("question"), self.choices(page).first]

    def sight(self, page: Page) -> str:
        """What the table shows, in words."""
        return "\n".join(page.locator("[data-testid=question], .middle > .board").all_inner_texts())


class GoNuts(Table):
    """The pink counter: selection cards, and the ticket of a power."""

    hand = ".hand[role=group] button[aria-disabled=false]"
    ticket = "section.ticket:not(.quiet) button:not([aria-disabled=true], [disabled], .quiet)"  # quiet ones step back
    offered = f"{ticket}, {Table.offered}, {hand}"

    def needed(self, page: Page) -> list[Locator]:
        """The row and all selection cards; the ticket of a power shows again what it asks about."""
        row = [page.locator("section.tray"), *page.locator(self.hand).all()]
        return [*super().needed(page), *(row if page.locator(self.hand).count() else [])]

    def press(self, page: Page, number: int) -> bool:
        """A selection card is chosen by its number."""
        cards = page.locator(self.hand).count()
        if cards:
            return pressed(page, str(number % cards + 1))
        return super().press(page, number)


class Drawn(Table):
    """A drawn board whose choices only its own tests know."""

    def ready(self, page: Page) -> None:
        expect(page.get_by_test_id("question")).to_be_visible(timeout=PATIENCE)


TABLES: dict[str, Table] = {"go-nuts": GoNuts()}
PLAIN, DRAWN = Table(), Drawn()


def table_of(page: Page, game: str) -> Table:
    """The board that this browser shows for a game."""
    plain: bool = page.evaluate("JSON.parse(localStorage.getItem('settings') ?? '{}').plain === true")
    return PLAIN if plain else TABLES.get(game, DRAWN)


def clicked(choice: Locator) -> bool:
    """Click it, unless the table has moved on in the meantime."""
    try:
        choice.click(timeout=2000)
    except TimeoutError:
        return False
    return True


def pressed(page: Page, key: str) -> bool:
    page.keyboard.press(key)
    return True


def tabbed_to(page: Page, choices: Locator) -> bool:
    """Go from one thing to the next until one of the choices has the focus; not if they are gone meanwhile."""
    for _ in range(MOST_TABS):
        reached = choices.evaluate_all("all => (all.length ? all.includes(document.activeElement) : null)")
        if reached is not False:
            return reached is True
        page.keyboard.press("Tab")
    raise AssertionError(f"no choice is reached with {MOST_TABS} tabs")
