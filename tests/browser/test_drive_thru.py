"""Doughnut Drive-Thru at its drawn table: mouse, finger and keyboard, secrets, and everybody's eyes."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from doughjo.core.edition import usual_teller
from doughjo.games.drive_thru.said import BAKER, CARD, RECIPE
from doughjo.games.drive_thru.tests.helpers import GAME, quiet_turn, seat, table
from doughjo.server.frames import POINTS, facts_of
from tests.browser.conftest import Visit
from tests.browser.laid import Laid
from tests.browser.places import BOT, FRIEND, Place, is_over, lay, no_sideways_scrolling, sit_down
from tests.browser.tables import PATIENCE, clicked, tabbed_to
from tests.server import unpacked

WORDS = usual_teller(GAME.rules)

MOST_STEPS = 4000
PHONE = (390, 844)
SIDEWAYS = (844, 390)
CARDS = ("serve", "prepare", "learn", "coffee-break")  # in the order a hasty cook tries them
SERIOUS = ("serious", "critical")
CHECK = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
WATCH_THE_DIE = """() => {
  const watch = new MutationObserver(() => window.tumbled ||= document.querySelector(".flyer .die") !== null)
  watch.observe(document.body, { childList: true, subtree: true })
}"""
IN_SIGHT = """element => {
  const box = element.getBoundingClientRect()
  const bar = document.querySelector("[role=toolbar]").getBoundingClientRect()
  return box.width > 0 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= bar.top + 1
}"""

BAKERS = {"bakers": "draft"}
LONG = "peanut-butter-bacon-crunch caramel-sea-salt-superior"
READY = "salted-ginger-hazel-cream bittersweet-chocolate-chips jalapeno-orange-blossom"
OTHERS = (
    seat(
        "fluffy-bun saffron-sugar-crown",
        "honey-matcha triple-truffle-tower",
        "coated-baby rhubarb-rosette",
        baker="tina",
    ),
    seat(
        "fluffy-bun shards-of-serendipity",
        "espresso-eclipse",
        "maple-morning-twist lemon-drizzle-deluxe",
        upright=1,
        baker="dwight",
    ),
)

EQUAL_TIPS = [
    seat(served="fluffy-bun cherryberry cinnamoan general-custard honey-matcha"),
    seat(served="caramel-sea-salt-superior lemon-drizzle-deluxe rhubarb-rosette"),
]


def full(baker: str, other: str, **more: Any) -> dict[str, Any]:
    """A table near the end, at which everybody has much."""
    mine = seat(LONG, READY, "fluffy-bun cherryberry cinnamoan general-custard", upright=3, baker=baker, doughnuts=2)
    others = (*OTHERS, seat("fluffy-bun pistachio-cluster-bomb", baker=other, doughnuts=2))
    return table(mine, *others, kitchen="prepare learn serve coffee-break", options=BAKERS, **more).position()


TABLES: dict[str, Callable[[], dict[str, Any]]] = {
    "full": lambda: full("sally", "tommy"),
    "drawn": lambda: full(
        "tommy", "sally", learning={"drawn": ["golden-glaze-grandeur", "toasted-coconut-cloud"], "keeps": 2}
    ),
    "draft": lambda: GAME.start(3, seed=1, options={**BAKERS, "first_player": "first seat"}).position(),
    "end": lambda: {"players": 2, "first": 0, "turn": None, "seats": EQUAL_TIPS, "over": True},
    "short": lambda: full("sally", "tommy", attempt={"work": "serve", "recipe": "jalapeno-orange-blossom", "die": 3}),
    "quiet": lambda: full("sally", "tommy", round=40, progress=24),
}


# --- How a choice is found


def offered(page: Page) -> Locator:
    """Buttons that make a move at once."""
    return page.locator(".board [data-move]:not([aria-disabled=true])")


def kitchen_card(page: Page, card: str) -> Locator:
    return page.locator(f"[data-card={card}]")


def open_cards(page: Page) -> list[str]:
    """The kitchen cards on which something can be done."""
    return [card for card in CARDS if page.locator(f"[data-card={card}].choosable").count()]


def drawn(page: Page) -> Locator:
    """The recipes to choose from, or those of which one makes room."""
    return page.locator(".pad .tickets button:not([aria-disabled=true])")


def state_of(page: Page) -> str:
    """What is asked now; nothing while somebody else decides."""
    if is_over(page):
        return "end"
    if page.locator(".draft .baker[data-move]").count():
        return "draft"
    if page.locator(".pad [data-move^=spend]").count():
        return "spend"
    if drawn(page).count() or page.locator(".pad [data-move='keep none']").count():
        return "learn"
    if page.locator("[data-card][aria-pressed=true]").count():
        return "card"
    if open_cards(page) or offered(page).count():
        return "turn"
    return ""


def decide(page: Page) -> bool:
    """Take one step by mouse, if there is one to take."""
    state = state_of(page)
    if state == "learn":
        return clicked((drawn(page) if drawn(page).count() else offered(page)).first)
    if state == "turn" and (cards := open_cards(page)):
        return clicked(kitchen_card(page, cards[0]))
    if state == "card":
        return clicked(page.locator(".pad [data-move]:not([aria-disabled=true])").first)
    return state in ("draft", "spend", "turn") and clicked(offered(page).first)


def press(page: Page) -> bool:
    """Take one step by keyboard alone, if there is one to take."""
    state = state_of(page)
    if state == "turn" and (cards := open_cards(page)):
        page.keyboard.press(kitchen_card(page, cards[0]).get_attribute("aria-keyshortcuts") or "")
        return True
    if state in ("learn", "draft") and (numbers := numbered(page)):
        page.keyboard.press(str(numbers[0]))
        return True
    if not state or not tabbed_to(page, page.locator(".board [data-move]:not([aria-disabled=true])")):
        return False
    page.keyboard.press("Enter")
    return True


def numbered(page: Page) -> list[int]:
    """The numbers of the bakers or recipes that can be chosen."""
    all_of_them = page.locator(".draft .baker, .pad .tickets button").all()
    return [n for n, each in enumerate(all_of_them, 1) if each.get_attribute("aria-disabled") != "true"]


# --- Tables


def ready(page: Page) -> None:
    """Wait until there is something to decide."""
    page.wait_for_selector(".choosable, .board [data-move]:not([aria-disabled=true])", timeout=PATIENCE)


def play(page: Page, *others: Page, by: Callable[[Page], bool] = decide) -> Iterator[str]:
    """Everybody plays on; yields what is asked of the first one, before it is answered, until the game is over."""
    for _ in range(MOST_STEPS):
        state = state_of(page)
        if state:
            yield state
        if state == "end" and all(map(is_over, others)):
            return
        acted = [by(each) for each in (page, *others) if not is_over(each)]
        page.wait_for_timeout(30 if any(acted) else 80)
    raise AssertionError(f"the game did not end: {state_of(page)}, {page.locator('.middle').inner_text()}")


def findings(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    return [
        f"{finding['id']}: {[node['target'] for node in finding['nodes']][:4]}"
        for finding in page.evaluate(CHECK)
        if finding["impact"] in SERIOUS
    ]


# --- Whole games


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
def test_one_person_plays_bots_to_the_end(place: Place, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    lay(page, place.address, "drive-thru", BOT, BOT)
    ready(page)
    states = set()
    for state in play(page):
        states.add(state)
        no_sideways_scrolling(page)
    assert {"turn", "card", "learn", "end"} <= states
    expect(page.get_by_text(re.compile("wins|share")).first).to_be_visible(timeout=PATIENCE)


def test_a_whole_game_by_keyboard_alone(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    lay(page, place.address, "drive-thru", BOT, bakers="draft")
    ready(page)
    assert {"draft", "turn", "card", "learn", "end"} <= set(play(page, by=press))


def test_two_people_draft_bakers_and_drawn_recipes_stay_secret(place: Place, visit: Visit) -> None:
    host, guest, watcher = (visit(*size).new_page() for size in ((1440, 900), PHONE, (1440, 900)))
    seen: dict[Page, list[str]] = {page: listened(page) for page in (host, guest, watcher)}
    link = lay(host, place.address, "drive-thru", FRIEND, bakers="draft")
    sit_down(guest, link, "Bo")
    watcher.goto(link)
    for page in (guest, host, watcher):
        expect(page.locator(".draft .baker")).to_have_count(4, timeout=PATIENCE)
    secrets = 0
    for state in play(host, guest):
        if state == "learn" and not secrets:
            secrets = nobody_else_knows(host, seen[guest], seen[watcher])
        assert not state_of(watcher).strip("end"), "a spectator was asked to decide"
    assert secrets >= 2
    expect(watcher.get_by_text(re.compile("wins|share")).first).to_be_visible(timeout=PATIENCE)


def listened(page: Page) -> list[str]:
    """Every frame this page receives, from now on."""
    frames: list[str] = []

    def hear(socket: WebSocket) -> None:
        socket.on(
            "framereceived", lambda payload: frames.append(payload if isinstance(payload, str) else payload.decode())
        )

    page.on("websocket", hear)
    return frames


def nobody_else_knows(host: Page, *others: list[str]) -> int:
    """How many recipes were drawn in secret; none is in what the others have received, except as one of the unseen."""
    hand = host.locator(".pad [data-at^=hand-]")
    ids = [at.removeprefix("hand-") for at in hand.evaluate_all("found => found.map(each => each.dataset.at)")]
    names = [label.removeprefix("Keep ").split(",")[0] for label in hand.locator(".hidden").all_inner_texts()]
    for frames in others:
        for _ in range(PATIENCE // 100):
            told = shown(frames)
            theirs = [view["learning"] for seat, view in told.views if view["turn"] != seat and view["learning"]]
            if theirs:
                break
            host.wait_for_timeout(100)
        assert theirs, "the others did not see that recipes were drawn"
        assert all(set(moment["drawn"]) <= {"?"} for moment in theirs)
        heard = json.dumps([[{**view, "deck": {}} for _, view in told.views], told.events])
        assert [recipe for recipe in ids if f'"{recipe}"' in heard] == []
        assert [name for name in names if any(name in frame for frame in frames)] == []
        assert set(ids) <= set(told.views[-1][1]["deck"]), "what is missing from the deck betrays what was drawn"
    return len(ids)


class Shown(NamedTuple):
    """What frames tell: every table as a seat saw it, one after the other, and all that happened."""

    views: list[tuple[int, dict[str, Any]]]
    events: list[dict[str, Any]]


def shown(frames: list[str]) -> Shown:
    """The same as a browser reads it."""
    edition, views, state = WORDS.edition, [], dict[str, Any]()
    for message in map(json.loads, list(frames)):
        if message["type"] in ("state", "news"):
            state = unpacked(state, message)
            started = [view for view in state["views"] if any(view["record"])]
            views += [(view["seat"], edition.shown(view["record"][POINTS:])) for view in started]
    return Shown(views, facts_of(edition, state.get("rows", [])))


# --- Small things


def test_what_cannot_be_done_says_why(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    lay(page, place.address, "drive-thru", FRIEND, first_player="first seat")
    guest = visit().new_page()
    sit_down(guest, page.url, "Bo")
    ready(page)
    kitchen_card(page, "serve").click(force=True)  # it says itself that it is disabled
    expect(page.get_by_text("Your Fluffy Bun is not prepared yet.")).to_be_visible()
    expect(page.get_by_role("link", name="DT-40")).to_be_visible()
    kitchen_card(guest, "learn").click(force=True)
    expect(guest.get_by_text("It is up to Ann now.")).to_be_visible()


def test_a_half_made_choice_and_its_chances_survive_a_reload(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    lay(page, place.address, "drive-thru", BOT, first_player="first seat")
    ready(page)
    kitchen_card(page, "prepare").click()
    attempt = page.locator("[data-move='prepare fluffy-bun with 1']")
    expect(attempt).to_contain_text("83%")  # needs 2: five faces of six
    assert attempt.locator(".face.good").count() == 5
    page.reload()
    expect(attempt).to_be_visible(timeout=PATIENCE)


def test_the_die_comes_to_rest_on_the_number_that_was_rolled(place: Place, visit: Visit) -> None:
    page = visit(moving=True).new_page()
    laid = Laid(page, place, "drive-thru", TABLES["full"]())
    laid.luck = ["roll 4"]
    ready(page)
    page.evaluate(WATCH_THE_DIE)
    kitchen_card(page, "prepare").click()
    page.locator("[data-move='prepare peanut-butter-bacon-crunch with 2']").click()
    expect(page.locator(".pad h3")).to_have_text("You rolled 4 + 2")  # a second doughnut, and Sally
    expect(page.locator(".pad .sum")).to_have_text("Prepare Peanut Butter & Bacon Crunch: 4 needed. Prepared!")
    assert page.evaluate("window.tumbled === true"), "the die did not tumble"
    expect(page.locator(".flyer")).to_have_count(0)
    assert page.locator(".pad .die circle").count() == 4
    expect(page.locator("aside")).to_contain_text("You roll 4 + 2 for Peanut Butter & Bacon Crunch, which needs 4.")


def test_a_roll_that_falls_short_is_helped_by_recognition(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "drive-thru", TABLES["full"]())
    laid.luck = ["roll 3"]
    ready(page)
    kitchen_card(page, "serve").click()
    attempt = page.locator("[data-move='serve salted-ginger-hazel-cream with 1']")
    expect(attempt).to_have_accessible_name("With 1 doughnut: 33%, or 83% with Recognition")
    expect(attempt.locator(".chance")).to_have_text(re.compile(r"33%\s*83%"))
    assert attempt.locator(".face i").all_inner_texts() == ["×", "+3", "+2", "+1", "✓", "✓"]
    attempt.click()
    expect(page.get_by_test_id("question")).to_have_text("You rolled 3 and need 5: spend 2 Recognitions?")
    page.get_by_role("button", name="Spend 2 Recognitions").click()
    expect(page.locator(".pad .sum")).to_contain_text("2 Recognitions spent. Served for 3 tips!")
    assert laid.match.position()["seats"][0]["upright"] == 2  # the new one is upright


def test_a_quiet_game_says_that_it_will_end(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    laid = Laid(page, place, "drive-thru", full("sally", "tommy", round=34, progress=24))
    ready(page)
    expect(page.locator(".top .sign")).to_contain_text("Round 34")
    expect(page.locator(".top .quiet")).to_have_count(0)  # nine rounds are not half of twenty
    while laid.match.position()["round"] == 34:
        (number,) = laid.match.to_act
        assert isinstance(number, int)
        quiet_turn(laid.match, number)
    laid.tell()
    expect(page.locator(".top .quiet")).to_have_text(
        "Nothing prepared or served for 10 rounds. After 20, the game ends."
    )


def test_equal_tips_are_parted_by_types(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    Laid(page, place, "drive-thru", TABLES["end"]())
    page.get_by_role("link", name="Score sheet").first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", level=2)).to_have_text(
        "You win with 6 tips, level with second place. With equal tips, the most different types win."
    )
    ann, bo = sheet.locator("section").all()
    expect(ann).to_contain_text(re.compile(r"Types A, B, C and D.*Total tips\s*6", re.DOTALL))
    expect(bo).to_contain_text(re.compile(r"Types A, C and G.*Total tips\s*6", re.DOTALL))


HELD = {"pointerType": "touch", "bubbles": True, "isPrimary": True}


@pytest.mark.parametrize("how", ["mouse", "finger", "keys"])
def test_every_card_tells_its_full_text(place: Place, visit: Visit, how: str) -> None:
    page = visit(*(PHONE if how == "finger" else (1440, 900))).new_page()
    Laid(page, place, "drive-thru", TABLES["full"]())
    ready(page)
    cards = {
        "section.mine .order >> nth=0": WORDS.text(RECIPE, "caramel-sea-salt-superior"),
        "section.mine .medal >> nth=1": "Served: 1 tip, type A. Its Recognition is upright",
        "section.mine .baker": WORDS.text(BAKER, "sally"),
        "[data-card=learn]": WORDS.text(CARD, "learn"),
        "#place-1 .mini >> nth=0": WORDS.text(RECIPE, "fluffy-bun"),
        "#place-1 .baker": WORDS.text(BAKER, "tina"),
    }
    for card, text in cards.items():
        asked_about(page, page.locator(card), how)
        bubble = page.locator("[role=tooltip]:popover-open")
        expect(bubble).to_have_count(1)
        expect(bubble).to_contain_text(text)
        page.keyboard.press("Escape")
        page.mouse.move(1, 1)


def asked_about(page: Page, card: Locator, how: str) -> None:
    """Hover over it, press it long, or come to it with keys."""
    card.scroll_into_view_if_needed()
    if how == "mouse":
        card.hover()
    elif how == "finger":
        card.dispatch_event("pointerdown", HELD)
        page.wait_for_selector("[role=tooltip]:popover-open")
        card.dispatch_event("pointerup", HELD)
    else:
        page.keyboard.press("Tab")  # so that the focus is a key's
        card.focus()


def test_a_long_press_is_no_choice(place: Place, visit: Visit) -> None:
    page = visit(*PHONE).new_page()
    Laid(page, place, "drive-thru", TABLES["full"]())
    ready(page)
    card = kitchen_card(page, "serve")
    asked_about(page, card, "finger")
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")


GLANCES = (
    "Bo: 4 tips, 2 of 5 served, no doughnuts. Go to this place",
    "Cleo: 4 tips, 2 of 5 served, no doughnuts. Go to this place",
    "Dan: no tips, 0 of 5 served, 2 doughnuts. Go to this place",
)


def test_the_others_are_at_hand_on_a_phone(place: Place, visit: Visit) -> None:
    page = visit(*PHONE).new_page()
    Laid(page, place, "drive-thru", TABLES["full"]())
    ready(page)
    expect(page.locator(".glance button")).to_have_count(3)
    for button, words in zip(page.locator(".glance button").all(), GLANCES, strict=True):
        expect(button).to_have_accessible_name(words)
    page.locator(".glance button").nth(1).tap()
    expect(page.locator("#place-2")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#place-2")).to_be_focused()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), PHONE, SIDEWAYS])
@pytest.mark.parametrize("state", ["turn", "serve", "prepare", "learn", "coffee-break", "drawn", "short", "quiet"])
def test_what_one_needs_to_decide_is_in_sight(place: Place, visit: Visit, state: str, width: int, height: int) -> None:
    """Four people, each with as many tickets as one ever has at a time, long names, and everything on the pad."""
    page = visit(width, height).new_page()
    Laid(page, place, "drive-thru", TABLES.get(state, TABLES["full"])())
    ready(page)
    if state in CARDS:
        kitchen_card(page, state).click()
    needed = [page.get_by_test_id("question"), *page.locator("[data-card]").all()]
    if state not in ("turn", "quiet"):
        needed.append(page.locator(".pad [data-move]").first)
    if width > height:
        needed += page.locator("section.mine .order").all()
    if width > 1000:
        needed += page.locator(".rival header > *:visible, section.mine :is(.medal, .doughnuts)").all()
    elif width < 600:
        needed += page.locator(".glance button").all()
    assert [text_of(each) for each in needed if not each.evaluate(IN_SIGHT)] == []
    assert page.locator("section.mine .order").count() == 5
    no_sideways_scrolling(page)


def text_of(found: Locator) -> str:
    """What it is and says, for a failing test."""
    return f"{found}: {found.inner_text()}"


@pytest.mark.parametrize("state", ["draft", "turn", "serve", "learn", "drawn", "short", "quiet", "end"])
def test_every_state_is_for_everybody(place: Place, visit: Visit, axe: str, state: str) -> None:
    page = visit().new_page()
    position = TABLES.get(state, TABLES["full"])()
    Laid(page, place, "drive-thru", position, seat=position["turn"] or 0)
    if state == "end":
        page.get_by_role("link", name="Score sheet").first.click()
    else:
        ready(page)
    if state in CARDS:
        kitchen_card(page, state).click()
    everybody_can_use(page, axe, state)


def everybody_can_use(page: Page, axe: str, state: str) -> None:
    """No serious findings, nothing sideways: small and large, light and dark."""
    for width, height in ((1440, 900), PHONE):
        for scheme in ("light", "dark"):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
            page.wait_for_timeout(200)
            page.evaluate(axe)
            assert findings(page) == [], f"{state} at {width}, {scheme}"
            no_sideways_scrolling(page)
