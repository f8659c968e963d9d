"""What a program knows of how it was called."""

from __future__ import annotations

import subprocess
from pathlib import Path

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.driver import session
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

ARGUMENTS = r"""
printf('%d [%s] %s %dx%d\n', nargin, strjoin(argv()', '|'), program_name(), size(argv()));
"""


def test_arguments_of_a_program(tmp_path: Path) -> None:
    """As `octave-cli told.m one 'two three' --four` tells them."""
    (tmp_path / "told.m").write_text(ARGUMENTS)
    for boxed in (False, True):
        made = session.translate(tmp_path / "told.m", Options(boxed=boxed), Diagnostics())
        program, _ = cached_executable(made.c_text, made.name, Toolchain.find().with_flags("-O0"))
        given = [str(program), "one", "two three", "--four"]
        done = subprocess.run(given, capture_output=True, text=True, check=True)
        assert done.stdout == "3 [one|two three|--four] told.m 3x1\n"
        done = subprocess.run([str(program)], capture_output=True, text=True, check=True)
        assert done.stdout == "0 [] told.m 0x0\n"
