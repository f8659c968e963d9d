"""What values of unknown type are tested for, by what is known of where they come from, and by
their uses: what is subscripted is a matrix, what is compared with characters a text, all else a
number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mat2c.builtins.first_arguments import OF_ARRAYS, OF_TEXTS
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.ops import BY_ELEMENT, COMPARISONS
from mat2c.ir.payloads.value_payloads import Assumed
from mat2c.opt.speculation.unknown_values import Unknowns, candidates
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import MAX_RANK
from mat2c.types.shape import ONE

_ARRAYS = frozenset("forcount foritem end transpose ctranspose".split())
_ALIKE = frozenset(BY_ELEMENT) | {"uminus", "uplus", "not", "mtimes", "mrdivide"}
_STEPS = 40  # values that are followed

_Use = tuple[Instr, int]


def assumed_of(values: Sequence[Value], known: Unknowns) -> Assumed:
    """What values that are the same are tested for."""
    first = values[0]
    assert first.type is not None
    uses = [use for value in values for use in known.uses_through(value)]
    possible = candidates(first)
    cls = _class(first.type, [t for t in possible if t.is_arithmetic], uses)
    types = [t for t in possible if t.cls == cls]
    of_cell = first.type.is_any and first.type.elem is not None
    if cls == "char" and of_cell:
        return Assumed(cls, 2, row=True)  # a text, though it may be of one character
    if first.type.is_scalar or (types and all(t.is_scalar for t in types) and ANY not in possible):
        return Assumed(cls)
    if cls == "char":
        return Assumed(cls, 2, row=True)
    ranks = [_rank_by(i, k) for value in values for i, k in _uses_alike(known, value)]
    if not any(t.is_scalar for t in types):
        ranks += [t.rank or 2 for t in types]
    if first.type.shape is not None and not first.type.is_any:
        ranks.append(2)
    rank = min(max(ranks, default=0), MAX_RANK)
    return Assumed(cls, rank, row=rank == 2 and _is_row(first.type))


def _class(known: Type, types: Sequence[Type], uses: Sequence[_Use]) -> str:
    """The class that a value most likely has: of those that it may have, the one that its uses
    tell."""
    if not known.is_any:
        return known.cls
    cls = "char" if any(_is_of_text(i) for i, _ in uses) else "double"
    classes = [t.cls for t in types]
    return cls if cls in classes or not classes else classes[0]


def _uses_alike(known: Unknowns, value: Value) -> Iterator[_Use]:
    """The uses of a value, and of what has its extents since it is computed of it and of numbers
    alone."""
    seen, todo = {value}, [value]
    while todo and len(seen) < _STEPS:
        for instr, k in known.uses_through(todo.pop()):
            yield instr, k
            others = [a for j, a in enumerate(instr.args) if j != k]
            if instr.op in _ALIKE and all(map(_is_number, others)):
                more = [t for t in instr.targets if t not in seen]
                seen.update(more)
                todo += more


def _is_number(operand: Operand) -> bool:
    known = operand.type if isinstance(operand, Value) else None
    return isinstance(operand, Const) or (known is not None and known.is_scalar)


def _is_row(known: Type) -> bool:
    return known.shape is not None and known.shape.rank == 2 and known.shape.dim(0) is ONE


def _is_of_text(instr: Instr) -> bool:
    if instr.op == "builtin" and instr.payload.callee in OF_TEXTS:
        return True
    return instr.op in COMPARISONS and any(_is_text(a) for a in instr.args)


def _is_text(arg: object) -> bool:
    return isinstance(arg, Const) and arg.cls == "char"


def _rank_by(instr: Instr, place: int) -> int:
    """The rank that an operand has, as far as its use tells; 0 of a scalar."""
    if instr.op in ("subsref", "subsasgn", "append") and place == 0:
        subscripts = len(instr.args) - (1 if instr.op == "subsref" else 2)
        return max(2, subscripts)
    if instr.op in _ARRAYS or (instr.op == "builtin" and instr.payload.callee in OF_ARRAYS):
        return 2 if place == 0 and len(instr.args) < 3 else 0
    return 0
