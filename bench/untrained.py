"""The random players of a published experiment at Go Nuts for Donuts: copies of one network that has learnt nothing.

    doughjo arena go-nuts --bots master,bench/untrained.py:best_1,bench/untrained.py:best_1 --players 3

From its own seat round the table the network sees all cards that lie before anybody, the discard pile and its top; it
has a number for every card of the row. Its weights are drawn by lot, others for every `best_…`. It picks the card with
the highest number, and its copies, who see almost the same, often pick the same card. `drawn_…` draws from what the
numbers say, which is nearly as if all cards were alike to it. What else there is to decide is decided by lot.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo.bots import Bot, Seen
from doughjo.bots.searching import legal_actions, players_of
from doughjo.core.chance import Rng, below, weighted
from doughjo.core.contract import record_of
from doughjo.core.errors import BadSetup
from doughjo.games.go_nuts.state import KINDS, PICKING

Numbers: TypeAlias = npt.NDArray[np.float64]
PLAYERS = 3
COPIES = 7  # of a card that are told apart
CARDS = KINDS * COPIES
WIDTH = 353  # of every layer, as in the experiment


class Untrained:
    """A network whose weights are drawn by lot, as evenly as is usual before it learns (Glorot), and no offsets."""

    def __init__(self, number: int, drawn: bool) -> None:
        self.lot = np.random.default_rng(number)
        self.drawn = drawn
        self.entry = self.layer((PLAYERS + 2) * CARDS, WIDTH)
        self.inner = [self.layer(WIDTH, WIDTH) for _ in range(3)]
        self.exit = self.layer(WIDTH, CARDS)

    def layer(self, fan_in: int, fan_out: int) -> Numbers:
        limit = (6 / (WIDTH + fan_out)) ** 0.5  # at the entry most is always 0, and does not count
        return self.lot.uniform(-limit, limit, (fan_in, fan_out))

    def __call__(self, seen: Seen, rng: Rng) -> int:
        """The action it takes."""
        if (seen.game.name, players_of(seen)) != ("go-nuts", PLAYERS):
            raise BadSetup(f"an untrained network plays nothing but Go Nuts for {PLAYERS}")
        s, actions = record_of(seen.hidden), legal_actions(seen)
        if s.phase != PICKING:
            return int(actions[below(rng, len(actions))])
        numbers = self.numbers(impression(seen))[row_cards(s.row[: len(actions)])]
        chosen = weighted(rng, np.exp(numbers), len(numbers)) if self.drawn else np.argmax(numbers)
        return int(actions[chosen])

    def numbers(self, seen: Numbers) -> Numbers:
        """A number for every card."""
        first = relu(seen @ self.entry)
        second = relu(first + relu(first @ self.inner[0]) @ self.inner[1])
        return relu(second @ self.inner[2]) @ self.exit


def relu(numbers: Numbers) -> Numbers:
    return np.maximum(numbers, 0.0)


def impression(seen: Seen) -> Numbers:
    """1 for every card there is: the seat's own first, those of the others in turn, the discard pile, its top."""
    s = record_of(seen.hidden)
    discard = s.discard[: s.discard_size]
    counts = [s.collections[(seen.seat + turn) % PLAYERS] for turn in range(PLAYERS)]
    counts += [np.bincount(pile, minlength=KINDS) for pile in (discard, discard[-1:])]
    return (np.arange(COPIES) < np.array(counts)[:, :, None]).astype(np.float64).reshape(-1)


def row_cards(row: npt.NDArray[np.int8]) -> list[int]:
    """The cards of the row: of a kind that lies there twice, two copies."""
    return [int(kind) * COPIES + int((row[:at] == kind).sum()) for at, kind in enumerate(row)]


def __getattr__(name: str) -> Bot:
    """`best_3` or `drawn_3`: a player with the network of that number."""
    manner, _, number = name.partition("_")
    if manner not in ("best", "drawn") or not number.isdecimal():
        raise AttributeError(name)
    return Untrained(int(number), manner == "drawn")
