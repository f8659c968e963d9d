"""`--check-types`: an operation of typed code has a boxed twin, and gives the same.

    {
        static unsigned visits;
        if (m2c_due(&visits)) {
            m2c_binary(&result_1, …)            the operation on boxes, on values of the operands
        }
    }
    y = a + b;                                  the operation
    if (result_1) {
        m2c_check_claim(result_1, …);           the twin is what inference claims
        m2c_check_same(result_1, y, …);         and the same to the last bit
        m2c_clear(&result_1);
    }

So what typed code takes from inference without looking, as extents that are constants, is compared
with what the operation really gives. Twins are made the first times that an operation is reached,
and now and then later.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mat2c.builtins import find
from mat2c.codegen.boxed.boxed_operations import EMITTERS, emit
from mat2c.codegen.slot_statements import clear_slot
from mat2c.codegen.typed.type_assertions import claimed, described, has_place
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Splat, Tree
from mat2c.ir.ops import op
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.support.record import dataclass
from mat2c.support.templates import c_string, spelling
from mat2c.types.rep import Kind
from mat2c.types.traits import Effect, InPlace


@dataclass(frozen=True, slots=True)
class Twin:
    """What stands in front of an operation and behind it, and the scratch slots that it holds."""

    before: str
    after: str
    slots: int


def twin(frame: TypedFrame, instr: Instr) -> Twin | None:
    """The twin of an operation, if it is one that a box can do as well."""
    if not _has_twin(frame, instr):
        return None
    labels = set(frame.labels)
    with _apart(frame):
        text = emit(frame, instr)
    made, slots = list(frame.unboxed), frame.scratch_slots
    frame.unboxed = []
    if len(made) != len(instr.targets):
        frame.labels.intersection_update(labels)
        return None
    after = ""
    for target, slot in made:
        what = c_string(described(frame, target))
        same = f"m2c_check_same({slot}, {frame.boxed(target)}, {what})"
        body = claimed(frame, target, slot) + spelling("control").statement(same)
        after += spelling("control").branch(slot, f"{body}{clear_slot(f'&{slot}')}", "")
    return Twin(spelling("typed").sometimes(str(text)), after, slots)


def _has_twin(frame: TypedFrame, instr: Instr) -> bool:
    if instr.op not in EMITTERS or not instr.targets or not _is_pure(frame, instr):
        return False
    if any(isinstance(a, (Splat, Tree)) or frame.rep(a).kind is Kind.LIST for a in instr.args):
        return False
    payload = instr.payload
    if payload.mixed or payload.unseen:  # a box takes what is mixed as real, and is complex
        return False
    if isinstance(payload, Invocation) and payload.perhaps:
        return False
    if (
        isinstance(payload, Subscript) and payload.piece
    ):  # which a box gives as a column where the array has one column
        return False
    typed = (Kind.SCALAR, Kind.ARRAY)
    return all(
        frame.rep(t).kind in typed and has_place(frame, t) and not frame.holder(t)
        for t in instr.targets
    )


def _is_pure(frame: TypedFrame, instr: Instr) -> bool:
    if instr.op == "builtin":
        name = instr.payload.callee
        declaration = None if name.startswith("__") else find(name)
        return declaration is not None and declaration.effect is Effect.PURE
    if instr.op == "subsref":  # of a handle it would be a call
        return frame.type(instr.args[0]).is_arithmetic
    if not instr.args:  # it asks how the function was called
        return False
    known = op(instr.op)
    return known.effect is Effect.PURE and known.in_place is not InPlace.COPY


@contextmanager
def _apart(frame: TypedFrame) -> Iterator[None]:
    """No operand is given up to what is written meanwhile."""
    dying, moved, restore = frame.dying, frame.moved, frame.restore
    frame.dying, frame.moved, frame.lends = set(), set(), False
    yield
    frame.dying, frame.moved, frame.restore, frame.lends = dying, moved, restore, True
