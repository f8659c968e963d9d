"""Which functions stand in the table of those that a running program finds by name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

_ROW = re.compile(r'^    \{"(\w+)", f_\w+, -?\d+, -?\d+\}', re.MULTILINE)


def _named(folder: Path, text: str) -> set[str]:
    """The program's functions, the library's among them, that its C finds by name."""
    path = folder / "prog.m"
    path.write_text(text)
    return set(_ROW.findall(translate(path, Options(), Diagnostics()).c_text))


_CALLS = "a = polyfit ([1 2 3], [1 4 9], 2); b = interp1 ([1 2], [3 4], 1.5); disp (a + b)\n"


def test_library_functions_that_no_text_names_are_not_there(tmp_path: Path) -> None:
    """`fminsearch` takes names of functions, but nobody writes that of `polyfit`."""
    rows = _named(tmp_path, _CALLS + "f = @(x) (x - 2) ^ 2; x = fminsearch (f, rand); disp (x)\n")
    assert not rows & {"polyfit", "interp1", "fminsearch"}


@pytest.mark.parametrize(
    ("made", "found"),
    [
        ("n = {'polyfit', 'sin'}; f = n{ceil (2 * rand)};", {"polyfit"}),
        ("t = 'fitting'; f = ['poly', t(1:round (3 * rand))];", {"polyfit"}),
        ("f = sprintf ('interp%d', ceil (2 * rand));", {"interp1"}),
        ("f = input ('', 's');", set()),
    ],
)
def test_library_functions_whose_names_texts_make_are_there(
    tmp_path: Path, made: str, found: set[str]
) -> None:
    rows = _named(tmp_path, f"{_CALLS}{made}\nx = feval (f, 1:3); disp (x)\n")
    assert rows & {"polyfit", "interp1"} == found


def test_functions_of_the_program_are_always_there(tmp_path: Path) -> None:
    text = (
        "1;\nfunction y = own (x)\n  y = x;\nend\nf = input ('', 's'); disp (feval (f, own (1)))\n"
    )
    assert "own" in _named(tmp_path, text)
