"""diff: along which dimension it goes, and what it gives."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.declaration import Site
from mat2c.types.lattice import Type
from mat2c.types.ranges import interval
from mat2c.types.ranges.interval_class import convert, of_class
from mat2c.types.shape import ONE, Shape
from mat2c.types.symbolic import max_

_MOST = 4  # orders that are followed


def steps_of(types: Sequence[Type]) -> tuple[int, int] | None:
    """The order of a difference and the dimension (from 0) that it is taken along, where both are
    known whatever the extents turn out to be; None otherwise."""
    x, *options = types
    if not x.is_arithmetic or x.shape is None or x.may_be_complex or x.cls == "char":
        return None
    order = _count(options[0]) if options else 1
    if order is None or order > _MOST or len(options) > 2:
        return None
    if len(options) == 2:
        axis = _count(options[1])
        return (order, axis - 1) if axis is not None and axis <= x.shape.rank else None
    first = next((k for k, dim in enumerate(x.shape.dims) if dim is not ONE), None)
    dim = x.shape.dims[first] if first is not None else None
    if first is None or dim is None or dim.low <= order:
        return None  # it may go on along another dimension
    return order, first


def _count(t: Type) -> int | None:
    """The positive whole number that an argument is."""
    return t.whole if t.whole is not None and t.whole >= 1 else None


def difference(site: Site) -> list[Type] | None:
    """Each order takes one from the extent, if there is one."""
    x = site.types[0] if site.types else None
    if x is None or not x.is_arithmetic or x.shape is None or x.may_be_complex or x.cls == "char":
        return None
    if any(not t.is_arithmetic for t in site.types[1:]):
        return None
    if x.cls == "logical" and x.shape.may_be_scalar() and len(site.types) < 3:
        return None  # of one truth value come none, else doubles
    cls = "double" if x.cls == "logical" else x.cls
    steps = steps_of(site.types)
    if len(site.types) == 1 or (steps is not None and steps[0] == 1):
        values = interval.minus(x.range, x.range)
        values = values if cls == "double" else convert(cls, values)
    else:
        values = of_class(cls)
    if steps is not None:
        return [Type(cls, False, _less(x.shape, *steps), values)]
    if x.cls == "logical":
        return None  # of one truth value it is an empty logical array
    return [Type(cls, False, Shape.unknown(2) if x.shape.rank == 2 else None, values)]


def _less(shape: Shape, order: int, axis: int) -> Shape:
    dim = shape.dims[axis]
    return shape.with_dim(axis, None if dim is None else max_(dim - order, 0))
