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

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from mat2c.infer.engine import Specialisation
from mat2c.infer.proofs.in_bounds import Proofs
from mat2c.ir.core import MAGIC_COLON, Block, Instr, Operand, Value
from mat2c.report.boxed_reasons import UNKNOWN, advice, reason
from mat2c.report.boxed_values import Representations
from mat2c.report.value_places import defined, name_of
from mat2c.storage.model import Group, StoragePlan
from mat2c.support.diagnostics import Span
from mat2c.support.record import dataclass
from mat2c.types import subscripts
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import Kind, Rep
from mat2c.types.typetext import render

_SHARERS = 5  # names that are listed


@dataclass(frozen=True, slots=True)
class Place:
    """A file, a line, and a column or None for the whole line."""

    file: str
    line: int
    column: int | None = None

    def covers(self, span: Span) -> bool:
        """Does it stand on the line, and at the column if one is given?"""
        if span.line != self.line or not _same_file(span.source.path, self.file):
            return False
        first = span.column
        return self.column is None or first <= self.column < first + max(span.end - span.start, 1)


def _same_file(a: str, b: str) -> bool:
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
            titles.setdefault(_account(seen, place, plan, reps), []).append(_title(seen.spec))
    one = sum(map(len, titles.values())) == 1
    parts = [
        text if one else "\n".join(f"in {title}" for title in dict.fromkeys(names)) + "\n" + text
        for text, names in titles.items()
    ]
    return "\n".join(parts)


def _watch(spec: Specialisation, place: Place) -> Watch:
    found = [
        (value, span)
        for value, _, span in defined(spec.function)
        if span and place.covers(span) and _shown(value)
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
    checks = list(dict.fromkeys(_checks(seen.spec, place)))
    lines += [f"  check     {check}" for check in checks]
    checks = [check for check in checks if _TOLD not in check]
    if any("growth" in check or "boxed" in check for check in checks):
        lines.append(f"  advice    {_PREALLOCATE}")
    elif any("at most" in check for check in checks):
        lines.append(f"  advice    {_WITHIN}")
    elif any("at least" in check for check in checks):
        lines.append(f"  advice    {_POSITIVE}")
    return "\n".join(lines or ["nothing is defined or checked here"]) + "\n"


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
        return [f"{head}: {render(known)}, {_vanished(known)}"]
    lines = [head, f"  type      {render(known)}"]
    lines.append(f"  kept as   {_kept(rep)}")
    group = plan.group_of.get(value)
    if group is not None and group.kind not in ("scalar", "boxed"):
        lines.append(f"  storage   {_storage(value, group, plan)}")
    hint = ""
    if rep.kind is Kind.BOXED:
        why = reason(value)
        lines.append(f"  because   {why.text}")
        hint = advice(why)
    elif group is not None and id(group) in roomy:
        lines[-1] += "; room for what it grows to is made before the loop"
    elif group is not None:
        hint = _storage_advice(value, group)
    return [*lines, f"  advice    {hint}"] if hint else lines


def _vanished(known: Type) -> str:
    if known.const is not None:
        return "never stored"
    return "never stored: part of what uses it"


def _kept(rep: Rep) -> str:
    if rep.element is None:
        return "a boxed value" if rep.kind is Kind.BOXED else "a comma list"
    if rep.kind is Kind.SCALAR:
        return f"C scalar: {rep.element.ctype}"
    return f"array of {rep.element.ctype}, {rep.rank} dimensions"


# --- storage ----------------------------------------------------------------------------------

_HOMES = {
    "stack": "on the stack",
    "fixed": "heap block allocated once",
    "heap": "on the heap",
    "borrowed": "the caller's",
}
_NUMBERED = re.compile(r"%(?:([A-Za-z]\w*)\.)?\d+")  # a value as the IR writes it
_RESIZED = {"": "never resized here", "+": "grows here", "±": "may be resized here"}


def _storage(value: Value, group: Group, plan: StoragePlan) -> str:
    text = _HOMES.get(group.kind, group.kind)
    if isinstance(group.size, int):
        text += f", {group.size} bytes"
    own = plan.variable_of.get(value)
    names = [v.name or name_of(v.members[0]) for v in group.variables if v is not own]
    names = list(dict.fromkeys(n for n in names if n != value.name))
    if names:
        text += f", shared with {', '.join(names[:_SHARERS])}{', …' * (len(names) > _SHARERS)}"
    if group.kind == "heap" and value in plan.marks:
        text += f", {_RESIZED[plan.marks[value]]}"
    if group.kind in ("boxed", "borrowed") or not group.reasons:
        return text
    return f"{text}: {_NUMBERED.sub(_plain_name, group.reasons[0])}"


def _plain_name(match: re.Match[str]) -> str:
    return match[1] or "an intermediate value"


def _storage_advice(value: Value, group: Group) -> str:
    name = value.name or "it"
    instr = value.definition
    if group.kind == "fixed":
        return f"raise --stack-limit above {group.size} to keep it on the stack"
    if group.kind != "heap":
        return ""
    if instr is not None and instr.op in ("subsasgn", "append"):
        return f"give {name} its final size before the loop, as in {name} = zeros(1, n)"
    return "a size that is constant when translated, as in zeros(10, 3), puts it on the stack"


# --- checks -----------------------------------------------------------------------------------


_TOLD = "; asked before the loop, which runs without it where it holds"
_WITHIN = "let subscripts run to numel(x) or size(x, k), or give the array a constant size"
_PREALLOCATE = "give the array its final size before the loop, as in x = zeros(1, n)"
_POSITIVE = "let subscripts be loop variables from 1 up, or integers that are tested to be > 0"


def _checks(spec: Specialisation, place: Place) -> Iterator[str]:
    """The checks that remain at the place, and the bounds that aren't proved."""
    assert spec.flow is not None
    proofs = Proofs(spec.flow)
    told = {i for b in spec.function.blocks if b.loop is not None for i in b.loop.hoisted}
    for block in spec.function.blocks:
        for instr in block.instrs:
            if instr.span is None or not place.covers(instr.span):
                continue
            if instr.op == "checkindex":
                for line in _unproved(proofs, instr, block):
                    yield f"{line}{_TOLD}" if instr in told else line
            elif instr.op in ("subsref", "subsasgn") and not instr.attrs.get("safe"):
                yield f"subscripts of {_base(instr)}: checked by the boxed operation"
            elif instr.op == "subsasgn" and instr.attrs.get("grow"):
                above = _positions(instr.attrs["grow"])
                line = f"growth of {_base(instr)}: {above} above its extent"
                yield f"{line}{_TOLD}" if instr in told else line


def _positions(positions: Sequence[int]) -> str:
    numbers = " and ".join(str(k + 1) for k in positions)
    return f"subscript{'s' * (len(positions) > 1)} {numbers} may be"


def _unproved(proofs: Proofs, instr: Instr, block: Block) -> Iterator[str]:
    base, *subs = instr.args
    which = instr.attrs.get("which", [])
    for k, sub in enumerate(subs):
        if sub == MAGIC_COLON or k >= len(which) or not which[k]:
            continue
        missing = []
        if not proofs.positive(sub, block):
            missing.append("at least 1")
        extent = subscripts.colon_extent(proofs.flow.type_of(base).shape, k, len(subs))
        if not instr.attrs.get("low_only") and not proofs.at_most(sub, extent, block):
            missing.append(f"at most {_extent(base, k, len(subs))}")
        what = " and ".join(missing) or "inside"
        yield f"subscript {k + 1} of {_base(instr)}: not proved to be {what}"


def _extent(base: Operand, position: int, count: int) -> str:
    """How a program asks for the bound of a subscript."""
    name = name_of(base) if isinstance(base, Value) else "it"
    return f"numel({name})" if count == 1 else f"size({name}, {position + 1})"


def _base(instr: Instr) -> str:
    name = instr.attrs.get("name")
    first = instr.args[0] if instr.args else None
    return str(name) if name else (name_of(first) if isinstance(first, Value) else "it")
