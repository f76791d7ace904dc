"""The drawn table of Dollars to Donuts: whole games by mouse, finger and keys; what is promised is what happens."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import doughjo
from doughjo.games.dollars.tests.helpers import FULL_TILES, shop, table
from tests.browser.conftest import Visit
from tests.browser.laid import Laid
from tests.browser.places import BOT, FRIEND, Place, lay, sit_down
from tests.browser.shop_window import (
    MOST_LOOKS,
    asked,
    by_finger,
    by_keys,
    by_mouse,
    place_button,
    play_to_the_end,
    play_until,
    ready,
)
from tests.browser.tables import PATIENCE

SERIOUS = ("serious", "critical")
CHECK = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
DEEDS = re.compile(r"(You make a perfect)|You sell a mismatched donut.* for (\$\d)|(brings you nothing)")
MINE = "plain-starter b2 north-south, chocolate-starter d4 north-south, jelly-starter a5 east-west, t14 a3 east 2"
OTHERS = "sprinkle-starter c1 north-south, t{0}1 a2 east, t{0}2 b3 east, t{0}3 f4 south"
DOLLARS = "2 plain-hole, 2 half-chocolate, 1 half-sprinkle"
MANY = "jelly-starter b1 north-south, t14 a2 east, t15 a4 east, t16 f1 south, plain-starter e6 north-south"
LINE = ("juniper", "hank", "otis", "coral")
CROWDED = FULL_TILES.replace("t22 e2 east", "plain-hole f2")  # a tile cannot reach e2


def laid_out(step: str = "buy", mine: str = MINE, players: int = 2, **more: Any) -> dict[str, Any]:
    """A table at a step of Ann's turn, at which everybody has something."""
    me = shop(mine, DOLLARS, "4 plain, 1 chocolate", {"grizz": "delighted", "dev": "contented"})
    tokens = "3 plain, 2 chocolate, 4 sprinkle, 2 jelly"
    others = [shop(OTHERS.format(seat + 3), "3 plain-hole", tokens, {SERVED[seat]: "thrilled"}) for seat in range(3)]
    turn = {"seat": 0, "step": step, **more.pop("turn", {})}
    return table(me, *others[: players - 1], players=players, turn=turn, line=LINE, **more).position()


SERVED = ("fern", "emeka", "rafael")


def shared_starters() -> dict[str, Any]:
    """Three people place a starter each, for everybody; Ann places the last one."""
    match = doughjo.game("dollars").start(3, seed=1, options={"shared_starters": True})
    for seat, move in enumerate(("plain at c4 north-south", "jelly at a1 east-west", "chocolate at f6 north-south")):
        match.play(seat, f"start {move}")
    return match.position()


STATES: dict[str, Callable[[], dict[str, Any]]] = {
    "start": lambda: doughjo.game("dollars").start(1, seed=1).position(),
    "shared": shared_starters,
    "buy": laid_out,
    "pay": lambda: laid_out(
        "pay", f"{MINE}, t04 c5 east", turn={"tile": "t04", "owing": 2}, board=("t01", "t02", "t03", None, "t05", "t06")
    ),
    "lay": lambda: laid_out("lay"),
    "serve": lambda: laid_out("serve"),
    "aside": lambda: laid_out(mine=CROWDED),
    "alone": lambda: laid_out(players=1, turns_left=7),
    "many": lambda: laid_out(mine=MANY),
    "four": lambda: laid_out(players=4),
    "quiet": lambda: laid_out(players=4, quiet=8),
}


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
    lay(page, place.address, "dollars", BOT)
    ready(page)
    assert callable(decide)
    assert play_to_the_end((page, decide)) > 20
    expect(page.get_by_text("Rematch").first).to_be_visible()


def test_a_whole_game_alone(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    lay(page, place.address, "dollars")
    play_until(page, "buy")
    expect(page.locator(".rival")).to_contain_text("12 turns left")
    play_to_the_end((page, by_mouse))


def test_two_people_and_a_spectator_share_their_starters(place: Place, visit: Visit) -> None:
    ann, bo, watcher = (visit().new_page() for _ in range(3))
    link = lay(ann, place.address, "dollars", FRIEND, shared_starters=True)
    sit_down(bo, link, "Bo")
    expect(ann.get_by_role("grid")).to_be_visible(timeout=PATIENCE)
    watcher.goto(link)
    expect(watcher.get_by_role("grid")).to_be_visible(timeout=PATIENCE)
    for number in range(MOST_LOOKS):
        if ann.locator(".mine [data-piece$=-starter]").count() == 4:
            break
        by_mouse(ann if asked(ann) == "start" else bo, number)
        ann.wait_for_timeout(50)
    for each in (ann, bo, watcher):
        expect(each.locator(".mine [data-piece$=-starter]")).to_have_count(4)
        expect(each.locator(".shop [data-piece$=-starter]")).to_have_count(4)
    assert [cells(page) for page in (bo, watcher)] == [cells(ann)] * 2
    play_to_the_end((ann, by_mouse), (bo, by_mouse))
    expect(watcher.get_by_role("grid")).to_be_attached()


def cells(page: Page) -> list[str]:
    """The large mat, cell by cell, as it is heard."""
    found: list[str] = page.get_by_role("gridcell").evaluate_all("all => all.map(cell => cell.ariaLabel)")
    return found


# --- What is promised is what happens


@pytest.mark.parametrize("kind", ["perfect", "sold", "spoiled"])
def test_the_preview_is_what_happens(place: Place, visit: Visit, kind: str) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["many"]())
    ready(page)
    move, badges = foreseen(laid, kind)
    page.locator(".slot.open").last.click()
    for _ in range(MOST_LOOKS):
        if place_button(page).get_attribute("data-move") == move:
            break
        page.keyboard.press("n")
    assert sorted(promise(page)) == sorted(badges)
    place_button(page).click()
    expect(page.locator(".mine [data-piece=t06]")).to_have_count(1)
    assert laid.match.moves[0] == (0, move)
    assert sorted(deeds(page)) == sorted(badges)


def foreseen(laid: Laid, kind: str) -> tuple[str, list[str]]:
    """Where the free tile completes the most, a donut of this kind among them; and what its badges must say."""
    signs = {"perfect": r"\+1", "sold": r"\$[1-9]", "spoiled": "0"}
    previews: dict[str, list[tuple[str, str, str | int]]] = laid.match.view(0)["table"]["derived"]["previews"]
    found = {
        move: ["+1" if isinstance(made, str) else f"${made}" if made else "0" for _, _, made in donuts]
        for move, donuts in previews.items()
        if move.startswith("buy $0")
    }
    able = [move for move, badges in found.items() if any(re.fullmatch(signs[kind], badge) for badge in badges)]
    best = max(able, key=lambda move: len(found[move]))
    return best, found[best]


def promise(page: Page) -> list[str]:
    """The badges that a piece in hand shows: '+1', '$2' or '0' for each donut."""
    return page.locator(".mine .badge text").all_text_contents()


def deeds(page: Page) -> list[str]:
    """The donuts that Ann has completed so far, as the log tells them, written like the badges."""
    found = DEEDS.findall(page.locator("aside").inner_text())
    return [dollars or ("0" if nothing else "+1") for _, dollars, nothing in found]


def test_a_piece_in_hand_is_turned_moved_refused_and_put_back(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    Laid(page, place, "dollars", STATES["buy"]())
    ready(page)
    page.locator(".slot.open").last.click()
    moves = {place_button(page).get_attribute("data-move")}
    for key in ("r", "e", "q", "n"):
        page.keyboard.press(key)
        moves.add(place_button(page).get_attribute("data-move"))
    assert len(moves) > 2
    covered = page.locator(".mine [role=gridcell]:not([aria-label$=empty])").first
    covered.hover()
    expect(page.locator(".desk p")).to_have_text("It doesn’t fit here.")
    expect(place_button(page)).to_have_attribute("aria-disabled", "true")
    covered.click()
    expect(page.get_by_text("covered already")).to_be_visible()
    page.keyboard.press("Escape")
    expect(place_button(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Buy nothing")).to_be_visible()


def test_what_is_in_hand_survives_a_reload(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    Laid(page, place, "dollars", STATES["start"]())
    ready(page)
    page.keyboard.press("n")
    before = place_button(page).get_attribute("data-move")
    page.reload()
    expect(place_button(page)).to_have_attribute("data-move", before or "", timeout=PATIENCE)


def test_a_finger_drags_and_a_second_one_turns(place: Place, visit: Visit) -> None:
    page = visit(390, 844).new_page()
    Laid(page, place, "dollars", STATES["buy"]())
    ready(page)
    page.locator(".slot.open").last.tap()
    page.locator(".mine").scroll_into_view_if_needed()
    box = page.locator(".tray [data-cell=c6]").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touched = [{"x": px, "y": py, "id": i} for i, (px, py) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    words = page.locator(".desk p")
    touch("touchStart", (x, y))
    here = words.inner_text()
    touch("touchMove", (x, y - box["height"]))
    expect(words).not_to_have_text(here)
    moved = words.inner_text()
    touch("touchStart", (x, y - box["height"]), (x + 2 * box["width"], y))
    expect(words).not_to_have_text(moved)
    touch("touchEnd")


def test_a_tile_is_dragged_from_the_board_to_the_mat(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["buy"]())
    ready(page)
    slot, cell = page.locator(".slot.open").last.bounding_box(), page.locator(".tray [data-cell=c6]").bounding_box()
    assert slot and cell
    page.mouse.move(slot["x"] + 60, slot["y"] + 15)
    page.mouse.down()
    page.mouse.move(cell["x"] + 20, cell["y"] + 20, steps=6)
    page.mouse.up()
    expect(place_button(page)).to_have_attribute("data-move", "buy $0 at b6 east")
    assert laid.match.moves == []  # where a drag ends is no click
    page.mouse.click(cell["x"] + 20, cell["y"] + 20)
    expect(page.locator(".mine [data-piece=t06]")).to_have_count(1)
    assert laid.match.moves[0] == (0, "buy $0 at b6 east")


# --- What is chosen, counted and shown


def test_which_dollar_tiles_are_spent_is_chosen(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["pay"]())
    ready(page)
    expect(page.get_by_test_id("question")).to_have_text("Choose a Dollar Tile to pay with: 2 dollars to go.")
    backs = page.locator(".choice.open[data-move]")
    expect(backs).to_have_count(3)
    assert backs.evaluate_all("all => all.map(each => each.dataset.move)") == [
        "pay plain-hole",
        "pay half-chocolate",
        "pay half-sprinkle",
    ]
    backs.nth(1).click()
    expect(page.get_by_test_id("question")).to_contain_text("1 dollar to go")
    page.locator("[data-move='pay plain-hole']").click()
    expect(page.get_by_test_id("question")).to_contain_text("lay one")
    assert laid.match.position()["shops"][0]["dollars"] == {"plain-hole": 1, "half-chocolate": 1, "half-sprinkle": 1}


def test_a_tile_that_fits_nowhere_is_bought_aside_or_not_at_all(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["aside"]())
    ready(page)
    page.locator(".slot.open").last.click()
    expect(page.locator(".desk p")).to_have_text("It fits nowhere on your mat. You may take it and set it aside.")
    place_button(page).click(force=True)  # it says itself that it is disabled
    expect(page.get_by_text("covered already")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-move='no purchase']")).to_be_visible()
    page.locator(".slot.open").last.click()
    page.get_by_role("button", name="Take the free tile and set it aside").click()
    expect(page.locator(".purse")).to_contain_text("One tile set aside")
    assert laid.match.moves[0] == (0, "buy $0 aside")


def test_a_tile_is_bought_aside_with_keys(place: Place, visit: Visit) -> None:
    page = visit(1280, 720).new_page()
    laid = Laid(page, place, "dollars", STATES["aside"]())
    ready(page)
    for number in range(20):
        if not laid.match.moves:
            by_keys(page, number)
            page.wait_for_timeout(40)
    assert laid.match.moves[0][1].endswith(" aside")


def test_customers_are_marked_with_what_they_cost(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["serve"]())
    ready(page)
    levels = page.locator(".card").evaluate_all("all => all.map(each => each.querySelectorAll('.can').length)")
    assert levels == [3, 1, 0, 3]
    page.locator(".card").nth(2).click(force=True)
    expect(page.get_by_text("To make Otis contented, you need 1 sprinkle more.")).to_be_visible()
    page.locator(".card").first.click()
    for offer in (
        "contented for plain and plain: 3 points",
        "delighted for plain, plain and plain: 5 points",
        "thrilled for plain, plain, plain and chocolate: 8 points",
    ):
        expect(page.get_by_role("button", name=offer, exact=True)).to_be_visible()
    page.locator("[data-move='serve juniper thrilled']").click()
    expect(page.locator(".purse .tokens")).to_contain_text("1 plain")
    assert laid.match.position()["shops"][0]["tokens"] == {"plain": 1}


def test_a_spectator_chooses_whose_mat_is_large(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["four"](), seat=None)
    grid = page.get_by_role("grid")
    expect(grid).to_have_accessible_name("Ann’s mat")
    page.get_by_role("button", name="Cleo", exact=True).click()
    expect(grid).to_have_accessible_name("Cleo’s mat")
    assert page.locator(".shops tbody th").all_inner_texts() == ["Cleo", "Dan", "Ann", "Bo"]
    assert page.locator(".shop .name").all_inner_texts() == ["Dan", "Ann", "Bo"]
    page.reload()
    laid.told = 0
    expect(grid).to_have_accessible_name("Cleo’s mat")


def test_the_score_so_far_is_told_on_request(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", STATES["four"]())
    ready(page)
    assert page.get_by_role("columnheader", name="Points").count() == 0
    page.get_by_role("button", name="Scores").click()
    shown = page.locator(".shops tbody td:nth-child(2)").all_inner_texts()
    assert shown == [str(points) for points in laid.match.scores]
    page.get_by_role("link", name="Score sheet").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Empty cells")


def test_a_quiet_game_says_that_it_will_end(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "dollars", laid_out(quiet=3, turn={"seat": 1}))
    sign = page.locator(".desk .quiet")
    expect(page.locator(".shops")).to_be_visible(timeout=PATIENCE)
    expect(sign).to_have_count(0)
    for move in ("no purchase", "no dollar tile", "serve nobody"):
        laid.play(1, move)
    expect(sign).to_have_text("Nobody has bought, laid or served anything for 2 rounds; after 3 the game ends.")
    laid.play(0, next(move for move in laid.match.legal(0) if move.startswith("buy $0")))
    expect(sign).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1440])
def test_the_board_and_the_line_wait_for_the_starters(place: Place, visit: Visit, width: int) -> None:
    page = visit(width, 900).new_page()
    laid = Laid(page, place, "dollars", STATES["start"]())
    ready(page)
    waits = (
        ("Specials", "Drawn once all starters are placed."),
        ("Customers", "They come once all starters are placed."),
    )
    for tab, words in waits:
        turn_to(page, tab)
        expect(page.get_by_text(words)).to_be_visible()
    expect(page.get_by_text("sold")).to_have_count(0)
    for move in (
        "plain at c4 north-south",
        "jelly at a1 east-west",
        "chocolate at f6 north-south",
        "sprinkle at d2 east-west",
    ):
        laid.play(0, f"start {move}")
    for tab, words in waits:
        turn_to(page, tab)
        expect(page.locator({"Specials": ".slot > .tile", "Customers": ".line .card"}[tab])).to_have_count(
            6 if tab == "Specials" else 4
        )
        expect(page.get_by_text(words)).to_have_count(0)


def turn_to(page: Page, name: str) -> None:
    """On a phone, what is around the mat has tabs."""
    tab = page.get_by_role("tab", name=name)
    if tab.count():
        tab.click()


# --- Room


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (390, 700), (844, 390)])
@pytest.mark.parametrize("state", ["start", "buy", "lay"])
def test_the_desk_leaves_the_mat_in_sight(place: Place, visit: Visit, state: str, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    Laid(page, place, "dollars", STATES[state]())
    ready(page)
    if state != "start":  # there the first one is in hand already
        page.locator({"buy": ".slot.open", "lay": ".choice.open"}[state]).first.tap()
    expect(place_button(page)).to_be_visible()
    expect(page.locator(".tray [data-cell=a1]")).to_be_in_viewport()
    page.wait_for_function(f"() => ({BETWEEN})() === ''")
    assert page.evaluate(BETWEEN) == ""


BETWEEN = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect()
  const [question, desk] = [box("[data-testid=question]"), box(innerWidth > 600 ? "[role=toolbar]" : ".desk .desk")]
  const hidden = [...document.querySelectorAll(".tray [data-cell]")].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect()
    return top < question.bottom - 1 || bottom > desk.top + 1
  })
  return hidden.map((cell) => cell.dataset.cell).join(" ")
}"""


@pytest.mark.parametrize("state", ["four", "quiet", "shared", "pay", "serve"])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900)])
def test_everything_is_in_sight_on_a_screen(place: Place, visit: Visit, state: str, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    Laid(page, place, "dollars", STATES[state]())
    ready(page)
    if state in ("four", "quiet"):
        page.locator(".slot.open").first.click()
    needed = page.locator(".slot, .choice, .purse, .card, .shop, .shops tr, .tray [data-cell], .desk .desk").all()
    bar = page.get_by_role("toolbar").bounding_box()
    assert bar
    below = [each for each in needed if (box := each.bounding_box()) and box["y"] + box["height"] > bar["y"] + 1]
    assert [f"{each}: {each.inner_text()}" for each in below] == []


# --- For everybody


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("state", ["start", "shared", "buy", "pay", "lay", "serve", "aside", "alone", "four", "quiet"])
def test_every_decision_is_for_everybody(place: Place, visit: Visit, axe: str, state: str, width: int) -> None:
    page = visit(width, 844 if width < 600 else 900).new_page()
    Laid(page, place, "dollars", STATES[state]())
    ready(page)
    taken = page.locator(".slot.open, .choice.open:not([data-move]), .card.open")
    for half_made in (False, True):
        if half_made and taken.count():
            taken.first.click()
        page.evaluate(axe)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            assert findings(page) == [], f"{scheme}, half made: {half_made}"
            assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def findings(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    return [
        f"{finding['id']}: {[node['target'] for node in finding['nodes']][:3]}"
        for finding in page.evaluate(CHECK)
        if finding["impact"] in SERIOUS
    ]


def test_another_shop_is_enlarged(place: Place, visit: Visit, axe: str) -> None:
    page = visit().new_page()
    Laid(page, place, "dollars", STATES["buy"]())
    ready(page)
    page.get_by_role("button", name="Look at the shop").click()
    expect(page.get_by_role("dialog")).to_contain_text("Dollar Tiles")
    page.evaluate(axe)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
