"""Types of what functions in C give back: numbers of the class that is asked for, and arrays that
are as large as before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Instr
from mat2c.support.record import replace
from mat2c.types.lattice import ANY, BOTTOM, Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.type_constructors import scalar

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def changed(flow: Flow, instr: Instr) -> list[Type]:
    """What a function in C may have set to anything."""
    known = flow.type_of(instr.args[0])
    if known.is_bottom:
        return [BOTTOM]
    if not known.is_arithmetic:
        return [ANY]
    return [replace(known.defined(), range=of_class(known.cls), const=None)]


def result(flow: Flow, instr: Instr) -> list[Type]:
    """A number of the class of the first operand."""
    known = flow.type_of(instr.args[0])
    if known.is_bottom:
        return [BOTTOM]
    return [scalar(known.cls) if known.is_arithmetic else ANY]
