"""`--check-types`: what inference claims of each value becomes an assertion at run time, also where
a boxed result becomes a typed value, whose class and extents are not asked. With `--check-removed`
alone, only the latter.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import isinf, isnan

from mat2c.codegen.c_constants import c_double
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.support.templates import c_string, spelling
from mat2c.types.lattice import Type
from mat2c.types.polynomial import Expr
from mat2c.types.rep import Kind, index_bits

_LONGEST = 1000  # characters of a type in a report
_UNCHECKED = frozenset(("undef", "forempty", "trip"))  # a negative count of rounds is none


def claimed_at_joins(frame: TypedFrame, block: Block) -> str:
    """The same for the φs of a block, at its start, that nothing undefined may reach."""
    frame.boxes = 0
    known = [phi.target for phi in block.phis() if phi.target not in frame.flow.undefined]
    return "".join(_assertion(frame, target) for target in known)


def assertions(frame: TypedFrame, instr: Instr) -> str:
    """One assertion for each target of an instruction that has a type and a place; what a call may
    not have given is told behind the check."""
    if instr.op in _UNCHECKED or (isinstance(instr.payload, Invocation) and instr.payload.perhaps):
        return ""
    return "".join(_assertion(frame, target) for target in instr.targets)


def _assertion(frame: TypedFrame, value: Value) -> str:
    known = value.type
    if known is None or known.is_bottom or not has_place(frame, value):
        return ""
    if frame.rep(value).kind is Kind.LIST or (known.is_any and known.shape is None):
        return ""
    text = claimed(frame, value, frame.boxed(value))
    return spelling("typed").sometimes(text) if frame.rep(value).kind is Kind.ARRAY else text


def has_place(frame: TypedFrame, value: Value) -> bool:
    """True if it is kept in a variable, or in a group of the storage plan."""
    return value in frame.variable or value in frame.plan.group_of


def claimed(
    frame: TypedFrame, value: Value, boxed: str, told: Mapping[int, str] | None = None
) -> str:
    """The assertion that a boxed value is what inference has found of `value`; `told` are C
    expressions of extents by position that it is relied on to have. What [] stands for as a text
    is one only when its elements are seen."""
    if value.definition is not None and value.definition.op == "astext":
        return ""
    claim = f"&(const m2c_claim){{{_fields(frame.type(value), told or {})}}}"
    what = c_string(described(frame, value))
    return spelling("control").statement(f"m2c_check_claim({boxed}, {claim}, {what})")


def described(frame: TypedFrame, value: Value) -> str:
    """What a report of a claim that does not hold names."""
    line = frame.span.line if frame.span else 0
    known = str(frame.type(value))
    shown = known if len(known) <= _LONGEST else f"{known[:_LONGEST]}..."
    return f"line {line}: {value.name or f't{value.number}'} is {shown}"


def _fields(t: Type, told: Mapping[int, str]) -> str:
    cls = "NULL" if t.is_any or t.cls in ("map", "object", "string") else c_string(t.cls)
    complexity = -1 if t.is_complex is None or not t.is_arithmetic else int(t.is_complex)
    rank, dims = 0, "NULL"
    if t.shape is not None:
        known = [told.get(k, _extent(dim)) for k, dim in enumerate(t.shape.dims)]
        rank, dims = t.shape.rank, f"(const ptrdiff_t[]){{{', '.join(known)}}}"
    values = t.range
    may_be = 1 * values.nan + 2 * values.inf + 4 * values.negzero + 8 * (not values.integral)
    text = c_string(t.const) if isinstance(t.const, str) else "NULL"
    numbers = _numbers(t)
    low, high = _bound(values.numeric_low), _bound(values.numeric_high)
    return f"{cls}, {complexity}, {rank}, {dims}, {low}, {high}, {may_be}, {text}, {numbers}"


def _extent(dim: Expr | None) -> str:
    """A known extent; "-1" of one that is not known, or that no array can have."""
    if dim is None or not dim.is_const or dim.value >= 2 ** (index_bits() - 1):
        return "-1"
    return str(dim.value)


def _numbers(t: Type) -> str:
    """The elements of a constant of numbers, real parts and imaginary ones; "NULL" of others."""
    items = t.const if isinstance(t.const, tuple) else (t.const,)
    parts = list[float]()
    for item in items:
        if item is None or isinstance(item, str):
            return "NULL"
        number = complex(item)
        parts += (number.real, number.imag)
    return f"(const double[]){{{', '.join(map(_number, parts))}}}"


def _number(x: float) -> str:
    return "NAN" if isnan(x) else _bound(x)


def _bound(x: float) -> str:
    if isinf(x):
        return "INFINITY" if x > 0 else "-INFINITY"
    return c_double(x)
