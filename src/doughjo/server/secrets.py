"""Keys, codes and the secret by which a browser is known again.

A browser has one secret, in a cookie that no script can read; it owns seats at tables. The server keeps only a hash of
it. A table's key is in its invitation link, and its code is short enough to be read aloud; neither gives a seat.
"""

import base64
import hashlib
import random
import re

COOKIE = "doughjo"
COOKIE_SECONDS = 400 * 86400  # as long as browsers keep one
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words, and nothing to mistake for a digit
CODE_LENGTH = 6
SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
KEY = re.compile(r"[A-Za-z0-9_-]{16,43}")


def new_identity(chance: random.Random) -> str:
    """A browser's secret: 192 bits."""
    return _text(chance.randbytes(24))


def new_key(chance: random.Random) -> str:
    """A table's key: 96 bits, short enough for a QR code."""
    return _text(chance.randbytes(12))


def new_code(chance: random.Random) -> str:
    """A code to be read aloud, like BRKFST."""
    return "".join(chance.choice(LETTERS) for _ in range(CODE_LENGTH))


def as_code(typed: str) -> str:
    """A code as somebody typed it, with blanks, hyphens and small letters."""
    return re.sub(r"[\s-]", "", typed).upper()


def hashed(secret: str) -> str:
    """What the server keeps of a secret. It is random and long, so it needs no salt."""
    return _text(hashlib.sha256(secret.encode()).digest())


def owner(cookie: str | None) -> str | None:
    """The hash of the secret in a cookie; None when it holds none."""
    return hashed(cookie) if cookie is not None and SECRET.fullmatch(cookie) else None


def replay_key(record: bytes) -> str:
    """The key of an imported record: the same record, the same key."""
    return _text(hashlib.sha256(record).digest()[:24])


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
