"""What typed code does with the integer classes and single, beyond moving their elements about.

    uint8 + double      saturates                      typed
    single .^ single    powers but squares             boxed
    bitand(int8, 3.5)   of int8(3.5)                   typed

`narrow_arith` spells what is allowed here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.declaration import Builtin
from mat2c.types.lattice import Type
from mat2c.types.ranges import interval
from mat2c.types.ranges.interval_class import LIMITS
from mat2c.types.ranges.range_ import Range
from mat2c.types.rep import rep_of


def is_narrow(t: Type) -> bool:
    """True if it is typed, of an integer class or of single."""
    element = rep_of(t).element
    return element is not None and element.is_narrow


def operator_ok(op: str, types: Sequence[Type], result: Type) -> bool:
    """True if there is typed code for an operator, some of whose types are narrow."""
    if any(t.may_be_complex for t in types):
        return False
    if op == "power":
        return types[0].cls == result.cls and types[1].const == 2.0
    return True


def lands_inside(op: str, types: Sequence[Type], result: Type) -> bool:
    """True if what an operation gives before it saturates surely is within the class of its
    result."""
    rule = _RANGES.get(op)
    if result.cls not in LIMITS or any(t.may_be_complex for t in types):
        return False
    if rule is None or not all(t.is_arithmetic for t in types):
        return False
    if len(types) != (1 if rule is _same else 2):
        return False
    low, high = LIMITS[result.cls]
    values = rule(*(t.range for t in types))
    return values.finite and low <= values.numeric_low and values.numeric_high <= high


def _same(x: Range) -> Range:
    return x


_RANGES: dict[str, Callable[..., Range]] = {
    "plus": interval.plus,
    "minus": interval.minus,
    "times": interval.times,
    "rdivide": interval.rdivide,
    "builtin": _same,  # of conversions
}


def conversion_ok(x: Type, result: Type) -> bool:
    """True if `result.cls(x)` can be done for each element, without an error."""
    if x.may_be_complex or (result.cls == "logical" and (x.range.nan or x.cls == "char")):
        return False
    if result.cls == "char" and not (x.range.is_integer and x.range.fits(0, 255)):
        return False
    return x.is_arithmetic


def function_ok(declaration: Builtin, types: Sequence[Type], result: Type) -> bool:
    """True if there is typed code for an elementwise function, some of whose types are narrow."""
    if any(t.may_be_complex for t in types) or result.may_be_complex:
        return False
    if declaration.typed == "extremum" and len(types) != 2:
        return False
    integer = next((t.cls for t in types if t.cls in LIMITS), None)
    if integer is None:
        return bool(declaration.single) and not result.is_any
    if not declaration.integer or result.cls not in (integer, "logical"):
        return False
    if declaration.name == "bitshift":
        by = rep_of(types[1]).element
        return types[0].cls == integer and by is not None and by.counts
    if declaration.name == "idivide":
        return len(types) == 2 and all(_is_divisible(t, integer) for t in types)
    return True


def _is_divisible(t: Type, integer: str) -> bool:
    """True if it is of the class, which has up to 32 bits, or doubles that are values of the
    class."""
    low, high = LIMITS[integer]
    whole = t.cls == "double" and t.range.is_integer and t.range.fits(low, high)
    return high < 2**32 and (t.cls == integer or whole)
