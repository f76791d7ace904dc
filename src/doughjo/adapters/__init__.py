"""Doughjo's games in the words of other libraries: `doughjo.adapters.openspiel` and `doughjo.adapters.pettingzoo`.

Each needs its library, which comes with the extra of the same name. Nothing else in the package imports this part.
"""

import importlib
from types import ModuleType


def needed(module: str, extra: str) -> ModuleType:
    """The library an adapter is for, or a word on how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        if error.name != module:
            raise
        raise ImportError(
            f"doughjo.adapters.{extra} needs {extra}; run:  pip install 'doughjo[{extra}]'", name=module
        ) from None
