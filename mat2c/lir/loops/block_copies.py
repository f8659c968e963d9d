"""Loops that copy elements that lie side by side, as copies of blocks.

    for (i = 0; i < n; i++)                    if (n > 0)
        y[i + n * k] = x[i];                       memcpy(y + n * k, x, (size_t)n * sizeof(double));

    for (j = 0; j < 8; j++)                    memcpy(y, x, 40 * sizeof(double));
        for (i = 0; i < 5; i++)
            y[i + 5 * j] = x[i + 5 * j];

The arrays have storage of their own, so that no round reads what another one has written.

Requires: `scopes`. Keeps: scopes. Breaks: loops of copies, which are texts from there on.
"""

from __future__ import annotations

from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
    Expr,
    Index,
    Name,
    multiply,
    names,
    parts_of,
    substitute,
    value_of,
)
from mat2c.lir.c_stmt import Assign, Code, Comment, For, Raw, Stmt, rebuilt
from mat2c.lir.expr_printer import spelled
from mat2c.lir.loops.independence import Surroundings
from mat2c.lir.loops.own_elements import count_of, stride
from mat2c.support.record import dataclass, replace
from mat2c.support.templates import spelling

_LEAST = 4  # elements of a block; fewer are copied by a loop, which the C compiler writes out


@dataclass(frozen=True, slots=True)
class _Copy:
    """`count` elements from a place of an array go to a place of another one."""

    target: str
    to: Expr
    source: str
    start: Expr
    count: Expr


def copy_blocks(code: Code, around: Surroundings) -> Code:
    """The sequence with copies of blocks in place of such loops."""
    found: list[Stmt] = []
    for statement in code:
        copy = _copy(statement, around) if isinstance(statement, For) else None
        if copy is not None and (value_of(copy.count) or _LEAST) >= _LEAST:
            assert isinstance(statement, For)
            found += _comments(statement)
            found.append(_written(copy, around.arrays[copy.target]))
        else:
            found.append(rebuilt(statement, lambda inner: copy_blocks(inner, around)))
    return Code(found)


def _comments(loop: For) -> list[Stmt]:
    """The comments in the nest of a loop, in order."""
    found: list[Stmt] = []
    for statement in loop.body:
        if isinstance(statement, Comment):
            found.append(statement)
        elif isinstance(statement, For):
            found += _comments(statement)
    return found


def _copy(loop: For, around: Surroundings) -> _Copy | None:
    """The copy that a loop makes; None where it does anything else."""
    if not loop.declared or loop.step != 1 or loop.relation not in ("<", "<="):
        return None
    if loop.after is not None or loop.during or loop.opaque or loop.threads is not None:
        return None
    inside = [s for s in loop.body if not isinstance(s, Comment)]
    if len(inside) != 1:
        return None
    if isinstance(inside[0], For):
        inner = _copy(inside[0], around)
        return None if inner is None else _joined(loop, inner)
    return _of_elements(loop, inside[0], around) if isinstance(inside[0], Assign) else None


def _of_elements(loop: For, step: Assign, around: Surroundings) -> _Copy | None:
    target, value = step.target, step.value
    if not isinstance(target, Index) or not isinstance(value, Index) or step.opaque:
        return None
    if not isinstance(target.base, Name) or not isinstance(value.base, Name):
        return None
    written, read = target.base.text, value.base.text
    ctype = around.arrays.get(written, "")
    if written == read or not ctype or around.arrays.get(read) != ctype:
        return None
    places = (target.index, value.index)
    if any(stride(place, loop.counter) != ONE or _reads_elements(place) for place in places):
        return None
    first = {loop.counter: loop.start}
    to, start = (substitute(place, first) for place in places)
    return _Copy(written, to, read, start, count_of(loop))


def _joined(loop: For, inner: _Copy) -> _Copy | None:
    """The copies that the rounds of a loop make as one, if they lie side by side."""
    length = value_of(inner.count)
    if length is None or loop.counter in names(inner.count):
        return None
    if any(stride(place, loop.counter) != inner.count for place in (inner.to, inner.start)):
        return None
    first = {loop.counter: loop.start}
    to, start = (substitute(place, first) for place in (inner.to, inner.start))
    return replace(inner, to=to, start=start, count=multiply(inner.count, count_of(loop)))


def _reads_elements(place: Expr) -> bool:
    return any(isinstance(part, Index) for part in parts_of(place))


def _written(copy: _Copy, ctype: str) -> Raw:
    to, start = _address(copy.target, copy.to), _address(copy.source, copy.start)
    some = value_of(copy.count) is not None
    text = spelling("typed").copy_elements(to, start, spelled(copy.count), ctype, some, True)
    mentioned = {*names(copy.to), *names(copy.start), *names(copy.count)}
    return Raw(
        text,
        frozenset({copy.target, copy.source, *mentioned}),
        frozenset((copy.target,)),
    )


def _address(array: str, place: Expr) -> str:
    return spelled(Name(array) if place == ZERO else Binary("+", Name(array), place))
