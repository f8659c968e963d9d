"""`mat2c test`: cases, values, differences, and what is told of them."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from mat2c import cli
from mat2c.equivalence import comparison, outcomes
from mat2c.equivalence.cases import Case, generated, unsupported
from mat2c.equivalence.comparison import differ
from mat2c.equivalence.outcomes import Outcome, Subject
from mat2c.equivalence.shrinking import shrunk
from mat2c.equivalence.values import difference, literal, plain
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from mat2c.types.argtext import parse_arguments

# --- inputs -----------------------------------------------------------------------------------


def inputs(text: str, count: int = 300) -> list[tuple[Any, ...]]:
    return [case.inputs for case in generated(parse_arguments(text), count, 1)]


def test_edges_of_arrays() -> None:
    values = [x for (x,) in inputs("double(1,:)")]
    assert {x.shape[1] for x in values} >= {0, 1, 2, 3, 7}
    assert all(x.shape[0] == 1 and x.dtype == np.float64 for x in values)
    scalars = [float(x[0, 0]) for x in values if x.size == 1]
    assert {0.0, 1.0, np.inf, -np.inf} <= set(scalars)
    assert any(np.isnan(s) for s in scalars)
    assert any(s == 0 and np.signbit(s) for s in scalars)


def test_edges_of_classes() -> None:
    assert {int(x[0, 0]) for (x,) in inputs("int8")} >= {-128, 127, 0}
    assert {int(x[0, 0]) for (x,) in inputs("uint8")} >= {0, 255}
    assert {bool(x[0, 0]) for (x,) in inputs("logical")} == {False, True}
    assert {x.shape for (x,) in inputs("double(2,3)")} == {(2, 3)}
    assert max(x.shape[1] for (x,) in inputs("double(1,:20)")) == 20
    assert "" in {x for (x,) in inputs("char(1,:)")}
    assert any(x.dtype == np.complex128 and x.imag.any() for (x,) in inputs("complex double"))
    assert {tuple(x) for (x,) in inputs("struct(a: double, b: int8)")} == {("a", "b")}


def test_every_input_has_its_edges_and_the_seed_decides() -> None:
    pairs = inputs("int8, logical")
    assert {int(a[0, 0]) for a, _ in pairs} >= {-128, 127}
    assert {bool(b[0, 0]) for _, b in pairs} == {False, True}
    a, b = (generated(parse_arguments("double(1,:)"), 50, 7) for _ in range(2))
    assert [literal(x.inputs[0]) for x in a] == [literal(x.inputs[0]) for x in b]


def test_types_without_inputs() -> None:
    assert unsupported(parse_arguments("double, cell")) == "any"
    assert unsupported(parse_arguments("double, struct(a: double)")) == ""


# --- values -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.array([[1.0, np.nan], [-0.0, np.inf]]), "[1 NaN; -0 Inf]"),
        (np.zeros((0, 3)), "zeros(0, 3)"),
        (np.int8(5), "int8(5)"),
        (np.array([[True, False]]), "logical([1 0])"),
        (np.array([[1 + 2j]]), "complex(1, 2)"),
        (np.arange(4.0).reshape((1, 2, 2), order="F"), "reshape([0 1 2 3], 1, 2, 2)"),
        ("it's", "'it''s'"),
        ({"a": np.float32(1.5)}, "struct('a', {single(1.5)})"),
    ],
)
def test_literals(value: object, text: str) -> None:
    assert literal(value) == text


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [
        (1.0, 1.0 + 1e-13, ""),
        (1.0, 1.1, "1, not 1.1000000000000001"),
        (np.nan, np.nan, ""),
        (np.array([[1.0, np.nan]]), np.array([[1.0, 2.0]]), "element 2: NaN, not 2"),
        (np.array([[1.0, 2.0]]), np.array([[1.0], [2.0]]), "size 1x2, not 2x1"),
        (np.float32(1), 1.0, "class single, not double"),
        (np.int32(1), np.int32(2), "1, not 2"),
        (np.inf, -np.inf, "Inf, not -Inf"),
        (1 + 2j, 1 - 2j, "1.0+2.0i, not 1.0-2.0i"),
        ("ab", "ac", "'ab', not 'ac'"),
        ({"a": 1.0}, {"a": 2.0}, "field 'a': 1, not 2"),
        ({"a": 1.0}, {"b": 1.0}, "field 'a', not 'b'"),
        ([1.0, "x"], [1.0, "y"], "part 2: 'x', not 'y'"),
        (1e20, 1.0000000000001e20, ""),
    ],
)
def test_differences(ours: object, theirs: object, told: str) -> None:
    assert difference(plain(ours), plain(theirs), 1e-10) == told


def test_errors_are_compared_by_their_words() -> None:
    assert differ(Outcome(error="a"), Outcome(error="a"), 0) == ""
    assert differ(Outcome(error="a"), Outcome(error="b"), 0) == "the error 'a', not the error 'b'"
    assert differ(Outcome([plain(1.0)]), Outcome(error="b"), 0) == "values, not the error 'b'"


def test_what_octave_writes_is_read() -> None:
    words = "v 5 n double 2 1 3 1 NaN -0 n int8 2 1 1 -128 z double 2 1 1 1 2 t 2 97 98"
    words += " c 2 1 2 s 1 k n logical 2 1 1 1 o inline"
    found = outcomes._parsed(words.split())
    part = ["struct", [1, 1], [["k", ["logical", [1, 1], [1]]]]]
    assert found.values == [
        ["double", [1, 3], [1.0, "NaN", -0.0]],
        ["int8", [1, 1], [-128]],
        ["double", [1, 1], [[1.0, 2.0]]],
        ["char", [1, 2], ["ab"]],
        ["cell", [1, 2], [part, ["other", [1, 1], ["inline"]]]],
    ]
    assert outcomes._parsed("e 110 111".split()) == Outcome(error="no")


# --- shrinking --------------------------------------------------------------------------------


def test_a_case_becomes_small() -> None:
    types = parse_arguments("double(1,:), char(1,:), struct(k: int8)")
    source = random.Random(3)
    x = np.array([[source.uniform(3, 9) for _ in range(7)]])
    case = Case((x, "hello", {"k": np.array([[99]], dtype=np.int8)}))

    def bad(cases: Sequence[Case]) -> list[bool]:
        return [c.inputs[0].size >= 3 and bool(np.any(c.inputs[0] > 2)) for c in cases]

    small = shrunk(case, types, bad)
    assert small.inputs[0].shape == (1, 3)
    assert np.count_nonzero(small.inputs[0]) == 1
    assert small.inputs[1] == ""
    assert int(small.inputs[2]["k"][0, 0]) == 0


def test_fixed_extents_stay() -> None:
    case = Case((np.ones((2, 3)),))
    small = shrunk(case, parse_arguments("double(2,3)"), lambda cases: [True] * len(cases))
    assert small.inputs[0].tolist() == [[0.0] * 3] * 2


# --- the command ------------------------------------------------------------------------------

PROGRAM = """function [y, t] = twice(x, n)
  if n > 100
    error('n is %d', n);
  end
  y = 2 * x;
  t = [num2str(n) '!'];
end
"""
TYPES = ["--args", "double(1,:), int8"]


def wrong(subject: Subject, cases: Sequence[Sequence[Any]]) -> list[Outcome]:
    """Stands in for Octave: says otherwise where an input has three elements or more."""
    found = outcomes.compiled(subject, cases)
    return [
        Outcome([plain(0.0), *o.values[1:]]) if o.error is None and o.values[0][1][1] > 2 else o
        for o in found
    ]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("twice.m").write_text(PROGRAM)
    return tmp_path


def test_differences_are_told_shrunk_and_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(comparison, "in_octave", wrong)
    monkeypatch.setattr(comparison, "_SHRUNK", 1)
    assert cli.execute(["test", "twice.m", *TYPES, "--count", "20", "--junit", "j.xml"]) == 1
    told = capfd.readouterr().out
    assert "size 1x3, not 1x1" in told
    assert "twice_case_1.m" in told
    assert "twice([0 0 0], int8(0))" in Path("twice_case_1.m").read_text()
    suite = ElementTree.parse("j.xml").getroot()
    assert suite.attrib["tests"] == "20"
    assert int(suite.attrib["failures"]) == len(suite.findall("testcase/failure")) > 0
    # the case is one for --cases
    assert cli.execute(["test", "twice.m", *TYPES, "--cases", "twice_case_1.m"]) == 1
    assert "1 case against Octave: 1 differs" in capfd.readouterr().out


def test_recorded(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(comparison, "in_octave", outcomes.compiled)
    assert cli.execute(["test", "twice.m", *TYPES, "--count", "30", "--record"]) == 0
    rows = json.loads(Path("twice.recorded.json").read_text())["cases"]
    assert len(rows) == 30
    assert any(row.get("error", "").startswith("n is 1") for row in rows)
    against = ["test", "twice.m", *TYPES, "--against", "recorded"]
    assert cli.execute(against) == 0
    assert "30 cases against twice.recorded.json: all agree" in capfd.readouterr().out
    Path("twice.m").write_text(PROGRAM.replace("2 * x", "2 * x + 1"))
    assert cli.execute(against) == 1


MAT = """# name: x
# type: matrix
# rows: 1
# columns: 3
 1 2 3


# name: n
# type: scalar
101


"""


def test_a_mat_file_is_a_case(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(comparison, "in_octave", outcomes.compiled)
    Path("data.mat").write_text(MAT)
    entry = comparison.entry_of(Path("twice.m"), Options(), Diagnostics())
    cases = comparison.cases_in(Path("data.mat"), entry)
    found = outcomes.compiled(entry.subject, [c.inputs for c in cases])
    assert found == [Outcome(error="n is 101")]
    assert cli.execute(["test", "twice.m", "--cases", "data.mat"]) == 0
    assert "1 case against Octave: all agree" in capfd.readouterr().out


def test_what_can_not_be_tested(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["test", "twice.m"]) == 2
    assert "give them by --args" in capfd.readouterr().err
    assert cli.execute(["test", "twice.m", "--args", "cell, double"]) == 2
    assert "no inputs can be made for the type 'any'" in capfd.readouterr().err
    assert cli.execute(["test", "none.m", *TYPES]) == 2
    Path("calls.m").write_text("other(3)\n")
    assert cli.execute(["test", "twice.m", *TYPES, "--cases", "calls.m"]) == 2
    assert "'calls.m' has no call of 'twice'" in capfd.readouterr().err


def test_a_crash_is_one_cases_outcome(folder: Path) -> None:
    program = "function y = twice(x, n)\n  if n > 5\n    exit(3);\n  end\n  y = x;\nend\n"
    Path("twice.m").write_text(program)
    options = Options(args="double, double")
    entry = comparison.entry_of(Path("twice.m"), options, Diagnostics())
    cases = [(1.0, 1.0), (1.0, 9.0), (2.0, 1.0)]
    found = outcomes.compiled(entry.subject, cases)
    assert [o.error is None for o in found] == [True, False, True]
    assert found[1].error == "the process ended with code 3"


@pytest.mark.skipif(shutil.which("octave-cli") is None, reason="Octave is not installed")
def test_against_octave(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["test", "twice.m", *TYPES, "--count", "60"]) == 0
    assert "60 cases against Octave: all agree" in capfd.readouterr().out
