"""The rules of Dollars to Donuts, clause by clause."""
