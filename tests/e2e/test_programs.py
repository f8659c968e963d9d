"""Every program of this folder, at every setting, prints what Octave printed.

What is known to agree stands in agreed.txt. One in three programs of it is tested always at the
default setting, and one in 24 at the others; the rest is left to `make test-long`.
"""

from __future__ import annotations

import pytest

from tests.harness.programs import Program, collect
from tests.harness.settings import Setting, settings_for
from tests.harness.verdict import agreed, complaint, is_long


def marks(program: Program, setting: Setting) -> list[pytest.MarkDecorator]:
    """One program's settings go to one worker, which then runs equal C once."""
    group = [pytest.mark.xdist_group(program.name)]
    return [*group, pytest.mark.long] if is_long((program.name, setting.name)) else group


CASES = [
    pytest.param(program, s, id=f"{program.name}-{s.name}", marks=marks(program, s))
    for program in collect()
    for s in settings_for(program.name)
]


@pytest.mark.parametrize(("program", "setting"), CASES)
def test_program(program: Program, setting: Setting) -> None:
    if found := complaint(program, setting):
        pytest.fail(found, pytrace=False)


def test_agreed_programs_exist() -> None:
    """No line is left of a program that was renamed."""
    names = {program.name for program in collect()}
    assert [case for case in agreed() if case[0] not in names] == []
