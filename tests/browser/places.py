"""A server as a person starts it, and people who play at its tables."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from playwright.sync_api import Page, expect

import doughjo
from tests.browser.tables import PATIENCE, Table, table_of

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the lightest first
MOST_DECISIONS = 400
BOT_PAUSE = "0.1"  # seconds: tests are in a hurry

Chair = dict[str, str]
ME: Chair = {"kind": "me", "name": "Ann"}
FRIEND: Chair = {"kind": "friend"}
BOT: Chair = {"kind": "bot", "bot": "greedy"}


class Place:
    """`doughjo serve` in a process of its own, which can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.cache: Path | None = None  # of compiled rules; the usual one
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        command = [sys.executable, "-m", "doughjo", "serve", "--port", str(self.port), "--data", str(self.data)]
        surroundings = {**os.environ, "DOUGHJO_BOT_PAUSE": BOT_PAUSE}
        if self.cache:
            surroundings["DOUGHJO_CACHE"] = str(self.cache)
        log = self.data.with_suffix(".log").open("a", encoding="utf-8")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings)
        log.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.address in line, line or self.data.with_suffix(".log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """End it as a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None and self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(timeout=180)
        self.process.stdout.close()
        self.process = None

    def __enter__(self) -> "Place":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end(signal.SIGTERM)


def installed_browser() -> str:
    """The first of the browsers we know that is on this machine."""
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert path, "no Chromium on this machine; install it:  make browser"
    return path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# --- People


def play_now(page: Page, place: Place, game: str = "go-nuts") -> None:
    """Sit down against bots in one click."""
    page.goto(place.address)
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play now").click()
    table_of(page, game).ready(page)


def make_table(page: Page, place: Place, friends: int, game: str = "go-nuts") -> str:
    """A table with so many free chairs and nobody else, at which whoever makes it begins; the invitation link."""
    agreed = any(option.name == "first_player" for option in doughjo.game(game).rules.options)
    return lay(page, place.address, game, *[FRIEND] * friends, **({"first_player": "first seat"} if agreed else {}))


def lay(page: Page, address: str, game: str, *others: Chair, **options: str | bool) -> str:
    """A table for Ann and whoever else, at which she sits; its link."""
    page.goto(address)
    answer = page.request.post(
        f"{address}/api/tables",
        data={"game": game, "seats": [ME, *others], "options": options},
        headers={"Origin": address},
        timeout=6 * PATIENCE,
    )
    assert answer.ok, answer.text()
    link = f"{address}/t/{answer.json()['table']}"
    page.goto(link)
    return link


def sit_down(page: Page, link: str, name: str) -> None:
    """Come by the link and take a chair; it is taken when the page no longer offers one."""
    page.goto(link)
    page.get_by_label(re.compile("name", re.IGNORECASE)).first.fill(name)
    offer = page.get_by_role("button", name=re.compile("^Sit down"))
    offer.first.click()
    expect(offer).to_have_count(0)


def prefer_plain_boards(page: Page, place: Place) -> None:
    """Choose the plain board in the settings."""
    page.goto(f"{place.address}/settings")
    page.get_by_role("group", name="Plain board").get_by_label("On").check()


def prefer_language(page: Page, place: Place, language: str) -> None:
    """Choose the language in the settings."""
    page.goto(f"{place.address}/settings")
    page.get_by_role("group", name="Language").get_by_label(language).check()
    expect(page.get_by_role("group", name="Language")).to_have_count(0)


def is_over(page: Page) -> bool:
    return page.url.endswith("/end")


def play_to_the_end(table: Table, page: Page, *others: Page) -> int:
    """Everybody takes what comes first, until the score sheet lies on the table; answers the number of decisions."""
    decisions = 0
    pages = (page, *others)
    for _ in range(MOST_DECISIONS * len(pages) * 20):
        if all(map(is_over, pages)):
            return decisions
        acted = sum(not is_over(each) and table.decide(each, decisions) for each in pages)
        decisions += acted
        if not acted:
            page.wait_for_timeout(50)
    raise AssertionError(f"the game did not end: {page.url}")


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
