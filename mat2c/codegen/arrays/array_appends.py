"""Arrays that concatenation makes longer, in place: `append` ([SHAPE] §12).

s = [s, x]        the elements of x go behind those of s, where there is room to spare
A = [A; r]        the columns of A move apart, last to first, and r goes below
"""

from __future__ import annotations

from mat2c.codegen.arrays.concatenations import extent_across, lies_along, warned
from mat2c.codegen.arrays.growing_vectors import Guarded
from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import common_extent, linear
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loops,
    stored,
)
from mat2c.codegen.typed.element_extents import extents_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array, typed
from mat2c.ir.core import Block as IrBlock
from mat2c.ir.core import Instr, Operand, Value
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Axis
from mat2c.lir.c_expr import ZERO, Expr, Name, Pattern, add, atom, call
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, Part, code, evaluate, one
from mat2c.support.record import dataclass
from mat2c.support.templates import factor
from mat2c.types.rep import F64, Kind


def rooms(frame: TypedFrame, header: IrBlock) -> Code:
    """What makes room, before a loop, for the arrays that will have grown at its end."""
    assert header.loop is not None
    found = Code()
    for array, count in header.loop.rooms.items():
        if frame.rep(array).kind is not Kind.ARRAY or frame.group(array).kind != "heap":
            continue
        if frame.group(array).number in frame.queues:
            continue  # what is taken makes room
        data = frame.array(array)
        frame.used.add(f"{data}_cap")
        size = f"sizeof({frame.element(array).ctype})"
        call = f"m2c_block_expect({data}, &{data}_cap, {size}, {scalar_text(frame, count, F64)})"
        found += one(Assign(Name(data), Pattern(call)))
    return found


@dataclass(frozen=True, slots=True)
class _Part:
    """What is appended, with its extents as C text."""

    operand: Operand
    dims: list[str]


@typed("append")
def append(frame: TypedFrame, instr: Instr) -> Part | None:
    """Only where the extents surely fit."""
    longer = appended(frame, instr)
    return longer.code if longer is not None and not longer.condition else None


def appended(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """The condition that the extents across fit ("": they do), and the statements."""
    base, *operands = instr.args
    if not isinstance(base, Value) or frame.rep(instr.target).kind is not Kind.ARRAY:
        return None
    axis = payload_of(instr, Axis).axis
    parts = [_Part(a, extents_of(frame, a)) for a in operands]
    parts = [part for part in parts if part.dims != ["0", "0"]]
    if not parts:
        return None
    own = extents_of(frame, base)
    if all(lies_along(frame, a, axis) for a in (base, *(p.operand for p in parts))):
        lead = extent_across([own[1 - axis], *(part.dims[1 - axis] for part in parts)])
        return Guarded("", _text(frame, instr, parts, lead, lies=True))
    lead = common_extent([part.dims[1 - axis] for part in parts])
    tests = [f"{p.dims[1 - axis]} == {lead}" for p in parts if p.dims[1 - axis] != lead]
    if own[1 - axis] != lead:
        tests.append(_fits_or_empty(own, f"{own[1 - axis]} == {lead}"))
    tests = [t for t in dict.fromkeys(tests) if t != "true"]
    if len(tests) == 1 and " || " in tests[0]:
        tests = [tests[0][1:-1]]
    if any(_differ(t) for t in tests):
        return None
    return Guarded(" && ".join(tests), _text(frame, instr, parts, lead))


def _fits_or_empty(own: list[str], fits: str) -> str:
    """The array fits, or is 0x0."""
    if own == ["0", "0"]:
        return "true"
    nothing = [f"{d} == 0" for d in own if d != "0"]
    if any(map(_differ, nothing)):
        return fits
    return f"({fits} || ({' && '.join(nothing)}))"


def _differ(test: str) -> bool:
    """`3 == 4`"""
    left, _, right = test.partition(" == ")
    return left.isdigit() and right.isdigit() and left != right


def _text(
    frame: TypedFrame, instr: Instr, parts: list[_Part], lead: str, lies: bool = False
) -> Code:
    """The parts go behind what is there. Of what `lies` along the axis, or is 0x0, all elements
    are behind each other."""
    target = instr.target
    axis = payload_of(instr, Axis).axis
    base = instr.args[0]
    assert isinstance(base, Value)
    held = extents_of(frame, base)
    rest = [factor(part.dims[axis]) for part in parts]
    names = frame.extents.get(frame.plan.variable_of[target].number, [])
    if frame.type(target).static_numel == 0 and not any(names):
        return Code()  # nothing was added to nothing
    text = code(warned(frame, instr))
    text += one(Declare("const ptrdiff_t", "before", atom(held[axis])))
    noted = len(names) > 1 - axis and names[1 - axis]
    across = lead if noted else frame.dims(target)[1 - axis]
    if not across.isdigit():  # read before the array's own extents are set
        text += one(Declare("const ptrdiff_t", "across", atom(lead)))
        across = "across"
    wide = axis == 0 and across != "1" and not lies
    if wide:
        text += one(Declare("const ptrdiff_t", "columns", atom(held[1])))
    text += copy_array(frame, target, base)
    longer = " + ".join(["before", *rest])
    grown = [longer, across] if axis == 0 else [across, longer]
    text += make_room(frame, target, grown, grow=True)
    if wide:
        size = call("sizeof", Name(frame.element(target).ctype))
        to = Pattern(frame.dims(target)[0])
        given = size, Name("before"), to, Name("columns")
        text += evaluate("m2c_spread_rows", frame.elements(target), *given)
    start: Expr = Name("before")
    for part, count in zip(parts, rest, strict=True):
        flat = lies and is_flat(frame, part.operand, frame.type(part.operand))
        if flat and frame.rep(part.operand).kind is not Kind.SCALAR:
            text += _placed_flat(frame, target, part, start, axis)
        else:
            text += _placed(frame, target, part, start, axis)
        start = add(start, atom(count))
    return one(Block(text))


def _placed_flat(frame: TypedFrame, target: Value, part: _Part, start: Expr, axis: int) -> Code:
    """One vector goes behind what is there, element by element."""
    want, count = frame.element(target), part.dims[axis]

    def body(at: At) -> Code:
        assert at.flat is not None
        got, have = element(frame, part.operand, at)
        return stored(frame, target, add(start, at.flat), converted(got, have, want))

    return loops(frame, [count, "1"] if axis == 0 else ["1", count], True, body)


def _placed(frame: TypedFrame, target: Value, part: _Part, start: Expr, axis: int) -> Code:
    """One part goes behind what is there."""
    own, want = frame.dims(target), frame.element(target)
    if frame.rep(part.operand).kind is Kind.SCALAR:
        place = linear([ZERO, start] if axis == 1 else [start, ZERO], own)
        return stored(frame, target, place, scalar_expr(frame, part.operand, want))

    def body(at: At) -> Code:
        i, j = at.index
        shifted = [i, add(start, j)] if axis == 1 else [add(start, i), j]
        got, have = element(frame, part.operand, at)
        return stored(frame, target, linear(shifted, own), converted(got, have, want))

    return loops(frame, part.dims, False, body)
