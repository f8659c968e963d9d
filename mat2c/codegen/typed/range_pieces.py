"""Subscripts made of ranges: a loop over `[n 1:n-1]` goes in pieces, each of which reads in line.

up = [n 1:n-1];          for (i_ = 1; i_ < 100; i_++)
y = x(up, :);                y[i_ + …] = x[i_ - 1 + …];      and one element before it
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

from mat2c.ir.core import Const, Operand, Tree, Value
from mat2c.lir.c_expr import ZERO, Expr, Name, add, atom, integer, subtract, value_of
from mat2c.lir.c_stmt import Code, For, Rounds, one
from mat2c.support.record import dataclass, field

if TYPE_CHECKING:
    from mat2c.codegen.typed.typed_frame import TypedFrame

_MOST_PIECES = 5  # of a loop
_LEAST_COUNT = 8  # iterations of a loop that is cut
_JOINS = frozenset(("hcat", "vcat"))


@dataclass(frozen=True, slots=True)
class Piece:
    """Consecutive elements of a subscript: the first of them, how many, and the place, from 0, that
    the first names; the others go on by the step."""

    first: int
    count: int
    place: int
    step: int


@dataclass(slots=True)
class Cut:
    """A loop that may be cut: its counter, the subscripts in pieces that it was asked for, and
    where the piece at hand begins."""

    name: str
    asked: list[list[Piece]] = field(default_factory=list)
    low: int | None = None


def pieces_of(sub: Operand) -> list[Piece] | None:
    """The pieces of a subscript whose ranges are constant; None of others."""
    made = sub.definition if isinstance(sub, Value) else None
    if made is None:
        return None
    parts = made.args if made.op in _JOINS else [sub]
    found: list[Piece] = []
    for part in parts:
        first = found[-1].first + found[-1].count if found else 0
        piece = _piece(part, first)
        if piece is None or len(found) == _MOST_PIECES:
            return None
        if piece.count:
            found.append(piece)
    return found or None


def _piece(part: Operand, first: int) -> Piece | None:
    made = part if isinstance(part, Tree) else part.definition if isinstance(part, Value) else None
    if isinstance(part, Const):
        numbers = _whole([part])
        return None if numbers is None else Piece(first, 1, numbers[0] - 1, 1)
    numbers = _whole(made.args) if made is not None and made.op == "colon" else None
    if numbers is None or len(numbers) not in (2, 3):
        return None
    base, limit = numbers[0], numbers[-1]
    step = numbers[1] if len(numbers) == 3 else 1
    if step not in (1, -1):
        return None
    return Piece(first, max((limit - base) * step + 1, 0), base - 1, step)


def _whole(operands: list[Operand]) -> list[int] | None:
    found = []
    for operand in operands:
        value = operand.value if isinstance(operand, Const) else None
        if not isinstance(value, int | float) or isinstance(value, bool) or value != value:
            return None
        if abs(value) > 2**31 or int(value) != value:
            return None
        found.append(int(value))
    return found


def _lie_inside(pieces: list[Piece], limit: str) -> bool:
    """False where the check before the loop always fails: C compilers would warn of the places."""
    ends = [place for p in pieces for place in (p.place, p.place + (p.count - 1) * p.step)]
    return min(ends) >= 0 and not (limit.isdigit() and max(ends) >= int(limit))


def place_in_piece(frame: TypedFrame, sub: Operand, here: Expr, limit: str) -> Expr | None:
    """The place, from 0, that a subscript in pieces names; None where the loop is not cut."""
    cut, number = frame.cut, value_of(here)
    if cut is None or not (here == Name(cut.name) or number is not None):
        return None
    pieces = pieces_of(sub)
    if pieces is None or not _lie_inside(pieces, limit):
        return None
    if number is not None:
        found = [p for p in pieces if p.first <= number < p.first + p.count]
        return (
            integer(found[0].place + (number - found[0].first) * found[0].step) if found else None
        )
    cut.asked.append(pieces)
    if cut.low is None:
        return None
    piece = next(p for p in pieces if p.first <= cut.low < p.first + p.count)
    start = integer(piece.place - piece.first * piece.step)
    return subtract(start, here) if piece.step == -1 else add(here, start)


def counted(name: str, count: str, body: Code, during: str = "") -> For:
    """A loop over 0, 1, … below a number, which may run on threads."""
    limit, rounds = atom(count), Rounds()
    return For(name, ZERO, "<", limit, body, declared="ptrdiff_t", during=during, rounds=rounds)


def cut_loop(
    frame: TypedFrame, name: str, count: str, body: Callable[[Expr], Code], during: str = ""
) -> Code:
    """A loop of `count` iterations, in pieces where that makes subscripts run in line; `body` gives
    the statements for a counter."""
    if during or frame.cut is not None or not count.isdigit() or int(count) < _LEAST_COUNT:
        return one(counted(name, count, body(Name(name)), during))
    cut = frame.cut = Cut(name)
    code = one(counted(name, count, body(Name(name)), during))
    ends = {p.first + p.count for pieces in cut.asked for p in pieces}
    if cut.asked and len(ends) <= _MOST_PIECES and max(ends) == int(count):
        code = Code()
        for cut.low, end in pairwise(sorted({0, *ends})):
            if end == cut.low + 1:
                code += body(integer(cut.low))
                continue
            part = body(Name(name))
            start, limit = integer(cut.low), integer(end)
            code += one(For(name, start, "<", limit, part, declared="ptrdiff_t"))
    frame.cut = None
    return code
