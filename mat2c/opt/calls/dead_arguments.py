"""Fields that a function doesn't use, or returns as they came, don't pass through its calls.

    %5, %6 = call %x, %y {callee="step"}            becomes   %5 = call %x {callee="step"}
    %7 = plus %5, %6  (where step returns its %y)             %6 = copy %y

Requires: SSA, and that all calls are direct ones in the functions that change.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TypeVar

from mat2c.infer.input_types import position
from mat2c.ir.core import Function, Instr, Return, Value
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.opt.calls.promote_arguments import Plan, Record
from mat2c.support.record import dataclass, replace

_T = TypeVar("_T")
_ROUNDS = 3  # what one function no longer needs, its callers may not need either


@dataclass(frozen=True, slots=True)
class _Places:
    """Numbers of inputs and outputs."""

    inputs: frozenset[int]
    outputs: frozenset[int]

    def without(self, gone: _Surplus) -> _Places:
        return _Places(
            _renumbered(self.inputs, gone.inputs), _renumbered(self.outputs, gone.outputs)
        )


@dataclass(frozen=True, slots=True)
class _Surplus:
    """The inputs that nobody reads, and of the outputs that are an input, which it is."""

    inputs: frozenset[int]
    outputs: Mapping[int, int]


def drop_surplus(
    functions: Mapping[str, Function], plan: Plan, finish: Callable[[Function], None]
) -> None:
    """Drops such inputs and outputs of what the plan has added; `finish` removes what that leaves
    over."""
    added = {
        name: _Places(_added(passing.inputs), _added(passing.outputs))
        for name, passing in plan.items()
    }
    for _ in range(_ROUNDS):
        found = {name: _find(functions[name], places) for name, places in added.items()}
        surplus = {name: s for name, s in found.items() if s.inputs or s.outputs}
        if not surplus:
            return
        for name, function in functions.items():
            called = _drop_in_calls(function, surplus)
            if name in surplus:
                _drop(function, surplus[name])
                added[name] = added[name].without(surplus[name])
            if called or name in surplus:
                finish(function)


def _added(records: Mapping[int, Record]) -> frozenset[int]:
    """The places of the fields."""
    found: set[int] = set()
    shift = 0
    for k, record in sorted(records.items()):
        found |= set(range(k + shift, k + shift + len(record)))
        shift += len(record) - 1
    return frozenset(found)


def _find(function: Function, places: _Places) -> _Surplus:
    params = {i.target: position(i) for i in function.instrs() if i.op == "param"}
    terminator = function.exit.terminator
    assert isinstance(terminator, Return)
    outputs = {
        k: params[arg]
        for k, arg in enumerate(terminator.args)
        if k in places.outputs and isinstance(arg, Value) and params.get(arg) in places.inputs
    }
    return _Surplus(places.inputs - set(params.values()), outputs)


def _drop(function: Function, surplus: _Surplus) -> None:
    """Changes a function's own inputs and outputs."""
    terminator = function.exit.terminator
    assert isinstance(terminator, Return)
    function.params = _kept(function.params, surplus.inputs)
    function.outputs = _kept(function.outputs, surplus.outputs)
    terminator.args = _kept(terminator.args, surplus.outputs)
    for instr in function.instrs():
        if instr.op == "param":
            (index,) = _renumbered([position(instr)], surplus.inputs)
            instr.payload = replace(payload_of(instr, Parameter), index=index)


def _drop_in_calls(function: Function, surplus: Mapping[str, _Surplus]) -> bool:
    """Changes calls; whether there are any."""
    changed = False
    for block in function.blocks:
        instrs: list[Instr] = []
        for instr in block.instrs:
            instrs.append(instr)
            if instr.op == "call" and instr.payload.callee in surplus:
                instrs += _drop_in_call(instr, surplus[instr.payload.callee])
                changed = True
        block.instrs = instrs
    return changed


def _drop_in_call(call: Instr, surplus: _Surplus) -> list[Instr]:
    """Changes one; copies of the arguments that it no longer returns."""
    copies: list[Instr] = []
    for k, target in enumerate(call.targets):
        if k in surplus.outputs:
            target.definition = Instr("copy", [target], [call.args[surplus.outputs[k]]], call.span)
            copies.append(target.definition)
    payload = payload_of(call, Call)
    call.payload = replace(payload, nargout=payload.nargout - len(copies))
    call.args = _kept(call.args, surplus.inputs)
    call.targets = _kept(call.targets, surplus.outputs)
    return copies


def _kept(items: list[_T], gone: Collection[int]) -> list[_T]:
    return [item for k, item in enumerate(items) if k not in gone]


def _renumbered(places: Collection[int], gone: Collection[int]) -> frozenset[int]:
    """Where places are when others are gone."""
    return frozenset(p - sum(g < p for g in gone) for p in places if p not in gone)
