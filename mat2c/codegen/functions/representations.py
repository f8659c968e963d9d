"""How values of a specialised function are represented in C, and what storage plans are told."""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.boxed.control_reps import control_reps
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Value
from mat2c.storage.value_layout import Layout
from mat2c.types.rep import INDEX, Kind, Rep, rep_of


def representations(spec: Specialisation) -> dict[Value, Rep]:
    """The representation of every value: by type, but for values of control."""
    reps = {
        target: rep_of(target.type)
        for instr in spec.function.instrs()
        for target in instr.targets
        if target.type is not None
    }
    for value, rep in control_reps(spec.function).items():
        if rep.kind is Kind.LIST or rep.element is INDEX or reps.get(value, rep).kind is Kind.BOXED:
            reps[value] = rep
    return reps


def layout_for(reps: dict[Value, Rep]) -> Callable[[Value], Layout]:
    """What the storage plan is told of each value."""

    def layout(value: Value) -> Layout:
        rep = reps.get(value)
        if rep is None or rep.kind is Kind.LIST:
            return Layout("none")
        if value.type is not None and value.type.is_bottom and rep.kind is Kind.BOXED:
            undefined = value.type.maybe_undef
            return Layout("boxed" if undefined else "none", "m2c_value *")
        if rep.kind is Kind.BOXED:
            return Layout("boxed", "m2c_value *")
        assert rep.element is not None
        return Layout("scalar" if rep.kind is Kind.SCALAR else "array", rep.element.ctype)

    return layout
