"""Warnings that the text of a program alone gives rise to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from mat2c.frontend import ast
from mat2c.frontend.parse.indentation import misleading, nodes_in_blocks
from mat2c.frontend.walk import children
from mat2c.support.diagnostics import Diagnostics, Span
from mat2c.support.record import dataclass

_LEAVING = (ast.Return, ast.Break, ast.Continue)
_LEAVING_CALLS = ("error", "rethrow", "exit", "quit")
#: Functions that may read variables which are not named in the text.
_READING = frozenset(
    """eval evalc evalin assignin load save exist who whos clear inputname source run keyboard
    """.split()
)


def review(trees: Iterable[ast.SourceFile], diagnostics: Diagnostics) -> None:
    """Reports what is odd in files of the program."""
    for tree in trees:
        _duplicates(tree, diagnostics)
        for node, around in nodes_in_blocks(dict.fromkeys([*tree.body, *tree.functions])):
            _assigned_condition(node, diagnostics)
            _misleading_end(node, around, diagnostics)
            for body in _bodies(node):
                _unreachable(body, diagnostics)
        _unreachable(tree.body, diagnostics)
        for function in tree.functions:
            _unused(function, diagnostics)


def _bodies(node: ast.Node) -> Iterator[Sequence[ast.Stmt]]:
    match node:
        case ast.If():
            yield from (body for _, body in node.clauses)
            yield node.orelse
        case ast.Switch():
            yield from (body for _, body in node.cases)
            yield node.default or ()
        case ast.Try():
            yield from (node.body, node.handler)
        case ast.UnwindProtect():
            yield from (node.body, node.cleanup)
        case ast.While() | ast.DoUntil() | ast.For() | ast.Spmd() | ast.FunctionDef():
            yield node.body
        case _:
            return


# --- single nodes -----------------------------------------------------------------------------


def _assigned_condition(node: ast.Node, diagnostics: Diagnostics) -> None:
    match node:
        case ast.If(clauses=clauses):
            conditions = [cond for cond, _ in clauses]
        case ast.While(cond=cond) | ast.DoUntil(cond=cond):
            conditions = [cond]
        case _:
            return
    for cond in conditions:
        if isinstance(cond, ast.AssignExpr) and cond.op == "=" and cond.parens < _MEANT:
            why = "this condition assigns; '==' compares, and a second pair of parentheses"
            diagnostics.warning(f"{why} says that it is meant", cond.span, "assigned-condition")


_MEANT = 2  # parentheses around an assignment that is meant as a condition


def _unreachable(body: Sequence[ast.Stmt], diagnostics: Diagnostics) -> None:
    for before, stmt in pairwise(body):
        if _leaves(before) and not isinstance(stmt, ast.FunctionDef):
            line = before.span.line
            diagnostics.warning(
                f"this is never reached: line {line} leaves", stmt.span, "unreachable"
            )
            return


def _leaves(stmt: ast.Stmt) -> bool:
    match stmt:
        case ast.ExprStmt(expr=ast.Index(base=ast.Name(id=name), args=args)):
            return name in _LEAVING_CALLS and bool(args)
        case _:
            return isinstance(stmt, _LEAVING)


# --- blocks -----------------------------------------------------------------------------------


def _misleading_end(node: ast.Node, around: Sequence[ast.Node], diagnostics: Diagnostics) -> None:
    found = misleading(node, around)
    if found is not None:
        diagnostics.warning(*found, "misleading-end")


# --- functions --------------------------------------------------------------------------------


def _duplicates(tree: ast.SourceFile, diagnostics: Diagnostics) -> None:
    seen: dict[str, ast.FunctionDef] = {}
    for function in tree.functions:
        first = seen.setdefault(function.name, function)
        if first is not function:
            line = first.span.line
            counts = "this one" if tree.kind == "script" else "the first one"
            where = Span(function.span.source, function.span.start, function.span.start + 8)
            message = f"'{function.name}' is defined in line {line}, too; {counts} counts"
            diagnostics.warning(message, where, "duplicate-function")


@dataclass(slots=True)
class _Reads:
    """The names that a function reads, and its plain assignments to others."""

    names: set[str]
    written: dict[str, ast.Name]
    hidden: bool = False  # may there be reads that the text doesn't show?


def _unused(function: ast.FunctionDef, diagnostics: Diagnostics) -> None:
    """Reports variables that are assigned and never read."""
    if function.nested:
        return
    reads = _Reads({*function.outputs, *(p.name for p in function.params)}, {})
    for stmt in function.body:
        _read(stmt, reads)
    for name, node in reads.written.items():
        if name not in reads.names and not reads.hidden:
            diagnostics.warning(f"'{name}' is never read", node.span, "unused-variable")


def _read(root: ast.Node, reads: _Reads) -> None:
    stack = [root]
    while stack:
        node = stack.pop()
        match node:
            case ast.Assign(targets=[ast.Name() as target], op="="):
                reads.written.setdefault(target.id, target)
                if node.printed:
                    reads.names.add(target.id)
                stack.append(node.value)
                continue
            case ast.Name(id=name) | ast.FunctionHandle(name=name):
                reads.names.add(name)
                reads.hidden |= name in _READING
            case ast.Declaration(names=names):
                reads.names.update(names)
            case ast.Command(name=name, words=words):
                reads.names.update((name, *words))
                reads.hidden |= name in _READING
            case _:
                pass
        stack.extend(children(node))
