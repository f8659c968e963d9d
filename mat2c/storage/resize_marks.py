"""Resize marks of definitions in heap groups ([GCTD] §3.2.2, Examples 1 and 2).

    s⋄ = s - 1.345            the size can't differ from what is there: no check
    s± = eye(x, y)            may need any size
    s+ = subsasgn(s, …)       if it is resized, it grows, and keeps what it holds

What is there is known from the operand that is computed in place, else from the definitions of the
group that dominate this one: blocks are never shrunk. Only a called function may put another block
in the place of the group's: what was known before such a call is not known after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.storage.model import GROW, NO_RESIZE, RESIZE
from mat2c.storage.size_order import Part
from mat2c.support.record import dataclass

NEAREST = 8  # dominating definitions that are looked at


@dataclass(frozen=True, slots=True)
class Definition:
    """One definition in a heap group: the part, the operands of the group that it consumes, whether
    every way defines it, and whether it comes in a block of its own, which replaces the group's."""

    part: Part
    consumed: tuple[Part, ...]
    is_sure: bool = True
    replaces: bool = False


def resize_marks(
    definitions: Sequence[Definition],
    dominates: Callable[[Part, Part], bool],
    at_most: Callable[[Part, Part], bool],
    reaches: Callable[[Part, Part], bool],
) -> dict[int, str]:
    """The mark of each variable, for definitions of one group in dominance order. `reaches` tells
    whether there is a path from one definition to another."""
    marks: dict[int, str] = {}
    replaced = [d.part for d in definitions if d.replaces]
    held: list[Part] = []  # the definitions that dominate the current one
    for definition in definitions:
        part = definition.part
        while held and not dominates(held[-1], part):
            held.pop()
        gone = [other for other in replaced if reaches(other, part)]
        known = [
            part
            for part in held[-NEAREST:]
            if not any(other is not part and dominates(part, other) for other in gone)
        ]
        marks[part.variable] = _mark(definition, known, at_most)
        if definition.is_sure:
            held.append(part)
    return marks


def _mark(
    definition: Definition, held: Sequence[Part], at_most: Callable[[Part, Part], bool]
) -> str:
    part = definition.part
    there = [*definition.consumed, *reversed(held)]
    if any(at_most(part, other) for other in there):
        return NO_RESIZE
    nearest = definition.consumed or tuple(held[-1:])
    return GROW if nearest and all(at_most(other, part) for other in nearest) else RESIZE
