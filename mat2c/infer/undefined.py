"""Variables that may be undefined where they are updated: `x(2) = 1` then starts from nothing.

On a way on which the variable is undefined, its C array is empty. A type whose extents are
constants leaves no room for that, so the φ takes the empty array in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.ops import OPS
from mat2c.types.lattice import Type, join
from mat2c.types.shape import EMPTY
from mat2c.types.traits import InPlace

Users = Mapping[Value, Sequence[Instr | Block]]


def with_empty(known: Type, phi: Value, users: Users) -> Type:
    """The type of a φ that an undefined variable may reach."""
    if known.is_bottom or known.is_any or known.shape is None:
        return known
    fixed = [d.value for d in known.shape.dims if d is not None and d.is_const]
    wide = any(d > 1 for d in fixed)
    if not wide and (0 in fixed or len(fixed) < known.shape.rank):
        return known
    return join(known, known.with_shape(EMPTY)) if is_updated(phi, users) else known


def is_updated(phi: Value, users: Users) -> bool:
    """Is the value, or a φ that it reaches, the base of an update?"""
    seen, work = {phi}, [phi]
    while work:
        value = work.pop()
        for user in users.get(value, ()):
            if isinstance(user, Block):
                continue
            if user.op == "phi" and user.target not in seen:
                seen.add(user.target)
                work.append(user.target)
            elif OPS[user.op].in_place is InPlace.UPDATE and user.args[0] is value:
                return True
    return False
