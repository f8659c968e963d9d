"""What names mean: variables, functions of every place, scripts, packages."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest

from mat2c.ir.core import Program
from mat2c.lower.program import lower_program
from mat2c.support.diagnostics import Diagnostics
from tests.ir.helpers import expect, ir, lower


def lower_files(files: dict[str, str]) -> tuple[Program, Diagnostics]:
    """The program of `main.m` among files given by path."""
    diagnostics = Diagnostics()
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            path = Path(folder, name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="latin-1")
        program = lower_program(Path(folder, "main.m"), [Path(folder, "lib")], diagnostics)
    return program, diagnostics


def returned(program: Program, function: str = "f") -> object:
    """The first operand that a function's only assignment has."""
    return next(program.functions[function].instrs()).args[0]


FUNCTION = "function r = f(), r = {}; end"


@pytest.mark.parametrize(
    ("places", "winner"),
    [
        (["lib/f.m"], "lib/f.m"),
        (["lib/f.m", "f.m"], "f.m"),
        (["lib/f.m", "f.m", "private/f.m"], "private/f.m"),
    ],
)
def test_the_nearest_file_wins(places: list[str], winner: str) -> None:
    files = {place: FUNCTION.format(k) for k, place in enumerate(places)}
    program, _ = lower_files({"main.m": "x = f();", **files})
    value = returned(program)
    assert repr(value) == repr(type(value)(float(places.index(winner))))  # type: ignore[call-arg]
    assert [Path(d).name for d in program.dependencies] == ["main.m", "f.m"]


def test_a_function_of_the_file_comes_before_other_files_and_builtins() -> None:
    program, _ = lower_files(
        {"main.m": "function main(), x = sum(1); end\nfunction r = sum(a), r = 5; end"}
    )
    assert set(program.functions) == {"main", "sum"}


def test_packages() -> None:
    program, _ = lower_files({"main.m": "x = p.q.f(2);", "lib/+p/+q/f.m": FUNCTION.format(1)})
    assert "f" in program.functions


def test_functions_of_the_same_name_get_names_of_their_own() -> None:
    program, _ = lower_files(
        {
            "main.m": "a(); b();",
            "a.m": "function a(), h(); end\nfunction h(), end",
            "b.m": "function b(), h(); end\nfunction h(), end",
        }
    )
    assert sorted(program.functions) == ["a", "b", "h", "h_2", "main"]


def test_an_undefined_name_is_a_warning_with_its_neighbours() -> None:
    _, diagnostics = lower_files({"main.m": "compute_it(1);\nfunction compute_if(), end"})
    (warning,) = diagnostics.sorted()
    assert warning.code == "undefined"
    assert warning.message.startswith("'compute_it' is undefined; did you mean 'compute_if'")


def test_scripts_share_the_workspace_of_their_caller() -> None:
    expect(
        "x = 1; part\ny;",
        """
    ^0:
      %x1 = copy 1
      %y1 = plus %x1, 1
      %1 = undef
      %2 = copy %y1
      jump ^1
    ^1:
      return
    """,
        part="y = x + 1;",
    )


def test_return_in_a_script_ends_the_script() -> None:
    text = ir("part\nz = 2;", part="if rand, return, end\ny = 1;")
    assert "loop while" in text
    assert text.rstrip().endswith("%z1 = copy 2\njump ^5\n^5:\nreturn")


def test_a_script_that_calls_itself_fails_where_it_does() -> None:
    text = ir("part", part="x = 1;\npart")
    fails = "script part.m calls itself, which mat2c does not support"
    assert f"builtin '{fails}' {{callee=\"error\", nargout=0}}" in text


def test_a_name_that_is_assigned_anywhere_is_a_variable() -> None:
    text = ir("if rand, sum = 1; end\ny = sum(1);")
    assert 'checkdef %sum3, %3 {name="sum"}' in text


def test_constant_evals_stand_in_place() -> None:
    expect(
        "eval('x = 2;'); y = eval('x + 1', '0');",
        """
    ^0:
      %x1 = copy 2
      %1 = undef
      jump ^1
    ^1:    try merge ^3, handler ^2
      %2 = plus %x1, 1
      %3 = copy %2
      jump ^3
    ^2:
      %4 = catch
      %5 = copy 0
      jump ^3
    ^3:
      %6 = phi %3, %5
      %y1 = copy %6
      jump ^4
    ^4:
      return
    """,
    )


def test_feval_of_a_constant_is_a_call() -> None:
    text = ir("x = feval('f', 1); y = feval(@f, 2);\nfunction r = f(a), r = a; end")
    assert text.count('{callee="f"}') == 2


def test_nargin_of_a_known_function_is_a_number() -> None:
    text = ir("x = nargin('f'); y = nargout(@f);\nfunction [p, q] = f(a, varargin), end")
    assert "%x1 = copy -2" in text and "%y1 = copy 2" in text


def test_nested_functions_share_variables() -> None:
    source = (
        "function main()\n  x = 1;\n  function inner(y)\n    x = y;\n    z = 2;\n  end\n"
        "  inner(3);\nend"
    )
    program = lower(source)
    assert program.functions["main"].shared == ["x"]
    text = ir(source, "main__inner")
    assert "%2 = copy %y2" in text
    assert 'store %2 {name="x", owner="main"}' in text
    assert "%z1 = copy 2" in text


def test_globals_and_persistents_are_loads_and_stores() -> None:
    expect(
        "f();\nfunction f()\n  global g\n  persistent n = 0;\n  n = n + g;\nend",
        """
    ^0:
      %1 = persistentinit {slot="f.n"}
      branch %1, ^1, ^2, merge ^2
    ^1:
      storepersistent 0 {slot="f.n"}
      jump ^2
    ^2:
      %2 = loadpersistent {slot="f.n"}
      %3 = loadglobal {name="g"}
      %4 = plus %2, %3
      storepersistent %4 {slot="f.n"}
      jump ^3
    ^3:
      return
    """,
        "f",
    )


def test_varargout_is_a_comma_list_at_the_return() -> None:
    expect(
        "f();\nfunction [a, varargout] = f(varargin)\n  a = nargin;\nend",
        """
    ^0:
      %varargout1 = undef
      %varargin1 = paramrest {index=0}
      %a1 = nargin
      jump ^1
    ^1:
      %1 = outputlist %varargout1
      return %a1, %1...
    """,
        "f",
    )
