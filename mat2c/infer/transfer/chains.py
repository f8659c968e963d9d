"""Types of assignments and of what is read from structs and cells, chains included."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mat2c.infer.operands import item_types, subscripts_of, types_of, uncounted
from mat2c.infer.proofs.integer_bounds import Places
from mat2c.infer.proofs.passed_checks import read_before
from mat2c.infer.transfer import aggregates
from mat2c.infer.transfer.aggregates import Step, assigned, deleted, with_one
from mat2c.infer.transfer.filled_arrays import Place, place_in, place_of, updates_before
from mat2c.infer.transfer.indexing import Fits
from mat2c.infer.transfer.loop_types import COUNT
from mat2c.infer.undefined_updates import may_be_undefined, note_telling
from mat2c.ir.core import Instr, Operand, Splat, Value, path_operands
from mat2c.ir.payloads.access_payloads import Chain, Update
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import replace
from mat2c.types.contents import sealed, several, single
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, BOTTOM, UNDEF, Type, join, joined
from mat2c.types.shape import EMPTY, ROW_OR_NOTHING, Shape, row
from mat2c.types.subscripts import colon_extent
from mat2c.types.type_constructors import cell, of_const, scalar

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow


def _subsasgn(flow: Flow, instr: Instr) -> list[Type]:
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    if base.is_bottom and not base.maybe_undef:  # what it is comes later
        return [BOTTOM]
    if base.cls == "map":
        return [base]
    subs = subscripts_of(flow, instr, instr.args[2:])
    if subs is not None and base.is_arithmetic and read_before(flow, instr, instr.args[2:], 1):
        subs = [replace(sub, inside=True) for sub in subs]
    return [_assigned(flow, instr, base, [Step("(", None, subs)], rhs)]


def _assigned(flow: Flow, instr: Instr, base: Type, steps: Sequence[Step], rhs: Type) -> Type:
    """The type of base after an assignment; it may be undefined before."""
    fits, place = _fits(flow, instr), place_of(flow, instr)
    inside = isinstance(instr.payload, Update) and instr.payload.inside
    result = assigned(base, steps, rhs, fits, inside, place)
    if base.is_bottom or not may_be_undefined(flow, instr.args[0], instr):
        return result
    result = join(result, assigned(UNDEF, steps, rhs, fits, False, place))
    into_part = steps[0].kind != "(" or len(steps) > 1
    fits_double = base.cls == "double" and (into_part or rhs.is_arithmetic)
    if base.is_arithmetic and not result.is_arithmetic and not fits_double:
        note_telling(flow, instr)
    return result


def _fits(flow: Flow, instr: Instr) -> Fits:
    block, places = flow.block_of[instr], Places(flow)

    def fits(value: Expr, dim: Expr) -> bool:
        return places.at_most(value, dim, block)

    return fits


# --- structs --------------------------------------------------------------------------------------


def _setfield(flow: Flow, instr: Instr) -> list[Type]:
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    if isinstance(instr.args[1], Splat):
        return [ANY]
    name = instr.payload.field
    if len(instr.args) > 2:
        computed = flow.type_of(instr.args[2])
        if computed.is_bottom:
            return [BOTTOM]
        name = computed.const if isinstance(computed.const, str) else None
    step = Step(".", name, None)
    return [_assigned(flow, instr, base, [step], rhs)]


def _getfield(flow: Flow, instr: Instr) -> list[Type]:
    base, known = flow.type_of(instr.args[0]), _field(flow, instr)
    if base.cls == "map" and instr.payload.field == "Count":
        return [scalar("uint64")]
    if known is None and base.fields is not None and instr.payload.use == "update":
        known = base.any_field(instr.payload.field)
    return [ANY if known is None else known]


def _field(flow: Flow, instr: Instr) -> Type | None:
    if len(instr.args) > 1 and flow.type_of(instr.args[1]).cls != "char":
        return None
    name = instr.payload.field if len(instr.args) == 1 else flow.type_of(instr.args[1]).const
    return aggregates.field_of(flow.type_of(instr.args[0]), name)


def _fieldlist(flow: Flow, instr: Instr) -> list[Type]:
    base = flow.type_of(instr.args[0]).as_struct  # [] has no fields to be listed
    if base.cls != "struct" or base.shape is None or base.is_scalar or len(instr.args) > 1:
        return [_listed(_field(flow, instr))]
    item = base.any_field(instr.payload.field)
    return [ANY if item is None else several(item, base.shape.numel())]


def _listed(item: Type | None) -> Type:
    if item is None:
        return ANY
    return item if item.is_bottom else single(item)


# --- cells ----------------------------------------------------------------------------------------


def _listitem(flow: Flow, instr: Instr) -> list[Type]:
    """One of the items of a comma list, which are all of one type."""
    known = instr.args[0].type if isinstance(instr.args[0], Value) else None
    item = known.elem if known is not None and known.cls == "list" else None
    return [ANY if item is None or item.is_bottom else item]


def _emptycell(flow: Flow, instr: Instr) -> list[Type]:
    return [cell(Shape.of(0, 0))]


def _cellrow(flow: Flow, instr: Instr) -> list[Type]:
    if uncounted(instr.args):
        return [_row_of_lists(flow, instr)]
    return [aggregates.row(types_of(flow, instr))]


def _row_of_lists(flow: Flow, instr: Instr) -> Type:
    """{a, c{:}, …}"""
    known = types_of(flow, instr)
    if any(t.is_bottom for t in known):
        return BOTTOM
    elem = joined(map(sealed, item_types(instr.args, known)))
    return cell(_extents_of_row(instr.args), None if elem.is_any else elem)


def _extents_of_row(operands: Sequence[Operand]) -> Shape:
    """Braces around nothing but empty lists give 0x0. A count stays unknown, so that nothing reads
    the row item by item that `read_items` takes the list from."""
    lists = [a.value.type for a in operands if isinstance(a, Splat)]
    counts = [t.static_numel if t is not None and t.cls == "list" else None for t in lists]
    if len(lists) < len(operands) or any(counts):
        return row(None)
    return ROW_OR_NOTHING if None in counts else EMPTY


def _cellref(flow: Flow, instr: Instr) -> list[Type]:
    """Where subscripts may select several values, it may be a comma list that is refused."""
    subs = subscripts_of(flow, instr, instr.args[1:]) or ()
    known = aggregates.element_of(flow.type_of(instr.args[0]), subs)
    lists = any(s.usable and not s.is_scalar for s in subs) and instr.payload.use != "assign"
    if lists and known is not None and not known.is_bottom:
        return [ANY]
    return [ANY if known is None else known]


def _celllist(flow: Flow, instr: Instr) -> list[Type]:
    """As many items as the subscripts select; one where all are numbers."""
    base = flow.type_of(instr.args[0])
    if base.is_bottom:
        return [base]
    subs = subscripts_of(flow, instr, instr.args[1:])
    if base.cls != "cell" or not subs or not all(s.usable for s in subs):
        return [ANY]
    if all(s.is_scalar for s in subs):
        return [single(aggregates.element_of(base, subs) or ANY)]
    item = ANY if base.elem is None else base.elem
    counts = [s.count(colon_extent(base.shape, k, len(subs))) for k, s in enumerate(subs)]
    return [several(item, Shape.of(*counts, 1).numel())]


def _cellasgn(flow: Flow, instr: Instr) -> list[Type]:
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    if isinstance(instr.args[1], Splat):
        return [ANY]
    step = Step("{", None, subscripts_of(flow, instr, instr.args[2:]))
    return [_assigned(flow, instr, base, [step], rhs)]


# --- chains ---------------------------------------------------------------------------------------


def _assignpath(flow: Flow, instr: Instr) -> list[Type]:
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    if isinstance(instr.args[1], Splat):
        return [ANY]
    before = updates_before(instr)
    if before:
        return [_together(flow, [*before, instr])]
    return [_assigned(flow, instr, base, _steps(flow, instr, 2), rhs)]


def _deletepath(flow: Flow, instr: Instr) -> list[Type]:
    """What is known of the whole stays known, where one part is known to lose elements."""
    steps = _steps(flow, instr, 1)
    if any(step.subs is None for step in steps if step.kind != "."):
        return [ANY]
    return [deleted(flow.type_of(instr.args[0]), steps, _fits(flow, instr))]


def _assignlist(flow: Flow, instr: Instr) -> list[Type]:
    """The values are not told apart; where the target takes one, it keeps its form."""
    base, _, _, count = (flow.type_of(a) for a in instr.args[:4])
    if count.is_bottom:
        return [BOTTOM]
    one = count.const == 1.0 and not base.maybe_undef
    return [_assigned(flow, instr, base, _steps(flow, instr, 4), ANY) if one else ANY]


def _peekpath(flow: Flow, instr: Instr) -> list[Type]:
    """Nothing, where an array of structs has no such element yet."""
    base, *subs = instr.args
    if not payload_of(instr, Chain).lenient:
        return [_cells_so_far(flow, instr)]
    if flow.type_of(base).is_bottom or (
        isinstance(base, Value) and place_in(flow, base, subs) is Place.NEXT
    ):
        return [UNDEF]
    return [ANY]


def _cells_so_far(flow: Flow, instr: Instr) -> Type:
    """The cell or struct that a path of fields of single structs leads to, where all are there."""
    known: Type | None = flow.type_of(instr.args[0])
    for step in instr.payload.path:
        if known is None or known.maybe_undef or not known.is_scalar or step.kind != ".":
            return ANY
        known = aggregates.field_of(known, step.field)
    there = known is not None and not known.maybe_undef and known.cls in ("cell", "struct")
    return known if there and known is not None else ANY


def _countpath(flow: Flow, instr: Instr) -> list[Type]:
    """One value, where the target is known to be one place."""
    known: Type | None = flow.type_of(instr.args[0])
    *before, last = _steps(flow, instr, 1)
    for step in before:
        if known is None or known.maybe_undef:
            return [COUNT]
        if step.kind == ".":
            known = aggregates.field_of(known, step.field)
        elif not step.subs or not all(s.is_scalar and s.usable for s in step.subs):
            return [COUNT]
        elif step.kind == "{":
            known = aggregates.element_of(known, step.subs)
        else:
            known = aggregates.struct_of(known)
    one = last.kind == "." and known is not None and _is_one_place(known)
    return [of_const(1.0)] if one else [COUNT]


def _is_one_place(base: Type) -> bool:
    """True if it has one field of a name, once it is a struct."""
    becomes_one = base.shape == EMPTY and base.cls != "struct"
    return base.is_bottom or (not base.is_any and (base.is_scalar or becomes_one))


def _together(flow: Flow, updates: list[Instr]) -> Type:
    """The type after several updates of one element: what it lacked in between does not count."""
    first, last = updates[0], updates[-1]
    flow.depend(last, [a for update in updates for a in update.args])
    parts = [(_steps(flow, u, 2), flow.type_of(u.args[1]), _fits(flow, u)) for u in updates]

    def new(old: Type) -> Type:
        for steps, rhs, fits in parts:
            old = assigned(old, steps[1:], rhs, fits, True)
        return old

    base, step = flow.type_of(first.args[0]), parts[0][0][0]
    if step.subs is None or any(rhs.is_bottom for _, rhs, _ in parts):
        return BOTTOM if step.subs is not None else ANY
    fits, place = parts[0][2], place_of(flow, first)
    result = with_one(base, step, fits, new, place)
    if not base.is_bottom and may_be_undefined(flow, first.args[0], last):
        return join(result, with_one(UNDEF, step, fits, new, place))
    return result


def _steps(flow: Flow, instr: Instr, first: int) -> list[Step]:
    path = instr.payload.path
    steps = []
    for access, operands in zip(path, path_operands(path, instr.args[first:]), strict=True):
        subs = None if access.kind == "." else subscripts_of(flow, instr, operands)
        steps.append(Step(access.kind, access.field, subs))
    return steps


RULES: dict[str, Callable[[Flow, Instr], list[Type]]] = {
    "subsasgn": _subsasgn,
    "setfield": _setfield,
    "getfield": _getfield,
    "fieldlist": _fieldlist,
    "emptycell": _emptycell,
    "cellrow": _cellrow,
    "cellref": _cellref,
    "celllist": _celllist,
    "listitem": _listitem,
    "cellasgn": _cellasgn,
    "assignpath": _assignpath,
    "deletepath": _deletepath,
    "assignlist": _assignlist,
    "peekpath": _peekpath,
    "countpath": _countpath,
}
