"""The builtin functions: one declaration each, found by name."""

from __future__ import annotations

from mat2c.builtins.declaration import Builtin
from mat2c.builtins.registry import boxed_names, find, names

__all__ = ["Builtin", "boxed_names", "find", "names"]
