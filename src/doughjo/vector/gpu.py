"""Many games at once on a GPU, one per thread: the same rules, the same luck, the same arrays.

env = doughjo.vector.SelfPlay("go-nuts", num_envs=65_536, players=3)
gpu = OnGpu(env)
gpu.reset(seed=7)
gpu.step(gpu.sample_legal())      # all arrays stay on the GPU
gpu.fetch()                       # now `env` is where the GPU is, and goes on from there on the CPU
"""

import warnings
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.core import config

from doughjo import bots
from doughjo.core.compile import open_to_devices, specialise
from doughjo.core.contract import Game, Tables, new_tables
from doughjo.core.errors import BadSetup, IllegalMove
from doughjo.core.observation import observation
from doughjo.vector.batch import BOTS_ONLY, Batch, compiled_for, scrambled
from doughjo.vector.env import AUTORESETS, Seed, Vector, whole
from doughjo.vector.kernel import BEGIN

THREADS = 64  # in a block: games part ways quickly, so few of them wait for each other
FOR_EACH_TABLE = ("play", "play_out", "is_listed")
SCRATCH = ("seen", "seen_bytes", "actions", "weights")  # a row per worker, and every table has one of its own
RECORDS = ("tables", "boxes", "runs")  # laid out otherwise on the GPU, which reads a number only where it may begin


class OnGpu:
    """The tables of a vector, on the GPU; what it answers are arrays there, for all who read CUDA arrays."""

    def __init__(self, env: Vector) -> None:
        check_gpu()
        from numba import cuda  # noqa: PLC0415  # only here is it needed

        self.env, self.num_envs, self._cuda = env, env.num_envs, cuda
        self._kernels = kernels_for(env.game)
        self._tables = aligned(env.tables)
        self.batch = self._sent(env._batch)
        self._wanted = cuda.to_device(np.full(self.num_envs, BEGIN, np.int64))
        self._refused = cuda.to_device(np.array([self.num_envs], np.int64))
        self._samplers = cuda.to_device(np.ones(self.num_envs, np.uint64))
        self._sampled = cuda.to_device(np.zeros(self.num_envs, np.int64))
        self._nobody = cuda.to_device(np.full(self.num_envs, BOTS_ONLY, np.int32))
        self._sown = False

    def reset(self, seed: Seed = None) -> None:
        """Begin a new game at every table; a seed gives them the same luck as on the CPU."""
        self._sow(seed)
        self._wanted.copy_to_device(np.full(self.num_envs, BEGIN, np.int64))
        self.env._begun = True
        self._play()

    def step(self, actions: Any, check: bool = True) -> tuple[Any, Any, Any]:
        """Do an action at every table: observations, rewards by seat and terminations.

        With `check`, raises IllegalMove and changes nothing if one of them may not be done; that waits for the GPU.
        """
        if not self.env._begun:
            raise IllegalMove("nothing has begun yet; call reset first")
        chosen = self._received(actions)
        if check:
            self._refused.copy_to_device(np.array([self.num_envs], np.int64))
        self._each("refuse_each", chosen, self._wanted, self._refused)
        if check:
            self._check(chosen)
        self._play()
        return self.batch.observations, self.batch.rewards, self.batch.terminations

    def sample_legal(self) -> Any:
        """An action for every table, any that may be done there; 0 where the game is over.

        It is the same array every time.
        """
        self._each("sample_each", self._samplers, self._sampled)
        return self._sampled

    def play_out(self, games: int, bot: str = "random", seed: Seed = None) -> None:
        """Let bots play so many whole games at every table; `batch` has the points of the last, and all decisions.

        Without a seed luck goes on, as with `reset`, which comes next if anybody is to be asked again.
        """
        code = bots.code(self.env.game, bot)
        self._sow(seed)
        self.env._begun = False
        batch = self.batch._replace(mine=self._nobody)
        self._each("play_out_each", whole(games, "games", 1, 1 << 30), self.env.players, code, batch=batch)

    def fetch(self) -> None:
        """Copy everything that is known about the tables to the vector this came from."""
        for name, array in self.env._batch._asdict().items():
            if name not in (*SCRATCH, *RECORDS) and array.size:
                getattr(self.batch, name).copy_to_host(array)
        self.env.tables[:] = self.batch.tables.copy_to_host(self._tables)

    def wait(self) -> None:
        """Until the GPU has done everything it was asked to do."""
        self._cuda.synchronize()

    def _sow(self, seed: Seed) -> None:
        if seed is not None or not self._sown:
            self.env._sow(seed, np.ones(self.num_envs, np.bool_))
            self.batch.rngs.copy_to_device(self.env._batch.rngs)
            self._samplers.copy_to_device(scrambled(~self.env.seeds))
        self._sown = True

    def _check(self, chosen: Any) -> None:
        refused = int(self._refused.copy_to_host()[0])
        if refused < self.num_envs:
            self.fetch()
            raise self.env._refused(refused, int(chosen.copy_to_host()[refused]))

    def _play(self) -> None:
        mode = AUTORESETS.index(self.env.autoreset)
        self._each("play_each", self._wanted, mode, self.env.players, self.env._bot)

    def _each(self, name: str, *arguments: Any, batch: Batch | None = None) -> None:
        blocks = -(-self.num_envs // THREADS)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that a small grid leaves much of the GPU idle
            getattr(self._kernels, name)[blocks, THREADS](batch or self.batch, *arguments)

    def _sent(self, batch: Batch) -> Batch:
        """The arrays of a batch, on the GPU, with room to work in for every table."""
        send, kept = self._cuda.to_device, (name for name in Batch._fields if name not in (*SCRATCH, *RECORDS))
        room = {name: self._room(getattr(batch, name)) for name in ("actions", "weights")}
        seen = self._cuda.device_array(self.num_envs, self._tables.dtype)
        return Batch(
            **{name: send(getattr(batch, name)) for name in kept},
            **room,
            tables=send(self._tables),
            boxes=send(aligned(batch.boxes)),
            runs=send(observation(replace(self.env.game, state=self._tables.dtype)).runs),
            seen=seen,
            seen_bytes=seen.view(np.uint8).reshape(self.num_envs, seen.dtype.itemsize),
        )

    def _room(self, array: npt.NDArray[Any]) -> Any:
        return self._cuda.device_array((self.num_envs, *array.shape[1:]), array.dtype)

    def _received(self, actions: Any) -> Any:
        """Actions from the GPU as they are, others sent there."""
        if hasattr(actions, "copy_to_host"):
            return actions
        if hasattr(actions, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(actions)
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.num_envs,):
            raise IllegalMove(f"the actions are {given!r}; expected {self.num_envs} whole numbers, one for each env")
        return self._cuda.to_device(np.ascontiguousarray(given, np.int64))


def check_gpu() -> None:
    """There is a GPU, and what is needed to compile for it."""
    if reason := why_no_gpu():
        raise BadSetup(reason)


def why_no_gpu() -> str | None:
    """Why nothing can be played on a GPU here; None where it can."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):  # numpy 2.5 dropped names that numba-cuda 0.30 still looks up
            setattr(np, old, getattr(np, new))
    if not find_spec("numba_cuda") and not config.ENABLE_CUDASIM:  # numba's simulator of a GPU needs nothing
        return "numba's compiler for GPUs is not installed; run:  pip install 'doughjo[gpu]'"
    from numba import cuda  # noqa: PLC0415

    if not cuda.is_available():
        return "no NVIDIA GPU is to be found here (or no driver for it)"
    return None


def name_of_gpu() -> str:
    """What the GPU calls itself."""
    from numba import cuda  # noqa: PLC0415

    name = getattr(cuda.get_current_device(), "name", "simulated GPU")
    return name.decode() if isinstance(name, bytes) else str(name)


def aligned(records: Tables) -> Tables:
    """The same records with every number where its own size may begin; packed ones a GPU cannot read."""
    fields = [(name, kind.base, kind.shape) for name, (kind, *_) in (records.dtype.fields or {}).items()]
    wide = new_tables(np.dtype(fields, align=True), len(records))
    wide[:] = records
    return wide


@cache
def kernels_for(game: Game) -> ModuleType:
    """What runs on the GPU for a game."""
    open_to_devices()
    kernel = compiled_for(game)
    return specialise("doughjo.vector.gpu_kernel", {name: getattr(kernel, name) for name in FOR_EACH_TABLE})
