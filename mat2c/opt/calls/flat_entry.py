"""A function that takes and gives 1x1 structs by their fields, for the entry of a library.

    function [s, u] = step(s, r)         function [s_x, s_n, u] = step_fields(s_x, s_n, r)
                                           s.x = s_x; s.n = s_n;
                                           [s, u] = step(s, r);
                                           s_x = s.x; s_n = s.n;

The structs then become variables as they do in any function that makes them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from mat2c.ir.builder import Builder
from mat2c.ir.core import Function, Instr, Operand, Program, Value
from mat2c.ir.payloads.access_payloads import FieldRead, FieldUpdate
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.variable_payloads import Output, Parameter
from mat2c.types.lattice import Type
from mat2c.types.struct_fields import Fields


def makes_structs(program: Program) -> bool:
    """True if a function of the program sets a field or calls `struct`."""
    return any(
        instr.op in ("setfield", "assignpath") or instr.payload.callee == "struct"
        for function in program.functions.values()
        for instr in function.instrs()
    )


def flat_types(types: Sequence[Type], given: Sequence[Fields | None]) -> list[Type]:
    """The types of the inputs that the fields of structs become."""
    return [part for t, fields in zip(types, given, strict=True) for part in _parts(t, fields)]


def _parts(t: Type, fields: Fields | None) -> Iterator[Type]:
    if fields is None:
        yield t
        return
    for name, inner in fields:
        part = t.field(name)
        assert part is not None
        yield from _parts(part, inner)


def flat_entry(
    function: Function,
    inputs: Sequence[Fields | None],
    outputs: Sequence[Fields | None],
    taken: Collection[str],
) -> Function:
    """The function that calls `function`; its name is none of those taken."""
    name = f"{function.name}_fields"
    while name in taken:
        name += "_"
    made = Function(name, [], [], function.span)
    builder = Builder(made)
    arguments = _arguments(builder, function, inputs)
    targets = [made.fresh() for _ in function.outputs]
    called = Call(function.name, nargout=len(targets))
    builder.append(Instr("call", targets, arguments, function.span, called))
    results = list[Operand]()
    for k, (target, wish) in enumerate(zip(targets, function.outputs, strict=True)):
        output = Output(k + 1, function.name)
        value = builder.emit("checkout", target, span=function.span, payload=output)
        results += _read(builder, value, wish, outputs[k])
    builder.jump(made.exit)
    builder.start(made.exit)
    builder.leave(results)
    return builder.finish()


def _arguments(
    builder: Builder, function: Function, inputs: Sequence[Fields | None]
) -> list[Operand]:
    """The inputs of the function, made of the parameters."""
    return [
        _made(builder, wish, fields)
        for wish, fields in zip(function.params, inputs, strict=False)  # some may not be given
    ]


def _made(builder: Builder, wish: str, fields: Fields | None) -> Value:
    made = builder.function
    if fields is None:
        made.params.append(wish)
        parameter = made.fresh(wish)
        value = builder.emit("param", span=made.span, payload=Parameter(len(made.params) - 1))
        builder.assign(parameter, value, made.span)
        return parameter
    variable = made.fresh(wish)
    for name, inner in fields:
        value = _made(builder, f"{wish}_{name}", inner)
        payload = FieldUpdate(name, wish)
        builder.define(variable, "setfield", variable, value, span=made.span, payload=payload)
    return variable


def _read(builder: Builder, value: Value, wish: str, fields: Fields | None) -> list[Operand]:
    """The values that an output is given by."""
    if fields is None:
        builder.function.outputs.append(wish)
        return [value]
    found = list[Operand]()
    for name, inner in fields:
        read = FieldRead(name, "assign")
        part = builder.emit("getfield", value, span=builder.function.span, payload=read)
        found += _read(builder, part, f"{wish}_{name}", inner)
    return found
