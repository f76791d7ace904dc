"""Every screen there is, opened as a person would; `python -m tests.browser.screens FOLDER` takes their pictures."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.places import Place, make_table, play_now, play_to_the_end, prefer_plain_boards
from tests.browser.tables import GAMES, PATIENCE, table_of

COMMON = ("shelf", "settings", "nowhere")
OF_A_GAME = ("new table", "lobby", "invited", "table", "plain table", "later", "end", "replay", "rules")
SCREENS = (*((screen, "") for screen in COMMON), *((screen, game) for game in GAMES for screen in OF_A_GAME))
SIZES = ((390, 844), (1440, 900))

Finished = dict[str, tuple[str, list[Any]]]  # by game: the key of a finished table, and the cookies of who played there


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
    play_now(page, place, game)
    table = table_of(page, game)
    for number in range(12 if screen == "later" else 0):
        table.decide(page, number)
        page.wait_for_timeout(300)


def open_finished(page: Page, place: Place, screen: str, game: str, finished: Finished) -> None:
    """The end of a game that was played once for all pictures of it."""
    if game not in finished:
        play_now(page, place, game)
        play_to_the_end(table_of(page, game), page)
        finished[game] = (page.url.split("/t/")[1].split("/")[0], page.context.cookies())
    key, cookies = finished[game]
    page.context.add_cookies(cookies)
    page.goto(f"{place.address}/replay/{key}/20" if screen == "replay" else f"{place.address}/t/{key}/end")
    expect(page.get_by_text("Move 20" if screen == "replay" else "Rematch").first).to_be_visible(timeout=PATIENCE)


def open_lobby(page: Page, place: Place, screen: str, game: str) -> None:
    link = make_table(page, place, 1, game)
    if screen == "invited":
        page.context.clear_cookies()
        page.goto(link)


def main(folder: Path) -> None:
    """Take a picture of every screen, small and large, light and dark."""
    folder.mkdir(parents=True, exist_ok=True)
    path = shutil.which("chromium") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as data,
        Place(Path(data) / "tables.db") as place,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
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
