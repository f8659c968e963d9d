"""Subscripts of arrays of structs that must be one number, or what is done with the field fails.

    %s = subsref %p, %k                          %n = builtin %k {callee="numel"}
    %x = getfield %s {field="x"}                 %c = ne %n, 1
    %y = plus %x, 1                 becomes      branch %c, bad, good
                                               good:
                                                 %i = subsref %k, 1
                                                 %s = subsref %p, %i …

as behind k = find (…): an operator refuses a comma list, and an assignment to a field takes one
struct. The block `bad` does the same with structs of nothing, as many as there are, to fail as the
original would. All that `good` dominates has the number for the array.

Requires: SSA, `preds`, types. Keeps: nothing. Breaks: cfg, types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.infer.flow import Flow
from mat2c.ir.builder import rebuild
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import EMPTY, Block, Branch, Const, Function, Instr, Operand, Raise, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import BINARY
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import dataclass
from mat2c.types.rep import Kind, rep_of

_OPERATORS = {*BINARY, "uminus", "not"} - {"and", "or"}
"""What refuses a comma list of any other number of values than one."""
_BETWEEN = _OPERATORS | {"subsref", "getfield", "copy"}
_LONGEST = 16  # instructions from the read of the structs to the operator
_MOST = 8  # places in a function


@dataclass(frozen=True, slots=True)
class _Span:
    """Instructions of a block, from `first` to `last`, that fail together unless `number` is of one
    element; `bases` are the arrays of structs."""

    block: Block
    first: int
    last: int
    number: Value
    bases: tuple[Value, ...]


def name_only_ones(flow: Flow) -> bool:
    """Whether there were such subscripts."""
    changed = False
    uses = uses_of(flow.function)
    for _ in range(_MOST):
        found = next(_spans(flow, uses), None)
        if found is None:
            break
        _part(flow.function, found)
        uses = uses_of(flow.function)
        changed = True
    return changed


# --- where ---------------------------------------------------------------------------------------


def _spans(flow: Flow, uses: dict[Value, list[Use]]) -> Iterator[_Span]:
    for block in flow.function.blocks:
        if block not in flow.reached or block.handler is not None or block.loop is not None:
            continue
        for k, instr in enumerate(block.instrs):
            number = _subscript(flow, instr)
            last = None if number is None else _end_of(flow, block, k, uses)
            if number is not None and last is not None:
                inside = block.instrs[k : last + 1]
                bases = (i.args[0] for i in inside if _subscript(flow, i) is not None)
                yield _Span(block, k, last, number, tuple(dict.fromkeys(_values(bases))))


def _values(operands: Iterator[Operand]) -> Iterator[Value]:
    return (a for a in operands if isinstance(a, Value))


def _subscript(flow: Flow, instr: Instr) -> Value | None:
    """The only subscript of an array of structs, where it may be of any number of elements."""
    if instr.op == "assignpath":
        path = instr.payload.path
        if [step.kind for step in path[:2]] != ["(", "."] or path[0].count != 1:
            return None
        sub = instr.args[2]
    elif instr.op == "subsref" and len(instr.args) == 2 and len(instr.targets) == 1:
        sub = instr.args[1]
    else:
        return None
    base = instr.args[0]
    if not isinstance(sub, Value) or not isinstance(base, Value) or sub.type is None:
        return None
    known, structs = flow.type_of(sub), flow.type_of(base).as_struct
    if structs.cls != "struct" or not structs.fields or structs.maybe_undef or base.type is None:
        return None
    numbers = known.cls == "double" and known.is_complex is False and known.static_numel is None
    return sub if numbers and rep_of(known).kind is Kind.ARRAY else None


def _end_of(flow: Flow, block: Block, start: int, uses: dict[Value, list[Use]]) -> int | None:
    """The place of what fails for a comma list that begins with an instruction."""
    first = block.instrs[start]
    if first.op == "assignpath":
        plain = not isinstance(first.args[1], Splat) and first.payload.path[1].field is not None
        return start if plain else None
    fields = [user for _, user in uses.get(first.target, ())]
    field = fields[0] if len(fields) == 1 else None
    if field is None or field.op != "getfield" or field.payload.use not in ("", "update"):
        return None
    structs = flow.type_of(first.args[0]).as_struct
    if len(field.args) != 1 or structs.field(field.payload.field or "") is None:
        return None
    for k, instr in enumerate(block.instrs[start : start + _LONGEST], start):
        if instr.op not in _BETWEEN:
            return None
        if instr.op in _OPERATORS and field.target in instr.args:
            return k
    return None


# --- how -----------------------------------------------------------------------------------------


def _part(function: Function, span: _Span) -> None:
    """Splits the block in front of the instructions; the rest has a number."""
    start, good, bad = span.block, Block(-1), Block(-1)
    good.instrs, good.terminator = start.instrs[span.first :], start.terminator
    good.guess = start.guess
    for block in function.blocks:
        block.preds = [good if pred is start else pred for pred in block.preds]
        if block.loop is not None and block.loop.latch is start:
            block.loop.latch = good
    place = good.instrs[0].span
    count = made(function, "builtin", [span.number], place, payload=BuiltinCall("numel"))
    test = made(function, "ne", [count.target, Const(1.0)], place)
    truth = made(function, "istrue", [test.target], place)
    start.instrs = [*start.instrs[: span.first], count, test, truth]
    start.terminator = Branch(truth.target, bad, good, good)
    good.preds, bad.preds = [start], [start]
    bad.instrs = _failing(function, span, good.instrs[: span.last - span.first + 1])
    bad.terminator = Raise()
    element = made(
        function, "subsref", [span.number, Const(1.0)], place, span.number.name, Subscript()
    )
    good.instrs.insert(0, element)
    function.blocks += [good, bad]
    rebuild(function)
    _use(dominators(function), good, {span.number: element.target})


def _failing(function: Function, span: _Span, originals: Sequence[Instr]) -> list[Instr]:
    """The same instructions, of structs of nothing in the place of those that there are."""
    written: list[Instr] = []
    mapping: dict[Value, Value] = {}
    inside = {instr.target for instr in originals}
    for base in (base for base in span.bases if base not in inside):
        written += _of_nothing(function, base, base)
        mapping[base] = written[-1].target
    for instr in originals:
        args = [mapping.get(a, a) if isinstance(a, Value) else a for a in instr.args]
        copy = made(function, instr.op, args, instr.span, payload=instr.payload)
        written.append(copy)
        if instr.target in span.bases:
            written += _of_nothing(function, instr.target, copy.target)
        mapping[instr.target] = written[-1].target
    written[-1].never_returns = True
    return written


def _of_nothing(function: Function, known: Value, base: Value) -> list[Instr]:
    """As many structs as `base` has, with the fields that `known` has, which are []."""
    names = [name for name, _ in known.type.fields or ()] if known.type is not None else []
    fields = [operand for name in names for operand in (Const(name, "char"), EMPTY)]
    place = known.definition.span if known.definition is not None else None
    one = made(function, "builtin", fields, place, payload=BuiltinCall("struct"))
    extents = [
        made(function, "builtin", [base, Const(axis)], place, payload=BuiltinCall("size"))
        for axis in (1.0, 2.0)
    ]
    args: list[Operand] = [one.target, *(extent.target for extent in extents)]
    return [one, *extents, made(function, "builtin", args, place, payload=BuiltinCall("repmat"))]


def _use(tree: Dominators, start: Block, mapping: dict[Value, Value]) -> None:
    """Has all that a block dominates use the element."""
    (array, element), *_ = mapping.items()
    for block in tree.preorder():
        if not tree.dominates(start, block):
            continue
        for instr in block.instrs:
            if instr.op != "phi" and instr is not element.definition and array in instr.sources():
                instr.replace(mapping)
        if isinstance(block.terminator, Branch) and block.terminator.cond is array:
            block.terminator.cond = element
