"""The inputs that a function is tried with, made from their types: edge values, sizes, NaN,
empties, and random ones; the same for the same seed.

    double(1,:)      [], 5, -1, NaN, [0 1], [NaN Inf -0.5 …], …
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import product
from math import inf, isfinite, nan
from typing import Any

from mat2c.equivalence.values import numpy
from mat2c.support.record import dataclass
from mat2c.types.lattice import ARITHMETIC, FLOATS, Type
from mat2c.types.ranges.interval_class import LIMITS

_EXTENTS = (0, 1, 2, 3, 7)
_NUMBERS = (0.0, 1.0, -1.0, 2.0, 0.5, nan, inf, -inf, -0.0, 1e-300, 1e300, 3.0, -2.5, 100.0)
_CHARACTERS = "aZ09 _-."
_MOST = 64  # edge values of an input


@dataclass(frozen=True, slots=True)
class Case:
    """The inputs of one call."""

    inputs: tuple[Any, ...]


def unsupported(types: Sequence[Type]) -> str:
    """The first type of which no inputs can be made; "" where there is none."""
    for t in types:
        parts = [part for _, part in t.fields or ()] if t.cls == "struct" else []
        if t.cls == "struct" and t.fields and t.is_scalar:
            found = unsupported(parts)
            if found:
                return found
        elif t.cls not in ARITHMETIC or t.shape is None:
            return str(t)
    return ""


def generated(types: Sequence[Type], count: int, seed: int) -> list[Case]:
    """Cases for inputs of these types: each edge value of each input beside usual ones of the
    others, then random ones."""
    source = random.Random(seed)
    usual = [_random(t, source, plain=True) for t in types]
    found = [Case(tuple(usual))]
    for k, t in enumerate(types):
        for value in _edges(t, source):
            found.append(Case((*usual[:k], value, *usual[k + 1 :])))
    found = found[: max(count, 1)]
    while types and len(found) < count:
        found.append(Case(tuple(_random(t, source) for t in types)))
    return found


def _edges(t: Type, source: random.Random) -> Iterator[Any]:
    """The values at the edges of a type."""
    if t.cls == "struct":
        yield from _structs(t, source)
        return
    values = _scalars(t)
    count = 0
    for dims in product(*(_choices(t, k) for k in range(t.rank or 0))):
        for k in range(min(len(values), _MOST)):
            numel = _product(dims)
            if count >= _MOST or (numel == 0 and k):
                break
            yield _array(t, dims, [values[(k + j) % len(values)] for j in range(numel)])
            count += 1
            if numel > 1 and k >= 2:
                break


def _structs(t: Type, source: random.Random) -> Iterator[dict[str, Any]]:
    """Each edge of each field, beside usual values of the others."""
    usual = {name: _random(part, source, plain=True) for name, part in t.fields or ()}
    for name, part in t.fields or ():
        for value in _edges(part, source):
            yield {**usual, name: value}


def _choices(t: Type, k: int) -> tuple[int, ...]:
    """Extents to try of one dimension."""
    assert t.shape is not None
    dim = t.shape.dims[k]
    if dim is not None and dim.is_const:
        return (int(dim.value),)
    if t.cls == "char" and k == 0:
        return (1,)  # texts are rows
    most = inf if dim is None else dim.high
    return tuple(e for e in _EXTENTS if e <= most) + ((int(most),) if 7 < most <= 50 else ())


def _scalars(t: Type) -> list[Any]:
    """The edge values of a class, as far as the type's range has them."""
    if t.cls == "logical":
        return [False, True]
    if t.cls == "char":
        return list(_CHARACTERS)
    if t.cls in LIMITS:
        low, high = LIMITS[t.cls]
        found: list[Any] = [v for v in (0, 1, low, high, 2, -1, 3) if low <= v <= high]
    else:
        found = list(_NUMBERS)
        if t.may_be_complex:
            found += [complex(1, 2), complex(0, -1), complex(-1, 0)]
    inside = [v for v in found if isinstance(v, complex) or t.range.contains(float(v))]
    return inside or [_within(t)]


def _within(t: Type) -> float:
    """Some value of a narrow range."""
    low, high = t.range.numeric_low, t.range.numeric_high
    return low if isfinite(low) else high if isfinite(high) else 0.0


def _random(t: Type, source: random.Random, plain: bool = False) -> Any:
    """A random value; a `plain` one is of middling size and has no special elements."""
    if t.cls == "struct":
        return {name: _random(part, source, plain) for name, part in t.fields or ()}
    dims = [
        min(max(_choices(t, k)), 3) if plain else source.choice(_choices(t, k))
        for k in range(t.rank or 0)
    ]
    edges = _scalars(t)
    items = []
    for _ in range(_product(dims)):
        special = not plain and source.random() < 0.15
        items.append(source.choice(edges) if special else _usual(t, source, edges))
    return _array(t, dims, items)


def _usual(t: Type, source: random.Random, edges: Sequence[Any]) -> Any:
    if t.cls == "logical" or t.cls == "char":
        return source.choice(edges)
    low, high = max(t.range.numeric_low, -10), min(t.range.numeric_high, 10)
    if low > high:
        return _within(t)
    if t.cls in LIMITS or t.range.integral:
        return source.randint(int(low), int(high))
    number = round(source.uniform(low, high), 3)
    return complex(number, round(source.uniform(-5, 5), 3)) if t.may_be_complex else number


def _product(dims: Sequence[int]) -> int:
    count = 1
    for dim in dims:
        count *= dim
    return count


def _array(t: Type, dims: Sequence[int], items: Sequence[Any]) -> Any:
    """The value as a Python function takes it."""
    if t.cls == "char":
        return "".join(items)
    np = numpy()
    names = {"double": "f8", "single": "f4", "logical": "?"}
    dtype = names.get(t.cls, t.cls)
    if t.may_be_complex and t.cls in FLOATS:
        dtype = "c16" if t.cls == "double" else "c8"
    with np.errstate(over="ignore"):
        return np.array(list(items), dtype=dtype).reshape(tuple(dims), order="F")
