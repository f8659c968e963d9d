"""The inference engine: specialises functions per call signature, each analysed by a `Flow`
(design §6).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.nonlocal_types import Variables
from mat2c.infer.shared_signatures import Sharing
from mat2c.infer.signature import Signature, canonical, of_rank, signed, translated, widened
from mat2c.infer.transfer import constant_rows, plain_arrays, sparse_values
from mat2c.infer.transfer.instructions import EFFECTS, TRANSFER
from mat2c.ir.cfg.dominance import Dominators, dominators
from mat2c.ir.clone import clone
from mat2c.ir.core import Block, Function, Instr, Program
from mat2c.ir.functions.environments import Environments
from mat2c.ir.functions.library_functions import is_of_library
from mat2c.ir.functions.single_valued import ask_for_one
from mat2c.ir.functions.variadic_arity import fix_inputs
from mat2c.ir.nonlocals import Outside, changes
from mat2c.ir.verify import verify
from mat2c.support.record import dataclass, field
from mat2c.types.expr import Expr
from mat2c.types.lattice import ANY, BOTTOM, Type, le, widen
from mat2c.types.ranges.interval_class import of_class, unbounded

_CAP = 12  # specialisations of a function before constants are forgotten, then extents
_LARGE = 500  # instructions of a function that may have as many
_CROWD = 4_000  # instructions of specialisations of the library, beyond which there are
_CROWDED = 6  # of each function
_AT_LEAST, _PER_INSTRUCTION = 30_000, 20
"""The work that the analysis of a program may take, at least and for each instruction of it, before
functions have few specialisations; after twice as much they have no more."""
_FEW = 2  # specialisations of a function, where the analysis takes long
_DEPTH = 60  # nested calls analysed before results are taken as unknown
_PATIENCE = 2  # of them that look for bounds
_ROUNDS = 6  # of a recursion, before its result widens to `any`


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

    def calls(self) -> Iterator[tuple[Instr, Specialisation]]:
        """The calls of specialisations in the function, each with what it calls."""
        for instr in self.function.instrs():
            if isinstance(instr.payload.spec, Specialisation):
                yield instr, instr.payload.spec


class Engine:
    """Analyses a program from its entry. `refinements` may, in turn, rewrite a function that has
    been analysed; where one does, the function is analysed again. Variables that are `boxed` may
    hold anything. An engine that `verifies` checks the IR behind each, one that is
    `bounded` tells functions what the extents of their arguments are at most. `sharing` says which
    calls of a function have one specialisation in common."""

    def __init__(
        self,
        program: Program,
        refinements: Sequence[Callable[[Flow], bool]] = (),
        boxed: Collection[Outside] = (),
        verifies: bool = False,
        bounded: bool = False,
        sharing: Sharing | None = None,
    ) -> None:
        self.program = program
        self.sharing = sharing or Sharing()
        self.has_sparse = sparse_values.makes_sparse(program)
        self.has_diagonals = plain_arrays.makes_diagonal(program)
        self.verifies = verifies
        self.bounded = bounded
        self.refinements = refinements
        self.variables = Variables(boxed)
        self.environments = Environments(program)
        self.specialisations: dict[Signature, Specialisation] = {}
        self.work = 0  # instructions of the functions that have been analysed, each time anew
        sizes = (sum(1 for _ in function.instrs()) for function in program.functions.values())
        self._enough = _AT_LEAST + _PER_INSTRUCTION * sum(sizes)
        self._count: dict[str, int] = {}
        self._size: dict[str, int] = {}
        self._library_size = 0  # instructions of the library's specialisations, as they began
        self._asks: dict[str, bool] = {}
        self._stack: list[Specialisation] = []
        self._idom: dict[Function, Dominators] = {}
        self._changes: dict[str, set[Outside]] | None = None

    def run(self, args: Sequence[Type] = (), nargout: int = 0) -> Specialisation:
        """Specialises the entry function."""
        return self.run_all([(self.program.entry, args, nargout)])[0]

    def run_all(self, wanted: Sequence[tuple[str, Sequence[Type], int]]) -> list[Specialisation]:
        """Specialises functions, for types of inputs and so many outputs, until what is stored
        outside of functions is known. What rests on nothing that another round assumes otherwise is
        kept."""
        signatures = [
            Signature(name, tuple(canonical(args, bounded=self.bounded)[0]), nargout)
            for name, args, nargout in wanted
        ]
        while True:
            entries = [self.specialise(signature) for signature in signatures]
            found = self.reachable(*entries)
            assumed = self.variables.assumed
            if self.variables.settled(spec.flow for spec in found if spec.flow is not None):
                _renumber(found)
                return entries
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

    def reachable(self, *entries: Specialisation) -> list[Specialisation]:
        """The specialisations that are called from entries, directly or not."""
        found = list(dict.fromkeys(entries))
        seen = set(entries)
        for spec in found:
            for _, callee in spec.calls():
                if callee not in seen:
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
        stack = (spec.signature for spec in reversed(self._stack))
        running = next((signature for signature in stack if signature.name == name), None)
        signature, names = signed(name, args, nargout, exact, running, self.bounded)
        many = self._count.get(name, 0) // self._cap(function)
        if many and signature not in self.specialisations:
            wide = [of_rank(t) for t in args] if many > 1 else args
            signature, names = widened(name, wide, nargout, self.bounded)
            if many > 3 and signature not in self.specialisations:
                return [ANY] * max(nargout, 1), None
        if self.work > 2 * self._enough and signature not in self.specialisations:
            return [ANY] * max(nargout, 1), None
        back = {inner: outer for outer, inner in names.items()}
        shared = self.sharing.find(signature)
        if shared is not None:
            signature, bound = shared
            back = {
                inner: expr.substitute(back)
                for inner, expr in bound.items()
                if expr.symbols() <= back.keys()
            }
        spec = self.specialise(signature)
        if not spec.returns:
            return [BOTTOM] * max(nargout, 1), spec
        return [translated(t, back, self.bounded) for t in spec.outputs], spec

    def _cap(self, function: Function) -> int:
        """How many specialisations a function may have before less is told of its arguments: of a
        large one few, for each is analysed, written and compiled."""
        size = self._size.get(function.name)
        if size is None:
            size = self._size[function.name] = sum(1 for _ in function.instrs())
        if self.is_long:
            return _FEW
        many = _CAP
        if self._library_size > _CROWD and is_of_library(function):
            many = _CROWDED
        return max(2, min(many, _CAP * _LARGE // max(size, 1)))

    @property
    def is_long(self) -> bool:
        """True if the analysis takes more work than is usual for such a program."""
        return self.work > self._enough

    def _only_boxed(self, function: Function) -> bool:
        """True if it asks which outputs the caller ignores, or has to do with an environment. Only
        the boxed form is told, and gets one."""
        related = self.environments.related
        name = function.name
        if any(v.kind == "shared" and related(v.owner, name) for v in self.variables.boxed):
            return True
        asks = self._asks.get(name)
        if asks is None:
            asks = self._asks[name] = any(i.op == "isargout" for i in function.instrs())
        return asks

    def specialise(self, signature: Signature) -> Specialisation:
        """The analysed function for a signature; memoised, recursion by iteration."""
        spec = self.specialisations.get(signature)
        if spec is None:
            number = self._count[signature.name] = self._count.get(signature.name, 0) + 1
            function = clone(self.program.functions[signature.name])
            if signature.nargout == 1:
                ask_for_one(function)
            fix_inputs(function, len(signature.args) - len(function.captures))
            self._verify(function, "signature")
            if is_of_library(function):
                self._library_size += sum(1 for _ in function.instrs())
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
        self._settle(spec)
        for rewrite in self.refinements:
            assert spec.flow is not None
            changed = rewrite(spec.flow)
            self._verify(spec.function, rewrite.__name__)
            if changed:
                self._idom.pop(spec.function, None)
                spec.outputs, spec.returns = [BOTTOM] * len(spec.function.outputs), False
                self._settle(spec)
        self._stack.pop()
        spec.running = False
        for other in self.specialisations.values():
            other.unfinished.discard(spec)

    def _verify(self, function: Function, after: str) -> None:
        if self.verifies:
            verify(function, after)

    def _settle(self, spec: Specialisation) -> None:
        """Analyses a function until what a recursion is assumed to give covers what it gives."""
        for round_ in range(_ROUNDS + 1):
            spec.recursive = False
            self._forget(spec)
            spec.flow = Flow(self, spec.function, spec.signature)
            self.work += sum(1 for _ in spec.function.instrs())
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
        spec = instr.payload.spec
        if not isinstance(spec, Specialisation):
            return ()
        if self._changes is None:
            self._changes = changes(self.program)
        return self._changes[spec.function.name]

    # --- what a flow asks ---------------------------------------------------------------------

    def transfer(self, flow: Flow, instr: Instr) -> list[Type]:
        """The types of an instruction's targets."""
        exact = constant_rows.evaluated(flow, instr)
        if exact is not None:
            return exact
        rule = TRANSFER.get(instr.op)
        known = rule(flow, instr) if rule is not None else [ANY] * len(instr.targets)
        return sparse_values.guarded(flow, instr, known) if self.has_sparse else known

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


def _renumber(specs: Iterable[Specialisation]) -> None:
    """Counts the specialisations of each function from 1."""
    count: Counter[str] = Counter()
    for spec in specs:
        count[spec.signature.name] += 1
        spec.number = count[spec.signature.name]


def _risen(old: Type, new: Type, round_: int) -> Type:
    """The result that a recursion is assumed to have next: bounds that still move are given up
    soon, and then everything about the values."""
    wide = widen(old, new)
    if round_ < _PATIENCE or old.is_bottom or not wide.is_arithmetic:
        return wide
    if round_ > _PATIENCE + 1:
        return wide.with_range(of_class(wide.cls))
    return wide.with_range(unbounded(wide.cls, old.range, new.range))
