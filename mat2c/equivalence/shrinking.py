"""Makes an input on which two implementations differ smaller, as long as they still differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from mat2c.equivalence.cases import Case
from mat2c.equivalence.values import numpy
from mat2c.types.lattice import Type

_ROUNDS = 25
_TRIED = 60  # candidates of a round

Differ = Callable[[Sequence[Case]], list[bool]]
"""Of each case: do the two still differ?"""


def shrunk(case: Case, types: Sequence[Type], differ: Differ) -> Case:
    """The smallest case that is found; each round tries all simpler ones together."""
    for _ in range(_ROUNDS):
        candidates = list(_simpler(case, types))[:_TRIED]
        answers = differ(candidates) if candidates else []
        smaller = next((c for c, still in zip(candidates, answers, strict=True) if still), None)
        if smaller is None:
            break
        case = smaller
    return case


def _simpler(case: Case, types: Sequence[Type]) -> Iterator[Case]:
    """Cases with one input that is smaller, the smallest first."""
    for k, (value, t) in enumerate(zip(case.inputs, types, strict=False)):
        for smaller in simpler_values(value, t):
            yield Case((*case.inputs[:k], smaller, *case.inputs[k + 1 :]))


def simpler_values(value: Any, t: Type) -> Iterator[Any]:
    """Smaller values of the same type."""
    if isinstance(value, dict):
        for name, part in t.fields or ():
            for smaller in simpler_values(value[name], part):
                yield {**value, name: smaller}
    elif isinstance(value, str):
        if t.shape is not None and not _is_fixed(t, 1):
            yield from dict.fromkeys(v for v in (value[: len(value) // 2], value[1:]) if v != value)
        if value.strip("a"):
            yield "a" * len(value)
    else:
        yield from _simpler_arrays(value, t)


def _is_fixed(t: Type, k: int) -> bool:
    dim = None if t.shape is None else t.shape.dims[k]
    return dim is not None and dim.is_const


def _simpler_arrays(array: Any, t: Type) -> Iterator[Any]:
    np = numpy()
    for axis in range(array.ndim):
        extent = array.shape[axis]
        if extent and not _is_fixed(t, axis):
            for fewer in dict.fromkeys((0, extent // 2, extent - 1)):
                yield np.asfortranarray(np.take(array, range(fewer), axis=axis))
    simplest = [v for v in (0, 1) if t.cls == "logical" or t.range.contains(float(v))]
    for number in simplest[:1]:
        if np.any(_differs(array, number)):
            yield np.full_like(array, number)
    for place in np.ndindex(array.shape):
        for number in (*simplest, *_rounder(array[place], t)):
            if not _differs(array[place], number):
                break
            changed = array.copy(order="F")
            changed[place] = number
            yield changed


def _rounder(number: Any, t: Type) -> list[Any]:
    """The number with its fraction cut off, and half of it."""
    np = numpy()
    if t.cls not in ("double", "single") or t.may_be_complex or not np.isfinite(number):
        return []
    cut = [float(np.trunc(number / 2)), float(np.trunc(number))]
    return [c for c in cut if abs(c) > 1 and c != number and t.range.contains(c)]


def _differs(a: Any, b: Any) -> Any:
    """True if it is another number. Also another sign of zero."""
    np = numpy()
    return (a != b) | (np.signbit(np.real(a)) != np.signbit(np.real(b)))
