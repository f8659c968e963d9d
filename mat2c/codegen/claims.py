"""`--check-types`: what inference claims of each value becomes an assertion at run time. With
`--check-removed` those remain where a boxed result becomes a typed value: its class is not asked.
"""

from __future__ import annotations

from math import isinf

from mat2c.codegen.constants import c_double
from mat2c.codegen.spell import c_string, spelling
from mat2c.codegen.typedframe import TypedFrame
from mat2c.ir.core import Instr, Value
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind

_UNCHECKED = frozenset(("undef", "forempty"))


def assertions(frame: TypedFrame, instr: Instr) -> str:
    """One assertion for each target of an instruction that has a type and a place; what a call may
    not have given is told behind the check."""
    if instr.op in _UNCHECKED or instr.attrs.get("perhaps"):
        return ""
    return "".join(_assertion(frame, target) for target in instr.targets)


def _assertion(frame: TypedFrame, value: Value) -> str:
    known = value.type
    if known is None or known.is_bottom or value not in frame.variable:
        return ""
    if frame.rep(value).kind is Kind.LIST or (known.is_any and known.shape is None):
        return ""
    return claimed(frame, value, frame.boxed(value))


def claimed(frame: TypedFrame, value: Value, boxed: str) -> str:
    """The assertion that a boxed value is what inference has found of `value`."""
    known = frame.type(value)
    line = frame.span.line if frame.span else 0
    what = f"line {line}: {value.name or f't{value.number}'} is {known}"
    claim = f"&(const m2c_claim){{{_fields(known)}}}"
    return spelling("boxed").statement(f"m2c_check_claim({boxed}, {claim}, {c_string(what)})")


def _fields(t: Type) -> str:
    cls = "NULL" if t.is_any or t.cls in ("map", "object", "string") else c_string(t.cls)
    complexity = -1 if t.is_complex is None or not t.is_arithmetic else int(t.is_complex)
    rank, dims = 0, "NULL"
    if t.shape is not None:
        known = [str(d.value) if d is not None and d.is_const else "-1" for d in t.shape.dims]
        rank, dims = t.shape.rank, f"(const ptrdiff_t[]){{{', '.join(known)}}}"
    values = t.range
    may_be = 1 * values.nan + 2 * values.inf + 4 * values.negzero + 8 * (not values.integral)
    text = c_string(t.const) if isinstance(t.const, str) else "NULL"
    low, high = _bound(values.numeric_low), _bound(values.numeric_high)
    return f"{cls}, {complexity}, {rank}, {dims}, {low}, {high}, {may_be}, {text}"


def _bound(x: float) -> str:
    if isinf(x):
        return "INFINITY" if x > 0 else "-INFINITY"
    return c_double(x)
