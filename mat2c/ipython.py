"""The magic `%%mat2c` of IPython and Jupyter, which `%load_ext mat2c.ipython` brings.

    %%mat2c --args "double(:,:)"
    function y = scaled(x)
      y = 2 * x;
    end

compiles the cell and defines `scaled`; further functions of the cell are its own.
"""

from __future__ import annotations

import argparse
import re
import shlex
from typing import TYPE_CHECKING, Any

from mat2c.api import load
from mat2c.support.files import source_bytes, working_folder
from mat2c.support.options import Options

if TYPE_CHECKING:
    from mat2c.build.ffi import Function

_NAME = re.compile(r"^[ \t]*function\b[^%\n]*?(\w+)[ \t]*(?:\(|%|$)", re.MULTILINE)


class UsageError(ValueError):
    """The magic was called wrongly."""

    def _render_traceback_(self) -> list[str]:
        """What IPython and Jupyter show."""
        return [f"UsageError: {self}"]


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Any:
        raise UsageError(f"%%mat2c: {message}")


def load_ipython_extension(shell: Any) -> None:
    """What `%load_ext mat2c.ipython` calls."""

    def mat2c(line: str, cell: str) -> None:
        function = compiled(line, cell)
        shell.push({function.__name__: function})

    mat2c.__doc__ = __doc__
    shell.register_magic_function(mat2c, "cell")


def compiled(line: str, cell: str) -> Function:
    """The first function of a cell; `line` has the options."""
    parser = _Parser(prog="%%mat2c", add_help=False)
    parser.add_argument("--args")
    parser.add_argument("--dialect", choices=("octave", "matlab"))
    given = parser.parse_args(shlex.split(line))
    first = _NAME.search(cell)
    if first is None:
        raise UsageError("%%mat2c: a cell is a function: function y = NAME(x) … end")
    with working_folder() as folder:
        file = folder / f"{first[1]}.m"
        file.write_bytes(source_bytes(cell))
        return load(file, given.args, Options(dialect=given.dialect))
