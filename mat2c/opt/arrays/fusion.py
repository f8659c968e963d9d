"""Fusion: what is never stored (design §8; "drag-along" of [GCTD] §1).

    %1 = times %a, %b
    %2 = plus %1, %c           becomes        %2 = plus (times %a, %b), %c

A pure operation that can't fail, with one use in the same block, is folded into the instruction
that uses it: scalar temporaries become C expressions, elementwise operations, slices, transposes
and ranges become
part of one loop. Not across an update of an array that it reads, which would force a copy.

Requires: types, `subscript_checks`. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.builtins import find
from mat2c.infer.flow import Flow
from mat2c.ir.core import Block, Branch, Instr, Operand, Tree, Value, values_of
from mat2c.ir.ops import FIRST_SUBSCRIPT, OPS
from mat2c.ir.payloads.access_payloads import Subscript, Update
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.analysis.elementwise_functions import QUERIES, is_reshape
from mat2c.opt.analysis.foldable_operations import foldable, is_range_of_numbers
from mat2c.opt.analysis.narrow_classes import is_narrow
from mat2c.opt.analysis.overlap import reads_written
from mat2c.opt.analysis.typed_reductions import finds, finds_first, operand_type, reducible
from mat2c.types import algebra
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import F64, INDEX, Kind, rep_of
from mat2c.types.shape import ONE
from mat2c.types.traits import InPlace

_AS_ELEMENTWISE = {
    "mtimes": "times",
    "mrdivide": "rdivide",
    "mldivide": "ldivide",
    "mpower": "power",
}
BOXED_ACCESS = frozenset("readpath cellref setfield cellasgn assignpath".split())
_DEEPEST = 100  # levels of one tree: compilers nest parentheses so deep, and readers not even that


def fuse(flow: Flow) -> None:
    """Folds what can be folded, block by block."""
    places = uses_of(flow.function)
    for block in flow.function.blocks:
        _spread_ranges(flow, block, places)
    uses = _count_uses(flow)
    for block in flow.function.blocks:
        _Fuser(flow, block, uses).run()


def normalise(flow: Flow) -> None:
    """`a * b` with a scalar operand is elementwise, and is so named from here on; a loop over
    integers does without its limit."""
    for instr in flow.function.instrs():
        if instr.op == "forvalue":
            integers = [flow.type_of(a) for a in (*instr.args[:2], instr.target)]
            if all(map(_is_index, integers)):
                del instr.args[3:]
        name = _AS_ELEMENTWISE.get(instr.op)
        if name is None or rep_of(instr.target.type or ANY).kind is Kind.BOXED:
            continue  # errors name the operator as it was written
        left, right = (flow.type_of(a) for a in instr.args)
        if left.sparse is not None or right.sparse is not None:
            continue  # s .* x is sparse, s * x is not
        divisor = {"mrdivide": right, "mldivide": left}.get(instr.op)
        if divisor is not None:
            if divisor.is_scalar:
                instr.op = name
        elif instr.op == "mpower":
            if left.is_scalar and right.is_scalar:
                instr.op = name
        elif left.is_scalar or right.is_scalar:
            instr.op = name


def _is_index(known: Type) -> bool:
    return known.cls == "double" and rep_of(known).element is INDEX


def _spread_ranges(flow: Flow, block: Block, uses: dict[Value, list[Use]]) -> None:
    """A range that is only subscripts, checked and used, is folded into each of them: it is
    cheap to have twice.
    """
    ranges = {
        i.target: i
        for i in block.instrs
        if i.op == "colon" and rep_of(i.target.type or ANY).kind is Kind.ARRAY and _spreads(flow, i)
    }
    if not ranges:
        return
    gone: set[Instr] = set()
    for value, instr in ranges.items():
        users = [u for at, u in uses.get(value, ()) if at is block and u is not None]
        if not users or len(users) < len(uses[value]):
            continue
        if not all(_subscripts_only(flow, u, value) for u in users):
            continue
        for user in users:
            tree = Tree(instr.op, list(instr.args), instr.payload, value.type)
            user.args = [tree if a is value else a for a in user.args]
        gone.add(instr)
    block.instrs = [i for i in block.instrs if i not in gone]


def _spreads(flow: Flow, instr: Instr) -> bool:
    """True if a range can be made where it is used. One without end is out of bounds there."""
    types = [operand_type(flow, a) for a in instr.args]
    return foldable(flow, instr) or (
        is_range_of_numbers(types) and not any(is_narrow(t) for t in types)
    )


def _is_tested(instr: Instr) -> bool:
    return isinstance(instr.payload, Update) and instr.payload.tested


def _subscripts_only(flow: Flow, instr: Instr, value: Value) -> bool:
    first = FIRST_SUBSCRIPT.get(instr.op)
    if first is None:
        return False
    if instr.op != "checkindex" and not (instr.payload.safe or _is_tested(instr)):
        return False
    if instr.op == "subsref" and not foldable(flow, instr):
        return False
    subscripts = [arg for arg in instr.args[first:] if arg is not value]
    return value not in values_of((*instr.args[:first], *subscripts))


def _count_uses(flow: Flow) -> dict[Value, int]:
    uses = {value: len(found) for value, found in uses_of(flow.function).items()}
    for block in flow.function.blocks:
        if block.loop is not None and isinstance(block.loop.count, Value):
            uses[block.loop.count] = uses.get(block.loop.count, 0) + 2
    return uses


class _Fuser:
    """Fusion in one block, in order: an operand is folded if its definition stands earlier in
    the block.
    """

    def __init__(self, flow: Flow, block: Block, uses: dict[Value, int]) -> None:
        self.flow = flow
        self.block = block
        self.uses = uses
        self.pending: dict[Value, Instr] = {}  # defined, foldable, not yet used
        self.rows: dict[Value, Instr] = {}  # of numbers, not yet used
        self.readers: dict[Value, list[Value]] = {}  # of arrays, those that were pending
        self.depths: dict[Value, int] = {}  # levels of the trees of those

    def run(self) -> None:
        kept: list[Instr] = []
        folded: set[Instr] = set()
        for instr in self.block.instrs:
            depth = 1 if instr.op == "phi" else self._fold_operands(instr, folded)
            self._forget_updated(instr)
            if self._is_row(instr):
                self.rows[instr.target] = instr
            if self._foldable(instr):
                value = instr.target
                self.pending[value] = instr
                self.depths[value] = depth
                for array in {v: None for v in instr.sources() if _is_array(v)}:
                    self.readers.setdefault(array, []).append(value)
            kept.append(instr)
        branch = self.block.terminator
        if isinstance(branch, Branch) and isinstance(branch.cond, Value):
            branch.cond = self._folded(branch.cond, folded)
        self.block.instrs = [i for i in kept if i not in folded]

    def _fold_operands(self, instr: Instr, folded: set[Instr]) -> int:
        """Folds operands; the levels of operations that the instruction has then."""
        if instr.op == "vcat":
            self._fold_rows(instr, folded)
        accepts = accepted(self.flow, instr)
        deepest = 0
        for k, arg in enumerate(instr.args):
            if not isinstance(arg, Value) or arg not in self.pending or not accepts(k, arg):
                continue
            if self.depths[arg] < _DEEPEST:
                deepest = max(deepest, self.depths[arg])
                instr.args[k] = self._folded(arg, folded)
        return deepest + 1

    def _fold_rows(self, instr: Instr, folded: set[Instr]) -> None:
        """A matrix that is written out takes its rows in, where all are rows of as many numbers."""
        known = instr.target.type
        if known is None or rep_of(known).kind is not Kind.ARRAY or known.cls != "double":
            return
        if not all(isinstance(a, Value) and a in self.rows for a in instr.args):
            return
        rows = [self.rows.pop(a) for a in instr.args if isinstance(a, Value)]
        if len({len(row.args) for row in rows}) == 1:
            folded.update(rows)
            instr.args = [Tree(row.op, row.args, row.payload, row.target.type) for row in rows]

    def _is_row(self, instr: Instr) -> bool:
        """True if it is a row of real numbers, for one use."""
        if instr.op != "hcat" or self.uses.get(instr.target, 0) != 1 or instr.target.name:
            return False
        types = [operand_type(self.flow, a) for a in instr.args]
        if any(t.cls != "double" or t.may_be_complex for t in (*types, instr.target.type or ANY)):
            return False
        return len(types) > 1 and all(rep_of(t).kind is Kind.SCALAR for t in types)

    def _folded(self, value: Value, folded: set[Instr]) -> Operand:
        instr = self.pending.pop(value, None)
        if instr is None:
            return value
        folded.add(instr)
        return Tree(instr.op, instr.args, instr.payload, value.type)

    def _forget_updated(self, instr: Instr) -> None:
        """An update in place of an array ends the delay of what reads it."""
        op = OPS[instr.op]
        updated: set[Value] = set()
        if op.in_place is InPlace.UPDATE and isinstance(instr.args[0], Value):
            updated.add(instr.args[0])
        elif instr.op in ("call", "callhandle"):
            updated.update(instr.sources())
        for array in updated:
            for value in self.readers.pop(array, ()):
                self.pending.pop(value, None)

    def _foldable(self, instr: Instr) -> bool:
        if len(instr.targets) != 1 or self.uses.get(instr.target, 0) != 1:
            return False
        if (
            isinstance(instr.payload, Subscript) and instr.payload.early
        ):  # so that the array is not needed any more
            return False
        value = instr.target
        if value.type is None or rep_of(value.type).kind is Kind.BOXED:
            return False
        scalar = rep_of(value.type).kind is Kind.SCALAR
        if scalar and value.name:
            return False
        return foldable(self.flow, instr)


def _is_array(value: Value) -> bool:
    return value.type is not None and rep_of(value.type).kind is Kind.ARRAY


Accepts = Callable[[int, Value], bool]
"""True if the operand at a position may be folded."""


def _everything(k: int, value: Value) -> bool:
    return True


def _nothing(k: int, value: Value) -> bool:
    return False


def _scalars(k: int, value: Value) -> bool:
    return value.type is not None and rep_of(value.type).kind is Kind.SCALAR


def _scalars_behind_base(k: int, value: Value) -> bool:
    return k > 0 and _scalars(k, value)


_TAKE_SCALARS = frozenset(
    """trip forvalue colon hcat vcat call display istrue scalartrue copy switchmatch""".split()
)


def accepted(flow: Flow, instr: Instr) -> Accepts:
    """Which operands of an instruction may be folded trees.

    Those of a check may not: they have two uses, there and in what is checked.
    """
    op = instr.op
    result = instr.targets[0].type if len(instr.targets) == 1 else None
    if op == "builtin" and (instr.payload.callee in QUERIES or is_reshape(instr)):
        return _scalars_behind_base
    if op == "end":  # asks for the extents of what is stored
        return _nothing
    if op == "mtimes":
        if is_dot(flow, instr):
            return _everything
        return lambda k, value: turned_matrix(flow, instr, k, value)
    if result is not None and foldable_target(flow, instr, result):
        return _everything if op != "subsref" else lambda k, value: k > 0
    if op == "subsref" and instr.payload.mask:
        return lambda k, value: k == 1
    if op == "subsref" and instr.payload.safe:
        return _scalars
    if op == "subsasgn" and instr.payload.safe:
        return lambda k, value: k > 0 and not reads_written(value, instr.args[0], instr, k)
    if op == "builtin":
        looks = finds(flow, instr) or finds_first(flow, instr)
        return _everything if looks or _is_reduction(flow, instr) else _scalars
    if op in BOXED_ACCESS:
        return _scalars_behind_base
    if op == "call":
        return lambda k, value: _scalars(k, value) and not _reads_operand(value, instr)
    return _scalars if op in _TAKE_SCALARS else _nothing


def _reads_operand(value: Value, instr: Instr) -> bool:
    """True if it is read from an array that is an operand, too. Read before the call, it leaves the
    array to be handed over."""
    read = set() if value.definition is None else set(value.definition.sources())
    return any(isinstance(a, Value) and a in read for a in instr.args)


def _is_reduction(flow: Flow, instr: Instr) -> bool:
    declaration = find(instr.payload.callee)
    kind = "" if declaration is None else declaration.typed
    return kind in ("reduce", "extremum") and reducible(flow, instr)


def is_dot(flow: Flow, instr: Instr) -> bool:
    """A real row times a column of as many elements: one loop in typed code."""
    result = instr.targets[0].type if len(instr.targets) == 1 else None
    if result is None or rep_of(result).kind is not Kind.SCALAR:
        return False
    if not all(isinstance(a, (Value, Tree)) for a in instr.args):
        return False
    row, column = (operand_type(flow, a) for a in instr.args)
    if row.shape is None or column.shape is None or row.may_be_complex or column.may_be_complex:
        return False
    if any(rep_of(t).kind is not Kind.ARRAY or t.cls != "double" for t in (row, column)):
        return False
    if row.shape.rank != 2 or column.shape.rank != 2:
        return False
    if row.shape.dim(0) is not ONE or column.shape.dim(1) is not ONE:
        return False
    return algebra.product(row.shape, column.shape).legal is True


def turned_matrix(flow: Flow, instr: Instr, k: int, value: Value) -> bool:
    """One transposed operand of a product in typed code of real matrices, which needs no copy of
    it."""
    made = value.definition
    other = instr.args[1 - k]
    if made is None or made.op not in ("transpose", "ctranspose"):
        return False
    if not isinstance(other, Value) or not isinstance(made.args[0], Value):
        return False
    result = instr.target.type
    if result is None or rep_of(result).kind is Kind.BOXED:
        return False
    left, right = (value, other) if k == 0 else (other, value)
    if algebra.product(flow.type_of(left).shape, flow.type_of(right).shape).legal is not True:
        return False
    return all(_is_real_matrix(flow.type_of(v)) for v in (made.args[0], other))


def _is_real_matrix(t: Type) -> bool:
    rep = rep_of(t)
    return rep.is_matrix and rep.element is F64


def foldable_target(flow: Flow, instr: Instr, result: Type) -> bool:
    """True if the instruction itself would be written as an expression or one loop."""
    if rep_of(result).kind is Kind.BOXED or not instr.args:
        return False
    return foldable(flow, instr)
