"""Functions called for their effect: as statements they give no value."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins.core import Builtin

_NAMES = (
    "disp display error fdisp fprintf printf rethrow format clc more "
    "print_usage __wrong_call__ warning fflush tic assert validateattributes exit quit celldisp"
)
_MAY_ANSWER = frozenset(("tic", "fflush", "format", "warning", "more"))
_LEAVE = frozenset(("rethrow", "print_usage", "__wrong_call__", "exit", "quit"))

DECLARATIONS: Sequence[Builtin] = [
    Builtin(name, value=name in _MAY_ANSWER, leaves=name in _LEAVE) for name in _NAMES.split()
]
