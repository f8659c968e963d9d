"""From what is known of classes to the rows of the tables that a program's C has of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mat2c.frontend import ast
from mat2c.ir.class_rows import ClassRow, MethodRow, PropertyRow
from mat2c.resolve.class_info import ClassInfo, Method, Property
from mat2c.resolve.function_files import Unit, UserFunction

if TYPE_CHECKING:
    from mat2c.lower.program import Session

Callee = Callable[[Unit, "ast.FunctionDef | None"], str]


def class_rows(session: Session) -> list[ClassRow]:
    """The tables, those of superclasses before those of their subclasses."""
    order: dict[ClassInfo, None] = {}
    for info in session.classes.infos.values():
        for ancestor in reversed(info.ancestors()):
            order.setdefault(ancestor)
    return [_row(session, info) for info in order]


def _row(session: Session, info: ClassInfo) -> ClassRow:
    def callee(unit: Unit, definition: ast.FunctionDef | None) -> str:
        return "" if definition is None else session.callee(UserFunction(unit, definition))

    constructor = info.constructor
    if info.definition is None:
        constructor = info.unit.tree.functions[0]
    return ClassRow(
        info.name,
        [parent.name for parent in info.parents],
        callee(info.unit, constructor),
        _flags(info),
        _properties(info, callee),
        [_method(method, callee) for _, method in sorted(info.methods().items())],
        [(name, callee(info.unit, made)) for name, made in info.members.items()],
        list(info.events),
        info.making,
        ",".join(info.mixins),
    )


def _flags(info: ClassInfo) -> tuple[str, ...]:
    abstract = info.is_abstract or any(m.definition is None for m in info.methods().values())
    told = {
        "handle": info.is_handle,
        "abstract": abstract,
        "old": info.definition is None,
        "heterogeneous": info.is_heterogeneous,
        "dynamic": info.is_dynamic,
    }
    return tuple(name for name, has in told.items() if has)


def _properties(info: ClassInfo, callee: Callee) -> list[PropertyRow]:
    """In the order of names."""
    found = info.properties()
    places = {name: place for place, name in enumerate(found)}
    return [_property(found[name], places[name], callee) for name in sorted(found)]


def _property(known: Property, place: int, callee: Callee) -> PropertyRow:
    told = {
        "constant": known.is_constant,
        "dependent": known.is_dependent,
        "hidden": known.is_hidden,
        "immutable": known.is_immutable,
        "abortset": known.is_kept_if_equal,
        "transient": known.is_transient,
    }
    unit = known.owner.unit
    return PropertyRow(
        known.name,
        known.owner.name,
        callee(unit, known.initial),
        callee(unit, known.getter),
        callee(unit, known.setter),
        known.read,
        known.write,
        tuple(name for name, has in told.items() if has),
        place,
    )


def _method(method: Method, callee: Callee) -> MethodRow:
    told = {"static": method.is_static, "hidden": method.is_hidden}
    return MethodRow(
        method.name,
        method.owner.name,
        callee(method.unit, method.definition),
        method.access,
        tuple(name for name, has in told.items() if has),
    )
