"""What reports call a value, and where it stands in the program."""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.ir.core import Block, Function, Instr, Value
from mat2c.support.diagnostics import Span
from mat2c.support.resources import stdlib_dir

_JOINING = ("phi", "loopexit")  # these stand for other values
_WIDTH = 40  # characters of an expression that a message quotes


def name_of(value: Value) -> str:
    """The variable, or for a temporary the expression as written."""
    if value.name:
        return value.name
    instr = value.definition
    if instr is None or instr.span is None:
        return "an intermediate value"
    if instr.op == "catch":
        return "the caught error"
    if instr.op in ("builtin", "call"):
        return f"{instr.payload.callee}(…)"
    text = " ".join(quoted(instr.span).split())
    if instr.op == "trip":
        text = f"rounds of the loop over {text}"
    return text if len(text) <= _WIDTH else text[: _WIDTH - 1] + "…"


def quoted(span: Span) -> str:
    """The text of a span."""
    return span.source.text[span.start : span.end]


def where(instr: Instr, block: Block, function: Function) -> Span | None:
    """Where an instruction stands.

    A φ, or what leaves a loop, stands where the first of the values is defined that it stands for;
    what has no place at all, at the next instruction of its block that has one.
    """
    if instr.span is not None:
        return instr.span
    known = _joined_places(instr) if instr.op in _JOINING else []
    if known:
        return min(known, key=lambda span: span.start)
    return next((i.span for i in block.instrs if i.span is not None), function.span)


def _joined_places(joining: Instr) -> list[Span]:
    """The places of an instruction's sources; of those that join values themselves, of theirs."""
    found: list[Span] = []
    seen, waiting = {joining}, [joining]
    while waiting:
        for value in waiting.pop().sources():
            instr = value.definition
            if instr is None or instr in seen:
                continue
            seen.add(instr)
            if instr.span is not None:
                found.append(instr.span)
            elif instr.op in _JOINING:
                waiting.append(instr)
    return found


def defined(function: Function) -> Iterator[tuple[Value, Instr, Span | None]]:
    """All values that a function defines, with their places; not those of control, nor those of
    loops for what is no value of the type that it was tested for."""
    control = _control(function)
    for block in function.blocks:
        if block.rare:
            continue
        for instr in block.instrs:
            span = where(instr, block, function)
            for target in instr.targets:
                if target not in control:
                    yield target, instr, span


def _control(function: Function) -> set[Value]:
    """Values that no one wrote: the counters of loops, and whether variables are defined."""
    found: set[Value] = set()
    for instr in function.instrs():
        if instr.op == "phi" and not instr.target.name:
            found |= {instr.target, *(v for v in instr.sources() if not v.name)}
        elif instr.op in ("checkdef", "undefif") and isinstance(instr.args[1], Value):
            found.add(instr.args[1])
        elif instr.op in ("isdef", "isof", "peekfield"):
            found.update(instr.targets)
    return found


def is_users(span: Span | None) -> bool:
    """True if it is in a file of the program, and not in the library that comes with mat2c."""
    return span is not None and not span.source.path.startswith(str(stdlib_dir()))


def line_of(value: Value) -> str:
    """` (line 3)`, where the definition has a place."""
    instr = value.definition
    return f" (line {instr.span.line})" if instr is not None and instr.span is not None else ""
