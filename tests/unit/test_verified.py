"""With `--verify`, the IR is verified behind every step that changes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import compilation, planning, session
from mat2c.infer import engine
from mat2c.ir.core import Function, Program
from mat2c.ir.verify import verify, verify_program
from mat2c.opt import pipeline
from mat2c.support.diagnostics import Diagnostics, InternalError
from mat2c.support.options import Options

SOURCE = """\
function main_
  s.a = 1;
  s.b = [1 2 3];
  for k = 1:3
    s = step(s, k);
  end
  disp(s.b)
end
function s = step(s, k)
  s.a = s.a + k;
  s.b(k) = s.a;
end
"""
TABLES = (pipeline.UNTYPED, pipeline.SETTLED, pipeline.FOLDED, pipeline.TYPED)
PIPELINE = (
    {step.name for table in TABLES for step in table}
    | {refinement.__name__ for refinement in pipeline.REFINEMENTS}
    | set(pipeline.WHOLE)
)


@pytest.fixture
def program(tmp_path: Path) -> Path:
    path = tmp_path / "main_.m"
    path.write_text(SOURCE)
    return path


def test_every_step_is_verified(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    verified: set[str] = set()

    def noted(
        function: Function, after: str, program: Program | None = None, asked: int | None = None
    ) -> None:
        verified.add(after)
        verify(function, after, program, asked)

    def program_noted(program: Program, after: str) -> None:
        verified.add(after)
        verify_program(program, after)

    for module in (compilation, planning, engine):
        monkeypatch.setattr(module, "verify", noted)
    monkeypatch.setattr(compilation, "verify_program", program_noted)
    session.translate(program, Options(verify=True), Diagnostics())
    assert verified == PIPELINE


def test_a_broken_rule_is_found_behind_its_step(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The step that breaks the IR is the one that is named."""

    def cut(function: Function) -> None:
        function.blocks[-1].terminator = None

    broken = (pipeline.Pass("cut", cut),)
    monkeypatch.setattr(compilation, "SETTLED", broken)
    with pytest.raises(InternalError, match=r"cut.*has no terminator"):
        session.translate(program, Options(verify=True), Diagnostics())
