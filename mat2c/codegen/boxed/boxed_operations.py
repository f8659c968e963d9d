"""Operations on boxed values: each becomes a call of the runtime (design §7.3)."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.boxed.boxed_arguments import (
    arguments,
    asks_one,
    field_argument,
    ignored_outputs,
    likely_slot,
    name_argument,
    nulls_of,
    operand_form,
)
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.defined_checks import check_defined, output_check
from mat2c.codegen.slot_statements import called, clear_slot, copy_to_slot, set_slot
from mat2c.ir.core import Const, Instr, Operand, Splat, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.access_payloads import Extent, FieldRead, ReadChain
from mat2c.ir.payloads.call_payloads import Member
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Axis, Operator, Place, Rows, Table
from mat2c.lir.c_expr import atom
from mat2c.lir.c_stmt import If, Part, code, one
from mat2c.support.diagnostics import InternalError
from mat2c.support.templates import c_string, spelling
from mat2c.types.rep import BOOL, INDEX, Kind
from mat2c.types.traits import Effect

Emitter = Callable[[Frame, Instr], Part]


_COUNTING = {"plus": "+", "lt": "<", "eq": "=="}


def _is_counting(frame: Frame, instr: Instr) -> bool:
    """Arithmetic of counters and counts, which are never boxed."""
    if instr.op not in _COUNTING or frame.rep(instr.target).kind is not Kind.SCALAR:
        return False
    counts = [a for a in instr.args if frame.rep(a).element == INDEX and isinstance(a, Value)]
    if not counts and frame.rep(instr.target).element != INDEX:
        return False
    return all(a in counts or isinstance(a, Const) for a in instr.args)


def operator(frame: Frame, instr: Instr) -> Part:
    if _is_counting(frame, instr):
        sign = _COUNTING[instr.op]
        text = f" {sign} ".join(frame.index(a) for a in instr.args)
        return frame.assign_scalar(instr.target, text)
    args = [frame.boxed(a) for a in instr.args]
    fn = OPS[instr.op].boxed
    step = instr.payload.step if isinstance(instr.payload, Operator) else ""
    if step:
        fn, args = "m2c_step", [args[0], c_string(step)]
    elif instr.op in frame.module.overloaded:
        fn, args = f"m2c_overloaded{len(args)}", [*args, fn, c_string(instr.op)]
    return frame.checked(called(fn, frame.slot(instr.target), *args))


def colon(frame: Frame, instr: Instr) -> Part:
    return range_in(frame, frame.slot(instr.target), instr.args)


def range_in(frame: Frame, slot: str, parts: list[Operand]) -> Part:
    """Statements that make a range of two or three parts in a slot."""
    args = [frame.boxed(a) for a in parts]
    if len(args) == 2:
        args.insert(1, "NULL")
    fn = "m2c_overloaded_colon" if "colon" in frame.module.overloaded else "m2c_colon"
    return frame.checked(called(fn, slot, *args))


_METHODS = {"m2c_hcat": "horzcat", "m2c_vcat": "vertcat"}
"""The names of methods that stand for concatenations."""


def _variadic(fn: str, *lead: str) -> Emitter:
    """A call with any number of operands, behind arguments of its own."""

    def emit(frame: Frame, instr: Instr) -> Part:
        args = arguments(frame, instr.args, nulls_of(instr))
        slot = frame.slot(instr.target)
        first, function = [*lead], fn
        if _METHODS.get(fn) in frame.module.overloaded:
            first, function = [fn, c_string(_METHODS[fn])], "m2c_overloaded"
        call = called(function, slot, *first, args.count, args.vector)
        return args.before + frame.checked(call)

    return emit


def vcat(frame: Frame, instr: Instr) -> Part:
    """`[a; b]`, or the rows of a cell literal."""
    rows = instr.payload if isinstance(instr.payload, Rows) else Rows()
    plain = "vertcat" not in frame.module.overloaded
    if rows.counts and plain and len(rows.counts) == len(instr.args):
        told = f"(const int[]){{{', '.join(map(str, rows.counts))}}}"
        return _variadic("m2c_vcat_rows", told)(frame, instr)
    return _variadic("m2c_cellrows" if rows.cells else "m2c_vcat")(frame, instr)


def append(frame: Frame, instr: Instr) -> Part:
    """A concatenation whose result takes the first operand's place, if it is typed."""
    return _variadic("m2c_hcat" if payload_of(instr, Axis).axis else "m2c_vcat")(frame, instr)


def table(frame: Frame, instr: Instr) -> Part:
    values = frame.module.constant_matrix(payload_of(instr, Table), instr.target)
    return copy_to_slot(frame.slot(instr.target), values)


def cellrow(frame: Frame, instr: Instr) -> Part:
    """A row of constants is a constant itself."""
    items = [a for a in instr.args if isinstance(a, Const) and a.cls != "colon"]
    if not items or len(items) < len(instr.args) or nulls_of(instr):
        return _variadic("m2c_cellrow")(frame, instr)
    return copy_to_slot(frame.slot(instr.target), frame.module.constants.row(items))


def emptycell(frame: Frame, instr: Instr) -> Part:
    return set_slot(frame.slot(instr.target), "m2c_cell(0, 0)")


def copy(frame: Frame, instr: Instr) -> Part:
    return frame.assign(instr.target, instr.args[0])


def undef(frame: Frame, instr: Instr) -> Part:
    if frame.rep(instr.target).kind is not Kind.BOXED or frame.is_untouched(instr.target):
        return ""
    return clear_slot(frame.slot(instr.target))


def checkdef(frame: Frame, instr: Instr) -> Part:
    """The check, then the value under its new name (mostly the same C variable)."""
    return check_defined(frame, instr) + frame.assign(instr.target, instr.args[0])


def undefif(frame: Frame, instr: Instr) -> Part:
    value, defined = instr.args
    slot = frame.slot(instr.target)
    move = frame.assign(instr.target, value)
    if isinstance(defined, Const):
        return move if defined.value else clear_slot(slot)
    cleared = code(clear_slot(slot))
    return one(If(atom(frame.truth(defined)), code(move), cleared))


def subsref(frame: Frame, instr: Instr) -> Part:
    """base(i…), and base.name(i…) where the payload has a field, or base.(name)(i…)."""
    at = int(instr.op in ("subslist", "memberlist"))
    by_name = isinstance(instr.payload, Member) and instr.payload.named  # by the next operand
    base = frame.boxed(instr.args[at])
    args = arguments(frame, instr.args[at + 1 + by_name :])
    before = args.before + ignored_outputs(frame, instr)
    field = instr.payload.field
    subject, fn = base, "m2c_index"
    if field:
        subject, fn = f"{base}, {c_string(field)}", "m2c_index_field"
    elif by_name:
        subject, fn = f"{base}, {frame.boxed(instr.args[at + 1])}", "m2c_index_dynamic"
    tail = f"{subject}, {args.count}, {args.vector}, {name_argument(instr)}"
    if at:
        return before + call_list(frame, instr, f"{fn}_list", tail)
    nargout = instr.payload.nargout
    spell = spelling("boxed")
    slots = [frame.slot(t) for t in instr.targets] or [f"&{frame.discard()}"]
    if asks_one(instr) and not by_name:
        return before + frame.checked(called(f"{fn}1", slots[0], tail))
    call = f"{fn}({nargout}, results, {tail})"
    return before + spell.call_many(call, max(nargout, 1), slots, frame.fail())


def call_list(frame: Frame, instr: Instr, fn: str, tail: str) -> Part:
    """A call whose number of outputs, the first operand, is computed: its results become a comma
    list."""
    name = frame.var(instr.target)
    call = f"{fn}(&{name}, {frame.index(instr.args[0])}, {tail})"
    return frame.checked(call)


def _reference(one: str, many: str) -> Emitter:
    def emit(frame: Frame, instr: Instr) -> Part:
        base = frame.boxed(instr.args[0])
        args = arguments(frame, instr.args[1:])
        name = name_argument(instr)
        if instr.op.endswith("list"):
            out = f"&{frame.var(instr.target)}"
            call = f"{many}({out}, {base}, {args.count}, {args.vector}, {name})"
            empty = frame.start_list(instr.target)
            return args.before + empty + frame.checked(call)
        read = one + operand_form(instr)
        call = f"{read}({frame.slot(instr.target)}, {base}, {args.count}, {args.vector}, {name})"
        return args.before + frame.checked(call)

    return emit


def getfield(frame: Frame, instr: Instr) -> Part:
    base = frame.boxed(instr.args[0])
    dynamic = len(instr.args) > 1
    field = frame.boxed(instr.args[1]) if dynamic else field_argument(instr)
    suffix = "_dynamic" if dynamic else ""
    if instr.op == "fieldlist":
        name = frame.var(instr.target)
        call = f"m2c_getfield_list{suffix}(&{name}, {base}, {field})"
        outputs = payload_of(instr, FieldRead).method_outputs
        if outputs is not None:
            asked = f"m2c_ask_field_list{suffix}"
            call = f"{asked}(&{name}, {outputs}, {base}, {field})"
        empty = frame.start_list(instr.target)
        return empty + frame.checked(call)
    read = f"m2c_getfield{operand_form(instr)}{suffix}"
    call = f"{read}({frame.slot(instr.target)}, {base}, {field})"
    known = None if dynamic else likely_slot(frame, instr)
    if known is not None:
        call = (
            f"!m2c_read_slot({frame.slot(instr.target)}, {base}, &{known[0]}, {known[1]}) && {call}"
        )
    return frame.checked(call)


def elementfield(frame: Frame, instr: Instr) -> Part:
    """base(i…).name in one step (`join_element_fields`)."""
    element, field = payload_of(instr, ReadChain).parts
    args = arguments(frame, instr.args[1:])
    where = f"{args.count}, {args.vector}, {name_argument(element)}"
    read = f"{frame.slot(instr.target)}, {frame.boxed(instr.args[0])}, {where}"
    name = field_argument(field)
    call = f"m2c_element_field{operand_form(field)}({read}, {name})"
    return frame.checked(call)


def end(frame: Frame, instr: Instr) -> Part:
    base = frame.boxed(instr.args[0])
    place = payload_of(instr, Extent)
    count, position = str(place.count), str(place.position)
    for extra in instr.args[1:]:  # comma lists among the subscripts change the counts
        assert isinstance(extra, Splat)
        count += f" + {frame.var(extra.value)}.n"
    for extra in instr.args[1 : 1 + place.before]:
        assert isinstance(extra, Splat)
        position += f" + {frame.var(extra.value)}.n"
    if "end" in frame.module.overloaded:
        call = f"m2c_overloaded_end(&{frame.var(instr.target)}, {base}, {position}, {count})"
        return _check_peeked(frame, instr.args[0], base) + frame.checked(call)
    text = f"m2c_extent({base}, {position}, {count})"
    return _check_peeked(frame, instr.args[0], base) + frame.assign_scalar(instr.target, text)


def _check_peeked(frame: Frame, value: Operand, text: str) -> Part:
    """`end` in a chain on the left side: what it refers to must be there."""
    peek = value.definition if isinstance(value, Value) else None
    if peek is None or peek.op != "peekpath":
        return ""
    call = f"m2c_check_peeked({text})"
    return frame.checked(call)


def isdef(frame: Frame, instr: Instr) -> Part:
    (value,) = instr.args
    assert isinstance(value, Value)
    known = frame.rep(value).kind is not Kind.BOXED
    return frame.assign_scalar(instr.target, "true" if known else f"{frame.var(value)} != NULL")


def checkout(frame: Frame, instr: Instr) -> Part:
    (value,) = instr.args
    if not isinstance(value, Value) or frame.rep(value).kind is not Kind.BOXED:
        return frame.assign(instr.target, value)
    if value.type is not None and not value.type.may_be_missing:
        return frame.assign(instr.target, value)
    call = output_check(instr, f"{frame.var(value)} != NULL")
    return frame.checked(call) + frame.assign(instr.target, value)


def _truth(fn: str) -> Emitter:
    def emit(frame: Frame, instr: Instr) -> Part:
        (value,) = instr.args
        rep = frame.rep(value)
        if isinstance(value, Value) and rep.kind is Kind.SCALAR and rep.element in (BOOL, INDEX):
            return frame.assign_scalar(instr.target, frame.truth(value))
        call = f"{fn}({frame.boxed(value)}, &{frame.var(instr.target)})"
        return frame.checked(call)

    return emit


def switchmatch(frame: Frame, instr: Instr) -> Part:
    subject, *labels = [frame.boxed(a) for a in instr.args]
    found = f"&{frame.var(instr.target)})"
    if len(labels) == 1:
        call = f"m2c_switch_match({subject}, {labels[0]}, {found}"
    else:
        vector = spelling("boxed").vector(labels).strip()
        call = f"m2c_switch_among({subject}, {len(labels)}, {vector}, {found}"
    return frame.checked(call)


def trip(frame: Frame, instr: Instr) -> Part:
    args = ", ".join(frame.boxed(a) for a in instr.args)
    call = f"m2c_trip(&{frame.var(instr.target)}, {args})"
    return frame.checked(call)


def forvalue(frame: Frame, instr: Instr) -> str:
    base, inc, i, *limit = instr.args
    call = f"m2c_for_value({frame.slot(instr.target)}, {frame.boxed(base)}, {frame.boxed(inc)}, "
    last = frame.boxed(limit[0]) if limit else "NULL"
    return f"{call}{frame.index(i)}, {last});\n"


def forcount(frame: Frame, instr: Instr) -> Part:
    at = payload_of(instr, Place)
    place = f"{at.line}, {at.column}"
    call = f"m2c_for_count({frame.boxed(instr.args[0])}, &{frame.var(instr.target)}, {place})"
    return frame.checked(call)


def foritem(frame: Frame, instr: Instr) -> Part:
    value, i = instr.args
    call = f"m2c_for_item({frame.slot(instr.target)}, {frame.boxed(value)}, {frame.index(i)})"
    return frame.checked(call)


def display(frame: Frame, instr: Instr) -> Part:
    value = frame.boxed(instr.args[0])
    call = f"m2c_display({c_string(instr.payload.name)}, {value})"
    source = instr.args[0]
    if isinstance(source, Value) and frame.rep(source).kind is Kind.BOXED and _may_be_unset(source):
        call = f"{value} != NULL && {call}"
    return frame.checked(call)


def _may_be_unset(value: Value) -> bool:
    """True if a call statement may have left the value undefined."""
    definition = value.definition
    if definition is None:
        return True
    if definition.op in ("subsref", "builtin") and asks_one(definition):
        return False
    op = OPS[definition.op]
    return op.effect is not Effect.PURE or definition.op in ("phi", "undef", "undefif", "copy")


def displaylist(frame: Frame, instr: Instr) -> Part:
    (value,) = instr.args
    source = value.value if isinstance(value, Splat) else value
    assert isinstance(source, Value)
    call = f"m2c_display_list({c_string(instr.payload.name)}, &{frame.var(source)})"
    return frame.checked(call)


EMITTERS: dict[str, Emitter] = {
    **{name: operator for name, op in OPS.items() if op.boxed},
    "colon": colon,
    "append": append,
    "hcat": _variadic("m2c_hcat"),
    "vcat": vcat,
    "cellrow": cellrow,
    "emptycell": emptycell,
    "table": table,
    "copy": copy,
    "loopexit": copy,
    "undef": undef,
    "asof": copy,
    "astext": copy,
    "checkdef": checkdef,
    "undefif": undefif,
    "subsref": subsref,
    "subslist": subsref,
    "member": subsref,
    "memberlist": subsref,
    "cellref": _reference("m2c_cellref", "m2c_cellref_list"),
    "celllist": _reference("m2c_cellref", "m2c_cellref_list"),
    "getfield": getfield,
    "fieldlist": getfield,
    "elementfield": elementfield,
    "end": end,
    "isdef": isdef,
    "checkout": checkout,
    "istrue": _truth("m2c_istrue"),
    "scalartrue": _truth("m2c_logical_operand"),
    "switchmatch": switchmatch,
    "trip": trip,
    "forvalue": forvalue,
    "forcount": forcount,
    "foritem": foritem,
    "display": display,
    "displaylist": displaylist,
}


def emit(frame: Frame, instr: Instr) -> Part:
    """The C text of a boxed operation."""
    emitter = EMITTERS.get(instr.op)
    if emitter is None:
        raise InternalError("codegen", f"no code for operation {instr.op} in {frame.cname}")
    return emitter(frame, instr)
