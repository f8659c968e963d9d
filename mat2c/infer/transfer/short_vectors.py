"""The elements of short vectors of integers, as far as they are known: `size (x)`, `[m, n]`.

Types say what all elements of an array have in common. Where extents are named by a vector, each
element counts: `zeros (size (x))` has the shape of x, and `s = size (x); s(2)` is its width.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.builtins.families.queries import extent_type
from mat2c.infer.operands import subscripts_of
from mat2c.ir.core import Instr, Operand, Splat, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.support.record import replace
from mat2c.types.expr import EXACT, Expr, const
from mat2c.types.lattice import Type
from mat2c.types.ranges.interval import may_be_zero

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

Elements = list[Expr | None]
"""An expression for each element that is known."""
_DEPTH = 6
_LONGEST = 16


def elements_of(flow: Flow, operand: Operand, asking: Instr, depth: int = 0) -> Elements | None:
    """The elements of a real double vector; None where not even their number is known."""
    if depth > _DEPTH or isinstance(operand, Splat):
        return None
    flow.depend(asking, [operand])
    known = flow.type_of(operand)
    if known.cls != "double" or known.is_complex is not False or known.is_bottom:
        return None
    if known.is_scalar:
        return [flow.integer(operand)]
    count = known.static_numel
    if count is None or count > _LONGEST:
        return None
    found = _constants(known)
    if found is None and isinstance(operand, Value) and operand.definition is not None:
        found = _made(flow, operand.definition, asking, depth)
    return found if found is not None and len(found) == count else [None] * count


def _constants(known: Type) -> Elements | None:
    if not isinstance(known.const, tuple):
        return None
    numbers = [x for x in known.const if isinstance(x, (int, float)) and abs(x) <= EXACT]
    if len(numbers) != len(known.const):
        return None
    return [const(int(x)) if x == int(x) else None for x in numbers]


def _made(flow: Flow, instr: Instr, asking: Instr, depth: int) -> Elements | None:
    if instr.op in IDENTITIES:
        return elements_of(flow, instr.args[0], asking, depth + 1)
    if instr.op == "builtin":
        return _extents(flow, instr, asking)
    if instr.op == "hcat":
        parts = [elements_of(flow, a, asking, depth + 1) for a in instr.args]
        return None if None in parts else [x for part in parts if part is not None for x in part]
    if instr.op == "subsref" and len(instr.args) == 2:
        return _chosen(flow, instr, asking, depth)
    if instr.op == "subsasgn" and len(instr.args) == 3:
        return _replaced(flow, instr, asking, depth)
    return None


def _extents(flow: Flow, instr: Instr, asking: Instr) -> Elements | None:
    """size (x)"""
    if instr.payload.callee != "size" or len(instr.args) != 1 or len(instr.targets) != 1:
        return None
    flow.depend(asking, instr.args)
    base = flow.type_of(instr.args[0])
    return None if base.shape is None or base.is_bottom else [*base.shape.dims]


def _chosen(flow: Flow, instr: Instr, asking: Instr, depth: int) -> Elements | None:
    """Some elements, by constant subscripts."""
    base = elements_of(flow, instr.args[0], asking, depth + 1)
    flow.depend(asking, instr.args[1:])
    subs = subscripts_of(flow, instr, instr.args[1:])
    places = subs[0].picked(len(base)) if base is not None and subs else None
    if base is None or places is None or any(not 1 <= k <= len(base) for k in places):
        return None
    return [base[k - 1] for k in places]


def _replaced(flow: Flow, instr: Instr, asking: Instr, depth: int) -> Elements | None:
    """One element assigned to."""
    base = elements_of(flow, instr.args[0], asking, depth + 1)
    flow.depend(asking, instr.args[1:])
    place, value = (flow.type_of(instr.args[k]) for k in (2, 1))
    if base is None or place.whole is None or not 1 <= place.whole <= len(base):
        return None
    if not value.is_scalar or value.cls != "double":
        return None
    base = [*base]
    base[place.whole - 1] = flow.integer(instr.args[1])
    return base


def element(flow: Flow, instr: Instr, known: Type) -> Type:
    """The type of what a `subsref` gives: of an element that is known its value."""
    if known.cls != "double" or not known.is_scalar or known.const is not None:
        return known
    if len(instr.args) != 2 or flow.type_of(instr.args[1]).whole is None:
        return known
    found = _chosen(flow, instr, instr, 0)
    exact = found[0] if found is not None and len(found) == 1 else None
    if exact is None or exact.low < -EXACT or exact.high > EXACT:
        return known
    found_type = extent_type(exact)
    # an expression stands for both zeros: which of them it is, only the array's range tells
    if known.range.negzero and may_be_zero(found_type.range):
        return known.with_range(replace(found_type.range, negzero=True))
    return found_type
