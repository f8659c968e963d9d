"""Global, persistent and shared variables of static types are loaded once.

    %1 = loadglobal {name="g"}                 %1 = loadglobal {name="g"}
    %2 = subsref %1, 1                         %2 = subsref %1, 1
    %3 = loadglobal {name="g"}        becomes  %3 = copy %1
    storeglobal %4 {name="g"}                  storeglobal %4 {name="g"}
    %5 = loadglobal {name="g"}                 %5 = copy %4

Within a block, as long as nothing that is called may store the variable. What is known of the first
value is then known of the others. Boxed values are left alone: one more use of such a value would
make its next change a copy.

Requires: SSA, types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Instr, Operand, Value
from mat2c.ir.nonlocals import LOADS, STORES, Outside, outside
from mat2c.ir.payloads.payload import NOTHING
from mat2c.types.rep import Kind, rep_of


def share_loads(flow: Flow) -> bool:
    """Turns repeated loads into copies; whether there were any."""
    changed = [_share(flow, block) for block in flow.function.blocks if block in flow.reached]
    return any(changed)


def _share(flow: Flow, block: Block) -> bool:
    known: dict[Outside, Operand] = {}
    changed = False
    for instr in block.instrs:
        for variable in flow.engine.stored_by(instr):
            known.pop(variable, None)
        place = outside(flow.function, instr)
        if place is None:
            continue
        if instr.op in STORES:
            known[place] = instr.args[0]
        elif instr.op in LOADS and place in known and _is_typed(flow, instr, known[place]):
            instr.op, instr.args, instr.payload = "copy", [known[place]], NOTHING
            changed = True
        elif instr.op in LOADS:
            known[place] = instr.target
    return changed


def _is_typed(flow: Flow, load: Instr, value: Operand) -> bool:
    """True if both are kept in typed storage."""
    there = rep_of(load.target.type) if load.target.type is not None else None
    here = flow.type_of(value)
    boxed = there is None or Kind.BOXED in (there.kind, rep_of(here).kind)
    return not boxed and (not isinstance(value, Value) or value.type is not None)
