"""Which functions a running program may find by a name that it computes: `feval(name)`,
`str2func(name)`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from mat2c.builtins.callers import CALLERS, PLACES
from mat2c.ir.core import Const, Function, Instr, Operand, Program, Splat, Value
from mat2c.ir.payloads.call_payloads import HandleOf
from mat2c.ir.payloads.payload import payload_of

_WORD = re.compile(r"[A-Za-z_]\w*")


def found_by_name(program: Program, functions: Iterable[Function]) -> frozenset[str]:
    """The program's functions that calls in these ones may find; where types are known, a handle
    is no name."""
    calls = list(calls_by_name(functions))
    if any(is_computed(c) for c in calls):
        return program.named
    return program.named & texts(program) if calls else frozenset()


def calls_by_name(functions: Iterable[Function]) -> Iterator[Instr]:
    """What takes the name of a function, and the handles of functions that are not known yet."""
    for function in functions:
        for instr in function.instrs():
            if instr.op in ("builtin", "builtinlist"):
                if instr.payload.callee in CALLERS and _asks(instr):
                    yield instr
            elif instr.op == "handle" and (
                payload_of(instr, HandleOf).kind == "unknown" or instr.payload.callee in CALLERS
            ):
                yield instr


def _asks(instr: Instr) -> bool:
    """Without arguments, it may ask for the function that it is in."""
    asked = _functions_of(instr)
    return any(map(_may_name, asked)) or not instr.args or _counts_inputs(instr)


def _counts_inputs(instr: Instr) -> bool:
    """True if it looks up the name that a handle has, too."""
    return instr.payload.callee in ("nargin", "nargout")


def is_computed(instr: Instr) -> bool:
    """True if what it calls may be none of the program's texts, nor a handle that is made in
    place."""
    if instr.op == "handle":
        return payload_of(instr, HandleOf).kind != "unknown"
    asked = [a for a in _functions_of(instr) if not isinstance(a, Const)]
    return any(map(_may_name, asked)) or (_counts_inputs(instr) and bool(asked))


def _functions_of(instr: Instr) -> Sequence[Operand]:
    """The arguments that are the function, or its name."""
    args = instr.args[1:] if instr.op == "builtinlist" else instr.args
    if any(isinstance(a, Splat) for a in args):
        return args
    return args[PLACES.get(instr.payload.callee, slice(1))]


def _may_name(operand: Operand) -> bool:
    if not isinstance(operand, Value):
        return True
    if operand.definition is not None and operand.definition.op in ("handle", "closure"):
        return False
    return operand.type is None or operand.type.cls in ("any", "char", "cell")


def texts(program: Program) -> set[str]:
    """The names among the program's constants."""
    return {text for function in program.functions.values() for text in _constants(function)}


def _constants(function: Function) -> Iterator[str]:
    for instr in function.instrs():
        if instr.op == "handle" and payload_of(instr, HandleOf).kind == "unknown":
            yield instr.payload.callee
        for arg in instr.args:
            if isinstance(arg, Const) and isinstance(arg.value, str):
                yield from (arg.value, *_WORD.findall(arg.value.replace("s.Map", "s_Map")))
