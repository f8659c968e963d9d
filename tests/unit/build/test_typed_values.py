"""Libraries for inputs of known types: values of these types go to the typed entry, others to the
boxed one, and both give the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mat2c
from mat2c.api import translate
from mat2c.support.options import Options

SOURCE = """\
function [r, s, t] = scale(a, x, flag)
  r = a * x;
  s = sum(r(:));
  t = flag && s > 0;
end
"""


@pytest.fixture(scope="module")
def scale(tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("library") / "scale.m"
    path.write_text(SOURCE)
    return mat2c.load(path, args="double, double(:,:), logical")


@pytest.mark.parametrize("order", ["F", "C"])
@pytest.mark.parametrize("shape", [(0, 0), (1, 1), (2, 3), (5, 0)])
def test_arrays_of_the_declared_type(scale: Any, order: Any, shape: tuple[int, int]) -> None:
    x = np.arange(float(np.prod(shape))).reshape(shape).copy(order=order)
    r, s, t = scale(2.0, x, True, nargout=3)
    assert np.array_equal(np.reshape(r, shape), 2 * x)
    assert s == 2 * x.sum()
    assert t is bool(s > 0)


@pytest.mark.parametrize(
    ("a", "x"),
    [
        (2.0, np.ones((2, 2), dtype="f4")),
        (2.0, np.ones((2, 2)) * 1j),
        (np.float32(2), np.ones((2, 2))),
    ],
)
def test_values_of_other_types(scale: Any, a: Any, x: Any) -> None:
    r = scale(a, x, False)
    assert np.array_equal(r, 2 * x)


def test_fewer_outputs(scale: Any) -> None:
    assert np.array_equal(scale(3.0, np.ones((2, 2)), False), 3 * np.ones((2, 2)))


def test_inputs_are_not_written(scale: Any) -> None:
    x = np.asfortranarray(np.ones((3, 3)))
    scale(5.0, x, True)
    assert np.array_equal(x, np.ones((3, 3)))


def test_the_typed_entry_is_used(tmp_path: Path) -> None:
    path = tmp_path / "scale.m"
    path.write_text(SOURCE)
    args = "double, double(:,:), logical"
    made = translate(path, Options(main=False, args=args, entry="both")).c_text
    assert "has_types(nargout, nargin, in)" in made


def test_results_that_may_be_complex(tmp_path: Path) -> None:
    path = tmp_path / "root.m"
    path.write_text(
        "function [r, s] = root(x)\n  r = sqrt(x); s = zeros(1, 2); s(2) = r(1);\nend\n"
    )
    root = mat2c.load(path, args="double(1,:)")
    r, s = root(np.array([[1.0, 4.0]]), nargout=2)
    assert r.dtype == s.dtype == float and r.tolist() == [[1, 2]] and s.tolist() == [[0, 1]]
    r, s = root(np.array([[-1.0, 4.0]]), nargout=2)
    assert r.tolist() == [[1j, 2]] and s.tolist() == [[0, 1j]]
