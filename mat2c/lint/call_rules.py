"""Calls and variables without the values that they need."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.noreturn import ends
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Output
from mat2c.lint.finding import Found
from mat2c.support.resources import in_library
from mat2c.types.lattice import BOTTOM

_ON_PURPOSE = frozenset(
    "assert fail print_usage validateattributes inputname error exit quit rethrow".split()
)
"""Functions that are called to fail."""
_DEPTH = 4  # calls that are followed to an error's text


def _checkdef(flow: Flow, instr: Instr) -> Found | None:
    roots, name = _roots(instr.args[0]), instr.payload.name
    if "undef" not in roots or "param" in roots:
        return None
    if not _fails(flow, instr):
        perhaps = flow.type_of(instr.args[1]).const is None
        message = f"'{name}' has no value here on some way"
        return Found("maybe-undefined", message) if perhaps else None
    made = instr.args[0].definition if isinstance(instr.args[0], Value) else None
    first = made is not None and made.op == "phi" and flow.block_of[made].loop is not None
    when = " in the first iteration" if first and made and made.targets == [instr.args[0]] else ""
    return Found("undefined-variable", f"'{name}' has no value here{when}")


def _roots(value: Operand) -> set[str]:
    """The operations that a value comes from, through φs and exits of loops."""
    found, seen, work = set[str](), {value}, [value]
    while work:
        item = work.pop()
        made = item.definition if isinstance(item, Value) else None
        if made is not None and made.op in ("phi", "loopexit", "copy"):
            new = [a for a in made.args if a not in seen and isinstance(a, Value)]
            seen.update(new)
            work += new
        elif made is not None and isinstance(item, Value) and item.type is not None:
            if item.type.is_bottom and not item.type.maybe_undef:
                continue  # never reached
            found.add(made.op)
    return found


def _checkout(flow: Flow, instr: Instr) -> Found | None:
    payload = payload_of(instr, Output)
    output, callee = payload.output, payload.callee
    if output is None or not _fails(flow, instr):
        return None
    return Found("unset-output", f"this call of '{callee}' doesn't set its output '{output}'")


def _call(flow: Flow, instr: Instr) -> Found | None:
    spec = instr.payload.spec
    if not isinstance(spec, Specialisation) or spec.flow is None:
        return None
    missing = _missing_input(spec.flow)
    name = spec.function.name
    if missing is not None:
        param, line = missing
        where = f" in line {line}" if line else ""
        return Found("missing-input", f"'{name}' is called without '{param}', which it uses{where}")
    span = spec.function.span
    if (
        spec.returns
        or span is None
        or not in_library(Path(span.source.path))
        or name in _ON_PURPOSE
    ):
        return None
    text = next(_errors(spec, _DEPTH), "")
    why = f"this call of '{name}' always fails"
    return Found("failing-call", f"{why}: {text}" if text else why)


def _missing_input(flow: Flow) -> tuple[str, int] | None:
    """An input without a value that the function reads before anything is decided, and the line
    where it does."""
    for instr in flow.function.entry.instrs:
        if instr.op == "checkdef" and _fails(flow, instr) and _roots(instr.args[0]) == {"param"}:
            return instr.payload.name, instr.span.line if instr.span else 0
    return None


def _errors(spec: Specialisation, depth: int) -> Iterator[str]:
    """The constant texts of the errors that a function surely ends with, if there is one only."""
    assert spec.flow is not None
    found = [_text(i) for i in _failing(spec.flow)]
    texts = {text for text in found if text}
    if len(texts) == 1 and all(found):
        yield texts.pop()


def _failing(flow: Flow) -> Iterator[Instr]:
    for block in flow.function.blocks:
        if block in flow.reached:
            yield from (
                i for i in block.instrs if i.op == "builtin" and i.payload.callee == "error"
            )


def _text(instr: Instr) -> str:
    texts = [a.value for a in instr.args if isinstance(a, Const)]
    last = texts[-1] if texts and len(texts) == len(instr.args) else None
    return last if isinstance(last, str) and "%" not in last else ""


def _fails(flow: Flow, instr: Instr) -> bool:
    return ends(flow, instr, [target.type or BOTTOM for target in instr.targets])


def _output(flow: Flow, instr: Instr) -> Found | None:
    """A function's output behind all of it."""
    value = instr.args[0]
    if not isinstance(value, Value) or "undef" not in _roots(value):
        return None
    return Found("maybe-unset", f"'{value.name}' is not set on every way through the function")


RULES = {"undefif": _output, "checkdef": _checkdef, "checkout": _checkout, "call": _call}
