"""A server of its own for every test file, and Debian's Chromium."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser.places import Place, installed_browser

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
COMPLAINTS = ("error", "warning")

FAILED = pytest.StashKey[bool]()

Visit = Callable[..., BrowserContext]
expect.set_options(timeout=60_000)  # milliseconds: a busy machine is slow, not wrong


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test failed, so that `visit` can tell what its pages showed."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser; Playwright's event loop ends with it, for tests of other folders run loops of their own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with an empty store."""
    with Place(tmp_path_factory.mktemp("server") / "tables.db") as place:
        yield place


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[Place]:
    """A server of the test's own."""
    with Place(tmp_path / "tables.db") as place:
        yield place


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever its console complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(
        width: int = 1440,
        height: int = 900,
        allow: tuple[str, ...] = (),
        scheme: str = "light",
        moving: bool = False,
        locale: str = "en-US",
    ) -> BrowserContext:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=min(width, height) < 600,
            locale=locale,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if scheme == "dark" else "light",
        )
        context.set_default_timeout(30_000)
        context.on(
            "console",
            lambda message: (
                complaints.append(message.text)
                if message.type in COMPLAINTS and not any(part in message.text for part in allow)
                else None
            ),
        )
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        contexts.append(context)
        return context

    yield come
    for context in contexts:
        if request.node.stash.get(FAILED, False):
            for page in context.pages:
                print(f"{page.url} shows:\n{page.locator('body').inner_text()}\n")
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker's source."""
    path = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
    return path.read_text(encoding="utf-8")
