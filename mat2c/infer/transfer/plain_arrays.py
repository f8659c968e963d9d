"""Which arrays surely are no diagonal or permutation matrices, which Octave keeps as such: typed
code has their elements, but sums and products of a sparse matrix and one of them are sparse.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.ir.core import Operand, Program, Value
from mat2c.ir.ops import IDENTITIES

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_MAKERS = frozenset("eye diag svd lu qr eig inv inverse pinv hess schur qz balance chol".split())
_ARRIVING = frozenset(
    """param call calldirect callhandle cellref getfield celllist list fieldlist load loadglobal
    loadpersistent readchain""".split()
)
_FIRST = IDENTITIES | frozenset(
    "undefif loopexit transpose ctranspose uminus uplus subsref subsasgn subsdel foritem".split()
)
_ALL = frozenset("phi plus minus times mtimes mrdivide mldivide rdivide hcat vcat".split())


def makes_diagonal(program: Program) -> bool:
    """True if the program calls a function that may make a diagonal or permutation matrix."""
    return any(
        instr.payload.callee in _MAKERS or instr.op == "mpower"
        for function in program.functions.values()
        for instr in function.instrs()
    )


def is_plain(flow: Flow, operand: Operand, arrives_plain: bool = False) -> bool:
    """True if it surely is no diagonal or permutation matrix, maybe for what arrives from calls,
    cells and fields, too."""
    if not flow.engine.has_diagonals:
        return True
    seen, work = set[Value](), [operand]
    while work:
        value = work.pop()
        if not isinstance(value, Value) or value in seen:
            continue
        seen.add(value)
        instr = value.definition
        if instr is None or instr.op == "mpower":
            return False
        if instr.op in _ARRIVING:
            if not arrives_plain:
                return False
            continue
        if instr.op in _FIRST:
            work.append(instr.args[0])
        elif instr.op in _ALL:
            work.extend(instr.args)
        elif instr.op == "builtin":
            if instr.payload.callee in _MAKERS:
                return False
            work.extend(instr.args)
    return True
