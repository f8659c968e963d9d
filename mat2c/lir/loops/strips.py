"""Loops over matrices that go against the grain, in strips.

    for (j = 0; j < m; j++)             for (strip = 0; strip < n; strip += 16)
        for (i = 0; i < n; i++)             for (j = 0; j < m; j++)
            b[i + n * j] = a[j + m * i];        for (i = strip; i < min(strip + 16, n); i++)
                                                    b[i + n * j] = a[j + m * i];

Each element of `a` that the inner loop reads lies in another line of the cache, of which the next
round of the outer loop needs the neighbour. In a strip the lines that have come are there still,
also where the extents are such that all of them fall into the same few places of the cache; which
is what padding of the extents ([TENSOR] §4) is for. The rounds of the outer loop are independent,
and each does what it did in the same order: no bit changes.

Requires: `scopes`. Keeps: scopes. Breaks: the order of rounds.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.lir.c_expr import ONE, Expr, Index, Name, add, call, integer, names, parts_of, value_of
from mat2c.lir.c_stmt import Assign, Code, Comment, Declare, For, Rounds, Stmt, one, rebuilt
from mat2c.lir.loops.independence import Fresh, Surroundings, independence, set_by
from mat2c.lir.loops.own_elements import count_of, stride
from mat2c.lir.mentions import all_statements, expressions
from mat2c.support.record import replace

WIDTH = 16
"""Rounds of the inner loop in a strip: two lines of the cache hold so many numbers."""
_LEAST = 1 << 12  # elements from which on a matrix may be larger than a cache


def in_strips(code: Code, around: Surroundings, fresh: Fresh) -> Code:
    """The sequence with such loops in strips."""
    found: list[Stmt] = []
    for statement in code:
        nest = _nest(statement)
        if nest is not None and _pays(*nest) and _are_independent(nest[0], around):
            found.append(_strips(*nest, around, fresh))
        else:
            found.append(rebuilt(statement, lambda inner: in_strips(inner, around, fresh)))
    return Code(found)


def _nest(statement: Stmt) -> tuple[For, For] | None:
    """A loop and the one that its rounds consist of, if all of them have the same counts."""
    if not isinstance(statement, For):
        return None
    inside = [s for s in statement.body if not isinstance(s, Comment)]
    inner = inside[0] if len(inside) == 1 else None
    if not isinstance(inner, For) or not (statement.declared and inner.declared):
        return None
    if inner.step != 1 or inner.after is not None or inner.during or inner.opaque:
        return None
    changing = {statement.counter, *_changed(statement.body)}
    if changing.intersection([*names(inner.start), *names(inner.limit)]):
        return None
    return statement, inner


def _changed(code: Code) -> Iterator[str]:
    """The variables that a sequence sets or declares."""
    for statement in all_statements(code):
        yield from set_by(statement)
        if isinstance(statement, Declare):
            yield statement.name


def _pays(outer: For, inner: For) -> bool:
    """True if the inner loop strides through an array along which the outer one goes, in what may
    be more than a cache holds, and the program doesn't want the outer one on threads."""
    if outer.rounds is not None and outer.rounds.asked:
        return False
    rounds, length = value_of(count_of(outer)), value_of(count_of(inner))
    if length is not None and (length <= WIDTH or (rounds or _LEAST) * length < _LEAST):
        return False
    places = [
        part.index
        for statement in all_statements(inner.body)
        for expr in expressions(statement)
        for part in parts_of(expr)
        if isinstance(part, Index)
    ]
    return any(_crosses(place, outer.counter, inner.counter) for place in places)


def _crosses(place: Expr, outer: str, inner: str) -> bool:
    along, across = stride(place, outer), stride(place, inner)
    return along == ONE and across is not None and (value_of(across) or WIDTH) >= WIDTH


def _are_independent(loop: For, around: Surroundings) -> bool:
    found = independence(replace(loop, rounds=Rounds()), around)
    return not found.hindrance and not found.reductions


def _strips(outer: For, inner: For, around: Surroundings, fresh: Fresh) -> For:
    strip = Name(fresh("strip"))
    behind = add(inner.limit, ONE) if inner.relation == "<=" else inner.limit
    end = call("m2c_min_index", add(strip, integer(WIDTH)), behind)
    part = replace(inner, start=strip, relation="<", limit=end, rounds=None)
    comments: list[Stmt] = [s for s in outer.body if isinstance(s, Comment)]
    columns = replace(outer, body=Code([*comments, part]), rounds=None)
    return For(
        strip.text,
        inner.start,
        inner.relation,
        inner.limit,
        one(columns),
        WIDTH,
        "ptrdiff_t",
        rounds=None if outer.rounds is None else _rounds(outer, inner, around),
    )


def _rounds(outer: For, inner: For, around: Surroundings) -> Rounds | None:
    """Of the strips: each has elements of its own if the rounds of the inner loop have."""
    known = replace(around, scalars={**around.scalars, outer.counter: "ptrdiff_t"})
    if not _are_independent(inner, known):
        return None
    targets = [s.target for s in all_statements(inner.body) if isinstance(s, Assign)]
    stored = {base for t in targets if isinstance(t, Index) for base in names(t.base)}
    return Rounds(own=frozenset(stored))
