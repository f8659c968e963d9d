"""From values of any class to the parameters of a typed entry, and from its results to values.

A value of the right class and extents is read in place; an array that a typed entry made becomes a
value without a copy.
"""

from __future__ import annotations

from mat2c.codegen.calls.typed_calls import is_dynamic, open_dims, passed
from mat2c.codegen.narrow_arith import is_wide
from mat2c.infer.engine import Specialisation
from mat2c.support.record import dataclass
from mat2c.types.lattice import Type
from mat2c.types.rep import BOOL, C64, ElementType, Kind, rep_of


@dataclass(frozen=True, slots=True)
class Given:
    """Input `k`: the class ("" for any), flags and extents (-1: open) that it must have. What of it
    is passed: nothing (""), the "boxed" value, an "array" with its `open` extents, or as a scalar a
    "truth" value, an "exact" element or a "number"."""

    k: int
    how: str
    cls: str = ""
    flags: str = "0"
    dims: tuple[str, ...] = ()
    element: ElementType | None = None
    open: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Made:
    """Output `k`: "boxed", a "scalar", an array of "fixed" extents in memory that the caller makes,
    or one of `open` extents that the entry makes ("open")."""

    k: int
    how: str
    element: ElementType | None = None
    flags: str = "0"
    dims: tuple[str, ...] = ()  # 0: open
    open: tuple[int, ...] = ()
    narrows: bool = False  # real where no imaginary part is other than 0


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call of the C function `function`. `exact`: only for all outputs."""

    function: str
    inputs: tuple[Given, ...]
    outputs: tuple[Made, ...]
    exact: bool


def exchange(spec: Specialisation, function: str) -> Exchange:
    """How values become the parameters of a specialisation and its results values."""
    outputs = spec.outputs[: max(spec.signature.nargout, 1 if spec.outputs else 0)]
    return Exchange(
        function,
        tuple(_given(k, t) for k, t in enumerate(spec.signature.args)),
        tuple(_made(k, t) for k, t in enumerate(outputs)),
        any(instr.op == "nargout" for instr in spec.function.instrs()),
    )


def _given(k: int, t: Type) -> Given:
    rep = rep_of(t)
    if rep.element is None or t.shape is None:
        return Given(k, "boxed")
    cls, flags = rep.element.m2c, rep.element.flags
    dims = tuple(str(d.value) if d is not None and d.is_const else "-1" for d in t.shape.dims)
    if not passed(t):
        return Given(k, "", cls, flags, dims)
    if rep.kind is Kind.ARRAY:
        return Given(k, "array", cls, flags, dims, open=tuple(open_dims(t)))
    how = "truth" if rep.element is BOOL else "exact" if _is_exact(rep.element) else "number"
    return Given(k, how, cls, flags, dims, rep.element)


def _is_exact(element: ElementType) -> bool:
    """True if a double would not hold the element."""
    return element is C64 or is_wide(element)


def _made(k: int, t: Type) -> Made:
    rep = rep_of(t)
    if rep.kind is Kind.BOXED or rep.element is None or t.shape is None:
        return Made(k, "boxed")
    if rep.kind is Kind.SCALAR:
        return Made(k, "scalar", rep.element)
    dims = tuple(str(d.value) if d is not None and d.is_const else "0" for d in t.shape.dims)
    how, flags = "open" if is_dynamic(t) else "fixed", rep.element.flags
    return Made(k, how, rep.element, flags, dims, tuple(open_dims(t)), t.is_complex is None)
