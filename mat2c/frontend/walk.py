"""The nodes below nodes of the tree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.frontend import ast
from mat2c.support import record

_PLAIN = frozenset({"span", "printed", "op", "at", "quote", "kind", "cls"})
_fields: dict[type[ast.Node], tuple[str, ...]] = {}  # the attributes of a class that hold nodes


def children(node: ast.Node) -> Iterator[ast.Node]:
    """The nodes right below a node, in source order."""
    cls = type(node)
    if cls not in _fields:
        _fields[cls] = tuple(f.name for f in record.fields(cls) if f.name not in _PLAIN)
    for name in _fields[cls]:
        yield from _nodes(getattr(node, name))


def nodes_in(
    *roots: ast.Node, closed: type[ast.Node] | tuple[type[ast.Node], ...] = ()
) -> Iterator[ast.Node]:
    """Nodes and all below them, in source order, but for what stands in those of a class that is
    `closed`."""
    stack = list(reversed(roots))
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, closed):
            stack.extend(reversed(list(children(node))))


def with_nested(*definitions: ast.FunctionDef) -> Iterator[ast.FunctionDef]:
    """Functions, each with those nested in it."""
    for definition in definitions:
        yield definition
        yield from with_nested(*definition.nested)


def _nodes(value: object) -> Iterable[ast.Node]:
    if isinstance(value, ast.Node):
        yield value
    elif isinstance(value, (list, tuple)):
        for item in value:
            if isinstance(item, ast.Node):
                yield item
            elif isinstance(item, (list, tuple)):
                yield from _nodes(item)
