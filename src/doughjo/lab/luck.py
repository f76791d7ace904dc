"""The luck of a deal, the same for every seat whoever sits there, and what it brought."""

from functools import cache
from types import ModuleType
from zlib import crc32

import numpy as np
import numpy.typing as npt

from doughjo.core.chance import Rng, scrambled, seeded, weighted
from doughjo.core.contract import Game
from doughjo.lab import gains
from doughjo.match import Match

NOBODY = -1  # whose luck it is before the first decision


class Luck:
    """The luck of a deal: every seat has its own rolls, its own draws and so on, in one order whoever sits there."""

    def __init__(self, seed: int, match: Match) -> None:
        self.seed = seed
        self.match = match
        self.kinds: dict[tuple[int, str], Rng] = {}
        self.reckoning = gains.new_desk(match.game, match.components, match.players) if match.game.foresees else None

    @property
    def gains(self) -> npt.NDArray[np.float64]:
        """How much of the win it has brought every seat; nothing where that cannot be told."""
        return self.reckoning.gains if self.reckoning else np.zeros(self.match.players)

    def follow(self, seat: int) -> None:
        """Let happen what follows from a seat's decision."""
        while odds := self.match.odds():
            kind = next(iter(odds)).split()[0]
            at = weighted(self._of(seat, kind), np.array([*odds.values()], np.float64), len(odds))
            self.reckon(seat, at)
            self.match.play("chance", [*odds][at])

    def reckon(self, seat: int, at: int) -> None:
        """Note what it brings everybody that this of all outcomes comes about."""
        if self.reckoning:
            table = self.reckoning.tables[:1].view(np.ndarray).view(np.uint8)
            table[:] = np.frombuffer(self.match.table, np.uint8)
            _reckoner(self.match.game).gain(self.reckoning, seat, at)

    def _of(self, seat: int, kind: str) -> Rng:
        if (seat, kind) not in self.kinds:
            self.kinds[seat, kind] = seeded(self.seed + scrambled(crc32(f"{seat} {kind}".encode())))
        return self.kinds[seat, kind]


@cache
def _reckoner(game: Game) -> ModuleType:
    return game.specialised("doughjo.lab.gains")
