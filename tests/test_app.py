"""The built browser app: small at first sight, and inside the wheel."""

import gzip
import http.client
import random
import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest

import doughjo
from doughjo.core.edition import usual_teller
from tests.server import PATIENCE, serving, settings

ROOT = Path(__file__).parents[1]
APP = ROOT / "src/doughjo/server/app"
MOST_AT_FIRST = 150_000  # bytes as they are sent, without fonts


def test_the_first_load_is_small() -> None:
    page = (APP / "index.html").read_text(encoding="utf-8")
    needed = re.findall(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"', page)
    assert needed, "the app is not built:  make app"
    first = sum(size(APP / name) for name in needed)
    assert first + largest("Board*.js") + largest("Board*.css") < MOST_AT_FIRST


def largest(pattern: str) -> int:
    """The size of the largest of these files: nobody loads two games' boards at once."""
    return max(size(path) for path in (APP / "assets").glob(pattern))


def size(path: Path) -> int:
    """How many bytes of a file are sent to a browser."""
    packed = path.with_name(f"{path.name}.gz")
    return (packed if packed.is_file() else path).stat().st_size


# --- What is sent gzipped is gzipped when the app is built


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(settings(tmp_path_factory.mktemp("server"))) as server:
        yield server.address


class Got(NamedTuple):
    """An answer as it comes over the wire."""

    status: int
    headers: dict[str, str]
    body: bytes


def get(address: str, path: str, method: str = "GET", **headers: str) -> Got:
    """What comes over the wire; a header's name has _ for -."""
    line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE)
    line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = line.getresponse()
    found = Got(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    line.close()
    return found


def files() -> list[str]:
    """Every address of a file of the app."""
    found = (path.relative_to(APP).as_posix() for path in APP.rglob("*") if path.is_file() and path.suffix != ".gz")
    return [f"/{name}" for name in sorted(found)]


def test_every_file_is_the_same_gzipped_and_whole_and_says_what_it_is(address: str) -> None:
    assert any(path.endswith(".woff2") for path in files()) and any(path.endswith(".js") for path in files())
    for path in files():
        whole, packed = get(address, path), get(address, path, Accept_Encoding="br, gzip;q=0.8")
        assert (whole.status, packed.status) == (200, 200)
        assert "content-encoding" not in whole.headers
        same = ("content-type", "cache-control", "vary", "accept-ranges")
        assert [whole.headers.get(name) for name in same] == [packed.headers.get(name) for name in same], path
        if "content-encoding" not in packed.headers:
            assert packed.body == whole.body
            assert path.endswith((".woff", ".woff2")) or len(whole.body) < 1_000, f"{path} is not gzipped"
            continue
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed.body) == whole.body == (APP / path[1:]).read_bytes()
        assert int(packed.headers["content-length"]) == len(packed.body) < len(whole.body)
        assert whole.headers["vary"] == "Accept-Encoding"
        assert packed.headers["etag"] != whole.headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("deflate, gzip, br", "gzip"),
        ("*", "gzip"),
        ("gzip;q=0", None),
        ("gzip; q=0.00, *", None),
        ("br;q=1.0, *;q=0", None),
        ("identity", None),
        ("xgzip", None),
        ("", None),
    ],
)
def test_only_those_who_can_unpack_get_it_gzipped(address: str, accepted: str, encoding: str | None) -> None:
    for path in ("/", "/api/shelf"):
        assert get(address, path, Accept_Encoding=accepted).headers.get("content-encoding") == encoding


def test_a_head_is_that_of_the_answer_and_a_range_is_of_the_whole_file(address: str) -> None:
    path = next(path for path in files() if path.endswith(".js"))
    packed = get(address, path, Accept_Encoding="gzip")
    head = get(address, path, "HEAD", Accept_Encoding="gzip")
    assert head.body == b""
    assert {**head.headers, "date": ""} == {**packed.headers, "date": ""}
    part = get(address, path, Accept_Encoding="gzip", Range="bytes=10-19")
    assert (part.status, part.body) == (206, (APP / path[1:]).read_bytes()[10:20])
    assert "content-encoding" not in part.headers
    other = get(address, path, Accept_Encoding="gzip", Range="bytes=10-19", If_Range=packed.headers["etag"])
    assert (other.status, other.body) == (200, (APP / path[1:]).read_bytes()), "that etag is of the gzipped one"


def test_what_was_packed_has_no_address_of_its_own(address: str) -> None:
    path = next(path for path in files() if (APP / f"{path[1:]}.gz").is_file())
    assert get(address, f"{path}.gz").status == 404


def test_long_answers_are_gzipped_and_short_ones_are_not(address: str) -> None:
    for path in ("/api/games/kitchen-rush/rules", "/api/openapi.json", "/api/shelf"):
        whole, packed = get(address, path), get(address, path, Accept_Encoding="gzip")
        assert gzip.decompress(packed.body) == whole.body
        assert int(packed.headers["content-length"]) == len(packed.body) < len(whole.body) / 2
        assert packed.headers["vary"] == whole.headers["vary"] == "Accept-Encoding"
        assert packed.headers["content-type"] == whole.headers["content-type"] == "application/json"
    assert "content-encoding" not in get(address, "/api/health", Accept_Encoding="gzip").headers


def test_the_same_files_are_packed_into_the_same_bytes(tmp_path: Path) -> None:
    pack = runpy.run_path(str(ROOT / "hatch_build.py"))["pack"]
    found = []
    for name in ("one", "two"):
        app = tmp_path / name
        app.mkdir()
        (app / "page.html").write_text("<p>again and again</p>" * 99)
        (app / "short.js").write_text("let a = 1;")
        (app / "font.woff2").write_bytes(random.Random(1).randbytes(5_000))
        (app / "old.js.gz").write_bytes(b"of an older build")
        pack(app)
        pack(app)
        found.append({path.name: path.read_bytes() for path in app.iterdir()})
    assert found[0] == found[1]
    assert sorted(found[0]) == ["font.woff2", "page.html", "page.html.gz", "short.js"]


def test_nothing_is_loaded_from_elsewhere() -> None:
    for path in (*APP.glob("*.html"), *(APP / "assets").glob("*.css")):
        assert not re.search(r'(?:src|href|url)\s*[=(]\s*["\']?https?:', path.read_text(encoding="utf-8"))


def test_the_app_goes_into_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "src/doughjo/server/app" in settings["tool"]["hatch"]["build"]["targets"]["wheel"]["artifacts"]


@pytest.mark.parametrize("name", doughjo.games())
def test_points_are_called_the_same_in_the_terminal_and_in_the_browser(name: str) -> None:
    path = ROOT / "web/src/games" / name / "verdict.ts"
    own = re.search(r'^export const unit = "(\w+)";', path.read_text(encoding="utf-8"), re.M) if path.exists() else None
    assert usual_teller(doughjo.game(name).rules).points(1) == f"1 {own[1] if own else 'point'}"
