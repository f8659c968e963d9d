"""What a reduction is carried in, by the class of the elements: its start and one step.

sum of double      double total = 0.0;     total += x[i];
sum of uint8       ptrdiff_t total = 0;    total += x[i];     exact, and quicker
max of int16       int16_t total = INT16_MIN; …
"""

from __future__ import annotations

from mat2c.codegen.c_constants import c_integer
from mat2c.codegen.conversions import converted
from mat2c.codegen.narrow_arith import bits
from mat2c.types.interval_class import LIMITS
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


def start(name: str, kind: ElementType) -> str:
    """What it is before the first element."""
    if kind is BOOL:
        return "true" if name == "all" else "false"
    if name in ("max", "min"):
        low, high = LIMITS.get(kind.cls, (0, 0))
        return c_integer(kind.cls, low if name == "max" else high) if kind.is_integer else "NAN"
    number = "1" if name == "prod" else "0"
    return number if kind is INDEX else f"{number}.0"


def step(name: str, kind: ElementType, total: str, text: str, have: ElementType) -> str:
    """The statement for one element."""
    if name in _TRUTH:
        truth = converted(text, have, BOOL)
        if name == "any" and have in (F32, F64):
            truth = f"fabs({converted(text, have, F64)}) > 0"  # NaN is not true here
        return f"{total} = {total} {'||' if name == 'any' else '&&'} {truth};\n"
    value = converted(text, have, kind)
    if name in _SUMS:
        return f"{total} += {value};\n"
    if name == "sumsq":
        return f"{total} += m2c_sq_f64({value});\n"
    if name == "prod":
        return f"{total} *= {value};\n"
    return f"{total} = m2c_{name}_{kind.tag}({total}, {value});\n"
