"""Between inference and C: the typed passes over all that a program reaches, and storage plans."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import partial
from math import inf

from mat2c.codegen.calls.argument_handover import candidates, hand_over, kept
from mat2c.codegen.functions.borrowed_reads import hold_reads
from mat2c.codegen.functions.representations import layout_for, representations
from mat2c.codegen.functions.static_variables import arrays_outside
from mat2c.codegen.recursion_depth import callees, may_recur
from mat2c.infer.engine import Engine, Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.handed_over import callable_directly
from mat2c.ir.core import Value
from mat2c.ir.verify import verify
from mat2c.opt.aggregates.sroa import disclose
from mat2c.opt.arrays.operator_semantics import may_share
from mat2c.opt.checks.assert_removed import keep_removed
from mat2c.opt.pipeline import FOLDED, TYPED, TypedPass
from mat2c.report.check_counts import Counting
from mat2c.storage.model import BOUNDED, StoragePlan
from mat2c.storage.model import Options as StorageOptions
from mat2c.storage.plan import plan_storage
from mat2c.support.diagnostics import guarded
from mat2c.support.options import Options
from mat2c.support.record import dataclass, field
from mat2c.types.expr import Expr
from mat2c.types.rep import Rep

_RECURSIVE_LIMIT = 4096
_ANY_BOUND = 2**27  # elements of an array that has a bound, where none is on the heap


def _highest(flow: Flow, symbol: Expr) -> float:
    """What the value is at most that a symbol stands for."""
    value = flow.symbols.get(symbol)
    known = value.type if value is not None else None
    return inf if known is None else known.range.numeric_high


@dataclass(slots=True)
class Planning:
    """The plans of the specialisations that are called from `entries`, each made when it is first
    asked for. A library's `exported` functions are called as its header says; functions with names
    in `whole` get and give aggregates as they are."""

    engine: Engine
    entries: list[Specialisation]
    options: Options
    counting: Counting
    exported: Collection[Specialisation]
    whole: Collection[str]
    prepared: dict[Specialisation, tuple[StoragePlan, dict[Value, Rep]]] = field(
        default_factory=dict
    )
    _folded: bool = False

    def prepare(self, spec: Specialisation) -> tuple[StoragePlan, dict[Value, Rep]]:
        """The typed passes over a specialisation and all that it calls, and its storage plan:
        callees come first, since callers must know what they take over."""
        path = [(spec, iter(self._optimised(spec)))] if spec not in self.prepared else []
        entered = {spec}
        while path:
            callee = next((c for c in path[-1][1] if c not in entered | {*self.prepared}), None)
            if callee is None:
                self._plan(path.pop()[0])
            else:
                entered.add(callee)
                path.append((callee, iter(self._optimised(callee))))
        return self.prepared[spec]

    def _optimised(self, spec: Specialisation) -> list[Specialisation]:
        """Runs the typed passes; what the function calls then."""
        self.optimise(spec)
        spec.function.set_preds()
        return [callee for callee in callees(spec) if callable_directly(callee)]

    def _plan(self, spec: Specialisation) -> None:
        """The storage plan, with all that can be handed over; first it is tried with all that might
        be."""
        with guarded("storage", spec.function.name):
            pairs = {} if spec in self.exported else candidates(spec)
            reps = representations(spec)
            hold_reads(spec.function, reps)
            self._verify([spec], "held")
            while True:
                hand_over(spec, pairs)
                plan = self._storage(spec, reps)
                possible = kept(spec, plan)
                if possible == pairs:
                    break
                pairs = possible
            self._verify([spec], "handover")
        self.prepared[spec] = plan, reps

    def _storage(self, spec: Specialisation, reps: dict[Value, Rep]) -> StoragePlan:
        flow = spec.flow
        assert flow is not None
        return plan_storage(
            spec.function,
            lambda value: value.type,
            lambda instr, k: may_share(flow, instr, k),
            StorageOptions(
                self.options.gctd,
                self._stack_limit(spec),
                _ANY_BOUND if self.options.no_heap else BOUNDED,
                partial(_highest, flow) if self.options.no_heap else None,
                arenas=not self.options.on_threads,  # which have arrays of their own
            ),
            layout_for(reps),
            arrays_outside(flow, reps),
        )

    def _stack_limit(self, spec: Specialisation) -> int:
        """Bytes of the stack for the arrays of one call: recursions may be 256 calls deep."""
        if spec in self.entries or not may_recur(spec):
            return self.options.stack_limit
        return min(self.options.stack_limit, _RECURSIVE_LIMIT)

    def fold(self) -> None:
        """The typed passes before aggregates become their parts, and that, over the whole program;
        once."""
        if self._folded:
            return
        self._folded = True
        specs = self.engine.reachable(*self.entries)
        for spec in specs if self.options.count_checks else ():
            self.counting.note(spec)
        for spec in reversed(specs):  # most callees before those that call them
            self._typed_passes(FOLDED, spec)
        if self.options.opt_level:
            with guarded("disclose", self.entries[0].function.name):
                specs = self.engine.reachable(*self.entries)
                disclose(self.engine, specs, self.entries, self.whole)
                self._verify(self.engine.reachable(*self.entries), "disclose")

    def _typed_passes(self, steps: Iterable[TypedPass], spec: Specialisation) -> None:
        flow = spec.flow
        assert flow is not None
        for step in steps:
            folds = step.name == "fuse" and self.options.check_types  # which looks at each value
            if step.least > self.options.opt_level or folds:
                continue
            with guarded(step.name, spec.function.name):
                step.run(flow)
                if step.name == "checks":
                    self.counting.settle(spec)
                    if self.options.asserts_removed:
                        keep_removed(flow)
            self._verify([spec], step.name)

    def _verify(self, specs: Iterable[Specialisation], after: str) -> None:
        if self.options.verify:
            for spec in specs:
                verify(spec.function, after, None, spec.signature.nargout)

    def optimise(self, spec: Specialisation) -> None:
        """The typed passes over one specialisation."""
        self.fold()
        self._typed_passes(TYPED, spec)
