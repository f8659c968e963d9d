"""Transfer functions: the types of an instruction's targets from those of its operands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.infer import call_types, input_types, nonlocal_types
from mat2c.infer.callsite import CallSite, outputs
from mat2c.infer.operands import item_types, subscripts_of, types_of, uncounted
from mat2c.infer.proofs.chosen_elements import told_by_mask
from mat2c.infer.transfer import (
    aggregates,
    arith,
    chains,
    foreign_results,
    indexing,
    loop_types,
    mapped_functions,
    range_types,
    speculated,
    symbolic_sums,
)
from mat2c.infer.transfer.concat import concatenation, spread
from mat2c.infer.transfer.filled_arrays import count_after
from mat2c.infer.transfer.local_maps import map_type
from mat2c.infer.transfer.narrowed import copied
from mat2c.infer.transfer.short_vectors import element
from mat2c.ir.cfg.loop_blocks import entered_with
from mat2c.ir.core import Const, Instr, Splat, Value
from mat2c.ir.equal_values import are_equal, is_transposed
from mat2c.ir.ops import BINARY, BY_ELEMENT, OPERATORS, UNARY
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.call_payloads import HandleOf
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Caught, Rows, Table
from mat2c.ir.payloads.variable_payloads import LoopExit
from mat2c.support.record import replace
from mat2c.types.contents import full_of, only_target
from mat2c.types.lattice import ANY, BOTTOM, UNDEF, Target, Type, narrowed
from mat2c.types.ranges import range_
from mat2c.types.shape import Shape, differ
from mat2c.types.type_constructors import handle, of_const, scalar, struct

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

Rule = Callable[["Flow", Instr], "list[Type]"]
BOOL = scalar("logical")
COUNT = loop_types.COUNT


# --- operators -----------------------------------------------------------------------------------


def _binary(flow: Flow, instr: Instr) -> list[Type]:
    left, right = types_of(flow, instr)
    a, b = instr.args
    same = are_equal(a, b)
    if instr.op == "mtimes" and not same:
        same = is_transposed(a, b) or is_transposed(b, a)
    return [
        symbolic_sums.sharpened(flow, instr, narrowed(arith.binary(instr.op, left, right, same)))
    ]


def _unary(flow: Flow, instr: Instr) -> list[Type]:
    (operand,) = types_of(flow, instr)
    return [narrowed(arith.unary(instr.op, operand))]


def _colon(flow: Flow, instr: Instr) -> list[Type]:
    types = types_of(flow, instr)
    operands = list(instr.args)
    if len(types) == 2:
        types.insert(1, of_const(1.0))
        operands.insert(1, Const(1.0))
    values = (flow.integer(operands[0]), flow.integer(operands[1]), flow.integer(operands[2]))
    return [range_types.colon(types[0], types[1], types[2], values)]


def _concat(axis: int) -> Rule:
    def rule(flow: Flow, instr: Instr) -> list[Type]:
        types = types_of(flow, instr)
        for k, arg in enumerate(instr.args):
            if isinstance(arg, Splat) and uncounted([arg]):
                types[k] = spread(axis, arg.value.type or BOTTOM)
        known = not uncounted(instr.args) or all(t.is_arithmetic for t in types)
        known = known and not (
            isinstance(instr.payload, Rows)
            and instr.payload.counts
            and any(t.cls == "cell" for t in types)
        )
        return [narrowed(concatenation(axis, types) if known else ANY)]

    return rule


def _joined(axis: int) -> Rule:
    """The same by a function, of arrays."""
    brackets = _concat(axis)

    def rule(flow: Flow, instr: Instr) -> list[Type]:
        known = brackets(flow, instr)
        arrays = all(t.is_arithmetic or t.is_bottom for t in known)
        return known if arrays and len(instr.targets) == 1 else [ANY] * len(instr.targets)

    return rule


# --- subscripts ----------------------------------------------------------------------------------


def _subsref(flow: Flow, instr: Instr) -> list[Type]:
    base = flow.type_of(instr.args[0])
    if base.cls == "function_handle":
        return call_types.call_through(flow, instr)
    subs = subscripts_of(flow, instr, instr.args[1:])
    if base.is_any and subs is not None and len(instr.targets) == 1:
        return [aggregates.one_of(base, subs)]
    if base.cls == "map" and base.elem is not None and subs is not None and len(subs) == 1:
        return [base.elem] * len(instr.targets)
    if base.is_any or base.cls in ("map", "object") or subs is None:
        return [ANY] * len(instr.targets)
    part = aggregates.part_of if base.cls == "cell" else indexing.subsref
    result = told_by_mask(flow, instr, element(flow, instr, part(base, subs)))
    return [result] + [ANY] * (len(instr.targets) - 1)


def _subsdel(flow: Flow, instr: Instr) -> list[Type]:
    subs = subscripts_of(flow, instr, instr.args[1:])
    base = flow.type_of(instr.args[0])
    if subs is None:
        return [ANY]
    return [(aggregates.without if base.cls == "cell" else indexing.subsdel)(base, subs)]


def _end(flow: Flow, instr: Instr) -> list[Type]:
    base = full_of(flow.type_of(instr.args[0])).as_struct
    if len(instr.args) > 1 or base.is_any or base.cls in ("map", "object", "function_handle"):
        return [COUNT]
    place = payload_of(instr, Extent)
    return [indexing.extent(base, place.position, place.count)]


# --- calls ---------------------------------------------------------------------------------------


_AS_THEY_ARE = frozenset({"complex"})
"""Builtins whose values stay complex without an imaginary part."""


def _builtin(flow: Flow, instr: Instr) -> list[Type]:
    count = len(instr.targets)
    declaration = find(instr.payload.callee)
    if declaration is not None and not declaration.value and instr.payload.nargout == 0:
        return [UNDEF] * count
    special = _BY_CALLEE.get(instr.payload.callee)
    if special is not None:
        return special(flow, instr)
    if instr.payload.mixed:
        return [scalar("double", is_complex=None)]
    types = types_of(flow, instr)
    if uncounted(instr.args):
        if declaration is None or not declaration.lists:
            return [ANY] * count
        types = item_types(instr.args, types)
        types = [t.with_shape(t.shape and Shape.unknown(t.shape.rank)) for t in types]
    site = CallSite(flow, instr, types, instr.payload.nargout)
    known = outputs(declaration, site, count)
    if instr.payload.unseen and not known[0].is_scalar and known[0].is_complex:
        return [replace(known[0], is_complex=None)]
    if instr.payload.filled:
        return [replace(known[0], elem=BOTTOM, items=None)]
    return known if instr.payload.callee in _AS_THEY_ARE else [narrowed(t) for t in known]


def _unknown(flow: Flow, instr: Instr) -> list[Type]:
    """Nothing has the name: an error."""
    return [BOTTOM] * max(len(instr.targets), 1)


def _handle(flow: Flow, instr: Instr) -> list[Type]:
    made = payload_of(instr, HandleOf)
    shown = "" if made.name == made.callee else made.name
    return [handle([Target(made.callee, made.kind, shown=shown)])]


def _named(flow: Flow, instr: Instr) -> list[Type]:
    """The handle of a function that a constant text names."""
    target = mapped_functions.target_of(flow, instr.args[0]) if len(instr.args) == 1 else None
    return [handle(None if target is None else [target])] * len(instr.targets)


def _closure(flow: Flow, instr: Instr) -> list[Type]:
    captured = tuple(flow.type_of(a) for a in instr.args)
    return [handle([Target(instr.payload.callee, "anonymous", captured)])]


# --- control -------------------------------------------------------------------------------------


def _same(flow: Flow, instr: Instr) -> list[Type]:
    known = flow.type_of(instr.args[0], flow.block_of[instr])
    return [known.defined() if not known.is_bottom else BOTTOM]


_FEW = 64
"""Elements of a row that may be worth a copy with known extents."""


def _loopexit(flow: Flow, instr: Instr) -> list[Type]:
    known = flow.after_loop(instr.args[0], payload_of(instr, LoopExit).header, instr)
    value = instr.args[0]
    phi = value.definition if isinstance(value, Value) else None
    if phi is None or phi.op != "phi":
        return [known]
    if known.cls not in ("struct", "cell") and not (known.is_arithmetic and not known.is_scalar):
        return [known]
    header = flow.block_of[phi]
    if header.loop is not None and header.loop.latch in header.preds:
        flow.depend(instr, [entered_with(phi, header)])  # the φ may stay as it is
    count = count_after(flow, phi)
    if count is None or known.shape is None or known.shape.rank != 2:
        return [known]
    if known.is_arithmetic and not (count.is_const and count.value <= _FEW):
        return [known]  # a frame would have room for it, and get a copy
    return [known.with_shape(Shape.of(1, count))]


def _undefif(flow: Flow, instr: Instr) -> list[Type]:
    known, defined = (flow.type_of(a) for a in instr.args)
    if defined.const is True:
        return [known]
    return [replace(known, maybe_undef=True)]


def _undef(flow: Flow, instr: Instr) -> list[Type]:
    return [UNDEF]


def _isdef(flow: Flow, instr: Instr) -> list[Type]:
    known = flow.type_of(instr.args[0])
    if known.is_bottom:
        return [of_const(False) if known.maybe_undef else BOTTOM]
    return [BOOL if known.may_be_missing else of_const(True)]


def _truth(flow: Flow, instr: Instr) -> list[Type]:
    known = flow.type_of(instr.args[0], flow.block_of[instr])
    if known.is_bottom:
        return [BOTTOM]
    certain = arith.truth(known)
    return [BOOL if certain is None else of_const(certain)]


def _switchmatch(flow: Flow, instr: Instr) -> list[Type]:
    subject, *labels = types_of(flow, instr)
    found = [_matches(subject, label) for label in labels]
    certain = None if None in found and True not in found else any(found)
    return [BOOL if certain is None else of_const(certain)]


def _page(t: Type) -> Shape | None:
    """Rows and columns: a case compares further extents as == does."""
    return None if t.shape is None else Shape.of(*t.shape.dims[:2])


def _matches(subject: Type, label: Type) -> bool | None:
    """Whether a case applies, where that is certain. Of a cell's, one must; those in cells
    don't."""
    if label.cls == "cell":
        items = aggregates.items_of(label)
        found = [item.cls != "cell" and _matches(subject, item) for item in items or ()]
        certain = items is not None and None not in found
        return any(found) if certain or True in found else None
    if "string" in (subject.cls, label.cls):
        return None
    if differ(_page(subject), _page(label)):
        return False
    a, b = subject.const, label.const
    if isinstance(a, str) or isinstance(b, str):
        return a == b if isinstance(a, str) and isinstance(b, str) else None
    return a == b if all(isinstance(x, (bool, int, float)) for x in (a, b)) else None


def _table(flow: Flow, instr: Instr) -> list[Type]:
    table = payload_of(instr, Table)
    values = range_.FULL if table.has_parts else range_.covering(table.values)
    return [Type(table.cls, table.has_parts, Shape.of(table.rows, table.columns), values)]


def _bool(flow: Flow, instr: Instr) -> list[Type]:
    return [BOOL]


def _caught(flow: Flow, instr: Instr) -> list[Type]:
    """An error: a text and an identifier, of which one may be empty, and where it happened. Of
    MATLAB's dialect it is an object."""
    if isinstance(instr.payload, Caught) and instr.payload.as_object:
        return [ANY]
    words = Type("char", False, Shape.unknown(2), range_.CHAR)
    places = struct(None, Shape.unknown(2))
    return [struct([("message", words), ("identifier", words), ("stack", places)])]


def _printed(flow: Flow, instr: Instr) -> list[Type]:
    """What has been printed."""
    return [Type("char", False, Shape.unknown(2), range_.CHAR)]


def _count(flow: Flow, instr: Instr) -> list[Type]:
    return [COUNT]


def _bsxfun(flow: Flow, instr: Instr) -> list[Type]:
    """bsxfun of an operator: what the operator gives."""
    count = len(instr.targets)
    if len(instr.args) != 3 or count != 1 or uncounted(instr.args):
        return [ANY] * count
    function, left, right = types_of(flow, instr)
    target = only_target(function)
    if target is None or target.kind != "builtin" or target.callee not in BY_ELEMENT:
        return [ANY]
    return [arith.binary(target.callee, left, right)]


def _operator(flow: Flow, instr: Instr) -> list[Type]:
    """An operator called by its name."""
    count, name = len(instr.targets), instr.payload.callee
    if count != 1 or uncounted(instr.args) or len(instr.args) != OPERATORS[name]:
        return [ANY] * count
    first, *rest = types_of(flow, instr)
    return [arith.binary(name, first, rest[0]) if rest else arith.unary(name, first)]


_BY_CALLEE: dict[str, Rule] = {
    **dict.fromkeys(OPERATORS, _operator),
    "horzcat": _joined(1),
    "vertcat": _joined(0),
    "arrayfun": mapped_functions.for_each,
    "cellfun": mapped_functions.for_each,
    "structfun": mapped_functions.for_fields,
    "bsxfun": _bsxfun,
    "containers_Map": map_type,
    "feval": call_types.call_through,
    "str2func": _named,
}
TRANSFER: dict[str, Rule] = {
    **chains.RULES,
    **input_types.RULES,
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(UNARY, _unary),
    "colon": _colon,
    "table": _table,
    "hcat": _concat(1),
    "vcat": _concat(0),
    "subsref": _subsref,
    "subsdel": _subsdel,
    "end": _end,
    "builtin": _builtin,
    "call": call_types.call,
    "callhandle": call_types.call_through,
    "unknown": _unknown,
    "handle": _handle,
    "closure": _closure,
    "copy": copied,
    "cref": foreign_results.changed,
    "ceval": foreign_results.result,
    "checkdef": _same,
    "checkout": _same,
    "loopexit": _loopexit,
    "undefif": _undefif,
    "undef": _undef,
    "isdef": _isdef,
    "isof": speculated.is_as_assumed,
    "asof": speculated.as_assumed,
    "astext": speculated.as_text,
    "catch": _caught,
    "evalcend": _printed,
    "istrue": _truth,
    "scalartrue": _truth,
    "switchmatch": _switchmatch,
    "trip": loop_types.trip,
    "forvalue": loop_types.forvalue,
    "forcount": loop_types.forcount,
    "foritem": loop_types.foritem,
    "listcount": _count,
    "forfields": _count,
    "loadglobal": nonlocal_types.load,
    "loadpersistent": nonlocal_types.load,
    "load": nonlocal_types.load,
    "persistentinit": _bool,
    "globalinit": _bool,
    "persistentempty": _bool,
    "globalempty": _bool,
}
EFFECTS: dict[str, Rule] = {
    "call": call_types.call,
    "callhandle": call_types.call_through,
    "unknown": _unknown,
}
