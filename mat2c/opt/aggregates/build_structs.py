"""Instructions that put a struct together from the values of its fields: passes that take structs
apart need them where the whole is wanted."""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.ir.core import Function, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import FieldUpdate
from mat2c.support.diagnostics import Span


def struct_of(
    function: Function,
    fields: Iterable[tuple[str, Operand]],
    span: Span | None,
    target: Value | None = None,
) -> list[Instr]:
    """`undef`, then a `setfield` for each field. The last has the struct as its target: the one
    that is given, if any."""
    chain = [made(function, "undef", [], None)]
    for name, value in fields:
        chain.append(
            made(function, "setfield", [chain[-1].target, value], span, payload=FieldUpdate(name))
        )
    if target is not None:
        chain[-1].targets = [target]
        target.definition = chain[-1]
    return chain


def in_braces(operand: Operand) -> Operand | None:
    """The only value of a pair of braces: struct ('x', {v}) has v in its field x."""
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op != "cellrow" or len(made.args) != 1:
        return None
    return None if isinstance(made.args[0], Splat) else made.args[0]


def field_variable(struct: str, field: str) -> str:
    """The name of the variable that a field becomes; `struct` is "" where it has none."""
    return f"{struct}_{field}" if struct else field
