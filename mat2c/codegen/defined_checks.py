"""Checks that a variable is defined, or that a call has given an output."""

from __future__ import annotations

from mat2c.codegen.c_frame import Frame
from mat2c.ir.core import Const, Instr
from mat2c.support.templates import c_string, spelling


def check_defined(frame: Frame, instr: Instr) -> str:
    """The check alone."""
    defined = instr.args[1]
    if defined == Const(True, "logical"):
        return ""
    truth = frame.truth(defined)
    if "undefined" in instr.attrs:
        call = f"m2c_check_said({truth}, {c_string(instr.attrs['undefined'])})"
    elif "name" in instr.attrs:
        line, column = instr.span.told if instr.span else (0, 0)
        call = f"m2c_check_defined({truth}, {c_string(instr.attrs['name'])}, {line}, {column})"
    else:
        call = output_check(instr, truth)
    return spelling("boxed").checked(call, frame.fail())


def output_check(instr: Instr, given: str) -> str:
    """The check that a call has given an output."""
    output, index = instr.attrs.get("output"), instr.attrs.get("index", 1)
    if instr.attrs.get("missing") is not None:
        return f"m2c_check_said({given}, {c_string(instr.attrs['missing'])})"
    if output is not None:
        place = f"{instr.attrs['line']}, {instr.attrs['column']}"
        return f"m2c_check_defined({given}, {c_string(output)}, {place})"
    several = "true" if instr.attrs.get("several") else "false"
    return f"m2c_check_output({given}, {index}, {several})"
