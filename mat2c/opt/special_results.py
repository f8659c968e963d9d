"""Results of functions that are ranges or diagonal matrices where the caller displays them.

    function I = unit(n)              I = unit(3)
      I = eye(n);

The function gives such a result boxed, so that it is still known what it is. The caller's checks of
the result unbox it for all other uses.

Requires: types of all functions.  Keeps: cfg.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Block, Instr, Operand, Return, Value
from mat2c.opt.special import return_special
from mat2c.opt.special_webs import CALLS, box, shows, special_web
from mat2c.record import replace
from mat2c.types.rep import Kind, rep_of

Result = tuple[Specialisation, int]


def keep_special_results(specs: Sequence[Specialisation]) -> None:
    """Boxes results that are displayed somewhere and may be special."""
    special = _special_results(specs)
    if not special:
        return
    wanted = _wanted(specs, special)
    for call in (c for spec in specs for c in _calls(spec)):
        kept = tuple(k for k in range(len(call.targets)) if (call.attrs["spec"], k) in wanted)
        call.attrs["special"] = kept
        for k in kept:
            box(call.targets[k])
    for spec, k in wanted:
        spec.outputs[k] = replace(spec.outputs[k], shape=None, const=None)
        block = _exit(spec)
        assert spec.flow is not None and block is not None
        return_special(spec.flow, block, k)


def _calls(spec: Specialisation) -> Iterator[Instr]:
    for instr in spec.function.instrs():
        if instr.op in CALLS and isinstance(instr.attrs.get("spec"), Specialisation):
            yield instr


def _exit(spec: Specialisation) -> Block | None:
    for block in spec.function.blocks:
        if isinstance(block.terminator, Return):
            return block
    return None


def _returned(spec: Specialisation) -> Sequence[Operand]:
    """What the function returns, where that can be boxed: its results are always set."""
    block = _exit(spec)
    if block is None or spec.function.varargout or any(t.maybe_undef for t in spec.outputs):
        return ()
    assert isinstance(block.terminator, Return)
    return block.terminator.args


def _special_results(specs: Sequence[Specialisation]) -> set[Result]:
    """Results that may be special; one that is may make those of its callers so."""
    callers: dict[Specialisation, list[Specialisation]] = {spec: [] for spec in specs}
    for spec in specs:
        for callee in {call.attrs["spec"] for call in _calls(spec)}:
            callers.setdefault(callee, []).append(spec)
    found: set[Result] = set()
    work = list(specs)
    while work:
        spec = work.pop()
        for k, operand in enumerate(_returned(spec)):
            if (spec, k) not in found and _may_come_special(spec, operand, found):
                found.add((spec, k))
                work += callers[spec]
    return found


def _may_come_special(spec: Specialisation, operand: Operand, found: set[Result]) -> bool:
    assert spec.flow is not None
    return operand in special_web(spec.flow, operand, lambda v: _result(v) in found)


def _result(value: Value) -> Result | None:
    """Of which function's results is it one?"""
    call = value.definition
    spec = call.attrs.get("spec") if call is not None and call.op in CALLS else None
    if call is None or not isinstance(spec, Specialisation):
        return None
    return spec, call.targets.index(value)


def _wanted(specs: Sequence[Specialisation], special: set[Result]) -> set[Result]:
    """Those of the special results that a display can be told apart by."""
    wanted: set[Result] = set()
    work = [(spec, a) for spec in specs for i in spec.function.instrs() if shows(i) for a in i.args]
    while work:
        spec, operand = work.pop()
        assert spec.flow is not None
        for value in special_web(spec.flow, operand, lambda v: _result(v) in special):
            result = _result(value)
            if result is None or result not in special or result in wanted:
                continue
            callee, k = result
            if rep_of(callee.outputs[k]).kind is Kind.ARRAY:
                wanted.add(result)
                work.append((callee, _returned(callee)[k]))
    return wanted
