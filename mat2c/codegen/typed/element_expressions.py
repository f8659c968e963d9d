"""Array expressions: the element of a folded tree at a place of a loop nest (design §8,
"drag-along").

Loops run over the extents of the result. Where every array in the tree has the result's very shape
one flat loop does; otherwise there is one loop per extent, the first innermost.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mat2c.codegen.conversions import const_expr, converted
from mat2c.codegen.typed.c_extents import linear, product
from mat2c.codegen.typed.element_extents import (
    colon_parts,
    counts_in_integers,
    dims_of,
    is_whole_step,
)
from mat2c.codegen.typed.range_pieces import counted, cut_loop, place_in_piece
from mat2c.codegen.typed.realness import imaginary_part, real_elements
from mat2c.codegen.typed.scalar_expressions import (
    absolute_compared,
    is_scalar,
    natural,
    offset,
    scalar_expr,
    stays_inside,
    with_notes,
)
from mat2c.codegen.typed.scalar_operations import apply_operation
from mat2c.codegen.typed.small_sums import is_small
from mat2c.codegen.typed.truth_bytes import elements_of, is_plain
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import EMPTY, MAGIC_COLON, Const, Operand, Tree, Value
from mat2c.lir.c_expr import ONE as ONE_MORE
from mat2c.lir.c_expr import (
    ZERO,
    Binary,
    Expr,
    Index,
    Name,
    Number,
    add,
    atom,
    call,
    multiply,
    subtract,
)
from mat2c.lir.c_stmt import Assign, Code, If, one
from mat2c.lir.expr_printer import tight
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.support.record import dataclass, replace
from mat2c.types.lattice import Type
from mat2c.types.rep import C64, CHAR, F64, INDEX, ElementType, Kind
from mat2c.types.shape import ONE


@dataclass(frozen=True, slots=True)
class At:
    """A place in an array: a flat index, or one index per extent (`dims` are the extents)."""

    index: tuple[Expr, ...]
    dims: tuple[str, ...]
    flat: Expr | None = None

    def linear(self) -> Expr:
        """The number of the element, from 0."""
        return self.flat if self.flat is not None else linear(self.index, self.dims)

    def text(self) -> str:
        """The same as a text that is an operand of anything."""
        return tight(self.linear())


def is_flat(frame: TypedFrame, operand: Operand, result: Type) -> bool:
    """True if the element can be found from the flat index of the result."""
    known = frame.type(operand)
    if known.is_scalar and frame.rep(operand).kind is Kind.SCALAR:
        return True
    if isinstance(operand, (Value, Const)):
        return known.shape is not None and known.shape == result.shape
    if not isinstance(operand, Tree):
        return False
    if operand.op in ("transpose", "ctranspose"):
        return False
    if operand.op == "colon" or is_reshape(operand):
        return known.shape == result.shape
    if operand.op == "subsref":
        return len(operand.args) == 2 and known.shape == result.shape
    return known.shape == result.shape and all(is_flat(frame, a, result) for a in operand.args)


def element(frame: TypedFrame, operand: Operand, at: At) -> tuple[Expr, ElementType]:
    """The C expression of one element, and its C type."""
    known = frame.type(operand)
    if isinstance(operand, Const) and isinstance(operand.value, str) and len(operand.value) != 1:
        return _text_element(frame, operand, at), CHAR
    if operand == EMPTY:  # no element is ever asked for
        return Number("0.0"), F64
    if frame.rep(operand).kind is Kind.SCALAR or isinstance(operand, Const):
        want = frame.element(operand)
        return scalar_expr(frame, operand, want), want
    if isinstance(operand, Value):
        place = _place(frame, operand, known, at)
        return Index(elements_of(frame, operand), place), frame.element(operand)
    assert isinstance(operand, Tree)
    return _tree_element(frame, operand, _narrowed(frame, operand, at))


FIRST = At((ZERO, ZERO), ("1", "1"), ZERO)


def only_element(frame: TypedFrame, operand: Operand, want: ElementType) -> Expr:
    """The element of an operand that has just one, in a C type."""
    if frame.rep(operand).kind is Kind.SCALAR:
        return scalar_expr(frame, operand, want)
    expr, kind = element(frame, operand, FIRST)
    return converted(expr, kind, want)


def _tree_element(frame: TypedFrame, operand: Tree, at: At) -> tuple[Expr, ElementType]:
    """The same of what is calculated."""
    if operand.op in ("transpose", "ctranspose"):
        swapped = At((at.index[1], at.index[0]), (at.dims[1], at.dims[0]))
        expr, kind = element(frame, operand.args[0], swapped)
        conjugate = kind is C64 and operand.op == "ctranspose"
        return call("conj", expr) if conjugate else expr, kind
    if operand.op == "colon":
        return _colon_element(frame, operand, at)
    if operand.op == "subsref":
        return _slice_element(frame, operand, at)
    if is_reshape(operand):
        source = operand.args[0]
        place = _number(frame, operand, at)
        return Index(frame.elements(source), place), frame.element(source)
    kinds = [_natural(frame, a) for a in operand.args]

    def get(arg: Operand, want: ElementType) -> Expr:
        if isinstance(arg, Const) and isinstance(arg.value, (bool, int, float, complex)):
            return const_expr(arg, want)
        expr, have = element(frame, arg, at)
        return converted(expr, have, want)

    if compared := absolute_compared(frame, operand.op, operand.args, get):
        return compared, frame.element(operand)
    found = real_elements(frame, operand, get, partial(_scan, frame))
    if found is not None:
        return found, C64
    part = imaginary_part(frame, operand, get, partial(_scan, frame))
    if part is not None:
        return part, F64
    result = INDEX if is_small(frame, operand) else frame.element(operand)
    notes = with_notes(frame, operand.op, operand.payload, operand.args)
    if operand.op in ("and", "or"):
        notes = replace(notes, elements=is_plain(frame, operand.args[1]))
    sure = stays_inside(frame, operand.op, operand.args, result)
    exprs = [partial(get, a) for a in operand.args]
    return apply_operation(operand.op, notes, exprs, kinds, result, sure)


def _scan(frame: TypedFrame, tree: Tree, real: str) -> Code:
    known = frame.type(tree)

    def body(at: At) -> Code:
        part = call("cimag", element(frame, tree, at)[0])
        still = Binary("&&", Name(real), Binary("==", part, ZERO))
        return one(Assign(Name(real), still))

    dims = dims_of(frame, tree)
    scanned = loops(frame, dims, is_flat(frame, tree, known), body)
    return scanned if tree.op == "subsref" else one(If(Name(real), scanned, Code()))


def _text_element(frame: TypedFrame, text: Const, at: At) -> Expr:
    """A character of a text constant, which is a row."""
    return Index(frame.elements(text), at.flat if at.flat is not None else at.index[1])


def _natural(frame: TypedFrame, operand: Operand) -> ElementType:
    if is_scalar(frame, operand):
        return natural(frame, operand)
    small = isinstance(operand, Tree) and is_small(frame, operand)
    return INDEX if small else frame.element(operand)


def _narrowed(frame: TypedFrame, operand: Operand, at: At) -> At:
    """The place in an operand of a broadcast: where it has a unit extent the index is 0."""
    if at.flat is not None:
        return at
    shape = frame.type(operand).shape
    assert shape is not None
    index = list(at.index[: shape.rank])
    dims = list(at.dims[: shape.rank])
    for k, dim in enumerate(shape.dims[: len(index)]):
        if dim is ONE:
            index[k], dims[k] = ZERO, "1"
    return At(tuple(index), tuple(dims))


def _number(frame: TypedFrame, tree: Tree, at: At) -> Expr:
    """The number, from 0, of an element of an operand, whose extents may be 1 where the loop's are
    not."""
    if at.flat is not None:
        return at.flat
    shape = frame.type(tree).shape
    assert shape is not None
    index = [ZERO if shape.dim(k) is ONE else i for k, i in enumerate(at.index)]
    return linear(index[: shape.rank], dims_of(frame, tree))


def _place(frame: TypedFrame, value: Value, known: Type, at: At) -> Expr:
    if at.flat is not None:
        return at.flat
    assert known.shape is not None
    index = [ZERO if known.shape.dim(k) is ONE else i for k, i in enumerate(at.index)]
    return linear(index[: known.shape.rank], frame.dims(value))


def _colon_element(frame: TypedFrame, tree: Tree, at: At) -> tuple[Expr, ElementType]:
    base, inc, limit = colon_parts(tree.args)
    k = _number(frame, tree, at)
    known = frame.type(tree).range
    if all(counts_in_integers(frame, a) for a in (base, inc)) and not (known.nan or known.negzero):
        return _stepped(frame, base, inc, k), INDEX
    first, step, last = (scalar_expr(frame, a, F64) for a in (base, inc, limit))
    return call(f"m2c_step{'_any' if known.nan else ''}_f64", first, step, k, last), F64


def _stepped(frame: TypedFrame, base: Operand, inc: Operand, k: Expr) -> Expr:
    """Element `k`, from 0, of a range of integers."""
    step = multiply(k, scalar_expr(frame, inc, INDEX))
    return add(scalar_expr(frame, base, INDEX), step)


def _slice_element(frame: TypedFrame, tree: Tree, at: At) -> tuple[Expr, ElementType]:
    base, *subs = tree.args
    assert isinstance(base, (Value, Const))
    if len(subs) == 1:
        (sub,) = subs
        k = _number(frame, tree, at)
        limit = product(frame.dims(base))
        place = k if sub == MAGIC_COLON else position(frame, sub, None, k, limit)
    else:
        dims = frame.dims(base)
        limits = [*dims[: len(subs) - 1], product(dims[len(subs) - 1 :])]
        offsets = [
            position(frame, s, at.index[k] if k < len(at.index) else ZERO, None, limits[k])
            for k, s in enumerate(subs)
        ]
        place = linear(offsets, dims)
    return Index(elements_of(frame, base), place), frame.element(base)


def _numbered(frame: TypedFrame, sub: Operand, here: Expr) -> At:
    """Element `here` of a subscript, by number, and by its place in each extent. By number alone
    it is not found in a broadcast."""
    shape = frame.type(sub).shape
    if not isinstance(sub, Tree) or shape is None:
        return At((here,), (tight(here),), here)
    dims = tuple(dims_of(frame, sub))
    flat = here if is_flat(frame, sub, frame.type(sub)) else None
    long = [k for k, dim in enumerate(shape.dims) if dim is not ONE]
    index: list[Expr] = [ZERO] * shape.rank
    left = here
    for k in long:
        index[k] = left if k == long[-1] else Binary("%", left, atom(dims[k]))
        left = Binary("/", left, atom(dims[k]))
    return At(tuple(index), dims, flat)


def position(
    frame: TypedFrame, sub: Operand, index: Expr | None, flat: Expr | None, limit: str = ""
) -> Expr:
    """The place, from 0, that element `index` of a subscript names; `limit` is the extent that it
    is checked to lie in."""
    here = index if index is not None else flat
    assert here is not None
    if sub == MAGIC_COLON:
        return here
    if frame.rep(sub).kind is Kind.SCALAR:
        return offset(frame, sub)
    if isinstance(sub, Tree) and sub.op == "colon":
        base, inc, _ = colon_parts(sub.args)
        if all(counts_in_integers(frame, a) for a in (base, inc)) or is_whole_step(inc):
            step = multiply(scalar_expr(frame, inc, INDEX), here)
            return add(offset(frame, base), step)
    if (place := place_in_piece(frame, sub, here, limit)) is not None:
        return place
    expr, kind = element(frame, sub, _numbered(frame, sub, here))
    return subtract(converted(expr, kind, INDEX), ONE_MORE)


# --- loops ---------------------------------------------------------------------------------------

Body = Callable[[At], Code]


def loops(frame: TypedFrame, dims: list[str], flat: bool, body: Body, during: str = "") -> Code:
    """A loop nest over the extents; `body` gets the place and gives the statements. It goes on
    while `during` holds."""
    if "0" in dims:
        return Code()
    if flat:
        count = product(dims)
        if count == "1":
            return body(At((ZERO,) * len(dims), tuple(dims), ZERO))
        name = loop_name(frame)
        zeros = (ZERO,) * len(dims)
        loop = cut_loop(frame, name, count, lambda at: body(At(zeros, tuple(dims), at)), during)
        frame.loop_depth -= 1
        return loop
    names = ["0" if dim == "1" else loop_name(frame) for dim in dims]
    moving = [k for k, name in enumerate(names) if name != "0"]
    index = tuple(map(atom, names))
    if not moving:
        return body(At(index, tuple(dims)))
    inner, *outer = moving

    def at_inner(at: Expr) -> Code:
        return body(At((*index[:inner], at, *index[inner + 1 :]), tuple(dims)))

    code = cut_loop(frame, names[inner], dims[inner], at_inner, during)
    for k in outer:
        code = one(counted(names[k], dims[k], code, during))
    frame.loop_depth -= len(moving)
    return code


def stored(frame: TypedFrame, array: Operand, place: Expr, value: Expr) -> Code:
    """An element of an array set."""
    return one(Assign(Index(elements_of(frame, array), place), value))


def loop_name(frame: TypedFrame) -> str:
    """A name for a loop counter of generated code."""
    frame.loop_depth += 1
    return f"i{frame.loop_depth}_" if frame.loop_depth > 1 else "i_"
