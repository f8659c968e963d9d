"""Which reductions typed code does, and along which dimension."""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Tree
from mat2c.types.lattice import FLOATS, INTEGERS, Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE


def operand_type(flow: Flow, operand: Operand) -> Type:
    """The type of an operand, folded or not."""
    if isinstance(operand, Tree):
        assert operand.type is not None
        return operand.type
    return flow.type_of(operand)


def reducible(flow: Flow, instr: Instr) -> bool:
    """A reduction that typed code does: real elements, a dimension that is certain."""
    return reduction_axis(flow, instr) is not None


def finds(flow: Flow, instr: Instr) -> bool:
    """True if it is find(x) of a real matrix, all of whose places are asked for."""
    if instr.payload.callee != "find" or len(instr.args) != 1 or len(instr.targets) != 1:
        return False
    known, result = operand_type(flow, instr.args[0]), instr.targets[0].type
    if result is None or not rep_of(result).is_matrix or not rep_of(known).is_matrix:
        return False
    return not known.may_be_complex and known.static_numel != 0


def finds_first(flow: Flow, instr: Instr) -> bool:
    """True if it is find(x, 1) or [i, j] = find(x, 1) of a real matrix."""
    if instr.payload.callee != "find" or len(instr.args) != 2 or len(instr.targets) > 2:
        return False
    known = operand_type(flow, instr.args[0])
    if instr.args[1] != Const(1.0) or not rep_of(known).is_matrix or known.static_numel == 0:
        return False
    matrices = all(t.type is not None and rep_of(t.type).is_matrix for t in instr.targets)
    return matrices and len(instr.targets) > 0 and not known.may_be_complex


def _reduces(name: str, known: Type) -> bool:
    """True if typed code has the reduction for elements of the class."""
    if known.cls == "single":
        return name not in ("mean", "sumsq")
    return known.cls in ("double", "logical") or (known.cls in INTEGERS and name != "sumsq")


def reduction_axis(flow: Flow, instr: Instr) -> str | None:
    """The dimension that a typed reduction runs along, from 0, or "all" for a vector; None: not
    typed.
    """
    if len(instr.targets) != 1 or instr.targets[0].type is None or not instr.args:
        return None
    known, result = operand_type(flow, instr.args[0]), instr.targets[0].type
    if rep_of(result).kind is Kind.BOXED or rep_of(known).kind is not Kind.ARRAY:
        return None
    if known.may_be_complex or not _reduces(instr.payload.callee, known):
        return None
    if known.shape is None or result.shape is None:
        return None
    extremum = instr.payload.callee in ("max", "min")
    if extremum and (known.cls == "logical" or len(instr.args) == 2):
        return None
    single = rep_of(result).kind is Kind.SCALAR
    if extremum and known.shape.may_be_empty() and not single:  # of nothing there is none
        return None
    if single:
        wide = [d for d in known.shape.dims if d is not ONE]
        return "all" if len(wide) <= 1 or known.shape.is_line else None
    dims = known.shape.dims
    reduced = [k for k, d in enumerate(dims) if result.shape.dim(k) is ONE and d is not ONE]
    kept = all(result.shape.dim(k) is d for k, d in enumerate(dims) if k not in reduced)
    if len(reduced) != 1 or not kept:
        return None
    # along rows, whether NaN is true for `all` depends on how many there are
    unsure = instr.payload.callee == "all" and known.cls in FLOATS and known.range.nan
    return None if unsure and reduced[0] > 0 else str(reduced[0])
