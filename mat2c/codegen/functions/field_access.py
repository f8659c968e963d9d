"""Reads from structs and cells, and assignments into them, by the short way (m2c/access.h) where it
is plain at run time:

    if (!m2c_see_f64(m2c_see_element1(p, i, 0, "x"), &t)       t = p(i).x
        && m2c_element_f64(&t, p, i, "p", "x"))                by the long way, errors included
        M2C_LEAVE(fail, 7, 9);
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.arrays.text_compare import characters_of
from mat2c.codegen.boxed.boxed_arguments import field_argument, name_argument, operand_form
from mat2c.codegen.boxed.boxed_operations import elementfield
from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.slot_statements import clear_slot, unless
from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import typed
from mat2c.codegen.typed.unbox import unbox
from mat2c.ir.core import Access, Const, Instr, Operand, Splat, Value, path_operands
from mat2c.ir.payloads.access_payloads import Chain, Extent, parts_of
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_expr import Expr, Name, Text, Unary, call, integer
from mat2c.lir.c_stmt import Code, Part, joined
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import BOOL, BOXED, CHAR, F64, INDEX, Kind

_TAGGED = (F64, INDEX, BOOL, CHAR)
_NUMBERS = (F64, INDEX, BOOL)
_UPDATES = {"setfield": ".", "cellasgn": "{"}


# --- reading -------------------------------------------------------------------------------------


@typed("getfield", "cellref", "readpath")
def read(frame: TypedFrame, instr: Instr) -> Part | None:
    parts = parts_of(instr)
    operands, slices = instr.args[1:], []
    for part in parts:
        count = len(part.args) - 1
        slices.append(operands[:count])
        operands = operands[count:]
    test = _seen(frame, instr, parts, slices)
    if test is None and instr.op != "readpath":
        return None
    if test is None:
        return _stepwise(frame, instr, parts, slices)
    if number := _element_number(frame, instr, parts, slices):
        return unless(test, frame.checked(number))
    slow = _stepwise(frame, instr, parts, slices)
    if frame.rep(instr.target).kind is Kind.SCALAR:
        slow += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        frame.unboxed = []
    return unless(test, slow)


def _seen(
    frame: TypedFrame, instr: Instr, parts: Sequence[Instr], slices: list[list[Operand]]
) -> Expr | None:
    """The condition that the target has been set by the short way."""
    base = instr.args[0]
    if not isinstance(base, Value) or frame.rep(base).kind is not Kind.BOXED:
        return None
    place: Expr = Name(frame.var(base))
    known, k = frame.type(base), 0
    if parts[0].op == "peekpath":
        peeked = _peeked(frame, parts[0], slices[0], place, known)
        return None if peeked is None else _last_seen(frame, instr, parts[1], [], peeked)
    while k < len(parts) - 1 or parts[k].op in ("getfield", "cellref"):
        part = parts[k]
        element = part.op == "subsref"
        subs = _numbers(frame, slices[k]) if part.op != "getfield" else []
        if subs is None or part.op == "end":
            return None
        if element:
            k += 1
            part = parts[k]
        if part.op == "getfield" and len(part.args) > 1:
            named = None if element else _computed_step(frame, "see", place, slices[k][0])
            if named is None:
                return None
            place = named
        elif part.op == "getfield":
            place = _named_step("see", element, place, subs, known, part.payload.field or "")
        else:
            place = call(f"m2c_see_cell{len(subs)}", place, *subs)
        known = part.target.type or ANY
        k += 1
        if k == len(parts):
            return taken(frame, instr, place, "", [])
    return _last_seen(frame, instr, parts[k], slices[k], place)


def _peeked(
    frame: TypedFrame, instr: Instr, operands: list[Operand], place: Expr, known: Type
) -> Expr | None:
    """What a path leads to, as a C expression; None where a step has no short way."""
    path = payload_of(instr, Chain).path
    element: list[Expr] = []
    for step, given in zip(path, path_operands(path, operands), strict=True):
        subs = _numbers(frame, given) if step.kind != "." else []
        if subs is None or (element and step.kind != "."):
            return None
        if step.kind == ".":
            place = _named_step("see", bool(element), place, element, known, step.field or "")
            known, element = known.field(step.field or "") or ANY, []
        elif step.kind == "(":
            element = subs
        else:
            place = call(f"m2c_see_cell{len(subs)}", place, *subs)
            known = known.elem or ANY
    return None if element else place


def _last_seen(
    frame: TypedFrame, instr: Instr, last: Instr, operands: list[Operand], place: Expr
) -> Expr | None:
    """The last step where it asks for an extent or an element of an array."""
    if last.op == "end":
        if frame.rep(instr.target).element is not INDEX:
            return None
        of = payload_of(last, Extent)
        where = integer(of.position), integer(of.count)
        return call("m2c_see_extent", place, *where, _address(frame, instr.target))
    subs = _numbers(frame, operands)
    return None if subs is None else taken(frame, instr, place, f"_at{len(subs)}", subs)


def _address(frame: TypedFrame, value: Value) -> Expr:
    return Unary("&", Name(frame.var(value)))


def taken(
    frame: TypedFrame, instr: Instr, value: Expr, suffix: str, subs: list[Expr]
) -> Expr | None:
    """The condition that the target has been set to a value, or to an element of one, that an
    expression gives; None where there is no such function."""
    target = instr.target
    rep = frame.rep(target)
    if rep.kind is Kind.SCALAR and rep.element in _TAGGED:
        return call(f"m2c_see_{rep.element.tag}{suffix}", value, *subs, _address(frame, target))
    if suffix or rep.kind is Kind.SCALAR:
        return None
    return call("m2c_see_value", value, Name(frame.slot(target)))


def _stepwise(
    frame: TypedFrame, instr: Instr, parts: Sequence[Instr], slices: list[list[Operand]]
) -> Part:
    """The reads one after another, by the runtime."""
    if _is_plain_element(frame, parts, slices):
        return elementfield(frame, instr)
    span, base, text, held = frame.span, instr.args[0], Code(), list[str]()
    for k, (part, operands) in enumerate(zip(parts, slices, strict=True)):
        frame.span = part.span
        target = instr.target
        if k < len(parts) - 1:
            target = part.target
            held.append(_hold(frame, target, k))
        text += emit_boxed(
            frame, Instr(part.op, [target], [base, *operands], part.span, part.payload)
        )
        base = target
    frame.span = span
    return text + joined(clear_slot(f"&{name}") for name in held)


def _element_number(
    frame: TypedFrame, instr: Instr, parts: Sequence[Instr], slices: list[list[Operand]]
) -> Expr | None:
    """`b(k).name`, a number, by one call of the runtime, which may fail."""
    rep, base = frame.rep(instr.target), instr.args[0]
    if not _is_plain_element(frame, parts, slices) or len(slices[0]) != 1:
        return None
    if rep.kind is not Kind.SCALAR or rep.element not in _NUMBERS or not isinstance(base, Value):
        return None
    element, field = parts
    place = Name(frame.var(base)), _number(frame, slices[0][0])
    names = Name(name_argument(element)), Name(field_argument(field))
    return call(f"m2c_element_{rep.element.tag}", _address(frame, instr.target), *place, *names)


def _is_plain_element(
    frame: TypedFrame, parts: Sequence[Instr], slices: list[list[Operand]]
) -> bool:
    """True if it is `b(i…).name`, and there can be no function in it that asks for its outputs."""
    if [part.op for part in parts] != ["subsref", "getfield"] or len(parts[1].args) != 1:
        return False
    if any(isinstance(a, Splat) for a in slices[0]):
        return False
    if operand_form(parts[1]) not in ("", "_updated"):
        return False
    return parts[0].payload.field is None and not frame.module.asking_outputs


def _hold(frame: TypedFrame, value: Value, k: int) -> str:
    """A variable for a value on the way, which the storage plan does not know."""
    while len(frame.parts) <= k:
        frame.parts.append(frame.names.fresh("part"))
    frame.variable = {**frame.variable, value: frame.parts[k]}
    frame.reps = {**frame.reps, value: BOXED}
    return frame.var(value)


# --- assigning -----------------------------------------------------------------------------------


@typed("setfield", "cellasgn", "assignpath")
def update(frame: TypedFrame, instr: Instr) -> Part | None:
    base, rhs, *operands = instr.args
    if frame.rep(instr.target).kind is not Kind.BOXED or isinstance(rhs, Splat):
        return None
    path = _path(instr)
    if path is None:
        return None
    before = frame.assign(instr.target, base)
    test = _put(frame, instr, path, path_operands(path, operands))
    again = Instr(
        instr.op, instr.targets, [instr.target, rhs, *operands], instr.span, instr.payload
    )
    if test is None:
        return before + emit_boxed(frame, again)
    number = _assign_number(frame, again, path)
    slow = emit_boxed(frame, again) if number is None else frame.checked(number)
    return before + unless(test, slow)


def _assign_number(frame: TypedFrame, instr: Instr, path: tuple[Access, ...]) -> Expr | None:
    """`b(k).name = x` of a number by one call of the runtime, which may fail."""
    rhs, rep = instr.args[1], frame.rep(instr.args[1])
    if [step.kind for step in path] != ["(", "."] or len(instr.args) != 3:
        return None
    if rep.kind is not Kind.SCALAR or rep.element not in (F64, INDEX):
        return None
    numbers = _number(frame, instr.args[2]), _number(frame, rhs)
    names = Name(name_argument(instr)), Text(str(path[1].field))
    return call("m2c_assign_element_f64", Name(frame.slot(instr.target)), *numbers, *names)


def _path(instr: Instr) -> tuple[Access, ...] | None:
    if instr.op == "assignpath":
        return instr.payload.path
    if instr.op == "setfield":
        return (Access(".", field=instr.payload.field),)
    return (Access("{", len(instr.args) - 2),)


def _put(
    frame: TypedFrame, instr: Instr, path: tuple[Access, ...], operands: list[list[Operand]]
) -> Expr | None:
    """The condition that the short way has assigned."""
    place: Expr = Name(frame.slot(instr.target))
    known = frame.type(instr.target)
    rhs = instr.args[1]
    k = 0
    while k < len(path):
        step = path[k]
        subs = _numbers(frame, operands[k]) if step.kind != "." else []
        if subs is None:
            return None
        if step.kind == "(" and k == len(path) - 1:
            return _put_element(frame, place, subs, rhs)
        element = step.kind == "("
        if element:
            k += 1
            step = path[k]
        k += 1
        how = "grow" if k == len(path) and len(subs) == 1 else "hold"
        if step.kind == "." and step.field is None:
            named = None if element else _computed_step(frame, how, place, operands[k - 1][0])
            if named is None:
                return None
            place, known = named, ANY
        elif step.kind == ".":
            assert step.field is not None
            place = _named_step(how, element, place, subs, known, step.field)
            known = known.field(step.field) or ANY
        elif element:
            return None
        else:
            place = call(f"m2c_{how}_cell{len(subs)}", place, *subs)
            known = known.elem or ANY
    return _put_whole(frame, instr, place)


def _put_element(frame: TypedFrame, place: Expr, subs: list[Expr], rhs: Operand) -> Expr | None:
    rep = frame.rep(rhs)
    if rep.kind is not Kind.SCALAR or rep.element not in _TAGGED:
        return None
    value = scalar_expr(frame, rhs, rep.element)
    return call(f"m2c_put_{rep.element.tag}_at{len(subs)}", place, *subs, value)


def _put_whole(frame: TypedFrame, instr: Instr, place: Expr) -> Expr | None:
    rhs = instr.args[1]
    rep = frame.rep(rhs)
    written = isinstance(rhs, Const) and rep.element is CHAR  # all share the box of its constant
    if rep.kind is Kind.SCALAR and rep.element in _TAGGED and not written:
        return call(f"m2c_put_{rep.element.tag}", place, scalar_expr(frame, rhs, rep.element))
    if box := frame.shared_box(rhs):
        return call("m2c_put_value", place, Name(box))
    if isinstance(rhs, Value) and rep.kind is Kind.ARRAY and rep.element is not None:
        dims = frame.dims(rhs)
        if rep.element.is_complex or "0" in dims:
            return None
        extents = Name(f"(const ptrdiff_t[]){{{', '.join(dims)}}}")
        where = frame.elements(rhs), integer(len(dims)), extents
        return call("m2c_put_array", place, Name(rep.element.m2c), *where)
    if isinstance(rhs, Const):
        return call("m2c_put_value", place, Name(frame.boxed(rhs)))
    if isinstance(rhs, Value) and rep.kind is Kind.BOXED and not _into_itself(frame, instr, rhs):
        return call("m2c_put_value", place, Name(frame.var(rhs)))
    return None


def _into_itself(frame: TypedFrame, instr: Instr, rhs: Value) -> bool:
    """True if a container is assigned into itself."""
    return frame.var(rhs) == frame.var(instr.target)


# --- steps ---------------------------------------------------------------------------------------


def _named_step(
    how: str, element: bool, place: Expr, subs: list[Expr], known: Type, field: str
) -> Expr:
    names = [name for name, _ in known.fields or ()]
    at = integer(names.index(field) if field in names else 0)
    step = f"element{len(subs)}" if element else "field"
    return call(f"m2c_{how}_{step}", place, *subs, at, Text(field))


def _computed_step(frame: TypedFrame, how: str, place: Expr, name: Operand) -> Expr | None:
    """A field of a single struct whose name is a text of typed code."""
    rep = frame.rep(name)
    if not isinstance(name, Value) or rep.element is not CHAR:
        return None
    if rep.kind is Kind.SCALAR:
        return call(f"m2c_{how}_letter", place, scalar_expr(frame, name, CHAR))
    if not rep.is_matrix:
        return None
    return call(f"m2c_{how}_named", place, *characters_of(frame, name))


def _number(frame: TypedFrame, operand: Operand) -> Expr:
    """A number as an expression of its own type."""
    return scalar_expr(frame, operand, INDEX if frame.element(operand).counts else F64)


def _numbers(frame: TypedFrame, subs: Sequence[Operand]) -> list[Expr] | None:
    """One or two subscripts as C integers."""
    found = list[Expr]()
    for sub in subs:
        rep = frame.rep(sub)
        if rep.kind is not Kind.SCALAR or rep.element not in (INDEX, F64):
            return None
        if rep.element is INDEX:
            found.append(scalar_expr(frame, sub, INDEX))
        else:
            found.append(call("m2c_whole", scalar_expr(frame, sub, F64)))
    return found if 1 <= len(found) <= 2 else None
