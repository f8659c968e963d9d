"""The rules of LIR: what breaks one is found, and said of the pass that did it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.lir import lir_passes
from mat2c.lir.lir_passes import LOOPS, READABLE, LirPass, after_passes
from mat2c.lir.routine import Routine
from mat2c.lir.text.lir_reader import parse_routine
from mat2c.lir.verify_lir import verify_routine
from mat2c.support.diagnostics import Diagnostics, InternalError
from mat2c.support.options import Options

HEAD = "routine @f\nscalars x: double, k: ptrdiff_t\ngiven n\ndeclared k, x\n{\n"

BROKEN = {
    "x = 1.0": "x is not declared here",
    "block {\nvar x: double = 1.0\n}\na[0] = x": "x is not declared here",
    "a[0] = x\nvar x: double = 1.0": "x is not declared here",
    "var x: float = 1.0": "x is declared as float, not as double",
    "var x: double = 1.0\nvar x: double = 2.0": "x is declared twice",
    "var n: double = 1.0": "n is declared twice",
    "var x: const double = 1.0\nx = 2.0": "x is a constant",
    'var x: const double = 1.0\ntext "f(&x);" mentions(x) sets(x)': "x is a constant",
    "goto over": "there is no label over",
    "label over\nlabel over": "label over stands twice",
    "break": "break is in no loop",
    "for k: ptrdiff_t from 0 while < n step 1 {\n}\ncontinue": "continue is in no loop",
    "for k: ptrdiff_t from 0 while < n step -1 {\n}": "k does not count towards its limit",
    "for k: double from 0 while < n step 1 {\n}": "k is declared as double, not as ptrdiff_t",
    "f(n) = 1.0": "what it stores to is no place",
    'var x: double = 1.0\nx = "text"': "a text is no number",
    "var x: double = 1.0\na[0] = x[0]": "a number has no subscripts",
    "var x: double = 1.0\na[0] = (x % 2)": "% is for integers",
    'if c"n < 1 && f(2)" {\n}': "n < 1 && f(2) needs parentheses in an operation",
    "check f(n) to catch_9 line 1 column 2": "there is no label catch_9",
    "do f(n) sets(k)": "it sets what it doesn't mention",
}
RIGHT = """\
var x: double = 1.0
for k: ptrdiff_t from (n - 1) while >= 0 step -1 {
  if (k == 3) {
    break
  }
  x = (x + a[(k % 2)])
}

do c"f(n, 1 + 2)"
do c"g(' ')[n + 1]"
do o"n < 1 && f(2)"
goto fail
"""


def verified(body: str) -> None:
    verify_routine(parse_routine(f"{HEAD}{body}\n}}\n"), "a pass")


@pytest.mark.parametrize("body", BROKEN)
def test_what_breaks_a_rule_is_found(body: str) -> None:
    with pytest.raises(InternalError) as found:
        verified(body)
    assert f"after a pass, in f: {BROKEN[body]}" in str(found.value)


def test_what_keeps_them_passes() -> None:
    verified(RIGHT)


def test_before_scopes_nothing_is_declared() -> None:
    verify_routine(parse_routine("routine @f\nscalars x: double\n{\n  x = 1.0\n}\n"), "select")


def test_the_pass_is_named() -> None:
    """The step that breaks a rule, not a later one."""

    def broken(routine: Routine, _: object) -> Routine:
        return parse_routine(HEAD + "x = 1.0\n}\n") if routine.body else routine

    passes = (*READABLE[:2], LirPass("broken", broken, broken), *READABLE[2:])
    routine = parse_routine("routine @f\nscalars x: double\n{\n  a[0] = 1.0\n}\n")
    with pytest.raises(InternalError, match="after broken, in f: x is not declared here"):
        after_passes(passes, routine, str, verify=True)


def test_every_pass_is_verified(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[str] = set()
    monkeypatch.setattr(lir_passes, "verify_routine", lambda _, after: seen.add(after))
    path = tmp_path / "main_.m"
    path.write_text("x = 0;\nfor k = 1:3\n  x = x + rand;\nend\ndisp(x)\n")
    translate(path, Options(verify=True, openmp=True), Diagnostics())
    assert seen == {step.name for step in READABLE + LOOPS}
