"""What MATLAB refuses in the body of a `parfor`: rounds must not depend on each other.

    parfor i = 1:n
      x(i) = f(i);         sliced: one subscript is i, or i plus or minus something else
      s = s + x(i);        a reduction, or a temporary variable: assigned as a whole
      y(2) = x(i);         an error: which round's value would it be?
    end

Octave's `parfor` is a `for`, so that the rules are those of MATLAB's dialect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.dialect import MATLAB

_APART = (ast.AnonymousFunction, ast.FunctionDef)


def check_parfor(trees: Iterable[ast.SourceFile], diagnostics: Diagnostics) -> None:
    """Reports the errors of all loops."""
    for tree in trees:
        if tree.span.source.dialect is not MATLAB:
            continue
        for node in nodes_in(tree):
            if isinstance(node, ast.For) and node.parallel:
                _check(node, diagnostics)


def _check(loop: ast.For, diagnostics: Diagnostics) -> None:
    counter = loop.target.id if isinstance(loop.target, ast.Name) else ""
    inside = list(nodes_in(*loop.body, closed=_APART))
    targets = list(_targets(inside))
    whole = {target.id for target in targets if isinstance(target, ast.Name)}
    for target in targets:
        name = _first_name(target)
        if name == counter:
            why = "is the variable of the parfor-loop, which its body can't assign to"
            diagnostics.error(f"'{name}' {why}", target.span, "parfor")
        elif name not in whole and not _is_sliced(target, counter):
            why = f"no subscript is '{counter}', or '{counter}' plus or minus a constant"
            what = f"unable to classify the variable '{name}' in the body of the parfor-loop"
            diagnostics.error(f"{what}: {why}", target.span, "parfor")
    _refused(loop, inside, diagnostics)


def _refused(loop: ast.For, inside: list[ast.Node], diagnostics: Diagnostics) -> None:
    """Statements that no body may have."""
    loops = (ast.For, ast.While, ast.DoUntil)
    for node in nodes_in(*loop.body, closed=(*_APART, *loops)):
        if isinstance(node, ast.Break):
            diagnostics.error("a parfor-loop can't be left by 'break'", node.span, "parfor")
    for node in inside:
        if isinstance(node, ast.Return):
            diagnostics.error("a parfor-loop can't be left by 'return'", node.span, "parfor")
        elif isinstance(node, ast.Declaration):
            what = f"the body of a parfor-loop can't declare {node.kind} variables"
            diagnostics.error(what, node.span, "parfor")
        elif isinstance(node, ast.For) and node.parallel:
            diagnostics.error("a parfor-loop can't stand in another", node.span, "parfor")


def _targets(inside: Iterable[ast.Node]) -> Iterator[ast.Expr]:
    for node in inside:
        if isinstance(node, (ast.Assign, ast.AssignExpr)):
            yield from (t for t in node.targets if not isinstance(t, ast.Ignored))
        elif isinstance(node, ast.For):
            yield node.target


def _first_name(target: ast.Expr) -> str:
    while isinstance(target, (ast.Index, ast.Field)):
        target = target.base
    return target.id if isinstance(target, ast.Name) else ""


def _is_sliced(target: ast.Expr, counter: str) -> bool:
    """Does one of the first subscripts tell the round? What begins with a field is not judged."""
    first = target
    while isinstance(first, (ast.Index, ast.Field)) and not isinstance(first.base, ast.Name):
        first = first.base
    if not isinstance(first, ast.Index):
        return True
    return any(_tells_round(sub, counter) for sub in first.args)


def _tells_round(sub: ast.Expr, counter: str) -> bool:
    if isinstance(sub, ast.Name):
        return sub.id == counter
    if not isinstance(sub, ast.Binary) or sub.op not in ("+", "-"):
        return False
    sides = [sub.left, sub.right] if sub.op == "+" else [sub.left]
    return any(isinstance(side, ast.Name) and side.id == counter for side in sides)
