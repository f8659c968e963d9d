"""`--example-main`: a program that calls each entry of a library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mat2c.api import translate
from mat2c.support.options import Options
from tests.library.host import Host
from tests.library.test_instances import SMOOTH
from tests.library.test_interface import FRAME, KINDS, KINDS_ARGS
from tests.library.test_no_heap import LINE, LINE_ARGS
from tests.library.test_structs import TRACK, TRACK_ARGS

LIBRARIES: dict[str, tuple[str, str, dict[str, Any], str]] = {
    "frame": (FRAME, "double(1,2), double(1,4), double", {}, "y[0] = 1\nz_out = 0\nn = 1\n"),
    "kinds": (
        KINDS,
        KINDS_ARGS,
        {},
        "count = 3\nname has 1 x 4 elements\nbig = 2\nflag = 0\n"
        "w has 2 x 3 elements\ns = 1\nall is a value\n",
    ),
    "track": (TRACK, TRACK_ARGS, {}, ""),
    "smooth": (SMOOTH, "double, double", {"instances": True}, "y = 1.25\nn = 1\n"),
    "line": (LINE, LINE_ARGS, {"no_heap": True}, "y_len = 5\nm = 4\nz = 5\n"),
}


@pytest.mark.parametrize("name", LIBRARIES)
def test_the_example_runs(tmp_path: Path, name: str) -> None:
    text, args, options, shown = LIBRARIES[name]
    (tmp_path / f"{name}.m").write_text(text)
    made = translate(tmp_path / f"{name}.m", Options(main=False, args=args, **options))
    (tmp_path / f"{name}.c").write_text(made.c_text)
    (tmp_path / f"{name}.h").write_text(made.header_text)
    assert Host(tmp_path).run(made.example_text) == shown


def test_the_example_of_a_boxed_entry_fails_as_the_function_does(tmp_path: Path) -> None:
    (tmp_path / "f.m").write_text("function y = f(x)\n  if nargin < 1, x = 2; end\n  y = x;\nend\n")
    made = translate(tmp_path / "f.m", Options(main=False))
    (tmp_path / "f.c").write_text(made.c_text)
    (tmp_path / "f.h").write_text(made.header_text)
    assert Host(tmp_path).run(made.example_text) == ""
