"""Which calls of library functions are made boxed, where that form is compiled already."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def c_text(folder: Path, text: str, separate: bool = True) -> str:
    source = folder / "prog.m"
    source.write_text(text)
    return session.translate(source, Options(separate=separate), Diagnostics()).c_text


@pytest.mark.parametrize(
    "text",
    [
        "y = trapz ([1 2 4])\n",
        "for k = 1:3, y = trapz ([k 2 4]), end\n",
        "function y = f (x)\ny = trapz (x);\nend\ny = f ([1 2]) + f ([3 4 5])\n",
        "y = interp1 ([1 2 3], [4 5 6], 2.5)\n",  # its loops go over few elements
    ],
)
def test_boxed_where_little_is_done(tmp_path: Path, text: str) -> None:
    assert "m2c_lib_" in c_text(tmp_path, text)
    assert "m2c_lib_" not in c_text(tmp_path, text, separate=False)


@pytest.mark.parametrize(
    "text",
    [
        "for k = 1:1e6, y = trapz ([k 2 4]); end, y\n",
        "k = 0;\nwhile k < 1e6, k = k + trapz ([k 2 4]); end, k\n",
        "function y = f (x)\ny = trapz (x);\nend\nfor k = 1:1e6, y = f ([k 2]); end, y\n",
        "x = linspace (0, 1, 1e7); y = trapz (x)\n",
        "y = fzero (@(x) x ^ 2 - 2, [0 2])\n",  # it may take many rounds
    ],
)
def test_typed_where_much_is_done(tmp_path: Path, text: str) -> None:
    assert "m2c_lib_trapz" not in (text := c_text(tmp_path, text))
    assert "m2c_lib_fzero" not in text


def test_results_keep_their_types(tmp_path: Path) -> None:
    """The sum is one of C numbers."""
    text = c_text(tmp_path, "y = trapz ([1 2 4]) + 1; z = y * 2\n")
    assert "m2c_plus" not in text
    assert "m2c_mtimes" not in text
