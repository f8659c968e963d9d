"""Stubs for Python's type checkers: what the functions of a library take and give.

function y = scale(x, k)        becomes        def scale(x: npt.NDArray[np.float64], k: float, …
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mat2c.build.python_signature import python_name
from mat2c.driver.compilation import Compilation
from mat2c.driver.session import Entry, entries_of, nested
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from mat2c.types.lattice import ANY, Type

_HEAD = """\
# Made by mat2c from {names}.
from typing import Any, Literal, overload

import numpy as np
import numpy.typing as npt
"""
_SCALARS = {"double": "float", "logical": "bool", "char": "str"}
_OTHERS = {"cell": "list[Any]", "struct": "dict[str, Any]"}
_UNSURE = frozenset(("nargin", "isdef"))  # operations of functions that do with fewer inputs


def stub_text(path: Path, options: Options, diagnostics: Diagnostics) -> str:
    """The stubs of the entries of a library."""
    return nested(options, diagnostics, lambda: _stub_text(path, options, diagnostics))


def _stub_text(path: Path, options: Options, diagnostics: Diagnostics) -> str:
    work = Compilation(path, options, diagnostics)
    optional = {
        name: any(i.op in _UNSURE for i in function.instrs())
        for name, function in work.entries.items()
    }
    entries, types = entries_of(work), work.entry_types()
    names = ", ".join(file.name for file in (path, *options.more))
    parts = [_HEAD.format(names=names)]
    parts += [_stub(e, *types.get(e.name, ([], [])), optional[e.name]) for e in entries]
    return "\n".join(parts)


def _stub(entry: Entry, inputs: Sequence[Type], outputs: Sequence[Type], optional: bool) -> str:
    """The stub of an entry: an overload for each number of outputs."""
    default = " = ..." if optional else ""
    named = [name for name in entry.inputs if name != "varargin"]
    given = [
        f"{python_name(name, k)}: {_taken(_nth(inputs, k))}{default}"
        for k, name in enumerate(named)
    ]
    given += ["*varargin: Any"] if "varargin" in entry.inputs else ["*"]
    if "varargin" in entry.inputs or "varargout" in entry.outputs:
        rest = ["nargout: int | None = ..."]
        rest += ["**options: Any"] if "varargin" in entry.inputs else []
        return f"def {entry.name}({', '.join([*given, *rest])}) -> Any: ...\n"
    results = [_given(_nth(outputs, k)) for k in range(len(entry.outputs))]
    one = results[0] if results else "None"
    forms = [("nargout: Literal[0, 1] | None = ...", one)]
    for n in range(2, len(results) + 1):
        forms.append((f"nargout: Literal[{n}]", f"tuple[{', '.join(results[:n])}]"))
    mark = "@overload\n" if len(forms) > 1 else ""
    return "".join(
        f"{mark}def {entry.name}({', '.join([*given, nargout])}) -> {result}: ...\n"
        for nargout, result in forms
    )


def _nth(types: Sequence[Type], k: int) -> Type:
    return types[k] if k < len(types) else ANY


def _taken(t: Type) -> str:
    """The annotation of an input."""
    if not t.is_arithmetic:
        return _OTHERS.get(t.cls, "Any")
    return _scalar(t) if t.is_scalar or t.cls == "char" else _array(t)


def _given(t: Type) -> str:
    """The annotation of an output: an array of one element comes out as a number."""
    if not t.is_arithmetic or t.is_complex is None or t.maybe_undef:
        return "Any"
    if t.is_scalar:
        return _scalar(t)
    if t.cls == "char":
        return "Any"  # rows of texts are a list
    static = None if t.shape is None else t.shape.static_numel
    return _array(t) if static is not None and static != 1 else f"{_scalar(t)} | {_array(t)}"


def _scalar(t: Type) -> str:
    if t.is_complex:
        return "complex" if t.cls == "double" else "np.complex64"
    return _SCALARS.get(t.cls) or _element(t)


def _array(t: Type) -> str:
    return f"npt.NDArray[{_element(t)}]"


def _element(t: Type) -> str:
    if t.is_complex:
        return "np.complex128" if t.cls == "double" else "np.complex64"
    names = {"double": "float64", "single": "float32", "logical": "bool_"}
    return f"np.{names.get(t.cls, t.cls)}"
