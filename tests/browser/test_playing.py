"""People at the table, with mouse, finger and keyboard.

Go Nuts for Donuts is played whole in every way; the other games are, on their own boards, in test files of their own.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import (
    BOT,
    Place,
    is_over,
    lay,
    make_table,
    no_sideways_scrolling,
    play_now,
    play_to_the_end,
    prefer_language,
    prefer_plain_boards,
    sit_down,
)
from tests.browser.tables import GAMES, PATIENCE, PLAIN, Table, table_of

LOST = ("WebSocket", "net::ERR_CONNECTION")  # what a page says whose server is gone for a while
PHONE = (390, 844)
COMPILING = 600_000  # milliseconds for a first start on a busy machine
DUELS = ["go-nuts"]
A_WHILE = 8  # decisions
VERDICT = re.compile("wins? |share|won", re.IGNORECASE)
ENGLISH = re.compile(r"\b(the|you|your|and|of|takes?|chosen?|cards?|position \d is)\b", re.IGNORECASE)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
def test_one_person_plays_bots_to_the_end(place: Place, visit: Visit, width: int, height: int) -> None:
    page = visit(width, height).new_page()
    play_now(page, place)
    no_sideways_scrolling(page)
    assert play_to_the_end(table_of(page, "go-nuts"), page) > 5
    expect(page.get_by_text(VERDICT).first).to_be_visible(timeout=PATIENCE)
    no_sideways_scrolling(page)


def test_a_whole_game_in_german(place: Place, visit: Visit) -> None:
    page = visit().new_page()
    prefer_language(page, place, "Deutsch")
    lay(page, place.address, "go-nuts", BOT, BOT)
    table = table_of(page, "go-nuts")
    table.ready(page)
    for number in range(4 * A_WHILE):
        table.decide(page, number)
        page.wait_for_timeout(100)
        assert ENGLISH.findall(page.locator(".middle").inner_text()) == []
    play_to_the_end(table, page)
    expect(page.get_by_role("heading", name=re.compile("gewinn|teil"))).to_be_visible(timeout=PATIENCE)
    assert ENGLISH.findall(page.locator("main").inner_text()) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_on_the_plain_board(
    place: Place, visit: Visit, game: str, width: int, height: int
) -> None:
    page = visit(width, height).new_page()
    prefer_plain_boards(page, place)
    play_now(page, place, game)
    assert page.get_by_role("region", name="What you can do").is_visible()
    decisions = 0
    while decisions < A_WHILE and not is_over(page):
        decisions += PLAIN.decide(page, decisions)
        page.wait_for_timeout(50)
        no_sideways_scrolling(page)


def test_a_whole_game_on_the_plain_board(place: Place, visit: Visit) -> None:
    page = visit(*PHONE).new_page()
    prefer_plain_boards(page, place)
    play_now(page, place)
    assert play_to_the_end(PLAIN, page) > 5
    expect(page.get_by_text(VERDICT).first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("people", [2, 4])
def test_friends_play_by_a_link_and_a_spectator_looks_on(place: Place, visit: Visit, people: int) -> None:
    host = visit().new_page()
    link = make_table(host, place, people - 1)
    table = table_of(host, "go-nuts")
    guests = [visit(*PHONE).new_page() for _ in range(people - 1)]
    for number, guest in enumerate(guests):
        sit_down(guest, link, f"Guest {number}")
    watcher = visit().new_page()
    watcher.goto(link)
    for page in (host, *guests, watcher):
        expect(page.get_by_test_id("question")).to_be_visible(timeout=PATIENCE)
        no_sideways_scrolling(page)
    table.ready(host)
    assert table.choices(watcher).count() == 0
    assert play_to_the_end(table, host, *guests) > people * 5
    expect(watcher.get_by_text(VERDICT).first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", DUELS)
def test_a_choice_survives_reload_and_a_second_tab(place: Place, visit: Visit, game: str) -> None:
    host, guest = duel(place, visit, game)
    table = table_of(host, game)
    sight = decided(table, host)
    host.reload()
    shows(table, host, sight)
    second = host.context.new_page()
    second.goto(host.url)
    shows(table, second, sight)
    assert table.sight(guest) != sight


@pytest.mark.parametrize("game", DUELS)
def test_nothing_is_lost_when_the_server_is_killed(place: Place, visit: Visit, game: str) -> None:
    host, guest = duel(place, visit, game, allow=LOST)
    table = table_of(host, game)
    sight = decided(table, host)
    place.kill()
    place.start()
    shows(table, host, sight)
    assert play_to_the_end(table, guest, host) > 5


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_whole_game_by_keyboard_alone(place: Place, visit: Visit, plain: bool) -> None:
    page = visit().new_page()
    if plain:
        prefer_plain_boards(page, place)
    play_now(page, place)
    table = table_of(page, "go-nuts")
    decisions = 0
    for _ in range(4000):
        if is_over(page):
            break
        decisions += table.press(page, decisions)
        page.wait_for_timeout(60)
    assert is_over(page) and decisions > 5


def test_a_secret_pick_is_seen_by_its_owner_alone(place: Place, visit: Visit) -> None:
    host, guest = duel(place, visit, "go-nuts")
    table_of(host, "go-nuts").choose(host, 1)
    chosen = re.compile("Selection card.*chosen")
    expect(host.get_by_role("button", name=chosen)).to_be_visible(timeout=PATIENCE)
    expect(guest.get_by_role("region", name="Ann’s collection").get_by_text("has chosen")).to_be_attached()
    assert guest.get_by_role("button", name=chosen).count() == 0


def test_whoever_taps_what_cannot_be_done_hears_the_rule(place: Place, visit: Visit) -> None:
    host, guest = duel(place, visit, "go-nuts")
    watcher = visit().new_page()
    watcher.goto(host.url)
    second = host.get_by_role("group", name="Donuts on the counter").get_by_role("button").nth(1)
    table_of(host, "go-nuts").choose(host, 0)
    expect(host.get_by_test_id("question")).to_contain_text("Waiting for Bo", timeout=PATIENCE)
    second.click(force=True)  # it says that it cannot be chosen
    expect(host.locator(".toast p")).to_have_text("You have already chosen. Now it is up to the others. Rule GN-04")
    watcher.get_by_role("group", name="Donuts on the counter").get_by_role("button").first.click(force=True)
    expect(watcher.locator(".toast p")).to_have_text("You are looking on.")
    assert guest.locator(".toast").count() == 0


def test_a_server_that_warms_up_says_so_and_goes_on_by_itself(own_place: Place, visit: Visit, tmp_path: Path) -> None:
    host = visit(allow=LOST).new_page()
    link = make_table(host, own_place, friends=1)
    expect(host.get_by_role("heading", name="The table is set")).to_be_visible(timeout=PATIENCE)
    host.wait_for_load_state("networkidle")
    own_place.kill()
    own_place.cache = tmp_path / "cold"
    own_place.start()
    shelf, guest = visit().new_page(), visit(*PHONE).new_page()
    shelf.goto(own_place.address)
    guest.goto(link)
    for page in (shelf, guest):
        expect(page.get_by_text("Warming the oven").first).to_be_visible(timeout=PATIENCE)
    shelf.locator("[data-game=go-nuts]").get_by_role("button", name="Play now").click()
    expect(shelf.get_by_role("button", name="Warming the oven")).to_be_enabled()
    guest.get_by_label("Your name").fill("Bo", timeout=COMPILING)
    guest.get_by_role("button", name="Sit down").click()
    expect(shelf.get_by_test_id("question")).to_be_visible(timeout=COMPILING)
    for page in (shelf, guest, host):
        table_of(page, "go-nuts").ready(page)
        assert page.locator(".toast").count() == 0


def duel(place: Place, visit: Visit, game: str, allow: tuple[str, ...] = ()) -> tuple[Page, Page]:
    """Two friends at a table."""
    host, guest = visit(allow=allow).new_page(), visit(allow=allow).new_page()
    link = make_table(host, place, 1, game)
    sit_down(guest, link, "Bo")
    table_of(host, game).ready(host)
    return host, guest


def decided(table: Table, page: Page) -> str:
    """Make a choice, wait until the server has it, and tell what the table shows then."""
    question = page.get_by_test_id("question")
    before = question.inner_text()
    table.choose(page, 1)
    expect(question).not_to_have_text(before, timeout=PATIENCE)
    expect(question).not_to_contain_text("on its way", timeout=PATIENCE)
    return table.sight(page)


def shows(table: Table, page: Page, sight: str) -> None:
    """Wait until a page shows just that."""
    expect(page.get_by_test_id("question")).to_be_visible(timeout=PATIENCE)
    for _ in range(PATIENCE // 100):
        if table.sight(page) == sight:
            return
        page.wait_for_timeout(100)
    assert table.sight(page) == sight
