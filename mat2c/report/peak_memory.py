"""`mat2c explain --memory`: what each function needs at most, in bytes and symbols.

    phases (prog.m)
      stack   800 bytes
      heap    8*n*n + 8*n bytes: a, b
      calls   other
      where   n is the value of n (line 1)

A line of `heap` for each set of blocks that are there at one time, unless another holds it. `x_1`
is the first extent of x.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from mat2c.infer.engine import Specialisation
from mat2c.ir.call_frames import file_of
from mat2c.ir.core import Block, Value
from mat2c.storage.model import Group, StoragePlan
from mat2c.types.expr import Expr
from mat2c.types.polynomial import const

Held = frozenset[Group]


def peak_text(spec: Specialisation, plan: StoragePlan, tells_calls: bool) -> str:
    """The account of one specialisation."""
    function = spec.function
    lines = [f"{function.name} ({file_of(function, tells_calls)})"]
    lines.append(f"  stack   {sum(arena.placed for arena in plan.arenas.values())} bytes")
    sizes: list[Expr] = []
    for held in greatest(plan, spec):
        known, total, unknown = _sum(held)
        sizes.append(total)
        names = ", ".join(dict.fromkeys(map(group_name, sorted(held, key=_number))))
        more = "".join(f" + the size of {group_name(g)}" for g in unknown)
        text = f"{total}{more} bytes" if known or not more else f"{more[3:]}"
        lines.append(f"  heap    {text}: {names}")
    callees = sorted({callee.function.name for callee in _callees(spec)})
    if callees:
        lines.append(f"  calls   {', '.join(callees)}")
    lines += [f"  where   {line}" for line in meanings(spec, sizes)]
    return "\n".join(lines) + "\n"


def _number(group: Group) -> int:
    return group.number


def group_name(group: Group) -> str:
    """The name that the program has for what is in a group, or that of a value."""
    names = [variable.name for variable in group.variables if variable.name]
    return names[0] if names else str(group.members[0])


def _sum(held: Held) -> tuple[bool, Expr, list[Group]]:
    """Is any size known, the sum of those that are, and the groups of which it isn't."""
    total, known, unknown = const(0), False, list[Group]()
    for group in sorted(held, key=_number):
        if group.size is None:
            unknown.append(group)
        else:
            known, total = True, total + group.size
    return known, total, unknown


def _callees(spec: Specialisation) -> Iterator[Specialisation]:
    for instr in spec.function.instrs():
        callee = instr.payload.spec
        if isinstance(callee, Specialisation) and callee is not spec:
            yield callee


def meanings(spec: Specialisation, sizes: Iterable[Expr]) -> list[str]:
    """What the symbols of some sizes stand for; those that are extents, as `x_1`, say so."""
    symbols = spec.flow.symbols if spec.flow is not None else {}
    found: dict[str, str] = {}
    for size in sizes:
        for symbol in sorted(size.symbols(), key=str):
            if (value := symbols.get(symbol)) is not None:
                found[str(symbol)] = _meaning(value)
    return [f"{name} is {text}" for name, text in found.items()]


def _meaning(value: Value) -> str:
    made = value.definition
    span = made.span if made is not None else None
    place = f" (line {span.line})" if span is not None else ""
    return f"the value of {value.name or value}{place}"


# --- blocks that are there at one time -----------------------------------------------------------


def greatest(plan: StoragePlan, spec: Specialisation) -> list[Held]:
    """The sets of blocks that are there at one time; none is part of another."""
    found: dict[Held, None] = {}
    for held in _states(plan, spec):
        if any(held <= other for other in found):
            continue
        for smaller in [other for other in found if other < held]:
            del found[smaller]
        found[held] = None
    return [held for held in found if held]


def _states(plan: StoragePlan, spec: Specialisation) -> Iterator[Held]:
    """All sets that occur, by a fix-point along the graph."""
    function = spec.function
    at_entry = frozenset(g for g in plan.groups if g.kind == "fixed" and g.outside is None)
    state: dict[Block, Held] = {function.entry: at_entry}
    work = [function.entry]
    while work:
        block = work.pop()
        held = state[block] - frozenset(plan.releases.entering.get(block, ()))
        yield held
        for instr in block.instrs:
            made = (plan.group_of.get(target) for target in instr.targets)
            held |= {g for g in made if g is not None and g.kind == "heap" and g.outside is None}
            yield held
            held -= frozenset(plan.releases.after.get(instr, ()))
        for successor in block.successors():
            before = state.get(successor)
            after = held if before is None else before | held
            if after != before:
                state[successor] = after
                work.append(successor)
