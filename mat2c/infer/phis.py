"""What a φ may be: joins of types, widened at the heads of loops."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mat2c.infer.proofs.counters import bounded
from mat2c.infer.undefined_updates import may_be_undefined, where_undefined
from mat2c.ir.core import Block, Instr, Operand
from mat2c.support.record import replace
from mat2c.types.expr import EXACT, Expr
from mat2c.types.lattice import BOTTOM, UNDEF, Type, is_nothing, join, widen
from mat2c.types.ranges import range_
from mat2c.types.shape import SOME, Shape, lies_along, line, line_of

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_PATIENCE = 3  # evaluations of a loop header's φ before it widens
_MOST_LIMITS = 8  # that loops of a function may stop at
_REMAINDERS = frozenset(("mod", "rem"))


def phi_type(flow: Flow, instr: Instr, visits: int) -> Type:
    """The join of what the open edges bring; loop headers widen from their third visit on."""
    block = flow.block_of[instr]
    result = BOTTOM
    undefined = False
    shapes: list[Shape | None] = []
    for arg, pred in zip(instr.args, block.preds, strict=True):
        if (pred, block) in flow.open_edges:
            incoming = _incoming(flow, arg, pred, instr)
            undefined = undefined or may_be_undefined(flow, arg, instr)
            if incoming.is_bottom:  # whether a variable is defined, its shadow tells
                undefined = undefined or incoming.maybe_undef
                continue
            shapes.append(incoming.shape)
            if flow.is_back_edge(pred, block):
                incoming = _carried(flow, incoming, instr, block)
            result = join(result, incoming)
    if undefined:
        flow.undefined.add(instr.target)
        result = where_undefined(flow, result, instr.target)
    if result.is_bottom and undefined:
        result = UNDEF
    old = instr.target.type or BOTTOM
    axis = line_of(shapes) if _may_lie(result) and not undefined else None
    if axis is not None and (old.shape is None or lies_along(old.shape, axis)):
        own = line(instr.target, instr.target.name or f"t{instr.target.number}", axis)
        if is_nothing(old) and result.fields is not None:
            old = BOTTOM  # [], as structs begin, has no line's extents
        old = _as_line(old, own, result.elem) if old.shape is not None else old
        result = result.with_shape(own)
    if block.loop is not None and visits > _PATIENCE:
        named = flow.named(instr.target, result)
        result = bounded(flow, instr, widen(old, named, (*range_.THRESHOLDS, *flow.limits)))
    elif block.loop is not None and not old.is_bottom:
        result = bounded(flow, instr, join(old, flow.named(instr.target, result)))
    return result if undefined else _with_some(result, shapes)


def _with_some(result: Type, shapes: Sequence[Shape | None]) -> Type:
    """The type of an array with its unknown extents as such that are not 0, where those of all
    shapes are."""
    own = result.shape if result.is_arithmetic else None
    if own is None or own.axis is not None or None not in own.dims:
        return result
    dims = [
        SOME if dim is None and all(_has_some(shape, k) for shape in shapes) else dim
        for k, dim in enumerate(own.dims)
    ]
    return result.with_shape(Shape(tuple(dims)))


def _has_some(shape: Shape | None, axis: int) -> bool:
    dim = shape.dim(axis) if shape is not None else None
    return dim is not None and dim.low >= 1


def _may_lie(joined: Type) -> bool:
    """True for an array, a cell or structs whose extents are not the same on all ways, which may
    be a line."""
    if joined.shape is None:
        return joined.is_arithmetic
    holds = joined.cls == "cell" or joined.as_struct.cls == "struct"
    several = not joined.shape.is_known if holds else not joined.shape.is_named
    return several and (joined.is_arithmetic or holds)


def _as_line(before: Type, own: Shape, elem: Type | None) -> Type:
    """What was known, as that of a line. A cell without elements had none of any kind."""
    nothing = before.cls == "cell" and before.elem is None and before.static_numel == 0
    longer = before.with_shape(own)
    return replace(longer, elem=elem) if nothing else longer


def note_limits(flow: Flow, instr: Instr, types: Sequence[Type]) -> None:
    """Notes the last values of a generator: those of a remainder, and those of what is called,
    which has seen to it."""
    if len(flow.limits) >= _MOST_LIMITS:
        return
    if instr.op == "builtin" and instr.payload.callee in _REMAINDERS and len(instr.args) == 2:
        divisor = flow.type_of(instr.args[1]).whole
        if divisor is not None and divisor > 1:
            flow.limits.add(float(divisor - 1))
    elif instr.op in ("call", "calldirect"):
        ends = [t.range.numeric_high for t in types if t.is_scalar and t.range.is_integer]
        flow.limits.update(end for end in ends if 1 < end < EXACT)


def _incoming(flow: Flow, arg: Operand, pred: Block, phi: Instr) -> Type:
    loop = pred.loop
    if loop is not None and loop.kind == "for" and loop.merge is flow.block_of[phi]:
        return flow.after_loop(arg, pred, phi)
    return flow.type_of(arg, pred)


def behind_loop(flow: Flow, last: Type, known: Type, header: Block) -> Type:
    """The type of what the last iteration leaves, of a φ that is `known` in the header. The header
    is entered once more after it: what its φs name is then that of the loop's end already."""
    kept = _keeping(last, known.shape, lambda expr: not _names_phi(flow, expr, header))
    shape, own = kept.shape, known.shape
    if shape is None or own is None or shape.rank != own.rank or None not in shape.dims:
        return kept
    return replace(kept, shape=shape.filled(own))


def _names_phi(flow: Flow, expr: Expr, header: Block) -> bool:
    owners = (flow.symbols.get(part) or flow.owners.get(part) for part in expr.symbols())
    made = (owner.definition for owner in owners if owner is not None)
    return any(instr is not None and flow.block_of.get(instr) is header for instr in made)


def _carried(flow: Flow, incoming: Type, phi: Instr, header: Block) -> Type:
    """A type that comes around a loop: what varies in the loop has another value in the next
    iteration."""
    own = phi.target.type.shape if phi.target.type is not None else None
    return _keeping(incoming, own, lambda expr: flow.is_invariant(expr, header))


def _keeping(known: Type, own: Shape | None, holds: Callable[[Expr], bool]) -> Type:
    """The type without the symbols that say something else by now; `own` extents stay."""
    shape, values = known.shape, known.range
    if shape is not None and not shape.is_static:
        dims = [
            dim
            if dim is None
            or (own is not None and dim is own.dim(k) and dim.is_symbol)
            or holds(dim)
            else None
            for k, dim in enumerate(shape.dims)
        ]
        shape = type(shape)(tuple(dims))
    low, high = values.low, values.high
    if isinstance(low, Expr) and not holds(low):
        low = values.numeric_low
    if isinstance(high, Expr) and not holds(high):
        high = values.numeric_high
    inner = known.with_parts(lambda part: _part_keeping(part, holds))
    if shape == known.shape and low is values.low and high is values.high:
        return inner
    return replace(inner, shape=shape, range=replace(values, low=low, high=high))


def _part_keeping(part: Type, holds: Callable[[Expr], bool]) -> Type:
    """The same for what a value holds."""
    symbols = part.range.symbols() | (part.shape.symbols() if part.shape else frozenset())
    if not all(map(holds, symbols)):
        part = part.without_symbols()
    return part.with_parts(lambda inner: _part_keeping(inner, holds))
