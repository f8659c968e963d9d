"""Which part of an aggregate an instruction reads or changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.aggregates import constant_place
from mat2c.ir.core import EMPTY, Const, Instr, Operand, Splat, Value
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.opt.aggregates.build_structs import in_braces
from mat2c.opt.aggregates.parts import Parts

_MAKERS = frozenset("closure handle cellrow emptycell".split())
PartsOf = Callable[[Value], Parts | None]


def is_nothing(operand: Operand) -> bool:
    """True if it is an undefined variable, or []. Updates may start from these."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None:
        return operand == EMPTY
    return made.op == "undef" or (made.op == "copy" and made.args[0] == EMPTY)


def made_of(flow: Flow, instr: Instr, parts: PartsOf) -> Sequence[Operand] | None:
    """The parts that an instruction makes an aggregate of; None where it makes none of known
    parts."""
    known = parts(instr.target) if len(instr.targets) == 1 else None
    if known is None or known.each or any(isinstance(a, Splat) for a in instr.args):
        return None
    values: Sequence[Operand] | None = None
    if instr.op in _MAKERS or (instr.op == "undefif" and known.is_perhaps):
        values = instr.args
    elif instr.op == "builtin" and instr.payload.callee == "cell":
        values = [EMPTY] * len(known.names)
    elif instr.op == "builtin" and instr.payload.callee == "struct":
        names = [a.value if isinstance(a, Const) else None for a in instr.args[::2]]
        given = [in_braces(a) or a for a in instr.args[1::2]]
        plain = [a for a in instr.args[1::2] if in_braces(a) is None]
        if tuple(names) == known.names and not any(_may_be_cell(flow, a) for a in plain):
            values = given
    return values if values is not None and len(values) == len(known.names) else None


def _may_be_cell(flow: Flow, operand: Operand) -> bool:
    return flow.type_of(operand).cls in ("cell", "any", "")


def read_part(flow: Flow, instr: Instr, parts: PartsOf) -> int | None:
    """The number of the part of its first operand that an instruction gives; None where it does
    something else."""
    base = instr.args[0] if instr.args else None
    known = parts(base) if isinstance(base, Value) and len(instr.targets) == 1 else None
    if known is None:
        return None
    name = None
    if instr.op == "getfield" and known.kind == ("struct",) and len(instr.args) == 1:
        name = instr.payload.field
    elif instr.op == "cellref" and known.kind == ("cell",):
        name = _number(flow, instr, instr.args[1:])
    return known.names.index(name) if name in known.names else None


def checks_out(instr: Instr, parts: PartsOf) -> bool:
    """True if it gives what a call has given, where that is there."""
    wanted = instr.payload
    named = isinstance(wanted, Output) and (wanted.output is not None or wanted.missing is not None)
    base = instr.args[0] if instr.op == "checkout" and named else None
    known = parts(base) if isinstance(base, Value) else None
    return known is not None and known.is_perhaps


def updated_part(flow: Flow, instr: Instr, parts: PartsOf) -> int | None:
    """The number of the part of its result that an assignment to a field or cell sets; None where
    the parts of the result are not those of its base and this one."""
    base, after = instr.args[0], parts(instr.target)
    before: Sequence[str] = ()
    if not is_nothing(base):
        known = parts(base) if isinstance(base, Value) else None
        if known is None or after is None or known.kind != after.kind:
            return None
        before = known.names
    name = None
    if instr.op == "setfield" and len(instr.args) == 2:
        name = instr.payload.field
    elif instr.op == "cellasgn":
        name = _number(flow, instr, instr.args[2:])
    if after is None or name not in after.names or after.names[: len(before)] != tuple(before):
        return None
    added = after.names[len(before) :]
    return after.names.index(name) if not added or name == added[-1] else None


def _number(flow: Flow, instr: Instr, subscripts: Sequence[Operand]) -> str | None:
    """The number of the cell, from 1, that constant subscripts select."""
    subs = subscripts_of(flow, instr, subscripts)
    place = None if subs is None else constant_place(subs)
    return None if place is None else str(place + 1)


def answers(instr: Instr) -> bool:
    """True if it asks of an aggregate what its type tells."""
    if instr.op != "builtin" or len(instr.targets) != 1:
        return False
    declaration, known = find(instr.payload.callee), instr.target.type
    query = declaration is not None and declaration.typed == "query"
    return query and known is not None and isinstance(known.const, tuple)
