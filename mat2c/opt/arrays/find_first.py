"""Where there is a first place, it is a number.

    %k = builtin %x, 1 {callee="find"}       %k = builtin %x, 1 {callee="find"}
    %e = builtin %k {callee="isempty"}       %e = builtin %k {callee="isempty"}
    branch %e, b1, b2                        branch %e, b1, b2
  b2:                                      b2:
                                             %1 = subsref %k, 1
    %s = subsref %y, %k           becomes    %s = subsref %y, %1

What find(x, 1) gives has no elements, or one; so has a φ of such. Where a condition says that it
has some, its one element stands for it, so that rows, ranges and results that it selects have known
extents. Joins keep the array. The new values have no types yet.

Requires: SSA, `preds`, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.branch_facts import FILLED, implied
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import EMPTY, Block, Branch, Const, Instr, Operand, Value
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.uses import uses_of
from mat2c.opt.lazy_matrices.lazy_webs import PASSING, origin
from mat2c.types.rep import Kind, rep_of

_ONE = Const(1.0)


def name_firsts(flow: Flow) -> bool:
    """Uses the element of such places where there is one; whether there were any."""
    blocks = flow.function.blocks
    firsts = _firsts(flow)
    values = list(_places(flow, firsts)) if firsts else []
    found = [(b, v) for b in blocks if values for v in _filled(flow, b, values, firsts)]
    if not found:
        return False
    tree = dominators(flow.function)
    named = [_name(flow, tree, block, place) for block, place in found]
    return any(named)


def _firsts(flow: Flow) -> set[Instr]:
    """The calls find(x, 1), and the φs of nothing but what they give, and []."""
    calls = {instr for instr in flow.function.instrs() if _is_first(instr)}
    phis: set[Instr] = set()
    uses = uses_of(flow.function) if calls else {}
    work = list(calls)
    while work:
        for target in work.pop().targets:
            for _, user in uses.get(target, ()):
                if user is not None and user not in phis and user.op in ("phi", *PASSING):
                    phis.add(user)
                    work.append(user)
    phis = {instr for instr in phis if instr.op == "phi"}
    while unfit := {phi for phi in phis if not all(_joins(a, calls | phis) for a in phi.args)}:
        phis -= unfit
    return calls | phis


def _joins(operand: Operand, firsts: Collection[Instr]) -> bool:
    """True if what comes to a φ has no elements, or one."""
    return operand == EMPTY or (isinstance(operand, Value) and origin(operand).definition in firsts)


def _filled(
    flow: Flow, block: Block, values: Collection[Value], firsts: Collection[Instr]
) -> Iterator[Value]:
    """The `values` that are places known to be there from a block on, which a branch leads to."""
    if block not in flow.reached or len(block.preds) != 1:
        return
    branch = block.preds[0].terminator
    if not isinstance(branch, Branch) or branch.then is branch.orelse or block.handler is not None:
        return
    for value, fact in implied(branch.cond, branch.then is block):
        found = origin(value).definition
        if fact.relation == FILLED and found in firsts:
            yield from (v for v in values if origin(v).definition is found and _is_array(flow, v))


def _places(flow: Flow, firsts: Collection[Instr]) -> Iterator[Value]:
    """What they give, under all names."""
    for instr in flow.function.instrs():
        if instr.op in PASSING or instr in firsts:
            yield from (t for t in instr.targets if origin(t).definition in firsts)


def _is_first(instr: Instr) -> bool:
    """True if it is find(x, 1)."""
    if instr.op != "builtin" or instr.payload.callee != "find":
        return False
    return len(instr.args) == 2 and instr.args[1] == _ONE


def _is_array(flow: Flow, value: Value) -> bool:
    return rep_of(flow.type_of(value)).kind is Kind.ARRAY


def _name(flow: Flow, tree: Dominators, start: Block, place: Value) -> bool:
    """Substitutes the element for the array in what `start` dominates."""
    element = flow.function.fresh(place.name)
    mapping: Mapping[Value, Value] = {place: element}
    done = False
    for block in tree.preorder():
        if not tree.dominates(start, block):
            continue
        for instr in block.instrs:
            if instr.op != "phi" and place in instr.sources() and not _asks(instr, place):
                instr.replace(mapping)
                done = True
        if isinstance(block.terminator, Branch) and block.terminator.cond is place:
            block.terminator.cond = element
            done = True
    if done:
        span = place.definition.span if place.definition is not None else None
        element.definition = Instr("subsref", [element], [place, _ONE], span, Subscript())
        start.instrs.insert(0, element.definition)
    return done


def _asks(instr: Instr, place: Value) -> bool:
    """True if it takes the element, or asks whether there is one."""
    element = instr.op == "subsref" and instr.args == [place, _ONE]
    return element or (instr.op == "builtin" and instr.payload.callee == "isempty")
