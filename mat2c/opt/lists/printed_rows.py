"""Rows that are printed by a template with a conversion for each of their numbers.

    %1 = hcat %a, %b
    builtin fprintf, 'x %d y %d', %1   becomes   builtin fprintf, 'x %d y %d', %a, %b

The row is dead where nothing else reads it. So is what gives constants: `size (x)` of an array of
known extents.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.support.print_template import Piece, pieces_of
from mat2c.types.rep import is_double

_PRINTING = frozenset(("printf", "fprintf"))


def print_numbers(flow: Flow) -> None:
    """Rewrites the operands of such calls, in place."""
    for instr in flow.function.instrs():
        if instr.op == "builtin" and instr.payload.callee in _PRINTING:
            first = _template(instr)
            if first is not None:
                _expand(flow, instr, first)


def _template(instr: Instr) -> int | None:
    """Which operand is the template; None where it is not a text that is written out."""
    for k, operand in enumerate(instr.args[:2]):
        if isinstance(operand, Const) and isinstance(operand.value, str):
            return k
    return None


def _expand(flow: Flow, instr: Instr, first: int) -> None:
    template = instr.args[first]
    assert isinstance(template, Const) and isinstance(template.value, str)
    waiting = [piece for piece in pieces_of(template.value) or () if piece.kind]
    printed: list[Operand] = []
    for operand in instr.args[first + 1 :]:
        given = _numbers(flow, operand) or [operand]
        pieces, waiting = waiting[: len(given)], waiting[len(given) :]
        if len(pieces) < len(given) or not _fit(flow, given, pieces):
            return
        printed += given
    if not waiting:
        instr.args[first + 1 :] = printed


def _fit(flow: Flow, given: list[Operand], pieces: list[Piece]) -> bool:
    """True if each conversion prints one of the values as a whole. What is no conversion of numbers
    prints all of an array of them."""
    types = [flow.type_of(operand) for operand in given]
    if all(piece.is_for_numbers for piece in pieces):
        return all(map(is_double, types))
    return len(given) == 1 and types[0].cls == "char" and pieces[0].kind == "s"


def _numbers(flow: Flow, operand: Operand) -> list[Operand] | None:
    """The numbers that a row of doubles is made of; None where they are not known."""
    known = flow.type_of(operand)
    if known.cls != "double" or known.is_complex is not False or known.maybe_undef:
        return None
    if isinstance(known.const, tuple):
        return [Const(number) for number in known.const]
    made = operand.definition if isinstance(operand, Value) else None
    if made is None or made.op not in ("hcat", "vcat"):
        return None
    return list(made.args) if all(is_double(flow.type_of(a)) for a in made.args) else None
