"""The app around the boards in other languages: nothing is cut off where words are long, and no English is left."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import BOT, FRIEND, Place, lay, no_sideways_scrolling
from tests.browser.screens import Finished, give, played
from tests.browser.tables import PATIENCE, table_of

WORDS = Path(__file__).parents[2] / "web/src/words"
GAME = "go-nuts"
HERE = {"kind": "here", "name": "Bartholomew"}
WIDTHS = (320, 390)
HEIGHT = 844
FAR = 3  # decisions

# Texts that are cut off: by a box around them that hides what does not fit, by their button, or by the window's edge.
# What the board draws is its own affair, and what is scrolled sideways by keyboard is not lost.
CUT_OFF = """() => {
  const cut = []
  const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const beyond = (text, box) => text.left < box.left - 1 || text.right > box.right + 1
  const clips = (element) => {
    const style = getComputedStyle(element)
    return { across: style.overflowX !== "visible", down: ["hidden", "clip"].includes(style.overflowY) }
  }
  const unseen = (element) => element && (element.getBoundingClientRect().width < 2 || unseen(element.parentElement))
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const parent = text.parentElement
    if (!text.data.trim() || parent.closest(".board, select, noscript, svg, script")) continue
    if (!shown(parent) || unseen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue
      let scrolled = false
      for (let box = parent; box && !scrolled; box = box.parentElement) {
        scrolled = box.matches(".wide[tabindex]")
        const frame = box.getBoundingClientRect()
        const { across, down } = clips(box)
        const button = box.matches("button, .button, [role=tab], .tag, .chip, .paper, dialog")
        const lost = (across || button) && beyond(line, frame) && !scrolled
        const low = down && (line.bottom > frame.bottom + 3 || line.top < frame.top - 3)
        const flows = getComputedStyle(box).display === "inline"
        if (!flows && (lost || low)) cut.push(`${text.data.trim()} [${box.tagName.toLowerCase()}.${box.className}]`)
      }
      if (!scrolled && (line.left < -1 || line.right > innerWidth + 1)) cut.push(`${text.data.trim()} [the window]`)
    }
  }
  const pen = document.createElement("canvas").getContext("2d")
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    if (!shown(field) || field.closest(".board")) continue
    const style = getComputedStyle(field)
    const words = field.tagName === "SELECT" ? field.selectedOptions[0]?.text ?? "" : field.placeholder
    const arrow = field.tagName === "SELECT" ? 20 : 0
    pen.font = style.font
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    if (pen.measureText(words).width > room) cut.push(`${words} [${field.tagName.toLowerCase()}]`)
  }
  return [...new Set(cut)]
}"""

# Everything that is read or heard around the board and the pages of the rules.
READ = """() => {
  const found = [document.title]
  const around = (element) => !element.closest(".board, .book, script, style, noscript")
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (around(texts.currentNode.parentElement)) found.push(texts.currentNode.data)
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (around(element)) found.push(element.getAttribute(name))
  return found.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean)
}"""

Opener = Callable[[Page, Place, Finished], None]


@pytest.fixture(scope="module")
def finished() -> Finished:
    """Games that were played to the end by earlier tests."""
    return {}


# --- Every screen of the app


def page_at(path: str) -> Opener:
    def open_it(page: Page, place: Place, finished: Finished) -> None:
        page.goto(place.address + path)

    return open_it


def table_with(game: str, *others: dict[str, str]) -> Opener:
    def open_it(page: Page, place: Place, finished: Finished) -> None:
        lay(page, place.address, game, *others)
        expect(page.get_by_test_id("question")).to_be_visible(timeout=PATIENCE)

    return open_it


def with_drawer(tab: str) -> Opener:
    def open_it(page: Page, place: Place, finished: Finished) -> None:
        table_with(GAME, BOT)(page, place, finished)
        if not page.locator(f"#tab-{tab}").is_visible():
            page.locator(".bar button[aria-expanded]").click()
        page.locator(f"#tab-{tab}").click()

    return open_it


def lobby(page: Page, place: Place, finished: Finished) -> None:
    lay(page, place.address, GAME, FRIEND, {"kind": "bot", "bot": "apprentice"})
    expect(page.locator(".chairs")).to_be_visible(timeout=PATIENCE)


def invited(page: Page, place: Place, finished: Finished) -> None:
    lobby(page, place, finished)
    page.context.clear_cookies()
    page.reload()
    expect(page.locator("form")).to_be_visible(timeout=PATIENCE)


def handed_over(page: Page, place: Place, finished: Finished) -> None:
    lay(page, place.address, GAME, HERE)
    expect(page.locator("dialog .main")).to_be_visible(timeout=PATIENCE)


def plain(page: Page, place: Place, finished: Finished) -> None:
    page.goto(place.address)
    page.evaluate("localStorage.settings = JSON.stringify({...JSON.parse(localStorage.settings ?? '{}'), plain: true})")
    table_with("dollars", BOT)(page, place, finished)
    table_of(page, "dollars").ready(page)


def score_sheet(page: Page, place: Place, finished: Finished) -> None:
    page.goto(f"{place.address}/t/{ended(page, place, finished)}/end")
    expect(page.locator("dialog .doors .main")).to_be_visible(timeout=PATIENCE)


def replay(page: Page, place: Place, finished: Finished) -> None:
    page.goto(f"{place.address}/replay/{ended(page, place, finished)}/20")
    expect(page.locator(".told strong")).to_be_visible(timeout=PATIENCE)


def ended(page: Page, place: Place, finished: Finished) -> str:
    """The key of a game that was played once for all, at which the page's person sat."""
    if GAME not in finished:
        finished[GAME] = played(place.address, GAME)
    key, cookie = finished[GAME]
    give(page, place, cookie)
    return key


def chairs_of_every_kind(page: Page, place: Place, finished: Finished) -> None:
    """A new table at which everything that can be said is said."""
    page.goto(f"{place.address}/new/{GAME}")
    expect(page.locator(".chairs select").first).to_be_visible(timeout=PATIENCE)
    page.locator(".chairs li").nth(1).locator("select").first.select_option("friend")
    page.locator(".chairs li").nth(2).locator("select").first.select_option("here")
    page.locator(".chairs .add button").click()


SCREENS: dict[str, Opener] = {
    "shelf": page_at("/"),
    "new table": chairs_of_every_kind,
    "no such box": page_at("/new/cards"),
    "settings": page_at("/settings"),
    "rules": page_at(f"/rules/{GAME}"),
    "lobby": lobby,
    "invited": invited,
    "table": table_with(GAME, BOT, BOT),
    "table with a clock": table_with("kitchen-rush", HERE),
    "table handed over": handed_over,
    "plain table": plain,
    "log": with_drawer("log"),
    "chat": with_drawer("chat"),
    "pieces": with_drawer("pieces"),
    "score sheet": score_sheet,
    "replay": replay,
    "no such table": page_at("/t/nowhere"),
    "no such replay": page_at("/replay/nowhere/0"),
    "nowhere": page_at("/no/such/place"),
}
OWN_WORDS = ("settings", "no such box", "no such table", "nowhere")  # of the app alone: nothing there is the server's
NAMES = re.compile("Doughjo|English|Deutsch")  # the same in every language
REFUSED = ("404 (Not Found)", "403 (Forbidden)", "WebSocket")  # what a browser says of pages that are not there


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_off_where_words_are_long(
    place: Place, visit: Visit, finished: Finished, screen: str, width: int
) -> None:
    page = in_pseudo(visit(width, HEIGHT, allow=REFUSED).new_page())
    SCREENS[screen](page, place, finished)
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "en-XA"
    assert page.evaluate(CUT_OFF) == []
    no_sideways_scrolling(page)


@pytest.mark.parametrize("screen", OWN_WORDS)
def test_all_words_are_from_a_catalogue(place: Place, visit: Visit, finished: Finished, screen: str) -> None:
    page = in_pseudo(visit(allow=REFUSED).new_page())
    SCREENS[screen](page, place, finished)
    page.wait_for_load_state("networkidle")
    texts: list[str] = page.evaluate(READ)
    assert [text for text in texts if not re.search("[áéíóúñçý]", text, re.IGNORECASE) and not NAMES.search(text)] == []


def in_pseudo(page: Page) -> Page:
    """A page of a browser whose language is English made longer."""
    page.add_init_script(f"localStorage.settings ??= {json.dumps(json.dumps({'language': 'pseudo'}))}")
    return page


# --- German


@cache
def sentences(language: str) -> dict[str, re.Pattern[str]]:
    """What a catalogue can say, by its lines: anything may stand where it puts an argument."""
    found = {}
    for line in (WORDS / f"{language}.ftl").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ").splitlines():
        said = re.fullmatch(r"(?:[\w-]+ =| *\*?\[[\w-]+\]) (.*?)(?:\{ \$[\w-]+ ->)?", line)
        if said and re.search(r"[^\W\d_]{2}", re.sub(r"\{.*?\}", "", said[1])):
            found[said[1]] = re.compile(".+".join(map(re.escape, re.split(r"\{.*?\}", said[1]))))
    return found


def english_in(texts: list[str]) -> list[str]:
    """Those that the English catalogue says, and the German one does not."""
    german = sentences("de").values()
    return [
        text
        for text in dict.fromkeys(texts)
        if any(each.fullmatch(text) for each in sentences("en").values())
        and not any(each.fullmatch(text) for each in german)
    ]


@pytest.mark.parametrize("screen", SCREENS)
def test_no_english_is_left_in_german(place: Place, visit: Visit, finished: Finished, screen: str) -> None:
    page = visit(allow=REFUSED, locale="de-DE").new_page()
    SCREENS[screen](page, place, finished)
    page.wait_for_load_state("networkidle")
    assert page.locator("html").get_attribute("lang") == "de"
    assert english_in(page.evaluate(READ)) == []


def test_a_game_is_played_with_a_german_app(place: Place, visit: Visit) -> None:
    page = visit(locale="de-DE").new_page()
    page.goto(place.address)
    page.locator(f"[data-game={GAME}]").get_by_role("button", name="Sofort spielen").click()
    table = table_of(page, GAME)
    for number in range(FAR):
        table.choose(page, number)
        assert english_in(page.evaluate(READ)) == []
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Nachricht").fill("Guten Appetit!")
    page.get_by_role("button", name="Senden").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("Guten Appetit!")
    page.get_by_role("link", name="Wertung").first.click()
    expect(page.get_by_role("heading", name="Wenn jetzt Schluss wäre")).to_be_visible()


def test_the_language_is_chosen_in_the_settings_and_stays(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    page.goto(f"{place.address}/settings")
    page.get_by_role("group", name="Language").get_by_label("Deutsch").check()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    expect(page).to_have_title("Einstellungen · Doughjo")
    page.reload()
    page.get_by_role("group", name="Sprache").get_by_label("English").check()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.get_by_role("group", name="Language").get_by_label("System").check()
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")


@pytest.mark.parametrize(("locale", "catalogues"), [("en-US", 0), ("de-DE", 1)])
def test_only_the_language_in_use_is_fetched(place: Place, visit: Visit, locale: str, catalogues: int) -> None:
    page = visit(locale=locale).new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(place.address, wait_until="networkidle")
    assert len([url for url in fetched if "/de-" in url]) == catalogues


# --- Every fault is found


@pytest.mark.parametrize(
    ("page_holds", "found"),
    [
        ("<p style='width: 4rem; overflow: hidden; white-space: nowrap'>long words</p>", 1),
        ("<p style='width: 4rem; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>long words</p>", 1),
        ("<p style='height: 0.5rem; overflow: hidden'>long words</p>", 1),
        ("<button style='width: 4rem; white-space: nowrap'>long words</button>", 1),
        ("<p style='margin-left: 300px; white-space: nowrap'>long words</p>", 1),
        ("<p style='margin-left: -20px'>long words</p>", 1),
        ("<select style='width: 4rem'><option>long words</select>", 1),
        ("<input style='width: 3rem' placeholder='long words'>", 1),
        ("<p>long words</p><button>long words</button><input placeholder='long words'>", 0),
        ("<p style='height: 2rem; overflow-y: auto'>long<br>words<br>long<br>words</p>", 0),
        ("<p style='width: 1px; height: 1px; overflow: hidden'>long words</p>", 0),
        ("<p style='visibility: hidden; margin-left: -20px'>long words</p>", 0),
        ("<div class='board'><p style='margin-left: -20px'>long words</p></div>", 0),
    ],
)
def test_what_is_cut_off_is_found(visit: Visit, page_holds: str, found: int) -> None:
    page = visit(320, HEIGHT).new_page()
    page.set_content(page_holds)
    assert len({text.split(" [")[0] for text in page.evaluate(CUT_OFF)}) == found


def test_english_is_found() -> None:
    english = ["Play now", "Waiting for Bo.", "Pass to Ann", "1–4 players", "Apprentice", "Settings · Doughjo"]
    assert english_in([*english, "Chat", "Ann", "Animation", "Sofort spielen", "Alle warten auf Bo."]) == english[:-1]


def test_everything_around_the_board_is_read(visit: Visit) -> None:
    page = visit().new_page()
    page.set_content("<title>A</title><p>B\n b</p><img alt='C' title='D' aria-label='E'><div class='board'>F</div>")
    assert page.evaluate(READ) == ["A", "B b", "E", "D", "C"]
