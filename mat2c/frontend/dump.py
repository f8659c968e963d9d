"""The AST as indented text, for `mat2c dump --stage ast` and for tests."""

from __future__ import annotations

from mat2c.frontend.ast import Node
from mat2c.support import record

_INDENT = "  "


def dump(root: Node) -> str:
    """One line a node: class, plain fields, line and column; its children indented below."""
    lines: list[str] = []
    # A stack instead of recursion: a long sum is a deep tree.
    stack: list[tuple[int, str, object]] = [(0, "", root)]
    while stack:
        depth, label, value = stack.pop()
        lead = _INDENT * depth + (f"{label}: " if label else "")
        if isinstance(value, Node):
            plain, children = _split(value)
            line, column = value.span.line, value.span.column
            lines.append(f"{lead}{type(value).__name__}{plain} @{line}:{column}")
            stack.extend((depth + 1, name, child) for name, child in reversed(children))
        elif isinstance(value, (list, tuple)):
            lines.append(f"{lead}{'[]' if not value else ''}".rstrip())
            stack.extend((depth + 1, "-", child) for child in reversed(value))
        else:
            lines.append(f"{lead}{value!r}")
    return "\n".join(lines) + "\n"


def _split(node: Node) -> tuple[str, list[tuple[str, object]]]:
    plain = ""
    children: list[tuple[str, object]] = []
    for item in record.fields(node):
        value = getattr(node, item.name)
        if item.name == "span" or (item.name == "parens" and not value):
            continue
        if isinstance(value, (Node, list, tuple)) and value:
            children.append((item.name, value))
        elif value is not None and value != []:
            plain += f" {item.name}={value!r}"
    return plain, children
