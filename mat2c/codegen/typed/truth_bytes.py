"""Truth values that a loop reads and writes as bytes.

    a = (a & n == 2) | n == 3;      m2c_bytes(a)[i_] = (m2c_bytes(a)[i_] & (n[i_] == 2.0)) | …
    n = n + a;                      n[i_] += (double)m2c_bytes(a)[i_];

The C compiler makes vectors of bytes and comparisons together, but not of `bool` and comparisons,
and of bytes that become doubles.
"""

from __future__ import annotations

from collections.abc import Iterator

from mat2c.codegen.narrow_arith import COMPARISONS
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Operand, Tree, Value
from mat2c.lir.c_expr import Expr, call
from mat2c.types.rep import BOOL, CHAR, F64, INDEX, Kind

_LOGICAL = frozenset(("and", "or", "not"))
_PLAIN = (BOOL, CHAR, F64, INDEX)
_ARITHMETIC = frozenset("plus minus times uminus".split())
_OPERATORS = _LOGICAL | COMPARISONS.keys() | _ARITHMETIC


def mixes(frame: TypedFrame, tree: Operand) -> bool:
    """True for a logical expression of both elements that are truth values and comparisons."""
    if not isinstance(tree, Tree) or tree.op not in _LOGICAL:
        return False
    leaves = list(_leaves(tree))
    compared = any(isinstance(leaf, Tree) and leaf.op in COMPARISONS for leaf in leaves)
    return compared and any(_is_element(frame, leaf) for leaf in leaves)


def counts(frame: TypedFrame, tree: Operand) -> bool:
    """True for a numeric expression of elements some of which are truth values."""
    waiting, arithmetic = [tree], False
    while waiting:
        operand = waiting.pop()
        if arithmetic and _is_element(frame, operand):
            return True
        if isinstance(operand, Tree) and operand.op in _ARITHMETIC:
            waiting += operand.args
            arithmetic = True
    return False


def is_plain(frame: TypedFrame, operand: Operand) -> bool:
    """True if an element is computed without a call: then it may as well be computed where it is
    not needed, as `&` does."""
    waiting = [operand]
    while waiting:
        operand = waiting.pop()
        if frame.element(operand) not in _PLAIN:
            return False
        if isinstance(operand, Tree) and operand.op != "subsref":
            if operand.op not in _OPERATORS:
                return False
            waiting += operand.args
    return True


def _leaves(tree: Tree) -> Iterator[Operand]:
    waiting: list[Operand] = [tree]
    while waiting:
        operand = waiting.pop()
        if isinstance(operand, Tree) and operand.op in _LOGICAL:
            waiting += operand.args
        else:
            yield operand


def _is_element(frame: TypedFrame, leaf: Operand) -> bool:
    if isinstance(leaf, Tree) and leaf.op == "subsref":
        leaf = leaf.args[0]
    is_array = isinstance(leaf, Value) and frame.rep(leaf).kind is Kind.ARRAY
    return is_array and frame.element(leaf) is BOOL


def elements_of(frame: TypedFrame, array: Operand) -> Expr:
    """The C pointer to the elements of an array that a loop reads or writes."""
    pointer = frame.elements(array)
    return (
        call("m2c_bytes", pointer) if frame.as_bytes and frame.element(array) is BOOL else pointer
    )
