"""1x1 structs of known fields, which pass through the interface of a library as C structs, and how
single values do."""

from __future__ import annotations

from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of

Fields = tuple[tuple[str, "Fields | None"], ...]
"""The fields of a struct that is passed as a C struct, None for those that are no such structs."""


def struct_fields(t: Type) -> Fields | None:
    """The fields of a 1x1 struct whose fields are known, and numbers, texts or such structs; None
    for any other type."""
    if t.cls != "struct" or not t.is_scalar or not t.fields or t.maybe_undef:
        return None
    found = []
    for name, part in t.fields:
        inner = struct_fields(part)
        if inner is None and form_of(_named(part)) == "value":
            return None
        found.append((name, inner))
    return tuple(found)


def _named(t: Type) -> Type:
    """The type with names for its open extents, as a parameter has them."""
    if t.shape is None or t.shape.is_known:
        return t
    return t.with_shape(t.shape.named("extent", "extent"))


def form_of(t: Type) -> str:
    """How a value is passed: as a "scalar", an array of "fixed" or of "open" extents, or a boxed
    "value"."""
    kind = rep_of(t).kind
    if kind is Kind.SCALAR:
        return "scalar"
    if kind is Kind.ARRAY:
        return "fixed" if t.shape is not None and t.shape.is_static else "open"
    return "value"
