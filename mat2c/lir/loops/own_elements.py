"""Whether each round of a loop has elements of its own of an array that it sets.

for (j = 0; j < m; j++)                  column j is that of round j: i stays below n
    for (i = 0; i < n; i++)
        y[i + n * j] = y[i + n * j] + 1.0;
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.lir.c_expr import ONE, Binary, Expr, Name, add, names, subtract, value_of
from mat2c.lir.c_stmt import Declare, For, Stmt


def are_own(loop: For, inside: Sequence[Stmt], places: list[Expr]) -> bool:
    """True if all subscripts are the same, and no two rounds have a value of it in common."""
    if not places or any(place != places[0] for place in places):
        return False
    split = _split(places[0], loop.counter)
    if split is None:
        return False
    width, rest = split
    loops = [s for s in inside if isinstance(s, For)]
    made = {inner.counter for inner in loops} | {s.name for s in inside if isinstance(s, Declare)}
    if not made.isdisjoint(names(width)):
        return False
    moving = [name for term in rest for name in names(term) if name in made]
    if not moving:
        return value_of(width) != 0
    return len(moving) == 1 and all(
        _are_apart(loop, inner, width, stride(places[0], inner.counter), made)
        for inner in loops
        if inner.counter == moving[0]
    )


def _are_apart(loop: For, inner: For, width: Expr, step: Expr | None, made: set[str]) -> bool:
    """True if what the inner loop passes, step by step, lies between two steps of the outer one, or
    the other way round."""
    fixed = [*names(inner.start), *(names(step) if step is not None else ())]
    if step is None or loop.counter in fixed or not made.isdisjoint(fixed):
        return False
    if step == ONE:
        return _stays_below(inner, width)
    return width == ONE and _stays_below(loop, step)


def stride(place: Expr, counter: str) -> Expr | None:
    """How far a subscript goes in a round; None where it doesn't go evenly, or stays."""
    split = _split(place, counter)
    return None if split is None else split[0]


def count_of(loop: For) -> Expr:
    """How far a loop counts: the number of its rounds, times its step."""
    first, last = (loop.start, loop.limit) if loop.step > 0 else (loop.limit, loop.start)
    distance = subtract(last, first)
    return add(distance, ONE) if loop.relation in ("<=", ">=") else distance


def _split(place: Expr, counter: str) -> tuple[Expr, list[Expr]] | None:
    """A sum as the factor of the counter in it and the other terms."""
    found: Expr | None = None
    rest: list[Expr] = []
    for term in _terms(place):
        if counter not in names(term):
            rest.append(term)
            continue
        factor = _factor(term, counter)
        if found is not None or factor is None:
            return None
        found = factor
    return None if found is None else (found, rest)


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


def _stays_below(loop: For, width: Expr) -> bool:
    """True if a loop counts by one, less far than a number, or than the same expression."""
    if loop.step != 1:
        return False
    count = count_of(loop)
    reached, bound = value_of(count), value_of(width)
    if reached is not None and bound is not None:
        return reached <= bound
    return count == width
