"""Subscript checks made explicit, and left out where they are proved ([CLIQUE], design §6).

    %t = subsref %a, %i        becomes        checkindex %a, %i      (only where something is not
    proved)
                                              %t = subsref %a, %i    safe

A safe subscript can't fail, so that it may be folded into the expression that uses it. For
assignments `grow` lists the subscript positions that may enlarge the array; the others are proved
or checked to lie inside. `tested` are assignments that typed code does where a test at run time
tells that they fit. What a check has found holds in all that it dominates (the guards of
[CLIQUE], for subscripts).

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.core import MAGIC_COLON, Block, Const, Instr, Operand, Value
from mat2c.ir.payloads.access_payloads import Subscript, SubscriptCheck, Update
from mat2c.ir.payloads.payload import payload_of
from mat2c.support.record import replace
from mat2c.types import subscripts
from mat2c.types.expr import MAX_EXTENT
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import ONE, ZERO


def insert_checks(flow: Flow) -> None:
    """Marks typed subscripts as safe, with checks in front where needed."""
    proofs = Proofs(flow)
    for block, entering in dominators(flow.function).walk():
        if entering:
            proofs.guards.enter()
            block.instrs = [i for instr in block.instrs for i in _checked(proofs, instr, block)]
        else:
            proofs.guards.leave()


def _checked(proofs: Proofs, instr: Instr, block: Block) -> list[Instr]:
    """An instruction, behind the check that it needs."""
    check = None
    if instr.op == "subsref":
        check = _reference(proofs, instr, block)
        if check is not None:
            proofs.guards.passed(proofs.flow.type_of(check.args[0]), check.args[1:])
    elif instr.op == "subsdel":
        _mark_removable(proofs, instr, block)
    elif instr.op == "subsasgn":
        check = _assignment(proofs, instr, block)
        if instr.payload.safe and not instr.payload.mask:  # it has grown where it had to
            proofs.guards.passed(proofs.flow.type_of(instr.target), instr.args[2:])
    return [instr] if check is None else [check, instr]


def _mark_removable(proofs: Proofs, instr: Instr, block: Block) -> None:
    """Notes that the elements which are removed are surely there, where all subscripts are numbers
    or colons; an array without elements may be given any."""
    base, *subs = instr.args
    known = proofs.flow.type_of(base)
    if known.shape is None or rep_of(known).kind is not Kind.ARRAY:
        return
    if len(subs) not in (1, known.shape.rank) or not _all_single(proofs.flow, subs):
        return
    if all(proofs.in_bounds(known, sub, k, len(subs), block) for k, sub in enumerate(subs)):
        instr.payload = replace(payload_of(instr, Update), safe=True)


def _is_text(operand: Operand) -> bool:
    return isinstance(operand, Const) and operand.cls == "char" and len(str(operand.value)) > 1


def _typed(operand: Operand, flow: Flow) -> bool:
    if operand == MAGIC_COLON:
        return True
    known = flow.type_of(operand)
    if known.cls == "char" and known.const == ":":
        return isinstance(operand, Const)
    if never_inside(known) or rep_of(known).kind is Kind.BOXED:
        return False  # boxed code words the error
    element = rep_of(known).element
    return known.cls == "double" or (element is not None and element.is_integer and element.counts)


def never_inside(known: Type) -> bool:
    """True if it is a constant that is no subscript."""
    return isinstance(known.const, float) and not known.range.fits(1, MAX_EXTENT)


def _usable(proofs: Proofs, base: Type, subs: list[Operand], result: Type) -> bool:
    """Can typed code do it: known representations, as many subscripts as dimensions or one."""
    if rep_of(base).kind is Kind.BOXED or rep_of(result).kind is Kind.BOXED or base.shape is None:
        return False
    if not subs or len(subs) not in (1, base.shape.rank):
        return False
    return all(_typed(s, proofs.flow) for s in subs)


def _reference(proofs: Proofs, instr: Instr, block: Block) -> Instr | None:
    base, *subs = instr.args
    if len(instr.targets) != 1 or not (isinstance(base, Value) or _is_text(base)):
        return None
    known = proofs.flow.type_of(base)
    if isinstance(base, Value) and _is_mask_of(proofs, known, subs):
        result = instr.target.type
        if rep_of(known).is_matrix and result is not None and rep_of(result).is_matrix:
            instr.payload = replace(payload_of(instr, Subscript), mask=True)
        return None
    if isinstance(base, Value):
        _drop_surplus(proofs, instr, 1, known, block)
        subs = instr.args[1:]
    if instr.target.type is None or not _usable(proofs, known, subs, instr.target.type):
        return None
    if len(subs) == 1 and not _plain_linear(proofs, known, subs[0], instr.target.type):
        return None
    instr.payload = read = replace(payload_of(instr, Subscript), safe=True)
    _write_colons(instr, 1)
    subs = instr.args[1:]
    missing = [not proofs.in_bounds(known, sub, k, len(subs), block) for k, sub in enumerate(subs)]
    if not any(missing):
        return None
    low_only = all(_is_no_greater(proofs, known, subs, k, block) for k in _which(missing))
    check = SubscriptCheck(tuple(missing), read.name, read.layout, low_only)
    return Instr("checkindex", [], [base, *subs], instr.span, check)


def _which(missing: list[bool]) -> list[int]:
    return [k for k, needed in enumerate(missing) if needed]


def _is_no_greater(proofs: Proofs, base: Type, subs: list[Operand], k: int, block: Block) -> bool:
    """True if a subscript surely is at most the extent, as `end` is, but maybe less than 1."""
    extent = subscripts.colon_extent(base.shape, k, len(subs))
    return proofs.at_most(subs[k], extent, block)


def _drop_surplus(proofs: Proofs, instr: Instr, first: int, known: Type, block: Block) -> None:
    """Leaves out subscripts of dimensions that an array doesn't have, `:` or 1, where all others
    are surely inside: an error would tell how many there are."""
    subs, rank = instr.args[first:], 0 if known.shape is None else known.shape.rank
    kept = subs[:rank]
    surplus = len(subs) > rank >= 2 and all(map(_is_the_first, subs[rank:]))
    if not surplus or known.sparse is not None:  # a sparse matrix refuses them
        return
    if all(proofs.in_bounds(known, sub, k, rank, block) for k, sub in enumerate(kept)):
        instr.args[first:] = kept


def _is_the_first(sub: Operand) -> bool:
    """True if it is all there is along a dimension of extent 1."""
    return sub == MAGIC_COLON or (isinstance(sub, Const) and sub.value in (":", 1))


def _is_mask_of(proofs: Proofs, base: Type, subs: list[Operand]) -> bool:
    """True if the only subscript is a logical array of the very extents of an array."""
    if len(subs) != 1 or rep_of(base).kind is not Kind.ARRAY:
        return False
    mask = proofs.flow.type_of(subs[0])
    return mask.cls == "logical" and rep_of(mask).kind is Kind.ARRAY and mask.shape == base.shape


def _write_colons(instr: Instr, first: int) -> None:
    """The text ':' as a subscript is a colon."""
    instr.args[first:] = [
        MAGIC_COLON if isinstance(a, Const) and a.value == ":" else a for a in instr.args[first:]
    ]


def _plain_linear(proofs: Proofs, base: Type, sub: Operand, result: Type) -> bool:
    """One subscript: the shape rules that a loop over the subscript follows."""
    if result.shape is None or sub == MAGIC_COLON:
        return True
    known = proofs.flow.type_of(sub)
    if known.is_scalar:
        return True
    return result.shape.is_known and known.shape is not None and known.shape.rank <= 2


def _assignment(proofs: Proofs, instr: Instr, block: Block) -> Instr | None:
    base, rhs, *subs = instr.args
    flow = proofs.flow
    result = instr.target.type
    if result is None or rep_of(result).kind is Kind.BOXED or result.shape is None:
        return None
    if not isinstance(base, (Value, Const)):
        return None
    known, value = flow.type_of(base), flow.type_of(rhs)
    fresh = known.is_bottom or known.static_numel == 0
    if not fresh:
        _drop_surplus(proofs, instr, 2, known, block)
        subs = instr.args[2:]
        if rep_of(known).kind is Kind.BOXED or known.cls != result.cls:
            return None
        if rep_of(known).element != rep_of(result).element and not known.is_scalar:
            return None
    update = payload_of(instr, Update)
    masked = not fresh and value.is_scalar and _is_mask_of(proofs, known, subs)
    usable = masked or all(_typed(s, flow) for s in subs)
    if rep_of(value).kind is Kind.BOXED or not usable:
        return None
    converted = value.cls != result.cls and not _is_code(result, value)
    if converted and result.cls in ("char", "logical"):
        return None
    if not subs or len(subs) not in (1, result.shape.rank):
        return None
    if rep_of(result).kind is Kind.SCALAR and not _all_single(flow, [rhs, *subs]):
        return None  # they may select nothing
    if masked:
        instr.payload = replace(update, safe=True, mask=True, grow=())
        return None
    grow = _growing(proofs, instr, known, result, fresh, block)
    if grow is None or not _fits(proofs, known, value, subs, fresh, block):
        instr.payload = replace(update, tested=not fresh and isinstance(base, Value))
        return None
    instr.payload = replace(update, safe=True, grow=tuple(grow))
    _write_colons(instr, 2)
    return _check_from_below(proofs, instr, update, block)


def _check_from_below(proofs: Proofs, instr: Instr, update: Update, block: Block) -> Instr | None:
    """The check that subscripts of an update that may grow are at least 1; None where they are."""
    base, _, *subs = instr.args
    low = [s != MAGIC_COLON and not proofs.positive(s, block) for s in subs]
    if not any(low):
        return None
    check = SubscriptCheck(tuple(low), update.name, update.layout, low_only=True)
    return Instr("checkindex", [], [base, *subs], instr.span, check)


def _is_code(result: Type, value: Type) -> bool:
    """True if it surely is the number of a character, which is stored in a text."""
    number = value.cls == "double" and value.is_scalar and not value.may_be_complex
    return result.cls == "char" and number and value.range.fits(0, 127)


def _all_single(flow: Flow, operands: list[Operand]) -> bool:
    return all(a == MAGIC_COLON or flow.type_of(a).is_scalar for a in operands)


def _growing(
    proofs: Proofs, instr: Instr, known: Type, result: Type, fresh: bool, block: Block
) -> list[int] | None:
    """Positions that may grow the array; None where typed code does not do that growth."""
    subs = instr.args[2:]
    grow = [
        k
        for k, sub in enumerate(subs)
        if fresh or not proofs.ends_inside(known, sub, k, len(subs), block)
    ]
    if not grow:
        return grow
    if not _all_single(proofs.flow, subs):
        ranges = all(
            subs[k] != MAGIC_COLON
            and (_is_run(proofs, subs[k]) or proofs.flow.type_of(subs[k]).is_scalar)
            for k in grow
        )
        if not ranges or (len(subs) == 1 and fresh):
            return None
    if len(subs) == 1:
        assert result.shape is not None
        row = result.shape.rank == 2 and result.shape.dim(0) is ONE
        column = result.shape.rank == 2 and result.shape.dim(1) is ONE
        from_column = known.shape is not None and known.shape.dim(1) is ONE and not fresh
        if subs[0] == MAGIC_COLON:
            return None
        return grow if row or (column and from_column) else None
    if any(subs[k] == MAGIC_COLON for k in grow) or (not fresh and _may_widen(known, subs)):
        return None
    return grow


def _may_widen(known: Type, subs: list[Operand]) -> bool:
    """A(:, j) = r where A may have no extent at all: it becomes as high as r is."""
    shape = known.shape
    return MAGIC_COLON in subs and (shape is None or shape.may_be_nothing())


def _is_run(proofs: Proofs, sub: Operand) -> bool:
    """True if it is first:last, of integers."""
    made = sub.definition if isinstance(sub, Value) else None
    if made is None or made.op != "colon" or len(made.args) != 2:
        return False
    return all(proofs.flow.integer(a) is not None for a in made.args)


def _fits(
    proofs: Proofs, known: Type, value: Type, subs: list[Operand], fresh: bool, block: Block
) -> bool:
    """True if what is assigned is a scalar, or surely of the selected extents."""
    if value.is_scalar:
        return True
    if known.shape is None and not fresh:
        return False
    counts = []
    for k, sub in enumerate(subs):
        if sub == MAGIC_COLON:
            if fresh:
                return False
            here = subscripts.colon_extent(known.shape, k, len(subs))
            counts.append(here)
            continue
        s = proofs.flow.type_of(sub).shape
        counts.append(s.numel() if s is not None else None)
    if len(subs) == 1 and value.shape is not None:
        count = value.shape.numel()
        return count is not None and proofs.equal(count, counts[0], block)
    if any(c is ZERO for c in counts):
        return False
    return subscripts.assign_fits(counts, value.shape, proofs.assume_at(block)) is True
