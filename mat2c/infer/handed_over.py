"""Arrays that a function is handed to change them where they are, and gives back as a result.

    function p = put(p, k)        p = put(p, 3)       the storage of p goes to the function, which
      p(k) = 0;                                       writes one element, and comes back

Which these are, `Specialisation.handed` says; how a caller finds its own operands is here.
"""

from __future__ import annotations

from mat2c.infer.engine import Specialisation
from mat2c.infer.input_types import position
from mat2c.ir.core import Instr, Value
from mat2c.ir.payloads.call_payloads import DirectCall
from mat2c.ir.payloads.payload import payload_of

CALLS = frozenset(("call", "calldirect"))


def handed(instr: Instr) -> dict[int, int]:
    """Of a call: the number of each target that comes in the storage of an operand, and that
    operand's."""
    if instr.op not in CALLS:
        return {}
    spec = instr.payload.spec
    if not isinstance(spec, Specialisation) or not spec.handed:
        return {}
    places = operand_places(instr, spec)
    return {k: places[i] for k, i in spec.handed.items() if k < len(instr.targets)}


def operand_places(instr: Instr, spec: Specialisation) -> list[int]:
    """Where the operands of a call are that its function's arguments are, captured ones first."""
    if instr.op == "call":
        return list(range(len(spec.signature.args)))
    own = 1 + payload_of(instr, DirectCall).own
    return [*range(own, len(instr.args)), *range(1, own)]


def parameters(spec: Specialisation) -> dict[int, Value]:
    """The parameters that a call gives, by their place in the signature."""
    first, count = len(spec.function.captures), len(spec.signature.args)
    places = {
        first + position(instr): instr.target
        for instr in spec.function.instrs()
        if instr.op == "param"
    }
    return {i: value for i, value in places.items() if i < count}


def callable_directly(spec: Specialisation) -> bool:
    """True if the specialisation has a typed interface."""
    function = spec.function
    if function.varargin or function.varargout:
        return False
    if any(instr.op == "isargout" for instr in function.instrs()):  # only boxed forms are told
        return False
    wanted = max(spec.signature.nargout, 1)
    return not any(t.is_bottom and t.maybe_undef for t in spec.outputs[:wanted])
