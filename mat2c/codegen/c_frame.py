"""The C side of one function while it is written: variables, scratch, the way out on an error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from mat2c.codegen.c_constants import c_double
from mat2c.codegen.c_names import Names
from mat2c.codegen.comma_lists import catches, short_lived
from mat2c.codegen.conversions import boxing
from mat2c.codegen.file_context import ModuleContext
from mat2c.codegen.slot_statements import copy_to_slot, move_to_slot, set_slot
from mat2c.ir.call_frames import frames
from mat2c.ir.core import (
    EMPTY,
    Block,
    Const,
    Function,
    Instr,
    Operand,
    Value,
    is_written_empty,
    values_of,
)
from mat2c.ir.payloads.variable_payloads import PersistentVariable, SharedVariable
from mat2c.lir.c_expr import Expr, Name, Pattern, atom
from mat2c.lir.c_stmt import Assign, Check, Code, Fail, Leave, Part, one
from mat2c.lir.expr_printer import spelled
from mat2c.lir.stmt_printer import leave_text
from mat2c.support.diagnostics import InternalError, Span
from mat2c.support.record import dataclass, field
from mat2c.support.templates import spelling
from mat2c.types.lattice import ANY
from mat2c.types.rep import BOOL, BOXED, INDEX, Kind, Rep


@dataclass(slots=True)
class Frame:
    """What the emitters of one function share.

    `variable` is the C variable of a value (several values of a φ-congruence class have one);
    `reps` its representation. `boxes` counts the scratch values that the instruction at hand has
    used.
    """

    function: Function
    cname: str
    reps: Mapping[Value, Rep]
    variable: Mapping[Value, str]
    module: ModuleContext
    names: Names = field(default_factory=Names)
    boxes: int = 0
    most_boxes: int = 0
    lists: int = 0
    most_lists: int = 0
    short_lists: set[Value] = field(init=False)  # empty where they are made
    catches: bool = field(init=False)  # scratch lists may hold something when they are used
    uses_discard: bool = False
    used: set[str] = field(default_factory=set)  # C variables that the text mentions
    earlier: list[set[str]] = field(default_factory=list)  # those before the instruction at hand
    # C variables that the way to a handler changes
    changed: set[str] = field(default_factory=set)
    dying: set[Value] = field(default_factory=set)  # not used after the instruction at hand
    # C variables that the instruction at hand gave away
    moved: set[str] = field(default_factory=set)
    restore: str = ""  # what the operation at hand does first when it fails
    labels: set[str] = field(default_factory=set)  # jumped to
    failures: list[int] = field(default_factory=list)  # the lines of what may fail
    on_error: Callable[[Block], str] | None = None  # φ copies on the way to a block's handler
    on_the_way: bool = False  # these copies are being written: an error of theirs passes it by
    block: Block | None = None
    span: Span | None = None

    def __post_init__(self) -> None:
        self.short_lists, self.catches = short_lived(self.function), catches(self.function)

    def rep(self, operand: Operand) -> Rep:
        return self.reps.get(operand, BOXED) if isinstance(operand, Value) else BOXED

    def var(self, value: Value) -> str:
        name = self.variable[value]
        self.used.add(name)
        return name

    def is_untouched(self, value: Value) -> bool:
        """True if the C variable is, at the start of the function, still as it was declared."""
        used = self.has_mentioned(self.variable[value])
        return self.block is self.function.entry and not used

    def has_mentioned(self, name: str) -> bool:
        """True if the C variable is in what was written so far."""
        return any(name in names for names in (self.used, *self.earlier))

    def boxed(self, operand: Operand) -> str:
        """A C expression of type m2c_value * for reading the operand."""
        if isinstance(operand, Const):
            return self.module.constants.boxed(operand)
        if not isinstance(operand, Value):
            raise InternalError(
                "codegen", f"a comma list where one value is wanted in {self.cname}"
            )
        rep = self.rep(operand)
        if rep.kind is Kind.BOXED:
            return self.var(operand)
        if rep.kind is Kind.SCALAR and rep.element is not None:
            name = boxing(operand.type or ANY, rep.element)
            return f"{name}({self.scratch()}, {self.var(operand)})"
        raise InternalError("codegen", f"no box for {operand} in {self.cname}")

    def written(self, operand: Operand) -> str:
        """The same for an empty that a struct or cell holds as it was written, if it is one yet."""
        if not isinstance(operand, Const) or not is_written_empty(operand):
            return self.boxed(operand)
        if operand == EMPTY:
            return "m2c_null_matrix"
        return "m2c_null_string" if operand.dq else "m2c_null_sq_string"

    def scratch(self) -> str:
        """A scratch value for a box, free until the instruction is done."""
        self.boxes += 1
        self.most_boxes = max(self.most_boxes, self.boxes)
        return f"&box[{self.boxes - 1}]"

    def checked(self, failed: Expr | str, note: str = "") -> Code:
        """Leaves if an expression, which does what the operation at hand is about, tells that it
        has failed. `note` is the call that tells why, if the first one doesn't."""
        expr = atom(failed) if isinstance(failed, str) else failed
        return one(Check(expr, self.leave(), Pattern(note) if note else None))

    def failed(self) -> Code:
        """Leaves since the operation at hand has failed."""
        return one(Fail(self.leave()))

    def fail(self) -> str:
        """The statements that leave when the operation at hand has failed: they set the place and
        jump. No newline at the end."""
        return leave_text(self.leave())

    def leave(self) -> Leave:
        """The way that the operation at hand takes where it has failed."""
        label, before = "fail", self.restore
        if self.block is not None and self.block.handler is not None and not self.on_the_way:
            label = f"catch_{self.block.handler.number}"
            before += self.on_error(self.block) if self.on_error is not None else ""
        self.labels.add(label)
        self.failures += [] if self.span is None else [self.span.line]
        *passed, (_, _, (line, column)) = frames(self.span, self.module.program.tells_calls)
        before += "".join(spelling("control").passed(*frame) for frame in passed)
        return Leave(label, line, column, before)

    # --- slots and assignments ----------------------------------------------------------------

    def slot(self, value: Value) -> str:
        """`&x`: where a boxed result goes."""
        if self.rep(value).kind is not Kind.BOXED:
            raise InternalError("codegen", f"{value} in {self.cname} is not boxed")
        return f"&{self.var(value)}"

    def assign(self, target: Value, source: Operand, later: Sequence[Operand] = ()) -> Part:
        """Text that gives the target the source's value, "" where both are one C variable. The
        operands `later` are read behind it."""
        rep = self.rep(target)
        if rep.kind is Kind.SCALAR:
            if isinstance(source, Value) and self.var(source) == self.var(target):
                return ""
            return self.assign_scalar(target, self.scalar(source, rep))
        if isinstance(source, Value) and self.rep(source).kind is rep.kind:
            if self.var(source) == self.var(target):
                return ""
            if source in self.dying and source not in values_of(later):
                self.moved.add(self.var(source))
                return move_to_slot(self.slot(target), f"&{self.var(source)}")
        return copy_to_slot(self.slot(target), self.boxed(source))

    def assign_base(self, instr: Instr) -> Part:
        """The first step of an update: the target gets the value of what is updated."""
        return self.assign(instr.target, instr.args[0], instr.args[1:])

    def assign_scalar(self, target: Value, given: Expr | str) -> Part:
        """What assigns a C scalar expression; boxes it where the target is boxed."""
        value = Pattern(given, closed=False) if isinstance(given, str) else given
        if self.rep(target).kind is Kind.BOXED:
            return set_slot(self.slot(target), f"m2c_double({spelled(value)})")
        return self.set_scalar(target, value)

    def set_scalar(self, target: Value, value: Expr) -> Code:
        """The assignment to the C scalar of a value; nothing where that is what is assigned."""
        name = Name(self.var(target))
        return Code() if name == value else one(Assign(name, value))

    def scalar(self, source: Operand, rep: Rep) -> str:
        """A C expression for a scalar operand in the given representation."""
        if isinstance(source, Const):
            if rep.element == BOOL:
                return "true" if source.value else "false"
            assert isinstance(source.value, (int, float))
            return str(int(source.value)) if rep.element == INDEX else c_double(float(source.value))
        assert isinstance(source, Value)
        return self.var(source)

    def truth(self, operand: Operand) -> str:
        """A C condition for a truth value."""
        if isinstance(operand, Const):
            return "true" if operand.value else "false"
        assert isinstance(operand, Value)
        return self.var(operand)

    def index(self, operand: Operand) -> str:
        """A C integer expression for a counter."""
        if isinstance(operand, Const):
            return str(int(operand.value))  # type: ignore[arg-type]
        assert isinstance(operand, Value)
        return self.var(operand)

    # --- variables shared with nested functions -----------------------------------------------

    def environment_for(self, callee: str) -> str:
        """The C expression of the environment that a callee gets: `NULL` where it needs none."""
        environments = self.module.environments
        if not environments.needed(callee):
            return "NULL"
        return self._level(environments.depth(environments.home(callee)))

    def environment(self) -> str:
        """The declaration of the function's environment: made here, or that of the function around
        it."""
        function, environments = self.function, self.module.environments
        given, owns = "", environments.owns(function.name)
        if environments.needed(function.name) and (owns or "environment" in self.used):
            given = f"m2c_environment(self, {len(function.captures)})"
        if owns:
            count = len(function.shared)
            return f"m2c_value *environment = m2c_new_environment({count}, {given or 'NULL'});\n"
        return f"m2c_value *environment = {given};\n" if given else ""

    def release_environment(self) -> str:
        owns = self.module.environments.owns(self.function.name)
        return spelling("boxed").clear("&environment") if owns else ""

    def shared_slot(self, owner: str, name: str) -> str:
        """`&x`: where a variable lives that nested functions share."""
        environments = self.module.environments
        place = environments.place(owner, name)
        return f"m2c_shared({self._level(environments.depth(owner))}, {place})"

    def outside_slot(self, instr: Instr) -> str:
        """`&x` for the global, persistent or shared variable that an instruction is about."""
        if isinstance(instr.payload, SharedVariable):
            return self.shared_slot(instr.payload.owner, instr.payload.name)
        return f"&{self.outside_variable(instr)}"

    def outside_variable(self, instr: Instr) -> str:
        """The C variable of the global or persistent variable that an instruction is about."""
        if isinstance(instr.payload, PersistentVariable):
            return self.module.persistent_variable(instr.payload.slot)
        return self.module.global_variable(instr.payload.name)

    def _level(self, depth: int) -> str:
        up = self.module.environments.depth(self.function.name) - depth
        self.used.add("environment")
        text = "environment"
        for _ in range(up):
            text = f"m2c_outer({text})"
        return text

    def discard(self) -> str:
        """A slot for a result that nobody wants."""
        self.uses_discard = True
        return "unused"

    def start_list(self, value: Value) -> str:
        """Empties the C variable of a comma list that is about to be made."""
        return "" if value in self.short_lists else spelling("boxed").release_list(self.var(value))

    def scratch_list(self) -> tuple[str, str]:
        """A scratch comma list, free until the instruction is done, and what empties it before."""
        self.lists += 1
        self.most_lists = max(self.most_lists, self.lists)
        name = f"args_{self.lists}"
        return name, spelling("boxed").release_list(name) if self.catches else ""

    def release_lists(self) -> str:
        """Empties the scratch lists that the instruction at hand has used."""
        release = spelling("boxed").release_list
        return "".join(release(f"args_{k + 1}") for k in range(self.lists))
