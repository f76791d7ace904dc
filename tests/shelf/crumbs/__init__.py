"""The contents page of Crumbs, as a folder on the shelf has one."""

from tests.crumbs import GAME

__all__ = ["GAME"]
