"""Elements that outlive their array are read before another array is made (partial interference,
[GCTD] §2.1).

    %a = builtin 2, 2 {rand}            %a = builtin 2, 2 {rand}
    %b = builtin 2, 2 {rand}            %c = subsref %a, 1 {safe, early}
    %c = subsref %a, 1 {safe}           %b = builtin 2, 2 {rand}
    %d = plus %b, %c                    %d = plus %b, %c

Of an array that is otherwise done with only such elements are kept, and the array's storage is free
for the next. The subscripts are constants, and surely there.

Requires: types, checks. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Const, Instr, Value
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import replace
from mat2c.types.lattice import ANY
from mat2c.types.rep import Kind, rep_of

_ELSEWHERE = frozenset("param capture captured cellref getfield readpath".split())
_MOST = 8  # elements of an array: each takes a variable


def read_early(flow: Flow) -> None:
    """Moves the reads of all arrays that a function makes."""
    function = flow.function
    arrays = {block: sum(map(_makes_array, block.instrs)) for block in function.blocks}
    count = sum(arrays.values())
    if count < 2:
        return
    uses = uses_of(function)
    for block in function.blocks:
        if arrays[block] and block.loop is None:  # C runs no header where a loop ends
            elsewhere = count > arrays[block]
            _move(flow, block, _early(block, uses, elsewhere))


def _early(
    block: Block, uses: Mapping[Value, list[Use]], elsewhere: bool
) -> dict[int, list[tuple[Block, Instr]]]:
    """The reads to move behind each place of a block; `elsewhere` are other arrays made."""
    place = {instr: k for k, instr in enumerate(block.instrs)}
    found: dict[int, list[tuple[Block, Instr]]] = {}
    for made in block.instrs:
        if not _makes_array(made) or made.op in _ELSEWHERE or len(made.targets) != 1:
            continue
        reads, last = list[tuple[Block, Instr]](), place[made]
        for home, user in uses.get(made.target, ()):
            if user is not None and _is_read(user):
                reads.append((home, user))
            elif user is None or home is not block:
                break
            else:
                last = max(last, place[user])
        else:
            late = [(b, user) for b, user in reads if b is not block or place[user] > last]
            away = any(b is not block for b, _ in late)
            first = min((place[user] for b, user in late if b is block), default=len(place))
            between = block.instrs[last + 1 : len(place) if away else first]
            if 0 < len(late) <= _MOST and ((away and elsewhere) or any(map(_makes_array, between))):
                found.setdefault(last, []).extend(late)
    return found


def _move(flow: Flow, block: Block, early: Mapping[int, list[tuple[Block, Instr]]]) -> None:
    """Puts the reads behind the places that are said, and behind the block's φs."""
    if not early:
        return
    moved = [pair for pairs in early.values() for pair in pairs]
    behind = {block.instrs[at]: [user for _, user in pairs] for at, pairs in early.items()}
    pending = list[Instr]()
    kept = list[Instr]()
    gone = {user for _, user in moved}
    for instr in block.instrs:
        if pending and instr.op != "phi":
            kept += pending
            pending = []
        if instr not in gone:
            kept.append(instr)
        pending += behind.get(instr, ())
    block.instrs = kept + pending
    for home, user in moved:
        user.payload = replace(payload_of(user, Subscript), early=True)
        flow.block_of[user] = block
        if home is not block:
            home.instrs.remove(user)


def _is_read(user: Instr) -> bool:
    """True if it is one element, by constants, that surely is there."""
    if user.op != "subsref" or not user.payload.safe or not isinstance(user.args[0], Value):
        return False
    known, base = user.target.type, user.args[0].type
    if known is None or rep_of(known).kind is not Kind.SCALAR or base is None or base.shape is None:
        return False
    subs = [a.value for a in user.args[1:] if isinstance(a, Const) and a.cls == "double"]
    if not subs or len(subs) < len(user.args) - 1:
        return False
    dims = [base.shape.numel()] if len(subs) == 1 else [base.shape.dim(k) for k in range(len(subs))]
    return all(
        isinstance(sub, (int, float)) and extent is not None and 1 <= sub <= extent.low
        for sub, extent in zip(subs, dims, strict=True)
    )


def _makes_array(instr: Instr) -> bool:
    return any(rep_of(t.type or ANY).kind is Kind.ARRAY for t in instr.targets)
