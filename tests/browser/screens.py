"""Every screen there is, opened as a person would; `python -m tests.browser.screens FOLDER` takes their pictures."""

import asyncio
import random
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

import doughjo
from tests.browser.places import Place, installed_browser, make_table, play_now, prefer_plain_boards
from tests.browser.tables import GAMES, PATIENCE, table_of
from tests.server import BOTS, ME, Browser

COMMON = ("shelf", "settings", "nowhere")
OF_A_GAME = ("new table", "lobby", "invited", "table", "plain table", "later", "end", "replay", "rules")
SOON = tuple(screen for screen in OF_A_GAME if screen not in ("later", "end", "replay"))  # with a clock those take time
SCREENS = (
    *((screen, "") for screen in COMMON),
    *((screen, game) for game in GAMES for screen in (SOON if doughjo.game(game).rules.tick else OF_A_GAME)),
)
SIZES = ((390, 844), (1440, 900))
LATER = 60  # moves, luck's too

Finished = dict[str, tuple[str, tuple[str, str]]]  # by game: the key of a finished table, the cookie of its player


def open_screen(page: Page, place: Place, screen: str, game: str, finished: Finished) -> None:
    """Bring a page to a screen."""
    if screen in ("end", "replay"):
        open_finished(page, place, screen, game, finished)
    elif screen in ("table", "plain table", "later"):
        open_table(page, place, screen, game)
    elif screen in ("lobby", "invited"):
        open_lobby(page, place, screen, game)
    else:
        paths = {"shelf": "/", "new table": f"/new/{game}", "rules": f"/rules/{game}", "settings": "/settings"}
        page.goto(place.address + paths.get(screen, "/no/such/place"))
    expect(page.get_by_role("heading").first).to_be_attached(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")


def open_table(page: Page, place: Place, screen: str, game: str) -> None:
    if screen == "plain table":
        prefer_plain_boards(page, place)
    if screen == "later":
        key, cookie = played(place.address, game, LATER)
        give(page, place, cookie)
        page.goto(f"{place.address}/t/{key}")
        table_of(page, game).ready(page)
    else:
        play_now(page, place, game)


def open_finished(page: Page, place: Place, screen: str, game: str, finished: Finished) -> None:
    """The end of a game that was played once for all pictures of it."""
    if game not in finished:
        finished[game] = played(place.address, game)
    key, cookie = finished[game]
    give(page, place, cookie)
    page.goto(f"{place.address}/replay/{key}/20" if screen == "replay" else f"{place.address}/t/{key}/end")
    expect(page.get_by_text("Move 20" if screen == "replay" else "Rematch").first).to_be_visible(timeout=PATIENCE)


def give(page: Page, place: Place, cookie: tuple[str, str]) -> None:
    """Let a page be somebody's who has a seat."""
    page.context.add_cookies([{"name": cookie[0], "value": cookie[1], "url": place.address}])


def played(address: str, game: str, moves: int = 100_000) -> tuple[str, tuple[str, str]]:
    """The same as `play_out`, in a thread of its own: Playwright's has an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play_out(address, game, moves)).result()


async def play_out(address: str, game: str, moves: int) -> tuple[str, tuple[str, str]]:
    """A game that somebody has played so far with any moves, or to the end: its key, and the cookie of who played."""
    browser, chance = Browser(address), random.Random(1)
    key = browser.make(ME, *BOTS * (max(2, doughjo.game(game).seats[0]) - 1), game=game)
    async with browser.at(key) as line:
        while not line.state["over"] and (line.state["moves"] < moves or 0 not in line.state["to_act"]):
            if 0 in line.state["to_act"]:
                await line.play(0, chance.choice(line.legal(0)), at=line.state["moves"])
            else:
                await line.news()
    assert browser.cookie is not None
    name, _, value = browser.cookie.partition("=")
    return key, (name, value)


def open_lobby(page: Page, place: Place, screen: str, game: str) -> None:
    link = make_table(page, place, 1, game)
    if screen == "invited":
        page.context.clear_cookies()
        page.goto(link)


def main(folder: Path) -> None:
    """Take a picture of every screen, small and large, light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Place(Path(data) / "tables.db") as place,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=installed_browser(), args=["--no-sandbox", "--disable-gpu"]
        )
        finished: Finished = {}
        for width, height in SIZES:
            for scheme in ("light", "dark"):
                for screen, game in SCREENS:
                    page = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme="dark" if scheme == "dark" else "light",
                        reduced_motion="reduce",
                    ).new_page()
                    open_screen(page, place, screen, game, finished)
                    name = "-".join(filter(None, (game, screen.replace(" ", "-"), str(width), scheme)))
                    target = folder / f"{name}.png"
                    page.screenshot(path=target)
                    print(target)
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
