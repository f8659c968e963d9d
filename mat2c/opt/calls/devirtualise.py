"""Calls through handles or by name whose target is known go straight to it.

    %f = closure %a {callee="g"}                 %f = closure %a
    %y = subsref %f, %x          becomes         %y = calldirect %f, %x, %a

    %f = param                                   %f = param
                                                 %a = captured %f {index=0}
    %y = subsref %f, %x          becomes         %y = calldirect %f, %x, %a

The captured values become operands of the call, so that they live until then. What a handle from
elsewhere has captured is read once, where the handle comes from.

Requires: types, `preds`. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.infer.transfer.mapped_functions import target_of
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Splat, Value
from mat2c.ir.edit import direct_call
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call, Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.opt.scalar.constant_folding import constant_of
from mat2c.opt.scalar.insert_after import insert_behind
from mat2c.types.contents import only_target
from mat2c.types.lattice import Target, Type
from mat2c.types.rep import Kind, rep_of

_MAKERS = ("closure", "handle")
Reads = dict[Value, list[Operand]]


def call_directly(flow: Flow) -> None:
    """Rewrites calls whose specialisation inference has found."""
    reads: Reads = {}
    for block in flow.function.blocks:
        for instr in block.instrs:
            if _is_indirect(instr) and instr.args:
                _rewrite(flow, instr, reads)
    made = {
        handle: [v.definition for v in values if isinstance(v, Value) and v.definition is not None]
        for handle, values in reads.items()
    }
    for block in flow.function.blocks:
        insert_behind(block, made)


def _is_indirect(instr: Instr) -> bool:
    if instr.op == "builtin":
        return instr.payload.callee == "feval"
    return instr.op in ("subsref", "callhandle")


def _rewrite(flow: Flow, instr: Instr, reads: Reads) -> None:
    handle = instr.args[0]
    if any(isinstance(a, Splat) or a == MAGIC_COLON for a in instr.args):
        return
    if instr.op == "subsref" and flow.type_of(handle).cls == "char":
        return  # characters of a text, which may happen to be the name of a function
    target = target_of(flow, handle)
    if target is not None and target.kind == "builtin" and _is_plain(target.callee):
        before = payload_of(instr, Invocation)
        instr.op, instr.args = "builtin", instr.args[1:]
        instr.payload = BuiltinCall(
            target.callee, nargout=before.nargout, ignored=before.ignored, coarse=before.coarse
        )
        return
    captured = _captured(flow, handle, reads) if instr.payload.spec is not None else None
    if captured is None:
        return
    if not captured and target is not None and _is_named(flow, instr, target):
        before = payload_of(instr, Invocation)
        instr.op, instr.args = "call", instr.args[1:]
        instr.payload = Call(
            target.callee, nargout=before.nargout, ignored=before.ignored, spec=before.spec
        )
        return
    instr.payload = direct_call(instr)
    instr.op = "calldirect"
    instr.args = [*instr.args, *captured]


def _is_named(flow: Flow, instr: Instr, target: Target) -> bool:
    """True if the function can be called by its name, with results that surely are set."""
    if target.kind not in ("user", "nested") or len(instr.targets) != 1:
        return False
    result = instr.target.type
    return result is not None and not (result.maybe_undef or result.is_bottom or result.is_any)


def _is_plain(name: str) -> bool:
    """True if it is a builtin whose elements are known to depend on its arguments alone."""
    declaration = find(name)
    return declaration is not None and bool(declaration.element)


def _captured(flow: Flow, handle: Operand, reads: Reads) -> Sequence[Operand] | None:
    """The values that a handle has captured; None where they can't be read."""
    if flow.type_of(handle).cls == "char":  # the name of a function
        return []
    if not isinstance(handle, Value):
        return None
    made = handle.definition
    if made is not None and made.op in _MAKERS:
        return made.args if made.op == "closure" else []
    if handle not in reads:
        types = _captured_types(handle)
        if types is None or made not in flow.block_of:
            return None
        reads[handle] = [_read(flow, handle, k, t) for k, t in enumerate(types)]
    return reads[handle]


def _captured_types(handle: Value) -> Sequence[Type] | None:
    """The types of what a handle has captured, where it surely is one and has one target."""
    target = only_target(handle.type) if handle.type is not None else None
    return target.captured if target is not None and all(map(_readable, target.captured)) else None


def _readable(t: Type) -> bool:
    """True if a captured value can be taken from the handle as it is. Complex numbers may have
    become real there."""
    if t.maybe_undef or t.is_bottom:
        return False
    return rep_of(t).kind is not Kind.ARRAY or t.is_complex is False


def _read(flow: Flow, handle: Value, k: int, known: Type) -> Operand:
    """The value that a handle has captured."""
    target = flow.function.fresh()
    target.type = flow.named(target, known)
    constant = constant_of(target)
    if constant is not None:
        return constant
    made = handle.definition
    assert made is not None
    read = Instr("captured", [target], [handle], made.span, Parameter(k))
    target.definition = read
    flow.block_of[read] = flow.block_of[made]
    return target
