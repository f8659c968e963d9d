"""Why a value is boxed, and what would change it.

The type says what is missing (class, real or complex, rank, extents); the first operand that lacks
the same is followed back to the operation where the knowledge is lost.
"""

from __future__ import annotations

import enum
from collections.abc import Callable

from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Const, Instr, Operand, Return, Value
from mat2c.opt.lazy_matrices.lazy_webs import BOTH_DECIDE, makes_diagonal
from mat2c.report.value_places import line_of, name_of
from mat2c.support.record import dataclass
from mat2c.types.lattice import ANY, Type
from mat2c.types.rep import MAX_RANK, element_of
from mat2c.types.typetext import constant, render

_NAMES = {"empty": "an empty double", "colon": "':'"}
_DEPTH = 40  # definitions that are followed back
_MAKERS = {"cellrow": "cell", "emptycell": "cell", "cellasgn": "cell", "setfield": "struct"}
_KEPT = "it stays the range or diagonal matrix that it is, for what displays or takes it"
_TAKERS = frozenset(("cellref", "celllist", "getfield", "fieldlist", "peekpath"))


class Lack(enum.Enum):
    """What keeps a value out of typed code; the text is the head of the reason."""

    CLASS = "class unknown"
    COMPLEX = "real or complex unknown"
    RANK = "rank unknown"
    EXTENTS = "extents unknown"
    INHERENT = "always boxed"
    ELEMENT = "class not typed"
    DIMENSIONS = "too many dimensions"
    UNDEFINED = "may be undefined"
    CONTEXT = "needed boxed"


UNKNOWN = (Lack.CLASS, Lack.COMPLEX, Lack.RANK, Lack.EXTENTS)


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a value is boxed. `root` is the operation at which the knowledge was lost."""

    lack: Lack
    text: str
    root: Instr | None = None


def lack_of(t: Type) -> Lack:
    """What is missing in a type for a representation of its own."""
    if t.sparse is not None:
        return Lack.INHERENT
    if t.is_any:
        return Lack.CLASS
    if not t.is_arithmetic and not t.is_bottom:
        return Lack.INHERENT
    if t.maybe_undef or t.is_bottom:
        return Lack.UNDEFINED
    if t.is_complex is None and t.cls != "double":
        return Lack.COMPLEX
    if element_of(t) is None:
        return Lack.ELEMENT
    if t.shape is None:
        return Lack.RANK
    if not t.shape.is_known:
        return Lack.EXTENTS
    return Lack.DIMENSIONS if t.shape.rank > MAX_RANK else Lack.CONTEXT


def made_of(value: Value) -> str:
    """What the defining operation always makes: "cell", "struct" or "" for anything else."""
    return "" if value.definition is None else _MAKERS.get(value.definition.op, "")


def reason(value: Value) -> Reason:
    """Why the value is boxed."""
    known = value.type or ANY
    if _is_kept(value):
        return Reason(Lack.CONTEXT, _KEPT, value.definition)
    kind = made_of(value) if known.is_any else ""
    if kind:
        return Reason(Lack.INHERENT, _inherent(kind), value.definition)
    lack = lack_of(known)
    if lack in UNKNOWN:
        root, via = _root(value, lack)
        return Reason(lack, f"{lack.value}: {_lost(root, lack)}{via}", root.definition)
    return Reason(lack, _plain(lack, known), value.definition)


_PARTS = {"struct": "its fields are", "cell": "its elements are", "handle": "its function is"}


def _inherent(kind: str) -> str:
    parts = _PARTS.get(kind)
    if parts is None:
        return f"values of class {kind} are always boxed in this version"
    return f"it is needed as a whole {kind}, or {parts} not the same everywhere"


def _plain(lack: Lack, known: Type) -> str:
    match lack:
        case Lack.INHERENT if known.sparse is not None:
            return "it is a sparse matrix, which is kept as compressed columns"
        case Lack.INHERENT:
            return _inherent({"function_handle": "handle"}.get(known.cls, known.cls))
        case Lack.ELEMENT:
            kind = f"complex {known.cls}" if known.is_complex else known.cls
            return f"values of class {kind} are always boxed in this version"
        case Lack.DIMENSIONS:
            rank = known.rank or 0
            return f"it has {rank} dimensions; typed arrays have at most {MAX_RANK}"
        case Lack.UNDEFINED:
            return "it may be undefined here"
        case _:
            return "the operation that makes or uses it works on boxed values"


# --- where knowledge is lost ------------------------------------------------------------------


def _root(value: Value, lack: Lack) -> tuple[Value, str]:
    """The first value on the way back none of whose operands lacks the same, and by which way.

    Ways that lead round a loop without end are left for the next operand.
    """
    seen = {value}
    path = [(value, _lacking(value, lack))]
    for _ in range(_DEPTH):
        at, operands = path[-1]
        fresh = next((v for v in operands if v not in seen), None)
        if fresh is not None:
            seen.add(fresh)
            path.append((fresh, _lacking(fresh, lack)))
        elif operands and len(path) > 1:
            path.pop()
        else:
            break
    at = path[-1][0]
    between = [v for v, _ in path[1:-1] if v.name and v.name not in (value.name, at.name)]
    return at, f", by way of '{between[0].name}'" if between else ""


def _lacking(value: Value, lack: Lack) -> list[Value]:
    """The operands that lack the same, or whose class is not known at all."""
    instr = value.definition
    if instr is None or instr.op in _TAKERS:
        return []
    return [
        operand
        for operand in instr.args
        if isinstance(operand, Value)
        and operand is not value
        and not made_of(operand)
        and not _is_kept(operand)
        and lack_of(operand.type or ANY) in (lack, Lack.CLASS)
    ]


def _is_kept(value: Value) -> bool:
    """True if it is boxed only as the range or diagonal matrix that it is, or what is made of
    those."""
    instr = value.definition
    if instr is None or lack_of(value.type or ANY) not in UNKNOWN:
        return False
    if instr.op == "colon" or makes_diagonal(instr):
        values = (a for a in instr.args if isinstance(a, Value))
        return not any(lack_of(a.type or ANY) in UNKNOWN for a in values)
    if instr.op not in BOTH_DECIDE:
        return False
    return any(isinstance(a, Value) and a is not value and _is_kept(a) for a in instr.args)


def _lost(value: Value, lack: Lack) -> str:
    """What the operation that defines a value does to lose the knowledge."""
    instr = value.definition
    if instr is None:
        return "it has no definition"
    at = line_of(value)
    rule = _LOST.get(instr.op)
    if rule is not None:
        return rule(instr, lack) + at
    return f"the result of {operation(instr)}{at} is not known from {_operands(instr)}"


def operation(instr: Instr) -> str:
    """An operation as a reader of the program knows it."""
    callee = instr.payload.callee
    if callee:
        return f"'{callee}'"
    return f"'{name_of(instr.targets[0])}'" if instr.targets else f"'{instr.op}'"


def _operands(instr: Instr) -> str:
    texts = [_kind(a) for a in instr.args]
    return "operands " + ", ".join(texts) if texts else "what is given"


def _kind(operand: Operand) -> str:
    if isinstance(operand, Value):
        known = operand.type or ANY
        return made_of(operand) or ("unknown class" if known.is_any else render(known))
    return _constant(operand) if isinstance(operand, Const) else "a comma list"


def _constant(operand: Const) -> str:
    known = operand.value
    return _NAMES[operand.cls] if known is None else constant(known)


def _phi(instr: Instr, lack: Lack) -> str:
    kinds: dict[str, None] = {}
    for arg in instr.args:
        kinds.setdefault(_met(arg, lack))
    meeting = " and ".join(kinds)
    if lack is Lack.CLASS and len(kinds) > 1:
        return f"different classes meet: {meeting}"
    return f"different values meet: {meeting}"


def _met(operand: Operand, lack: Lack) -> str:
    if isinstance(operand, Const):
        return _NAMES.get(operand.cls, operand.cls)
    if not isinstance(operand, Value) or operand.type is None:
        return "unknown"
    known = operand.type
    if known.is_bottom:
        return "no value"
    kind = known.cls if lack is Lack.CLASS else render(known.without_const())
    return kind + line_of(operand)


def _builtin(instr: Instr, lack: Lack) -> str:
    callee = instr.payload.callee
    given = ", ".join(_kind(a) for a in instr.args)
    return f"nothing is known of the result of '{callee}'" + (f" of {given}" if given else "")


def _call(instr: Instr, lack: Lack) -> str:
    """What a function returns is followed into it, but not through further calls."""
    callee = instr.payload.callee
    returned = _returned(instr.payload.spec)
    inner = None if returned is None else _root(returned, lack)[0]
    if inner is None or inner.definition is None or inner.definition.op in ("call", "calllist"):
        return f"'{callee}' returns a value of which that is not known"
    return f"'{callee}' returns what comes from: {_lost(inner, lack)}; called"


def _returned(spec: object) -> Value | None:
    """The first output of a specialisation of which something is not known."""
    if not isinstance(spec, Specialisation):
        return None
    last = spec.function.exit.terminator
    outputs = last.args if isinstance(last, Return) else []
    values = (v for v in outputs if isinstance(v, Value) and v.type and not v.type.is_bottom)
    return next((v for v in values if lack_of(v.type or ANY) in UNKNOWN), None)


def _says(text: str) -> Callable[[Instr, Lack], str]:
    return lambda instr, lack: text


_LOST: dict[str, Callable[[Instr, Lack], str]] = {
    "phi": _phi,
    "builtin": _builtin,
    "builtinlist": _builtin,
    "call": _call,
    "calllist": _call,
    "callhandle": _says("a call by a handle whose function is not known"),
    "unknown": _says("the function is found at run time only"),
    "cellref": _says("an element of a cell"),
    "celllist": _says("elements of a cell"),
    "getfield": _says("a field of a struct"),
    "fieldlist": _says("fields of a struct array"),
    "loadglobal": _says("a global variable"),
    "loadpersistent": _says("a persistent variable"),
    "load": _says("a variable shared with a nested function"),
    "param": _says("an input of the function"),
    "paramrest": _says("varargin"),
    "capture": _says("a captured variable"),
    "catch": _says("the error that was caught"),
    "foritem": _says("the column of a value that a loop runs over"),
    "peekpath": _says("an element of a cell or a field of a struct"),
    "assignpath": _says("a nested assignment"),
    "deletepath": _says("a nested deletion"),
}


# --- what the user could write ----------------------------------------------------------------


def advice(why: Reason) -> str:
    """One line of what could be written to change it; "" where nothing can."""
    op = "" if why.root is None else why.root.op
    match why.lack:
        case Lack.CLASS if op == "phi":
            return "use one variable for each class; let all branches assign the same class"
        case Lack.CLASS | Lack.RANK if op in ("cellref", "celllist", "getfield", "load"):
            return "convert where it is taken out, as in x = double(c{k}), and index with x(1)"
        case Lack.CLASS if op in ("param", "paramrest", "capture"):
            return "give the types of the inputs by --args, or call it with values of known class"
        case Lack.CLASS if op in ("loadglobal", "loadpersistent"):
            return "pass the value as an argument instead"
        case Lack.CLASS:
            return "wrap it in a conversion whose class is certain, as in double(…)"
        case Lack.COMPLEX:
            return "use real(…) or abs(…) where the result is real, or complex(…) where it isn't"
        case Lack.RANK | Lack.EXTENTS:
            return "give it a constant size, as in zeros(n, m), before it is used"
        case Lack.ELEMENT:
            return "use double, logical or char where the class doesn't matter"
        case Lack.UNDEFINED:
            return "assign it on every way that leads here"
        case _:
            return ""
