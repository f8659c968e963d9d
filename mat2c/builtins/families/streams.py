"""Functions that read and write streams: what formats and precisions say of their results."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin, Site
from mat2c.types.lattice import ARITHMETIC, INTEGERS, Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.ranges.range_ import CHAR, EXTENT, FULL, Range
from mat2c.types.shape import Shape
from mat2c.types.type_constructors import scalar

_TEXT = Type("char", False, Shape.unknown(2), CHAR)
_COUNT = scalar("double", EXTENT)
_STREAM = scalar("double", Range(-1.0, EXTENT.high, True, False, False, False))
_CONVERSION = re.compile(r"%\*?\d*(?:l|h)?([a-zA-Z\[%])")
_CLASSES = {
    **{name: name for name in (*INTEGERS, "double", "single", "char")},
    **dict.fromkeys(("schar", "signedchar", "integer*1"), "int8"),
    **dict.fromkeys(("uchar", "unsignedchar"), "uint8"),
    **dict.fromkeys(("float", "float32", "real*4"), "single"),
    **dict.fromkeys(("float64", "real*8"), "double"),
}


def _opened(site: Site) -> list[Type] | None:
    """[stream, why] = fopen(name, …). With a number for the name, or "all", it is a question."""
    if not site.types or site.types[0].cls != "char":
        return None
    first = site.types[0].const
    named = len(site.types) > 1 or (isinstance(first, str) and first != "all")
    return [_STREAM, _TEXT] if named else None


def _read(site: Site) -> list[Type] | None:
    """[values, count] = fread(stream, size, precision): doubles, or the class after `=>` or `*`.
    The size may be left out before a precision."""
    early = len(site.types) > 1 and site.types[1].cls == "char"
    if not early and len(site.types) > 1 and site.types[1].cls not in ARITHMETIC:
        return None
    place = 1 if early else 2
    precision = site.types[place].const if len(site.types) > place else ""
    if not isinstance(precision, str):
        return None
    precision = "".join(precision.split()).lower()
    _, arrow, made = precision.partition("=>")
    wanted = made if arrow else precision[1:] if precision.startswith("*") else "double"
    cls = _CLASSES.get(wanted)
    if cls is None:
        return None
    return [Type(cls, False, Shape.unknown(2), of_class(cls)), _COUNT]


def _scanned(site: Site) -> list[Type] | None:
    """[values, count, why] = sscanf(text, format, size): numbers, if no conversion takes text."""
    template = site.types[1].const if len(site.types) > 1 else None
    if not isinstance(template, str) or any(t.cls == "char" for t in site.types[2:]):
        return None
    kinds = set(_CONVERSION.findall(template)) - {"%"}
    if not kinds or not kinds <= set("diouxXfeEgG"):
        return None
    return [Type("double", False, Shape.unknown(2), FULL), _COUNT, _TEXT]


DECLARATIONS: Sequence[Builtin] = [
    Builtin("fopen", _opened, doc="Opens a file."),
    Builtin("fread", _read, doc="Reads bytes as numbers."),
    Builtin("sscanf", _scanned, doc="Numbers in a text."),
    Builtin("fscanf", _scanned, doc="Numbers in a file."),
]
