"""Which functions typed code does element by element, or with the elements where they are."""

from __future__ import annotations

from mat2c.builtins import find
from mat2c.ir.core import Instr, Tree, Value
from mat2c.opt.analysis.narrow_classes import conversion_ok, function_ok, is_narrow
from mat2c.types.lattice import Type
from mat2c.types.rep import INDEX, Kind, rep_of
from mat2c.types.shape import ONE

COMPLEX_ELEMENT = {
    "abs": "cabs({0})",
    "real": "creal({0})",
    "imag": "cimag({0})",
    "conj": "conj({0})",
    "exp": "m2c_exp_c64({0})",
    "sqrt": "m2c_sqrt_c64({0})",
    "log": "m2c_log_c64({0})",
    "isnan": "m2c_isnan_c64({0})",
    "isinf": "m2c_isinf_c64({0})",
    "isfinite": "m2c_isfinite_c64({0})",
}
"""Elements of functions that take complex operands in typed code."""

OF_PARTS = "complex"
"""The function that makes complex elements of two real ones."""

QUERIES = frozenset(
    """numel rows columns length size ndims isempty isscalar isvector isrow iscolumn
    issquare __one_value__""".split()
)
_OF_ANY_CLASS = frozenset(("query", "reshape"))


def conforms(t: Type, result: Type) -> bool:
    """Each extent is 1 or the very extent of the result."""
    if t.is_scalar:
        return True
    if t.shape is None or result.shape is None:
        return False
    if t.shape.rank > result.shape.rank:
        return False
    return all(
        t.shape.dim(k) is ONE or t.shape.dim(k) is result.shape.dim(k)
        for k in range(result.shape.rank)
    )


def is_dimension(t: Type) -> bool:
    """True if it is a constant that names a dimension."""
    return t.whole is not None and t.whole >= 1


def builtin_ok(instr: Instr, types: list[Type], result: Type) -> bool:
    declaration = find(instr.payload.callee)
    if instr.payload.coarse:
        return False
    if declaration is None or not types or any(rep_of(t).kind is Kind.BOXED for t in types):
        return False
    if declaration.typed == "convert" and len(types) > 1:
        return False
    if declaration.typed == "convert" and (not declaration.element or is_narrow(types[0])):
        return conversion_ok(types[0], result) and conforms(types[0], result)
    if any(is_narrow(t) for t in (*types, result)) and declaration.typed not in _OF_ANY_CLASS:
        return function_ok(declaration, types, result) and all(conforms(t, result) for t in types)
    if declaration.character and types[0].cls == "char":
        ascii_ = types[0].is_scalar or types[0].range.numeric_high < 128
        return conforms(types[0], result) and (declaration.typed != "case" or ascii_)
    if declaration.element:
        if any(t.may_be_complex for t in types) or result.may_be_complex:
            parts = declaration.name == OF_PARTS and len(types) == 2
            known = declaration.name in COMPLEX_ELEMENT or parts
            return known and all(conforms(t, result) for t in types)
        return all(t.cls == "double" or t.cls in ("logical", "char") for t in types) and all(
            conforms(t, result) for t in types
        )
    if declaration.typed == "extremum":
        return len(types) == 2 and all(conforms(t, result) for t in types)
    if declaration.typed == "query":
        asked = rep_of(types[0]).kind is Kind.ARRAY and instr.payload.callee in QUERIES
        if len(types) > 1 and not (len(types) == 2 and is_dimension(types[1])):
            return False
        return asked and rep_of(result).kind is Kind.SCALAR
    if declaration.typed != "reshape" or not isinstance(instr.args[0], Value):
        return False
    return reshape_ok(types, result)


def reshape_ok(types: list[Type], result: Type) -> bool:
    """As many elements in extents that are known, or given one by one."""
    x = types[0]
    if rep_of(x).kind is not Kind.ARRAY or rep_of(result).kind is not Kind.ARRAY:
        return False
    if x.shape is None or result.shape is None or x.cls != result.cls:
        return False
    count = result.shape.numel()
    if count is None or count is not x.shape.numel():
        return False
    given = len(types) == result.shape.rank + 1 and all(
        t.is_scalar and rep_of(t).element is INDEX for t in types[1:]
    )
    return result.shape.is_static or given


def is_reshape(operand: Instr | Tree) -> bool:
    return operand.op == "builtin" and operand.payload.callee == "reshape"
