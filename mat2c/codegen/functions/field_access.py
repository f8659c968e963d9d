"""Reads from structs and cells, and assignments into them, by the short way (m2c/access.h) where it
is plain at run time:

    if (!m2c_see_f64(m2c_see_element1(p, i, 0, "x"), &t)       t = p(i).x
        && m2c_element_f64(&t, p, i, "p", "x"))                by the long way, errors included
        M2C_LEAVE(fail, 7, 9);
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.boxed.boxed_arguments import field_argument, name_argument, operand_form
from mat2c.codegen.boxed.boxed_operations import elementfield
from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import typed
from mat2c.codegen.typed.unbox import unbox
from mat2c.ir.core import Access, Const, Instr, Operand, Splat, Value, path_operands
from mat2c.ir.payloads.access_payloads import Extent, parts_of
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_stmt import Code, Part, joined
from mat2c.support.templates import bare, c_string, spelling
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
        return spelling("boxed").unless(test, number)
    slow = _stepwise(frame, instr, parts, slices)
    if frame.rep(instr.target).kind is Kind.SCALAR:
        slow += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        frame.unboxed = []
    return spelling("boxed").unless(test, str(slow))


def _seen(
    frame: TypedFrame, instr: Instr, parts: Sequence[Instr], slices: list[list[Operand]]
) -> str | None:
    """The condition that the target has been set by the short way."""
    base = instr.args[0]
    if not isinstance(base, Value) or frame.rep(base).kind is not Kind.BOXED:
        return None
    text, known, k = frame.var(base), frame.type(base), 0
    while k < len(parts) - 1 or parts[k].op in ("getfield", "cellref"):
        part = parts[k]
        element = part.op == "subsref"
        subs = _numbers(frame, slices[k]) if part.op != "getfield" else []
        if subs is None or part.op == "end":
            return None
        if element:
            k += 1
            part = parts[k]
        if part.op == "getfield":
            if len(part.args) != 1:
                return None
            text = _named_step("see", element, text, subs, known, part.payload.field or "")
        else:
            text = f"m2c_see_cell{len(subs)}({', '.join([text, *subs])})"
        known = part.target.type or ANY
        k += 1
        if k == len(parts):
            return taken(frame, instr, text, "", [])
    return _last_seen(frame, instr, parts[k], slices[k], text)


def _last_seen(
    frame: TypedFrame, instr: Instr, last: Instr, operands: list[Operand], text: str
) -> str | None:
    """The last step where it asks for an extent or an element of an array."""
    if last.op == "end":
        if frame.rep(instr.target).element is not INDEX:
            return None
        place = payload_of(last, Extent)
        where = f"{place.position}, {place.count}"
        return f"m2c_see_extent({text}, {where}, &{frame.var(instr.target)})"
    subs = _numbers(frame, operands)
    return None if subs is None else taken(frame, instr, text, f"_at{len(subs)}", subs)


def taken(frame: TypedFrame, instr: Instr, text: str, suffix: str, subs: list[str]) -> str | None:
    """The condition that the target has been set to a value, or to an element of one, that a C
    expression gives; None where there is no such function."""
    target = instr.target
    rep = frame.rep(target)
    if rep.kind is Kind.SCALAR and rep.element in _TAGGED:
        place = f"&{frame.var(target)}"
        return f"m2c_see_{rep.element.tag}{suffix}({', '.join([text, *subs, place])})"
    if suffix or rep.kind is Kind.SCALAR:
        return None
    return f"m2c_see_value({text}, {frame.slot(target)})"


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
    return text + "".join(spelling("boxed").clear(f"&{name}") for name in held)


def _element_number(
    frame: TypedFrame, instr: Instr, parts: Sequence[Instr], slices: list[list[Operand]]
) -> str | None:
    """`b(k).name`, a number, by one call of the runtime."""
    rep, base = frame.rep(instr.target), instr.args[0]
    if not _is_plain_element(frame, parts, slices) or len(slices[0]) != 1:
        return None
    if rep.kind is not Kind.SCALAR or rep.element not in _NUMBERS or not isinstance(base, Value):
        return None
    element, field = parts
    place = f"{frame.var(base)}, {_number(frame, slices[0][0])}"
    names = f"{name_argument(element)}, {field_argument(field)}"
    call = f"m2c_element_{rep.element.tag}(&{frame.var(instr.target)}, {place}, {names})"
    return spelling("boxed").checked(call, frame.fail())


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
    if path is None or any(step.kind == "." and step.field is None for step in path):
        return None
    before = frame.assign(instr.target, base)
    test = _put(frame, instr, path, path_operands(path, operands))
    again = Instr(
        instr.op, instr.targets, [instr.target, rhs, *operands], instr.span, instr.payload
    )
    if test is None:
        return before + emit_boxed(frame, again)
    slow = _assign_number(frame, again, path) or emit_boxed(frame, again)
    return before + spelling("boxed").unless(test, str(slow))


def _assign_number(frame: TypedFrame, instr: Instr, path: tuple[Access, ...]) -> str | None:
    """`b(k).name = x` of a number by one call of the runtime."""
    rhs, rep = instr.args[1], frame.rep(instr.args[1])
    if [step.kind for step in path] != ["(", "."] or len(instr.args) != 3:
        return None
    if rep.kind is not Kind.SCALAR or rep.element not in (F64, INDEX):
        return None
    numbers = f"{_number(frame, instr.args[2])}, {_number(frame, rhs)}"
    names = f"{name_argument(instr)}, {c_string(str(path[1].field))}"
    call = f"m2c_assign_element_f64({frame.slot(instr.target)}, {numbers}, {names})"
    return spelling("boxed").checked(call, frame.fail())


def _path(instr: Instr) -> tuple[Access, ...] | None:
    if instr.op == "assignpath":
        return instr.payload.path
    if instr.op == "setfield":
        return (Access(".", field=instr.payload.field),)
    return (Access("{", len(instr.args) - 2),)


def _put(
    frame: TypedFrame, instr: Instr, path: tuple[Access, ...], operands: list[list[Operand]]
) -> str | None:
    """The condition that the short way has assigned."""
    text, known = frame.slot(instr.target), frame.type(instr.target)
    rhs = instr.args[1]
    k = 0
    while k < len(path):
        step = path[k]
        subs = _numbers(frame, operands[k]) if step.kind != "." else []
        if subs is None:
            return None
        if step.kind == "(" and k == len(path) - 1:
            return _put_element(frame, text, subs, rhs)
        element = step.kind == "("
        if element:
            k += 1
            step = path[k]
        k += 1
        how = "grow" if k == len(path) and len(subs) == 1 else "hold"
        if step.kind == ".":
            assert step.field is not None
            text = _named_step(how, element, text, subs, known, step.field)
            known = known.field(step.field) or ANY
        elif element:
            return None
        else:
            text = f"m2c_{how}_cell{len(subs)}({', '.join([text, *subs])})"
            known = known.elem or ANY
    return _put_whole(frame, instr, text)


def _put_element(frame: TypedFrame, text: str, subs: list[str], rhs: Operand) -> str | None:
    rep = frame.rep(rhs)
    if rep.kind is not Kind.SCALAR or rep.element not in _TAGGED:
        return None
    value = bare(scalar_text(frame, rhs, rep.element))
    tail = ", ".join([text, *subs, value])
    return f"m2c_put_{rep.element.tag}_at{len(subs)}({tail})"


def _put_whole(frame: TypedFrame, instr: Instr, text: str) -> str | None:
    rhs = instr.args[1]
    rep = frame.rep(rhs)
    if rep.kind is Kind.SCALAR and rep.element in (F64, INDEX, BOOL):
        value = bare(scalar_text(frame, rhs, rep.element))
        return f"m2c_put_{rep.element.tag}({text}, {value})"
    if box := frame.shared_box(rhs):
        return f"m2c_put_value({text}, {box})"
    if isinstance(rhs, Value) and rep.kind is Kind.ARRAY and rep.element is not None:
        dims = frame.dims(rhs)
        if rep.element.is_complex or "0" in dims:
            return None
        extents = f"(const ptrdiff_t[]){{{', '.join(dims)}}}"
        where = f"{frame.array(rhs)}, {len(dims)}, {extents}"
        return f"m2c_put_array({text}, {rep.element.m2c}, {where})"
    if isinstance(rhs, Const):
        return f"m2c_put_value({text}, {frame.boxed(rhs)})"
    if isinstance(rhs, Value) and rep.kind is Kind.BOXED and not _into_itself(frame, instr, rhs):
        return f"m2c_put_value({text}, {frame.var(rhs)})"
    return None


def _into_itself(frame: TypedFrame, instr: Instr, rhs: Value) -> bool:
    """True if a container is assigned into itself."""
    return frame.var(rhs) == frame.var(instr.target)


# --- steps ---------------------------------------------------------------------------------------


def _named_step(
    how: str, element: bool, text: str, subs: list[str], known: Type, field: str
) -> str:
    names = [name for name, _ in known.fields or ()]
    at = str(names.index(field)) if field in names else "0"
    step = f"element{len(subs)}" if element else "field"
    return f"m2c_{how}_{step}({', '.join([text, *subs, at, c_string(field)])})"


def _number(frame: TypedFrame, operand: Operand) -> str:
    """A number as a C expression of its own type."""
    return bare(scalar_text(frame, operand, INDEX if frame.element(operand).counts else F64))


def _numbers(frame: TypedFrame, subs: Sequence[Operand]) -> list[str] | None:
    """One or two subscripts as C integers."""
    texts = []
    for sub in subs:
        rep = frame.rep(sub)
        if rep.kind is not Kind.SCALAR or rep.element not in (INDEX, F64):
            return None
        if rep.element is INDEX:
            texts.append(bare(scalar_text(frame, sub, INDEX)))
        else:
            texts.append(f"m2c_whole({bare(scalar_text(frame, sub, F64))})")
    return texts if 1 <= len(texts) <= 2 else None
