"""Ranges and diagonal matrices where they are seen.

Octave keeps `0:0.1:1` as a range and `eye(3)` as a diagonal matrix; both are displayed in their
own way, and some functions answer for them in another form. Typed arrays are plain elements. Where
such a value is displayed, stored or given to a function of the runtime, it is made once more,
boxed, from the same operands:

    %x = colon 0, 0.1, 1              %x = colon 0, 0.1, 1
    display %x             becomes    %7 = colon 0, 0.1, 1 : any
                                      display %7

What is then not used otherwise is dead. Where the way to a display leads through a φ or a call,
the values on it are boxed instead (`lazy_webs`). A sum of a diagonal matrix and another
broadcasts nothing; where their extents may differ, the boxed sum is made first, for its error.

Requires: types.  Keeps: cfg, types of what was there.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Const, Instr, Operand, Return, Value
from mat2c.ir.ops import BINARY
from mat2c.opt.lazy_matrices.lazy_webs import (
    BOTH_DECIDE,
    FIRST_DECIDES,
    KEEPERS,
    box,
    called,
    comes_special,
    makes_diagonal,
    makes_special,
    origin,
    places_given,
    shows,
    special_web,
)
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import Kind, rep_of

Test = Callable[[Flow, Operand, int], bool]
_SEEN = frozenset(
    """display cellrow setfield cellasgn assignpath deletepath storeglobal storepersistent store
    list cellref celllist getfield fieldlist""".split()
)
# A full matrix times or over a special one: its rows or columns are scaled or moved.
_LINEAR = frozenset("mtimes mrdivide mldivide".split())
_BROADCASTING = frozenset(("double", "logical", "char"))  # but not with a diagonal matrix
_BINARY = frozenset(BINARY)
_DEPTH = 8  # operations from the range or the diagonal matrix on that are made again


def show_special(flow: Flow) -> None:
    """Gives every use that can tell a boxed value of its own."""
    for block in flow.function.blocks:
        for phi in block.phis() if block in flow.reached else ():
            if rep_of(phi.target.type or ANY).kind is Kind.BOXED:
                _box_arms(flow, block, phi)
    for block in flow.function.blocks:
        result: list[Instr] = []
        for instr in block.instrs:
            if _tells(flow, instr):
                made: dict[Value, Value] = {}
                told = _told(instr) if called(instr) else range(len(instr.args))
                joined = [instr.args[k] for k in told]
                if instr.op in _SEEN and not shows(instr):
                    joined = [a for a in joined if _is_made_special(flow, a)]
                if instr.op in _SEEN or shows(instr) or called(instr) or _meets_sparse(flow, instr):
                    _box_what_joins(flow, joined)
                instr.args = [
                    _remade(flow, block, a, result, made) if k in told else a
                    for k, a in enumerate(instr.args)
                ]
            elif _may_misfit(flow, instr):
                again(flow, block, instr.targets[0], result, {})
            result.append(instr)
        block.instrs = result


def _box_arms(flow: Flow, block: Block, phi: Instr) -> None:
    """The special values that come together with others in a box."""
    _box_what_joins(flow, phi.args)
    for k, pred in enumerate(block.preds):
        if pred.handler is block:
            phi.args[k] = _remade_early(flow, phi.args[k])
        else:
            phi.args[k] = _remade(flow, pred, phi.args[k], pred.instrs, {})


def _remade_early(flow: Flow, operand: Operand) -> Operand:
    """Made again where it is made: a handler finds what there was when a block began that fails."""
    if not isinstance(operand, Value) or not is_special(flow, operand, _DEPTH):
        return operand
    made = origin(operand).definition
    assert made is not None
    home, behind = flow.block_of[made], list[Instr]()
    value = again(flow, home, operand, behind, {})
    at = home.instrs.index(made) + 1
    home.instrs[at:at] = behind
    return value


def _told(call: Instr) -> list[int]:
    """The operands that a function takes boxed."""
    spec = called(call)
    if spec is None:
        return []
    types = spec.signature.args
    return [at for k, at in places_given(call, spec) if rep_of(types[k]).kind is Kind.BOXED]


def _box_what_joins(flow: Flow, operands: Iterable[Operand]) -> None:
    """Values that can't be made once more, since they are special on some of the ways only."""
    for arg in operands:
        if not is_special(flow, arg, _DEPTH):
            for value in special_web(flow, arg):
                box(value)


def return_special(flow: Flow, block: Block, k: int) -> None:
    """Result k, which the block returns, becomes boxed."""
    assert isinstance(block.terminator, Return)
    value = block.terminator.args[k]
    if isinstance(value, Value) and is_special(flow, value, _DEPTH):
        block.terminator.args[k] = again(flow, block, value, block.instrs, {})
    else:
        for part in special_web(flow, value):
            box(part)


def _tells(flow: Flow, instr: Instr) -> bool:
    """True if the operation treats ranges or diagonal matrices in a way of their own."""
    if called(instr):
        return bool(_told(instr))
    if _meets_sparse(flow, instr):
        return True
    if instr.op == "subsref" and len(instr.args) == 3:  # D(1:2, :) of a diagonal D is diagonal
        return rep_of(flow.type_of(instr.args[0])).kind is Kind.BOXED
    if instr.op == "subsdel" and len(instr.args) == 2:  # A(2:3) = [] leaves a row of a matrix
        return flow.type_of(instr.args[0]).is_scalar is not True
    if instr.op == "subsasgn" and _may_be_map(flow.type_of(instr.args[0])):
        return True
    if instr.op == "subsasgn" and len(instr.args) == 3:  # D(7) = x doesn't make D grow
        shape, sub = flow.type_of(instr.args[0]).shape, flow.type_of(instr.args[2]).const
        count = shape.static_numel if shape is not None else None
        return count is not None and isinstance(sub, float) and sub > count
    if instr.op in _LINEAR:
        special = [_is_diagonal(flow, a, _DEPTH) for a in instr.args]
        scaled = any(flow.type_of(a).is_scalar for a in instr.args)
        return any(special) and not all(special) and not scaled
    if instr.op not in ("builtin", "builtinlist"):
        return instr.op in _SEEN or shows(instr)
    declaration = find(instr.payload.callee)
    boxed = any(rep_of(t.type or ANY).kind is Kind.BOXED for t in instr.targets)
    asks = instr.payload.callee == "det"  # whose zero may be negative
    return boxed or asks or declaration is None or declaration.type_rule is None


def _is_made_special(flow: Flow, operand: Operand) -> bool:
    """True if it may be special, made so here or by a function that is called. What was only taken
    from a cell or field goes back there in a box of its own."""
    web = special_web(flow, operand)
    return operand in web and any(
        comes_special(value) or (value.definition and makes_special(flow, value.definition))
        for value in web
    )


def _meets_sparse(flow: Flow, instr: Instr) -> bool:
    """True of an operator with an operand that may be sparse: D + S of a diagonal D is sparse."""
    if not flow.engine.has_sparse or instr.op not in _BINARY:
        return False
    return any(flow.type_of(a).is_any for a in instr.args)


def _may_be_map(known: Type) -> bool:
    return (known.is_any or known.cls == "map") and not known.maybe_undef


def _may_misfit(flow: Flow, instr: Instr) -> bool:
    """True if it is a sum of a diagonal matrix and a full one whose extents may be others."""
    if instr.op not in ("plus", "minus"):
        return False
    left, right = (flow.type_of(a) for a in instr.args)
    if left.shape is None or right.shape is None or left.shape == right.shape:
        return False
    if left.is_scalar or right.is_scalar or not {left.cls, right.cls} <= _BROADCASTING:
        return False
    return any(_is_diagonal(flow, a, _DEPTH) for a in instr.args)


def _remade(
    flow: Flow, block: Block, operand: Operand, before: list[Instr], made: dict[Value, Value]
) -> Operand:
    if not isinstance(operand, Value) or not is_special(flow, operand, _DEPTH):
        return operand
    return again(flow, block, operand, before, made)


def again(
    flow: Flow, block: Block, value: Value, before: list[Instr], made: dict[Value, Value]
) -> Value:
    """The operations that made a value, once more with boxed results."""
    value = origin(value)
    instr = value.definition
    assert instr is not None
    if comes_special(value):  # boxed
        return value
    if _may_warn(flow, instr):
        box(value)
        return value
    if value not in made:
        args: list[Operand] = [
            again(flow, block, a, before, made)
            if isinstance(a, Value) and is_special(flow, a, _DEPTH)
            else a
            for a in instr.args
        ]
        target = flow.function.fresh()
        target.type = ANY
        copy = Instr(instr.op, [target], args, instr.span, instr.payload)
        target.definition = copy
        flow.block_of[copy] = block
        before.append(copy)
        made[value] = target
    return made[value]


def _may_warn(flow: Flow, instr: Instr) -> bool:
    """True if it is a range of what may not be scalars. Made once more, it would warn once more."""
    return instr.op == "colon" and not all(flow.type_of(a).is_scalar for a in instr.args)


def is_special(flow: Flow, operand: Operand, depth: int) -> bool:
    """True if it is a typed array that Octave keeps as a range or as a diagonal matrix."""
    return is_range(flow, operand, depth) or _is_diagonal(flow, operand, depth)


def _definition(operand: Operand, depth: int) -> Instr | None:
    if not isinstance(operand, Value) or depth == 0 or operand.type is None:
        return None
    if rep_of(operand.type).kind is not Kind.ARRAY:
        return None
    return origin(operand).definition


def is_range(flow: Flow, operand: Operand, depth: int = _DEPTH) -> bool:
    instr = _definition(operand, depth)
    if instr is None:
        return False
    if comes_special(operand):
        return True
    if instr.op in ("colon", "uminus"):
        return instr.op == "colon" or is_range(flow, instr.args[0], depth - 1)
    if instr.op not in ("plus", "minus", "times", "mtimes"):
        return False
    return _with_scalar(flow, instr, depth, is_range)


def _is_diagonal(flow: Flow, operand: Operand, depth: int) -> bool:
    """True if it may be a diagonal or permutation matrix. Making it again tells."""
    instr = _definition(operand, depth)
    if instr is None or instr.op == "phi":
        return False
    if comes_special(operand):
        return True

    def carried(args: Sequence[Operand]) -> bool:
        return bool(args) and all(_is_diagonal(flow, a, depth - 1) for a in args)

    if instr.op == "builtin":
        callee = instr.payload.callee
        first = isinstance(operand, Value) and origin(operand) is instr.targets[0]
        return makes_diagonal(instr) or (first and callee in KEEPERS and carried(instr.args[:1]))
    if instr.op == "mpower" and isinstance(instr.args[1], Const) and instr.args[1].value == 0:
        return True
    if instr.op in FIRST_DECIDES:
        return carried(instr.args[:1])
    if instr.op in BOTH_DECIDE and carried(instr.args):
        return True
    if instr.op in ("mrdivide", "mtimes"):
        return _with_scalar(flow, instr, depth, _is_diagonal)
    return False


def _with_scalar(flow: Flow, instr: Instr, depth: int, test: Test) -> bool:
    """One operand passes the test, the other is a scalar (the divisor, in a division)."""
    left, right = instr.args
    if flow.type_of(right).is_scalar:
        return test(flow, left, depth - 1)
    divides = instr.op == "mrdivide"
    return not divides and flow.type_of(left).is_scalar is True and test(flow, right, depth - 1)
