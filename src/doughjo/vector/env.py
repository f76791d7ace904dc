"""Many games at once for those who train on them, after Gymnasium's conventions for vectors of environments."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from doughjo import bots
from doughjo.core import chance, registry
from doughjo.core.components import Source, open_box
from doughjo.core.contract import Game, Ids, OptionValue, Tables
from doughjo.core.edition import edition
from doughjo.core.errors import BadSetup, IllegalMove, listed
from doughjo.core.notation import notation
from doughjo.core.observation import observation
from doughjo.core.words import ENGLISH
from doughjo.match import PlayableGame, shortened
from doughjo.vector.batch import NOBODY, Seeds, compiled_for, new_batch, scrambled
from doughjo.vector.crew import Crew
from doughjo.vector.kernel import BEGIN, LEAVE, LOOK
from doughjo.vector.spaces import GymnasiumVectorEnv, autoreset_mode, spaces_of

Array: TypeAlias = npt.NDArray[Any]
Seed: TypeAlias = int | Sequence[int] | None
Infos: TypeAlias = dict[str, Any]

AUTORESETS = ("SameStep", "NextStep", "Disabled")  # as Gymnasium names them
DTYPES = ("float32", "float64", "int32", "int64")
MOST_ENVS = 1 << 24


class Saved(NamedTuple):
    """All tables as they were, with their luck."""

    tables: Tables
    rngs: Seeds
    decided: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int64]  # decisions of the games so far


class Vector:
    """Many games of one kind in one array of records; every table has a luck of its own.

    What the arrays hold belongs to the decision that is asked for now, and is written over by the next step.
    """

    opponents: str | None = None
    _copies = False  # whether what `step` answers is a copy

    def __init__(
        self,
        game: str | Game | PlayableGame,
        num_envs: int,
        players: int,
        *,
        options: Mapping[str, OptionValue] | None = None,
        components: Source = None,
        dtype: npt.DTypeLike = np.float32,
        autoreset: str = "SameStep",
        observations: bool = True,
        masks: bool = True,
        copy: bool | None = None,
        threads: int | None = None,
    ) -> None:
        self.game = found(game)
        self.players = self.game.check_players(players)
        self.num_envs = whole(num_envs, "num_envs", 1, MOST_ENVS)
        self.components = open_box(self.game, components)
        self.autoreset = one_of(str(getattr(autoreset, "value", autoreset)), "autoreset", AUTORESETS)
        self.metadata = {"autoreset_mode": autoreset_mode(self.autoreset)}
        self._copies = self._copies if copy is None else copy
        self._crew = Crew(self.num_envs, None if threads is None else whole(threads, "threads", 1, 1024))
        self._batch = new_batch(
            self.game,
            self.components,
            self.game.option_indexes(self.game.check_options(options, self.players)),
            self._seats_played(),
            self.players,
            self._crew.size,
            dtype=one_of(np.dtype(dtype).name, "dtype", DTYPES),
            observations=observations,
            masks=masks,
        )
        self._compiled = compiled_for(self.game)
        self._bot = bots.code(self.game, self.opponents or "random")
        self._wanted = np.full(self.num_envs, LEAVE, np.int64)
        self._begun = False
        self.seeds: Seeds = np.zeros(self.num_envs, np.uint64)
        self._play_part(0, 0, 0)  # compiles

    # --- Playing

    def reset(self, *, seed: Seed = None, options: Mapping[str, Any] | None = None) -> tuple[Array, Infos]:
        """Begin a new game at every table, or at those of `options={"reset_mask": …}`.

        A seed gives every table its luck; without one luck goes on, and the first time nobody can foresee it.
        """
        chosen = self._reset_mask(options)
        if seed is not None:
            self._sow(seed, chosen)
        self._begin()
        self._wanted[:] = np.where(chosen, BEGIN, LEAVE)
        self._crew.share(self._play_part)
        return self._given(self._batch.observations), self._infos()

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, Infos]:
        """Do an action at every table: observations, rewards, terminations, truncations and infos.

        Raises IllegalMove, and changes nothing at any table, if one of them may not be done.
        """
        self._take_over(actions)
        self._crew.share(self._play_part)
        return (
            self._given(self._batch.observations),
            self._rewards(),
            self._given(self._batch.terminations),
            self._given(self._batch.truncations),
            self._infos(),
        )

    def sample_legal(self, rng: chance.Rng | None = None) -> npt.NDArray[np.int64]:
        """An action for every table, any that may be done there; 0 where the game is over.

        `rng` is a generator as `doughjo.core.chance.seeded(seed)` makes it; without it, nobody can foresee the actions.
        """
        actions = np.zeros(self.num_envs, np.int64)
        self._compiled.sample_legal(self._batch, chance.seeded() if rng is None else rng, actions)
        return actions

    def close(self, **_: Any) -> None:
        """Let the threads end."""
        if crew := getattr(self, "_crew", None):  # Gymnasium closes also what could not be made
            crew.dismiss()
        self.closed = True

    # --- What is asked, row i for table i; all of it is written over by the next step

    @property
    def seats(self) -> Ids:
        """Who is asked; -1 where the game is over."""
        return self._batch.seats

    @property
    def observations(self) -> Array:
        """What they may know, as `observation_names` says."""
        return self._batch.observations

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation is."""
        return observation(self.game).names

    @property
    def legal(self) -> Ids:
        """The ids of what they may do, in ascending order, then -1."""
        return self._batch.legal

    @property
    def legal_counts(self) -> Ids:
        """How many that are."""
        return self._batch.counts

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """The same, as a yes or no for every action."""
        return self._batch.masks

    @property
    def points(self) -> Ids:
        """By seat, of the last game that ended at each table."""
        return self._batch.points[:, : self.players]

    def action_text(self, action: int) -> str | None:
        """The action in words."""
        return notation(self.game, self.components).actions[action]

    # --- The tables themselves

    @property
    def tables(self) -> Tables:
        """The records themselves. Whoever writes on them calls `look` afterwards."""
        return self._batch.tables

    def look(self) -> None:
        """Find out anew who is asked, what they see and may do; luck that is next happens first."""
        self._begin()
        self._wanted[:] = LOOK
        self._crew.share(self._play_part)

    def save(self) -> Saved:
        """All tables as they are now, with their luck."""
        batch = self._batch
        return Saved(batch.tables.copy(), batch.rngs.copy(), batch.decided.copy(), batch.decisions - batch.began)

    def restore(self, saved: Saved) -> None:
        """Go back to tables that were saved, of this vector or of one like it."""
        if len(saved.tables) != self.num_envs or saved.tables.dtype != self.tables.dtype:
            raise BadSetup(
                f"{len(saved.tables)} tables of {saved.tables.dtype.itemsize} bytes were saved; "
                f"here are {self.num_envs} of {self.tables.dtype.itemsize}"
            )
        self._batch.tables[:], self._batch.rngs[:], self._batch.decided[:], lengths = saved
        self._batch.began[:] = self._batch.decisions - lengths
        self.look()

    # --- Spaces, made by Gymnasium

    @property
    def single_observation_space(self) -> Any:
        """The space of one observation."""
        return spaces_of(self.game, self.players, 1, self.observations.dtype).single_observation

    @property
    def single_action_space(self) -> Any:
        """The space of one action."""
        return spaces_of(self.game, self.players, 1, self.observations.dtype).single_action

    @property
    def observation_space(self) -> Any:
        """The space of the observations of all tables."""
        return spaces_of(self.game, self.players, self.num_envs, self.observations.dtype).observations

    @property
    def action_space(self) -> Any:
        """The space of the actions of all tables."""
        return spaces_of(self.game, self.players, self.num_envs, self.observations.dtype).actions

    # --- How it is done

    def _seats_played(self) -> Ids:
        return np.full(self.num_envs, NOBODY, np.int32)

    def _play_part(self, worker: int, first: int, last: int) -> None:
        mode = AUTORESETS.index(self.autoreset)
        self._compiled.play(self._batch, self._wanted, mode, self.players, self._bot, worker, first, last)

    def _given(self, array: Array) -> Array:
        return array.copy() if self._copies else array

    def _rewards(self) -> Array:
        return self._given(self._batch.rewards)

    def _infos(self) -> Infos:
        """Who is asked and what they may do; where a game has ended, its points and what was to be seen then."""
        infos: Infos = {"seat": self._given(self._batch.seats)}
        if self._batch.masks.shape[1]:
            infos["action_mask"] = self._given(self._batch.masks.view(np.int8))
        if self._batch.terminations.any():
            infos |= {"points": self._given(self.points), "_points": self._given(self._batch.terminations)}
        ended = self._batch.terminations | self._batch.truncations
        if self.autoreset == "SameStep" and ended.any():
            infos |= {"final_obs": self._given(self._batch.finals), "_final_obs": ended}
        return infos

    def _begin(self) -> None:
        """Nothing is played without luck: a table that has no seed yet gets one that nobody can foresee."""
        if (without := self._batch.rngs == 0).any():
            self._sow(None, without)
        self._begun = True

    def _sow(self, seed: Seed, chosen: npt.NDArray[np.bool_]) -> None:
        seeds = seeds_of(seed, self.num_envs)
        self.seeds[chosen] = seeds[chosen]
        self._batch.rngs[chosen] = scrambled(seeds)[chosen]

    def _reset_mask(self, options: Mapping[str, Any] | None) -> npt.NDArray[np.bool_]:
        if unknown := set(options or {}) - {"reset_mask"}:
            raise BadSetup(f"reset has no option {unknown.pop()!r}; it has 'reset_mask'")
        chosen = np.ones(self.num_envs, np.bool_)
        if options:
            chosen = np.asarray(options["reset_mask"])
            if chosen.dtype != np.bool_ or chosen.shape != (self.num_envs,):
                raise BadSetup(f"'reset_mask' is {chosen!r}; expected True or False for each of {self.num_envs} envs")
        return chosen

    def _take_over(self, actions: npt.ArrayLike) -> None:
        """Want these actions, if all of them may be done."""
        if not self._begun:
            raise IllegalMove("nothing has begun yet; call reset first")
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise IllegalMove(
                f"the actions are {given.dtype} of shape {given.shape}; "
                f"expected {self.num_envs} whole numbers, one for each env"
            )
        if self.autoreset == "Disabled" and (over := np.flatnonzero(self._batch.seats == NOBODY)).size:
            raise IllegalMove(f"the game of env {over[0]} is over; reset(options={{'reset_mask': …}}) begins a new one")
        chosen = np.ascontiguousarray(given, np.int64)
        refused = int(self._compiled.first_refused(self._batch, chosen, self._wanted))
        if refused >= 0:
            raise self._refused(refused, int(chosen[refused]))

    def _refused(self, env: int, action: int) -> IllegalMove:
        """Why it may not be done, in the game's own words where it has some."""
        seat, texts = int(self.seats[env]), notation(self.game, self.components).actions
        hidden = self._batch.tables[env : env + 1].copy()
        self.game.doors.cover(hidden, self.components.boxes, seat)
        known = action if 0 <= action < len(texts) else -1
        people = [f"Seat {each}" for each in range(self.players)]
        refusal = edition(self.game, self.components).speaker(ENGLISH, people).refusal(hidden, seat, known)
        what = f"{texts[known]!r} (action {action})" if known >= 0 else f"action {action}"
        why = f"{refusal.reason} " if refusal.reason else ""
        expected = shortened([f"{texts[i]} ({i})" for i in self.legal[env, : self.legal_counts[env]]])
        return IllegalMove(
            f"env {env}, seat {seat}: {what}: {why}expected one of {expected}; nothing was changed in any env",
            refusal.clause,
        )


class SelfPlay(Vector):
    """Every decision of every seat is asked, one after the other: `seats` says whose it is.

    Rewards have a column for each seat.
    """


class SingleAgent(Vector, GymnasiumVectorEnv):  # type: ignore[misc]
    """One seat at every table is asked, bots play the others: a vector environment of Gymnasium."""

    _copies = True

    def __init__(
        self,
        game: str | Game | PlayableGame,
        num_envs: int,
        players: int,
        *,
        opponents: str = "greedy",
        seat: int | None = None,
        **others: Any,
    ) -> None:
        """As `Vector`; `seat` is yours at every table, without it table i has you in seat i modulo players."""
        self.opponents = opponents
        self._seat = seat
        super().__init__(game, num_envs, players, **others)
        self._rows = np.arange(self.num_envs)

    def _seats_played(self) -> Ids:
        if self._seat is None:
            return (np.arange(self.num_envs) % self.players).astype(np.int32)
        return np.full(self.num_envs, whole(self._seat, "seat", 0, self.players - 1), np.int32)

    def _rewards(self) -> Array:
        mine: Array = self._batch.rewards[self._rows, self._batch.mine]
        return mine


def found(game: str | Game | PlayableGame) -> Game:
    """The game, by its name or as it is."""
    if isinstance(game, PlayableGame):
        return game.rules
    return game if isinstance(game, Game) else registry.find(game)


def seeds_of(seed: Seed, count: int) -> Seeds:
    """A seed for each table: `game.start(seed=…)` with it has the same luck as the table's first game."""
    if seed is None:
        seed = int(chance.seeded()[0])
    if isinstance(seed, int) and not isinstance(seed, bool):
        return np.uint64(chance.scrambled(seed & chance.MASK)) + np.arange(count, dtype=np.uint64)
    if isinstance(seed, Sequence) and len(seed) == count and all(type(number) is int for number in seed):
        return np.array([number & chance.MASK for number in seed], np.uint64)
    raise BadSetup(f"the seed is {seed!r}; expected a whole number, or a list of {count}, or None")


def whole(number: object, name: str, least: int, most: int) -> int:
    """The number, if it is a whole one within these bounds."""
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or not least <= number <= most:
        raise BadSetup(f"{name} is {number!r}; expected a whole number from {least} to {most}")
    return int(number)


def one_of(value: str, name: str, choices: Sequence[str]) -> str:
    """The value, if it is one of these."""
    if value not in choices:
        raise BadSetup(f"{name} is {value!r}; expected {listed(map(repr, choices), 'or')}")
    return value
