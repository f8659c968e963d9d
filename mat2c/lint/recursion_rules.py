"""Functions that call themselves on every way through them."""

from __future__ import annotations

from collections.abc import Collection

from mat2c.ir.core import Block, Function, Instr, Program, Raise
from mat2c.lint.call_rules import in_library
from mat2c.support.diagnostics import Diagnostics

_LEAVING = frozenset("error rethrow exit quit print_usage".split())


def warn_of_recursion(program: Program, diagnostics: Diagnostics) -> None:
    """Reports them at the first call."""
    files = set(program.dependencies)
    for function in program.functions.values():
        call = _first_call(function, files)
        if call is not None and not _ends_without(function):
            message = f"'{function.name}' calls itself on every way through it, without an end"
            diagnostics.warning(message, call.span, "endless-recursion")


def _first_call(function: Function, files: Collection[str]) -> Instr | None:
    found = (i for i in function.instrs() if _is_call(function, i) and i.span is not None)
    first = next(found, None)
    if first is None or first.span is None:
        return None
    path = first.span.source.path
    return first if path in files and not in_library(path) else None


def _is_call(function: Function, instr: Instr) -> bool:
    return instr.op in ("call", "calllist") and instr.attrs.get("callee") == function.name


def _ends_without(function: Function) -> bool:
    """Is there a way to the end, or to an error, that meets no call of the function itself?"""
    work, seen = [function.entry], {function.entry}
    while work:
        block = work.pop()
        if block.handler is not None:
            return True
        if _meets_call(function, block):
            continue
        if block is function.exit or isinstance(block.terminator, Raise) or _leaves(block):
            return True
        new = [b for b in block.successors() if b not in seen]
        seen.update(new)
        work += new
    return False


def _meets_call(function: Function, block: Block) -> bool:
    """Does a block call the function before it leaves?"""
    for instr in block.instrs:
        if _is_call(function, instr):
            return True
        if _is_leaving(instr):
            return False
    return False


def _leaves(block: Block) -> bool:
    return any(map(_is_leaving, block.instrs))


def _is_leaving(instr: Instr) -> bool:
    return instr.attrs.get("callee") in _LEAVING
