"""From values of any class to the parameters of a typed entry, and from its results to values.

A value of the right class and extents is read in place; an array that a typed entry made becomes a
value without a copy.
"""

from __future__ import annotations

from dataclasses import dataclass

from mat2c.codegen.narrow import is_wide
from mat2c.codegen.typed_calls import is_dynamic, open_dims, passed
from mat2c.infer.engine import Specialisation
from mat2c.types.lattice import Type
from mat2c.types.rep import BOOL, C64, ElementType, Kind, rep_of


@dataclass(frozen=True, slots=True)
class Given:
    """Input `k`: the class ("" for any), flags and extents (-1: open) that it must have."""

    k: int
    cls: str
    flags: str
    dims: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """Output `k`: "boxed", a "scalar", an array of "fixed" extents in memory that the caller makes,
    or one of "open" extents that the entry makes."""

    k: int
    how: str
    element: ElementType | None = None
    flags: str = "0"
    dims: tuple[str, ...] = ()  # 0: open


@dataclass(frozen=True, slots=True)
class Exchange:
    """A call of the C function `function` with `arguments`. `exact`: only for all outputs."""

    function: str
    inputs: tuple[Given, ...]
    outputs: tuple[Made, ...]
    arguments: tuple[str, ...]
    exact: bool


def exchange(spec: Specialisation, function: str) -> Exchange:
    """How values become the parameters of a specialisation and its results values."""
    types = spec.signature.args
    outputs = spec.outputs[: max(spec.signature.nargout, 1 if spec.outputs else 0)]
    arguments = [text for k, t in enumerate(types) for text in _passed(k, t)]
    arguments += [text for k, t in enumerate(outputs) for text in _places(k, t)]
    return Exchange(
        function,
        tuple(_given(k, t) for k, t in enumerate(types)),
        tuple(_made(k, t) for k, t in enumerate(outputs)),
        tuple(arguments),
        any(instr.op == "nargout" for instr in spec.function.instrs()),
    )


def _given(k: int, t: Type) -> Given:
    rep = rep_of(t)
    if rep.element is None or t.shape is None:
        return Given(k, "", "0", ())
    dims = tuple(str(d.value) if d is not None and d.is_const else "-1" for d in t.shape.dims)
    return Given(k, rep.element.m2c, _flags(rep.element), dims)


def _flags(element: ElementType) -> str:
    return "M2C_COMPLEX" if element.is_complex else "0"


def _passed(k: int, t: Type) -> list[str]:
    """The C arguments for input k."""
    rep = rep_of(t)
    if rep.kind is Kind.BOXED:
        return [f"m2c_retain(in[{k}])"]
    if not passed(t):
        return []
    if rep.kind is Kind.ARRAY:
        return [f"in[{k}]->data", *(f"in[{k}]->dims[{d}]" for d in open_dims(t))]
    if rep.element is C64:
        return [f"m2c_unbox_c64(in[{k}])"]
    if rep.element is BOOL:
        return [f"m2c_unbox_f64(in[{k}]) != 0"]
    assert rep.element is not None
    if is_wide(rep.element):
        return [f"m2c_unbox_{rep.element.tag}(in[{k}])"]
    return [f"({rep.element.ctype})m2c_unbox_f64(in[{k}])"]


def _places(k: int, t: Type) -> list[str]:
    """The C arguments for output k."""
    rep = rep_of(t)
    if rep.kind is Kind.BOXED:
        return [f"&all[{k}]"]
    if rep.kind is Kind.SCALAR:
        return [f"&out_{k}"]
    if not is_dynamic(t):
        return [f"all[{k}]->data"]
    return [f"&out_{k}", f"&out_{k}_cap", *(f"&out_{k}_dims[{d}]" for d in open_dims(t))]


def _made(k: int, t: Type) -> Made:
    rep = rep_of(t)
    if rep.kind is Kind.BOXED or rep.element is None or t.shape is None:
        return Made(k, "boxed")
    if rep.kind is Kind.SCALAR:
        return Made(k, "scalar", rep.element)
    dims = tuple(str(d.value) if d is not None and d.is_const else "0" for d in t.shape.dims)
    return Made(k, "open" if is_dynamic(t) else "fixed", rep.element, _flags(rep.element), dims)
