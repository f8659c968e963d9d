"""Vectors that grow and shrink by an element at a time, where only the run knows their extents.

    q(end + 1) = x        a row, nothing or a column becomes longer, in place
    q(k) = []             the elements behind k move up; so do rows and columns: A(:, k) = []

Each comes with the condition under which it is so simple; what else there is, the runtime does.
"""

from __future__ import annotations

from mat2c.codegen.typed.block_room import ask_room, reserve
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    loops,
    only_element,
    stored,
)
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Value
from mat2c.lir.c_expr import (
    ONE,
    ZERO,
    Binary,
    Cast,
    Expr,
    Name,
    Pattern,
    add,
    atom,
    call,
    subtract,
)
from mat2c.lir.c_stmt import Assign, Block, Code, Declare, If, evaluate, one
from mat2c.support.record import dataclass
from mat2c.support.templates import factor, spelling
from mat2c.types.rep import C64, F64, INDEX, ElementType, Kind
from mat2c.types.shape import ONE as ONE_EXTENT

_FEW = 8  # elements of a vector that are copied one by one


@dataclass(frozen=True, slots=True)
class Guarded:
    """A condition ("": it always holds), and the statements that do the operation then."""

    condition: str
    code: Code


def append(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """x(k) = r of one element, where k may lie behind the end."""
    base, rhs, *subs = instr.args
    alone = single(frame, rhs)
    if len(subs) != 1 or not isinstance(base, Value) or alone is None:
        return None
    target = instr.target
    names = extent_names(frame, target)
    at = number(frame, subs[0])
    if at is None or len(names) != 2 or "" in names or len(dims_of(frame, base)) != 2:
        return None
    spell, want = spelling("typed"), frame.element(target)
    rows, columns = names
    data, count = frame.array(target), f"{rows} * {columns}"
    longer = one(Declare("const ptrdiff_t", "before", Pattern(count, closed=False)))
    longer += ask_room(frame, want.ctype, ["at"]) + spell.lengthen(rows, columns, "at")
    longer += reserve(frame, target, grow=True)
    longer += spell.zero(f"{data} + before", "at - before", want.ctype)
    place = Name("at")
    body = one(Declare("const ptrdiff_t", "at", as_index(at, frame.element(subs[0]))))
    body += copy_array(frame, target, base)
    body += one(If(Binary(">", place, Pattern(count, closed=False)), longer, Code()))
    body += stored(frame, target, subtract(place, ONE), only_element(frame, rhs, want))
    inside = f"m2c_lengthens({at}, {', '.join(dims_of(frame, base))})"
    return Guarded(" && ".join([*alone, inside]), one(Block(body)))


def single(frame: TypedFrame, operand: Operand) -> list[str] | None:
    """The conditions that an operand has one element; None where it surely has another number."""
    if frame.rep(operand).kind is Kind.SCALAR:
        return []
    if not isinstance(operand, Value) or frame.rep(operand).kind is not Kind.ARRAY:
        return None
    wide = [d for d in dims_of(frame, operand) if d != "1"]
    return None if any(d.isdigit() for d in wide) else [f"{d} == 1" for d in wide]


def delete(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """x(k) = [] of a vector, A(k, :) = [] and the like of any array."""
    base, *subs = instr.args
    target = instr.target
    if not isinstance(base, Value) or not _same_kind(frame, base, target):
        return None
    dims = dims_of(frame, base)
    constant = all(d.isdigit() for d in (*dims, *dims_of(frame, target)))
    names = [] if constant else extent_names(frame, target)
    if len(subs) not in (1, len(dims)) or not (constant or len(names) == len(dims)):
        return None
    if len(subs) == 1:
        return _delete_element(frame, instr, dims, names)
    open_ = [k for k, sub in enumerate(subs) if sub != MAGIC_COLON]
    at = number(frame, subs[open_[0]]) if len(open_) == 1 else None
    shrunk = [names[k] for k in open_ if names]
    if at is None or "" in shrunk:
        return None
    k = open_[0]
    inside = _inside(instr, at, dims[k])
    if k > 1:  # a single page is a matrix, which has no such dimension
        inside.append(f"{product(dims[k:])} != 1")
    sizes = product(dims[:k]), dims[k], product(dims[k + 1 :])
    return Guarded(" && ".join(inside), _removed(frame, instr, at, sizes, shrunk))


def _inside(instr: Instr, at: str, extent: str) -> list[str]:
    """The condition that there is an element to be removed, where that isn't proved."""
    return [] if instr.payload.safe else [f"m2c_subscript_ok({at}, {extent})"]


def _delete_element(
    frame: TypedFrame, instr: Instr, dims: list[str], names: list[str]
) -> Guarded | None:
    at = number(frame, instr.args[1])
    if at is None or len(dims) != 2:
        return None
    count = product(dims)
    inside = _inside(instr, at, count)
    sizes = ("1", count, "1")
    along = _sure_axis(frame, instr, dims)
    if along is not None and (not names or names[along]):
        removed = _removed(frame, instr, at, sizes, names[along : along + 1])
        return Guarded(" && ".join(inside), removed)
    if not names or "" in names:
        return None
    if "1" not in dims:
        inside.append(f"({dims[0]} == 1 || {dims[1]} == 1)")
    removed = _removed(frame, instr, at, sizes, names[::-1], f"{names[0]} == 1")
    return Guarded(" && ".join(inside), removed)


def _sure_axis(frame: TypedFrame, instr: Instr, dims: list[str]) -> int | None:
    """The dimension along which a vector lies, where that is known: a row becomes shorter, and so
    does a column, but a column of one element is a row."""
    if dims[0] == "1":
        return 1
    shape = frame.type(instr.target).shape
    is_column = shape is not None and shape.dim(1) is ONE_EXTENT
    return 0 if dims[1] == "1" and is_column else None


def _removed(
    frame: TypedFrame,
    instr: Instr,
    at: str,
    sizes: tuple[str, str, str],
    shrunk: list[str],
    which: str = "",
) -> Code:
    """Moves what lies behind, and lowers an extent: the first of `shrunk` if `which` holds. To
    other storage, which may have no room for what is removed, only what is left is copied."""
    target, base = instr.target, instr.args[0]
    assert isinstance(base, Value)
    same = frame.plan.same_storage(target, base)
    size = call("sizeof", Name(frame.element(target).ctype))
    sub = next(a for a in instr.args[1:] if a != MAGIC_COLON)
    gone = subtract(as_index(at, frame.element(sub)), ONE)
    given = size, *(Pattern(s or "1") for s in sizes), gone
    data = frame.elements(target)
    kept = evaluate("m2c_copy_without", data, frame.elements(base), *given)
    if not shrunk and not same and _is_short(at, sizes):
        kept = _short_copy(frame, target, base, gone)
    if not shrunk:
        room = frame.set_dims(target, dims_of(frame, target))
        return room + (Code() if same else reserve(frame, target)) + kept
    lower = [one(Assign(Name(name), subtract(Name(name), ONE))) for name in shrunk]
    lowered = one(If(atom(which), lower[0], lower[1])) if which else lower[0]
    if not same:
        left = frame.set_dims(target, dims_of(frame, base)) + lowered
        return left + reserve(frame, target) + kept
    text = copy_array(frame, target, base)
    inner, _, outer = sizes
    taken = frame.queues.get(frame.group(target).number)
    if taken is not None and outer == "1" and at in ("1", "1.0"):
        frame.used.add(taken)
        frame.changed |= {taken, frame.array(target)}
        each = f"sizeof({frame.element(target).ctype})"
        moved = each if inner == "1" else f"{each} * (size_t){factor(inner)}"
        text += spelling("typed").queue_next(frame.array(target), taken, moved)
    elif not _is_last(frame, instr):
        text += evaluate("m2c_remove_slice", data, *given)
    return text + lowered


def _is_short(at: str, sizes: tuple[str, str, str]) -> bool:
    """True if so few elements are left of a vector that a loop is shorter than a call."""
    inner, extent, outer = sizes
    few = extent.isdigit() and 1 < int(extent) <= _FEW
    return few and inner == outer == "1" and (at.isidentifier() or at.isdigit())


def _short_copy(frame: TypedFrame, target: Value, base: Value, gone: Expr) -> Code:
    """A vector without the element at `gone`: those behind it are read one place further on."""
    wide = tuple(dims_of(frame, base))

    def body(at: At) -> Code:
        place = add(at.linear(), Binary(">=", at.linear(), gone))
        value, _ = element(frame, base, At((ZERO, ZERO), wide, place))
        return stored(frame, target, at.linear(), value)

    return loops(frame, dims_of(frame, target), True, body)


def _is_last(frame: TypedFrame, instr: Instr) -> bool:
    """True if the element that is removed from a vector surely is the last one."""
    shape = frame.type(instr.args[0]).shape
    if len(instr.args) != 2 or shape is None or not isinstance(instr.args[1], (Value, Const)):
        return False
    count = shape.numel()
    return count is not None and frame.flow.integer(instr.args[1]) is count


def extent_names(frame: TypedFrame, value: Value) -> list[str]:
    """The C variables of an array's extents; "" for those that are constant."""
    names = frame.extents.get(frame.plan.variable_of[value].number, [])
    return names[: frame.rep(value).rank]


def _same_kind(frame: TypedFrame, base: Value, target: Value) -> bool:
    if frame.rep(base).kind is not Kind.ARRAY or frame.rep(target).kind is not Kind.ARRAY:
        return False
    same = frame.element(base) is frame.element(target)
    return same and frame.element(base) is not C64


def as_index(at: str, element: ElementType) -> Expr:
    """A subscript that is one number as an index."""
    return atom(at) if element is INDEX else Cast("ptrdiff_t", Pattern(at))


def number(frame: TypedFrame, sub: Operand) -> str | None:
    """A subscript that is one number, as C text."""
    if sub == MAGIC_COLON or frame.rep(sub).kind is not Kind.SCALAR:
        return None
    if frame.type(sub).cls != "double" or frame.element(sub) not in (INDEX, F64):
        return None
    return scalar_text(frame, sub, frame.element(sub))
