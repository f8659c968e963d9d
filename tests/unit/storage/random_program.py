"""Random structured functions in SSA, and an interpreter that runs them on a storage plan.

The interpreter keeps what every SSA value is (a token) and what every storage place holds. Whenever
an instruction reads a value, its place must hold that value's token.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Mapping
from typing import TypeVar

from mat2c.ir.core import Block, Branch, Function, Instr, Jump, Return, Value
from mat2c.ir.ops import op
from mat2c.ir.ssa.construction import construct_ssa
from mat2c.storage.model import Copies, Group, StoragePlan, Temporary
from mat2c.types.lattice import ANY, UNDEF, Type
from mat2c.types.symbolic import Expr, extent
from mat2c.types.traits import InPlace
from mat2c.types.type_constructors import array, scalar

K = TypeVar("K")

SIZES: dict[Expr, int] = {
    extent(("random", name), name): size for name, size in zip("nmk", (7, 3, 12), strict=True)
}
ARRAYS, SCALARS, BOXED = ["a", "b", "c", "d"], ["s", "t"], ["p", "q"]
OPERATIONS = ["plus", "plus", "uminus", "mtimes", "subsasgn", "copy", "checkdef", "builtin"]
CODE = "call"  # an operation that takes part in nothing


class Maker:
    """Makes one function from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.function = Function("f", [], [])
        self.variables = {name: self.function.fresh(name) for name in ARRAYS + SCALARS + BOXED}
        self.handler: Block | None = None
        self.here = self._open()
        self.function.entry = self.here
        for number, variable in enumerate(self.variables.values()):
            name = "param" if self.random.random() < 0.3 else CODE
            self._define(variable, name, [])
            assert number >= 0
        self._statements(3)
        names = self.random.sample(list(self.variables), 3)
        self.here.terminator = Return([self.variables[name] for name in names])
        self.function.exit = self.here
        self.function.set_preds()
        construct_ssa(self.function)
        self.types = {
            value: self._type(value) for instr in self.function.instrs() for value in instr.targets
        }

    def _open(self) -> Block:
        block = Block(len(self.function.blocks), handler=self.handler)
        self.function.blocks.append(block)
        return block

    def _go(self, block: Block) -> None:
        if self.here.terminator is None:
            self.here.terminator = Jump(block)
        self.here = block

    def _define(self, target: Value, name: str, args: list[Value]) -> None:
        self.here.instrs.append(Instr(name, [target], list(args)))
        if self.handler is not None and target.name:
            self._go(self._open())

    def _statements(self, depth: int) -> None:
        for _ in range(self.random.randint(1, 5)):
            kind = self.random.choice(["assign"] * 6 + (["if", "loop", "try"] if depth else []))
            getattr(self, f"_{kind}")(depth - 1)

    def _assign(self, _: int) -> None:
        if self.random.random() < 0.2:
            self.here.instrs.append(Instr("display", [], [self._any()]))
        name = self.random.choice(list(self.variables))
        target = self.variables[name]
        if name in ARRAYS:
            what = self.random.choice(OPERATIONS)
            args = [self._array() for _ in range(2 if what in ("plus", "mtimes") else 1)]
            if what in ("subsasgn", "plus") and self.random.random() < 0.6:
                args[0] = target
            if what == "builtin":
                args = []
            if self.random.random() < 0.3:
                first = self.function.fresh()
                self._define(
                    first, self.random.choice(["plus", "mtimes"]), [self._array(), self._array()]
                )
                args = [first, *args[1:]] if args else args
            self._define(target, what, args)
        else:
            self._define(target, "setfield" if name in BOXED else CODE, [self._any()])

    def _array(self) -> Value:
        return self.variables[self.random.choice(ARRAYS)]

    def _any(self) -> Value:
        return self.variables[self.random.choice(list(self.variables))]

    def _condition(self) -> Value:
        test = self.function.fresh()
        self.here.instrs.append(Instr(CODE, [test], [self._any()]))
        return test

    def _if(self, depth: int) -> None:
        start, test = self.here, self._condition()
        then = self.here = self._open()
        self._statements(depth)
        end = self.here
        orelse = self.here = self._open()
        if self.random.random() < 0.7:
            self._statements(depth)
        merge = self._open()
        start.terminator = Branch(test, then, orelse, merge)
        self._go(merge)
        end.terminator = Jump(merge)

    def _loop(self, depth: int) -> None:
        self._go(self._open())
        header, test = self.here, self._condition()
        body = self.here = self._open()
        self._statements(depth)
        self.here.terminator = Jump(header)
        after = self.here = self._open()
        header.terminator = Branch(test, body, after, after)

    def _try(self, depth: int) -> None:
        outer = self.handler
        handler = Block(-1, handler=outer)
        self.handler = handler
        self._go(self._open())
        self._go(self._open())  # the first block defines nothing, since it dominates the handler
        self._statements(depth)
        end = self.here
        self.handler = outer
        handler.number = len(self.function.blocks)
        self.function.blocks.append(handler)
        self.here = handler
        self._statements(max(depth, 0))
        merge = self._open()
        self._go(merge)
        end.terminator = Jump(merge)

    def _type(self, value: Value) -> Type:
        """Versions of an array variable are all of one kind of size, drawn once by name."""
        if value.definition is not None and value.definition.op == "undef":
            return UNDEF
        if value.name in SCALARS or (not value.name and value.definition.op == CODE):  # type: ignore[union-attr]
            return scalar("double")
        if value.name in BOXED:
            return ANY
        dynamic = value.name in ("a", "b", "")
        if value.definition is not None and value.definition.op in ("phi", "copy", "checkdef"):
            return array("double", None, 1)
        if not dynamic:
            return array("double", self.random.randint(1, 9), 1)
        if value.definition is not None and value.definition.op == "subsasgn":
            return array("double", None, 1)
        return array("double", self.random.choice(list(SIZES)), 1)

    def type_of(self, value: Value) -> Type | None:
        return self.types.get(value)


def may_share(instr: Instr, k: int) -> bool:
    way = op(instr.op).in_place
    return way in (InPlace.ELEMENTWISE, InPlace.COPY) or (way is InPlace.UPDATE and k == 0)


class Machine:
    """Runs a function on a plan along a random path."""

    def __init__(self, maker: Maker, plan: StoragePlan, seed: int) -> None:
        self.maker, self.plan = maker, plan
        self.random = random.Random(seed)
        self.tokens = itertools.count()
        self.value: dict[Value, int] = {}  # what each SSA value is
        self.size: dict[int, int] = {}  # of tokens
        self.memory: dict[object, int] = {}  # what each place holds
        self.capacity: dict[object, int] = {}
        self.freed: set[Group] = set()
        self.copies = {(id(c.block), c.position): c for c in plan.copies}

    def run(self, steps: int = 80) -> None:
        block, came = self.maker.function.entry, -1
        for _ in range(steps):
            self._enter(block, came)
            failing = self._failing(block)
            for at, instr in enumerate(block.instrs):
                if instr.op == "phi":
                    continue
                if at == failing:
                    self._spoil(instr)
                    break
                self._execute(instr)
                self._end(self.plan.deaths.after.get(instr, ()), self.plan.releases.after, instr)
            following = self._next(block, failing is not None)
            if following is None:
                return
            block, came = following

    def _failing(self, block: Block) -> int | None:
        places = [k for k, instr in enumerate(block.instrs) if instr.op != "phi"]
        if block.handler is None or not places or self.random.random() < 0.6:
            return None
        return self.random.choice(places)

    def _next(self, block: Block, failed: bool) -> tuple[Block, int] | None:
        assert block.terminator is not None
        if failed:
            assert block.handler is not None
            places = [k for k, pred in enumerate(block.handler.preds) if pred is block]
            return block.handler, places[-1]
        for source in block.terminator.sources():
            self._check(source)
        targets = block.terminator.successors()
        if not targets:
            return None
        target = self.random.choice(targets)
        return target, target.preds.index(block)

    def _enter(self, block: Block, came: int) -> None:
        if came < 0:
            return
        new: dict[Value, int] = {}
        for phi in block.phis():
            source = phi.args[came]
            assert isinstance(source, Value)
            if source in self.value:
                new[phi.target] = self.value[source]
        copies = self.copies.get((id(block), came))
        if copies is not None:
            self._move(copies)
        self.value.update(new)
        self._end(self.plan.deaths.entering.get(block, ()), self.plan.releases.entering, block)
        for target in new:
            self._check(target)

    def _end(self, dead: Iterable[Group], released: Mapping[K, Iterable[Group]], place: K) -> None:
        """Nothing is left in what is dead, and blocks that are released have no room."""
        for group in dead:
            self.memory[group] = -1
        for group in released.get(place, ()):
            assert group in dead
            self.capacity[group] = 0
            self.freed.add(group)

    def _move(self, copies: Copies) -> None:
        """Blocks that hold nothing else behind the edge change hands at their last read."""
        ordered = self.plan.ordered(copies)
        for k, (to, source) in enumerate(ordered):
            later = [self._place(read) for _, read in ordered[k + 1 :] if isinstance(read, Value)]
            if self._gives_block(copies, to, source) and self._place(source) not in later:
                a, b = self._place(to), self._place(source)
                for held, nothing in ((self.memory, -1), (self.capacity, 0)):
                    held[a], held[b] = held.get(b, nothing), held.get(a, nothing)
            elif source in self.value or isinstance(source, Temporary):
                token = self.memory[self._place(source)]
                self._store(self._place(to), token)
                if isinstance(to, Value):
                    self._reserve(to, token)

    def _gives_block(self, copies: Copies, to: object, source: object) -> bool:
        if not isinstance(to, Value) or not isinstance(source, Value):
            return False
        a, b = self.plan.group_of[to], self.plan.group_of.get(source)
        return b in copies.spent and b is not None and a.kind == b.kind == "heap"

    def _place(self, item: object) -> object:
        return self.plan.group_of[item] if isinstance(item, Value) else item

    def _store(self, place: object, token: int) -> None:
        """What an arena holds at the same places is lost."""
        for other, held in self.memory.items():
            behind = self._reaches(place, token) <= self._begins(other)
            if (
                other is not place
                and not behind
                and self._reaches(other, held) > self._begins(place)
            ):
                self.memory[other] = -1
        self.memory[place] = token

    def _begins(self, place: object) -> float:
        at = place.offset if isinstance(place, Group) else None
        return float("inf") if at is None else at

    def _reaches(self, place: object, token: int) -> float:
        at = place.offset if isinstance(place, Group) else None
        return -1 if at is None else at + self.size.get(token, 0)

    def _check(self, value: Value) -> None:
        if value in self.value:
            held = self.memory.get(self._place(value))
            assert held == self.value[value], f"{value} was overwritten"

    def _spoil(self, instr: Instr) -> None:
        """An operation fails half way: if it writes, what its target's place holds is lost.

        Scalars and boxed values are replaced as a whole, by operations that succeed.
        """
        for source in instr.sources():
            self._check(source)
        if op(instr.op).in_place is not InPlace.COPY:  # a check comes before the copy
            for target in instr.targets:
                if self.plan.group_of[target].kind not in ("scalar", "boxed"):
                    self.memory[self._place(target)] = -1

    def _execute(self, instr: Instr) -> None:
        for source in instr.sources():
            self._check(source)
        if instr.op == "undef":
            return
        for target in instr.targets:
            for k, arg in enumerate(instr.args):
                if isinstance(arg, Value) and self.plan.same_storage(target, arg):
                    kind = self.plan.group_of[target].kind
                    assert kind not in ("stack", "heap", "fixed") or may_share(instr, k)
            first = instr.args[0] if instr.args else None
            if op(instr.op).in_place is InPlace.COPY and isinstance(first, Value):
                token = self.value[first]
            else:
                token = next(self.tokens)
                self.size[token] = self._extent(instr, target)
            self.value[target] = token
            self._store(self._place(target), token)
            self._reserve(target, token)

    def _extent(self, instr: Instr, target: Value) -> int:
        shape = self.maker.types[target].shape
        count = None if shape is None else shape.numel()
        if count is not None:
            return count.evaluate(SIZES)
        base = instr.args[0] if instr.args else None
        grown = self.random.randint(0, 4)
        return grown + (self.size[self.value[base]] if isinstance(base, Value) else 1)

    def _reserve(self, target: Value, token: int) -> None:
        """A place must have room: static ones from the start, heap ones by their marks."""
        group, need = self.plan.group_of[target], self.size[token]
        assert group.kind != "fixed" or group not in self.freed
        if group.kind in ("stack", "fixed"):
            assert isinstance(group.size, int)
            assert need * 8 <= group.size
        if group.kind == "heap":
            if self.plan.marks[target]:
                self.capacity[group] = max(self.capacity.get(group, 0), need)
            assert self.capacity.get(group, 0) >= need, f"{target} does not fit"
