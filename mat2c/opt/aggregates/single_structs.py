"""Structs that inference knows to be single say so in the program.

    %2 = builtin 'x', %v {callee="struct"}       becomes   %1 = undef
                                                           %2 = setfield %1, %v {field="x"}
    %3 = fieldlist %2 {field="x"}                          %3 = getfield %2 {field="x"}
    %4 = call %3... {callee="f"}                           %4 = call %3 {callee="f"}
    %5 = builtin %2, 'y' {callee="isfield"}                %5 = copy false

Requires: SSA, types of a copy with the same numbers.  Keeps: cfg.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from mat2c.ir.core import Const, Function, Instr, Operand, Splat, Value
from mat2c.ir.payloads.payload import NOTHING
from mat2c.opt.aggregates.build_structs import in_braces, struct_of
from mat2c.types.lattice import Type

_QUESTIONS = frozenset(("isfield", "isstruct", "isstring", "isempty"))

Types = Mapping[int, Type]
"""What the values of a function are, by number."""


def types_of(function: Function) -> dict[int, Type]:
    """The types of a function that has been analysed; of no value that it doesn't reach."""
    return {
        value.number: value.type
        for instr in function.instrs()
        for value in instr.targets
        if value.type is not None
    }


def show_single(function: Function, known: Collection[Types]) -> None:
    """Rewrites a function; `known` are the types in each of its specialisations."""
    lists = {
        instr.target: instr
        for instr in function.instrs()
        if instr.op == "fieldlist" and _is_field(instr, known)
    }
    for value in _used_as_lists(function):
        lists.pop(value, None)
    for instr in lists.values():
        instr.op = "getfield"
    for block in function.blocks:
        instrs: list[Instr] = []
        for instr in block.instrs:
            instr.args = [_single(arg, lists) for arg in instr.args]
            made = _is_struct(instr, known)
            instrs += _fields_set(function, instr) if made else [instr]
            answer = _answer(instr, known)
            if answer is not None:
                instr.op, instr.args, instr.payload = "copy", [Const(answer, "logical")], NOTHING
        block.instrs = instrs


def _single(arg: Operand, lists: Collection[Value]) -> Operand:
    return arg.value if isinstance(arg, Splat) and arg.value in lists else arg


def _used_as_lists(function: Function) -> Iterator[Value]:
    """What is used other than among operands."""
    for instr in function.instrs():
        yield from (arg for arg in instr.args if isinstance(arg, Value))
    for block in function.blocks:
        if block.terminator is not None:
            yield from block.terminator.sources()


def _is_field(instr: Instr, known: Collection[Types]) -> bool:
    """True if it surely is one field of one struct."""
    name = instr.payload.field
    if len(instr.args) > 1 or name is None:
        return False
    return all(_has_field(t, name) for t in _types(instr.args[0], known))


def _has_field(t: Type | None, name: str) -> bool:
    return t is not None and t.cls == "struct" and t.is_scalar and t.field(name) is not None


def _is_struct(instr: Instr, known: Collection[Types]) -> bool:
    """True if it makes one struct of values that are no cells, or in braces."""
    if instr.op != "builtin" or instr.payload.callee != "struct" or len(instr.targets) != 1:
        return False
    names = [a.value if isinstance(a, Const) else None for a in instr.args[::2]]
    if len(instr.args) % 2 or not names or not all(isinstance(n, str) for n in names):
        return False
    if len(set(names)) < len(names) or any(isinstance(a, Splat) for a in instr.args):
        return False
    plain = [arg for arg in instr.args[1::2] if in_braces(arg) is None]
    values = [t for arg in plain for t in _types(arg, known)]
    return all(_has_fields(t, names) for t in _types(instr.target, known)) and all(
        t is not None and t.cls not in ("cell", "any", "") for t in values
    )


def _has_fields(t: Type | None, names: Sequence[object]) -> bool:
    if t is None or t.cls != "struct" or not t.is_scalar or t.fields is None:
        return False
    return [name for name, _ in t.fields] == list(names)


def _answer(instr: Instr, known: Collection[Types]) -> bool | None:
    """What a question about a struct always gives."""
    if instr.op != "builtin" or instr.payload.callee not in _QUESTIONS or not instr.args:
        return None
    if any(t is None or t.cls != "struct" for t in _types(instr.args[0], known)):
        return None
    found = {None if t is None else t.const for t in _types(instr.target, known)}
    answer = next(iter(found)) if len(found) == 1 else None
    return answer if isinstance(answer, bool) else None


def _types(operand: Operand, known: Iterable[Types]) -> Iterator[Type | None]:
    """What an operand is in each specialisation that reaches it."""
    if isinstance(operand, Value):
        for types in known:
            found = types.get(operand.number)
            if found is None or not found.is_bottom or found.maybe_undef:
                yield found


def _fields_set(function: Function, instr: Instr) -> list[Instr]:
    """The struct made field by field."""
    names = [str(a.value) for a in instr.args[::2] if isinstance(a, Const)]
    values = (in_braces(arg) or arg for arg in instr.args[1::2])
    fields = zip(names, values, strict=True)
    return struct_of(function, fields, instr.span, instr.target)
