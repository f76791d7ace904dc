"""The HTTP doors, each described once: its path, what goes in and what comes out."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NoReturn
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

import doughjo
from doughjo.core.encoding import encoded
from doughjo.core.errors import DoughjoError, IllegalMove, UnknownGame
from doughjo.core.words import ENGLISH, LANGUAGES
from doughjo.server import replays, shelf
from doughjo.server.declared import declared
from doughjo.server.hall import Hall
from doughjo.server.limits import Addresses, address_of
from doughjo.server.logs import fault
from doughjo.server.rehearsal import Rehearsal
from doughjo.server.schemas import (
    Edition,
    Found,
    Health,
    Invitation,
    Join,
    MyGames,
    NewTable,
    Problem,
    ReplayMade,
    ReplayStep,
    Rules,
    Shelf,
)
from doughjo.server.secrets import COOKIE, COOKIE_SECONDS, KEY, new_identity, owner, replay_key
from doughjo.server.settings import Limits, Settings
from doughjo.server.store import Store
from doughjo.server.table import Refusal

JSON = "application/json"
Handler = Callable[["Desk", Request], Awaitable[Any]]


@dataclass(frozen=True)
class Endpoint:
    """A door: `takes` is what its body must be, `gives` what it answers."""

    method: str
    path: str
    gives: Any
    handler: Handler
    takes: Any = None
    cost: float = 1  # tokens of the address's bucket

    @property
    def summary(self) -> str:
        return (self.handler.__doc__ or "").strip().rstrip(".")


class NewIdentity(msgspec.Struct):
    """An answer that also gives the browser its secret."""

    answer: Any
    secret: str | None


class Desk:
    """Whom the doors lead to."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, rehearsal: Rehearsal) -> None:
        self.settings, self.store, self.hall, self.rehearsal = settings, store, hall, rehearsal
        limits = settings.limits
        self.addresses = Addresses(limits.requests, limits.requests_burst)
        self.replaying = asyncio.Semaphore(2)

    async def record(self, key: str) -> dict[str, Any]:
        """The record of a replay: an imported one, or that of a finished table."""
        if not KEY.fullmatch(key):
            raise Refusal("there is no such replay", 404)
        rows = await self.store.read("SELECT record FROM replays WHERE key = ?", (key,))
        if rows:
            return msgspec.json.decode(rows[0][0], type=dict[str, Any])
        return await self.hall.record(key)


# --- The doors


def spoken(request: Request) -> str:
    """The language that a request asks for, if we have it."""
    tag = request.query_params.get("language", ENGLISH)
    return tag if tag in LANGUAGES else ENGLISH


async def get_health(desk: Desk, request: Request) -> Health:
    """Whether the server is up, and how busy it is."""
    await desk.store.read("SELECT 1")
    warming = desk.rehearsal.warming
    return Health(doughjo.__version__, ready=not warming, warming=warming, tables=len(desk.hall.tables))


async def get_shelf(desk: Desk, request: Request) -> Shelf:
    """All games and all bots; their words in a language."""
    return shelf.shelf(spoken(request))


async def get_rules(desk: Desk, request: Request) -> Rules:
    """The rules of a game, which are English; its pieces in a language."""
    return shelf.rules(request.path_params["game"], spoken(request))


async def get_edition(desk: Desk, request: Request) -> Edition:
    """What the numbers of a game's records and codes stand for, in a language."""
    return declared(request.path_params["game"], spoken(request))


async def get_mine(desk: Desk, request: Request) -> MyGames:
    """The tables at which you have a seat."""
    return MyGames(await desk.hall.mine(owner(request.cookies.get(COOKIE))))


async def get_code(desk: Desk, request: Request) -> Found:
    """The table of a short code."""
    return Found(await desk.hall.find_code(request.path_params["code"]))


async def post_table(desk: Desk, request: Request) -> NewIdentity:
    """Make a table."""
    wish = await body(desk.settings.limits, request, NewTable)
    secret, who = identity(desk, request)
    return NewIdentity(await desk.hall.create(wish, who), secret)


async def post_join(desk: Desk, request: Request) -> NewIdentity:
    """Sit down on a free chair."""
    wish = await body(desk.settings.limits, request, Join)
    secret, who = identity(desk, request)
    return NewIdentity(await desk.hall.join(request.path_params["table"], wish, who), secret)


async def post_rematch(desk: Desk, request: Request) -> Invitation:
    """The same people at a new table; whoever asks first makes it."""
    await body(desk.settings.limits, request, dict[str, Any])
    return await desk.hall.rematch(request.path_params["table"], owner(request.cookies.get(COOKIE)))


async def get_record(desk: Desk, request: Request) -> dict[str, Any]:
    """The record of a game that is over."""
    return await desk.hall.record(request.path_params["table"])


async def post_replay(desk: Desk, request: Request) -> ReplayMade:
    """Import a record; it is played again and checked."""
    record = await body(desk.settings.limits, request, dict[str, Any], desk.settings.limits.record)
    if isinstance(record.get("game"), str) and record["game"] in doughjo.games():
        await desk.rehearsal.ready(record["game"])
    async with desk.replaying:
        await asyncio.to_thread(doughjo.replay, record)
    text = encoded(record)
    key = replay_key(text)
    await desk.store.write([("INSERT OR IGNORE INTO replays (key, record) VALUES (?, ?)", (key, text))])
    return ReplayMade(key)


async def get_replay(desk: Desk, request: Request) -> ReplayStep:
    """A moment of a replay, through anybody's eyes."""
    move = request.path_params["move"]
    if not re.fullmatch(r"\d{1,6}", move):
        raise Refusal(f"{move[:20]!r} is not the number of a move", 404)
    eyes = request.query_params.get("eyes", replays.ALL)
    record = await desk.record(request.path_params["replay"])
    await desk.rehearsal.ready(record["game"])
    async with desk.replaying:
        json = request.query_params.get("format") == "json"
        return await asyncio.to_thread(replays.step, record, int(move), eyes, json)


ENDPOINTS = (
    Endpoint("GET", "/api/health", Health, get_health, cost=0),
    Endpoint("GET", "/api/shelf", Shelf, get_shelf),
    Endpoint("GET", "/api/games/{game}/rules", Rules, get_rules),
    Endpoint("GET", "/api/games/{game}/edition", Edition, get_edition),
    Endpoint("GET", "/api/mine", MyGames, get_mine),
    Endpoint("GET", "/api/codes/{code}", Found, get_code, cost=5),
    Endpoint("POST", "/api/tables", Invitation, post_table, NewTable, cost=5),
    Endpoint("POST", "/api/tables/{table}/join", Invitation, post_join, Join, cost=2),
    Endpoint("POST", "/api/tables/{table}/rematch", Invitation, post_rematch, dict[str, Any], cost=2),
    Endpoint("GET", "/api/tables/{table}/record", dict[str, Any], get_record),
    Endpoint("POST", "/api/replays", ReplayMade, post_replay, dict[str, Any], cost=10),
    Endpoint("GET", "/api/replays/{replay}/{move}", ReplayStep, get_replay),
)


# --- Answering


async def answered(desk: Desk, endpoint: Endpoint, request: Request) -> Response:
    """What comes out of a door, whatever happens behind it."""
    try:
        check_visitor(desk, endpoint, request)
        result = await endpoint.handler(desk, request)
        if isinstance(result, NewIdentity):
            return with_cookie(json_response(result.answer), request, result.secret)
        return json_response(result)
    except Refusal as error:
        return problem(error.status, str(error))
    except UnknownGame as error:
        return problem(404, str(error))
    except IllegalMove as error:
        return problem(400, error.reason, error.clause)
    except DoughjoError as error:
        return problem(400, str(error))
    except Exception:
        fault("request failed", method=endpoint.method, path=endpoint.path)
        return problem(500, "something went wrong in the server, and it was written down there")


def check_visitor(desk: Desk, endpoint: Endpoint, request: Request) -> None:
    """Whoever asks comes from our own pages, and does not ask too much."""
    address = address_of(request.client.host if request.client else None)
    if not desk.addresses.take(address, endpoint.cost):
        raise Refusal("too many requests from your address; wait a moment and try again", 429)
    if endpoint.method == "POST" and not same_origin(request):
        raise Refusal("this request comes from a page of another site", 403)


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of ours asks. A program that is not a browser names no page."""
    origin = connection.headers.get("origin")
    return origin is None or (urlsplit(origin).netloc.lower() or "none") == connection.headers.get("host", "").lower()


def identity(desk: Desk, request: Request) -> tuple[str | None, str]:
    """A new secret, if the browser has none, and its hash."""
    known = owner(request.cookies.get(COOKIE))
    if known is not None:
        return None, known
    secret = new_identity(desk.settings.chance)
    who = owner(secret)
    assert who is not None
    return secret, who


async def body(limits: Limits, request: Request, kind: Any, most: int | None = None) -> Any:
    """The body of a request, checked."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != JSON:
        raise Refusal(f"expected a body of type {JSON}", 415)
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > (most or limits.body):
            raise Refusal(f"the body is too large; expected at most {most or limits.body} bytes", 413)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        refuse_body(error)


def refuse_body(error: Exception) -> NoReturn:
    raise Refusal(f"the body is not what is expected: {error}", 400) from None


def json_response(answer: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(encoded(answer), status, media_type=JSON)


def problem(status: int, reason: str, clause: str | None = None) -> Response:
    """A refusal in JSON."""
    response = json_response(Problem(reason, clause), status)
    if status == 429:
        response.headers["Retry-After"] = "5"
    return response


def with_cookie(response: Response, request: Request, secret: str | None) -> Response:
    """The answer, and the browser's secret where it got a new one."""
    if secret is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, secret, max_age=COOKIE_SECONDS, path="/", secure=secure, httponly=True, samesite="lax"
        )
    return response
