"""Two variables of one loop become one: the counter of the rounds, and what the program counts.

    for (ptrdiff_t t = 0; t < 9; t++) {        for (ptrdiff_t k = 2; k <= 10; k++) {
        const ptrdiff_t k = t + 2;                 x[k - 1] = 0.0;
        x[k - 1] = 0.0;                        }
    }

Nothing else reads the counter, and nothing in the loop changes what its limit is made of. Where the
limit is a constant that counts the steps to a last value, the loop ends at that value. The comment
at the start of the body, the head of the MATLAB loop, stands above the loop then.

Requires: `scopes`. Keeps: scopes.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
    Call,
    Expr,
    Name,
    Unary,
    add,
    integer,
    names,
    subtract,
    value_of,
)
from mat2c.lir.c_stmt import Code, Comment, Declare, For, Stmt, rebuilt
from mat2c.lir.mentions import all_statements, mentions, texts
from mat2c.lir.scopes import sets
from mat2c.support.record import replace

_COUNT = "m2c_trip_index"
Counts = Mapping[str, Call]
"""The calls that constants are made of which count the rounds of loops."""


def merge_counters(code: Code, counts: Counts = MappingProxyType({})) -> Code:
    """The sequence with such loops counted once."""
    known = dict(counts)
    found: list[Stmt] = []
    for statement in code:
        known = _unchanged(known, statement)
        inner = rebuilt(statement, partial(merge_counters, counts=known))
        found += _merged(inner, known) if isinstance(inner, For) else [inner]
        if isinstance(statement, Declare) and statement.ctype == "const ptrdiff_t":
            value = statement.value
            if isinstance(value, Call) and value.function == _COUNT:
                known[statement.name] = value
    return Code(found)


def _unchanged(counts: Counts, statement: Stmt) -> dict[str, Call]:
    """Those made of what a statement doesn't change."""
    if not counts:
        return {}
    inside = list(all_statements(Code([statement])))

    def changes(name: str) -> bool:
        return any(sets(s, name) or (isinstance(s, Declare) and s.name == name) for s in inside)

    return {name: call for name, call in counts.items() if not any(map(changes, names(call)))}


def _merged(loop: For, counts: Counts) -> list[Stmt]:
    """The loop, with the comments that it began with before it where it was changed."""
    comments = _leading(loop.body)
    rest = loop.body.statements[len(comments) :]
    if not rest or not loop.declared or loop.step != 1 or loop.start != ZERO or loop.after:
        return [loop]
    first, *others = rest
    if not isinstance(first, Declare) or first.value is None or texts(first) or texts(loop):
        return [loop]
    steps = _linear(first.value, loop.counter)
    if steps is None or first.ctype != "const ptrdiff_t" or loop.during:
        return [loop]
    if any(loop.counter in mentions(s) for s in all_statements(Code(others))):
        return [loop]
    limit = loop.limit
    count = counts.get(limit.text, limit) if isinstance(limit, Name) else limit
    counted = _counted(loop, first.name, *steps, _last_of_call(count, *steps))
    if counted is None or _is_changed(counted, others):
        return [loop]
    return [*comments, replace(counted, body=Code(others))]


def _leading(code: Code) -> list[Stmt]:
    """The comments that a sequence begins with."""
    found: list[Stmt] = []
    for statement in code:
        if not isinstance(statement, Comment):
            break
        found.append(statement)
    return found


def _linear(expr: Expr, counter: str) -> tuple[Expr, int] | None:
    """An expression as a start that the counter isn't part of, and a step; None for any other."""
    if expr == Name(counter):
        return ZERO, 1
    if isinstance(expr, Unary) and expr.operator == "-":
        inner = _linear(expr.operand, counter)
        return None if inner is None else (subtract(ZERO, inner[0]), -inner[1])
    if not isinstance(expr, Binary) or expr.operator not in "+-*":
        return None
    reads = [counter in names(part) for part in (expr.left, expr.right)]
    if reads == [False, False] or reads == [True, True]:
        return None
    if expr.operator == "*":
        count, factor = (expr.left, expr.right) if reads[0] else (expr.right, expr.left)
        number = value_of(factor)
        return (ZERO, number) if count == Name(counter) and number else None
    inner = _linear(expr.left if reads[0] else expr.right, counter)
    if inner is None:
        return None
    start, step = inner
    if reads[0]:
        other = add if expr.operator == "+" else subtract
        return other(start, expr.right), step
    if expr.operator == "+":
        return add(expr.left, start), step
    return subtract(expr.left, start), -step


def _counted(loop: For, name: str, start: Expr, step: int, last: Expr | None) -> For | None:
    """The loop with the program's variable as its counter, to its last value where that is known;
    None if no limit of it is plain."""
    ends, limit = "<=" if step > 0 else ">=", last
    count = value_of(loop.limit)
    if limit is None and count is not None and value_of(start) is not None:
        limit = integer((value_of(start) or 0) + step * (count - 1))
    if limit is None and start == ONE and step == 1:
        limit = loop.limit
    if limit is None and abs(step) == 1:
        behind = add(start, loop.limit) if step > 0 else subtract(start, loop.limit)
        ends, limit = ("<", behind) if step > 0 else (">", behind)
        if ends == ">" and value_of(behind) is not None:
            ends, limit = ">=", add(behind, ONE)
    if limit is None:
        return None
    return replace(loop, counter=name, start=start, relation=ends, limit=limit, step=step)


def _last_of_call(limit: Expr, start: Expr, step: int) -> Expr | None:
    """The last value where the limit is the number of steps from the same start."""
    if not isinstance(limit, Call) or limit.function != _COUNT:
        return None
    first, by, last = limit.args
    return last if first == start and value_of(by) == step else None


def _is_changed(loop: For, body: list[Stmt]) -> bool:
    """True if the body may change what the limit is made of, or the counter itself."""
    fixed = {loop.counter, *names(loop.limit)}
    return any(sets(s, name) for s in all_statements(Code(body)) for name in fixed)
