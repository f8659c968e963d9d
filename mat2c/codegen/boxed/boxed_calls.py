"""Calls of user functions, builtins and handles; globals and persistent variables."""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.codegen.boxed.boxed_arguments import (
    Arguments,
    arguments,
    asks_one,
    ignored_outputs,
    nulls_of,
)
from mat2c.codegen.boxed.boxed_operations import EMITTERS, call_list
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.slot_statements import called, copy_to_slot, set_slot
from mat2c.ir.core import EMPTY, Const, Instr, Operand
from mat2c.ir.payloads.call_payloads import BuiltinCall, Call, HandleOf
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.lir.c_expr import Name, Text
from mat2c.lir.c_stmt import Part, evaluate, joined
from mat2c.support.templates import c_string, spelling


def invoke(frame: Frame, instr: Instr, fn: str, subject: str, operands: list[Operand]) -> Part:
    """A call of an m2c_function, or of a runtime entry with the same tail of arguments."""
    texts = instr.payload.texts if isinstance(instr.payload, Call) else 0
    args = arguments(frame, operands, nulls_of(instr), texts)
    tail = args.count, args.vector
    if instr.op.endswith("list"):
        lead = subject if fn == "m2c_call_handle" else f"{fn}, {subject}"
        entry = "m2c_call_handle_list" if fn == "m2c_call_handle" else "m2c_call_list"
        return args.before + call_list(frame, instr, entry, f"{lead}, {', '.join(tail)}")
    nargout = instr.payload.nargout
    if len(instr.targets) <= 1 and fn != "m2c_call_handle":
        if not instr.targets and subject == "NULL":
            return args.before + frame.checked(called("m2c_call0", fn, *tail))
        slot = frame.slot(instr.target) if instr.targets else f"&{frame.discard()}"
        if instr.op == "builtin" and asks_one(instr):
            return args.before + frame.checked(called("m2c_ask1", fn, slot, *tail))
        one = called("m2c_call1", fn, subject, str(min(nargout, 1)), slot, *tail)
        return args.before + frame.checked(one)
    slots = [frame.slot(t) for t in instr.targets] or [f"&{frame.discard()}"]
    call = f"{fn}({subject}, {nargout}, results, {', '.join(tail)})"
    return args.before + spelling("boxed").call_many(call, max(nargout, 1), slots, frame.fail())


def _given(instr: Instr) -> list[Operand]:
    """The arguments of a call, without the number of outputs that the list forms begin with."""
    return instr.args[1:] if instr.op.endswith("list") else instr.args


def call(frame: Frame, instr: Instr) -> Part:
    """A user function in its boxed form."""
    callee = instr.payload.callee
    fn = frame.module.boxed_function(callee)
    asks = callee in frame.module.asking_outputs and frame.function.kind != "anonymous"
    before = ignored_outputs(frame, instr) if asks else ""
    return before + invoke(frame, instr, fn, frame.environment_for(callee), _given(instr))


def builtin(frame: Frame, instr: Instr) -> Part:
    """A function of the runtime; calls of graphics and the like vanish."""
    name = instr.payload.callee
    declaration = find(name)
    if declaration is not None and declaration.ignored:
        return _ignored(frame, instr, declaration.gives)
    before = ""
    text = payload_of(instr, BuiltinCall).text
    if text is not None:
        before = spelling("boxed").assign("m2c_call_text", c_string(text))
    return before + invoke(frame, instr, builtin_name(name), "NULL", _given(instr))


def _ignored(frame: Frame, instr: Instr, gives: float | None) -> Part:
    """What an ignored call gives where outputs are wanted: a number, or empty matrices."""
    spell = spelling("boxed")
    if instr.op == "builtinlist":
        name = frame.var(instr.target)
        value = frame.boxed(EMPTY if gives is None else Const(gives))
        wanted = f"{frame.index(instr.args[0])} > 0"
        one = spell.gather(name, [{"splat": False, "text": value}])
        return frame.start_list(instr.target) + spelling("control").branch(wanted, one, "")
    if not instr.payload.nargout:
        return ""
    value = "m2c_empty()" if gives is None else f"m2c_double({gives})"
    return joined(set_slot(frame.slot(t), value) for t in instr.targets)


def builtin_name(name: str) -> str:
    """The C function of a builtin, or what stands for one that is ignored."""
    declaration = find(name)
    if declaration is not None and declaration.refused:
        return "m2c_unavailable"
    if declaration is not None and not declaration.answers:
        return "m2c_unavailable_value"
    if declaration is not None and declaration.ignored:
        return "m2c_ignored" if declaration.gives is None else "m2c_ignored_object"
    return f"m2c_fn_{name.replace('.', '_')}"


def unknown(frame: Frame, instr: Instr) -> Part:
    line, column = instr.span.told if instr.span else (0, 0)
    call = f"m2c_undefined({c_string(instr.payload.callee)}, {line}, {column})"
    return frame.checked(call)


def callhandle(frame: Frame, instr: Instr) -> Part:
    subject, *rest = _given(instr)
    before = ignored_outputs(frame, instr)
    return before + invoke(frame, instr, "m2c_call_handle", frame.boxed(subject), rest)


def handle(frame: Frame, instr: Instr) -> Part:
    """@name"""
    name = instr.payload.callee
    wanted = payload_of(instr, HandleOf)
    kind = wanted.kind
    shown = c_string(instr.payload.name)
    captured = "0, NULL"
    if kind in ("user", "nested"):
        fn = frame.module.boxed_function(name)
        environment = frame.environment_for(name)
        if environment != "NULL":
            captured = f"1, {spelling('boxed').vector([environment]).strip()}"
    elif kind == "builtin":
        fn = builtin_name(name)
    elif kind == "method":
        fn = frame.module.dispatcher(name, wanted.otherwise, wanted.forms)
        if wanted.otherwise[0] == "user":
            frame.module.boxed_function(wanted.otherwise[1])
    elif kind == "class":
        fn = frame.module.maker(name)
    elif kind == "member":
        fn = frame.module.member(name)
    else:
        fn = "NULL"
    value = f"m2c_handle({fn}, {shown}, NULL, {captured})"
    return set_slot(frame.slot(instr.target), value)


def closure(frame: Frame, instr: Instr) -> Part:
    """An anonymous function with the values that it captures, and the environment where it calls a
    nested one."""
    callee = instr.payload.callee
    fn = frame.module.boxed_function(callee)
    text = c_string(frame.module.text_of(callee))
    args = arguments(frame, instr.args)
    environment = frame.environment_for(callee)
    if environment != "NULL":
        items = [*(frame.boxed(a) for a in instr.args), environment]
        args = Arguments(str(len(items)), spelling("boxed").vector(items).strip())
    value = f"m2c_handle({fn}, NULL, {text}, {args.count}, {args.vector})"
    made = args.before + set_slot(frame.slot(instr.target), value)
    names = frame.module.program.functions[callee].captures
    if not names or not frame.module.asks_workspaces:
        return made
    target = Name(frame.var(instr.target))
    return made + evaluate("m2c_name_captured", target, Text(",".join(names)))


def capture(frame: Frame, instr: Instr) -> Part:
    index = _position(instr)
    return copy_to_slot(frame.slot(instr.target), f"self->closure->captured[{index}]")


def captured(frame: Frame, instr: Instr) -> Part:
    """What a handle has captured."""
    return copy_to_slot(frame.slot(instr.target), captured_text(frame, instr))


def captured_text(frame: Frame, instr: Instr) -> str:
    """The C expression of a value that a handle has captured."""
    return f"{frame.boxed(instr.args[0])}->closure->captured[{payload_of(instr, Parameter).index}]"


def param(frame: Frame, instr: Instr) -> str:
    index = _position(instr)
    copy = copy_to_slot(frame.slot(instr.target), f"in[{index}]")
    return spelling("control").branch(f"nargin > {index}", str(copy), "")


def paramrest(frame: Frame, instr: Instr) -> Part:
    return set_slot(frame.slot(instr.target), f"m2c_rest({_position(instr)}, nargin, in)")


def _position(instr: Instr) -> int:
    return payload_of(instr, Parameter).index


def count(frame: Frame, instr: Instr) -> Part:
    return frame.assign_scalar(instr.target, instr.op)


def load(frame: Frame, instr: Instr) -> Part:
    """The value of a global or persistent variable."""
    value = f"m2c_global({frame.outside_slot(instr)})"
    return copy_to_slot(frame.slot(instr.target), value)


def store(frame: Frame, instr: Instr) -> Part:
    """Sets a global, persistent or shared variable."""
    return copy_to_slot(frame.outside_slot(instr), frame.boxed(instr.args[0]))


def is_unset(frame: Frame, instr: Instr) -> Part:
    return frame.assign_scalar(instr.target, f"{frame.outside_variable(instr)} == NULL")


def is_vacant(frame: Frame, instr: Instr) -> Part:
    return frame.assign_scalar(instr.target, f"m2c_is_vacant({frame.outside_variable(instr)})")


def isargout(frame: Frame, instr: Instr) -> Part:
    """Which outputs the caller wants; it says which it ignores (`~`) right before the call."""
    call = (
        f"m2c_isargout({frame.slot(instr.target)}, {frame.boxed(instr.args[0])}, nargout, ignored)"
    )
    return frame.checked(call)


EMITTERS.update(
    {
        "call": call,
        "calllist": call,
        "builtin": builtin,
        "builtinlist": builtin,
        "unknown": unknown,
        "callhandle": callhandle,
        "callhandlelist": callhandle,
        "handle": handle,
        "closure": closure,
        "capture": capture,
        "captured": captured,
        "param": param,
        "paramrest": paramrest,
        "nargin": count,
        "nargout": count,
        "loadglobal": load,
        "storeglobal": store,
        "loadpersistent": load,
        "storepersistent": store,
        "globalinit": is_unset,
        "persistentinit": is_unset,
        "store": store,
        "persistentempty": is_vacant,
        "globalempty": is_vacant,
        "isargout": isargout,
    }
)
