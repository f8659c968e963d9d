"""The instructions of dense arrays that stand for arrays of structs (`struct_arrays` says when).

%q2 = assignpath %q1, %x, %i {(i).x}        %q2_x = subsasgn %q1_x, %x, %i
%s = subsref %q2, %j                        %s_x = subsref %q2_x, %j
                                            %s_y = subsref %q2_y, %j
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.builtins.families.reshaping import POSITION
from mat2c.infer.flow import Flow
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import Const, Instr, Operand, Value, path_operands
from mat2c.opt.aggregates.flatten_cells import Flattener
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.struct_arrays import Use, is_row, joining
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace
from mat2c.types.lattice import Type, cell, scalar, struct
from mat2c.types.range_ import EXTENT
from mat2c.types.shape import ONE, Shape

_MAX = {"callee": "max", "nargout": 1}
_MIN = {"callee": "min", "nargout": 1}


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
        if use in (Use.JOIN, Use.ROW, Use.REPEAT):
            return self._made(instr, use, known)
        base = list(self._arrays(instr.args[0], instr.target, instr.span))
        if use in (Use.DELETE, Use.SELECT):
            return [
                self._assigned(instr, known, k, [base[k]], instr.args[1:])
                for k in range(len(known.names))
            ]
        if use is Use.PUT:
            new = self._values(instr.args[1], known, instr.span)
            columns = [
                self._cells.column(value, each, instr.span)
                for value, each in zip(new, known.fields, strict=True)
            ]
            return [
                self._assigned(instr, known, k, [base[k], column], instr.args[2:])
                for k, column in enumerate(columns)
            ]
        path = instr.attrs["path"]
        steps = path_operands(path, instr.args[2:])
        k = known.names.index(path[1].field)
        if use is Use.SET:
            column = self._cells.column(instr.args[1], known.fields[k], instr.span)
            base[k] = self._assigned(instr, known, k, [base[k], column], steps[0])
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
        if use is Use.ROW:
            return self._of_rows(instr, known)
        values = self._values(instr.args[0], known, span)
        counts = [*instr.args[1:]] if len(instr.args) > 2 else instr.args[1:] * 2
        made = []
        for k, value in enumerate(values):
            each = known.fields[k]
            column = self._cells.column(value, each, span)
            times = counts if each.is_scalar else [Const(1.0), self._product(counts, span)]
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
                made.append(self._cells.of_cell(operand, field, instr.span))
                continue
            item = operand
            if row is not None:
                item = self._new("cellref", known.fields[k], [operand, Const(1.0)], instr.span, {})
            made.append(self._cells.of_few([item] * count, field, instr.span))
        return made

    def _product(self, counts: Sequence[Operand], span: Span | None) -> Operand:
        """How many structs there are, of rows and columns of which none may be negative."""
        least = [
            self._new("builtin", scalar("double"), [c, Const(0.0)], span, _MAX) for c in counts
        ]
        return self._new("times", scalar("double"), least, span, {})

    def _named(self, instr: Instr, known: Parts, k: int, args: Sequence[Operand], op: str) -> Value:
        """An array whose extents have names of their own."""
        before = known.types[k]
        assert before.shape is not None
        named = before.shape.named((self, instr.target, k), instr.target.name)
        attrs = {"callee": "repmat", "nargout": 1} if op == "builtin" else {}
        return self._new(op, replace(before, shape=named), args, instr.span, dict(attrs))

    def number_of(self, round_: Operand, span: Span | None) -> Operand:
        """The number of a struct, from 1, in a round of a loop, from 0."""
        known = scalar("double", POSITION)
        return self._new("plus", known, [round_, Const(1.0)], span, {})

    def field_set(
        self, instr: Instr, first: Instr, before: Sequence[Operand], known: Parts
    ) -> Sequence[Operand]:
        """The arrays after one of the updates that set all fields of a struct, which the first of
        them subscripts."""
        k = known.names.index(instr.attrs["path"][1].field)
        subs = path_operands(first.attrs["path"], first.args[2:])[0]
        column = self._cells.column(instr.args[1], known.fields[k], instr.span)
        after = list(before)
        after[k] = self._assigned(instr, known, k, [before[k], column], subs)
        return after

    def listed(self, instr: Instr, array: Operand, each: Type) -> None:
        """[s.x] or vertcat (s.x): the elements side by side, or [] where there are none."""
        shape, made = self._flow.type_of(array).shape, instr.target.type
        down = joining(instr) == "vcat"
        along = is_row(shape) and made is not None and is_row(made.shape)
        if each.is_scalar and along and not down:
            instr.op, instr.args, instr.attrs = "copy", [array], {}
        else:
            instr.args = self._beside(instr, array, each, down)
            instr.op, instr.attrs = "builtin", {"callee": "reshape", "nargout": 1}
        self._emit(instr)

    def _beside(self, instr: Instr, array: Operand, each: Type, down: bool) -> list[Operand]:
        """The operands of `reshape` that puts the elements side by side, or one below the other."""
        assert each.shape is not None
        rows, columns = (1 if d is None or d.value is None else d.value for d in each.shape.dims)
        known, span = scalar("double", EXTENT), instr.span
        asked: list[Operand] = [array] if each.is_scalar else [array, Const(2.0)]
        attrs: dict[str, object] = {"callee": "numel" if each.is_scalar else "size", "nargout": 1}
        count = self._new("builtin", known, asked, span, attrs)
        some = self._new("builtin", known, [count, Const(1.0)], span, dict(_MIN))
        if down and rows == 1 and columns > 1:
            turned = self._flow.type_of(array)
            assert turned.shape is not None
            across = replace(turned, shape=Shape(turned.shape.dims[::-1]))
            array = self._new("transpose", across, [array], span, {})
        high, wide = (rows, count), (columns, some)
        if not down:
            high, wide = (rows, some), (columns, count)
        return [array, self._times(*high, span), self._times(*wide, span)]

    def _times(self, factor: int, number: Value, span: Span | None) -> Operand:
        """A multiple of a number of structs."""
        if factor == 1:
            return number
        known = scalar("double", EXTENT)
        return self._new("times", known, [Const(float(factor)), number], span, {})

    def end_told(self, instr: Instr, array: Operand) -> None:
        """How many structs there are, as one of the arrays tells."""
        known = self._flow.type_of(array)
        flat = known.shape is None or known.shape.dim(0) is ONE or known.shape.dim(1) is ONE
        if flat:
            instr.args = [array]
            self._emit(instr)
        else:
            self._cells.count(instr, array)

    def read(self, instr: Instr, known: Parts, wanted: Sequence[int]) -> dict[int, Value]:
        """Fields of one struct, by number."""
        arrays = self._arrays(instr.args[0], self._base(instr), instr.span)
        return {k: self._field(instr, known, k, arrays[k]) for k in wanted}

    def asked(self, instr: Instr, known: Parts) -> None:
        """What asks for extents asks one of the arrays."""
        arrays = self._arrays(instr.args[0], self._base(instr), instr.span)
        k = known.scalar_field
        if k is None:
            self._cells.count(instr, arrays[0])
        else:
            instr.args = [arrays[k], *instr.args[1:]]
            self._emit(instr)

    def nothing(self, known: Parts, span: Span | None) -> Sequence[Operand]:
        """The arrays of an array without structs."""
        return [self._cells.nothing(known.field(k), span) for k in range(len(known.names))]

    def of_one(
        self, values: Sequence[Operand], known: Parts, span: Span | None
    ) -> Sequence[Operand]:
        """The arrays of one struct."""
        return [self._cells.of_few([value], known.field(k), span) for k, value in enumerate(values)]

    def together(self, known: Parts, arrays: Sequence[Operand], span: Span | None) -> Value:
        """The array of structs that the arrays of the fields stand for."""
        args: list[Operand] = []
        for name, each, array in zip(known.names, known.fields, arrays, strict=True):
            cells = cell(self._flow.type_of(array).shape, each)
            apart = {"callee": "num2cell", "nargout": 1}
            args += [Const(name, "char"), self._new("builtin", cells, [array], span, apart)]
        whole = struct(zip(known.names, known.fields, strict=True), None)
        return self._new("builtin", whole, args, span, {"callee": "struct", "nargout": 1})

    def _base(self, instr: Instr) -> Value:
        base = instr.args[0]
        assert isinstance(base, Value)
        return base

    def _field(self, instr: Instr, known: Parts, k: int, array: Operand) -> Value:
        each = known.fields[k]
        target = self._flow.function.fresh()
        target.type = replace(each, const=None)
        read = Instr(
            "cellref", [target], list(instr.args), instr.span, {"name": instr.attrs.get("name")}
        )
        self._cells.read(read, array, known.field(k))
        return target

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
        attrs: dict[str, object] = {"name": instr.attrs.get("name")}
        if not each.is_scalar and len(operands) > 1:
            attrs["line"] = self._cells.line(instr.target)
        op = "subsasgn" if len(operands) > 1 else instr.op
        if op == "subsref":
            attrs["nargout"] = 1
        args = [*operands, *self._cells.subscripts(each, subs)]
        return self._new(op, replace(before, shape=named), args, instr.span, attrs)

    def _element_set(
        self, instr: Instr, known: Parts, k: int, array: Operand, subs: Sequence[Operand]
    ) -> Value:
        before = known.types[k]
        attrs: dict[str, object] = {"name": instr.attrs.get("name")}
        kept = self._flow.type_of(array).shape
        made = replace(before, shape=kept if kept is not None else before.shape)
        return self._new("subsasgn", made, [array, instr.args[1], *subs], instr.span, attrs)

    def _new(
        self,
        op: str,
        known: object,
        args: Sequence[Operand],
        span: Span | None,
        attrs: dict[str, object],
    ) -> Value:
        value = self._flow.function.fresh()
        value.type = known  # type: ignore[assignment]
        return self._emit(Instr(op, [value], list(args), span, attrs))
