"""Every screen there is, opened as a person would; `python -m tests.browser.screens FOLDER` takes their pictures."""

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser.places import (
    PATIENCE,
    Place,
    decide,
    make_table,
    play_now,
    play_to_the_end,
)

SCREENS = ("shelf", "new table", "lobby", "invited", "table", "later", "end", "replay", "rules", "settings", "nowhere")
SIZES = ((390, 844), (1440, 900))


def open_screen(page: Page, place: Place, screen: str) -> None:
    """Bring a page to a screen."""
    if screen in ("table", "later", "end", "replay"):
        open_game(page, place, screen)
    elif screen in ("lobby", "invited"):
        open_lobby(page, place, screen)
    else:
        paths = {"shelf": "/", "new table": "/new/go-nuts", "rules": "/rules/go-nuts", "settings": "/settings"}
        page.goto(place.address + paths.get(screen, "/no/such/place"))
    expect(page.get_by_role("heading").first).to_be_attached(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")


def open_game(page: Page, place: Place, screen: str) -> None:
    play_now(page, place)
    if screen == "later":
        for number in range(12):
            decide(page, number)
            page.wait_for_timeout(300)
    if screen in ("end", "replay"):
        play_to_the_end(page)
        expect(
            page.get_by_role("link", name="Replay").or_(page.get_by_role("button", name="Replay")).first
        ).to_be_visible()
    if screen == "replay":
        key = page.url.split("/t/")[1].split("/")[0]
        page.goto(f"{place.address}/replay/{key}/20")


def open_lobby(page: Page, place: Place, screen: str) -> None:
    link = make_table(page, place, friends=1)
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
        for width, height in SIZES:
            for scheme in ("light", "dark"):
                for screen in SCREENS:
                    page = browser.new_context(
                        viewport={"width": width, "height": height},
                        color_scheme="dark" if scheme == "dark" else "light",
                        reduced_motion="reduce",
                    ).new_page()
                    open_screen(page, place, screen)
                    target = folder / f"{screen.replace(' ', '-')}-{width}-{scheme}.png"
                    page.screenshot(path=target)
                    print(target)
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots"))
