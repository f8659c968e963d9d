"""What a reduction is carried in, by the class of the elements: its start and one step.

sum of double      double total = 0.0;     total += x[i];
sum of uint8       ptrdiff_t total = 0;    total += x[i];     exact, and quicker
max of int16       int16_t total = INT16_MIN; …
"""

from __future__ import annotations

from mat2c.codegen.c_constants import c_integer
from mat2c.codegen.conversions import converted
from mat2c.codegen.narrow_arith import bits
from mat2c.lir.c_expr import FALSE, TRUE, ZERO, Binary, Expr, Name, Number, Pattern, call, integer
from mat2c.lir.c_stmt import Assign, Code, one
from mat2c.types.ranges.interval_class import LIMITS
from mat2c.types.rep import BOOL, CHAR, F32, F64, INDEX, ElementType

_TRUTH = frozenset(("any", "all"))
_SUMS = frozenset(("sum", "mean"))
_EXACT_BITS = 16  # no program adds up so many elements that a sum of wider ones is sure to be exact


def carrier(name: str, element: ElementType) -> ElementType:
    """The type of the result while it grows."""
    if name in _TRUTH:
        return BOOL
    if element is F32:
        return F32
    if element.is_integer and name in ("max", "min"):
        return element
    small = element in (BOOL, CHAR) or (element.is_integer and bits(element) <= _EXACT_BITS)
    return INDEX if small and name in _SUMS else F64


def start(name: str, kind: ElementType) -> Expr:
    """What it is before the first element."""
    if kind is BOOL:
        return TRUE if name == "all" else FALSE
    if name in ("max", "min"):
        low, high = LIMITS.get(kind.cls, (0, 0))
        end = low if name == "max" else high
        return Pattern(c_integer(kind.cls, end)) if kind.is_integer else Name("NAN")
    number = 1 if name == "prod" else 0
    return integer(number) if kind is INDEX else Number(f"{number}.0")


def step(name: str, kind: ElementType, total: Expr, expr: Expr, have: ElementType) -> Code:
    """The statement for one element."""
    if name in _TRUTH:
        truth = converted(expr, have, BOOL)
        if name == "any" and have in (F32, F64):  # NaN is not true here
            truth = Binary(">", call("fabs", converted(expr, have, F64)), ZERO)
        return one(Assign(total, Binary("||" if name == "any" else "&&", total, truth)))
    value = converted(expr, have, kind)
    if name in _SUMS:
        return one(Assign(total, Binary("+", total, value)))
    if name == "sumsq":
        return one(Assign(total, Binary("+", total, call("m2c_sq_f64", value))))
    if name == "prod":
        return one(Assign(total, Binary("*", total, value)))
    return one(Assign(total, call(f"m2c_{name}_{kind.tag}", total, value)))
