"""What a rule finds, and the words for types in messages."""

from __future__ import annotations

from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.shape import Shape


@dataclass(frozen=True, slots=True)
class Found:
    """A diagnostic without its place."""

    code: str
    message: str


def size(shape: Shape | None) -> str:
    """2x3, with `?` for what isn't a number."""
    if shape is None:
        return "?x?"
    return "x".join(str(d.value) if d is not None and d.is_const else "?" for d in shape.dims)


_NAMES = {"function_handle": "function handle", "char": "text"}


def class_name(known: Type) -> str:
    return _NAMES.get(known.cls, known.cls)
