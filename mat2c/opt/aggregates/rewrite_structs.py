"""What `sroa` does in one function with arrays of structs that become arrays of their fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mat2c.infer.flow import Flow
from mat2c.infer.transfer.aggregates import items_of
from mat2c.ir.core import EMPTY, Const, Instr, Operand, Splat, Value
from mat2c.ir.edit import made
from mat2c.ir.payloads.access_payloads import CellRead, FieldRead
from mat2c.ir.payloads.payload import NOTHING
from mat2c.ir.uses import uses_of
from mat2c.opt.aggregates.flatten_cells import Flattener
from mat2c.opt.aggregates.flatten_structs import StructFlattener
from mat2c.opt.aggregates.parts import Parts
from mat2c.opt.aggregates.sroa_webs import Webs
from mat2c.opt.aggregates.struct_arrays import READING, Use, starts
from mat2c.opt.aggregates.uniform_cells import room_of
from mat2c.support.diagnostics import Span
from mat2c.types.lattice import Type


class StructRewriter:
    """Rewrites the instructions that `webs` has noted. `parts` are those of the values so far,
    `together` makes a struct of its fields; for the rest see `StructFlattener`."""

    def __init__(
        self,
        flow: Flow,
        webs: Webs,
        parts: dict[Value, Sequence[Operand]],
        cells: Flattener,
        emit: Callable[[Instr], Value],
        arrays: Callable[[Operand, Value, Span | None], Sequence[Operand]],
        together: Callable[[Parts, Sequence[Operand], Span | None], Value],
    ) -> None:
        self.arrays = StructFlattener(flow, cells, emit, arrays, self._values)
        self._flow = flow
        self._webs = webs
        self._parts = parts
        self._emit = emit
        self._as = arrays
        self._together = together
        self._uses = uses_of(flow.function)
        self._lists: dict[Value, tuple[Operand, Type]] = {}  # fields that brackets list
        self._grown: dict[Value, int] = {}  # which array tells the end of a struct's first updates

    def rewritten(self, instr: Instr) -> bool:
        """Writes what is done with an array of structs that is taken apart; true if it is such."""
        base = instr.args[0] if instr.args else None
        if isinstance(base, Splat) and base.value in self._lists:
            self.arrays.listed(instr, *self._lists[base.value])
            return True
        if isinstance(base, Value) and instr.op == "end" and base in self._grown:
            self.arrays.end_told(instr, self._parts[base][self._grown[base]])
            return True
        use = self._webs.how.get(instr)
        if use is None:
            return False
        group = self._webs.together.get(instr, [instr])
        node = base if use in READING else group[-1].target
        if use is Use.ROUND:
            node = group[0].args[0]
        known = self._webs.parts(node) if isinstance(node, Value) and node in self._webs else None
        if known is None:
            return False
        self._rewrite(instr, use, group, known)
        return True

    def become(self, operand: Operand, known: Parts, span: Span | None) -> Sequence[Operand]:
        """The arrays of nothing, of structs given one by one, or of room for some."""
        t = self._flow.type_of(operand)
        if starts(operand, t, known):
            return self.arrays.nothing(known, span, t.shape if t.cls == "cell" else None)
        room = room_of(operand)
        if room is not None:
            return self.arrays.of_room(operand, room, known, span)
        structs = [operand] if t.cls != "cell" else self._few(operand, t, span)
        return self.arrays.of_structs(structs, known, span)

    def _few(self, operand: Operand, t: Type, span: Span | None) -> Sequence[Operand]:
        """The structs of a cell of few."""
        if isinstance(operand, Value) and operand in self._webs:
            return self._parts[operand]
        found = []
        for k, item in enumerate(items_of(t) or (), 1):
            args: list[Operand] = [operand, Const(float(k))]
            read = made(self._flow.function, "cellref", args, span, payload=CellRead())
            read.target.type = item
            found.append(self._emit(read))
        return found

    def _rewrite(self, instr: Instr, use: Use, group: Sequence[Instr], known: Parts) -> None:
        if use is Use.ASK:
            self.arrays.asked(instr, known)
        elif use is Use.LIST:
            arrays = self._parts[instr.args[0]]  # type: ignore[index]
            k = known.names.index(instr.payload.field)
            if instr in self._webs.together:
                self._lists[instr.target] = (arrays[k], known.fields[k])
            else:
                self.arrays.list_values(instr, arrays[k])
        elif use in (Use.ITEM, Use.ROUND):
            item = group[0]
            if instr is not item or not known.in_braces:  # the cell of a round is not made
                number = self.arrays.number_of(item.args[1], instr.span)
                instr.args = [item.args[0], number]
                self._read(instr, known)
        elif use is Use.PEEK:
            self.arrays.peeked(instr, known)
        elif use is Use.READ:
            self._read(instr, known)
        elif use in (Use.SET_FIRST, Use.SET_LAST):
            self._set_together(instr, group, known)
        else:
            after = self.arrays.changed(instr, use, known)
            self._parts[instr.target] = after
            made = (value.definition for value in after if isinstance(value, Value))
            if use is Use.SET_IN:  # so is the value in the cell of the field
                self._webs.there.update(i for i in made if i is not None and i.op == "assignpath")

    def _set_together(self, instr: Instr, group: Sequence[Instr], known: Parts) -> None:
        """One of the updates that set all fields of a struct: the arrays grow one by one."""
        first = group[0]
        if instr is first:
            before = self._as(first.args[0], group[-1].target, instr.span)
        else:
            before = self._parts[instr.args[0]]  # type: ignore[index]
        self._parts[instr.target] = self.arrays.field_set(instr, first, before, known)
        self._grown[instr.target] = known.names.index(first.payload.path[1].field)

    def _read(self, instr: Instr, known: Parts) -> None:
        """One struct: the fields of it that are read, or all where it is wanted as a whole."""
        users = [user for _, user in self._uses.get(instr.target, ())]
        named = [name for user in users if (name := _read_part(user, known)) is not None]
        apart = instr.target in self._webs and len(named) == len(users)
        wanted = [k for k, name in enumerate(known.names) if not apart or name in named]
        found = self.arrays.read(instr, known, wanted or [0])
        values = [found.get(k, EMPTY) for k in range(len(known.names))]
        if instr.target in self._webs:
            self._parts[instr.target] = values
            return
        kind = "cell" if known.of_rows else "struct"
        whole = self._together(Parts((kind,), known.names, known.fields), values, instr.span)
        whole.type = instr.target.type
        instr.op, instr.args, instr.payload = "copy", [whole], NOTHING
        self._emit(instr)

    def _values(self, operand: Operand, known: Parts, span: Span | None) -> Sequence[Operand]:
        """The fields of a struct."""
        if isinstance(operand, Value) and operand in self._webs:
            return self._parts[operand]
        fields = []
        for name, t in zip(known.names, known.fields, strict=True):
            function = self._flow.function
            if known.of_rows:
                args: list[Operand] = [operand, Const(float(name))]
                read = made(function, "cellref", args, span, payload=CellRead())
            else:
                read = made(function, "getfield", [operand], span, payload=FieldRead(name))
            read.target.type = t
            fields.append(self._emit(read))
        return fields


def _read_part(user: Instr | None, known: Parts) -> str | None:
    """The name of the field, or the number in the row, that an instruction reads; None: none."""
    if user is None or user.op != ("cellref" if known.of_rows else "getfield"):
        return None
    if not known.of_rows:
        return str(user.payload.field)
    number = user.args[1] if len(user.args) == 2 else None
    if not isinstance(number, Const) or not isinstance(number.value, float):
        return None
    return str(int(number.value)) if number.value.is_integer() else None
