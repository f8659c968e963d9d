"""Arrays whose blocks are given to the caller, in functions that may fail and that can't."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

ALWAYS = "function y = f(x)\n  y = 2 * x;\n  y(x > 3) = 0;\nend\n"
PERHAPS = "function y = f(x)\n  y = 2 * x;\n  y(end) = x(7);\nend\n"


def function(source: str, folder: Path) -> str:
    """The C of the typed function."""
    path = folder / "f.m"
    path.write_text(source)
    text = translate(path, Options(args="double(:,1)"), Diagnostics()).c_text
    begin = text.index("{", text.index("/* f(double"))
    return text[begin : text.index("\n}\n", begin)]


def test_at_the_end_of_what_cannot_fail_nothing_is_released(tmp_path: Path) -> None:
    text = function(ALWAYS, tmp_path)
    assert "*y_out = y;\n" in text
    assert "y = NULL;\n" not in text.split("*y_out = y;")[1]
    assert "m2c_free(y)" not in text


def test_an_error_releases_what_was_not_given_away(tmp_path: Path) -> None:
    text = function(PERHAPS, tmp_path)
    assert "y = NULL;\n" in text.split("*y_out = y;")[1]
    assert "m2c_free(y);\n" in text
