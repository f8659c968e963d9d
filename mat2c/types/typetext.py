"""The text form of types, as dumps and reports print them."""

from __future__ import annotations

from mat2c.support.record import replace
from mat2c.types.lattice import Constant, Type
from mat2c.types.ranges.interval_class import of_class


def render(t: Type) -> str:
    """See `lattice` for what it looks like."""
    if t.is_bottom:
        return "undef" if t.maybe_undef else "none"
    return _head(t) + _details(t) + ("|undef" if t.maybe_undef else "")


def _head(t: Type) -> str:
    prefix = {False: "", True: "complex ", None: "maybe complex "}[t.is_complex]
    if t.sparse is not None:
        elements = _head(replace(t.sparse, shape=t.shape))
        return f"sparse {elements}"
    if t.is_any:
        prefix = ""
    extents = "[...]" if t.shape is None else t.shape.to_text()
    return f"{prefix}{t.cls}{'' if t.is_any and t.shape is None else extents}"


def _details(t: Type) -> str:
    if t.const is not None:
        return f"={constant(t.const, t.dq)}"
    if t.fields is not None:
        return "{" + ", ".join(f"{name}: {field}" for name, field in t.fields) + "}"
    if t.items is not None and any(item != t.elem for item in t.items):
        return "<" + ", ".join(map(str, t.items)) + ">"
    if t.elem is not None:
        return f"<{t.elem}>"
    if t.targets is not None:
        return "{" + ", ".join(sorted(f"@{target.callee}" for target in t.targets)) + "}"
    if t.is_arithmetic and t.is_complex is False and t.range != of_class(t.cls):
        return "{" + t.range.to_text() + "}"
    return ""


def constant(value: Constant, dq: bool = False) -> str:
    """A constant as MATLAB writes it."""
    if isinstance(value, tuple):
        return "[" + " ".join(constant(item) for item in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        quote = '"' if dq else "'"
        return quote + value.replace("\n", "\\n") + quote
    if isinstance(value, complex):
        return f"{value.real:.15g}{value.imag:+.15g}i"
    return str(value) if isinstance(value, int) else f"{value:.15g}"
