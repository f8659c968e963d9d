"""A call of an entry for the example program: variables for its parameters, with values that fit.

const double x[3] = {1, 2, 3};
m2c_double_array y;
m2c_double_array_init(&y);
if (f(x, 3, &y))
    return failed();
printf("y: %td x %td\\n", y.size[0], y.size[1]);
m2c_double_array_free(&y);
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.calls.typed_calls import open_dims
from mat2c.codegen.interface.public_types import (
    Item,
    PublicNames,
    Record,
    array_type,
    element_type,
    public_ctype,
)
from mat2c.support.record import dataclass, field
from mat2c.types.lattice import Type
from mat2c.types.struct_fields import form_of

_LENGTH = 3  # of an open extent


@dataclass(slots=True)
class ExampleCall:
    """Statements by kind, and the arguments: filled parameter by parameter. A statement is a pair
    of what it is, which the template spells, and the names in it."""

    names: PublicNames = field(default_factory=PublicNames)  # of variables: they hide no function
    declared: list[tuple[str, ...]] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)
    shown: list[tuple[str, ...]] = field(default_factory=list)
    released: list[tuple[str, ...]] = field(default_factory=list)

    def state(self, ctype: str, name: str, has_blocks: bool) -> None:
        name = self.names.fresh(name)
        self.declared.append(("state", ctype, name))
        self.arguments.append(f"&{name}")
        if has_blocks:
            self.released.append(("free", ctype, name))

    def input(self, name: str, item: Item) -> None:
        name = self.names.fresh(name)
        if isinstance(item, Record):
            self.declared.append(("struct", item.ctype, name))
            self.arguments.append(f"&{name}")
            return
        form = form_of(item)
        if form == "value":
            self.declared.append(("value in", name))
            self.released.append(("release", name))
            self.arguments.append(name)
            return
        ctype = public_ctype(element_type(item))
        if form == "scalar":
            self.declared.append(("number in", ctype, name))
            self.arguments.append(name)
            return
        opened = _lengths(item)
        self.declared.append(("array in", ctype, name, str(max(_count(item), 1))))
        self.arguments += [name, *map(str, opened)]

    def _release_members(self, place: str, record: Record) -> None:
        for member, _, item in record.members:
            where = f"{place}.{member}"
            if isinstance(item, Record):
                self._release_members(where, item)
            elif form_of(item) == "open":
                self.released.append(("free", array_type(item), where))
            elif form_of(item) == "value":
                self.released.append(("release", where))

    def output(self, name: str, more: Sequence[str], item: Item, room: int | None) -> None:
        name, *more = (self.names.fresh(each) for each in (name, *more))
        if isinstance(item, Record):
            self.declared.append(("struct", item.ctype, name))
            self.arguments.append(f"&{name}")
            self._release_members(name, item)
            return
        form = form_of(item)
        if form == "value":
            self.declared.append(("value out", name))
            self.shown.append(("value", name))
            self.released.append(("release", name))
            self.arguments.append(f"&{name}")
            return
        ctype = public_ctype(element_type(item))
        is_number = ctype not in ("m2c_c64", "char")
        if form == "scalar":
            self.declared.append(("number out", ctype, name))
            self.arguments.append(f"&{name}")
            if is_number:
                self.shown.append(("number", name))
        elif form == "fixed" or room is not None:
            count = room if room is not None else item.static_numel or 1
            self.declared.append(("array out", ctype, name, str(count)))
            self.declared += [("extent", extent) for extent in more]
            self.arguments += [name, *(f"&{extent}" for extent in more)]
            self.shown += [("extent", extent) for extent in more]
            if form == "fixed" and is_number and item.static_numel:
                self.shown.append(("first", name))
        else:
            self.declared.append(("block", array_type(item), name))
            self.released.append(("free", array_type(item), name))
            self.arguments.append(f"&{name}")
            self.shown.append(("size", name))


def _lengths(t: Type) -> list[int]:
    """Values for the open extents of an array, within their bounds."""
    assert t.shape is not None
    dims = [t.shape.dims[k] for k in open_dims(t)]
    return [_LENGTH if d is None else int(min(_LENGTH, d.high)) for d in dims]


def _count(t: Type) -> int:
    assert t.shape is not None
    count = 1
    for dim in t.shape.dims:
        if dim is not None and dim.is_const:
            count *= dim.value
    for length in _lengths(t):
        count *= length
    return count
