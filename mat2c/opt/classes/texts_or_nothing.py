"""Elements of a cell that may not be set yet are read as texts where [] is as good as ''.

    c = cell (1, n);                          %x is [] or a text
    c{k} = 'abc';
    …
    %x = cellref %c, %j                       %x = cellref %c, %j
    %s = hcat %s, %x              becomes     %y = astext %x {text=true}
                                              %s = hcat %s, %y

Beside a text, [] counts for nothing, as '' does; both have the same extents, no element that a
subscript could select, and give the same by arithmetic.

Requires: SSA, types. Keeps: cfg. Breaks: liveness, types.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer.speculated import text_or_nothing
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.edit import made, rewrite_each
from mat2c.ir.ops import BY_ELEMENT
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.payloads.value_payloads import Beside
from mat2c.types.rep import Kind, rep_of

_JOINS = frozenset(("hcat", "vcat"))
_ARITHMETIC = frozenset(BY_ELEMENT) - {"and", "or"}
_EXTENTS = frozenset("numel length rows columns isempty".split())


def read_as_texts(flow: Flow) -> bool:
    """Reads such values as texts where that is the same; whether there were any."""

    def rewritten(instr: Instr) -> list[Instr] | None:
        places = [k for k, arg in enumerate(instr.args) if _is_perhaps_text(flow, arg)]
        if not places or not _takes(flow, instr, places):
            return None
        texts = [_text(flow, instr, k) for k in places]
        if instr.op in _JOINS:
            texts[0].args += [text.args[0] for text in texts[1:]]
            texts[0].payload = Beside(True)
        for k, text in zip(places, texts, strict=True):
            instr.args[k] = text.target
        return texts

    return rewrite_each(flow.function, rewritten)


def settle_assumed(flow: Flow) -> None:
    """What is known to be what it was assumed to be is that value."""
    for instr in flow.function.instrs():
        if instr.op in ("asof", "astext") and len(instr.args) == 1 and _is_known(instr):
            instr.op, instr.payload = "copy", NOTHING


def _is_known(instr: Instr) -> bool:
    source, known = instr.args[0], instr.target.type
    own = source.type if isinstance(source, Value) else None
    if own is None or known is None or own.cls != known.cls:
        return False
    return rep_of(own).kind is not Kind.BOXED and rep_of(own) == rep_of(known)


def _is_perhaps_text(flow: Flow, operand: Operand) -> bool:
    known = text_or_nothing(flow.type_of(operand)) if isinstance(operand, Value) else None
    return known is not None and known.is_matrix


def _takes(flow: Flow, instr: Instr, places: list[int]) -> bool:
    """True if the result is the same with '' in the place of []."""
    if len(instr.targets) != 1:
        return False
    if instr.op in _JOINS:
        return any(_is_text(flow, arg) for arg in instr.args)
    if instr.op == "subsref":
        subs = subscripts_of(flow, instr, instr.args[1:])
        return places == [0] and bool(subs) and all(s.is_scalar for s in subs or ())
    if instr.op == "builtin":
        return instr.payload.callee in _EXTENTS and len(instr.args) == 1
    return instr.op in _ARITHMETIC or (instr.op == "end" and places == [0])


def _is_text(flow: Flow, operand: Operand) -> bool:
    return flow.type_of(operand).cls == "char"


def _text(flow: Flow, instr: Instr, place: int) -> Instr:
    value = instr.args[place]
    assert isinstance(value, Value)
    return made(flow.function, "astext", [value], instr.span, value.name, Beside())
