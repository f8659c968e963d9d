"""Long ranges that only tell their extents and single elements are never made.

    %r = colon 0, 1e12
    %n = builtin %r {callee="numel"}         %n = copy 1000000000001
    %x = subsref %r, 5             becomes   %x = plus 5, -1
    %c = forcount %r                         %c = trip 0, 1, 1e12
    %k = foritem %r, %i                      %k = forvalue 0, 1, %i, 1e12

Such a range is of whole numbers between constants; its elements are read where they surely are, so
that each is a sum. Short ranges stay: reading an element costs less than computing it. The new
values have no types yet.

Requires: SSA, types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.infer.operands import uncounted
from mat2c.ir.core import Block, Const, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.shape import ONE
from mat2c.types.traits import Effect

_SHORT = 2**16  # elements that are made in any case
_EXACT = 2.0**53


@dataclass(frozen=True, slots=True)
class _Range:
    """First element, step, limit and the number of elements."""

    base: float
    inc: float
    limit: float
    count: int


def name_elements(flow: Flow) -> bool:
    """Rewrites the uses of such ranges; whether there were any."""
    ranges = dict(_ranges(flow))
    if not ranges:
        return False
    uses = uses_of(flow.function)
    told: dict[Value, _Range] = {}
    for value, known in ranges.items():
        names = _names(value, uses)
        if all(_is_told(flow, n, known, use) for n in names for use in uses.get(n, ())):
            told.update(dict.fromkeys(names, known))
    for block in flow.function.blocks if told else ():
        _rewrite(flow, block, told)
    return bool(told)


def _names(value: Value, uses: Mapping[Value, list[Use]]) -> list[Value]:
    """A value and its copies."""
    found = [value]
    for name in found:
        found += [i.target for _, i in uses.get(name, ()) if i is not None and i.op == "copy"]
    return found


def _ranges(flow: Flow) -> Iterator[tuple[Value, _Range]]:
    for instr in flow.function.instrs():
        if instr.op != "colon" or len(instr.targets) != 1 or uncounted(instr.args):
            continue
        found = _range(flow.type_of(instr.target), [flow.type_of(a) for a in instr.args])
        if found is not None:
            yield instr.target, found


def _range(known: Type, parts: Sequence[Type]) -> _Range | None:
    numbers = [t.const for t in parts]
    if known.cls != "double" or known.shape is None or any(t.cls != "double" for t in parts):
        return None
    count = known.shape.static_numel
    if count is None or count <= _SHORT:
        return None
    base, inc, limit = numbers if len(numbers) == 3 else (numbers[0], 1.0, numbers[-1])
    if not (isinstance(base, float) and isinstance(inc, float) and isinstance(limit, float)):
        return None
    whole = base.is_integer() and inc.is_integer() and abs(base) + abs(inc) * count < _EXACT
    return _Range(base, inc, limit, count) if whole else None


def _is_told(flow: Flow, value: Value, known: _Range, use: Use) -> bool:
    """True if a use asks for what is known of the range."""
    instr = use[1]
    if instr is None or len(instr.targets) != 1 or value in instr.args[1:] or uncounted(instr.args):
        return False
    match instr.op:
        case "copy" | "forcount" | "foritem" | "forempty":
            return True
        case "end":
            return len(instr.args) == 1 and bool(_answer(flow, instr))
        case "builtin":
            declaration = find(instr.payload.callee)
            pure = declaration is not None and declaration.effect is Effect.PURE
            return pure and bool(_answer(flow, instr))
        case "subsref":
            plain = instr.payload.field is None and instr.payload.spec is None
            return plain and len(instr.args) == 2 and _is_inside(flow.type_of(instr.args[1]), known)
    return False


def _is_inside(subscript: Type, known: _Range) -> bool:
    """True if it is a number or a row of numbers that surely are places of elements."""
    shape = subscript.shape
    row = shape is not None and shape.rank == 2 and shape.dim(0) is ONE
    real = subscript.cls == "double" and subscript.is_complex is False
    return real and row and subscript.range.fits(1, known.count)


def _answer(flow: Flow, query: Instr) -> list[Operand]:
    """The numbers that a query gives, where they are known."""
    known = flow.type_of(query.target)
    items = known.const if isinstance(known.const, tuple) else (known.const,)
    if known.cls == "logical" and isinstance(known.const, bool):
        return [Const(known.const, "logical")]
    numbers: list[Operand] = [Const(float(x)) for x in items if isinstance(x, (int, float))]
    return numbers if known.cls == "double" and len(numbers) == len(items) else []


def _rewrite(flow: Flow, block: Block, ranges: dict[Value, _Range]) -> None:
    result: list[Instr] = []
    for instr in block.instrs:
        if instr.op in ("colon", "copy") and instr.target in ranges:
            continue
        first = instr.args[0] if instr.args else None
        if isinstance(first, Value) and first in ranges:
            _tell(flow, instr, ranges[first], result)
        result.append(instr)
    block.instrs = result


def _tell(flow: Flow, instr: Instr, known: _Range, before: list[Instr]) -> None:
    parts: list[Operand] = [Const(known.base), Const(known.inc)]
    match instr.op:
        case "forcount":
            _become(instr, "trip", [*parts, Const(known.limit)])
        case "forempty":
            _become(instr, "forempty", [*parts, Const(known.limit)])
        case "foritem":
            _become(instr, "forvalue", [*parts, instr.args[1], Const(known.limit)])
        case "subsref":
            _become_element(flow, instr, known, before)
        case _:
            numbers = _answer(flow, instr)
            _become(instr, "copy" if len(numbers) == 1 else "hcat", numbers)


def _become_element(flow: Flow, instr: Instr, known: _Range, before: list[Instr]) -> None:
    place = instr.args[1]
    if known.inc != 1:
        before.append(made(flow.function, "times", (place, Const(known.inc)), instr.span))
        place = before[-1].target
    _become(instr, "plus", [place, Const(known.base - known.inc)])


def _become(instr: Instr, op: str, args: list[Operand]) -> None:
    instr.op, instr.args, instr.payload = op, args, NOTHING
