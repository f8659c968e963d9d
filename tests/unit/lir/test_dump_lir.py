"""`mat2c dump --stage lir`, and behind each of its steps."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c import cli
from mat2c.commands.explain_report import LIR_STEPS, STAGES
from mat2c.lir.lir_passes import STEPS
from mat2c.lir.text.lir_reader import parse_routines

SOURCE = """\
function r = total(x)
  r = 0;
  for k = 1:numel(x)
    r = r + half(x(k));
  end
end
function y = half(x)
  if x > 3
    y = x / 2;
  else
    y = sqrt(abs(x) + 1) * sin(x) + cos(x) * exp(x) + atan(x) / 7;
  end
end
"""


def dumped(stage: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> str:
    path = folder / "total.m"
    path.write_text(SOURCE)
    assert cli.execute(["dump", "--stage", stage, str(path), "--args", "double(1,:)"]) == 0
    return capfd.readouterr().out


def test_the_steps_are_those_there_are() -> None:
    assert LIR_STEPS == STEPS
    assert not set(STEPS) & set(STAGES)


def test_functions_are_as_their_c(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    text = dumped("lir", tmp_path, capfd)
    assert "  for k: ptrdiff_t from 1 while <= x_2 step 1 {\n    // r = r + half(x(k));\n" in text
    assert len({routine.name for routine in parse_routines(text)}) == text.count("routine @")


@pytest.mark.parametrize("step", STEPS)
def test_behind_each_step(step: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    routines = list(parse_routines(dumped(step, tmp_path, capfd)))
    assert [r.declared is None for r in routines] == [step in ("select", "unread")] * len(routines)
    assert routines


def test_the_step_is_what_is_shown(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """The program's own variable counts from the step on that says so."""
    assert "from 0 while <" in dumped("temporaries", tmp_path, capfd)
    assert "from 0 while <" not in dumped("counters", tmp_path, capfd)


def test_boxed_functions_are_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """With the two passes that they have."""
    path = tmp_path / "main_.m"
    path.write_text("f = @(x) g(x);\nc = {1, 'a'};\nf(c{2})\nfunction r = g(x), r = x; end\n")
    assert cli.execute(["dump", "--stage", "lir", "--boxed", str(path)]) == 0
    routines = list(parse_routines(capfd.readouterr().out))
    assert {"f_main_", "f_g"} <= {routine.name for routine in routines}
