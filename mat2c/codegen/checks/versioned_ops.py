"""Operations that typed code does where a condition holds at run time, and the runtime otherwise.

    r(k) = 1       if k lies inside r, a store; else r grows, as a column or as a row
    c = a + b      if the extents are equal, one loop; else they broadcast, or it is an error
    c = [a, b]     if the extents across are equal; else one is empty, or it is an error
    c = a * b      if the inner extents are equal; else a factor is a scalar, or it is an error
    c = union (a, b)   if all are integers from 0 to 63
    m = strcmp (c, t)  if c is a matrix of cells
    c = a / b      if b is small and regular; else there is a warning, or least squares

What can be proved needs no condition and is written by the emitters of `codegen/typed`.
"""

from __future__ import annotations

from mat2c.codegen.arrays.array_appends import appended
from mat2c.codegen.arrays.array_assignments import store
from mat2c.codegen.arrays.concatenations import are_matrices, concatenated, product_of
from mat2c.codegen.arrays.growing_slices import extend
from mat2c.codegen.arrays.growing_vectors import Guarded, append, delete, number, single
from mat2c.codegen.arrays.line_kernels import repeated
from mat2c.codegen.arrays.logical_masks import chooses, put_chosen, take_chosen, take_lines
from mat2c.codegen.arrays.printed_texts import printed_line, printed_text
from mat2c.codegen.arrays.range_subscripts import inside_of
from mat2c.codegen.arrays.small_sets import set_of_few
from mat2c.codegen.arrays.square_division import divided
from mat2c.codegen.arrays.text_compare import texts_alike
from mat2c.codegen.conversions import converted
from mat2c.codegen.typed.block_room import make_room
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import At, element, loops, stored
from mat2c.codegen.typed.element_extents import dims_of, selected
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_array, is_typed, tree_of
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Splat, Tree, Value
from mat2c.lir.c_stmt import Code
from mat2c.opt.analysis.foldable_operations import ELEMENTWISE, elementwise_typed
from mat2c.opt.checks.subscript_checks import never_inside
from mat2c.types.rep import BOOL, C64, CHAR, F64, INDEX, Kind


def guarded(frame: TypedFrame, instr: Instr) -> Guarded | None:
    """The condition under which an operation that isn't proved is typed, if there is a simple
    one."""
    if not instr.targets:
        return printed_line(frame, instr)
    if len(instr.targets) != 1 or frame.rep(instr.target).kind is not Kind.ARRAY:
        return None
    if instr.op == "append":
        return appended(frame, instr)
    if instr.op == "subsasgn":
        return _assignment(frame, instr)
    printed = repeated(frame, instr) or printed_text(frame, instr)
    if printed is not None or any(isinstance(a, Tree) for a in instr.args):
        return printed
    if instr.op == "subsref":
        return take_chosen(frame, instr) or take_lines(frame, instr)
    if instr.op in ELEMENTWISE:
        return _elementwise(frame, instr)
    if instr.op == "mtimes":
        return _product(frame, instr)
    if instr.op == "builtin":
        return set_of_few(frame, instr) or texts_alike(frame, instr)
    if instr.op in ("mrdivide", "mldivide"):
        return divided(frame, instr)
    if instr.op in ("hcat", "vcat"):
        return concatenated(frame, instr)
    return delete(frame, instr) if instr.op == "subsdel" else None


# --- elementwise operations ----------------------------------------------------------------------


def _elementwise(frame: TypedFrame, instr: Instr) -> Guarded | None:
    arrays = [a for a in instr.args if frame.rep(a).kind is Kind.ARRAY]
    types = [frame.type(a) for a in instr.args]
    if len(arrays) != 2 or not elementwise_typed(instr.op, types, frame.type(instr.target)):
        return None
    first, second = (dims_of(frame, a) for a in arrays)
    if len(first) != len(second) or len(first) != frame.rep(instr.target).rank:
        return None
    pairs = [(p, q) for p, q in zip(first, second, strict=True) if p != q]
    if not pairs or any(p.isdigit() and q.isdigit() for p, q in pairs):
        return None
    target, want = instr.target, frame.element(instr.target)
    before = make_room(frame, target, first)

    def body(at: At) -> Code:
        expr, kind = element(frame, tree_of(instr), at)
        return stored(frame, target, at.linear(), converted(expr, kind, want))

    condition = " && ".join(f"{p} == {q}" for p, q in pairs)
    return Guarded(condition, before + loops(frame, first, True, body))


def _product(frame: TypedFrame, instr: Instr) -> Guarded | None:
    if frame.element(instr.target) is not F64 or frame.rep(instr.target).rank != 2:
        return None
    if not are_matrices(frame, instr):
        return None
    inner, other = dims_of(frame, instr.args[0])[1], dims_of(frame, instr.args[1])[0]
    if inner == other or (inner.isdigit() and other.isdigit()):
        return None
    return Guarded(f"{inner} == {other}", product_of(frame, instr))


# --- assignments ---------------------------------------------------------------------------------


def _assignment(frame: TypedFrame, instr: Instr) -> Guarded | None:
    base, rhs, *subs = instr.args
    if any(never_inside(frame.type(s)) for s in subs if not isinstance(s, Splat)):
        return None
    if instr.payload.safe or not isinstance(base, Value) or not _stays(frame, instr):
        return None
    dims = dims_of(frame, base)
    if len(subs) not in (1, len(dims)):
        return None
    if (longer := append(frame, instr) or extend(frame, instr)) is not None:
        return longer
    if rhs is base or base in subs:
        return None
    if len(subs) == 1 and isinstance(subs[0], Value) and chooses(frame, base, subs[0]):
        return put_chosen(frame, instr)
    conditions: list[str] = []
    for k, sub in enumerate(subs):
        if sub == MAGIC_COLON:
            continue
        inside = _inside(frame, sub, product(dims[k:]) if k == len(subs) - 1 else dims[k])
        if inside is None:
            return None
        conditions.append(inside)
    if _takes_extents(frame, base, subs):
        if dims[:2] == ["0", "0"]:
            return None
        conditions.append(f"({dims[0]} > 0 || {dims[1]} > 0)")
    fits = _fits(frame, base, rhs, subs)
    if fits is None:
        return None
    text = copy_array(frame, instr.target, base) + store(frame, instr.target, rhs, subs)
    return Guarded(" && ".join(conditions + fits) or "true", text)


def _stays(frame: TypedFrame, instr: Instr) -> bool:
    """True if the array has the class of what is assigned, before and after."""
    base, rhs = instr.args[:2]
    if not is_typed(frame, base, rhs) or frame.rep(base).kind is not Kind.ARRAY:
        return False
    if isinstance(rhs, Const) and frame.rep(rhs).kind is not Kind.SCALAR:
        return False
    want, value = frame.element(instr.target), frame.element(rhs)
    if frame.rep(base).rank != frame.rep(instr.target).rank or frame.element(base) is not want:
        return False
    if frame.type(base).cls != frame.type(instr.target).cls or (value is C64 and want is not C64):
        return False
    return want not in (BOOL, CHAR) or value is want


def _takes_extents(frame: TypedFrame, base: Value, subs: list[Operand]) -> bool:
    """True if the base may be 0x0, whose extents at colons come from the right side. A number that
    lies inside of one of them says that it isn't."""
    shape, first = frame.type(base).shape, subs[:2]
    if len(subs) < 2 or MAGIC_COLON not in first or any(number(frame, s) for s in first):
        return False
    return shape is None or shape.may_be_nothing()


def _inside(frame: TypedFrame, sub: Operand, limit: str) -> str | None:
    """The condition that a subscript lies inside an extent; None of what is no number or array of
    numbers."""
    if isinstance(sub, Tree) and frame.rep(sub).kind is Kind.ARRAY:
        return inside_of(frame, sub, limit)
    if isinstance(sub, Value) and frame.rep(sub).kind is Kind.ARRAY:
        if frame.element(sub) is not F64 or frame.type(sub).cls != "double":
            return None
        return f"m2c_all_inside({frame.array(sub)}, {product(dims_of(frame, sub))}, {limit})"
    if frame.rep(sub).kind is not Kind.SCALAR:
        return None
    whole = frame.element(sub).is_integer and frame.element(sub).counts
    if frame.type(sub).cls != "double" and not whole:
        return None
    if whole or frame.element(sub) is INDEX:
        text = scalar_text(frame, sub, INDEX)
        return f"{text} >= 1 && {text} <= {limit}"
    if frame.element(sub) is C64:
        return None
    return f"m2c_subscript_ok({scalar_text(frame, sub, frame.element(sub))}, {limit})"


def _fits(frame: TypedFrame, base: Value, rhs: Operand, subs: list[Operand]) -> list[str] | None:
    """The conditions that an array has the extents of what is selected."""
    if all(number(frame, s) is not None for s in subs):
        return single(frame, rhs)
    if frame.rep(rhs).kind is Kind.SCALAR:
        return []
    counts = [selected(frame, base, s, k, len(subs)) for k, s in enumerate(subs)]
    counts = [c for c, s in zip(counts, subs, strict=True) if number(frame, s) is None]
    given = dims_of(frame, rhs)
    wide = [d for d in given if d != "1"]
    if len(subs) == 1:
        have = product(given)
        return [] if have == counts[0] else [f"{have} == {counts[0]}"]
    if len(wide) == len(counts):
        return [f"{p} == {q}" for p, q in zip(wide, counts, strict=True) if p != q]
    if len(counts) == 1 and len(given) == 2:
        either = f"({given[0]} == 1 || {given[1]} == 1)"
        return [either, f"{product(given)} == {counts[0]}"]
    return None
