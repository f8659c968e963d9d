"""Traits of operations and builtins: effect, storage sharing, and how shapes follow from
operands."""

from __future__ import annotations

import enum


class Effect(enum.Enum):
    """What an operation does besides computing its targets. An error is not an effect (see
    `may_fail`)."""

    PURE = "pure"
    # depends on something that others write: globals, shared variables, the pending error
    READ = "read"
    WRITE = "write"  # prints, stores, calls what is unknown


class InPlace(enum.Enum):
    """When the target may take the storage of an operand ([GCTD] §2.3)."""

    NEVER = "never"
    ELEMENTWISE = "elementwise"  # element k of the target needs element k of the operands only
    SCALAR_OPERAND = "scalar operand"  # elementwise if an operand is a scalar (`*`, `/`, `\`)
    SCALAR_SUBSCRIPT = "scalar subscript"  # `subsref` by scalars
    UPDATE = "update"  # `subsasgn`: always, in the first operand, last element to first
    COPY = "copy"  # the value itself: φ, copy, checkdef


class ShapeType(enum.Enum):
    """How the shapes of the targets depend on the operands ([SHAPE] §6).

    Type I: on the operands' shapes alone. Type II: on the elements of the operands too. Type III:
    unknown until run time.
    """

    I = "I"  # noqa: E741  # the name in the paper
    II = "II"
    III = "III"


class Rank(enum.Enum):
    """Simple Rank classes of Type I operations ([SHAPE] §6): the rank of the target from those of
    the operands."""

    SIMPLE_1 = "Simple Rank I"  # scalar or fixed
    SIMPLE_2 = "Simple Rank II"  # an operand's
    SIMPLE_3 = "Simple Rank III"  # the larger
    OTHER = "other"
