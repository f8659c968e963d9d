"""ir/arity, opt/rows, opt/returned: functions of any number of inputs and outputs, specialised."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.verify import verify
from tests.unit.compiled import boxed, dumped, inferred

_FUNCTIONS = """1;
function r = sums (x, varargin)
  r = x + varargin{1} + varargin{2};
end
function r = picked (varargin)
  args = varargin;
  how = args{end};
  args(end) = [];
  [a, b] = args{:};
  r = a + b;
end
function r = later (varargin)
  rest = varargin(2:end);
  r = rest{1} + numel (rest);
end
function varargout = pair (x)
  varargout{1} = x + 1;
  varargout{2} = [x, x];
end
function [n, varargout] = handed (varargin)
  n = numel (varargin);
  varargout = varargin(2:end);
end
function varargout = some (n)
  for k = 1:n
    varargout{k} = k;
  end
end
"""
_CELLS = frozenset("paramrest outputlist cellrow cellref celllist subsdel".split())


def _of(name: str, found: list[Specialisation]) -> Specialisation:
    (spec,) = [spec for spec in found if spec.function.name == name]
    verify(spec.function, name)
    return spec


@pytest.mark.parametrize(
    ("call", "name", "inputs", "outputs"),
    [
        ("y = sums (rand (), 2, 3);", "sums", 3, 1),
        ("y = picked (rand (1, 2), 2, 'how');", "picked", 3, 1),
        ("y = later ('x', rand ());", "later", 2, 1),
        ("[y, z] = pair (rand ());", "pair", 1, 2),
        ("y = pair (rand ());", "pair", 1, 1),
        ("[n, y] = handed ('x', rand ());", "handed", 2, 2),
    ],
)
def test_number_of_inputs_and_outputs(call: str, name: str, inputs: int, outputs: int) -> None:
    spec = _of(name, inferred(f"{_FUNCTIONS}{call}\n"))
    assert callable_directly(spec)
    assert (len(spec.function.params), len(spec.function.outputs)) == (inputs, outputs)


@pytest.mark.parametrize(
    "call",
    [
        "printf ('%g\\n', sums (rand (), 2, 3));",
        "printf ('%g\\n', picked (rand (1, 2), 2, 'how'));",
        "printf ('%g\\n', later ('x', rand ()));",
        "[y, z] = pair (rand ()); printf ('%g\\n', y, z);",
        "[n, y] = handed ('x', rand ()); printf ('%g\\n', n, y);",
    ],
)
def test_nothing_is_left_of_the_rows(tmp_path: Path, call: str) -> None:
    text = f"{_FUNCTIONS}{call}\n"
    assert boxed(tmp_path, text) == []
    assert not _CELLS & set(re.findall(r"\w+", dumped(tmp_path, text)))


@pytest.mark.parametrize(
    "call",
    [
        "[y, z] = some (numel (argv ()));",  # how many?
        "[a, b, c] = pair (1);",  # not as many
    ],
)
def test_outputs_that_stay_a_list(call: str) -> None:
    found = [s for s in inferred(f"{_FUNCTIONS}{call}\n") if s.function.name in ("some", "pair")]
    assert all(s.function.varargout and not callable_directly(s) for s in found)
    assert found


def test_too_many_inputs_stay_a_row() -> None:
    call = f"y = later ({', '.join(['1'] * 20)});"
    assert _of("later", inferred(f"{_FUNCTIONS}{call}\n")).function.varargin
