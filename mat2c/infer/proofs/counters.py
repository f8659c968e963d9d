"""Counters: variables that go up or down by small constants, one step at a time.

    n = 0;
    while …, n = n + 1; end        n is at most the number of steps made

No program makes 2^48 steps, which is days of nothing else: a counter that starts within 2^48 stays
within 2^52, where doubles and C's integers count alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.support.record import replace
from mat2c.types.lattice import Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_FAR = 2.0**52
_START = 2.0**48
_STEP = 16
_MOST = 64  # values looked at


def bounded(flow: Flow, phi: Instr, known: Type) -> Type:
    """The type of a loop's φ, with what is true of it as a counter."""
    values = known.range
    if known.cls != "double" or not known.is_scalar or known.may_be_complex or not values.integral:
        return known
    if values.finite and values.numeric_low >= -_FAR and values.numeric_high <= _FAR:
        return known
    starts = _starts(phi.target)
    if starts is None or not all(_is_near(flow, start) for start in starts):
        return known
    low = values.low if values.numeric_low >= -_FAR else -_FAR
    high = values.high if values.numeric_high <= _FAR else _FAR
    return known.with_range(replace(values, low=low, high=high, nan=False, inf=False))


def _is_near(flow: Flow, operand: Operand) -> bool:
    known = flow.type_of(operand)
    if known.is_bottom:
        return not known.maybe_undef
    if known.cls not in ("double", "logical") or not known.is_scalar or known.may_be_complex:
        return False
    return known.range.fits(-int(_START), int(_START))


def _starts(value: Value) -> list[Operand] | None:
    """What a counter begins with, on all ways; None: it is none, or that takes too long to see."""
    starts: list[Operand] = []
    seen = {value}
    todo = [value]
    while todo:
        here = todo.pop()
        sources = _sources(here.definition)
        if sources is None:
            starts.append(here)
            continue
        for source in sources:
            if not isinstance(source, Value):
                starts.append(source)
            elif source not in seen:
                seen.add(source)
                todo.append(source)
        if len(seen) > _MOST:
            return None
    return starts


def _sources(made: Instr | None) -> list[Operand] | None:
    """The values that one is, or is a small step from."""
    if made is None:
        return None
    if made.op == "phi":
        return made.args
    if made.op in IDENTITIES:
        return made.args[:1]
    if made.op not in ("plus", "minus"):
        return None
    left, right = made.args
    if _is_step(right):
        return [left]
    return [right] if made.op == "plus" and _is_step(left) else None


def _is_step(operand: Operand) -> bool:
    value = operand.value if isinstance(operand, Const) else None
    return isinstance(value, float) and value.is_integer() and abs(value) <= _STEP
