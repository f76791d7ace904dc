"""Learning Doughnut Drive-Thru from nothing, through PettingZoo: a policy so small that one sees what it learns.

    python examples/train_drive_thru.py

The policy is a table: one number for every action, "how much I like to do this". Among what is allowed, an action is
as likely as the softmax of its number. After each game the numbers of what the winner did go up and those of what the
loser did go down (REINFORCE, the policy plays against itself). Nothing here knows the rules.
"""

import numpy as np
import numpy.typing as npt

from doughjo.adapters.pettingzoo import TurnEnv

GAMES = 400  # to learn from
TRIALS = 100  # games to measure with, before and after
STEP = 0.15  # how far one game moves a number, at most

Likes = npt.NDArray[np.float64]  # a number for every action
Rng = np.random.Generator


def chances(likes: Likes, mask: npt.NDArray[np.int8]) -> tuple[npt.NDArray[np.int64], Likes]:
    """What is allowed, and how likely the policy does each of it."""
    allowed = np.flatnonzero(mask)
    weights = np.exp(likes[allowed] - likes[allowed].max())
    return allowed, weights / weights.sum()


def play(table: TurnEnv, policies: dict[str, Likes], rng: Rng, seed: int) -> dict[str, tuple[Likes, float]]:
    """Play a game. For every seat: how its log-likelihood grows with each number, and the reward."""
    table.reset(seed=seed)
    played = {agent: (np.zeros_like(likes), 0.0) for agent, likes in policies.items()}
    for agent in table.agent_iter():
        sight, reward, terminated, truncated, _ = table.last()
        slopes = played[agent][0]
        if terminated or truncated:
            played[agent] = (slopes, reward)
            table.step(None)
            continue
        allowed, shares = chances(policies[agent], sight["action_mask"])
        chosen = rng.choice(len(allowed), p=shares)
        slopes[allowed] -= shares
        slopes[allowed[chosen]] += 1
        table.step(allowed[chosen])
    return played


def train(likes: Likes, rng: Rng) -> None:
    """Let the policy play against itself, and learn from who won."""
    table = TurnEnv("drive-thru", players=2)
    for game in range(GAMES):
        for slopes, reward in play(table, dict.fromkeys(table.possible_agents, likes), rng, seed=game).values():
            likes += STEP * reward * np.tanh(slopes)


def win_share(likes: Likes, rng: Rng) -> float:
    """How often the policy beats somebody who moves at random; each starts as often as the other."""
    table = TurnEnv("drive-thru", players=2)
    wins = 0.0
    for game in range(TRIALS):
        me, other = table.possible_agents[game % 2], table.possible_agents[1 - game % 2]
        _, reward = play(table, {me: likes, other: np.zeros_like(likes)}, rng, seed=10_000 + game)[me]
        wins += (reward + 1) / 2
    return wins / TRIALS


def main() -> None:
    """Measure, train, measure again, and say what was learnt."""
    rng = np.random.default_rng(7)
    table = TurnEnv("drive-thru", players=2)
    likes = np.zeros(table.action_space("seat_0").n)
    print(f"Before: wins {win_share(likes, rng):.0%} of {TRIALS} games against a random player.")
    train(likes, rng)
    print(f"After {GAMES} games against itself: wins {win_share(likes, rng):.0%}.")
    best, worst = np.argsort(-likes)[:3], np.argsort(likes)[:3]
    print("Likes most: ", ", ".join(table.action_text(int(action)) for action in best))
    print("Likes least:", ", ".join(table.action_text(int(action)) for action in worst))


if __name__ == "__main__":
    main()
