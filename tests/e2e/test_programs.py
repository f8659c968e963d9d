"""Every program of this folder, at every setting, prints what Octave printed.

All are run at the default setting, always. The other settings take turns by commit, and
`make test-long` runs them all. What is known to differ stands in failing.txt.
"""

from __future__ import annotations

import pytest

from tests.harness.programs import Program, collect
from tests.harness.settings import Setting, settings_for
from tests.harness.verdict import CHECK, TURNS, commits, complaint, failing, is_long, marks

CASES = [
    pytest.param(program, s, id=f"{program.name}-{s.name}", marks=marks(program, s.name))
    for program in collect()
    for s in settings_for(program.name)
]


@pytest.mark.parametrize(("program", "setting"), CASES)
def test_program(program: Program, setting: Setting) -> None:
    if found := complaint(program, setting):
        pytest.fail(found, pytrace=False)


def test_failing_programs_exist() -> None:
    """No line is left of a program that was renamed."""
    known = {(p.name, s.name) for p in collect() for s in settings_for(p.name)}
    known |= {(p.name, CHECK) for p in collect()}
    assert failing() - known == set()


def test_all_cases_have_their_turn() -> None:
    """Every program runs at once, at the default setting; in ten commits it runs at all."""
    for program in collect():
        for setting in settings_for(program.name):
            case = program.name, setting.name
            turns = [t for t in range(commits(), commits() + TURNS) if not is_long(case, t)]
            assert len(turns) == (TURNS if setting.name == "default" else 1), case
        assert not is_long((program.name, CHECK), commits())
