"""What may be a sparse matrix, in programs that make some.

The rules of operations and functions are about full arrays. A result of theirs that a sparse
operand makes sparse is of an unknown class, if `sparse_results` doesn't know better:

    %m = gt %A, 0 : logical[?,?]      becomes      %m = gt %A, 0 : any      where %A : any
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mat2c.infer.transfer.sparse_results import result_of
from mat2c.ir.core import Const, Instr, Program
from mat2c.ir.ops import BINARY, UNARY
from mat2c.types.contents import SPARSE_CLASSES
from mat2c.types.lattice import ANY, Type

if TYPE_CHECKING:
    from mat2c.infer.flow import Flow

_MAKERS = frozenset(("__sparse__", "__spdiags__"))
_CARRYING = frozenset((*BINARY, *UNARY, "hcat", "vcat", "foritem", "builtin"))
"""Operations whose result a sparse operand may make sparse, where their rules say otherwise."""
_ALWAYS_FULL = frozenset(
    """size numel rows columns ndims length isempty issparse isreal iscomplex isnumeric islogical
    isfloat isa ischar iscell isstruct is_function_handle isvector isscalar isrow iscolumn ismatrix
    issquare isargout isfield isequal size_equal nnz nzmax find full norm strcmp
    validatestring""".split()
)


def makes_sparse(program: Program) -> bool:
    """True if the program calls a function that makes a sparse matrix of full ones."""
    return any(
        instr.payload.callee in _MAKERS
        or (instr.payload.callee == "accumarray" and len(instr.args) >= 6)
        for function in program.functions.values()
        for instr in function.instrs()
    )


def may_be_sparse(t: Type) -> bool:
    """True if it may be a sparse matrix, or have one in it."""
    if t.is_any or t.cls in ("map", "object"):
        return True
    if t.cls == "cell":
        return t.elem is None or may_be_sparse(t.elem)
    if t.cls == "struct":
        each = t.any_field()
        return each is None or may_be_sparse(each)
    if t.cls == "function_handle":
        captured = [part for target in t.targets or () for part in target.captured]
        return t.targets is None or any(map(may_be_sparse, captured))
    return False


def guarded(flow: Flow, instr: Instr, known: list[Type]) -> list[Type]:
    """The types of the results, those that may be sparse being of no class; `known` are those that
    the rules for full arrays give."""
    found = result_of(flow, instr)
    if found is not None:
        return [*found, *known[len(found) :]]
    if instr.op == "subsasgn":
        return [_assigned(flow, instr, known[0])]
    if instr.op not in _CARRYING or instr.payload.callee in _ALWAYS_FULL:
        return known
    if instr.payload.callee in _MAKERS:
        return [ANY] * len(known)
    if not any(t.cls in SPARSE_CLASSES for t in known):
        return known
    if not any(may_be_sparse(flow.type_of(a)) for a in instr.args if not isinstance(a, Const)):
        return known
    return [ANY if t.cls in SPARSE_CLASSES else t for t in known]


def _assigned(flow: Flow, instr: Instr, known: Type) -> Type:
    """A variable that is undefined becomes sparse by the assignment of something sparse."""
    base, rhs = (flow.type_of(a) for a in instr.args[:2])
    if known.cls in SPARSE_CLASSES and (base.is_bottom or base.maybe_undef) and may_be_sparse(rhs):
        return ANY
    return known
