"""Operations on typed values: scalar statements, element loops, subscripts. What isn't here goes
through boxes.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.conversions import converted
from mat2c.codegen.defined_checks import check_defined
from mat2c.codegen.slot_statements import set_slot
from mat2c.codegen.typed.block_room import make_room, reserve
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_expressions import (
    At,
    element,
    is_flat,
    loops,
    only_element,
    stored,
)
from mat2c.codegen.typed.element_extents import colon_parts, dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_expr, scalar_text
from mat2c.codegen.typed.truth_bytes import counts, mixes
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.transfer.range_types import loses_nan, range_is_sure
from mat2c.ir.core import EMPTY, Const, Instr, Operand, Tree, Value
from mat2c.ir.ops import TRUTHS
from mat2c.lir.c_expr import (
    TRUE,
    ZERO,
    Cast,
    Expr,
    Index,
    add,
    atom,
    call,
    integer,
    multiply,
    subtract,
    value_of,
)
from mat2c.lir.c_stmt import Code, Part
from mat2c.lir.expr_printer import spelled
from mat2c.opt.analysis.foldable_operations import foldable
from mat2c.support.templates import spelling
from mat2c.types.lattice import stays_complex
from mat2c.types.rep import BOOL, C64, F64, INDEX, Kind

Emitter = Callable[[TypedFrame, Instr], "Part | None"]
TYPED: dict[str, Emitter] = {}


def typed(*names: str) -> Callable[[Emitter], Emitter]:
    """Registers the emitter of operations."""

    def register(emitter: Emitter) -> Emitter:
        for name in names:
            TYPED[name] = emitter
        return emitter

    return register


def is_typed(frame: TypedFrame, *operands: Operand) -> bool:
    """No operand is boxed."""
    return all(frame.rep(a).kind in (Kind.SCALAR, Kind.ARRAY) for a in operands)


def tree_of(instr: Instr) -> Tree:
    """The instruction as a tree, to be written like the folded ones."""
    return Tree(instr.op, instr.args, instr.payload, instr.target.type)


@typed(
    *"plus minus times rdivide ldivide power eq ne lt le gt ge and or not uminus uplus".split(),
    *TRUTHS,
    *"transpose ctranspose colon end".split(),
)
def expression(frame: TypedFrame, instr: Instr) -> Part | None:
    """What has an expression for each element: an assignment or one loop nest."""
    if len(instr.targets) != 1 or not is_typed(frame, instr.target):
        return None
    if not foldable(frame.flow, instr):
        if instr.op in TRUTHS:
            return checked_truth(frame, instr)
        if instr.op == "colon":
            return stored_range(frame, instr)
        return scalar_reference(frame, instr)
    return assign_tree(frame, instr.target, tree_of(instr))


def stored_range(frame: TypedFrame, instr: Instr) -> Part | None:
    """A range of doubles that may have no end, which is the error."""
    parts = colon_parts(instr.args)
    if any(frame.type(a).cls != "double" or not is_number(frame, a) for a in parts):
        return None
    target = instr.target
    count = extent_name(frame, target, 1)
    if frame.rep(target).kind is not Kind.ARRAY or not count:
        return None
    numbers = ", ".join(scalar_text(frame, a, F64) for a in parts)
    text = frame.checked(f"m2c_range_length(&{count}, {numbers})")
    room = text + frame.set_dims(target, ["1", count]) + reserve(frame, target)

    def body(at: At) -> Code:
        number, kind = element(frame, tree_of(instr), at)
        return stored(frame, target, at.linear(), converted(number, kind, F64))

    return room + loops(frame, frame.dims(target), True, body)


def is_number(frame: TypedFrame, operand: Operand) -> bool:
    """True if it is a C scalar that is real."""
    return frame.rep(operand).kind is Kind.SCALAR and frame.element(operand) is not C64


def extent_name(frame: TypedFrame, array: Value, axis: int) -> str:
    """The C variable of an extent, "" where there is none."""
    names = frame.extents.get(frame.plan.variable_of[array].number, [])
    if axis >= len(names) or not names[axis]:
        return ""
    frame.used.add(names[axis])
    return names[axis]


def checked_truth(frame: TypedFrame, instr: Instr) -> Part | None:
    """A condition that may be NaN, or of several truth values."""
    (value,) = instr.args
    rep, target = frame.rep(value), instr.target
    if instr.op == "istrue" and rep.element is BOOL and isinstance(value, Value):
        count = atom(product(frame.dims(value)))
        return frame.set_scalar(target, call("m2c_all_true", frame.elements(value), count))
    if rep.kind is not Kind.SCALAR or frame.element(value) is C64:
        return None
    asked = f"m2c_istrue_f64({scalar_text(frame, value, F64)}, &{frame.var(target)})"
    return frame.checked(asked)


def assign_tree(frame: TypedFrame, target: Value, tree: Operand) -> Code:
    """target = tree, elementwise."""
    rep = frame.rep(target)
    assert rep.element is not None
    if rep.kind is Kind.SCALAR:
        return frame.set_scalar(target, scalar_expr(frame, tree, rep.element))
    dims = dims_of(frame, tree)
    before = make_room(frame, target, dims)
    result = frame.type(target)
    flat = is_flat(frame, tree, result)
    own = frame.dims(target)

    def body(at: At) -> Code:
        expr, kind = element(frame, tree, at)
        assert rep.element is not None
        return stored(frame, target, at.linear(), converted(expr, kind, rep.element))

    if rep.element is BOOL:
        frame.as_bytes = mixes(frame, tree)
    elif rep.element is F64:
        frame.as_bytes = counts(frame, tree)
    code = before + loops(frame, own, flat, body)
    frame.as_bytes = False
    made_complex = isinstance(tree, Tree) and tree.payload.callee == "complex"
    if rep.element is C64 and not (made_complex and stays_complex(frame.type(target))):
        code += spelling("typed").settle(frame.array(target), product(own))
    return code


def scalar_reference(frame: TypedFrame, instr: Instr) -> Part | None:
    """x(k) of a scalar x that is known to be in bounds is x."""
    if instr.op != "subsref" or not instr.payload.safe:
        return None
    base = instr.args[0]
    if frame.rep(base).kind is Kind.SCALAR and frame.rep(instr.target).kind is Kind.SCALAR:
        return assign_new_scalar(frame, instr.target, base)
    return None


def assign_new_scalar(frame: TypedFrame, target: Value, source: Operand) -> Code:
    """target = the element of source as the result of an operation, which narrows."""
    kind = frame.rep(target).element
    assert kind is not None
    expr = only_element(frame, source, kind)
    return frame.set_scalar(target, call("m2c_narrow_c64", expr) if kind is C64 else expr)


def assign_scalar(frame: TypedFrame, target: Value, source: Operand) -> Code:
    rep = frame.rep(target)
    assert rep.element is not None
    return frame.set_scalar(target, only_element(frame, source, rep.element))


def starts_as_zeros(frame: TypedFrame, instr: Instr, target: Value) -> bool:
    """True if this, zeros in `target`, is what a block is used for first, and once. Then the block
    is made of zeros, or the caller sees to it."""
    group, entry = frame.group(target), frame.function.entry
    if group.kind != "fixed" or entry.preds or instr not in entry.instrs:
        return False
    if frame.module.no_heap or frame.spec in frame.module.exported:
        return False
    shared = group.number in frame.shared_groups
    if shared and (frame.spec in frame.module.unformed or frame.module.counted[frame.spec]):
        return False
    before = entry.instrs[: entry.instrs.index(instr)]
    if any(made in group.members for i in before for made in i.targets):
        return False
    frame.zeroed_groups.add(group.number)
    return True


# --- copies --------------------------------------------------------------------------------------


@typed("copy", "loopexit", "checkout", "checkdef", "undefif")
def copy(frame: TypedFrame, instr: Instr) -> Part | None:
    surely = instr.op not in ("checkdef", "undefif") or frame.type(instr.args[1]).const is True
    if not surely and instr.op == "undefif":
        return None
    moved = move(frame, instr.target, instr.args[0])
    return moved if surely or moved is None else check_defined(frame, instr) + moved


def move(frame: TypedFrame, target: Value, source: Operand) -> Part | None:
    """target = source for typed values of one kind; None where boxes are involved."""
    if not is_typed(frame, target, source):
        return None
    if frame.rep(target).kind is Kind.SCALAR:
        return assign_scalar(frame, target, source)
    if frame.rep(source).kind is Kind.SCALAR:
        return fill_scalar(frame, target, source)
    if source == EMPTY:
        return frame.set_dims(target, ["0", "0"])  # and one page
    return copy_array(frame, target, source)


def fill_scalar(frame: TypedFrame, target: Value, source: Operand) -> Code:
    """A scalar becomes a 1x1 array."""
    element_type = frame.rep(target).element
    assert element_type is not None
    before = make_room(frame, target, ["1"] * frame.rep(target).rank)
    return before + stored(frame, target, ZERO, scalar_expr(frame, source, element_type))


def copy_block(to: str, start: str, count: str, ctype: str, apart: bool = False) -> str:
    """A number of elements that lie in one piece; the places may overlap where not `apart`."""
    some = count.isdigit() and count != "0"
    return spelling("typed").copy_elements(to, start, count, ctype, some, apart)


def _is_own(frame: TypedFrame, array: Value) -> bool:
    """True if its storage is the function's own, which nothing that comes from elsewhere
    overlaps."""
    group = frame.group(array)
    given = group.number in frame.shared_groups or group.number in frame.taken
    return group.kind in ("stack", "fixed", "heap") and group.outside is None and not given


def copy_array(frame: TypedFrame, target: Value, source: Operand) -> Code:
    """A copy of the elements, none where both live in one place."""
    dims = dims_of(frame, source)
    dims += ["1"] * (frame.rep(target).rank - len(dims))
    same = isinstance(source, Value) and frame.plan.same_storage(target, source)
    before = frame.set_dims(target, dims)
    if same:
        return before
    have, want = frame.element(source), frame.element(target)
    room = before + reserve(frame, target)
    if "0" in (*dims, *frame.dims(target)):
        return room
    to = frame.array(target)
    if isinstance(source, (Value, Const)) and have is want:
        count = product(dims)  # the target may be larger: room for what will be assigned
        apart = _is_own(frame, target) or frame.is_constant(source)
        return room + copy_block(to, frame.array(source), count, want.ctype, apart)

    def body(at: At) -> Code:
        expr, kind = element(frame, source, at)
        return stored(frame, target, at.linear(), converted(expr, kind, want))

    known = frame.type(source)
    return room + loops(frame, dims, is_flat(frame, source, known), body)


@typed("trip")
def trip(frame: TypedFrame, instr: Instr) -> Part | None:
    if any(frame.rep(a).kind is not Kind.SCALAR for a in instr.args):
        return None
    types = [frame.type(a) for a in instr.args]
    if any(t.cls != "double" for t in types) and not range_is_sure(types):
        return None
    base, inc, limit = instr.args
    if all(frame.element(a).counts for a in (base, inc, limit)):
        first, step, last = (scalar_expr(frame, a, INDEX) for a in (base, inc, limit))
        if value_of(first) == value_of(step) == 1:
            return frame.set_scalar(instr.target, last)  # a negative count runs no iteration either
        return frame.set_scalar(instr.target, call("m2c_trip_index", first, step, last))
    parts = [scalar_expr(frame, a, F64) for a in (base, inc, limit)]
    if loses_nan(*types) and not frame.has_rounds_alike(instr.target):
        texts = ", ".join(map(spelled, parts))
        count = f"m2c_trip_counted(&{frame.var(instr.target)}, {texts})"
        return frame.checked(count)
    return frame.set_scalar(instr.target, call("m2c_loop_f64", *parts))


@typed("forvalue")
def forvalue(frame: TypedFrame, instr: Instr) -> Part | None:
    base, inc, counter, *limit = instr.args
    if any(frame.rep(a).kind is not Kind.SCALAR for a in (instr.target, base, inc, *limit)):
        return None
    i = scalar_expr(frame, counter, INDEX)
    if frame.element(instr.target).is_narrow:
        return _integer_value(frame, instr, i)
    if frame.rep(instr.target).element is INDEX and all(
        frame.rep(a).element in (INDEX, BOOL) for a in (base, inc)
    ):
        return frame.set_scalar(instr.target, _counted_value(frame, base, inc, i))
    if not limit:
        return None
    first, step, last = (scalar_expr(frame, a, F64) for a in (base, inc, limit[0]))
    step_of = "m2c_step_any_f64" if frame.type(instr.target).range.nan else "m2c_step_f64"
    value = call(step_of, first, step, i, last)
    return frame.set_scalar(instr.target, converted(value, F64, frame.element(instr.target)))


def _counted_value(frame: TypedFrame, base: Operand, inc: Operand, i: Expr) -> Expr:
    """The value in round `i`, from 0, of a loop over integers."""
    first, step = scalar_expr(frame, base, INDEX), scalar_expr(frame, inc, INDEX)
    if value_of(step) == -1:
        return subtract(first, i)
    return add(first, multiply(i, step))


def _integer_value(frame: TypedFrame, instr: Instr, i: Expr) -> Code | None:
    """The variable of a loop over a range of an integer class."""
    base, inc = instr.args[:2]
    if not all(frame.element(a).counts for a in (base, inc)):
        return None
    value = Cast(frame.element(instr.target).ctype, _counted_value(frame, base, inc, i))
    return frame.set_scalar(instr.target, value)


@typed("forempty")
def forempty(frame: TypedFrame, instr: Instr) -> Part | None:
    """The variable of a loop over nothing: a typed array becomes empty."""
    if frame.rep(instr.target).kind is not Kind.ARRAY:
        return None
    return frame.set_dims(instr.target, ["1", "0"])


@typed("forcount")
def forcount(frame: TypedFrame, instr: Instr) -> Part | None:
    if frame.rep(instr.args[0]).kind is not Kind.ARRAY:
        return None
    dims = dims_of(frame, instr.args[0])
    count = dims[1] if len(dims) == 2 else product(dims[1:])
    if not dims[0].isdigit() or dims[0] == "0":
        return None
    return frame.set_scalar(instr.target, atom(count))


@typed("foritem")
def foritem(frame: TypedFrame, instr: Instr) -> Part | None:
    """A column."""
    source, counter = instr.args
    if frame.rep(source).kind is not Kind.ARRAY or not is_typed(frame, instr.target):
        return None
    dims = frame.dims(source)
    if frame.rep(instr.target).kind is Kind.SCALAR:
        column = Index(frame.elements(source), scalar_expr(frame, counter, INDEX))
        value = converted(column, frame.element(source), frame.element(instr.target))
        return frame.set_scalar(instr.target, value)
    before = make_room(frame, instr.target, [dims[0], "1"])
    start = f"{frame.array(source)} + {dims[0]} * {scalar_text(frame, counter, INDEX)}"
    ctype = frame.element(instr.target).ctype
    if frame.element(source) is not frame.element(instr.target):
        return None
    apart = frame.is_constant(source)
    return before + copy_block(frame.array(instr.target), start, dims[0], ctype, apart)


@typed("isdef")
def isdef(frame: TypedFrame, instr: Instr) -> Part | None:
    (value,) = instr.args
    if frame.rep(value).kind is Kind.BOXED:
        return None
    return frame.set_scalar(instr.target, TRUE)


@typed("paramrest")
def paramrest(frame: TypedFrame, instr: Instr) -> Part | None:
    """Further arguments: a function that gets some is called in its boxed form."""
    return set_slot(frame.slot(instr.target), "m2c_rest(0, 0, NULL)")


@typed("nargin", "nargout")
def count(frame: TypedFrame, instr: Instr) -> Part | None:
    known = frame.type(instr.target).const
    assert isinstance(known, float)
    return frame.assign_scalar(instr.target, integer(int(known)))
