"""opt/stored: which loads surely find what a store has put there."""

from __future__ import annotations

import pytest

from mat2c.ir.core import Program
from mat2c.opt.scalar.copy_propagation import propagate_copies
from mat2c.opt.scalar.definitely_stored import mark_stored
from tests.ir.helpers import lower


def marks(program: Program) -> dict[str, list[bool]]:
    """Of each function with loads: which of them are marked, in order."""
    for function in program.functions.values():
        propagate_copies(function)
    mark_stored(program)
    found = {
        name: [i.payload.stored for i in function.instrs() if i.op.startswith("load")]
        for name, function in program.functions.items()
    }
    return {name: loads for name, loads in found.items() if loads}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if isempty(n), n = 0; end\nn = n + 1;", [True]),
        ("if ~isempty(n), n = n + 1; else, n = 0; end", [True]),
        ("if isempty(n) || n > 3, n = 0; end\nn = n + 1;", [True, True]),
        ("if isempty(n) && r > 3, n = 0; end\nr = n;", [False]),
        ("while isempty(n), n = 1; end\nr = n;", [True]),
        ("if r, n = 1; else, n = 2; end\nr = n;", [True]),
        ("if r, n = 1; end\nr = n;", [False]),
        ("try, error('x'); n = 1; catch, end\nr = n;", [False]),
    ],
)
def test_questions_and_ways(body: str, expected: list[bool]) -> None:
    program = lower("f(2)\n", f=f"function r = f(r)\npersistent n\n{body}\nend\n")
    assert marks(program) == {"f": expected}


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("if isempty(n), n = 0; m = zeros(1, 2); end\nr = m; n = n + 1; m = r;", [True, True]),
        ("if isempty(m), n = 0; m = 1; end\nr = n;", [True]),
        ("if isempty(n), n = 0; m = f(r); end\nr = m;", [False]),
        ("if isempty(n), n = 0; m = 1; end\nif r, n = 2; end\nr = m;", [True]),
        ("if r, n = 2; end\nif isempty(n), n = 0; m = 1; end\nr = m;", [False]),
    ],
)
def test_variables_that_are_stored_together(body: str, expected: list[bool]) -> None:
    program = lower("f(2)\n", f=f"function r = f(r)\npersistent n m\n{body}\nend\n")
    assert marks(program) == {"f": expected}


def test_what_callees_store() -> None:
    """Through two calls, and not by one that stores on one way only."""
    helpers = {
        "deep": "function deep()\nglobal g\ng = 1;\nend\n",
        "through": "function through()\ndeep();\nend\n",
        "maybe": "function maybe(x)\nglobal g\nif x, g = 1; end\nend\n",
    }
    sure = "function f(x)\nglobal g\nthrough();\ndisp(g);\nend\n"
    unsure = "function f(x)\nglobal g\nmaybe(x);\ndisp(g);\nend\n"
    assert marks(lower("f(1)\n", f=sure, **helpers)) == {"f": [True]}
    assert marks(lower("f(1)\n", f=unsure, **helpers)) == {"f": [False]}


def test_what_callers_stored() -> None:
    """Holds at the entry if it holds at all calls, those through handles included."""
    reader = "function r = reader()\nglobal g\nr = g;\nend\n"
    both = "global g\ng = 1;\nreader();\nh = @reader;\nh();\n"
    assert marks(lower(both, reader=reader)) == {"reader": [True]}
    early = "global g\nh = @reader;\ng = 1;\nreader();\nh();\n"
    assert marks(lower(early, reader=reader)) == {"reader": [False]}


def test_recursion_settles() -> None:
    """A function that calls itself before it stores has stored when it returns."""
    again = "function again(k)\npersistent n\nif k > 0, again(k - 1); end\nn = k;\ndisp(n);\nend\n"
    assert marks(lower("again(3)\n", again=again)) == {"again": [True]}


@pytest.mark.parametrize(("between", "known"), [("clear x", False), ("x = 2;", True)])
def test_a_shared_variable_that_is_cleared(between: str, known: bool) -> None:
    text = f"""
        function f()
          x = 1;
          inner();
          {between}
          inner();
          function inner(), disp(x); end
        end
    """
    assert marks(lower("f()\n", f=text)) == {"f__inner": [known]}


def test_emptiness_is_asked_without_a_load() -> None:
    program = lower("f()\n", f="function f()\npersistent n\nif isempty(n), n = 1; end\nend\n")
    mark_stored(program)
    ops = {instr.op for instr in program.functions["f"].instrs()}
    assert "persistentempty" in ops
    assert "loadpersistent" not in ops
