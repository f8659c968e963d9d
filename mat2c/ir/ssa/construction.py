"""Static single assignment: from variables with many definitions to versions with one each.

    %x = 1              %x.4 = 1
    if c                if c
      %x = 2              %x.5 = 2
    end                 end
    display %x          %x.6 = phi %x.4, %x.5
                        display %x.6

φs are placed on iterated dominance frontiers where the variable is live, then those that nothing
reads are removed: pruned SSA (Cytron et al. 1991; Briggs et al. 1998). A handler's φ takes, for a
block where the error may happen, the versions at that block's entry.
"""

from __future__ import annotations

from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.core import Block, Function, Instr, Operand, Program, Splat, Value
from mat2c.ir.ssa.definite_assignment import check_definitions


def to_ssa(program: Program) -> None:
    """SSA for every function."""
    for function in program.functions.values():
        construct_ssa(function)


def construct_ssa(function: Function) -> None:
    """Replaces variables by versions, and checks those that may be undefined. Needs `preds`; keeps
    the blocks."""
    tree = dominators(function)
    renaming = _Renaming(function, tree)
    _place(function, tree, renaming)
    renaming.run()
    _remove_dead_phis(function)
    function.is_ssa = True
    check_definitions(function)


def variables(function: Function) -> dict[Value, list[Block]]:
    """Named values and temporaries with several definitions, with the blocks that define them."""
    blocks: dict[Value, list[Block]] = {}
    several: set[Value] = set()
    for block in function.blocks:
        for instr in block.instrs:
            for target in instr.targets:
                if target in blocks:
                    several.add(target)
                blocks.setdefault(target, []).append(block)
            for value in instr.sources():
                if value.name:
                    blocks.setdefault(value, [])
        if block.terminator is not None:
            for value in block.terminator.sources():
                blocks.setdefault(value, [])
    return {value: places for value, places in blocks.items() if value.name or value in several}


def _exposed(block: Block) -> tuple[set[Value], set[Value]]:
    """Values that a block reads before it defines them, and those that it defines."""
    exposed: set[Value] = set()
    defined: set[Value] = set()
    for instr in block.instrs:
        exposed.update(value for value in instr.sources() if value not in defined)
        defined.update(instr.targets)
    if block.terminator is not None:
        exposed.update(v for v in block.terminator.sources() if v not in defined)
    return exposed, defined


def _live_in(tree: Dominators, number: dict[Value, int]) -> list[int]:
    """For each block a bit set of the variables that are read in or behind it before they are set.

    What a handler reads is live at the entry of the blocks whose errors it takes.
    """
    uses, kept, live = [], [], []
    for block in tree.order:
        exposed, defined = _exposed(block)
        uses.append(sum(1 << number[v] for v in exposed if v in number))
        kept.append(~sum(1 << number[v] for v in defined if v in number))
        live.append(0)
    after = [[tree.index[s] for s in b.successors() if s is not b.handler] for b in tree.order]
    caught = [None if b.handler is None else tree.index[b.handler] for b in tree.order]
    changed = True
    while changed:
        changed = False
        for at in range(len(live) - 1, -1, -1):
            now = 0
            for successor in after[at]:
                now |= live[successor]
            now = uses[at] | (now & kept[at])
            if (handler := caught[at]) is not None:
                now |= live[handler]
            if now != live[at]:
                live[at] = now
                changed = True
    return live


def _place(function: Function, tree: Dominators, renaming: _Renaming) -> None:
    frontiers = tree.frontiers()
    defined_in = variables(function)
    number = {variable: k for k, variable in enumerate(defined_in)}
    live = _live_in(tree, number)
    for variable, places in defined_in.items():
        renaming.stacks[variable] = []
        bit = 1 << number[variable]
        work = [tree.index[block] for block in places]
        if variable.name and places:
            work.append(0)  # undefined at entry
        placed: set[int] = set()
        while work:
            for at in frontiers[work.pop()]:
                if at not in placed and live[at] & bit:
                    placed.add(at)
                    renaming.phis[at].append((variable, _phi(variable, tree.order[at])))
                    work.append(at)


def _phi(variable: Value, block: Block) -> Instr:
    return Instr("phi", [variable], [variable] * len(block.preds))


class _Renaming:
    """The walk over the dominator tree that gives every definition a version."""

    def __init__(self, function: Function, tree: Dominators) -> None:
        self.function = function
        self.tree = tree
        self.stacks: dict[Value, list[Value]] = {}
        self.phis: list[list[tuple[Value, Instr]]] = [[] for _ in tree.order]
        self.undefined: dict[Value, Value] = {}
        self.edges: dict[
            tuple[Block, Block], list[int]
        ] = {}  # predecessor, block: places in `preds`
        for block in tree.order:
            for k, pred in enumerate(block.preds):
                self.edges.setdefault((pred, block), []).append(k)

    def run(self) -> None:
        stack: list[tuple[int, list[Value] | None]] = [(0, None)]
        while stack:
            at, pushed = stack.pop()
            if pushed is not None:
                for variable in pushed:
                    self.stacks[variable].pop()
                continue
            stack.append((at, self._block(at)))
            stack.extend((child, None) for child in reversed(self.tree.children[at]))
        for at, phis in enumerate(self.phis):
            self.tree.order[at].instrs[:0] = [phi for _, phi in phis]
        entry = self.function.entry
        entry.instrs[:0] = [
            value.definition for value in self.undefined.values() if value.definition is not None
        ]

    def _block(self, at: int) -> list[Value]:
        """Renames in one block; the variables that got a version here."""
        block = self.tree.order[at]
        pushed: list[Value] = []
        for variable, phi in self.phis[at]:
            self._version(variable, phi, 0, pushed)
            if block.loop is not None and block.loop.counter is variable:
                block.loop.counter = phi.target
        if block.handler is not None:
            self._fill(block, block.handler)
        for instr in block.instrs:
            self._operands(instr.args)
            for k, target in enumerate(instr.targets):
                if target in self.stacks:
                    self._version(target, instr, k, pushed)
                else:
                    target.definition = instr
        terminator = block.terminator
        assert terminator is not None
        terminator.replace({v: self._current(v) for v in terminator.sources() if v in self.stacks})
        if block.loop is not None and isinstance(block.loop.count, Value):
            block.loop.count = self._current(block.loop.count)
        for successor in dict.fromkeys(terminator.successors()):
            self._fill(block, successor)
        return pushed

    def _version(self, variable: Value, instr: Instr, k: int, pushed: list[Value]) -> None:
        version = self.function.fresh(variable.name)
        version.definition = instr
        instr.targets[k] = version
        self.stacks[variable].append(version)
        pushed.append(variable)

    def _operands(self, args: list[Operand]) -> None:
        for k, arg in enumerate(args):
            if isinstance(arg, Value):
                args[k] = self._current(arg)
            elif isinstance(arg, Splat) and arg.value in self.stacks:
                args[k] = Splat(self._current(arg.value))

    def _current(self, variable: Value) -> Value:
        stack = self.stacks.get(variable)
        if stack is None:
            return variable
        return stack[-1] if stack else self._undefined(variable)

    def _undefined(self, variable: Value) -> Value:
        if variable not in self.undefined:
            value = self.function.fresh(variable.name)
            value.definition = Instr("undef", [value], [])
            self.undefined[variable] = value
        return self.undefined[variable]

    def _fill(self, block: Block, successor: Block) -> None:
        """The operands of the successor's φs for the edges from this block."""
        phis = self.phis[self.tree.index[successor]]
        for variable, phi in phis:
            value = self._current(variable)
            for k in self.edges[block, successor]:
                phi.args[k] = value


def _remove_dead_phis(function: Function) -> None:
    """Removes φs whose value reaches φs only."""
    work: list[Value] = []
    for block in function.blocks:
        for instr in block.instrs:
            if instr.op != "phi":
                work.extend(instr.sources())
        assert block.terminator is not None
        work.extend(block.terminator.sources())
    live: set[Instr] = set()
    while work:
        definition = work.pop().definition
        if definition is not None and definition.op == "phi" and definition not in live:
            live.add(definition)
            work.extend(definition.sources())
    used: set[Value] = set()
    for block in function.blocks:
        block.instrs = [i for i in block.instrs if i.op != "phi" or i in live]
        for instr in block.instrs:
            used.update(instr.sources())
        if block.terminator is not None:
            used.update(block.terminator.sources())
    entry = function.entry
    entry.instrs = [i for i in entry.instrs if i.op != "undef" or i.target in used or i.span]
