"""What is in sight, what moves when, and what a finger finds out."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.laid import Laid
from tests.browser.places import (
    Place,
    is_over,
    make_table,
    no_sideways_scrolling,
    play_now,
    prefer_plain_boards,
    sit_down,
)
from tests.browser.tables import PATIENCE, TABLES, Table

SIZES = [(1440, 900), (1280, 720), (390, 844), (844, 390)]
LONG = 900  # milliseconds
MOST_GLANCES = 20
RISING = "[data-move]:visible, [aria-label='Your selection cards'] button, .choosable"
PLACES = """async element => {
  const places = []
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame)
    places.push(element.getBoundingClientRect().y)
  }
  return places
}"""
POWERS: dict[str, dict[str, Any]] = {  # the cards whose powers ask something, and how far they are
    "french-cruller": {},
    "double-chocolate": {"drawn": ["maple-frosted", "maple-bar"]},
    "red-velvet": {"left": 1},
    "sprinkled": {},
    "bear-claw": {},
    "cinnamon-twist": {},
    "day-old-donuts": {"left": 3},
    "milk": {"left": 3},
    "raspberry-frosted": {"left": 1},
    "strawberry-glazed": {},
}
IN_SIGHT = """element => {
  const box = element.getBoundingClientRect()
  const bar = document.querySelector(".bar").getBoundingClientRect()
  return box.width > 0 && box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= bar.top + 1
}"""
WATCH = """() => {
  const slowness = 5  // so that flights are seen also where frames are few
  const { setTimeout } = window
  window.setTimeout = (what, time) => setTimeout(what, slowness * time)
  const { animate } = Element.prototype
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how)
    animation.playbackRate = 1 / slowness
    return animation
  }
  window.seen = new Map()
  const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  const look = () => {
    const pile = document.querySelector(".pile.discard")
    const there = pile.querySelector("[data-at=discard]").getBoundingClientRect()
    for (const flyer of document.querySelectorAll(".flyer:not(:has(.hand))")) {
      const box = flyer.getBoundingClientRect()
      const far = Math.hypot(middle(box).x - middle(there).x, middle(box).y - middle(there).y)
      if (getComputedStyle(flyer).opacity !== "1") continue
      window.seen.set(flyer, [...(window.seen.get(flyer) ?? []), [Math.round(far), pile.innerText]])
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", TABLES)
def test_what_one_needs_to_decide_is_in_sight(place: Place, visit: Visit, game: str, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    table = TABLES[game]
    play_now(page, place, game)
    for number in range(12):
        if is_over(page):
            break
        table.ready(page)
        assert hidden(table, page) == []
        no_sideways_scrolling(page)
        table.decide(page, number)
        page.wait_for_timeout(300)


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("card", POWERS)
def test_the_ticket_of_a_power_is_in_sight(place: Place, visit: Visit, card: str, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    Laid(page, place, "go-nuts", resolving(card))
    expect(page.locator("section.ticket button").first).to_be_visible(timeout=PATIENCE)
    assert hidden(TABLES["go-nuts"], page) == []
    no_sideways_scrolling(page)


@pytest.mark.parametrize("game", ["go-nuts", "drive-thru"])
@pytest.mark.parametrize("plain", [True, False])
def test_what_rises_under_the_pointer_does_not_fall_again(place: Place, visit: Visit, game: str, plain: bool) -> None:
    page = visit().new_page()
    if plain:
        prefer_plain_boards(page, place)
    play_now(page, place, game)
    choice = page.locator(RISING).first
    choice.wait_for(timeout=PATIENCE)
    page.evaluate("scrollTo(0, 0)")
    box = choice.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 0.5)  # its last line of pixels
    page.wait_for_timeout(300)
    assert len(set(choice.evaluate(PLACES))) == 1


def resolving(card: str) -> dict[str, Any]:
    """Five players late in a game, when the first has just taken a card with a power."""
    mine = ["glazed", "plain", "boston-cream", "donut-holes", "powdered", "jelly-filled", "eclair", card]
    others = [["plain", "glazed", "donut-holes", "powdered"], ["eclair", "plain"], ["jelly-filled"], ["boston-cream"]]
    return {
        "players": 5,
        "row": [None, "plain", "glazed", "donut-holes", "powdered", "plain"],
        "collections": [mine, *others],
        "discard": ["glazed", "boston-cream", "plain", "donut-holes", "powdered", "chocolate-frosted"],
        "picks": [1, 2, 2, 3, 3],
        "resolving": {"position": 1, "seat": 0, "card": card, **POWERS[card]},
    }


def hidden(table: Table, page: Page) -> list[str]:
    """What is needed and cannot be seen without scrolling; a table that has just moved on gets a while to settle."""
    missing: list[str] = []
    for _ in range(MOST_GLANCES):
        page.evaluate("scrollTo(0, 0)")
        missing = [str(each) for each in table.needed(page) if not each.evaluate(IN_SIGHT)]
        if not missing:
            break
        page.wait_for_timeout(100)
    return missing


def test_the_discard_pile_grows_when_the_card_has_landed(place: Place, visit: Visit) -> None:
    host, guest = visit(moving=True).new_page(), visit().new_page()
    sit_down(guest, make_table(host, place, friends=1), "Bo")
    for page in (guest, host):
        TABLES["go-nuts"].ready(page)
    host.evaluate(WATCH)
    for page in (guest, host):
        TABLES["go-nuts"].choose(page, 0)  # both want the same one
    expect(host.locator(".pile.discard")).to_contain_text("Discard 1", timeout=PATIENCE)
    seen: list[list[tuple[int, str]]] = host.evaluate("[...window.seen.values()]")
    [flight] = [flight for flight in seen if flight[0][0] > 60 and flight[-1][0] < 60]  # the others are dealt
    assert all("Discard 0" in pile for far, pile in flight if far > 20)


def test_a_long_press_explains_a_card_and_does_not_choose_it(place: Place, visit: Visit) -> None:
    page = visit(390, 844).new_page()
    sit_down(visit().new_page(), make_table(page, place, friends=1), "Bo")
    TABLES["go-nuts"].ready(page)
    chosen = page.get_by_role("button", name=re.compile("Selection card.*chosen"))
    page.evaluate("addEventListener('contextmenu', event => window.menu = !event.defaultPrevented)")
    card = page.get_by_role("group", name="Donuts on the counter").get_by_role("button").nth(1)
    finger = page.context.new_cdp_session(page)
    touch(finger, card)
    page.wait_for_timeout(LONG)
    tip = page.locator(f"[id='{card.get_attribute('aria-describedby')}']")
    expect(tip).to_be_visible()
    lift(finger)
    page.wait_for_timeout(300)
    expect(tip).to_be_visible()  # to be read without the finger on it
    assert not page.evaluate("window.menu === true"), "the browser's own menu came up"
    assert chosen.count() == 0
    page.get_by_test_id("question").tap()
    expect(tip).to_be_hidden()
    card.tap()
    expect(chosen).to_be_visible(timeout=PATIENCE)


def touch(finger: CDPSession, card: Locator) -> None:
    box = card.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})


def lift(finger: CDPSession) -> None:
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
