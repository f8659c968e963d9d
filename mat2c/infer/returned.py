"""What `varargout` holds at the end of a function."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.infer.aggregates import items_of
from mat2c.ir.core import Instr, Operand, Return, Splat, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.types.lattice import Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def returned_list(flow: Flow) -> tuple[Instr, tuple[Type, ...]] | None:
    """The instruction that makes the list which a function returns at its end, and the types of
    what it surely consists of; None where it is another number from way to way."""
    end = flow.function.exit.terminator
    last = end.args[-1] if flow.function.varargout and isinstance(end, Return) else None
    made = last.value.definition if isinstance(last, Splat) else None
    if made is None or made.op != "outputlist" or _may_be_undefined(flow, made.args[0]):
        return None
    items = items_of(flow.type_of(made.args[0]))
    return None if items is None else (made, items)


def _may_be_undefined(flow: Flow, operand: Operand) -> bool:
    while isinstance(operand, Value) and operand.definition is not None:
        if operand in flow.undefined or operand.definition.op == "undef":
            return True
        if operand.definition.op not in IDENTITIES:
            break
        operand = operand.definition.args[0]
    return flow.type_of(operand).maybe_undef
