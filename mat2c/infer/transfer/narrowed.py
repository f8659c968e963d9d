"""Types of variables that got a new name because a condition told more of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Instr, Operand, Value, is_narrowed
from mat2c.ir.payloads.variable_payloads import Copy
from mat2c.support.record import replace
from mat2c.types.expr import Expr, const, symbol
from mat2c.types.lattice import BOTTOM, Type
from mat2c.types.polynomial import EXACT
from mat2c.types.ranges import range_
from mat2c.types.shape import Shape

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def copied(flow: Flow, instr: Instr) -> list[Type]:
    """What is copied, with the bounds that are told."""
    known = flow.type_of(instr.args[0], flow.block_of[instr])
    if known.is_bottom:
        return [BOTTOM]
    most = instr.payload.most if isinstance(instr.payload, Copy) else ""
    known = known.defined()
    for raw in unchecked(instr.args[0]):
        other = flow.type_of(raw, flow.block_of[instr])
        if known.is_scalar and other.is_scalar and other.cls == known.cls:
            values = range_.meet(known.range, other.range)
            known = known if values.is_empty else known.with_range(values)
    if not most or most == "value" or known.shape is None or known.shape.is_static:
        return [known]
    return [replace(known, shape=_bounded(known.shape, most, instr.target))]


def unchecked(operand: Operand) -> tuple[Value, ...]:
    """The variable itself, of a read that checks whether it is defined: conditions that are
    reached on some ways only are about reads of their own."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "checkdef" or not isinstance(made.args[0], Value):
        return ()
    return (made.args[0],)


def _bounded(shape: Shape, most: str, target: Value) -> Shape:
    limits: list[int | None] = [None] * shape.rank
    if most.startswith("#"):
        open_sides = [k for k, dim in enumerate(shape.dims) if dim is None or not dim.is_const]
        fixed = [dim.value for dim in shape.dims if dim is not None and dim.is_const]
        if len(open_sides) == 1 and all(fixed):
            (side,) = open_sides
            limits[side] = int(most[1:])
    else:
        told = [None if word == ":" else int(word) for word in most.removeprefix("=").split(",")]
        limits[: len(told)] = told[: shape.rank]
    dims = [
        dim if limit is None else _limited(dim, limit, most.startswith("="), (target, k))
        for k, (dim, limit) in enumerate(zip(shape.dims, limits, strict=True))
    ]
    return Shape.of(*dims)


def _limited(dim: Expr | None, limit: int, exact: bool, place: tuple[Value, int]) -> Expr:
    if exact:
        return const(limit)
    if dim is not None and dim.high <= limit:
        return dim
    target, side = place
    name = f"{target.name or f't{target.number}'}_{side + 1}"
    return symbol(("most", target, side, limit), name, 0, limit)


def bounded_symbol(value: Value, known: Type) -> Expr | None:
    """The integer that a narrowed number is, or one that has been checked to be whole, or that a
    loop counts, with the bounds that are known of it: what is calculated from it has bounds too."""
    made = value.definition
    whole = made is not None and made.op == "builtin" and made.payload.callee == "__whole__"
    if made is None or not (whole or made.op == "forvalue" or is_narrowed(made)):
        return None
    if made.op == "forvalue" and not known.range.fits(-EXACT, EXACT):
        return None
    low, high = known.range.numeric_low, known.range.numeric_high
    return symbol(("narrowed", value, low, high), value.name or f"t{value.number}", low, high)
