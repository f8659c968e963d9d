"""Tests of values of unknown type, and the values that have passed them."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.ir.cfg.loop_blocks import loop_place
from mat2c.ir.core import Block, Function, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import FieldRead
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.opt.speculation.guarded_values import Guard
from mat2c.opt.speculation.loop_copies import LoopCopies
from mat2c.opt.speculation.loop_regions import Region


class Tests:
    """The tests of one loop. `known` tells what stands for a value in the typed version."""

    def __init__(self, function: Function, region: Region) -> None:
        self.function = function
        self.known: dict[Value, Operand] = {}
        self._span = loop_place(region.header)
        self._fields: dict[tuple[Value, str], Value] = {}
        self._reads: dict[Value, Instr] = {}

    def add(
        self,
        block: Block,
        op: str,
        args: Sequence[Operand],
        stem: str = "",
        what: Payload = NOTHING,
    ) -> Value:
        """Appends an instruction to a block; its result."""
        instr = made(self.function, op, args, self._span, stem, what)
        block.instrs.append(instr)
        return instr.target

    def before(self, test: Block, typed: Block, asked: Sequence[Guard]) -> Value | None:
        """Tests values before the loop, in one block; those that have passed are made in the other.
        Returns whether all have, None if there are none."""
        cond: Value | None = None
        for guard in asked:
            source = self._read(test, guard)
            passed = self.add(test, "isof", [source], what=guard.assumed)
            cond = passed if cond is None else self.add(test, "and", [cond, passed])
            stem = guard.value.name or source.name
            self.known[guard.value] = self.add(typed, "asof", [source], stem, guard.assumed)
        return cond

    def _read(self, test: Block, guard: Guard) -> Value:
        """The value to be tested, which may be a field that is read before the loop."""
        source = guard.value
        for read in guard.reads:
            base = read.args[0] if read is guard.reads[0] else source
            assert isinstance(base, Value) and read.payload.field is not None
            key = base, read.payload.field
            if key not in self._fields:
                what = FieldRead(read.payload.field)
                self._fields[key] = self.add(test, read.op, [base], what=what)
                early = self._fields[key].definition
                assert early is not None
                read_field(early)
            source = self._fields[key]
            self._reads[read.target] = read
            self.known[read.target] = source
        return source

    def remove_reads(self, copies: LoopCopies) -> None:
        """The typed version does not read what has been read before it."""
        part = copies.part
        gone = {part.values[v]: self.known[v] for v in self._reads if v in part.values}
        for block in copies.copied:
            block.instrs = [i for i in block.instrs if not any(t in gone for t in i.targets)]
            for instr in block.instrs:
                spread(instr, gone)


def read_field(read: Instr) -> None:
    """Has a read of a field not fail: what there is not is tested."""
    if read.op not in ("getfield", "fieldlist"):
        return
    base, name = read.args[0], read.payload.field
    known = base.type if isinstance(base, Value) else None
    assert name is not None
    surely = known is not None and known.cls == "struct" and known.is_scalar
    named = surely and known is not None and known.field(name) is not None
    read.op = "getfield" if named else "peekfield"
    read.payload = FieldRead(name)


def spread(instr: Instr, known: dict[Value, Operand]) -> None:
    """Puts the one value of a comma list in its place."""
    for k, arg in enumerate(instr.args):
        if isinstance(arg, Splat) and arg.value in known:
            instr.args[k] = known[arg.value]
