"""Updates of variables that live outside of a function's frame: globals, persistent and shared
variables.

    %2 = loadglobal {name="g"}
    %3 = subsasgn %2, 5, 2
    storeglobal %3 {name="g"}

The update is in place where the variable's own reference is given up first; an error gives it back.
"""

from __future__ import annotations

from mat2c.ir.core import Function, Instr, Value
from mat2c.ir.ops import OPS
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Nonlocal
from mat2c.support.record import replace
from mat2c.types.traits import InPlace

_LOADS = {"storeglobal": "loadglobal", "storepersistent": "loadpersistent", "store": "load"}
_KEYS = ("name", "slot", "owner")


def outside_updates(function: Function) -> dict[Instr, Instr]:
    """Updates whose base was loaded and whose result is stored right behind, with the stores."""
    found: dict[Instr, Instr] = {}
    for block in function.blocks:
        for update, store in zip(block.instrs, block.instrs[1:], strict=False):
            if store.op in _LOADS and OPS[update.op].in_place is InPlace.UPDATE:
                load = _origin(update)
                if load is not None and _matches(load, update, store):
                    found[update] = store
    return found


def _origin(update: Instr) -> Instr | None:
    """What loaded the base, seen through the check that it is defined."""
    base = update.args[0]
    definition = base.definition if isinstance(base, Value) else None
    while definition is not None and definition.op == "checkdef":
        source = definition.args[0]
        definition = source.definition if isinstance(source, Value) else None
    return definition


def _matches(load: Instr, update: Instr, store: Instr) -> bool:
    if load.op != _LOADS[store.op] or store.args[0] is not update.target:
        return False
    same = replace(payload_of(load, Nonlocal), stored=True) == replace(
        payload_of(store, Nonlocal), stored=True
    )
    return same and update.args[0] not in update.args[1:]
