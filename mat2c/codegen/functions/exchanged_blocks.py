"""Blocks that change hands on an edge, where elements would be copied ([GCTD] §2.2.1).

    w = u;  u = v;  v = w      in a loop: u and v are φs, and their blocks are exchanged

An operand whose block holds nothing else behind the edge gives it to the φ, and gets the φ's, which
nobody reads any more. So does each of a cycle.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Operand, Value
from mat2c.lir.c_expr import Name, atom
from mat2c.lir.c_stmt import Assign, Code, Part, joined, one
from mat2c.storage.model import Copies, Group
from mat2c.storage.parallel_copies import sequentialise
from mat2c.support.templates import spelling
from mat2c.types.rep import Kind

Pair = tuple[Value, Operand]


def exchanged_cycles(frame: TypedFrame, copies: Copies) -> tuple[Code, list[Pair]]:
    """The exchanges of copies that form cycles, and the other copies."""
    reader: dict[Group, tuple[Value, Value]] = {}
    for target, source in copies.pairs:
        if isinstance(source, Value) and may_exchange(frame, copies, target, source):
            reader[frame.group(source)] = target, source
    parts, done = list[Part](), set[Value]()
    for start in list(reader):
        cycle = _cycle(frame, reader, start)
        if not cycle or cycle[0][0] in done or not _is_read_once(frame, copies, cycle):
            continue
        parts.append(_extents_around(frame, cycle))
        parts += [_exchanges(frame, _blocks(frame, *pair)) for pair in cycle[1:]]
        done |= {target for target, _ in cycle}
    return joined(parts), [pair for pair in copies.pairs if pair[0] not in done]


def _cycle(
    frame: TypedFrame, reader: dict[Group, tuple[Value, Value]], start: Group
) -> list[tuple[Value, Value]]:
    """The copies from a group around to itself, against the way of the elements; none if they don't
    get there."""
    found = list[tuple[Value, Value]]()
    group = start
    while group in reader and len(found) < len(reader):
        found.append(reader[group])
        group = frame.group(found[-1][0])
        if group is start:
            return found[::-1]
    return []


def _is_read_once(frame: TypedFrame, copies: Copies, cycle: list[tuple[Value, Value]]) -> bool:
    groups = {frame.group(source) for _, source in cycle}
    sources = [s for _, s in copies.pairs if isinstance(s, Value) and s in frame.plan.group_of]
    return sum(frame.group(source) in groups for source in sources) == len(cycle)


def may_exchange(frame: TypedFrame, copies: Copies, target: Value, source: Operand) -> bool:
    """True if both blocks are the function's own, and nothing of the source's is read after the
    edge."""
    if not isinstance(source, Value) or frame.plan.group_of.get(source) not in copies.spent:
        return False
    if frame.rep(target).kind is not Kind.ARRAY or frame.rep(target) != frame.rep(source):
        return False
    to, start = frame.group(target), frame.group(source)
    if (
        to is start
        or to.kind != start.kind
        or not (_is_block(frame, to) and _is_block(frame, start))
    ):
        return False
    return to.kind == "heap" or to.size == start.size


def _is_block(frame: TypedFrame, group: Group) -> bool:
    kinds = ("heap",) if frame.module.no_heap else ("heap", "fixed")
    lent = group.number in {*frame.shared_groups, *frame.taken, *frame.queues}
    return group.kind in kinds and group.outside is None and not lent


def _extents_around(frame: TypedFrame, cycle: list[tuple[Value, Value]]) -> Code:
    """The extents of a cycle's targets, all at once: variables of one group have their own."""
    known: dict[str, str] = {}
    moves: list[tuple[str, str]] = []
    for target, source in cycle:
        names = frame.extents.get(frame.plan.variable_of[target].number, [])
        dims = frame.dims(source)
        dims += ["1"] * (len(names) - len(dims))
        for name, dim in zip(names, dims, strict=False):
            if name and dim.isdigit():
                known[name] = dim
            elif name:
                moves.append((name, dim))
    count = itertools.count(1)
    ordered = sequentialise(
        moves, lambda name: frame.temporary("ptrdiff_t", f"swap_{next(count)}_{name}")
    )
    frame.used |= {name for pair in (*ordered, *known.items()) for name in pair[:1]}
    frame.changed |= {name for name, _ in (*ordered, *known.items())}
    return joined(one(Assign(Name(to), atom(start))) for to, start in (*ordered, *known.items()))


def take_over(frame: TypedFrame, target: Value, source: Value) -> Code:
    """The same where nothing is read of the target any more."""
    dims = frame.dims(source)
    dims += ["1"] * (frame.rep(target).rank - len(dims))
    return frame.set_dims(target, dims) + _exchanges(frame, _blocks(frame, target, source))


def _blocks(frame: TypedFrame, target: Value, source: Value) -> list[tuple[str, str, str]]:
    a, b = frame.array(target), frame.array(source)
    block = (f"{frame.element(target).ctype} *", a, b)
    grows = frame.group(target).kind == "heap"
    return [block, ("size_t", f"{a}_cap", f"{b}_cap")] if grows else [block]


def _exchanges(frame: TypedFrame, pairs: list[tuple[str, str, str]]) -> Code:
    mentioned = {name for _, *both in pairs for name in both}
    frame.used |= mentioned
    frame.changed |= mentioned
    return joined(spelling("typed").exchange(*pair) for pair in pairs)


def last_reads(ordered: Sequence[tuple[object, object]], frame: TypedFrame) -> set[int]:
    """The places in a sequence of copies whose source is a block that none behind reads."""
    found: set[int] = set()
    seen: set[object] = set()
    for k in range(len(ordered) - 1, -1, -1):
        source = ordered[k][1]
        home = frame.plan.group_of.get(source) if isinstance(source, Value) else None
        if home is not None and home not in seen:
            found.add(k)
            seen.add(home)
    return found
