"""Values of calls: as MATLAB writes them, in the plain form in which results are kept and compared,
and how far two of these differ.

    [["double", [1, 2], [1.0, "NaN"]]]          the form of [1 NaN]
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from math import inf, isinf, isnan, nan
from typing import Any

from mat2c.build.errors import ToolError

Plain = list[Any]
"""A class, extents, and elements: numbers (those that JSON lacks as texts, complex ones as pairs),
for cells and structs plain values."""

_DTYPES = {"float64": "double", "float32": "single", "bool": "logical"}
_COMPLEX = {"complex128": "double", "complex64": "single"}
_SPECIAL = {"NaN": nan, "Inf": inf, "-Inf": -inf}


def numpy() -> Any:
    """NumPy, which arrays are passed with; a ToolError where it isn't installed."""
    if importlib.util.find_spec("numpy") is None:
        raise ToolError("mat2c test needs NumPy: pip install 'mat2c[test]'")
    return importlib.import_module("numpy")


# --- as MATLAB writes them --------------------------------------------------------------------


def literal(value: Any) -> str:
    """An expression that gives the value."""
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    if isinstance(value, dict):
        fields = ", ".join(f"'{name}', {{{literal(v)}}}" for name, v in value.items())
        return f"struct({fields})"
    if isinstance(value, (list, tuple)):
        return "{" + ", ".join(map(literal, value)) + "}"
    return _array(numpy().asarray(value))


def _array(array: Any) -> str:
    dims = array.shape if array.ndim >= 2 else (1, array.size)
    array = array.reshape(dims, order="F")
    name = str(array.dtype)
    if name in _COMPLEX:
        parts = f"complex({_real(array.real, dims)}, {_real(array.imag, dims)})"
        return parts if name == "complex128" else f"single({parts})"
    cls = _DTYPES.get(name, name)
    text = _real(array, dims)
    return text if cls == "double" else f"{cls}({text})"


def _real(array: Any, dims: Sequence[int]) -> str:
    if 0 in dims:
        return f"zeros({', '.join(map(str, dims))})"
    if len(dims) > 2:
        flat = " ".join(_number(v) for v in array.ravel(order="F").tolist())
        return f"reshape([{flat}], {', '.join(map(str, dims))})"
    rows = [" ".join(_number(v) for v in row) for row in array.tolist()]
    return rows[0] if array.size == 1 else f"[{'; '.join(rows)}]"


def _number(value: Any) -> str:
    if isinstance(value, float):
        special = _special(value)
        return special if isinstance(special, str) else repr(value).removesuffix(".0")
    return str(int(value))


def _special(value: float) -> float | str:
    """A number as JSON has it."""
    if isnan(value):
        return "NaN"
    return value if not isinf(value) else "Inf" if value > 0 else "-Inf"


# --- plain form -------------------------------------------------------------------------------


def plain(value: Any) -> Plain:
    """The plain form of what a Python function for a compiled one gives."""
    if value is None:
        return ["none", [0, 0], []]
    if isinstance(value, str):
        return ["char", [1, len(value)], [value]]
    if isinstance(value, dict):
        return ["struct", [1, 1], [[name, plain(v)] for name, v in value.items()]]
    if isinstance(value, (list, tuple)):
        return ["cell", [1, len(value)], [plain(v) for v in value]]
    np = numpy()
    if not isinstance(value, (bool, int, float, complex, np.ndarray, np.generic)):
        return ["other", [1, 1], [getattr(value, "class_name", "")]]
    array = np.asarray(value)
    if array.dtype == object:
        return ["cell", list(array.shape), [plain(v) for v in array.ravel(order="F").tolist()]]
    dims = list(array.shape) if array.ndim >= 2 else [1, int(array.size)]
    name = str(array.dtype)
    items = array.ravel(order="F").tolist()
    if name in _COMPLEX:
        pairs = [[_special(v.real), _special(v.imag)] for v in items]
        return [_COMPLEX[name], dims, pairs]
    numbers = [_special(v) if isinstance(v, float) else int(v) for v in items]
    return [_DTYPES.get(name, name), dims, numbers]


def shown(value: Plain) -> str:
    """A short text for messages."""
    cls, dims, items = value
    if cls == "char":
        return repr(items[0]) if items else "''"
    size = "x".join(map(str, dims))
    if cls in ("cell", "struct", "other", "none"):
        return f"{size} {cls}"
    texts = [_shown_number(v) for v in items[:6]]
    inside = " ".join(texts) + (" …" if len(items) > 6 else "")
    return f"{inside} ({cls})" if len(items) == 1 else f"[{inside}] ({size} {cls})"


def _shown_number(item: Any) -> str:
    if isinstance(item, list):
        return f"{item[0]}{'' if str(item[1]).startswith('-') else '+'}{item[1]}i"
    return f"{item:.17g}" if isinstance(item, float) else str(item)


# --- how far they differ ----------------------------------------------------------------------


def difference(ours: Plain, theirs: Plain, tolerance: float) -> str:
    """In what two values differ, "" where they are equal: in class, size or an element. Numbers
    are equal where they differ by no more than `tolerance` times the larger magnitude of the
    two arrays' elements at that place, or by as much absolutely below 1."""
    if ours[0] != theirs[0]:
        return f"class {ours[0]}, not {theirs[0]}"
    if ours[0] in ("cell", "struct"):
        return _parts_differ(ours, theirs, tolerance)
    if ours[0] in ("char", "other"):
        return "" if ours[2] == theirs[2] else f"{shown(ours)}, not {shown(theirs)}"
    if ours[1] != theirs[1]:
        return f"size {'x'.join(map(str, ours[1]))}, not {'x'.join(map(str, theirs[1]))}"
    allowed = tolerance if ours[0] in ("double", "single") else 0.0
    for k, (a, b) in enumerate(zip(ours[2], theirs[2], strict=True)):
        if not _close(_complex(a), _complex(b), allowed):
            where = f"element {k + 1}: " if len(ours[2]) > 1 else ""
            return f"{where}{_shown_number(a)}, not {_shown_number(b)}"
    return ""


def _parts_differ(ours: Plain, theirs: Plain, tolerance: float) -> str:
    if len(ours[2]) != len(theirs[2]):
        return f"{len(ours[2])} parts, not {len(theirs[2])}"
    for k, (a, b) in enumerate(zip(ours[2], theirs[2], strict=True)):
        name = f"part {k + 1}"
        if ours[0] == "struct":
            if a[0] != b[0]:
                return f"field '{a[0]}', not '{b[0]}'"
            name, a, b = f"field '{a[0]}'", a[1], b[1]
        found = difference(a, b, tolerance)
        if found:
            return f"{name}: {found}"
    return ""


def _complex(item: Any) -> complex:
    parts = item if isinstance(item, list) else [item, 0.0]
    real, imag = (_SPECIAL[p] if isinstance(p, str) else float(p) for p in parts)
    return complex(real, imag)


def _close(a: complex, b: complex, tolerance: float) -> bool:
    scale = max((abs(p) for p in (a.real, a.imag, b.real, b.imag) if abs(p) < inf), default=0.0)
    return all(
        x == y or (isnan(x) and isnan(y)) or abs(x - y) <= tolerance * max(scale, 1.0)
        for x, y in ((a.real, b.real), (a.imag, b.imag))
    )
