"""Loaded functions as Python sees them: help, inputs, warnings, exit, threads."""

from __future__ import annotations

import inspect
import threading
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mat2c

SCALE = """\
function y = scale(a, lambda, varargin)
% SCALE  Multiplies.
%   scale(a, lambda) is a times lambda.
  persistent calls
  if isempty(calls), calls = 0; end
  calls = calls + 1;
  if lambda < 0
    exit(7);
  end
  y = a * lambda;
  if nargin > 2, y = calls; end
end
"""


@pytest.fixture
def scale(tmp_path: Path) -> Any:
    (tmp_path / "scale.m").write_text(SCALE)
    return mat2c.load(tmp_path / "scale.m", args="double(:,:), double")


def test_help_and_inputs(scale: Any) -> None:
    assert scale.__doc__ == "SCALE  Multiplies.\n  scale(a, lambda) is a times lambda."
    assert str(inspect.signature(scale)) == "(a, lambda_, *varargin, nargout=None)"


def test_integers_become_what_is_declared(scale: Any) -> None:
    result = scale(np.array([[1, 2]], dtype="i4"), np.int64(3))
    assert result.dtype == float
    assert result.tolist() == [[3, 6]]
    assert scale(np.array([[200]], dtype="u1"), 0.5) == 100.0


def test_exit_is_system_exit(scale: Any) -> None:
    with pytest.raises(SystemExit) as caught:
        scale(np.ones((2, 2)), -1.0)
    assert caught.value.code == 7
    assert scale(2.0, 3.0) == 6.0


def test_warnings_of_the_translation(tmp_path: Path) -> None:
    (tmp_path / "odd.m").write_text(
        "function y = odd(x)\n  y = x;\n  if x < 0, nowhere(x); end\nend\n"
    )
    with pytest.warns(
        mat2c.TranslationWarning, match=r"odd\.m:3:\d+: warning: 'nowhere'"
    ) as caught:
        odd = mat2c.load(tmp_path / "odd.m")
    assert caught[0].filename == __file__
    assert odd(2.0) == 2.0


def test_threads_share_what_a_module_keeps(tmp_path: Path, scale: Any) -> None:
    again = mat2c.load(tmp_path / "scale.m", args="double(:,:), double")
    before, seen = scale(1.0, 1.0, 0.0), list[float]()

    def work(function: Any) -> None:
        for _ in range(200):
            seen.append(function(1.0, 1.0, {"f": [np.ones(3), "a"]}))

    threads = [threading.Thread(target=work, args=(f,)) for f in (scale, again, scale, again)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(seen) == [before + k for k in range(1, 801)]


def test_values_given_up_by_other_threads(tmp_path: Path) -> None:
    (tmp_path / "boxes.m").write_text(
        "function h = boxes(k)\n  m = containers.Map();\n"
        "  for i = 1:k, m(sprintf('%d', i)) = {i}; end\n  h = @() m.Count;\nend\n"
    )
    boxes = mat2c.load(tmp_path / "boxes.m")
    made, errors = [boxes(20.0) for _ in range(200)], list[BaseException]()

    def call() -> None:
        try:
            assert all(boxes(20.0)() == 20 for _ in range(200))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=call), threading.Thread(target=made.clear)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == [] and boxes(3.0)() == 3
