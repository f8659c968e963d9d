"""The types of an entry function's inputs, as the option `--args` gives them.

    double(3,4), int32, complex double(:,1), char(1,:), any

A class alone is a scalar; `:` stands for an extent that is not known. Containers and `any` may be
of any shape.
"""

from __future__ import annotations

import re

from mat2c.types.lattice import ANY, ARITHMETIC, FLOATS, Type, array

_CONTAINERS = ("any", "cell", "struct", "function_handle")
_INPUT = re.compile(r"(complex\s+)?(\w+)\s*(?:\(([^()]*)\))?")
_SEPARATOR = re.compile(r",(?![^()]*\))")


def parse_arguments(text: str) -> list[Type]:
    """The types in order; raises ValueError, with a message for the user."""
    return [_parse(part.strip()) for part in _SEPARATOR.split(text)] if text.strip() else []


def _parse(text: str) -> Type:
    match = _INPUT.fullmatch(text)
    if match is None:
        raise ValueError(f"not a type: '{text}'")
    is_complex, cls, extents = bool(match[1]), match[2], match[3]
    if cls in _CONTAINERS and not is_complex:
        return ANY
    if cls not in ARITHMETIC:
        raise ValueError(f"unknown class: '{cls}'")
    if is_complex and cls not in FLOATS:
        raise ValueError(f"no complex values of class '{cls}'")
    dims = (
        [1, 1] if extents is None else [_extent(part.strip(), text) for part in extents.split(",")]
    )
    if len(dims) < 2:
        raise ValueError(f"an array has two extents or more: '{text}'")
    return array(cls, *dims, is_complex=is_complex)


def _extent(text: str, whole: str) -> int | None:
    if text == ":":
        return None
    if not re.fullmatch(r"\d{1,15}", text):
        raise ValueError(f"not an extent: '{text}' in '{whole}'")
    return int(text)
