"""What calls of the runtime are given: arguments as C arrays, and what an instruction tells of its
operands and results."""

from __future__ import annotations

from collections.abc import Collection

from mat2c.codegen.c_frame import Frame
from mat2c.ir.core import Instr, Operand, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall, Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import CellRow
from mat2c.support.record import dataclass
from mat2c.support.templates import c_string, spelling


@dataclass(frozen=True, slots=True)
class Arguments:
    """An argument list in C; `before` builds it where it isn't fixed."""

    count: str
    vector: str
    before: str = ""


def arguments(
    frame: Frame, operands: list[Operand], nulls: Collection[int] = (), texts: int = 0
) -> Arguments:
    """The operands as a C array, as the comma list that they are, or through a scratch list where
    one is spread among others. `nulls` are the places of empties that are kept as written; from
    place `texts` on, from 1, strings are texts."""
    if not texts and len(operands) == 1 and isinstance(only := operands[0], Splat):
        name = frame.var(only.value)
        return Arguments(f"{name}.n", f"{name}.v")
    if not texts and not any(isinstance(a, Splat) for a in operands):
        items = [frame.written(a) if k in nulls else frame.boxed(a) for k, a in enumerate(operands)]
        return Arguments(str(len(items)), spelling("boxed").vector(items).rstrip("\n"))
    name, empty = frame.scratch_list()
    steps = [
        {"splat": True, "text": frame.var(a.value)}
        if isinstance(a, Splat)
        else {"splat": False, "text": frame.boxed(a)}
        for a in operands
    ]
    before = empty + spelling("boxed").gather(name, steps)
    if texts:
        before += spelling("control").statement(f"m2c_list_texts(&{name}, {texts - 1})")
    return Arguments(f"{name}.n", f"{name}.v", before)


def name_argument(instr: Instr) -> str:
    name = instr.payload.name
    return c_string(name) if name else "NULL"


def field_argument(instr: Instr) -> str:
    """The name of the field that an instruction reads or sets, as a C string."""
    return c_string(instr.payload.field or "")


def likely_slot(frame: Frame, instr: Instr, assigned: bool = False) -> tuple[str, int] | None:
    """Where the field that an instruction names most likely is in an object."""
    return frame.module.likely_slot(frame.function, instr.payload.field or "", assigned)


def nulls_of(instr: Instr) -> tuple[int, ...]:
    """The operands that are written as `[]` or ''."""
    payload = instr.payload
    return payload.nulls if isinstance(payload, (BuiltinCall, CellRow)) else ()


def asks_one(instr: Instr) -> bool:
    """True if one result is asked for that must be there. What is no handle always gives one."""
    wanted = instr.payload.nargout
    if instr.op == "subsref" and not wanted:
        base = instr.args[0]
        known = base.type if isinstance(base, Value) else None
        wanted = int(known is not None and known.cls not in ("", "any", "function_handle"))
    return len(instr.targets) == 1 and wanted == 1 and not instr.payload.optional


def ignored_outputs(frame: Frame, instr: Instr) -> str:
    """Tells a callee that uses `isargout` which outputs are `~`. What an anonymous function calls
    is told what that one was."""
    if not frame.module.asking_outputs:
        return ""
    ignored = payload_of(instr, Invocation).ignored
    mask = sum(1 << (k - 1) for k in ignored if k <= 32)
    return spelling("boxed").assign("m2c_ignored_outputs", f"{mask}u")


def operand_form(instr: Instr) -> str:
    """What is subscripted further must be one value. Another operand that is none is refused by the
    operation; where inference knows the class, the first of several is taken."""
    use = instr.payload.use
    if use:
        return {"index": "_only", "update": "_updated"}.get(use, "")
    return "_operand" if instr.target.type is None or instr.target.type.is_any else ""
