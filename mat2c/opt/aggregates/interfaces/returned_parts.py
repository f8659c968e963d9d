"""Results of functions that are an argument as it came, also where the functions call each other.

    function [v, s] = term (s)          s_text is what came in: term returns what factor gives,
      [v, s] = factor (s);              which is its argument or what expr gives, which is what
      …                                 term gives

All results are taken to be an argument until a definition says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.infer.engine import Specialisation
from mat2c.infer.handed_over import CALLS, operand_places
from mat2c.ir.core import Function, Instr, Operand, Return, Value

_HANDED_ON = frozenset(("phi", "copy", "loopexit"))
_FOLLOWED = _HANDED_ON | CALLS
_OTHER = frozenset((-1,))
Sources = frozenset[int]
"""The places of the arguments that a value may be, -1 for anything else; none while it is open."""
Inputs = Mapping[Specialisation, Mapping[Value, int]]


def returned_arguments(inputs: Inputs) -> dict[Specialisation, dict[int, int]]:
    """The results that are an argument, and which, of functions whose calls are all known; `inputs`
    are the places of their arguments."""
    known = {spec: [frozenset[int]()] * len(spec.outputs) for spec in inputs}
    values: dict[Value, Sources] = {
        value: frozenset((place,)) if place < len(spec.signature.args) else _OTHER
        for spec, places in inputs.items()
        for value, place in places.items()
    }
    while _followed(known, values):
        pass
    return {
        spec: {
            k: max(found)
            for k, found in enumerate(results)
            if len(found - _OTHER) == len(found) == 1
        }
        for spec, results in known.items()
    }


def _followed(known: dict[Specialisation, list[Sources]], values: dict[Value, Sources]) -> bool:
    """One round over the functions; whether more has been found."""
    before = sum(map(len, values.values())), [list(results) for results in known.values()]
    for spec, results in known.items():
        for instr in spec.function.instrs():
            if instr.op in _FOLLOWED:
                for k, target in enumerate(instr.targets):
                    values[target] = values.get(target, frozenset()) | _of(instr, k, known, values)
        for k, operand in enumerate(_returned(spec.function)[: len(results)]):
            results[k] |= _sources(operand, values)
    return before != (sum(map(len, values.values())), [list(r) for r in known.values()])


def _returned(function: Function) -> list[Operand]:
    terminator = function.exit.terminator
    return list(terminator.args) if isinstance(terminator, Return) else []


def _of(
    instr: Instr,
    k: int,
    known: Mapping[Specialisation, list[Sources]],
    values: Mapping[Value, Sources],
) -> Sources:
    """What the k-th target of an instruction may be."""
    if instr.op in _HANDED_ON:
        args = instr.args if instr.op == "phi" else instr.args[:1]
        return frozenset(place for arg in args for place in _sources(arg, values))
    callee = instr.payload.spec
    results = known.get(callee) if isinstance(callee, Specialisation) else None
    if results is None or not isinstance(callee, Specialisation) or k >= len(results):
        return _OTHER
    places = operand_places(instr, callee)
    given = (_OTHER if p < 0 else _sources(instr.args[places[p]], values) for p in results[k])
    return frozenset(place for sources in given for place in sources)


def _sources(operand: Operand, values: Mapping[Value, Sources]) -> Sources:
    """What an operand may be."""
    if not isinstance(operand, Value):
        return _OTHER
    made = operand.definition
    followed = made is not None and made.op in _FOLLOWED
    return values.get(operand, frozenset() if followed else _OTHER)
