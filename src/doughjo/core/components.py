"""Opening a box of components: the game's own data file, or another one of the same form."""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from doughjo.core.contract import Components, Game
from doughjo.core.errors import BadComponents

Source: TypeAlias = str | Path | Mapping[str, Any] | Components | None


def open_box(game: Game, source: Source = None) -> Components:
    """The components from a file, from data already read, or the game's own."""
    if isinstance(source, Components):
        return source
    if source is None:
        return _own_box(game)
    if isinstance(source, Mapping):
        return _checked(game, source, "components")
    return _checked(game, _read(Path(source)), str(source))


@cache
def _own_box(game: Game) -> Components:
    if game.components_file is None:
        return _checked(game, {}, game.name)
    return _checked(game, _read(game.folder / game.components_file), game.components_file)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path}: is not a text file in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{path}: is not TOML: {error}") from None


def _checked(game: Game, data: Mapping[str, Any], where: str) -> Components:
    try:
        components = game.read_components(data)
    except BadComponents as error:
        raise BadComponents(f"{where}: {error}") from None
    return replace(components, digest=_digest(data))


def _digest(data: Mapping[str, Any]) -> str:
    """A short digest of the data, whatever its layout and comments."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]
