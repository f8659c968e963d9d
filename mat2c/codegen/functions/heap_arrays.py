"""The arrays and variables of a specialised function that are on the heap, for `--no-heap`."""

from __future__ import annotations

from mat2c.codegen.c_listing import HeapUse
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.engine import Specialisation
from mat2c.storage.model import StoragePlan
from mat2c.types.rep import Kind, rep_of


def heap_arrays(
    frame: TypedFrame, interface: Interface, spec: Specialisation, plan: StoragePlan
) -> list[HeapUse]:
    """The arrays and boxed variables of the function that are on the heap."""
    found = list[HeapUse]()
    kinds = ("heap",) if frame.module.no_heap else ("heap", "fixed")
    for group in plan.groups:
        name = frame.data.get(group.number, "")
        if group.kind in kinds and name in frame.used and group.number not in interface.bound:
            made = group.members[0].definition
            shown = next((v.name for v in group.members if v.name), "")
            what = f"the array '{shown}' has no bound" if shown else "an array has no bound"
            found.append(HeapUse(made.span if made is not None else None, what))
    span = spec.function.span
    for k, t in enumerate(spec.outputs):
        if k in interface.outputs and rep_of(t).kind is Kind.ARRAY and interface.grows(k, t):
            name = spec.function.outputs[k]
            found.append(HeapUse(span, f"the output '{name}' has no bound"))
    for value, name in frame.variable.items():
        if name in frame.used and frame.rep(value).kind in (Kind.BOXED, Kind.LIST):
            made = value.definition
            what = f"'{value.name or 'a value'}' may be of any class or size"
            found.append(HeapUse(made.span if made is not None else span, what))
    return found
