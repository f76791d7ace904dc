"""The doors: what they give, what they refuse and how."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import doughjo
from doughjo import bots
from doughjo.server.app import POLICY
from doughjo.server.http import ENDPOINTS
from doughjo.server.pages import page
from doughjo.server.settings import Limits
from tests.server import BOTS, FRIEND, ME, Browser, serving, settings


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as server:
        yield server.address


@pytest.fixture
def browser(address: str) -> Browser:
    return Browser(address)


# --- What there is


def test_the_server_says_that_it_is_up(browser: Browser) -> None:
    health = browser.get("/api/health")
    assert health["version"] == doughjo.__version__


def test_the_shelf_lists_every_game_with_its_options_and_every_bot(browser: Browser) -> None:
    shelf = browser.get("/api/shelf")
    assert [game["name"] for game in shelf["games"]] == doughjo.games()
    assert [bot["name"] for bot in shelf["bots"]] == bots.names()
    for info in shelf["games"]:
        rules = doughjo.game(info["name"]).rules
        assert info["players"] == list(rules.seats)
        assert [option["name"] for option in info["options"]] == [option.name for option in rules.options]


@pytest.mark.parametrize("name", doughjo.games())
def test_the_rules_have_a_page_clauses_and_pieces(browser: Browser, name: str) -> None:
    rules = browser.get(f"/api/games/{name}/rules")
    assert rules["page"].startswith("#")
    assert all(clause["id"] in rules["page"] for clause in rules["clauses"])
    assert all(piece["name"] for piece in rules["pieces"])


def test_the_description_names_every_door_and_every_schema_it_uses(browser: Browser) -> None:
    described = browser.get("/api/openapi.json")
    assert {(path, method.upper()) for path, doors in described["paths"].items() for method in doors} == {
        (endpoint.path, endpoint.method) for endpoint in ENDPOINTS
    }
    schemas = described["components"]["schemas"]
    assert {"State", "MoveCommand", "Problem", "Invitation"} <= schemas.keys()
    assert set(references(described)) <= {f"#/components/schemas/{name}" for name in schemas}


def references(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        for value in part.values():
            yield from references(value)
    elif isinstance(part, list):
        for value in part:
            yield from references(value)


# --- Making, joining, finding


def test_whoever_makes_a_table_sits_at_it_and_has_a_cookie_no_script_can_read(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/tables", {"game": "go-nuts", "seats": [ME, *BOTS]})
    assert answer.status == 200
    assert answer.body["seats"] == [0]
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    secret = cookie.split("=")[1].split(";")[0]
    assert len(secret) * 6 >= 128
    assert secret not in str(answer.body)
    again = browser.ask("POST", "/api/tables", {"game": "go-nuts", "seats": [ME, *BOTS]})
    assert "set-cookie" not in again.headers


class OneCode(random.Random):
    """Luck that draws the same code for every table."""

    def choice(self, letters: Any) -> Any:
        return letters[0]


def test_two_tables_may_draw_the_same_code(tmp_path: Path) -> None:
    with serving(settings(tmp_path, chance=OneCode(3))) as server:
        browser = Browser(server.address)
        wish = {"game": "go-nuts", "seats": [ME, FRIEND]}
        first, second = browser.post("/api/tables", wish), browser.post("/api/tables", wish)
        assert first["code"] == second["code"]
        assert first["table"] != second["table"]
        assert browser.get(f"/api/codes/{first['code']}") == {"table": second["table"]}


def test_a_code_read_aloud_leads_to_the_table(browser: Browser) -> None:
    made = browser.post("/api/tables", {"game": "go-nuts", "seats": [ME, FRIEND]})
    code = made["code"]
    for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f"{code[:3]}%20{code[3:]}"):
        assert browser.get(f"/api/codes/{typed}") == {"table": made["table"]}


def test_a_friend_takes_the_free_chair_once_however_often_they_ask(browser: Browser, address: str) -> None:
    table = browser.make(ME, FRIEND, FRIEND)
    friend = Browser(address)
    for _ in range(2):
        assert friend.post(f"/api/tables/{table}/join", {"name": "Bob"})["seats"] == [1]
    assert friend.post(f"/api/tables/{table}/join", {"name": "Bob", "seat": 2})["seats"] == [1, 2]


def test_a_full_table_refuses_to_be_joined(browser: Browser, address: str) -> None:
    table = browser.make(ME, *BOTS)
    answer = Browser(address).ask("POST", f"/api/tables/{table}/join", {"name": "Bob"})
    assert answer.status == 409
    assert "taken" in answer.body["reason"]


def test_my_games_are_those_i_have_a_seat_at(browser: Browser, address: str) -> None:
    assert browser.get("/api/mine") == {"games": []}
    table = browser.make(ME, FRIEND)
    waiting = browser.get("/api/mine")["games"]
    assert waiting == [
        {"table": table, "game": "go-nuts", "names": ["Ann", "Free chair"], "your_turn": False, "over": False}
    ]
    Browser(address).join(table, "Bob")
    assert browser.get("/api/mine")["games"][0] | {"names": []} == waiting[0] | {"names": [], "your_turn": True}
    assert Browser(address).get("/api/mine") == {"games": []}


# --- Refusals


BAD_TABLES: list[tuple[Any, int, str]] = [
    ({"game": "chess", "seats": [ME, *BOTS]}, 404, "no game is called 'chess'"),
    ({"game": "go-nuts", "seats": [ME]}, 400, "2 to 6 players"),
    ({"game": "go-nuts", "seats": []}, 400, "seats"),
    ({"game": "go-nuts", "seats": [ME, {"kind": "bot"}]}, 400, "a bot needs 'bot'"),
    ({"game": "go-nuts", "seats": [ME, {"kind": "me", "bot": "greedy"}]}, 400, "a bot needs 'bot'"),
    ({"game": "go-nuts", "seats": [ME, {"kind": "bot", "bot": "hal"}]}, 400, "no bot is called 'hal'"),
    ({"game": "go-nuts", "seats": [ME, {"kind": "cat"}]}, 400, "cat"),
    ({"game": "go-nuts", "seats": [{"kind": "me", "name": " \u0007 "}, *BOTS]}, 400, "is not a name"),
    ({"game": "go-nuts", "seats": [{"kind": "me", "name": "x" * 25}, *BOTS]}, 400, "24"),
    ({"game": "go-nuts", "seats": [ME, *BOTS], "options": {"no_such": True}}, 400, "no option 'no_such'"),
    ({"game": "go-nuts", "seats": [ME, *BOTS], "patience": 1}, 400, "patience"),
    ({"game": "go-nuts", "seats": [ME, *BOTS], "luck": 7}, 400, "luck"),
    ([1, 2], 400, "expected"),
    ("", 400, "expected"),
]


@pytest.mark.parametrize(("wish", "status", "words"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_in_words(browser: Browser, wish: Any, status: int, words: str) -> None:
    answer = browser.ask("POST", "/api/tables", wish)
    assert (answer.status, set(answer.body)) == (status, {"reason", "clause"})
    assert words in answer.body["reason"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/nosuchtable12345/record", 404),
        ("GET", "/api/tables/..%2f..%2fetc/record", 404),
        ("POST", "/api/tables/nosuchtable12345/rematch", 404),
        ("POST", "/api/tables/nosuchtable12345/join", 400),
        ("GET", "/api/codes/XXXXXX", 404),
        ("GET", "/api/games/chess/rules", 404),
        ("GET", "/api/replays/nosuchreplay1234/0", 404),
        ("GET", "/api/replays/nosuchreplay1234/minus", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables", 405),
        ("DELETE", "/api/shelf", 405),
        ("POST", "/", 405),
    ],
)
def test_every_refusal_is_a_problem_in_json(browser: Browser, method: str, path: str, status: int) -> None:
    answer = browser.ask(method, path, {} if method == "POST" else None)
    assert answer.status == status
    assert set(answer.body) == {"reason", "clause"}
    assert "Traceback" not in answer.body["reason"]


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"game": "\\ud800"}', b"null"])
def test_a_body_that_is_no_json_is_refused(browser: Browser, raw: bytes) -> None:
    assert browser.ask("POST", "/api/tables", raw=raw).status == 400


def test_a_body_that_is_too_large_is_refused(browser: Browser) -> None:
    assert browser.ask("POST", "/api/tables", raw=b" " * 20_000).status == 413


def test_a_body_of_another_type_is_refused(browser: Browser) -> None:
    answer = browser.ask("POST", "/api/tables", raw=b"{}", headers={"Content-Type": "text/plain"})
    assert answer.status == 415


def test_a_page_of_another_site_cannot_post(browser: Browser, address: str) -> None:
    wish = {"game": "go-nuts", "seats": [ME, *BOTS]}
    for origin in ("https://evil.example", "null", f"{address}.evil.example"):
        assert browser.ask("POST", "/api/tables", wish, headers={"Origin": origin}).status == 403
    assert browser.ask("POST", "/api/tables", wish, headers={"Origin": address}).status == 200


def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with serving(settings(tmp_path, limits=Limits(requests=0.001, requests_burst=3))) as server:
        answers = [Browser(server.address).ask("GET", "/api/shelf") for _ in range(5)]
    assert [answer.status for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].headers["retry-after"]


# --- Headers and pages


def test_every_answer_keeps_inline_code_and_other_sites_out(browser: Browser) -> None:
    for path in ("/", "/api/shelf", "/api/nothing", "/no/such/screen", "/no-such-file.js"):
        headers = browser.ask("GET", path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert "script" not in POLICY
    assert "frame-ancestors 'none'" in POLICY
    assert browser.ask("GET", "/api/shelf").headers["cache-control"] == "no-store"


@pytest.fixture
def app(tmp_path: Path) -> Path:
    (tmp_path / "app/assets").mkdir(parents=True)
    (tmp_path / "app/index.html").write_text("<p>index")
    (tmp_path / "app/assets/a.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "app"


@pytest.mark.parametrize(
    ("path", "status", "file"),
    [
        ("/", 200, "index.html"),
        ("/t/abc", 200, "index.html"),
        ("/assets/a.js", 200, "a.js"),
        ("/assets/b.js", 404, None),
        ("/../secret.txt", 404, None),
        ("/assets", 200, "index.html"),
        ("/a\0b", 200, "index.html"),
    ],
)
def test_addresses_lead_to_files_or_to_the_apps_own_screens(app: Path, path: str, status: int, file: str) -> None:
    answer = page(path, app)
    assert answer.status_code == status
    assert Path(getattr(answer, "path", "")).name == (file or "")


def test_a_server_without_its_browser_part_says_so(tmp_path: Path) -> None:
    answer = page("/", tmp_path)
    assert answer.status_code == 503
    assert b"has not been built" in bytes(answer.body)
