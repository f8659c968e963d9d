"""The tables of a program's classes, and the operations on them."""

from __future__ import annotations

from collections.abc import Collection

from mat2c import builtins
from mat2c.codegen.boxed.boxed_calls import builtin_name, invoke
from mat2c.codegen.boxed.boxed_operations import EMITTERS
from mat2c.codegen.c_frame import Frame
from mat2c.codegen.file_context import ModuleContext
from mat2c.ir.class_rows import ClassRow, MethodRow, PropertyRow
from mat2c.ir.core import Instr
from mat2c.ir.payloads.call_payloads import ClassMember, Dispatch
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_stmt import Part
from mat2c.support.templates import c_string, spelling

_ACCESS = {"public": "M2C_PUBLIC", "protected": "M2C_PROTECTED", "private": "M2C_PRIVATE"}


def dispatch(frame: Frame, instr: Instr) -> Part:
    """A call of the method that an argument has, or of a function."""
    name = dispatcher(frame.module, instr)
    operands = instr.args[1:] if instr.op == "dispatchlist" else instr.args
    return invoke(frame, instr, name, "NULL", operands)


def dispatcher(module: ModuleContext, instr: Instr) -> str:
    """The C function that looks for a method."""
    called = payload_of(instr, Dispatch)
    fallback = (called.kind, called.otherwise)
    otherwise(module, *fallback)  # so that it is written
    return module.dispatcher(called.callee, fallback, called.forms)


def newobject(frame: Frame, instr: Instr) -> Part:
    cls = frame.module.class_table(payload_of(instr, ClassMember).of)
    call = f"m2c_new_instance({frame.slot(instr.target)}, &{cls})"
    return frame.checked(call)


def classmember(frame: Frame, instr: Instr) -> Part:
    asked = payload_of(instr, ClassMember)
    cls, member = frame.module.class_table(asked.of), c_string(asked.member)
    call = f"m2c_class_member({frame.slot(instr.target)}, &{cls}, {member})"
    return frame.checked(call)


def enter(frame: Frame) -> str:
    """Notes for whom the function at hand works."""
    if not frame.module.program.classes:
        return ""
    within = frame.function.within
    cls = f"&{frame.module.class_table(within)}" if within else "NULL"
    return f"const m2c_scope outer_scope = m2c_enter_class({cls}, {frame.cname});\n"


def leave(frame: Frame) -> str:
    if not frame.module.program.classes:
        return ""
    return spelling("control").statement("m2c_leave_class(outer_scope)")


def otherwise(module: ModuleContext, kind: str, callee: str) -> str:
    """The function that is called where no argument has a method."""
    if kind == "user":
        return module.boxed_function(callee)
    if kind == "builtin":
        return builtin_name(callee)
    return module.maker(callee) if kind == "class" else "NULL"


def ask_for_all(module: ModuleContext) -> None:
    """Has every function written that the tables name."""
    for row in module.program.classes:
        for callee in sorted(row.functions()):
            module.boxed_function(callee)


def tables(module: ModuleContext) -> str:
    """C text of the tables, which stands in front of the functions."""
    rows = [_class(module, row) for row in module.program.classes]
    if not rows and not module.dispatchers:
        return ""
    dispatchers = [
        (cname, c_string(name), otherwise(module, *fallback), c_string(texts) if texts else "")
        for (name, fallback, texts), cname in module.dispatchers.items()
    ]
    makers = [(cname, module.class_table(name)) for name, cname in module.makers.items()]
    parts = [(cname, *name.rpartition(".")) for name, cname in module.members.items()]
    members = [(cname, module.class_table(of), c_string(name)) for cname, of, _, name in parts]
    return spelling("classes").tables(rows, dispatchers, makers, members)


def _made(module: ModuleContext) -> list[ClassRow]:
    return [row for row in module.program.classes if "old" not in row.flags]


def named(module: ModuleContext, own: Collection[str]) -> dict[str, str]:
    """What classes give a program by name, where it has functions of its `own`, too."""
    found = {row.name: module.maker(row.name) for row in _made(module)}
    for row in module.program.classes:
        for method in row.methods:
            if method.name not in found:
                found[method.name] = module.dispatcher(method.name, _named(method.name, own))
    return found


def _named(name: str, own: Collection[str]) -> tuple[str, str]:
    """What a name means where no argument has a method of that name."""
    if name in own:
        return "user", name
    return ("builtin", name) if name in builtins.boxed_names() else ("unknown", name)


def _class(module: ModuleContext, row: ClassRow) -> dict[str, object]:
    return {
        "cname": module.class_table(row.name),
        "name": row.name,
        "flags": _flags(row.flags),
        "parents": [module.class_table(parent) for parent in row.parents],
        "constructor": module.boxed_function(row.constructor) if row.constructor else "NULL",
        "properties": [_property(module, known) for known in row.properties],
        "methods": [_method(module, method) for method in row.methods],
        "members": [(name, module.boxed_function(callee)) for name, callee in row.members],
        "events": row.events,
        "mixins": row.mixins,
        "making": ", ".join(_access(row.making)),
    }


def _property(module: ModuleContext, row: PropertyRow) -> list[str]:
    functions = (row.initial, row.getter, row.setter)
    return [
        c_string(row.name),
        f"&{module.class_table(row.owner)}",
        *(module.boxed_function(callee) if callee else "NULL" for callee in functions),
        "{" + ", ".join(_access(row.read)) + "}",
        "{" + ", ".join(_access(row.write)) + "}",
        _flags(row.flags),
        str(row.place),
    ]


def _method(module: ModuleContext, row: MethodRow) -> list[str]:
    return [
        c_string(row.name),
        f"&{module.class_table(row.owner)}",
        module.boxed_function(row.callee) if row.callee else "NULL",
        "{" + ", ".join(_access(row.access)) + "}",
        _flags(row.flags),
    ]


def _access(access: str) -> tuple[str, str]:
    """Who may, and the names of the classes where these are listed."""
    if access.startswith("?"):
        return "M2C_LISTED", c_string(access[1:])
    return _ACCESS[access], "NULL"


def _flags(words: tuple[str, ...]) -> str:
    return " | ".join(f"M2C_IS_{word.upper()}" for word in words) or "0"


EMITTERS.update(
    {
        "dispatch": dispatch,
        "dispatchlist": dispatch,
        "newobject": newobject,
        "classmember": classmember,
    }
)
