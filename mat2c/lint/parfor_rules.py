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
from mat2c.frontend.unparse import unparse_expr
from mat2c.frontend.walk import nodes_in
from mat2c.resolve.parfor_variables import (
    APART,
    LOOPS,
    Mention,
    Variables,
    one_operator,
    parfor_variables,
    read_before_set,
    subscripts,
)
from mat2c.support.diagnostics import Diagnostics, Span
from mat2c.support.dialect import MATLAB
from mat2c.support.record import dataclass

_OPAQUE = frozenset("eval evalc evalin assignin save load who whos clear clearvars".split())


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that MATLAB refuses."""

    message: str
    span: Span
    code: str = "parfor"


def check_parfor(trees: Iterable[ast.SourceFile], diagnostics: Diagnostics) -> None:
    """Reports the errors of all loops."""
    for tree in trees:
        if tree.span.source.dialect is not MATLAB:
            continue
        for node in nodes_in(tree):
            if isinstance(node, ast.For) and node.parallel:
                for problem in _problems(node):
                    diagnostics.error(problem.message, problem.span, problem.code)


def _problems(loop: ast.For) -> Iterator[Problem]:
    found = parfor_variables(loop)
    yield from _of_range(loop)
    yield from _of_counter(found)
    for name in found.assigned():
        if name != found.counter:
            yield from _of_variable(found, name)
    yield from _of_statements(loop)
    yield from _of_transparency(loop)


# --- the loop's variable -------------------------------------------------------------------------


def _of_range(loop: ast.For) -> Iterator[Problem]:
    """The values that are written in the first line must be consecutive integers that rise."""
    over = loop.iterable
    if not isinstance(over, ast.Range):
        return
    start, step = _number(over.start), 1.0 if over.step is None else _number(over.step)
    whole = start is None or start.is_integer()
    if not whole or step not in (1.0, None):
        what = "a parfor-loop counts consecutive integers that rise"
        yield Problem(what, over.span)


def _number(expr: ast.Expr) -> float | None:
    if isinstance(expr, ast.Unary) and expr.op == "-":
        value = _number(expr.operand)
        return None if value is None else -value
    number = getattr(expr, "value", None) if isinstance(expr, ast.Number) else None
    return float(number) if isinstance(number, (int, float)) else None


def _of_counter(found: Variables) -> Iterator[Problem]:
    name = found.counter
    for mention in found.mentions.get(name, []):
        if mention.stored:
            why = "is the variable of the parfor-loop, which its body can't assign to"
            yield Problem(f"'{name}' {why}", mention.place.span)
        elif mention.first is not None:
            why = "is the variable of the parfor-loop, which its body can't subscript"
            yield Problem(f"'{name}' {why}", mention.place.span)


# --- variables that the body sets ----------------------------------------------------------------


def _of_variable(found: Variables, name: str) -> Iterator[Problem]:
    if not found.is_whole(name):
        yield from _of_sliced(found, name)
    elif found.is_reduction(name):
        other = one_operator(found.steps[name])
        if other is not None:
            first = found.steps[name][0].operator
            same = other.operator == first
            how = (
                f"'{first}' with it on both sides" if same else f"'{first}' and '{other.operator}'"
            )
            what = f"the reduction variable '{name}' is made by {how}"
            yield Problem(what, other.place.span, "parfor-reduction")
    else:
        early = read_before_set(found.mentions[name])
        if early is not None:
            what = f"the temporary variable '{name}' is read before a round has set it"
            if name in found.steps:
                what += "; it is no reduction, since other statements use it"
            yield Problem(what, early.place.span, "parfor-temporary")


def _of_sliced(found: Variables, name: str) -> Iterator[Problem]:
    """Set in parts only: each part must be that of the round, and the same wherever it is named."""
    what = f"unable to classify the variable '{name}' in the body of the parfor-loop"
    listed: set[str] = set()
    for mention in found.mentions[name]:
        why = _wrong_slice(found, mention)
        if why:
            yield Problem(f"{what}: {why}", mention.place.span)
            return
        listed.add(_listing(mention))
        if len(listed) > 1:
            why = "its subscripts are not the same throughout"
            yield Problem(f"{what}: {why}", mention.place.span)
            return


def _wrong_slice(found: Variables, mention: Mention) -> str:
    """Why a mention of a variable is not one of the round's part; "" if it is."""
    counter = found.counter
    if mention.first is None:
        return "it is also used as a whole"
    if isinstance(mention.first, ast.Field):
        return "it is set by a field, without a subscript in front"
    parts = list(subscripts(mention))
    rounds = [part for part in parts if _tells_round(found, part)]
    if not rounds:
        return f"no subscript is '{counter}', or '{counter}' plus or minus a constant"
    if len(rounds) > 1:
        return f"more than one subscript tells '{counter}'"
    for part in parts:
        if part is not rounds[0] and not _is_plain(found, part):
            return "a subscript is no number, variable that the body doesn't set, ':' or 'end'"
    return ""


def _tells_round(found: Variables, sub: ast.Expr) -> bool:
    """i, i + k, i - k or k + i."""
    if isinstance(sub, ast.Name):
        return sub.id == found.counter
    if not isinstance(sub, ast.Binary) or sub.op not in ("+", "-"):
        return False
    ways = [(sub.left, sub.right)] + ([(sub.right, sub.left)] if sub.op == "+" else [])
    return any(
        isinstance(one, ast.Name) and one.id == found.counter and _is_constant(found, other)
        for one, other in ways
    )


def _is_constant(found: Variables, expr: ast.Expr) -> bool:
    """A number, or a variable that the body doesn't set."""
    if isinstance(expr, ast.Name):
        return found.is_broadcast(expr.id)
    return _number(expr) is not None


def _is_plain(found: Variables, sub: ast.Expr) -> bool:
    inner = isinstance(sub, ast.Name) and sub.id in found.inner
    return inner or isinstance(sub, (ast.Colon, ast.End)) or _is_constant(found, sub)


def _listing(mention: Mention) -> str:
    """The subscripts as text."""
    first = mention.first
    assert isinstance(first, ast.Index)
    return first.kind + ", ".join(unparse_expr(part) for part in first.args)


# --- statements ----------------------------------------------------------------------------------


def _of_statements(loop: ast.For) -> Iterator[Problem]:
    """Statements that no body may have."""
    for node in nodes_in(*loop.body, closed=(*APART, *LOOPS)):
        if isinstance(node, ast.Break):
            yield Problem("a parfor-loop can't be left by 'break'", node.span)
    for node in nodes_in(*loop.body, closed=APART):
        if isinstance(node, ast.Return):
            yield Problem("a parfor-loop can't be left by 'return'", node.span)
        elif isinstance(node, ast.Declaration):
            what = f"the body of a parfor-loop can't declare {node.kind} variables"
            yield Problem(what, node.span)
        elif isinstance(node, ast.For) and node.parallel:
            yield Problem("a parfor-loop can't stand in another", node.span)
        elif isinstance(node, ast.Assign) and _deletes(node):
            yield Problem("the body of a parfor-loop can't delete elements", node.span)


def _deletes(node: ast.Assign) -> bool:
    target, value = node.targets[0], node.value
    if not isinstance(target, ast.Index) or target.kind != "()" or len(node.targets) > 1:
        return False
    return isinstance(value, ast.Matrix) and not any(value.rows)


def _of_transparency(loop: ast.For) -> Iterator[Problem]:
    """Calls that reach variables which the text doesn't name."""
    given = {
        part
        for node in nodes_in(*loop.body, closed=APART)
        if isinstance(node, ast.Assign)
        for part in nodes_in(node.value, closed=APART)
    }
    for node in nodes_in(*loop.body, closed=APART):
        name = node.name if isinstance(node, ast.Command) else ""
        if isinstance(node, ast.Name):
            name = node.id
        if name in _OPAQUE and not (name == "load" and node in given):
            what = f"'{name}' reaches variables that the body of the parfor-loop doesn't name"
            yield Problem(what, node.span, "parfor-transparency")
