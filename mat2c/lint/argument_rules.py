"""Calls of library functions with arguments that these surely refuse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf, prod

from mat2c import builtins
from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import Instr
from mat2c.lint.finding import Found, class_name, size
from mat2c.types.lattice import ARITHMETIC, Type


def _names(groups: Mapping[str, str]) -> dict[str, str]:
    return {name: what for what, names in groups.items() for name in names.split()}


#: The fewest inputs of functions.
_LEAST = {
    name: least
    for least, names in (
        (1, "all any cumprod cumsum fclose find length max min ndims num2str numel prod size sort"),
        (1, "isempty sprintf str2double sum"),
        (2, "atan2 bitand bitor bitshift bitxor hypot mod rem"),
        (2, "isfield repmat reshape rmfield strcmp"),
        (3, "strrep"),
    )
    for name in names.split()
}
_WANTED = {
    "a text or a cell of texts": "strfind strrep strtrim",
    "a text": "str2func str2num strsplit",
    "a cell": "cell2mat",
    "a struct": "rmfield struct2cell",
    "numbers": "cumprod cumsum max mean min prod sum",
}
_FIRST = _names(_WANTED)
"""What the first input of functions must be."""
_OTHERS = frozenset(("cell", "struct", "function_handle"))
_REFUSES: dict[str, Callable[[Type], bool]] = {
    "a text or a cell of texts": lambda t: t.cls in ARITHMETIC - {"char"},
    "a text": lambda t: t.cls in (ARITHMETIC | _OTHERS) - {"char", "function_handle"},
    "a cell": lambda t: t.cls in ARITHMETIC and bool(t.static_numel),
    "a struct": lambda t: t.cls in ARITHMETIC,
    "numbers": lambda t: t.cls in _OTHERS,
}


def _builtin(flow: Flow, instr: Instr) -> Found | None:
    name = instr.payload.callee
    if uncounted(instr.args):
        return None
    declaration = builtins.find(name)
    elementwise = declaration is not None and bool(declaration.element)
    least = _LEAST.get(name, int(elementwise))
    if len(instr.args) < least:
        inputs = f"{least} input{'s' * (least > 1)}"
        return Found("missing-input", f"'{name}' takes {inputs} at least")
    wanted = _FIRST.get(name, "numbers" if elementwise else "")
    if not wanted or not instr.args:
        return _reshape(flow, instr) if name == "reshape" else None
    first = types_of(flow, instr)[0]
    if not _REFUSES[wanted](first):
        return None
    return Found("wrong-class", f"'{name}' takes {wanted}, not a {class_name(first)}")


def _reshape(flow: Flow, instr: Instr) -> Found | None:
    """reshape(x, m, n) and reshape(x, [m n])."""
    known, *extents = types_of(flow, instr)
    numbers = [t.const for t in extents]
    if len(numbers) == 1 and isinstance(numbers[0], tuple):
        numbers = list(numbers[0])
    counts = [int(n) for n in numbers if isinstance(n, (int, float)) and 0 <= n < inf]
    given = known.static_numel
    if given is None or len(counts) < max(2, len(numbers)) or prod(counts) == given:
        return None
    wanted = "x".join(map(str, counts))
    return Found("nonconformant", f"a {size(known.shape)} array can't be reshaped to {wanted}")


RULES = {"builtin": _builtin}
