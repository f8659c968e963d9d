"""Functions that choose between elements."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import join
from mat2c.types.traits import Effect, InPlace, ShapeType


def _merge(site: Site) -> list[Type] | None:
    """merge(mask, x, y) of real doubles of the extents of the mask, or scalars."""
    if len(site.types) != 3 or site.types[0].cls != "logical":
        return None
    mask, *values = site.types
    if any(t.cls != "double" or t.is_complex is not False for t in values):
        return None
    if mask.shape is None or not all(t.is_scalar or t.shape == mask.shape for t in values):
        return None
    return [Type("double", False, mask.shape, join(values[0].range, values[1].range))]


DECLARATIONS: Sequence[Builtin] = [
    Builtin(
        name,
        _merge,
        "({0} ? {1} : {2})",
        typed="choice",
        effect=Effect.PURE,
        in_place=InPlace.ELEMENTWISE,
        shape=ShapeType.I,
        doc="Elements of two operands, by a mask.",
    )
    for name in ("merge", "ifelse")
]
