"""Parts that a function doesn't use, or gives back as they came or as constants, don't pass through
its calls.

    %5, %6 = call %x, %y {spec=step#1}        becomes   %5 = call %x {spec=step#1}
    %7 = plus %5, %6  (step returns its %y)             %6 = copy %y

Requires: types of all functions, and that aggregates have become parts. Keeps: cfg, types. Breaks:
liveness.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TypeVar

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import CALLS, operand_places
from mat2c.infer.input_types import position
from mat2c.ir.core import Const, Function, Instr, Operand, Return, Value
from mat2c.ir.payloads.call_payloads import DirectCall, Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.ir.uses import uses_of
from mat2c.opt.aggregates.interfaces.returned_parts import returned_arguments
from mat2c.support.record import dataclass, replace

_T = TypeVar("_T")
_ROUNDS = 4  # what one function no longer needs, its callers may not need either


@dataclass(frozen=True, slots=True)
class Surplus:
    """The arguments that nobody reads, and of the results that are an argument, which it is; of
    constants, the constant."""

    inputs: frozenset[int]
    outputs: Mapping[int, int | Const]


def drop_unused(
    specs: Sequence[Specialisation],
    changed: Collection[Specialisation],
    clean: Callable[[Specialisation], None],
) -> None:
    """Drops arguments and results of the functions that have changed, where all calls are known;
    `clean` removes what that leaves over."""
    for _ in range(_ROUNDS):
        fixed = _called_otherwise(specs)
        inputs = {s: _inputs(s.function) for s in changed if s not in fixed}
        returned = returned_arguments(inputs)
        found = {s: _surplus(s, inputs[s], returned[s]) for s in inputs}
        surplus = {s: found[s] for s in found if found[s].inputs or found[s].outputs}
        if not surplus:
            return
        called = [spec for spec in specs if _drop_in_calls(spec, surplus)]
        for spec, gone in surplus.items():
            _drop(spec, gone)
        for spec in {*called, *surplus}:
            clean(spec)


def _called_otherwise(specs: Iterable[Specialisation]) -> set[Specialisation]:
    """The functions that are not only called directly."""
    return {
        callee
        for spec in specs
        for instr in spec.function.instrs()
        if isinstance(callee := instr.payload.spec, Specialisation) and instr.op not in CALLS
    }


def _inputs(function: Function) -> dict[Value, int]:
    """The arguments and their places, captured values first."""
    first = {"capture": 0, "param": len(function.captures)}
    return {i.target: first[i.op] + position(i) for i in function.instrs() if i.op in first}


def _surplus(
    spec: Specialisation, places: Mapping[Value, int], arguments: Mapping[int, int]
) -> Surplus:
    uses = uses_of(spec.function)
    read = {place for value, place in places.items() if value in uses}
    returned: Sequence[Operand] = ()
    terminator = spec.function.exit.terminator
    if isinstance(terminator, Return):
        returned = terminator.args[: len(spec.outputs)]
    given = len(spec.signature.args)
    outputs: dict[int, int | Const] = dict(arguments)
    outputs |= {k: a for k, a in enumerate(returned) if isinstance(a, Const)}
    return Surplus(frozenset(range(given)) - read, outputs)


def _drop_in_calls(spec: Specialisation, surplus: Mapping[Specialisation, Surplus]) -> bool:
    """Changes the calls in a function; results that are arguments become copies of these. Whether
    there were any."""
    flow, changed = spec.flow, False
    assert flow is not None
    for block in spec.function.blocks:
        instrs: list[Instr] = []
        for instr in block.instrs:
            instrs.append(instr)
            callee = instr.payload.spec
            if isinstance(callee, Specialisation) and callee in surplus:
                copies = _drop_in_call(instr, callee, surplus[callee])
                flow.block_of.update(dict.fromkeys(copies, block))
                instrs += copies
                changed = True
        block.instrs = instrs
    return changed


def _drop_in_call(call: Instr, callee: Specialisation, surplus: Surplus) -> list[Instr]:
    places = operand_places(call, callee)
    copies: list[Instr] = []
    for k, target in enumerate(call.targets):
        if k in surplus.outputs:
            known = surplus.outputs[k]
            source = known if isinstance(known, Const) else call.args[places[known]]
            target.definition = Instr("copy", [target], [source], call.span)
            copies.append(target.definition)
    gone = {places[k] for k in surplus.inputs}
    if call.op == "calldirect":
        direct = payload_of(call, DirectCall)
        own = direct.own - sum(at <= direct.own for at in gone)
        call.payload = replace(direct, own=own)
    call.args = _kept(call.args, gone)
    call.targets = _kept(call.targets, surplus.outputs)
    payload = payload_of(call, Invocation)
    call.payload = replace(payload, flat=True, nargout=payload.nargout - len(copies))
    return copies


def _drop(spec: Specialisation, surplus: Surplus) -> None:
    """Changes a function's own arguments and results."""
    function, signature = spec.function, spec.signature
    captured = len(function.captures)
    places = _inputs(function)
    for value, place in places.items():
        made = value.definition
        assert made is not None
        first = captured if made.op == "param" else 0
        made.payload = replace(
            payload_of(made, Parameter),
            index=position(made) - sum(first <= k < place for k in surplus.inputs),
        )
    wanted = max(signature.nargout - len(surplus.outputs), 0)
    spec.signature = replace(
        signature, args=tuple(_kept(signature.args, surplus.inputs)), nargout=wanted
    )
    names = _kept([*function.captures, *function.params], surplus.inputs)
    captured -= sum(k < captured for k in surplus.inputs)
    function.captures, function.params = names[:captured], names[captured:]
    function.outputs = _kept(function.outputs, surplus.outputs)
    spec.outputs = _kept(spec.outputs, surplus.outputs)
    if isinstance(function.exit.terminator, Return):
        function.exit.terminator.args = _kept(function.exit.terminator.args, surplus.outputs)


def _kept(items: Sequence[_T], gone: Collection[int]) -> list[_T]:
    return [item for k, item in enumerate(items) if k not in gone]
