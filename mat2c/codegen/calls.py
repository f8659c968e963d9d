"""Calls of user functions, builtins and handles; globals and persistent variables."""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.codegen.boxed import EMITTERS, Arguments, arguments
from mat2c.codegen.frame import Frame
from mat2c.codegen.spell import c_string, spelling
from mat2c.ir.core import Instr, Value


def _invoke(frame: Frame, instr: Instr, fn: str, subject: str, args: Arguments) -> str:
    """A call of an m2c_function, or of a runtime entry with the same tail of arguments."""
    nargout = int(instr.attrs.get("nargout", 1))
    spell = spelling("boxed")
    if instr.op.endswith("list"):
        count = max(nargout, 1)
        call = f"{fn}({subject}, {nargout}, results, {args.count}, {args.vector})"
        return args.before + spell.call_list(call, count, frame.var(instr.target), frame.fail())
    if len(instr.targets) <= 1:
        slot = frame.slot(instr.target) if instr.targets else f"&{frame.discard()}"
        if subject == "NULL":
            return args.before + spell.call_one(fn, subject, min(nargout, 1), slot, args, frame.fail())
    slots = [frame.slot(t) for t in instr.targets] or [f"&{frame.discard()}"]
    call = f"{fn}({subject}, {nargout}, results, {args.count}, {args.vector})"
    return args.before + spell.call_many(call, max(nargout, 1), slots, frame.fail())


def call(frame: Frame, instr: Instr) -> str:
    """A user function in its boxed form."""
    fn = frame.module.boxed_function(instr.attrs["callee"])
    return _invoke(frame, instr, fn, "NULL", arguments(frame, instr.args))


def builtin(frame: Frame, instr: Instr) -> str:
    """A function of the runtime; graphics calls vanish."""
    name: str = instr.attrs["callee"]
    declaration = find(name)
    if declaration is not None and declaration.ignored:
        slots = [spelling("boxed").set(frame.slot(t), "m2c_empty()") for t in instr.targets]
        return "".join(slots) if int(instr.attrs.get("nargout", 1)) else ""
    frame.module.use_builtin(name)
    return _invoke(frame, instr, f"m2c_fn_{name}", "NULL", arguments(frame, instr.args))


def unknown(frame: Frame, instr: Instr) -> str:
    call = f"m2c_undefined({c_string(instr.attrs['callee'])})"
    return spelling("boxed").checked(call, frame.fail())


def callhandle(frame: Frame, instr: Instr) -> str:
    handle = frame.boxed(instr.args[0])
    args = arguments(frame, instr.args[1:])
    return _invoke(frame, instr, "m2c_call_handle", handle, args)


def handle(frame: Frame, instr: Instr) -> str:
    """@name"""
    name: str = instr.attrs["callee"]
    kind = instr.attrs.get("kind", "builtin")
    shown = c_string(instr.attrs.get("name", name))
    if kind == "user":
        fn = frame.module.boxed_function(name)
    elif kind == "builtin":
        frame.module.use_builtin(name)
        fn = f"m2c_fn_{name}"
    else:
        fn = "NULL"
    value = f"m2c_handle({fn}, {shown}, NULL, 0, NULL)"
    return spelling("boxed").set(frame.slot(instr.target), value)


def closure(frame: Frame, instr: Instr) -> str:
    callee: str = instr.attrs["callee"]
    fn = frame.module.boxed_function(callee)
    text = c_string(frame.module.text_of(callee))
    args = arguments(frame, instr.args)
    value = f"m2c_handle({fn}, NULL, {text}, {args.count}, {args.vector})"
    return args.before + spelling("boxed").set(frame.slot(instr.target), value)


def capture(frame: Frame, instr: Instr) -> str:
    k = instr.args[0].value if instr.args else instr.attrs["index"]  # type: ignore[union-attr]
    index = int(k)  # type: ignore[arg-type]
    return spelling("boxed").copy(frame.slot(instr.target), f"self->closure->captured[{index}]")


def param(frame: Frame, instr: Instr) -> str:
    index = _position(instr)
    copy = spelling("boxed").copy(frame.slot(instr.target), f"in[{index}]")
    return spelling("control").branch(f"nargin > {index}", copy, "")


def paramrest(frame: Frame, instr: Instr) -> str:
    return spelling("boxed").set(frame.slot(instr.target), f"m2c_rest({_position(instr)}, nargin, in)")


def _position(instr: Instr) -> int:
    if "index" in instr.attrs:
        return int(instr.attrs["index"])
    return int(instr.args[0].value)  # type: ignore[union-attr, arg-type]


def count(frame: Frame, instr: Instr) -> str:
    return frame.assign_scalar(instr.target, instr.op)


def loadglobal(frame: Frame, instr: Instr) -> str:
    variable = frame.module.global_variable(instr.attrs["name"])
    return spelling("boxed").copy(frame.slot(instr.target), f"m2c_global(&{variable})")


def storeglobal(frame: Frame, instr: Instr) -> str:
    variable = frame.module.global_variable(instr.attrs["name"])
    return spelling("boxed").copy(f"&{variable}", frame.boxed(instr.args[0]))


def loadpersistent(frame: Frame, instr: Instr) -> str:
    variable = frame.module.persistent_variable(frame.function.name, instr.attrs["slot"])
    return spelling("boxed").copy(frame.slot(instr.target), f"m2c_global(&{variable})")


def storepersistent(frame: Frame, instr: Instr) -> str:
    variable = frame.module.persistent_variable(frame.function.name, instr.attrs["slot"])
    return spelling("boxed").copy(f"&{variable}", frame.boxed(instr.args[0]))


def persistentinit(frame: Frame, instr: Instr) -> str:
    variable = frame.module.persistent_variable(frame.function.name, instr.attrs["slot"])
    return frame.assign_scalar(instr.target, f"{variable} == NULL")


def load(frame: Frame, instr: Instr) -> str:
    cell = instr.args[0]
    assert isinstance(cell, Value)
    return spelling("boxed").copy(frame.slot(instr.target), f"m2c_shared_get({frame.boxed(cell)})")


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
        "param": param,
        "paramrest": paramrest,
        "nargin": count,
        "nargout": count,
        "loadglobal": loadglobal,
        "storeglobal": storeglobal,
        "loadpersistent": loadpersistent,
        "storepersistent": storepersistent,
        "persistentinit": persistentinit,
    }
)
