"""Whether each round of a loop has elements of its own of an array that it sets.

for (j = 0; j < m; j++)                  column j is that of round j: i stays below n
    for (i = 0; i < n; i++)
        y[i + n * j] = y[i + n * j] + 1.0;
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.lir.c_expr import ONE, ZERO, Binary, Expr, Name, names, value_of
from mat2c.lir.c_stmt import Declare, For, Stmt


def are_own(loop: For, inside: Sequence[Stmt], places: list[Expr]) -> bool:
    """True if all subscripts are the same, and no two rounds have a value of it in common."""
    if not places or any(place != places[0] for place in places):
        return False
    split = _split(places[0], loop.counter)
    if split is None:
        return False
    stride, rest = split
    loops = [s for s in inside if isinstance(s, For)]
    counters = {inner.counter for inner in loops}
    made = {s.name for s in inside if isinstance(s, Declare)}
    if any(name in made or name in counters for name in names(stride)):
        return False
    moving = [name for term in rest for name in names(term) if name in made or name in counters]
    if not moving:
        return value_of(stride) != 0
    if len(moving) > 1 or Name(moving[0]) not in rest or moving[0] in made:
        return False
    return all(_stays_below(inner, stride) for inner in loops if inner.counter == moving[0])


def _split(place: Expr, counter: str) -> tuple[Expr, list[Expr]] | None:
    """A sum as the factor of the counter in it and the other terms."""
    stride: Expr | None = None
    rest: list[Expr] = []
    for term in _terms(place):
        if counter not in names(term):
            rest.append(term)
            continue
        factor = _factor(term, counter)
        if stride is not None or factor is None:
            return None
        stride = factor
    return None if stride is None else (stride, rest)


def _terms(expr: Expr) -> list[Expr]:
    """The terms of a sum; of a difference with a constant, the constant is one."""
    if isinstance(expr, Binary) and expr.operator == "+":
        return [*_terms(expr.left), *_terms(expr.right)]
    if isinstance(expr, Binary) and expr.operator == "-" and value_of(expr.right) is not None:
        return [*_terms(expr.left), expr.right]
    return [expr]


def _factor(term: Expr, counter: str) -> Expr | None:
    """What the counter, or the counter and a constant, is multiplied with."""
    if _is_shifted(term, counter):
        return ONE
    if not isinstance(term, Binary) or term.operator != "*":
        return None
    if _is_shifted(term.left, counter):
        return None if counter in names(term.right) else term.right
    return (
        term.left if _is_shifted(term.right, counter) and counter not in names(term.left) else None
    )


def _is_shifted(expr: Expr, counter: str) -> bool:
    if isinstance(expr, Binary) and expr.operator in "+-" and value_of(expr.right) is not None:
        expr = expr.left
    return expr == Name(counter)


def _stays_below(inner: For, stride: Expr) -> bool:
    """True if a loop counts 0, 1, … and stays below a number, or the same expression."""
    if inner.start != ZERO or inner.step != 1 or inner.relation != "<":
        return False
    limit, bound = value_of(inner.limit), value_of(stride)
    if limit is not None and bound is not None:
        return limit <= bound
    return inner.limit == stride
