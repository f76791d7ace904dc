"""Compiling the rules in the background, so that the server listens at once and no table waits in the middle."""

import asyncio
import random
import threading

from doughjo import game, games
from doughjo.core.contract import SPECTATOR
from doughjo.server.frames import public_sheet
from doughjo.server.logs import fault, note

A_WHILE = 5_000  # milliseconds between two moves where there is a clock

_rehearsed: set[str] = set()  # in this process


class Rehearsal:
    """Which games have been played through once, so that everything in them is compiled."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ready = {name: asyncio.Event() for name in games()}
        for name in self._ready:
            assert game(name).rules.doors  # loaded by one thread, before others come

    def start(self) -> None:
        """Begin, in a thread that the server does not wait for."""
        for name in _rehearsed & self._ready.keys():
            self._ready[name].set()
        threading.Thread(target=self._rehearse_all, name="doughjo-rehearsal", daemon=True).start()

    async def ready(self, name: str) -> None:
        """Wait until a game can be played without delay."""
        await self._ready[name].wait()

    @property
    def warming(self) -> list[str]:
        """The games that cannot be played without delay yet."""
        return [name for name, event in self._ready.items() if not event.is_set()]

    def _rehearse_all(self) -> None:
        for name, event in self._ready.items():
            if name not in _rehearsed:
                try:
                    rehearse(name)
                except Exception:
                    fault("rehearsal failed", game=name)
                _rehearsed.add(name)
                note("game ready", game=name)
            if self._loop.is_closed():
                return
            self._loop.call_soon_threadsafe(event.set)


def rehearse(name: str) -> None:
    """Play a game through once as a table does it, with any moves."""
    chance = random.Random(0)
    match = game(name).start(players=game(name).seats[0])
    while not match.over:
        mover = min(match.to_act, key=str)
        match.sight(SPECTATOR if mover == "chance" else mover)
        match.play(mover, chance.choice(match.legal(mover)))
        if match.time_runs:
            match.advance(A_WHILE)
    public_sheet(match)
    match.hidden(0)
    match.why_no_undo(0)
    assert match.log
