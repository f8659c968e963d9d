"""The inference engine: specialises functions per call signature, each analysed by a `Flow`
(design §6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from math import isfinite

from mat2c.infer.flow import Flow
from mat2c.infer.outside import Variables
from mat2c.infer.transfer import EFFECTS, TRANSFER
from mat2c.ir.clone import clone
from mat2c.ir.core import Block, Function, Instr, Program
from mat2c.ir.dominance import Dominators, dominators
from mat2c.ir.environments import Environments
from mat2c.ir.outside import Outside, changes
from mat2c.ir.single import ask_for_one
from mat2c.record import dataclass, field, replace
from mat2c.types.expr import EXACT, MAX_EXTENT, Expr, symbol
from mat2c.types.interval_class import of_class, unbounded
from mat2c.types.lattice import ANY, BOTTOM, Type, le, widen
from mat2c.types.range_ import Range
from mat2c.types.shape import ONE

_CAP = 12  # specialisations of a function before constants are forgotten, then extents
_DEPTH = 60  # nested calls analysed before results are taken as unknown
_PATIENCE = 2  # of them that look for bounds
_ROUNDS = 6  # of a recursion, before its result widens to `any`


@dataclass(frozen=True, slots=True)
class Signature:
    """What a function is specialised for: the arguments' types, captured values first, and nargout.

    Symbols in the types are canonical: extent d of argument k is the same symbol in every call.
    """

    name: str
    args: tuple[Type, ...]
    nargout: int


@dataclass(slots=True, eq=False, repr=False)
class Specialisation:
    """A function analysed for one signature. `outputs` are in terms of the canonical symbols;
    `returns` is False while no way to its end is known."""

    signature: Signature
    number: int
    function: Function
    outputs: list[Type] = field(default_factory=list)
    returns: bool = False
    flow: Flow | None = None
    running: bool = False
    recursive: bool = False
    unfinished: set[Specialisation] = field(default_factory=set)
    """Running analyses whose results so far this one rests on."""
    used: set[Specialisation | Outside] = field(default_factory=set)
    """The callees and the variables outside whose types the analysis has asked for."""
    handed: dict[int, int] = field(default_factory=dict)
    """Outputs that are made in the storage of an argument, and which; settled with the storage."""

    def __repr__(self) -> str:
        return f"{self.function.name}#{self.number}"


class Engine:
    """Analyses a program from its entry. `refinements` may, in turn, rewrite a function that has
    been analysed; where one does, the function is analysed again. Variables that are `boxed` may
    hold anything."""

    def __init__(
        self,
        program: Program,
        refinements: Sequence[Callable[[Flow], bool]] = (),
        boxed: Collection[Outside] = (),
    ) -> None:
        self.program = program
        self.refinements = refinements
        self.variables = Variables(boxed)
        self.environments = Environments(program)
        self.specialisations: dict[Signature, Specialisation] = {}
        self._count: dict[str, int] = {}
        self._stack: list[Specialisation] = []
        self._idom: dict[Function, Dominators] = {}
        self._changes: dict[str, set[Outside]] | None = None

    def run(self, args: Sequence[Type] = (), nargout: int = 0) -> Specialisation:
        """Specialises the entry function: until what is stored outside of functions is known. What
        rests on nothing that another round assumes otherwise is kept."""
        canonical, _ = _canonical(args)
        signature = Signature(self.program.entry, tuple(canonical), nargout)
        while True:
            entry = self.specialise(signature)
            found = self.reachable(entry)
            assumed = self.variables.assumed
            if self.variables.settled(spec.flow for spec in found if spec.flow is not None):
                _renumber(found)
                return entry
            self._drop(self.variables.changed_since(assumed))

    def _drop(self, changed: Collection[Outside]) -> None:
        """Forgets the specialisations that use these, directly or not."""
        stale: set[Specialisation | Outside] = set(changed)
        users: dict[Specialisation | Outside, list[Specialisation]] = {}
        for spec in self.specialisations.values():
            for used in spec.used:
                users.setdefault(used, []).append(spec)
        work = list(stale)
        while work:
            item = work.pop()
            new = [spec for spec in users.get(item, ()) if spec not in stale]
            stale.update(new)
            work += new
        self.specialisations = {s: k for s, k in self.specialisations.items() if k not in stale}
        self._count = dict(Counter(signature.name for signature in self.specialisations))

    def reachable(self, entry: Specialisation) -> list[Specialisation]:
        """The specialisations that are called from an entry, directly or not."""
        found = [entry]
        seen = {entry}
        for spec in found:
            for instr in spec.function.instrs():
                callee = instr.attrs.get("spec")
                if isinstance(callee, Specialisation) and callee not in seen:
                    seen.add(callee)
                    found.append(callee)
        return found

    # --- calls --------------------------------------------------------------------------------

    def call(
        self, name: str, args: Sequence[Type], nargout: int, exact: Sequence[Expr | None] = ()
    ) -> tuple[list[Type], Specialisation | None]:
        """The types that a call gives, in the caller's terms, and the specialisation to call.
        `exact` are the arguments' values as symbolic integers.

        None where the call must go through the boxed form (an undefined argument, too deep a
        nesting).
        """
        if any(t.is_bottom and not t.maybe_undef for t in args):
            return [BOTTOM] * max(nargout, 1), None
        if any(t.is_bottom for t in args):
            return [ANY] * max(nargout, 1), None
        function = self.program.functions[name]
        if len(self._stack) > _DEPTH or self._only_boxed(function):
            return [ANY] * max(nargout, 1), None
        running = next((s for s in reversed(self._stack) if s.signature.name == name), None)
        signature, names = _signed(name, args, nargout, exact, running)
        many = self._count.get(name, 0) // _CAP
        if many and signature not in self.specialisations:
            wide = [_of_rank(t) for t in args] if many > 1 else args
            signature, names = _widened(name, wide, nargout)
            if many > 3 and signature not in self.specialisations:
                return [ANY] * max(nargout, 1), None
        spec = self.specialise(signature)
        back = {inner: outer for outer, inner in names.items()}
        if not spec.returns:
            return [BOTTOM] * max(nargout, 1), spec
        return [_translated(t, back) for t in spec.outputs], spec

    def _only_boxed(self, function: Function) -> bool:
        """Does it ask which outputs the caller ignores, or has it to do with an environment? Only
        the boxed form is told, and gets one."""
        family = self.environments.family(function.name)
        if any(v.kind == "shared" and v.owner in family for v in self.variables.boxed):
            return True
        return any(i.op == "isargout" for i in function.instrs())

    def specialise(self, signature: Signature) -> Specialisation:
        """The analysed function for a signature; memoised, recursion by iteration."""
        spec = self.specialisations.get(signature)
        if spec is None:
            number = self._count[signature.name] = self._count.get(signature.name, 0) + 1
            function = clone(self.program.functions[signature.name])
            if signature.nargout == 1:
                ask_for_one(function)
            spec = Specialisation(signature, number, function, [BOTTOM] * len(function.outputs))
            self.specialisations[signature] = spec
            self._analyse(spec)
        elif spec.running:
            spec.recursive = True
            spec.unfinished.add(spec)
        if self._stack:
            # what rests on a result that may still rise is as unfinished as that
            self._stack[-1].unfinished |= spec.unfinished - {self._stack[-1]}
            self._stack[-1].used.add(spec)
        return spec

    def _analyse(self, spec: Specialisation) -> None:
        spec.running = True
        self._stack.append(spec)
        for round_ in range(_ROUNDS + 1):
            spec.recursive = False
            self._forget(spec)
            spec.flow = Flow(self, spec.function, spec.signature)
            outputs = spec.flow.run()
            known, spec.returns = spec.returns, spec.returns or spec.flow.returns
            if not spec.recursive or (outputs == spec.outputs and known == spec.returns):
                spec.outputs = outputs
                break
            if known and all(map(le, outputs, spec.outputs)):  # the assumption covers it
                if round_ >= _ROUNDS - 1:
                    break
                spec.outputs = outputs
                continue
            spec.outputs = [
                ANY if round_ >= _ROUNDS - 1 else _risen(old, new, round_)
                for old, new in zip(spec.outputs, outputs, strict=True)
            ]
        self._refine(spec)
        self._stack.pop()
        spec.running = False
        for other in self.specialisations.values():
            other.unfinished.discard(spec)

    def _refine(self, spec: Specialisation) -> None:
        assert spec.flow is not None
        for rewrite in self.refinements if not spec.recursive else ():
            if rewrite(spec.flow):
                self._idom.pop(spec.function, None)
                spec.flow = Flow(self, spec.function, spec.signature)
                spec.outputs = spec.flow.run()

    def _forget(self, spec: Specialisation) -> None:
        """Drops what was analysed with an earlier result of a recursion."""
        stale = [
            k for k, s in self.specialisations.items() if spec in s.unfinished and s is not spec
        ]
        for signature in stale:
            if not self.specialisations[signature].running:
                del self.specialisations[signature]

    def assumed(self, variable: Outside) -> Type:
        """What is known of a variable outside, for the analysis at hand."""
        if self._stack:
            self._stack[-1].used.add(variable)
        return self.variables.type_of(variable)

    def stored_by(self, instr: Instr) -> Collection[Outside]:
        """The variables of static types that a call may store, directly or not."""
        spec = instr.attrs.get("spec")
        if not isinstance(spec, Specialisation):
            return ()
        if self._changes is None:
            self._changes = changes(self.program)
        return self._changes[spec.function.name]

    # --- what a flow asks ---------------------------------------------------------------------

    def transfer(self, flow: Flow, instr: Instr) -> list[Type]:
        """The types of an instruction's targets."""
        rule = TRANSFER.get(instr.op)
        return rule(flow, instr) if rule is not None else [ANY] * len(instr.targets)

    def effects(self, flow: Flow, instr: Instr) -> list[Type]:
        """Calls without targets are analysed too."""
        rule = EFFECTS.get(instr.op)
        return rule(flow, instr) if rule is not None else []

    def dominators_of(self, function: Function) -> Dominators:
        if function not in self._idom:
            self._idom[function] = dominators(function)
        return self._idom[function]

    def immediate_dominator(self, function: Function, block: Block) -> Block | None:
        return self.dominators_of(function).get(block)


def _signed(
    name: str,
    args: Sequence[Type],
    nargout: int,
    exact: Sequence[Expr | None],
    running: Specialisation | None,
) -> tuple[Signature, dict[Expr, Expr]]:
    """The signature of a call, and what its symbols stand for. In a recursion from `running`, only
    the arguments that it hands on as they are keep their values."""
    if running is None:
        canonical, names = _canonical(args, exact)
        return Signature(name, tuple(canonical), nargout), names
    canonical, names = _canonical(args)
    before = running.signature.args
    same = [k < len(before) and t == before[k] for k, t in enumerate(canonical)]
    kept = [t if same[k] else _without_values(t) for k, t in enumerate(canonical)]
    return Signature(name, tuple(kept), nargout), names


def _widened(name: str, args: Sequence[Type], nargout: int) -> tuple[Signature, dict[Expr, Expr]]:
    """The same without the values of arguments."""
    canonical, names = _canonical(args)
    return Signature(name, tuple(map(_without_values, canonical)), nargout), names


def _renumber(specs: Iterable[Specialisation]) -> None:
    """Counts the specialisations of each function from 1."""
    count: Counter[str] = Counter()
    for spec in specs:
        count[spec.signature.name] += 1
        spec.number = count[spec.signature.name]


def _canonical(
    args: Sequence[Type], exact: Sequence[Expr | None] = ()
) -> tuple[list[Type], dict[Expr, Expr]]:
    """The arguments' types with each distinct symbolic extent under a name of its place, and the
    names given.
    """
    names: dict[Expr, Expr] = {}

    def rename(key: tuple[object, ...], expr: Expr, low: int) -> Expr:
        if expr.is_const:
            return expr
        if expr not in names:
            label = "a" + "_".join(str(k) for k in key)
            names[expr] = symbol(("arg", *key), label, low, MAX_EXTENT)
        return names[expr]

    result = []
    for k, t in enumerate(args):
        shape, values = t.shape, t.range
        if shape is not None and not shape.is_static:
            dims = [
                symbol(("arg", k, d), f"a{k}_{d}", 0, MAX_EXTENT)
                if dim is None
                else rename((k, d), dim, 0)
                for d, dim in enumerate(shape.dims)
            ]
            shape = type(shape)(tuple(dims))
        value = exact[k] if k < len(exact) else None
        values = replace(values, low=values.numeric_low, high=values.numeric_high)
        if value is not None and not value.is_const:
            if value not in names:
                names[value] = _bounded(k, values)
            values = replace(values, low=names[value], high=names[value])
        result.append(_sealed(replace(t, shape=shape, range=values)))
    return result, names


def _sealed(t: Type) -> Type:
    """Without names for the extents and ranges of what it holds: they mean nothing elsewhere."""
    if t.fields is None and t.elem is None and not t.targets:
        return t
    plain = replace(t, items=None) if t.items is not None else t  # else each row had its own code
    return plain.with_parts(lambda part: _sealed(part.without_symbols()))


def _risen(old: Type, new: Type, round_: int) -> Type:
    """The result that a recursion is assumed to have next: bounds that still move are given up
    soon, and then everything about the values."""
    wide = widen(old, new)
    if round_ < _PATIENCE or old.is_bottom or not wide.is_arithmetic:
        return wide
    if round_ > _PATIENCE + 1:
        return wide.with_range(of_class(wide.cls))
    return wide.with_range(unbounded(wide.cls, old.range, new.range))


def _bounded(k: int, values: Range) -> Expr:
    """The symbol of argument k, a number that extents elsewhere may be equal to."""
    low, high = values.numeric_low, values.numeric_high
    bounds = [int(b) if isfinite(b) else EXACT * (1 if b > 0 else -1) for b in (low, high)]
    return symbol(("value", k, *bounds), f"a{k}", *bounds)


def _without_values(t: Type) -> Type:
    """Without constants, ranges and constant extents: what all calls of a recursion have in
    common.
    """
    if not t.is_arithmetic:
        return t.without_const().with_parts(_without_values)
    return replace(t, const=None, range=of_class(t.cls))


def _of_rank(t: Type) -> Type:
    """Of all extents only those that are 1: what is left of arguments where calls are many."""
    if t.shape is not None:
        shape = t.shape.map(lambda dim: dim if dim is ONE else None)
        t = replace(t, shape=shape, const=None)
    return t.with_parts(_of_rank)


def _translated(t: Type, back: Mapping[Expr, Expr]) -> Type:
    """A result type in the caller's terms; symbols of the callee's own become unknown."""
    known = set(back)

    def outer(expr: Expr) -> Expr | None:
        return expr.substitute(back) if expr.symbols() <= known else None

    shape = t.shape
    if shape is not None:
        shape = shape.map(outer)
    values = t.range
    low = values.low if not isinstance(values.low, Expr) else outer(values.low)
    high = values.high if not isinstance(values.high, Expr) else outer(values.high)
    values = replace(
        values,
        low=values.numeric_low if low is None else low,
        high=values.numeric_high if high is None else high,
    )
    outside = replace(t, shape=shape, range=values)
    return outside.with_parts(lambda part: _translated(part, back))
