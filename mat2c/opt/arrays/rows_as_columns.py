"""Matrices that loops make longer row by row are kept as columns meanwhile.

    %m = phi [], %n                              %t = phi [], %u
    %n = vcat %m, %row            becomes        %r = transpose %row
    … %m behind the loop                         %u = hcat %t, %r
                                                 %m = transpose %t, once behind the loop

A row put below a matrix moves all of its columns apart; a column beside it is written behind what
is there. All that is made of the matrix by φs, appends and assignments is kept so (a web); inside
the loops it may be asked for its extents and for elements and rows, whose subscripts change places.
All rows are of one length, which is known: no append can fail. The new values have no types yet.

Requires: types. Keeps: cfg. Breaks: types, liveness.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.infer.flow import Flow
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.cfg.dominance import dominators
from mat2c.ir.cfg.loop_blocks import loop_blocks
from mat2c.ir.core import EMPTY, MAGIC_COLON, Block, Const, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.access_payloads import Extent
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field, replace
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of

_COUNTS = frozenset("numel isempty".split())
_SIDES = {"rows": "columns", "columns": "rows"}


@dataclass(slots=True, eq=False)
class _Web:
    """Values that stand for one matrix. `seeds` are the instructions that make such matrices
    longer, `leaves` the reads that take the matrix as it is, by value, `parts` those of some
    elements."""

    seeds: set[Instr]
    members: dict[Value, None] = field(default_factory=dict)
    leaves: dict[Value, list[Use]] = field(default_factory=dict)
    parts: dict[Value, list[Use]] = field(default_factory=dict)


def turn_grown_rows(flow: Flow) -> bool:
    """Rewrites such webs, in place; whether there were any."""
    looped = {b for h in flow.function.blocks if h.loop is not None for b in loop_blocks(h)}
    widths = {i: w for b in looped for i in b.instrs if (w := _width(flow, i)) is not None}
    if not widths:
        return False
    uses, proofs, seen = uses_of(flow.function), Proofs(flow), set[Value]()
    for seed in [i for i in flow.function.instrs() if i in widths]:
        if seed.target in seen:
            continue
        web = _web_of(flow, proofs, seed, widths, uses)
        seen |= {seed.target} if web is None else set(web.members)
        places = None if web is None else _places(flow, web)
        if web is not None and places is not None:
            _turn(flow, web, places)
            return True  # what is left is found when inference has been here again
    return False


# --- what takes part -----------------------------------------------------------------------------


def _width(flow: Flow, instr: Instr) -> int | None:
    """The length of the rows that an instruction puts below a matrix; None where it does not."""
    if len(instr.targets) != 1 or not isinstance(_base(instr), Value):
        return None
    if instr.op == "vcat":
        parts = instr.args[1:]
    elif instr.op == "subsasgn" and _is_next_row(instr):
        parts = instr.args[1:2]
    else:
        return None
    known = [flow.type_of(p) for p in parts]
    widths = {None if t.shape is None else _fixed(t, 1) for t in known}
    plain = all(isinstance(p, Value) and _is_plain(t) for p, t in zip(parts, known, strict=True))
    (wide,) = widths if len(widths) == 1 else (None,)
    single = instr.op == "vcat" or all(_fixed(t, 0) == 1 for t in known)
    return wide if plain and parts and single and wide is not None and wide > 1 else None


def _base(instr: Instr) -> Operand | None:
    return instr.args[0] if instr.args else None


def _is_next_row(instr: Instr) -> bool:
    """True if it is m(end+1, :) = row."""
    if len(instr.args) != 4 or instr.args[3] != MAGIC_COLON:
        return False
    place = instr.args[2].definition if isinstance(instr.args[2], Value) else None
    if place is None or place.op != "plus" or place.args[1:] != [Const(1.0)]:
        return False
    end = place.args[0].definition if isinstance(place.args[0], Value) else None
    if end is None or end.payload != Extent(0, 2):
        return False
    return end.args[:1] == instr.args[:1]


def _fixed(t: Type, axis: int) -> int | None:
    dim = None if t.shape is None or t.shape.rank != 2 else t.shape.dims[axis]
    return dim.value if dim is not None and dim.is_const else None


def _is_plain(t: Type) -> bool:
    """True if it is a real array of numbers that surely is there."""
    typed = rep_of(t).kind is Kind.ARRAY and t.cls == "double" and t.is_complex is False
    return typed and not t.maybe_undef and t.shape is not None and t.shape.rank == 2


def _web_of(
    flow: Flow, proofs: Proofs, seed: Instr, widths: dict[Instr, int], uses: dict[Value, list[Use]]
) -> _Web | None:
    """All that is the same matrix as what a seed makes; None where some of it can't be turned."""
    wide = widths[seed]
    web, todo = _Web({i for i, w in widths.items() if w == wide}), [seed.target]
    while todo:
        value = todo.pop()
        if value in web.members:
            continue
        made_by = value.definition
        if made_by is None or value.type is None or not _may_be_turned(value.type, wide):
            return None
        web.members[value] = None
        for arg in _handed(web, made_by):
            joins = _joins(flow, web, arg, wide)
            if joins is None:
                return None
            if joins and isinstance(arg, Value):
                todo.append(arg)
        for block, instr in uses.get(value, ()):
            if instr is not None and _hands_on(web, instr, value):
                todo += instr.targets
            elif instr is None or not _asks(flow, proofs, instr, value, block):
                web.leaves.setdefault(value, []).append((block, instr))
            elif instr.op == "subsref":
                web.parts.setdefault(value, []).append((block, instr))
    return web


def _hands_on(web: _Web, instr: Instr, value: Value) -> bool:
    """True if what an instruction makes is the same matrix, maybe longer."""
    if instr.op == "phi" or instr.op in IDENTITIES:
        return True
    return _base(instr) is value and instr in web.seeds


def _may_be_turned(t: Type, wide: int) -> bool:
    if not _is_plain(t):
        return False
    assert t.shape is not None
    columns = t.shape.dims[1]
    return columns is None or columns.low <= wide <= columns.high


def _handed(web: _Web, instr: Instr) -> list[Operand]:
    """The operands that are the matrix before."""
    if instr.op == "phi":
        return list(instr.args)
    if instr.op in IDENTITIES or instr in web.seeds:
        return instr.args[:1]
    return []


def _joins(flow: Flow, web: _Web, operand: Operand, wide: int) -> bool | None:
    """Whether an operand belongs to the web, or comes from outside. None: it must do neither."""
    if isinstance(operand, Value) and operand.definition is not None:
        instr = operand.definition
        if instr.op == "phi" or instr.op in IDENTITIES or instr in web.seeds:
            return True
    known = flow.type_of(operand)
    if operand == EMPTY or known.static_numel == 0:
        return False if _fixed(known, 0) == 0 and _fixed(known, 1) == 0 else None
    return False if _is_plain(known) and _fixed(known, 1) == wide else None


def _asks(flow: Flow, proofs: Proofs, instr: Instr, value: Value, block: Block) -> bool:
    """True if it is a read that can be done of the turned matrix, too. One that may fail would tell
    of other extents."""
    if _base(instr) is not value or value in instr.args[1:] or len(instr.targets) != 1:
        return False
    if instr.op == "end":
        return payload_of(instr, Extent).count == 2
    if instr.op == "subsref":
        known, subs = flow.type_of(value), instr.args[1:]
        return len(subs) == 2 and all(
            proofs.in_bounds(known, sub, k, 2, block) for k, sub in enumerate(subs)
        )
    if instr.op != "builtin":
        return False
    name = instr.payload.callee
    if name == "size":
        return len(instr.args) == 2 and flow.type_of(instr.args[1]).const in (1.0, 2.0)
    return (name in _COUNTS or name in _SIDES) and len(instr.args) == 1


# --- where it is taken as it is ------------------------------------------------------------------


def _places(flow: Flow, web: _Web) -> dict[Value, Block] | None:
    """The block in front of which each matrix that is read as it is gets turned back: behind all
    loops that make it longer. None where it is read inside, or nothing is gained."""
    home = {t: b for b in flow.function.blocks for i in b.instrs for t in i.targets}
    grown = {home[v] for v in web.members if v.definition in web.seeds}
    headers = [b for b in flow.function.blocks if b.loop is not None]
    loops = {h: blocks for h in headers if (blocks := loop_blocks(h)) & grown}
    inside = {b for blocks in loops.values() for b in blocks}
    if any(b.handler is not None for b in inside):
        return None
    for value, parts in web.parts.items():  # behind the loops columns lie better in one piece
        late = [(block, instr) for block, instr in parts if block not in inside]
        if late:
            web.leaves.setdefault(value, []).extend(late)
    order, places = dominators(flow.function), {}
    for value, reads in web.leaves.items():
        around = [h for h, blocks in loops.items() if home[value] in blocks]
        place = home[value]
        if around:
            outermost = max(around, key=lambda h: len(loops[h]))
            assert outermost.loop is not None
            place = outermost.loop.merge
        if any(block in inside for block, _ in reads) or not all(
            order.dominates(place, block) for block, _ in reads
        ):
            return None
        places[value] = place
    return places


# --- the rewriting -------------------------------------------------------------------------------


def _turn(flow: Flow, web: _Web, places: dict[Value, Block]) -> None:
    turning = _Turning(flow, {v: flow.function.fresh(v.name) for v in web.members})
    turning.turn_back(web, places)
    for block in flow.function.blocks:
        block.instrs = [new for instr in block.instrs for new in turning.rewritten(block, instr)]
    turning.insert()


@dataclass(slots=True, eq=False)
class _Turning:
    """The rewriting of one web: the turned value of each member, what is added at the ends of
    blocks, and what turns a member back, by the block in front of which that happens."""

    flow: Flow
    turned: dict[Value, Value]
    at_ends: dict[Block, list[Instr]] = field(default_factory=dict)
    back: list[tuple[Block, Instr]] = field(default_factory=list)

    def turn_back(self, web: _Web, places: dict[Value, Block]) -> None:
        """Lets what reads a matrix as it is read one that is turned back."""
        for value, block in places.items():
            instr = self._transposed(self.turned[value], None, value.name)
            self.back.append((block, instr))
            for where, read in web.leaves[value]:
                reader = where.terminator if read is None else read
                assert reader is not None
                reader.replace({value: instr.target})

    def insert(self) -> None:
        """Puts what was added into the blocks, behind φs and what is turned back."""
        for block, instrs in self.at_ends.items():
            block.instrs += instrs
        for block, instr in self.back:
            source = instr.args[0]
            made_here = [k for k, i in enumerate(block.instrs) if source in i.targets]
            phis = sum(1 for i in block.instrs if i.op == "phi")
            at = max([phis, *(k + 1 for k in made_here)])
            block.instrs.insert(at, instr)

    def rewritten(self, block: Block, instr: Instr) -> Iterator[Instr]:
        """What takes the place of an instruction."""
        if instr.targets and instr.targets[0] in self.turned:
            yield from self._remade(block, instr)
        elif isinstance(_base(instr), Value) and _base(instr) in self.turned:
            yield from self._asked(instr)
        else:
            yield instr

    def _transposed(self, operand: Operand, span: Span | None, stem: str = "") -> Instr:
        return made(self.flow.function, "transpose", [operand], span, stem)

    def _is_member(self, operand: Operand) -> bool:
        return isinstance(operand, Value) and operand in self.turned

    def _of(self, operand: Operand) -> Operand:
        return self.turned.get(operand, operand) if isinstance(operand, Value) else operand

    def _remade(self, block: Block, instr: Instr) -> Iterator[Instr]:
        """What makes a matrix of the web, for the turned one."""
        target = self.turned[instr.target]
        if instr.op == "phi":
            args = [self._brought(a, p) for a, p in zip(instr.args, block.preds, strict=True)]
        elif instr.op not in IDENTITIES:
            yield from self._widened(instr)
            return
        elif self._is_member(instr.args[0]):
            args = [self._of(a) for a in instr.args]
        else:
            target.definition = Instr("transpose", [target], instr.args[:1], instr.span)
            yield target.definition
            return
        target.definition = Instr(instr.op, [target], args, instr.span, instr.payload)
        yield target.definition

    def _widened(self, instr: Instr) -> Iterator[Instr]:
        """Columns put beside the turned matrix."""
        args: list[Operand] = []
        rows = instr.args[1:] if instr.op == "vcat" else instr.args[1:2]
        for part in (instr.args[0], *rows):
            if self._is_member(part):
                args.append(self._of(part))
                continue
            column = self._transposed(part, instr.span)
            yield column
            args.append(column.target)
        target = self.turned[instr.target]
        target.definition = Instr("hcat", [target], args, instr.span)
        yield target.definition

    def _brought(self, operand: Operand, pred: Block) -> Operand:
        """An operand of a φ, turned at the end of the block that it comes from."""
        if self._is_member(operand) or self.flow.type_of(operand).static_numel == 0:
            return self._of(operand)
        instr = self._transposed(operand, None)
        self.at_ends.setdefault(pred, []).append(instr)
        return instr.target

    def _asked(self, instr: Instr) -> Iterator[Instr]:
        """A read of the matrix, done of the turned one."""
        instr.args[0] = self._of(instr.args[0])
        yield instr
        if instr.op == "end":
            place = payload_of(instr, Extent)
            instr.payload = replace(place, position=1 - place.position)
        elif instr.op == "subsref":
            instr.args[1:] = instr.args[:0:-1]
            if instr.target.type is None or not instr.target.type.is_scalar:
                wanted = instr.target
                instr.targets = [self.flow.function.fresh()]
                instr.target.definition = instr
                wanted.definition = Instr("transpose", [wanted], [instr.target], instr.span)
                yield wanted.definition
        elif instr.payload.callee == "size":
            instr.args[1] = Const(3.0 - float(self.flow.type_of(instr.args[1]).whole or 1))
        else:
            name = instr.payload.callee
            instr.payload = replace(payload_of(instr, Call), callee=_SIDES.get(name, name))
