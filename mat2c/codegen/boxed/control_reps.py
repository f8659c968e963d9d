"""Representations that follow from the operation alone, whatever is inferred: truth values,
counters, comma lists.

These hold in fully boxed programs too: the result of `istrue` is a C bool and a trip count a
ptrdiff_t.
"""

from __future__ import annotations

from mat2c.ir.core import Const, Function, Instr, Operand, Value
from mat2c.types.rep import BOOL, BOXED, INDEX, LIST, Rep, scalar

_BY_OP: dict[str, Rep] = {
    "istrue": scalar(BOOL),
    "scalartrue": scalar(BOOL),
    "switchmatch": scalar(BOOL),
    "isdef": scalar(BOOL),
    "isof": scalar(BOOL),
    "persistentinit": scalar(BOOL),
    "persistentempty": scalar(BOOL),
    "globalempty": scalar(BOOL),
    "globalinit": scalar(BOOL),
    "nargin": scalar(INDEX),
    "nargout": scalar(INDEX),
    "end": scalar(INDEX),
    "trip": scalar(INDEX),
    "forfields": scalar(INDEX),
    "list": LIST,
    "outputlist": LIST,
    "throughobject": LIST,
    "forcount": scalar(INDEX),
    "listcount": scalar(INDEX),
    "countpath": scalar(INDEX),
    "celllist": LIST,
    "fieldlist": LIST,
    "subslist": LIST,
    "calllist": LIST,
    "builtinlist": LIST,
    "callhandlelist": LIST,
    "dispatchlist": LIST,
    "chainlist": LIST,
    "memberlist": LIST,
}
_COUNTED_CALLS = frozenset(
    "subslist calllist builtinlist callhandlelist dispatchlist chainlist memberlist".split()
)
_CONST = {"logical": scalar(BOOL)}


def control_reps(function: Function) -> dict[Value, Rep]:
    """The representation of each value of control; values missing from the result are ordinary.

    φs, copies and the counter's arithmetic follow their operands; a φ is optimistic until an
    operand says no.
    """
    reps: dict[Value, Rep] = {}
    pending: list[Instr] = []
    counters = {b.loop.counter for b in function.blocks if b.loop and b.loop.counter}
    amounts = _amounts(function)
    for instr in function.instrs():
        fixed = _BY_OP.get(instr.op)
        if fixed is not None and instr.targets:
            reps[instr.target] = fixed
        elif instr.op in ("phi", "copy", "loopexit"):
            pending.append(instr)
        elif instr.op == "lt" and instr.args[0] in counters:
            reps[instr.target] = scalar(BOOL)
        elif instr.op == "plus" and (instr.target in amounts or _all_index(instr, reps, counters)):
            reps[instr.target] = scalar(INDEX)
        elif instr.op in ("eq", "lt") and _all_index(instr, reps, counters):
            reps[instr.target] = scalar(BOOL)
    for counter in counters:
        reps[counter] = scalar(INDEX)
    _follow(pending, reps)
    return reps


def _amounts(function: Function) -> set[Operand]:
    """What says how many values a comma list has, or where in one a target begins."""
    amounts: set[Operand] = set()
    for instr in reversed(list(function.instrs())):
        if instr.op in _COUNTED_CALLS:
            amounts.add(instr.args[0])
        elif instr.op == "assignlist":
            amounts.update(instr.args[2:4])
        elif instr.op == "plus" and instr.target in amounts:
            amounts.update(instr.args)
    return amounts


def _all_index(instr: Instr, reps: dict[Value, Rep], counters: set[Value]) -> bool:
    """Arithmetic of counters and counts: every operand is one, or a constant, and not all are
    constants."""
    known = [
        a for a in instr.args if isinstance(a, Value) and (a in counters or _is_count(a, reps))
    ]
    return bool(known) and all(a in known or isinstance(a, Const) for a in instr.args)


def _is_count(value: Value, reps: dict[Value, Rep]) -> bool:
    definition = value.definition
    counted = definition is not None and definition.op in (
        "trip",
        "forcount",
        "listcount",
        "countpath",
        "forfields",
    )
    return counted or (
        reps.get(value) == scalar(INDEX) and definition is not None and definition.op == "plus"
    )


def _follow(pending: list[Instr], reps: dict[Value, Rep]) -> None:
    """Optimistic: a φ of logical constants and truth values is a truth value."""
    guess = {i.target: scalar(BOOL) for i in pending if i.target not in reps}
    users: dict[Value, list[Instr]] = {}
    for instr in pending:
        for source in instr.sources():
            users.setdefault(source, []).append(instr)

    def rep_of(arg: Operand) -> Rep:
        if isinstance(arg, Const):
            return _CONST.get(arg.cls, BOXED)
        assert isinstance(arg, Value)
        return reps.get(arg) or guess.get(arg, BOXED)

    work = [i for i in pending if i.target in guess]
    while work:
        instr = work.pop()
        if instr.target not in guess or all(rep_of(a) == scalar(BOOL) for a in instr.args):
            continue
        del guess[instr.target]
        work.extend(users.get(instr.target, ()))
    reps.update(guess)
