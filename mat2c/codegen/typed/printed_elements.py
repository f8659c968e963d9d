"""Printing of elements of arrays by a template that is written out, without boxes.

    fprintf('%d %d\\n', v)         m2c_printf("%d %d\\n", v[0], v[1]);
    fprintf('%.2f ', x)           for (ptrdiff_t i_ = 0; i_ < n; i_++)
                                      m2c_printf("%.2f ", x[i_]);

The template is used again and again until all elements are printed. What would end within it goes
through boxes.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.c_extents import product_expr
from mat2c.codegen.typed.element_expressions import loop_name
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import is_number
from mat2c.ir.core import Operand, Value
from mat2c.lir.c_expr import ZERO, Binary, Expr, Index, Name, Text, add, integer
from mat2c.lir.c_stmt import Code, For, If, Part, evaluate, joined, one
from mat2c.support.print_template import Piece, conversions, without_values
from mat2c.types.rep import C64, CHAR, F64, INTEGERS, Kind

WIDE = (INTEGERS["int64"], INTEGERS["uint64"])
"""Not all of their numbers are doubles."""
_FEW = 8  # elements that are written out, and conversions of a template in a loop


def printed_elements(
    frame: TypedFrame, pieces: list[Piece], args: Sequence[Operand]
) -> Part | None:
    """Calls that print numbers and the elements of arrays; None where boxes do it."""
    each = conversions(pieces)
    if not 1 <= each <= _FEW or not all(p.is_for_numbers for p in pieces if p.kind):
        return None
    if not args or not all(_is_plain(frame, arg) for arg in args):
        return None
    counts = [_count(frame, arg) for arg in args]
    known = [count for count in counts if count is not None]
    total = sum(known) if len(known) == len(counts) else None
    if len(args) == 1 and total != each:
        return _loop(frame, pieces, args[0], each)
    if total is None or not 1 <= total <= _FEW or total % each or 0 in known:
        return None  # an empty array takes a conversion
    numbers = [
        number
        for arg, count in zip(args, known, strict=True)
        for number in _elements(frame, arg, count)
    ]
    return _written_out(pieces, numbers, each)


def _is_plain(frame: TypedFrame, operand: Operand) -> bool:
    """True for a real number or an array of such, all of which doubles can be."""
    if is_number(frame, operand):
        return frame.element(operand) not in (*WIDE, CHAR)
    if not isinstance(operand, Value) or frame.rep(operand).kind is not Kind.ARRAY:
        return False
    return frame.element(operand) not in (*WIDE, C64, CHAR)


def _count(frame: TypedFrame, operand: Operand) -> int | None:
    """The number of elements; None if only the run knows it."""
    if is_number(frame, operand):
        return 1
    return frame.type(operand).static_numel


def _elements(frame: TypedFrame, operand: Operand, count: int) -> list[Expr]:
    if is_number(frame, operand):
        return [scalar_expr(frame, operand, F64)]
    return [_element(frame, operand, integer(k)) for k in range(count)]


def _element(frame: TypedFrame, array: Operand, place: Expr) -> Expr:
    element = Index(frame.elements(array), place)
    return converted(element, frame.element(array), F64)


def _written_out(pieces: list[Piece], numbers: Sequence[Expr], each: int) -> Code:
    """One call for each use of the template."""
    template = Text(_text(pieces))
    return joined(
        evaluate("m2c_printf", template, *numbers[k : k + each])
        for k in range(0, len(numbers), each)
    )


def _loop(frame: TypedFrame, pieces: list[Piece], array: Operand, each: int) -> Part | None:
    """A loop over the uses of the template."""
    if is_number(frame, array):
        return None
    dims = dims_of(frame, array)
    total = _count(frame, array)
    whole = total % each == 0 if total is not None else _divides(each, dims)
    if total == 0 or not whole:
        return None
    name = loop_name(frame)
    numbers = [_element(frame, array, add(Name(name), integer(k))) for k in range(each)]
    frame.loop_depth -= 1
    body = evaluate("m2c_printf", Text(_text(pieces)), *numbers)
    limit = product_expr(dims)
    written = one(For(name, ZERO, "<", limit, body, each, "ptrdiff_t"))
    nothing = without_values(pieces)
    if total is None and nothing:
        empty = evaluate("m2c_puts", Text(nothing))
        written += one(If(Binary("==", limit, ZERO), empty, Code()))
    return written


def _divides(each: int, dims: Sequence[str]) -> bool:
    """True if the number of elements is a multiple for sure."""
    return each == 1 or any(dim.isdigit() and int(dim) % each == 0 for dim in dims)


def _text(pieces: list[Piece]) -> str:
    return "".join(piece.text for piece in pieces)
