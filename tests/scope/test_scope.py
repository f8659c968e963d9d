"""The small programs print what Octave printed: a turn of them in each run of the tests."""

from __future__ import annotations

import pytest

from tests.harness.verdict import commits
from tests.scope import answers
from tests.scope.check import differing
from tests.scope.snippets import programs, snippets

TURNS = 60
"""In so many commits all are run; the whole, at once, is `make test-scope`."""
COUNT = len(programs())


@pytest.mark.long
@pytest.mark.parametrize("number", range(commits() % TURNS, COUNT, TURNS))
def test_small_programs(number: int) -> None:
    _, reports = differing(number)
    if reports:
        pytest.fail("\n".join(reports[:5]), pytrace=False)


def test_every_snippet_has_its_answer() -> None:
    names = [snippet.name for snippet in snippets()]
    assert len(answers.read()) == len(names) == len(set(names))
