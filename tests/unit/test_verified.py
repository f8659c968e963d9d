"""With `--verify`, the IR is verified behind every step that changes it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import called_forms, compilation, planning, session
from mat2c.infer import engine
from mat2c.ir.core import Branch, Function, Program, Tree
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import Payload
from mat2c.ir.printer import print_function
from mat2c.ir.reader import parse_function
from mat2c.ir.verify import verify, verify_program
from mat2c.opt import pipeline
from mat2c.support.diagnostics import Diagnostics, InternalError
from mat2c.support.options import Options
from mat2c.support.record import replace

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

    for module in (called_forms, compilation, planning, engine):
        monkeypatch.setattr(module, "verify", noted)
    monkeypatch.setattr(compilation, "verify_program", program_noted)
    session.translate(program, Options(verify=True, separate=True), Diagnostics())
    assert verified == PIPELINE


_OF_BLOCKS = ("phi", "loopexit", "readpath", "elementfield")
"""Operations whose payloads hold blocks or instructions, which are others in what is read."""


def payloads(function: Function) -> list[Payload]:
    """The payloads of a function; of specialisations the text has the names only."""
    return [
        replace(i.payload, spec=None) if isinstance(i.payload, Invocation) else i.payload
        for i in function.instrs()
        if i.op not in _OF_BLOCKS
    ]


def has_trees(function: Function) -> bool:
    """True if operations are folded into others, which the text form shows only."""
    operands = [a for i in function.instrs() for a in i.args]
    ends = [b.terminator for b in function.blocks]
    operands += [end.cond for end in ends if isinstance(end, Branch)]
    return any(isinstance(a, Tree) for a in operands)


def test_payloads_read_back_after_every_step(
    program: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: set[str] = set()

    def checked(
        function: Function, after: str, program: Program | None = None, asked: int | None = None
    ) -> None:
        if not has_trees(function):
            parsed = parse_function(print_function(function))
            assert payloads(parsed) == payloads(function), after
            read.add(after)

    for module in (called_forms, compilation, planning, engine):
        monkeypatch.setattr(module, "verify", checked)
    session.translate(program, Options(verify=True), Diagnostics())
    assert {"fold", "refine", "checks", "handles"} <= read


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
