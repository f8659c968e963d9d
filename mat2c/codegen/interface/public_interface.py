"""The typed entry of a library as callers see it, and how it calls the specialised function.

    [y, z] = fir_frame(b, x, z)

    int fir_frame(const double b[M2C_RESTRICT 16], const double x[M2C_RESTRICT 64],
                  const double z[15], double y[64], double z_out[15]);

An output that has the name of an input may lie where that does: the entry then copies the input.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from mat2c.codegen.calls.typed_calls import open_dims
from mat2c.codegen.interface.example_call import ExampleCall
from mat2c.codegen.interface.parameter_notes import Notes
from mat2c.codegen.interface.public_types import (
    Item,
    PublicNames,
    Record,
    array_type,
    element_type,
    extent_names,
    extents,
    public_ctype,
)
from mat2c.support.record import dataclass, field
from mat2c.types.expr import MAX_EXTENT
from mat2c.types.lattice import Type
from mat2c.types.rep import CHAR
from mat2c.types.struct_fields import form_of

_NEAR = 4096  # bytes of a copy that the entry makes on its stack


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter of the MATLAB function: its C declarations, and what the header says of it."""

    name: str
    declarations: tuple[str, ...]
    note: str
    more: tuple[str, ...] = ()  # of extents

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.more)


@dataclass(frozen=True, slots=True)
class Copy:
    """An input array that an output may be: the C variable `name` for its elements, copied where
    `same` holds. `room` declares the array for the copy, `copied` are its bytes; both are "" where
    it is a block."""

    name: str
    source: str
    ctype: str
    same: str
    room: str
    copied: str
    bytes: str
    span: tuple[str, str]  # of the output: where, how many bytes
    block: str  # the variable that holds the copy, where it is a block


@dataclass(frozen=True, slots=True)
class Result:
    """A C variable for a result whose type differs from what callers see: `place = (ctype)name`."""

    ctype: str
    name: str
    start: str
    place: str
    value: str


@dataclass(slots=True)
class Public:
    """The parameters of an entry, and the body of its call: filled by `add_inputs`, then
    `add_outputs`."""

    function: str  # the MATLAB name
    notes: Notes
    names: PublicNames = field(default_factory=PublicNames)
    inputs: list[Parameter] = field(default_factory=list)
    outputs: list[Parameter] = field(default_factory=list)
    given: list[str] = field(default_factory=list)  # C arguments: inputs, then outputs
    copies: list[Copy] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    settled: list[tuple[str, str]] = field(default_factory=list)  # places and values, afterwards
    rooms: dict[int, int] = field(default_factory=dict)  # elements of outputs of open extents
    limits: list[tuple[str, int]] = field(default_factory=list)  # extents that have a bound
    example: ExampleCall = field(default_factory=ExampleCall)
    no_heap: bool = False
    unread: list[str] = field(default_factory=list)  # parameters that the call does without
    state: list[str] = field(default_factory=list)  # the parameter for the state, if there is one
    numbers: list[str] = field(default_factory=list)  # outputs that are scalars: their places

    def take_state(self, ctype: str, has_blocks: bool) -> None:
        """The first parameter is the state, which the caller owns."""
        name = self.names.fresh("state")
        self.state = [name]
        note = f"in and out: what lives from call to call, begun by {ctype}_init"
        self.inputs.append(Parameter(name, (f"{ctype} *{name}",), note))
        self.example.state(ctype, name, has_blocks)

    @property
    def parameters(self) -> list[Parameter]:
        return [*self.inputs, *self.outputs]

    @property
    def declarations(self) -> list[str]:
        return [text for parameter in self.parameters for text in parameter.declarations]

    @property
    def parameter_names(self) -> list[str]:
        """The C parameters, for a call with the same."""
        return [name for parameter in self.parameters for name in parameter.names]

    @property
    def has_arrays(self) -> bool:
        return any("[" in text or "*" in text for text in self.declarations)

    @property
    def is_plain(self) -> bool:
        """True if the call is all that the entry does."""
        return not (self.copies or self.results or self.settled or self.limits or self.unread)

    def build(
        self, inputs: Sequence[tuple[str, Item]], outputs: Sequence[tuple[str, Item]]
    ) -> None:
        """Fills in the parameters of a function with these inputs and outputs."""
        in_names = [self.names.fresh(name) for name, _ in inputs]
        taken = {name: (c, item) for c, (name, item) in zip(in_names, inputs, strict=True)}
        out_names = [
            self.names.fresh(f"{name}_out" if name in taken else name) for name, _ in outputs
        ]
        twins = {
            name: (c, item)
            for c, (name, item) in zip(out_names, outputs, strict=True)
            if name in taken and _may_be_same(taken[name][1], item)
        }
        for c, (name, item) in zip(in_names, inputs, strict=True):
            self._input(c, name, item, twins.get(name, ("", item))[0])
            self.example.input(c, item)
        for k, (c, (name, item)) in enumerate(zip(out_names, outputs, strict=True)):
            twin = taken[name][0] if name in twins else ""
            self._output(c, name, item, twin, self.rooms.get(k))
            self.example.output(c, self.outputs[-1].more, item, self.rooms.get(k))

    # --- inputs -------------------------------------------------------------------------------

    def _input(self, c: str, name: str, item: Item, twin: str) -> None:
        """`twin` is the output that may be the same, "" for none."""
        same = f"may be {twin}" if twin else ""
        if isinstance(item, Record):
            self._give_members(c, item, twin)
            note = _note("in", "", self.notes.by_name.get(name, ""), same)
            self.inputs.append(Parameter(c, (f"const {item.ctype} *{c}",), note))
            return
        form, meaning = form_of(item), self.notes.by_name.get(name, "")
        if form == "value":
            self.given.append(f"m2c_retain({c})")
            note = _note("in", "a value, which is only read", meaning)
            self.inputs.append(Parameter(c, (f"m2c_value *{c}",), note))
            return
        ctype = public_ctype(element_type(item))
        if form == "scalar":
            self.given.append(f"(unsigned char){c}" if ctype == "char" else c)
            self.inputs.append(Parameter(c, (f"{ctype} {c}",), _note("in", "", meaning)))
            return
        opened = [self.names.fresh(n) for n in extent_names(c, item)]
        self.given += [self._elements(c, c, item, twin, opened), *opened]
        inside = "" if twin else "M2C_RESTRICT "
        count = f"[{inside}{item.static_numel}]" if item.static_numel else ""
        data = f"const {ctype} {c}{count}" if count else f"const {ctype} *{inside}{c}"
        most = self._limits(item, opened)
        note = _note("in", extents(item, opened) + most, meaning, same)
        declared = (data, *(f"ptrdiff_t {n}" for n in opened))
        self.inputs.append(Parameter(c, declared, note, tuple(opened)))

    def _limits(self, t: Type, opened: list[str]) -> str:
        """Notes the bounds of extents, and says them."""
        assert t.shape is not None
        highs = [t.shape.dims[k] for k in open_dims(t)]
        found = [
            (name, int(d.high))
            for name, d in zip(opened, highs, strict=True)
            if d is not None and d.high < MAX_EXTENT
        ]
        self.limits += found
        return "".join(f", {name} <= {high}" for name, high in found)

    def _give_members(self, place: str, record: Record, twin: str) -> None:
        for member, _, item in record.members:
            where = f"{place}->{member}" if "->" not in place else f"{place}.{member}"
            other = twin and (f"{twin}->{member}" if "->" not in twin else f"{twin}.{member}")
            if isinstance(item, Record):
                self._give_members(where, item, other)
            elif form_of(item) == "value":
                self.given.append(f"m2c_retain({where})")
            elif form_of(item) == "scalar":
                is_char = element_type(item) is CHAR
                self.given.append(f"(unsigned char){where}" if is_char else where)
            elif form_of(item) == "fixed":
                self.given.append(self._elements(where, member, item, other, []))
            else:
                sizes = [f"{where}.size[{k}]" for k in open_dims(item)]
                data = self._elements(f"{where}.data", member, item, other, sizes)
                self.given += [data, *sizes]

    def _elements(self, place: str, wish: str, t: Type, twin: str, opened: list[str]) -> str:
        """The elements of an input array: itself, or where the output `twin` may be the same
        array, a variable for it or its copy."""
        element = element_type(t)
        if not twin:
            return f"(const {element.ctype} *){place}" if element is CHAR else place
        count = None if form_of(t) == "open" else t.static_numel
        ctype = public_ctype(element)
        name, room, copied = self.names.fresh(f"{wish}_in"), "", ""
        near = count is not None and count * _width(ctype) <= _NEAR
        most = count if count is not None else _most(t)
        if near or (self.no_heap and most is not None):
            copy = self.names.fresh(f"{wish}_copy")
            room, copied = f"{copy}[{most or 1}]", f"sizeof {copy}"
        shape = t.shape
        assert shape is not None
        known = [str(d.value) for d in shape.dims if d is not None and d.is_const and d.value != 1]
        size = " * ".join([f"sizeof({ctype})", *(f"(size_t){n}" for n in opened), *known])
        copied = size if copied and opened else copied
        array = f"{twin}." if "->" in twin else f"{twin}->"
        span = (twin, size) if count is not None else (f"{array}data", f"{array}capacity")
        same = f"{place} == {twin}"
        block = "" if room else self.names.fresh(f"{name}_copy")
        self.copies.append(Copy(name, place, ctype, same, room, copied, size, span, block))
        return f"(const {element.ctype} *){name}" if element is CHAR else name

    # --- outputs ------------------------------------------------------------------------------

    def _output(self, c: str, name: str, item: Item, twin: str, room: int | None) -> None:
        """`twin` is the input that it may be, "" for none, `room` what an array of open extents has
        at most, where it is the caller's."""
        same = f"may be {twin}" if twin else ""
        meaning = self.notes.by_name.get(name, "")
        if isinstance(item, Record):
            self._take_members(c, item)
            self.outputs.append(
                Parameter(c, (f"{item.ctype} *{c}",), _note("out", "", meaning, same))
            )
            return
        form = form_of(item)
        if form == "value":
            self.given.append(c)
            note = _note("out", "a value or NULL, the caller's to m2c_release", meaning)
            self.outputs.append(Parameter(c, (f"m2c_value **{c}",), note))
            return
        ctype = public_ctype(element_type(item))
        if form == "scalar":
            self._scalar(f"*{c}", c, item)
            self.outputs.append(Parameter(c, (f"{ctype} *{c}",), _note("out", "", meaning)))
        elif form == "fixed":
            self.given.append(_cast(c, item))
            declared = f"{ctype} {c}[{item.static_numel}]" if item.static_numel else f"{ctype} *{c}"
            note = _note("out", extents(item, []), meaning, same)
            self.outputs.append(Parameter(c, (declared,), note))
        elif room is not None:
            opened = [self.names.fresh(n) for n in extent_names(c, item)]
            self.given += [_cast(c, item), *opened]
            what = f"{extents(item, opened)}, at most {room} elements"
            note = _note("out", what, meaning, same)
            data, sizes = f"{ctype} {c}[{room}]", [f"ptrdiff_t *{n}" for n in opened]
            self.outputs.append(Parameter(c, (data, *sizes), note, tuple(opened)))
        else:
            self._open(f"{c}->", c, item)
            owner = f"the caller's to {array_type(item)}_free"
            note = _note("out", f"{extents(item, [])}, {owner}", meaning, same)
            self.outputs.append(Parameter(c, (f"{array_type(item)} *{c}",), note))

    def _scalar(self, place: str, wish: str, t: Type) -> None:
        element = element_type(t)
        ctype = public_ctype(element)
        if ctype == element.ctype or ctype == "m2c_c64":
            target = place[1:] if place.startswith("*") else f"&{place}"
            self.numbers.append(place)
            self.given.append(target)
            return
        name = self.names.fresh(f"{wish}_value")
        self.results.append(Result(element.ctype, name, "0", place, f"({ctype}){name}"))
        self.numbers.append(name)
        self.given.append(f"&{name}")

    def _open(self, place: str, wish: str, t: Type) -> None:
        """`place` ends with what selects a member of the array."""
        data = f"{place}data"
        if element_type(t) is CHAR:
            name = self.names.fresh(f"{wish}_data")
            ctype = "unsigned char *"
            self.results.append(Result(ctype, name, f"({ctype}){data}", data, f"(char *){name}"))
            data = name
        opened = open_dims(t)
        self.given += [f"&{data}", f"&{place}capacity", *(f"&{place}size[{k}]" for k in opened)]
        assert t.shape is not None
        for k, dim in enumerate(t.shape.dims):
            if k not in opened and dim is not None:
                self.settled.append((f"{place}size[{k}]", str(dim.value)))

    def _take_members(self, place: str, record: Record) -> None:
        for member, _, item in record.members:
            where = f"{place}->{member}" if "->" not in place else f"{place}.{member}"
            if isinstance(item, Record):
                self._take_members(where, item)
                continue
            form = form_of(item)
            if form == "value":
                self.given.append(f"&{where}")
            elif form == "scalar":
                self._scalar(where, member, item)
            elif form == "fixed":
                self.given.append(_cast(where, item))
            else:
                self._open(f"{where}.", member, item)


def _may_be_same(given: Item, made: Item) -> bool:
    """True if an output may be where an input of its name is."""
    if isinstance(given, Record) or isinstance(made, Record):
        records = isinstance(given, Record) and isinstance(made, Record)
        return records and given.ctype == made.ctype  # type: ignore[union-attr]
    kinds = form_of(given), form_of(made)
    if kinds[0] not in ("fixed", "open") or kinds[0] != kinds[1]:
        return False
    same = element_type(given) is element_type(made)
    return same and given.static_numel == made.static_numel


def _most(t: Type) -> int | None:
    """The number of elements that extents with bounds allow; None where one has none."""
    assert t.shape is not None
    highs = [math.inf if d is None else d.high for d in t.shape.dims]
    most = math.prod(highs)
    return int(most) if most < MAX_EXTENT else None


def _width(ctype: str) -> int:
    return 16 if ctype == "m2c_c64" else 8


def _cast(place: str, t: Type) -> str:
    return f"(unsigned char *){place}" if element_type(t) is CHAR else place


def _note(role: str, what: str, meaning: str, same: str = "") -> str:
    """in, 1x16: taps; may be z_out"""
    head = ", ".join(part for part in (role, what) if part)
    text = f"{head}: {meaning}" if meaning else head
    return f"{text}; {same}" if same else text
