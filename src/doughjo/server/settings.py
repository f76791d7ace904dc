"""What whoever runs the server can choose, by flags and environment."""

import os
import random
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from doughjo.core.errors import BadSetup

HOST, PORT = "127.0.0.1", 8765


def default_data(environment: Mapping[str, str] = os.environ) -> Path:
    """The file of all tables, in the folder where this user's programs keep their data."""
    if sys.platform == "win32":
        home = Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        home = Path.home() / "Library/Application Support"
    else:
        home = Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return home / "doughjo" / "tables.sqlite"


@dataclass(frozen=True)
class Limits:
    """How much one visitor may ask for; rates are a second."""

    frame: int = 4096  # bytes of a message over the socket
    body: int = 16_384  # bytes of a request
    record: int = 1_048_576  # bytes of a record to be replayed
    messages: float = 10  # over one connection
    messages_burst: float = 60
    requests: float = 50  # from one address
    requests_burst: float = 500
    address_messages: float = 100  # from one address, over all its connections
    address_messages_burst: float = 1000
    address_connections: int = 100
    table_connections: int = 250
    answers: int = 128  # not yet taken by a slow reader, who is then sent away
    chat_lines: int = 200  # shown; older ones stay in the log
    entries: int = 20_000  # in the log of one table


@dataclass(frozen=True)
class Settings:
    """Everything the server is told before it starts."""

    host: str = HOST
    port: int = PORT
    data: Path = field(default_factory=default_data)
    workers: int = max(2, min(4, (os.cpu_count() or 2) - 1))
    bot_pause: float = 0.4  # seconds a bot seems to think while somebody looks on
    bot_deadline: float = 10.0  # seconds after which a bot has hung
    start_deadline: float = 180.0  # seconds in which a worker must have compiled a game
    idle: float = 300.0  # seconds until a table nobody is at leaves memory
    patience_unit: float = 1.0  # seconds in a second of a table's patience; tests are less patient
    clock_rate: float = 1.0  # how fast the clocks of games in real time run; tests are in a hurry
    log_level: str = "info"
    limits: Limits = Limits()
    chance: random.Random = field(default_factory=random.SystemRandom)  # luck, keys and secrets; tests bring their own


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that environment variables ask for: DOUGHJO_HOST, DOUGHJO_PORT and so on."""
    return Settings(
        host=environment.get("DOUGHJO_HOST") or HOST,
        port=port_number(environment.get("DOUGHJO_PORT") or str(PORT), "DOUGHJO_PORT"),
        data=Path(environment.get("DOUGHJO_DATA") or default_data(environment)),
        bot_pause=seconds(environment.get("DOUGHJO_BOT_PAUSE") or str(Settings.bot_pause), "DOUGHJO_BOT_PAUSE"),
        log_level=log_level(environment.get("DOUGHJO_LOG") or Settings.log_level),
    )


def port_number(text: str, where: str = "--port") -> int:
    """A port; 0 lets the system choose."""
    if not text.isdecimal() or int(text) > 65535:
        raise BadSetup(f"{where} is {text!r}; expected a port from 0 to 65535, like {PORT}")
    return int(text)


def seconds(text: str, where: str) -> float:
    """A number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 60:
        raise BadSetup(f"{where} is {text!r}; expected seconds from 0 to 60, like 0.4")
    return number


def log_level(text: str) -> str:
    """How much is logged."""
    levels = ("debug", "info", "warning", "error")
    if text not in levels:
        raise BadSetup(f"DOUGHJO_LOG is {text!r}; expected one of {', '.join(levels)}")
    return text
