"""Which functions of a program are the library's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from mat2c.ir.core import Function
from mat2c.support.resources import in_library


def is_of_library(function: Function) -> bool:
    """True if it stands in a file of the library."""
    return function.span is not None and _is_in_library(function.span.source.path)


@cache
def _is_in_library(path: str) -> bool:
    return in_library(Path(path))
