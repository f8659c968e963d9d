"""Which reads make no difference between truth values and the numbers 0 and 1.

`s + x`, `sum (x)`, `any (x)` and `x == 3` give the same of both. `x(:)`, `x'` and
`circshift (x, 1)` hand the elements on as they are: it comes to the reads of what they give.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf

from mat2c.builtins import find
from mat2c.infer.constant_types import const_type
from mat2c.ir.core import Branch, Const, Instr, Operand, Splat, Value
from mat2c.ir.ops import COMPARISONS, IDENTITIES, OPERATORS, TRUTHS
from mat2c.ir.uses import Use
from mat2c.support.record import dataclass
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import ANY, Type
from mat2c.types.type_constructors import array, scalar

_LOGICAL = COMPARISONS | {"and", "or", "not"}
_TURNED = frozenset(("transpose", "ctranspose"))
_COMPUTING = frozenset(OPERATORS) - _TURNED
_NUMBERS = _COMPUTING - _LOGICAL
_BLIND = _COMPUTING | TRUTHS | {"end"}
_FILLS = frozenset(("fill", "eye"))
_OF_NUMBERS = frozenset(("", "extremum", "find", "lines", "reduce", "repeat", "reshape"))
"""The constructs of typed code whose functions work on numbers; "" is element by element."""
_BLIND_CALLS = frozenset(("double", "isempty", "numel", "size", "rows", "columns", "length"))


def is_number(operand: Operand) -> bool:
    """True if it surely is no truth value."""
    if isinstance(operand, Const):
        return isinstance(operand.value, float)
    instr = operand.definition if isinstance(operand, Value) else None
    return instr is not None and instr.op in _NUMBERS


def is_logical(operand: Operand) -> bool:
    """True if it surely is a truth value, or an array of them."""
    if isinstance(operand, Const):
        return isinstance(operand.value, bool)
    instr = operand.definition if isinstance(operand, Value) else None
    if instr is None or len(instr.targets) != 1:
        return False
    return instr.op in _LOGICAL or instr.op in TRUTHS or class_of(instr) == "logical"


def holds_numbers(array: Operand) -> bool:
    """True of an array of numbers, whatever elements it was given since it was made."""
    todo, seen = [array], set[Operand]()
    while todo:
        operand = todo.pop()
        if operand in seen or is_number(operand):
            continue
        seen.add(operand)
        instr = operand.definition if isinstance(operand, Value) else None
        if instr is None:
            return False
        if instr.op == "phi":
            todo += instr.args
        elif instr.op in IDENTITIES or instr.op == "subsasgn":
            todo.append(instr.args[0])
        elif class_of(instr) != "double":
            return False
    return True


def is_blind(value: Value, use: Use, web: Mapping[Value, Instr]) -> bool:
    """True if it makes no difference to what reads the value whether that is true or 1.

    The results in `web` are numbers where the value is one, and are asked for themselves.
    """
    block, user = use
    if user is None:
        return isinstance(block.terminator, Branch)
    if len(user.targets) == 1 and user.target in web:
        return user.op == "phi" or user.args[0] is value
    if user.op == "builtin":
        return user.payload.callee in _BLIND_CALLS or _prints(user) or _calculates(value, user)
    if user.op == "subsasgn":
        return value not in (user.args[0], *user.args[2:]) and holds_numbers(user.args[0])
    if user.op in ("hcat", "vcat"):
        return _holds_others(value, user.args)
    return user.op in _BLIND


def hands_on(value: Value, user: Instr) -> bool:
    """True if the result has elements of the value, as they are, and nothing else hangs on it."""
    if len(user.targets) != 1 or not user.args or user.args[0] is not value:
        return False
    if value in user.args[1:]:
        return False
    if user.op == "subsasgn":  # into truth values, other numbers go as such
        return user.args[1] in (Const(0.0), Const(1.0)) or is_logical(user.args[1])
    if user.op in _TURNED or user.op == "subsref":
        return True
    return user.op == "builtin" and _classes(value, user, "logical") == ["logical"]


def _holds_others(value: Value, operands: Sequence[Operand]) -> bool:
    """True if one of the operands makes the result numbers, whatever the value is."""
    return any(a is not value and holds_numbers(a) for a in operands)


def _calculates(value: Value, user: Instr) -> bool:
    """True of a function of numbers all of whose results have one class for both."""
    for other in ("double", "logical"):
        given = _classes(value, user, "logical", other)
        if not given or given != _classes(value, user, "double", other):
            return False
    return True


def _classes(value: Value, user: Instr, cls: str, other: str = "double") -> list[str]:
    """The classes of what a function of numbers gives of a matrix of such a class, the other
    operands being of a class, too; none where it isn't such a function.
    """
    declaration = find(user.payload.callee)
    if declaration is None or declaration.typed not in _OF_NUMBERS or declaration.type_rule is None:
        return []
    if not (declaration.typed or declaration.element):
        return []
    if any(isinstance(a, Splat) for a in user.args):
        return []
    types = [array(cls, None, None) if a is value else _type(a, other) for a in user.args]
    outputs = max(1, len(user.targets))
    known = [t.cls for t in (declaration.type_rule(_AnyCall(types, outputs)) or ())[:outputs]]
    return [] if None in known else known


def _type(operand: Operand, cls: str) -> Type:
    return const_type(operand) if isinstance(operand, Const) else scalar(cls)


def _prints(user: Instr) -> bool:
    """True if it is printed by a template that is known."""
    template = user.args[0] if user.args else None
    known = isinstance(template, Const) and isinstance(template.value, str)
    return known and user.payload.callee.endswith("printf")


@dataclass(slots=True)
class _AnyCall:
    """A call with operands of which nothing but their types is known, as a type rule sees it."""

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


def class_of(instr: Instr) -> str | None:
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
