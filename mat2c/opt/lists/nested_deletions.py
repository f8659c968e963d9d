"""Deletions in a field of a struct that is there.

    %q = deletepath %s, %k {.d(1)}        becomes        %1 = getfield %s {field="d"}
                                                         %2 = subsdel %1, %k
                                                         %q = setfield %s, %2 {field="d"}

so that a struct that is taken apart needs no box for them. What the field holds must have a class
that only `()` deletes from: of objects, maps and values of which nothing is known the whole path is
asked.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of
from mat2c.infer.transfer.aggregates import field_of
from mat2c.ir.core import Instr, Operand
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Chain, FieldRead, FieldUpdate, Update
from mat2c.ir.payloads.payload import payload_of
from mat2c.types.lattice import Type


def delete_in_fields(flow: Flow) -> bool:
    """Whether there were such deletions."""
    changed = False
    for block in flow.function.blocks:
        if block not in flow.reached:
            continue
        written: list[Instr] = []
        for instr in block.instrs:
            names = _fields(flow, instr) if instr.op == "deletepath" else None
            written += [instr] if names is None else _written_out(flow, instr, names)
            changed |= names is not None
        block.instrs = written
    return changed


def _fields(flow: Flow, instr: Instr) -> Sequence[str] | None:
    """The names on the way to the array that loses elements; None where that is not all known."""
    *before, last = payload_of(instr, Chain).path
    if last.kind != "(" or any(step.kind != "." or step.field is None for step in before):
        return None
    known: Type | None = flow.type_of(instr.args[0])
    for step in before:
        if known is None or known.maybe_undef or not known.is_scalar:
            return None
        known = field_of(known, step.field)
    if known is None or known.maybe_undef or not _is_plain(known):
        return None
    whole = all(not t.is_any for t in types_of(flow, instr)[1:])
    return [str(step.field) for step in before] if whole else None


def _is_plain(known: Type) -> bool:
    """True of arrays, cells and arrays of structs."""
    return known.is_arithmetic or known.cls in ("char", "logical", "cell", "struct")


def _written_out(flow: Flow, instr: Instr, names: Sequence[str]) -> list[Instr]:
    """The reads on the way, the deletion, and the updates on the way back."""
    function, span = flow.function, instr.span
    chain = payload_of(instr, Chain)
    structs: list[Operand] = [instr.args[0]]
    written: list[Instr] = []
    for name in names:
        read = made(function, "getfield", [structs[-1]], span, name, FieldRead(name))
        written.append(read)
        structs.append(read.target)
    shown = Update(chain.name, quote=chain.quote)
    left = made(function, "subsdel", [structs[-1], *instr.args[1:]], span, names[-1], shown)
    written.append(left)
    for name, struct in list(zip(names, structs, strict=False))[:0:-1]:
        args = [struct, written[-1].target]
        written.append(made(function, "setfield", args, span, "", FieldUpdate(name)))
    last = FieldUpdate(names[0], chain.name)
    written.append(Instr("setfield", instr.targets, [structs[0], written[-1].target], span, last))
    instr.target.definition = written[-1]
    return written
