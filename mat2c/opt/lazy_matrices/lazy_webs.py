"""Where ranges and diagonal matrices may come from: through φs, updates and results of calls.

    %P.1 = builtin %n {callee="eye"} : double[n,n]
    %P.2 = phi %P.1, %P.3                             all three become boxed, since the way that
    %P.3 = subsasgn %P.2, %x, 1, (:)                  was taken decides how P is displayed
    display %P.2

Requires: types.  Keeps: cfg.  Breaks: liveness.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.infer.handed_over import operand_places
from mat2c.ir.core import MAGIC_COLON, Const, Instr, Operand, Splat, Value
from mat2c.ir.ops import IDENTITIES
from mat2c.ir.payloads.call_payloads import Invocation
from mat2c.ir.payloads.payload import payload_of
from mat2c.ir.payloads.variable_payloads import Parameter
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of

# Operations and functions whose result may be a diagonal or permutation matrix, if operands are.
FIRST_DECIDES = frozenset(
    "transpose ctranspose uminus uplus mpower subsref subsasgn foritem".split()
)
BOTH_DECIDE = frozenset("plus minus mtimes mrdivide mldivide".split())
_MAKERS = frozenset(("eye", "diag"))
_TAKEN = frozenset(("cellref", "getfield"))
_DIAGONAL = frozenset(("double", "single"))  # classes of diagonal matrices
KEEPERS = frozenset(
    """inv inverse pinv abs real imag conj sqrt double single squeeze permute horzcat vertcat
    circshift flip fliplr flipud rot90 sortrows""".split()
)
CALLS = frozenset(("call", "calldirect"))
ARRIVING = CALLS | {"param", "subsref", "callhandle"}
_INDIRECT = frozenset(("subsref", "callhandle"))
PASSING = IDENTITIES | {"undefif"}


def origin(value: Value) -> Value:
    """The value that copies and checks pass on."""
    while value.definition is not None and value.definition.op in PASSING:
        source = value.definition.args[0]
        if not isinstance(source, Value):
            return value
        value = source
    return value


def called(instr: Instr) -> Specialisation | None:
    """What a call surely calls, by its name or through a handle."""
    spec = instr.payload.spec
    if not isinstance(spec, Specialisation):
        return None
    if instr.op in _INDIRECT and any(isinstance(a, Splat) or a == MAGIC_COLON for a in instr.args):
        return None
    return spec if instr.op in CALLS or instr.op in _INDIRECT else None


def places_given(call: Instr, spec: Specialisation) -> list[tuple[int, int]]:
    """The places of the arguments that a call gives, each with the number of its operand; a handle
    gives what it has captured by itself."""
    if call.op not in _INDIRECT:
        return list(enumerate(operand_places(call, spec)))
    first = len(spec.function.captures)
    given = min(len(call.args) - 1, len(spec.signature.args) - first)
    return [(first + k, k + 1) for k in range(given)]


def comes_special(operand: Operand) -> bool:
    """True if it is a result of a call, or an argument, that comes boxed, since it may be
    special."""
    if not isinstance(operand, Value):
        return False
    value = origin(operand)
    made = value.definition
    if made is None or made.op not in ARRIVING:
        return False
    if made.op == "param":
        return payload_of(made, Parameter).special
    return made.targets.index(value) in payload_of(made, Invocation).special


def shows(instr: Instr) -> bool:
    """True if it displays its operands, or tells their type."""
    told = instr.op in ("builtin", "builtinlist") and instr.payload.callee in ("disp", "typeinfo")
    return instr.op == "display" or told


def as_boxed(t: Type) -> Type:
    """The type of an array that stays in its box."""
    return replace(t, shape=None, const=None)


def box(value: Value) -> None:
    known = value.type
    if known is not None and rep_of(known.defined()).kind is Kind.ARRAY:
        value.type = as_boxed(known)


def special_web(
    flow: Flow, operand: Operand, results: Callable[[Value], bool] = comes_special
) -> set[Value]:
    """Of the arrays that an operand may be or may be calculated from, those that may be special."""
    inputs = _inputs(operand)
    found = {v for v in inputs if _is_maker(flow, v) or _is_boxed_array(v) or results(v)}
    users: dict[Value, list[Value]] = {v: [] for v in inputs}
    for user, sources in inputs.items():
        for source in sources:
            users[source].append(user)
    work = list(found)
    while work:
        for user in users[work.pop()]:
            if user not in found and _carries(user, inputs[user], found):
                found.add(user)
                work.append(user)
    return found


def _inputs(operand: Operand) -> dict[Value, list[Value]]:
    """The arrays behind an operand, and those that each may owe to be special."""
    inputs: dict[Value, list[Value]] = {}
    work = [operand]
    while work:
        value = work.pop()
        if not isinstance(value, Value) or value in inputs or not _is_array(value):
            continue
        instr = value.definition
        inputs[value] = [] if instr is None else [v for v in _deciding(instr) if _is_array(v)]
        work.extend(inputs[value])
    return inputs


def _is_array(value: Value) -> bool:
    """True if it is an array, where it is defined."""
    typed = value.type is not None and rep_of(value.type.defined()).kind is Kind.ARRAY
    return typed or _is_boxed_array(value) or comes_special(value)


def _is_boxed_array(value: Value) -> bool:
    """It may be one that `box` has seen."""
    known = value.type
    if known is None or not known.is_arithmetic:
        return False
    return rep_of(known.defined()).kind is Kind.BOXED


def _deciding(instr: Instr) -> list[Value]:
    """The operands that decide whether the result may be special."""
    args = [a for a in instr.args if isinstance(a, Value)]
    if instr.op == "phi" or instr.op in BOTH_DECIDE or instr.op == "times":
        return args
    first = instr.op in PASSING or instr.op in FIRST_DECIDES
    return args[:1] if first or instr.payload.callee in KEEPERS else []


def _carries(value: Value, inputs: list[Value], found: set[Value]) -> bool:
    instr = value.definition
    if instr is None or not inputs:
        return False
    return (all if instr.op in BOTH_DECIDE else any)(v in found for v in inputs)


def makes_special(flow: Flow, instr: Instr) -> bool:
    """True if it makes something special. A range from a whole number in steps of 1 is displayed as
    any row is."""
    if instr.op == "colon":
        return not all(flow.type_of(a).range.is_integer for a in instr.args) or len(instr.args) > 2
    return makes_diagonal(instr)


def _is_maker(flow: Flow, value: Value) -> bool:
    """True if it may be special by itself."""
    instr = value.definition
    if instr is None:
        return False
    return makes_special(flow, instr) or _may_be_kept_special(value, instr)


def _may_be_kept_special(value: Value, instr: Instr) -> bool:
    """What has been stored in a cell or field is there as it was."""
    known = value.type
    if known is None or known.cls not in _DIAGONAL or known.is_scalar is True:
        return False
    return instr.op in _TAKEN


def makes_diagonal(instr: Instr) -> bool:
    """eye(…) and diag(v) do; diag(v, k) only on the main diagonal."""
    if instr.op != "builtin" or instr.payload.callee not in _MAKERS:
        return False
    if instr.payload.callee == "eye" or len(instr.args) != 2:
        return True
    return _may_be_0(instr.args[1])


def _may_be_0(operand: Operand) -> bool:
    if isinstance(operand, Const):
        return operand.value == 0
    known = operand.type if isinstance(operand, Value) else None
    return known is None or not isinstance(known.const, float) or known.const == 0
