"""What is sent gzipped: the app's files, packed when it was built, and long answers in JSON."""

import gzip
import re
from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.responses import Response

PACKED = {"Content-Encoding": "gzip"}
EITHER = {"Vary": "Accept-Encoding"}  # of whatever may also be sent the other way
WORTH_IT = 1_000  # bytes; what is shorter goes into one packet anyway
LEVEL = 5
NOT_WANTED = re.compile(r"q=0(\.0*)?")


def wants_gzip(headers: Mapping[str, str]) -> bool:
    """Whether whoever asks can unpack, and asks for the whole."""
    wishes: dict[str, str] = {}
    for part in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        wishes[name.strip()] = weight.strip()
    weight = wishes.get("gzip", wishes.get("*", "q=0"))
    return not NOT_WANTED.fullmatch(weight) and "range" not in headers


def packed(response: Response, wanted: bool) -> Response:
    """An answer whose body is all there, gzipped where that is wanted and worth it."""
    if len(response.body) < WORTH_IT:
        return response
    headers = MutableHeaders(raw=response.raw_headers)
    headers.update(EITHER)
    if wanted:
        response.body = gzip.compress(bytes(response.body), LEVEL, mtime=0)
        headers.update({**PACKED, "Content-Length": str(len(response.body))})
    return response
