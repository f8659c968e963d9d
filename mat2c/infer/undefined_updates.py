"""Variables that may be undefined where they are updated: `x(2) = 1` then starts from nothing.

On a way on which the variable is undefined, its C array is empty. A type whose extents are
constants leaves no room for that, so the φ takes the empty array in. Some updates tell an undefined
variable from an empty array, whose class may refuse what comes: their φs stay boxed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from mat2c.ir.core import MAGIC_COLON, Block, Instr, Operand, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import LoopExit
from mat2c.types.lattice import ANY, Type, join
from mat2c.types.shape import EMPTY
from mat2c.types.traits import InPlace

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

Users = Mapping[Value, Sequence[Instr | Block]]
_PASSING = frozenset(("phi", "loopexit"))


def may_be_undefined(flow: Flow, operand: Operand, asking: Instr) -> bool:
    """True if an undefined variable may reach the operand of an update or a φ."""
    while isinstance(operand, Value):
        made = operand.definition
        if made is None or made.op != "loopexit":
            return operand in flow.undefined
        (phi,) = made.args
        last = flow.last_value(phi, payload_of(made, LoopExit).header, asking)
        operand = phi if last is None else last
    return False


def where_undefined(flow: Flow, known: Type, phi: Value) -> Type:
    """The type of a φ that an undefined variable may reach, and which is `known` elsewhere."""
    if known.is_bottom or known.is_any:
        return known
    if flow.telling and not flow.telling.isdisjoint(_updates(phi, flow.users)):
        return ANY
    return _with_empty(known, phi, flow.users)


def _with_empty(known: Type, phi: Value, users: Users) -> Type:
    if known.shape is None:
        return known
    fixed = [d.value for d in known.shape.dims if d is not None and d.is_const]
    none_left = 0 not in fixed and len(fixed) == known.shape.rank
    if not fixed or not (none_left or any(fixed)):
        return known
    for update in _updates(phi, users):
        if none_left or any(d > 1 for d in fixed) or MAGIC_COLON in update.args:
            return join(known, known.with_shape(EMPTY))
    return known  # 1x0 and 0x0 grow alike, but for what a colon stands for


def _updates(phi: Value, users: Users) -> Iterator[Instr]:
    """The updates of which the value, or a φ that it reaches, is the base."""
    seen, work = {phi}, [phi]
    while work:
        value = work.pop()
        for user in users.get(value, ()):
            if isinstance(user, Block):
                continue
            if user.op in _PASSING and user.target not in seen:
                seen.add(user.target)
                work.append(user.target)
            elif OPS[user.op].in_place is InPlace.UPDATE and user.args[0] is value:
                yield user


def note_telling(flow: Flow, update: Instr) -> None:
    """The base of an update may be undefined, for which an array can't stand: all φs that it comes
    from are to be boxed."""
    if update in flow.telling:
        return
    flow.telling.add(update)
    work, seen = [update.args[0]], set[Operand]()
    while work:
        value = work.pop()
        made = value.definition if isinstance(value, Value) else None
        if made is None or made.op not in _PASSING or value in seen:
            continue
        seen.add(value)
        flow.revisit(made)
        work.extend(made.args)
