"""What a seat may know, as numbers."""

import numpy as np
import pytest

import doughjo
from doughjo.core import registry
from doughjo.core.observation import observation


@pytest.mark.parametrize("name", doughjo.games())
def test_every_number_of_the_table_is_in_its_place(name: str) -> None:
    game = registry.find(name)
    layout = observation(game)
    tables = game.new_tables()
    tables.view(np.uint8)[:] = np.random.default_rng(3).integers(0, 256, game.state.itemsize)
    written = np.zeros(len(layout), np.int64)
    layout.write(tables, 2, written)
    expected = {"seat": 2}
    for field in game.state.names or ():
        for place, number in np.ndenumerate(tables[field][0]):
            expected[field + "".join(f"[{i}]" for i in place)] = int(number)
    assert dict(zip(layout.names, written.tolist(), strict=True)) == expected
