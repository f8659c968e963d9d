"""Structs pass through calls as their fields: the rewriting of functions and calls.

    %p.2 = call %p.1, 0.1 {callee="step"}      becomes    %3 = getfield %p.1 {field="x"}
                                                          %4 = call %3, 0.1 {callee="step"}
                                                          %5 = undef
                                                          %p.2 = setfield %5, %4 {field="x"}

and `func @step(p, h) -> (p)` becomes `func @step(p_x, h) -> (p_x)`, which puts p together where it
begins and takes it apart where it returns. `split_structs` then has the fields as variables on both
sides. `struct_arguments` decides where this is done.

Requires: SSA.  Keeps: cfg.  Breaks: liveness; leaves copies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from mat2c.infer.input_types import position
from mat2c.ir.core import Block, Const, Function, Instr, Operand, Return, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import FieldRead
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import NOTHING, Payload, payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.ir.ssa.definite_assignment import maybe_undefined
from mat2c.opt.aggregates.build_structs import field_variable, struct_of
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field, replace

Place = tuple[str, Literal["in", "out"], int]
"""A function, and which of its inputs or outputs."""


@dataclass(frozen=True, slots=True)
class Record:
    """The fields of a struct, in order; of those that are structs, their fields."""

    fields: tuple[tuple[str, Record | None], ...]

    def leaves(self) -> Iterator[str]:
        """The names of the fields that hold no record, as of variables."""
        for name, inner in self.fields:
            if inner is None:
                yield name
            else:
                yield from (f"{name}_{rest}" for rest in inner.leaves())

    def __len__(self) -> int:
        return sum(1 for _ in self.leaves())


@dataclass(slots=True)
class Passing:
    """How the calls of one function pass structs. `nargin` and `nargout` are those of all calls,
    before; None where they differ."""

    inputs: dict[int, Record] = field(default_factory=dict)
    outputs: dict[int, Record] = field(default_factory=dict)
    nargin: int | None = None
    nargout: int | None = None


Plan = Mapping[str, Passing]


def spread(function: Function, plan: Plan) -> dict[Instr, Place]:
    """Rewrites a function and the calls in it; the new operations on structs, and for what each
    is there."""
    return _Rewriter(function, plan).run()


class _Rewriter:
    """Rewrites one function."""

    def __init__(self, function: Function, plan: Plan) -> None:
        self.function = function
        self.plan = plan
        self.own = plan.get(function.name, Passing())
        self.made: dict[Instr, Place] = {}
        self._whole: set[Operand] = set()  # structs that were put together
        self._names: dict[Operand, str] = {
            instr.args[0]: instr.target.name
            for instr in function.instrs()
            if instr.op == "checkout"
        }
        self._out: list[Instr] = []
        self._at: Place = ("", "in", 0)

    def run(self) -> dict[Instr, Place]:
        for block in self.function.blocks:
            self._out = []
            for instr in block.instrs:
                self._instr(instr)
            if isinstance(block.terminator, Return):
                self._return(block, block.terminator)
            block.instrs = self._out
        function, inputs, outputs = self.function, self.own.inputs, self.own.outputs
        function.params = _spread_names(function.params, inputs)
        function.outputs = _spread_names(function.outputs, outputs)
        self._drop_checks()
        return self.made

    def _instr(self, instr: Instr) -> None:
        if instr.op == "param":
            self._param(instr)
        elif instr.op in ("nargin", "nargout") and (self.own.inputs or self.own.outputs):
            count = self.own.nargin if instr.op == "nargin" else self.own.nargout
            assert count is not None
            instr.op, instr.args = "copy", [Const(float(count))]
            self._out.append(instr)
        elif instr.op == "call" and instr.payload.callee in self.plan:
            self._call(instr, self.plan[instr.payload.callee])
        else:
            self._out.append(instr)

    def _param(self, instr: Instr) -> None:
        k = position(instr)
        first = k + sum(len(record) - 1 for i, record in self.own.inputs.items() if i < k)
        record = self.own.inputs.get(k)
        if record is None:
            instr.payload = replace(payload_of(instr, Parameter), index=first)
            self._out.append(instr)
            return
        self._at = (self.function.name, "in", k)
        values: list[Operand] = []
        for i, leaf in enumerate(record.leaves(), first):
            name = field_variable(instr.target.name, leaf)
            values.append(self._emit("param", [], instr.span, name, payload=Parameter(i)))
        self._together(instr.target, record, iter(values), instr.span)

    def _return(self, block: Block, terminator: Return) -> None:
        args: list[Operand] = []
        for k, arg in enumerate(terminator.args):
            record = self.own.outputs.get(k)
            self._at = (self.function.name, "out", k)
            args += [arg] if record is None else self._apart(arg, record, None)
        terminator.args = args

    def _call(self, instr: Instr, passing: Passing) -> None:
        args: list[Operand] = []
        for k, arg in enumerate(instr.args):
            record = passing.inputs.get(k)
            self._at = (instr.payload.callee, "in", k)
            args += [arg] if record is None else self._apart(arg, record, instr.span)
        old, instr.args, instr.targets = instr.targets, args, []
        self._out.append(instr)
        for k, target in enumerate(old):
            record = passing.outputs.get(k)
            if record is None:
                instr.targets.append(target)
                continue
            stem = target.name or self._names.get(target, "")
            values = [self.function.fresh(field_variable(stem, name)) for name in record.leaves()]
            for value in values:
                value.definition = instr
            instr.targets += values
            self._at = (instr.payload.callee, "out", k)
            self._together(target, record, iter(values), instr.span)
        more = len(instr.targets) - len(old)
        if more:  # 0 where the result becomes ans
            instr.payload = replace(
                payload_of(instr, Invocation), nargout=max(instr.payload.nargout, 1) + more
            )

    def _drop_checks(self) -> None:
        """What has been put together is there."""
        maybe = maybe_undefined(self.function)
        for instr in self.function.instrs():
            value = instr.args[0] if instr.args else None
            given = instr.op == "checkout" and value in self._whole
            if given or (instr.op == "checkdef" and value not in maybe):
                instr.op, instr.args, instr.payload = "copy", instr.args[:1], NOTHING

    # --- structs ------------------------------------------------------------------------------

    def _apart(self, struct: Operand, record: Record, span: Span | None) -> list[Operand]:
        """The values of the fields."""
        found: list[Operand] = []
        for name, inner in record.fields:
            value = self._noted("getfield", [struct], span, name, payload=FieldRead(name))
            found += [value] if inner is None else self._apart(value, inner, span)
        return found

    def _together(
        self, target: Value, record: Record, values: Iterator[Operand], span: Span | None
    ) -> None:
        """Makes a struct of the values of its fields."""
        fields: list[tuple[str, Operand]] = []
        for name, inner in record.fields:
            if inner is None:
                fields.append((name, next(values)))
            else:
                value = self.function.fresh(field_variable(target.name, name))
                self._together(value, inner, values, span)
                fields.append((name, value))
        chain = struct_of(self.function, fields, span, target)
        self._out += chain
        self.made.update(dict.fromkeys(chain[1:], self._at))
        self._whole.add(target)

    def _noted(
        self, op: str, args: list[Operand], span: Span | None, stem: str, payload: Payload = NOTHING
    ) -> Value:
        value = self._emit(op, args, span, stem, payload)
        assert value.definition is not None
        self.made[value.definition] = self._at
        return value

    def _emit(
        self, op: str, args: list[Operand], span: Span | None, stem: str, payload: Payload = NOTHING
    ) -> Value:
        self._out.append(made(self.function, op, args, span, stem, payload))
        return self._out[-1].target


def _spread_names(names: list[str], records: Mapping[int, Record]) -> list[str]:
    """The names of parameters, those of structs by field."""
    spread_: list[str] = []
    for k, name in enumerate(names):
        if k not in records:
            spread_.append(name)
            continue
        for leaf in records[k].leaves():
            new = f"{name}_{leaf}"
            while new in names or new in spread_:
                new += "_"
            spread_.append(new)
    return spread_
