"""The text of a storage plan, for `mat2c dump --stage storage`."""

from __future__ import annotations

from mat2c.ir.core import Const, Operand, Value
from mat2c.report.group_lifetimes import Lifetimes
from mat2c.storage.model import Copies, Group, StoragePlan, Variable


def render(plan: StoragePlan, lifetimes: Lifetimes | None = None) -> str:
    """Groups with their members, sizes and reasons, and with the lines of their lives and why
    members may share, where these are given; then the copies that φs need."""
    lines = [f"storage @{plan.function} {{"]
    scalars = [group for group in plan.groups if group.kind == "scalar"]
    for group in plan.groups:
        if group.kind != "scalar":
            lines += _group(plan, group, lifetimes)
    if scalars:
        lines.append(f"  {len(scalars)} scalars")
        lines += [f"    {_variable(plan, v)}" for g in scalars for v in g.variables if _shown(v)]
    for element, arena in plan.arenas.items():
        lines.append(
            f"  arena {element}: {arena.placed} bytes; at most alive {arena.lower_bound}, "
            f"by colours {arena.coloured}, without sharing {arena.unshared}"
        )
    lines += [f"  {line}" for line in _releases(plan)]
    lines += [f"  {_copies(copies)}" for copies in plan.copies]
    lines.append(f"  subsumed: {plan.static_subsumed} static, {plan.dynamic_subsumed} dynamic")
    return "\n".join([*lines, "}"]) + "\n"


def _shown(variable: Variable) -> bool:
    return len(variable.members) > 1


def _group(plan: StoragePlan, group: Group, lifetimes: Lifetimes | None) -> list[str]:
    size = "" if group.kind in ("boxed", "borrowed") else f" {_size(group)}"
    why = "; ".join(group.reasons)
    head = f"  group {group.number} {group.kind} {group.element}{size}{f'  ({why})' if why else ''}"
    found = [head, *(f"    {_variable(plan, variable)}" for variable in group.variables)]
    if lifetimes is not None and group.kind not in ("boxed", "borrowed"):
        lines = str(lifetimes.of(group))
        found += [f"    needed in {lines}"] if lines else []
        found += [f"    {text}" for text in lifetimes.sharing(group)]
    return found


def _releases(plan: StoragePlan) -> list[str]:
    """What is given back before the function ends."""
    behind = [
        f"release {_numbers(groups)} behind {', '.join(map(str, instr.targets))}"
        for instr, groups in plan.releases.after.items()
        if instr.targets
    ]
    entering = [
        f"release {_numbers(groups)} at {block}" for block, groups in plan.releases.entering.items()
    ]
    return behind + entering


def _numbers(groups: list[Group]) -> str:
    return ", ".join(str(group.number) for group in groups)


def _size(group: Group) -> str:
    if isinstance(group.size, int):
        place = "" if group.offset is None else f" at {group.offset}"
        return f"{group.size} bytes{place}"
    return "? bytes" if group.size is None else f"{group.size} bytes"


def _variable(plan: StoragePlan, variable: Variable) -> str:
    values = ", ".join(f"{value}{_mark(plan, value)}" for value in variable.members)
    return f"{variable.name or 't'}: {values}"


def _mark(plan: StoragePlan, value: Value) -> str:
    mark = plan.marks.get(value)
    return "" if mark is None else (mark or "⋄")


def _copies(copies: Copies) -> str:
    pairs = ", ".join(f"{target} = {_operand(source)}" for target, source in copies.pairs)
    how = " on error" if copies.on_error else ""
    return f"copy {copies.pred} -> {copies.block}{how}: {pairs}"


def _operand(operand: Operand) -> str:
    return repr(operand.value) if isinstance(operand, Const) else str(operand)
