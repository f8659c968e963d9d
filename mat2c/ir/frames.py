"""What a stack of calls tells of a place in the program."""

from __future__ import annotations

from pathlib import Path

from mat2c.diagnostics import TEXT, Span
from mat2c.ir.core import Function

Frame = tuple[str, str, tuple[int, int]]


def file_of(function: Function) -> str:
    """The file that a function stands in."""
    return Path(function.span.source.path).name if function.span else ""


def frames(span: Span | None) -> list[Frame]:
    """File, name, line and column: the scripts around a place that have become part of a function,
    innermost first, and at last the function itself, without a name. Texts are no frames."""
    found: list[Frame] = []
    while span is not None:
        path = Path(span.source.path)
        if span.outer is None:
            found.append((path.name, "", span.called))
        elif span.source.path != TEXT:
            found.append((path.name, path.stem, span.called))
        span = span.outer
    return found or [("", "", (0, 0))]
