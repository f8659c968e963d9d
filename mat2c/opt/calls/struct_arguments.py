"""Which structs pass through calls as their fields ([NEST] has a struct be its fields; this carries
it across functions), and the functions that `promote_arguments` makes of it.

A struct passes so where inference has found the same known fields in all calls of a function, only
direct calls lead to it, and its fields become variables (`split_structs`) in the function and in
all that call it. That is tried: what stays a whole struct somewhere is taken back, and all tried
again.

Requires: SSA, an analysis of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from mat2c.infer.engine import Specialisation
from mat2c.ir.callable_by_name import found_by_name
from mat2c.ir.clone import clone
from mat2c.ir.core import Function, Instr, Program, Return, Splat, Value
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.opt.aggregates.single_structs import show_single, types_of
from mat2c.opt.calls.dead_arguments import drop_surplus
from mat2c.opt.calls.promote_arguments import Passing, Place, Record, spread
from mat2c.opt.scalar.decided_branches import decide_branches
from mat2c.types.lattice import Type

_MOST = 24  # fields of a struct that pass as parameters
_TRIES = 6

_DIRECT = frozenset(("call", "checkout"))

Finish = Callable[[Function], None]
"""Takes structs apart and removes what that leaves."""


def may_gain(program: Program) -> bool:
    """True if a function uses fields of what it is given, or of what a call gives."""
    return any(
        instr.op in ("getfield", "setfield", "assignpath", "peekpath")
        and isinstance(instr.args[0], Value)
        and _passes(instr.args[0])
        for function in program.functions.values()
        for instr in function.instrs()
    )


def _passes(value: Value) -> bool:
    """True if it is given or returned, as far as its own definition tells."""
    made = value.definition
    if made is not None and made.op in ("checkdef", "checkout") and isinstance(made.args[0], Value):
        made = made.args[0].definition
    return made is not None and made.op in ("param", "call")


def pass_fields(
    program: Program, specs: Iterable[Specialisation], finish: Finish
) -> dict[str, Function]:
    """The functions that change, by name; {} where no struct passes as its fields."""
    analysed: dict[str, list[Specialisation]] = {}
    for spec in specs:
        analysed.setdefault(spec.signature.name, []).append(spec)
    unfollowed = _unfollowed(program, [spec for known in analysed.values() for spec in known])
    for name, known in analysed.items():
        if name not in unfollowed and not any(_has_versions(spec.function) for spec in known):
            function = program.functions[name]
            show_single(function, [types_of(spec.function) for spec in known])
            decide_branches(function, [spec.flow for spec in known if spec.flow is not None])
    plan = _candidates(program, analysed, unfollowed)
    for _ in range(_TRIES):
        plan = {name: p for name, p in plan.items() if p.inputs or p.outputs}
        if not plan:
            return {}
        changed, rejected = _attempt(program, plan, finish)
        if not rejected:
            drop_surplus(changed, plan, finish)
            return changed
        for name, side, k in rejected:
            places = plan[name].inputs if side == "in" else plan[name].outputs
            places.pop(k, None)
    return {}


def _has_versions(function: Function) -> bool:
    """True if loops of an analysed function stand twice: what it reaches is numbered otherwise than
    in the function that it is a copy of."""
    return any(b.loop is not None and b.loop.versioned for b in function.blocks)


def _attempt(
    program: Program, plan: dict[str, Passing], finish: Finish
) -> tuple[dict[str, Function], set[Place]]:
    """The functions as the plan has them, and what stays a whole struct somewhere."""
    changed: dict[str, Function] = {}
    rejected: set[Place] = set()
    for name, function in program.functions.items():
        if name in plan or any(i.payload.callee in plan for i in _calls(function)):
            changed[name] = clone(function)
            made = spread(changed[name], plan)
            finish(changed[name])
            rejected |= {made[instr] for instr in changed[name].instrs() if instr in made}
    return changed, rejected


def _calls(function: Function) -> Iterator[Instr]:
    return (instr for instr in function.instrs() if instr.op == "call")


# --- candidates ---------------------------------------------------------------------------------


def _candidates(
    program: Program, known: dict[str, list[Specialisation]], unfollowed: set[str]
) -> dict[str, Passing]:
    """What inference allows."""
    sites: dict[str, list[Instr]] = {}
    for name, function in program.functions.items():
        if name not in unfollowed:
            for instr in _calls(function):
                sites.setdefault(instr.payload.callee, []).append(instr)
    return {
        name: _passing(program.functions[name], known[name], calls)
        for name, calls in sites.items()
        if name in known and name not in unfollowed and _is_plain(program.functions[name])
    }


def _is_plain(function: Function) -> bool:
    """True if it has a fixed number of inputs and outputs, and no variables outside."""
    variadic = function.varargin or function.varargout
    return function.kind == "function" and not (variadic or function.shared or function.captures)


def _unfollowed(program: Program, specs: list[Specialisation]) -> set[str]:
    """The functions that are called in a way that inference has not followed, and what those
    call."""
    found = _unknown_calls(specs)
    for function in program.functions.values():
        for instr in function.instrs():
            if instr.op not in _DIRECT and instr.payload.callee in program.functions:
                found.add(instr.payload.callee)
    while True:
        _add_called(program, found)
        followed = [spec.function for spec in specs]
        named = found_by_name(program, [*followed, *(program.functions[name] for name in found)])
        if named <= found:
            return found
        found |= named


def _add_called(program: Program, found: set[str]) -> None:
    """Adds what the functions found call."""
    work = list(found)
    while work:
        for instr in _calls(program.functions[work.pop()]):
            if instr.payload.callee not in found:
                found.add(instr.payload.callee)
                work.append(instr.payload.callee)


def _unknown_calls(specs: Iterable[Specialisation]) -> set[str]:
    """The functions with a call that inference has not followed."""
    return {
        instr.payload.callee
        for spec in specs
        if spec.flow is not None
        for block in spec.flow.reached
        for instr in block.instrs
        if instr.op == "call" and not isinstance(instr.payload.spec, Specialisation)
    }


def _passing(function: Function, specs: list[Specialisation], calls: list[Instr]) -> Passing:
    """The inputs and outputs of a function that are records in all its calls."""
    terminator = function.exit.terminator
    given, wanted = {len(c.args) for c in calls}, {c.payload.nargout for c in calls}
    odd = any(isinstance(a, Splat) for c in calls for a in c.args)
    ops = {i.op for i in function.instrs()}
    if odd or not isinstance(terminator, Return) or max(given) > len(function.params):
        return Passing()
    if ("nargin" in ops and len(given) > 1) or ("nargout" in ops and len(wanted) > 1):
        return Passing()
    if any(len(s.signature.args) != len(c.args) for s in specs for c in calls if len(given) == 1):
        return Passing()
    returning = [s for s in specs if s.returns]
    outputs = {
        k: record
        for k in range(min(len(terminator.args), len(function.outputs)))
        if _are_plain(calls, k)
        and (record := _common([s.outputs[k] for s in returning])) is not None
    }
    inputs = {
        k: record
        for k in range(min(given))
        if (record := _common([s.signature.args[k] for s in specs])) is not None
    }
    return Passing(inputs, outputs, min(given), min(wanted))


def _are_plain(calls: list[Instr], k: int) -> bool:
    """True if the outputs of all calls are values that go into variables, as far as output k is
    one."""
    return all(
        not payload_of(c, Invocation).ignored
        and (len(c.targets) <= k or c.payload.nargout == len(c.targets))
        for c in calls
    )


def _common(types: list[Type]) -> Record | None:
    """The fields that a value has in all specialisations, if it is a struct of so many."""
    found = {_record(t) for t in types}
    record = next(iter(found)) if len(found) == 1 else None
    return record if record is not None and 0 < len(record) <= _MOST else None


def _record(t: Type) -> Record | None:
    if t.cls != "struct" or t.fields is None or t.maybe_undef or not t.is_scalar or not t.fields:
        return None
    if any(known.is_bottom or known.maybe_undef for _, known in t.fields):
        return None
    return Record(tuple((name, _record(known)) for name, known in t.fields))
