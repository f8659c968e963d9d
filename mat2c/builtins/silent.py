"""Functions called for their effect: as statements they give no value."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mat2c.builtins.declaration import Builtin
from mat2c.builtins.laws import ANY_RANK, CHAR, DOUBLE, LOGICAL, ONE, REAL, Output, outline
from mat2c.support.resources import runtime_dir

_NAMES = (
    "disp display error fdisp fprintf printf rethrow format clc more "
    "print_usage __wrong_call__ warning fflush tic assert validateattributes exit quit celldisp"
)


def _settings() -> dict[str, str]:
    """What can be set and the kind of its values, from the runtime's table."""
    text = (runtime_dir() / "src" / "settings.inc").read_text(encoding="utf-8")
    found = re.findall(r"^([A-Z]+)\((\w+)", text, re.MULTILINE)
    return {name: kind for kind, name in found}


_SETTINGS = _settings()
_VALUES = {
    "FLAG": outline(Output(LOGICAL, REAL, ONE)),
    "COUNT": outline(Output(DOUBLE, REAL, ONE)),
    "TEXT": outline(Output(CHAR, REAL, ANY_RANK)),
}
_MAY_ANSWER = frozenset(("tic", "fflush", "format", "warning", "more", *_SETTINGS))
_LEAVE = frozenset(("rethrow", "print_usage", "__wrong_call__", "exit", "quit"))

DECLARATIONS: Sequence[Builtin] = [
    *(Builtin(name, value=name in _MAY_ANSWER, leaves=name in _LEAVE) for name in _NAMES.split()),
    *(Builtin(name, coarse=_VALUES[kind]) for name, kind in _SETTINGS.items()),
]
