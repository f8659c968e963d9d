"""Loop exits get names of their own, so that inference can tell what holds after at least one
iteration.

    ^header: (loop for) %x = phi %before, %last        ^header: %x = phi %before, %last
    ^after:  use %x                             becomes ^after:  %y = loopexit %x
                                                                 use %y

Where the trip count is known to be positive, %y is %last: a variable that the body sets is then
surely defined.

Requires: SSA, `preds`. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Branch, Function, Instr, Operand, Return, Value, substitute
from mat2c.ir.payloads.variable_payloads import LoopExit

Use = tuple[Block, Instr | None]


def name_exits(function: Function) -> None:
    """Inserts `loopexit` behind `for` loops without `break` for the header's φs that are used
    there."""
    headers = [b for b in function.blocks if _plain(b)]
    if not headers:
        return
    tree = dominators(function)
    users = _users(function)
    for header in headers:
        assert header.loop is not None
        merge = header.loop.merge
        for phi in list(header.phis()):
            if phi.target is header.loop.counter:
                continue
            outside = [u for u in users.get(phi.target, ()) if _behind(tree, merge, u)]
            if outside:
                _rename(function, header, merge, phi.target, outside, users)


def _plain(header: Block) -> bool:
    loop = header.loop
    return loop is not None and loop.kind == "for" and len(loop.merge.preds) == 1


def _behind(tree: Dominators, merge: Block, use: Use) -> bool:
    return use[0] in tree.index and merge in tree.index and tree.dominates(merge, use[0])


def _users(function: Function) -> dict[Value, list[Use]]:
    """Where each value is read; a φ reads at the end of the predecessor.

    A handler's φ is left out: it reads at the entry of the predecessor, before an exit is named
    there.
    """
    users: dict[Value, list[Use]] = {}
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "phi":
                for arg, pred in zip(instr.args, block.preds, strict=True):
                    if isinstance(arg, Value) and pred.handler is not block:
                        users.setdefault(arg, []).append((pred, instr))
                continue
            for value in instr.sources():
                users.setdefault(value, []).append((block, instr))
        if block.terminator is not None:
            for value in block.terminator.sources():
                users.setdefault(value, []).append((block, None))
    return users


def _rename(
    function: Function,
    header: Block,
    merge: Block,
    value: Value,
    uses: list[Use],
    users: dict[Value, list[Use]],
) -> None:
    exit_value = function.fresh(value.name)
    instr = Instr("loopexit", [exit_value], [value], None, LoopExit(header))
    exit_value.definition = instr
    for block, user in uses:
        _replace(block, user, value, exit_value)
    moved = set(map(id, uses))
    users[exit_value] = uses
    users[value] = [u for u in users[value] if id(u) not in moved] + [(merge, instr)]
    merge.instrs.insert(sum(1 for _ in merge.phis()), instr)


def _replace(block: Block, user: Instr | None, old: Value, new: Value) -> None:
    if user is None:
        _replace_terminator(block, old, new)
    elif user.op == "phi":
        _replace_phi(user, block, old, new)
    else:
        user.replace({old: new})


def _replace_phi(phi: Instr, pred: Block, old: Value, new: Value) -> None:
    """Only the operand of this predecessor."""
    for target in pred.successors():
        if phi in target.instrs:
            for k, source in enumerate(target.preds):
                if source is pred and phi.args[k] is old:
                    phi.args[k] = new


def _replace_terminator(block: Block, old: Value, new: Value) -> None:
    terminator = block.terminator
    if isinstance(terminator, Branch) and terminator.cond is old:
        terminator.cond = new
    elif isinstance(terminator, Return):
        args: list[Operand] = list(terminator.args)
        substitute(args, {old: new})
        terminator.args = args
