"""Types of what calls give: of functions of the program, and through handles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.infer.callsite import CallSite, note_coarse, outputs
from mat2c.infer.operands import uncounted
from mat2c.infer.transfer import mapped_functions
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall, Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import replace
from mat2c.types.lattice import ANY, BOTTOM, UNDEF, Type, join

if TYPE_CHECKING:
    from mat2c.infer.engine import Specialisation
    from mat2c.infer.flow import Flow

_FEW = 4  # functions that a handle may be, for a call through it to be followed


def call(flow: Flow, instr: Instr) -> list[Type]:
    name = instr.payload.callee
    return _specialised(flow, instr, name, instr.args, ())


def _specialised(
    flow: Flow, instr: Instr, name: str, args: Sequence[Operand], captured: Sequence[Type]
) -> list[Type]:
    """Calls a user function with the captured values' types in front."""
    count = len(instr.targets)
    _note_spec(instr, None)
    function = flow.engine.program.functions.get(name)
    if function is None or uncounted(args):
        return [ANY] * count
    given = [*captured, *(flow.type_of(a, flow.block_of[instr]) for a in args)]
    ranged = payload_of(instr, Invocation).ranged
    exact = [*(None for _ in captured), *(None if ranged else flow.integer(a) for a in args)]
    nargout = instr.payload.nargout
    if len(args) > len(function.params) and not function.varargin:
        return [ANY] * count
    types, spec = flow.engine.call(name, given, nargout, exact)
    if spec is not None:
        _note_spec(instr, spec)
        if not spec.returns:
            return [BOTTOM] * max(count, 1)
    silent = not function.outputs and nargout == 0
    types = list(types) + [UNDEF if silent else ANY] * (count - len(types))
    return types[:count]


def _note_spec(instr: Instr, spec: Specialisation | None) -> None:
    payload = payload_of(instr, Invocation)
    if payload.spec is not spec:
        instr.payload = replace(payload, spec=spec)


def call_through(flow: Flow, instr: Instr) -> list[Type]:
    """A call through a handle or of a name: its target is known, or one of a few."""
    count = len(instr.targets)
    _note_spec(instr, None)
    if instr.payload.callee == "feval" and _is_number(flow, instr):
        return [BOTTOM] * count
    target = mapped_functions.target_of(flow, instr.args[0]) if instr.args else None
    if target is None:
        return _several(flow, instr)
    args = instr.args[1:]
    if target.kind == "builtin":
        if uncounted(args):
            return [ANY] * count
        types = [flow.type_of(a, flow.block_of[instr]) for a in args]
        return _of_builtin(flow, instr, target.callee, types)
    return _specialised(flow, instr, target.callee, args, target.captured)


def _is_number(flow: Flow, instr: Instr) -> bool:
    """True if what is called are numbers: that only fails."""
    called = instr.args[0] if instr.args else None
    known = flow.type_of(called) if isinstance(called, (Value, Const)) else ANY
    return known.is_arithmetic and known.cls != "char" and not known.maybe_undef


def _of_builtin(flow: Flow, instr: Instr, name: str, types: list[Type]) -> list[Type]:
    """What a builtin gives that is called through a handle."""
    shifted = Instr("builtin", instr.targets, list(instr.args[1:]), instr.span, BuiltinCall(name))
    site = CallSite(flow, shifted, types, instr.payload.nargout, flow.block_of[instr])
    known = outputs(find(name), site, len(instr.targets))
    note_coarse(instr, shifted.payload.coarse)
    return known


def _several(flow: Flow, instr: Instr) -> list[Type]:
    """A call through a handle that may be one of a few: what all of them give."""
    count, nargout = len(instr.targets), instr.payload.nargout
    handle = instr.args[0] if instr.args else None
    known = flow.type_of(handle) if isinstance(handle, Value) else ANY
    args = instr.args[1:]
    if not known.targets or len(known.targets) > _FEW or uncounted(args):
        return [ANY] * count
    given = [flow.type_of(a, flow.block_of[instr]) for a in args]
    result = [BOTTOM] * count
    for target in known.targets:
        function = flow.engine.program.functions.get(target.callee)
        if target.kind == "builtin":
            found = _of_builtin(flow, instr, target.callee, given)
        elif function is None or (len(args) > len(function.params) and not function.varargin):
            return [ANY] * count
        else:
            found = flow.engine.call(target.callee, [*target.captured, *given], nargout)[0]
        found = [*found, *[ANY] * (count - len(found))]
        result = [join(a, b) for a, b in zip(result, found[:count], strict=True)]
    return result
