"""Texts that are compared with texts that are written out: labels of a case, and strcmp; strcmp of
all texts of a cell with one; names of fields. The number that a text is."""

from __future__ import annotations

from functools import partial, reduce

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.conversions import const_expr
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import typed
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.lir.c_expr import FALSE, Binary, Expr, Name, Pattern, atom, call, integer
from mat2c.lir.c_stmt import Part, evaluate
from mat2c.lir.expr_printer import spelled
from mat2c.types.rep import BOOL, C64, CHAR, Kind


@typed("switchmatch")
def match(frame: TypedFrame, instr: Instr) -> Part | None:
    subject, *labels = instr.args
    tests = [_same(frame, subject, label) for label in labels]
    return _assign(frame, instr, [test for test in tests if test is not None], len(labels))


def same_text(frame: TypedFrame, instr: Instr) -> Part | None:
    """strcmp(s, 'text'), strcmp(s, t)"""
    if len(instr.args) != 2 or len(instr.targets) != 1:
        return None
    first, second = instr.args
    test = _same(frame, first, second) or _same(frame, second, first)
    test = test or _alike(frame, first, second) or _alike(frame, second, first)
    return _assign(frame, instr, [test] if test is not None else [], 1)


def has_field(frame: TypedFrame, instr: Instr) -> Part | None:
    """isfield (s, t) of a value in a box and one row of characters."""
    if len(instr.args) != 2:
        return None
    base, text = instr.args
    if not isinstance(base, Value) or frame.rep(base).kind is not Kind.BOXED:
        return None
    if frame.type(base).maybe_undef:
        return None
    if name := _row(frame, text):
        return _assign(frame, instr, [call("m2c_is_field", Name(frame.var(base)), *name)], 1)
    if not isinstance(text, Value) or not _is_characters(frame, text):
        return None
    found = call("m2c_names_field", Name(frame.var(base)), *characters_of(frame, text))
    return _assign(frame, instr, [found], 1)


def texts_alike(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """strcmp (c, t) of a cell and one row of characters."""
    if instr.op != "builtin" or instr.payload.callee != "strcmp" or len(instr.args) != 2:
        return None
    cell, text = instr.args if _is_cell(frame, instr.args[0]) else reversed(instr.args)
    row = _row(frame, text)
    target = instr.target
    if row is None or not isinstance(cell, Value) or not _is_cell(frame, cell):
        return None
    if frame.element(target) is not BOOL or frame.rep(target).rank != 2:
        return None
    name = frame.var(cell)
    before = make_room(frame, target, [f"{name}->dims[{axis}]" for axis in range(2)])
    compare = evaluate("m2c_same_texts", Name(name), *row, frame.elements(target))
    return Guarded(f"m2c_is_cell_matrix({name})", before + compare)


def _is_cell(frame: TypedFrame, operand: Operand) -> bool:
    """True if it surely is a cell, in a box."""
    if not isinstance(operand, Value) or frame.rep(operand).kind is not Kind.BOXED:
        return False
    known = frame.type(operand)
    return known.cls == "cell" and not known.maybe_undef


def _row(frame: TypedFrame, text: Operand) -> list[Expr] | None:
    """The characters of a text that is one row, and their number."""
    if isinstance(text, Const) and isinstance(text.value, str) and text.value:
        return [Pattern(frame.module.constants.characters(text.value)), integer(len(text.value))]
    if not isinstance(text, Value) or not _is_characters(frame, text):
        return None
    elements, rows, count = characters_of(frame, text)
    return [elements, count] if spelled(rows) == "1" else None


def number_of_text(frame: TypedFrame, instr: Instr) -> Part | None:
    """str2double (s) of one row of characters"""
    rep = frame.rep(instr.target)
    if len(instr.args) != 1 or rep.kind is not Kind.SCALAR or rep.element is not C64:
        return None
    (text,) = instr.args
    if not isinstance(text, Value) or not _is_characters(frame, text):
        return None
    rows, count = dims_of(frame, text)
    shape = frame.type(text).shape
    if rows != "1" and (shape is None or shape.line_axis() != 1):
        return None
    found = call("m2c_number_of_text", frame.elements(text), atom(count))
    return frame.set_scalar(instr.target, found)


def _assign(frame: TypedFrame, instr: Instr, tests: list[Expr], count: int) -> Part | None:
    """The result, if there is an expression for each comparison."""
    rep = frame.rep(instr.target)
    if len(tests) != count or rep.kind is not Kind.SCALAR or rep.element is not BOOL:
        return None
    return frame.set_scalar(instr.target, reduce(partial(Binary, "||"), tests))


def _alike(frame: TypedFrame, first: Operand, second: Operand) -> Expr | None:
    """The test that two texts are the same, of which the second is an array of
    characters."""
    if not isinstance(first, Value) or not isinstance(second, Value):
        return None
    if frame.type(first).cls != "char" or not _is_characters(frame, second):
        return None
    other = characters_of(frame, second)
    if _is_characters(frame, first):
        return call("m2c_same_chars", *characters_of(frame, first), *other)
    if frame.rep(first).kind is not Kind.BOXED or frame.type(first).maybe_undef:
        return None
    return call("m2c_is_chars", Name(frame.var(first)), *other)


def characters_of(frame: TypedFrame, text: Value) -> list[Expr]:
    """An array of characters, and its extents."""
    return [frame.elements(text), *map(atom, dims_of(frame, text))]


def _is_characters(frame: TypedFrame, operand: Value) -> bool:
    rep = frame.rep(operand)
    return rep.is_matrix and rep.element is CHAR


def _same(frame: TypedFrame, subject: Operand, label: Operand) -> Expr | None:
    """The test that the subject, characters of a variable, is this text, which is not
    empty."""
    if not isinstance(label, Const) or not isinstance(label.value, str) or not label.value:
        return None
    rep = frame.rep(subject)
    if not isinstance(subject, Value) or rep.element is not CHAR:
        return None
    count = len(label.value)
    if rep.kind is Kind.SCALAR:
        if count != 1:
            return FALSE
        return Binary("==", Name(frame.var(subject)), const_expr(label, CHAR))
    if rep.kind is not Kind.ARRAY or rep.rank != 2:
        return None
    room = frame.group(subject).size
    if isinstance(room, int) and room < count:
        return FALSE
    text = frame.module.constants.characters(label.value)
    dims = dims_of(frame, subject)
    if any(d.isdecimal() and int(d) != n for d, n in zip(dims, (1, count), strict=True)):
        return FALSE
    given = [*characters_of(frame, subject), Pattern(text), integer(count)]
    return call("m2c_same_text", *given)
