"""Where a dialect's meaning of a function is that of the function, the function itself is called.

    %s = call %x {callee="__sum_alike__"}    becomes    %s = builtin %x {callee="sum"}

MATLAB's sums and products of integers are integers; of all else they are Octave's, which typed
code knows much about.

Requires: types. Keeps: cfg. Breaks: types.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.infer.operands import types_of, uncounted
from mat2c.ir.core import Instr
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.support.dialect import ALIKE_BUT_FOR_INTEGERS
from mat2c.types.lattice import FLOATS

_PLAIN = FLOATS | {"logical", "char"}


def call_plainly(flow: Flow) -> bool:
    """Rewrites such calls; whether there were any."""
    found = False
    for instr in flow.function.instrs():
        name = _plain_name(flow, instr)
        if name is not None:
            nargout = instr.payload.nargout
            instr.op, instr.payload = "builtin", BuiltinCall(name, nargout=nargout)
            found = True
    return found


def _plain_name(flow: Flow, instr: Instr) -> str | None:
    if instr.op != "call" or not instr.args or uncounted(instr.args[:1]):
        return None
    name = ALIKE_BUT_FOR_INTEGERS.get(instr.payload.callee)
    return name if name is not None and types_of(flow, instr)[0].cls in _PLAIN else None
