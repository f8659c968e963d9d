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
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import Const, Instr, Return, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import CellRead
from mat2c.opt.lazy_matrices.lazy_webs import PASSING
from mat2c.types.shape import Shape


def fix_outputs(flow: Flow) -> bool:
    """Gives the function a fixed number of outputs; whether it did."""
    function, block = flow.function, flow.function.exit
    end = block.terminator
    if not function.varargout or block not in flow.reached or not isinstance(end, Return):
        return False
    last = end.args[-1]
    rest = last.value.definition if isinstance(last, Splat) else None
    fixed = len(end.args) - 1
    wanted = max(flow.signature.nargout, 1) - fixed
    if rest is None or rest.op != "outputlist" or _surely_held(flow, rest) < max(wanted, 1):
        return False
    cells = [
        made(
            function, "cellref", [rest.args[0], Const(float(place))], rest.span, payload=CellRead()
        )
        for place in range(1, wanted + 1)
    ]
    at = block.instrs.index(rest)
    block.instrs[at : at + 1] = cells
    end.args[fixed:] = [cell.target for cell in cells]
    name = function.outputs.pop()
    function.outputs += [f"{name}_{k}" for k in range(1, wanted + 1)]
    function.varargout = False
    return True


def _surely_held(flow: Flow, rest: Instr) -> int:
    """How many outputs `varargout` holds, whatever way is taken; 0 where that is not known."""
    cells = rest.args[0]
    known = flow.type_of(cells)
    if not isinstance(cells, Value) or known.maybe_undef or _source(flow, cells) in flow.undefined:
        return 0
    alike = known.cls == "cell" and known.elem is not None and not known.elem.is_bottom
    if alike and known.shape is not None and known.shape == Shape.of(1, known.static_numel):
        return known.static_numel or 0
    return len(items_of(known) or ())


def _source(flow: Flow, value: Value) -> Value:
    """The value that copies, checks and loops that surely run pass on."""
    while True:  # to a value that is made
        made = value.definition
        source = made.args[0] if made is not None and made.op in PASSING else None
        if made is None or not isinstance(source, Value):
            return value
        value = _last(flow, source) if made.op == "loopexit" else source


def _last(flow: Flow, value: Value) -> Value:
    """What the last round of a loop leaves of a φ in its header, where there surely is a round."""
    phi = value.definition
    header = flow.block_of[phi] if phi is not None and phi.op == "phi" else None
    loop = None if header is None else header.loop
    if phi is None or header is None or loop is None or loop.count is None:
        return value
    runs = flow.type_of(loop.count).range.numeric_low >= 1
    if not runs or loop.merge.preds != [header] or loop.latch not in header.preds:
        return value
    carried = phi.args[header.preds.index(loop.latch)]
    return carried if isinstance(carried, Value) else value
