"""What is warned of, and what isn't."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.support.codes import DEFAULT, Choice, choose
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

ALL = choose(["all"])


def told(folder: Path, text: str, choice: Choice = DEFAULT) -> list[str]:
    """The warnings of a program, as LINE:COLUMN CODE."""
    path = folder / "prog.m"
    path.write_text(text)
    found = Diagnostics(choice)
    Compilation(path, Options(), found).warn()
    places = [(d.span, d.code) for d in found.sorted()]
    return [f"{span.line}:{span.column} {code}" for span, code in places if span is not None]


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("a = ones(2, 3); b = a + ones(3, 2);", ["1:21 nonconformant"]),
        ("a = [ones(2, 3), ones(3, 3)];", ["1:5 nonconformant"]),
        ("a = zeros(1, 3); a(1:2) = [1 2 3];", ["1:18 nonconformant"]),
        ("a = zeros(2, 3); a(:, 1) = [1 2 3];", ["1:18 nonconformant"]),
        ("a = zeros(2, 3); b = a(3, 1);", ["1:22 out-of-bound"]),
        ("a = 1:5; b = a(2:9);", ["1:14 out-of-bound"]),
        ("c = {1, 2}; d = c{3};", ["1:17 out-of-bound"]),
        ("a = 1:5; for k = 0:4, disp(a(k)), end", ["1:28 bad-subscript"]),
        ("a = 1:5; a(1.5) = 2;", ["1:10 bad-subscript"]),
        ("z = int8(1) * int16(2);", ["1:5 wrong-class"]),
        ("s.a = 1; t = s + 1;", ["1:14 wrong-class"]),
        ("x = 5; disp(x.name)", ["1:13 wrong-class"]),
        ("s.a = 1; disp(s.b)", ["1:15 unknown-field"]),
        ("c = {1}; x = sum(c) + strrep(5, 'a', 'b');", ["1:14 wrong-class", "1:23 wrong-class"]),
        ("x = cell2mat(5); y = sqrt(struct());", ["1:5 wrong-class", "1:22 wrong-class"]),
        ("x = numel(); y = mod(3);", ["1:5 missing-input", "1:18 missing-input"]),
        (
            "x = reshape(1:6, 4, 2); y = reshape(1:6, [1 7]);",
            ["1:5 nonconformant", "1:29 nonconformant"],
        ),
        ("numel = 3; disp(numel([1 2 3]))", ["1:17 shadowed-function"]),
    ],
)
def test_failures(tmp_path: Path, text: str, codes: list[str]) -> None:
    assert told(tmp_path, f"{text}\n") == codes


@pytest.mark.parametrize(
    "text",
    [
        "a = 1:5; k = rand > 2; if k, disp(a(k + 5)), end",
        "a = 1:5; for k = 0:4, if k > 0, disp(a(k)), end, end",
        "try, ones(2, 3) * ones(2, 3); catch, disp('no'), end",
        "z = int8(1) == int16(2);",
        "f = @sin; g = f == @cos;",
        "x = reshape(1:6, [], 2); y = reshape(1:6, 3, []); z = cell2mat([]);",
        "x = reshape(1:6, 1e400, 2); y = reshape(1:6, [], Inf); z = reshape(1:6, NaN, 1);",
        "a = []; a(3) = 1; a(:, 2) = [];",
        "s = struct('a', {}); t = s(1:0);",
        "if (x = 3), disp(x), end, if ((y = 4)), disp(y), end %#ok",
    ],
)
def test_what_may_succeed_is_not_warned_of(tmp_path: Path, text: str) -> None:
    assert told(tmp_path, f"{text}\n") == []


def test_a_function_is_warned_of_once(tmp_path: Path) -> None:
    text = "f(1); f([1 2]); f('abc'); f(single(1));\nfunction f(x)\n  y = {x} + 1;\nend\n"
    assert told(tmp_path, text) == ["3:7 wrong-class"]


def test_a_function_that_fails_for_some_arguments_only_is_not(tmp_path: Path) -> None:
    """The condition that tells them apart may be unknown when it is translated."""
    text = "f(1); f([1 2]);\nfunction f(x)\n  if rand > 2, disp(x(2)), end\nend\n"
    assert told(tmp_path, text) == []


def test_a_name_that_may_be_a_function_is_no_variable(tmp_path: Path) -> None:
    assert told(tmp_path, "f(3);\nfunction f(e)\n  disp(e.name)\nend\n") == ["3:8 wrong-class"]
    assert told(tmp_path, "f(struct('name', 1));\nfunction f(e)\n  disp(e.name)\nend\n") == []


@pytest.mark.parametrize(
    ("comment", "codes"),
    [
        ("", ["2:6 out-of-bound"]),
        ("%#ok", []),
        ("%#ok<out-of-bound> it is meant", []),
        ("##ok<wrong-class, out-of-bound>", []),
        ("%#ok<wrong-class>", ["2:6 out-of-bound"]),
        ("% ok", ["2:6 out-of-bound"]),
    ],
)
def test_a_comment_silences_its_line(tmp_path: Path, comment: str, codes: list[str]) -> None:
    assert told(tmp_path, f"v = 1:5;\ndisp(v(7)) {comment}\n") == codes


def test_a_name_of_matlab_silences(tmp_path: Path) -> None:
    text = "f\nfunction f\n  a = 1; %#ok<NASGU>\n  b = 2; %#ok<UNRCH>\nend\n"
    assert told(tmp_path, text, ALL) == ["4:3 unused-variable"]


def test_only_what_is_asked_for(tmp_path: Path) -> None:
    text = "f\nfunction f\n  a = 1;\n  return\n  disp(2)\nend\n"
    assert told(tmp_path, text) == []
    assert told(tmp_path, text, ALL) == ["3:3 unused-variable", "5:3 unreachable"]
    assert told(tmp_path, text, choose(["unreachable"])) == ["5:3 unreachable"]
    assert told(tmp_path, text, choose(["all", "no-unreachable"])) == ["3:3 unused-variable"]
    assert told(tmp_path, text, choose(["all"], silent=True)) == []


def test_variables_that_are_read_are_used(tmp_path: Path) -> None:
    text = """f
function y = f
  a = 1; b = @() a; c = 2; c(3) = b();
  d = 4
  global g
  g = 5; y = c;
end
function h
  x = 1; eval('disp(x)');
end
"""
    assert told(tmp_path, text, ALL) == []


def test_a_library_is_warned_of_for_any_inputs(tmp_path: Path) -> None:
    text = "function y = prog(x)\n  v = 1:3;\n  y = x + v(5);\n  y = x(7) + x;\nend\n"
    assert told(tmp_path, text) == ["3:11 out-of-bound"]


def test_functions_that_call_each_other_without_an_end(tmp_path: Path) -> None:
    def codes(first: str, second: str) -> list[str]:
        text = f"disp(f(3))\nfunction r = f(n), {first}; end\nfunction r = g(n), {second}; end\n"
        return told(tmp_path, text)

    assert codes("r = g(n) + 1", "r = f(n - 1)") == ["2:24 endless-recursion"]
    assert codes("r = f(n) + 1", "r = n") == ["2:24 endless-recursion"]
    assert codes("r = g(n) + 1", "if n > 0, r = f(n - 1); else, r = 0; end") == []
    assert codes("r = g(n) + 1", "if n < 0, error('no'); end, r = f(n - 1)") == []
    assert codes("try, r = g(n); catch, r = 0; end", "r = f(n - 1)") == []
    assert codes("r = g(n) + 1", "r = n") == []
