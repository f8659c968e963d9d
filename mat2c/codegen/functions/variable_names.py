"""The C variables of a specialised function: the names of its values, arrays and extents."""

from __future__ import annotations

from collections.abc import Container, Iterable

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Return, Value
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Table
from mat2c.types.expr import Expr
from mat2c.types.rep import Kind


def name_variables(frame: TypedFrame) -> None:
    """Gives the values of a function their C variables, arrays and extents."""
    variable, returned = dict[Value, str](), _returned(frame)
    for group in frame.plan.groups:
        if group.kind in ("scalar", "boxed"):
            for var in group.variables:
                name = frame.names.fresh(var.name or f"t{var.members[0].number}")
                variable.update(dict.fromkeys(var.members, name))
            continue
        if group.outside is not None:
            home = frame.module.home(group.outside)
            assert home is not None
            frame.data[group.number] = home.name
            for var in group.variables:
                frame.extents[var.number] = home.extents
            continue
        if group.is_table:
            frame.data[group.number] = _table(frame, group.members[0])
            continue
        first = next((v for v in group.variables if v.name), group.variables[0])
        frame.data[group.number] = frame.names.fresh(
            returned.get(group.number) or first.name or f"t{first.members[0].number}"
        )
        for var in group.variables:
            frame.extents[var.number] = _extent_names(
                frame, var.members, var.name or f"t{var.members[0].number}"
            )
    for value, rep in frame.reps.items():
        if rep.kind is Kind.LIST or (value not in variable and rep.kind is not Kind.ARRAY):
            variable[value] = frame.names.fresh(value.name or f"t{value.number}")
    frame.variable = variable


def _table(frame: TypedFrame, value: Value) -> str:
    """The name of the matrix of constants that a value is."""
    assert value.definition is not None
    return frame.module.table(payload_of(value.definition, Table), value)


def _returned(frame: TypedFrame) -> dict[int, str]:
    """The names of outputs, by the groups of the arrays that these are."""
    function, found = frame.function, dict[int, str]()
    terminator = function.exit.terminator
    if not isinstance(terminator, Return):
        return found
    for name, operand in zip(function.outputs, terminator.args, strict=False):
        if isinstance(operand, Value) and operand in frame.plan.group_of:
            wish = f"{name}_out" if name in function.params else name
            found.setdefault(frame.plan.group_of[operand].number, wish)
    return found


def share_extents(frame: TypedFrame, arguments: Iterable[Value], given: Container[str]) -> None:
    """Has arrays whose extents are surely those of an argument that keeps them name these. `given`
    are the names of the C parameters."""
    plan = frame.plan
    known: dict[Expr, str] = {}
    for value in arguments:
        variable = plan.variable_of.get(value)
        if variable is None:
            continue
        for k, name in enumerate(frame.extents.get(variable.number, ())):
            dim = _only(variable.members, k)
            if name in given and dim is not None:
                known.setdefault(dim, name)
    for variable in plan.variables:
        for k, name in enumerate(frame.extents.get(variable.number, ())):
            dim = _only(variable.members, k)
            own = plan.group_of[variable.members[0]].outside is None
            if name and own and dim is not None and dim in known:
                frame.extents[variable.number][k] = known[dim]
    frame.kept_extents = frozenset(known.values())


def _only(members: list[Value], k: int) -> Expr | None:
    """The extent that all members have; None where they differ, or nothing is known."""
    dims = {
        None if m.type is None or m.type.shape is None else m.type.shape.dim(k) for m in members
    }
    return next(iter(dims)) if len(dims) == 1 else None


def _extent_names(frame: TypedFrame, members: list[Value], stem: str) -> list[str]:
    """Locals for the extents that are not constant in all members alike."""
    rank = max(frame.rep(m).rank for m in members)
    names = []
    for k in range(rank):
        dims = {
            m.type.shape.dim(k) for m in members if m.type is not None and m.type.shape is not None
        }
        dim = next(iter(dims))
        fixed = len(dims) == 1 and dim is not None and dim.is_const
        names.append("" if fixed else frame.names.fresh(f"{stem}_{k + 1}"))
    return names
