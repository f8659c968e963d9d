"""The extents that size arguments name: zeros (m, n), rand (size (x)), repmat (x, m, n)."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.transfer.short_vectors import elements_of
from mat2c.ir.core import Const, Instr, Operand
from mat2c.lir.expr_printer import spelled
from mat2c.support.templates import spelling
from mat2c.types.expr import EXACT
from mat2c.types.rep import BOOL, F64, INDEX, Kind


def size_arguments(frame: TypedFrame, instr: Instr, sizes: Sequence[Operand]) -> list[str] | None:
    """The extents that size arguments name, as C expressions."""
    shape = frame.type(instr.target).shape
    assert shape is not None
    if shape.is_static:
        return [str(d.value) for d in shape.dims if d is not None]
    args = [a for a in sizes if frame.type(a).cls != "char"]
    if any(isinstance(a, Const) and a.value == "like" for a in instr.args):
        return None  # the last one is no extent
    if len(args) == 1 and frame.rep(args[0]).kind is Kind.ARRAY:
        return _size_vector(frame, instr, args[0], shape.rank)
    if not args or not all(frame.rep(a).kind is Kind.SCALAR for a in args):
        return None
    texts = []
    for arg in args:
        known = frame.type(arg)
        if frame.element(arg) not in (INDEX, BOOL) and not known.range.is_integer:
            if not _checked_extent(frame, arg):
                return None
            texts.append(f"m2c_extent_f64({spelled(scalar_expr(frame, arg, F64))})")
            continue
        if isinstance(known.const, float) and not abs(known.const) <= EXACT:
            return None
        if known.range.numeric_high > EXACT:
            texts.append(f"m2c_extent_f64({spelled(scalar_expr(frame, arg, F64))})")
            continue
        text = scalar_text(frame, arg, INDEX)
        texts.append(text if known.range.numeric_low >= 0 else f"m2c_max_index({text}, 0)")
    if len(texts) == 1:
        texts = texts * 2
    while len(texts) > shape.rank:
        texts.pop()
    return texts if len(texts) == shape.rank else None


def _checked_extent(frame: TypedFrame, number: Operand) -> bool:
    """Has a number that may be no integer checked, where no call can do that: without a heap."""
    if not frame.module.no_heap or frame.element(number) is not F64:
        return False
    text = spelled(scalar_expr(frame, number, F64))
    told = spelling("typed").failure("", "an extent is no integer")
    frame.prelude = [*(frame.prelude or ()), frame.checked(f"{text} != trunc({text})", told)]
    return True


def _size_vector(frame: TypedFrame, instr: Instr, vector: Operand, rank: int) -> list[str] | None:
    """The elements of a vector that surely are extents, as of size(x)."""
    known = elements_of(frame.flow, vector, instr)
    if known is None or len(known) < rank or frame.element(vector) is not F64:
        return None
    if not all(value is not None and value.low >= 0 for value in known):
        return None
    data = frame.array(vector)
    return [f"(ptrdiff_t){data}[{k}]" for k in range(rank)]
