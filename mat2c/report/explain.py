"""`mat2c explain prog.m:LINE[:COL]`: what became of the values that a line defines.

    prog.m:6:5: r
      type      double[1,r_2]
      kept as   array of double, 2 dimensions
      storage   on the heap, grows here: size of r known at run time only
      advice    give r its final size before the loop, as in r = zeros(1, n)
      check     subscript 1 of x: not proved to be at most numel(x)

Values that no code stores have one line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Branch, Value
from mat2c.report.boxed_reasons import UNKNOWN, advice, reason
from mat2c.report.boxed_values import Representations
from mat2c.report.check_words import remaining_checks
from mat2c.report.plain_types import in_words
from mat2c.report.value_places import defined, name_of
from mat2c.report.value_words import kept, storage, storage_advice
from mat2c.storage.model import StoragePlan
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import Kind
from mat2c.types.typetext import render


@dataclass(frozen=True, slots=True)
class Place:
    """A file, a line, and a column or None for the whole line."""

    file: str
    line: int
    column: int | None = None

    def covers(self, span: Span) -> bool:
        """True if it stands on the line, and at the column if one is given."""
        if span.line != self.line or not same_file(span.source.path, self.file):
            return False
        first = span.column
        return self.column is None or first <= self.column < first + max(span.end - span.start, 1)


def same_file(a: str, b: str) -> bool:
    """True if two paths lead to the same file."""
    return a == b or Path(a).resolve() == Path(b).resolve()


def parse_place(text: str) -> Place:
    """`prog.m:LINE` or `prog.m:LINE:COL`; raises ValueError."""
    head, _, last = text.rpartition(":")
    if not head or not last.isdigit():
        raise ValueError("say the place as FILE:LINE or FILE:LINE:COL")
    file, _, middle = head.rpartition(":")
    if file and middle.isdigit():
        return Place(file, int(middle), int(last))
    return Place(head, int(last))


Prepare = Callable[[Specialisation], tuple[StoragePlan, Representations]]
"""The typed passes and the storage plan of a specialisation."""


@dataclass(slots=True)
class Watch:
    """The values of one specialisation at a place, noted before passes fold some of them away."""

    spec: Specialisation
    values: list[tuple[Value, Span]]


def explain(specs: Sequence[Specialisation], place: Place, prepare: Prepare) -> str:
    """What became of the values at a place; "" where nothing of the program is there.

    Specialisations with equal accounts share one.
    """
    watched = [_watch(spec, place) for spec in specs]
    titles: dict[str, list[str]] = {}
    for seen in watched:
        if seen.values or _instructions(seen.spec, place):
            plan, reps = prepare(seen.spec)
            text = _account(seen, place, plan, reps)
            if text:
                titles.setdefault(text, []).append(_title(seen.spec))
    one = sum(map(len, titles.values())) == 1
    parts = [
        text if one else "\n".join(f"in {title}" for title in dict.fromkeys(names)) + "\n" + text
        for text, names in titles.items()
    ]
    return "\n".join(parts)


def _watch(spec: Specialisation, place: Place) -> Watch:
    tests = {
        block.terminator.cond
        for block in spec.function.blocks
        if block.loop is not None and block.loop.kind == "for"
        if isinstance(block.terminator, Branch)
    }
    found = [
        (value, span)
        for value, _, span in defined(spec.function)
        if span and place.covers(span) and _shown(value) and value not in tests
    ]
    found.sort(key=lambda item: (item[1].start, -item[1].end))
    return Watch(spec, found)


def _shown(value: Value) -> bool:
    """A φ's operands tell more than it does, unless the knowledge is lost by joining them."""
    known, instr = value.type, value.definition
    if known is None or known.is_bottom or instr is None:
        return False
    if instr.op == "phi":
        why = reason(value)
        return why.lack in UNKNOWN and why.root is instr
    return instr.op not in ("loopexit", "checkdef") and (instr.op != "copy" or bool(value.name))


def _instructions(spec: Specialisation, place: Place) -> bool:
    return any(i.span is not None and place.covers(i.span) for i in spec.function.instrs())


def _title(spec: Specialisation) -> str:
    given = ", ".join(render(t) for t in spec.signature.args)
    return f"{spec.signature.name}({given})"


def _account(seen: Watch, place: Place, plan: StoragePlan, reps: Representations) -> str:
    function = seen.spec.function
    alive = {target for instr in function.instrs() for target in instr.targets}
    shown = [(v, s) for v, s in seen.values if v in alive or (v.type and not v.type.is_any)]
    roomy = [
        id(plan.group_of[array])
        for block in function.blocks
        if block.loop is not None
        for array in block.loop.rooms
        if array in plan.group_of
    ]
    parts = [_value(value, span, alive, plan, reps, roomy) for value, span in shown]
    lines = [line for part in dict.fromkeys(map(tuple, parts)) for line in part]
    checks = [
        check
        for check in remaining_checks(seen.spec)
        if check.instr.span is not None and place.covers(check.instr.span)
    ]
    lines += dict.fromkeys(f"  check     {check.line}" for check in checks)
    hints = [check.advice for check in checks if check.advice and not check.told]
    advised = [f"  advice    {hint}" for hint in hints]
    lines += [line for line in dict.fromkeys(advised) if line not in lines]
    if lines:
        return "\n".join(lines) + "\n"
    if not _instructions(seen.spec, place):
        return ""
    return "nothing is defined or checked here\n"


def _value(
    value: Value,
    span: Span,
    alive: set[Value],
    plan: StoragePlan,
    reps: Representations,
    roomy: Sequence[int],
) -> list[str]:
    """The lines about one value; `roomy` are the groups that get room before a loop."""
    known = value.type or ANY
    head = f"{span.source.path}:{span.line}:{span.column}: {name_of(value)}"
    rep = reps.get(value)
    if value not in alive or rep is None:
        return [f"{head}: {render(known)} ({in_words(known)}), {_vanished(known)}"]
    lines = [head, f"  type      {render(known)}", f"  that is   {in_words(known)}"]
    lines.append(f"  kept as   {kept(rep)}")
    group = plan.group_of.get(value)
    if group is not None and group.kind not in ("scalar", "boxed"):
        lines.append(f"  storage   {storage(value, group, plan)}")
    hint = ""
    if value.definition is not None and value.definition.op == "asof":
        lines.append("  tested    here: a copy of the loop keeps what is of another type boxed")
    if rep.kind is Kind.BOXED:
        why = reason(value)
        lines.append(f"  because   {why.text}")
        hint = advice(why)
    elif group is not None and id(group) in roomy:
        lines[-1] += "; room for what it grows to is made before the loop"
    elif group is not None:
        hint = storage_advice(value, group)
    return [*lines, f"  advice    {hint}"] if hint else lines


def _vanished(known: Type) -> str:
    if known.const is not None:
        return "never stored"
    return "never stored: part of what uses it"
