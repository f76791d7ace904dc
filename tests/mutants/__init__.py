"""Planted faults: each breaks a rule on purpose, and a game's tests must notice."""
