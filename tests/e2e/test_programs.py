"""Every program of this folder, at every setting, prints what Octave printed.

What is known to fail stands in known_failures.txt; that something there passes is a failure too,
until `tools/known_failures.py` has written the list again.
"""

from __future__ import annotations

import pytest

from tests.harness.programs import Program, collect
from tests.harness.settings import Setting, settings_for
from tests.harness.verdict import complaint, known_failures


def marks(program: Program, setting: Setting) -> list[pytest.MarkDecorator]:
    """One program's settings go to one worker, which then runs equal C once."""
    group = [pytest.mark.xdist_group(program.name)]
    reason = known_failures().get((program.name, setting.name))
    return [*group, pytest.mark.xfail(strict=False, reason=reason)] if reason else group


CASES = [
    pytest.param(program, s, id=f"{program.name}-{s.name}", marks=marks(program, s))
    for program in collect()
    for s in settings_for(program.name)
]


@pytest.mark.parametrize(("program", "setting"), CASES)
def test_program(program: Program, setting: Setting) -> None:
    if found := complaint(program, setting):
        pytest.fail(found, pytrace=False)


def test_known_failures_are_cases() -> None:
    """No line is left of a program that was renamed."""
    names = {program.name for program in collect()}
    assert [case for case in known_failures() if case[0] not in names] == []
