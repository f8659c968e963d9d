"""The largest or smallest of a few numbers that are written out.

    %1 = hcat %a, %b, %c             %2 = builtin min, %b, %a
    %m = builtin min, %1   becomes   %m = builtin min, %c, %2

The row is dead where nothing else reads it.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Value
from mat2c.ir.edit import rewrite_each
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.types.rep import is_double

_MOST = 8  # numbers compared without a loop


def compare_lists(flow: Flow) -> None:
    """Compares pairs instead of making a row first, in place."""

    def rewrite(instr: Instr) -> list[Instr] | None:
        row = _row(flow, instr)
        return None if row is None else _chain(flow, instr, row)

    rewrite_each(flow.function, rewrite)


def _row(flow: Flow, instr: Instr) -> Instr | None:
    """The concatenation of real scalars whose extremum is asked for."""
    if instr.op != "builtin" or instr.payload.callee not in ("max", "min"):
        return None
    if len(instr.args) != 1 or len(instr.targets) != 1 or not isinstance(instr.args[0], Value):
        return None
    made = instr.args[0].definition
    if made is None or made.op not in ("hcat", "vcat") or not 2 <= len(made.args) <= _MOST:
        return None
    types = [flow.type_of(a) for a in made.args]
    known = made.target.type
    plain = known is not None and known.cls == "double" and all(is_double(t) for t in types)
    return made if plain else None


def _chain(flow: Flow, instr: Instr, row: Instr) -> list[Instr]:
    """Two at a time from the left: of equal numbers in a row the first is taken, of two scalars the
    second."""
    so_far, before = row.args[0], list[Instr]()
    for other in row.args[1:-1]:
        step = Instr("builtin", [flow.function.fresh()], [other, so_far], instr.span)
        step.payload = BuiltinCall(instr.payload.callee)
        step.target.type = instr.target.type
        step.target.definition = step
        flow.block_of[step] = flow.block_of[instr]
        before.append(step)
        so_far = step.target
    instr.args = [row.args[-1], so_far]
    return before
