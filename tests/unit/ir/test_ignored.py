"""Calls of functions that need a screen, files of pictures or a session: what is told of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.builtins import ignored
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def told(folder: Path, text: str) -> list[tuple[int, str]]:
    """Line and code of the warnings."""
    path = folder / "p.m"
    path.write_text(text)
    diagnostics = Diagnostics()
    session.translate(path, Options(), diagnostics)
    return [(d.span.line, d.code) for d in diagnostics.sorted() if d.span is not None]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plot(1:3)\nh = title('a');\nsurf(peaks)\n", [(1, "W-graphics")]),
        ("x = 1;\nif x, plot(x), end\nhold on\n", [(2, "W-graphics")]),
        ("close all\nclf\nfigure\nhold on\npkg load statistics\n", []),
        ("dbstop in f\ndbstop in g\nedit f\n", [(1, "W-session"), (3, "W-session")]),
        ("x = imread('a.png');\nimread('b.png');\n", [(1, "W-unavailable"), (2, "W-unavailable")]),
        ("print -dpng a.png\n", [(1, "W-unavailable")]),
        ("f = @imread;\n", [(1, "W-unavailable")]),
        ("axis([0 1 0 1])\na = axis;\n", [(1, "W-graphics"), (2, "W-unavailable")]),
        (
            "[x, y] = bar(1:3);\n[a, b] = plotyy(1, 2, 3, 4);\n",
            [(1, "W-unavailable"), (2, "W-graphics")],
        ),
        ("[x, y] = stairs(1:3);\n", []),
        ("a = findobj;\nb = gcbo();\n", []),
        ("x = 1;\nsave -hdf5 f.h5 x\nsave f.txt x\n", [(2, "W-unavailable")]),
        ("diary off\n", []),
        (
            "function r = f(x, box)\nif nargin < 2, box = []; end\nr = [x box];\nend\nf(1)\n",
            [],
        ),
        ("if rand > 2, plot = 1; end\nplot(1)\nbox\n", [(3, "W-graphics")]),
        ("diary log.txt\n", [(1, "W-unavailable")]),
        ("plot = 3;\nplot(1)\n", []),
        ("function plot(x)\ndisp(x)\nend\nplot(1)\n", []),
    ],
)
def test_what_is_told(tmp_path: Path, text: str, expected: list[tuple[int, str]]) -> None:
    assert told(tmp_path, text) == expected


def test_the_kinds_are_apart() -> None:
    kinds = ignored.GRAPHICS, ignored.SESSION, ignored.REFUSED
    assert sum(map(len, kinds)) == len(ignored.IGNORED)
    assert set(ignored.NUMBERS) <= ignored.GRAPHICS
    assert ignored.EMPTY <= ignored.GRAPHICS | ignored.SESSION
    assert ignored.QUIET <= ignored.GRAPHICS | ignored.SESSION
    assert set(ignored.HARMLESS) <= ignored.REFUSED
