"""Tests of everything that is not one game's own."""
