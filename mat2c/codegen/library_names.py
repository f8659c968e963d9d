"""What C files call the boxed forms of the library's functions that are compiled separately.

stdlib/strsplit.m            m2c_lib_strsplit
stdlib/matlab/datetime.m     m2c_lib_matlab_datetime
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mat2c.codegen.c_names import as_identifier
from mat2c.ir.core import Function
from mat2c.support.resources import in_library, stdlib_dir

_PREFIX = "m2c_lib_"


def library_name(function: Function) -> str:
    """The name of the function that a file of the library is named after; "" for others."""
    if function.kind != "function" or function.within:
        return ""
    stem, name = _names(path_of(function))
    return name if (function.title or function.name) == stem else ""


def path_of(function: Function) -> str:
    """The file that it stands in; "" for none."""
    return function.span.source.path if function.span is not None else ""


def plain_name(function: Function) -> str:
    """A name that doesn't hang on which other functions the program has."""
    return function.title or ("" if function.kind == "anonymous" else function.name) or "anonymous"


@cache
def _names(path: str) -> tuple[str, str]:
    """The name of a file without its ending, and of its function; "" where the library has no such
    file."""
    file = Path(path)
    if not in_library(file):
        return "", ""
    parts = file.with_suffix("").relative_to(stdlib_dir()).parts
    return file.stem, _PREFIX + as_identifier("_".join(parts))
