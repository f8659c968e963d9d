"""Printing of scalars: disp, display and the printf family without boxes.

A template that is written out is read here; what it says is C's where all that it prints is real
numbers: scalars, one for each conversion, or the elements of arrays. Everything else goes through
boxes.
"""

from __future__ import annotations

from mat2c.codegen.typed.printed_elements import WIDE, printed_elements
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import is_number, typed
from mat2c.ir.core import Const, Instr, Operand
from mat2c.lir.c_expr import Pattern, Text
from mat2c.lir.c_stmt import Code, Part, evaluate
from mat2c.support.print_template import Piece, pieces_of, resolved
from mat2c.types.rep import F64, INDEX


def printed(frame: TypedFrame, instr: Instr) -> Part | None:
    """A call of disp, printf or fprintf for nothing but what it prints."""
    name, args = instr.payload.callee, list(instr.args)
    if name in ("disp", "display") and len(args) == 1:
        return _shown(frame, args[0])
    if name == "fprintf" and len(args) > 1 and isinstance(args[0], Const) and args[0].value == 1.0:
        del args[0]
    if name not in ("printf", "fprintf") or not args or not _is_text(args[0]):
        return None
    return _formatted(frame, args[0], args[1:])


def _is_text(operand: Operand) -> bool:
    return isinstance(operand, Const) and isinstance(operand.value, str)


def _shown(frame: TypedFrame, value: Operand) -> Code | None:
    if isinstance(value, Const) and isinstance(value.value, str):
        return _put(value.value + "\n") if value.value else None
    if not is_number(frame, value) or frame.element(value).cls == "char":
        return None
    if frame.element(value) in (F64, INDEX):
        return evaluate("m2c_disp_f64", scalar_expr(frame, value, F64))
    return evaluate("m2c_disp_scalar", Pattern(frame.boxed(value)))


@typed("display")
def display(frame: TypedFrame, instr: Instr) -> Code | None:
    """A statement without a semicolon."""
    (value,) = instr.args
    if not is_number(frame, value) or frame.element(value).cls == "char":
        return None
    name = Text(instr.payload.name)
    if frame.element(value) in (F64, INDEX):
        return evaluate("m2c_display_f64", name, scalar_expr(frame, value, F64))
    return evaluate("m2c_display_scalar", name, Pattern(frame.boxed(value)))


def _put(text: str) -> Code | None:
    return None if "\0" in text else evaluate("m2c_puts", Text(text))


def _formatted(frame: TypedFrame, template: Operand, args: list[Operand]) -> Part | None:
    assert isinstance(template, Const) and isinstance(template.value, str)
    text = template.value if template.dq else resolved(template.value)
    pieces = None if text is None or "\0" in text else pieces_of(text)
    if pieces is None:
        return None
    found = _joined(pieces, args)
    if found is None or not all(is_number(frame, a) for a in found[1]):
        return printed_elements(frame, pieces, args)
    text, numbers = found
    if any(frame.element(a) in WIDE for a in numbers):
        return None
    if not numbers:
        return _put(text.replace("%%", "%"))
    return evaluate("m2c_printf", Text(text), *(scalar_expr(frame, a, F64) for a in numbers))


def _joined(pieces: list[Piece], args: list[Operand]) -> tuple[str, list[Operand]] | None:
    """The template with the texts that are constants in it, and the numbers that it prints; None
    where it is none for numbers, or there is not one argument for each conversion."""
    parts, numbers, waiting = list[str](), list[Operand](), list(args)
    for piece in pieces:
        if not piece.kind:
            parts.append(piece.text)
            continue
        if not waiting:
            return None
        value = waiting.pop(0)
        if piece.is_for_numbers and not _is_text(value):
            parts.append(piece.text)
            numbers.append(value)
        elif piece.text == "%s" and isinstance(value, Const) and isinstance(value.value, str):
            if not value.value:
                return None
            parts.append(value.value.replace("%", "%%"))
        else:
            return None
    return ("".join(parts), numbers) if not waiting else None
