"""The lists of planted faults fit the sources; `make mutants` plants them."""

from collections import Counter

import doughjo
from tests.mutants.__main__ import read_lists


def test_every_game_has_a_list_of_planted_faults_that_fits_its_sources() -> None:
    counts = Counter(mutant.game for mutant in read_lists())
    for name in doughjo.games():
        assert counts[name] >= 20, f"{name}: plant more faults, as CONTRIBUTING.md tells"
