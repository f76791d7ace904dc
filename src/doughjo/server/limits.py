"""How much one visitor may ask for: token buckets, by connection and by address."""

import ipaddress
import time
from collections import Counter

MOST_ADDRESSES = 10_000  # remembered at once


class Bucket:
    """Tokens that come back at a steady rate, up to a full bucket."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.tokens, self.at = burst, time.monotonic()

    def take(self, tokens: float = 1) -> bool:
        """Take tokens, if there are so many."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < tokens:
            return False
        self.tokens -= tokens
        return True

    @property
    def idle(self) -> bool:
        """Whether it is full again, and so need not be remembered."""
        return self.tokens + (time.monotonic() - self.at) * self.rate >= self.burst


class Addresses:
    """A bucket for every address that asked lately."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, tokens: float = 1) -> bool:
        """Take tokens from the address's bucket, if there are so many."""
        if address not in self.buckets:
            self._make_room()
            self.buckets[address] = Bucket(self.rate, self.burst)
        return self.buckets[address].take(tokens)

    def _make_room(self) -> None:
        if len(self.buckets) < MOST_ADDRESSES:
            return
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.idle}
        while len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.pop(next(iter(self.buckets)))


class Doorkeeper:
    """How many connections every address has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let one more in, if there is room."""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def address_of(host: str | None) -> str:
    """What counts as one address: a whole /64 of IPv6, as one household has."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
