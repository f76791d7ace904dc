"""Several cores at the same work: each does a part of the tables. Which part changes nothing about what comes out."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count

FEWEST = 128  # tables that are worth waking a thread for


class Crew:
    """Workers that share tables among themselves; the caller is one of them."""

    def __init__(self, tables: int, workers: int | None) -> None:
        wanted = cpu_count() or 1 if workers is None else workers
        self.size = max(1, min(wanted, tables // FEWEST) if workers is None else min(wanted, tables))
        self._bounds = [tables * worker // self.size for worker in range(self.size + 1)]
        self._pool = ThreadPoolExecutor(self.size - 1, "doughjo-vector") if self.size > 1 else None

    def share(self, work: Callable[[int, int, int], object]) -> None:
        """Do `work(worker, first, last)` for all tables."""
        others = []
        if self._pool is not None:
            others = [self._pool.submit(work, n, *self._bounds[n : n + 2]) for n in range(1, self.size)]
        try:
            work(0, *self._bounds[:2])
        finally:
            for other in others:
                other.result()

    def dismiss(self) -> None:
        """Let the threads end."""
        if self._pool is not None:
            self._pool.shutdown()
