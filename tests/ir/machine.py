"""Runs a little IR, before or after SSA, for comparing what passes make of a program.

Values are numbers, True, False or None (undefined). `unknown` calls are the outside world: `coin`
gives the next of a list of decisions, `boom` raises an error when the next decision is true.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from mat2c.ir.core import Block, Branch, Const, Function, Instr, Jump, Operand, Return, Value

_ARITHMETIC: dict[str, Callable[[Any, Any], Any]] = {
    "plus": operator.add,
    "minus": operator.sub,
    "lt": operator.lt,
    "eq": operator.eq,
    "or": lambda a, b: bool(a) or bool(b),
    "and": lambda a, b: bool(a) and bool(b),
}
_TOLERANT = {"isdef", "undefif", "checkdef", "phi"}
_STEPS = 400


class ProgramError(Exception):
    """An error of the program."""


class Machine:
    """One run, of so many blocks at most. `shown` is what the program printed, `ended` whether it
    came to its end."""

    def __init__(self, function: Function, decisions: list[bool]) -> None:
        self.function = function
        self.decisions = list(decisions)
        self.values: dict[Value, Any] = {}
        self.shown: list[object] = []
        self.pending = ""
        self.ended = False

    def run(self) -> list[object]:
        block: Block | None = self.function.entry
        before: Block | None = None
        for _ in range(_STEPS):
            if block is None:
                self.ended = True
                break
            block, before = self._block(block, before), block
        return self.shown

    def _block(self, block: Block, before: Block | None) -> Block | None:
        phis = list(block.phis())
        if phis:
            assert before is not None
            at = block.preds.index(before)
            found = [self._value(phi.args[at]) for phi in phis]
            self.values.update(zip((phi.target for phi in phis), found, strict=True))
        try:
            for instr in block.instrs[len(phis) :]:
                self._instr(instr)
            return self._next(block)
        except ProgramError as error:
            self.pending = str(error)
            if block.handler is None:
                self.shown.append(f"error: {error}")
            return block.handler

    def _next(self, block: Block) -> Block | None:
        match block.terminator:
            case Jump(target):
                return target
            case Branch(cond, then, orelse):
                return then if self._value(cond) else orelse
            case Return():
                return None
            case _:
                raise ProgramError(self.pending)

    def _value(self, operand: Operand) -> Any:
        if isinstance(operand, Const):
            return operand.value
        assert isinstance(operand, Value)
        return self.values.get(operand)

    def _instr(self, instr: Instr) -> None:
        args = [self._value(arg) for arg in instr.args]
        if instr.op not in _TOLERANT:
            for arg, value in zip(instr.args, args, strict=True):
                if value is None and isinstance(arg, Value):
                    raise ProgramError(f"{arg.name} undefined")
        result = self._compute(instr, args)
        for target in instr.targets:
            self.values[target] = result

    def _compute(self, instr: Instr, args: list[Any]) -> Any:
        match instr.op:
            case op if op in _ARITHMETIC:
                return _ARITHMETIC[op](*args)
            case "copy" | "istrue" | "scalartrue":
                return bool(args[0]) if instr.op != "copy" else args[0]
            case "not":
                return not args[0]
            case "undef":
                return None
            case "isdef":
                return args[0] is not None
            case "checkdef" | "undefif":
                if not args[1] and instr.op == "checkdef":
                    raise ProgramError(f"{instr.payload.name} undefined")
                return args[0] if args[1] else None
            case "display":
                self.shown.append((instr.payload.name, args[0]))
            case "trip":
                return max(0, int((args[2] - args[0]) // args[1]) + 1)
            case "forempty":
                return "empty"
            case "forvalue":
                return args[0] + args[1] * args[2]
            case "catch":
                return self.pending
            case "rethrow":
                raise ProgramError(args[0])
            case "unknown":
                return self._outside(instr)
            case _:
                raise AssertionError(instr.op)
        return None

    def _outside(self, instr: Instr) -> bool:
        decision = self.decisions.pop(0) if self.decisions else False
        if instr.payload.callee == "boom" and decision:
            raise ProgramError("failed")
        return decision
