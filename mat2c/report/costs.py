"""What each line of a program costs beyond plain C: checks, copies, boxes, blocks of the heap,
calls of the runtime; why, and what to write to be rid of it.

Costs are weights, not times: a loop counts tenfold, and so does a call in a loop for all that the
function does.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping

from mat2c.codegen.c_listing import HeapUse
from mat2c.infer.engine import Specialisation
from mat2c.ir.cfg.loop_blocks import loop_depths
from mat2c.ir.core import Block, Function, Instr, Value
from mat2c.ir.ops import op
from mat2c.report.boxed_reasons import advice, operation, reason
from mat2c.report.boxed_values import Representations
from mat2c.report.check_words import preallocation, remaining_checks
from mat2c.report.value_places import defined, is_users, name_of
from mat2c.report.value_words import reason_of_group, resizing, storage_advice
from mat2c.storage.model import StoragePlan
from mat2c.storage.storage_facts import is_borrowed
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass
from mat2c.types.rep import BOXED, Kind
from mat2c.types.traits import InPlace

_DEEPEST = 6  # loops that are counted
_ARRAYS = ("stack", "fixed", "heap", "borrowed")
_BORROWED = "it belongs to the caller, or to what holds it"
_LATER = "let nothing read the old value behind this line"
_OWN = "give the result back in the variable that came in, as in function x = f(x)"
_ASKED = "--boxed keeps every value boxed"
_GIVE_TYPES = "give the types of the inputs by --args, or call it with values of known class"
_NO_TYPES = "nothing is known of the types that it is called with, or it needs boxed values"


class Cost(enum.Enum):
    """A kind of cost; the value is the word for it."""

    CHECK = "check"
    COPY = "copy"
    BOX = "box"
    ALLOCATION = "allocation"
    CALL = "runtime call"


WEIGHTS = {Cost.CHECK: 1, Cost.COPY: 10, Cost.BOX: 10, Cost.ALLOCATION: 20, Cost.CALL: 15}


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing that a line costs. `depth` is the number of loops around it, those around calls
    of its function included."""

    cost: Cost
    span: Span
    subject: str
    why: str
    cure: str
    depth: int

    @property
    def weight(self) -> int:
        """How much it counts."""
        return WEIGHTS[self.cost] * int(10 ** min(self.depth, _DEEPEST))


Prepared = Mapping[Specialisation, tuple[StoragePlan, Representations]]
"""The storage plans and representations of specialisations."""


def remarks(
    prepared: Prepared,
    boxed: Iterable[Function],
    uses: Iterable[HeapUse],
    is_asked: bool = False,
) -> list[Remark]:
    """What the program's own lines cost, without repetitions, in the order of the source. `boxed`
    are the functions in boxed form, which may be asked for, `uses` what allocates in the typed
    ones."""
    around = depths_of_calls(prepared)
    found: dict[Remark, None] = {}
    depths: dict[Instr, int] = {}
    for spec, (plan, reps) in prepared.items():
        inside = loop_depths(spec.function)
        for block, depth in inside.items():
            depths |= dict.fromkeys(block.instrs, depth + around[spec])
        found |= dict.fromkeys(_checks(spec, depths))
        found |= dict.fromkeys(_boxes(spec, reps, depths))
        found |= dict.fromkeys(_copies(spec, plan, depths))
        found |= dict.fromkeys(_allocations(spec, plan, reps, depths))
    found |= dict.fromkeys(_calls(uses, depths))
    for function in boxed:
        if function.span is not None:
            what = f"all of '{function.title or function.name}'"
            why, cure = (_ASKED, "") if is_asked else (_NO_TYPES, _GIVE_TYPES)
            found[Remark(Cost.BOX, function.span, what, why, cure, 0)] = None
    return sorted((r for r in found if is_users(r.span)), key=_place)


def _place(remark: Remark) -> tuple[str, int, str]:
    return remark.span.source.path, remark.span.start, remark.cost.value


def depths_of_calls(prepared: Prepared) -> dict[Specialisation, int]:
    """The most loops around the calls of each function, those around its callers included; a
    recursion counts as one loop at most."""
    depths = dict.fromkeys(prepared, 0)
    calls = {spec: list(_called(spec)) for spec in prepared}
    for _ in range(_DEEPEST):
        before = dict(depths)
        for caller, sites in calls.items():
            for callee, depth in sites:
                if callee in depths:
                    deeper = min(depths[caller] + depth, _DEEPEST)
                    depths[callee] = max(depths[callee], deeper)
        if before == depths:
            break
    return depths


def _called(spec: Specialisation) -> Iterator[tuple[Specialisation, int]]:
    for block, depth in loop_depths(spec.function).items():
        for instr in block.instrs:
            callee = instr.payload.spec
            if isinstance(callee, Specialisation) and callee is not spec:
                yield callee, depth


# --- kinds ------------------------------------------------------------------------------------


def _checks(spec: Specialisation, depths: Mapping[Instr, int]) -> Iterator[Remark]:
    for check in remaining_checks(spec):
        if check.instr.span is not None and not check.told:
            subject, _, why = check.text.partition(": ")
            depth = depths.get(check.instr, 0)
            yield Remark(Cost.CHECK, check.instr.span, subject, why, check.advice, depth)


def _boxes(
    spec: Specialisation, reps: Representations, depths: Mapping[Instr, int]
) -> Iterator[Remark]:
    for value, instr, span in defined(spec.function):
        known = value.type
        is_there = known is not None and not known.is_bottom and instr.op != "phi"
        if span is None or not is_there or reps.get(value, BOXED).kind is not Kind.BOXED:
            continue
        if value in reps:
            why = reason(value)
            depth = depths.get(instr, 0)
            yield Remark(Cost.BOX, span, name_of(value), why.text, advice(why), depth)


def _copies(
    spec: Specialisation, plan: StoragePlan, depths: Mapping[Instr, int]
) -> Iterator[Remark]:
    """Updates and copies whose result has another place than what they start from."""
    for instr in spec.function.instrs():
        if instr.span is None or len(instr.targets) != 1 or not instr.args:
            continue
        first, is_update = instr.args[0], op(instr.op).in_place is InPlace.UPDATE
        if instr.op != "copy" and not is_update:
            continue
        if isinstance(first, Value) and _is_moved(plan, first, instr.target):
            why, cure = _why_moved(plan, first, instr.target)
            subject = f"the whole of {name_of(first)}"
            depth = depths.get(instr, 0)
            yield Remark(Cost.COPY, instr.span, subject, why, cure if is_update else "", depth)
    for copies in plan.copies:
        for target, source in copies.pairs:
            if isinstance(source, Value) and _is_moved(plan, source, target):
                yield from _join(plan, copies.pred, target, source, depths)


def _why_moved(plan: StoragePlan, source: Value, target: Value) -> tuple[str, str]:
    """Why an update has another place than what it starts from, and what to write."""
    if is_borrowed(source):
        return _BORROWED, _OWN
    if plan.group_of[source].kind != plan.group_of[target].kind:
        grown = preallocation(target.name or name_of(source), target.type)
        return "it moves to where there is room for what it grows to", grown
    return "it is read later", _LATER


def _join(
    plan: StoragePlan, pred: Block, target: Value, source: Value, depths: Mapping[Instr, int]
) -> Iterator[Remark]:
    """An array that is copied where ways meet."""
    made = source.definition
    if made is not None and made.span is not None:
        depth = max((depths.get(instr, 0) for instr in pred.instrs), default=0)
        why, cure = f"it becomes {name_of(target)} where ways meet, and both are needed", _LATER
        if is_borrowed(source):
            why, cure = _BORROWED, _OWN
        elif any(plan.same_storage(operand, target) for operand in made.sources()):
            why, cure = f"it can't be computed in the place of {name_of(target)}", ""
        yield Remark(Cost.COPY, made.span, f"the whole of {name_of(source)}", why, cure, depth)


def _is_moved(plan: StoragePlan, source: Value, target: Value) -> bool:
    """True if they are arrays in different places."""
    a, b = plan.group_of.get(source), plan.group_of.get(target)
    if a is None or b is None or a is b:
        return False
    return a.kind in _ARRAYS and b.kind in _ARRAYS and b.kind != "borrowed"


def _allocations(
    spec: Specialisation, plan: StoragePlan, reps: Representations, depths: Mapping[Instr, int]
) -> Iterator[Remark]:
    """Definitions that may need another block than there is."""
    loops = [block.loop for block in spec.function.blocks if block.loop is not None]
    done = {plan.group_of.get(array) for loop in loops for array in loop.rooms}
    for value, instr, span in defined(spec.function):
        group = plan.group_of.get(value)
        if span is None or group is None or instr.op in ("phi", "param", "copy", "loopexit"):
            continue
        grows = group.kind == "heap" and bool(resizing(value, plan))
        if (grows or group.kind == "fixed") and group not in done:
            cure = storage_advice(value, group)
            depth = depths.get(instr, 0) if grows else 0
            if not grows:
                done.add(group)  # one block for all that live there
            why = reason_of_group(group)
            yield Remark(Cost.ALLOCATION, span, name_of(value), why, cure, depth)


def _calls(uses: Iterable[HeapUse], depths: Mapping[Instr, int]) -> Iterator[Remark]:
    """Operations that the runtime does, on values in boxes."""
    for use in uses:
        instr = use.instr
        if instr is None or instr.span is None:
            continue
        boxed = next((v for v in instr.sources() if v.type is None or v.type.is_any), None)
        why, cure = "there is no typed code for it with these operands", ""
        if boxed is not None:
            known = reason(boxed)
            why, cure = f"{name_of(boxed)} is boxed: {known.text}", advice(known)
        callee = instr.payload.callee
        subject = f"{callee}(…)" if callee else _subject(instr)
        yield Remark(Cost.CALL, instr.span, subject, why, cure, depths.get(instr, 0))


def _subject(instr: Instr) -> str:
    return name_of(instr.targets[0]) if instr.targets else operation(instr)
