"""Value numbering: what is computed twice from the same values is computed once.

    %1 = subsref %a, %i                  %1 = subsref %a, %i
    ...                                  ...
    %2 = subsref %a, %i        becomes   %2 = copy %1

Along the dominator tree, for scalars only: they live in registers, whereas an array that is kept
for a second use would hinder fusion and storage sharing. In SSA an array that is updated is another
value, so that an element read again is known to be the same one. What is learnt of the first (a
check passed, a condition that holds) is then known of the second.

The first is taken only if its type says as much as the second's: conditions in between may have
told more.

Requires: SSA, `preds`, types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import Block, Const, Instr, Operand, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import NOTHING
from mat2c.types.lattice import Type, le
from mat2c.types.rep import Kind, rep_of
from mat2c.types.traits import Effect

Key = tuple[object, ...]


def number_values(flow: Flow) -> bool:
    """Turns repeated computations into copies; whether there were any."""
    table: dict[Key, Value] = {}
    first: dict[Value, Value] = {}
    added: dict[Block, list[Key]] = {}
    for block, entering in dominators(flow.function).walk():
        if entering:
            added[block] = _number(flow, block, table, first)
        else:
            for key in added.pop(block):
                del table[key]
    return bool(first)


def _number(
    flow: Flow, block: Block, table: dict[Key, Value], first: dict[Value, Value]
) -> list[Key]:
    """Numbers the values of one block; the keys that are new."""
    added: list[Key] = []
    if block not in flow.reached:
        return added
    for instr in block.instrs:
        key = _key(flow, instr, first)
        if key is None:
            continue
        known = table.get(key)
        if known is None:
            table[key] = instr.target
            added.append(key)
        elif _says_as_much(known.type, instr.target.type):
            first[instr.target] = known
            instr.op, instr.args, instr.payload = "copy", [known], NOTHING
    return added


def _says_as_much(known: Type | None, wanted: Type | None) -> bool:
    return known is not None and wanted is not None and le(known, wanted)


def _key(flow: Flow, instr: Instr, first: dict[Value, Value]) -> Key | None:
    """What makes two computations the same; None for an operation that isn't numbered."""
    if len(instr.targets) != 1 or not instr.args or not _repeatable(flow, instr):
        return None
    known = instr.target.type
    if known is None or rep_of(known).kind is not Kind.SCALAR or known.const is not None:
        return None
    operands: list[object] = []
    for arg in instr.args:
        if isinstance(arg, Value):
            operands.append(first.get(arg, arg))
        elif isinstance(arg, Const):
            operands.append((arg.cls, repr(arg.value), arg.dq))
        else:
            return None
    payload = instr.payload
    what: tuple[object, ...] = (payload.callee, payload.nargout)
    if isinstance(payload, Extent):
        what = (payload.position, payload.count)
    return (instr.op, *what, *operands)


def _repeatable(flow: Flow, instr: Instr) -> bool:
    """True if the same computation gives the same value, and does nothing else."""
    if instr.op == "subsref":
        return all(_is_array(flow, arg) for arg in instr.args)
    if instr.op == "builtin":
        declaration = find(instr.payload.callee)
        pure = declaration is not None and declaration.effect is Effect.PURE
        return pure and all(_is_array(flow, arg) for arg in instr.args)
    return instr.op == "end" or bool(OPS[instr.op].boxed)


def _is_array(flow: Flow, operand: Operand) -> bool:
    """True if it surely is no handle, nor anything else whose use may have effects."""
    known = flow.type_of(operand)
    return known.is_arithmetic and not known.maybe_undef
