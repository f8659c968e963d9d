"""Where there is a first place, it is a number.

    %k = builtin %x, 1 {callee="find"}       %k = builtin %x, 1 {callee="find"}
    %e = builtin %k {callee="isempty"}       %e = builtin %k {callee="isempty"}
    branch %e, b1, b2                        branch %e, b1, b2
  b2:                                      b2:
                                             %1 = subsref %k, 1
    %s = subsref %y, %k           becomes    %s = subsref %y, %1

What find(x, 1) gives has no elements, or one. Where a condition says that it has some, its one
element stands for it, so that rows, ranges and results that it selects have known extents. Joins
keep the array. The new values have no types yet.

Requires: SSA, `preds`, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.branch_facts import FILLED, implied
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Branch, Const, Instr, Value
from mat2c.opt.lazy_matrices.lazy_webs import PASSING, origin
from mat2c.types.rep import Kind, rep_of

_ONE = Const(1.0)


def name_firsts(flow: Flow) -> bool:
    """Uses the element of such places where there is one; whether there were any."""
    blocks = flow.function.blocks
    values = list(_places(flow))
    found = [(block, v) for block in blocks if values for v in _filled(flow, block, values)]
    if not found:
        return False
    tree = dominators(flow.function)
    named = [_name(flow, tree, block, place) for block, place in found]
    return any(named)


def _filled(flow: Flow, block: Block, values: Collection[Value]) -> Iterator[Value]:
    """The `values` that are places known to be there from a block on, which a branch leads to."""
    if block not in flow.reached or len(block.preds) != 1:
        return
    branch = block.preds[0].terminator
    if not isinstance(branch, Branch) or branch.then is branch.orelse or block.handler is not None:
        return
    for value, fact in implied(branch.cond, branch.then is block):
        found = origin(value).definition
        if fact.relation == FILLED and _is_first(found):
            yield from (v for v in values if origin(v).definition is found and _is_array(flow, v))


def _places(flow: Flow) -> Iterator[Value]:
    """What find(x, 1) gives, under all names."""
    for instr in flow.function.instrs():
        if instr.op in PASSING or _is_first(instr):
            yield from (t for t in instr.targets if _is_first(origin(t).definition))


def _is_first(instr: Instr | None) -> bool:
    """Is it find(x, 1)?"""
    if instr is None or instr.op != "builtin" or instr.attrs["callee"] != "find":
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
        element.definition = Instr("subsref", [element], [place, _ONE], span)
        start.instrs.insert(0, element.definition)
    return done


def _asks(instr: Instr, place: Value) -> bool:
    """Does it take the element, or ask whether there is one?"""
    element = instr.op == "subsref" and instr.args == [place, _ONE]
    return element or (instr.op == "builtin" and instr.attrs["callee"] == "isempty")
