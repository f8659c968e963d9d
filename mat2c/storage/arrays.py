"""Plans the storage of arrays: coalescing, colouring, decomposition, placing.

What the steps are and in which order, `plan` says; the algorithms are in modules of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from mat2c.ir.core import Instr, Value
from mat2c.storage import size_order as relation
from mat2c.storage.arena import Arena, place
from mat2c.storage.build_interference import MayShare, interference, meetings, peak
from mat2c.storage.colour import colour, colour_by_size
from mat2c.storage.decompose import decompose
from mat2c.storage.interference_graph import Graph, bits
from mat2c.storage.liveness import Liveness, availability, liveness
from mat2c.storage.model import NO_RESIZE, RESIZE, Arenas, Group, Options, StoragePlan
from mat2c.storage.nonlocal_arrays import Place
from mat2c.storage.resize_marks import Definition, resize_marks
from mat2c.storage.size_order import Node, Order, Part
from mat2c.storage.sizes import TypeOf, numel, static_sizes
from mat2c.storage.storage_facts import (
    comes_in_own_block,
    growth,
    handovers,
    is_borrowed,
    maybe_undefined,
    same_values,
    updates,
)
from mat2c.storage.storage_flow import Flow
from mat2c.storage.value_layout import BYTES, Layout
from mat2c.support.record import dataclass, field
from mat2c.types.expr import Expr, max_
from mat2c.types.rep import SURELY_ROOM

MOST_PLACED = 128  # arrays of a frame; placing more takes longer than it gains
WORTH = 0.95  # of what colours need: a frame that is smaller is worth an arena
_BORROWED = "belongs to the caller, a handle, a cell or a struct"
_CONSTANT = "constant, of the C file"
MAX_PARTS = 24  # of a web; comparing larger ones costs more than it gains


@dataclass(slots=True, eq=False)
class Draft:
    """A group before it gets its number: classes of values, and the numbers of the largest."""

    classes: list[int]
    largest: list[int]
    element: str
    static: int | None  # elements
    offset: int | None = None
    reasons: list[str] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ArrayPlanner:
    """One run over one function; the parts are filled in by `run`."""

    plan: StoragePlan
    flow: Flow
    layouts: dict[Value, Layout]
    type_of: TypeOf
    may_share: MayShare
    options: Options
    outside: Mapping[Value, Place]
    live: Liveness = field(init=False)
    graph: Graph = field(init=False)
    static: dict[Value, int] = field(init=False)
    order: Order = field(init=False)
    parts: dict[int, Part] = field(default_factory=dict)
    sizes: dict[int, int | None] = field(default_factory=dict)  # of classes, static ones
    rank: list[int] = field(init=False)  # of the blocks, in preorder of the dominator tree

    def run(self) -> Liveness | None:
        """Plans; returns the liveness of the arrays that are the function's own, if it has any."""
        arrays = [value for value, layout in self.layouts.items() if layout.kind == "array"]
        owned = [v for v in arrays if not is_borrowed(v) and v not in self.outside]
        self._plan_outside()
        for value in arrays:
            if is_borrowed(value) and value not in self.outside:
                constant = value.definition is not None and value.definition.op == "table"
                reason = _CONSTANT if constant else _BORROWED
                self.plan.add("borrowed", self.layouts[value].element, [[value]], [reason])
        if not owned:
            return None
        self.live = liveness(self.flow, owned)
        self.static = static_sizes(
            self.live.values, self.type_of, self.options.bounded, self.options.highest
        )
        self.order = self._order()
        rank = {block: k for k, block in enumerate(self.flow.tree.preorder())}
        self.rank = [rank[block] for block in self.flow.blocks]
        if self.options.gctd:
            self.graph = interference(self.live, self.may_share, same_values(self.flow, self.live))
            self._coalesce()
            drafts = [*self._static_drafts(), *self._dynamic_drafts()]
        else:
            self.graph = Graph(len(owned))
            drafts = [self._draft([k], [k]) for k in range(len(owned))]
        self._finish(drafts)
        return self.live

    def _plan_outside(self) -> None:
        """The arrays of one variable outside of the function share its storage and its extents."""
        members: dict[Place, list[Value]] = {}
        for value, home in self.outside.items():
            members.setdefault(home, []).append(value)
        for home, values in members.items():
            reason = "belongs to a variable outside of the function"
            group = self.plan.add(home.kind, self.layouts[values[0]].element, [values], [reason])
            group.outside = home.variable

    def _order(self) -> Order:
        number = self.live.number
        grown = {
            (number[a], number[b]) for a, b in growth(self.flow) if a in number and b in number
        }
        available = availability(self.flow, (block for block, _ in self.live.place)).available
        return Order(available, lambda a, b: (a, b) in grown, self.options.assume)

    def _element(self, k: int) -> str:
        return self.layouts[self.live.values[k]].element

    def _members(self, node: int) -> list[int]:
        return list(bits(self.graph.members[node]))

    # Coalescing

    def _coalesce(self) -> None:
        """φs whatever the sizes; updates in place where both sizes are static or neither is."""
        number = self.live.number
        for block in self.flow.blocks:
            for phi in block.phis():
                for arg in phi.args:
                    if phi.target in number and isinstance(arg, Value) and arg in number:
                        self._merge(number[phi.target], number[arg])
        for instr, target, given, k in [
            *((instr, target, first, 0) for instr, target, first in updates(self.flow)),
            *handovers(self.flow),
        ]:
            if target in number and given in number and self.may_share(instr, k):
                a, b = number[target], number[given]
                if (self._size(a) is None) == (self._size(b) is None):
                    self._merge(a, b)

    def _merge(self, a: int, b: int) -> None:
        if self._element(a) != self._element(b):
            return
        first, second = self._size(a), self._size(b)
        if self.graph.merge(a, b):
            both = None if first is None or second is None else max(first, second)
            self.sizes[self.graph.find(a)] = both

    def _size(self, node: int) -> int | None:
        """The static size of a class in elements: all its members must have one."""
        node = self.graph.find(node)
        return self.sizes[node] if node in self.sizes else self.static.get(self.live.values[node])

    # Colouring

    def _by_element(self, static: bool) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for node in self.graph.classes():
            if (self._size(node) is not None) == static:
                found.setdefault(self._element(node), []).append(node)
        return found

    def _static_drafts(self) -> Iterable[Draft]:
        for nodes in self._by_element(static=True).values():
            sizes = {node: self._size(node) or 0 for node in nodes}
            for classes in colour_by_size(self.graph, sizes):
                top = max(classes, key=lambda node: sizes[node])
                yield self._draft(classes, [top])

    def _dynamic_drafts(self) -> Iterable[Draft]:
        wishes = self._wishes()
        for nodes in self._by_element(static=False).values():
            for classes in colour(self.graph, nodes, lambda node: wishes.get(node, ())):
                parts = [self._node(node) for node in classes]
                for tops, members in decompose(relation.edges(self.order, parts)):
                    yield self._draft([classes[k] for k in members], [classes[k] for k in tops])

    def _wishes(self) -> dict[int, list[int]]:
        """The classes in whose storage a class could be computed in place."""
        wishes: dict[int, list[int]] = {}
        for block in self.flow.blocks:
            for instr in block.instrs:
                target = self.live.number.get(instr.targets[0]) if len(instr.targets) == 1 else None
                if target is None or instr.op == "phi":
                    continue
                for k in self._shared_operands(instr):
                    wishes.setdefault(self.graph.find(target), []).append(self.graph.find(k))
        return wishes

    def _shared_operands(self, instr: Instr) -> list[int]:
        """The array operands that the target may be computed in."""
        number = self.live.number
        return [
            number[arg]
            for k, arg in enumerate(instr.args)
            if isinstance(arg, Value) and arg in number and self.may_share(instr, k)
        ]

    def _part(self, k: int) -> Part:
        part = self.parts.get(k)
        if part is None:
            size = numel(self.type_of(self.live.values[k]))
            part = self.parts[k] = Part(k, size, self.live.place[k])
        return part

    def _node(self, node: int) -> Node:
        members = self._members(node)
        if len(members) > MAX_PARTS:
            return Node(self._element(node), None, (Part(node, None, self.live.place[node]),))
        return Node(self._element(node), None, tuple(map(self._part, members)))

    # Groups

    def _draft(self, classes: list[int], largest: list[int]) -> Draft:
        sizes = [self._size(node) for node in classes]
        known = [size for size in sizes if size is not None]
        static = max(known) if len(known) == len(sizes) else None
        return Draft(sorted(classes), largest, self._element(classes[0]), static)

    def _finish(self, drafts: list[Draft]) -> None:
        drafts.sort(key=lambda draft: draft.classes[0])
        made: list[tuple[Draft, Group]] = []
        for draft, kind in self._placed(drafts):
            webs = [[self.live.values[k] for k in self._members(node)] for node in draft.classes]
            group = self.plan.add(kind, draft.element, webs, self._reasons(draft, kind))
            group.size = self._group_size(draft)
            group.offset = draft.offset
            made.append((draft, group))
            if kind == "heap":
                self._mark(group)
        self._count(made)

    def _kinds(self, drafts: list[Draft]) -> list[str]:
        """The stack goes to the smallest static groups, as far as it reaches."""
        kinds = ["heap"] * len(drafts)
        room = self.options.stack_limit
        static = [
            (d.static * BYTES[d.element], k)
            for k, d in enumerate(drafts)
            if d.static is not None and d.static < SURELY_ROOM
        ]
        for size, k in sorted(static):
            kinds[k] = "stack" if size <= room else "fixed"
            room -= size if size <= room else 0
        return kinds

    def _group_size(self, draft: Draft) -> int | Expr | None:
        if draft.static is not None:
            return draft.static * BYTES[draft.element]
        sizes = {
            numel(self.type_of(self.live.values[k])): None
            for node in draft.largest
            for k in self._members(node)
        }
        known = [size for size in sizes if size is not None]
        return max_(*known) * BYTES[draft.element] if len(known) == len(sizes) else None

    def _reasons(self, draft: Draft, kind: str) -> list[str]:
        value = self.live.values[draft.largest[0]]
        head = {
            "stack": "static size",
            "fixed": "static size above the stack limit",
            "heap": f"size of {value} known at run time only"
            if draft.static is None
            else "more than there surely is room for",
        }[kind]
        rest = [f"largest: {value} {self.type_of(value)}"] if len(draft.classes) > 1 else []
        return [head, *rest]

    # Marks

    def mark_replaced(self) -> None:
        """Marks anew what is in blocks that φs exchange, or that are released before they are
        needed again: the room that one had is not known then."""
        plan = self.plan
        replaced = plan.releases.groups()
        for copies in plan.copies:
            for target, source in copies.pairs:
                if isinstance(source, Value) and plan.group_of.get(source) in copies.spent:
                    replaced |= {plan.group_of[target], plan.group_of[source]}
        for group in replaced:
            if group.kind == "heap" and group.outside is None:
                self._mark(group, replaced=True)

    def _mark(self, group: Group, replaced: bool = False) -> None:
        inside = sorted(
            (self.live.number[value] for value in group.members),
            key=lambda k: (self.rank[self.live.place[k][0]], self.live.place[k][1]),
        )
        unsure = maybe_undefined(group.members, self.type_of)
        definitions = [
            Definition(
                self._part(k),
                self._consumed(k, group),
                self.live.values[k] not in unsure,
                comes_in_own_block(self.live.values[k]),
            )
            for k in inside
        ]
        marks = resize_marks(
            definitions,
            lambda a, b: not replaced and self.live.is_def_before(a.variable, b.variable),
            self.order.at_most,
            lambda a, b: self.order.available(a.place, b.place),
        )
        for k, mark in marks.items():
            value = self.live.values[k]
            self.plan.marks[value] = self._phi_mark(value) if _is_phi(value) else mark

    def _consumed(self, k: int, group: Group) -> tuple[Part, ...]:
        instr = self.live.values[k].definition
        if instr is None or instr.op == "phi":
            return ()
        operands = self._shared_operands(instr)
        return tuple(
            self._part(a) for a in operands if self.plan.group_of.get(self.live.values[a]) is group
        )

    def _phi_mark(self, value: Value) -> str:
        """A φ needs room only where it copies."""
        assert value.definition is not None
        home = self.plan.variable_of[value]
        copied = any(
            self.plan.variable_of.get(arg) is not home for arg in value.definition.sources()
        )
        constant = any(not isinstance(arg, Value) for arg in value.definition.args)
        return RESIZE if copied or constant else NO_RESIZE

    # Arenas and counts

    def _placed(self, drafts: list[Draft]) -> list[tuple[Draft, str]]:
        """The groups with their kinds; those of the stack by places in arenas where that pays."""
        pairs = list(zip(drafts, self._kinds(drafts), strict=True))
        found = [(draft, kind) for draft, kind in pairs if kind != "stack"]
        for element in sorted({draft.element for draft, kind in pairs if kind == "stack"}):
            stack = [d for d, kind in pairs if kind == "stack" and d.element == element]
            found += [(draft, "stack") for draft in self._frame(element, stack)]
        return sorted(found, key=lambda pair: pair[0].classes[0])

    def _frame(self, element: str, stack: list[Draft]) -> list[Draft]:
        """The groups of one element type: as coloured, or the classes overlaid in one arena."""
        weights = [
            self.static.get(v, 0) if self._element(k) == element else 0
            for k, v in enumerate(self.live.values)
        ]
        same = same_values(self.flow, self.live)
        least = peak(self.live, weights, same, self.may_share)
        nodes = [node for draft in stack for node in draft.classes]
        coloured = placed = sum(draft.static or 0 for draft in stack)
        unshared = sum(self.static[self.live.values[k]] for n in nodes for k in self._members(n))
        groups = stack
        pays = coloured > least and len(nodes) <= MOST_PLACED
        if self.options.gctd and self.options.arenas and pays:
            sizes = {node: size for node in nodes if (size := self._size(node))}
            arena = place(sizes, self.graph.interfere, meet=self._meet())
            if arena.size <= coloured * WORTH:
                groups, placed = self._overlaid(nodes, arena), arena.size
        size = BYTES[element]
        self.plan.arenas[element] = Arenas(
            placed * size, coloured * size, unshared * size, least * size, groups is not stack
        )
        return groups

    def _overlaid(self, nodes: list[int], arena: Arena) -> list[Draft]:
        """A group for each offset; arrays without elements have one of their own."""
        at: dict[int, list[int]] = {}
        for node, offset in arena.offsets.items():
            at.setdefault(offset, []).append(node)
        found = [self._draft([node], [node]) for node in nodes if node not in arena.offsets]
        for offset, classes in at.items():
            draft = self._draft(classes, [max(classes, key=lambda node: self._size(node) or 0)])
            draft.offset = offset
            found.append(draft)
        return found

    def _meet(self) -> Callable[[int, int], bool]:
        """A predicate: true if two classes are there at one time, as operand and target of one
        operation may be."""
        raw = meetings(self.live)
        adjacent: dict[int, int] = {}
        for node in self.graph.classes():
            for k in self._members(node):
                adjacent[node] = adjacent.get(node, 0) | raw.adjacent[k]
        members = self.graph.members
        return lambda a, b: bool(adjacent[a] & members[b] or adjacent[b] & members[a])

    def _count(self, made: list[tuple[Draft, Group]]) -> None:
        for _, group in made:
            if group.kind == "heap":
                self.plan.dynamic_subsumed += len(group.members) - 1
            else:
                self.plan.static_subsumed += len(group.members) - 1


def _is_phi(value: Value) -> bool:
    return value.definition is not None and value.definition.op == "phi"
