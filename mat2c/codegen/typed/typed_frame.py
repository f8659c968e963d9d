"""The C side of a specialised function: where its values live, how their extents are spelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from mat2c.codegen.c_frame import Frame
from mat2c.codegen.conversions import boxing
from mat2c.codegen.slot_statements import clear_slot, copy_to_slot
from mat2c.codegen.typed.range_pieces import Cut
from mat2c.infer.constant_types import const_type
from mat2c.infer.engine import Specialisation
from mat2c.infer.flow import Flow
from mat2c.ir.core import Const, Instr, Operand, Splat, Tree, Value, values_of
from mat2c.ir.nonlocals import Outside
from mat2c.ir.uses import unread_counts
from mat2c.lir.c_expr import Expr, Name, atom
from mat2c.lir.c_stmt import Assign, Code, Part, joined, one
from mat2c.storage.model import Group, StoragePlan
from mat2c.storage.storage_facts import is_held
from mat2c.support.diagnostics import InternalError
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.lattice import Type
from mat2c.types.rep import (
    BOOL,
    BOXED,
    INDEX,
    ElementType,
    Kind,
    Rep,
    element_of,
    flags_of,
    rep_of,
)


@dataclass(slots=True)
class TypedFrame(Frame):
    """A frame whose values may be C scalars and arrays.

    `data` names the elements of each storage group, `extents` the local variables that hold extents
    which are not constant. `unboxed` are scratch slots whose contents go to typed values after the
    operation at hand.
    """

    spec: Specialisation = field(kw_only=True)
    plan: StoragePlan = field(kw_only=True)
    data: dict[int, str] = field(default_factory=dict)
    extents: dict[int, list[str]] = field(default_factory=dict)
    kept_extents: frozenset[str] = frozenset()  # parameters, which arrays share that are as large
    unboxed: list[tuple[Value, str]] = field(default_factory=list)
    unread: set[Operand] | None = None  # counts of loops whose rounds are alike, once asked for
    scratch_slots: int = 0
    most_slots: int = 0
    loop_depth: int = 0
    as_bytes: bool = False  # does the loop being written read and write truth values as bytes?
    cut: Cut | None = None  # the loop being written, while its subscripts are asked for
    shared_groups: set[int] = field(default_factory=set)  # groups in the caller's storage
    taken: dict[int, str] = field(default_factory=dict)  # groups in a result's block: its name
    queues: dict[int, str] = field(default_factory=dict)  # groups read from the front: what is gone
    zeroed_groups: set[int] = field(default_factory=set)  # whose block is zeros from the start
    peeked_groups: set[int] = field(default_factory=set)  # read where nothing may be stored yet
    hoisted: set[Instr] = field(default_factory=set)  # checks that hold in the loop being written
    temporaries: dict[tuple[str, str], str] = field(default_factory=dict)  # by C type and wish
    boxed_temporaries: list[str] = field(default_factory=list)
    blocks: dict[tuple[str, int], str] = field(default_factory=dict)  # scratch: C type and place
    buffers: dict[tuple[str, int], tuple[str, int]] = field(default_factory=dict)  # with a room
    parts: list[str] = field(default_factory=list)  # boxed slots for values on the way of a chain
    holders: dict[int, str] = field(default_factory=dict)  # boxes of groups that these belong to
    lends: bool = True  # may a boxed operation have the block of an array that it changes?
    prelude: list[Code] | None = None  # what comes before the instruction at hand, while one is
    small_sums: dict[Tree, bool] = field(default_factory=dict)  # does C's `int` hold them?
    real: dict[Value | Tree, str] = field(default_factory=dict)  # C variables: is it real?
    scalar_text: Callable[[TypedFrame, Operand, ElementType], str] | None = None

    @property
    def flow(self) -> Flow:
        assert self.spec.flow is not None
        return self.spec.flow

    def has_rounds_alike(self, count: Value) -> bool:
        """True if nothing reads the variable of the loops with this count."""
        if self.unread is None:
            self.unread = unread_counts(self.function)
        return count in self.unread

    def type(self, operand: Operand) -> Type:
        """The type of an operand, folded or not."""
        if isinstance(operand, Tree):
            assert operand.type is not None
            return operand.type
        if isinstance(operand, Const):
            return const_type(operand)
        if isinstance(operand, Splat):
            raise InternalError("codegen", "a comma list has no type")
        return self.flow.type_of(operand)

    def rep(self, operand: Operand) -> Rep:
        if isinstance(operand, Value):
            return self.reps.get(operand, BOXED)
        if isinstance(operand, (Tree, Const)):
            return rep_of(self.type(operand))
        return BOXED

    def element(self, operand: Operand) -> ElementType:
        """The C type of an operand's elements."""
        rep = self.rep(operand)
        element = rep.element if rep.kind is Kind.SCALAR else element_of(self.type(operand))
        assert element is not None
        return element

    def temporary(self, ctype: str, wish: str = "scratch") -> str:
        """The C scalar of a type that is asked for under a name; its own name may be another."""
        if (ctype, wish) not in self.temporaries:
            self.temporaries[ctype, wish] = self.names.fresh(wish)
        name = self.temporaries[ctype, wish]
        self.used.add(name)
        self.changed.add(name)
        return name

    def scratch_block(self, ctype: str, place: int) -> str:
        """A block, with its capacity, that the function frees at its end."""
        if (ctype, place) not in self.blocks:
            self.blocks[ctype, place] = self.names.fresh("unused_data")
        return self.blocks[ctype, place]

    def scratch_array(self, ctype: str, place: int, count: int) -> str:
        """Room for so many elements that nobody reads."""
        key = ctype, place
        name, room = self.buffers.get(key) or (self.names.fresh("unused_data"), 0)
        self.buffers[key] = name, max(room, count)
        return name

    def boxed_temporary(self, wish: str) -> str:
        """A boxed slot of its own."""
        if wish not in self.boxed_temporaries:
            self.boxed_temporaries.append(wish)
        return wish

    # --- storage ------------------------------------------------------------------------------

    def group(self, value: Value) -> Group:
        return self.plan.group_of[value]

    def is_constant(self, operand: Operand) -> bool:
        """True if its elements are a constant of the C file, which nothing overlaps."""
        group = self.plan.group_of.get(operand) if isinstance(operand, Value) else None
        return isinstance(operand, Const) or (group is not None and group.is_table)

    def holder(self, value: Operand) -> str:
        """The box that an array borrowed from a cell or struct belongs to, "" for other values."""
        group = self.plan.group_of.get(value) if isinstance(value, Value) else None
        if group is None or group.kind != "borrowed" or not is_held(group.members[0]):
            return ""
        if group.number not in self.holders:
            name = self.names.fresh(f"{self.data[group.number]}_box")
            self.holders[group.number] = self.boxed_temporary(name)
        return self.holders[group.number]

    def shared_box(self, operand: Operand) -> str:
        """The same where the box is the value as the program knows it: one that may have become
        complex for typed code is not."""
        return "" if self.type(operand).is_complex is None else self.holder(operand)

    def group_outside(self, operand: Operand) -> Outside | None:
        """The variable in whose storage an array lives, outside of the frame."""
        known = isinstance(operand, Value) and operand in self.plan.group_of
        return self.plan.group_of[operand].outside if known else None  # type: ignore[index]

    def array(self, value: Operand) -> str:
        """The C expression for an array's elements; of a constant text its bytes."""
        if isinstance(value, Const):
            return self.module.constants.characters(str(value.value or ""))
        assert isinstance(value, Value)
        name = self.data[self.group(value).number]
        self.used.add(name)
        return name

    def elements(self, value: Operand) -> Expr:
        """The same as an expression."""
        if isinstance(value, Const):
            return self.module.constants.elements(str(value.value or ""))
        return Name(self.array(value))

    def dims(self, value: Operand) -> list[str]:
        """C expressions for an array's extents."""
        shape = self.type(value).shape
        assert shape is not None
        if not isinstance(value, Value):
            return [str(d.value) for d in shape.dims if d is not None]
        names = self.extents.get(self.plan.variable_of[value].number, [])
        texts = []
        for k, dim in enumerate(shape.dims):
            if dim is not None and dim.is_const:
                texts.append(str(dim.value))
            else:
                self.used.add(names[k])
                texts.append(names[k])
        return texts

    def set_dims(self, value: Value, texts: list[str]) -> Code:
        """Statements that note an array's extents: 1 where the variable may have a higher rank."""
        names = self.extents.get(self.plan.variable_of[value].number, [])
        parts = []
        for name, text in zip_longest(names, texts[: len(names)], fillvalue="1"):
            if name and text != name and name not in self.kept_extents:
                self.used.add(name)
                parts.append(one(Assign(Name(name), atom(text))))
        return joined(parts)

    # --- variables shared with nested functions ---

    def environment_for(self, callee: str) -> str:
        """None: a function that reads shared variables from an environment is not called from typed
        code, which then has none that are static."""
        return "NULL"

    def environment(self) -> str:
        """There is none: the variables are static. The boxed ones begin as undefined."""
        return self._cleared()

    def release_environment(self) -> str:
        return self._cleared()

    def _cleared(self) -> str:
        own = [v for v in self.module.shared if v.owner == self.function.name]
        names = [self.module.shared[variable] for variable in own]
        return "".join(spelling("boxed").clear(f"&{name}") for name in names)

    def shared_slot(self, owner: str, name: str) -> str:
        """`&x`: where a variable of no static type lives."""
        return f"&{self.module.shared_variable(owner, name)}"

    # --- boxing -------------------------------------------------------------------------------

    def boxed(self, operand: Operand) -> str:
        """A boxed view of any operand."""
        rep = self.rep(operand)
        if box := self.shared_box(operand):
            return box
        if isinstance(operand, Value) and rep.kind is Kind.ARRAY and rep.element is not None:
            dims = self.dims(operand)
            data = f"&({rep.element.ctype}){{0}}" if "0" in dims else self.array(operand)
            return self.view(self.type(operand), data, dims)
        if isinstance(operand, Value) and rep.kind is Kind.SCALAR and rep.element is not None:
            if (known := self.type(operand)).dq:
                return self.view(known, f"&{self.var(operand)}", ["1", "1"])
            return f"{boxing(known, rep.element)}({self.scratch()}, {self.var(operand)})"
        if isinstance(operand, Tree) and rep.kind is Kind.SCALAR and rep.element is not None:
            assert self.scalar_text is not None
            text = self.scalar_text(self, operand, rep.element)
            name = boxing(self.type(operand), rep.element)
            return f"{name}({self.scratch()}, {text})"
        return super().boxed(operand)

    def view(self, t: Type, data: str, dims: list[str]) -> str:
        """A boxed view of elements; a real one where they only might have been complex."""
        element = element_of(t)
        assert element is not None
        box, extents = self.scratch(), f"(const ptrdiff_t[]){{{', '.join(dims)}}}"
        if t.is_complex is None:
            own = self.boxed_temporary(f"narrowed_{self.boxes}")
            return f"m2c_view_narrowed({box}, &{own}, {data}, {len(dims)}, {extents})"
        return f"m2c_view({box}, {element.m2c}, {flags_of(t)}, {data}, {len(dims)}, {extents})"

    def slot(self, value: Value) -> str:
        """`&x` for a boxed target; for a typed one a scratch slot that is unboxed afterwards, or
        the slot of the box that it will belong to."""
        if self.rep(value).kind in (Kind.BOXED, Kind.LIST):
            return f"&{self.var(value)}"
        for known, name in self.unboxed:
            if known is value:
                return f"&{name}"
        name = self.holder(value) or self.scratch_slot()
        self.unboxed.append((value, name))
        return f"&{name}"

    def scratch_slot(self) -> str:
        """A slot for a boxed value that the operation at hand makes."""
        self.scratch_slots += 1
        self.most_slots = max(self.most_slots, self.scratch_slots)
        return f"result_{self.scratch_slots}"

    def assign(self, target: Value, source: Operand, later: Sequence[Operand] = ()) -> Part:
        """A boxed operation's first step on a typed target: the old value goes to the scratch
        slot."""
        if self.rep(target).kind in (Kind.BOXED, Kind.LIST):
            source_kind = self.rep(source).kind
            if isinstance(source, Value) and source_kind is self.rep(target).kind:
                return super().assign(target, source, later)
            if self.type(source).is_bottom:
                return clear_slot(self.slot(target))
            return copy_to_slot(self.slot(target), self.boxed(source))
        if self.type(source).is_bottom:
            return clear_slot(self.slot(target))
        return copy_to_slot(self.slot(target), self.boxed(source))

    def assign_base(self, instr: Instr) -> Part:
        """The block goes to the scratch slot, and comes back, where nothing else reads it."""
        target, source = instr.target, instr.args[0]
        if isinstance(source, Value) and self._may_lend(target, source, instr):
            return self._lend(target, source)
        return self.assign(target, source, instr.args[1:])

    def _may_lend(self, target: Value, source: Value, instr: Instr) -> bool:
        """True if the target is made of the source in a block of the function's own, which nothing
        reads meanwhile, or if the operation fails."""
        if self.rep(source).kind is not Kind.ARRAY or not self.plan.same_storage(target, source):
            return False
        group = self.group(target)
        if any(self.plan.same_storage(target, v) for v in values_of(instr.args[1:])):
            return False
        known = {*self.shared_groups, *self.taken, *self.queues}
        elsewhere = group.outside is not None or group.number in known
        handled = self.block is not None and self.block.handler is not None
        typed = self.type(source).is_complex is not None and self.rep(target) == self.rep(source)
        return self.lends and group.kind == "heap" and typed and not elsewhere and not handled

    def _lend(self, target: Value, source: Value) -> str:
        element, dims, data = self.element(source), self.dims(source), self.array(source)
        self.used.add(f"{data}_cap")
        kind = f"{element.m2c}, {flags_of(self.type(source))}"
        extents = f"(const ptrdiff_t[]){{{', '.join(dims)}}}"
        return spelling("typed").lend(self.slot(target), kind, data, len(dims), extents)

    def truth(self, operand: Operand) -> str:
        if isinstance(operand, Const):
            return "true" if operand.value else "false"
        assert self.scalar_text is not None
        return self.scalar_text(self, operand, BOOL)

    def index(self, operand: Operand) -> str:
        assert self.scalar_text is not None
        return self.scalar_text(self, operand, INDEX)
