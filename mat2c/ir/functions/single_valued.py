"""Anonymous functions that are asked for one value call what they call for one value.

    func @anon(x) -> (varargout) varargout          func @anon(x) -> (varargout)
      %n = nargout                                    %n = nargout
      %l = calllist %n, %x {callee="f"}    becomes    %l = call %x {callee="f", nargout=1}
      return %l...                                    %v = checkout %l
                                                      return %v

A function of the program may give none, which is an error then.

Requires: SSA.  Keeps: cfg.
"""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.ir import edit
from mat2c.ir.core import Function, Instr, Return, Splat, Value
from mat2c.ir.ops import OPERATORS
from mat2c.ir.payloads.variable_payloads import Output

_SINGLE = {
    "calllist": "call",
    "builtinlist": "builtin",
    "callhandlelist": "callhandle",
    "dispatchlist": "dispatch",
    "chainlist": "chain",
    "memberlist": "member",
    "subslist": "subsref",
}
_SURE = frozenset(("feval", "arrayfun", "cellfun", "bsxfun", "horzcat", "vertcat", *OPERATORS))
"""Builtins of types that inference finds by itself."""


def ask_for_one(function: Function) -> None:
    """Rewrites the function in place, where all that it does with the list is to return it."""
    terminator = function.exit.terminator
    if function.kind != "anonymous" or not isinstance(terminator, Return):
        return
    made = _made(terminator)
    if made is None or made.op not in _SINGLE or not _gives_values(made):
        return
    if sum(made.target in tuple(instr.sources()) for instr in function.instrs()):
        return
    made.op = _SINGLE[made.op]
    made.args = made.args[1:]
    terminator.args = [_checked(function, made)]
    function.varargout = False


def _checked(function: Function, call: Instr) -> Value:
    """The value of a call, or the error that it gave none."""
    if call.op == "builtin":
        return call.target
    check = edit.made(function, "checkout", [call.target], call.span, payload=Output(1))
    for block in function.blocks:
        if call in block.instrs:
            block.instrs.insert(block.instrs.index(call) + 1, check)
    return check.target


def _made(terminator: Return) -> Instr | None:
    """What made the list that is returned."""
    last = terminator.args[-1] if len(terminator.args) == 1 else None
    value = last.value if isinstance(last, Splat) else None
    return value.definition if isinstance(value, Value) else None


def _gives_values(instr: Instr) -> bool:
    """True if a builtin that is asked for a value gives one."""
    if instr.op != "builtinlist":
        return True
    if instr.payload.callee in _SURE:
        return True
    declaration = find(instr.payload.callee)
    return declaration is not None and declaration.value and declaration.type_rule is not None
