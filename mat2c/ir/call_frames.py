"""What a stack of calls tells of a place in the program."""

from __future__ import annotations

from pathlib import Path

from mat2c.ir.core import Function
from mat2c.support.diagnostics import TEXT, Span

Frame = tuple[str, str, tuple[int, int]]


def file_of(function: Function, whole: bool) -> str:
    """The file that a function stands in, with its folder or without."""
    return _file(function.span, whole) if function.span else ""


def _file(span: Span, whole: bool) -> str:
    path = Path(span.source.path)
    return str(path.absolute()) if whole else path.name


def frames(span: Span | None, whole: bool = True) -> list[Frame]:
    """File, name, line and column: the scripts around a place that have become part of a function,
    innermost first, and at last the function itself, without a name. Texts are no frames."""
    found: list[Frame] = []
    while span is not None:
        file = _file(span, whole)
        if span.outer is None:
            found.append((file, "", span.called))
        elif span.source.path != TEXT:
            found.append((file, Path(file).stem, span.called))
        span = span.outer
    return found or [("", "", (0, 0))]
