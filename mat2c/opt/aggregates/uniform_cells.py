"""Cells whose elements are all of one class and of the same constant extents: each is one dense
array, with a column for each element ([NEST] §8.3, flattening).

    q{end+1} = [r c];        q(:, end+1) = [r c]';          a cell of numbers is an array of the
    x = q{1};                x = reshape (q(:, 1), 1, 2);   very extents of the cell
    q{1}(2) = 7;             q(2, 1) = 7;
    q(1) = [];               q(:, 1) = [];
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.proofs.integer_bounds import Places
from mat2c.infer.transfer.aggregates import items_of, surely_there
from mat2c.infer.transfer.filled_arrays import Place, place_of
from mat2c.ir.core import Const, Instr, Operand, Splat, Value, path_operands
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import payload_of
from mat2c.opt.aggregates.part_reads import PartsOf
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.checks.subscript_checks import never_inside
from mat2c.types.expr import Expr
from mat2c.types.lattice import Type

_LARGEST_MOVED = 4  # numbers in an element, where elements move up

COUNTS = frozenset(("numel", "length", "isempty"))
"""What depends on the number of elements alone, of a row, a column or nothing."""
_EXTENTS = COUNTS | frozenset("size ndims rows columns isscalar isvector isrow iscolumn".split())


class Use(enum.Enum):
    """What an instruction does with a uniform cell, its first operand or its result."""

    MAKE = "makes a row of elements"
    READ = "gives an element"
    PUT = "sets an element, or adds one"
    SELECT = "gives some of the elements, as a cell"
    DELETE = "gives all but one of the elements, as a cell"
    ASK = "gives something about the extents"


def use_of(flow: Flow, instr: Instr, parts: PartsOf) -> Use | None:
    """How an instruction is said of the array; None where it can't be."""
    if len(instr.targets) != 1 or not instr.args:
        return None
    if instr.op == "cellrow":
        return Use.MAKE if _makes(flow, instr, parts) else None
    if instr.op == "cellasgn":
        return Use.PUT if _puts(flow, instr, parts) else None
    base = instr.args[0]
    known = parts(base) if isinstance(base, Value) else None
    if known is None or known.each is None or base in instr.args[1:]:
        return None
    if instr.op == "cellref":
        return Use.READ if _reads(flow, instr, known.each) else None
    if instr.op in ("subsref", "subsdel"):
        return _selects(flow, instr, known, parts)
    return Use.ASK if asks(instr, known.each.is_scalar) else None


def turns_into(cell: Value, parts: Parts) -> bool:
    """True if it could be an array of this kind: a cell of few, known one by one, or of elements
    that a loop will set."""
    t = cell.type
    if t is None or t.cls != "cell" or t.maybe_undef:
        return False
    if room_of(cell) is not None:
        return parts.each is not None and has_zeros(room_of(cell) or (), parts.each)
    items = items_of(t)
    return items is not None and all(is_like(item, parts.each) for item in items)


def room_of(cell: Operand) -> Sequence[Operand] | None:
    """The extents of a cell whose elements a loop sets before they are read (`filled_cells`)."""
    made = cell.definition if isinstance(cell, Value) else None
    return made.args if made is not None and made.payload.filled else None


def has_zeros(extents: Sequence[Operand], each: Type) -> bool:
    """True if there is a call of `zeros` or `false` for the array. It has a column for each
    element, of which the row or column of cells tells the number."""
    if each.cls == "char" or len(extents) > 2:
        return False
    return each.is_scalar or (len(extents) == 2 and Const(1.0) in extents)


def is_like(t: Type, each: Type | None) -> bool:
    """True if it is of the class and the extents of the elements."""
    return (
        each is not None
        and (t.cls, t.shape, t.dq) == (each.cls, each.shape, each.dq)
        and not t.maybe_undef
    )


def _makes(flow: Flow, instr: Instr, parts: PartsOf) -> bool:
    known = parts(instr.target)
    return known is not None and all(
        not isinstance(a, Splat) and is_like(flow.type_of(a), known.each) for a in instr.args
    )


def _puts(flow: Flow, instr: Instr, parts: PartsOf) -> bool:
    known, new = parts(instr.target), instr.args[1]
    if known is None or isinstance(new, Splat) or not is_like(flow.type_of(new), known.each):
        return False
    return known.each is not None and selects_one(flow, instr, instr.args[2:], known.each.is_scalar)


def _reads(flow: Flow, instr: Instr, each: Type) -> bool:
    known = instr.target.type
    if known is None or not is_like(known, each):
        return False
    return selects_one(flow, instr, instr.args[1:], each.is_scalar)


def selects_one(flow: Flow, instr: Instr, subscripts: Sequence[Operand], flat: bool) -> bool:
    """True if they select one element. Of what is `flat`, which has the extents of the cell, two
    may."""
    subs = subscripts_of(flow, instr, subscripts)
    if subs is None or not all(s.is_scalar and s.usable for s in subs):
        return False
    if any(never_inside(s.type) for s in subs):
        return False  # the error tells the subscripts of a cell
    return len(subs) == 1 or (flat and len(subs) == 2)


def puts_inside(flow: Flow, instr: Instr, parts: PartsOf) -> bool:
    """True if it is c{i}(k) = v, where the element, if there is one, has its k-th number."""
    if instr.op != "assignpath" or len(instr.targets) != 1:
        return False
    path, base, new = instr.payload.path, *instr.args[:2]
    known = parts(instr.target)
    if [step.kind for step in path] != ["{", "("] or not isinstance(base, Value):
        return False
    if known is None or known.each is None or isinstance(new, Splat) or not known.fits(parts(base)):
        return False
    each, value = known.each, flow.type_of(new)
    if each.is_scalar or not value.is_scalar or value.is_complex is not False:
        return False
    outer, inner = path_operands(path, instr.args[2:])
    subs = subscripts_of(flow, instr, inner)
    if value.cls != each.cls or subs is None or len(subs) != 1 or not subs[0].is_scalar:
        return False
    inside = subs[0].type.range.fits(1, each.static_numel or 0)
    return inside and selects_one(flow, instr, outer, False)


def is_there(flow: Flow, instr: Instr, subscripts: Sequence[Operand]) -> bool:
    """True if the element that an update changes surely is one of the array."""
    if place_of(flow, instr) is Place.INSIDE:
        return True
    block, places = flow.block_of[instr], Places(flow)

    def fits(value: Expr, dim: Expr) -> bool:
        return places.at_most(value, dim, block)

    subs = subscripts_of(flow, instr, subscripts)
    return subs is not None and surely_there(flow.type_of(instr.args[0]), subs, fits)


def _selects(flow: Flow, instr: Instr, known: Parts, parts: PartsOf) -> Use | None:
    subs = subscripts_of(flow, instr, instr.args[1:])
    if subs is None or len(subs) != 1 or not known.fits(parts(instr.target)):
        return None
    assert known.each is not None
    size = known.each.static_numel or 0
    if instr.op == "subsdel" and size > _LARGEST_MOVED:
        return None
    if instr.op == "subsref":
        return Use.SELECT if subs[0].usable and not subs[0].colon else None
    values = subs[0].type.range
    counts = subs[0].is_scalar and values.is_integer and values.numeric_low >= 1
    return Use.DELETE if counts else None


def asks(instr: Instr, flat: bool) -> bool:
    """True if it asks for extents that the array tells. Of what is `flat`, they are the cell's."""
    if instr.op == "end":
        return flat or payload_of(instr, Extent).count == 1
    names = _EXTENTS if flat else COUNTS
    counted = flat or len(instr.args) == 1
    return instr.op == "builtin" and instr.payload.callee in names and counted
