"""Calls of methods: `base.name(i…)` is one operation where `base.name` alone is not read.

    %4 = getfield %m.1 {field="values"}
    %5 = subsref %4, %3                    becomes    %5 = subsref %m.1, %3 {field="values"}

What has no method of that name reads the field and its elements, as before. So is a field of an
element, in boxed code:

    %4 = subsref %s, %i
    %5 = getfield %4 {field="x"}           becomes    %5 = elementfield %s, %i {parts=…}

Keeps: cfg, types.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from mat2c.infer.flow import Flow
from mat2c.ir.core import Function, Instr, Splat, Value
from mat2c.ir.payloads.access_payloads import ReadChain, Subscript
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import uses_of
from mat2c.support.record import replace
from mat2c.types.rep import Kind, rep_of


def join_boxed_methods(flow: Flow) -> None:
    """In typed code: of boxed values, since others have no methods."""

    def boxed(base: Value) -> bool:
        known = flow.type_of(base)
        return rep_of(known).kind is Kind.BOXED and known.cls != "struct"

    join_method_calls(flow.function, boxed)


def _fits(read: Instr, joinable: Callable[[Value], bool]) -> bool:
    base = read.args[0]
    return isinstance(base, Value) and joinable(base)


def join_method_calls(
    function: Function, joinable: Callable[[Value], bool] = lambda base: True
) -> None:
    """`t = base.name` and `t(i…)` become one operation where nothing else reads t: it may call a
    method of a map."""
    uses = uses_of(function)
    for block in function.blocks:
        reads = {
            i.target: i
            for i in block.instrs
            if i.op == "getfield"
            and i.payload.field is not None
            and len(uses.get(i.target, ())) == 1
        }
        joined: set[Instr] = set()
        for instr in block.instrs:
            at = {"subsref": 0, "subslist": 1}.get(instr.op)
            base = instr.args[at] if at is not None else None
            read = reads.get(base) if isinstance(base, Value) else None
            if at is None or read is None or not _fits(read, joinable):
                continue
            instr.args[at] = read.args[0]
            instr.payload = replace(payload_of(instr, Subscript), field=read.payload.field)
            joined.add(read)
        block.instrs = [i for i in block.instrs if i not in joined]


def join_element_fields(function: Function) -> None:
    """`t = base(i…)` and `t.name` after it become one operation where nothing else reads t: it
    makes no struct of one element."""
    uses = uses_of(function)
    for block in function.blocks:
        joined: set[Instr] = set()
        for before, instr in pairwise(block.instrs):
            if not _is_element_field(before, instr) or len(uses.get(before.target, ())) != 1:
                continue
            field = Instr(instr.op, instr.targets, instr.args, instr.span, instr.payload)
            instr.op, instr.args = "elementfield", before.args
            instr.payload = ReadChain((before, field))
            joined.add(before)
        block.instrs = [i for i in block.instrs if i not in joined]


def _is_element_field(before: Instr, instr: Instr) -> bool:
    if before.op != "subsref" or len(before.targets) != 1 or instr.op != "getfield":
        return False
    read = payload_of(before, Subscript)
    plain = read.nargout == 1 and read.field is None and not read.optional
    return (
        plain
        and instr.args == [before.target]
        and not any(isinstance(a, Splat) for a in before.args)
    )
