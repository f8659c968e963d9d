"""A written [] is an array where a typed function expects one.

    %r = call %k, [] {spec=…}        becomes        %e = copy []
                                                    %r = call %k, %e {spec=…}

Constants that are no numbers have no storage that could be passed.

Requires: types of all functions. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.handed_over import CALLS, operand_places
from mat2c.ir.core import EMPTY, Block, Instr
from mat2c.ir.edit import made
from mat2c.types.rep import Kind, rep_of


def store_empties(flow: Flow) -> None:
    """Makes values of such arguments, in place."""
    for block in flow.function.blocks:
        if any(instr.op in CALLS and EMPTY in instr.args for instr in block.instrs):
            block.instrs = [part for instr in block.instrs for part in _stored(flow, block, instr)]


def _stored(flow: Flow, block: Block, instr: Instr) -> Iterator[Instr]:
    spec = instr.payload.spec
    if instr.op in CALLS and isinstance(spec, Specialisation):
        places = zip(operand_places(instr, spec), spec.signature.args, strict=False)
        for at, wanted in places:
            if instr.args[at] == EMPTY and rep_of(wanted).kind is Kind.ARRAY:
                copy = made(flow.function, "copy", [EMPTY], instr.span)
                copy.target.type = flow.type_of(EMPTY)
                flow.block_of[copy] = block
                instr.args[at] = copy.target
                yield copy
    yield instr
