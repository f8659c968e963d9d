"""Functions that move, add up or order the elements of arrays: kernels of the runtime
(typed_lines.h) on the elements themselves, where typed code has the operands and the results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import loops, stored
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.size_arguments import size_arguments
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import is_number
from mat2c.infer.transfer.short_vectors import elements_of
from mat2c.ir.core import Instr, Operand, Value
from mat2c.lir.c_expr import (
    FALSE,
    TRUE,
    ZERO,
    Binary,
    Cast,
    Expr,
    Index,
    Name,
    Number,
    Pattern,
    call,
    integer,
)
from mat2c.lir.c_expr import ONE as ONE_MORE
from mat2c.lir.c_stmt import Code, Part, code, evaluate
from mat2c.lir.expr_printer import spelled, tight
from mat2c.support.record import dataclass
from mat2c.support.templates import factor
from mat2c.types.expr import EXACT
from mat2c.types.rep import C64, F64, INDEX, Kind
from mat2c.types.shape import ONE, Shape, may_be


@dataclass(frozen=True, slots=True)
class _Lines:
    """An array along a dimension, as the kernels take it: C expressions of extents."""

    inner: str
    extent: str
    outer: str

    @property
    def arguments(self) -> list[Expr]:
        return _extents([self.inner, self.extent, self.outer])


def lines(frame: TypedFrame, instr: Instr) -> Part | None:
    """A call whose first operand is an array of a variable, without an imaginary part, and whose
    results are arrays of the same type of element."""
    source = instr.args[0]
    if not all(_is_array(frame, x) for x in (source, *instr.targets)):
        return None
    element = frame.element(source)
    if element is C64 or frame.element(instr.targets[0]) is not element:
        return None
    return _FORMS[instr.payload.callee](frame, instr)


# --- moves ---------------------------------------------------------------------------------------


def _flip(frame: TypedFrame, instr: Instr) -> Part | None:
    name = instr.payload.callee
    source, *options = instr.args
    if name == "flip":
        along = _along(frame, source, options)
    else:
        along = None if options else _dimension(dims_of(frame, source), int(name == "fliplr"))
    if along is None:
        return None
    return _moved(frame, instr, "m2c_flip_lines", along.arguments, dims_of(frame, source))


def _circshift(frame: TypedFrame, instr: Instr) -> Part | None:
    """circshift(x, n), circshift(x, n, dim), circshift(x, [m n]) of a matrix."""
    source, *options = instr.args
    dims = dims_of(frame, source)
    if not options:
        return None
    by = _whole_number(frame, options[0])
    if by is not None:
        along = _along(frame, source, options[1:])
        if along is None:
            return None
        return _moved(frame, instr, "m2c_shift_lines", [*along.arguments, by], dims)
    both = _two_numbers(frame, instr, options[0])
    if both is None or len(options) > 1 or len(dims) != 2:
        return None
    return _moved(frame, instr, "m2c_shift_matrix", [*_extents(dims), *both], dims)


def _rot90(frame: TypedFrame, instr: Instr) -> Part | None:
    """rot90(x) and rot90(x, k) with a constant."""
    source, *options = instr.args
    turns = 1 if not options else frame.type(options[0]).whole
    dims = dims_of(frame, source)
    if turns is None or len(dims) != 2:
        return None
    after = dims if turns % 2 == 0 else dims[::-1]
    return _moved(frame, instr, "m2c_turn_matrix", [*_extents(dims), integer(turns)], after)


def _triangle(frame: TypedFrame, instr: Instr) -> Part | None:
    """triu and tril with a diagonal that is an integer."""
    source, *options = instr.args
    k = ZERO if not options else _whole_number(frame, options[0])
    dims = dims_of(frame, source)
    if k is None or len(options) > 1 or len(dims) != 2:
        return None
    kernel = "m2c_keep_upper" if instr.payload.callee == "triu" else "m2c_keep_lower"
    return _moved(frame, instr, kernel, [*_extents(dims), k], dims)


def _diagonal(frame: TypedFrame, instr: Instr) -> Part | None:
    """diag(x) of a matrix that is surely no vector."""
    source, *options = instr.args
    shape = frame.type(source).shape
    if options or shape is None or shape.rank != 2 or shape.is_vector() is not False:
        return None
    if shape.may_be_empty() or not _is_least(shape):
        return None
    rows, columns = dims_of(frame, source)
    count = rows if shape.dims[0] is shape.dims[1] or _is_shorter(shape, 0) else columns
    before = make_room(frame, instr.target, [count, "1"])
    return before + evaluate(
        "m2c_spread_elements",
        frame.elements(instr.target),
        ONE_MORE,
        frame.elements(source),
        Binary("+", Pattern(rows), ONE_MORE),
        _size(frame, source),
        Pattern(count),
    )


def _is_least(shape: Shape) -> bool:
    """True if it is known which extent is no greater than the other."""
    return shape.dims[0] is shape.dims[1] or any(_is_shorter(shape, k) for k in (0, 1))


def _is_shorter(shape: Shape, k: int) -> bool:
    this, other = shape.dims[k], shape.dims[1 - k]
    return this is not None and other is not None and this.high <= other.low


def repeat(frame: TypedFrame, instr: Instr) -> Part | None:
    """repmat(x, m, n) of a scalar; where both may be negative, that may be an error."""
    value, *counts = instr.args
    if all(frame.type(n).range.numeric_low < 0 for n in counts):
        return None
    frame.rep(instr.target)
    if frame.rep(value).kind is Kind.ARRAY:
        return tiled(frame, instr)
    if not _is_element(frame, instr, value):
        return None
    dims = size_arguments(frame, instr, counts)
    return None if dims is None else _filled(frame, instr, value, dims)


def repeated(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """The same with counts of which only the run knows that they are whole numbers; None for any
    other instruction."""
    if instr.op != "builtin" or instr.payload.callee != "repmat" or len(instr.args) != 3:
        return None
    value, *counts = instr.args
    if not _is_element(frame, instr, value) or frame.rep(instr.target).rank != 2:
        return None
    if not all(is_number(frame, n) and frame.type(n).cls == "double" for n in counts):
        return None
    numbers = [spelled(scalar_expr(frame, n, F64)) for n in counts]
    tests = [
        f"m2c_is_count({text})"
        for n, text in zip(counts, numbers, strict=True)
        if not _is_count(frame, n)
    ]
    dims = [f"m2c_extent_f64({text})" for text in numbers]
    for k, n in enumerate(counts):
        whole = frame.type(n).whole
        dims[k] = dims[k] if whole is None else str(max(whole, 0))
    return Guarded(" && ".join(tests), _filled(frame, instr, value, dims))


def _is_count(frame: TypedFrame, operand: Operand) -> bool:
    known = frame.type(operand).range
    return known.is_integer and known.numeric_low >= 0 and known.numeric_high < EXACT


def _is_element(frame: TypedFrame, instr: Instr, value: Operand) -> bool:
    """True if it is a number or character that the result has as it is."""
    want = frame.rep(instr.target)
    if not is_number(frame, value) or want.kind is not Kind.ARRAY or want.element is None:
        return False
    return frame.element(value).cls == want.element.cls


def _filled(frame: TypedFrame, instr: Instr, value: Operand, dims: list[str]) -> Code:
    want = frame.rep(instr.target).element
    assert want is not None
    one_of = scalar_expr(frame, value, want)
    return code(make_room(frame, instr.target, dims)) + loops(
        frame,
        frame.dims(instr.target),
        True,
        lambda at: stored(frame, instr.target, at.linear(), one_of),
    )


def tiled(frame: TypedFrame, instr: Instr) -> Part | None:
    """repmat(x, m, n) of a matrix, with counts that are integers."""
    source, *counts = instr.args
    if not all(_is_array(frame, x) for x in (source, instr.target)):
        return None
    if frame.element(source) is not frame.element(instr.target):
        return None
    dims = dims_of(frame, source)
    if len(dims) != 2 or len(counts) != 2 or frame.rep(instr.target).rank != 2:
        return None
    numbers = [_whole_number(frame, n) for n in counts]
    known = [n for n in numbers if n is not None]
    if len(known) < len(counts) or any(_may_be_negative(frame, n) for n in counts):
        return None
    times = list(map(tight, known))
    after = [product([d, n]) for d, n in zip(dims, times, strict=True)]
    return _moved(frame, instr, "m2c_tile_matrix", _extents([*dims, *times]), after)


def _may_be_negative(frame: TypedFrame, count: Operand) -> bool:
    return frame.type(count).range.numeric_low < 0


def _moved(
    frame: TypedFrame, instr: Instr, kernel: str, given: Sequence[Expr], dims: Sequence[str]
) -> Part | None:
    """The statement that calls a kernel which is told the size of an element."""
    source, target = instr.args[0], instr.target
    if frame.rep(target).rank != len(dims):
        return None
    before = make_room(frame, target, list(dims))
    arrays = frame.elements(target), frame.elements(source)
    return before + evaluate(kernel, *arrays, _size(frame, source), *given)


def _size(frame: TypedFrame, source: Operand) -> Expr:
    return call("sizeof", Name(frame.element(source).ctype))


def _extents(dims: Sequence[str]) -> list[Expr]:
    return list(map(Pattern, dims))


# --- running totals, orders, products -------------------------------------------------------------


def _running(frame: TypedFrame, instr: Instr) -> Part | None:
    """cumsum, cumprod, cummax, cummin of doubles."""
    source, *options = instr.args
    along = _along(frame, source, options)
    if along is None or frame.element(source) is not F64 or len(instr.targets) != 1:
        return None
    target = instr.target
    before = make_room(frame, target, dims_of(frame, source))
    arrays = frame.elements(target), frame.elements(source)
    return before + evaluate(f"m2c_{instr.payload.callee}_f64", *arrays, *along.arguments)


_BYTES = frozenset(("uint8", "char", "logical"))


def _sort(frame: TypedFrame, instr: Instr) -> Part | None:
    """sort(x) of doubles along the first dimension that counts, and of what place each was; of
    bytes without the places."""
    source, *options = instr.args
    down = False
    if options and frame.type(options[-1]).cls == "char":
        word = frame.type(options.pop()).const
        if not isinstance(word, str) or word.lower() not in ("ascend", "descend"):
            return None
        down = word.lower() == "descend"
    along = _along(frame, source, options)
    if along is None or along.inner != "1":
        return None
    lines_, told = _extents([along.extent, along.outer]), TRUE if down else FALSE
    if frame.element(source).cls in _BYTES and len(instr.targets) == 1:
        before = make_room(frame, instr.target, dims_of(frame, source))
        return before + evaluate(
            "m2c_sort_lines_bytes",
            frame.elements(instr.target),
            frame.elements(source),
            *lines_,
            told,
        )
    if any(frame.element(x) is not F64 for x in (source, *instr.targets)) or len(instr.targets) > 2:
        return None
    target, *places = instr.targets
    dims = dims_of(frame, source)
    before = make_room(frame, target, dims)
    for other in places:
        before += make_room(frame, other, dims)
    where = frame.elements(places[0]) if places else Name("NULL")
    arrays = frame.elements(target), where, frame.elements(source)
    return before + evaluate("m2c_sort_lines_f64", *arrays, *lines_, told)


def _kron(frame: TypedFrame, instr: Instr) -> Part | None:
    """kron(a, b) of matrices of doubles."""
    if len(instr.args) != 2 or not all(_is_array(frame, x) for x in instr.args):
        return None
    a, b = instr.args
    if any(frame.element(x) is not F64 for x in instr.args):
        return None
    left, right = dims_of(frame, a), dims_of(frame, b)
    if len(left) != 2 or len(right) != 2:
        return None
    before = make_room(
        frame, instr.target, [product([x, y]) for x, y in zip(left, right, strict=True)]
    )
    factors = frame.elements(a), *_extents(left), frame.elements(b), *_extents(right)
    return before + evaluate("m2c_kron_f64", frame.elements(instr.target), *factors)


_FORMS: dict[str, Callable[[TypedFrame, Instr], Part | None]] = {
    "fliplr": _flip,
    "flipud": _flip,
    "flip": _flip,
    "circshift": _circshift,
    "rot90": _rot90,
    "triu": _triangle,
    "tril": _triangle,
    "diag": _diagonal,
    "cumsum": _running,
    "cumprod": _running,
    "cummax": _running,
    "cummin": _running,
    "sort": _sort,
    "kron": _kron,
}


# --- operands -------------------------------------------------------------------------------------


def _is_array(frame: TypedFrame, operand: Operand) -> bool:
    return isinstance(operand, Value) and frame.rep(operand).kind is Kind.ARRAY


def _along(frame: TypedFrame, source: Operand, options: Sequence[Operand]) -> _Lines | None:
    """The dimension that is named, a constant, or the first one that isn't 1."""
    dims, shape = dims_of(frame, source), frame.type(source).shape
    if len(options) > 1 or shape is None:
        return None
    if options:
        given = frame.type(options[0]).whole
        return _dimension(dims, given - 1) if given and 1 <= given <= len(dims) else None
    for k, dim in enumerate(shape.dims):
        if not may_be(dim, 1) or (len(dims) == 2 and k == 0 and shape.dims[1] is ONE):
            return _dimension(dims, k)
        if dim is not ONE:
            break
    else:
        return _dimension(dims, 0)
    return _first_long(dims) if len(dims) == 2 else None


def _dimension(dims: Sequence[str], k: int) -> _Lines:
    return _Lines(product(list(dims[:k])), dims[k], product(list(dims[k + 1 :])))


def _first_long(dims: Sequence[str]) -> _Lines:
    """Of a matrix that may be a row."""
    rows, columns = dims
    if rows == "1":
        return _dimension(dims, 1)
    test = f"{factor(rows)} == 1"
    return _Lines("1", f"({test} ? {columns} : {rows})", f"({test} ? 1 : {columns})")


def _whole_number(frame: TypedFrame, operand: Operand) -> Expr | None:
    """A scalar that is surely an integer, as one."""
    if frame.rep(operand).kind is not Kind.SCALAR or not frame.type(operand).range.is_integer:
        return None
    known = frame.type(operand)
    if known.cls != "double" or known.range.numeric_high > 2**53:
        return None
    return scalar_expr(frame, operand, INDEX)


def _two_numbers(frame: TypedFrame, instr: Instr, operand: Operand) -> list[Expr] | None:
    """A vector of two integers that are known: of constants the numbers, else its elements."""
    known = elements_of(frame.flow, operand, instr)
    if known is None or len(known) != 2 or any(x is None for x in known):
        return None
    if all(x is not None and x.is_const for x in known):
        return [Number(str(x.value)) for x in known if x is not None]
    if not _is_array(frame, operand) or frame.element(operand) is not F64:
        return None
    data = frame.elements(operand)
    return [Cast("ptrdiff_t", Index(data, place)) for place in (ZERO, ONE_MORE)]
