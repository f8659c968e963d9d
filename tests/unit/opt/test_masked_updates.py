"""Updates of chosen elements, and what is left of two elements, in the C."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

BEGIN = "x = rand(1, 50); y = rand(1, 50); a = rand();\n"
END = "fprintf('%g ', x);\n"


def written(folder: Path, text: str) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return translate(path, Options(), Diagnostics()).c_text


@pytest.mark.parametrize(
    "update",
    [
        "x(x > 0.5) = x(x > 0.5) - a;",
        "m = x > y; x(m) = y(m) / 2 + x(m) * a;",
        "x(x > 0.5) = a;",
        "x(~(x > y)) = -x(~(x > y));",
        "x(x > 0.5) = exp(x(x > 0.5));",
        "m = x > 0.5; x(m) = (x(m) * a) .* atan2(y(m), x(m));",
    ],
)
def test_one_loop(tmp_path: Path, update: str) -> None:
    made = written(tmp_path, BEGIN + update + END)
    assert " ? " in made
    assert "ptrdiff_t next" not in made
    assert "count" not in made


@pytest.mark.parametrize(
    "update",
    ["m = x > 0.5; x(m) = sqrt(y(m) - 0.5);", "m = x > 0.5; x(2) = 1; x(m) = y(x > 0.5);"],
)
def test_packed(tmp_path: Path, update: str) -> None:
    """Of all elements some would be complex, and masks differ."""
    assert "ptrdiff_t next" in written(tmp_path, BEGIN + update + END)


def test_one_of_two(tmp_path: Path) -> None:
    made = written(tmp_path, "for k = 1:2\n r = rand(1, 2); r(k) = []; disp(r); end\n")
    assert "subsdel" not in made


def test_functions_are_of_chosen_elements_only(tmp_path: Path) -> None:
    made = written(tmp_path, BEGIN + "x(x > 0.5) = exp(x(x > 0.5));" + END)
    assert "x[i_] > 0.5 ? exp(x[i_]) : x[i_];" in made


def test_half_real(tmp_path: Path) -> None:
    """Nothing is left of an expression that is real in part."""
    made = written(tmp_path, BEGIN + "m = x > 0.5; x(m) = (x(m) * a) .* sqrt(y(m) - a);" + END)
    assert "ptrdiff_t next" in made
