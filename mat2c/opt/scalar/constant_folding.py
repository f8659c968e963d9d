"""Constants and dead code in a specialised function, from what inference has found.

    %n = nargin            (1 in this specialisation)
    %c = lt %n, 2
    branch %c, ^2, ^3      becomes        jump ^2

Values whose types are constants give way to them; branches on constants go one way; what then has
neither uses nor effects nor errors vanishes.

Requires: types. Keeps: types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isinf

from mat2c.builtins import find
from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.operands import subscripts_of
from mat2c.infer.transfer import aggregates, constant_rows
from mat2c.infer.transfer.range_types import loses_nan
from mat2c.ir.core import (
    MAGIC_COLON,
    Block,
    Branch,
    Const,
    Instr,
    Jump,
    Operand,
    Return,
    Splat,
    Value,
)
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.payload import NOTHING
from mat2c.opt.analysis.elementwise_functions import is_dimension
from mat2c.opt.analysis.foldable_operations import foldable
from mat2c.opt.arrays.fusion import normalise
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.opt.scalar.hoist_field_reads import known_field
from mat2c.opt.scalar.simplify_cfg import simplify_cfg
from mat2c.types.lattice import INTEGERS, Type
from mat2c.types.rep import SURELY_ROOM, Kind, rep_of
from mat2c.types.traits import Effect

_LONGEST = 60  # instructions of a function that is looked at for effects
_DEEPEST = 3  # calls in one another
_PASSING = frozenset(
    (
        "copy",
        "loopexit",
        "phi",
        "undef",
        "param",
        "capture",
        "nargin",
        "nargout",
        "isdef",
    )
)


def fold(flow: Flow) -> None:
    """Folds constants, unreached branches and dead instructions, in place."""
    function = flow.function
    normalise(flow)
    mapping = {
        target: const
        for instr in function.instrs()
        for target in instr.targets
        if (const := constant_of(target)) is not None and _may_vanish(flow, instr)
    }
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op not in ("display", "displaylist"):
                instr.replace(mapping)
            _pass_defined(instr)
        _fold_terminator(flow, block, mapping)
    for block in function.blocks:
        _close(flow, block)
        if block not in flow.reached:
            _empty(block)
    flow.endings.cut(function.blocks)
    simplify_cfg(function)
    for block in function.blocks:
        for instr in block.instrs:
            flow.block_of[instr] = block
    remove_dead(function, lambda instr: needed(flow, instr))
    _drop_unused_results(flow)


def _empty(block: Block) -> None:
    """What inference never came to, but the shape of a loop keeps, computes nothing."""
    kept = []
    for instr in block.instrs:
        if instr.op == "phi" or not any(_is_nothing(v) for v in (*instr.targets, *instr.sources())):
            kept.append(instr)
        elif instr.targets:
            instr.op = "undef"
            instr.args.clear()
            instr.payload = NOTHING
            kept.append(instr)
    block.instrs = kept
    count = block.loop.count if block.loop is not None else None
    if block.loop is not None and isinstance(count, Value) and _is_nothing(count):
        block.loop.count = Const(0, "double")
    if isinstance(block.terminator, Branch) and isinstance(block.terminator.cond, Value):
        block.terminator.cond = Const(True, "logical")


def _is_nothing(value: Value) -> bool:
    return value.type is not None and value.type.is_bottom


def _drop_unused_results(flow: Flow) -> None:
    """A call statement whose value nobody reads has no target."""
    read = {v for i in flow.function.instrs() for v in i.sources()}
    for block in flow.function.blocks:
        if block.terminator is not None:
            read.update(block.terminator.sources())
    for instr in flow.function.instrs():
        statement = instr.op in ("builtin", "call") and instr.payload.nargout == 0
        if statement and not any(t in read for t in instr.targets):
            instr.targets = []


def _pass_defined(instr: Instr) -> None:
    """A check that has been decided is a copy."""
    if instr.op == "loopexit" and _same_type(instr):
        instr.op = "copy"
        instr.payload = NOTHING
    if instr.op == "peekpath" and _is_nothing(instr.target):
        instr.op = "undef"
        instr.args.clear()
        instr.payload = NOTHING
    if instr.op in ("checkdef", "undefif") and instr.args[1] == Const(True, "logical"):
        instr.op = "copy"
        del instr.args[1:]
        instr.payload = NOTHING


def _same_type(instr: Instr) -> bool:
    source = instr.args[0]
    return isinstance(source, Value) and source.type == instr.target.type


def constant_of(value: Value) -> Const | None:
    """The constant that a value always is."""
    known = value.type
    if known is None or known.const is None or known.maybe_undef:
        return None
    if isinstance(known.const, str):
        return Const(known.const, "char", known.dq) if known.cls == "char" else None
    if isinstance(known.const, tuple) or known.cls not in ("double", "logical", *INTEGERS):
        return None
    return Const(known.const, known.cls)


def _fold_terminator(flow: Flow, block: Block, mapping: dict[Value, Const]) -> None:
    terminator = block.terminator
    if isinstance(terminator, Branch) and isinstance(terminator.cond, Value):
        terminator.cond = mapping.get(terminator.cond, terminator.cond)
    elif isinstance(terminator, Return):
        terminator.args = [_mapped(a, mapping) for a in terminator.args]
    if block.loop is not None and isinstance(block.loop.count, Value):
        block.loop.count = mapping.get(block.loop.count, block.loop.count)


def _mapped(operand: Operand, mapping: dict[Value, Const]) -> Operand:
    return mapping.get(operand, operand) if isinstance(operand, Value) else operand


def _close(flow: Flow, block: Block) -> None:
    """A branch one of whose ways inference never took goes the other way."""
    branch = block.terminator
    if not isinstance(branch, Branch) or block not in flow.reached:
        return
    taken = [(block, arm) in flow.open_edges for arm in (branch.then, branch.orelse)]
    if taken == [True, False]:
        branch.cond = Const(True, "logical")
    elif taken == [False, True]:
        branch.cond = Const(False, "logical")


def _may_vanish(flow: Flow, instr: Instr) -> bool:
    """True if the instruction can be left out when its result is known."""
    return instr.op == "phi" or not needed(flow, instr)


def needed(flow: Flow, instr: Instr, depth: int = 0) -> bool:
    """True if it has an effect, or may fail; `depth` counts the calls around it."""
    op = OPS[instr.op]
    if instr.op in _PASSING:
        return False
    if instr.op == "checkout":
        return flow.type_of(instr.args[0]).may_be_missing
    if not instr.targets:
        return True
    if instr.op in ("subsref", "builtin", "getfield", "fieldlist") or op.effect is Effect.PURE:
        return not infallible(flow, instr)
    if instr.op == "call" and isinstance(instr.payload.spec, Specialisation):
        return not _only_gives(instr.payload.spec, depth)
    return True


def _only_gives(callee: Specialisation, depth: int) -> bool:
    """True of a short function that ends, can't fail, and does nothing but give its results."""
    flow, function = callee.flow, callee.function
    if flow is None or callee.recursive or not callee.returns or depth >= _DEEPEST:
        return False
    reached = [block for block in function.blocks if block in flow.reached]
    if sum(len(block.instrs) for block in reached) > _LONGEST:
        return False
    ends = (isinstance(block.terminator, (Jump, Branch, Return)) for block in reached)
    if not all(ends) or any(block.loop or block.handler for block in reached):
        return False
    return not any(needed(flow, instr, depth + 1) for block in reached for instr in block.instrs)


def _is_by_own_mask(flow: Flow, instr: Instr) -> bool:
    """True of x(mask) where the mask has the extents of x."""
    if len(instr.args) != 2 or not isinstance(instr.args[0], Value) or instr.args[1] == MAGIC_COLON:
        return False
    if isinstance(instr.args[1], Splat):
        return False
    known, chooses = flow.type_of(instr.args[0]), flow.type_of(instr.args[1])
    if not known.is_arithmetic or known.maybe_undef or chooses.cls != "logical":
        return False
    return known.shape is not None and known.shape.is_known and known.shape == chooses.shape


def infallible(flow: Flow, instr: Instr) -> bool:
    """True if it is pure, and can't fail with the types that its operands have."""
    if not OPS[instr.op].may_fail and OPS[instr.op].effect is not Effect.WRITE:
        return True
    if instr.op == "cellrow" or constant_rows.evaluated(flow, instr) is not None:
        return True
    if instr.op == "countpath":
        return instr.target.type is not None and instr.target.type.const is not None
    types = [t.type for t in instr.targets]
    if instr.op in ("getfield", "fieldlist"):
        return known_field(flow, instr)
    if any(t is None or t.is_any for t in types):
        return False
    if len(instr.targets) == 1 and instr.args and foldable(flow, instr):
        return _is_affordable(instr.target)
    if instr.op == "subsref":
        return _constant_element(flow, instr) or _is_by_own_mask(flow, instr)
    if instr.op == "cellref":
        subs = subscripts_of(flow, instr, instr.args[1:])
        return subs is not None and aggregates.is_there(flow.type_of(instr.args[0]), subs)
    if instr.op == "trip":
        parts = [flow.type_of(a) for a in instr.args]
        if not all(map(_is_plain_bound, parts)) or loses_nan(*parts):
            return False
        return all(_is_typed(flow, a) for a in instr.args)
    if instr.op in ("switchmatch", "forcount"):
        return all(_is_typed(flow, a) for a in instr.args)
    if instr.op in ("hcat", "vcat"):
        return _joins(flow, instr)
    return instr.op == "builtin" and _is_sure_builtin(flow, instr)


def _joins(flow: Flow, instr: Instr) -> bool:
    """True for a concatenation that can't fail: of scalars, or to a text that is known."""
    given, result = [flow.type_of(a) for a in instr.args], instr.targets[0].type
    if may_mix(given) or not all(_is_typed(flow, a) for a in instr.args):
        return False
    is_text = result is not None and result.cls == "char" and result.const is not None
    return is_text or all(t.is_scalar for t in given)


def _is_sure_builtin(flow: Flow, instr: Instr) -> bool:
    """True for a call of a builtin that is pure and can't fail."""
    declaration = find(instr.payload.callee)
    result = instr.targets[0].type if instr.targets else None
    if declaration is None or declaration.effect is not Effect.PURE or instr.payload.coarse:
        return False
    if not instr.args and result is not None and result.const is not None:
        return True  # a constant by its name: eps
    if instr.payload.callee == "struct":
        return _makes_structs(flow, instr)
    return declaration.typed in _SURE and _is_sure(flow, instr, declaration.typed)


def _makes_structs(flow: Flow, instr: Instr) -> bool:
    """True if it is struct (name, value, …) of written names, with cells of one shape."""
    names, values = instr.args[::2], instr.args[1::2]
    if len(names) != len(values) or any(isinstance(a, Splat) for a in instr.args):
        return False
    if not all(isinstance(n, Const) and str(n.value).isidentifier() for n in names):
        return False
    given = [flow.type_of(v) for v in values]
    cells = [t.shape for t in given if t.cls == "cell"]
    known = all(not t.is_any and not t.is_bottom for t in given)
    return known and all(s is not None and s.is_static and s == cells[0] for s in cells)


def _is_plain_bound(bound: Type) -> bool:
    """True if it is a number that no loop is warned of."""
    return bound.cls == "double" and not (isinstance(bound.const, float) and isinf(bound.const))


def may_mix(parts: Sequence[Type]) -> bool:
    """True if a concatenation may be one of text and numbers, which is warned of, or one of
    integers and complex numbers, which is refused."""
    texts = {t.cls == "char" for t in parts}
    integers = any(t.cls in INTEGERS for t in parts)
    return len(texts) > 1 or (integers and any(t.may_be_complex for t in parts))


_SURE = frozenset("fill query extremum reduce convert eye same field".split())


def _is_sure(flow: Flow, instr: Instr, kind: str) -> bool:
    """True if a function of typed code, which is no elementwise expression here, takes its operands
    for certain."""
    types = [flow.type_of(a) for a in instr.args]
    match kind:
        case "fill" | "eye":
            taken = all(_gives_extents(t) for t in types) and (kind == "fill" or len(types) <= 2)
            return taken and _is_affordable(instr.targets[0])
        case "reduce":
            return len(types) == 1 or (len(types) == 2 and is_dimension(types[1]))
        case "query":
            asks = instr.payload.callee == "size"
            return not asks or len(types) == 1 or (len(types) == 2 and is_dimension(types[1]))
        case "extremum":
            return len(types) == 1 or (len(types) == 3 and is_dimension(types[2]))
        case "same":
            return len(types) == 2
        case "field":
            known = instr.targets[0].type
            return len(types) == 2 and known is not None and known.const is not None
        case "convert":
            target = instr.targets[0].type
            return target is None or target.cls != "logical" or not types[0].range.nan
        case _:
            return True


def _gives_extents(given: Type) -> bool:
    """True if it is the name of a class, a whole number, or a row of them."""
    if isinstance(given.const, str):
        return True
    row = given.is_scalar or (given.shape is not None and given.shape.is_vector() is True)
    return given.is_arithmetic and given.cls != "char" and given.range.is_integer and row


def _is_affordable(array: Value) -> bool:
    """True if there surely is room for it, or nothing known that speaks against it."""
    numel = array.type.static_numel if array.type is not None else None
    return numel is None or numel < SURELY_ROOM


def _constant_element(flow: Flow, instr: Instr) -> bool:
    """True if it is an element that is known, of an array that is known. (The constant result of a
    handle's call tells nothing of what the call does, nor do equal elements tell that there are
    enough.)"""
    known, array = instr.targets[0].type, flow.type_of(instr.args[0])
    known_element = known is not None and known.const is not None
    return array.is_arithmetic and array.const is not None and known_element


def _is_typed(flow: Flow, operand: Operand) -> bool:
    known: Type = flow.type_of(operand)
    return (known.is_arithmetic and rep_of(known).kind is not Kind.BOXED) or known.const is not None
