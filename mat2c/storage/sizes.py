"""Sizes of arrays: which can be estimated statically ([GCTD] §3.2.1), which are symbolic.

A size is static if the shape is explicit, if its symbols are bounded closely enough, or if the
value is a φ of static sizes, which takes the greatest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mat2c.infer.proofs.extent_bounds import extent_bounds, upper
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.types.expr import Expr
from mat2c.types.lattice import Type

TypeOf = Callable[[Value], Type | None]


def numel(t: Type | None) -> Expr | None:
    """The number of elements as an expression."""
    return None if t is None or t.shape is None else t.shape.numel()


Bound = Callable[[Expr], float]
"""What an expression is at most."""


def own_static(t: Type | None, bounded: int, bound: Bound | None = None) -> int | None:
    """A static size that the type alone gives: `bounded` elements or fewer, where it is not known
    exactly."""
    count = numel(t)
    if count is None:
        return None
    if count.is_const:
        return count.value
    most = count.high if bound is None else bound(count)
    return int(most) if most <= bounded else None


def static_sizes(
    arrays: list[Value], type_of: TypeOf, bounded: int, highest: Bound | None = None
) -> dict[Value, int]:
    """The arrays of static size, with their number of elements."""
    found: dict[Value, int] = {}
    phis: dict[Value, Instr] = {}
    bound: Bound | None = None
    if highest is not None:
        made = (value.definition for value in arrays)
        joining = [instr for instr in made if instr is not None and instr.op == "phi"]
        bound = partial(upper, most=extent_bounds(joining, type_of, highest))
    for value in arrays:
        size = own_static(type_of(value), bounded, bound)
        if size is not None:
            found[value] = size
        elif value.definition is not None and value.definition.op == "phi":
            phis[value] = value.definition
    _drop_inestimable(phis, found, type_of, bounded)
    changed = bool(phis)
    for value in phis:
        found[value] = 0
    while changed:
        changed = False
        for value, phi in phis.items():
            size = max((_size(arg, found, type_of, bounded) or 0 for arg in phi.args), default=0)
            if size > found[value]:
                found[value] = size
                changed = True
    return found


def _drop_inestimable(
    phis: dict[Value, Instr], found: dict[Value, int], type_of: TypeOf, bounded: int
) -> None:
    """Keeps the φs all of whose operands are estimable, assuming the φs themselves are."""
    changed = True
    while changed:
        changed = False
        for value, phi in list(phis.items()):
            sizes = [_size(arg, found, type_of, bounded) for arg in phi.args if arg not in phis]
            if None in sizes:
                del phis[value]
                changed = True


def _size(arg: Operand, found: dict[Value, int], type_of: TypeOf, bounded: int) -> int | None:
    if isinstance(arg, Const):
        return len(arg.value) if isinstance(arg.value, str) else (0 if arg.cls == "empty" else 1)
    if not isinstance(arg, Value):
        return None
    t = type_of(arg)
    if t is not None and t.is_bottom:
        return 0
    return found[arg] if arg in found else own_static(t, bounded)
