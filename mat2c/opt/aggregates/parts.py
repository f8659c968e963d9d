"""What aggregates consist of: the fields of a struct, the elements of a cell that is a row of few,
the values that a handle has captured ([NEST] calls taking these out disclosing). A cell of elements
that are alike consists of one array (`uniform_cells`); an output that may be left undefined, of the
value and of whether it is there.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.infer.engine import Engine
from mat2c.infer.transfer.aggregates import items_of
from mat2c.support.record import dataclass
from mat2c.types.contents import only_target
from mat2c.types.lattice import Type
from mat2c.types.ranges.interval_class import of_class
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import EMPTY, Shape
from mat2c.types.type_constructors import scalar

_MOST = 24  # parts of what is taken apart
_BRACES = "structs in braces"
_ROWS = "rows in braces"
LARGEST = 1024  # numbers in an element that may be copied where it is read


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of one aggregate: `kind` tells two apart that consist of the same otherwise;
    `names` are those of the fields or captured variables, or the numbers of the cells. `each` is
    the type of every element of a cell that is one array, `fields` are those of the fields of every
    struct of an array of structs (`struct_arrays`) or of a cell of structs, or those of what is in
    every row of few in a cell (`struct_cells`)."""

    kind: tuple[str, ...]
    names: tuple[str, ...]
    types: tuple[Type, ...]
    each: Type | None = None
    fields: tuple[Type, ...] = ()

    @property
    def flat_field(self) -> int | None:
        """Of an array of structs, a part that has its very extents: an array where there is one."""
        cells = [k for k in range(len(self.fields)) if self.in_cell(k)]
        numbers = (k for k, each in enumerate(self.fields) if each.is_scalar and k not in cells)
        return next(numbers, cells[0] if cells else None)

    @property
    def all_flat(self) -> bool:
        """True if all parts of an array of structs have its very extents."""
        return all(map(self.is_flat, range(len(self.fields))))

    def is_flat(self, k: int) -> bool:
        """True if the part of the k-th field has the extents of the array of structs."""
        return self.fields[k].is_scalar or self.in_cell(k)

    def in_cell(self, k: int) -> bool:
        """True if the k-th field of all structs is a cell, not an array."""
        return self.types[k].cls == "cell"

    def field(self, k: int) -> Parts:
        """The k-th array as that of a cell of elements that are alike."""
        return Parts(self.kind, ("elements",), (self.types[k],), self.fields[k])

    @property
    def in_braces(self) -> bool:
        """True if they are those of a cell of structs or rows, not of an array of structs."""
        return self.kind[0] in (_BRACES, _ROWS)

    @property
    def of_rows(self) -> bool:
        """True if they are those of a cell of rows of few cells, which have numbers for names."""
        return self.kind[0] == _ROWS

    @property
    def is_perhaps(self) -> bool:
        """True if they are a value and whether it is there."""
        return self.kind == ("perhaps",)

    def fits(self, other: Parts | None) -> bool:
        """True if they are parts of aggregates of one form."""
        return other is not None and (self.kind, self.names) == (other.kind, other.names)


def parts_of(t: Type | None, engine: Engine, dense: bool = False) -> Parts | None:
    """The parts of a value of this type; None where they are not known or can't be variables. A
    cell of few is an array where `dense` says so, if it can be one."""
    if t is None or t.is_bottom:
        return None
    found = _structs(t.as_struct)
    if found is not None:
        return found
    if t.maybe_undef:
        return _perhaps(t.defined())
    found = None
    if t.cls == "function_handle":
        found = _captured(t, engine)
    elif t.cls == "cell":
        found = _alike(t) if dense else _cells(t)
    elif t.cls == "struct" and t.is_scalar and t.fields and len(t.fields) <= _MOST:
        names = tuple(name for name, _ in t.fields)
        found = Parts(("struct",), names, tuple(part for _, part in t.fields))
    if found is None or len(found.names) > _MOST or not all(map(_is_variable, found.types)):
        return None
    return found


def _perhaps(t: Type) -> Parts | None:
    """What may be undefined: the value, and whether it is there."""
    if rep_of(t).kind is Kind.BOXED or not _is_variable(t):
        return None
    return Parts(("perhaps",), ("", "given"), (t, scalar("logical")))


def _captured(t: Type, engine: Engine) -> Parts | None:
    target = only_target(t)
    if target is None or target.kind not in ("user", "builtin", "anonymous"):
        return None
    function = engine.program.functions.get(target.callee)
    names: Sequence[str] = function.captures if function is not None else ()
    if len(names) != len(target.captured):
        return None
    if function is not None and engine.environments.needed(target.callee):
        return None
    kind = ("handle", target.kind, target.callee, target.shown or target.callee)
    return Parts(kind, tuple(names), target.captured)


def _cells(t: Type) -> Parts | None:
    items = items_of(t)
    if items is None:
        return _alike(t)
    if not items and t.shape != EMPTY:
        return None
    return Parts(("cell",), tuple(str(k) for k in range(1, len(items) + 1)), items)


def _structs(t: Type) -> Parts | None:
    """An array for each field of an array of structs; a cell for a field whose values are not all
    alike, beside arrays of others."""
    if t.cls != "struct" or t.is_scalar or not t.fields or len(t.fields) > _MOST:
        return None
    if t.static_numel == 0 or t.shape is None or t.shape.rank != 2:
        return None
    return _fields(t.fields, t.shape, "structs")


def _alike(t: Type) -> Parts | None:
    """The parts of a cell whose elements are alike: one array, or one for each field of structs."""
    each = t.elem
    if each is None or each.cls not in ("struct", "cell"):
        return _dense(t)
    if each.maybe_undef or t.shape is None or t.shape.rank != 2:
        return None
    if each.cls == "cell":
        items = [(str(k), item) for k, item in enumerate(items_of(each) or (), 1)]
        return _fields(items, t.shape, _ROWS) if 0 < len(items) <= _MOST else None
    if not each.is_scalar or not each.fields:
        return None
    return _fields(each.fields, t.shape, _BRACES)


def _is_text_or_cell(known: Type) -> bool:
    return known.cls in ("char", "cell")


def _fields(fields: Sequence[tuple[str, Type]], shape: Shape, kind: str) -> Parts | None:
    """An array or cell for each field of structs; None where there would be cells alone of what
    may be a lazy matrix."""
    found = [_field(Type("cell", False, shape, elem=each)) for _, each in fields]
    parts = [part for part in found if part is not None]
    alone = all(part.each is None for part in parts)
    if len(parts) < len(found) or (alone and not all(_is_text_or_cell(t) for _, t in fields)):
        return None
    names = tuple(name for name, _ in fields)
    kinds = (kind, *(text for part in parts for text in part.kind))
    types = tuple(part.types[0] for part in parts)
    return Parts(kinds, names, types, fields=tuple(each for _, each in fields))


def _field(t: Type) -> Parts | None:
    """What a field of all structs of an array becomes, given as the cell of its values."""
    dense = _dense(t, True)
    if dense is not None or t.elem is None or t.elem.maybe_undef or t.elem.is_bottom:
        return dense
    return Parts(("values",), ("elements",), (t,))


def _dense(t: Type, narrows: bool = False) -> Parts | None:
    """One array for elements of one class and of constant extents, of which a row of numbers is as
    good as a cell. Numbers that may be complex are as they were where reading `narrows` them."""
    each, extents = t.elem, t.shape
    if each is None or not each.is_arithmetic or extents is None or extents.rank != 2:
        return None
    size = each.static_numel
    if not size or size > LARGEST or rep_of(each).kind is Kind.BOXED:
        return None
    if each.is_complex is True or (each.may_be_complex and not (narrows and each.is_scalar)):
        return None
    if not each.is_scalar:
        extents = Shape.of(size, extents.numel())
    array = Type(each.cls, each.is_complex, extents, of_class(each.cls), dq=each.dq)
    kind = ("dense", each.cls, str(each.is_complex), str(each.shape), str(each.dq))
    return Parts(kind, ("elements",), (array,), each)


def _is_variable(t: Type) -> bool:
    """True if a variable can hold it as the aggregate does. Complex numbers may have become real
    there."""
    boxed = rep_of(t).kind is Kind.BOXED
    return not t.maybe_undef and not t.is_bottom and (boxed or t.is_complex is not True)
