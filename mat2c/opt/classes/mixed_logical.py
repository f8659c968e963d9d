"""Variables that are a truth value on one way and a number on another.

    %f.1 = copy 0                                   %1 = lt %x, 3
    %1 = lt %x, 3                                   %2 = uplus %1
    %f.2 = phi 0, %1              becomes           %f.2 = phi 0, %2
    %s.2 = plus %s.1, %f.2                          %s.2 = plus %s.1, %f.2

Where nothing that reads such a φ, or what hands its elements on (`x(:)`, `x'`), tells true from 1,
the truth values become numbers on the way in, and the φ has one class.

Requires: SSA. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Block, Const, Function, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.classes.class_blind import hands_on, holds_numbers, is_blind, is_logical


def convert_flags(function: Function) -> None:
    """Makes numbers of the truth values that come into such φs."""
    uses: Mapping[Value, list[Use]] | None = None
    seen: set[Value] = set()
    handlers = {block.handler for block in function.blocks if block.handler is not None}
    caught = {phi for handler in handlers for phi in handler.phis()}  # no way in has an end
    for block in function.blocks:
        for phi in list(block.phis()):
            if phi.target in seen or not any(map(is_logical, phi.args)):
                continue
            uses = uses_of(function) if uses is None else uses
            web = _web(phi.target, uses)
            seen |= web.keys()
            blind = (is_blind(v, use, web) for v in web for use in uses.get(v, ()))
            if caught.isdisjoint(web.values()) and _is_mixed(web) and all(blind):
                _convert(function, web)


def _web(value: Value, uses: Mapping[Value, list[Use]]) -> dict[Value, Instr]:
    """A φ, the φs that it reads or that read it, the copies between them, and what hands on the
    elements of one of these.
    """
    found: dict[Value, Instr] = {}
    todo: list[Value] = [value]
    while todo:
        member = todo.pop()
        made_by = member.definition
        if member in found or made_by is None:
            continue
        found[member] = made_by
        todo += [a for a in _passed(made_by) if isinstance(a, Value) and _is_passed_on(a)]
        for _, user in uses.get(member, ()):
            if user is not None and (member in _passed(user) or hands_on(member, user)):
                todo.append(user.target)
    return found


def _passed(instr: Instr) -> list[Operand]:
    """What an instruction gives one of, whole."""
    if len(instr.targets) != 1:
        return []
    return instr.args if instr.op == "phi" else instr.args[:1] if instr.op in IDENTITIES else []


def _is_passed_on(value: Value) -> bool:
    return value.definition is not None and bool(_passed(value.definition))


def _entries(web: Mapping[Value, Instr]) -> list[Operand]:
    """What comes into the web from outside."""
    return [
        a
        for instr in web.values()
        for a in _passed(instr)
        if not (isinstance(a, Value) and a in web)
    ]


def _is_mixed(web: Mapping[Value, Instr]) -> bool:
    entries = _entries(web)
    return any(map(is_logical, entries)) and any(map(holds_numbers, entries))


def _convert(function: Function, web: Mapping[Value, Instr]) -> None:
    for block in function.blocks:
        for instr in [i for i in block.instrs if len(i.targets) == 1 and i.target in web]:
            if instr.op == "phi":
                for k, pred in enumerate(block.preds):
                    instr.args[k] = _converted(function, instr.args[k], pred, None, web)
            else:
                instr.args[0] = _converted(function, instr.args[0], block, instr, web)


def _converted(
    function: Function,
    operand: Operand,
    block: Block,
    before: Instr | None,
    web: Mapping[Value, Instr],
) -> Operand:
    """The operand as a number; what makes it one comes into the block, last if not before
    something."""
    if not is_logical(operand) or (isinstance(operand, Value) and operand in web):
        return operand
    if isinstance(operand, Const):
        return Const(float(operand.value is True))
    span = operand.definition.span if isinstance(operand, Value) and operand.definition else None
    number = made(function, "uplus", [operand], span)
    at = len(block.instrs) if before is None else block.instrs.index(before)
    block.instrs.insert(at, number)
    return number.target
