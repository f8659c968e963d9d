"""Structs whose fields are known wherever they are used: webs of SSA values ([GCTD] uses the word
for the versions of one variable).

A web joins the versions of a struct that φs and assignments to its fields connect. It can be taken
apart if every version has the same known fields on all ways to it, starting from nothing or from
`struct (…)`, and if what is done with its fields weighs more than what needs the whole struct.
"""

from __future__ import annotations

from collections.abc import Iterable

from mat2c.builtins import find
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import (
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
from mat2c.opt.aggregates.part_reads import is_nothing
from mat2c.support.record import dataclass, field

Fields = tuple[str, ...]
UPDATES = frozenset(("setfield", "assignpath", "deletepath"))
"""What makes a new version of a struct of one before."""
_DEEPER = 8  # times that a loop is taken to run
_NUMERIC = frozenset(
    "plus minus times mtimes rdivide mrdivide ldivide mldivide power mpower eq ne lt le gt ge and "
    "or not uminus uplus colon trip forvalue end".split()
)


@dataclass(slots=True)
class Web:
    """Versions of one struct. `gain` and `cost` weigh uses of fields and of the whole, `slack` is
    what the whole may cost more."""

    members: set[Value] = field(default_factory=set)
    gain: int = 0
    cost: int = 0
    slack: int = 0
    broken: bool = False


@dataclass(slots=True)
class Webs:
    """The webs of a function that can be taken apart, and the fields of their members."""

    fields: dict[Value, Fields] = field(default_factory=dict)
    web_of: dict[Value, Web] = field(default_factory=dict)
    spread: frozenset[Value] = frozenset()  # lists of a field that are only operands

    def __contains__(self, operand: object) -> bool:
        return isinstance(operand, Value) and operand in self.web_of


def find_webs(function: Function, eager: bool = False) -> Webs:
    """The webs that are worth taking apart; `eager` where making the whole struct once costs as
    much without."""
    finder = _Finder(function)
    finder.collect()
    finder.judge()
    if eager:
        finder.allow_one_whole()
    good = {v: w for v, w in finder.web_of.items() if not w.broken and w.gain + w.slack > w.cost}
    spread = frozenset(v for v, only in finder.splats.items() if only)
    return Webs({v: finder.fields[v] for v in good}, good, spread)


def first_field(instr: Instr) -> str | None:
    """The constant name of the field that an operation on a struct begins with."""
    path = instr.payload.path
    if path:
        return path[0].field if path[0].kind == "." else None
    dynamic = len(instr.args) > (2 if instr.op == "setfield" else 1)
    return None if dynamic else instr.payload.field


def is_static(path: Iterable[Access]) -> bool:
    """True if all names in a chain are constant."""
    return all(step.kind != "." or step.field is not None for step in path)


def initial_fields(instr: Instr) -> Fields | None:
    """The fields of what `struct (name, value, …)` makes, if it surely is one struct."""
    if instr.op != "builtin" or instr.payload.callee != "struct" or len(instr.args) % 2:
        return None
    names = [a.value if isinstance(a, Const) else None for a in instr.args[::2]]
    texts = tuple(n for n in names if isinstance(n, str))
    plain = all(_never_cell(a) for a in instr.args[1::2])
    distinct = len(set(texts)) == len(names) and len(instr.targets) == 1
    return texts if plain and distinct else None


def _never_cell(operand: Operand) -> bool:
    if isinstance(operand, Const):
        return True
    made = operand.definition if isinstance(operand, Value) else None
    if made is None:
        return False
    if made.op == "builtin":
        declaration = find(made.payload.callee)
        return declaration is not None and (
            declaration.typed == "fill" or bool(declaration.element)
        )
    if made.op in ("hcat", "vcat"):
        return all(_never_cell(a) for a in made.args)
    return made.op in _NUMERIC


class _Finder:
    """Collects webs: first what belongs together, then fields and uses."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.web_of: dict[Value, Web] = {}
        self.fields: dict[Value, Fields] = {}
        self.splats: dict[Value, bool] = {}  # comma lists of a field: are they only spread?

    def collect(self) -> None:
        """Joins versions, in one sweep: a φ comes after one of its operands."""
        for instr in self.function.instrs():
            if instr.op in UPDATES and _is_plain_update(instr):
                self._update(instr)
            elif instr.op == "phi":
                self._merge(instr)
            elif (names := initial_fields(instr)) is not None:
                self._enter(instr.target, names)

    def _enter(self, value: Value, names: Fields) -> Web:
        web = self.web_of.setdefault(value, Web())
        web.members.add(value)
        self.fields[value] = names
        return web

    def _update(self, instr: Instr) -> None:
        base, name = instr.args[0], first_field(instr)
        assert name is not None
        before: Fields = ()
        if isinstance(base, Value) and base in self.fields:
            before = self.fields[base]
        elif not is_nothing(base):
            return
        if instr.op == "deletepath" and name not in before:
            return
        self._enter(instr.target, before if name in before else (*before, name))
        if isinstance(base, Value) and base in self.web_of:
            self._join(base, instr.target)

    def _merge(self, phi: Instr) -> None:
        known = [a for a in phi.args if isinstance(a, Value) and a in self.fields]
        if known:
            self._enter(phi.target, self.fields[known[0]])

    def _join(self, a: Value, b: Value) -> None:
        """One web of two; the smaller goes into the larger."""
        one, other = self.web_of[a], self.web_of[b]
        if one is other:
            return
        if len(one.members) < len(other.members):
            one, other = other, one
        one.members |= other.members
        one.broken |= other.broken
        for value in other.members:
            self.web_of[value] = one

    def judge(self) -> None:
        """Joins what φs join, then weighs uses and breaks what is not known well enough."""
        for instr in self.function.instrs():
            if instr.op == "phi" and instr.target in self.web_of:
                self._check_phi(instr)
        self._note_lists()
        depths = loop_depths(self.function)
        for block in self.function.blocks:
            weight = _DEEPER ** min(depths.get(block, 0), 6)
            for instr in block.instrs:
                self._weigh(instr, weight)
            self._weigh_end(block, weight)

    def allow_one_whole(self) -> None:
        """A struct that stays is made once, too."""
        for value, web in self.web_of.items():
            web.slack = max(web.slack, 1 + len(self.fields[value]))

    def _check_phi(self, phi: Instr) -> None:
        names = self.fields[phi.target]
        for arg in phi.args:
            if isinstance(arg, Value) and arg in self.web_of:
                self._join(arg, phi.target)
            if not isinstance(arg, Value) or self.fields.get(arg) != names:
                self.web_of[phi.target].broken = True

    def _note_lists(self) -> None:
        for instr in self.function.instrs():
            if instr.op == "fieldlist":
                self.splats[instr.target] = True
        for instr in self.function.instrs():
            for arg in instr.args:
                if isinstance(arg, Value) and arg in self.splats:
                    self.splats[arg] = False
        for block in self.function.blocks:
            if block.terminator is not None:
                for value in block.terminator.sources():
                    self.splats.pop(value, None)

    def _weigh(self, instr: Instr, weight: int) -> None:
        if instr.op == "phi":
            self._weigh_phi(instr)
            return
        whole: list[Operand] = list(instr.args)
        base = instr.args[0] if instr.args else None
        if isinstance(base, Value) and base in self.web_of and self._uses_field(instr, base):
            self.web_of[base].gain += weight
            whole = whole[1:]
        for arg in whole:
            value = arg.value if isinstance(arg, Splat) else arg
            if isinstance(value, Value) and value in self.web_of:
                self._weigh_whole(value, weight)

    def _weigh_phi(self, phi: Instr) -> None:
        """A φ of something else takes the whole."""
        if phi.target not in self.web_of:
            for arg in phi.args:
                if isinstance(arg, Value) and arg in self.web_of:
                    self.web_of[arg].broken = True

    def _weigh_whole(self, value: Value, weight: int) -> None:
        self.web_of[value].cost += weight * (1 + len(self.fields[value]))

    def _weigh_end(self, block: Block, weight: int) -> None:
        if block.terminator is not None:
            for value in block.terminator.sources():
                if value in self.web_of:
                    self._weigh_whole(value, weight)

    def _uses_field(self, instr: Instr, base: Value) -> bool:
        """True if it uses one field of its first operand. What reads a field that is not there
        breaks the web: that is an error at run time."""
        name = first_field(instr) if instr.op in _FIELD_USES else None
        if name is None:
            return False
        there = name in self.fields[base]
        if instr.op in UPDATES:
            return instr.target in self.web_of
        if instr.op == "peekpath" and there:
            return is_static(instr.payload.path)
        if instr.op == "countpath":
            return is_static(instr.payload.path)
        if not there:
            self.web_of[base].broken = True
        return instr.op == "getfield" or self.splats.get(instr.target, False)


_FIELD_USES = UPDATES | {"getfield", "fieldlist", "peekpath", "countpath"}


def _is_plain_update(instr: Instr) -> bool:
    if first_field(instr) is None or isinstance(instr.args[1], Splat):
        return False
    path = instr.payload.path
    return not path or (is_static(path) and not _has_lists(instr))


def _has_lists(instr: Instr) -> bool:
    first = 1 if instr.op == "deletepath" else 2
    parts = path_operands(instr.payload.path, instr.args[first:])
    return any(isinstance(a, Splat) for part in parts for a in part)
