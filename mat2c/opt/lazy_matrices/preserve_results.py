"""Results and arguments of functions that are ranges or diagonal matrices where they are displayed.

    function I = unit(n)              I = unit(3)
      I = eye(n);

    function show(D)                  show(diag(v))
      D

The function gives such a result boxed, and takes such an argument boxed, so that it is still known
what it is; a result that no caller displays is given as plain elements. Checks of the result and of
the argument unbox it for all other uses.

Requires: types of all functions.  Keeps: cfg.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import parameters
from mat2c.ir import edit
from mat2c.ir.core import Block, Instr, Operand, Return, Value
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.opt.lazy_matrices.lazy_webs import (
    as_boxed,
    box,
    called,
    makes_special,
    places_given,
    shows,
    special_web,
)
from mat2c.opt.lazy_matrices.preserve_lazy import return_special
from mat2c.support.record import dataclass, field, replace
from mat2c.types.lattice import ANY
from mat2c.types.rep import Kind, rep_of

_STORED = {
    "cellasgn": 1,
    "setfield": 1,
    "assignpath": 1,
    "store": 0,
    "storeglobal": 0,
    "storepersistent": 0,
}
"""Operations that keep an operand in a box of its own, with its place."""
_KEEPING = frozenset("struct setfield cell2struct deal containers_Map merge ifelse fdisp".split())
"""Functions that give an operand on, or display it, as it is."""


@dataclass(frozen=True, slots=True)
class Passing:
    """A result (or an argument) of a function, by its place."""

    spec: Specialisation
    place: int
    is_result: bool


def _is_packed(passing: Passing) -> bool:
    """True if it is an argument that `varargin` holds."""
    function = passing.spec.function
    first = len(function.captures) + len(function.params) - 1  # that of `varargin`
    return function.varargin and not passing.is_result and passing.place >= first


def keep_special(specs: Sequence[Specialisation]) -> None:
    """Boxes results and arguments that are displayed somewhere and may be special; nothing in a
    program that makes nothing special."""
    if not any(s.flow and makes_special(s.flow, i) for s in specs for i in s.function.instrs()):
        return
    found = _Search(specs)
    found.follow()
    if not found.special:
        return
    wanted = found.wanted()
    number = {spec: k for k, spec in enumerate(specs)}
    ordered = sorted(wanted, key=lambda p: (p.is_result, number[p.spec], p.place))
    for spec in specs:
        for call in _calls(spec):
            _mark_call(call, wanted)
    for passing in found.special - wanted:
        if passing.is_result:
            _return_plain(passing.spec, passing.place)
    for passing in ordered:  # parameters first: results may be these
        if passing.is_result:
            _box_result(passing.spec, passing.place)
        else:
            _box_parameter(passing.spec, passing.place)


def _mark_call(call: Instr, wanted: set[Passing]) -> None:
    """Notes the results that pass boxed."""
    callee = _called(call)
    kept = tuple(k for k in range(len(call.targets)) if Passing(callee, k, True) in wanted)
    call.payload = replace(payload_of(call, Invocation), special=kept)
    for k in kept:
        box(call.targets[k])


def _box_result(spec: Specialisation, k: int) -> None:
    spec.outputs[k] = as_boxed(spec.outputs[k])
    block = _exit(spec)
    assert spec.flow is not None and block is not None
    return_special(spec.flow, block, k)


def _return_plain(spec: Specialisation, k: int) -> None:
    """Result k is a plain array even if its value is displayed in the function, and so boxed."""
    block = _exit(spec)
    assert spec.flow is not None and block is not None and isinstance(block.terminator, Return)
    value = block.terminator.args[k]
    assert isinstance(value, Value)
    plain = edit.made(spec.function, "copy", [value], spec.function.span)
    plain.target.type = value.type
    spec.flow.block_of[plain] = block
    block.instrs.append(plain)
    block.terminator.args[k] = plain.target


def _box_parameter(spec: Specialisation, place: int) -> None:
    value = parameters(spec).get(place)
    if value is not None and value.definition is not None:
        made = value.definition
        made.payload = replace(payload_of(made, Parameter), special=True)
        box(value)
    args = list(spec.signature.args)
    args[place] = as_boxed(args[place])
    spec.signature = replace(spec.signature, args=tuple(args))


def _called(call: Instr) -> Specialisation:
    spec = called(call)
    assert spec is not None
    return spec


def _calls(spec: Specialisation) -> Iterator[Instr]:
    for instr in spec.function.instrs():
        if called(instr) is not None:
            yield instr


def _joins_boxes(instr: Instr) -> bool:
    """True if it is a φ of a box, which may come to a display."""
    return instr.op == "phi" and rep_of(instr.target.type or ANY).kind is Kind.BOXED


def _told_apart(instr: Instr) -> Sequence[Operand]:
    """The operands that are displayed, or kept where a display may find them."""
    if shows(instr) or _joins_boxes(instr) or instr.op == "cellrow":
        return instr.args
    if instr.op == "subsasgn":
        return instr.args[1:2] if _is_map(instr.args[0]) else ()
    if instr.payload.callee in _KEEPING:
        return instr.args
    place = _STORED.get(instr.op)
    return () if place is None else instr.args[place : place + 1]


def _is_map(operand: Operand) -> bool:
    return isinstance(operand, Value) and operand.type is not None and operand.type.cls == "map"


def _exit(spec: Specialisation) -> Block | None:
    for block in spec.function.blocks:
        if isinstance(block.terminator, Return):
            return block
    return None


def _returned(spec: Specialisation) -> Sequence[Operand]:
    """What the function returns, where that can be boxed."""
    block = _exit(spec)
    if block is None or spec.function.varargout:
        return ()
    assert isinstance(block.terminator, Return)
    return block.terminator.args


@dataclass(slots=True)
class _Search:
    """What may be special of results and arguments, and who passes it."""

    specs: Sequence[Specialisation]
    special: set[Passing] = field(default_factory=set)
    calls: dict[Specialisation, list[tuple[Specialisation, Instr]]] = field(default_factory=dict)
    places: dict[Value, Passing] = field(default_factory=dict)
    packed: set[Passing] = field(default_factory=set)  # parameters that were of `varargin`

    def __post_init__(self) -> None:
        for spec in self.specs:
            self.calls.setdefault(spec, [])
            for call in _calls(spec):
                self.calls.setdefault(_called(call), []).append((spec, call))
                for k, target in enumerate(call.targets):
                    self.places[target] = Passing(_called(call), k, True)
            for place, value in parameters(spec).items():
                self.places[value] = Passing(spec, place, False)
                made = value.definition
                if made is not None and payload_of(made, Parameter).packed:
                    self.packed.add(self.places[value])

    def follow(self) -> None:
        """One that is special may make others so: of the callers by a result, of those that are
        called by an argument."""
        work = list(self.specs)
        while work:
            spec = work.pop()
            for k, operand in enumerate(_returned(spec)):
                if self._adds(spec, operand, Passing(spec, k, True)):
                    work += [caller for caller, _ in self.calls[spec]]
            for call in _calls(spec):
                callee = _called(call)
                for j, at in places_given(call, callee):
                    if self._adds(spec, call.args[at], Passing(callee, j, False)):
                        work.append(callee)

    def _adds(self, spec: Specialisation, operand: Operand, passing: Passing) -> bool:
        if passing in self.special or operand not in self._web(spec, operand):
            return False
        self.special.add(passing)
        return True

    def _web(self, spec: Specialisation, operand: Operand) -> set[Value]:
        assert spec.flow is not None
        return special_web(spec.flow, operand, lambda v: self.places.get(v) in self.special)

    def wanted(self) -> set[Passing]:
        """Those of the special ones that a display can be told apart by, and arguments that
        `varargin` holds, as any cell holds what is stored there."""
        packed = {p for p in self.special if p in self.packed or _is_packed(p)}
        wanted = {p for p in packed if self._is_array(p)}
        work = [source for passing in wanted for source in self._sources(passing)]
        work += [
            (spec, a) for spec in self.specs for i in spec.function.instrs() for a in _told_apart(i)
        ]
        while work:
            spec, operand = work.pop()
            for value in self._web(spec, operand):
                passing = self.places.get(value)
                if passing not in self.special or passing is None or passing in wanted:
                    continue
                if self._is_array(passing):
                    wanted.add(passing)
                    work += self._sources(passing)
        return wanted

    def _is_array(self, passing: Passing) -> bool:
        spec, place = passing.spec, passing.place
        known = spec.outputs[place] if passing.is_result else spec.signature.args[place]
        return rep_of(known.defined()).kind is Kind.ARRAY

    def _sources(self, passing: Passing) -> list[tuple[Specialisation, Operand]]:
        """The operands that a result or an argument comes from."""
        spec, place = passing.spec, passing.place
        if passing.is_result:
            return [(spec, _returned(spec)[place])]
        return [
            (caller, call.args[at])
            for caller, call in self.calls[spec]
            for k, at in places_given(call, spec)
            if k == place
        ]
