"""Operations that give an operand as it is.

    %3 = hcat %1, %2     (of nothing in %2)       %3 = copy %1
    %4 = subsref %3, (:) (of a column)            %4 = copy %3
    %5 = colon 2, 2      (where one number is)    %5 = copy 2
    %7 = builtin %6 {zeros}  (%6 = size (x))      %7 = builtin 2, 3 {zeros}
    %9 = trip 1, 1, %n   (%n an integer)          %9 = copy %n
    %8 = builtin %1 {complex}  (a real %1)        %8 = builtin %1, 0 {complex}

Such operations are what is left of general code where extents are known.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.builtins import find
from mat2c.builtins.families.string_arrays import may_be_string
from mat2c.infer.flow import Flow
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Splat, Value
from mat2c.ir.payloads.payload import NOTHING
from mat2c.types import algebra
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import EMPTY


def skip_neutral(flow: Flow) -> None:
    """Makes copies of them."""
    for instr in flow.function.instrs():
        if len(instr.targets) != 1 or not _is_typed(instr.target.type):
            continue
        if instr.op in ("hcat", "vcat"):
            _drop_empty(flow, instr)
        _name_extents(flow, instr)
        _name_parts(instr)
        given = _given(flow, instr)
        if given is not None:
            instr.op, instr.args, instr.payload = "copy", [given], NOTHING


def _name_extents(flow: Flow, instr: Instr) -> None:
    """A constructor of known extents names them: what they were computed from isn't needed."""
    target = instr.target.type
    declared = find(instr.payload.callee) if instr.op == "builtin" else None
    if declared is None or declared.typed not in ("fill", "eye") or target is None:
        return
    if target.shape is None or not target.shape.is_static or not instr.args:
        return
    types = [flow.type_of(a) for a in instr.args if not isinstance(a, Splat)]
    if len(types) == len(instr.args) and all(t.is_arithmetic and t.cls != "char" for t in types):
        instr.args = [Const(float(d.value)) for d in target.shape.dims if d is not None]


def _name_parts(instr: Instr) -> None:
    """`complex (x)` of real numbers has 0 as the other part."""
    if instr.op == "builtin" and instr.payload.callee == "complex" and len(instr.args) == 1:
        instr.args.append(Const(0.0))


def _is_typed(known: Type | None) -> bool:
    return known is not None and rep_of(known).kind in (Kind.SCALAR, Kind.ARRAY)


_ALIKE = ("__alike__", "__alike_found__")
_OF_STRINGS = ("__chars__", "__text_list__", "__template__", *_ALIKE)


def _given(flow: Flow, instr: Instr) -> Operand | None:
    """What an instruction gives as it is; None where it makes something new."""
    target, args = instr.target.type, instr.args
    assert target is not None
    if instr.op == "builtin" and instr.payload.callee in _OF_STRINGS:
        others = args[1:] if instr.payload.callee in _ALIKE else args
        target_const = target.const if target.cls == "char" else None
        if isinstance(target_const, str) and instr.payload.callee not in _ALIKE:
            return Const(target_const, "char")
        strings = any(may_be_string(flow.type_of(other)) for other in others)
        return None if strings else args[0]
    if instr.op == "colon" and len(args) == 2:
        return _only_number(target)
    if instr.op == "trip":
        return _limit_as_count(flow, args)
    whole = (
        (instr.op in ("hcat", "vcat") and len(args) == 1)
        or (instr.op == "subsref" and args[1:] == [MAGIC_COLON])
        or (instr.op == "builtin" and instr.payload.callee == "reshape")
    )
    return args[0] if whole and _is_alike(flow, args[0], target) else None


def _limit_as_count(flow: Flow, args: Sequence[Operand]) -> Operand | None:
    """The limit of a loop from 1 in steps of 1: how many rounds it has, or a negative number, of
    which there are none."""
    base, step, limit = args
    known = flow.type_of(limit)
    if base != Const(1.0) or step != Const(1.0) or not isinstance(limit, Value):
        return None
    element = rep_of(known).element
    counts = element is not None and element.counts and known.cls == "double"
    return limit if counts and known.is_scalar else None


def _only_number(known: Type) -> Operand | None:
    low = known.range.numeric_low
    one = known.is_scalar and known.cls == "double" and known.range.is_integer
    one = one and not (low == 0 and known.range.negzero)
    return Const(low) if one and low == known.range.numeric_high else None


def _is_alike(flow: Flow, operand: Operand, target: Type) -> bool:
    """True if the operand is of the class, the quotes, the shape and the representation of the
    result."""
    known = flow.type_of(operand)
    if not isinstance(operand, Value) and not (isinstance(operand, Const) and known.is_scalar):
        return False
    if not _is_typed(known) or target.shape is None or not target.shape.is_known:
        return False
    if target.may_be_complex:  # without imaginary parts, the result is real
        return False
    return (known.cls, known.shape, known.is_complex, known.dq) == (
        target.cls,
        target.shape,
        target.is_complex,
        target.dq,
    )


def _drop_empty(flow: Flow, instr: Instr) -> None:
    """Leaves operands out that add nothing; the first stays where all are such."""
    if any(isinstance(a, Splat) for a in instr.args):
        return
    target = instr.target.type
    assert target is not None
    axis = 1 if instr.op == "hcat" else 0
    types = [flow.type_of(a) for a in instr.args]
    if any(t.cls != target.cls or not _is_typed(t) for t in types):
        return
    full = [k for k, t in enumerate(types) if not _adds_nothing(t, target, 1 - axis)]
    if full and _is_same(axis, types, [types[k] for k in full]):
        instr.args = [instr.args[k] for k in full]


def _adds_nothing(known: Type, target: Type, across: int) -> bool:
    """True if it is empty, and of the extent that all operands share."""
    if known.shape is None or target.shape is None or known.static_numel != 0:
        return False
    return known.shape in (EMPTY, target.shape) or known.shape.dim(across) == target.shape.dim(
        across
    )


def _is_same(axis: int, some: Sequence[Type], fewer: Sequence[Type]) -> bool:
    """True if the extents of two concatenations are the same, and as surely legal. An operand
    without elements may be what others don't fit, or give way to: [zeros (0, 2); x]."""
    one, other = (algebra.concatenate_all(axis, [t.shape for t in ts]) for ts in (some, fewer))
    return one.legal is other.legal and one.shape is not None and one.shape == other.shape
