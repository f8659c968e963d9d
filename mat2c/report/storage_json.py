"""A storage plan for programs to read: `mat2c dump --stage storage --format json`."""

from __future__ import annotations

import json
from collections.abc import Sequence

from mat2c.infer.engine import Specialisation
from mat2c.report.group_lifetimes import Lifetimes
from mat2c.report.peak_memory import greatest, meanings
from mat2c.storage.model import NO_RESIZE, Group, StoragePlan, Variable
from mat2c.types.expr import Expr


def as_json(plans: Sequence[tuple[Specialisation, StoragePlan]]) -> str:
    """A list of objects, one for each specialisation."""
    return json.dumps([_function(spec, plan) for spec, plan in plans], indent=2, ensure_ascii=False)


def _function(spec: Specialisation, plan: StoragePlan) -> dict[str, object]:
    lifetimes = Lifetimes(plan, spec.function)
    sizes = [group.size for group in plan.groups if isinstance(group.size, Expr)]
    return {
        "function": spec.function.name,
        "groups": [_group(plan, group, lifetimes) for group in plan.groups],
        "arenas": {
            element: {
                "bytes": arena.placed,
                "coloured": arena.coloured,
                "unshared": arena.unshared,
                "bound": arena.lower_bound,
                "overlaid": arena.overlaid,
            }
            for element, arena in plan.arenas.items()
        },
        "together": [sorted(g.number for g in held) for held in greatest(plan, spec)],
        "symbols": meanings(spec, sizes),
        "subsumed": {"static": plan.static_subsumed, "dynamic": plan.dynamic_subsumed},
    }


def _group(plan: StoragePlan, group: Group, lifetimes: Lifetimes) -> dict[str, object]:
    lines = lifetimes.of(group)
    return {
        "number": group.number,
        "kind": group.kind,
        "element": group.element,
        "bytes": group.size if isinstance(group.size, int) else None,
        "formula": None if group.size is None else str(group.size),
        "offset": group.offset,
        "lines": [lines.first, lines.last],
        "reasons": group.reasons,
        "variables": [_variable(plan, variable) for variable in group.variables],
        "sharing": list(lifetimes.sharing(group)),
    }


def _variable(plan: StoragePlan, variable: Variable) -> dict[str, object]:
    marks = {NO_RESIZE: "⋄"}
    values = {
        str(value): marks.get(plan.marks[value], plan.marks[value]) if value in plan.marks else None
        for value in variable.members
    }
    return {"name": variable.name, "values": values}
