"""Concatenation and matrix products in typed code."""

from __future__ import annotations

from functools import partial, reduce

from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import common_extent, linear, product_expr
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loops,
    stored,
)
from mat2c.codegen.typed.element_extents import dims_of, extents_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import (
    assign_new_scalar,
    copy_array,
    copy_block,
    fill_scalar,
    is_typed,
    typed,
)
from mat2c.ir.core import Const, Instr, Operand, Tree, Value
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Table
from mat2c.lir.c_expr import ZERO as NONE
from mat2c.lir.c_expr import Binary, Choice, Expr, Name, Number, Pattern, Unary, add, atom, integer
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, Part, code, evaluate, joined, one
from mat2c.lir.expr_printer import spelled
from mat2c.opt.arrays.fusion import is_dot
from mat2c.support.templates import factor, spelling
from mat2c.types import algebra
from mat2c.types.rep import BOOL, C64, F64, INDEX, Kind
from mat2c.types.shape import ZERO, Dim
from mat2c.types.shape import lies_along as shape_lies_along

_FEW = 4  # products, of which the calls of a kernel would cost more than the sum


@typed("hcat", "vcat")
def concatenate(frame: TypedFrame, instr: Instr) -> Part | None:
    args = instr.args
    if not args or not is_typed(frame, instr.target, *args) or _any_text(args):
        return None
    if len(args) == 1:
        return _single(frame, instr.target, args[0])
    verdict = _verdict(frame, instr, args)
    full = [a for a in args if not any(d is ZERO for d in _dims(frame, a))]
    if len(full) < len(args) and not _adds_nothing(frame, instr, verdict, full):
        return None
    args = full
    if not args or verdict.legal is not True:
        return None
    if len(args) == 1 and frame.rep(args[0]) == frame.rep(instr.target):
        return _single(frame, instr.target, args[0])
    if frame.rep(instr.target).kind is Kind.SCALAR:
        return _only_element(frame, instr, args)
    parts = _parts(frame, instr, args)
    return None if parts is None else _joined(frame, instr, args, parts)


def _only_element(frame: TypedFrame, instr: Instr, args: list[Operand]) -> Part | None:
    """The element of parts that have one together: it is in the first that isn't empty."""
    kinds = {frame.type(a).cls for a in (*args, instr.target)}
    if len(kinds) > 1 or any(frame.type(a).may_be_complex for a in args):
        return None
    extents = [extents_of(frame, a) for a in args]
    if any(len(p) != 2 for p in extents):
        return None
    want = frame.element(instr.target)
    value: Expr | None = None
    for arg, dims in zip(reversed(args), reversed(extents), strict=True):
        if isinstance(arg, Value) and arg in frame.plan.group_of:
            frame.peeked_groups.add(frame.group(arg).number)  # C compilers don't see that it is set
        got, have = element(frame, arg, At((NONE, NONE), tuple(dims)))
        own = converted(got, have, want)
        there = Binary(">", product_expr(dims), NONE)
        value = own if value is None else Choice(there, own, value)
    assert value is not None
    return frame.set_scalar(instr.target, value)


def _verdict(frame: TypedFrame, instr: Instr, parts: list[Operand]) -> algebra.Result:
    return algebra.concatenate_all(_axis(instr), [frame.type(part).shape for part in parts])


def _adds_nothing(
    frame: TypedFrame, instr: Instr, verdict: algebra.Result, full: list[Operand]
) -> bool:
    """True if the concatenation surely is the one of the operands in `full`. The others, without
    elements, may come out as rows of blanks below texts, and [zeros (0, 1), x] has one more column
    than x where x has no rows."""
    if instr.op == "vcat" and frame.type(instr.target).cls == "char":
        return False
    own = _verdict(frame, instr, full)
    if verdict.shape is None or own.shape is None:
        return False
    length = verdict.shape.dim(_axis(instr))
    return length is not None and length is own.shape.dim(_axis(instr))


def warned(frame: TypedFrame, instr: Instr) -> Part:
    """The warning of numbers that become characters beside a text."""
    texts = {frame.type(a).cls == "char" for a in instr.args}
    return frame.checked("m2c_warn_to_text()") if len(texts) > 1 else ""


def concatenated(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """The condition that the extents across are equal, and the statements that join the parts."""
    args = instr.args
    if len(args) < 2 or not is_typed(frame, *args) or _any_text(args):
        return None
    parts = _parts(frame, instr, args)
    if parts is None:
        return None
    lead = common_extent([p[1 - _axis(instr)] for p in parts])
    others = dict.fromkeys(p[1 - _axis(instr)] for p in parts)
    if any(d.isdigit() for d in others if d != lead):
        return None
    tests = " && ".join(f"{d} == {lead}" for d in others if d != lead)
    return Guarded(tests, _joined(frame, instr, args, parts)) if tests else None


def _any_text(args: list[Operand]) -> bool:
    return any(isinstance(a, Const) and a.cls == "empty" for a in args)


def _axis(instr: Instr) -> int:
    return 1 if instr.op == "hcat" else 0


def _parts(frame: TypedFrame, instr: Instr, args: list[Operand]) -> list[list[str]] | None:
    """The extents of the parts; None where typed code can't join them."""
    if not frame.rep(instr.target).is_matrix:
        return None
    wanted = frame.element(instr.target)
    plain = (INDEX, BOOL, F64)
    if wanted.is_integer and any(frame.element(a) is C64 for a in args):
        return None  # an error, unless the imaginary parts are zero
    if not wanted.is_narrow and any(
        frame.element(a) is not wanted and frame.element(a) not in plain for a in args
    ):
        return None
    parts = [extents_of(frame, a) for a in args]
    return None if any(len(p) != 2 for p in parts) else parts


def _joined(frame: TypedFrame, instr: Instr, args: list[Operand], parts: list[list[str]]) -> Code:
    axis = _axis(instr)
    total = " + ".join(factor(p[axis]) for p in parts)
    if all(p[axis].isdigit() for p in parts):
        total = str(sum(int(p[axis]) for p in parts))
    across = common_extent([p[1 - axis] for p in parts])
    if all(lies_along(frame, a, axis) for a in args):
        across = extent_across([p[1 - axis] for p in parts])
    dims = [across, total] if axis == 1 else [total, across]
    before = warned(frame, instr) + make_room(frame, instr.target, dims)
    return before + _copy_parts(frame, instr, args, parts, axis)


def lies_along(frame: TypedFrame, operand: Operand, axis: int) -> bool:
    """True if it is 0x0, or a vector along the axis."""
    shape = frame.type(operand).shape
    return shape is not None and shape_lies_along(shape, axis)


def extent_across(extents: list[str]) -> str:
    """The extent across of such operands one behind the other: 1 where one has it."""
    some = [d for d in dict.fromkeys(extents) if d != "0"]
    return "1" if "1" in some else " | ".join(some) or "0"


@typed("table")
def table(frame: TypedFrame, instr: Instr) -> Part | None:
    """A matrix of constants is read where the C file has it. A variable outside of the function
    gets a copy."""
    target, numbers = instr.target, payload_of(instr, Table)
    if frame.rep(target).kind is not Kind.ARRAY:
        return None
    if frame.group(target).is_table:
        return ""
    source, ctype = frame.module.table(numbers, target), frame.element(target).ctype
    room = make_room(frame, target, [str(numbers.rows), str(numbers.columns)])
    return room + copy_block(frame.array(target), source, str(numbers.numel), ctype, True)


def _dims(frame: TypedFrame, operand: Operand) -> tuple[Dim, ...]:
    shape = frame.type(operand).shape
    return () if shape is None else shape.dims


def _single(frame: TypedFrame, target: Value, source: Operand) -> Code:
    if frame.rep(target).kind is Kind.SCALAR:
        return assign_new_scalar(frame, target, source)
    if frame.rep(source).kind is Kind.SCALAR:
        return fill_scalar(frame, target, source)
    return copy_array(frame, target, source)


def _copy_parts(
    frame: TypedFrame, instr: Instr, args: list[Operand], parts: list[list[str]], axis: int
) -> Code:
    """Each part goes behind the ones before it."""
    target = instr.target
    own, want = frame.dims(target), frame.element(target)
    found: list[Part] = []
    base: Expr = NONE  # what the parts before take
    for arg, dims in zip(args, parts, strict=True):
        if isinstance(arg, Tree) and arg.op == "hcat":
            for j, number in enumerate(arg.args):
                place = linear([base, integer(j)], own)
                found.append(stored(frame, target, place, scalar_expr(frame, number, want)))
        elif frame.rep(arg).kind is Kind.SCALAR:
            place = linear([NONE, base] if axis == 1 else [base, NONE], own)
            found.append(stored(frame, target, place, scalar_expr(frame, arg, want)))
        elif isinstance(arg, Const) and own[0] == "1":
            to, count = spelled(add(Name(frame.array(target)), base)), dims[1]
            source = frame.module.constants.bytes_of(str(arg.value))
            copy = spelling("typed").copy_elements(to, source, count, want.ctype, True, True)
            found.append(code(copy))
        else:
            found.append(_copy_part(frame, target, arg, base, axis))
        base = add(base, atom(dims[axis]))
    return joined(found)


def _copy_part(frame: TypedFrame, target: Value, arg: Operand, base: Expr, axis: int) -> Code:
    own, want = frame.dims(target), frame.element(target)

    def body(at: At) -> Code:
        i, j = at.index
        shifted = [i, add(base, j)] if axis == 1 else [add(base, i), j]
        got, have = element(frame, arg, at)
        return stored(frame, target, linear(shifted, own), converted(got, have, want))

    return loops(frame, dims_of(frame, arg), False, body)


@typed("mtimes")
def mtimes(frame: TypedFrame, instr: Instr) -> Part | None:
    """Matrix product of real double matrices of fitting extents; one may be transposed."""
    if not is_typed(frame, instr.target, *instr.args):
        return None
    if is_dot(frame.flow, instr):
        return _dot(frame, instr)
    if not are_matrices(frame, instr):
        return None
    left, right = (frame.type(x).shape for x in instr.args)
    return product_of(frame, instr) if algebra.product(left, right).legal is True else None


def are_matrices(frame: TypedFrame, instr: Instr) -> bool:
    """True if both factors are matrices of real doubles."""
    factors = [_factor(x)[0] for x in instr.args]
    if not all(isinstance(x, Value) and frame.rep(x).kind is Kind.ARRAY for x in factors):
        return False
    if not all(frame.element(x) is F64 for x in factors):
        return False
    return all(len(dims_of(frame, x)) == 2 for x in instr.args)


def product_of(frame: TypedFrame, instr: Instr) -> Code:
    """The product of two matrices whose extents fit."""
    (a, turned_a), (b, turned_b) = (_factor(x) for x in instr.args)
    da, db = (dims_of(frame, x) for x in instr.args)
    kernel = f"m2c_matmul_{'tn_' if turned_a else 'nt_' if turned_b else ''}f64"
    arrays = frame.elements(a), frame.elements(b), *map(Pattern, (da[0], da[1], db[1]))
    target = instr.target
    if frame.rep(target).kind is Kind.SCALAR:
        code = one(Declare("double", "product", Number("0.0")))
        code += evaluate(kernel, Unary("&", Name("product")), *arrays)
        value = converted(Name("product"), F64, frame.element(target))
        return one(Block(code + frame.set_scalar(target, value)))
    before = make_room(frame, target, [da[0], db[1]])
    if da[1].isdigit() and 0 < int(da[1]) <= _FEW:
        return before + _sums(frame, instr, int(da[1]))
    return before + evaluate(kernel, frame.elements(target), *arrays)


def _sums(frame: TypedFrame, instr: Instr, count: int) -> Code:
    """A product whose elements are sums of a few products, written out."""
    a, b = instr.args
    wide, high = tuple(dims_of(frame, a)), tuple(dims_of(frame, b))
    start, before = _start([wide[0], high[1]]) if count == 1 else Number("0.0"), Code()
    if isinstance(start, Choice):
        name = Name(frame.temporary("double", "start"))
        before, start = one(Assign(name, start)), name

    def body(at: At) -> Code:
        i, j = at.index
        total: Expr = start
        for p in map(integer, range(count)):
            left, kind_left = element(frame, a, At((i, p), wide))
            right, kind_right = element(frame, b, At((p, j), high))
            factors = converted(left, kind_left, F64), converted(right, kind_right, F64)
            total = Binary("+", total, Binary("*", *factors))
        value = converted(total, F64, frame.element(instr.target))
        return stored(frame, instr.target, at.linear(), value)

    return before + loops(frame, [wide[0], high[1]], False, body)


def _start(extents: list[str]) -> Expr:
    """What the sums of a product begin with, as the kernel's do: 0 and -0 are 0. But if one of
    these extents is 1, a factor is one number, to whose product nothing is added, and -0 is what
    changes none."""
    zero, negative = Number("0.0"), Number("-0.0")
    if "1" in extents:
        return negative
    open_ones = dict.fromkeys(extent for extent in extents if not extent.isdigit())
    tests: list[Expr] = [Binary("==", atom(extent), integer(1)) for extent in open_ones]
    return Choice(reduce(partial(Binary, "||"), tests), negative, zero) if tests else zero


def _dot(frame: TypedFrame, instr: Instr) -> Code:
    """A row times a column, in the order of the elements."""
    row, column = instr.args
    total = Name(frame.temporary("double", "dot"))
    flat = [is_flat(frame, x, frame.type(x)) for x in (row, column)]

    def body(at: At) -> Code:
        place = at.index[1]
        factors = []
        for x, whole, index in ((row, flat[0], (NONE, place)), (column, flat[1], (place, NONE))):
            here = At(index, tuple(dims_of(frame, x)), place if whole else None)
            expr, kind = element(frame, x, here)
            factors.append(converted(expr, kind, F64))
        return one(Assign(total, Binary("+", total, Binary("*", *factors))))

    code = one(Assign(total, _start([dims_of(frame, row)[1]])))
    code += loops(frame, dims_of(frame, row), False, body)
    value = converted(total, F64, frame.element(instr.target))
    return code + frame.set_scalar(instr.target, value)


def _factor(operand: Operand) -> tuple[Operand, bool]:
    """A matrix of a product, and whether it is taken transposed."""
    if isinstance(operand, Tree) and operand.op in ("transpose", "ctranspose"):
        return operand.args[0], True
    return operand, False
