"""Elements of sparse matrices of which only the number is seen.

In Octave an element of a sparse matrix is a sparse 1×1 matrix, and so is its product with a number.
Where nothing tells that from the number itself, it is the number:

    %e = subsref %A, %i, %j : sparse double[1,1]      %e = subsref %A, %i, %j {number} : double[1,1]
    %p = mtimes %e, %x : sparse double[1,1]       →   %1 = mtimes %e, %x
    %t = plus %s, %p : double[1,1]                    %p = builtin %1, %e {callee="__thin__"}
                                                      %t = plus %s, %p

A sparse zero times anything is a zero, and no sparse zero is negative: `__thin__` says so.

Requires: SSA, types. Keeps: cfg. Breaks: types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Value
from mat2c.ir.edit import made
from mat2c.ir.ops import BINARY, COMPARISONS, IDENTITIES, TRUTHS
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.uses import Use, uses_of
from mat2c.support.record import replace
from mat2c.types.contents import SPARSE_CLASSES
from mat2c.types.lattice import Type

_PASSING = IDENTITIES | {"phi"}
_SCALED = frozenset("times mtimes rdivide mrdivide".split())
_AS_NUMBERS = COMPARISONS | frozenset("plus minus and or not uplus transpose ctranspose".split())
"""Operators that give the same of sparse numbers as of full ones."""
_UNSIGNED = frozenset(("uminus",))
_FUNCTIONS = frozenset("abs floor ceil round fix sign max min mod rem".split())
_SEEN_AS_NUMBERS = frozenset("plus minus mtimes rdivide".split()) | COMPARISONS
"""Operators with a full result that is the same."""
_ASKING = TRUTHS | frozenset("colon trip forvalue forcount".split())
_PRINTING = frozenset("printf fprintf sprintf".split())


def see_numbers(flow: Flow) -> bool:
    """Reads elements of sparse matrices as numbers; whether there were any."""
    if not flow.engine.has_sparse:
        return False
    web = {t for i in flow.function.instrs() for t in i.targets if _is_candidate(flow, i)}
    if not any(_is_element(flow, value.definition) for value in web):
        return False
    _settle(flow, web, uses_of(flow.function))
    if not any(_is_element(flow, value.definition) for value in web):
        return False
    for block in flow.function.blocks:
        block.instrs = [
            part
            for instr in block.instrs
            for part in (_rewritten(flow, instr, web) if _defines(instr, web) else [instr])
        ]
    return True


def _defines(instr: Instr, web: set[Value]) -> bool:
    return len(instr.targets) == 1 and instr.target in web


# --- what is only seen as a number ---------------------------------------------------------------


def _is_candidate(flow: Flow, instr: Instr) -> bool:
    """True if the result may be a sparse number, by its operation."""
    if len(instr.targets) != 1 or not flow.type_of(instr.target).is_any:
        return False
    known = flow.type_of(instr.target)
    if known.maybe_undef or (known.shape is not None and not known.is_scalar):
        return False
    computed = instr.op in _PASSING or instr.op in _SCALED | _AS_NUMBERS | _UNSIGNED
    called = instr.op == "builtin" and instr.payload.callee in _FUNCTIONS
    return computed or called or _is_element(flow, instr)


def _is_element(flow: Flow, instr: Instr | None) -> bool:
    """True if it is A(i, j) or A(k) of a sparse matrix of real numbers."""
    if instr is None or instr.op != "subsref" or not isinstance(instr.payload, Subscript):
        return False
    base = flow.type_of(instr.args[0]).sparse
    if base is None or base.may_be_complex or not 2 <= len(instr.args) <= 3:
        return False
    known = flow.type_of(instr.target) if len(instr.targets) == 1 else None
    if known is None or known.sparse is None or not known.is_scalar:
        return False
    return all(_is_number(flow.type_of(a), "double") for a in instr.args[1:])


def _is_number(t: Type, *classes: str) -> bool:
    return t.cls in (classes or SPARSE_CLASSES) and t.is_scalar and t.is_complex is False


def _settle(flow: Flow, web: set[Value], uses: Mapping[Value, Sequence[Use]]) -> None:
    """Leaves out what is not made of numbers and such values, or seen as a sparse matrix."""
    work = list(web)
    while work:
        value = work.pop()
        if value not in web or _stays(flow, value, web, uses.get(value, ())):
            continue
        web.discard(value)
        instr = value.definition
        work += [a for a in (instr.args if instr is not None else ()) if isinstance(a, Value)]
        work += [t for _, user in uses.get(value, ()) if user is not None for t in user.targets]


def _stays(flow: Flow, value: Value, web: set[Value], uses: Sequence[Use]) -> bool:
    instr = value.definition
    assert instr is not None
    operands = () if _is_element(flow, instr) else instr.args
    for a in operands:
        known = flow.type_of(a)
        if not (_is_number(known) or known.is_bottom or a in web):
            return False
    return all(user is not None and _is_blind(flow, user, value, web) for _, user in uses)


def _is_blind(flow: Flow, user: Instr, value: Value, web: set[Value]) -> bool:
    """True if an operation does the same with the number."""
    if _defines(user, web) and not _is_element(flow, user):
        return True
    if user.op in ("plus", "minus") and any(_is_number(flow.type_of(a)) for a in user.args):
        return True
    if user.op in BINARY:
        return user.op in _SEEN_AS_NUMBERS and flow.type_of(user.target).is_arithmetic
    if user.op in _ASKING:
        return True
    if user.op == "builtin":
        return user.payload.callee in _PRINTING
    places = [k for k, a in enumerate(user.args) if a is value]
    if user.op == "subsref":
        return 0 not in places and _is_array(flow, user.args[0]) and _counts(flow, value)
    if user.op != "subsasgn" or 0 in places:
        return False
    return _takes_doubles(flow, user.args[0]) and (places == [1] or _counts(flow, value))


def _counts(flow: Flow, value: Value) -> bool:
    """True if it is a number as a subscript, too."""
    known = flow.type_of(value)
    return known.sparse is not None and known.sparse.cls == "double"


def _is_array(flow: Flow, base: Operand) -> bool:
    known = flow.type_of(base)
    return known.is_arithmetic or known.sparse is not None


def _takes_doubles(flow: Flow, base: Operand) -> bool:
    """True of a full or sparse matrix of doubles that exists before: what is undefined becomes
    what is assigned to it, and one of truth values takes sparse ones only."""
    known = flow.type_of(base)
    element = known.sparse or known
    return element.cls == "double" and not known.maybe_undef


# --- the numbers themselves ----------------------------------------------------------------------


def _rewritten(flow: Flow, instr: Instr, web: set[Value]) -> list[Instr]:
    if instr.op == "subsref":
        instr.payload = replace(payload_of(instr, Subscript), number=True)
        return [instr]
    if instr.op in _PASSING or instr.op in _AS_NUMBERS:
        return [instr]
    target, raw = instr.target, flow.function.fresh()
    raw.definition, instr.targets = instr, [raw]
    zeros: list[Operand] = [Const(1.0)]  # nothing but the sign of a zero is of interest
    if instr.op in ("times", "mtimes"):
        zeros = [a for a in instr.args if a in web]
    elif instr.op in _SCALED and instr.args[0] in web:
        zeros = instr.args[:1]
    result = [instr]
    for zero in zeros:
        thin = made(
            flow.function,
            "builtin",
            [result[-1].target, zero],
            instr.span,
            payload=BuiltinCall("__thin__"),
        )
        result.append(thin)
    result[-1].targets = [target]
    target.definition = result[-1]
    return result
