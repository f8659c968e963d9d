"""The places of statements in stacks of calls: one for each statement, by its kind.

    x = f (3)       the operator; that of the outermost operation where nothing is assigned
    f (3)(1)        where the base of all subscripts is
    [1, f(3)]       the closing bracket
    if f (3)        the place of the condition
    for k = f (3)   the keyword; of `switch` and declarations, too

The body of an anonymous function has a place as a statement has.
"""

from __future__ import annotations

import bisect
import re
from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import children

Mark = tuple[int, int]
"""From an offset on, the place is the second."""


class Places:
    """The places in a file, which are looked up when the first is asked for."""

    def __init__(self, statements: Sequence[ast.Stmt]) -> None:
        self._statements = statements
        self._starts: list[int] = []
        self._places: list[int] = []

    def around(self, offset: int) -> int:
        """The place of the innermost statement around an offset."""
        if not self._starts:
            marks = _marks(self._statements)
            self._starts = [start for start, _ in marks]
            self._places = [place for _, place in marks]
        k = bisect.bisect_right(self._starts, offset) - 1
        return self._places[k] if k >= 0 else offset


def place_of(node: ast.Expr | ast.Stmt) -> int:
    """The offset that stands for an expression or a statement."""
    while True:
        match node:
            case ast.ExprStmt():
                node = node.expr
            case ast.Assign() | ast.AssignExpr() | ast.Binary():
                return node.at
            case ast.Matrix() | ast.CellLiteral():
                return node.span.end - 1
            case ast.Postfix(op="'"):  # one before the sign: so Octave has it
                return node.span.end - 2
            case ast.Postfix():
                return node.span.end - len(node.op)
            case ast.Index() | ast.Field():
                node = node.base
            case ast.Range():
                node = node.start
            case _:
                return node.span.start


def _marks(statements: Sequence[ast.Stmt]) -> list[Mark]:
    """Where each place begins to hold, in order; behind an inner one that of the outer goes on."""
    marks: list[Mark] = []
    stack: list[tuple[ast.Node | None, Mark]] = []
    walk = _Inside(statements)

    def enter(parts: Sequence[tuple[ast.Node, int]], outer: int) -> None:
        for node, place in reversed(parts):
            if place != outer:
                stack.append((None, (node.span.end, outer)))
            stack.append((node, (node.span.start, place)))
            if place != outer:
                stack.append((None, (node.span.start, place)))

    enter(_bodies(statements), 0)
    while stack:
        node, mark = stack.pop()
        if node is None:
            marks.append(mark)
        else:
            enter(walk.below(node, mark[1]), mark[1])
    return sorted(marks, key=lambda mark: mark[0])


class _Inside:
    """What may hold places of its own inside a node."""

    def __init__(self, statements: Sequence[ast.Stmt]) -> None:
        text = statements[0].span.source.text if statements else ""
        self._handles = [found.start() for found in re.finditer("@", text)]

    def below(self, node: ast.Node, own: int) -> list[tuple[ast.Node, int]]:
        """The nodes right below one whose place is `own`, with their places."""
        match node:
            case ast.AnonymousFunction():
                return [(node.body, place_of(node.body))]
            case ast.Expr() if not self._has_handle(node):
                return []
            case ast.If():
                parts: list[tuple[ast.Node, int]] = []
                for cond, body in node.clauses:
                    parts += [(cond, place_of(cond)), *_bodies(body)]
                return parts + _bodies(node.orelse)
            case ast.While():
                return [(node.cond, place_of(node.cond)), *_bodies(node.body)]
            case ast.DoUntil():
                return [*_bodies(node.body), (node.cond, place_of(node.cond))]
            case _:
                return [
                    (child, place_of(child) if isinstance(child, ast.Stmt) else own)
                    for child in children(node)
                ]

    def _has_handle(self, node: ast.Node) -> bool:
        k = bisect.bisect_left(self._handles, node.span.start)
        return k < len(self._handles) and self._handles[k] < node.span.end


def _bodies(body: Sequence[ast.Stmt]) -> list[tuple[ast.Node, int]]:
    return [(stmt, place_of(stmt)) for stmt in body]
