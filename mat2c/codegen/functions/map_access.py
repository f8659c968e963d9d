"""Entries of a containers.Map by the short way (m2c/map.h):

if (!m2c_see_f64(m2c_map_at(m, key), &t)                   t = m(key)
    && m2c_index1(&t_box, m, 1, …))                        by the long way, errors included
    M2C_LEAVE(fail, 7, 9);
if (m2c_map_put_f64(m, key, t + 1.0))                      m(key) = t + 1
"""

from __future__ import annotations

from mat2c.codegen.boxed.boxed_operations import emit as emit_boxed
from mat2c.codegen.functions.field_access import taken
from mat2c.codegen.slot_statements import unless
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.unbox import unbox
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Splat, Value
from mat2c.lir.c_expr import Expr, Name, Pattern, call
from mat2c.lir.c_stmt import Part, joined
from mat2c.lir.expr_printer import spelled
from mat2c.types.rep import BOOL, F64, Kind

_OPS = frozenset(("subsref", "subsasgn", "builtin"))


def entry(frame: TypedFrame, instr: Instr) -> Part | None:
    """m(key), m(key) = value and isKey (m, key), where m surely is a map; None for all else."""
    key = _key(frame, instr)
    if key is None:
        return None
    if instr.op == "subsref":
        return _read(frame, instr, key)
    if instr.op == "subsasgn":
        return _write(frame, instr, key)
    return _is_key(frame, instr, key)


def _key(frame: TypedFrame, instr: Instr) -> Operand | None:
    """The only key of what is done with a map."""
    if instr.op not in _OPS or (instr.op == "builtin" and instr.payload.callee != "isKey"):
        return None
    base = instr.args[0] if instr.args and len(instr.targets) == 1 else None
    if not isinstance(base, Value) or frame.rep(base).kind is not Kind.BOXED:
        return None
    known = frame.type(base)
    if known.cls != "map" or known.maybe_undef:
        return None
    keys = instr.args[2:] if instr.op == "subsasgn" else instr.args[1:]
    if len(keys) != 1 or instr.payload.field:
        return None
    return None if isinstance(keys[0], Splat) or keys[0] == MAGIC_COLON else keys[0]


def _at(frame: TypedFrame, instr: Instr, key: Operand) -> Expr:
    base = instr.args[0]
    assert isinstance(base, Value)
    return call("m2c_map_at", Name(frame.var(base)), Name(frame.boxed(key)))


def _read(frame: TypedFrame, instr: Instr, key: Operand) -> Part | None:
    if instr.payload.nargout != 1:
        return None
    test = taken(frame, instr, _at(frame, instr, key), "", [])
    if test is None:
        return None
    slow = emit_boxed(frame, instr)
    if frame.rep(instr.target).kind is Kind.SCALAR:
        slow += joined(unbox(frame, value, name) for value, name in frame.unboxed)
        frame.unboxed = []
    return unless(test, slow)


def _write(frame: TypedFrame, instr: Instr, key: Operand) -> Part | None:
    rhs = instr.args[1]
    if isinstance(rhs, Splat) or frame.rep(instr.target).kind is not Kind.BOXED:
        return None
    before = frame.assign_base(instr)
    rep, place = frame.rep(rhs), f"{frame.var(instr.target)}, {frame.boxed(key)}"
    known = frame.type(rhs)
    if rep.kind is Kind.SCALAR and known.cls == "double" and known.is_complex is False:
        text = f"m2c_map_put_f64({place}, {scalar_text(frame, rhs, F64)})"
    else:
        text = f"m2c_map_assign({place}, {frame.boxed(rhs)})"
    return before + frame.checked(text)


def _is_key(frame: TypedFrame, instr: Instr, key: Operand) -> Part | None:
    rep, known = frame.rep(instr.target), frame.type(key)
    if rep.kind is not Kind.SCALAR or rep.element is not BOOL or known.maybe_undef:
        return None
    if not known.is_arithmetic or not (known.cls == "char" or known.is_scalar):
        return None
    found = Pattern(f"{spelled(_at(frame, instr, key))} != NULL", closed=False)
    return frame.set_scalar(instr.target, found)
