"""Reductions of all elements, asked for by MATLAB's word.

    %m = builtin %x, [], 'all' {callee="max"}    becomes    %v = subsref %x, (:)
                                                            %m = builtin %v {callee="max"}

Where the word stands alone: with others, the runtime reads them. Requires: SSA. Keeps: all.
"""

from __future__ import annotations

from mat2c.ir.core import EMPTY, MAGIC_COLON, Const, Function, Instr, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.support.dialect import ALIKE_BUT_FOR_INTEGERS

_OF_ALL = frozenset({"sum", "prod", "any", "all", "mean"})
_PICKING = frozenset({"max", "min"})


def reduce_columns(function: Function) -> None:
    """Gives such calls all elements as one column, in place."""
    for block in function.blocks:
        block.instrs = [part for i in block.instrs for part in _in_column(function, i)]


def _in_column(function: Function, instr: Instr) -> list[Instr]:
    if not _of_all(instr):
        return [instr]
    elements = made(
        function, "subsref", [instr.args[0], MAGIC_COLON], instr.span, payload=Subscript()
    )
    instr.args = [elements.target]
    return [elements, instr]


def _of_all(instr: Instr) -> bool:
    if instr.op not in ("builtin", "call") or len(instr.args) < 2:
        return False
    if not isinstance(instr.args[0], Value):
        return False
    word, between = instr.args[-1], instr.args[1:-1]
    if not isinstance(word, Const) or str(word.value).lower() != "all":
        return False
    callee = ALIKE_BUT_FOR_INTEGERS.get(instr.payload.callee, instr.payload.callee)
    return (callee in _OF_ALL and not between) or (callee in _PICKING and between == [EMPTY])
