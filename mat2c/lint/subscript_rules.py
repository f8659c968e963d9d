"""Subscripts and fields that surely fail."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c import builtins
from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.indexing import Subscript
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.lint.finding import Found, class_name, size
from mat2c.support import codes
from mat2c.types import subscripts as extents
from mat2c.types.lattice import ARITHMETIC, Type
from mat2c.types.shape import Dim

_INDEXED = ARITHMETIC | {"cell", "struct"}


def _read(flow: Flow, instr: Instr) -> Found | None:
    """x(…) and c{…}."""
    base = flow.type_of(instr.args[0])
    if base.cls not in _INDEXED:
        return None
    braces = instr.op in ("cellref", "celllist")
    if braces and base.cls != "cell":
        return Found("wrong-class", f"a {class_name(base)} can't be indexed with {{}}")
    subs = subscripts_of(flow, instr, instr.args[1:])
    name = str(instr.payload.name or "index ")
    if subs is None or not subs:
        return None
    first = _from_zero(flow, instr, name)
    return _wrong(subs, name) or first or _beyond(flow, base, subs, name, braces)


def _wrong(subs: Sequence[Subscript], name: str) -> Found | None:
    for k, sub in enumerate(subs):
        bad = _bad(sub)
        if bad is not None:
            where = _place(name, k, len(subs), bad)
            advice = "; the first element has subscript 1" * (bad == "0")
            return Found("bad-subscript", f"{where}: subscripts are positive integers{advice}")
    return None


def _bad(sub: Subscript) -> str | None:
    """A subscript that is no positive integer, as it is written."""
    known = sub.type
    if sub.colon or known.cls not in ARITHMETIC or known.cls in ("logical", "char"):
        return None
    values = known.const if isinstance(known.const, tuple) else (known.const,)
    for value in values:
        if isinstance(value, complex):
            return "complex"
        if isinstance(value, (int, float)) and (value != value or value < 1 or value % 1 != 0):
            return f"{value:g}"
    return None


def _from_zero(flow: Flow, instr: Instr, name: str) -> Found | None:
    """A loop's variable that begins below 1, as a subscript in every iteration."""
    subs = instr.args[1:]
    for k, sub in enumerate(subs):
        made = sub.definition if isinstance(sub, Value) else None
        start = made.args[0] if made is not None and made.op == "forvalue" else None
        if (
            made is None
            or not isinstance(start, Const)
            or not isinstance(start.value, (int, float))
        ):
            continue
        counter = made.args[2].definition if isinstance(made.args[2], Value) else None
        loop = flow.block_of[counter].loop if counter is not None else None
        if loop is None or start.value >= 1 or loop.latch not in flow.reached:
            continue
        if flow.engine.dominators_of(flow.function).dominates(flow.block_of[instr], loop.latch):
            where = _place(name, k, len(subs), f"{start.value:g}")
            message = f"{where} in the first iteration: subscripts are positive integers"
            return Found("bad-subscript", message)
    return None


def _beyond(
    flow: Flow, base: Type, subs: Sequence[Subscript], name: str, braces: bool
) -> Found | None:
    if base.shape is None:
        return None
    for k, sub in enumerate(subs):
        least, extent = _least_greatest(sub), extents.colon_extent(base.shape, k, len(subs))
        if least is None or extent is None or not extent.high < least:
            continue
        where = _place(name, k, len(subs), f"{least:g}")
        bound = f" {extent.value}" if extent.is_const else ""
        message = f"{where}: out of bound{bound} (dimensions are {size(base.shape)})"
        if not braces and name.isidentifier() and _is_function(flow, name):
            message = f"'{name}' is a variable here and hides the function; {message}"
            return Found("shadowed-function", message)
        return Found("out-of-bound", message)
    return None


def _is_function(flow: Flow, name: str) -> bool:
    return builtins.find(name) is not None or name in flow.engine.program.named


def _least_greatest(sub: Subscript) -> float | None:
    """What the greatest of the subscripts is at least."""
    known = sub.type
    if sub.colon or sub.is_mask or known.cls not in ARITHMETIC or known.is_complex is not False:
        return None
    if sub.run is not None:
        return float(sub.run[1]) if sub.run[0] <= sub.run[1] else None
    values = known.const if isinstance(known.const, tuple) else (known.const,)
    numbers = [float(v) for v in values if isinstance(v, (int, float))]
    return max(numbers) if numbers and len(numbers) == len(values) else None


def _place(name: str, position: int, count: int, value: str) -> str:
    """a(_,4)"""
    parts = ["_"] * count
    parts[position] = value
    return f"{name}({','.join(parts)})"


def _assigned(flow: Flow, instr: Instr) -> Found | None:
    """x(…) = r."""
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    subs = subscripts_of(flow, instr, instr.args[2:])
    if subs is None or base.cls not in (*ARITHMETIC, "cell", "struct", ""):
        return None
    wrong = _wrong(subs, str(instr.payload.name or "index "))
    if wrong is not None or instr.op != "subsasgn":
        return wrong
    counts = [_count(base, sub, k, len(subs)) for k, sub in enumerate(subs)]
    given = rhs.static_numel
    if rhs.cls not in ARITHMETIC or given in (None, 1) or None in counts:
        return None
    room = 1
    for count in counts:
        room *= count or 0
    if room == given:
        return None
    places = "x".join(map(str, counts if len(counts) > 1 else (1, *counts)))
    message = f"=: nonconformant arguments (op1 is {places}, op2 is {size(rhs.shape)})"
    return Found("nonconformant", message)


def _count(base: Type, sub: Subscript, k: int, count: int) -> int | None:
    """How many elements a subscript selects, where that is a number; the colon of what may be
    empty takes as many as there are."""
    if sub.is_mask:
        return None
    if not sub.colon:
        return _number(sub.count(None))
    if base.cls == "" or base.maybe_undef or not base.static_numel:
        return None
    return _number(extents.colon_extent(base.shape, k, count))


def _number(dim: Dim) -> int | None:
    return dim.value if dim is not None and dim.is_const else None


def _field(flow: Flow, instr: Instr) -> Found | None:
    """s.name, read."""
    name, base = instr.payload.field, flow.type_of(instr.args[0])
    if not isinstance(name, str) or len(instr.args) > 1:
        return None
    if base.cls in ARITHMETIC or base.cls == "cell":
        return Found("wrong-class", f"a {class_name(base)} has no field '{name}'")
    if base.cls != "struct" or base.fields is None or not base.static_numel:
        return None
    names = [field for field, _ in base.fields]
    if name in names:
        return None
    near = codes.closest(name, names)
    hint = f"; did you mean '{near}'?" if near else ""
    if not near and 0 < len(names) <= _FEW:
        hint = f"; its fields are {', '.join(names)}"
    return Found("unknown-field", f"the struct has no field '{name}'{hint}")


_FEW = 6


def _field_set(flow: Flow, instr: Instr) -> Found | None:
    """s.name = r."""
    name, base = instr.payload.field, _base(flow, instr.args)
    if isinstance(name, str) and base.cls in ARITHMETIC and base.static_numel:
        return Found("wrong-class", f"a {class_name(base)} can't be given a field '{name}'")
    return None


def _base(flow: Flow, args: Sequence[Operand]) -> Type:
    return flow.type_of(args[0])


RULES = {
    "subsref": _read,
    "cellref": _read,
    "celllist": _read,
    "subsasgn": _assigned,
    "cellasgn": _assigned,
    "getfield": _field,
    "fieldlist": _field,
    "setfield": _field_set,
}
