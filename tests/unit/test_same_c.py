"""Translating a program again gives the same C: nothing hangs on where objects are in memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

_PROGRAMS = Path(__file__).parents[1] / "e2e"
_TIMES = 8


@pytest.mark.parametrize(
    "name",
    [
        "display_matrix/diagonal_from_functions",
        "linear_algebra/diagonal_matrices",
        "varargs_nargin/rows_in_and_out",
    ],
)
def test_the_same_c_each_time(name: str) -> None:
    path = _PROGRAMS / f"{name}.m"
    assert len({translate(path, Options(), Diagnostics()).c_text for _ in range(_TIMES)}) == 1
