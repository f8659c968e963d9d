"""Arrays of complex elements that are real as a whole take part as real numbers do.

An array that may be complex has complex elements in C. MATLAB makes it real where no element has an
imaginary part, and adds and multiplies it then as such: that decides the signs of zeros. So what is
computed of two such arrays asks first what they are.
"""

from __future__ import annotations

from collections.abc import Callable

from mat2c.codegen.templates import spelling
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.ir.core import Const, Operand, Tree, Value
from mat2c.opt.analysis.elementwise_functions import is_reshape
from mat2c.types.rep import C64, ElementType, Kind

_SIGNED = frozenset(("plus", "minus", "times", "rdivide"))
_KEEPING = frozenset(("uminus", "uplus", "transpose", "ctranspose"))

Scan = Callable[[Tree, str], str]
"""A loop over the elements of a slice that tells in a C variable whether all are real."""


def elements_text(
    frame: TypedFrame, tree: Tree, texts: Callable[[Operand, ElementType], str], scan: Scan
) -> str:
    """An element of an operation on two operands that may be complex; "" where it is no other for
    real ones, or where there is no place to ask."""
    if tree.op not in _SIGNED or frame.prelude is None:
        return ""
    if any(frame.element(a) is not C64 for a in tree.args):
        return ""
    parts = [text for a in tree.args for text in (texts(a, C64), _real(frame, a, scan))]
    return f"m2c_{tree.op}_elements({', '.join(parts)})"


def _real(frame: TypedFrame, operand: Operand, scan: Scan) -> str:
    """C expression: is it real as a whole, in front of the instruction?"""
    if frame.element(operand) is not C64:
        return "true"
    if isinstance(operand, Const):
        return "false"
    if frame.rep(operand).kind is Kind.SCALAR:
        return _noted(frame, operand, f"cimag({scalar_text(frame, operand, C64)}) == 0")
    if isinstance(operand, Value):
        count = product(frame.dims(operand))
        return _noted(frame, operand, f"m2c_is_real_c64({frame.array(operand)}, {count})")
    assert isinstance(operand, Tree)
    if operand.op in _SIGNED:
        found = dict.fromkeys(_real(frame, a, scan) for a in operand.args)
        return "false" if "false" in found else " && ".join(found)
    if operand.op in _KEEPING or is_reshape(operand):
        return _real(frame, operand.args[0], scan)
    if operand.op == "subsref":
        return _noted(frame, operand, "true", scan)
    return "false"


def _noted(frame: TypedFrame, operand: Operand, text: str, scan: Scan | None = None) -> str:
    """A C variable that has the answer when the instruction starts."""
    assert frame.prelude is not None and isinstance(operand, (Value, Tree))
    if operand not in frame.real:
        name = frame.temporary("bool", f"real_{len(frame.real) + 1}")
        frame.real[operand] = name
        frame.prelude.append(spelling("boxed").assign(name, text))
        if scan is not None:
            assert isinstance(operand, Tree)
            frame.prelude.append(scan(operand, name))
    return frame.real[operand]
