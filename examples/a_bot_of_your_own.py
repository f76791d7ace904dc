"""A bot in ten lines: it sees what its seat may know, imagines the rest, and looks one move ahead.

python examples/a_bot_of_your_own.py
"""

import numpy as np

import doughjo
from doughjo import bots
from doughjo.core.chance import Rng, seeded


def cautious(seen: bots.Seen, rng: Rng) -> int:
    """Take the legal action whose table, imagined once, scores best for this seat at once."""
    doors, boxes = seen.game.doors, seen.components.boxes
    actions, points = np.zeros(seen.game.most_choices, np.int32), np.zeros((2, 8), np.int32)
    best, choice = -(10**9), 0
    for action in actions[: doors.choices(seen.hidden, boxes, seen.seat, actions)].copy():
        table = seen.hidden.copy()
        doors.guess(table, boxes, seen.seat, rng)
        doors.decide(table, boxes, seen.seat, action, None)
        doors.rate(table, boxes, points[0], points[1])
        if points[0, seen.seat] > best:
            best, choice = points[0, seen.seat], int(action)
    return choice


def main() -> None:
    """Let it play against the greedy bot."""
    wins, rng = 0, seeded(1)
    players = [cautious, bots.find("greedy")]
    for seed in range(20):
        match = doughjo.game("go-nuts").start(players=2, seed=seed, names=["Cautious", "Greedy"])
        while not match.over:
            for seat in range(2):
                if seat in match.to_act:
                    match.play(seat, bots.move(players[seat], match, seat, rng))
        wins += 0 in match.winners
    print(f"Cautious wins or shares {wins} of 20 games against Greedy.")


if __name__ == "__main__":
    main()
