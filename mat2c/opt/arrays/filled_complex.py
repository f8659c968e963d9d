"""Complex arrays that are only filled and read by elements.

    %r.1 = builtin %z {callee="complex"}          %r.1 = builtin %z {callee="complex", unseen=True}
    branch %c, b1, b2                             …
  b1:
    %r.2 = subsasgn %r.1, %x, 1
  b2:
    %r.3 = phi %r.1, %r.2
    %r.4 = subsasgn %r.3, %y, 2

What `complex` gives is complex even without an imaginary part, what an assignment of an element
gives is real then: arrays of both kinds have no type in common. Where nobody sees which it is, the
first may be of the second kind.

Requires: SSA. Keeps: cfg. Breaks: nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.ir.core import Function, Instr, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import replace

_PASSING = frozenset(("phi", "copy", "loopexit", "checkdef"))
_BY_ELEMENTS = frozenset(("subsasgn", "subsref"))
_COUNTING = frozenset(("numel", "size", "length", "rows", "columns", "isempty"))


def mark_filled_complex(function: Function) -> None:
    """Marks the calls of `complex` whose results nobody sees whole."""
    made = [i for i in function.instrs() if _is_complex(i)]
    if not made:
        return
    uses: Mapping[Value, list[Use]] = uses_of(function)
    for instr in made:
        if _is_unseen(instr.target, uses):
            instr.payload = replace(payload_of(instr, BuiltinCall), unseen=True)


def _is_complex(instr: Instr) -> bool:
    return instr.op == "builtin" and instr.payload.callee == "complex" and len(instr.targets) == 1


def _is_unseen(value: Value, uses: Mapping[Value, list[Use]]) -> bool:
    web = {value: None}
    work = [value]
    while work:
        name = work.pop()
        for _, user in uses.get(name, ()):
            if user is None or not _sees_elements(user, name):
                return False
            if user.op in _PASSING and user.target not in web:
                web[user.target] = None
                work.append(user.target)
    return True


def _sees_elements(user: Instr, value: Value) -> bool:
    if user.op in _PASSING:
        return True
    if user.op in _BY_ELEMENTS:
        return user.args[0] is value and len(user.args) > 1 and value not in user.args[1:]
    if user.op == "end":
        return True
    return user.op == "builtin" and user.payload.callee in _COUNTING
