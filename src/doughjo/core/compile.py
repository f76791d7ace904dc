"""Compilation by numba, with a cache on disk that can never run stale code.

numba's own cache does not notice a change in a function called from another file. So the folder of the cache is named
after a digest of every source file that could matter: those of the core, and those of the part the code belongs to (a
game, or the bots). Code that lives elsewhere may depend on the whole package and on the files beside it.
"""

import hashlib
import importlib.util
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar, cast

import numba
from numba.core import config
from numba.core.dispatcher import Dispatcher

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parents[1]
CORE = PACKAGE / "core"
GAMES = PACKAGE / "games"
DAYS_UNUSED = 30  # a cache folder that nobody opened for so long is removed

_for_types: list[Callable[..., Any]] = []  # functions that are compiled for given types alone
_specialising: str | None = None  # the fingerprint of the functions a generic source file is being loaded with


def compiled(function: Function) -> Function:
    """The function, compiled when it is first called; interpreted under NUMBA_DISABLE_JIT=1."""
    return _compiled(function, None)


def compiled_as(*signatures: str) -> Callable[[Function], Function]:
    """The same for these types alone, to which whoever calls it converts: small functions called with many others."""

    def compile_so(function: Function) -> Function:
        dispatcher = _compiled(function, [*signatures])
        _for_types.append(dispatcher)
        return dispatcher

    return compile_so


def open_to_devices() -> None:
    """Let what was compiled for given types alone be compiled for a GPU, too."""
    for function in _for_types:
        if isinstance(function, Dispatcher):
            function.disable_compile(False)


def _compiled(function: Function, signatures: list[str] | None) -> Function:
    home = Path(function.__code__.co_filename).resolve().parent
    ours = home.is_relative_to(PACKAGE)
    # What is cached names its module, so it is kept apart by that name, and not kept if nobody can import it.
    folder = cache_folder(home) / (_specialising or ("" if ours else function.__module__))
    lasting = ours or function.__module__ in sys.modules
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        compiler = numba.njit(signatures, cache=lasting, nogil=True, no_cfunc_wrapper=True)
        return cast(Function, compiler(function))
    finally:
        config.CACHE_DIR = before


def specialise(
    template: str, names: Mapping[str, Callable[..., Any]], numbers: Mapping[str, int] | None = None
) -> ModuleType:
    """The module `template`, loaded once more with `names` among its globals: generic code compiled for one game."""
    numbers = numbers or {}
    spec = importlib.util.find_spec(template)
    assert spec is not None and spec.loader is not None, template
    module = importlib.util.module_from_spec(spec)
    vars(module).update(names)
    vars(module).update(numbers)
    with _loading(_fingerprint(names, numbers)):
        spec.loader.exec_module(module)
    return module


def _fingerprint(names: Mapping[str, Callable[..., Any]], numbers: Mapping[str, int]) -> str:
    """A short name for just these functions, as their sources are now: generic code is cached once for each."""
    digest = hashlib.sha256(repr(sorted(numbers.items())).encode())
    for name, function in sorted(names.items()):
        code = getattr(function, "py_func", function).__code__
        where = (name, function.__module__, code.co_filename, code.co_qualname, code.co_firstlineno)
        sources = cache_folder(Path(code.co_filename).resolve().parent).name
        digest.update(repr((where, sources)).encode() + code.co_code)
    return digest.hexdigest()[:16]


@contextmanager
def _loading(label: str) -> Iterator[None]:
    global _specialising
    before, _specialising = _specialising, label
    try:
        yield
    finally:
        _specialising = before


@cache
def cache_folder(home: Path) -> Path:
    """Where code from `home` is cached: a folder named after all sources it may depend on."""
    sources = "-".join(source_digest(folder) for folder in dict.fromkeys(depended_on(home)))
    folder = cache_root() / sources
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # no place to keep it: compile for this process only
        return Path(tempfile.mkdtemp(prefix="doughjo-"))
    _forget_unused(folder.parent)
    return folder


def cache_root() -> Path:
    """The folder of all caches: $DOUGHJO_CACHE, else the user's cache folder."""
    if named := os.environ.get("DOUGHJO_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doughjo"


def depended_on(home: Path) -> tuple[Path, ...]:
    """The folders of all sources that code from `home` may depend on."""
    for above in (GAMES, PACKAGE):
        if home.is_relative_to(above) and home != above:
            return CORE, above / home.relative_to(above).parts[0]
    return PACKAGE, home


def source_digest(folder: Path) -> str:
    """A short digest of all Python sources below a folder, without its tests."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.relative_to(folder).parts:
            digest.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _forget_unused(root: Path) -> None:
    oldest = time.time() - DAYS_UNUSED * 86400
    for folder in root.iterdir():
        with suppress(OSError):
            if folder.is_dir() and folder.stat().st_mtime < oldest:
                _remove(folder)


def _remove(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    folder.rmdir()
