"""Builtins with a typed form: constructors, reductions, extents, elementwise functions."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.builtins import find
from mat2c.codegen.arrays.accumulators import carrier, start, step
from mat2c.codegen.arrays.contiguous_reductions import (
    column_runs,
    extremum_place,
    row_sums,
    whole_run,
)
from mat2c.codegen.arrays.extent_queries import query, whole_number
from mat2c.codegen.arrays.find_elements import places
from mat2c.codegen.arrays.line_kernels import lines, repeat
from mat2c.codegen.arrays.random_numbers import random_numbers
from mat2c.codegen.arrays.text_compare import has_field, number_of_text, same_text
from mat2c.codegen.arrays.vector_functions import vector
from mat2c.codegen.conversions import const_expr, converted
from mat2c.codegen.typed.block_room import make_room, reserve
from mat2c.codegen.typed.c_extents import linear, product
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loop_name,
    loops,
    stored,
)
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.elements_in_line import flat_dims
from mat2c.codegen.typed.printed_scalars import printed
from mat2c.codegen.typed.range_pieces import counted
from mat2c.codegen.typed.size_arguments import size_arguments
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import (
    assign_tree,
    copy_block,
    is_typed,
    starts_as_zeros,
    tree_of,
    typed,
)
from mat2c.ir.core import Const, Instr, Operand, Splat, Tree, Value
from mat2c.lir.c_expr import Binary, Expr, Name, atom
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, Part, one
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.opt.analysis.foldable_operations import foldable
from mat2c.opt.analysis.typed_reductions import reduction_axis
from mat2c.support.templates import spelling
from mat2c.types.lattice import Type
from mat2c.types.rep import CHAR, F64, INDEX, ElementType, Kind


@typed("builtin")
def builtin(frame: TypedFrame, instr: Instr) -> Part | None:
    declaration = find(instr.payload.callee)
    if declaration is None or any(isinstance(a, Splat) for a in instr.args):
        return None
    if not instr.targets:
        return printed(frame, instr)
    if not is_typed(frame, *instr.targets):
        return None
    if len(instr.targets) == 1 and instr.args and foldable(frame.flow, instr):
        if is_reshape(instr):
            return _reshaped(frame, instr)
        return assign_tree(frame, instr.target, tree_of(instr))
    if is_reshape(instr) and isinstance(instr.args[0], Const):
        return _text_reshaped(frame, instr)
    emitter = None if instr.payload.coarse else _BY_KIND.get(declaration.typed)
    return emitter(frame, instr) if emitter is not None else None


def _text_reshaped(frame: TypedFrame, instr: Instr) -> Part | None:
    """A text that is written out, in other extents, is copied from where the C file has it."""
    source, target = instr.args[0], instr.target
    if not isinstance(source, Const) or not isinstance(source.value, str) or not source.value:
        return None
    if frame.rep(target).kind is not Kind.ARRAY or frame.element(target) is not CHAR:
        return None
    dims = frame.dims(target)
    if product(dims) != str(len(source.value)):
        return None
    text = frame.module.constants.bytes_of(source.value)
    count = str(len(source.value))
    copy = spelling("typed").copy_elements(frame.array(target), text, count, CHAR.ctype, True, True)
    return make_room(frame, target, dims) + copy


def _reshaped(frame: TypedFrame, instr: Instr) -> Code:
    """The elements stay where they are, or are copied in one piece."""
    source, target = instr.args[0], instr.target
    assert isinstance(source, Value)
    count = product(frame.dims(source))
    before = frame.set_dims(target, dims_of(frame, tree_of(instr)))
    if frame.plan.same_storage(target, source):
        return before
    before += reserve(frame, target)
    ctype, apart = frame.element(target).ctype, frame.is_constant(source)
    return before + copy_block(frame.array(target), frame.array(source), count, ctype, apart)


def _fill(frame: TypedFrame, instr: Instr) -> Part | None:
    """zeros(m, n), ones, Inf, true, …"""
    known = frame.type(instr.target)
    value = _only_value(known)
    if value is None:
        return None
    element_type = frame.element(instr.target)
    constant = const_expr(Const(value, known.cls), element_type)
    if frame.rep(instr.target).kind is Kind.SCALAR:
        return frame.set_scalar(instr.target, constant)
    dims = size_arguments(frame, instr, instr.args)
    if dims is None:
        return None
    before = make_room(frame, instr.target, dims)
    data, own = frame.array(instr.target), frame.dims(instr.target)
    if value == 0:
        if starts_as_zeros(frame, instr, instr.target):
            return before
        count = product(own)
        # An array of no elements has room for one, which is set: it may be passed on.
        group = frame.group(instr.target)
        own_stack = group.kind == "stack" and group.number not in frame.shared_groups
        count = "1" if count == "0" and own_stack else count
        return before + spelling("typed").zero(data, count, element_type.ctype)
    return before + loops(
        frame, own, True, lambda at: stored(frame, instr.target, at.linear(), constant)
    )


def _only_value(known: Type) -> bool | int | float | complex | None:
    """The value of all elements, where there is only one that they may have."""
    if isinstance(known.const, (bool, int, float, complex)):
        return known.const
    return known.range.only


def _eye(frame: TypedFrame, instr: Instr) -> Part | None:
    if frame.rep(instr.target).kind is not Kind.ARRAY or frame.rep(instr.target).rank != 2:
        return None
    dims = size_arguments(frame, instr, instr.args)
    if dims is None:
        return None
    before = make_room(frame, instr.target, dims)
    own = frame.dims(instr.target)

    def body(at: At) -> Code:
        return stored(frame, instr.target, at.linear(), Binary("==", at.index[0], at.index[1]))

    return before + loops(frame, own, False, body)


# --- reductions ----------------------------------------------------------------------------------


def _reduce(frame: TypedFrame, instr: Instr) -> Part | None:
    """sum, prod, mean, any, all, max, min along the dimension that the result shows."""
    source = instr.args[0]
    axis = reduction_axis(frame.flow, instr)
    if axis is None:
        return extremum_place(frame, instr) if instr.payload.callee in ("max", "min") else None
    if axis == "all":
        flat = is_flat(frame, source, frame.type(source))
        dims = flat_dims(frame, source) if flat else dims_of(frame, source)
        return whole_run(frame, instr, source, dims) or _reduce_all(frame, instr, source, dims)
    dims = dims_of(frame, source)
    runs = column_runs(frame, instr, source, dims, int(axis))
    runs = runs or row_sums(frame, instr, source, dims, int(axis))
    return runs or _reduce_along(frame, instr, source, dims, int(axis))


def _reduce_all(frame: TypedFrame, instr: Instr, source: Operand, dims: list[str]) -> Code:
    name = instr.payload.callee
    known = frame.type(source)
    target = frame.element(instr.target)
    kind = carrier(name, frame.element(source))
    acc = Name(frame.var(instr.target))
    local = target is not kind or _reads_variable(frame, source, acc.text)
    first = start(name, kind)
    if local:
        acc = Name("total")
        code = one(Declare(kind.ctype, acc.text, first))
    else:
        code = one(Assign(acc, first))

    def body(at: At) -> Code:
        return step(name, kind, acc, *element(frame, source, at))

    if product(dims) == "0":  # nothing is added to the start
        return frame.set_scalar(instr.target, converted(_nothing(name, kind), kind, target))
    code += loops(frame, dims, is_flat(frame, source, known), body)
    value, have = _mean(acc, kind, product(dims)) if name == "mean" else (acc, kind)
    if local:
        return one(Block(code + frame.set_scalar(instr.target, converted(value, have, target))))
    return code + frame.set_scalar(instr.target, value)


def _nothing(name: str, kind: ElementType) -> Expr:
    """The reduction of no elements."""
    return Name("NAN") if name == "mean" else start(name, kind)


def _mean(total: Expr, kind: ElementType, count: str) -> tuple[Expr, ElementType]:
    number = converted(atom(count), INDEX, F64)
    return Binary("/", converted(total, kind, F64), number), F64


def _reads_variable(frame: TypedFrame, source: Operand, name: str) -> bool:
    """True if a scalar of the expression is kept in that C variable."""
    return isinstance(source, Tree) and any(
        frame.rep(v).kind is Kind.SCALAR and frame.var(v) == name for v in source.sources()
    )


def _reduce_along(
    frame: TypedFrame, instr: Instr, source: Operand, dims: list[str], axis: int
) -> Part | None:
    name = instr.payload.callee
    target = instr.target
    if frame.rep(target).kind is not Kind.ARRAY:
        return None
    kind = carrier(name, frame.element(source))
    outer = ["1" if k == axis else d for k, d in enumerate(dims)]
    rank = frame.rep(target).rank
    before = make_room(frame, target, outer[:rank])
    inner, total = loop_name(frame), Name("total")

    def body(at: At) -> Code:
        index = tuple(Name(inner) if k == axis else i for k, i in enumerate(at.index))
        got = element(frame, source, At(index, tuple(dims)))
        code = one(Declare(kind.ctype, total.text, start(name, kind)))
        code += one(counted(inner, dims[axis], step(name, kind, total, *got)))
        value, have = _mean(total, kind, dims[axis]) if name == "mean" else (total, kind)
        place = linear(at.index, outer)
        return code + stored(frame, target, place, converted(value, have, frame.element(target)))

    code = before + loops(frame, outer, False, body)
    frame.loop_depth -= 1
    return code


def _extremum(frame: TypedFrame, instr: Instr) -> Part | None:
    """max(x) and min(x); of a few scalars written together without a row in between."""
    source = instr.args[0]
    if len(instr.args) == 1 and isinstance(source, Tree) and source.op == "hcat":
        return None
    return _reduce(frame, instr)


_BY_KIND: dict[str, Callable[[TypedFrame, Instr], Part | None]] = {
    "fill": _fill,
    "repeat": repeat,
    "eye": _eye,
    "query": query,
    "whole": whole_number,
    "reduce": _reduce,
    "extremum": _extremum,
    "find": places,
    "same": same_text,
    "field": has_field,
    "number": number_of_text,
    "vector": vector,
    "lines": lines,
    "random": random_numbers,
}
