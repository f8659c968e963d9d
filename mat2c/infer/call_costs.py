"""What the specialisations of a program cost: an estimate of the time they take, and their size.

The estimates compare two analyses of the same program. They know no counts of rounds: each loop
counts as many, and so does each call of a recursion.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import callable_directly
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import Block, Instr
from mat2c.ir.ops import FIRST_SUBSCRIPT, IDENTITIES
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type

_ROUNDS = 50.0  # of a loop
_DEEPEST = 4  # loops around an instruction that count
_MOST = _ROUNDS**_DEEPEST
_SWEEPS = 6  # over the calls, until those of calls are known

_SCALAR, _FIXED, _OPEN, _PARTS, _BOX = 1.0, 3.0, 5.0, 6.0, 25.0
_CHECK = 1.0  # of a subscript
_BOXED_CALL = 100.0  # whose arguments and results are boxed

_SLOWER = 1.02  # times the time of a function that does not matter
_FOR_SIZE = 0.1  # of it more, for a program of no size at all
_SLACK = 100.0  # operations of scalars that don't matter


Place = tuple[object, str, str]
Call = tuple[Specialisation, float]  # and how often it is made in a run of the caller


@dataclass(slots=True)
class Cost:
    """Estimates for a program: `size` in instructions, and by the place and name of an operation
    how often it is executed, and how long that takes in all, in operations of scalars."""

    size: int = 0
    counts: defaultdict[Place, float] = field(default_factory=lambda: defaultdict(float))
    times: defaultdict[Place, float] = field(default_factory=lambda: defaultdict(float))

    @property
    def time(self) -> float:
        """The time that the whole program takes."""
        return sum(self.times.values())

    def is_slower(self, before: Cost) -> bool:
        """True if what some function executed before takes longer than it did, by more than it is
        worth that the program is smaller. That there is more to execute doesn't count, where the
        values of one call had shown that it isn't needed."""
        took: defaultdict[str, float] = defaultdict(float)
        takes: defaultdict[str, float] = defaultdict(float)
        for place, count in before.counts.items():
            now = self.counts.get(place)
            if now:
                took[place[-1]] += before.times[place]
                takes[place[-1]] += count * self.times[place] / now
        allowed = _SLOWER + _FOR_SIZE * (1 - self.size / before.size)
        return any(takes[name] > time * allowed + _SLACK for name, time in took.items())


def cost_of(
    entries: Sequence[Specialisation], specs: Iterable[Specialisation], proved: Container[str]
) -> Cost:
    """The cost of a program that consists of these specialisations. Of the functions in `proved`
    it is told which subscripts in loops need a check."""
    measured = {spec: _Measure(spec, spec.signature.name in proved) for spec in specs}
    frequency = frequencies(entries, {spec: each.calls for spec, each in measured.items()})
    cost = Cost(sum(len(measure.steps) for measure in measured.values()))
    for spec, measure in measured.items():
        for place, rounds, weight in measure.steps:
            cost.counts[place] += frequency[spec] * rounds
            cost.times[place] += frequency[spec] * rounds * weight
    return cost


def frequencies(
    entries: Iterable[Specialisation], calls: Mapping[Specialisation, Sequence[Call]]
) -> dict[Specialisation, float]:
    """How often each of the specialisations is called in a run of the program, if its calls are
    these."""
    frequency = dict.fromkeys(calls, 0.0)
    for _ in range(_SWEEPS):
        called = dict.fromkeys(calls, 0.0)
        for entry in entries:
            called[entry] = 1.0
        for spec, made in calls.items():
            for callee, rounds in made:
                if callee in called:
                    called[callee] = min(called[callee] + frequency[spec] * rounds, _MOST)
        if called == frequency:
            break
        frequency = called
    return frequency


def calls_made(spec: Specialisation) -> list[Call]:
    """The calls of specialisations in a function, each with how often a run makes it."""
    return [
        (instr.payload.spec, rounds)
        for block, rounds in _blocks(spec)
        for instr in block.instrs
        if isinstance(instr.payload.spec, Specialisation)
    ]


def size_of(spec: Specialisation) -> int:
    """The instructions of a function that are reached and do something."""
    assert spec.flow is not None
    reached = (block for block in spec.function.blocks if block in spec.flow.reached)
    return sum(not _is_nothing(instr) for block in reached for instr in block.instrs)


def _is_nothing(instr: Instr) -> bool:
    return instr.op in IDENTITIES or instr.op in ("phi", "param")


def _blocks(spec: Specialisation) -> Iterator[tuple[Block, float]]:
    """The blocks that are reached, and how often they run in a run of the function."""
    assert spec.flow is not None
    spec.function.set_preds()
    depths = loop_depths(spec.function)
    for block in spec.function.blocks:
        if block in spec.flow.reached:
            yield block, _ROUNDS ** min(depths[block], _DEEPEST)


class _Measure:
    """What one call of a specialisation executes, without what it calls, and the calls. A step is
    an operation's place, how often it is executed, and how long it takes."""

    def __init__(self, spec: Specialisation, is_proved: bool) -> None:
        self.steps: list[tuple[Place, float, float]] = []
        self.calls: list[Call] = []
        assert spec.flow is not None
        blocks = list(_blocks(spec))
        has_loops = any(rounds > 1 for _, rounds in blocks)
        self._proofs = Proofs(spec.flow) if is_proved and has_loops else None
        for block, rounds in blocks:
            self._add(spec.function.name, block, rounds)
        spec.flow.invariants = None  # the function will change

    def _add(self, name: str, block: Block, rounds: float) -> None:
        for instr in block.instrs:
            if _is_nothing(instr):
                continue
            callee = instr.payload.spec
            if isinstance(callee, Specialisation):
                self.calls.append((callee, rounds))
                weight = _of_call(instr, callee)
            else:
                weight = sum(_weight(target.type) for target in instr.targets)
                if rounds > 1 and self._proofs is not None:
                    weight += _CHECK * _checks(self._proofs, instr, block)
            place = None if instr.span is None else instr.span.start
            self.steps.append(((place, instr.op, name), rounds, weight))


def _checks(proofs: Proofs, instr: Instr, block: Block) -> int:
    """How many subscripts of an access to one element are not proved to be in bounds."""
    place = FIRST_SUBSCRIPT.get(instr.op)
    if place is None:
        return 0
    base, subs = instr.args[0], instr.args[place:]
    known = proofs.flow.type_of(base)
    if not known.is_arithmetic or not all(proofs.flow.type_of(sub).is_scalar for sub in subs):
        return 0
    count = len(subs)
    return sum(not proofs.in_bounds(known, sub, k, count, block) for k, sub in enumerate(subs))


def _of_call(instr: Instr, callee: Specialisation) -> float:
    """A call is boxed where the function has no typed form, or gives arrays of open extents where
    the caller knows them."""
    if not callable_directly(callee):
        return _BOXED_CALL
    pairs = zip(instr.targets, callee.outputs, strict=False)
    misfits = sum(_is_misfit(target.type, given) for target, given in pairs)
    return _SCALAR * 2 + _BOXED_CALL * misfits


def _is_misfit(here: Type | None, given: Type) -> bool:
    if here is None or here.shape is None or not given.is_arithmetic or given.shape is None:
        return False
    return here.shape.is_static and not given.shape.is_static


def _weight(t: Type | None) -> float:
    """How much an operation costs that makes a value of such a type."""
    if t is None or t.is_bottom:
        return _SCALAR
    if not t.is_arithmetic or t.shape is None:
        return _PARTS if t.fields or t.elem or t.targets else _BOX
    parts = 1 if t.is_complex is False else 2
    if t.is_scalar:
        return parts * _SCALAR
    return parts * (_FIXED if t.shape.is_static else _OPEN)
