"""What became of `parfor` loops with `--openmp`: which run on threads, and why others don't."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mat2c.codegen.file_context import ParallelLoop
from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.lir.loops.threads import LITTLE
from mat2c.support.diagnostics import Diagnostics, Span


def warn_of_serial_loops(
    trees: Iterable[ast.SourceFile], loops: Sequence[ParallelLoop], diagnostics: Diagnostics
) -> None:
    """Warns of those that run one round after the other, but for short ones."""
    for span, hindrance in hindrances(trees, loops):
        if hindrance not in ("", LITTLE):
            what = f"the rounds of this parfor-loop run one after the other: {hindrance}"
            diagnostics.warning(what, span, "serial-parfor")


def hindrances(
    trees: Iterable[ast.SourceFile], loops: Sequence[ParallelLoop]
) -> list[tuple[Span, str]]:
    """The place of each `parfor` that is in the C text, and why its rounds run one after the other:
    "" if they run on threads in at least one of the forms that the loop has there."""
    nodes = [
        node
        for tree in trees
        for node in nodes_in(tree)
        if isinstance(node, ast.For) and node.parallel
    ]
    found: dict[ast.For, str] = {}
    for loop in loops:
        around = [node for node in nodes if _is_in(loop.span, node.span)]
        if around:
            node = max(around, key=lambda node: node.span.start)
            found[node] = loop.hindrance and found.get(node, loop.hindrance)
    return [(node.span, why) for node, why in found.items()]


def _is_in(span: Span | None, loop: Span) -> bool:
    """True if a place is that of the loop's variable, or lies in the loop."""
    if span is None or span.source.path != loop.source.path:
        return False
    return loop.start <= span.start < loop.end
