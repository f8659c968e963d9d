"""Transfer functions of what a function is called with: its inputs, and how many there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Const, Instr
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.types.lattice import UNDEF, Type
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import cell, cell_row, of_const

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def _param(flow: Flow, instr: Instr) -> list[Type]:
    function, args = flow.function, flow.signature.args
    k = len(function.captures) + position(instr)
    return [args[k]] if k < len(args) else [UNDEF]


def position(instr: Instr) -> int:
    """The number of a parameter or captured value."""
    if isinstance(instr.payload, Parameter):
        return instr.payload.index
    number = instr.args[0]
    assert isinstance(number, Const) and isinstance(number.value, (int, float))
    return int(number.value)


def _paramrest(flow: Flow, instr: Instr) -> list[Type]:
    given = max(nargin_of(flow) - position(instr), 0)
    first = len(flow.function.captures) + position(instr)
    return [cell_row(flow.signature.args[first:]) if given else cell(Shape.of(0, 0))]


def nargin_of(flow: Flow) -> int:
    return len(flow.signature.args) - len(flow.function.captures)


def _capture(flow: Flow, instr: Instr) -> list[Type]:
    return [flow.signature.args[position(instr)]]


def _nargin(flow: Flow, instr: Instr) -> list[Type]:
    return [of_const(float(nargin_of(flow)))]


def _nargout(flow: Flow, instr: Instr) -> list[Type]:
    return [of_const(float(flow.signature.nargout))]


RULES = {
    "param": _param,
    "paramrest": _paramrest,
    "capture": _capture,
    "nargin": _nargin,
    "nargout": _nargout,
}
