"""Scalars as symbolic integers: constants, sums and products of extents and of other integers, told
by what defines them.

    n = size(x, 1);     rows(x)
    k = 2*n - 1;        2*rows(x) - 1
    m = floor(k / 2);   floor((2*rows(x) - 1) / 2)

What is not made of others gets a symbol of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.infer.transfer.loop_types import counts_elements
from mat2c.infer.transfer.narrowed import bounded_symbol
from mat2c.ir.core import Instr, Operand, Value, is_narrowed
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import payload_of
from mat2c.types.contents import full_of
from mat2c.types.expr import EXACT, MAX_EXTENT, Expr, const, floordiv, max_, min_, symbol
from mat2c.types.lattice import ANY
from mat2c.types.subscripts import colon_extent

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_DEPTH = 12  # of definitions that are looked at


def symbolic_integer(flow: Flow, operand: Operand, depth: int = 0) -> Expr | None:
    """The operand as a symbolic integer: None unless it is an integer-valued real scalar."""
    known = flow.type_of(operand)
    if not (known.is_arithmetic and known.is_scalar and known.range.is_integer):
        return None
    if known.is_complex is not False:
        return None
    if isinstance(known.const, (bool, int, float)):
        return const(int(known.const)) if abs(known.const) <= EXACT else None
    values = known.range
    if isinstance(values.low, Expr) and values.low is values.high:
        return values.low
    if not isinstance(operand, Value):  # a character
        return None
    found = _structural(flow, operand, depth)
    if found is None:
        found = bounded_symbol(operand, known)
        if found is not None:
            flow.symbols[found] = operand
    if found is None and not known.range.fits(-EXACT, EXACT):
        return None  # no symbol stands for integers that doubles don't hold
    if found is None:
        name = operand.name or f"t{operand.number}"
        if counts_elements(operand):
            found = symbol(operand, name, 0, MAX_EXTENT)
        else:
            found = symbol(operand, name)
        flow.symbols[found] = operand
    return found


def _structural(flow: Flow, value: Value, depth: int) -> Expr | None:
    """Sums and products of integers, from the definition."""
    instr = value.definition
    if instr is None or depth > _DEPTH or is_narrowed(instr):
        return None
    if instr.op in IDENTITIES or instr.op == "uplus":
        return symbolic_integer(flow, instr.args[0], depth + 1)
    if value.type is None or value.type.cls != "double":
        return None  # other classes saturate or round
    if instr.op in ("plus", "minus", "times", "mtimes"):
        left = symbolic_integer(flow, instr.args[0], depth + 1)
        right = symbolic_integer(flow, instr.args[1], depth + 1)
        if left is None or right is None:
            return None
        if instr.op == "plus":
            return left + right
        if instr.op == "minus":
            return left - right
        if left.is_symbol and right.is_symbol:
            flow.products[left * right] = (left, right)
        return left * right
    if instr.op == "end" or (instr.op == "builtin" and instr.payload.callee == "numel"):
        return _elements(flow, instr)
    if instr.op == "uminus":
        inner = symbolic_integer(flow, instr.args[0], depth + 1)
        return None if inner is None else -inner
    if instr.op != "builtin":
        return None
    rounded = instr.payload.callee in ("floor", "fix") and len(instr.args) == 1
    return (_quotient if rounded else _extremum)(flow, instr, depth)


def _quotient(flow: Flow, instr: Instr, depth: int) -> Expr | None:
    """An integer divided by a constant, rounded down: exact where doubles hold it."""
    quotient = instr.args[0].definition if isinstance(instr.args[0], Value) else None
    if quotient is None or quotient.op not in ("rdivide", "mrdivide"):
        return None
    by = flow.type_of(quotient.args[1]).whole
    number = (
        symbolic_integer(flow, quotient.args[0], depth + 1) if by is not None and by > 0 else None
    )
    if by is None or number is None or number.low < -EXACT or number.high > EXACT:
        return None
    down = instr.payload.callee == "floor" or number.low >= 0
    return floordiv(number, by) if down else None


def _extremum(flow: Flow, instr: Instr, depth: int) -> Expr | None:
    """The least or the greatest of two integers."""
    extremum = {"min": min_, "max": max_}.get(str(instr.payload.callee))
    if extremum is None or len(instr.args) != 2:
        return None
    left, right = (symbolic_integer(flow, arg, depth + 1) for arg in instr.args)
    return None if left is None or right is None else extremum(left, right)


def _elements(flow: Flow, instr: Instr) -> Expr | None:
    """What `end` or numel(x) counts, where that is a product of extents."""
    base = full_of(flow.type_of(instr.args[0])) if len(instr.args) == 1 else ANY
    if base.is_any or base.is_bottom or base.shape is None or base.cls == "map":
        return None
    if instr.op == "builtin":
        return base.shape.numel()
    place = payload_of(instr, Extent)
    return colon_extent(base.shape, place.position, place.count)
