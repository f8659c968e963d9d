"""Tests of boxed values for what they mostly are, and the typed values behind them.

if (m2c_is_usual_scalar(n, M2C_DOUBLE)) {
    n_2 = n->f64[0];
    …
"""

from __future__ import annotations

from mat2c.codegen.functions.field_access import taken
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import move, typed
from mat2c.ir.core import Instr
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.value_payloads import Assumed, Beside
from mat2c.lir.c_expr import ZERO, Name, Pattern, Text, call, integer
from mat2c.lir.c_stmt import Evaluate, Part, code, evaluate, one
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, element_of


@typed("peekfield")
def peekfield(frame: TypedFrame, instr: Instr) -> Part | None:
    """A field, or nothing where it is not there."""
    base, name = Pattern(frame.boxed(instr.args[0])), Text(instr.payload.field or "")
    return evaluate("m2c_peek_field", Pattern(frame.slot(instr.target)), base, ZERO, name)


@typed("isof")
def isof(frame: TypedFrame, instr: Instr) -> Part | None:
    """The test, by the head of the box."""
    assumed = payload_of(instr, Assumed)
    element = element_of(Type(assumed.cls))
    assert element is not None
    value, cls = Name(frame.boxed(instr.args[0])), Name(element.m2c)
    if assumed.row or not assumed.rank:
        kind = "row" if assumed.row else "scalar"
        return frame.assign_scalar(instr.target, call(f"m2c_is_usual_{kind}", value, cls))
    test = call("m2c_is_usual", value, cls, integer(assumed.rank))
    return frame.assign_scalar(instr.target, test)


@typed("asof")
def asof(frame: TypedFrame, instr: Instr) -> Part | None:
    """The scalar, or the elements where they are."""
    source = instr.args[0]
    if frame.rep(source).kind is not Kind.BOXED or frame.rep(instr.target).kind is Kind.BOXED:
        return move(frame, instr.target, source)
    seen = taken(frame, instr, Name(frame.boxed(source)), "", [])
    return None if seen is None else one(Evaluate(seen))


@typed("astext")
def astext(frame: TypedFrame, instr: Instr) -> Part | None:
    """The characters where they are; [] has none, and a warning tells of it beside texts."""
    part = asof(frame, instr)
    boxed = [a for a in instr.args if frame.rep(a).kind is Kind.BOXED]
    if part is None or not boxed or not payload_of(instr, Beside).text:
        return part
    tests = [f"{frame.boxed(a)}->cls != M2C_CHAR" for a in boxed]
    test = tests[0] if len(tests) == 1 else f"({' || '.join(tests)})"
    warned = frame.checked(f"{test} && m2c_warn_to_text()")
    return code(warned) + code(part)
