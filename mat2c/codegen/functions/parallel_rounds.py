"""What the rounds of a `parfor` have in memory, and whether they do anything but compute.

    parfor j = 1:n
      t = [j; 2*j; 3];             filled: each round has a `t` of its own
      A(:, j) = B * t;             own: column j of `A` is that of round j
    end

The scalars of the rounds are looked at when the loop is C statements (`lir/loops/independence.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from mat2c.builtins.registry import find
from mat2c.codegen.file_context import ParallelLoop
from mat2c.codegen.functions.sliced_arrays import subscripted_alike
from mat2c.codegen.source_lines import Lines
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.infer.engine import Specialisation
from mat2c.ir.cfg.loop_blocks import loop_blocks, loop_place
from mat2c.ir.core import Block, Instr, Value
from mat2c.ir.nonlocals import outside
from mat2c.ir.ops import op
from mat2c.lir.c_expr import Expr, Name, call, integer
from mat2c.lir.c_stmt import Assign, Code, Rounds, evaluate, one
from mat2c.lir.lir_passes import LOOPS, after_passes
from mat2c.lir.loops.independence import Fresh
from mat2c.lir.routine import Routine
from mat2c.storage.model import Group
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass, field, replace
from mat2c.types.rep import Kind
from mat2c.types.traits import Effect

_BOXES = ("most_boxes", "most_lists", "most_slots", "boxed_temporaries", "uses_discard", "holders")
_BLOCKS = ("blocks", "buffers")
_NEEDS = ("failures", "labels", *_BOXES, *_BLOCKS)
_TYPED = (Kind.SCALAR, Kind.ARRAY)


@dataclass(slots=True)
class ParallelRounds:
    """Writes the `parfor` loops of a function; `found` has what is known of each, and its place."""

    frame: TypedFrame
    lines: Lines
    found: list[tuple[Rounds, Span | None]] = field(default_factory=list)

    def written(self, header: Block, write: Callable[[Rounds], Code]) -> Code:
        """A loop, with what is known of its rounds. Where they turn out to need what threads can't
        have, it is written again as one whose rounds run one after the other."""
        rounds = self._rounds(header)
        self.found.append((rounds, loop_place(header)))
        if rounds.hindrance:
            return write(rounds)
        line, uses = self.lines.number, len(self.frame.module.heap_uses)
        with _nothing_needed(self.frame) as needed:
            code = write(rounds)
        if not needed:
            return code
        rounds.hindrance = needed[0]
        self.lines.number = line
        del self.frame.module.heap_uses[uses:]
        return write(rounds)

    def surrounded(self, routine: Routine) -> Routine:
        """The function with the arrays that all threads see, and the scalars: its own, those that
        it is given, and extents."""
        frame = self.frame
        apart = [g for g in frame.plan.groups if g.outside is None]
        extents = {name: "ptrdiff_t" for group in apart for name in self._extents(group)}
        arrays = {
            frame.data[g.number]: frame.element(g.members[0]).ctype
            for g in frame.plan.groups
            if self._is_apart(g)
        }
        scalars = {**extents, **routine.scalars, **dict.fromkeys(routine.given, "")}
        functions = frozenset(frame.module.typed.values())
        return replace(routine, shared=scalars, arrays=arrays, functions=functions)

    def rearranged(self, routine: Routine, fresh: Fresh) -> Code:
        """The body of the function with loops in strips, on threads, and as copies of blocks."""
        extras = self.frame.module.extras
        asked = {name for name in ("strips", "openmp") if getattr(extras, name)}
        done = after_passes(LOOPS, routine, fresh, options=asked, verify=extras.verify)
        if extras.openmp:
            extras.parallel_loops += [ParallelLoop(at, r.hindrance) for r, at in self.found]
        return done.body

    def _extents(self, group: Group) -> Iterator[str]:
        """The variables that hold extents of the arrays in a group."""
        for variable in group.variables:
            yield from filter(None, self.frame.extents.get(variable.number, ()))

    def _is_apart(self, group: Group) -> bool:
        """True if a group is storage of the function's, or of its caller's, that all threads have
        and no other group lies in."""
        frame, arena = self.frame, self.frame.plan.arenas.get(group.element)
        if group.number not in frame.data or group.outside is not None:
            return False
        if frame.module.no_heap and group.kind == "fixed":
            return False
        return group.offset is None or arena is None or not arena.overlaid

    def finish(self, spec: Specialisation, fails: bool, holds_blocks: bool) -> None:
        """Notes whether the function, which is written now, can run on several threads."""
        if self.frame.module.extras.openmp:
            why = hindrance_of_calls(self.frame, fails, holds_blocks)
            self.frame.module.serial[spec] = why

    def _rounds(self, header: Block) -> Rounds:
        frame, blocks = self.frame, loop_blocks(header)
        for block in blocks:
            for instr in block.instrs:
                if effect := disturbance(frame, instr):
                    return Rounds(asked=True, hindrance=effect)
        own, filled, blocks_needed = set[str](), set[str](), list[Group]()
        for group in _written(frame, blocks):
            name = frame.data.get(group.number, "")
            shown = next((v.name for v in group.members if v.name), "an array")
            if self._is_shared_in_part(group, blocks):
                return Rounds(asked=True, hindrance=f"'{shown}' shares storage with others")
            if _is_filled(frame, header, blocks, group):
                if group.kind != "stack" and not frame.module.extras.owns_process:
                    why = f"each round makes '{shown}', for which it needs the heap"
                    return Rounds(asked=True, hindrance=why)
                filled |= {name, *self._extents(group)}
                blocks_needed += [group] if group.kind != "stack" else []
            elif subscripted_alike(frame, header, blocks, group):
                own.add(name)
            else:
                why = f"'{shown}' is not subscripted in one way, by the loop's variable, throughout"
                return Rounds(asked=True, hindrance=why)
        found = Rounds(frozenset(own), frozenset(filled), asked=True)
        return self._with_blocks(found, blocks_needed) if blocks_needed else found

    def _with_blocks(self, rounds: Rounds, groups: list[Group]) -> Rounds:
        """Has each round make blocks of the heap for groups, as large as those before the loop,
        which it may rely on, and release them."""
        before, after, capacities = Code(), Code(), set[str]()
        for group in groups:
            name = self.frame.data[group.number]
            size: Expr = Name(f"{name}_cap")
            if group.kind == "heap":
                capacities.add(f"{name}_cap")
            else:
                assert isinstance(group.size, int)
                size = integer(group.size)
            before += one(Assign(Name(name), call("m2c_alloc", size)))
            after += evaluate("m2c_free", Name(name))
        return replace(rounds, copied=frozenset(capacities), before=before, after=after)

    def _is_shared_in_part(self, group: Group, blocks: set[Block]) -> bool:
        """True if other arrays of the loop lie in a part of the group's storage."""
        plan = self.frame.plan
        others = {plan.group_of[v] for b in blocks for v in _values(b) if v in plan.group_of}
        return any(other is not group and plan.overlap(group, other) for other in others)


def disturbance(frame: TypedFrame, instr: Instr) -> str:
    """What an instruction does that threads can't do at the same time; "" if it only computes
    typed values."""
    if any(frame.rep(target).kind not in _TYPED for target in instr.targets):
        shown = next((t.name for t in instr.targets if t.name), "")
        return f"'{shown}' is boxed" if shown else "a value is boxed"
    callee = instr.payload.callee
    spec = instr.payload.spec
    if isinstance(spec, Specialisation):
        why = frame.module.serial.get(spec, "it calls itself")
        return f"in '{callee}', {why}" if why else ""
    if instr.op == "builtin":
        known = find(str(callee))
        quiet = known is not None and known.effect is Effect.PURE
        return "" if quiet else f"'{callee}' does more than to compute"
    if instr.op == "subsref":
        return "" if frame.type(instr.args[0]).is_arithmetic else "a handle is called"
    if outside(frame.function, instr) is not None:
        return "a global or persistent variable is used"
    return "" if op(instr.op).effect is Effect.PURE else f"'{instr.op}' does more than to compute"


def hindrance_of_calls(frame: TypedFrame, fails: bool, holds_blocks: bool) -> str:
    """Why a function can't be called by several threads at a time; "" if it can."""
    if fails:
        return f"an error may end it{_in_lines(frame)}"
    if any(getattr(frame, name) for name in _BOXES):
        return "an operation works on boxed values"
    if holds_blocks and not frame.module.extras.owns_process:
        return "an array needs the heap"
    found = (disturbance(frame, instr) for instr in frame.function.instrs())
    return next(filter(None, found), "")


def _values(block: Block) -> Iterator[Value]:
    """The values that a block reads or defines."""
    for instr in block.instrs:
        yield from instr.targets
        yield from instr.sources()
    if block.terminator is not None:
        yield from block.terminator.sources()


def _written(frame: TypedFrame, blocks: set[Block]) -> list[Group]:
    """The groups of arrays that a loop defines."""
    found = {
        frame.plan.group_of[target]: None
        for block in blocks
        for instr in block.instrs
        for target in instr.targets
        if frame.rep(target).kind is Kind.ARRAY and target in frame.plan.group_of
    }
    return sorted(found, key=lambda group: group.number)


def _is_filled(frame: TypedFrame, header: Block, blocks: set[Block], group: Group) -> bool:
    """True if all that a loop reads of a group was defined in the same round, and nothing is read
    behind the loop."""
    members = set(group.members)
    if any(phi.target in members for phi in header.phis()):
        return False
    made = {t for block in blocks for i in block.instrs for t in i.targets if t in members}
    for block in frame.function.blocks:
        read = members.intersection(_values(block))
        if not read.isdisjoint(made) if block not in blocks else not read <= made:
            return False
    return True


@contextmanager
def _nothing_needed(frame: TypedFrame) -> Iterator[list[str]]:
    """Finds out what is needed meanwhile besides scalars and arrays, in the words of a message, and
    forgets it."""
    found: list[str] = []
    before = {name: getattr(frame, name) for name in _NEEDS}
    for name, value in before.items():
        setattr(frame, name, type(value)())
    yield found
    if any(getattr(frame, name) for name in _BOXES):
        found.append("an operation works on boxed values")
    if frame.labels:
        found.append(f"an error may end a round{_in_lines(frame)}")
    if any(getattr(frame, name) for name in _BLOCKS):
        found.append("a round needs a block of the heap")
    for name, value in before.items():
        setattr(frame, name, value)


def _in_lines(frame: TypedFrame) -> str:
    """The first of the lines that may fail."""
    return f" (line {min(frame.failures)})" if frame.failures else ""
