"""Calls of library functions that do little are made boxed, where that form is compiled for all
programs already.

r = roots ([1 -6 11 -6]);        once, in the main script: m2c_lib_roots, of which an object is kept

A specialisation is analysed, written and compiled for the types of a few calls of one program,
which pays where its operations are done often. What inference knows of the results holds.

Requires: types.  Keeps: types.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import starmap
from math import inf

from mat2c.infer.engine import Specialisation
from mat2c.infer.transfer.plain_arrays import is_plain
from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.functions.library_functions import is_of_library
from mat2c.ir.nonlocals import outside
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import dataclass, field, replace
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE

Calls = list[tuple[Specialisation, Instr]]
"""Calls, each with its caller."""
_MOST = 5_000  # operations that typed code would do cheaper, for all runs of a call
_ELEMENTS = 64  # of arrays, that are as dear as one operation
_UNKNOWN = 16  # rounds of a loop that are reckoned with where the arguments are small
_SMALL = 100  # elements of these, and numbers among them
_COUNTED = 2.0**30  # rounds of a loop that are told by more than that they count something


def call_boxed(entries: Iterable[Specialisation], specs: Iterable[Specialisation]) -> None:
    """Has calls be made boxed in `specs`, all that a program reaches, which begins at `entries` and
    runs them once."""
    work = _Work(list(specs))
    work.counts.update(dict.fromkeys(entries, 1.0))
    wanted = [
        instr
        for spec in work.specs
        for times, instr in work.calls(spec)
        if instr.op == "call"
        and is_of_library((callee := _callee(instr)).function)
        and _is_boxable(spec, instr)
        and work.count(spec) * times * work.cost(callee) <= _MOST
    ]
    for instr in wanted:
        _box(instr)


def calls_by_callee(callers: Iterable[Specialisation]) -> dict[Specialisation, Calls]:
    """The calls that these functions make, by what they call."""
    found: dict[Specialisation, Calls] = {}
    for spec in callers:
        for instr, callee in spec.calls():
            found.setdefault(callee, []).append((spec, instr))
    return found


def box_all(calls: Calls) -> bool:
    """Has calls take the boxed forms of their functions; False, and none does, if one may not."""
    if not all(starmap(_is_boxable, calls)):
        return False
    for _, instr in calls:
        _box(instr)
    return True


def _box(instr: Instr) -> None:
    instr.payload = replace(payload_of(instr, Invocation), spec=None)


def _is_boxable(caller: Specialisation, call: Instr) -> bool:
    """True if the call of a specialisation may be boxed. One that only fails has no results, and
    that a matrix is a diagonal one is told by its own box, which is handed on where it matters.
    """
    flow = caller.flow
    assert flow is not None
    return _callee(call).returns and all(
        is_plain(flow, arg, arrives_plain=True)
        for arg in call.args
        if isinstance(arg, Value) and _is_matrix(arg.type)
    )


@dataclass(slots=True)
class _Work:
    """How often functions run, and what a run costs; infinite where that isn't known."""

    specs: list[Specialisation]
    counts: dict[Specialisation, float] = field(default_factory=dict)
    _costs: dict[tuple[Specialisation, float], float] = field(default_factory=dict)
    _rounds: dict[Specialisation, list[_Rounds]] = field(default_factory=dict)
    _callers: dict[Specialisation, list[tuple[Specialisation, float]]] = field(init=False)

    def __post_init__(self) -> None:
        self._callers = {}
        for spec in self.specs:
            for times, instr in self.calls(spec):
                self._callers.setdefault(_callee(instr), []).append((spec, times))

    def calls(self, spec: Specialisation) -> Iterator[tuple[float, Instr]]:
        """The calls of specialisations, and how often each is made in a run."""
        for rounds in self._blocks(spec):
            for instr in rounds.block.instrs:
                if isinstance(instr.payload.spec, Specialisation):
                    yield rounds.times(inf), instr

    def _blocks(self, spec: Specialisation) -> list[_Rounds]:
        if spec not in self._rounds:
            self._rounds[spec] = _rounds_in(spec)
        return self._rounds[spec]

    def count(self, spec: Specialisation) -> float:
        """How often it runs at most."""
        if spec not in self.counts:
            self.counts[spec] = inf  # what calls itself
            callers = self._callers.get(spec, ())
            self.counts[spec] = sum(self.count(caller) * times for caller, times in callers)
        return self.counts[spec]

    def cost(self, spec: Specialisation) -> float:
        """The operations of a run that are cheaper in typed code."""
        return self._cost(spec, _UNKNOWN if all(map(_is_small, spec.signature.args)) else inf)

    def _cost(self, spec: Specialisation, usual: float) -> float:
        """The same, where loops of unknown length have the usual number of rounds."""
        key = spec, usual
        if key not in self._costs:
            self._costs[key] = inf if usual == inf else 0.0  # what a recursion adds
            # boxed code would have variables of the program boxed, too
            if not any(outside(spec.function, instr) for instr in spec.function.instrs()):
                self._costs[key] = sum(self._block(each, usual) for each in self._blocks(spec))
        return self._costs[key]

    def _block(self, rounds: _Rounds, usual: float) -> float:
        steps = sum(self._step(instr, usual) for instr in rounds.block.instrs)
        return steps * rounds.times(usual) if steps else 0.0

    def _step(self, instr: Instr, usual: float) -> float:
        callee = instr.payload.spec
        own = sum(_dearness(target) for target in instr.targets)
        return own + (self._cost(callee, usual) if isinstance(callee, Specialisation) else 0.0)


@dataclass(slots=True)
class _Rounds:
    """How often a block runs in a run of its function at most: rounds of loops that count to what
    is known, and the number of loops around it that don't."""

    block: Block
    known: float = 1.0
    unknown: int = 0

    def times(self, usual: float) -> float:
        """The number, where other loops have the usual rounds."""
        return self.known * usual**self.unknown


def _rounds_in(spec: Specialisation) -> list[_Rounds]:
    """Of each block that is reached."""
    flow = spec.flow
    assert flow is not None
    found = {block: _Rounds(block) for block in spec.function.blocks if block in flow.reached}
    for header in list(found):
        loop = header.loop
        if loop is None:
            continue
        most = inf
        if loop.kind == "for" and loop.count is not None:
            most = max(flow.type_of(loop.count).range.numeric_high, 1.0)
        for block in loop_blocks(header) & found.keys():
            if most < _COUNTED:
                found[block].known *= most
            else:
                found[block].unknown += 1
    return list(found.values())


def _is_matrix(t: Type | None) -> bool:
    """True if it may be a matrix of numbers that is no vector."""
    if t is None or not t.is_arithmetic or t.shape is None:
        return t is not None and t.is_arithmetic
    return sum(dim is not ONE for dim in t.shape.dims) > 1


def _is_small(t: Type) -> bool:
    """True of an argument over which no loop takes long. A function may be called without end."""
    if t.is_arithmetic:
        size = t.static_numel
        if size is None or size > _SMALL:
            return False
        return size != 1 or not t.range.integral or t.range.numeric_high <= _SMALL
    return t.cls == "struct" and all(_is_small(part) for _, part in t.fields or [("", ANY)])


def _dearness(target: Value) -> float:
    """What a value costs boxed, beyond what it costs typed; nothing where it is boxed anyway."""
    known = target.type or ANY
    match rep_of(known).kind:
        case Kind.SCALAR:
            return 1.0
        case Kind.ARRAY:
            return 1.0 + (known.static_numel or 0) / _ELEMENTS
    return 0.0


def _callee(instr: Instr) -> Specialisation:
    assert isinstance(instr.payload.spec, Specialisation)
    return instr.payload.spec
