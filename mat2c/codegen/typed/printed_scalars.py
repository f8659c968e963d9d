"""Printing of scalars: disp, display and the printf family without boxes.

A template that is written out is read here; what it says is C's where all that it prints is real
scalars, one for each conversion. Everything else goes through boxes.
"""

from __future__ import annotations

import re

from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import is_number, typed
from mat2c.ir.core import Const, Instr, Operand
from mat2c.lir.expr_printer import spelled
from mat2c.support.templates import spelling
from mat2c.types.rep import F64, INDEX, INTEGERS

_PIECE = re.compile(r"%(?:%|(?P<flags>[-+ 0#]*)(?P<width>\d*)(?P<rest>\.\d*)?(?P<kind>[a-zA-Z]))")
_NUMBERS = frozenset("diouxXfeEgG")
_ESCAPE = re.compile(r"\\(x[0-9a-fA-F]{1,2}|[0-7]{1,3}|.|$)", re.DOTALL)
_LETTERS = dict(zip("abfnrtv\\'\"", "\a\b\f\n\r\t\v\\'\"", strict=True))
_WIDE = (INTEGERS["int64"], INTEGERS["uint64"])  # not all of their numbers are doubles


def printed(frame: TypedFrame, instr: Instr) -> str | None:
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


def _shown(frame: TypedFrame, value: Operand) -> str | None:
    if isinstance(value, Const) and isinstance(value.value, str):
        return _put(value.value + "\n") if value.value else None
    if not is_number(frame, value) or frame.element(value).cls == "char":
        return None
    if frame.element(value) in (F64, INDEX):
        return spelling("prints").disp_f64(spelled(scalar_expr(frame, value, F64)))
    return spelling("prints").disp_scalar(frame.boxed(value))


@typed("display")
def display(frame: TypedFrame, instr: Instr) -> str | None:
    """A statement without a semicolon."""
    (value,) = instr.args
    if not is_number(frame, value) or frame.element(value).cls == "char":
        return None
    if frame.element(value) in (F64, INDEX):
        text = spelled(scalar_expr(frame, value, F64))
        return spelling("prints").display_f64(instr.payload.name, text)
    return spelling("prints").display_scalar(instr.payload.name, frame.boxed(value))


def _put(text: str) -> str | None:
    return None if "\0" in text else spelling("prints").puts(text)


def _formatted(frame: TypedFrame, template: Operand, args: list[Operand]) -> str | None:
    assert isinstance(template, Const) and isinstance(template.value, str)
    text = template.value if template.dq else _resolved(template.value)
    if text is None or "\0" in text:
        return None
    found = _joined(text, args)
    if found is None:
        return None
    text, numbers = found
    if not all(is_number(frame, a) and frame.element(a) not in _WIDE for a in numbers):
        return None
    if not numbers:
        return _put(text.replace("%%", "%"))
    given = [spelled(scalar_expr(frame, a, F64)) for a in numbers]
    return spelling("prints").printf(text, given)


def _resolved(text: str) -> str | None:
    """Without backslash escapes; None where there is one that draws a warning."""

    def meant(found: re.Match[str]) -> str:
        what = found[1]
        if what[:1].isdigit() and what[0] in "01234567":
            return chr(int(what, 8) & 255)
        if what.startswith("x") and len(what) > 1:
            return chr(int(what[1:], 16))
        return _LETTERS[what]

    try:
        return _ESCAPE.sub(meant, text)
    except KeyError:
        return None


def _joined(template: str, args: list[Operand]) -> tuple[str, list[Operand]] | None:
    """The template with the texts that are constants in it, and the numbers that it prints; None
    where it is none for numbers, or there is not one argument for each conversion."""
    parts, numbers, waiting, end = [], [], list(args), 0
    while (at := template.find("%", end)) >= 0:
        found = _PIECE.match(template, at)
        if found is None:
            return None
        parts.append(template[end:at])
        end, kind = found.end(), found["kind"]
        if kind is None:
            parts.append("%%")
            continue
        if not waiting:
            return None
        value = waiting.pop(0)
        if kind in _NUMBERS and not _is_text(value):
            parts.append(found[0])
            numbers.append(value)
        elif found[0] == "%s" and isinstance(value, Const) and isinstance(value.value, str):
            if not value.value:
                return None
            parts.append(value.value.replace("%", "%%"))
        else:
            return None
    parts.append(template[end:])
    return ("".join(parts), numbers) if not waiting else None
