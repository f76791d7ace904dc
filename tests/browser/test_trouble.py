"""When a game's words are at fault, people at the table read so, and play on; rules that nobody wrote are no error."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect

from doughjo.server.frames import NOT_SHOWN
from tests.browser.conftest import Visit
from tests.crumbs import HURT, on_the_shelf
from tests.server import FRIEND, ME, Browser, in_words, serving, settings


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with on_the_shelf(), serving(settings(tmp_path)) as server:
        yield server.address


def bob_eats(bob: Browser, table: str) -> None:
    async def eat() -> None:
        async with bob.at(table) as line:
            await line.do("move", seat=1, move="eat")

    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop runs in this thread
        aside.submit(asyncio.run, eat()).result()


def test_a_table_at_fault_says_so_until_it_is_shown_again(address: str, visit: Visit) -> None:
    ann, bob = Browser(address), Browser(address)
    table = ann.make(ME, FRIEND, game="crumbs")
    bob.join(table, "Bob")
    assert ann.cookie is not None
    name, value = ann.cookie.split("=")
    context = visit()
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/t/{table}")
    eat = page.locator("[data-move='eat']").first
    expect(eat).to_be_visible()
    HURT.add("view")
    eat.click()
    sign = page.get_by_role("status").filter(has_text=in_words({}, NOT_SHOWN))
    expect(sign).to_be_visible()
    HURT.clear()
    bob_eats(bob, table)
    expect(sign).to_be_hidden()
    eat.click()
    expect(eat).to_be_hidden()  # it is Bob's turn again


def test_rules_that_nobody_wrote_down_are_said_to_be_missing(address: str, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{address}/rules/crumbs")
    expect(page.get_by_text("Nobody has written down the rules of Crumbs yet.")).to_be_visible()
