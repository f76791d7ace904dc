"""Tests of Kitchen Rush."""
