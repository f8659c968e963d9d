"""Checks that a variable is defined, or that a call has given an output."""

from __future__ import annotations

from mat2c.codegen.c_frame import Frame
from mat2c.ir.core import Const, Instr
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Defined, Output
from mat2c.lir.c_stmt import Part
from mat2c.support.templates import c_string


def check_defined(frame: Frame, instr: Instr) -> Part:
    """The check alone."""
    defined = instr.args[1]
    if defined == Const(True, "logical"):
        return ""
    truth = frame.truth(defined)
    payload = instr.payload
    if not isinstance(payload, Defined):
        call = output_check(instr, truth)
    elif payload.undefined is not None:
        call = f"m2c_check_said({truth}, {c_string(payload.undefined)})"
    else:
        line, column = instr.span.told if instr.span else (0, 0)
        call = f"m2c_check_defined({truth}, {c_string(payload.name)}, {line}, {column})"
    return frame.checked(call)


def output_check(instr: Instr, given: str) -> str:
    """The check that a call has given an output."""
    wanted = payload_of(instr, Output)
    if wanted.missing is not None:
        return f"m2c_check_said({given}, {c_string(wanted.missing)})"
    if wanted.output is not None:
        place = f"{wanted.line}, {wanted.column}"
        return f"m2c_check_defined({given}, {c_string(wanted.output)}, {place})"
    several = "true" if wanted.several else "false"
    return f"m2c_check_output({given}, {wanted.index}, {several})"
