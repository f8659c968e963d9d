"""Matrices of constants, which the C file has as arrays.

    %1 = hcat 0.1, 0.2, 0.3, 0.4, 0.5          %2 = table {rows=5, values=[0.1, 0.2, …]}
    %2 = ctranspose %1                  becomes

What is written in brackets, and what conversions, transposes and arithmetic with a number make of
it, is computed here. Nothing stores such a matrix: it is read where the C file has it, and copied
where it is changed. Few elements are stored one by one, which C compilers see through.

Requires: types. Keeps: cfg, types. Breaks: liveness; operands that nothing needs are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import copysign, isfinite, isnan

from mat2c.infer.flow import Flow
from mat2c.infer.transfer.arith import binary
from mat2c.ir.core import MAGIC_COLON, Instr, Operand, Value
from mat2c.ir.payloads.value_payloads import Table
from mat2c.ir.uses import Use, uses_of
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.types.lattice import INTEGERS, Scalar, Type
from mat2c.types.ranges.interval_class import nearest_single, saturated
from mat2c.types.rep import Kind, rep_of
from mat2c.types.type_constructors import of_const

_LEAST = 5  # elements
_MOST = 4096
_MOST_APPENDED = 16  # elements of what is appended to: many statements may do that, one by one

Elements = tuple[Scalar, ...]
"""By column."""


def name_tables(flow: Flow) -> None:
    """Makes tables of the instructions that compute matrices of constants."""
    tables = _Tables(flow)
    instrs = list(flow.function.instrs())
    for instr in instrs:
        tables.note(instr)
    uses = uses_of(flow.function)
    for instr in instrs:
        if instr.op != "table" and tables.is_worth(instr, uses):
            elements, known = tables.known[instr.target], instr.target.type
            assert known is not None
            instr.op, instr.args, instr.payload = "table", [], _payload(elements, known)


class _Tables:
    """The matrices of constants of a function."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.known: dict[Value, Elements] = {}

    def note(self, instr: Instr) -> None:
        """Notes the elements of what an instruction computes of constants."""
        rule = _RULES.get(instr.op)
        if rule is None or len(instr.targets) != 1:
            return
        known = instr.target.type
        if known is None or rep_of(known).kind is not Kind.ARRAY or known.rank != 2:
            return
        elements = rule(self, instr, known)
        if elements is None or len(elements) != known.static_numel or len(elements) > _MOST:
            return
        own = [_as_class(x, known) for x in elements]
        if None not in own:
            self.known[instr.target] = tuple(x for x in own if x is not None)

    def is_worth(self, instr: Instr, uses: dict[Value, list[Use]]) -> bool:
        """True if the result is a table of more than a few elements; rows of a matrix whose others
        are computed are stored with these."""
        if len(instr.targets) != 1 or len(self.known.get(instr.target, ())) < _LEAST:
            return False
        users = [user for _, user in uses.get(instr.target, ())]
        if instr.op != "hcat" or not users:
            return bool(users)
        return not all(
            u is not None and u.op == "vcat" and u.target not in self.known for u in users
        )

    def extents(self, operand: Operand) -> tuple[int, int] | None:
        """The extents of an operand, where they are numbers."""
        shape = self.flow.type_of(operand).shape
        if shape is None or shape.rank != 2 or not shape.is_static:
            return None
        rows, columns = (dim.value for dim in shape.dims if dim is not None)
        return rows, columns

    def elements(self, operand: Operand) -> Elements | None:
        """The elements of an operand that is a table or a number."""
        if isinstance(operand, Value) and operand in self.known:
            return self.known[operand]
        known = self.flow.type_of(operand)
        if known.is_scalar and isinstance(known.const, (bool, int, float, complex)):
            return (known.const,)
        return None


def _written(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """A table that is one from the start."""
    assert isinstance(instr.payload, Table)
    return instr.payload.values


def _same(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """The elements of the operand in another shape, or of another class."""
    return tables.elements(instr.args[0])


def _joined(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """`[a, b, …]` or `[a; b; …]`"""
    parts = [tables.elements(a) for a in instr.args]
    extents = [tables.extents(a) for a in instr.args]
    axis = 1 if instr.op == "hcat" else 0
    across = {None if e is None else e[1 - axis] for e in extents}
    if None in parts or None in across or len(across) != 1:
        return None
    if any(tables.flow.type_of(a).cls == "char" for a in instr.args):
        return None
    given = [part for part in parts if part is not None]
    if any(e is not None and e[axis] > 1 and max(e) > _MOST_APPENDED for e in extents):
        return None
    if axis == 1:
        return tuple(x for part in given for x in part)
    return tuple(
        x
        for column in zip(
            *(_columns(p, e) for p, e in zip(given, extents, strict=True)), strict=True
        )
        for part in column
        for x in part
    )


def _columns(elements: Elements, extents: tuple[int, int] | None) -> list[Elements]:
    assert extents is not None
    rows, columns = extents
    return [elements[k * rows : (k + 1) * rows] for k in range(columns)]


def _transposed(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    elements, extents = tables.elements(instr.args[0]), tables.extents(instr.args[0])
    if elements is None or extents is None:
        return None
    if instr.op == "ctranspose":
        elements = tuple(x.conjugate() if isinstance(x, complex) else x for x in elements)
    return tuple(x for row in zip(*_columns(elements, extents), strict=True) for x in row)


def _sliced(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """x(:)"""
    whole = len(instr.args) == 2 and instr.args[1] == MAGIC_COLON
    return tables.elements(instr.args[0]) if whole else None


def _function(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """A conversion, or another shape."""
    callee = instr.payload.callee
    converts = len(instr.args) == 1 and callee == known.cls
    return tables.elements(instr.args[0]) if converts or is_reshape(instr) else None


def _computed(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    """Arithmetic of real doubles, with a number or of as many elements."""
    pair = [tables.elements(a) for a in instr.args]
    types = [tables.flow.type_of(a) for a in instr.args]
    if known.may_be_complex or any(t.cls not in ("double", "logical") for t in (*types, known)):
        return None
    if (
        pair[0] is None
        or pair[1] is None
        or max(map(len, (pair[0], pair[1]))) != known.static_numel
    ):
        return None
    if all(not t.is_scalar for t in types) and types[0].shape != types[1].shape:
        return None
    count = max(len(pair[0]), len(pair[1]))
    first, second = (part * count if len(part) == 1 else part for part in (pair[0], pair[1]))
    found = [_result(instr.op, x, y) for x, y in zip(first, second, strict=True)]
    return None if None in found else tuple(x for x in found if x is not None)


def _result(op: str, x: Scalar, y: Scalar) -> Scalar | None:
    """The result for two elements, as inference folds it."""
    if isinstance(x, (complex, str)) or isinstance(y, (complex, str)):
        return None
    found = binary(op, of_const(float(x)), of_const(float(y)))
    return found.const if isinstance(found.const, float) else None


def _negated(tables: _Tables, instr: Instr, known: Type) -> Elements | None:
    elements = tables.elements(instr.args[0])
    if elements is None or known.cls not in ("double", "single"):
        return None
    return tuple(-x for x in elements if not isinstance(x, str))


def _as_class(x: Scalar, known: Type) -> Scalar | None:
    """An element as one of the class of the array; None where that fails or is not told."""
    if isinstance(x, str):
        return None
    if known.may_be_complex:
        return complex(x) if known.cls == "double" and _is_plain(complex(x)) else None
    if isinstance(x, complex):
        return None
    if known.cls in INTEGERS:
        return saturated(known.cls, x)
    if known.cls == "logical":
        return None if isnan(x) else bool(x)
    if known.cls == "single":
        return nearest_single(float(x))
    return float(x) if known.cls == "double" else None


def _is_plain(x: complex) -> bool:
    """True if C has it as a constant: the sum of two products loses infinities and signs of 0."""
    re, im = x.real, x.imag
    signs = (re or im < 0 or copysign(1, re) > 0) and (im or copysign(1, im) > 0)
    return isfinite(re) and isfinite(im) and bool(signs)


def _payload(elements: Sequence[Scalar], known: Type) -> Table:
    assert known.shape is not None and known.shape.dims[0] is not None
    rows = known.shape.dims[0].value
    if not known.may_be_complex:
        values = tuple(x for x in elements if not isinstance(x, (complex, str)))
        return Table(rows, values, known.cls)
    parts = [complex(x) for x in elements]
    return Table(rows, tuple(p for x in parts for p in (x.real, x.imag)), known.cls, True)


_RULES: dict[str, Callable[[_Tables, Instr, Type], Elements | None]] = {
    "table": _written,
    "copy": _same,
    "hcat": _joined,
    "vcat": _joined,
    "transpose": _transposed,
    "ctranspose": _transposed,
    "subsref": _sliced,
    "builtin": _function,
    "uminus": _negated,
    "plus": _computed,
    "minus": _computed,
    "times": _computed,
    "rdivide": _computed,
}
