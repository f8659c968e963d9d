"""The extents of array expressions in C, and how many elements their subscripts select."""

from __future__ import annotations

from mat2c.codegen.typed.c_extents import extent_expr, product, turned_dims
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import MAGIC_COLON, Const, Operand, Tree, Value
from mat2c.lir.expr_printer import tight
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.support.diagnostics import InternalError
from mat2c.types.lattice import Type
from mat2c.types.rep import CHAR, F64, INDEX, Kind
from mat2c.types.shape import ONE


def dims_of(frame: TypedFrame, operand: Operand) -> list[str]:
    """C expressions for the extents of an operand."""
    known = frame.type(operand)
    assert known.shape is not None
    if all(d is not None and d.is_const for d in known.shape.dims):
        return [str(d.value) for d in known.shape.dims if d is not None]
    if isinstance(operand, Value):
        return frame.dims(operand)
    if not isinstance(operand, Tree):
        raise InternalError("codegen", "a constant of unknown extents")
    if operand.op in ("transpose", "ctranspose"):
        return dims_of(frame, operand.args[0])[::-1]
    if operand.op == "colon":
        return ["1", colon_count(frame, operand)]
    if operand.op == "subsref":
        return _slice_dims(frame, operand, known)
    if is_reshape(operand):
        return [scalar_text(frame, a, INDEX) for a in operand.args[1:]]
    return broadcast_dims(frame, operand.args, known)


def extents_of(frame: TypedFrame, operand: Operand) -> list[str]:
    """The same of any operand: a scalar is 1x1."""
    return ["1", "1"] if frame.rep(operand).kind is Kind.SCALAR else dims_of(frame, operand)


def broadcast_dims(frame: TypedFrame, args: list[Operand], result: Type) -> list[str]:
    """The extents of an elementwise result: each from an operand that has it."""
    assert result.shape is not None
    texts = []
    for k, dim in enumerate(result.shape.dims):
        if dim is not None and dim.is_const:
            texts.append(str(dim.value))
            continue
        source = next(
            a
            for a in args
            if (s := frame.type(a).shape) is not None and k < s.rank and s.dim(k) is dim
        )
        texts.append(dims_of(frame, source)[k])
    return texts


def colon_count(frame: TypedFrame, tree: Tree) -> str:
    """Elements of base:inc:limit."""
    known = frame.type(tree).shape
    assert known is not None
    if known.dim(1) is not None and known.dim(1).is_const:  # type: ignore[union-attr]
        return str(known.dim(1).value)  # type: ignore[union-attr]
    base, inc, limit = colon_parts(tree.args)
    if all(counts_in_integers(frame, a) for a in (base, inc, limit)):
        first, last = scalar_text(frame, base, INDEX), scalar_text(frame, limit, INDEX)
        if inc == Const(1.0):
            return (
                f"m2c_max_index({last}, 0)"
                if first == "1"
                else f"m2c_trip_index({first}, 1, {last})"
            )
        return f"m2c_trip_index({first}, {scalar_text(frame, inc, INDEX)}, {last})"
    texts = ", ".join(scalar_text(frame, a, F64) for a in (base, inc, limit))
    return f"m2c_trip_f64({texts})"


def counts_in_integers(frame: TypedFrame, operand: Operand) -> bool:
    """True if it is counted in integers."""
    kind = frame.rep(operand).element
    return kind is not None and kind is not CHAR and kind.counts


def is_whole_step(inc: Operand) -> bool:
    """True if it is a constant integer. Then all elements of a range that is a subscript are
    integers."""
    number = inc.value if isinstance(inc, Const) else None
    return isinstance(number, int | float) and float(number).is_integer()


def colon_parts(args: list[Operand]) -> tuple[Operand, Operand, Operand]:
    if len(args) == 2:
        return args[0], Const(1.0), args[1]
    return args[0], args[1], args[2]


def _slice_dims(frame: TypedFrame, tree: Tree, known: Type) -> list[str]:
    base, *subs = tree.args
    assert isinstance(base, (Value, Const)) and known.shape is not None
    if len(subs) == 1:
        (sub,) = subs
        count = product(frame.dims(base)) if sub == MAGIC_COLON else product(dims_of(frame, sub))
        result = []
        for dim in known.shape.dims:
            result.append(str(dim.value) if dim is not None and dim.is_const else count)
        if sum(1 for d in known.shape.dims if d is not ONE) > 1 and sub != MAGIC_COLON:
            shapes = frame.type(base).shape, frame.type(sub).shape
            return turned_dims(*shapes, dims_of(frame, base), count) or dims_of(frame, sub)
        return result
    counts = [selected(frame, base, sub, k, len(subs)) for k, sub in enumerate(subs)]
    return counts[: known.shape.rank]


def selected(frame: TypedFrame, base: Operand, sub: Operand, k: int, n: int) -> str:
    """How many elements a subscript selects."""
    if sub == MAGIC_COLON:
        return tight(extent_expr(frame, base, k, n))
    if frame.rep(sub).kind is Kind.SCALAR:
        return "1"
    return product(dims_of(frame, sub))
