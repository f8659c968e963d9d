"""The types of what is made of sparse matrices: by Octave's rules, which results are sparse.

    %y = mtimes %A, %x : double[n,1]        where %A : sparse double[n,n], %x : double[n,1]
    %t = times %A, 2 : sparse double[n,n]

Classes and extents are those of the same operation on full arrays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from mat2c.builtins import find
from mat2c.builtins.families.constructors import extents_of
from mat2c.infer.callsite import CallSite, results
from mat2c.infer.operands import subscripts_of, types_of, uncounted
from mat2c.infer.transfer import arith, indexing
from mat2c.infer.transfer.concat import concatenation
from mat2c.infer.transfer.loop_types import COUNT
from mat2c.infer.transfer.plain_arrays import is_plain
from mat2c.ir.core import Instr
from mat2c.ir.ops import BINARY, COMPARISONS, UNARY
from mat2c.ir.payloads.access_payloads import Subscript
from mat2c.support.record import replace
from mat2c.types.contents import SPARSE_CLASSES, full_of, is_number, sparse_of
from mat2c.types.lattice import ANY, Type, narrowed
from mat2c.types.ranges import range_
from mat2c.types.shape import ONE, Shape, may_be
from mat2c.types.type_constructors import of_const, scalar

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

Rule = Callable[["Flow", Instr, list[Type]], "list[Type] | None"]
Answer = bool | None
_BESIDE = SPARSE_CLASSES | {"char"}
"""Classes that meet sparse matrices in operators."""
_MOST = 2  # subscripts that a sparse matrix takes


def result_of(flow: Flow, instr: Instr) -> list[Type] | None:
    """The types of the first results of an operation that makes a sparse matrix or is given one;
    None: the rules for other values tell."""
    rule = _RULES.get(instr.op) or (_CALLS.get(instr.payload.callee) if instr.args else None)
    if rule is None or uncounted(instr.args):
        return None
    types = types_of(flow, instr)
    if any(t.is_bottom for t in types):
        return None
    makes = instr.payload.callee in ("__sparse__", "__spdiags__")
    return rule(flow, instr, types) if makes or any(t.sparse for t in types) else None


# --- operators -----------------------------------------------------------------------------------


def _binary(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    a, b = types
    if any(t.sparse is None and t.cls not in _BESIDE for t in types):
        return None
    plain = all(
        t.sparse is not None or is_plain(flow, x) for t, x in zip(types, instr.args, strict=True)
    )
    sparse = _is_sparse(instr.op, a, b, plain)
    if sparse is None:
        return [ANY]
    known = narrowed(arith.binary(instr.op, full_of(a), full_of(b)))
    return [sparse_of(known) if sparse else known]


def _is_sparse(op: str, a: Type, b: Type, plain: bool) -> Answer:
    """True if the result is sparse; None where the run decides. `plain`: no operand is a diagonal
    or permutation matrix."""
    both = a.sparse is not None and b.sparse is not None
    if both and op not in ("power", "mpower"):
        return True
    if op == "times" or op in COMPARISONS or op in ("and", "or"):
        return True
    if op in ("plus", "minus"):
        return False if plain else None
    if op == "mtimes":
        return is_number(a if b.sparse else b) if plain else None
    if op in ("ldivide", "mldivide"):
        return _is_quotient(op == "mldivide", b, a, plain)
    if op in ("rdivide", "mrdivide"):
        return _is_quotient(op == "mrdivide", a, b, plain)
    return _is_power(op, a, b)


def _is_quotient(of_matrices: bool, a: Type, b: Type, plain: bool) -> Answer:
    """a over b, of which one is sparse."""
    one, other = is_number(a), is_number(b)
    if of_matrices:
        if not plain:
            return None
        if a.sparse is not None:
            return other
        return False if False in (one, other) else True if one and other else None
    if a.sparse is not None:
        return True
    return None if one is None else not one


def _is_power(op: str, a: Type, b: Type) -> Answer:
    exponent = b.const if isinstance(b.const, (bool, int, float)) else None
    if op == "mpower":
        if a.sparse is None:
            return False
        if exponent is None or b.sparse or a.sparse.cls != "double":
            return None  # powers of truth values are some of them truth values
        return exponent == int(exponent)
    if a.sparse is None:
        one = is_number(a)
        return None if one is None else not one
    if b.sparse is not None or is_number(b) is False:
        return True
    return None if exponent is None else exponent > 0


def _unary(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    return [sparse_of(narrowed(arith.unary(instr.op, full_of(types[0]))))]


def _concat(axis: int) -> Rule:
    def rule(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
        if any(t.sparse is None and t.cls not in SPARSE_CLASSES for t in types):
            return None
        return [sparse_of(narrowed(concatenation(axis, [full_of(t) for t in types])))]

    return rule


# --- elements ------------------------------------------------------------------------------------


def _subsref(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    subs = subscripts_of(flow, instr, instr.args[1:])
    if types[0].sparse is None or not subs or len(instr.targets) != 1:
        return None
    if len(subs) > _MOST:
        return [ANY]
    known = indexing.subsref(full_of(types[0]), _full_subscripts(subs))
    as_number = isinstance(instr.payload, Subscript) and instr.payload.number
    return [known if as_number else sparse_of(known)]


def _full_subscripts(subs: Sequence[indexing.Subscript]) -> list[indexing.Subscript]:
    """A mask may be a sparse one."""
    return [replace(sub, type=full_of(sub.type)) for sub in subs]


def _subsasgn(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    base, rhs = types[:2]
    subs = subscripts_of(flow, instr, instr.args[2:])
    if subs is None or base.is_bottom or base.maybe_undef:
        return None
    if base.sparse is None:  # what is full stays so
        known = indexing.subsasgn(base, full_of(rhs), _full_subscripts(subs))
        return [known] if base.cls == known.cls and base.cls in SPARSE_CLASSES else [ANY]
    if len(subs) > _MOST:
        return [ANY]
    if rhs.sparse is None and rhs.cls not in SPARSE_CLASSES:
        return [ANY]
    known = indexing.subsasgn(full_of(base), full_of(rhs), _full_subscripts(subs))
    return [sparse_of(known)] if known.is_arithmetic else [ANY]


def _subsdel(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    subs = subscripts_of(flow, instr, instr.args[1:])
    if types[0].sparse is None or subs is None:
        return None
    if len(subs) > _MOST:
        return [ANY]
    left, shape = indexing.subsdel(full_of(types[0]), subs), types[0].shape
    if len(subs) == 1 and shape is not None and may_be(shape.dim(1), 1) and not left.is_any:
        left = left.with_shape(Shape.unknown(2))  # a sparse scalar is a column here
    return [sparse_of(left)]


def _foritem(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    rows = types[0].shape.dim(0) if types[0].shape is not None else None
    return [replace(sparse_of(full_of(types[0])), shape=Shape.of(rows, 1))]


# --- calls ---------------------------------------------------------------------------------------


def _made(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """sparse (A), (m, n), (i, j, v), (i, j, v, m, n, …)"""
    if len(types) == 1:
        return [sparse_of(full_of(types[0]))]
    site = CallSite(flow, instr, types, 1)
    if len(types) == 2:
        return [sparse_of(Type("double", False, extents_of(site)))] if _numbers(types) else [ANY]
    values = full_of(types[2])
    if values.cls not in SPARSE_CLASSES or len(types) == 4:
        return [ANY]
    extents = Shape.unknown(2)
    if len(types) > 4:
        if not _numbers(types[3:5]):
            return [ANY]
        extents = Shape.of(site.integer(3), site.integer(4))
    return [sparse_of(replace(values, shape=extents, const=None))]


def _of_diagonals(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """spdiags (v, d, m, n)"""
    values = full_of(types[0])
    if len(types) != 4 or values.cls != "double" or not _numbers(types[2:]):
        return [ANY]
    site = CallSite(flow, instr, types, 1)
    extents = Shape.of(site.integer(2), site.integer(3))
    return [sparse_of(replace(values, shape=extents, const=None))]


def _numbers(types: Sequence[Type]) -> bool:
    return all(t.cls == "double" and t.is_scalar and t.is_complex is False for t in types)


def _of_first(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """A function whose result is sparse where its first argument is; others are numbers."""
    if types[0].sparse is None or any(t.cls not in SPARSE_CLASSES for t in types[1:]):
        return None
    return _as_full(flow, instr, types)


def _of_any(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """A function whose result is sparse where any argument is."""
    if any(t.sparse is None and t.cls not in SPARSE_CLASSES for t in types):
        return None
    return _as_full(flow, instr, types)


def _as_full(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """The result is a sparse one of the type that the rule for full arrays gives."""
    site = CallSite(flow, instr, [full_of(t) for t in types], max(instr.payload.nargout, 1))
    known = results(find(instr.payload.callee), site) or [ANY]
    return [sparse_of(narrowed(known[0])), *[ANY] * (len(instr.targets) - 1)]


def _repeated(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """Copies of truth values are numbers."""
    known = _of_first(flow, instr, types)
    if known is None or known[0].sparse is None:
        return known
    elements = scalar("double", is_complex=known[0].sparse.is_complex)
    return [replace(known[0], sparse=elements), *known[1:]]


def _extremum(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """Of two arguments, a full matrix makes the result full; a number does not."""
    if len(types) == 2 and not all(t.sparse or is_number(t) for t in types):
        return None
    if any(t.sparse is None and t.cls not in SPARSE_CLASSES for t in types):
        return None
    return _as_full(flow, instr, types)


def _full(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    return [full_of(types[0])]


def _count(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    return [COUNT]


def _yes(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    return [of_const(True)]


def _found(flow: Flow, instr: Instr, types: list[Type]) -> list[Type] | None:
    """[i, j, v] = find (A): columns, or rows where A is a row."""
    shape = types[0].shape
    if types[0].sparse is None or len(types) != 1 or shape is None:
        return None
    extents = Shape.of(None, None)
    if not may_be(shape.dim(0), 1) and shape.dim(0) is not None:
        extents = Shape.of(None, ONE) if not may_be(shape.dim(0), 0) else extents
    places = Type("double", False, extents, replace(range_.EXTENT, low=1.0))
    values = replace(full_of(types[0]), shape=extents)
    return [places, places, values][: max(len(instr.targets), 1)]


_RULES: dict[str, Rule] = {
    **dict.fromkeys(BINARY, _binary),
    **dict.fromkeys(UNARY, _unary),
    "hcat": _concat(1),
    "vcat": _concat(0),
    "subsref": _subsref,
    "subsasgn": _subsasgn,
    "subsdel": _subsdel,
    "foritem": _foritem,
}
_CALLS: dict[str, Rule] = {
    "__sparse__": _made,
    "__spdiags__": _of_diagonals,
    **dict.fromkeys(("full", "__full__"), _full),
    "nnz": _count,
    "nzmax": _count,
    "issparse": _yes,
    "find": _found,
    "repmat": _repeated,
    **dict.fromkeys(("max", "min"), _extremum),
    **dict.fromkeys("mod rem kron".split(), _of_any),
    **dict.fromkeys(
        """abs real imag conj sqrt sin tan floor ceil round fix sign isnan isinf double logical sum
        prod sumsq any all cumsum cumprod diag tril triu reshape""".split(),
        _of_first,
    ),
}
