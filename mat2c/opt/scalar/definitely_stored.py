"""Which global, persistent and shared variables have surely been stored where they are loaded.

    %1 = loadpersistent {slot="n"}           %3 = persistentempty {slot="n"}
    %2 = builtin %1 {callee="isempty"}       branch %3, ^1, ^2
    branch %2, ^1, ^2                    ^1: storepersistent 0 {slot="n"}
^1: storepersistent 0 {slot="n"}             jump ^2
    jump ^2                              ^2: %4 = loadpersistent {slot="n", stored=true}
^2: %4 = loadpersistent {slot="n"}

Once stored, a variable stays so: what holds where a function is called, or where a handle to it is
made, holds when it runs. Only a shared variable that `clear` makes undefined is forgotten. The load
of a variable that has been stored gives what some store has put there, never the [] it begins with.

Persistent variables that are stored together, with nothing between that could fail, are stored
where one of them is: to ask for one is enough.

Requires: SSA, `preds`.  Keeps: cfg.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.builtins import find
from mat2c.ir.core import Block, Branch, Const, Function, Instr, Operand, Program, Value
from mat2c.ir.nonlocals import (
    QUESTIONS,
    STORES,
    Outside,
    callees,
    callers,
    is_undefined,
    outside,
    uses_outside,
)
from mat2c.ir.ops import IDENTITIES, OPS, TRUTHS
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Nonlocal
from mat2c.opt.scalar.dead_code import remove_dead
from mat2c.support.record import dataclass, field, replace

Known = frozenset[Outside] | None
"""What has been stored; None: no way leads here."""
_NOTHING: frozenset[Outside] = frozenset()
Companions = dict[Outside, frozenset[Outside]]
"""By persistent variable: those that have been stored wherever it has been."""
_ASKS_EMPTY = {"loadglobal": "globalempty", "loadpersistent": "persistentempty"}
_SAME = IDENTITIES | TRUTHS


def mark_stored(program: Program) -> None:
    """Marks such loads as `stored`, and of stores that are not the first; asks for
    emptiness without a load."""
    if next(uses_outside(program), None) is None:
        return
    for function in program.functions.values():
        function.set_preds()
        _ask(function)
    together = _companions(program)
    at_return = _summaries(program, together)
    at_entry = _entries(program, at_return, together)
    for name, function in program.functions.items():
        for instr, known in _States(function, at_return, at_entry[name], together).before():
            variable = outside(function, instr)
            if known is not None and variable in known:
                instr.payload = replace(payload_of(instr, Nonlocal), stored=True)


def _ask(function: Function) -> None:
    """isempty of a variable that was loaded right before, which then needs no load."""
    for block in function.blocks:
        for load, test in zip(block.instrs, block.instrs[1:], strict=False):
            asks = load.op in _ASKS_EMPTY and test.op == "builtin" and test.args == [load.target]
            if asks and test.payload.callee == "isempty" and len(test.targets) == 1:
                test.op, test.args, test.payload = _ASKS_EMPTY[load.op], [], load.payload
    remove_dead(function, lambda instr: instr.op not in _ASKS_EMPTY)


def _companions(program: Program) -> Companions:
    """What every store of a variable stores, too, before anything can fail, or finds stored: the
    largest such sets, found by taking away."""
    found: Companions = {}
    for function in program.functions.values():
        runs = _runs(function)
        mine: dict[Outside, frozenset[Outside]] = {}
        for variables in runs.values():
            for variable in variables:
                mine[variable] = mine.get(variable, _NOTHING) | variables - {variable}
        changed = any(mine.values())
        while changed:
            changed = False
            for instr, known in _States(function, {}, _NOTHING, mine).before():
                stored = outside(function, instr) if instr in runs else None
                if stored is not None and known is not None:
                    fewer = mine[stored] & (known | runs[instr])
                    changed = changed or fewer != mine[stored]
                    mine[stored] = fewer
        found |= mine
    return found


def _runs(function: Function) -> dict[Instr, frozenset[Outside]]:
    """By store of a persistent variable: all such that are stored in one go with it."""
    found: dict[Instr, frozenset[Outside]] = {}
    for block in function.blocks:
        run: dict[Instr, Outside] = {}
        for instr in [*block.instrs, None]:
            variable = None
            if instr is not None and instr.op in STORES:
                variable = outside(function, instr)
            if instr is not None and variable is not None and variable.kind == "persistent":
                run[instr] = variable
            elif instr is None or not _is_safe(instr):
                found |= dict.fromkeys(run, frozenset(run.values()))
                run = {}
    return found


def _is_safe(instr: Instr) -> bool:
    """True if the instruction can't fail: arrays of constant extents are made by fills."""
    if instr.op == "builtin" and all(isinstance(a, Const) for a in instr.args):
        declaration = find(instr.payload.callee)
        return declaration is not None and declaration.typed == "fill"
    return not OPS[instr.op].may_fail


def _summaries(program: Program, together: Companions) -> dict[str, Known]:
    """What each function has surely stored when it returns, whatever was stored before."""
    found: dict[str, Known] = dict.fromkeys(program.functions)
    calling = callers(program)
    work = dict.fromkeys(program.functions)
    while work:
        name = next(iter(work))
        del work[name]
        new = _States(program.functions[name], found, _NOTHING, together).at_return()
        if new != found[name]:
            found[name] = new
            work.update(dict.fromkeys(calling[name]))
    return found


def _entries(
    program: Program, at_return: dict[str, Known], together: Companions
) -> dict[str, Known]:
    """What has surely been stored when each function is entered."""
    found: dict[str, Known] = dict.fromkeys(program.functions)
    found |= dict.fromkeys(program.entries, _NOTHING)
    work = program.entries
    while work:
        name = work.pop()
        function = program.functions[name]
        for instr, known in _States(function, at_return, found[name], together).before():
            for callee in callees(program, instr):
                arriving = _without_own(known, callee)
                new = _meet(found[callee], arriving)
                if new != found[callee]:
                    found[callee] = new
                    work.append(callee)
    return found


def _without_own(known: Known, callee: str) -> Known:
    """A function that is entered has new variables to share."""
    if known is None:
        return None
    return frozenset(v for v in known if v.kind != "shared" or v.owner != callee)


def _meet(a: Known, b: Known) -> Known:
    if a is None:
        return b
    return a if b is None else a & b


@dataclass(slots=True)
class _States:
    """The analysis of one function for what holds at its entry."""

    function: Function
    at_return_of: dict[str, Known]
    entry: Known
    together: Companions
    into: dict[Block, Known] = field(default_factory=dict)
    home: dict[Instr, Block] = field(default_factory=dict)
    """The block of each φ."""

    def __post_init__(self) -> None:
        blocks = self.function.blocks
        self.home = {phi: block for block in blocks for phi in block.phis()}
        self.into = dict.fromkeys(blocks)
        self.into[self.function.entry] = self.entry
        changed = True
        while changed:
            changed = False
            for block in blocks:
                if block is self.function.entry:
                    continue
                new: Known = None
                for pred in block.preds:
                    new = _meet(new, self._edge(pred, block))
                if new != self.into[block]:
                    self.into[block] = new
                    changed = True

    def at_return(self) -> Known:
        return self._behind(self.function.exit) if self.function.exit in self.into else None

    def before(self) -> Iterator[tuple[Instr, Known]]:
        """Every instruction with what has been stored before it."""
        for block in self.function.blocks:
            known = self.into[block]
            for instr in block.instrs:
                yield instr, known
                known = self._after(instr, known)

    def _after(self, instr: Instr, known: Known) -> Known:
        if known is None:
            return None
        if instr.op in STORES:
            variable = outside(self.function, instr)
            assert variable is not None
            return known - {variable} if is_undefined(instr.args[0]) else known | {variable}
        callee = instr.payload.callee if instr.op in ("call", "calllist") else None
        if callee not in self.at_return_of:
            return known
        stored = self.at_return_of[callee]
        return None if stored is None else known | stored

    def _behind(self, block: Block) -> Known:
        known = self.into[block]
        for instr in block.instrs:
            known = self._after(instr, known)
        return known

    def _edge(self, pred: Block, block: Block) -> Known:
        """What has been stored on the way from one block to another."""
        known: Known = None
        if pred.handler is block:
            known = self.into[pred]
        if pred.terminator is None or block not in pred.terminator.successors():
            return known
        behind = self._behind(pred)
        branch = pred.terminator
        if behind is not None and isinstance(branch, Branch) and branch.then is not branch.orelse:
            behind |= self._implied(branch.cond, branch.then is block, 4)
        return _meet(known, behind)

    def _implied(self, cond: Operand, truth: bool, depth: int) -> frozenset[Outside]:
        """What has been stored where a condition has a truth value."""
        made = cond.definition if isinstance(cond, Value) else None
        if made is None or not depth:
            return _NOTHING
        if made.op in _SAME:
            return self._implied(made.args[0], truth, depth - 1)
        if made.op == "not":
            return self._implied(made.args[0], not truth, depth - 1)
        if made.op in QUESTIONS:
            variable = outside(self.function, made)
            if truth or variable is None:
                return _NOTHING
            return self.together.get(variable, _NOTHING) | {variable}
        return self._joined(made, truth, depth) if made.op == "phi" else _NOTHING

    def _joined(self, phi: Instr, truth: bool, depth: int) -> frozenset[Outside]:
        """`a || b` is false only by way of b."""
        found: Known = None
        for arg, pred in zip(phi.args, self.home[phi].preds, strict=True):
            if isinstance(arg, Const) and bool(arg.value) is not truth:
                continue
            known = self._behind(pred)
            if known is not None:
                known |= self._implied(arg, truth, depth - 1)
            found = _meet(found, known)
        return found or _NOTHING
