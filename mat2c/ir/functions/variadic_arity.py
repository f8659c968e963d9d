"""Variadic functions, specialised for a number of inputs, have that many parameters.

func @f(x, varargin)                  func @f(x, varargin_1, varargin_2)
  %x = param 0                          %x = param 0
  %c = paramrest 1         becomes      %2 = param 1 {packed=true}
                                        %3 = param 2 {packed=true}
                                        %c = cellrow %2, %3
"""

from __future__ import annotations

from mat2c.ir.core import Function, Instr
from mat2c.ir.edit import made
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.types.lattice import MAX_CONST


def fix_inputs(function: Function, count: int) -> None:
    """Rewrites the function in place for calls with `count` inputs, where the cells can be told one
    by one."""
    first = len(function.params) - 1
    rest = max(count - first, 0)
    if not function.varargin or rest > MAX_CONST:
        return
    name = function.params.pop()
    names = [f"{name}_{k}" for k in range(1, rest + 1)]
    for block in function.blocks:
        block.instrs = [
            new
            for instr in block.instrs
            for new in (_gathered(function, instr, names) if instr.op == "paramrest" else [instr])
        ]
    function.params += names
    function.varargin = False


def _gathered(function: Function, rest: Instr, names: list[str]) -> list[Instr]:
    """Parameters, and the cells that hold them."""
    first = payload_of(rest, Parameter).index
    given = [
        made(function, "param", [], rest.span, name, payload=Parameter(k, packed=True))
        for k, name in enumerate(names, first)
    ]
    rest.op = "cellrow" if given else "emptycell"
    rest.args, rest.payload = [instr.target for instr in given], NOTHING
    return [*given, rest]
