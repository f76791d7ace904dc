"""Many games at once, for those who train on them: one array of records, compiled, on all cores."""

from doughjo.vector.env import Saved, SelfPlay, SingleAgent, Vector

__all__ = ["Saved", "SelfPlay", "SingleAgent", "Vector"]
