"""Blocks that are indented otherwise than they are closed: where an `end` is missing.

function f
  if x
    disp(x)
end               closes the `if`, and is indented as the end of the function
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import children
from mat2c.support.diagnostics import Source, Span

_BLOCKS = (
    ast.If,
    ast.While,
    ast.For,
    ast.Switch,
    ast.Try,
    ast.UnwindProtect,
    ast.FunctionDef,
)


def nodes_in_blocks(
    roots: Iterable[ast.Node],
) -> Iterator[tuple[ast.Node, tuple[ast.Node, ...]]]:
    """All nodes, each with the blocks that it stands in."""
    stack: list[tuple[ast.Node, tuple[ast.Node, ...]]] = [(node, ()) for node in roots]
    while stack:
        node, around = stack.pop()
        yield node, around
        inside = (*around, node) if isinstance(node, _BLOCKS) else around
        stack.extend((child, inside) for child in children(node))


def misleading(node: ast.Node, around: Sequence[ast.Node]) -> tuple[str, Span] | None:
    """What to say of a block, and where, whose `end` is indented as the end of a block around
    it."""
    if not isinstance(node, _BLOCKS) or isinstance(node, ast.FunctionDef):
        return None
    source, opener = node.span.source, node.span
    last = source.position(max(opener.end - 1, opener.start))[0]
    lead, closing = _indent(source, opener.line), _indent(source, last)
    if lead == closing or not lead.startswith(closing):
        return None
    begins = source.line(opener.line)[len(lead) :].startswith(_word(source, opener))
    if not begins or not source.line(last)[len(closing) :].startswith("end"):
        return None
    for block in reversed(around):
        if _indent(source, block.span.line) == closing:
            word, other = _word(source, opener), _word(source, block.span)
            message = (
                f"this '{word}' is closed by the 'end' of line {last}, which is indented as that "
                f"of the '{other}' of line {block.span.line}"
            )
            return message, Span(source, opener.start, opener.start + len(word))
    return None


def _indent(source: Source, line: int) -> str:
    text = source.line(line)
    return text[: len(text) - len(text.lstrip())]


def _word(source: Source, span: Span) -> str:
    """The keyword that a block begins with."""
    end = span.start
    while end < len(source.text) and (source.text[end].isalpha() or source.text[end] == "_"):
        end += 1
    return source.text[span.start : end]
