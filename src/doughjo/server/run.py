"""Running the server: the socket, uvicorn, signals."""

import gc
import signal
import socket
import threading
from contextlib import suppress
from dataclasses import replace

import uvicorn

from doughjo.core.errors import DoughjoError
from doughjo.server.app import application
from doughjo.server.logs import configure
from doughjo.server.settings import Settings
from doughjo.server.store import Store


class CannotListen(DoughjoError):
    """The address cannot be used."""


class Listening:
    """A server whose address is taken and whose file is open; `run` serves until it is told to stop."""

    def __init__(self, settings: Settings) -> None:
        configure(settings.log_level)
        self.socket = bound(settings.host, settings.port)
        self.settings = replace(settings, port=self.socket.getsockname()[1])
        try:
            store = Store(settings.data)
        except BaseException:
            self.socket.close()
            raise
        self.server = uvicorn.Server(
            uvicorn.Config(
                application(self.settings, store),
                lifespan="on",
                log_config=None,
                access_log=False,
                ws_max_size=settings.limits.frame,
                ws_per_message_deflate=False,
                server_header=False,
                timeout_graceful_shutdown=5,
            )
        )

    @property
    def address(self) -> str:
        """Where a browser finds it."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.settings.host, self.settings.host)
        return f"http://{f'[{host}]' if ':' in host.strip('[]') and host[0] != '[' else host}:{self.settings.port}"

    def run(self) -> None:
        """Serve until a signal comes, and end in good order."""
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn sends itself the signal again when it is done
        spare_collections()
        with suppress(KeyboardInterrupt):
            self.server.run(sockets=[self.socket])

    def stop(self) -> None:
        """End, from another thread."""
        self.server.should_exit = True


def spare_collections() -> None:
    """Look for garbage rarely: what a move leaves goes by itself, and a look through all tables stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)  # asyncio sends without delay only where it reads "TCP"
    except OSError as error:
        raise CannotListen(f"{host!r} is not an address of this machine ({error.strerror})") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
        listener.setblocking(False)
    except OSError as error:
        listener.close()
        raise CannotListen(
            f"cannot listen on {host} port {port} ({error.strerror}); another server may be running there: "
            "choose another port with --port"
        ) from None
    return listener
