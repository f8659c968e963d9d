"""The instructions of the arrays and cells that stand for arrays of structs (`struct_arrays` says
when).

%q2 = assignpath %q1, %x, %i {(i).x}        %q2_x = subsasgn %q1_x, %x, %i
%s = subsref %q2, %j                        %s_x = subsref %q2_x, %j
                                            %s_y = cellref %q2_y, %j       where y is a cell
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.families.reshaping import POSITION
from mat2c.infer.flow import Flow
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import (
    EMPTY,
    MAGIC_COLON,
    Access,
    Const,
    Instr,
    Operand,
    Splat,
    Value,
    path_operands,
)
from mat2c.ir.payloads.access_payloads import CellRead, Chain, Subscript, Update
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING, Payload, payload_of
from mat2c.opt.aggregates.flatten_cells import Flattener
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.struct_arrays import Use, is_row, joining, set_part
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace
from mat2c.types.contents import several
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import EXTENT
from mat2c.types.shape import EMPTY as NO_EXTENT
from mat2c.types.shape import ONE, SCALAR, Shape
from mat2c.types.type_constructors import cell, scalar, struct

_MAX = BuiltinCall("max")
_MIN = BuiltinCall("min")


class StructFlattener:
    """Writes what is done with arrays of structs for the arrays of their fields. `arrays` gives
    these of an operand, `values` the fields of a struct; `cells` writes for one array."""

    def __init__(
        self,
        flow: Flow,
        cells: Flattener,
        emit: Callable[[Instr], Value],
        arrays: Callable[[Operand, Value, Span | None], Sequence[Operand]],
        values: Callable[[Operand, Parts, Span | None], Sequence[Operand]],
    ) -> None:
        self._flow = flow
        self._cells = cells
        self._emit = emit
        self._arrays = arrays
        self._values = values

    def changed(self, instr: Instr, use: Use, known: Parts) -> Sequence[Operand]:
        """The arrays after a struct or a field is set, or a struct taken out; those of what is put
        together."""
        if use in (Use.JOIN, Use.MAKE, Use.ROW, Use.REPEAT):
            return self._made(instr, use, known)
        base = list(self._arrays(instr.args[0], instr.target, instr.span))
        if use in (Use.DELETE, Use.SELECT):
            return [
                self._assigned(instr, known, k, [base[k]], instr.args[1:])
                for k in range(len(known.names))
            ]
        if use is Use.PUT:
            new = self._values(instr.args[1], known, instr.span)
            columns = [self._column(v, known, k, instr.span) for k, v in enumerate(new)]
            return [
                self._assigned(instr, known, k, [base[k], column], instr.args[2:])
                for k, column in enumerate(columns)
            ]
        path = instr.payload.path
        steps = path_operands(path, instr.args[2:])
        k = known.names.index(set_part(instr, known) or "")
        if use is Use.SET:
            column = self._column(instr.args[1], known, k, instr.span)
            base[k] = self._assigned(instr, known, k, [base[k], column], steps[0])
        elif known.in_cell(k):
            base[k] = self._set_inside(instr, known, k, base[k])
        else:
            base[k] = self._element_set(instr, known, k, base[k], [*steps[2], *steps[0]])
        return base

    def _made(self, instr: Instr, use: Use, known: Parts) -> Sequence[Operand]:
        """The arrays of structs put together, given as rows of cells, or repeated."""
        span = instr.span
        if use is Use.JOIN:
            parts = [self._arrays(a, instr.target, span) for a in instr.args]
            return [
                self._named(instr, known, k, [p[k] for p in parts], instr.op)
                for k in range(len(known.names))
            ]
        if use is Use.MAKE:
            return self.of_structs(instr.args, known, span)
        if use is Use.ROW:
            return self._of_rows(instr, known)
        values = self._values(instr.args[0], known, span)
        counts = [*instr.args[1:]] if len(instr.args) > 2 else instr.args[1:] * 2
        made = []
        for k, value in enumerate(values):
            column = self._few([value], known, k, span)
            times = counts if known.is_flat(k) else [Const(1.0), self._product(counts, span)]
            made.append(self._named(instr, known, k, [column, *times], "builtin"))
        return made

    def _of_rows(self, instr: Instr, known: Parts) -> Sequence[Operand]:
        given = instr.args[1::2]
        rows = [items_of(self._flow.type_of(a)) for a in given]
        count = max(len(row) for row in rows if row is not None)
        made = []
        for k, (operand, row) in enumerate(zip(given, rows, strict=True)):
            field = known.field(k)
            if row is not None and len(row) == count:
                whole = known.in_cell(k)
                made.append(operand if whole else self._cells.of_cell(operand, field, instr.span))
                continue
            item = operand
            if row is not None:
                item = self._new(
                    "cellref", known.fields[k], [operand, Const(1.0)], instr.span, CellRead()
                )
            if known.in_cell(k):
                made.append(self._new("cellrow", known.types[k], [item] * count, instr.span))
            else:
                made.append(self._cells.of_few([item] * count, field, instr.span))
        return made

    def _product(self, counts: Sequence[Operand], span: Span | None) -> Operand:
        """How many structs there are, of rows and columns of which none may be negative."""
        least = [
            self._new("builtin", scalar("double"), [c, Const(0.0)], span, _MAX) for c in counts
        ]
        return self._new("times", scalar("double"), least, span)

    def _named(self, instr: Instr, known: Parts, k: int, args: Sequence[Operand], op: str) -> Value:
        """An array whose extents have names of their own."""
        before = known.types[k]
        assert before.shape is not None
        named = before.shape.named((self, instr.target, k), instr.target.name)
        payload = BuiltinCall("repmat") if op == "builtin" else NOTHING
        return self._new(op, replace(before, shape=named), args, instr.span, payload)

    def number_of(self, round_: Operand, span: Span | None) -> Operand:
        """The number of a struct, from 1, in a round of a loop, from 0."""
        known = scalar("double", POSITION)
        return self._new("plus", known, [round_, Const(1.0)], span)

    def field_set(
        self, instr: Instr, first: Instr, before: Sequence[Operand], known: Parts
    ) -> Sequence[Operand]:
        """The arrays after one of the updates that set all fields of a struct, which the first of
        them subscripts."""
        k = known.names.index(instr.payload.path[1].field)
        subs = path_operands(first.payload.path, first.args[2:])[0]
        column = self._column(instr.args[1], known, k, instr.span)
        after = list(before)
        after[k] = self._assigned(instr, known, k, [before[k], column], subs)
        return after

    def listed(self, instr: Instr, array: Operand, each: Type) -> None:
        """[s.x] or vertcat (s.x): the elements side by side, or [] where there are none; {s.x}."""
        shape, made = self._flow.type_of(array).shape, instr.target.type
        if instr.op == "cellrow" or self._flow.type_of(array).cls == "cell":
            self._listed_values(instr, array)
            return
        down = joining(instr) == "vcat"
        along = is_row(shape) and made is not None and is_row(made.shape)
        if each.is_scalar and along and not down:
            instr.op, instr.args, instr.payload = "copy", [array], NOTHING
        else:
            instr.args = self._beside(instr, array, each, down)
            instr.op, instr.payload = "builtin", BuiltinCall("reshape")
        self._emit(instr)

    def _listed_values(self, instr: Instr, array: Operand) -> None:
        """Brackets around the elements of a cell; a cell row of them, or of those of an array."""
        known, span = self._flow.type_of(array), instr.span
        if instr.op != "cellrow":
            assert known.elem is not None and known.shape is not None
            items = several(known.elem, known.shape.numel())
            instr.args = [
                Splat(self._new("celllist", items, [array, MAGIC_COLON], span, CellRead()))
            ]
            self._emit(instr)
            return
        array = self._in_cell(array, span)
        args: list[Operand] = [array, Const(1.0), EMPTY]
        instr.op, instr.args, instr.payload = "builtin", args, BuiltinCall("reshape")
        if is_row(known.shape):
            instr.op, instr.args, instr.payload = "copy", [array], NOTHING
        self._emit(instr)

    def list_values(self, instr: Instr, array: Operand) -> None:
        """A comma list of the elements of the array or cell."""
        instr.op, instr.payload = "celllist", CellRead()
        instr.args = [self._in_cell(array, instr.span), MAGIC_COLON]
        self._emit(instr)

    def _in_cell(self, array: Operand, span: Span | None) -> Operand:
        """The cell with the elements of an array; a cell as it is."""
        known = self._flow.type_of(array)
        if known.cls == "cell":
            return array
        each = replace(known, shape=SCALAR, const=None)
        return self._new("builtin", cell(known.shape, each), [array], span, BuiltinCall("num2cell"))

    def _beside(self, instr: Instr, array: Operand, each: Type, down: bool) -> list[Operand]:
        """The operands of `reshape` that puts the elements side by side, or one below the other."""
        assert each.shape is not None
        rows, columns = (1 if d is None or d.value is None else d.value for d in each.shape.dims)
        known, span = scalar("double", EXTENT), instr.span
        asked: list[Operand] = [array] if each.is_scalar else [array, Const(2.0)]
        query = BuiltinCall("numel" if each.is_scalar else "size")
        count = self._new("builtin", known, asked, span, query)
        some = self._new("builtin", known, [count, Const(1.0)], span, _MIN)
        if down and rows == 1 and columns > 1:
            turned = self._flow.type_of(array)
            assert turned.shape is not None
            across = replace(turned, shape=Shape(turned.shape.dims[::-1]))
            array = self._new("transpose", across, [array], span)
        high, wide = (rows, count), (columns, some)
        if not down:
            high, wide = (rows, some), (columns, count)
        return [array, self._times(*high, span), self._times(*wide, span)]

    def _times(self, factor: int, number: Value, span: Span | None) -> Operand:
        """A multiple of a number of structs."""
        if factor == 1:
            return number
        known = scalar("double", EXTENT)
        return self._new("times", known, [Const(float(factor)), number], span)

    def end_told(self, instr: Instr, array: Operand) -> None:
        """How many structs there are, as one of the arrays tells."""
        known = self._flow.type_of(array)
        flat = known.shape is None or known.shape.dim(0) is ONE or known.shape.dim(1) is ONE
        if flat or known.cls == "cell":
            instr.args = [array]
            self._emit(instr)
        else:
            self._cells.count(instr, array)

    def read(self, instr: Instr, known: Parts, wanted: Sequence[int]) -> dict[int, Value]:
        """Fields of one struct, by number."""
        arrays = self._arrays(instr.args[0], self._base(instr), instr.span)
        return {k: self._field(instr, known, k, arrays[k]) for k in wanted}

    def peeked(self, instr: Instr, known: Parts) -> None:
        """A field that an assignment changes, as the cell of its values has it."""
        path = instr.payload.path
        k = known.names.index(path[1].field)
        arrays = self._arrays(instr.args[0], self._base(instr), instr.span)
        instr.args = [arrays[k], *instr.args[1:]]
        instr.payload = replace(payload_of(instr, Chain), path=_in_cell(path))
        self._emit(instr)

    def asked(self, instr: Instr, known: Parts) -> None:
        """What asks for extents asks one of the arrays."""
        arrays = self._arrays(instr.args[0], self._base(instr), instr.span)
        k = known.flat_field
        if k is None:
            self._cells.count(instr, arrays[0])
        else:
            instr.args = [arrays[k], *instr.args[1:]]
            self._emit(instr)

    def nothing(
        self, known: Parts, span: Span | None, shape: Shape | None = None
    ) -> Sequence[Operand]:
        """The arrays of an array without structs, or of a cell of these extents."""
        if shape is None or shape == NO_EXTENT:
            return [self._nothing(known, k, span) for k in range(len(known.names))]
        extents = [Const(float(n)) for n in shape.static or ()]
        made: list[Operand] = []
        for k in range(len(known.names)):
            if known.in_cell(k):
                made.append(self._new("builtin", cell(shape), extents, span, BuiltinCall("cell")))
            else:
                empty = self._cells.nothing(known.field(k), span)
                made.append(self._cells.of_no_cells(empty, shape, known.field(k), span))
        return made

    def of_structs(
        self, structs: Sequence[Operand], known: Parts, span: Span | None
    ) -> Sequence[Operand]:
        """The arrays of structs that are given one by one."""
        given = zip(*(self._values(s, known, span) for s in structs), strict=True)
        return [self._few(values, known, k, span) for k, values in enumerate(given)]

    def of_room(
        self, cell: Operand, extents: Sequence[Operand], known: Parts, span: Span | None
    ) -> Sequence[Operand]:
        """The arrays of a cell whose elements a loop will set."""
        made: list[Operand] = []
        for k, t in enumerate(known.types):
            if known.in_cell(k):
                room = replace(t, shape=self._flow.type_of(cell).shape)
                made.append(self._new("builtin", room, extents, span, BuiltinCall("cell")))
            else:
                made.append(self._cells.of_room(cell, extents, known.field(k), span))
        return made

    def together(self, known: Parts, arrays: Sequence[Operand], span: Span | None) -> Value:
        """The array of structs that the arrays of the fields stand for."""
        args: list[Operand] = []
        for name, array in zip(known.names, arrays, strict=True):
            args += [Const(name, "char"), self._in_cell(array, span)]
        whole = struct(zip(known.names, known.fields, strict=True), None)
        made = self._new("builtin", whole, args, span, BuiltinCall("struct"))
        if not known.in_braces:
            return made
        each = cell(Shape.unknown(2), struct(zip(known.names, known.fields, strict=True)))
        return self._new("builtin", each, [made], span, BuiltinCall("num2cell"))

    def _base(self, instr: Instr) -> Value:
        base = instr.args[0]
        assert isinstance(base, Value)
        return base

    def _field(self, instr: Instr, known: Parts, k: int, array: Operand) -> Value:
        each = known.fields[k]
        target = self._flow.function.fresh()
        target.type = self._flow.named(target, replace(each, const=None))
        read = Instr(
            "cellref", [target], list(instr.args), instr.span, CellRead(instr.payload.name)
        )
        if known.in_cell(k):
            read.args[0] = array
            return self._emit(read)
        self._cells.read(read, array, known.field(k))
        return target

    def _column(self, value: Operand, known: Parts, k: int, span: Span | None) -> Operand:
        """The value of a field as the array or cell takes it."""
        return value if known.in_cell(k) else self._cells.column(value, known.fields[k], span)

    def _few(self, values: Sequence[Operand], known: Parts, k: int, span: Span | None) -> Operand:
        """The array or cell of a field of structs that are given one by one."""
        if known.in_cell(k):
            row = cell(Shape.of(1, len(values)), known.fields[k])
            return self._new("cellrow", row, values, span)
        return self._cells.of_few(values, known.field(k), span)

    def _nothing(self, known: Parts, k: int, span: Span | None) -> Operand:
        """The array or cell of a field of no structs; a row or column where that is known of what
        they become."""
        shape = known.types[k].shape
        if not known.in_cell(k) or shape is None:
            return self._cells.nothing(known.field(k), span)
        static = [int(shape.dim(axis) is ONE) for axis in (0, 1)]
        if not any(static):
            return self._new("emptycell", cell(NO_EXTENT), [], span)
        extents = [Const(float(n)) for n in static]
        return self._new("builtin", cell(Shape.of(*static)), extents, span, BuiltinCall("cell"))

    def _assigned(
        self,
        instr: Instr,
        known: Parts,
        k: int,
        operands: Sequence[Operand],
        subs: Sequence[Operand],
    ) -> Value:
        """An array after an assignment or deletion; its extents have names of their own."""
        each, before = known.fields[k], known.types[k]
        assert before.shape is not None
        named = before.shape.named((self, instr.target, k), instr.target.name)
        is_set, flat = len(operands) > 1, known.is_flat(k)
        line = self._cells.line(instr.target) if is_set and not flat else None
        assigns = "cellasgn" if known.in_cell(k) else "subsasgn"
        op, name = assigns if is_set else instr.op, instr.payload.name
        payload = Subscript(name) if op == "subsref" else Update(name, layout=line)
        args = [*operands, *(subs if flat else self._cells.subscripts(each, subs))]
        return self._new(op, replace(before, shape=named), args, instr.span, payload)

    def _set_inside(self, instr: Instr, known: Parts, k: int, values: Operand) -> Value:
        """The cell of a field after something in one of its values is set."""
        chain = replace(payload_of(instr, Chain), path=_in_cell(instr.payload.path))
        kept = self._flow.type_of(values).shape
        made = replace(known.types[k], shape=kept if kept is not None else known.types[k].shape)
        return self._new("assignpath", made, [values, *instr.args[1:]], instr.span, chain)

    def _element_set(
        self, instr: Instr, known: Parts, k: int, array: Operand, subs: Sequence[Operand]
    ) -> Value:
        before = known.types[k]
        payload = Update(instr.payload.name)
        kept = self._flow.type_of(array).shape
        made = replace(before, shape=kept if kept is not None else before.shape)
        return self._new("subsasgn", made, [array, instr.args[1], *subs], instr.span, payload)

    def _new(
        self,
        op: str,
        known: object,
        args: Sequence[Operand],
        span: Span | None,
        payload: Payload = NOTHING,
    ) -> Value:
        value = self._flow.function.fresh()
        value.type = known  # type: ignore[assignment]
        return self._emit(Instr(op, [value], list(args), span, payload))


def _in_cell(path: Sequence[Access]) -> tuple[Access, ...]:
    """(i).f… as the path in the cell of the values of the field: {i}…"""
    first, _, *rest = path
    return Access("{", first.count), *rest
