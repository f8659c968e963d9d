"""Programs that Octave 7.3 can't judge: they check themselves by what MATLAB's documentation says.

`tests/matlab/AREA/NAME/main.m` names the pages in its first line, and prints "passed" at its end.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.harness.compiled import run_compiled
from tests.harness.programs import Program
from tests.harness.settings import SETTINGS, Setting

HERE = Path(__file__).parent
PROGRAMS = [
    Program(f"matlab/{path.parent.parent.name}/{path.parent.name}", path, path.parents[1])
    for path in sorted(HERE.glob("*/*/main.m"))
]
CHECKED = [s for s in SETTINGS if s.name in ("default", "O0", "boxed")]


@pytest.mark.parametrize("setting", CHECKED, ids=lambda s: s.name)
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda p: p.name)
def test_program(program: Program, setting: Setting) -> None:
    outcome, complaints = run_compiled(program, setting)
    assert (outcome.stdout, outcome.error, outcome.code) == (b"passed\n", "", 0)
    assert not complaints


def test_pages_are_named() -> None:
    for program in PROGRAMS:
        first = program.path.read_text().splitlines()[0]
        assert first.startswith('% "'), program.name
