"""The rules of Go Nuts for Donuts, clause by clause."""
