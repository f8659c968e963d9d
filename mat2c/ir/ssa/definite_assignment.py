"""Variables that may be undefined: which reads need a check, and what the check tests.

    %x.1 = undef                  %x.1 = undef
    …                             …
    %x.3 = phi %x.1, %x.2         %x.3 = phi %x.1, %x.2
    display %x.3                  %4 = phi false, true
                                  %x.5 = checkdef %x.3, %4
                                  display %x.5

A version may be undefined if it is an `undef`, an optional parameter, or a φ of such. Its flag is a
constant, an `isdef`, or a φ of flags beside its φ. A check makes the variable defined in all that
it dominates.

Requires: SSA. Keeps: cfg.
"""

from __future__ import annotations

from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import Block, Const, Function, Instr, Operand, Return, Splat, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.payloads.variable_payloads import Copy, Defined, Parameter
from mat2c.support.record import replace
from mat2c.types.traits import InPlace

TRUE = Const(True, "logical")
FALSE = Const(False, "logical")
# Functions that take variables as they are.
_TAKE_UNDEFINED = frozenset(
    """__eval__ __eval_values__ __frame_enter__ __whos__ __linked__ __set_linked__ __unlink__
    __is_linked__
    """.split()
)
_FIRST_MAY_BE_UNDEFINED = frozenset(
    "isdef undefif peekpath countpath assignlist lastitem outputlist".split()
)


def check_definitions(function: Function) -> None:
    """Inserts the checks of one function. An enclosing function comes before its anonymous
    functions."""
    maybe = maybe_undefined(function)
    flags = _Flags(function, maybe)
    _keep_unset(function, maybe)
    _Checks(function, maybe, flags).run()
    flags.finish()
    function.reads.clear()


def _keep_unset(function: Function, maybe: set[Value]) -> None:
    """Only outputs that may be unset stay noted as such."""
    leave = function.exit.terminator
    values = leave.args if isinstance(leave, Return) else []
    left = {k for k, value in enumerate(values) if value in maybe}
    function.unset = {k: at for k, at in function.unset.items() if k in left}


def maybe_undefined(function: Function) -> set[Value]:
    """The values that may be undefined, as far as the graph tells."""
    found: set[Value] = set()
    work: list[Value] = []
    users: dict[Value, list[Instr]] = {}
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op == "phi":
                for value in instr.sources():
                    users.setdefault(value, []).append(instr)
            elif instr.op == "undef" or instr.payload.optional:
                work.extend(t for t in instr.targets if t.name)
    while work:
        value = work.pop()
        if value not in found:
            found.add(value)
            work.extend(phi.target for phi in users.get(value, ()))
    return found


class _Flags:
    """Makes the logical values that tell whether a version is defined, on demand."""

    def __init__(self, function: Function, maybe: set[Value]) -> None:
        self.function = function
        self.maybe = maybe
        self._known: dict[Value, Operand] = {}
        self._phis: dict[Instr, Instr] = {}  # φ of a variable -> φ of its flags
        self._tests: list[Instr] = []
        self._work: list[Instr] = []

    def flag(self, value: Value) -> Operand:
        operand = self._flag(value)
        while self._work:
            phi = self._work.pop()
            self._phis[phi].args = [
                self._flag(arg) if isinstance(arg, Value) else TRUE for arg in phi.args
            ]
        return operand

    def _flag(self, value: Value) -> Operand:
        if value not in self.maybe:
            return TRUE
        if value not in self._known:
            self._known[value] = self._make(value)
        return self._known[value]

    def _make(self, value: Value) -> Operand:
        definition = value.definition
        assert definition is not None
        if definition.op == "undef":
            return FALSE
        target = self.function.fresh()
        if definition.op == "phi":
            target.definition = Instr("phi", [target], [])
            self._phis[definition] = target.definition
            self._work.append(definition)
        else:
            target.definition = Instr("isdef", [target], [value], definition.span)
            self._tests.append(target.definition)
        return target

    def finish(self) -> None:
        """Puts the flags' instructions where they belong."""
        for block in self.function.blocks:
            mine = [self._phis[phi] for phi in block.phis() if phi in self._phis]
            block.instrs[:0] = mine
        entry = self.function.entry
        after = sum(1 for _ in entry.phis())
        for k, instr in enumerate(entry.instrs):
            if instr.op in ("param", "paramrest", "capture"):
                after = k + 1
        late = [t for t in self._tests if _defined_by(t).op == "builtin"]
        entry.instrs[after:after] = [t for t in self._tests if t not in late]
        homes = {instr: block for block in self.function.blocks for instr in block.instrs}
        for test in late:
            made = _defined_by(test)
            block = homes[made]
            block.instrs.insert(block.instrs.index(made) + 1, test)


def _defined_by(test: Instr) -> Instr:
    """The instruction whose result a test is about."""
    (tested,) = test.args
    assert isinstance(tested, Value) and tested.definition is not None
    return tested.definition


class _Checks:
    """Walks the dominator tree and checks the reads."""

    def __init__(self, function: Function, maybe: set[Value], flags: _Flags) -> None:
        self.function = function
        self.maybe = maybe
        self.flags = flags
        self.checked: dict[Value, Value] = {}  # what stands for a value that passed a check

    def run(self) -> None:
        tree = dominators(self.function)
        stack: list[tuple[int, list[Value] | None]] = [(0, None)]
        while stack:
            at, undo = stack.pop()
            if undo is not None:
                for value in undo:
                    del self.checked[value]
                continue
            added = self._block(tree.order[at])
            stack.append((at, added))
            stack.extend((child, None) for child in tree.children[at])

    def _block(self, block: Block) -> list[Value]:
        added: list[Value] = []
        result: list[Instr] = []
        for instr in block.instrs:
            if instr.op != "phi":
                self._instr(instr, result, added)
            if instr.op == "end":
                _drop_message(instr)
            result.append(instr)
        if isinstance(block.terminator, Return):
            for k, arg in enumerate(block.terminator.args):
                if isinstance(arg, Value) and arg in self.maybe:
                    block.terminator.args[k] = self._optional(arg, result)
        block.instrs = result
        return added

    def _instr(self, instr: Instr, result: list[Instr], added: list[Value]) -> None:
        if instr.op == "isdef":
            (tested,) = instr.args
            named = isinstance(tested, Value) and tested.name and tested not in self.maybe
            if named or tested in self.checked:
                instr.op, instr.args = "copy", [TRUE]
        if instr.op == "closure":
            self._closure(instr, result)
            return
        if instr.payload.callee in _TAKE_UNDEFINED:
            instr.args = [
                self._optional(a, result) if isinstance(a, Value) and a in self.maybe else a
                for a in instr.args
            ]
            return
        tolerant = instr.op in _FIRST_MAY_BE_UNDEFINED or (OPS[instr.op].in_place is InPlace.UPDATE)
        for k, arg in enumerate(instr.args):
            value = arg.value if isinstance(arg, Splat) else arg
            if not isinstance(value, Value) or value not in self.maybe:
                continue
            if k == 0 and tolerant:
                if value in self.checked:
                    instr.args[k] = self.checked[value]
                elif instr.op == "isdef":
                    instr.op, instr.args = "copy", [self.flags.flag(value)]
                continue
            if value not in self.checked:
                self._check(value, instr, result)
                added.append(value)
            new = self.checked[value]
            instr.args[k] = Splat(new) if isinstance(arg, Splat) else new

    def _check(self, value: Value, instr: Instr, result: list[Instr]) -> None:
        span = self.function.reads.get(instr, {}).get(value.name, instr.span)
        message = _message(instr)
        _drop_message(instr)
        made = value.definition.payload if value.definition is not None else None
        if message is None and isinstance(made, Parameter):
            message = made.absent
        target = self.function.fresh(value.name)
        args: list[Operand] = [value, self.flags.flag(value)]
        target.definition = Instr("checkdef", [target], args, span, Defined(value.name, message))
        result.append(target.definition)
        self.checked[value] = target

    def _optional(self, value: Value, result: list[Instr]) -> Value:
        if value in self.checked:
            return self.checked[value]
        target = self.function.fresh(value.name)
        target.definition = Instr("undefif", [target], [value, self.flags.flag(value)])
        result.append(target.definition)
        return target

    def _closure(self, instr: Instr, result: list[Instr]) -> None:
        """Captured variables may be undefined; the anonymous function then checks them when it is
        called."""
        made = self.function.anonymous.get(instr.payload.callee)
        captures = [i for i in made.instrs() if i.op == "capture"] if made is not None else []
        for k, arg in enumerate(instr.args):
            if isinstance(arg, Value) and arg in self.maybe and arg not in self.checked:
                instr.args[k] = self._optional(arg, result)
                for capture in captures:
                    if payload_of(capture, Parameter).index == k:
                        capture.payload = replace(payload_of(capture, Parameter), optional=True)
            elif isinstance(arg, Value) and arg in self.checked:
                instr.args[k] = self.checked[arg]


def _message(instr: Instr) -> str | None:
    """What an instruction tells where its operand is undefined, if that is not as usual."""
    return instr.payload.undefined if isinstance(instr.payload, (Copy, Extent)) else None


def _drop_message(instr: Instr) -> None:
    if isinstance(instr.payload, Extent):
        instr.payload = replace(instr.payload, undefined=None)
    elif isinstance(instr.payload, Copy):
        told = replace(instr.payload, undefined=None)
        instr.payload = NOTHING if told == Copy() else told
