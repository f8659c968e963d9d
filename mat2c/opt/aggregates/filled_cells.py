"""Cells that a loop fills before anything reads them: what `cell` puts into them is never seen.

    c = cell(1, n);             builtin 1, %n {callee="cell", filled=true}
    for k = 1:n
      c{k} = [k, k^2];          every element of c is a row of two, from the start
    end

Inference then knows what the elements are, and `uniform_cells` can have them in one array. The same
of the fields of an array of structs that `struct ('x', cell (1, n), …)` has made.

Requires: SSA, `preds`, types. Keeps: all.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.transfer.filled_arrays import fields_set, fills
from mat2c.ir.cfg.loop_blocks import entered_with, loop_blocks
from mat2c.ir.core import Block, Const, Instr, Operand, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.aggregates.uniform_cells import COUNTS
from mat2c.support.record import replace
from mat2c.types.expr import max_

_HANDED_ON = frozenset(("copy", "checkdef"))
_UPDATES = ("cellasgn", "assignpath")


def mark_filled(flow: Flow) -> bool:
    """Marks the makers of such cells; whether there are new ones."""
    uses: dict[Value, list[Use]] = {}
    found = False
    for header in flow.function.blocks:
        if header not in flow.reached or not _runs_through(header):
            continue
        for phi in header.phis():
            made = _entered(phi, header)
            cells = _cells(flow, made, phi) if made is not None and fills(flow, phi) else []
            cells = [cell for cell in cells if _covers(flow, cell, header)]
            if made is None or not cells:
                continue
            uses = uses or uses_of(flow.function)
            if any(len(uses[once.target]) > 1 for once in (made, *cells)):
                continue
            if _unread(flow, phi, header, uses):
                for cell in cells:
                    cell.payload = replace(payload_of(cell, BuiltinCall), filled=True)
                    found = True
    return found


def _cells(flow: Flow, made: Instr, phi: Instr) -> list[Instr]:
    """The calls of `cell` whose elements a loop replaces: one, or those for fields that each round
    sets."""
    if made.payload.callee == "cell":
        return [] if made.payload.filled else [made]
    names = fields_set(flow, phi)
    pairs = zip(made.args[::2], made.args[1::2], strict=len(made.args) % 2 == 0)
    values = [v for n, v in pairs if isinstance(n, Const) and n.value in names]
    calls = [v.definition for v in values if isinstance(v, Value)]
    return [c for c in calls if c is not None and _is_call(c, "cell") and not c.payload.filled]


def _runs_through(header: Block) -> bool:
    """A `for` loop over 1:n or 0:n that nothing leaves before its end."""
    loop = header.loop
    if loop is None or loop.kind != "for" or loop.merge.preds != [header]:
        return False
    return len(header.preds) == 2 and _trip(loop.count) is not None


def _trip(count: Operand | None) -> Instr | None:
    made = count.definition if isinstance(count, Value) else None
    if made is None or made.op != "trip" or made.args[1] != Const(1.0):
        return None
    return made if made.args[0] in (Const(0.0), Const(1.0)) else None


def _entered(phi: Instr, header: Block) -> Instr | None:
    """The call of `cell` or `struct` that gives what a φ is on the way into its loop."""
    before = entered_with(phi, header)
    made = before.definition if isinstance(before, Value) else None
    return made if made is not None and _is_call(made, "cell", "struct") else None


def _is_call(made: Instr, *callees: str) -> bool:
    return made.op == "builtin" and made.payload.callee in callees and len(made.targets) == 1


def _covers(flow: Flow, made: Instr, header: Block) -> bool:
    """True if the loop counts to the number of the cells."""
    assert header.loop is not None
    known, trip = flow.type_of(made.target), _trip(header.loop.count)
    last = flow.integer(trip.args[2]) if trip is not None else None
    if last is not None and trip is not None and trip.args[0] == Const(0.0):
        last = last + 1
    if known.cls != "cell" or known.shape is None or last is None:
        return False
    return known.shape.numel() in (last, max_(last, 0))


def _unread(flow: Flow, phi: Instr, header: Block, uses: dict[Value, list[Use]]) -> bool:
    """True if the loop does nothing but put elements into the cell, or ask for its extents."""
    inside = loop_blocks(header)
    versions, todo = {phi.target}, [phi.target]
    while todo:
        version = todo.pop()
        for block, user in uses.get(version, ()):
            if user is None or not _may_be(flow, user, version, block in inside):
                return False
            handed = user.op in _HANDED_ON or user.op in ("phi", *_UPDATES)
            if handed and user.target not in versions:
                versions.add(user.target)
                todo.append(user.target)
    return True


def _may_be(flow: Flow, user: Instr, version: Value, inside: bool) -> bool:
    if not inside:
        return user.op == "loopexit"
    if user.op in _UPDATES:
        return user.args[0] is version and version not in user.args[1:]
    if user.op == "builtin":
        return user.payload.callee in COUNTS
    return user.op in ("phi", "end") or user.op in _HANDED_ON
