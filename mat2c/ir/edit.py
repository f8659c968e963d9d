"""New instructions for rewritings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mat2c.ir.core import Function, Instr, Operand
from mat2c.support.diagnostics import Span


def made(
    function: Function,
    op: str,
    args: Iterable[Operand],
    span: Span | None,
    stem: str = "",
    **attrs: Any,
) -> Instr:
    """A new instruction with one target, a fresh value named by the stem. It is in no block yet."""
    target = function.fresh(stem)
    target.definition = Instr(op, [target], list(args), span, attrs)
    return target.definition
