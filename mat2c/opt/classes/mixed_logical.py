"""Variables that are a truth value on one way and a number on another.

    %f.1 = copy 0                                   %1 = lt %x, 3
    %1 = lt %x, 3                                   %2 = uplus %1
    %f.2 = phi 0, %1              becomes           %f.2 = phi 0, %2
    %s.2 = plus %s.1, %f.2                          %s.2 = plus %s.1, %f.2

Where nothing that reads such a φ tells true from 1, the truth values become numbers on the way in,
and the φ has one class.

Requires: SSA. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from mat2c.builtins import find
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import COMPARISONS, IDENTITIES, OPERATORS, TRUTHS
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import dataclass
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import ANY, Type, scalar

_LOGICAL = COMPARISONS | {"and", "or", "not"}
_COMPUTING = frozenset(OPERATORS) - {"transpose", "ctranspose"}
_NUMBERS = _COMPUTING - _LOGICAL
_BLIND = _COMPUTING | TRUTHS
_FILLS = frozenset(("fill", "eye"))
_BLIND_CALLS = frozenset(("double", "isempty", "numel"))


def convert_flags(function: Function) -> None:
    """Makes numbers of the truth values that come into such φs."""
    uses: Mapping[Value, list[Use]] | None = None
    seen: set[Value] = set()
    handlers = {block.handler for block in function.blocks if block.handler is not None}
    caught = {phi for handler in handlers for phi in handler.phis()}  # no way in has an end
    for block in function.blocks:
        for phi in list(block.phis()):
            if phi.target in seen or not any(map(_is_logical, phi.args)):
                continue
            uses = uses_of(function) if uses is None else uses
            web = _web(phi.target, uses)
            seen |= web.keys()
            blind = (_is_blind(v, use, web) for v in web for use in uses.get(v, ()))
            if caught.isdisjoint(web.values()) and _is_mixed(web) and all(blind):
                _convert(function, web)


def _web(value: Value, uses: Mapping[Value, list[Use]]) -> dict[Value, Instr]:
    """A φ, the φs that it reads or that read it, and the copies between them."""
    found: dict[Value, Instr] = {}
    todo: list[Value] = [value]
    while todo:
        member = todo.pop()
        made_by = member.definition
        if member in found or made_by is None or not _passes(made_by):
            continue
        found[member] = made_by
        given = made_by.args if made_by.op == "phi" else made_by.args[:1]
        todo += [a for a in given if isinstance(a, Value)]
        readers = [user for _, user in uses.get(member, ()) if user is not None and _passes(user)]
        todo += [user.target for user in readers if user.op == "phi" or user.args[0] is member]
    return found


def _passes(instr: Instr) -> bool:
    return len(instr.targets) == 1 and (instr.op == "phi" or instr.op in IDENTITIES)


def _entries(web: Mapping[Value, Instr]) -> list[Operand]:
    """What comes into the web from outside."""
    return [
        a
        for instr in web.values()
        for a in (instr.args if instr.op == "phi" else instr.args[:1])
        if not (isinstance(a, Value) and a in web)
    ]


def _is_mixed(web: Mapping[Value, Instr]) -> bool:
    entries = _entries(web)
    return any(map(_is_logical, entries)) and any(map(_is_number, entries))


def _is_logical(operand: Operand) -> bool:
    """True if it surely is a truth value, or an array of them."""
    if isinstance(operand, Const):
        return isinstance(operand.value, bool)
    instr = operand.definition if isinstance(operand, Value) else None
    if instr is None or len(instr.targets) != 1:
        return False
    return instr.op in _LOGICAL or instr.op in TRUTHS or _class_of(instr) == "logical"


def _is_number(operand: Operand) -> bool:
    """True if it surely is no truth value."""
    if isinstance(operand, Const):
        return isinstance(operand.value, float)
    instr = operand.definition if isinstance(operand, Value) else None
    return instr is not None and instr.op in _NUMBERS


def _is_blind(value: Value, use: Use, web: Mapping[Value, Instr]) -> bool:
    """True if it makes no difference to what reads the value whether that is true or 1."""
    block, user = use
    if user is None:
        return isinstance(block.terminator, Branch)
    if len(user.targets) == 1 and user.target in web:
        return user.op == "phi" or user.args[0] is value
    if user.op == "builtin":
        return user.payload.callee in _BLIND_CALLS or _prints(value, user)
    if user.op == "subsasgn":
        stored = user.args[1] is value and value not in (user.args[0], *user.args[2:])
        return stored and _holds_numbers(user.args[0])
    return user.op in _BLIND


def _holds_numbers(array: Operand) -> bool:
    """True of an array of numbers, whatever elements it was given since it was made."""
    todo, seen = [array], set[Operand]()
    while todo:
        operand = todo.pop()
        if operand in seen or _is_number(operand):
            continue
        seen.add(operand)
        instr = operand.definition if isinstance(operand, Value) else None
        if instr is None:
            return False
        if instr.op == "phi":
            todo += instr.args
        elif instr.op in IDENTITIES or instr.op == "subsasgn":
            todo.append(instr.args[0])
        elif _class_of(instr) != "double":
            return False
    return True


def _prints(value: Value, user: Instr) -> bool:
    """True if it is printed by a template that is known."""
    template = user.args[0] if user.args else None
    known = isinstance(template, Const) and isinstance(template.value, str)
    return known and user.payload.callee.endswith("printf")


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
    if not _is_logical(operand) or (isinstance(operand, Value) and operand in web):
        return operand
    if isinstance(operand, Const):
        return Const(float(operand.value is True))
    span = operand.definition.span if isinstance(operand, Value) and operand.definition else None
    number = made(function, "uplus", [operand], span)
    at = len(block.instrs) if before is None else block.instrs.index(before)
    block.instrs.insert(at, number)
    return number.target


@dataclass(slots=True)
class _AnyCall:
    """A call with operands of which nothing is known, as a type rule sees it."""

    types: Sequence[Type]
    nargout: int = 1

    def integer(self, k: int) -> Expr | None:
        return None

    def integers(self, k: int) -> Sequence[Expr | None] | None:
        return None

    def has_elements(self, k: int) -> bool:
        return False

    def same(self, j: int, k: int) -> bool:
        return False

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        return symbol(("unknown call", d, output), "n", 0)


def _class_of(instr: Instr) -> str | None:
    """The class of what a call gives, whatever numbers it is given."""
    if instr.op != "builtin" or any(isinstance(a, Splat) for a in instr.args):
        return None
    declaration = find(instr.payload.callee)
    if declaration is None:
        return None
    fills = declaration.typed in _FILLS  # a class that is named is one of numbers, too
    site = _AnyCall([scalar("double") if fills else ANY] * len(instr.args))
    for rule in (declaration.type_rule, declaration.coarse):
        known = rule(site) if rule is not None else None
        if known:
            return known[0].cls if known[0].sparse is None else None
    return None
