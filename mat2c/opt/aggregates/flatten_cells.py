"""The instructions of dense arrays that stand for uniform cells (`uniform_cells` says which do).

    %q2 = cellasgn %q1, %x, %i          %3 = builtin %x, 2, 1 {callee="reshape"}
                                        %q2 = subsasgn %q1, %3, (:), %i
    %y = cellref %q2, %j                %4 = subsref %q2, (:), %j {layout="row"}
                                        %y = builtin %4, 1, 2 {callee="reshape"}

Elements of one number need no columns: the array has the extents of the cell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import EMPTY, MAGIC_COLON, Const, Instr, Operand, Value, path_operands
from mat2c.ir.payloads.access_payloads import CellRead, Subscript, Update
from mat2c.ir.payloads.call_payloads import BuiltinCall
from mat2c.ir.payloads.payload import NOTHING, Payload
from mat2c.opt.aggregates.part_reads import is_nothing
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.uniform_cells import Use
from mat2c.support.diagnostics import Span
from mat2c.support.record import replace
from mat2c.types.lattice import Type
from mat2c.types.ranges.range_ import exactly
from mat2c.types.rep import Kind, rep_of
from mat2c.types.shape import EMPTY as NO_EXTENT
from mat2c.types.shape import ONE, Shape

_COLUMNS = Const(2.0)
ROW, COLUMN, GROWN = "row", "column", "nothing or a row"
"""What a cell is of which errors tell the extents. One that has been cut is a row when nothing is
left."""


class Flattener:
    """Writes what is done with uniform cells for the arrays that stand for them. `emit` puts an
    instruction where the rewriting is; `array` gives the array of an operand, for a cell; `is_cut`
    tells whether elements of a cell are taken out somewhere."""

    def __init__(
        self,
        flow: Flow,
        parts: Callable[[Value], Parts | None],
        emit: Callable[[Instr], Value],
        array: Callable[[Operand, Value, Span | None], Sequence[Operand]],
        is_cut: Callable[[Value], bool],
    ) -> None:
        self._is_cut = is_cut
        self._flow = flow
        self._parts = parts
        self._emit = emit
        self._array = array

    def changed(self, instr: Instr, use: Use) -> Operand:
        """The array after what makes a cell of another: an element set, some selected."""
        known = self._parts(instr.target)
        assert known is not None and known.each is not None
        if use is Use.MAKE:
            return self.of_few(instr.args, known, instr.span)
        base: Operand = EMPTY
        if not is_nothing(instr.args[0]):
            base = self._array(instr.args[0], instr.target, instr.span)[0]
        elif use is Use.PUT:
            base = self.nothing(known, instr.span)
        first = 2 if use is Use.PUT else 1
        subs = self.subscripts(known.each, instr.args[first:])
        shape = known.types[0].shape
        assert shape is not None
        made = replace(known.types[0], shape=shape.named((self, instr.target), instr.target.name))
        if instr.op == "subsref":
            part = Subscript(instr.payload.name)
            return self._new("subsref", made, [base, *subs], instr.span, part)
        payload = Update(instr.payload.name)
        if use is not Use.PUT:
            return self._new(instr.op, made, [base, *subs], instr.span, payload)
        if not known.each.is_scalar:
            payload = replace(payload, layout=self.line(instr.target))
        column = self.column(instr.args[1], known.each, instr.span)
        return self._new("subsasgn", made, [base, column, *subs], instr.span, payload)

    def changed_inside(self, instr: Instr) -> Operand:
        """The array after what sets a number of an element."""
        known, base = self._parts(instr.target), instr.args[0]
        assert known is not None
        outer, inner = path_operands(instr.payload.path, instr.args[2:])
        array = self._array(base, instr.target, instr.span)[0]
        kept = self._flow.type_of(array).shape
        made = known.types[0] if kept is None else replace(known.types[0], shape=kept)
        payload = Update(instr.payload.name, layout=self.line(instr.target))
        args = [array, instr.args[1], *inner, *outer]
        return self._new("subsasgn", made, args, instr.span, payload)

    def used(self, instr: Instr, use: Use) -> None:
        """What gives an element, or asks for extents."""
        base = instr.args[0]
        assert isinstance(base, Value)
        known = self._parts(base)
        assert known is not None and known.each is not None
        array = self._array(base, base, instr.span)[0]
        if use is Use.READ:
            self.read(instr, array, known)
        elif known.each.is_scalar:
            instr.args = [array, *instr.args[1:]]
            self._emit(instr)
        else:
            self.count(instr, array)

    def of_few(self, values: Sequence[Operand], parts: Parts, span: Span | None) -> Operand:
        """The array of a cell of which the elements are known one by one."""
        each = parts.each
        assert each is not None
        if not values:
            return self.nothing(parts, span)
        columns = [self.column(v, each, span) for v in values]
        if len(columns) == 1 and each.is_scalar:
            return columns[0]
        size = each.static_numel
        row = replace(parts.types[0], shape=Shape.of(size, len(values)))
        return self._new("hcat", row, columns, span)

    def of_cell(self, operand: Operand, parts: Parts, span: Span | None) -> Operand:
        """The same of a cell that stays one."""
        items = items_of(self._flow.type_of(operand))
        assert items is not None
        values = [
            self._new("cellref", item, [operand, Const(float(k))], span, CellRead())
            for k, item in enumerate(items, 1)
        ]
        made = self.of_few(values, parts, span)
        shape = self._flow.type_of(operand).shape
        return made if values else self.of_no_cells(made, shape, parts, span)

    def of_no_cells(
        self, nothing: Operand, shape: Shape | None, parts: Parts, span: Span | None
    ) -> Operand:
        """The array of a cell without elements: where it is asked for its extents, it has them."""
        each = parts.each
        assert each is not None and shape is not None and shape.static is not None
        if shape == NO_EXTENT or not each.is_scalar:
            return nothing
        target = self._flow.function.fresh()
        target.type = replace(parts.types[0], shape=shape)
        return self._emit(_reshape(target, nothing, [Const(float(n)) for n in shape.static], span))

    def of_room(
        self, cell: Operand, extents: Sequence[Operand], parts: Parts, span: Span | None
    ) -> Operand:
        """The array of a cell whose elements a loop will set."""
        each, shape = parts.each, self._flow.type_of(cell).shape
        assert each is not None and shape is not None
        args = list(extents)
        if not each.is_scalar:
            size = each.static_numel
            shape = Shape.of(size, shape.numel())
            count = args[1] if args[0] == Const(1.0) else args[0]
            args = [Const(float(size or 0)), count]
        maker = "false" if each.cls == "logical" else "zeros"
        if each.cls not in ("logical", "double"):
            args.append(Const(each.cls, "char"))
        known = replace(parts.types[0], shape=shape, range=exactly(0.0))
        return self._new("builtin", known, args, span, BuiltinCall(maker))

    # --- elements -------------------------------------------------------------------------------

    def read(self, instr: Instr, array: Operand, known: Parts) -> None:
        """An element; the cell's extents are what an error tells. One that surely is there and of
        known value has gone before: this may be outside."""
        each, target = known.each, instr.target
        assert each is not None and target.type is not None
        target.type = replace(target.type, const=None)
        payload = Subscript(instr.payload.name)
        subs = self.subscripts(each, instr.args[1:])
        if each.is_scalar or _is_column(each):
            column = target
        else:
            column = self._flow.function.fresh()
            column.type = replace(target.type, shape=Shape.of(each.static_numel))
        if not each.is_scalar:
            payload = replace(payload, layout=self.line(instr.args[0]))
        self._emit(Instr("subsref", [column], [array, *subs], instr.span, payload))
        if column is not target:
            shape = each.shape
            assert shape is not None and shape.static is not None
            extents = [Const(float(n)) for n in shape.static]
            self._emit(_reshape(target, column, extents, instr.span))

    def column(self, operand: Operand, each: Type, span: Span | None) -> Operand:
        """An element as it stands in the array."""
        if each.is_scalar or _is_column(each):
            return operand
        have = self._flow.type_of(operand)
        if not isinstance(operand, Value):
            operand = self._new("copy", have, [operand], span)
        size = each.static_numel
        assert size is not None
        column = self._flow.function.fresh()
        column.type = replace(have, shape=Shape.of(size), const=None)
        extents = [Const(float(size)), Const(1.0)]
        return self._emit(_reshape(column, operand, extents, span))

    def subscripts(self, each: Type, subs: Sequence[Operand]) -> list[Operand]:
        return list(subs) if each.is_scalar else [MAGIC_COLON, *subs]

    def line(self, cell: Operand) -> str:
        """What errors tell of the extents of a cell that is an array of columns."""
        shape = self._flow.type_of(cell).shape
        assert shape is not None
        if shape.dim(0) is ONE or (isinstance(cell, Value) and self._is_cut(cell)):
            return ROW
        return COLUMN if shape.dim(1) is ONE else GROWN

    # --- extents --------------------------------------------------------------------------------

    def count(self, instr: Instr, array: Operand) -> None:
        """The columns are as many as the cell has elements."""
        asked = instr.payload.callee if instr.op == "builtin" else "end"
        if asked == "isempty":
            instr.args = [array]
        else:
            instr.op, instr.args = "builtin", [array, _COLUMNS]
            instr.payload = BuiltinCall("size")
        self._emit(instr)

    def nothing(self, parts: Parts, span: Span | None) -> Operand:
        each = parts.each
        assert each is not None
        shape = NO_EXTENT if each.is_scalar else Shape.of(each.static_numel, 0)
        return self._new("copy", replace(parts.types[0], shape=shape), [EMPTY], span)

    def _new(
        self,
        op: str,
        t: Type,
        args: Sequence[Operand],
        span: Span | None,
        payload: Payload = NOTHING,
    ) -> Value:
        value = self._flow.function.fresh()
        value.type = t
        assert rep_of(t).kind is not Kind.BOXED or op == "cellref"
        return self._emit(Instr(op, [value], list(args), span, payload))


def _is_column(t: Type) -> bool:
    return t.shape is not None and t.shape.rank == 2 and t.shape.dim(1) is ONE


def _reshape(target: Value, base: Operand, extents: Sequence[Operand], span: Span | None) -> Instr:
    return Instr("builtin", [target], [base, *extents], span, BuiltinCall("reshape"))
