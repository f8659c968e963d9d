"""Functions that call themselves, or each other, on every way through them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from pathlib import Path

from mat2c.ir.core import Block, Function, Instr, Program, Raise
from mat2c.support.components import components
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.resources import in_library

_LEAVING = frozenset("error rethrow exit quit print_usage".split())


def warn_of_recursion(program: Program, diagnostics: Diagnostics) -> None:
    """Reports them at the first call."""
    files = set(program.dependencies)
    for circle in _circles(program.functions):
        endless = _endless(circle)
        first = next((f for f in circle if f.name in endless), None)
        call = None if first is None else _first_call(first, endless, files)
        if first is None or call is None:
            continue
        *names, last = [f"'{f.name}'" for f in circle if f.name in endless]
        who = f"{last} calls itself on every way through it"
        if names:
            who = f"{', '.join(names)} and {last} call each other on every way through them"
        diagnostics.warning(f"{who}, without an end", call.span, "endless-recursion")


def _circles(functions: Mapping[str, Function]) -> list[list[Function]]:
    """Functions that reach each other by calls, in the order of the program."""
    number = {name: k for k, name in enumerate(functions)}
    every = list(functions.values())
    called = [[number[c] for c in dict.fromkeys(_callees(f)) if c in number] for f in every]
    return [[every[k] for k in sorted(part)] for part in components(called)]


def _callees(function: Function) -> Iterable[str]:
    for instr in function.instrs():
        if instr.op in ("call", "calllist"):
            yield instr.payload.callee


def _endless(circle: list[Function]) -> set[str]:
    """The names of those that have no way without a call of one of them."""
    endless = {f.name for f in circle}
    while ending := [f.name for f in circle if f.name in endless and _ends_without(f, endless)]:
        endless.difference_update(ending)
    return endless


def _first_call(function: Function, names: Collection[str], files: Collection[str]) -> Instr | None:
    found = (i for i in function.instrs() if _is_call(names, i) and i.span is not None)
    first = next(found, None)
    if first is None or first.span is None:
        return None
    path = first.span.source.path
    return first if path in files and not in_library(Path(path)) else None


def _is_call(names: Collection[str], instr: Instr) -> bool:
    return instr.op in ("call", "calllist") and instr.payload.callee in names


def _ends_without(function: Function, names: Collection[str]) -> bool:
    """True if there is a path to the end, or to an error, that meets no call of these functions."""
    work, seen = [function.entry], {function.entry}
    while work:
        block = work.pop()
        if block.handler is not None:
            return True
        if _meets_call(names, block):
            continue
        if block is function.exit or isinstance(block.terminator, Raise) or _leaves(block):
            return True
        new = [b for b in block.successors() if b not in seen]
        seen.update(new)
        work += new
    return False


def _meets_call(names: Collection[str], block: Block) -> bool:
    """True if a block calls one of these functions before it leaves."""
    for instr in block.instrs:
        if _is_call(names, instr):
            return True
        if _is_leaving(instr):
            return False
    return False


def _leaves(block: Block) -> bool:
    return any(map(_is_leaving, block.instrs))


def _is_leaving(instr: Instr) -> bool:
    return instr.payload.callee in _LEAVING
