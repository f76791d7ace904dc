"""The whole server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from doughjo.core.errors import DoughjoError
from doughjo.server.connection import BROKEN, NO_SUCH_TABLE, Connection
from doughjo.server.hall import Hall
from doughjo.server.http import ENDPOINTS, Desk, Endpoint, answered, json_response, problem, same_origin
from doughjo.server.limits import Addresses, Doorkeeper, address_of
from doughjo.server.logs import fault, note
from doughjo.server.openapi import description
from doughjo.server.packing import packed, wants_gzip
from doughjo.server.pages import page
from doughjo.server.rehearsal import Rehearsal
from doughjo.server.secrets import COOKIE, owner
from doughjo.server.settings import Settings
from doughjo.server.store import Store
from doughjo.server.table import Arrived, Closed, Left, Ordered, Table
from doughjo.server.workers import Workers

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",  # a table's key is in its address
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


class Server:
    """What is there between start and end."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.rehearsal = Rehearsal()
        self.workers = Workers(settings)
        self.hall = Hall(settings, store, self.workers, self.rehearsal)
        self.desk = Desk(settings, store, self.hall, self.rehearsal)
        limits = settings.limits
        self.doorkeeper = Doorkeeper(limits.address_connections)
        self.messages = Addresses(limits.address_messages, limits.address_messages_burst)


def application(settings: Settings, store: Store) -> Starlette:
    """The application; it closes the store when it ends."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        server = app.state.server = Server(settings, store)
        await server.hall.open()
        server.rehearsal.start()
        warming = asyncio.create_task(server.workers.warm())
        note("started")
        try:
            yield
        finally:
            await server.hall.close()
            await asyncio.gather(warming, return_exceptions=True)
            await server.workers.close()
            store.close()
            note("stopped")

    app = Starlette(
        routes=[
            *(Route(endpoint.path, door(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", openapi),
            Route("/api/{rest:path}", no_door, methods=METHODS),
            WebSocketRoute("/ws/{table}", play),
            Route("/{path:path}", screen),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: refused, Exception: failed},
    )
    app.add_middleware(SafeHeaders)
    return app


class SafeHeaders:
    """Puts headers on every answer that keep other sites and inline code out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


# --- HTTP


def door(endpoint: Endpoint) -> Any:
    """The Starlette side of a door."""

    async def enter(request: Request) -> Response:
        response = await answered(request.app.state.server.desk, endpoint, request)
        return packed(response, wants_gzip(request.headers))

    return enter


async def openapi(request: Request) -> Response:
    """The description of all doors."""
    return packed(json_response(description()), wants_gzip(request.headers))


async def no_door(request: Request) -> Response:
    """An address below /api/ that leads nowhere, or not with this method."""
    methods = [each.method for each in ENDPOINTS if _matches(each.path, request.url.path)]
    if methods and request.method not in methods:
        return problem(405, f"expected {' or '.join(methods)} here, not {request.method}")
    return problem(404, "there is nothing at this address; /api/openapi.json lists what there is")


def _matches(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(w == g or w.startswith("{") for w, g in zip(wanted, given, strict=True))


async def screen(request: Request) -> Response:
    """The browser app."""
    return page(request.url.path, gzipped=wants_gzip(request.headers))


async def refused(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    return problem(error.status_code, str(error.detail).lower())


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours, without its insides."""
    return problem(500, "something went wrong in the server, and it was written down there")


# --- The socket


async def play(socket: WebSocket) -> None:
    """A browser at a table."""
    server: Server = socket.app.state.server
    address = address_of(socket.client.host if socket.client else None)
    if not same_origin(socket):
        await socket.send_denial_response(problem(403, "this socket was opened by a page of another site"))
        return
    if not server.doorkeeper.enter(address):
        await socket.send_denial_response(problem(429, "too many connections from your address"))
        return
    try:
        await socket.accept()
        await sit_down(server, socket, address)
    except WebSocketDisconnect:
        pass
    finally:
        server.doorkeeper.leave(address)


async def sit_down(server: Server, socket: WebSocket, address: str) -> None:
    """Connect a socket to its table for as long as both are there."""
    who = owner(socket.cookies.get(COOKIE))
    json = socket.query_params.get("format") == "json"
    connection = Connection(socket, who, address, server.settings.limits, json)
    arrived = Arrived(connection, since(socket))
    try:
        table = await server.hall.at(socket.path_params["table"], lambda table: arrive(table, arrived))
    except DoughjoError as error:
        await socket.close(NO_SUCH_TABLE, str(error)[:100])
        return
    except Exception:
        fault("a table cannot be opened")
        await socket.close(BROKEN)
        return
    sending = asyncio.create_task(connection.send_on())
    listening = asyncio.create_task(listen(server, table, connection))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, listening):
            task.cancel()
        ends = await asyncio.gather(sending, listening, return_exceptions=True)
        with suppress(Closed):
            await table.post(Left(connection))
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | Closed):
            raise end


async def arrive(table: Table, arrived: Arrived) -> Table:
    """Tell a table that somebody is there."""
    await table.post(arrived)
    return table


async def listen(server: Server, table: Table, connection: Connection) -> None:
    """Hand commands to the table until the line is closed."""
    while True:
        command = await connection.next_command(server.messages)
        await table.post(Ordered(connection, command))


def since(socket: WebSocket) -> int | None:
    """The sequence number the browser saw last."""
    text = socket.query_params.get("since", "")
    return int(text) if text.isdecimal() and len(text) < 17 else None
