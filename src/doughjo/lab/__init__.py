"""The laboratory: what happens in a game over many plays."""

from doughjo.lab.simulate import Summary, simulate

__all__ = ["Summary", "simulate"]
