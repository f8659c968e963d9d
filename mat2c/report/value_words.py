"""How a value is kept and where, in words: what `mat2c explain` and the report print."""

from __future__ import annotations

import re

from mat2c.ir.core import Value
from mat2c.report.check_words import preallocation
from mat2c.report.value_places import name_of
from mat2c.storage.model import MIB, NO_RESIZE, Group, StoragePlan
from mat2c.types.rep import Kind, Rep

_SHARERS = 5  # names that are listed
_HOMES = {"stack": "on the stack", "fixed": "heap block allocated once", "heap": "on the heap"}
_NUMBERED = re.compile(r"%(?:([A-Za-z]\w*)\.)?\d+")  # a value as the IR writes it
_RESIZED = {"": "never resized here", "+": "grows here", "±": "may be resized here"}
_CAPTURED = "what the handle has captured, read where it is"
_HELD = "in the cell or struct that it is read from, not copied"


def kept(rep: Rep) -> str:
    """The C form of a value."""
    if rep.element is None:
        return "a boxed value" if rep.kind is Kind.BOXED else "a comma list"
    if rep.kind is Kind.SCALAR:
        return f"C scalar: {rep.element.ctype}"
    return f"array of {rep.element.ctype}, {rep.rank} dimensions"


def place_of_group(group: Group) -> str:
    """Where the elements of a group of arrays are."""
    if group.outside is not None:
        return f"in the {group.outside.kind} variable '{group.outside.name}'"
    if group.kind != "borrowed":
        return _HOMES.get(group.kind, group.kind)
    if group.is_table:
        return "constant, read where the C file has it"
    made = group.members[0].definition
    if made is None or made.op == "param":
        return "the caller's, read where it is"
    return _CAPTURED if made.op in ("capture", "captured") else _HELD


def resizing(value: Value, plan: StoragePlan) -> str:
    """The mark of a definition on the heap, as far as its code asks for room."""
    group = plan.group_of.get(value)
    if group is not None and _is_all_there(value, group):
        return NO_RESIZE
    return plan.marks.get(value, NO_RESIZE)


def _is_all_there(value: Value, group: Group) -> bool:
    """True if it comes of an assignment to elements that are all in the block already."""
    made = value.definition
    if made is None or made.op != "subsasgn" or made.args[0] not in group.members:
        return False
    return made.payload.safe and not made.payload.grow


def storage(value: Value, group: Group, plan: StoragePlan) -> str:
    """Where an array is, what shares the place, whether it is resized, and why it is there."""
    text = place_of_group(group)
    if isinstance(group.size, int):
        text += f", {group.size} bytes"
    own = plan.variable_of.get(value)
    names = [v.name or name_of(v.members[0]) for v in group.variables if v is not own]
    names = list(dict.fromkeys(n for n in names if n != value.name))
    if names:
        text += f", shared with {', '.join(names[:_SHARERS])}{', …' * (len(names) > _SHARERS)}"
    if group.kind == "heap" and value in plan.marks:
        text += f", {_RESIZED[resizing(value, plan)]}"
    why = reason_of_group(group)
    return f"{text}: {why}" if why else text


def reason_of_group(group: Group) -> str:
    """Why the arrays of a group are where they are; "" where the place tells that."""
    if group.kind in ("boxed", "borrowed") or not group.reasons:
        return ""
    return _NUMBERED.sub(lambda match: match[1] or "an intermediate value", group.reasons[0])


def storage_advice(value: Value, group: Group) -> str:
    """What to write for a cheaper place; "" where there is none."""
    name = value.name or "it"
    instr = value.definition
    if group.kind == "fixed" and isinstance(group.size, int) and group.size <= MIB:
        return f"raise --stack-limit above {group.size} to keep it on the stack"
    if group.kind != "heap" or _is_all_there(value, group):
        return ""
    if instr is not None and instr.op in ("subsasgn", "append"):
        return preallocation(name, value.type)
    return "a size that is constant when translated, as in zeros(10, 3), puts it on the stack"
