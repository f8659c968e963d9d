"""Methods of containers.Map are functions.

    %1 = getfield %m {field="isKey"}       becomes       %2 = builtin %m, %k {callee="isKey"}
    %2 = subsref %1, %k

where %m surely is a map: what the functions give is known.

Requires: SSA, types. Keeps: cfg. Breaks: types.
"""

from __future__ import annotations

from mat2c.builtins.families.aggregate import MAP_METHODS
from mat2c.infer.flow import Flow
from mat2c.ir.core import Instr, Splat, Value
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.uses import Use, uses_of


def call_map_methods(flow: Flow) -> bool:
    """Whether there were such calls."""
    found = [instr for instr in flow.function.instrs() if _is_method(flow, instr)]
    if not found:
        return False
    uses = uses_of(flow.function)
    changed = [_become_call(instr, uses.get(instr.target, [])) for instr in found]
    return any(changed)


def _is_method(flow: Flow, instr: Instr) -> bool:
    if instr.op != "getfield" or len(instr.args) != 1:
        return False
    return instr.payload.field in MAP_METHODS and flow.type_of(instr.args[0]).cls == "map"


def _become_call(read: Instr, users: list[Use]) -> bool:
    """The call takes the place of the subscripts behind the name, or of the name alone."""
    name, called = str(read.payload.field), read
    if len(users) == 1 and (user := users[0][1]) is not None and _subscripts(user, read.target):
        called = user
    args = called.args[1:] if called is not read else []
    if len(args) != MAP_METHODS[name] or any(isinstance(a, Splat) for a in args):
        return False
    base = read.args[0]
    if called is not read:
        read.op, read.args, read.payload = "undef", [], NOTHING
    called.op, called.args = "builtin", [base, *args]
    called.payload = BuiltinCall(name)
    return True


def _subscripts(user: Instr, name: Value) -> bool:
    return user.op == "subsref" and user.args[0] is name and len(user.targets) == 1
