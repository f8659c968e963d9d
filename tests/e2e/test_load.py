"""Compiled MATLAB functions called from Python: `mat2c.load`."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import mat2c

MIX = """\
function [s, p] = mix(a, b)
  s = a + b;
  if nargout > 1
    p = a .* b;
  end
end
"""
DESCRIBE = """\
function r = describe(x)
  r.class = class(x);
  r.size = size(x);
  r.items = {x, 'text'};
end
"""
TOTAL = """\
function t = total(varargin)
  t = 0;
  for k = 1:numel(varargin)
    t = t + helper(varargin{k});
  end
end
function h = helper(x)
  if ~isnumeric(x)
    error('Total:type', 'no number: %s', class(x));
  end
  h = sum(x(:));
end
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in (("mix", MIX), ("describe", DESCRIBE), ("total", TOTAL)):
        (tmp_path / f"{name}.m").write_text(text)
    return tmp_path


def test_arrays_in_and_out(folder: Path) -> None:
    mix = mat2c.load(folder / "mix.m")
    a, b = np.arange(6.0).reshape(2, 3), np.ones((2, 3))
    assert np.array_equal(mix(a, b), a + b)
    s, p = mix(a, 2, nargout=2)
    assert np.array_equal(s, a + 2)
    assert np.array_equal(p, a * 2)


def test_the_caller_keeps_its_data(folder: Path) -> None:
    mix = mat2c.load(folder / "mix.m")
    a = np.asfortranarray(np.arange(6.0).reshape(2, 3))
    before = a.copy()
    mix(a, a)
    assert np.array_equal(a, before)


def test_integers_saturate_as_in_matlab(folder: Path) -> None:
    mix = mat2c.load(folder / "mix.m")
    assert mix(np.array([[100, 1]], dtype="i1"), np.int8(100)).tolist() == [[127, 101]]


def test_all_classes(folder: Path) -> None:
    describe = mat2c.load(folder / "describe.m")
    for item, name in (
        (1.5, "double"),
        (np.float32(2), "single"),
        (np.uint16(3), "uint16"),
        (True, "logical"),
        ("abc", "char"),
        ([1.0, "b"], "cell"),
        ({"f": 1.0}, "struct"),
    ):
        result = describe(item)
        assert result["class"] == name
        assert result["items"] == [item, "text"]


def test_varargin_and_errors(folder: Path) -> None:
    total = mat2c.load(folder / "total.m")
    assert total() == 0
    assert total(1, np.ones((3, 3)), 2) == 12
    with pytest.raises(mat2c.RunError, match="no number: char") as caught:
        total(1, "x")
    assert caught.value.identifier == "Total:type"
    file = str(folder / "total.m")
    assert (caught.value.file, caught.value.line) == (file, 9)
    assert caught.value.stack == ((file, "total>helper", 9, 5), (file, "total", 4, 7))
    assert total(5) == 5


def test_types_given_of_a_variadic_function(folder: Path) -> None:
    """One number of inputs has a typed entry, the others the boxed one."""
    total = mat2c.load(folder / "total.m", args="double(:,:), double")
    assert (total(np.ones((2, 2)), 3.0), total(np.ones((2, 2))), total(1.0, 2.0, 3.0)) == (7, 4, 6)


def test_types_given(folder: Path) -> None:
    mix = mat2c.load(folder / "mix.m", args="double(:,:), double(:,:)")
    assert np.array_equal(mix(np.eye(3), np.eye(3)), 2 * np.eye(3))
