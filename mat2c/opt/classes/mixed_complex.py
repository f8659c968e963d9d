"""φs of numbers that `complex` made and of numbers that operations made.

    %z.1 = builtin 0, 0 {callee="complex"}
    jump b1                                %m = builtin %z.1 {callee="complex", mixed=True}
  b1:                                    b1:
    %z.2 = phi %z.1, %z.3       becomes    %z.2 = phi %m, %z.3
    %s = mpower %z.2, 2                    %s = mpower %z.2, 2 {mixed=(True, False)}
    %z.3 = plus %s, %c                     %z.3 = plus %s, %c

What `complex` gives is complex even without an imaginary part; what an operation gives is real
then.
A C scalar tells the one from the other by the sign of that zero, which the marked operations look
at: -0 in what is complex nevertheless, 0 in what is real. So it may be read by those alone, and by
operations to which it makes no difference. The new values have no types yet.

Requires: SSA, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Const, Instr, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.value_payloads import Operator
from mat2c.ir.uses import Use, uses_of
from mat2c.types.lattice import ANY, stays_complex

_PASSING = frozenset(("phi", "copy", "loopexit"))
_MARKED = frozenset("times mtimes rdivide mrdivide ldivide mldivide power mpower".split())
_SUMS = frozenset(("plus", "minus"))
_ALIKE = frozenset(("abs", "real"))


def mix_complex(flow: Flow) -> bool:
    """Marks such φs and what uses them; whether there were any."""
    uses: Mapping[Value, list[Use]] | None = None
    done = False
    for block in flow.function.blocks:
        for phi in list(block.phis()):
            given = [v for v in phi.args if isinstance(v, Value) and _is_made(flow, v)]
            if not given or _is_made(flow, phi.target) or block.handler is not None:
                continue
            uses = uses_of(flow.function) if uses is None else uses
            web = _web(phi.target, uses)
            scalars = _computed(flow, web)
            used = [use for v in web for use in uses.get(v, ())]
            if all(_may_use(web, scalars, u) or _is_distance(u, uses) for u in used):
                _mark(web, uses)
                _enter(flow, block, phi)
                done = True
    return done


def _is_made(flow: Flow, value: Value) -> bool:
    """True if it is a scalar that stays complex without an imaginary part."""
    known = flow.type_of(value)
    return known.cls == "double" and known.is_scalar and stays_complex(known)


def _web(value: Value, uses: Mapping[Value, list[Use]]) -> list[Value]:
    """A value and what φs and copies make of it."""
    found = [value]
    for name in found:
        for _, user in uses.get(name, ()):
            if user is not None and user.op in _PASSING and user.target not in found:
                found.append(user.target)
    return found


def _computed(flow: Flow, web: list[Value]) -> set[Value]:
    """The scalars that operations make of the web, of constants and of other scalars."""
    found = set(web)
    for instr in flow.function.instrs():
        if instr.op in _MARKED | _SUMS and all(
            isinstance(a, Const) or a in found or _is_number(flow, a) for a in instr.args
        ):
            found.add(instr.target)
    return found


def _is_distance(use: Use, uses: Mapping[Value, list[Use]]) -> bool:
    """True if it is a sum of which only the absolute value or the real part is read."""
    user = use[1]
    return user is not None and user.op in _SUMS and all(map(_is_alike, uses.get(user.target, ())))


def _is_alike(use: Use) -> bool:
    user = use[1]
    return user is not None and user.op == "builtin" and user.payload.callee in _ALIKE


def _may_use(web: list[Value], scalars: set[Value], use: Use) -> bool:
    user = use[1]
    if user is None:
        return False
    if user.op in _PASSING or _is_alike(use):
        return True
    if user.op in ("power", "mpower"):
        return user.args[0] in web and user.args[1] not in web and _is_whole(user.args[1])
    return user.op in _MARKED | _SUMS and user.target in scalars


def _is_whole(operand: object) -> bool:
    value = operand.value if isinstance(operand, Const) else None
    return isinstance(value, float | int) and not isinstance(value, bool) and value % 1 == 0


def _is_number(flow: Flow, operand: object) -> bool:
    known = flow.type_of(operand) if isinstance(operand, Value) else ANY
    return known.cls == "double" and known.is_scalar


def _mark(web: list[Value], uses: Mapping[Value, list[Use]]) -> None:
    for value in web:
        for _, user in uses.get(value, ()):
            if user is not None and user.op in _MARKED:
                before = user.payload.mixed or (False,) * len(user.args)
                here = tuple(a is value or b for a, b in zip(user.args, before, strict=True))
                user.payload = Operator(mixed=here)


def _enter(flow: Flow, block: Block, phi: Instr) -> None:
    """Makes the values that come in mixed ones, on the way in."""
    for k, (pred, value) in enumerate(_incoming(block, phi)):
        if isinstance(value, Value) and _is_made(flow, value):
            entry = made(
                flow.function,
                "builtin",
                [value],
                phi.span,
                "mixed",
                payload=BuiltinCall("complex", mixed=(True,)),
            )
            pred.instrs.append(entry)
            phi.args[k] = entry.target


def _incoming(block: Block, phi: Instr) -> Iterator[tuple[Block, object]]:
    yield from zip(block.preds, phi.args, strict=True)
