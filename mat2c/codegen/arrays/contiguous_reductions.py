"""Reductions of arrays that lie in one piece, by the runtime (typed_reduce.h); sums along rows."""

from __future__ import annotations

from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product, product_expr
from mat2c.codegen.typed.element_expressions import At, element, loop_name
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.range_pieces import counted
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Instr, Operand, Value
from mat2c.lir.c_expr import ONE as ONE_MORE
from mat2c.lir.c_expr import Binary, Cast, Index, Name, Pattern, add, atom, call
from mat2c.lir.c_stmt import Assign, Part, evaluate, one
from mat2c.support.templates import spelling
from mat2c.types.rep import F64, INDEX, Kind
from mat2c.types.shape import ONE

_RUNS = frozenset(("max", "min"))
_COLUMNS = frozenset(("sum", "mean", "max", "min"))
_FEW = 8  # elements that a loop of constant length does better


def whole_run(frame: TypedFrame, instr: Instr, source: Operand, dims: list[str]) -> Part | None:
    """The extremum of a vector."""
    name = instr.payload.callee
    if name not in _RUNS or not _in_one_piece(frame, source):
        return None
    count = product(dims)
    if count.isdigit() and int(count) <= _FEW:
        return None
    extremum = call(f"m2c_run_{name}_f64", frame.elements(source), atom(count))
    target = frame.element(instr.target)
    if target not in (F64, INDEX):
        return None
    return frame.set_scalar(instr.target, converted(extremum, F64, target))


def extremum_place(frame: TypedFrame, instr: Instr) -> Part | None:
    """[m, k] = max(x) of a vector that is not empty."""
    if len(instr.targets) != 2 or len(instr.args) != 1:
        return None
    (source,) = instr.args
    shape = frame.type(source).shape
    if not _in_one_piece(frame, source) or shape is None:
        return None
    if sum(dim is not ONE for dim in shape.dims) > 1 and not shape.is_line:
        return None
    value, place = instr.targets
    if any(frame.rep(target).kind is not Kind.SCALAR for target in instr.targets):
        return None  # of nothing there is none
    if any(frame.element(target) not in (F64, INDEX) for target in (value, place)):
        return None
    data, at = frame.elements(source), Name(frame.temporary("ptrdiff_t", "at"))
    count = product_expr(dims_of(frame, source))
    first = call(f"m2c_place_{instr.payload.callee}_f64", data, count)
    code = one(Assign(at, first))
    code += frame.set_scalar(value, converted(Index(data, at), F64, frame.element(value)))
    number = converted(add(at, ONE_MORE), INDEX, frame.element(place))
    return code + frame.set_scalar(place, number)


def column_runs(
    frame: TypedFrame, instr: Instr, source: Operand, dims: list[str], axis: int
) -> Part | None:
    """sum, mean, max, min of every column."""
    name = instr.payload.callee
    if axis != 0 or name not in _COLUMNS or not _in_one_piece(frame, source):
        return None
    if dims[0].isdigit() and int(dims[0]) <= _FEW:
        return None
    target = instr.target
    if frame.element(target) is not F64:
        return None
    before = make_room(frame, target, ["1", *dims[1:]][: frame.rep(target).rank])
    arrays = frame.elements(target), frame.elements(source)
    extents = Pattern(dims[0]), product_expr(dims[1:])
    return before + evaluate(f"m2c_columns_{name}_f64", *arrays, *extents)


def row_sums(
    frame: TypedFrame, instr: Instr, source: Operand, dims: list[str], axis: int
) -> Part | None:
    """sum and mean along the rows of a matrix: column after column is added to the result."""
    name = instr.payload.callee
    target = instr.target
    if axis != 1 or len(dims) != 2 or name not in ("sum", "mean"):
        return None
    if frame.element(target) is not F64 or dims[0] == "1":
        return None
    spell = spelling("typed")
    before = make_room(frame, target, [dims[0], "1"][: frame.rep(target).rank])
    before += spell.zero(frame.array(target), dims[0], "double")
    i, j = loop_name(frame), loop_name(frame)
    got, have = element(frame, source, At((Name(i), Name(j)), tuple(dims)))
    place = Index(frame.elements(target), Name(i))
    step = Assign(place, Binary("+", place, converted(got, have, F64)))
    code = one(counted(j, dims[1], one(counted(i, dims[0], one(step)))))
    if name == "mean":
        mean = Binary("/", place, Cast("double", atom(dims[1])))
        code += one(counted(i, dims[0], one(Assign(place, mean))))
    frame.loop_depth -= 2
    return before + code


def _in_one_piece(frame: TypedFrame, source: Operand) -> bool:
    if not isinstance(source, Value) or frame.rep(source).kind is not Kind.ARRAY:
        return False
    return frame.element(source) is F64
