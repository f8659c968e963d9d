"""How a typed function hands out its results."""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.codegen.calls.typed_calls import is_dynamic, open_dims
from mat2c.codegen.calls.typed_interface import Interface
from mat2c.codegen.slot_statements import clear_slot, copy_to_slot, move_to_slot
from mat2c.codegen.typed.c_extents import product
from mat2c.codegen.typed.element_extents import dims_of
from mat2c.codegen.typed.scalar_expressions import scalar_text
from mat2c.codegen.typed.typed_frame import TypedFrame
from mat2c.codegen.typed.typed_operations import copy_block
from mat2c.infer.engine import Specialisation
from mat2c.ir.core import Const, Operand, Return, Splat, Tree, Value
from mat2c.lir.c_expr import Expr, Name, Unary, atom
from mat2c.lir.c_stmt import Assign, Code, Part, Stmt, evaluate, joined
from mat2c.storage.model import StoragePlan
from mat2c.support.record import dataclass
from mat2c.support.templates import bare, spelling
from mat2c.types.lattice import Type
from mat2c.types.rep import Kind, rep_of


@dataclass(frozen=True, slots=True)
class Number:
    """A scalar that is the only result: where it goes, and what it is. `is_kept`: it doesn't change
    by what the function releases."""

    name: str
    value: str
    ctype: str
    is_kept: bool

    @property
    def text(self) -> str:
        return spelling("boxed").assign(f"*{self.name}", self.value)


class Leaving:
    """The outputs of one specialisation, given to the parameters that stand for them. Only a
    `number` is left to the caller: a function that can't fail returns it."""

    def __init__(
        self, spec: Specialisation, plan: StoragePlan, frame: TypedFrame, interface: Interface
    ) -> None:
        self.spec = spec
        self.plan = plan
        self.frame = frame
        self.interface = interface
        self.number: Number | None = None
        self.mentioned: set[str] = set()
        """The C variables that the value of `number` is made of."""
        self.moved: dict[str, Stmt] = {}
        """The arrays whose blocks are given away, with what says so to the end of the function."""

    def code(self, terminator: Return) -> Code:
        """The statements that hand out what a return names."""
        parts: list[Part] = []
        for k, operand in enumerate(terminator.args):
            if k not in self.interface.outputs or isinstance(operand, Splat):
                continue
            parts.append(
                self._give(self.interface.outputs[k], operand, self.spec.outputs[k], terminator, k)
            )
        return joined(parts)

    def without_moves(self, body: Code) -> Code:
        """The body of a function that always comes to its end: nobody asks there what was moved."""
        gone = {id(statement) for statement in self.moved.values()}
        return Code([statement for statement in body if id(statement) not in gone])

    def _give(self, name: str, operand: Operand, t: Type, terminator: Return, k: int) -> Part:
        frame = self.frame
        frame.boxes = 0
        rep = rep_of(t)
        if rep.kind is Kind.BOXED:
            if frame.type(operand).is_bottom and frame.rep(operand).kind is not Kind.BOXED:
                return clear_slot(name)
            if isinstance(operand, Value) and frame.rep(operand).kind is Kind.BOXED:
                if terminator.args.count(operand) == 1:
                    return move_to_slot(name, f"&{frame.var(operand)}")
                return copy_to_slot(name, frame.var(operand))
            return copy_to_slot(name, frame.boxed(operand))
        if rep.kind is Kind.SCALAR:
            assert rep.element is not None
            value = bare(scalar_text(frame, operand, rep.element))
            kept = isinstance(operand, Const) or frame.rep(operand).kind is Kind.SCALAR
            number = Number(name, value, rep.element.ctype, kept and not isinstance(operand, Tree))
            if len(self.interface.results) > 1:
                return number.text
            self.number, self.mentioned = number, set(frame.used)
            return ""
        return self._give_array(name, operand, t, self.interface.grows(k, t))

    def _give_array(self, name: str, operand: Operand, t: Type, grows: bool) -> Part:
        frame, typed = self.frame, spelling("typed")
        if not isinstance(operand, Value):
            return self._give_constant(name, operand, t)
        element = frame.element(operand)
        dims = dims_of(frame, operand)
        extents = self._extents(name, t, dims)
        data = frame.array(operand)
        group = frame.group(operand)
        count, apart = product(dims), frame.is_constant(operand)
        if group.number in self.interface.bound and frame.data[group.number] == name:
            return extents
        if frame.taken.get(group.number) == name:  # it is given back at the end
            return extents
        if not grows:
            return extents + copy_block(name, data, count, element.ctype, apart)
        if group.kind == "heap" and group.outside is None and self._moves(operand):
            return extents + self._moved(name, data)
        room = typed.reserve(f"*{name}", f"*{name}_cap", count, element.ctype, False)
        return extents + room + copy_block(f"*{name}", data, count, element.ctype, apart)

    def _extents(self, name: str, t: Type, dims: Sequence[str]) -> Code:
        """The open extents of an output are told."""
        sizes = self.interface.sizes
        return Code([Assign(_at(sizes[name, d]), atom(dims[d])) for d in open_dims(t)])

    def _moved(self, name: str, data: str) -> Code:
        """The block of an array is given away."""
        self.frame.used.add(f"{data}_cap")
        self.moved[data] = Assign(Name(data), Name("NULL"))
        given: list[Stmt] = [
            Assign(_at(name), Name(data)),
            Assign(_at(f"{name}_cap"), Name(f"{data}_cap")),
        ]
        return evaluate("m2c_free", _at(name)) + Code([*given, self.moved[data]])

    def _give_constant(self, name: str, operand: Operand, t: Type) -> Part:
        """A text, or the empty matrix."""
        typed = spelling("typed")
        value = (
            operand.value if isinstance(operand, Const) and isinstance(operand.value, str) else ""
        )
        dims = ["1" if value else "0", str(len(value))]
        extents = self._extents(name, t, dims)
        if not value:
            return extents
        place, room = name, ""
        if is_dynamic(t):
            ctype = self.frame.element(operand).ctype
            room = typed.reserve(f"*{name}", f"*{name}_cap", dims[1], ctype, False)
            place = f"*{name}"
        literal = self.frame.module.constants.characters(value)
        return extents + room + copy_block(place, literal, dims[1], "unsigned char")

    def _moves(self, operand: Value) -> bool:
        """True if the array's block is given away to one output only."""
        exit_block = self.spec.function.exit
        terminator = exit_block.terminator
        assert isinstance(terminator, Return)
        group = self.frame.group(operand)
        same = [
            a
            for a in terminator.args
            if isinstance(a, Value) and self.plan.group_of.get(a) is group
        ]
        return len(same) == 1


def _at(pointer: str) -> Expr:
    """What a pointer points to."""
    return Unary("*", Name(pointer))
