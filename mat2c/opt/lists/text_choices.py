"""Questions whether a text is one of a few that are written out.

    %c = cellrow 'if', 'end'                          %1 = builtin %t, 'if' {callee="strcmp"}
    %m = builtin %t, %c {callee="strcmp"}             %2 = builtin %t, 'end' {callee="strcmp"}
    %a = builtin %m {callee="any"}          becomes   %a = or %1, %2

    %a = builtin %t, %c {callee="ismember"}           the same

The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING
from mat2c.types.lattice import Type

_COMPARING = frozenset(("strcmp", "strcmpi"))
_MOST = 16  # texts to be compared with


def compare_choices(flow: Flow) -> bool:
    """Rewrites such questions; whether there were any."""

    def compared(instr: Instr) -> list[Instr] | None:
        asked = _asked(flow, instr)
        if asked is None:
            return None
        before: list[Instr] = []
        _compare(flow, instr, *asked, before)
        return before

    return rewrite_each(flow.function, compared)


def _asked(flow: Flow, instr: Instr) -> tuple[str, Operand, list[Const]] | None:
    """The function that compares, the text, and those it may be."""
    if instr.op != "builtin" or len(instr.targets) != 1:
        return None
    if instr.payload.callee == "ismember":
        return _texts(flow, "strcmp", instr.args)
    if instr.payload.callee != "any" or len(instr.args) != 1:
        return None
    answers = instr.args[0].definition if isinstance(instr.args[0], Value) else None
    if answers is None or answers.op != "builtin" or answers.payload.callee not in _COMPARING:
        return None
    function = answers.payload.callee
    args = answers.args
    return _texts(flow, function, args) or _texts(flow, function, args[::-1])


def _texts(
    flow: Flow, function: str, args: list[Operand]
) -> tuple[str, Operand, list[Const]] | None:
    """Of a text and a row of texts that are written out."""
    if len(args) != 2 or not isinstance(args[0], (Value, Const)):
        return None
    row = args[1].definition if isinstance(args[1], Value) else None
    if not _is_text(flow.type_of(args[0])) or row is None or row.op != "cellrow":
        return None
    choices = [a for a in row.args if isinstance(a, Const) and isinstance(a.value, str)]
    few = len(choices) == len(row.args) and 1 <= len(choices) <= _MOST
    return (function, args[0], choices) if few else None


def _is_text(known: Type) -> bool:
    """True of characters in one row, or none."""
    if known.cls != "char" or known.shape is None or known.shape.rank != 2 or known.maybe_undef:
        return False
    rows = known.shape.dim(0)
    return rows is not None and rows.high <= 1


def _compare(
    flow: Flow, instr: Instr, function: str, text: Operand, choices: list[Const], out: list[Instr]
) -> None:
    """The comparisons, and the last of what joins them in place of the question."""
    answers: list[Operand] = []
    for choice in choices:
        payload = BuiltinCall(function)
        out.append(made(flow.function, "builtin", [text, choice], instr.span, payload=payload))
        answers.append(out[-1].target)
    so_far = answers[0]
    for answer in answers[1:-1]:
        out.append(made(flow.function, "or", [so_far, answer], instr.span))
        so_far = out[-1].target
    instr.payload = NOTHING
    if len(answers) == 1:
        instr.op, instr.args = "copy", [so_far]
    else:
        instr.op, instr.args = "or", [so_far, answers[-1]]
