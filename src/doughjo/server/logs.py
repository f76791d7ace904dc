"""Log lines in JSON on standard error: what happened, never a secret and never what somebody chose."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("doughjo.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line says anything: uvicorn takes a socket that was refused in good order for one left hanging."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


def configure(level: str) -> None:
    """Send the server's and uvicorn's words to standard error, in JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_news)
    for name, lowest in (("doughjo.server", level.upper()), ("uvicorn", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(lowest)
        logger.propagate = False


def note(event: str, **facts: Any) -> None:
    """Log something that happened."""
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: Any) -> None:
    """Log something that should not happen too often."""
    LOGGER.warning(event, extra={"facts": facts})


def fault(event: str, **facts: Any) -> None:
    """Log the exception being handled."""
    LOGGER.error(event, extra={"facts": facts}, exc_info=True)
