"""Functions of arrays that are called with one number.

    %s = builtin cumsum, %x        becomes        %s = copy %x        (%x a real scalar)
    %t = builtin sum, %x                          %t = plus %x, 0     (of -0 it is 0)
    %n = builtin norm, %x                         %n = builtin abs, %x

Functions that take matrices are called with scalars, too: then there is nothing to go over. Nor is
there in an array without elements, of which the extrema are that array.

Requires: types. Keeps: cfg, types. Breaks: liveness.
"""

from __future__ import annotations

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Splat
from mat2c.ir.payloads.call_payloads import Call
from mat2c.ir.payloads.payload import NOTHING, payload_of
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of

_MOVES = frozenset("fliplr flipud flip squeeze vec full sort circshift permute".split())
"""What gives back a number or a truth value as it is; further operands say where things go."""
_ALONE = frozenset("triu tril diag trace rot90".split())
"""The same where no further operand says more."""
_NUMBERS = frozenset("prod max min cumsum cumprod cummax cummin median mode".split())
"""What gives back a number as it is; further operands name a dimension."""
_EXTREMA = frozenset(("max", "min"))
_SUMS = frozenset(("sum", "mean"))
_LAYOUT = frozenset(("transpose", "ctranspose"))
_DOUBLE = ("double",)
_PLAIN = ("double", "logical")


def simplify_scalars(flow: Flow) -> None:
    """Rewrites such calls, in place."""
    for instr in flow.function.instrs():
        if instr.op in _LAYOUT and _is_one(flow, instr, (*_PLAIN, "single")):
            _become(instr, "copy")
        elif instr.op == "builtin" and instr.args and not instr.payload.coarse:
            _simplify(flow, instr)


def _simplify(flow: Flow, instr: Instr) -> None:
    name = instr.payload.callee
    if _is_itself(flow, instr):
        _become(instr, "copy")
    elif name in _SUMS and _is_one(flow, instr, _DOUBLE) and _names_dimension(flow, instr):
        _become(instr, "plus", Const(0.0))
    elif name == "norm" and len(instr.args) == 1 and _is_one(flow, instr, _DOUBLE):
        instr.payload = replace(payload_of(instr, Call), callee="abs")
    elif name == "all" and len(instr.args) == 1 and _is_one(flow, instr, _DOUBLE, "logical"):
        _become(instr, "ne", Const(0.0))


def _is_itself(flow: Flow, instr: Instr) -> bool:
    """True if the result is the first operand."""
    name = instr.payload.callee
    if name in _MOVES:
        return _is_one(flow, instr, _PLAIN) and _only_says_where(flow, instr)
    if name == "repmat":
        once = [flow.type_of(a).const == 1.0 for a in instr.args[1:]] == [True, True]
        return once and _is_one(flow, instr, _PLAIN)
    if name in _ALONE:
        return len(instr.args) == 1 and _is_one(flow, instr, _DOUBLE)
    if name in _EXTREMA and len(instr.args) == 1 and _is_nothing(flow, instr):
        return True
    return name in _NUMBERS and _is_one(flow, instr, _DOUBLE) and _names_dimension(flow, instr)


def _become(instr: Instr, op: str, *others: Const) -> None:
    """Makes it an operation on the first operand and some others."""
    instr.op = op
    instr.args = [instr.args[0], *others]
    instr.payload = NOTHING


def _is_one(flow: Flow, instr: Instr, classes: tuple[str, ...], result: str = "") -> bool:
    """True if the first operand is a real scalar of one of the classes, and the only target is one,
    too."""
    if len(instr.targets) != 1 or any(isinstance(a, Splat) for a in instr.args):
        return False
    source, target = flow.type_of(instr.args[0]), instr.target.type
    if target is None or not _is_scalar(source) or not _is_scalar(target):
        return False
    return source.cls in classes and target.cls == (result or source.cls)


def _is_nothing(flow: Flow, instr: Instr) -> bool:
    """True if the first operand has no elements, and the only target its extents."""
    if len(instr.targets) != 1 or isinstance(instr.args[0], Splat):
        return False
    source, target = flow.type_of(instr.args[0]), instr.target.type
    if target is None or source.shape is None or source.shape != target.shape:
        return False
    same = source.cls == target.cls and source.is_complex is target.is_complex is False
    return same and source.shape.is_static and source.static_numel == 0


def _is_scalar(t: Type) -> bool:
    return t.is_complex is False and not t.maybe_undef and rep_of(t).kind is Kind.SCALAR


def _only_says_where(flow: Flow, instr: Instr) -> bool:
    """True if the further operands are constants that such a function takes."""
    known = [flow.type_of(a) for a in instr.args[1:]]
    if instr.payload.callee == "sort":
        return all(str(t.const) in ("ascend", "descend") or _is_dimension(t) for t in known)
    if instr.payload.callee == "circshift":
        return len(known) == 1 and isinstance(known[0].const, float) and known[0].whole is not None
    if instr.payload.callee == "permute":
        return len(known) == 1 and known[0].const in ((1.0, 2.0), (2.0, 1.0))
    return all(map(_is_dimension, known))


def _names_dimension(flow: Flow, instr: Instr) -> bool:
    """True if it is f(x), f(x, dim) or, of max and min, f(x, [], dim)."""
    known = [flow.type_of(a) for a in instr.args[1:]]
    if instr.payload.callee in ("max", "min") and known:
        return len(known) == 2 and known[0].static_numel == 0 and _is_dimension(known[1])
    return not known or (len(known) == 1 and _is_dimension(known[0]))


def _is_dimension(t: Type) -> bool:
    return t.cls == "double" and t.whole is not None and 1 <= t.whole <= 2
