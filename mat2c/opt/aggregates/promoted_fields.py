"""Fields that a loop only adds to, element by element, are variables in that loop (scalar promotion
of stores):

    for d = 1:3                          t = peekpath %p, %i {(i).v}      nothing, where it is new
      p(i).v(d) = d;        becomes      for d = 1:3, t(d) = d; end
    end                                  p(i).v = t

So a field comes to an array of structs that grows as a whole, with the extents that the loop has
given it, and inference knows what all elements have.

Only in functions without `try`: an error in between would show the struct half changed.

Requires: SSA, `preds`. Keeps: cfg. Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.ir.cfg.loop_blocks import entered_with, handed_on, loop_blocks
from mat2c.ir.core import (
    EMPTY,
    Access,
    Block,
    Const,
    Function,
    Instr,
    Operand,
    Splat,
    Value,
    path_operands,
)
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import Chain, Update
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.aggregates.part_reads import is_nothing

_ELEMENT_SET = {"(": "subsasgn", "{": "cellasgn"}


def promote_fields(function: Function) -> None:
    """Rewrites such loops, inner ones first."""
    if any(block.handler is not None for block in function.blocks):
        return
    promoter: _Promoter | None = None
    for header in reversed(function.blocks):
        if header.loop is None or not _runs(header):
            continue
        for phi in list(header.phis()):
            chain = _chain(phi, header)
            if chain:
                promoter = promoter or _Promoter(function)
                promoter.promote(header, phi, chain)


def _runs(header: Block) -> bool:
    """True of a `for` loop that surely has a round, and that nothing leaves before its end."""
    loop = header.loop
    if loop is None or loop.kind != "for" or loop.merge.preds != [header]:
        return False
    trip = loop.count.definition if isinstance(loop.count, Value) else None
    if len(header.preds) != 2 or trip is None or trip.op != "trip":
        return False
    numbers = [a.value if isinstance(a, Const) else None for a in trip.args]
    first, step, last = numbers
    return all(isinstance(n, int | float) for n in numbers) and (
        step * (last - first) >= 0 and step != 0  # type: ignore[operator]
    )


def _chain(phi: Instr, header: Block) -> list[Instr]:
    """The updates of a round, first to last; none if there is anything else."""
    found: list[Instr] = []
    version = handed_on(phi, header)
    while version is not phi.target:
        update = version.definition if isinstance(version, Value) else None
        if update is None or not _sets_field(update):
            return []
        found.append(update)
        version = update.args[0]
    return found[::-1]


def _sets_field(update: Instr) -> bool:
    """True of p(i).f = v and p(i).f(d…) = v."""
    if update.op != "assignpath" or any(isinstance(a, Splat) for a in update.args):
        return False
    path = update.payload.path
    kinds = "".join(step.kind for step in path)
    return kinds in ("(.", "(.(", "(.{") and path[0].count > 0 and path[1].field is not None


def _element(update: Instr) -> list[Operand]:
    """The subscripts of the element."""
    return path_operands(update.payload.path, update.args[2:])[0]


def _field(update: Instr) -> str:
    return str(update.payload.path[1].field)


class _Promoter:
    """Promotes loop by loop, and keeps the uses of what the loops around may look at."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.uses: dict[Value, list[Use]] = uses_of(function)

    def promote(self, header: Block, phi: Instr, chain: Sequence[Instr]) -> None:
        """Does it, if the loop does nothing but set fields of one element."""
        if not _starts_empty(entered_with(phi, header), set()):
            return
        index, inside = _element(chain[0]), loop_blocks(header)
        places = {i: block for block in inside for i in block.instrs}
        if any(_element(u) != index or u not in places for u in chain):
            return
        if any(isinstance(a, Value) and a.definition in places for a in index):
            return
        fields = list(dict.fromkeys(_field(u) for u in chain))
        for version in (phi.target, *(u.target for u in chain)):
            for block, user in self.uses.get(version, ()):
                if block not in inside:
                    if version is not phi.target:
                        return
                elif user is not None and user in chain:
                    if version in user.args[1:]:
                        return
                elif user is not phi and not _peeks(user, index, fields):
                    return
        joins = self._join(header, phi, fields, index, chain[0])
        last = self._replace(phi, chain, places, joins)
        latch = header.preds.index(header.loop.latch) if header.loop is not None else 0
        header.instrs.remove(phi)
        header.instrs[:0] = joins.values()
        for name, join in joins.items():
            join.args[latch] = last[name]
        self._store(header, phi, joins, chain[0], inside)

    def _join(
        self, header: Block, phi: Instr, fields: list[str], index: list[Operand], first: Instr
    ) -> dict[str, Instr]:
        """The φs of the fields, which begin as what is there, if anything is."""
        assert header.loop is not None
        base = entered_with(phi, header)
        before = next(pred for pred in header.preds if pred is not header.loop.latch)
        joins: dict[str, Instr] = {}
        for name in fields:
            path = (first.payload.path[0], Access(".", field=name))
            stem = f"{phi.target.name}_{name}" if phi.target.name else name
            old = made(
                self.function,
                "peekpath",
                [base, *index],
                first.span,
                stem,
                payload=Chain(path, lenient=True),
            )
            before.instrs.append(old)
            if isinstance(base, Value):
                self.uses.setdefault(base, []).append((before, old))
            joins[name] = made(self.function, "phi", [old.target, old.target], None, stem)
        return joins

    def _replace(
        self,
        phi: Instr,
        chain: Sequence[Instr],
        places: dict[Instr, Block],
        joins: dict[str, Instr],
    ) -> dict[str, Operand]:
        """Writes the updates for the variables; the fields behind the last."""
        now: dict[str, Operand] = {name: join.target for name, join in joins.items()}
        self._read_peeks(phi.target, now)
        for update in chain:
            block, stem = places[update], f"{update.target.name}_{_field(update)}"
            now = {**now, _field(update): _set(self.function, block, update, now, stem)}
            self._read_peeks(update.target, now)
        return now

    def _read_peeks(self, version: Value, now: dict[str, Operand]) -> None:
        """What a loop inside found in a version is the variable."""
        for _, user in self.uses.get(version, ()):
            if user is not None and _is_lenient_peek(user):
                user.op, user.args = "copy", [now[str(user.payload.path[1].field)]]
                user.payload = NOTHING

    def _store(
        self,
        header: Block,
        phi: Instr,
        joins: dict[str, Instr],
        first: Instr,
        inside: set[Block],
    ) -> None:
        """Behind the loop the fields go to the element, in the order in which they were set."""
        assert header.loop is not None
        merge, base = header.loop.merge, entered_with(phi, header)
        stores: list[Instr] = []
        for name, join in joins.items():
            path = (first.payload.path[0], Access(".", field=name))
            args = [base, join.target, *_element(first)]
            store = made(
                self.function,
                "assignpath",
                args,
                first.span,
                phi.target.name,
                Chain(path, first.payload.name),
            )
            if isinstance(base, Value):
                self.uses.setdefault(base, []).append((merge, store))
            stores.append(store)
            base = store.target
        behind = [use for use in self.uses.get(phi.target, ()) if use[0] not in inside]
        for block, user in behind:
            reader = user if user is not None else block.terminator
            assert reader is not None
            reader.replace({phi.target: base})
        self.uses[stores[-1].target] = behind
        at = sum(1 for _ in merge.phis())
        merge.instrs[at:at] = stores


def _starts_empty(version: Operand, seen: set[Value]) -> bool:
    """True if an array of structs has grown from nothing, so that elements come with the loop."""
    if is_nothing(version) or version == EMPTY:
        return True
    made = version.definition if isinstance(version, Value) else None
    if made is None or version in seen:
        return made is not None
    seen.add(version)  # type: ignore[arg-type]
    if made.op == "phi":
        return all(_starts_empty(arg, seen) for arg in made.args)
    if made.op in ("assignpath", "subsasgn", "copy"):
        return _starts_empty(made.args[0], seen)
    if made.op != "builtin" or made.payload.callee != "struct":
        return False
    values = [a.definition for a in made.args[1:] if isinstance(a, Value)]
    return made.args == [EMPTY] or any(v is not None and v.op == "emptycell" for v in values)


def _is_lenient_peek(user: Instr) -> bool:
    return user.op == "peekpath" and payload_of(user, Chain).lenient


def _peeks(user: Instr | None, index: list[Operand], fields: list[str]) -> bool:
    """True of what a loop inside has asked before it was rewritten."""
    if user is None or not _is_lenient_peek(user):
        return False
    path = user.payload.path
    return len(path) == 2 and user.args[1:] == index and path[1].field in fields


def _set(
    function: Function, block: Block, update: Instr, now: dict[str, Operand], stem: str
) -> Operand:
    """The field behind an update, which goes."""
    path, rhs = update.payload.path, update.args[1]
    at = block.instrs.index(update)
    if len(path) == 2:
        del block.instrs[at]
        return rhs
    payload = Update(update.payload.name, inside=path[2].kind == "(")
    args = [now[_field(update)], rhs, *path_operands(path, update.args[2:])[2]]
    op = _ELEMENT_SET[path[2].kind]
    block.instrs[at] = made(function, op, args, update.span, stem, payload)
    return block.instrs[at].target
