"""What a variable held before a loop that surely sets it, and that reads it only afterwards.

    %k.1 = forempty 1, 1, %n                            (%n is at least 1)
    ^header: %k.2 = phi %k.1, %k.3        becomes       ^header: %k.2 = phi 0, %k.3

The variable of `for k = 1:n` is empty where the loop does not run. Where it does, the φ is a number
wherever it is read.

Requires: types, `preds`. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.constant_types import const_type
from mat2c.infer.flow import Flow
from mat2c.ir.cfg.loop_blocks import handed_on, loop_blocks
from mat2c.ir.core import Block, Const, Instr, Value
from mat2c.ir.uses import Use, uses_of
from mat2c.types.lattice import Type, join
from mat2c.types.rep import Kind, rep_of

_NOTHING = {"double": Const(0.0), "logical": Const(False, "logical")}


def forget_entries(flow: Flow) -> None:
    """Gives φs of `for` loops that surely run a plain start, where nobody sees what it was."""
    headers = [block for block in flow.function.blocks if _surely_runs(flow, block)]
    if not headers:
        return
    uses = uses_of(flow.function)
    for header in headers:
        assert header.loop is not None
        inside = loop_blocks(header)
        for phi in header.phis():
            last = _last(header, phi)
            if last is not None and not _seen(phi.target, uses, inside, header):
                _start_plain(header, phi, last)


def _surely_runs(flow: Flow, block: Block) -> bool:
    loop = block.loop
    if loop is None or loop.kind != "for" or loop.count is None or block not in flow.reached:
        return False
    count = flow.type_of(loop.count)
    return not count.is_bottom and count.range.numeric_low >= 1


def _last(header: Block, phi: Instr) -> Type | None:
    """The type of the φ after an iteration, if the φ itself is boxed and this need not be."""
    assert header.loop is not None
    if phi.target is header.loop.counter or len(phi.args) != 2 or phi.target.type is None:
        return None
    arg = handed_on(phi, header)
    if not isinstance(arg, Value) or arg.type is None or arg is phi.target:
        return None
    boxed = rep_of(phi.target.type).kind is Kind.BOXED
    usable = rep_of(arg.type).kind is Kind.SCALAR and arg.type.cls in _NOTHING
    return arg.type if boxed and usable else None


def _seen(value: Value, uses: dict[Value, list[Use]], inside: set[Block], header: Block) -> bool:
    """True if the φ is read in the loop, or after it where a `break` or an error may lead.
    Elsewhere it is read where the header is left."""
    early = _left_early(inside, header)
    for block, instr in uses.get(value, ()):
        places = [block]
        if instr is not None and instr.op == "phi":
            arguments = zip(instr.args, block.preds, strict=True)
            places = [pred for arg, pred in arguments if arg is value]
            places = [p for p in places if p is not header or header.handler is block]
        if any(p in inside or p in early for p in places):
            return True
    return False


def _left_early(inside: set[Block], header: Block) -> set[Block]:
    """The blocks behind a loop that it may lead to from elsewhere than the end of its rounds."""
    found: set[Block] = set()
    work = [s for block in inside if block is not header for s in block.successors()]
    work += [] if header.handler is None else [header.handler]
    while work:
        block = work.pop()
        if block not in inside and block not in found:
            found.add(block)
            work += block.successors()
    return found


def _start_plain(header: Block, phi: Instr, last: Type) -> None:
    assert header.loop is not None
    start = _NOTHING[last.cls]
    latch = header.loop.latch
    phi.args = [
        arg if pred is latch else start for arg, pred in zip(phi.args, header.preds, strict=True)
    ]
    phi.target.type = join(last, const_type(start))
