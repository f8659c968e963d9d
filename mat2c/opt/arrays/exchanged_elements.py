"""Elements that change places are read one by one, then stored one by one.

    %1 = hcat %i, %j                            %3 = subsref %x, %j
    %2 = hcat %j, %i                            %4 = subsref %x, %i
    %3 = subsref %x, %2
    %y = subsasgn %x, %3, %1     becomes        %5 = subsasgn %x, %3, %i
                                                %y = subsasgn %5, %4, %j

Both sides have the same subscripts, so that no store fails once all elements have been read. The
new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections import Counter

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import IDENTITIES
from mat2c.types.rep import Kind, rep_of

_MOST = 4  # elements that are moved without a loop


def exchange_elements(flow: Flow) -> bool:
    """Rewrites such assignments, in place; whether there were any."""
    stores = {i: read for i in flow.function.instrs() if (read := _read(flow, i)) is not None}
    if not stores:
        return False
    uses = Counter(v for i in flow.function.instrs() for v in i.sources())
    for block in flow.function.blocks:
        uses.update(block.terminator.sources() if block.terminator is not None else ())
    alone = {i: read for i, read in stores.items() if uses[read.target] == 1}
    loaded = {read: _loads(flow, read) for read in alone.values()}
    for block in flow.function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            if instr in loaded:
                result += loaded[instr]
                continue
            if instr in alone:
                _store(flow, instr, [load.target for load in loaded[alone[instr]]], result)
            result.append(instr)
        block.instrs = result
    return bool(alone)


def _read(flow: Flow, instr: Instr) -> Instr | None:
    """What reads the elements that an assignment stores at the same places in another order."""
    if instr.op != "subsasgn" or len(instr.args) != 3 or not isinstance(instr.args[1], Value):
        return None
    base, read = instr.args[0], instr.args[1].definition
    if read is None or read.op != "subsref" or len(read.args) != 2 or len(read.targets) != 1:
        return None
    known = flow.type_of(base)
    if _origin(read.args[0]) is not _origin(base) or rep_of(known).kind is not Kind.ARRAY:
        return None
    to, source = (_places(flow, i.args[-1]) for i in (instr, read))
    if to is None or source is None or len(to) != len(source):
        return None
    return read if Counter(map(_key, to)) == Counter(map(_key, source)) else None


def _origin(operand: Operand) -> Operand:
    """The value that is passed on."""
    while isinstance(operand, Value) and operand.definition is not None:
        if operand.definition.op not in IDENTITIES:
            break
        operand = operand.definition.args[0]
    return operand


def _key(place: Operand) -> object:
    place = _origin(place)
    return place.value if isinstance(place, Const) else place


def _places(flow: Flow, subscript: Operand) -> list[Operand] | None:
    """The numbers of a short row of subscripts that is written out."""
    row = subscript.definition if isinstance(subscript, Value) else None
    if row is None or row.op not in ("hcat", "vcat") or not 2 <= len(row.args) <= _MOST:
        return None
    for place in row.args:
        known = flow.type_of(place) if isinstance(place, (Value, Const)) else None
        if known is None or known.cls != "double" or known.may_be_complex or not known.is_scalar:
            return None
    return list(row.args)


def _loads(flow: Flow, read: Instr) -> list[Instr]:
    places = _places(flow, read.args[1]) or []
    return [
        made(flow.function, "subsref", [read.args[0], k], read.span, payload=read.payload)
        for k in places
    ]


def _store(flow: Flow, instr: Instr, values: list[Value], before: list[Instr]) -> None:
    """The last store is left to the instruction itself."""
    places = _places(flow, instr.args[2]) or []
    base = instr.args[0]
    for value, place in list(zip(values, places, strict=True))[:-1]:
        before.append(
            made(flow.function, "subsasgn", [base, value, place], instr.span, payload=instr.payload)
        )
        base = before[-1].target
    instr.args = [base, values[-1], places[-1]]
