"""What happens on an edge of the graph: φs take their operands."""

from __future__ import annotations

from mat2c.codegen.functions.exchanged_blocks import (
    exchanged_cycles,
    last_reads,
    may_exchange,
    take_over,
)
from mat2c.codegen.slot_statements import clear_slot, copy_to_slot
from mat2c.codegen.typed.block_room import reserve
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import move
from mat2c.codegen.typed.unbox import unbox
from mat2c.ir.core import Block, Operand, Value
from mat2c.lir.c_expr import Name
from mat2c.lir.c_stmt import Assign, Part, joined, one
from mat2c.storage.model import Copies, StoragePlan, Temporary
from mat2c.support.record import replace
from mat2c.support.templates import spelling
from mat2c.types.rep import Kind


class Edges:
    """Writes the copies of a storage plan."""

    def __init__(self, frame: TypedFrame, plan: StoragePlan) -> None:
        self.frame = frame
        self.plan = plan
        self._copies = {(c.pred, c.block): c for c in plan.copies}

    def copies(self, block: Block, successor: Block) -> Part:
        """The statements that go before the jump."""
        copies = self._copies.get((block, successor))
        empty = self._undefined_arrays(block, successor)
        if copies is None:
            return empty
        frame = self.frame
        frame.block = block
        frame.dying = set()
        frame.boxes = frame.scratch_slots = 0
        frame.unboxed = []
        loop = successor.loop
        counter = loop.counter if loop is not None and loop.kind == "for" else None
        pairs = [(t, s) for t, s in copies.pairs if t is not counter]
        reduced = replace(copies, pairs=pairs)
        exchanged, rest = exchanged_cycles(frame, reduced)
        reduced = replace(reduced, pairs=rest)
        ordered = self.plan.ordered(reduced)
        last = last_reads(ordered, frame)
        copied = joined(
            self._exchanged(reduced, t, s) if k in last else self._copy(t, s)
            for k, (t, s) in enumerate(ordered)
        )
        return exchanged + copied + empty  # which may take the place of a source

    def _exchanged(self, copies: Copies, target: object, source: object) -> Part:
        """A copy whose source is not read again."""
        frame, both = self.frame, isinstance(target, Value) and isinstance(source, Value)
        if both and may_exchange(frame, copies, target, source):  # type: ignore[arg-type]
            return take_over(frame, target, source)  # type: ignore[arg-type]
        return self._copy(target, source)

    def _undefined_arrays(self, block: Block, successor: Block) -> Part:
        """A typed array that is not defined on this edge starts empty, or as zeros where its
        extents are fixed."""
        frame = self.frame
        parts = list[Part]()
        for phi in successor.phis():
            if phi.target not in self.plan.group_of or frame.rep(phi.target).kind is not Kind.ARRAY:
                continue
            source = phi.args[successor.preds.index(block)]
            if not isinstance(source, Value) or not frame.type(source).is_bottom:
                continue
            dims = frame.dims(phi.target)
            pages = all(d.isdigit() for d in dims[:2])  # of fixed extents: there are none
            nothing = ["0"] * len(dims) if pages else ["0", "0"]
            parts.append(frame.set_dims(phi.target, nothing))
            if all(d.isdigit() for d in dims) and product(dims) != "0":
                room = reserve(frame, phi.target)
                zero = spelling("typed").zero(
                    frame.array(phi.target), product(dims), frame.element(phi.target).ctype
                )
                parts.append(room + zero)
        return joined(parts)

    def _copy(self, target: object, source: object) -> Part:
        frame = self.frame
        if isinstance(target, Temporary) or isinstance(source, Temporary):
            return self._through_temporary(target, source)
        assert isinstance(target, Value)
        operand: Operand = source  # type: ignore[assignment]
        text = move(frame, target, operand)
        if text is not None:
            return text
        known = frame.type(operand)
        if known.is_bottom:
            return clear_slot(frame.slot(target)) if frame.rep(target).kind is Kind.BOXED else ""
        text = frame.assign(target, operand)
        text += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        frame.unboxed = []
        return text

    def _through_temporary(self, target: object, source: object) -> Part:
        """One side of a cycle of copies goes through a variable of its own."""
        frame = self.frame
        temporary = target if isinstance(target, Temporary) else source
        assert isinstance(temporary, Temporary)
        rep = frame.rep(temporary.like)
        if rep.kind is Kind.SCALAR:
            assert rep.element is not None
            name = frame.temporary(rep.element.ctype, f"swap_{temporary.number}")
            if target is temporary:
                return one(Assign(Name(name), Name(frame.var(source))))  # type: ignore[arg-type]
            return frame.set_scalar(target, Name(name))  # type: ignore[arg-type]
        name = frame.boxed_temporary(f"swap_{temporary.number}")
        if target is temporary:
            return copy_to_slot(f"&{name}", frame.boxed(source))  # type: ignore[arg-type]
        if rep.kind is Kind.BOXED:
            return copy_to_slot(frame.slot(target), name)  # type: ignore[arg-type]
        return unbox(frame, target, name)  # type: ignore[arg-type]
