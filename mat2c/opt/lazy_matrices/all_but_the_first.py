"""What is left of a vector behind its first element is the vector without it.

    %e = end %q
    %r = colon 2, %e           becomes    %t = subsdel %q, 1
    %t = subsref %q, %r

So a queue is taken from in place (codegen/functions/queue_blocks.py). Only where there surely is a
first element: nothing may be deleted from what is empty. The new values have their types.

Requires: SSA, types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.infer.transfer.filled_arrays import is_end
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.payloads.access_payloads import Subscript, Update
from mat2c.types.lattice import ARITHMETIC
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE

_FIRST = Const(1.0)


def delete_firsts(flow: Flow) -> bool:
    """Rewrites such reads in loops; whether there were any."""
    found = [instr for instr in flow.function.instrs() if _is_rest(flow, instr)]
    proofs = Proofs(flow) if found else None
    changed = False
    for instr in found:
        base, block = instr.args[0], flow.block_of[instr]
        assert proofs is not None and isinstance(instr.payload, Subscript)
        if proofs.in_bounds(flow.type_of(base), _FIRST, 0, 1, block):
            instr.op, instr.args = "subsdel", [base, _FIRST]
            instr.payload = Update(instr.payload.name)
            changed = True
    return changed


def _is_rest(flow: Flow, instr: Instr) -> bool:
    """True for x(2:end) of a row or column."""
    asked = instr.payload
    if instr.op != "subsref" or len(instr.args) != 2 or not isinstance(asked, Subscript):
        return False
    base, run = instr.args
    if asked.field is not None or asked.spec is not None or not isinstance(base, Value):
        return False
    known = flow.type_of(base)
    if known.cls not in ARITHMETIC or known.shape is None or known.shape.rank != 2:
        return False
    made = run.definition if isinstance(run, Value) else None
    if rep_of(known).kind is not Kind.ARRAY or ONE not in known.shape.dims:
        return False
    if made is None or made.op != "colon":
        return False
    return made.args[0] == Const(2.0) and len(made.args) == 2 and _is_last(made.args[1], base)


def _is_last(operand: Operand, base: Value) -> bool:
    """True for `end`, or the number of elements."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "builtin":
        return is_end(operand, base)
    return made.payload.callee == "numel" and made.args == [base]
