"""Fields by computed names that are known after all.

    %f = copy 'dt'
    %2 = getfield %p, %f                              becomes    %2 = getfield %p {field="dt"}
    %q = setfield %p, 5, %f                                      %q = setfield %p, 5 {field="dt"}
    %3 = builtin %p, 'dt' {callee="getfield"}                    %3 = getfield %p {field="dt"}

as in loops over pairs of option names and values that have been written out. Of what may be an
object, only a struct's fields are named.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Access, Instr, Operand, path_operands
from mat2c.ir.payloads.access_payloads import Chain, FieldRead, FieldUpdate
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import replace

_PATHS = {"assignpath": 2, "peekpath": 1, "countpath": 1}
"""Where the operands of their steps begin."""
_NAME = {"getfield": 1, "fieldlist": 1, "setfield": 2}
"""Where the name of a field stands."""
_ARITIES = {"getfield": 2, "setfield": 3}


def name_fields(flow: Flow) -> bool:
    """Whether there were such names."""
    changed = False
    for block in flow.function.blocks:
        if block in flow.reached:
            for instr in block.instrs:
                changed |= _name(flow, instr)
    return changed


def _name(flow: Flow, instr: Instr) -> bool:
    if instr.op == "builtin" and _is_scalar_struct(flow, instr):
        return _name_call(flow, instr)
    at = _NAME.get(instr.op)
    if at is not None and len(instr.args) == at + 1 and _has_fields(flow, instr.args[0]):
        name = _text(flow, instr.args[at])
        if name is not None:
            if instr.op == "setfield":
                instr.payload = replace(payload_of(instr, FieldUpdate), field=name)
            else:
                instr.payload = replace(payload_of(instr, FieldRead), field=name)
            del instr.args[at]
        return name is not None
    first = _PATHS.get(instr.op)
    return (
        first is not None and _has_fields(flow, instr.args[0]) and _name_steps(flow, instr, first)
    )


def _name_steps(flow: Flow, instr: Instr, first: int) -> bool:
    """Names the steps of a chain by texts that are known."""
    chain = payload_of(instr, Chain)
    steps, operands = list[Access](), list[Operand]()
    for step, own in zip(chain.path, path_operands(chain.path, instr.args[first:]), strict=True):
        name = _text(flow, own[0]) if step.kind == "." and step.field is None else None
        steps.append(step if name is None else Access(".", 0, name))
        operands += own if name is None else ()
    if len(operands) == len(instr.args) - first:
        return False
    instr.payload = replace(chain, path=tuple(steps))
    instr.args[first:] = operands
    return True


def _name_call(flow: Flow, instr: Instr) -> bool:
    """getfield (s, 'x') and setfield (s, 'x', v) of a scalar struct that has the field."""
    callee = instr.payload.callee
    name, known = _text(flow, instr.args[1]), flow.type_of(instr.args[0])
    if name is None or known.field(name) is None:
        return False
    del instr.args[1]
    instr.op = callee
    instr.payload = FieldRead(name) if callee == "getfield" else FieldUpdate(name)
    return True


def _is_scalar_struct(flow: Flow, instr: Instr) -> bool:
    """True if it is such a call, with one result."""
    arity = _ARITIES.get(instr.payload.callee)
    if len(instr.args) != arity or len(instr.targets) != 1 or instr.payload.nargout != 1:
        return False
    known = flow.type_of(instr.args[0])
    return known.cls == "struct" and known.is_scalar


def _has_fields(flow: Flow, base: Operand) -> bool:
    return flow.type_of(base).cls == "struct" or not flow.engine.program.classes


def _text(flow: Flow, operand: Operand) -> str | None:
    """The name of a field that an operand surely is."""
    name = flow.type_of(operand).const
    return name if isinstance(name, str) and name.isascii() and name.isidentifier() else None
