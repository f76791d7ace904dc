"""Kitchen Rush in the browser: running sand, many hands at once, and a clock that is stopped by agreement."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from doughjo.games.kitchen_rush.tests.helpers import at, spoiled
from doughjo.server.run import Listening
from tests.browser.conftest import Visit
from tests.browser.laid import Laid
from tests.browser.places import BOT, FRIEND, Chair, Place, lay, no_sideways_scrolling, sit_down
from tests.browser.tables import PATIENCE, PLAIN, clicked
from tests.browser.test_access import findings
from tests.server import serving, settings

SMALL = """all => all.filter(each => Math.min(each.offsetWidth, each.offsetHeight) < 40)
    .map(each => each.outerHTML.slice(0, 90))"""
SIZES = [(390, 844), (844, 390), (1440, 900)]


@pytest.fixture(scope="module")
def steady(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Listening]:
    """A server whose clock runs as clocks do."""
    with serving(settings(tmp_path_factory.mktemp("steady"))) as server:
        yield server


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[Listening]:
    """A server that lets a minute pass in twenty seconds."""
    with serving(settings(tmp_path, clock_rate=3.0)) as server:
        yield server


def begin(*pages: Page) -> None:
    """Everybody is ready, and sand can run."""
    for page in pages:
        page.get_by_role("button", name="Ready", exact=True).click(timeout=PATIENCE)
    for page in pages:
        expect(hands(page)).to_be_visible(timeout=PATIENCE)


def kitchen(page: Page, server: Listening, *others: Chair, events: str = "off", **options: str) -> str:
    """A kitchen for Ann and whoever else; the link to it."""
    return lay(page, server.address, "kitchen-rush", *others, events=events, **options)


def two(server: Listening, visit: Visit, *others: Chair, **options: str) -> tuple[Page, Page]:
    """Ann at a desk and Bo at a phone, in one kitchen."""
    ann, bo = visit().new_page(), visit(390, 844).new_page()
    sit_down(bo, kitchen(ann, server, FRIEND, *others, **options), "Bo")
    return ann, bo


def hands(page: Page) -> Any:
    return page.get_by_role("group", name="Your hourglasses")


def space(page: Page, name: str) -> Any:
    return page.locator(f"[data-space='{name}']")


def test_a_round_with_two_people_and_two_bots_comes_to_its_end(steady: Listening, visit: Visit) -> None:
    ann, bo = two(steady, visit, BOT, BOT, round_seconds="60")
    begin(ann, bo)
    for bot in ("Pretzel", "Strudel"):  # people hold back: two Orders lie there, and soon nobody would begin another
        expect(ann.get_by_role("tabpanel")).to_contain_text(re.compile(f"{bot} puts .+ on "), timeout=PATIENCE)
    made = 0
    while ann.get_by_role("region", name="Cleanup").or_(ann.get_by_role("region", name="Preparation")).count() == 0:
        made += PLAIN.decide(ann, made) + PLAIN.decide(bo, made + 3)
    assert made > 2
    for page in (ann, bo):
        expect(page.get_by_role("heading", name="Cleanup")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cleanup").get_by_text(re.compile("wages", re.IGNORECASE))).to_be_visible()
    no_sideways_scrolling(bo)


def test_a_placement_is_pending_until_the_table_answers_and_taken_back_when_another_was_first(
    steady: Listening, visit: Visit
) -> None:
    ann, bo = two(steady, visit)
    held: list[Any] = []

    def slow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(message: str | bytes) -> None:
            if json.loads(message).get("move") == "place 1 at oven 1":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        route.on_message(hear)

    bo.route_web_socket(re.compile("/ws/"), slow)
    bo.reload()
    begin(ann, bo)
    space(bo, "oven 1").click()
    expect(space(bo, "oven 1")).to_have_accessible_name("Oven 1, an hourglass is on its way")
    expect(space(bo, "oven 1").locator(".hourglass.pending")).to_be_visible()
    space(ann, "oven 1").click()
    expect(space(ann, "oven 1")).to_have_accessible_name("Oven 1: Your hourglass 1, at work", timeout=PATIENCE)
    held[0]()
    expect(bo.get_by_text("Ann’s hourglass 1 is already on Oven 1.").first).to_be_visible(timeout=PATIENCE)
    expect(bo.get_by_text("KR-05").first).to_be_visible()
    expect(space(bo, "oven 1")).to_have_accessible_name("Oven 1: Ann’s hourglass 1, at work")
    expect(hands(bo).get_by_role("button", name="Your hourglass 1: in hand")).to_be_visible()


def test_the_clock_is_stopped_when_both_wish_it(steady: Listening, visit: Visit) -> None:
    ann, bo = two(steady, visit)
    begin(ann, bo)
    ann.get_by_role("button", name="Stop the clock").click()
    expect(bo.get_by_text("Ann would like to stop the clock.")).to_be_visible(timeout=PATIENCE)
    bo.get_by_role("button", name="Stop the clock").click()
    for page in (ann, bo):
        expect(page.get_by_text("The clock is stopped.")).to_be_visible(timeout=PATIENCE)
    shown = ann.get_by_role("timer").inner_text()
    ann.wait_for_timeout(1500)
    assert ann.get_by_role("timer").inner_text() == shown
    space(ann, "oven 1").click()
    expect(ann.get_by_text("The clock is stopped; nothing moves")).to_be_visible(timeout=PATIENCE)
    for page in (ann, bo):
        page.get_by_role("button", name="Go on", exact=True).click()
    expect(ann.get_by_role("timer")).not_to_have_text(shown, timeout=PATIENCE)


def test_an_order_is_taken_and_cooked_without_a_mouse(steady: Listening, visit: Visit) -> None:
    page = visit().new_page()
    kitchen(page, steady)
    without_warnings(page)
    page.reload()
    expect(page.get_by_role("button", name="Ready", exact=True)).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Ready", exact=True).focus()
    page.keyboard.press("Enter")
    expect(hands(page)).to_be_visible(timeout=PATIENCE)
    page.keyboard.press("2")
    expect(hands(page).get_by_role("button", name="Your hourglass 2: in hand", pressed=True)).to_be_visible()
    for room, deed in (("w", "take"), ("o", "cook")):
        page.keyboard.press(room)
        expect(page.locator(f"[data-move^='{deed} ']:focus")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-move^='{deed} ']")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".kitchen > [aria-live=polite]").filter(has_text="You cook dish 1")).to_have_count(
        1, timeout=PATIENCE
    )
    page.keyboard.press("?")
    expect(page.locator(".rooms kbd").first).to_be_visible()


def without_warnings(page: Page) -> None:
    page.evaluate("localStorage.setItem('settings', JSON.stringify({guard: false}))")


def test_a_mistake_is_warned_of_once_and_allowed(steady: Listening, visit: Visit) -> None:
    page = visit().new_page()
    kitchen(page, steady)
    begin(page)
    space(page, "waiter 1").click()
    page.locator(".panels [data-move^='take ']").first.click()
    space(page, "storage-a 1").click()
    page.locator(".panels .thing:not(.wanted)").first.click()
    warned = page.get_by_role("alert").filter(has_text="wants no")
    expect(warned).to_be_visible()
    assert page.locator(".mat.mine .surplus").count() == 0
    warned.get_by_role("button", name="Do it anyway").click()
    expect(page.locator(".mat.mine .surplus")).to_have_count(1, timeout=PATIENCE)


def test_what_cannot_be_done_is_answered_with_the_rule(steady: Listening, visit: Visit) -> None:
    page = visit().new_page()
    kitchen(page, steady)
    begin(page)
    space(page, "oven 3").click(force=True)
    expect(page.get_by_text("Oven 3 is broken. Repair it at the Office.")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("KR-14").first).to_be_visible()


def test_a_newcomer_is_shown_around_before_the_clock_starts(steady: Listening, visit: Visit) -> None:
    page = visit(390, 844).new_page()
    kitchen(page, steady)
    page.get_by_role("button", name="Show me around").click(timeout=PATIENCE)
    walk = page.get_by_role("region", name="A walk through the kitchen")
    seen = set()
    while walk.get_by_role("button", name="Next").count():
        seen.add(page.locator(".lit .room, .lit.rail, .lit.own").count())
        walk.get_by_role("button", name="Next").click()
    assert 0 not in seen and "9" not in walk.inner_text()  # a kitchen without Fridge and Freezer has a stop less
    walk.get_by_role("button", name="To work").click()
    begin(page)
    expect(page.get_by_text("Take an Order: send an hourglass to the Waiter.")).to_be_visible()
    page.get_by_role("button", name="No more hints").click()
    expect(page.get_by_text("Take an Order: send")).to_have_count(0)


def test_sand_runs_and_an_empty_hourglass_may_be_lifted(hurried: Listening, visit: Visit) -> None:
    page = visit().new_page()
    kitchen(page, hurried)
    begin(page)
    space(page, "sink 1").click()
    expect(space(page, "sink 1")).to_have_accessible_name("Sink 1: Your hourglass 1, at work", timeout=PATIENCE)
    page.locator("[data-move='lift 1']").click(timeout=PATIENCE)
    expect(space(page, "sink 1")).to_have_accessible_name("Sink 1, free", timeout=PATIENCE)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_kitchen_is_for_everybody(
    steady: Listening, visit: Visit, axe: str, width: int, height: int, scheme: str
) -> None:
    page = visit(width, height, scheme=scheme).new_page()
    kitchen(page, steady, BOT, events="by-objective", modules="everything")
    expect(page.get_by_role("region", name="Preparation")).to_be_visible(timeout=PATIENCE)
    no_sideways_scrolling(page)
    page.evaluate(axe)
    assert findings(page) == []
    begin(page)
    space(page, "waiter 1").click()
    expect(page.locator(".panels .panel")).to_be_visible(timeout=PATIENCE)
    assert findings(page) == []
    no_sideways_scrolling(page)
    assert small_targets(page) == []


def small_targets(page: Page) -> list[str]:
    """Buttons of the board that a finger would miss."""
    found: list[str] = page.locator(".kitchen button:visible").evaluate_all(SMALL)
    return found


# --- The guided first round

DEEDS = {  # what a step asks for: the rooms to go to, and what is done there
    "Take an Order": (("waiter 1",), ".panels [data-move^='take ']"),
    "Fill the plate": (("storage-a 1", "storage-b 1"), ".panels .thing.wanted"),
    "Cook it": (("oven 1", "oven 2"), ".panels [data-move^='cook ']"),
    "Season it": (("spices 1",), ".panels [data-move='draw a cube']:not([aria-disabled])"),
    "Serve it": (("waiter 1",), ".panels [data-move^='deliver ']"),
    "Bring new guests": (("maitre 1",), ".panels [data-move='bring orders']"),
    "Wash up": (("sink 1",), ".panels [data-move^='wash ']"),
}


def do_without_mistake(page: Page, deed: str) -> None:
    """Do it with the first plate that nobody warns about: of two, one may have been cooked enough."""
    for number in range(page.locator(deed).count()):
        clicked(page.locator(deed).nth(number))
        if not page.get_by_role("alert").filter(has_text="enough").count():
            return
        page.get_by_role("button", name="Leave it").click()


def follow(page: Page) -> str:
    """Do what the guided round says next; answers what that was."""
    title = page.locator(".lesson h3").inner_text().split("\n")[0]
    title = re.sub(r" \d of \d done$", "", title)
    rooms, deed = DEEDS.get(title, ((), ""))
    if page.locator("[data-move='put back']").count():
        clicked(page.locator("[data-move^='keep on ']").first)
        if page.get_by_role("alert").filter(has_text="wants no").count():
            page.get_by_role("button", name="Leave it").click()
            page.locator("[data-move='put back']").click()
    elif deed and page.locator(deed).count():
        do_without_mistake(page, deed)
    elif free := [room for room in rooms if page.locator(f"[data-space='{room}'][data-move]").count()]:
        clicked(space(page, free[0]))
    elif page.get_by_text("take it back first").count():
        clicked(page.locator(f".panels [data-room='{rooms[0].split()[0]}'] [data-move^='lift ']").first)
    elif page.get_by_role("button", name="Let the sand run").count():
        clicked(page.get_by_role("button", name="Let the sand run"))
    page.wait_for_timeout(120)
    return title


def test_the_first_round_is_taught_step_by_step_without_a_clock(steady: Listening, visit: Visit, axe: str) -> None:
    page = visit(390, 844).new_page()
    page.goto(steady.address)
    page.locator("[data-game='kitchen-rush']").get_by_role("button", name="First round, guided").click()
    begin(page)
    expect(page.get_by_role("region", name="Your first round")).to_be_visible()
    page.evaluate(axe)
    assert findings(page) == []
    shown = page.get_by_role("timer").inner_text()
    page.wait_for_timeout(1200)
    assert page.get_by_role("timer").inner_text() == shown, "no clock runs"
    taught = []
    for _ in range(160):
        if page.get_by_role("heading", name="That is the kitchen").count():
            break
        if page.get_by_role("button", name="Ready", exact=True).count():
            begin(page)
        taught.append(follow(page))
    expect(page.get_by_role("heading", name="That is the kitchen")).to_be_visible()
    assert {"Take an Order", "Fill the plate", "Serve it", "Bring new guests", "Wash up"} <= set(taught)
    assert findings(page) == []
    no_sideways_scrolling(page)


# --- The end of the time, and where cards come from


def test_when_the_time_is_up_what_is_under_way_is_finished(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    position = {
        "players": 2,
        "options": {"events": "off", "finish_under_way": True},
        "phase": "closing",
        "ready": [False, True],
        "coins": 50,
        "mats": [{"orders": [spoiled("chili-bowl", cooked=1)]}, {}],
        "hourglasses": {"0-1": at("oven 1")},
    }
    laid = Laid(page, place, "kitchen-rush", position)
    expect(page.get_by_text("Finish what you have begun. Hourglasses no longer move.")).to_be_visible(timeout=PATIENCE)
    space(page, "sink 1").click(force=True)
    expect(page.get_by_text(re.compile("^Time’s up. Finish what is under way")).first).to_be_visible()
    page.locator(".panels [data-move='cook dish 1']").click()
    page.get_by_role("button", name="Ready for Cleanup").click()
    expect(page.get_by_role("heading", name="Cleanup")).to_be_visible()
    assert laid.match.position()["completed"] == ["chili-bowl"]


def test_a_card_says_whether_it_is_as_printed_wherever_it_is_shown_large(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    rail = ["lamb-tagine", {"order": "garden-bowl", "tile": "snowman"}, None, None]
    options = {"modules": "desserts", "events": "on"}
    position = {"players": 2, "options": options, "rail": rail, "event": "mice", "phase": "preparation"}
    Laid(page, place, "kitchen-rush", position)
    preparation = page.get_by_role("region", name="Preparation")
    expect(preparation.locator("small", has_text="Ours, not the publisher’s.")).to_have_count(2, timeout=PATIENCE)
    for slip, words in (("rail-1", "is the printed one, as others tell it"), ("rail-2", "Ours, not the publisher’s.")):
        page.locator(f"[data-at='{slip}']").hover()
        tip = page.locator(".tip:popover-open")
        expect(tip).to_contain_text(words)
    expect(tip).to_contain_text("With The Snowman: 2 vanilla/cookies.")
    space(page, "freezer 1").hover()
    expect(tip).to_contain_text("vanilla/cookies, chocolate, strawberry, lemon/banana, pistachio")


# --- Movement, and a slow line


@pytest.mark.parametrize("moving", [True, False])
def test_pieces_fly_unless_movement_is_off(steady: Listening, visit: Visit, moving: bool) -> None:
    page = visit(moving=moving).new_page()
    kitchen(page, steady)
    begin(page)
    page.evaluate("""() => { window.flown = 0; new MutationObserver(all => all.forEach(one => window.flown +=
        [...one.addedNodes].filter(node => node.classList?.contains('flyer')).length))
        .observe(document.querySelector('.sky'), {childList: true}); }""")
    space(page, "waiter 1").click()
    page.locator(".panels [data-move^='take ']").first.click()
    expect(page.locator(".mat.mine .plate")).not_to_have_count(0, timeout=PATIENCE)
    if moving:
        page.wait_for_function("window.flown >= 2", timeout=PATIENCE)
    page.wait_for_timeout(300)
    assert moving or page.evaluate("window.flown") == 0
    expect(page.locator(".flyer")).to_have_count(0)


def test_over_a_slow_line_a_click_shows_at_once_and_is_confirmed(steady: Listening, visit: Visit) -> None:
    page = visit().new_page()
    kitchen(page, steady)
    waiting: list[Any] = []

    def slow(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: waiting.append(lambda: server.send(message)))

    page.route_web_socket(re.compile("/ws/"), slow)
    page.reload()
    page.get_by_role("button", name="Ready", exact=True).click(timeout=PATIENCE)
    while not hands(page).count():
        late(page, waiting)
    space(page, "waiter 1").click()
    expect(space(page, "waiter 1").locator(".hourglass.pending")).to_be_visible()
    expect(space(page, "waiter 1")).to_have_accessible_name("Waiter 1, an hourglass is on its way")
    while not page.locator(".panels [data-move^='take ']").count():
        late(page, waiting)
    expect(space(page, "waiter 1").locator(".hourglass.pending")).to_have_count(0)
    slip = page.locator(".panels [data-move^='take ']").first
    slip.click()
    expect(page.locator(".panels .pending[data-move^='take ']")).to_be_visible()
    while not page.locator(".mat.mine .plate").count():
        late(page, waiting)


def late(page: Page, waiting: list[Any]) -> None:
    """What was sent arrives 150 milliseconds later."""
    page.wait_for_timeout(150)
    while waiting:
        waiting.pop(0)()
