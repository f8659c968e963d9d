"""`--count-checks`: a program counts the checks that its naive translation would execute, by what
became of them.

    countsite            in front of an operation: one counter for each check that it needs

What a check became is known after `subscript_checks`; the instruction then gets its numbers. A
check that remains has two: one counts where `hoist_checks` has told it before the loop.
"""

from __future__ import annotations

from mat2c.codegen.file_context import Counter
from mat2c.infer.engine import Specialisation
from mat2c.ir.cfg.loop_blocks import innermost_blocks
from mat2c.ir.core import Block, Function, Instr, Program
from mat2c.ir.payloads.access_payloads import CheckCounters
from mat2c.ir.payloads.payload import payload_of
from mat2c.report.inference_table import Check, Site, Way, naive, sites, way_of
from mat2c.support.record import dataclass, field, replace


@dataclass(slots=True)
class Counting:
    """The counters of one translation, in the order of their numbers."""

    counters: list[Counter] = field(default_factory=list)
    _placed: dict[Specialisation, list[tuple[Instr, list[tuple[Site, bool]]]]] = field(
        default_factory=dict
    )

    def note(self, spec: Specialisation) -> None:
        """Puts counting instructions in front of the operations that need checks."""
        noted: dict[Instr, list[Site]] = {}
        for site in sites(spec):
            noted.setdefault(site.instr, []).append(site)
        inner = innermost_blocks(spec.function)
        placed = []
        for block, marks in _insert(spec.function, set(noted)):
            for mark, instr in marks:
                placed.append((mark, [(site, block in inner) for site in noted[instr]]))
        self._placed[spec] = placed

    def settle(self, spec: Specialisation) -> None:
        """Numbers the checks, once it is known what became of them."""
        if spec not in self._placed:
            return
        judged = way_of(spec)
        for mark, noted in self._placed.pop(spec):
            for site, inner in noted:
                self._number(mark, site.check, judged(site), inner)

    def boxed(self, program: Program) -> None:
        """Counts in the boxed forms, where all checks remain."""
        for function in program.functions.values():
            needed = {i: checks for i in function.instrs() if (checks := naive(i))}
            inner = innermost_blocks(function) if needed else set()
            for block, marks in _insert(function, set(needed)):
                for mark, instr in marks:
                    for check in needed[instr]:
                        self._number(mark, check, Way.NONE, block in inner)

    def _number(self, mark: Instr, check: Check, way: Way, inner: bool) -> None:
        file, line = "", 0
        if mark.span is not None:
            file, line = mark.span.source.path.rpartition("/")[2], mark.span.line
        counters = payload_of(mark, CheckCounters)
        counters = replace(counters, numbers=(*counters.numbers, len(self.counters)))
        self.counters.append(Counter(check.value, way.value, file, line, inner))
        if way is Way.NONE and check in (Check.READ, Check.WRITE):
            twins = {**counters.twins, len(self.counters) - 1: len(self.counters)}
            counters = replace(counters, twins=twins)
            self.counters.append(Counter(check.value, Way.HOISTED.value, file, line, inner))
        mark.payload = counters


def _insert(
    function: Function, before: set[Instr]
) -> list[tuple[Block, list[tuple[Instr, Instr]]]]:
    """The counting instructions by block, each with the operation that it stands in front of."""
    placed = []
    for block in function.blocks:
        marks: list[tuple[Instr, Instr]] = []
        result: list[Instr] = []
        for instr in block.instrs:
            if instr in before:
                mark = Instr("countsite", [], [], instr.span, CheckCounters())
                marks.append((mark, instr))
                result.append(mark)
            result.append(instr)
        block.instrs = result
        placed.append((block, marks))
    return placed
