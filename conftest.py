"""Clauses and the tests that prove them: `pytest --clauses` lists both, and fails on a clause without a test."""

from collections import defaultdict

import pytest

import doughjo
from doughjo.core.rulebook import clauses


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="list clause → tests of every game, and run nothing")


@pytest.hookimpl(trylast=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("--clauses"):
        return
    tests = tests_by_clause(session.items)
    known = {
        clause: doughjo.game(name).title for name in doughjo.games() for clause in clauses(doughjo.game(name).rules)
    }
    for clause, title in known.items():
        names = sorted({item.originalname for item in tests[clause] if isinstance(item, pytest.Function)})
        print(f"{title} {clause}  {', '.join(names) or 'NO TEST'}")
    unproved = [clause for clause in known if not tests[clause]]
    unknown = sorted(tests.keys() - known.keys())
    if unproved or unknown:
        pytest.exit(f"clauses without a test: {unproved}; tests of unknown clauses: {unknown}", returncode=1)
    pytest.exit(f"{len(known)} clauses, each with a test", returncode=0)


def tests_by_clause(items: list[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The tests that carry each clause's id."""
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("clause"):
            for clause in mark.args:
                tests[clause].append(item)
    return tests
