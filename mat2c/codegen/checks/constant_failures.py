"""Errors whose texts are constants, for code without a heap: `error` and `assert`.

error('my:id', 'no %d', k)         m2c_fail("my:id", "no %d"), and the function is left
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.typed.scalar_expressions import scalar_expr
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Instr, Operand, Raise
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.lir.c_expr import Text, Unary
from mat2c.lir.c_stmt import Code, If, evaluate, one
from mat2c.types.rep import BOOL, Kind

FALSE = Const(False, "logical")


def constant_failure(frame: TypedFrame, instr: Instr) -> Code | None:
    """The statements of such a call; None for any other instruction."""
    if instr.op != "builtin":
        return None
    callee = instr.payload.callee
    if callee == "error":
        return _error(frame, instr, instr.args)
    if callee == "assert" and len(instr.args) == 1:
        return _assert(frame, instr)
    if callee == "assert" and instr.args[0] == FALSE:
        return _error(frame, instr, instr.args[1:])
    return None


def _error(frame: TypedFrame, instr: Instr, args: Sequence[Operand]) -> Code | None:
    texts = [a.value for a in args[:2] if isinstance(a, Const) and isinstance(a.value, str)]
    if not texts or not isinstance(args[0], Const):
        return None
    has_id = len(texts) == 2 and ":" in texts[0] and not any(c.isspace() for c in texts[0])
    identifier, message = texts if has_id else ("", texts[0])
    return failure(identifier, message) + _leaving(frame, instr)


def failure(identifier: str, message: str) -> Code:
    """Notes an error, without the heap."""
    return evaluate("m2c_fail", Text(identifier), Text(message))


def _leaving(frame: TypedFrame, instr: Instr) -> Code:
    """The way out of the function, where the block's end isn't just that."""
    block = frame.block
    ends = block is not None and isinstance(block.terminator, Raise) and block.instrs[-1] is instr
    return Code() if ends else frame.failed()


def _assert(frame: TypedFrame, instr: Instr) -> Code | None:
    (condition,) = instr.args
    told = payload_of(instr, BuiltinCall).text
    message = f"assert ({'cond' if told is None else told}) failed"
    if condition == FALSE:
        return failure("", message) + _leaving(frame, instr)
    if frame.rep(condition).kind is not Kind.SCALAR:
        return None
    fails = Unary("!", scalar_expr(frame, condition, BOOL))
    return one(If(fails, failure("", message) + frame.failed(), Code()))
