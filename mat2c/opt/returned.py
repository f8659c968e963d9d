"""Functions whose `varargout` is a row of known cells return these, as many as are asked for.

    func @f(x) -> (varargout)          func @f(x) -> (varargout_1)
      %c = cellrow %a, %b                %c = cellrow %a, %b
      %l = outputlist %c       becomes   %1 = cellref %c, 1
      return %l...                       return %1

Each output then has a type of its own. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.returned import returned_list
from mat2c.ir.core import Const, Instr, Operand, Return


def fix_outputs(flow: Flow) -> bool:
    """Gives the function a fixed number of outputs; whether it did."""
    function, block = flow.function, flow.function.exit
    end = block.terminator
    known = returned_list(flow)
    if known is None or not isinstance(end, Return) or known[0] not in block.instrs:
        return False
    made, items = known
    fixed = len(end.args) - 1
    wanted = max(flow.signature.nargout, 1) - fixed
    if block not in flow.reached or len(items) < max(wanted, 1):
        return False
    cells = [_read(flow, made, place) for place in range(1, wanted + 1)]
    at = block.instrs.index(made)
    block.instrs[at : at + 1] = cells
    end.args[fixed:] = [cell.target for cell in cells]
    name = function.outputs.pop()
    function.outputs += [f"{name}_{k}" for k in range(1, wanted + 1)]
    function.varargout = False
    return True


def _read(flow: Flow, made: Instr, place: int) -> Instr:
    target = flow.function.fresh()
    args: list[Operand] = [made.args[0], Const(float(place))]
    target.definition = Instr("cellref", [target], args, made.span)
    return target.definition
