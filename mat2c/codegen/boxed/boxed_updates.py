"""Boxed assignments and deletions, and chains of subscripts."""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_arguments import (
    Arguments,
    arguments,
    field_argument,
    likely_slot,
    name_argument,
)
from mat2c.codegen.boxed.boxed_operations import EMITTERS, Emitter, range_in
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Access, Instr, Operand, Tree, path_operands
from mat2c.ir.payloads.access_payloads import Chain, Update
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_stmt import Part
from mat2c.support.templates import c_string, spelling
from mat2c.types.rep import Kind


def _update(fn: str) -> Emitter:
    """`b(i…) = r` and relatives: the target's slot is brought to b first, then modified in
    place."""

    def emit(frame: Frame, instr: Instr) -> Part:
        _, rhs, *subscripts = instr.args
        made, args = _made_ranges(frame, subscripts)
        before = made + frame.assign_base(instr)
        args = args or arguments(frame, subscripts)
        lead = [frame.boxed(rhs)]
        slot = frame.slot(instr.target)
        tail = f"{args.count}, {args.vector}, {name_argument(instr)}"
        inside = "_inside" if _is_inside(instr) else ""
        call = f"{fn}{inside}({slot}, {lead[0]}, {tail})"
        return before + args.before + frame.checked(call)

    return emit


def _made_ranges(frame: Frame, subscripts: list[Operand]) -> tuple[Part, Arguments | None]:
    """Statements that make the ranges among subscripts that typed code has not, and all of the
    subscripts then; None where there is no such range."""
    ranges = [s for s in subscripts if isinstance(s, Tree) and frame.rep(s).kind is Kind.ARRAY]
    if not ranges:
        return "", None
    assert isinstance(frame, TypedFrame)
    text: Part = ""
    items: list[str] = []
    for sub in subscripts:
        if sub not in ranges:
            items.append(frame.boxed(sub))
            continue
        assert isinstance(sub, Tree) and sub.op == "colon"
        slot = frame.scratch_slot()
        text += range_in(frame, f"&{slot}", sub.args)
        items.append(slot)
    return text, Arguments(str(len(items)), spelling("boxed").vector(items).rstrip("\n"))


def subsdel(frame: Frame, instr: Instr) -> Part:
    before = frame.assign_base(instr)
    args = arguments(frame, instr.args[1:])
    lead = ", ".join([frame.slot(instr.target), *_written(instr)])
    tail = f"{args.count}, {args.vector}, {name_argument(instr)}"
    call = f"{_deleting('m2c_subsdel', instr)}({lead}, {tail})"
    return before + args.before + frame.checked(call)


def _is_inside(instr: Instr) -> bool:
    return isinstance(instr.payload, Update) and instr.payload.inside


def _quote(instr: Instr) -> str | None:
    return instr.payload.quote if isinstance(instr.payload, (Update, Chain)) else None


def _written(instr: Instr) -> list[str]:
    """The empty text that is written where something is deleted; none: `[]`."""
    quote = _quote(instr)
    return {None: [], "'": ["m2c_null_sq_string"], '"': ["m2c_null_string"]}[quote]


def _deleting(fn: str, instr: Instr) -> str:
    """The name of the function that deletes."""
    return f"{fn}_written" if _quote(instr) is not None else fn


def setfield(frame: Frame, instr: Instr) -> Part:
    base, rhs, *dynamic = instr.args
    before = frame.assign(instr.target, base, instr.args[1:])
    slot = frame.slot(instr.target)
    if dynamic:
        call = f"m2c_setfield_dynamic({slot}, {frame.boxed(rhs)}, {frame.boxed(dynamic[0])})"
    else:
        call = f"m2c_setfield({slot}, {frame.boxed(rhs)}, {field_argument(instr)})"
        known = likely_slot(frame, instr, assigned=True)
        if known is not None:
            place = f"&{known[0]}, {known[1]}"
            target = frame.var(instr.target)
            call = f"!m2c_write_slot({target}, {frame.boxed(rhs)}, {place}) && {call}"
    return before + frame.checked(call)


def path_text(frame: Frame, path: tuple[Access, ...], operands: list[Operand]) -> tuple[str, str]:
    """Statements that build the steps of a chain, and the C declaration of the path."""
    before: list[str] = []
    steps = []
    for step, parts in zip(path, path_operands(path, operands), strict=True):
        args = arguments(frame, parts)
        before.append(args.before)
        field = "NULL" if step.field is None else c_string(step.field)
        steps.append(
            {"kind": step.kind, "count": args.count, "vector": args.vector, "field": field}
        )
    return "".join(before), spelling("boxed").path("path", steps)


def _on_path(fn: str, has_rhs: bool, update: bool) -> Emitter:
    def emit(frame: Frame, instr: Instr) -> Part:
        base, *rest = instr.args
        path = instr.payload.path
        text = frame.assign(instr.target, base, rest) if update else ""
        lead = []
        if update:
            lead.append(frame.slot(instr.target))
        else:
            is_slot = frame.rep(instr.target).kind is Kind.BOXED
            lead.append(frame.slot(instr.target) if is_slot else f"&{frame.var(instr.target)}")
            lead.append(frame.boxed(base))
        if has_rhs:
            lead.append(frame.boxed(rest.pop(0)))
        lead += _written(instr)
        before, declaration = path_text(frame, path, rest)
        call = (
            f"{_deleting(fn, instr)}({', '.join(lead)}, {len(path)}, path, {name_argument(instr)})"
        )
        inner = declaration + str(frame.checked(call))
        return text + before + spelling("control").block(inner)

    return emit


def peekpath(frame: Frame, instr: Instr) -> Part:
    """What there is at the end of a chain; nothing where that is no error."""
    fn = "m2c_peek_path" if payload_of(instr, Chain).lenient else "m2c_peek_end"
    return _on_path(fn, has_rhs=False, update=False)(frame, instr)


def countpath(frame: Frame, instr: Instr) -> Part:
    """The number of values that a target takes, or the check that it is one."""
    fn = "m2c_count_one" if payload_of(instr, Chain).one else "m2c_count_path"
    return _on_path(fn, has_rhs=False, update=False)(frame, instr)


def chain(frame: Frame, instr: Instr) -> str:
    """A chain of reads, which a method `subsref` may take over."""
    is_list = instr.op == "chainlist"
    base, *operands = instr.args[is_list:]
    path = instr.payload.path
    before, declaration = path_text(frame, path, operands)
    tail = f"{frame.boxed(base)}, {len(path)}, path, {name_argument(instr)}"
    if is_list:
        call = f"m2c_read_chain(&{frame.var(instr.target)}, {frame.index(instr.args[0])}, {tail})"
    else:
        call = f"m2c_read_chain1({frame.slot(instr.target)}, {tail})"
    inner = declaration + str(frame.checked(call))
    return before + spelling("control").block(inner)


EMITTERS.update(
    {
        "subsasgn": _update("m2c_subsasgn"),
        "cellasgn": _update("m2c_cellasgn"),
        "setfield": setfield,
        "subsdel": subsdel,
        "assignpath": _on_path("m2c_assign_path", has_rhs=True, update=True),
        "deletepath": _on_path("m2c_delete_path", has_rhs=False, update=True),
        "peekpath": peekpath,
        "countpath": countpath,
        "chain": chain,
        "chainlist": chain,
    }
)
