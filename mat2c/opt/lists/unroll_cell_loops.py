"""Short loops over cells of different classes or extents, written out.

    for k = 1:2:numel (varargin)             switch (varargin{1}), …
      switch (varargin{k}), …     becomes    switch (varargin{3}), …

Where options are parsed, or values of all kinds are tried, each cell has a type of its own:
inference then knows which option sets which variable. So are loops over handles of several
functions, each of which then is called as what it is. Loops that are left by `break`, `continue` or
`return` stay, and so do those in a `try` that began outside.

Requires: SSA, `preds`, types. Keeps: nothing. Breaks: cfg, types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.cfg.loop_blocks import entered_with
from mat2c.ir.clone import Part
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Jump, Operand, Value
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import LoopExit
from mat2c.opt.aggregates.parts import LARGEST
from mat2c.opt.lazy_matrices.lazy_webs import origin
from mat2c.types.lattice import Type

_TRIPS = 16
_INSTRS = 320  # of all copies of a body
_READS = frozenset(("cellref", "celllist", "foritem"))
_COMPARISONS = frozenset(("strcmp", "strcmpi", "strncmp", "strncmpi"))


def unroll_lists(flow: Flow) -> bool:
    """Writes out the loops whose bodies read a cell of known contents by number; whether there were
    any. Of nested ones, the outer is."""
    written: set[Block] = set()
    for header in list(flow.function.blocks):
        trips = _trips(flow, header)
        if header in written or not trips or header not in flow.reached:
            continue
        body = _body(flow.function, header)
        size = sum(len(block.instrs) for block in body)
        if not body or trips * size > _INSTRS:  # what never comes back to its test has no body
            continue
        if _gains(flow, body, trips, _entered(header)):
            written.update(body)
            _write_out(flow.function, header, body, trips)
    return bool(written)


def _trips(flow: Flow, header: Block) -> int:
    """How often a loop runs, where that is known and a few times; 0 otherwise."""
    loop = header.loop
    if loop is None or loop.kind != "for" or loop.count is None or header.handler is not None:
        return 0
    trips = flow.type_of(loop.count).whole
    return trips if trips is not None and 0 < trips <= _TRIPS else 0


def _body(function: Function, header: Block) -> list[Block]:
    """The blocks that an iteration may come to, in order; none where it may be left early."""
    loop, test = header.loop, header.terminator
    assert loop is not None and isinstance(test, Branch)
    plain = all(i.op == "phi" or test.cond in i.targets for i in header.instrs)
    if not plain or len(loop.latch.preds) != 1 or loop.merge.preds != [header]:
        return []
    found = {test.then}
    todo = [test.then]
    while todo:
        block = todo.pop()
        for after in block.successors() if block is not loop.latch else ():
            if after in (header, loop.merge, function.exit) or after.handler in (header,):
                return []
            if after not in found:
                found.add(after)
                todo.append(after)
    closed = all(b.handler is None or b.handler in found for b in found)
    entered = all(p in found or b is test.then for b in found for p in b.preds)
    inside = loop.latch in found and isinstance(loop.latch.terminator, Jump)
    return [b for b in function.blocks if b in found] if closed and entered and inside else []


def _entered(header: Block) -> dict[Operand, Operand]:
    """What the φs of a loop are when it is entered."""
    return {phi.target: entered_with(phi, header) for phi in header.phis()}


def _at_first(operand: Operand, entered: Mapping[Operand, Operand]) -> Operand:
    """What an operand is in the first iteration, as far as it is a φ's."""
    source = origin(operand) if isinstance(operand, Value) else operand
    return entered.get(source, source)


def _gains(
    flow: Flow, body: Iterable[Block], trips: int, entered: Mapping[Operand, Operand]
) -> bool:
    """True if it reads or sets cells of which more is known one by one than of all. Of texts, it is
    where they are compared with others."""
    instrs = [i for block in body if block in flow.reached for i in block.instrs]
    read = [
        flow.type_of(_at_first(i.args[0], entered))
        for i in instrs
        if i.op in _READS and len(i.args) == 2 and flow.type_of(i.args[1]).const is None
    ]
    known = [cells for cells in read if items_of(cells) is not None]
    if trips == 1 or any(map(_is_varied, known)):
        return bool(known)
    if any(map(_are_texts, known)) and any(map(_compares, instrs)):
        return True
    if any(map(_are_functions, known)):
        return True
    return any(_fills(flow, i, entered) for i in instrs)


def _fills(flow: Flow, instr: Instr, entered: Mapping[Operand, Operand]) -> bool:
    """True if it puts arrays into a short row of cells, of which each may have other extents, or is
    larger than elements of one array for all."""
    if instr.op != "cellasgn" or len(instr.args) != 3:
        return False
    base, *others = instr.args
    cells, (new, place) = flow.type_of(_at_first(base, entered)), map(flow.type_of, others)
    if items_of(cells) is None or place.const is not None:
        return False
    large = new.is_arithmetic and (new.static_numel or 0) > LARGEST
    return _has_open_extents(new) or (large and _reads_constantly(flow))


def _reads_constantly(flow: Flow) -> bool:
    """True if all cells that a function reads are told by constant numbers."""
    return all(
        s.colon or s.run is not None or s.type.const is not None
        for block in flow.function.blocks
        for instr in block.instrs
        if block in flow.reached and instr.op in _READS and len(instr.args) > 1
        for s in subscripts_of(flow, instr, instr.args[1:]) or ()
    )


def _has_open_extents(t: Type) -> bool:
    numbers = t.is_arithmetic and t.cls != "char"
    return numbers and t.shape is not None and not t.shape.is_static


def _is_varied(cells: Type) -> bool:
    if cells.elem is None or cells.items is None:
        return False
    if cells.elem.is_any:
        return any(not item.is_any for item in cells.items)
    return _has_open_extents(cells.elem) and not any(map(_has_open_extents, cells.items))


def _are_texts(cells: Type) -> bool:
    return any(isinstance(item.const, str) for item in cells.items or ())


def _are_functions(cells: Type) -> bool:
    """True if it is a list of handles, each of one function that is known, not all of the same."""
    items = cells.items or ()
    if len(items) < 2 or any(t.targets is None or len(t.targets) != 1 for t in items):
        return False
    return cells.elem is not None and len(cells.elem.targets or ()) > 1


def _compares(instr: Instr) -> bool:
    if instr.op == "builtin":
        return instr.payload.callee in _COMPARISONS
    return instr.op == "switchmatch"


def _write_out(function: Function, header: Block, body: list[Block], trips: int) -> None:
    loop, test = header.loop, header.terminator
    assert loop is not None and isinstance(test, Branch)
    back = header.preds.index(loop.latch)
    phis = list(header.phis())
    now: dict[Value, Operand] = {phi.target: phi.args[1 - back] for phi in phis}
    before, at = header, function.blocks.index(header) + 1
    for trip in range(trips):
        if loop.counter is not None:
            now[loop.counter] = Const(float(trip))
        part = Part(function, body, now, 1 + max(b.number for b in function.blocks))
        function.blocks += part.blocks.values()
        first = part.block(test.then)
        before.terminator, first.preds = Jump(first), [before]
        now = {phi.target: part.operand(phi.args[back]) for phi in phis}
        before = part.block(loop.latch)
    before.terminator, loop.merge.preds = Jump(loop.merge), [before]
    header.preds.pop(back)
    header.instrs, header.loop = [], None
    copies, old = function.blocks[-trips * len(body) :], function.blocks[: -trips * len(body)]
    kept = [[b for b in part if b not in body] for part in (old[:at], old[at:])]
    function.blocks = kept[0] + copies + kept[1]
    _rename(function, header, now)


def _rename(function: Function, header: Block, last: dict[Value, Operand]) -> None:
    """What was a φ of the header is its last value."""
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "loopexit" and payload_of(instr, LoopExit).header is header:
                instr.op, instr.payload = "copy", NOTHING
            instr.replace(last)
        if block.terminator is not None:
            block.terminator.replace(last)
