"""The drawn table of Dollars to Donuts: whole games by mouse, finger and keys; what is promised is what happens."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import Place, sit_down
from tests.browser.shop_window import (
    PATIENCE,
    asked,
    by_finger,
    by_keys,
    by_mouse,
    place_button,
    play_to_the_end,
    play_until,
    ready,
    seated,
)

SERIOUS = ("serious", "critical")
CHECK = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
DEEDS = re.compile(r"(Ann makes a perfect)|Ann sells a mismatch .* for (\$\d)|(bring Ann nothing)")
STEPS = ("start", "buy", "lay", "serve")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with an empty store whose bots do not pause."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOUGHJO_BOT_PAUSE", "0")
        with Place(tmp_path_factory.mktemp("dollars") / "tables.db") as place:
            yield place


# --- Whole games


@pytest.mark.parametrize(
    ("width", "height", "decide"),
    [(1440, 900, by_mouse), (390, 844, by_finger), (844, 390, by_mouse), (1280, 720, by_keys)],
    ids=["mouse", "finger", "sideways", "keys"],
)
def test_a_whole_game_against_a_bot(place: Place, visit: Visit, width: int, height: int, decide: object) -> None:
    page = visit(width, height).new_page()
    seated(page, place, "bot")
    ready(page)
    assert callable(decide)
    assert play_to_the_end((page, decide)) > 20
    expect(page.get_by_text("Rematch").first).to_be_visible()


def test_a_whole_game_alone(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    seated(page, place)
    play_until(page, "buy")
    expect(page.locator(".rival")).to_contain_text("12 turns left")
    play_to_the_end((page, by_mouse))


def test_two_people_and_a_spectator_share_their_starters(place: Place, visit: Visit) -> None:
    ann, bo, watcher = (visit().new_page() for _ in range(3))
    link = seated(ann, place, "friend", shared_starters=True)
    sit_down(bo, link, "Bo")
    expect(ann.get_by_role("grid")).to_be_visible(timeout=PATIENCE)
    watcher.goto(link)
    expect(watcher.get_by_role("grid")).to_be_visible(timeout=PATIENCE)
    placed = 0
    while placed < 4:
        page = next((page for page in (ann, bo) if asked(page) == "start"), None)
        if page is None or not by_mouse(page, placed):
            ann.wait_for_timeout(50)
            continue
        placed += 1
        for each in (ann, bo, watcher):
            expect(each.locator(".mine [data-piece$=-starter]")).to_have_count(placed)
            expect(each.locator(".shop [data-piece$=-starter]")).to_have_count(placed)
    assert [cells(page) for page in (bo, watcher)] == [cells(ann)] * 2
    play_to_the_end((ann, by_mouse), (bo, by_mouse))
    expect(watcher.get_by_role("grid")).to_be_attached()


def cells(page: Page) -> list[str]:
    """The large mat, cell by cell, as it is heard."""
    found: list[str] = page.get_by_role("gridcell").evaluate_all("all => all.map(cell => cell.ariaLabel)")
    return found


# --- What is promised is what happens


def test_the_preview_is_what_happens(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    seated(page, place, "bot")
    compared = 0
    for number in range(400):
        if asked(page) == "buy" and place_button(page).count():
            promised = promise(page)
            before = len(deeds(page))
            place_button(page).click()
            play_until(page, "lay")  # once it is paid for
            assert sorted(deeds(page)[before:]) == sorted(promised)
            compared += bool(promised)
        else:
            by_mouse(page, number)
        if compared == 4:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"only {compared} tiles completed a donut")


def promise(page: Page) -> list[str]:
    """The badges that a piece in hand shows: '+1', '$2' or '0' for each donut."""
    return page.locator(".mine .badge text").all_text_contents()


def deeds(page: Page) -> list[str]:
    """The donuts that Ann has completed so far, as the log tells them, written like the badges."""
    found = DEEDS.findall(page.locator("aside").inner_text())
    return [dollars or ("0" if nothing else "+1") for _, dollars, nothing in found]


def test_a_piece_in_hand_is_turned_moved_refused_and_put_back(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    seated(page, place, "bot")
    play_until(page, "buy")
    page.locator(".slot.open").last.click()
    moves = {place_button(page).get_attribute("data-move")}
    for key in ("r", "e", "q", "n"):
        page.keyboard.press(key)
        moves.add(place_button(page).get_attribute("data-move"))
    assert len(moves) > 2
    covered = page.locator(".mine [role=gridcell]:not([aria-label$=empty])").first
    covered.hover()
    expect(page.locator(".desk p")).to_contain_text("covered already")
    expect(place_button(page)).to_have_attribute("aria-disabled", "true")
    covered.click()
    expect(page.get_by_text("covered already")).to_have_count(2)  # in the toast, too
    page.keyboard.press("Escape")
    expect(place_button(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Buy nothing")).to_be_visible()


def test_what_is_in_hand_survives_a_reload(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    seated(page, place, "bot")
    ready(page)
    page.keyboard.press("n")
    before = place_button(page).get_attribute("data-move")
    page.reload()
    expect(place_button(page)).to_have_attribute("data-move", before or "", timeout=PATIENCE)


def test_a_finger_drags_and_a_second_one_turns(place: Place, visit: Visit) -> None:
    page = visit(390, 844).new_page()
    seated(page, place, "bot")
    play_until(page, "buy", by_finger)
    page.locator(".slot.open").last.tap()
    page.locator(".mine").scroll_into_view_if_needed()
    box = page.locator(".tray [data-cell=c3]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    words = page.locator(".desk p")
    touch("touchStart", (x, y))
    here = words.inner_text()
    touch("touchMove", (x, y + box["height"]))
    expect(words).not_to_have_text(here)
    moved = words.inner_text()
    touch("touchStart", (x, y + box["height"]), (x + 2 * box["width"], y))
    expect(words).not_to_have_text(moved)
    touch("touchEnd")


def test_a_tile_is_dragged_from_the_board_to_the_mat(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    seated(page, place, "bot")
    play_until(page, "buy")
    slot, cell = page.locator(".slot.open").last.bounding_box(), page.locator(".tray [data-cell=c6]").bounding_box()
    assert slot and cell
    page.mouse.move(slot["x"] + 60, slot["y"] + 15)
    page.mouse.down()
    page.mouse.move(cell["x"] + 20, cell["y"] + 20, steps=6)
    page.mouse.up()
    expect(place_button(page)).to_have_attribute("data-move", re.compile(r"^buy \$0 at b6 east"))
    page.mouse.click(cell["x"] + 20, cell["y"] + 20)
    expect(page.locator(".mine [data-piece^=t]")).to_have_count(1)


# --- For everybody


@pytest.mark.parametrize("width", [390, 1440])
def test_every_decision_is_for_everybody(place: Place, visit: Visit, axe: str, width: int) -> None:
    page = visit(width, 844 if width < 600 else 900, scheme="dark" if width < 600 else "light").new_page()
    seated(page, place, "bot")
    ready(page)
    page.evaluate(axe)
    wanted = {*STEPS, "in hand", "pay"}
    for number in range(500):
        step = "in hand" if place_button(page).count() and asked(page) != "start" else asked(page)
        if step in wanted:
            wanted.discard(step)
            assert findings(page) == [], step
            assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), step
        if wanted <= {"pay"} or page.url.endswith("/end"):
            break
        by_mouse(page, number)
        page.wait_for_timeout(40)
    assert wanted <= {"pay"}  # asked only of those whose Dollar Tiles differ


def findings(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    return [
        f"{finding['id']}: {[node['target'] for node in finding['nodes']][:3]}"
        for finding in page.evaluate(CHECK)
        if finding["impact"] in SERIOUS
    ]


def test_another_shop_is_enlarged(place: Place, visit: Visit, axe: str) -> None:
    page = visit().new_page()
    seated(page, place, "bot")
    play_until(page, "buy")
    page.get_by_role("button", name="Look at the shop").click()
    expect(page.get_by_role("dialog")).to_contain_text("Dollar Tiles")
    page.evaluate(axe)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
