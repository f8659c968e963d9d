"""Operators and concatenations that surely fail."""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.noreturn import ends
from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import Instr
from mat2c.lint.finding import Found, class_name, size
from mat2c.types.lattice import BOTTOM, INTEGERS, Type

_SIGNS = {
    "plus": "+",
    "minus": "-",
    "times": ".*",
    "mtimes": "*",
    "rdivide": "./",
    "mrdivide": "/",
    "ldivide": ".\\",
    "mldivide": "\\",
    "power": ".^",
    "mpower": "^",
    "eq": "==",
    "ne": "!=",
    "lt": "<",
    "le": "<=",
    "gt": ">",
    "ge": ">=",
    "and": "&",
    "or": "|",
}
_UNARY = {"uminus": "-", "uplus": "+", "not": "!"}
_MIXING = frozenset("eq ne lt le gt ge and or".split())
"""Operators that take integers of two classes."""
_NEVER = frozenset(("cell", "struct", "function_handle"))
"""Classes that no operator takes, but for comparisons of handles."""
_ADVICE = {
    "cell": "c{k} is its element",
    "struct": "s.name is its field",
    "function_handle": "f(x) calls it",
}


def _binary(flow: Flow, instr: Instr) -> Found | None:
    if uncounted(instr.args):
        return None
    left, right = types_of(flow, instr)
    sign = _SIGNS[instr.op]
    odd = next((t for t in (left, right) if t.cls in _NEVER), None)
    if odd is not None:
        return _undefined(instr.op, sign, left, right, odd)
    integers = {left.cls, right.cls} & INTEGERS
    if len(integers) > 1 and instr.op not in _MIXING:
        message = f"'{sign}' takes no {left.cls} with {right.cls}; convert one of them first"
        return Found("wrong-class", message)
    if not _fails(flow, instr):
        return None
    if instr.op == "mpower":
        return Found("nonconformant", f"'^' takes square matrices; this is {size(left.shape)}")
    message = f"operator {sign}: nonconformant arguments ({_sizes(left, right)})"
    elementwise = _dotted(instr.op, left, right)
    hint = f"; '{elementwise}' works by element" if elementwise else ""
    return Found("nonconformant", f"{message}{hint}")


def _dotted(op: str, left: Type, right: Type) -> str:
    """The elementwise operator, where that would work."""
    same = left.shape is not None and left.shape == right.shape and left.shape.is_static
    return f".{_SIGNS[op]}" if op in ("mtimes", "mrdivide", "mldivide") and same else ""


def _undefined(op: str, sign: str, left: Type, right: Type, odd: Type) -> Found | None:
    both = {left.cls, right.cls}
    if both == {"function_handle"} and op in ("eq", "ne"):
        return None
    if both & {"", "any", "map", "object"}:
        return None
    message = f"'{sign}' is not defined for {class_name(left)} by {class_name(right)}"
    return Found("wrong-class", f"{message}; {_ADVICE[odd.cls]}")


def _unary(flow: Flow, instr: Instr) -> Found | None:
    (known,) = types_of(flow, instr)
    if known.cls not in _NEVER:
        return None
    message = f"'{_UNARY[instr.op]}' is not defined for {class_name(known)}"
    return Found("wrong-class", f"{message}; {_ADVICE[known.cls]}")


def _joined(flow: Flow, instr: Instr) -> Found | None:
    if uncounted(instr.args) or not _fails(flow, instr):
        return None
    word = "horizontal" if instr.op == "hcat" else "vertical"
    sizes = " vs ".join(dict.fromkeys(size(t.shape) for t in types_of(flow, instr)))
    return Found("nonconformant", f"{word} dimensions mismatch ({sizes})")


def _fails(flow: Flow, instr: Instr) -> bool:
    return ends(flow, instr, [target.type or BOTTOM for target in instr.targets])


def _sizes(left: Type, right: Type) -> str:
    return f"op1 is {size(left.shape)}, op2 is {size(right.shape)}"


RULES = {
    **dict.fromkeys(_SIGNS, _binary),
    **dict.fromkeys(_UNARY, _unary),
    "hcat": _joined,
    "vcat": _joined,
}
