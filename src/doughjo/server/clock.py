"""The wall clock of one table: how much time has passed since the table was last told. The rules never see it."""


class WallClock:
    """Runs or stands; whole milliseconds that have passed wait until they are taken."""

    def __init__(self, rate: float = 1.0) -> None:
        self._rate = rate  # milliseconds of the table in one of the world
        self._since: float | None = None  # seconds, the moment up to which the table knows; None while it stands

    @property
    def runs(self) -> bool:
        return self._since is not None

    def let(self, run: bool, now: float) -> bool:
        """Start or stop; answers whether that is news."""
        if run == self.runs:
            return False
        self._since = now if run else None
        return True

    def waiting(self, now: float) -> int:
        """Milliseconds that have passed and were not taken."""
        return 0 if self._since is None else max(0, int((now - self._since) * 1000 * self._rate))

    def take(self, now: float) -> int:
        """The same, and the table knows them from now on."""
        milliseconds = self.waiting(now)
        if self._since is not None:
            self._since += milliseconds / 1000 / self._rate
        return milliseconds
