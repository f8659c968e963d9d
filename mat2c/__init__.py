"""mat2c compiles MATLAB and Octave programs to C.

    import mat2c
    f = mat2c.load("f.m", args="double(:,:)")
    y = f(x)

`translate` gives the C text, `build_program` an executable, `load` a Python function, `load_all`
those of several files. Nothing heavy is imported before one of them is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mat2c.api import build_program, load, load_all, translate
    from mat2c.build.errors import RunError
    from mat2c.support.diagnostics import InternalError, TranslationError, TranslationWarning

__version__ = "0.1.0"

__all__ = [
    "InternalError",
    "RunError",
    "TranslationError",
    "TranslationWarning",
    "__version__",
    "build_program",
    "load",
    "load_all",
    "translate",
]

_HOME = {
    "InternalError": "mat2c.support.diagnostics",
    "RunError": "mat2c.build.errors",
    "TranslationError": "mat2c.support.diagnostics",
    "TranslationWarning": "mat2c.support.diagnostics",
    "build_program": "mat2c.api",
    "load": "mat2c.api",
    "load_all": "mat2c.api",
    "translate": "mat2c.api",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'mat2c' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = value
    return value
