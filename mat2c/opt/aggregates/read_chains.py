"""Chains of reads become one operation, which makes nothing on its way:

    %4 = subsref %p, %i
    %5 = getfield %4 {field="x"}        becomes        %5 = readpath %p, %i {parts=…}

A step joins the one that it reads from where nothing else does, and where what stands in between
can neither fail nor change anything. `parts` are the steps as they were, for what is not plain.
So does `end` what it means in an assignment: A{k}(end + 1) = x asks for the extent of A{k} alone.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Instr, Operand, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.access_payloads import Chain, ReadChain
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.scalar.constant_folding import infallible
from mat2c.types.lattice import ARITHMETIC, Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.traits import Effect, InPlace

_MOST = 6  # steps of a chain


def join_reads(flow: Flow) -> None:
    """Joins the reads of each block."""
    uses = uses_of(flow.function)
    for block in flow.function.blocks:
        _join(flow, block, uses)


def _join(flow: Flow, block: Block, uses: dict[Value, list[Use]]) -> None:
    place = {instr: k for k, instr in enumerate(block.instrs)}
    gone: set[Instr] = set()
    for instr in reversed(block.instrs):  # the last step takes those before it
        if instr in gone or not ends_chain(flow, instr):
            continue
        parts = [instr]
        while len(parts) < _MOST:
            before = _before(flow, parts[0], uses, place, gone)
            if before is None or not _movable(flow, before, block, place, parts):
                break
            parts.insert(0, before)
        if len(parts) > 1 or instr.op == "subsref":
            gone.update(parts[:-1])
            _becomes_path(instr, parts)
    block.instrs = [i for i in block.instrs if i not in gone]


def _becomes_path(instr: Instr, parts: list[Instr]) -> None:
    last = Instr(instr.op, instr.targets, instr.args, instr.span, instr.payload)
    instr.args = [parts[0].args[0], *(a for part in parts for a in part.args[1:])]
    instr.payload = ReadChain((*parts[:-1], last))
    instr.op = "readpath"


def ends_chain(flow: Flow, instr: Instr) -> bool:
    """True if it is a read of one value from a box."""
    if len(instr.targets) != 1 or not instr.args or not isinstance(instr.args[0], Value):
        return False
    base = flow.type_of(instr.args[0])
    if rep_of(base).kind is not Kind.BOXED:
        return False
    if instr.op == "getfield":
        return len(instr.args) == 1
    if instr.op == "cellref":
        return base.cls == "cell" and _scalars(flow, instr.args[1:])
    if instr.op == "end":
        return len(instr.args) == 1
    asked = instr.payload
    plain = instr.op == "subsref" and asked.field is None and asked.spec is None
    scalar = rep_of(flow.type_of(instr.target)).kind is Kind.SCALAR
    return plain and base.cls in ARITHMETIC and scalar and _scalars(flow, instr.args[1:])


def _is_element(flow: Flow, instr: Instr) -> bool:
    """s(k) of an array of structs"""
    if instr.op != "subsref" or len(instr.targets) != 1 or not isinstance(instr.args[0], Value):
        return False
    base = flow.type_of(instr.args[0]).as_struct
    return base.cls == "struct" and _scalars(flow, instr.args[1:])


def _is_peek(flow: Flow, instr: Instr) -> bool:
    """What there must be in front of an `end` on the left side, where each step names one place."""
    asked = instr.payload
    if instr.op != "peekpath" or not isinstance(asked, Chain) or asked.lenient:
        return False
    base, *subs = instr.args
    if not isinstance(base, Value) or flow.type_of(base).cls not in ("cell", "struct"):
        return False
    named = all(step.kind != "." or step.field is not None for step in asked.path)
    return named and all(_is_number(flow.type_of(sub)) for sub in subs)


def _scalars(flow: Flow, subs: list[Operand]) -> bool:
    """One or two numbers."""
    return 1 <= len(subs) <= 2 and all(_is_number(flow.type_of(a)) for a in subs)


def _is_number(known: Type) -> bool:
    return known.cls == "double" and not known.may_be_complex and known.is_scalar


def _before(
    flow: Flow,
    instr: Instr,
    uses: dict[Value, list[Use]],
    place: dict[Instr, int],
    gone: set[Instr],
) -> Instr | None:
    """The read that an instruction's base comes from, if the two can be one."""
    base = instr.args[0]
    made = base.definition if isinstance(base, Value) else None
    if made is None or made not in place or made in gone or len(made.targets) != 1:
        return None
    if len(uses[made.target]) != 1:
        return None
    element = _is_element(flow, made) and instr.op == "getfield"
    peeked = instr.op == "end" and _is_peek(flow, made)
    if not (element or peeked) and (made.op == "end" or not ends_chain(flow, made)):
        return None
    return made if rep_of(flow.type_of(made.target)).kind is Kind.BOXED else None


def _movable(
    flow: Flow, made: Instr, block: Block, place: dict[Instr, int], parts: list[Instr]
) -> bool:
    """True if a read may wait until the last part."""
    between = block.instrs[place[made] + 1 : place[parts[-1]]]
    certain = infallible(flow, made)
    return all(_quiet(flow, i, certain) for i in between if i not in parts)


def _quiet(flow: Flow, instr: Instr, may_fail: bool) -> bool:
    """True if a read may be moved after the instruction."""
    op = OPS[instr.op]
    if op.in_place is InPlace.UPDATE:
        return False
    if infallible(flow, instr):
        return True
    return may_fail and (op.effect is Effect.PURE or instr.op == "subsref")
