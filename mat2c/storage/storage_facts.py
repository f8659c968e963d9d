"""What storage planning reads off instructions: updates in place, growth, ownership."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import handed
from mat2c.ir.core import Instr, Value
from mat2c.ir.ops import op
from mat2c.storage.liveness import Liveness
from mat2c.storage.sizes import TypeOf
from mat2c.storage.storage_flow import Flow
from mat2c.types.traits import InPlace

GROWING = frozenset({"subsasgn", "append"})  # the result is at least as large
OWNED_ELSEWHERE = frozenset({"param", "capture", "captured"})


def updates(flow: Flow) -> Iterator[tuple[Instr, Value, Value]]:
    """Instructions whose target is the first operand, changed or not, with both."""
    for block in flow.blocks:
        for instr in block.instrs:
            if instr.op == "phi" or len(instr.targets) != 1 or not instr.args:
                continue
            first = instr.args[0]
            if isinstance(first, Value) and op(instr.op).in_place in (InPlace.UPDATE, InPlace.COPY):
                yield instr, instr.target, first


def growth(flow: Flow) -> set[tuple[Value, Value]]:
    """Pairs (a, b) where b has at least a's size: b is a with elements assigned."""
    return {(first, target) for instr, target, first in updates(flow) if instr.op in GROWING}


def handovers(flow: Flow) -> Iterator[tuple[Instr, Value, Value, int]]:
    """Calls that are handed an array, with the target that it becomes, the array and its place."""
    for block in flow.blocks:
        for instr in block.instrs:
            for k, place in handed(instr).items():
                operand = instr.args[place]
                if isinstance(operand, Value):
                    yield instr, instr.targets[k], operand, place


def takers(instr: Instr, k: int) -> list[Value]:
    """The targets that may be computed in operand k, where one may."""
    pairs = handed(instr)
    if not pairs:
        return instr.targets
    return [instr.targets[j] for j, place in pairs.items() if place == k]


def comes_in_own_block(value: Value) -> bool:
    """True if a called function may have made the block that the array comes in."""
    definition = value.definition
    return definition is not None and isinstance(definition.payload.spec, Specialisation)


def is_borrowed(value: Value) -> bool:
    """True if the array belongs to the caller, or to a handle, cell or struct that it comes
    from, or if it is a constant."""
    definition = value.definition
    if definition is None:
        return False
    if definition.op in OWNED_ELSEWHERE:
        return not definition.handed
    return definition.op == "table" or is_held(value)


def is_held(value: Value) -> bool:
    """True if the array is read where a cell or struct has it."""
    return value.definition is not None and value.definition.borrowed


def same_values(flow: Flow, live: Liveness) -> list[int]:
    """For each value those always equal to it, itself included: copies, and checks passed."""
    root = list(range(len(live.values)))
    for instr, target, first in updates(flow):
        a, b = live.number.get(first), live.number.get(target)
        if a is not None and b is not None and op(instr.op).in_place is InPlace.COPY:
            root[b] = root[a]  # in order of definition, so that root[a] is final
    classes: dict[int, int] = {}
    for k, r in enumerate(root):
        classes[r] = classes.get(r, 0) | 1 << k
    return [classes[r] for r in root]


def maybe_undefined(values: Iterable[Value], type_of: TypeOf) -> set[Value]:
    """Those that some way leaves undefined, and so without room: φs of what is not defined there,
    and what takes their place."""
    followers: dict[Value, list[Value]] = {}
    todo: list[Value] = []
    for value in values:
        made = value.definition
        if made is None or made.op not in ("phi", "copy", "loopexit", "undefif"):
            continue
        for source in made.sources():
            known = type_of(source)
            if known is not None and known.is_bottom:
                todo.append(value)
            followers.setdefault(source, []).append(value)
    found: set[Value] = set()
    while todo:
        value = todo.pop()
        if value not in found:
            found.add(value)
            todo += followers.get(value, ())
    return found
