"""People at the table, with mouse, finger and keyboard."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import (
    PATIENCE,
    Place,
    is_over,
    make_table,
    play_now,
    play_to_the_end,
    power_choices,
    selection_cards,
    sit_down,
)

PHONE = (390, 844)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
def test_one_person_plays_bots_to_the_end(place: Place, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    play_now(page, place)
    no_sideways_scrolling(page)
    assert play_to_the_end(page) > 5
    expect(page.get_by_text(re.compile("wins|win with|share|won", re.IGNORECASE)).first).to_be_visible(timeout=PATIENCE)
    no_sideways_scrolling(page)


@pytest.mark.parametrize("people", [2, 4])
def test_friends_play_by_a_link_and_a_spectator_looks_on(place: Place, visit: Visit, people: int) -> None:
    host = visit().new_page()
    link = make_table(host, place, friends=people - 1)
    guests = [visit(*PHONE).new_page() for _ in range(people - 1)]
    for number, guest in enumerate(guests):
        sit_down(guest, link, f"Guest {number}")
    watcher = visit().new_page()
    watcher.goto(link)
    for page in (host, *guests):
        expect(selection_cards(page).first).to_be_visible(timeout=PATIENCE)
        no_sideways_scrolling(page)
    assert selection_cards(watcher).count() == 0
    assert play_to_the_end(host, *guests) > people * 5
    expect(watcher.get_by_text(re.compile("wins|share|won", re.IGNORECASE)).first).to_be_visible(timeout=PATIENCE)


def test_a_pick_survives_reload_and_a_second_tab(place: Place, visit: Visit) -> None:
    context = visit()
    page = context.new_page()
    link = make_table(page, place, friends=1)
    guest = visit().new_page()
    sit_down(guest, link, "Bo")
    expect(selection_cards(page).first).to_be_visible(timeout=PATIENCE)
    selection_cards(page).nth(1).click()
    chosen = page.get_by_role("button", name=re.compile("Selection card.*chosen"))
    expect(chosen).to_be_visible(timeout=PATIENCE)
    page.reload()
    expect(chosen).to_be_visible(timeout=PATIENCE)
    second = context.new_page()
    second.goto(link)
    expect(second.get_by_role("button", name=re.compile("Selection card.*chosen"))).to_be_visible(timeout=PATIENCE)
    assert guest.get_by_role("button", name=re.compile("Selection card.*chosen")).count() == 0


def test_nothing_is_lost_when_the_server_is_killed(place: Place, visit: Visit) -> None:
    page = visit(allow="WebSocket").new_page()
    link = make_table(page, place, friends=1)
    guest = visit(allow="WebSocket").new_page()
    sit_down(guest, link, "Bo")
    expect(selection_cards(page).first).to_be_visible(timeout=PATIENCE)
    selection_cards(page).nth(2).click()
    chosen = page.get_by_role("button", name=re.compile("Selection card.*chosen"))
    expect(chosen).to_be_visible(timeout=PATIENCE)
    place.kill()
    place.start()
    expect(selection_cards(guest).first).to_be_visible(timeout=PATIENCE)
    expect(chosen).to_be_visible(timeout=PATIENCE)
    assert play_to_the_end(guest, page) > 5


def test_a_whole_game_by_keyboard_alone(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    play_now(page, place)
    for step in range(2000):
        if is_over(page):
            return
        if power_choices(page).count():
            power_choices(page).first.focus()
            page.keyboard.press("Enter")
        elif selection_cards(page).count():
            page.keyboard.press(str(step % 4 + 1))
        page.wait_for_timeout(60)
    raise AssertionError("the game did not end")


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
