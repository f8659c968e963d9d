"""Functions applied to each element of arrays, written out as loops.

                                                          %n = builtin %x {callee="numel"}
                                                          %1 = end %x {position=0, count=2}
                                                          %2 = end %x {position=1, count=2}
                                                          %z = builtin %1, %2 {callee="zeros"}
                                                          for i = 1:%n
                                                            %y = phi %z, %4
                                                            %3 = callhandle %f, x(i)
    %y = builtin %f, %x {callee="arrayfun"}   becomes       %4 = subsasgn %y, %3, i

The function is then called without boxes. So that nothing is left to check, what it gives is known
to be one number or logical, and the arrays are of one shape. The new values have no types yet.

Requires: SSA, `preds`, types. Keeps: SSA, `preds`. Breaks: cfg, types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of, uncounted
from mat2c.infer.transfer.aggregates import items_of
from mat2c.infer.transfer.mapped_functions import each
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Jump, Loop, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import CellRead, Extent, Subscript, Update
from mat2c.ir.payloads.call_payloads import BuiltinCall, HandleCall
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.types.contents import only_target
from mat2c.types.lattice import ARITHMETIC, Type
from mat2c.types.shape import SCALAR

_ONE = Const(1.0)
_READS: dict[str, tuple[str, Payload]] = {
    "arrayfun": ("subsref", Subscript()),
    "cellfun": ("cellref", CellRead()),
}
_MAKERS = {"double": "zeros", "logical": "false"}
"""What makes an array of a class before its elements are known."""


def write_out_maps(flow: Flow) -> bool:
    """Rewrites the calls whose function is known; whether there were any."""
    function, found = flow.function, False
    latches = {b.loop.latch for b in function.blocks if b.loop is not None}
    for block in list(function.blocks):
        kept = block.handler is not None or block.loop is not None or block in latches
        if kept or block is function.exit or block not in flow.reached:
            continue
        for instr in list(block.instrs):
            maker = _maker(flow, instr)
            if maker is not None:
                shape = flow.type_of(instr.args[1]).shape
                assert shape is not None
                block = _write_out(function, block, instr, maker, shape.rank)
                found = True
    return found


def _maker(flow: Flow, instr: Instr) -> str | None:
    """The function that makes the array of the results; None where the call has to stay."""
    if instr.op != "builtin" or instr.payload.callee not in _READS or len(instr.targets) != 1:
        return None
    if instr.payload.nargout != 1 or len(instr.args) < 2 or uncounted(instr.args):
        return None
    function, *arrays = types_of(flow, instr)
    target = only_target(function)
    if target is None or target.kind == "builtin" or not _are_alike(arrays):
        return None
    if not all(isinstance(a, Value) for a in instr.args[1:]):
        return None
    outputs = each(flow, instr)
    if not outputs or not all(row and _is_real_scalar(row[0]) for row in outputs):
        return None
    return _MAKERS.get(flow.type_of(instr.target).cls or "")


def _are_alike(arrays: Sequence[Type]) -> bool:
    """True if they have one shape, and elements of one known type."""
    shape = arrays[0].shape
    if shape is None or shape == SCALAR or any(t.shape != shape or t.maybe_undef for t in arrays):
        return False
    if len(arrays) > 1 and not shape.is_known:
        return False
    return all((t.cls in ARITHMETIC and not t.may_be_complex) or _is_even(t) for t in arrays)


def _is_even(t: Type) -> bool:
    """True if it is a cell array whose cells are known as one."""
    if t.cls != "cell" or items_of(t) is not None:
        return False
    return t.elem is not None and not t.elem.is_any


def _is_real_scalar(t: Type) -> bool:
    return t.shape == SCALAR and not t.maybe_undef and not t.may_be_complex


def _cut(block: Block, instr: Instr, after: Block) -> None:
    """Moves what is behind an instruction to another block, and removes the instruction."""
    place = block.instrs.index(instr)
    after.instrs, after.terminator = block.instrs[place + 1 :], block.terminator
    for successor in after.successors():
        successor.preds = [after if p is block else p for p in successor.preds]
    block.instrs = block.instrs[:place]


def _write_out(function: Function, block: Block, instr: Instr, maker: str, rank: int) -> Block:
    """Splits a block at a call; returns what is behind the loop."""
    free = 1 + max(b.number for b in function.blocks)
    header, body, latch, after = (Block(free + k) for k in range(4))
    _cut(block, instr, after)

    def make(where: Block, op: str, *args: Operand, payload: Payload = NOTHING) -> Value:
        where.instrs.append(made(function, op, args, instr.span, payload=payload))
        return where.instrs[-1].target

    def call(name: str, *args: Operand) -> Value:
        return make(block, "builtin", *args, payload=BuiltinCall(name))

    handle, *arrays = instr.args
    numel = call("numel", arrays[0])
    extents = [make(block, "end", arrays[0], payload=Extent(k, rank)) for k in range(rank)]
    room = call(maker, *extents)
    count = make(block, "trip", _ONE, _ONE, numel)
    block.terminator = Jump(header)

    counter = make(header, "phi", Const(0.0))
    header.loop = Loop("for", after, latch, counter, count)
    more = make(header, "lt", counter, count)
    header.terminator = Branch(more, body, after, after)

    k = make(body, "forvalue", _ONE, _ONE, counter, numel)
    read, asked = _READS[instr.payload.callee]
    elements = [make(body, read, array, k, payload=asked) for array in arrays]
    one = make(body, "callhandle", handle, *elements, payload=HandleCall(ranged=True))
    filled = make(body, "subsasgn", instr.target, one, k, payload=Update(instr.target.name))
    body.terminator, latch.terminator = Jump(latch), Jump(header)
    _gather(header, instr, [room, filled], [counter, make(latch, "plus", counter, _ONE)])

    header.preds, body.preds, latch.preds, after.preds = [block, latch], [header], [body], [header]
    at = function.blocks.index(block) + 1
    function.blocks[at:at] = [header, body, latch, after]
    return after


def _gather(header: Block, instr: Instr, result: list[Operand], counter: list[Value]) -> None:
    """The result and the counter, around the loop: the φ of the result is what the call was."""
    header.instrs[0].args.append(counter[1])
    instr.op, instr.args, instr.payload = "phi", result, NOTHING
    header.instrs.insert(0, instr)
