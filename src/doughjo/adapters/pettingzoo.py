"""Every game as an environment of PettingZoo: seats decide in turn (`env`), or all at each step (`parallel_env`).

Observations are `{"observation": numbers, "action_mask": 0 or 1 for every action}`. Luck happens by itself, from the
seed given to `reset`. The reward comes at the end: what the game was worth to the seat, as in
`doughjo.adapters.openspiel`. Where there is a clock, every seat decides once, or waits, and then a second passes.
"""

import sys
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from doughjo.adapters import drawing, needed
from doughjo.adapters.stepping import HORIZON, TOGETHER, Moment, Setting, are_points, opened
from doughjo.core import registry
from doughjo.core.chance import seeded
from doughjo.core.components import Source
from doughjo.core.contract import SPECTATOR, Game, OptionValue, Position
from doughjo.core.errors import BadSetup, IllegalMove, listed
from doughjo.core.observation import spans
from doughjo.match import Viewer, shortened

if not TYPE_CHECKING:
    needed("pettingzoo", "pettingzoo")

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Observation = dict[str, Any]

RENDER_MODES = ("human", "ansi", "svg")
ILLEGAL = -1.0  # the reward of who makes a move that is not allowed, which ends the game


def env(game: str | Game, **others: Any) -> Any:
    """A game whose seats decide in turn, with PettingZoo's usual guards; takes what `TurnEnv` takes."""
    guarded = wrappers.TerminateIllegalWrapper(TurnEnv(game, **others), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str | Game, **others: Any) -> "TogetherEnv":
    """A game in which every seat acts at each step; takes what `TogetherEnv` takes."""
    return TogetherEnv(game, **others)


class Table(EzPickle):
    """What both kinds of environments have in common: a game being played, and its spaces.

    `viewer` is through whose eyes it is drawn; `returns` are what somebody won, from -1 to 1, or `points`; a game is
    broken off and scored as it stands after `horizon` moves. The rest is as in `doughjo.game(...).start`.
    """

    together: bool
    passes: int  # how many actions there are besides those of the game

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        components: Source = None,
        position: Position | None = None,
        returns: str = "win",
        horizon: int = HORIZON,
        render_mode: str | None = None,
        viewer: Viewer = "spectator",
    ) -> None:
        super().__init__(game, players, options, components, position, returns, horizon, render_mode, viewer)
        if render_mode not in (None, *RENDER_MODES):
            raise BadSetup(f"render_mode is {render_mode!r}; expected {listed(map(repr, RENDER_MODES), 'or')}")
        rules = registry.find(game) if isinstance(game, str) else game
        self.setting: Setting = opened(
            rules,
            players,
            options,
            components,
            position,
            together=self.together,
            horizon=horizon,
            in_points=are_points(returns),
        )
        self.render_mode, self.viewer = render_mode, viewer
        self.metadata: dict[str, Any] = {
            "name": f"doughjo_{rules.name.replace('-', '_')}_v{rules.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": self.together,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: spaces.Discrete(rules.actions + self.passes) for agent in self.possible_agents}
        self._sights = {agent: self._space() for agent in self.possible_agents}
        self._rng = seeded()
        self.now: Moment = self.setting.first

    def _space(self) -> spaces.Dict:
        count = self.setting.rules.actions + self.passes
        return spaces.Dict({"observation": self.state_space, "action_mask": spaces.Box(0, 1, (count,), np.int8)})

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._rng = seeded(seed)
        self.now = self.setting.first.after_luck(self._rng)
        self.agents = list(self.possible_agents)

    @cached_property
    def state_space(self) -> spaces.Box:
        """What numbers there can be: as large as the table's fields are."""
        least, most = spans(self.setting.rules)
        narrow, more = np.iinfo(np.int8), len(self.setting.names) - 1 - len(least)
        low = np.array([SPECTATOR, *least, *[narrow.min] * more], np.float32)
        high = np.array([self.setting.players, *most, *[narrow.max] * more], np.float32)
        return spaces.Box(low, high, dtype=np.float32)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What a seat may see."""
        return self._sights[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The ids of all actions."""
        return self._actions[agent]

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each number of an observation."""
        return self.setting.names

    def action_text(self, action: int) -> str:
        """What an action says."""
        return (*self.setting.notation.actions, "nothing to decide")[action] or f"action {action}"

    def observe(self, agent: str) -> Observation:
        """What a seat may know now, and what it may do."""
        seat = self._seats[agent]
        return {"observation": self._numbers(self.now.hidden(seat), seat), "action_mask": self._mask(seat)}

    def state(self) -> Numbers:
        """The whole table, secrets and all; for training only."""
        return self._numbers(self.now.tables, SPECTATOR)

    def render(self) -> Any:
        """The table as the viewer sees it: text with colours, a picture as SVG, or shown on the screen."""
        text = drawing.seen(self.now, self.viewer)
        if self.render_mode == "svg":
            return drawing.picture(text, self.setting.rules.title, self._news())
        if self.render_mode == "ansi":
            return drawing.in_colours(text)
        if self.render_mode == "human":
            sys.stdout.write(drawing.in_colours(text) + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""

    def _news(self) -> str:
        if self.now.over:
            return f"{listed(self.setting.scored(self.now.tables)[0])} points"
        return f"{listed(f'seat {seat}' for seat in self.now.seats)} to decide"

    def _numbers(self, tables: Any, seat: int) -> Numbers:
        numbers = np.zeros(len(self.setting.names), np.float32)
        self.now.write(tables, seat, numbers)
        return numbers

    def _mask(self, seat: int) -> Mask:
        mask = np.zeros(self.setting.rules.actions + self.passes, np.int8)
        mask[self.now.legal(seat) if seat in self.now.seats else []] = 1
        return mask

    def _check(self, seat: int, action: int) -> None:
        if action not in self.now.legal(seat):
            texts = [self.action_text(legal) for legal in self.now.legal(seat)]
            raise IllegalMove(f"action {action} ({self.action_text(action)}): expected one of {shortened(texts)}")


class TurnEnv(Table, AECEnv):
    """A game whose seats decide in turn; where several owe a decision, none knows what the earlier ones chose."""

    together, passes = False, 0

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin anew."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: Any) -> None:
        """Do what the seat that is asked chose."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        self._check(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.now = self.now.decided(seat, int(action)).after_luck(self._rng)
        if self.now.over:
            self._end()
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        agent = self.possible_agents[self.now.seat]
        self.infos[self.agent_selection] = {}
        self.infos[agent] = {"action_mask": self._mask(self.now.seat)}
        self.agent_selection = agent

    def _end(self) -> None:
        worth = self.setting.worth(self.now.tables)
        self.rewards = {agent: worth[self._seats[agent]] for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        ended = self.truncations if self.now.broken_off else self.terminations
        ended.update(dict.fromkeys(self.agents, True))
        self._accumulate_rewards()


class TogetherEnv(Table, ParallelEnv):
    """A game in which every seat acts at each step.

    There is one action more than the game has, the last: nothing to decide. It is the only one allowed to a seat that
    is not asked. A move that is not allowed ends the game; whoever made it gets -1, and the others nothing.
    """

    together, passes = True, 1

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Any:
        """Begin anew; answers what everybody sees, and infos with everybody's mask."""
        self._begin(seed)
        return self._seen()

    def step(self, actions: Mapping[str, Any]) -> Any:
        """Do what everybody chose; answers observations, rewards, terminations, truncations and infos."""
        chosen = [int(actions[agent]) for agent in self.agents]
        wrong = [agent for agent in self.agents if not self._mask(self._seats[agent])[int(actions[agent])]]
        if not wrong:
            asked = self.now.seat
            now = self.now.decided_together(chosen) if asked == TOGETHER else self.now.decided(asked, chosen[asked])
            self.now = now.after_luck(self._rng)
        worth = self.setting.worth(self.now.tables) if self.now.over else [0.0] * len(self.agents)
        rewards = {agent: ILLEGAL if agent in wrong else worth[self._seats[agent]] for agent in self.agents}
        broken_off = self.now.broken_off
        ended = dict.fromkeys(self.agents, bool(wrong) or (self.now.over and not broken_off))
        cut = dict.fromkeys(self.agents, not wrong and broken_off)
        seen, infos = self._seen()
        if wrong or self.now.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, ended, cut, infos

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {agent: self.observe(agent) for agent in self.agents}
        return seen, {agent: {"action_mask": sight["action_mask"]} for agent, sight in seen.items()}

    def _mask(self, seat: int) -> Mask:
        mask = super()._mask(seat)
        mask[-1] = seat not in self.now.seats
        return mask
