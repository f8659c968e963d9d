"""Types of values that are tested for what they mostly are (`opt/speculation`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Instr
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Assumed
from mat2c.support.record import replace
from mat2c.types.lattice import BOTTOM, Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import EMPTY, SCALAR, Shape, join, row
from mat2c.types.type_constructors import of_const, scalar

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_BOOL = scalar("logical")


def is_as_assumed(flow: Flow, instr: Instr) -> list[Type]:
    """A truth value; false for a class that is known to be another."""
    known, assumed = flow.type_of(instr.args[0]), payload_of(instr, Assumed)
    if known.is_bottom:
        return [of_const(False) if known.maybe_undef else BOTTOM]
    return [_BOOL if known.is_any or known.cls == assumed.cls else of_const(False)]


def as_assumed(flow: Flow, instr: Instr) -> list[Type]:
    """What has been tested, or what is known by now, if that is more."""
    known, assumed = flow.type_of(instr.args[0]), payload_of(instr, Assumed)
    if known.is_bottom:
        return [BOTTOM]
    if known.cls == assumed.cls and rep_of(known).kind is not Kind.BOXED:
        return [known]
    extents = Shape.unknown(assumed.rank) if assumed.rank else SCALAR
    return [Type(assumed.cls, False, row(None) if assumed.row else extents, of_class(assumed.cls))]


def as_text(flow: Flow, instr: Instr) -> list[Type]:
    """A text where that or [] is known to be there."""
    known = flow.type_of(instr.args[0])
    return [known if known.is_bottom else text_or_nothing(known) or known]


def text_or_nothing(known: Type) -> Type | None:
    """The type of a text in whose place [] may be, as a text."""
    text = known.elem if known.is_any and not known.maybe_undef else None
    if text is None or text.cls != "char":
        return None
    return replace(text, shape=join(text.shape, EMPTY), const=None)
