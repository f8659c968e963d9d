"""What the report's page shows, as plain data: the facts of a listed C file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import PurePath

from mat2c.build.code_size import CodeSize
from mat2c.codegen.c_listing import Listing, Subject
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Function, Value
from mat2c.report.boxed_reasons import advice, reason
from mat2c.report.boxed_values import Representations
from mat2c.report.costs import Prepared, Remark
from mat2c.report.page.call_graph import CallGraph, call_graph, deepest
from mat2c.report.page.frame_picture import (
    FramePicture,
    frame_picture,
    frame_timeline,
    is_nowhere,
)
from mat2c.report.page.lifetimes import Timeline
from mat2c.report.plain_types import in_words
from mat2c.report.value_places import is_users, name_of
from mat2c.report.value_words import kept, place_of_group, reason_of_group
from mat2c.storage.model import Group, StoragePlan, Variable
from mat2c.support.diagnostics import Source, Span
from mat2c.support.record import dataclass
from mat2c.types.lattice import ANY, Type, joined
from mat2c.types.rep import BOXED, Kind
from mat2c.types.typetext import render

_SHARERS = 6  # names that are listed
_PLACES = {"scalar": "a local variable", "boxed": "in a box of its own"}


@dataclass(frozen=True, slots=True)
class VariableFacts:
    """One variable of a function."""

    name: str
    notation: str
    words: str
    kept: str
    place: str
    why: str
    cure: str
    shares: list[str]
    lines: str


@dataclass(frozen=True, slots=True)
class FunctionFacts:
    """One function of the C file; `label` tells it from others of its name. `calls` and `callers`
    are numbers of others; `heap` are the sizes of blocks on the heap, in bytes."""

    number: int
    name: str
    label: str
    types: str
    form: str
    file: int
    line: int
    c_first: int
    c_last: int
    calls: list[int]
    callers: list[int]
    variables: list[VariableFacts]
    scalars: int
    picture: FramePicture | None
    stack: int
    unshared: int
    heap: list[str]


@dataclass(frozen=True, slots=True)
class PageFacts:
    """The whole page. `runs` are (first line of C, file, line of it) in order; a line 0 belongs to
    no line of the program."""

    title: str
    version: str
    typed: int
    values: int
    sources: list[Source]
    c_text: str
    runs: list[tuple[int, int, int]]
    functions: list[FunctionFacts]
    graph: CallGraph | None
    remarks: list[Remark]
    stack: int
    chain: list[str]
    size: CodeSize | None


def page_facts(
    title: str,
    version: str,
    shares: tuple[int, int],
    c_text: str,
    listing: Listing,
    prepared: Prepared,
    remarks: Sequence[Remark],
    size: CodeSize | None = None,
) -> PageFacts:
    """Gathers what the page shows; `shares` are the typed and all values, `size` is that of the
    machine code, where it was made."""
    sources = _sources(listing, remarks, title)
    count = c_text.count("\n")
    functions = _functions(listing, prepared, sources, count)
    calls = {f.number: f.calls for f in functions}
    stack, chain = deepest({f.number: f.stack for f in functions}, calls)
    return PageFacts(
        title,
        version,
        *shares,
        sources,
        c_text,
        _runs(listing, sources),
        functions,
        call_graph(calls),
        list(remarks),
        stack,
        [functions[number].label for number in chain],
        size,
    )


def _sources(listing: Listing, remarks: Sequence[Remark], main: str) -> list[Source]:
    """The program's own files, the main one first."""
    found: dict[Source, None] = {}
    for subject in [s for _, s in listing.starts] + [r.span for r in remarks]:
        span = _span(subject)
        if span is not None and is_users(span):
            found[span.source] = None
    return sorted(found, key=lambda source: PurePath(source.path).name != main)


def _span(subject: Subject) -> Span | None:
    if isinstance(subject, Specialisation):
        return subject.function.span
    return subject.span if isinstance(subject, Function) else subject


def _runs(listing: Listing, sources: Sequence[Source]) -> list[tuple[int, int, int]]:
    """Where each line of C comes from."""
    numbers = {source: k for k, source in enumerate(sources)}
    found = []
    for first, subject in listing.starts:
        span = _span(subject)
        if span is not None and span.source in numbers:
            found.append((first, numbers[span.source], span.line))
        else:
            found.append((first, 0, 0))
    return found


def _functions(
    listing: Listing, prepared: Prepared, sources: Sequence[Source], count: int
) -> list[FunctionFacts]:
    """The functions in the order of the C file."""
    places = [(n, s) for n, s in listing.starts if not isinstance(s, Span)]
    ends = [n - 1 for n, _ in places[1:]] + [count]
    bodies = [(n, end, s) for (n, s), end in zip(places, ends, strict=True) if s is not None]
    numbers = {subject: k for k, (_, _, subject) in enumerate(bodies)}
    named = {s.name: k for s, k in numbers.items() if isinstance(s, Function)}
    calls = [_calls(subject, numbers, named) for _, _, subject in bodies]
    callers: list[list[int]] = [[] for _ in bodies]
    for k, called in enumerate(calls):
        for callee in called:
            callers[callee].append(k)
    found = []
    for k, (first, last, subject) in enumerate(bodies):
        assert isinstance(subject, (Specialisation, Function))
        span = _span(subject)
        file = sources.index(span.source) if span is not None and span.source in sources else -1
        place = (file, span.line if span is not None else 0, first, last, calls[k], callers[k])
        found.append(_function(k, subject, place, prepared))
    return found


def _calls(
    subject: Subject,
    numbers: Mapping[Specialisation | Function, int],
    named: Mapping[str, int],
) -> list[int]:
    """What a function calls: specialisations, and boxed forms by the function's name."""
    function = subject.function if isinstance(subject, Specialisation) else subject
    if not isinstance(function, Function):
        return []
    found: dict[int, None] = {}
    for instr in function.instrs():
        callee = instr.payload.spec
        if isinstance(callee, Specialisation) and callee in numbers:
            found[numbers[callee]] = None
        elif instr.op in ("call", "calllist") and instr.payload.callee in named:
            found[named[instr.payload.callee]] = None
    return list(found)


def _function(
    number: int,
    subject: Specialisation | Function,
    place: tuple[int, int, int, int, list[int], list[int]],
    prepared: Prepared,
) -> FunctionFacts:
    if isinstance(subject, Function):
        name = subject.title or subject.name
        return FunctionFacts(
            number, name, f"{name} (boxed)", "", "boxed", *place, [], 0, None, 0, 0, []
        )
    plan, reps = prepared[subject]
    name = subject.function.title or subject.function.name
    time = frame_timeline(subject.function, plan)
    arrays = plan.arenas.values()
    real = [v for v in plan.variables if not is_nowhere(v.members)]
    shown = [v for v in real if v.name or v.kind != "scalar"]
    return FunctionFacts(
        number,
        name,
        name if subject.number == 1 else f"{name} #{subject.number}",
        ", ".join(render(t) for t in subject.signature.args),
        "typed",
        *place,
        [_variable(v, plan, reps, time) for v in shown],
        len(real) - len(shown),
        frame_picture(plan, time),
        sum(arena.placed for arena in arrays),
        sum(arena.unshared for arena in arrays),
        [_size(g) for g in plan.groups if g.kind in ("heap", "fixed")],
    )


def _size(group: Group) -> str:
    return "?" if group.size is None else str(group.size)


def _variable(
    variable: Variable, plan: StoragePlan, reps: Representations, time: Timeline
) -> VariableFacts:
    first = variable.members[0]
    known = joined(_type(value) for value in variable.members)
    group = plan.group_of[first]
    rep = reps.get(first, BOXED)
    why, cure = reason_of_group(group), ""
    if rep.kind is Kind.BOXED:
        known_reason = reason(first)
        why, cure = known_reason.text, advice(known_reason)
    names = [v.name or name_of(v.members[0]) for v in group.variables if v is not variable]
    shares = [n for n in dict.fromkeys(names) if n != variable.name]
    life = time.alive(variable.members)
    lines = sorted({time.lines[k] for a, b in life for k in (a, b - 1)} - {0})
    place = _PLACES.get(group.kind) or place_of_group(group)
    if group.kind not in _PLACES and isinstance(group.size, int):
        place += f", {group.size} bytes"
    return VariableFacts(
        variable.name or name_of(first),
        render(known),
        in_words(known),
        kept(rep),
        place,
        why,
        cure,
        shares[:_SHARERS],
        f"{lines[0]}–{lines[-1]}" if len(lines) > 1 else "".join(map(str, lines)),
    )


def _type(value: Value) -> Type:
    return value.type or ANY
