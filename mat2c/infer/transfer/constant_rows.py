"""What is computed of short rows of constants: `find (sz > 1, 1)` is 2 where sz is [1 10].

Functions ask their arguments' extents for the dimension to work along, and build size vectors from
them. Where the extents are constants, so is all of that, and no shape that follows is unknown.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import Instr, Value
from mat2c.types.expr import EXACT
from mat2c.types.lattice import MAX_CONST, Scalar, Type
from mat2c.types.ranges import range_
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import of_const

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

Row = tuple[float, ...]
"""The elements of a row, or the one of a scalar; truth values as 0 and 1."""
_NOTHING = Shape.of(1, 0)

_COMPARISONS: dict[str, Callable[[float, float], bool]] = {
    "eq": operator.eq,
    "ne": operator.ne,
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "and": lambda a, b: a != 0 and b != 0,
    "or": lambda a, b: a != 0 or b != 0,
}
_ARITHMETIC: dict[str, Callable[[float, float], float]] = {
    "plus": operator.add,
    "minus": operator.sub,
    "times": operator.mul,
}


def evaluated(flow: Flow, instr: Instr) -> list[Type] | None:
    """The type of what an instruction computes of rows of constants; None where its operands are
    no such rows, or it is nothing that is done with them."""
    rule = _RULES.get(instr.op)
    if rule is None or len(instr.targets) != 1 or not _is_of_interest(instr):
        return None
    if uncounted(instr.args):
        return None
    known = types_of(flow, instr)
    rows = [row for t in known if (row := row_of(t)) is not None]
    result = rule(instr, known, rows) if len(rows) == len(known) else None
    return None if result is None else [result]


def _is_of_interest(instr: Instr) -> bool:
    """True if one operand is a row that is known, or all that is needed are scalars. It is asked of
    every instruction, before conditions are."""
    if instr.op == "builtin" and instr.payload.callee not in _FUNCTIONS:
        return False
    return instr.op in _OF_SCALARS or any(
        isinstance(a, Value) and a.type is not None and isinstance(a.type.const, tuple)
        for a in instr.args
    )


def row_of(t: Type) -> Row | None:
    """The elements of a row of real numbers or truth values."""
    if t.cls not in ("double", "logical") or t.may_be_complex or t.maybe_undef:
        return None
    if t.shape == _NOTHING:
        return ()
    values: Sequence[Scalar] = t.const if isinstance(t.const, tuple) else ()
    if not isinstance(t.const, tuple):
        if not t.is_scalar or not isinstance(t.const, (bool, float)):
            return None
        values = (t.const,)
    if any(isinstance(x, (str, complex)) for x in values):
        return None
    return tuple(float(x) for x in values if not isinstance(x, (str, complex)))


def _of_row(values: Sequence[float], cls: str = "double") -> Type | None:
    """The type of a row; of none, 1x0."""
    if len(values) > MAX_CONST:
        return None
    if not values:
        return Type(cls, False, _NOTHING, range_.NOTHING_AT_ALL)
    items = tuple(bool(x) if cls == "logical" else float(x) for x in values)
    return of_const(items if len(items) > 1 else items[0], cls)


# --- operators ------------------------------------------------------------------------------------


def _binary(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    a, b = rows
    if () in rows:
        return None
    count = max(len(a), len(b))
    if len(a) not in (1, count) or len(b) not in (1, count):
        return None
    pairs = list(zip(_as_long(a, count), _as_long(b, count), strict=True))
    logical = _COMPARISONS.get(instr.op)
    if logical is None:
        return _of_row([_ARITHMETIC[instr.op](x, y) for x, y in pairs])
    if instr.op in ("and", "or") and any(x != x for x in (*a, *b)):
        return None  # an error
    return _of_row([logical(x, y) for x, y in pairs], "logical")


def _as_long(row: Row, count: int) -> Row:
    return row * count if len(row) == 1 else row


def _not(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    (row,) = rows
    return (
        None if not row or any(x != x for x in row) else _of_row([x == 0 for x in row], "logical")
    )


def _joined(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    """[a, b, …]"""
    if any(t.cls != "double" for t in known):
        return None
    return _of_row([x for row in rows for x in row])


def _negated(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    return _of_row([-x for x in rows[0]]) if rows[0] else None


def _range(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    """first:last and first:step:last of integers, with an element at least."""
    if any(len(row) != 1 or not row[0].is_integer() or abs(row[0]) > EXACT for row in rows):
        return None
    if any(_is_negative_zero(row[0]) for row in rows):
        return None
    numbers = [int(row[0]) for row in rows]
    first, step, last = numbers if len(numbers) == 3 else (numbers[0], 1, numbers[1])
    if step == 0 or any(t.cls != "double" for t in known):
        return None
    values = range(first, last + (1 if step > 0 else -1), step)
    return _of_row(values) if values else None


def _is_negative_zero(x: float) -> bool:
    return x == 0 and math.copysign(1, x) < 0


# --- elements -------------------------------------------------------------------------------------


def _chosen(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    """Some elements, by their places or by a mask."""
    if len(rows) != 2 or not isinstance(known[0].const, tuple):
        return None
    base, subs = rows
    cls = known[0].cls
    if known[1].cls == "logical":
        if len(subs) > len(base) or len(subs) == 1:
            return None
        return _of_row([x for x, wanted in zip(base, subs, strict=False) if wanted], cls)
    places = _places(subs, len(base))
    return None if places is None else _of_row([base[k] for k in places], cls)


def _places(subs: Row, count: int) -> list[int] | None:
    """Subscripts, counted from 0, where all are within so many."""
    if not all(x.is_integer() and 1 <= x <= count for x in subs):
        return None
    return [int(x) - 1 for x in subs]


def _replaced(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    """x(k) = number, of an element that there is or the one behind the last."""
    if len(rows) != 3 or not isinstance(known[0].const, tuple) or known[2].cls != "double":
        return None
    base, value, subs = rows
    if len(value) != 1 or len(subs) != 1 or known[0].cls != known[1].cls:
        return None
    places = _places(subs, len(base) + 1)
    if places is None:
        return None
    after = [*base, 0.0][: max(len(base), places[0] + 1)]
    after[places[0]] = value[0]
    return _of_row(after, known[0].cls)


def _deleted(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    """x(k) = []"""
    if len(rows) != 2 or not isinstance(known[0].const, tuple) or known[1].cls != "double":
        return None
    base, subs = rows
    places = _places(subs, len(base))
    if places is None:
        return None
    return _of_row([x for k, x in enumerate(base) if k not in places], known[0].cls)


# --- functions ------------------------------------------------------------------------------------


def _function(instr: Instr, known: list[Type], rows: list[Row]) -> Type | None:
    rule = _FUNCTIONS.get(instr.payload.callee)
    finds = instr.payload.callee == "find"
    if rule is None or not 1 <= len(rows) <= 1 + finds:
        return None
    if finds and not isinstance(known[0].const, tuple):
        return None  # of a scalar that is 0, it is 0x0
    return rule(known[0].cls, *rows)


def _find(cls: str, row: Row, most: Row = (math.inf,)) -> Type | None:
    if len(most) != 1 or not (most[0] >= 1 and (most[0].is_integer() or most[0] == math.inf)):
        return None
    places = [float(k + 1) for k, x in enumerate(row) if x != 0]
    return _of_row(places[: min(len(places), MAX_CONST if most[0] == math.inf else int(most[0]))])


def _any(cls: str, row: Row) -> Type | None:
    return of_const(any(x != 0 and x == x for x in row))


def _all(cls: str, row: Row) -> Type | None:
    return None if any(x != x for x in row) else of_const(all(x != 0 for x in row))


def _sum(cls: str, row: Row) -> Type | None:
    return of_const(sum(row, start=0.0))


def _prod(cls: str, row: Row) -> Type | None:
    return of_const(math.prod(row, start=1.0))


def _extremum(pick: Callable[[Row], float]) -> Callable[[str, Row], Type | None]:
    """max and min where no element is NaN, or a zero whose sign would count."""

    def rule(cls: str, row: Row) -> Type | None:
        if cls != "double" or not row or any(x != x or _is_negative_zero(x) for x in row):
            return None
        return of_const(pick(row))

    return rule


def _running(step: Callable[[float, float], float]) -> Callable[[str, Row], Type | None]:
    return lambda cls, row: _of_row(list(accumulate(row, step)))


_FUNCTIONS: dict[str, Callable[..., Type | None]] = {
    "find": _find,
    "any": _any,
    "all": _all,
    "sum": _sum,
    "prod": _prod,
    "max": _extremum(max),
    "min": _extremum(min),
    "cumsum": _running(operator.add),
    "cumprod": _running(operator.mul),
    "fliplr": lambda cls, row: _of_row(row[::-1], cls),
}
_RULES: dict[str, Callable[[Instr, list[Type], list[Row]], Type | None]] = {
    **dict.fromkeys((*_COMPARISONS, *_ARITHMETIC), _binary),
    "not": _not,
    "uminus": _negated,
    "hcat": _joined,
    "colon": _range,
    "subsref": _chosen,
    "subsasgn": _replaced,
    "subsdel": _deleted,
    "builtin": _function,
}
_OF_SCALARS = frozenset(("builtin", "colon"))
"""What is looked at where all operands are scalars, too."""
