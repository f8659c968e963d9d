"""Every program of this folder, at every setting, prints what Octave printed."""

from __future__ import annotations

import pytest

from tests.harness import golden
from tests.harness.compiled import run_compiled
from tests.harness.programs import Program, collect
from tests.harness.settings import SETTINGS, Setting

CASES = [
    # One program's settings go to one worker, which then runs equal C once.
    pytest.param(
        program,
        setting,
        id=f"{program.name}-{setting.name}",
        marks=pytest.mark.xdist_group(program.name),
    )
    for program in collect()
    for setting in SETTINGS
]


@pytest.mark.parametrize(("program", "setting"), CASES)
def test_program(program: Program, setting: Setting) -> None:
    if why := golden.complaint(program):
        pytest.fail(why, pytrace=False)
    outcome, complaints = run_compiled(program, setting)
    if differences := outcome.differences(golden.read(program), f"mat2c {setting.name}"):
        pytest.fail(f"{program.path}\n{differences}", pytrace=False)
    if complaints:
        pytest.fail(f"{program.path}: the C compiler says\n{complaints[:4000]}", pytrace=False)
