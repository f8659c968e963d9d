"""Calls of specialised functions, and the interface that they have in C.

A specialisation is `static int NAME(inputs, outputs)`: scalars by value, arrays as a pointer and
the extents that are not constant, boxed values as pointers; constant arguments are not passed.
A boxed argument is the callee's own reference: a caller that does not need the value any more gives
up its own, so that the callee may change the value in place. Outputs go through pointers: scalars
and boxed values to variables, arrays to the caller's storage, or to its block, its capacity and its
extents where they are not known before the call.
"""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_calls import captured_text
from mat2c.codegen.boxed.boxed_operations import EMITTERS
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.conversions import boxing, converted
from mat2c.codegen.slot_statements import set_slot
from mat2c.codegen.typed.block_room import make_room, reserve
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_block, starts_as_zeros, typed
from mat2c.codegen.typed.unbox import unboxed_dims
from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.core import Const, Instr, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import DirectCall, Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_expr import Name, Pattern, atom
from mat2c.lir.c_stmt import Assign, Code, Part, evaluate, one
from mat2c.storage.value_layout import BYTES
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.lattice import Type
from mat2c.types.rep import CHAR, Kind, Rep, rep_of


def passed(t: Type) -> bool:
    """True if an argument of this type is passed at all. Constants are known to the
    specialisation."""
    return t.const is None or isinstance(t.const, (tuple, str))


def open_dims(t: Type) -> list[int]:
    """The extents that travel with an array: those that are not constant."""
    assert t.shape is not None
    return [k for k, d in enumerate(t.shape.dims) if d is None or not d.is_const]


def is_dynamic(t: Type) -> bool:
    """True if the callee decides what extents an output array has, and so what room it needs."""
    return bool(open_dims(t))


class NotDisclosedError(Exception):
    """A call turns out to need boxes: `function` is to get and give its aggregates whole."""

    def __init__(self, function: str) -> None:
        super().__init__(function)
        self.function = function


@dataclass(slots=True)
class Passing:
    """The C arguments of a call, and what goes before and after it."""

    args: list[str]
    before: Code = field(default_factory=Code)
    after: Code = field(default_factory=Code)


@typed("call")
def call(frame: TypedFrame, instr: Instr) -> Part | None:
    spec = instr.payload.spec
    if not isinstance(spec, Specialisation):
        return None
    text = call_specialised(frame, instr, spec, list(instr.args))
    return _as_disclosed(instr, spec, text)


@typed("calldirect")
def call_direct(frame: TypedFrame, instr: Instr) -> Part | None:
    """A call through a handle or name whose target is known: straight to it."""
    direct = payload_of(instr, DirectCall)
    assert isinstance(direct.spec, Specialisation)
    own = 1 + direct.own
    operands = [*instr.args[own:], *instr.args[1:own]]
    text = call_specialised(frame, instr, direct.spec, operands)
    return _as_disclosed(instr, direct.spec, text)


def _as_disclosed(instr: Instr, spec: Specialisation, text: Part | None) -> Part | None:
    """A call that passes the parts of aggregates has no boxed form."""
    if text is None and payload_of(instr, Invocation).flat:
        raise NotDisclosedError(spec.function.name)
    return text


@typed("captured")
def captured(frame: TypedFrame, instr: Instr) -> Part | None:
    """Elements stay where the handle has them."""
    if frame.rep(instr.target).kind is not Kind.ARRAY or frame.holder(instr.target):
        return None
    value = captured_text(frame, instr)
    text = frame.set_dims(instr.target, unboxed_dims(frame, instr.target, value))
    return text + spelling("boxed").assign(frame.array(instr.target), f"{value}->data")


def call_through_handle(frame: Frame, instr: Instr) -> Part:
    """The same by way of the handle or name, where the typed interface does not fit."""
    direct = payload_of(instr, DirectCall)
    args = instr.args[: 1 + direct.own]
    again = Instr(direct.was, instr.targets, args, instr.span, direct.before)
    return EMITTERS[direct.was](frame, again)


EMITTERS["calldirect"] = call_through_handle


def call_specialised(
    frame: TypedFrame, instr: Instr, spec: Specialisation, operands: list[Operand]
) -> Part | None:
    if not callable_directly(spec) or any(isinstance(a, Splat) for a in operands):
        return None
    nargout = max(spec.signature.nargout, 1 if spec.outputs else 0)
    if len(instr.targets) > len(spec.outputs):
        return None
    form = frame.module.form(spec)
    passing = Passing([])
    for i, (operand, t) in enumerate(zip(operands, spec.signature.args, strict=True)):
        if i in spec.handed.values():
            continue
        if rep_of(t).kind is Kind.BOXED:
            passing.args.append(_given(frame, operand, operands))
        elif not _pass_input(frame, passing, operand, t):
            return None
    passing.args = [a for k, a in enumerate(passing.args) if k not in form.unread]
    if frame.module.takes_state(spec):
        passing.args.insert(0, "self")
    gives = form.returns not in ("status", "void")
    unread = gives and not instr.targets
    outputs = range(0 if unread else min(nargout, len(spec.outputs)))
    if not _pass_outputs(frame, passing, instr, spec, operands, outputs):
        return None
    name = frame.module.typed_function(spec)
    text: Part
    if form.returns == "status":
        text = frame.checked(f"{name}({', '.join(passing.args)})")
    elif unread or not gives:
        text = evaluate(name, *map(atom, passing.args))
    else:
        place = passing.args.pop().removeprefix("&")
        text = one(Assign(Name(place), Pattern(f"{name}({', '.join(passing.args)})")))
    return passing.before + text + passing.after


def _pass_outputs(
    frame: TypedFrame,
    passing: Passing,
    instr: Instr,
    spec: Specialisation,
    operands: list[Operand],
    outputs: range,
) -> bool:
    """Passes where the results go; False if one can't go there."""
    form = frame.module.form(spec)
    for k in outputs:
        target = instr.targets[k] if k < len(instr.targets) else None
        given = operands[spec.handed[k]] if k in spec.handed else None
        if given is not None and not _hand_over(frame, passing, given, target, spec.outputs[k]):
            return False
        room = dict(form.rooms).get(k)
        if given is None and not _pass_output(frame, passing, target, spec.outputs[k], room):
            return False
        if k in form.zeroed:
            passing.before += _zeroed(frame, passing, instr, target, spec.outputs[k])
    return True


def _given(frame: TypedFrame, operand: Operand, operands: list[Operand]) -> str:
    """A reference for the callee: the caller's own where that is its last."""
    boxed = isinstance(operand, Value) and frame.rep(operand).kind is Kind.BOXED
    if boxed and operand in frame.dying and operands.count(operand) == 1:
        return f"m2c_take(&{frame.boxed(operand)})"
    return f"m2c_retain({frame.boxed(operand)})"


def _zeroed(
    frame: TypedFrame, passing: Passing, instr: Instr, target: Value | None, t: Type
) -> str:
    """Zeros in the storage of an output, passed last, that its function expects to find there."""
    if target is None:
        element = rep_of(t).element
        assert element is not None
        return spelling("typed").zero(passing.args[-1], product(_static(t)), element.ctype)
    if starts_as_zeros(frame, instr, target):
        return ""
    count = product(frame.dims(target))
    return spelling("typed").zero(frame.array(target), count, frame.element(target).ctype)


def _pass_input(frame: TypedFrame, passing: Passing, operand: Operand, t: Type) -> bool:
    rep = rep_of(t)
    if not passed(t):
        return True
    have = frame.rep(operand)
    if rep.kind is Kind.SCALAR:
        if have.kind is not Kind.SCALAR or rep.element is None:
            return False
        passing.args.append(scalar_text(frame, operand, rep.element))
        return True
    if not isinstance(operand, Value) or have.kind is not Kind.ARRAY or have.element != rep.element:
        return _pass_literal(frame, passing, operand, rep, t)
    dims, asked = frame.dims(operand), open_dims(t)
    nothing = "0" in dims and not asked  # the callee knows it as well, and reads no element
    passing.args += ["NULL" if nothing else frame.array(operand), *(dims[k] for k in asked)]
    return True


def _pass_literal(frame: TypedFrame, passing: Passing, operand: Operand, rep: Rep, t: Type) -> bool:
    """A text constant."""
    known = frame.type(operand)
    if not isinstance(known.const, str) or rep.element is None or rep.element.cls != "char":
        return False
    literal = spelling("control").quoted(known.const)
    passing.args.append(f"(const unsigned char *){literal}")
    dims = ["1" if known.const else "0", str(len(known.const))]
    passing.args += [dims[k] for k in open_dims(t)]
    return True


def _pass_output(
    frame: TypedFrame, passing: Passing, target: Value | None, t: Type, room: int | None
) -> bool:
    """The C arguments for one output; the target is None where nobody wants it. `room`: the
    elements that the function may store, where it has open extents and no heap."""
    rep = rep_of(t)
    if rep.kind is Kind.BOXED:
        passing.args.append(frame.slot(target) if target is not None else f"&{frame.discard()}")
        return True
    if target is None and rep.kind is Kind.ARRAY:
        _pass_scratch(frame, passing, t, room)
        return True
    if target is None or frame.rep(target) != rep:
        return _pass_converted(frame, passing, target, t)
    if rep.kind is Kind.SCALAR:
        passing.args.append(f"&{frame.var(target)}")
        return True
    group = frame.group(target)
    dims = frame.dims(target)
    data = frame.array(target)
    if room is not None:
        least = room * BYTES.get(group.element, 1)
        if not isinstance(group.size, int) or group.size < least or group.outside is not None:
            return False
        passing.args.append(data)
        passing.after += frame.set_dims(target, dims)
    elif is_dynamic(t):
        if group.kind != "heap":
            return False
        frame.used.add(f"{data}_cap")
        passing.args += [f"&{data}", f"&{data}_cap"]
        passing.after += frame.set_dims(target, dims)
    else:
        passing.before += make_room(frame, target, _static(t))
        passing.args.append(data)
    for k in open_dims(t):
        name = frame.extents[frame.plan.variable_of[target].number][k]
        if not name:
            return False
        passing.args.append(f"&{name}")
    return True


@dataclass(slots=True)
class _Room:
    """Where an output will be: its block or storage, its open extents; whether it holds `given`."""

    data: str
    names: dict[int, str]
    note: Part
    holds: bool = False


def _hand_over(
    frame: TypedFrame, passing: Passing, given: Operand, target: Value | None, t: Type
) -> bool:
    """The C arguments for an output that the callee makes of an argument: its storage must hold the
    argument."""
    rep, known = rep_of(t), frame.type(given)
    text = isinstance(given, Const) and isinstance(known.const, str) and rep.element is CHAR
    if not text and not (isinstance(given, Value) and frame.rep(given) == rep):
        return False
    assert rep.element is not None
    room = _room(frame, passing, given, target, t)
    if room is None:
        return False
    opened, count = is_dynamic(t), product(dims_of(frame, given))
    passing.before += room.note
    if not room.holds:
        if opened or target is None:
            frame.used.add(f"{room.data}_cap")
            passing.before += spelling("typed").reserve(
                room.data, f"{room.data}_cap", count, rep.element.ctype, False
            )
        else:
            passing.before += reserve(frame, target)
        source, apart = frame.array(given), frame.is_constant(given)
        passing.before += copy_block(room.data, source, count, rep.element.ctype, apart)
    if opened:
        frame.used |= {f"{room.data}_cap", *room.names.values()}
    passing.args += [f"&{room.data}", f"&{room.data}_cap"] if opened else [room.data]
    passing.args += [f"&{name}" for name in room.names.values()]
    return True


def _room(
    frame: TypedFrame, passing: Passing, given: Operand, target: Value | None, t: Type
) -> _Room | None:
    dims = dims_of(frame, given)
    if target is None:
        data, names = _scratch_names(frame, passing, t)
        note = "".join(spelling("boxed").assign(names[k], dims[k]) for k in names)
        return _Room(data, names, note)
    if frame.rep(target) != rep_of(t) or (is_dynamic(t) and frame.group(target).kind != "heap"):
        return None
    extents = frame.extents[frame.plan.variable_of[target].number]
    names = {k: extents[k] for k in open_dims(t)}
    if not all(names.values()):
        return None
    holds = isinstance(given, Value) and frame.plan.same_storage(target, given)
    return _Room(frame.array(target), names, frame.set_dims(target, dims), holds)


def _scratch_names(frame: TypedFrame, passing: Passing, t: Type) -> tuple[str, dict[int, str]]:
    """A block, and its open extents, for an argument that is changed for nobody."""
    element, place = rep_of(t).element, len(passing.args)
    assert element is not None
    data = frame.scratch_block(element.ctype, place)
    names = {k: frame.temporary("ptrdiff_t", f"{data}_{k + 1}") for k in open_dims(t)}
    return data, names


def _pass_scratch(frame: TypedFrame, passing: Passing, t: Type, room: int | None) -> None:
    """A block for an array that nobody wants, one for each place in the list of arguments; without
    the heap an array."""
    element, place = rep_of(t).element, len(passing.args)
    assert element is not None
    unread = [f"&{frame.temporary('ptrdiff_t', 'unused_extent')}" for _ in open_dims(t)]
    most = t.static_numel if room is None and not unread else room
    if frame.module.no_heap and most is not None:
        passing.args += [frame.scratch_array(element.ctype, place, most), *unread]
        return
    data = frame.scratch_block(element.ctype, place)
    if is_dynamic(t):
        passing.args += [f"&{data}", f"&{data}_cap", *unread]
        return
    count = product(_static(t))
    passing.before += spelling("typed").reserve(data, f"{data}_cap", count, element.ctype, False)
    passing.args.append(data)


def _static(t: Type) -> list[str]:
    assert t.shape is not None
    return [str(d.value) for d in t.shape.dims if d is not None and d.is_const]


def _pass_converted(frame: TypedFrame, passing: Passing, target: Value | None, t: Type) -> bool:
    """A scalar result of another representation, or one that nobody wants."""
    rep = rep_of(t)
    if rep.kind is not Kind.SCALAR or rep.element is None:
        return False
    name = frame.temporary(rep.element.ctype, f"scratch_{len(passing.args)}")
    passing.args.append(f"&{name}")
    if target is None:
        return True
    have = frame.rep(target)
    if have.kind is Kind.BOXED:
        box = boxing(t, rep.element)
        boxed = f"m2c_retain({box}({frame.scratch()}, {name}))"
        passing.after += set_slot(frame.slot(target), boxed)
        return True
    if have.kind is not Kind.SCALAR or have.element is None:
        return False
    passing.after += frame.set_scalar(target, converted(Name(name), rep.element, have.element))
    return True
