"""Numbers as C constants of an element type, and C expressions from one element type to another."""

from __future__ import annotations

from mat2c.codegen.c_constants import c_double, c_integer, c_single
from mat2c.ir.core import Const
from mat2c.types.interval_class import LIMITS, saturated
from mat2c.types.rep import BOOL, C64, CHAR, F32, F64, INDEX, ElementType

_INTEGRAL = (INDEX, BOOL, CHAR)


def const_text(const: Const, want: ElementType) -> str:
    value = const.value
    if isinstance(value, str):
        value = ord(value)
    if isinstance(value, complex):
        if want is C64:
            return f"({c_double(value.real)} + {c_double(value.imag)} * I)"
        value = value.real
    assert isinstance(value, (bool, int, float))
    if want is BOOL:
        return "true" if value else "false"
    if want.is_integer:
        return c_integer(want.cls, saturated(want.cls, value))
    if want is F32:
        return c_single(float(value))
    if want is CHAR:
        return str(_character(value))
    if want is INDEX:
        return "INT64_MIN" if int(value) == -(2**63) else str(int(value))
    text = c_double(float(value))
    return f"({text})" if text.startswith("-") else text


def _character(value: float) -> int:
    """The last eight bits of a number that has 32; of others, as of Inf, nothing is left."""
    return int(value) % 256 if -(2**31) <= value < 2**31 else 0


def converted(text: str, have: ElementType, want: ElementType) -> str:
    """A C expression converted between element types, without touching what C converts by
    itself."""
    if have is want:
        return text
    if want is BOOL:
        return f"({text} != 0)"
    if want.is_integer:
        return _saturated(text, have, want)
    if want is INDEX:
        return text if have in (BOOL, CHAR) else f"(ptrdiff_t){text}"
    if want is F32 or (want is F64 and have.is_narrow):
        return f"({want.ctype}){text}"
    if want is F64 and have in _INTEGRAL:
        return f"{text}.0" if text.isdigit() else f"(double){text}"
    if want is F64 and have is C64:
        return f"creal({text})"
    if want is CHAR:
        return f"(unsigned char){text}"
    return text


def _saturated(text: str, have: ElementType, want: ElementType) -> str:
    """A number as a value of an integer class, rounded and clipped."""
    if have is BOOL:
        return text
    low, high = LIMITS[want.cls]
    inner = (0, 255) if have is CHAR else LIMITS.get(have.cls)
    if inner is not None and low <= inner[0] and inner[1] <= high:
        return f"({want.ctype}){text}"
    if have.counts:
        return f"m2c_clip_{want.tag}({text})"
    if have.is_integer:
        return f"m2c_clip_unsigned_{want.tag}({text})"
    return f"m2c_sat_{want.tag}({text})"
