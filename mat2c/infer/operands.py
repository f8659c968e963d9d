"""Operands as transfer functions see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.infer.transfer.indexing import Subscript
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Splat, Value
from mat2c.types.contents import item_of
from mat2c.types.expr import MAX_EXTENT, Expr, symbol
from mat2c.types.lattice import ANY, Type
from mat2c.types.symbolic import surely_le
from mat2c.types.type_constructors import of_const

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def types_of(flow: Flow, instr: Instr) -> list[Type]:
    """The types of all operands, as the conditions of their place refine them."""
    block = flow.block_of[instr]
    return [flow.type_of(a, block) for a in instr.args]


def item_types(operands: Sequence[Operand], known: Sequence[Type]) -> list[Type]:
    """The types of operands; of comma lists, of each of their items."""
    return [_items(a, t) for a, t in zip(operands, known, strict=True)]


def _items(operand: Operand, known: Type) -> Type:
    items = operand.value.type if isinstance(operand, Splat) else None
    return known if items is None else items.elem or ANY


def uncounted(operands: Sequence[Operand]) -> bool:
    """True if there is a comma list among them that may have another count than one."""
    return any(isinstance(a, Splat) and item_of(a.value.type) is None for a in operands)


def subscripts_of(flow: Flow, instr: Instr, operands: Sequence[Operand]) -> list[Subscript] | None:
    """Some operands of an instruction as subscripts; None where a comma list is among them."""
    if uncounted(operands):
        return None
    block = flow.block_of[instr]
    result = []
    for arg in operands:
        if arg == MAGIC_COLON:
            result.append(Subscript(of_const(":"), colon=True))
            continue
        known = flow.type_of(arg, block)
        if known.const == ":" and known.cls == "char":
            result.append(Subscript(known, colon=True))
        else:
            last, chosen, run = _run_end(flow, arg), _chosen(flow, arg), _run(flow, arg)
            result.append(Subscript(known, flow.integer(arg), last=last, chosen=chosen, run=run))
    return result


def _chosen(flow: Flow, mask: Operand) -> Expr | None:
    """How many elements a mask chooses: the same wherever it does."""
    if not isinstance(mask, Value) or flow.type_of(mask).cls != "logical":
        return None
    name = f"{mask.name or f't{mask.number}'}_chosen"
    found = symbol(("chosen", mask), name, 0, MAX_EXTENT)
    flow.owners.setdefault(found, mask)
    return found


def _run(flow: Flow, operand: Operand) -> tuple[int, int] | None:
    """The ends of first:last, where both are constants."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "colon" or len(made.args) != 2:
        return None
    first, last = (flow.type_of(a).whole for a in made.args)
    return None if first is None or last is None else (first, last)


def _run_end(flow: Flow, operand: Operand) -> Expr | None:
    """The last of first:last, where there surely is one."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "colon" or len(made.args) != 2:
        return None
    first, last = (flow.integer(a) for a in made.args)
    return last if first is not None and last is not None and surely_le(first, last) else None
